// SPDX-License-Identifier: Apache-2.0
// Rules of thumb for the toy game, for the tests of bots.
#pragma once

#include "tests/toys/lantern_lottery/game.h"

namespace fg::lantern {

struct Advice {
    // Always peek; name what was seen, or else the colour one holds least of.
    static Choice advise(const Rules&, const View& view, const Offers& offers, FastChance&) {
        if (view.table.question == Question::peek) return offers[offers.size() - 1];
        if (view.veiled.prize.is_seen) return {.act = Act::guess, .colour = view.veiled.prize.value};
        Colour rarest = Colour::red;
        for (const Choice& offer : offers)
            if (view.mine.hand.count(offer.colour) < view.mine.hand.count(rarest)) rarest = offer.colour;
        return {.act = Act::guess, .colour = rarest};
    }
    static void outlook(const Rules& rules, const State& imagined, PerSeat<float>& shares) {
        float total = 0;
        for (Seat seat : SeatSet::first(rules.players)) total += 1.0F + imagined.table.score[seat];
        for (Seat seat : SeatSet::first(rules.players))
            shares[seat] = (1.0F + imagined.table.score[seat]) / total;
    }
};

}  // namespace fg::lantern
