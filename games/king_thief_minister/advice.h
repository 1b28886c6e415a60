// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Rules of thumb for bots. `advise` knows only a View; every number here is a guess about what tends to pay,
// and none is needed for correctness.
#pragma once

#include "engine/mixture.h"
#include "games/king_thief_minister/offers.h"

namespace fg::ktm {

// What one player makes of the table: how likely each card is what, and what each act is worth in coins.
struct Thoughts {
    const Rules& rules;
    const Table& table;
    const Knowledge& knowledge;
    Seat me;
    float possible;  // size of the knowledge set

    Thoughts(const Rules& r, const View& view)
        : rules(r),
          table(view.table),
          knowledge(view.mine.knowledge),
          me(view.viewer),
          possible(static_cast<float>(view.mine.knowledge.size())) {}

    int card_of(Seat seat) const { return ktm::card_of(rules, table, seat); }
    float likely(int card, Character face) const {
        return static_cast<float>(knowledge.count_with(card, face)) / possible;
    }
    int purse(Seat seat) const { return table.purse[seat]; }
    int richest_but(Seat seat) const { return purse(richest_other(rules, table, seat)); }

    // What it is worth to me if `seat` ends the game with that many coins more.
    float end_for(Seat seat, int gain) const {
        const int mine = purse(me) + (seat == me ? gain : 0);
        int best = 0;
        for (Seat other : EachSeat{rules.players}) {
            const int coins = purse(other) + (other == seat ? gain : 0);
            if (other != me && coins > best) best = coins;
        }
        return mine > best ? 12.0F : mine == best ? 5.0F : -8.0F;
    }

    // What the act of a standing claim brings its pretender, in coins.
    float king_worth() const {
        const int takes = rules.content.king_takes;
        return static_cast<float>(takes < table.treasury ? takes : table.treasury);
    }
    float thief_worth() const { return 2.0F * static_cast<float>(rules.content.theft); }
    float sheriff_worth() const { return purse(me) > richest_but(me) ? 1.6F : 1.3F; }

    // The best guess of an Executioner: coins times likelihood, over the two richest of the others.
    struct Guess {
        Seat target = no_seat;
        Character face = Character::executioner;
        float worth = -1;
    };
    Guess best_guess() const {
        Guess best;
        for (int n = 0; n < rules.players - 1; ++n) {
            const Seat target = nth_other(rules, me, n);
            const auto coins =
                static_cast<float>(purse(target)) + 0.01F;  // of the broke, still the likeliest
            if (coins <= best.worth) continue;              // not even a certain guess would be better
            for (int c = 0; c < characters; ++c) {
                const float worth = coins * likely(card_of(target), character_at(c));
                if (worth > best.worth) best = {target, character_at(c), worth};
            }
        }
        return best;
    }
};

struct Advice {
    // For the search: games are short enough to be played nearly to the end, and a walk down the tree costs
    // as much as three of them.
    static constexpr u32 horizon = 100;
    static constexpr u32 rollouts = 3;

    static Choice advise(const Rules& rules, const View& view, const Offers& offers, FastChance& chance) {
        const Thoughts my(rules, view);
        switch (view.table.question) {
            case Question::initial_look: return {.act = Act::peek, .spot = spot_on(rules.spot_of[my.me], 1)};
            case Question::main: return action(my, offers, chance);
            case Question::challenge: return {.act = is_worth_a_challenge(my) ? Act::challenge : Act::no};
            case Question::challenge_answer:
                return {.act = my.likely(my.card_of(view.table.pretender), Character::minister) < 0.05F
                                   ? Act::challenge
                                   : Act::no};
            case Question::execute: {
                const Thoughts::Guess guess = my.best_guess();
                return {.act = Act::execute, .character = guess.face, .target = guess.target};
            }
            case Question::pay_two:
                return {.act = Act::pay_two, .target = richest_other(rules, view.table, my.me)};
            case Question::shuffle: return shuffle(my, chance);
            case Question::answer:
                return {.act = my.likely(my.card_of(my.me), Character::minister) > 0.4F ? Act::answer
                                                                                        : Act::silent};
            case Question::name: return best_name(my, offers);
            case Question::none: break;
        }
        return offers[0];
    }

    // Each seat's share of the win in an imagined world: the purses, the sharper the fewer coins are left to
    // win.
    static void outlook(const Rules& rules, const State& state, PerSeat<float>& shares) {
        const Table& table = state.table;
        int best = 0;
        for (Seat seat : EachSeat{rules.players}) best = table.purse[seat] > best ? table.purse[seat] : best;
        const float scale = 1.0F / (1.0F + 0.25F * static_cast<float>(table.treasury));
        float total = 0;
        for (Seat seat : EachSeat{rules.players}) {
            const float behind = static_cast<float>(best - table.purse[seat]) * scale;
            shares[seat] = 1.0F / (1.0F + behind + 2.0F * behind * behind);
            total += shares[seat];
        }
        for (Seat seat : EachSeat{rules.players}) shares[seat] /= total;
    }

