// SPDX-License-Identifier: Apache-2.0
// What a bot is: somebody who is given a View and a budget and names a choice. There is no way from here to a
// State. `Bot<G>` is for loops that know the game's type (the lab), `AnyBot` for those that do not.
#pragma once

#include <concepts>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "match/any_game.h"

namespace fg::bots {

// How long to think: until the first of the limits given. With `iterations` alone the answer depends on
// nothing but the view and the seed.
struct Budget {
    int ms = 0;          // 0: no limit of time
    u32 iterations = 0;  // 0: no limit of number; if both are 0, `usual_iterations`
    u64 seed = 1;
};
inline constexpr u32 usual_iterations = 2000;

// A game's rules of thumb. `advise` names one of the offers; `outlook` estimates each seat's share of the win
// in an imagined world.
template <class A, class G>
concept AdviceFor =
    requires(const typename G::Rules& rules, const typename G::View& view, const typename G::State& imagined,
             const typename G::Offers& offers, FastChance& chance, PerSeat<float>& shares) {
        { A::advise(rules, view, offers, chance) } -> std::same_as<typename G::Choice>;
        { A::outlook(rules, imagined, shares) } -> std::same_as<void>;
    };

template <Game G>
class Bot {
  public:
    using Rules = typename G::Rules;
    using View = typename G::View;
    using Choice = typename G::Choice;
    virtual ~Bot() = default;
    // The view is that of a seat that owes an answer.
    virtual Choice decide(const Rules& rules, const View& view, const Budget& budget) = 0;
};

class AnyBot {
  public:
    virtual ~AnyBot() = default;
    // The view must be of the game the bot was made for.
    virtual AnyChoice decide(const AnyView& view, const Budget& budget) = 0;
    // The same, and of an answer that is given in steps all the steps.
    virtual std::vector<AnyChoice> decide_all(const AnyView& view, const Budget& budget) {
        return {decide(view, budget)};
    }
};

template <Game G>
class BoxedBot final : public AnyBot {
  public:
    explicit BoxedBot(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}
    AnyChoice decide(const AnyView& any, const Budget& budget) override {
        const ViewBox<G>& box = opened(any);
        return AnyChoice::of(bot_->decide(box.rules, box.view, budget));
    }
    std::vector<AnyChoice> decide_all(const AnyView& any, const Budget& budget) override {
        const auto& [rules, seen] = opened(any);
        const Seat seat = seen.viewer;
        FastChance chance(budget.seed);
        Silence silence;
        // Steps give nothing away, so any world behind the view will do.
        typename G::State world = G::redeal(rules, seen, chance), before = world;
        std::vector<AnyChoice> steps;
        do {
            const auto choice = bot_->decide(rules, steps.empty() ? seen : view_for<G>(world, seat), budget);
            steps.push_back(AnyChoice::of(choice));
            before = world;
            G::apply(rules, world, seat, choice, chance, silence);
        } while (is_step_between(before, world, seat));
        return steps;
    }

  private:
    static const ViewBox<G>& opened(const AnyView& any) {
        const auto* box = dynamic_cast<const ViewBox<G>*>(&any);
        FG_CHECK(box != nullptr);
        return *box;
    }
    std::unique_ptr<Bot<G>> bot_;
};

// The offers of the seat that a view belongs to.
template <Game G>
void offers_in(const typename G::Rules& rules, const typename G::View& view, typename G::Offers& offers) {
    G::offer(rules, seen_in<G>(view), offers);
    FG_CHECK(offers.size() > 0);
}

}  // namespace fg::bots
