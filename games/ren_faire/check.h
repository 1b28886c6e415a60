// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What must hold in every state: each card is there once and lies where it may, what is public about hidden things is true, the card
// on the Stage and the round fit. A state may come from outside, so nothing is used as an index before it has been found in
// range.
#pragma once

#include "games/ren_faire/offers.h"
#include "games/ren_faire/result.h"

namespace fg::ren {

// The operation that asks a question; `none` for those that need no card.
constexpr bool fits_operation(Question question, Op op) {
    using enum Question;
    switch (question) {
        case first_vote:
        case host_choice:
        case character:
        case action:
        case discard: return false;
        case place: return op == Op::buy || op == Op::peek || op == Op::auction;
        case trim: return true;
        case toss: return op == Op::toss;
        case Question::choose_other: return op == Op::choose_other;
        case Question::choose_player: return op == Op::choose_player;
        case mud: return op == Op::mud;
        case lift: return op == Op::lift;
        case launder: return op == Op::launder;
        case icon: return op == Op::name_icon;
        case pass_on: return op == Op::pass_on;
        case perform: return op == Op::perform || op == Op::perform_together || op == Op::duel;
        case act: return is_any(op, Op::perform, Op::perform_together, Op::duel);
        case kept: return op == Op::hold;
        case vote: return op == Op::perform || op == Op::perform_together || op == Op::hold;
        case duel_vote: return op == Op::duel;
        case hawker: return op == Op::buy;
        case order: return op == Op::reorder;
        case seer: return op == Op::peek;
        case decree: return op == Op::decree;
        case spoils: return op == Op::spoils;
        case joust: return op == Op::joust;
        case call:
        case fingers: return op == Op::odds;
        case few_fingers: return op == Op::tallest;
        case thimble: return op == Op::thimbles;
        case nerve: return op == Op::nerve;
        case pie: return op == Op::share;
        case bid: return op == Op::auction;
        case ribbon: return op == Op::ribbon;
      case slots: return op == Op::name_slots;
        case stake: return op == Op::stake;
        case score: return op == Op::race;
        case pattern: return op == Op::par;
    }
    return false;
}
// Asked before the Faire is open.
constexpr bool is_before(Question question) {
    return question == Question::first_vote || question == Question::host_choice ||
           question == Question::character;
}

struct Inspection {
    const Rules& rules;
    const State& state;
    const Table& table = state.table;
    const PerformancePiles& scripts = state.veiled.scripts;
    const CostumePiles& garb = state.veiled.garb;

    constexpr Complaint complaint() const {
        if (index_of(table.question) >= name_count<Question>) return "nobody is asked anything";
        if (Complaint found = scripts.complaint()) return found;
        if (Complaint found = garb.complaint()) return found;
        if (Complaint found = seats()) return found;
        if (Complaint found = complaint_of(state.round, rules.players)) return found;
        if (state.round.asked.is_empty() != is_over(table)) return "somebody is asked until the game is over";
        if (is_before(table.question) && !is_over(table)) return before();
        if (Complaint found = extended()) return found;
        if (Complaint found = stage()) return found;
        if (Complaint found = costumes()) return found;
        if (Complaint found = knowledge()) return found;
        if (Complaint found = turn()) return found;
        for (Seat seat : EachSeat{rules.players})
            if (Complaint found = player(seat)) return found;
        return is_over(table) ? nullptr : round();
    }