    // For playing on inside a search: takes one world that the seat thinks possible for the true one and
    // plays by it, with some caprice. Returns the number of legal answers.
    static int quick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
        const int legal = count_offers(rules, seen);
        const u32 roll = chance.below(8);
        switch (seen.table.question) {
            case Question::main: choice = quick_action(rules, seen, chance, roll); break;
            case Question::challenge:
            case Question::challenge_answer: choice = quick_doubt(rules, seen, roll); break;
            case Question::answer: {
                const int card = card_of(rules, seen.table, seen.me);
                const bool is_minister = imagined(seen, chance, card) == Character::minister;
                choice = {.act = is_minister ? Act::answer : Act::silent};
                break;
            }
            case Question::execute: {
                const Seat target = richest_other(rules, seen.table, seen.me);
                choice = {.act = Act::execute,
                          .character = imagined(seen, chance, card_of(rules, seen.table, target)),
                          .target = target};
                break;
            }
            case Question::pay_two:
                choice = {.act = Act::pay_two, .target = richest_other(rules, seen.table, seen.me)};
                break;
            case Question::initial_look:
            case Question::shuffle:
            case Question::name:
            case Question::none: pick(rules, seen, chance, choice);
        }
        return legal;
    }

    // For the search: thinkers who know every card keep one another from the last coins for ever (KTM-163).
    static float weariness(const Rules& rules, const Table& table) {
        return weary * rounds_beyond(rules, table, lively_rounds);
    }

  private:
    // The face of a card in some world that the seat thinks possible.
    static Character imagined(Seen seen, FastChance& chance, int card) {
        const int world = seen.mine.knowledge.next(static_cast<int>(chance.below(worlds)));
        return character_at(world_tables.face[world][card]);
    }
    static Choice quick_action(const Rules& rules, Seen seen, FastChance& chance, u32 roll) {
        const int card = card_of(rules, seen.table, seen.me);
        if (roll < 5) {
            const Character face = seen.mine.knowledge.allows(card, Character::king)
                                       ? Character::king
                                       : imagined(seen, chance, card);
            if (face != Character::peasant && face != Character::minister)
                return {.act = Act::claim, .character = face};
        }
        if (roll == 7 && can_look(rules, seen.table, seen.me)) return {.act = Act::look};
        return ActionOffers::nth(static_cast<int>(roll % 3));
    }
    // Never doubts what must be true, always what cannot be, else by the weight of the act.
    static Choice quick_doubt(const Rules& rules, Seen seen, u32 roll) {
        const Table& table = seen.table;
        const int card = card_of(rules, table, table.pretender);
        if (!seen.mine.knowledge.allows(card, table.claim)) return {.act = Act::challenge};
        const u32 doubt = table.claim == Character::minister      ? 0
                          : table.claim == Character::executioner ? 3
                                                                  : 6;
        const bool is_certain = !seen.mine.knowledge.allows_other(card, table.claim);
        return {.act = roll < doubt && !is_certain ? Act::challenge : Act::no};
    }

    // The longer a game drags on, the wilder: players who always do what seems best repeat the same round for ever (KTM-163).
    static Choice action(const Thoughts& my, const Offers& offers, FastChance& chance) {
        Mixture<Offers::capacity> acts;
        for (const Choice& choice : offers)
            acts.add(choice.act == Act::claim  ? claim_worth(my, choice.character)
                     : choice.act == Act::look ? look_worth(my)
                                               : move_worth(my, choice.act));
        const float wildness = calm + restless * rounds_beyond(my.rules, my.table, quiet_rounds);
        return offers[acts.pick(wildness, hopeless, chance)];
    }
    static float rounds_beyond(const Rules& rules, const Table& table, float quiet) {
        const float rounds = static_cast<float>(table.turns) / static_cast<float>(rules.players);
        return rounds > quiet ? rounds - quiet : 0;
    }

