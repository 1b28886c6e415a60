// SPDX-License-Identifier: Apache-2.0
// Any legal answer, each as likely as the others.
#pragma once

#include "bots/bot.h"

namespace fg::bots {

template <Game G>
class Random final : public Bot<G> {
  public:
    using typename Bot<G>::Rules;
    using typename Bot<G>::View;
    using typename Bot<G>::Choice;

    Choice decide(const Rules& rules, const View& view, const Budget& budget) override {
        FastChance chance(budget.seed);
        typename G::Offers offers;
        offers_in<G>(rules, view, offers);
        return offers[static_cast<int>(chance.below(static_cast<u32>(offers.size())))];
    }
};

}  // namespace fg::bots
