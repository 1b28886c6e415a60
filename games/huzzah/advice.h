// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Rules of thumb for bots: what a sensible player would answer, and how a position looks. Never needed for the rules.
#pragma once

#include "games/huzzah/offers.h"
#include "games/huzzah/outlook.h"

namespace fg::huzzah {

struct Advice {
    static constexpr u32 horizon = 80;  // about four turns of the table, for the search

    static Choice advise(const Rules& rules, const View& view, const Offers& offers, FastChance& chance) {
        const detail::Thinker thinker(rules, view.table, view.mine, view.viewer);
        Choice best;
        float highest = -1e9f;
        for (const Choice& choice : offers) {
            // A little noise parts equals, so that a sage is not the same in every seat.
            const float worth = thinker.worth(choice) + 0.01f * static_cast<float>(chance.below(16));
            if (worth <= highest) continue;
            highest = worth;
            best = choice;
        }
        return best;
    }

    static void outlook(const Rules& rules, const State& state, PerSeat<float>& shares) {
        detail::outlook(rules, state, shares);
    }

    // For playing on inside a search: random, but mostly without the follies that are cheap to see. Returns
    // the number of legal answers.
    static int quick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
        const int legal = huzzah::pick(rules, seen, chance, choice);
        if (legal > 1 && is_folly(rules, seen, choice, chance)) {
            switch (choice.act) {
                case Act::bump: choice = {.act = Act::pass}; break;
                case Act::stay: choice = {.act = Act::take}; break;
                case Act::discard: choice = {.act = Act::discard}; break;
                case Act::walk:
                case Act::show: huzzah::pick(rules, seen, chance, choice); break;  // think again, once
                case Act::choose:
                case Act::pass:
                case Act::take:
                case Act::heckle:
                case Act::place:
                case Act::none: break;
            }
        }
        return legal;
    }

  private:
    static bool is_folly(const Rules& rules, Seen seen, const Choice& choice, FastChance& chance) {
        const Table& table = seen.table;
        switch (choice.act) {
            case Act::stay: return true;
            case Act::bump: return chance.below(4) != 0;
            case Act::walk: {
                const Stage stage = rules.stage_at[stop_after(rules, table, seen.me, choice.steps)];
                return stage == Stage::none || is_taken(table, stage);
            }
            case Act::show: {
                if (choice.card == Card::huzzah) return chance.below(4) != 0;
                const int crowd = crowd_of(rules, table, table.place[seen.me].stage());
                return (choice.card == Card::finale) == (crowd < 7);
            }
            case Act::discard:
                return is_treasure(seen, choice.card) || is_treasure(seen, choice.other) || chance.flip();
            case Act::choose:
            case Act::pass:
            case Act::take:
            case Act::heckle:
            case Act::place:
            case Act::none: break;
        }
        return false;
    }
    static bool is_treasure(Seen seen, Card card) {
        return card == Card::crowd5 || (card == Card::finale && seen.mine.hand.count(card) == 1);
    }
};

}  // namespace fg::huzzah
