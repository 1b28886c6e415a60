// SPDX-License-Identifier: Apache-2.0
// Rules of thumb for the toy game: serve what is worth most, keep it from others.
#pragma once

#include "tests/toys/pie_stall/game.h"

namespace fg::pie {

struct Advice {
    static Choice advise(const Rules& rules, const View& view, const Offers& offers, FastChance& chance) {
        const Choice* best = offers.begin();
        int most = -1000;
        for (const Choice& offer : offers) {
            const int worth = 8 * worth_of(rules, view, offer) + static_cast<int>(chance.below(8));
            if (worth > most) best = &offer, most = worth;
        }
        return *best;
    }
    static void outlook(const Rules& rules, const State& imagined, PerSeat<float>& shares) {
        const Table& table = imagined.table;
        float total = 0;
        for (Seat seat : present(rules, table)) total += weight(table, seat);
        for (Seat seat : EachSeat{rules.players})
            shares[seat] = table.left.has(seat) ? 0.0F : weight(table, seat) / total;
    }

  private:
    static float weight(const Table& table, Seat seat) {
        return 1.0F + static_cast<float>(table.points[seat] + table.coins[seat]);
    }
    static int worth_of(const Rules& rules, const View& view, const Choice& choice) {
        const int value = choice.card == Card::none ? 0 : rules.value[choice.card];
        switch (choice.act) {
            case Act::lay:
            case Act::serve: return value;
            case Act::pass:
            case Act::offer: return 2 - value;
            case Act::take:
            case Act::order: return value - 1;
            case Act::accept: return value_on_tray(rules, view) - 2;
            case Act::ready:
            case Act::done:
            case Act::sniff:
            case Act::rest:
            case Act::refuse:
            case Act::call:
            case Act::none: break;
        }
        return 1;
    }
    static int value_on_tray(const Rules& rules, const View& view) {
        const auto entry = view.veiled.piles.entry(tray(view.viewer), 0);
        return entry.is_known ? rules.value[entry.card] : 0;
    }
};

}  // namespace fg::pie
