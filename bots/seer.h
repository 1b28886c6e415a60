// SPDX-License-Identifier: Apache-2.0
// Information-set Monte Carlo tree search. Each iteration imagines a whole world behind the view (`redeal`),
// walks down one tree shared by all worlds along answers that are legal in this one, adds a level, plays on
// at random for a while, asks the game's outlook how it stands, and credits every answer on the way with the
// share of the seat that gave it.
//
// Simultaneous rounds: every seat of a round chooses at the node where the round began, knowing nothing of
// the others' sealed answers; the path goes on below the answer of the seat the search is for, or else of the
// first.
#pragma once

#include <chrono>

#include "bots/bot.h"
#include "bots/tree.h"
#include "engine/hash.h"
#include "engine/playout.h"

namespace fg::bots {

struct Tuning {
    float exploration = 0.6F;
    float trust = 0.5F;  // how much of the prior goes to the answer that the game's advice names
    u32 horizon = 60;    // decisions played at random before the outlook is asked
    u32 depth = 40;      // longest path in the tree
};

// A game's advice may bring its own figures.
template <class A>
constexpr Tuning tuning_of() {
    Tuning tuning;
    if constexpr (requires { A::exploration; }) tuning.exploration = A::exploration;
    if constexpr (requires { A::trust; }) tuning.trust = A::trust;
    if constexpr (requires { A::horizon; }) tuning.horizon = A::horizon;
    return tuning;
}

struct SearchCount {
    u64 iterations = 0;
    u64 tree_decisions = 0;
    u64 rollout_decisions = 0;
    u64 nodes = 0;
};

// One seat's share of the win when the game is over: winners divide it.
template <Game G>
void shares_at_end(const typename G::Rules& rules, const typename G::State& state, PerSeat<float>& shares) {
    const SeatSet winners = G::result(rules, state.table).winners;
    for (Seat seat : SeatSet::first(rules.players))
        shares[seat] = winners.has(seat) ? 1.0F / static_cast<float>(winners.size()) : 0.0F;
}

template <Game G, AdviceFor<G> A>
class Seer final : public Bot<G> {
  public:
    using typename Bot<G>::Rules;
    using typename Bot<G>::View;
    using typename Bot<G>::Choice;
    using State = typename G::State;

    static constexpr std::size_t usual_room = std::size_t{1} << 18;

    explicit Seer(const Tuning& tuning = tuning_of<A>(), std::size_t room = usual_room)
        : tuning_(tuning), tree_(room) {
        path_.reserve(tuning.depth + max_seats);
    }

    Choice decide(const Rules& rules, const View& view, const Budget& budget) override {
        offers_in<G>(rules, view, offers_);
        count_ = {};
        if (offers_.size() == 1) return offers_[0];
        tree_.clear();
        FastChance chance(budget.seed);
        const Clock clock(budget);
        while (!clock.is_up(count_.iterations)) {
            iterate(rules, view, chance);
            ++count_.iterations;
        }
        count_.nodes = tree_.size();
        return most_visited(rules, view);
    }

    // Of the last decision.
    const SearchCount& count() const { return count_; }
    // What came of each of the root's answers: visits and mean share.
    struct Finding {
        Choice choice;
        u32 visits;
        float share;
    };
    std::vector<Finding> findings(Seat viewer) const {
        std::vector<Finding> list;
        for (u32 child = tree_[0].first_child; child != Tree<G>::none; child = tree_[child].next)
            if (tree_[child].asking.seat == viewer)
                list.push_back({tree_[child].choice, tree_[child].visits, tree_[child].mean()});
        return list;
    }

  private:
    // Looks at the time only now and then: a look costs as much as a decision.
    class Clock {
      public:
        explicit Clock(const Budget& budget)
            : limit_(budget.iterations),
              timed_(budget.ms > 0),
              end_(std::chrono::steady_clock::now() + std::chrono::milliseconds(budget.ms)) {
            if (limit_ == 0 && !timed_) limit_ = usual_iterations;
        }
        bool is_up(u64 iterations) const {
            if (limit_ != 0 && iterations >= limit_) return true;
            return timed_ && iterations > 0 && iterations % 8 == 0 &&
                   std::chrono::steady_clock::now() >= end_;
        }

      private:
        u32 limit_;
        bool timed_;
        std::chrono::steady_clock::time_point end_;
    };

    // One imagined world, and where the walk down the tree stands in it.
    struct Walk {
        const Rules& rules;
        Seat viewer;
        FastChance& chance;
        State world;
        u32 node = Tree<G>::root;  // where the present round began
        u32 next = Tree<G>::none;  // where the path goes on when it closes
        bool grew = false;         // a new answer was tried: stop when the round closes
    };