    // A true claim brings the act and perhaps a challenger's coin; a lie brings the act if nobody asks.
    static float claim_worth(const Thoughts& my, Character character) {
        const float truth = my.likely(my.card_of(my.me), character);
        if (character == Character::peasant) return peasant_worth(my, truth);
        const bool is_refuted = !my.table.known.allows(my.card_of(my.me), character);
        const float lie = is_refuted ? 0.0F : my.purse(my.me) == 0 ? lie_of_the_broke : lie_passes;
        return (truth * 1.05F + (1 - truth) * lie) * act_worth(my, character);
    }
    static float act_worth(const Thoughts& my, Character character) {
        switch (character) {
            case Character::king:
                return my.table.treasury <= my.rules.content.king_takes ? my.end_for(my.me, my.table.treasury)
                                                                        : my.king_worth() + 0.2F;
            case Character::thief: return my.thief_worth();
            case Character::minister: return 0.3F;
            case Character::executioner: return my.best_guess().worth;
            case Character::sheriff: return my.sheriff_worth();
            case Character::peasant:
            case Character::none: break;
        }
        return 0;
    }
    // Only with a fair chance of naming everything, and only to win.
    static float peasant_worth(const Thoughts& my, float truth) {
        if (truth < 0.99F || my.possible > 6) return hopeless;
        const float right = 1 / my.possible;
        return right * my.end_for(my.me, my.table.treasury) - (1 - right) * 2;
    }
    static float look_worth(const Thoughts& my) {
        if (my.knowledge.certain_face(my.card_of(my.me)) != Character::none) return hopeless;
        return my.table.treasury <= 4 ? -0.5F : look_pays;
    }
    // What the card that would arrive might do next turn, if it is still there.
    static float move_worth(const Thoughts& my, Act move) {
        const int card = my.table.card_at[spot_on(my.rules.spot_of[my.me], step_of_move(move))];
        return patience * (my.likely(card, Character::king) * 3 + my.likely(card, Character::thief) * 2 +
                           my.likely(card, Character::sheriff));
    }

    static bool is_worth_a_challenge(const Thoughts& my) {
        const Table& table = my.table;
        const Seat pretender = table.pretender;
        const float chance = my.likely(my.card_of(pretender), table.claim);
        if (chance > 0.99F) return false;
        // Who claims something more often has it than not: an even guess counts for more than the cards say.
        const float truth = credit * chance / (credit * chance + 1 - chance);
        return (1 - truth) * threat(my) > truth * 1.0F;
    }
    // What the act would cost me.
    static float threat(const Thoughts& my) {
        const Table& table = my.table;
        const Seat pretender = table.pretender;
        const bool is_neighbour = pretender == clockwise(my.me, 1, my.rules.players) ||
                                  pretender == clockwise(my.me, -1, my.rules.players);
        switch (table.claim) {
            case Character::king:
                return table.treasury <= my.rules.content.king_takes ? -my.end_for(pretender, table.treasury)
                                                                     : my.king_worth() * harm;
            case Character::thief: return is_neighbour && my.purse(my.me) > 0 ? 1.4F : 2 * harm;
            case Character::sheriff: return my.purse(my.me) > 0 ? 1.1F : 0.0F;
            case Character::executioner:
                return table.plan.act == Act::execute && table.plan.target != my.me
                           ? 0.5F
                           : 0.15F * static_cast<float>(my.purse(my.me));
            case Character::minister: return 0.1F;
            case Character::peasant:
            case Character::none: break;
        }
        return 0;
    }

    // Brings the best card to the own spot and lets nobody follow it.
    static Choice shuffle(const Thoughts& my, FastChance& chance) {
        const Spot own = my.rules.spot_of[my.me];
        Spot best = spot_in_front(my.rules, my.me);
        float best_worth = worth_at(my, own), own_worth = best_worth;
        for (int i = 0; i < spots; ++i)
            if (const float worth = worth_at(my, spot_at(i)); worth > best_worth)
                best = spot_at(i), best_worth = worth;
        const Shuffle secret = best_worth > own_worth || chance.flip() ? Shuffle::exchange : Shuffle::keep;
        return {.act = Act::shuffle,
                .spot = own < best ? own : best,
                .other_spot = own < best ? best : own,
                .shuffle = my.rules.is_blind_shuffle() ? Shuffle::open : secret};
    }
    static float worth_at(const Thoughts& my, Spot spot) {
        const int card = my.table.card_at[spot];
        return my.likely(card, Character::king) * 3 + my.likely(card, Character::thief) * 2;
    }

    static Choice best_name(const Thoughts& my, const Offers& offers) {
        Choice best = offers[0];
        int most = -1;
        for (const Choice& choice : offers) {
            const int count = my.knowledge.count_with(my.table.card_at[choice.spot], choice.character);
            if (count > most) best = choice, most = count;
        }
        return best;
    }

    // What nobody in their right mind does, however long the game.
    static constexpr float hopeless = -2;
    // How far behind the best an act may seem and still be chosen now and then; and how much that grows with every round.
    static constexpr float calm = 0.03F;
    static constexpr float restless = 0.02F;
    static constexpr float quiet_rounds = 3;
    // After how many rounds thinkers begin to follow these rules of thumb, and how fast.
    static constexpr float lively_rounds = 9;
    static constexpr float weary = 0.2F;
    static constexpr float lie_passes = 0.15F;
    static constexpr float lie_of_the_broke = 0.25F;  // they have nothing to wait for
    static constexpr float look_pays = 0.55F;
    static constexpr float patience = 0.4F;
    static constexpr float credit = 2.0F;
    static constexpr float harm = 0.5F;
};

}  // namespace fg::ktm
