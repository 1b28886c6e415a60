// SPDX-License-Identifier: Apache-2.0
// Information-set Monte Carlo tree search. Each iteration imagines a whole world behind the view (`redeal`),
// walks down one tree shared by all worlds along answers that are legal in this one, adds a level, plays on
// at random for a while, asks the game's outlook how it stands, and credits every answer on the way with the
// share of the seat that gave it.
//
// Simultaneous rounds: every seat of a round chooses at the node where the round began, knowing nothing of
// the others' sealed answers; the path goes on below the answer of the seat the search is for, or else of the
// first. Who plays alone has a search of their own (race.h).
#pragma once

#include "bots/bot.h"
#include "bots/race.h"
#include "bots/rollout.h"
#include "bots/tree.h"
#include "engine/hash.h"

namespace fg::bots {

struct Tuning {
    float exploration = 0.6F;
    float trust = 0.5F;       // how much of the prior goes to the answer that the game's advice names
    float conviction = 0.9F;  // how often, in the tree, another seat does what the advice names and no more
    u32 horizon = 60;         // decisions played after the tree before the outlook is asked
    u32 guided = 0;           // if not 0: so many instead, by the game's advice and not at random
    u32 rollouts = 1;         // from each leaf
    u32 depth = 40;           // longest path in the tree
};

// A game's advice may bring its own figures.
template <class A>
constexpr Tuning tuning_of() {
    Tuning tuning;
    if constexpr (requires { A::exploration; }) tuning.exploration = A::exploration;
    if constexpr (requires { A::trust; }) tuning.trust = A::trust;
    if constexpr (requires { A::conviction; }) tuning.conviction = A::conviction;
    if constexpr (requires { A::horizon; }) tuning.horizon = A::horizon;
    if constexpr (requires { A::guided; }) tuning.guided = A::guided;
    if constexpr (requires { A::rollouts; }) tuning.rollouts = A::rollouts;
    return tuning;
}

// Optional: how likely a thinker lets the rule of thumb have its way, from 0 to 1. Players who each do what is best may go in
// circles for ever; a rule of thumb that mixes does not.
template <class A, class G>
concept HasWeariness = requires(const typename G::Rules& rules, const typename G::State::Table& table) {
    { A::weariness(rules, table) } -> std::same_as<float>;
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

    static constexpr u64 world_stride = 0x9e3779b97f4a7c15;
    static constexpr std::size_t usual_room = std::size_t{1} << 18;

    explicit Seer(const Tuning& tuning = tuning_of<A>(), std::size_t room = usual_room)
        : tuning_(tuning), conviction_(static_cast<u32>(256 * tuning.conviction)), tree_(room) {
        path_.reserve(tuning.depth + max_seats);
    }

    Choice decide(const Rules& rules, const View& view, const Budget& budget) override {
        offers_in<G>(rules, view, offers_);
        count_ = {};
        if (offers_.size() == 1) return offers_[0];
        FastChance chance(budget.seed);
        if (rules.players == 1) return race_.best(rules, view, offers_, budget, count_);
        tree_.clear();
        if (is_weary(rules, view, chance)) return A::advise(rules, view, offers_, chance);
        asked_ = asking(G::redeal(rules, view, chance), view.viewer, view.viewer);
        const ThinkingClock clock(budget);
        while (!clock.is_up(count_.iterations)) {
            iterate(rules, view, budget.seed);
            ++count_.iterations;
        }
        count_.nodes = tree_.size();
        return most_visited(view.viewer);
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
    static bool is_weary([[maybe_unused]] const Rules& rules, [[maybe_unused]] const View& view,
                         [[maybe_unused]] FastChance& chance) {
        if constexpr (HasWeariness<A, G>) {
            constexpr u32 whole = 1U << 16;
            const float weariness = A::weariness(rules, view.table);
            return weariness > 0 && static_cast<float>(chance.below(whole)) < weariness * whole;
        } else {
            return false;
        }
    }

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

    // Whatever is answered for the n-th time is tried in the same n-th world: answers are compared in the same worlds,
    // and luck falls on all of them alike.
    void iterate(const Rules& rules, const View& view, u64 seed) {
        path_.clear();
        const u32 node = own_answer(rules, view, seed);
        FastChance chance(seed + tree_[node].visits * world_stride);
        Walk at{rules, view.viewer, chance, G::redeal(rules, view, chance)};
        step_to(at, node, view.viewer);
        descend(at, tree_[node].choice);
        PerSeat<float> shares{};
        for (u32 rest = tuning_.rollouts; rest > 1; --rest) {
            State copy = at.world;
            add_rollout(rules, copy, chance, shares);
        }
        add_rollout(rules, at.world, chance, shares);
        const float each = 1.0F / static_cast<float>(tuning_.rollouts);
        for (u32 on_path : path_) tree_.credit(on_path, each * shares[tree_[on_path].asking.seat]);
    }
    // What the search is about, chosen before there is a world to try it in: the seat's own answers are the same in all.
    u32 own_answer(const Rules& rules, const View& view, u64 seed) {
        ++count_.tree_decisions;
        offers_in<G>(rules, view, offers_);
        tree_.open(Tree<G>::root, asked_, offers_, open_);
        if (open_.is_fresh) {
            FastChance chance(seed);
            mark_advised(A::advise(rules, view, offers_, chance));
        }
        return open_.node[static_cast<std::size_t>(select(rules))];
    }

    // Plays on from a leaf of the tree and adds each seat's share of what comes of it.
    void add_rollout(const Rules& rules, State& world, FastChance& chance, PerSeat<float>& shares) {
        count_.rollout_decisions += rolled_out(rules, world, chance);
        PerSeat<float> here{};
        if (G::is_over(world.table))
            shares_at_end<G>(rules, world, here);
        else
            A::outlook(rules, world, here);
        for (Seat seat : SeatSet::first(rules.players)) shares[seat] += here[seat];
    }

    u64 rolled_out(const Rules& rules, State& world, FastChance& chance) const {
        if (tuning_.guided > 0) return roll_out_by_advice<G, A>(rules, world, chance, tuning_.guided);
        return roll_out<G, A>(rules, world, chance, tuning_.horizon);
    }

    // From the answer that the search is about down to a new one.
    void descend(Walk& at, const Choice& own) {
        if (!is_settled(at) || !goes_on(at, at.viewer, own)) return;
        while (path_.size() < tuning_.depth && tree_.has_room() && is_settled(at)) {
            const SeatSet owing = at.world.round.owing;
            const Seat seat = owing.has(at.viewer) ? at.viewer : owing.lowest();
            if (!goes_on(at, seat, answer(at, seat))) return;
        }
    }
    static bool is_settled(Walk& at) {
        if constexpr (HasSettle<G>) {
            Silence silence;
            G::settle(at.rules, at.world, at.chance, silence);
        }
        return !G::is_over(at.world.table);
    }
    // Gives an answer; false if the path ends there.
    bool goes_on(Walk& at, Seat seat, const Choice& choice) {
        Silence silence;
        const u32 round = at.world.round.number;
        const u8 open_answers = at.world.round.open_answers;
        G::apply(at.rules, at.world, seat, choice, at.chance, silence);
        if (G::is_over(at.world.table)) return false;
        // A round goes on in secret: nobody has learnt anything since it began.
        if (at.world.round.number == round && at.world.round.open_answers == open_answers) return true;
        if (at.next == Tree<G>::none) return true;  // all were forced
        if (at.grew) return false;
        at.node = at.next;
        at.next = Tree<G>::none;
        return true;
    }

    // A seat's answer in the tree; a forced one leaves no trace in it.
    Choice answer(Walk& at, Seat seat) {
        FG_CHECK(seat != no_seat);  // a game that goes on waits for somebody
        G::offer(at.rules, seen_by<G>(at.world, seat), offers_);
        if (offers_.size() == 1) return offers_[0];
        ++count_.tree_decisions;
        if (seat != at.viewer && at.chance.below(256) < conviction_) return convinced_answer(at, seat);
        tree_.open(at.node, asking(at.world, seat, at.viewer), offers_, open_);
        if (seat == at.viewer && open_.is_fresh)
            mark_advised(A::advise(at.rules, view_for<G>(at.world, seat), offers_, at.chance));
        const int pick = select(at.rules);
        step_to(at, open_.node[static_cast<std::size_t>(pick)], seat);
        return offers_[pick];
    }
    // What the rule of thumb says from what that seat would see in this world. In another world it may say
    // something else, so the tree's means, which are over all worlds, are not asked.
    Choice convinced_answer(Walk& at, Seat seat) {
        const Choice choice = A::advise(at.rules, view_for<G>(at.world, seat), offers_, at.chance);
        step_to(at, tree_.open_one(at.node, asking(at.world, seat, at.viewer), choice), seat);
        return choice;
    }
    void step_to(Walk& at, u32 node, Seat seat) {
        at.grew |= tree_[node].visits == 0;
        if (at.next == Tree<G>::none || seat == at.viewer) at.next = node;
        path_.push_back(node);
    }

    // The answer with the best hope: its mean share, and a bonus that shrinks with visits and is larger for
    // what the game's advice names.
    int select(const Rules& rules) const {
        const float hope = mean_of_open(rules);
        const float even = (1 - tuning_.trust) / static_cast<float>(open_.size);
        u32 available = 0;
        float root = 0;
        int best = 0;
        float best_score = -1;
        for (int i = 0; i < open_.size; ++i) {
            const auto& node = tree_[open_.node[static_cast<std::size_t>(i)]];
            if (node.available != available) root = std::sqrt(static_cast<float>(available = node.available));
            const float prior = even + (node.is_advised ? tuning_.trust : 0);
            const float mean = node.visits == 0 ? hope : node.mean();
            const float score =
                mean + tuning_.exploration * prior * root / static_cast<float>(1 + node.visits);
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

    void mark_advised(const Choice& choice) {
        for (int i = 0; i < offers_.size(); ++i)
            if (offers_[i] == choice) tree_.set_advised(open_.node[static_cast<std::size_t>(i)]);
    }

    // The seat the search is for has different answers for different things it will have learnt by then. The
    // others' secrets are different in every world, and their answers would never meet again.
    static typename Tree<G>::Asking asking(const State& world, Seat seat, Seat viewer) {
        typename Tree<G>::Asking asking{.seat = seat,
                                        .question = G::question(world.table, seat),
                                        .answers = world.round.so_far[seat].count};
        if (seat == viewer) asking.secrets = secrets_of(world, seat);
        return asking;
    }
    static u64 secrets_of(const State& world, Seat seat) {
        Hash secrets;
        secrets.add_value(world.own[seat]);
        secrets.add_value(world.round.so_far[seat]);
        if constexpr (!std::is_same_v<typename State::Veiled, Nothing>)
            secrets.add_value(view_for<G>(world, seat).veiled);
        return secrets.value();
    }

    // Most visited, not best mean: a mean of few visits is luck.
    Choice most_visited(Seat viewer) const {
        u32 best = tree_[Tree<G>::root].first_child;
        for (u32 child = best; child != Tree<G>::none; child = tree_[child].next)
            if (tree_[child].asking.seat == viewer && tree_[child].visits > tree_[best].visits) best = child;
        return tree_[best].choice;
    }
    u32 visits(int i) const { return tree_[open_.node[static_cast<std::size_t>(i)]].visits; }

    Tuning tuning_;
    typename Tree<G>::Asking asked_;  // what is to be decided
    u32 conviction_;                  // of 256
    Tree<G> tree_;
    std::vector<u32> path_;
    typename G::Offers offers_;
    typename Tree<G>::Open open_;
    Race<G, A> race_;  // for who plays alone
    SearchCount count_;
};

}  // namespace fg::bots