  private:
    constexpr bool is_seat(Seat seat) const { return index_of(seat) < rules.players; }
    constexpr Complaint seats() const {
        const SeatSet all = everybody(rules);
        const bool is_setting_up =
            table.question == Question::first_vote || table.question == Question::host_choice;
        if (is_setting_up ? table.first != no_seat : !is_seat(table.first) || !is_seat(table.active))
            return "the turn is nobody's";
        const Stage& now = table.stage;
        for (const SeatSet set : {table.live, table.winners, table.settling, now.todo, now.succeeded,
                                  now.failed, now.tied, now.declined})
            if (!(set - all).is_empty()) return "somebody is spoken of who does not play";
        for (const Seat seat : {now.you, now.chosen, table.placer, table.buyer})
            if (seat != no_seat && !is_seat(seat)) return "somebody is spoken of who does not play";
        u32 taken = 0;
        for (int i = 0; i < max_players; ++i) {
            const Character character = table.characters.at[i];
            if (i >= rules.players) {
                if (table.coins.at[i] != 0 || character != Character::none ||
                    table.outfits.at[i] != Outfit{} || !scripts.is_empty(hand_of(seat_of(i))) ||
                    !garb.is_empty(stack_of(seat_of(i))))
                    return "an empty chair has something";
                continue;
            }
            if (character == Character::none) continue;
            if (index_of(character) >= name_count<Character>) return "there is no such Character (REN-151)";
            if ((taken >> index_of(character) & 1u) != 0) return "each Character is there once (REN-011)";
            taken |= 1u << index_of(character);
        }
        return nullptr;
    }
    // REN-025: nothing is dealt yet.
    constexpr Complaint before() const {
        if (scripts.size(script_deck) != performance_count || garb.size(garb_deck) != costume_count)
            return "nothing is dealt before the Characters are chosen (REN-025)";
        if (table.stage != Stage{} || !table.extended.is_empty())
            return "no card is played before the first turn";
        if (table.question == Question::first_vote)
            return state.round.asked == everybody(rules) ? answers() : "everybody names a player (REN-015)";
        if (state.round.asked.size() != 1) return "one player is asked at a time";
        const Seat asked = state.round.asked.lowest();
        if (table.question == Question::character && table.characters[asked] != Character::none)
            return "a player chooses one Character (REN-011)";
        return answers();
    }
    constexpr Complaint extended() const {
        for (int i = 0; i < table.extended.size(); ++i) {
            const Extended& card = table.extended[i];
            if (index_of(card.card) >= performance_count || !rules.is_extended(card.card))
                return "only an Extended card lies near a Character (REN-082)";
            if (!scripts.is_in(card.card, in_play)) return "an Extended card lies in play (REN-090)";
            if (place_of(table, card.card) != i) return "an Extended card lies there once";
            if (!is_seat(card.you) || !is_seat(card.holder))
                return "an Extended card lies near nobody (REN-082)";
            const Operation& lay = rules.lay[card.card];
            const int least = lay.n < lay.last ? lay.n : lay.last, most = lay.n < lay.last ? lay.last : lay.n;
            if (card.counters < least || card.counters > most)
                return "a card has too many counters (REN-086)";
            if ((lay.lasting == Lasting::colours) != (index_of(card.icon) < name_count<Icon>))
                return "a card names an icon if it needs one";
        }
        const Stage& now = table.stage;
        const bool is_on_stage = now.card != Performance::none && place_of(table, now.card) < 0;
        if (scripts.size(in_play) != table.extended.size() + is_on_stage)
            return "cards in play are on the Stage or near a Character (REN-039)";
        return table.due <= table.extended.size() ? nullptr : "an Extended card is due that is not there";
    }
    constexpr Complaint stage() const {
        const Stage& now = table.stage;
        if (now.card == Performance::none) return now == Stage{} ? nullptr : "no card is on the Stage";
        if (index_of(now.card) >= performance_count || !scripts.is_in(now.card, in_play))
            return "the card on the Stage is in play (REN-039)";
        if (index_of(now.part) >= name_count<Part> || now.part == Part::trigger)
            return "a card has no such part";
        if (now.part != Part::now && place_of(table, now.card) < 0)
            return "only an Extended card has later parts";
        if (!is_seat(now.you)) return "somebody has played the card (REN-045)";
        if (now.step > rules.program(now.card, now.part).size()) return "a card has no such step";
        return nullptr;
    }
    constexpr Complaint costumes() const {
        const bool is_placing = table.question == Question::place && !is_over(table);
        if (garb.size(stall) != is_placing) return "a Costume lies on the stall until it is placed (REN-101)";
        if (is_placing != (table.buyer != no_seat)) return "somebody places what lies on the stall (REN-101)";
        const bool is_peeking = table.question == Question::seer && !is_over(table);
        if ((garb.size(tray) > 0) != is_peeking) return "Costumes are looked at by nobody";
        for (int place = 0; place < window_places; ++place)
            if (garb.is_empty(window_at(place)) && can_draw_costume(garb) && !is_over(table))
                return "the Window is full as long as a Costume can be drawn (REN-106)";
        if ((table.placer == no_seat) != (table.placed == Costume::none))
            return "somebody has placed a Costume, or nobody";
        if (table.placed != Costume::none && index_of(table.placed) >= costume_count)
            return "there is no such Costume";
        for (Seat seat : EachSeat{rules.players})
            if (Complaint found = outfit(seat)) return found;
        return nullptr;
    }
    constexpr Complaint outfit(Seat seat) const {
        const bool is_arranging =
            table.question == Question::order && state.round.asked == SeatSet::only(seat);
        if (is_arranging) return nullptr;
        if (outfit_of(rules, garb, seat) != table.outfits[seat])
            return "what a Character shows follows from its stack (REN-113)";
        const bool is_won = is_complete(rules, table.outfits[seat], garb.size(stack_of(seat)));
        return is_won && table.ending != Ending::outfitted ? "a complete outfit wins at once (REN-141)"
                                                           : nullptr;
    }
    constexpr Complaint knowledge() const {
        for (const Performance card : scripts.cards_in(script_deck))
            if (!scripts.known_to(card).is_empty()) return "nobody knows what the deck holds (REN-019)";
        for (const Costume costume : garb.cards_in(garb_deck))
            if (!garb.known_to(costume).is_empty()) return "nobody knows what the deck holds (REN-019)";
        const int under = garb.size(under_deck);
        if (table.under_known.size() != under || table.tray_known.size() != garb.size(tray))
            return "all can tell who knows a Costume that was looked at (REN-157)";
        for (int i = 0; i < under; ++i)
            if (!is_known(garb.card(under_deck, under - 1 - i), table.under_known[i]))
                return "all can tell who knows a Costume under the deck (REN-157)";
        for (int i = 0; i < table.tray_known.size(); ++i)
            if (!is_known(garb.card(tray, i), table.tray_known[i]))
                return "all can tell who knows a Costume that is looked at (REN-157)";
        return nullptr;
    }
    constexpr bool is_known(Costume costume, const Knowers& knowers) const {
        return knowers.everybody ? garb.is_public(costume) : garb.known_to(costume) == knowers.seats;
    }
    constexpr Complaint turn() const {
        if (rules.last_turn != 0 && table.turns > rules.last_turn) return "the last turn is over (REN-145)";
        if (table.actions_left > rules.content.actions) return "a turn has two actions (REN-030)";
        if (index_of(table.judging) >= name_count<Judging>) return "stunts are judged somehow (REN-062)";
        if (is_over(table) == table.winners.is_empty())
            return "somebody has won when the game is over (REN-139)";
        if (table.ending == Ending::none &&
            clockwise(table.first, table.turns % rules.players, rules.players) != table.active)
            return "turns pass clockwise (REN-016)";
        return nullptr;
    }
    constexpr Complaint player(Seat seat) const {
        if (index_of(table.characters[seat]) >= name_count<Character>)
            return "a player has no Character (REN-011)";
        const int cards = scripts.size(hand_of(seat));
        if (cards > most_in_hand) return "a hand has too many cards";
        if (cards > table.outfits[seat].maximum && !table.settling.has(seat) && !is_over(table))
            return "a hand is over its maximum (REN-124)";
        if (!scripts.is_empty(passing_to(seat))) return "a hand is on its way";
        for (Seat who : EachSeat{rules.players}) {
            const int glimpsed = table.glimpses[who][seat];
            if (glimpsed > cards || (who == seat && glimpsed != 0))
                return "nobody knows more cards of another's hand than there are (REN-157)";
            int known = 0;
            for (const Performance card : scripts.cards_in(hand_of(seat)))
                known += !scripts.is_public(card) && scripts.known_to(card).has(who);
            if (who != seat && known > glimpsed)
                return "somebody knows a card that they cannot have seen (REN-157)";
        }
        return nullptr;
    }

