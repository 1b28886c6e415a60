// SPDX-License-Identifier: Apache-2.0
// The search of somebody who plays alone. Nobody else's moves blur what comes of an answer, so every answer is tried in the
// same imagined worlds, each played on by the game's advice, to its end or as far as the game says that it is worth looking;
// an answer falls out once it is clearly worse than the best. What the advice names wins unless something else is better by
// more than luck.
#pragma once

#include <cmath>
#include <vector>

#include "bots/rollout.h"
#include "bots/thinking.h"

namespace fg::bots {

// Optional: whether what happens at `now` is still worth playing out for a decision at `from`. Where it ends the outlook is
// asked, which errs, but less than chance blurs what came of one answer among hundreds.
template <class A, class G>
concept HasSight = requires(const typename G::Rules& rules, const typename G::State::Table& table) {
    { A::is_in_sight(rules, table, table) } -> std::same_as<bool>;
};

template <Game G, AdviceFor<G> A>
class Race {
  public:
    using Rules = typename G::Rules;
    using View = typename G::View;
    using Choice = typename G::Choice;
    using Offers = typename G::Offers;

    Choice best(const Rules& rules, const View& view, const Offers& offers, const Budget& budget,
                SearchCount& count) {
        line_up(rules, view, offers, budget.seed);
        const ThinkingClock clock(budget);
        while (running_.size() > 1) {
            for (const std::size_t i : running_) {
                if (clock.is_up(count.iterations)) return winner();
                ++count.iterations;
                runners_[i].results.push_back(tried(rules, view, runners_[i].choice, budget.seed, count));
            }
            ++worlds_;
            drop_the_slow();
        }
        return winner();
    }

  private:
    static constexpr u64 world_stride = 0x9e3779b97f4a7c15;
    static constexpr std::size_t fewest_worlds = 6;  // before anybody falls out
    static constexpr float clearly = 2.0F;           // so many standard errors behind: falls out
    static constexpr float likely = 1.0F;            // so many before the advice: wins

    struct Runner {
        Choice choice;
        std::vector<float> results;  // world by world
    };
    // How much one answer did better than another in the same worlds, and how certain that is.
    struct Lead {
        float mean, error;
    };

    void line_up(const Rules& rules, const View& view, const Offers& offers, u64 seed) {
        runners_.clear();
        running_.clear();
        worlds_ = 0;
        advised_ = 0;
        FastChance chance(seed);
        const Choice advised = A::advise(rules, view, offers, chance);
        for (int i = 0; i < offers.size(); ++i) {
            if (offers[i] == advised) advised_ = runners_.size();
            running_.push_back(runners_.size());
            runners_.push_back({offers[i], {}});
        }
    }

    // What comes of an answer in the next world: alone one always wins, and only the outlook says how well.
    float tried(const Rules& rules, const View& view, const Choice& choice, u64 seed,
                SearchCount& count) const {
        FastChance chance(seed + worlds_ * world_stride);
        typename G::State world = G::redeal(rules, view, chance);
        Silence silence;
        G::apply(rules, world, view.viewer, choice, chance, silence);
        count.rollout_decisions += played_on(rules, view, world, chance);
        PerSeat<float> shares{};
        A::outlook(rules, world, shares);
        return shares[view.viewer];
    }

    static u64 played_on(const Rules& rules, [[maybe_unused]] const View& view, typename G::State& world,
                         FastChance& chance) {
        if constexpr (HasSight<A, G>)
            return roll_out_by_advice<G, A>(rules, world, chance, ~u64{0}, [&](const auto& now) {
                return A::is_in_sight(rules, view.table, now);
            });
        else
            return roll_out_by_advice<G, A>(rules, world, chance, ~u64{0});
    }

    void drop_the_slow() {
        if (worlds_ < fewest_worlds) return;
        const std::size_t first = leader();
        std::erase_if(running_, [&](std::size_t i) {
            if (i == first) return false;
            const Lead lead = lead_of(first, i);
            return lead.mean >= clearly * lead.error;
        });
    }

    // The best mean of those still in; of equals what the advice names.
    std::size_t leader() const {
        std::size_t first = running_.front();
        for (const std::size_t i : running_) {
            const float lead = lead_of(i, first).mean;
            if (lead > 0 || (lead == 0 && i == advised_)) first = i;
        }
        return first;
    }
    Choice winner() const {
        if (worlds_ == 0) return runners_[advised_].choice;
        const std::size_t first = leader();
        const Lead lead = lead_of(first, advised_);
        return runners_[lead.mean > likely * lead.error ? first : advised_].choice;
    }

    // Over the worlds in which both have been tried.
    Lead lead_of(std::size_t one, std::size_t other) const {
        const auto& ours = runners_[one].results;
        const auto& theirs = runners_[other].results;
        const std::size_t worlds = std::min({ours.size(), theirs.size(), worlds_});
        float sum = 0, squares = 0;
        for (std::size_t n = 0; n < worlds; ++n) {
            const float lead = ours[n] - theirs[n];
            sum += lead;
            squares += lead * lead;
        }
        const float count = static_cast<float>(worlds), mean = sum / count;
        const float variance = std::max(0.0F, squares / count - mean * mean);
        return {mean, std::sqrt(variance / count)};
    }

    std::vector<Runner> runners_;       // in the order of the offers
    std::vector<std::size_t> running_;  // those still in
    std::size_t advised_ = 0;
    std::size_t worlds_ = 0;  // in which all that are still in have been tried
};

}  // namespace fg::bots
