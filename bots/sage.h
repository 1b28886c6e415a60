// SPDX-License-Identifier: Apache-2.0
// Plays by the game's rule of thumb, at once.
#pragma once

#include "bots/bot.h"

namespace fg::bots {

template <Game G, AdviceFor<G> A>
class Sage final : public Bot<G> {
  public:
    using typename Bot<G>::Rules;
    using typename Bot<G>::View;
    using typename Bot<G>::Choice;

    Choice decide(const Rules& rules, const View& view, const Budget& budget) override {
        FastChance chance(budget.seed);
        typename G::Offers offers;
        offers_in<G>(rules, view, offers);
        if (offers.size() == 1) return offers[0];
        const Choice choice = A::advise(rules, view, offers, chance);
        FG_CHECK(offers.has(choice));
        return choice;
    }
};

}  // namespace fg::bots