    // ---- the round ----

    constexpr Complaint round() const {
        const SeatSet asked = state.round.asked;
        if (Complaint found = card_fits()) return found;
        if (!table.settling.is_empty() && table.question != Question::trim)
            return "settling comes first (REN-127)";
        if (is_of_one(table.question)) {
            if (asked.size() != 1) return "one player is asked at a time";
            if (!may_be_asked(asked.lowest())) return "somebody else is asked";
        }
        if (is_for_people(table.question) && !(state.round.owing - table.live).is_empty())
            return "only a person is asked this (REN-154)";
        return answers();
    }
    constexpr Complaint card_fits() const {
        const Stage& now = table.stage;
        if (now.card == Performance::none) {
            const bool needs_none = table.question == Question::action ||
                                    table.question == Question::discard ||
                                    table.question == Question::place || table.question == Question::trim;
            return needs_none ? nullptr : "a card asks this, and none is on the Stage";
        }
        const Rules::Range program = rules.program(now.card, now.part);
        if (table.question == Question::trim) return nullptr;
        if (now.step >= program.size() || !fits_operation(table.question, program[now.step].op))
            return "the card on the Stage asks something else";
        if (is_for_two(program[now.step].op) && (!is_seat(now.chosen) || now.chosen == now.you))
            return "another player was chosen (REN-047)";
        const bool is_act = is_any(table.question, Question::vote, Question::perform, Question::act);
        if (is_act && program[now.step].op == Op::perform && now.todo.is_empty()) return "somebody performs";
        if (table.question == Question::spoils &&
            (now.failed.size() != 1 || garb.is_empty(stack_of(now.failed.lowest()))))
            return "there is something to take (P35)";
        return nullptr;
    }
    static constexpr bool is_of_one(Question question) {
        using enum Question;
        return !is_any(question, first_vote, vote, duel_vote, joust, fingers, few_fingers, thimble, nerve,
                       pie, bid, ribbon, slots, stake, score, pattern);
    }
    constexpr bool may_be_asked(Seat seat) const {
        using enum Question;
        const Question question = table.question;
        const int cards = scripts.size(hand_of(seat)), costumes = garb.size(stack_of(seat));
        if (is_any(question, action, discard)) return seat == table.active;
        if (question == place) return seat == table.buyer;
        if (question == trim) return cards > table.outfits[seat].maximum;
        if (is_any(question, Question::choose_other, Question::choose_player, icon, call))
            return seat == table.stage.you;
        if (question == act) return is_performing(seat);
        if (question == lift) return costumes >= 2;
        if (question == launder) return costumes >= 1;
        if (question == order) return table.stage.count + 1 < costumes;
        if (question == toss) return cards > step_of(rules, table.stage).n;
        if (question == mud) return table.coins[seat] >= step_of(rules, table.stage).n && costumes > 0;
        return question != seer || table.coins[seat] >= step_of(rules, table.stage).price;
    }
    // REN-057: of several who perform alone it is the first; a duel's second comes after them.
    constexpr bool is_performing(Seat seat) const {
        const Stage& now = table.stage;
        if (step_of(rules, now).op == Op::perform) return seat == now.todo.first_clockwise(now.you);
        return (seat == now.you || seat == now.chosen) && !now.todo.has(seat) && !now.declined.has(seat);
    }
    // What is picked is held, by rising number; what waits for the others is one of the offers.
    constexpr Complaint answers() const {
        for (Seat seat : EachSeat{rules.players}) {
            const Cards& cards = state.round.so_far[seat].group.cards;
            for (int i = 0; i < cards.size(); ++i) {
                if (index_of(cards[i]) >= performance_count || !scripts.is_in(cards[i], hand_of(seat)))
                    return "a card is picked that is not held";
                if (i > 0 && cards[i] <= cards[i - 1]) return "cards are picked by rising number";
            }
            const bool is_grouped = table.question == Question::discard || table.question == Question::trim ||
                                    table.question == Question::toss;
            if (!cards.is_empty() && !is_grouped) return "this is not answered in steps";
            if (is_grouped && state.round.asked.has(seat) && count_offers(rules, seen_of(state, seat)) < 1)
                return "a group cannot be finished";
        }
        for (Seat seat : state.round.asked - state.round.owing)
            if (const Choice& sealed = state.round.so_far[seat].sealed;
                sealed != Choice{} && !is_offered(rules, seen_of(state, seat), sealed))
                return "a sealed answer is not one of those that were offered";
        return nullptr;
    }
};

constexpr Complaint check(const Rules& rules, const State& state) {
    return Inspection{rules, state}.complaint();
}

}  // namespace fg::ren
