// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What holds after every step (KTM-170), each with its own sentence. A state may come from outside, so nothing is used as
// an index before it has been found in range.
#pragma once

#include "games/king_thief_minister/offers.h"

namespace fg::ktm {

struct Inspection {
    const Rules& rules;
    const State& state;
    const Table& table;
    const Hidden& hidden;

    constexpr Complaint complaint() const {
        if (Complaint found = cards()) return found;
        if (Complaint found = coins()) return found;
        if (Complaint found = knowledge()) return found;
        if (Complaint found = turn()) return found;
        if (Complaint found = shown()) return found;
        if (Complaint found = claim()) return found;
        if (Complaint found = plan()) return found;
        if (Complaint found = answers()) return found;
        return unused();
    }

    constexpr bool is_player(Seat seat) const { return index_of(seat) < rules.players; }
    constexpr bool is_over() const { return table.ending != Ending::none; }
    static constexpr bool is_character(Character c) { return index_of(c) < characters; }

    constexpr Complaint cards() const {
        u32 at_spots = 0, faces = 0;
        for (int i = 0; i < spots; ++i) {
            if (table.card_at[i] >= spots) return "card_at names a card that does not exist";
            if (!is_character(hidden.face[i])) return "a card has no face";
            at_spots |= 1u << table.card_at[i];
            faces |= 1u << index_of(hidden.face[i]);
        }
        if (at_spots != 63) return "each of the six cards must lie at exactly one spot (KTM-019)";
        return faces != 63 ? "each character must be on exactly one card (KTM-003)" : nullptr;
    }

    constexpr Complaint coins() const {
        int total = table.treasury;
        for (Seat seat : EachSeat{rules.players}) total += table.purse[seat];
        if (total != rules.coins_in_play())
            return "purses and treasury must hold 5 coins for each player (KTM-008)";
        if (index_of(table.ending) >= name_count<Ending> && is_over())
            return "the ending is not one that exists";
        if (table.treasury == 0 && !is_over()) return "the game is over when the treasury is empty (KTM-157)";
        if (table.treasury != 0 && table.ending == Ending::empty_treasury)
            return "the treasury is not empty, so it cannot have ended the game (KTM-157)";
        return nullptr;
    }

    constexpr Complaint knowledge() const {
        const int world = world_of(hidden.face);
        if (!Knowledge::all().contains(table.known))
            return "the public knowledge has worlds that do not exist";
        if (!table.known.has(world)) return "the public knowledge rules out the cards as they lie (KTM-170)";
        for (Seat seat : EachSeat{rules.players}) {
            const Knowledge& own = state.own[seat].knowledge;
            if (!own.has(world)) return "a seat's knowledge rules out the cards as they lie (KTM-170)";
            if (!table.known.contains(own))
                return "a seat's knowledge allows what the public knowledge does not (KTM-170)";
        }
        return nullptr;
    }

    constexpr Complaint turn() const {
        if (!is_player(table.start_player)) return "the start player is not at the table";
        if (!is_player(table.mover)) return "the player whose turn it is is not at the table";
        if (is_over() != (table.question == Question::none))
            return "a question is open exactly while the game lasts";
        if (!is_over() && index_of(table.question) >= name_count<Question>)
            return "the question is not one that exists";
        if (!is_over() && table.turns >= rules.last_turn) return "the round cap has been reached (KTM-164)";
        if (table.ending == Ending::round_cap && table.turns != rules.last_turn)
            return "the round cap has not been reached (KTM-164)";
        if (!is_movers_turn())
            return "the turns finished are not those up to the player whose turn it is (KTM-036)";
        return state.round.asked != expected_round() ? "the question went to the wrong seats" : nullptr;
    }
    // KTM-035, KTM-036: from the start player clockwise. The turn at which the cap ends the game is finished, and nobody's follows.
    constexpr bool is_movers_turn() const {
        const bool is_before_the_first = table.question == Question::initial_look;
        const u32 begun = table.ending == Ending::round_cap ? table.turns - 1 : table.turns;
        const int steps = static_cast<int>(begun % static_cast<u32>(rules.players));
        return (!is_before_the_first || table.turns == 0) &&
               table.mover == clockwise(table.start_player, steps, rules.players);
    }
    constexpr SeatSet expected_round() const {
        switch (table.question) {
            case Question::initial_look: return everybody(rules);
            case Question::challenge:
            case Question::challenge_answer:
                return is_player(table.pretender) ? others(rules, table.pretender) : SeatSet{};
            case Question::answer: return others(rules, table.mover);
            case Question::main:
            case Question::execute:
            case Question::pay_two:
            case Question::shuffle:
            case Question::name: return SeatSet::only(table.mover);
            case Question::none: break;
        }
        return {};
    }