    void iterate(const Rules& rules, const View& view, FastChance& chance) {
        Walk at{rules, view.viewer, chance, G::redeal(rules, view, chance)};
        path_.clear();
        descend(at);
        count_.rollout_decisions += play_at_random<G>(rules, at.world, chance, tuning_.horizon).decisions;
        PerSeat<float> shares{};
        if (G::is_over(at.world.table))
            shares_at_end<G>(rules, at.world, shares);
        else
            A::outlook(rules, at.world, shares);
        for (u32 node : path_) tree_.credit(node, shares[tree_[node].asking.seat]);
    }

    void descend(Walk& at) {
        Silence silence;
        while (!G::is_over(at.world.table) && path_.size() < tuning_.depth && tree_.has_room()) {
            if constexpr (HasSettle<G>) {
                G::settle(at.rules, at.world, at.chance, silence);
                if (G::is_over(at.world.table)) return;
            }
            const SeatSet round = G::asked(at.world.table), owing = G::owing(at.world);
            const Seat seat = owing.has(at.viewer) ? at.viewer : owing.lowest();
            G::apply(at.rules, at.world, seat, answer(at, seat), at.chance, silence);
            if (is_same_round(at.world, round, owing.without(seat))) continue;
            if (at.grew) return;
            if (at.next != Tree<G>::none) at.node = at.next;
            at.next = Tree<G>::none;
        }
    }

    static bool is_same_round(const State& world, SeatSet round, SeatSet left) {
        return !left.is_empty() && !G::is_over(world.table) && G::asked(world.table) == round &&
               G::owing(world) == left;
    }

    // A seat's answer in the tree; a forced one leaves no trace in it.
    Choice answer(Walk& at, Seat seat) {
        G::offer(at.rules, seen_by<G>(at.world, seat), offers_);
        if (offers_.size() == 1) return offers_[0];
        const View view = view_for<G>(at.world, seat);
        tree_.open(at.node, asking(view, at.viewer), offers_, open_);
        const int pick = select(at, view);
        const u32 node = open_.node[static_cast<std::size_t>(pick)];
        at.grew |= tree_[node].visits == 0;
        if (at.next == Tree<G>::none || seat == at.viewer) at.next = node;
        path_.push_back(node);
        ++count_.tree_decisions;
        return offers_[pick];
    }

    // The answer with the best hope: its mean share, and a bonus that shrinks with visits and is larger for
    // what the game's advice names.
    int select(Walk& at, const View& view) {
        const int advised = advice(at, view);
        const float hope = mean_of_open(at.rules);
        const float even = (1 - tuning_.trust) / static_cast<float>(open_.size);
        int best = 0;
        float best_score = -1;
        for (int i = 0; i < open_.size; ++i) {
            const auto& node = tree_[open_.node[static_cast<std::size_t>(i)]];
            const float prior = even + (i == advised ? tuning_.trust : 0);
            const float mean = node.visits == 0 ? hope : node.mean();
            const float bonus =
                std::sqrt(static_cast<float>(node.available)) / static_cast<float>(1 + node.visits);
            const float score = mean + tuning_.exploration * prior * bonus;
            if (score > best_score) best = i, best_score = score;
        }
        return best;
    }

    // What an answer not yet tried is worth: as much as the others on average.
    float mean_of_open(const Rules& rules) const {
        float total = 0;
        u32 tries = 0;
        for (int i = 0; i < open_.size; ++i) {
            total += tree_[open_.node[static_cast<std::size_t>(i)]].total;
            tries += visits(i);
        }
        return tries == 0 ? 1.0F / static_cast<float>(rules.players) : total / static_cast<float>(tries);
    }

    // Which of the offers the rule of thumb would take, from what that seat would see in this world.
    int advice(Walk& at, const View& view) const {
        const Choice choice = A::advise(at.rules, view, offers_, at.chance);
        for (int i = 0; i < offers_.size(); ++i)
            if (offers_[i] == choice) return i;
        return -1;
    }

    // The seat the search is for has different answers for different things it will have learnt by then. The
    // others' secrets are different in every world, and their answers would never meet again.
    static typename Tree<G>::Asking asking(const View& view, Seat viewer) {
        typename Tree<G>::Asking asking{view.viewer, G::question(view.table, view.viewer), 0};
        if (view.viewer != viewer) return asking;
        Hash secrets;
        secrets.add_value(view.mine);
        secrets.add_value(view.veiled);
        asking.secrets = secrets.value();
        return asking;
    }

    // Most visited, not best mean: a mean of few visits is luck.
    Choice most_visited(const Rules& rules, const View& view) {
        offers_in<G>(rules, view, offers_);
        tree_.open(Tree<G>::root, asking(view, view.viewer), offers_, open_);
        int best = 0;
        for (int i = 1; i < open_.size; ++i)
            if (visits(i) > visits(best)) best = i;
        return offers_[best];
    }
    u32 visits(int i) const { return tree_[open_.node[static_cast<std::size_t>(i)]].visits; }

    Tuning tuning_;
    Tree<G> tree_;
    std::vector<u32> path_;
    typename G::Offers offers_;
    typename Tree<G>::Open open_;
    SearchCount count_;
};

}  // namespace fg::bots