    // Cards lie face up during a Peasant's naming and after the end.
    constexpr Complaint shown() const {
        int up = 0;
        for (int spot = 0; spot < spots; ++spot) {
            if (table.face_up[spot] == Character::none) continue;
            if (table.face_up[spot] != hidden.face[table.card_at[spot]])
                return "a card face up shows another face than it has";
            if (table.question == Question::name &&
                table.known.certain_face(table.card_at[spot]) == Character::none)
                return "a card face up must be known to everybody (KTM-126)";
            ++up;
        }
        if (is_over())
            return up != spots ? "all six cards are turned up when the game is over (KTM-143)" : nullptr;
        if (table.question != Question::name) return up != 0 ? "no card lies face up now (KTM-125)" : nullptr;
        if (table.face_up[rules.spot_of[table.mover]] != Character::peasant)
            return "only a player whose Peasant has been shown names cards (KTM-117)";
        if (spots_to_name(rules, table) == 0 || up > 4) return "there is no card left to name (KTM-121)";
        return nullptr;
    }

    constexpr Complaint claim() const {
        if (!fits(expected_claims(), table.claim)) return "the claim does not fit the question";
        const bool is_answer = table.question == Question::challenge_answer;
        if (table.claim == Character::none)
            return table.pretender != no_seat ? "there is a pretender without a claim" : nullptr;
        if (is_answer && (!is_player(table.pretender) || table.pretender == table.mover))
            return "the answer must come from another player than the King's pretender (KTM-077)";
        return !is_answer && table.pretender != table.mover
                   ? "the pretender must be the player whose turn it is"
                   : nullptr;
    }
    // Bit per character; bit 7 = no claim.
    constexpr u32 expected_claims() const {
        switch (table.question) {
            case Question::challenge: return 0b011111;
            case Question::execute: return 1u << index_of(Character::executioner);
            case Question::pay_two: return 1u << index_of(Character::sheriff);
            case Question::shuffle:
            case Question::challenge_answer: return 1u << index_of(Character::minister);
            case Question::answer: return 1u << index_of(Character::king);
            case Question::name: return 1u << index_of(Character::peasant);
            case Question::initial_look:
            case Question::main:
            case Question::none: break;
        }
        return 1u << 7;
    }
    static constexpr bool fits(u32 allowed, Character claimed) {
        const int bit = claimed == Character::none ? 7 : index_of(claimed);
        return bit < 8 && (allowed >> bit & 1u) != 0;
    }

    // KTM-167: while a window is open on a claim that came with its choices, they are on the table.
    constexpr Complaint plan() const {
        const bool is_expected =
            table.question == Question::challenge && rules.is_with_claim() && (fits(0b011100, table.claim));
        if (!is_expected && table.plan != Choice{}) return "no choice of an act is waiting now";
        if (is_expected && !is_sound_plan())
            return "the choice that came with the claim does not fit it (KTM-167)";
        return is_sound_secret() ? nullptr : "a sealed exchange or keep does not fit (KTM-167)";
    }
    constexpr bool is_sound_plan() const {
        const Choice& p = table.plan;
        const bool is_target = is_player(p.target) && p.target != table.mover;
        if (table.claim == Character::executioner)
            return is_target && is_character(p.character) &&
                   p == Choice{.act = Act::execute, .character = p.character, .target = p.target};
        if (table.claim == Character::sheriff)
            return is_target && p == Choice{.act = Act::pay_two, .target = p.target};
        return p.spot < p.other_spot && index_of(p.other_spot) < spots &&
               (p.shuffle == Shuffle::open || p.shuffle == Shuffle::hidden) &&
               p ==
                   Choice{
                       .act = Act::shuffle, .spot = p.spot, .other_spot = p.other_spot, .shuffle = p.shuffle};
    }
    constexpr bool is_sound_secret() const {
        const Known<Shuffle>& secret = state.veiled.secret;
        if (table.plan.shuffle != Shuffle::hidden || rules.is_blind_shuffle())
            return secret == Known<Shuffle>{};
        return (secret.value == Shuffle::exchange || secret.value == Shuffle::keep) &&
               secret.known_to == SeatSet::only(table.mover);
    }

    constexpr Complaint answers() const {
        if (Complaint found = complaint_of(state.round, rules.players)) return found;
        if (state.round.open_answers != 0) return "no answer is seen by all before the round is over";
        SeatSet willing;
        for (Seat seat : state.round.asked - state.round.owing) {
            const Choice& sealed = state.round.so_far[seat].sealed;
            if (!may_be_sealed(seat, sealed)) return "a sealed answer is not a legal one";
            if (sealed.act == Act::challenge) willing.add(seat);
        }
        if (is_window(table.question) && !willing.is_empty() &&
            willing.has((willing | state.round.owing).first_anticlockwise(table.pretender)))
            return "the outcome of the challenge window is fixed, so it is closed (KTM-071)";
        return nullptr;
    }
    constexpr bool may_be_sealed(Seat seat, const Choice& choice) const {
        return is_simultaneous(table.question) && is_offered(rules, seen_of(state, seat), choice);
    }

    constexpr Complaint unused() const {
        for (int i = rules.players; i < max_players; ++i)
            if (state.own[seat_of(i)] != Own{} || table.purse[seat_of(i)] != 0)
                return "a seat nobody sits at holds something";
        return nullptr;
    }
};

constexpr Complaint check(const Rules& rules, const State& state) {
    return Inspection{rules, state, state.table, state.hidden}.complaint();
}

}  // namespace fg::ktm
