// SPDX-License-Identifier: Apache-2.0
// Promise 6, the other half: a redeal must not rule out the truth. A world that is legal and looks the same
// may still be the only one ever dealt, or one that never is the case; bots would be sure of what they cannot
// know.
#pragma once

#include <map>
#include <set>

#include "tests/conformance/walk.h"

namespace fg::conformance {

// Every leaf of a JSON value by its path, as text: "own[2].hand.Finale" -> "1".
using Leaves = std::map<std::string, std::string>;

inline void list_leaves(const boost::json::value& json, const std::string& path, Leaves& leaves) {
    if (json.is_object()) {
        for (const auto& entry : json.get_object())
            list_leaves(entry.value(), path + '.' + std::string(entry.key()), leaves);
    } else if (json.is_array()) {
        for (std::size_t i = 0; i < json.get_array().size(); ++i)
            list_leaves(json.get_array()[i], path + '[' + std::to_string(i) + ']', leaves);
    } else {
        leaves[path] = boost::json::serialize(json);
    }
}
template <Game G>
Leaves leaves_of(const typename G::State& state, int players) {
    Leaves leaves;
    list_leaves(boost::json::parse(to_json(state, players)), "", leaves);
    return leaves;
}
// The kind of a leaf: its path without the numbers of seats and slots.
inline std::string kind_of(const std::string& path) {
    std::string kind;
    for (char c : path)
        if (c < '0' || c > '9') kind += c;
    return kind;
}

// How often the truth of a kind of leaf turned up in some of many redeals, and how often in none.
struct ReachTally {
    struct Count {
        int reached = 0, missed = 0;
    };
    std::map<std::string, Count> kinds;
    int positions = 0, positions_with_one_world = 0;

    void report(Failures& failures) const {
        for (const auto& [kind, count] : kinds)
            if (count.missed >= 5 && count.missed * 4 > count.reached + count.missed)
                failures.add("redeal rules out the truth about " + kind + ": " +
                             std::to_string(count.missed) + " times of " +
                             std::to_string(count.reached + count.missed));
        if (positions > 0 && positions == positions_with_one_world)
            failures.add("redeal never deals two different worlds");
    }
};

template <Game G>
void tally_reach(const Walk<G>& walk, Seat viewer, FastChance& dice, ReachTally& tally) {
    constexpr int redeals = 100;
    const Leaves truth = leaves_of<G>(walk.state, walk.players());
    const typename G::View view = view_for<G>(walk.state, viewer);
    std::map<std::string, std::set<std::string>> seen;
    std::map<std::string, int> times;
    std::set<u64> worlds;
    for (int n = 0; n < redeals; ++n) {
        FastChance chance(dice.bits());
        const typename G::State world = G::redeal(walk.rules, view, chance);
        if (!worlds.insert(hash_of(world)).second) continue;
        for (const auto& [path, text] : leaves_of<G>(world, walk.players()))
            seen[path].insert(text), ++times[path];
    }
    for (const auto& [path, text] : truth) {
        const auto found = seen.find(path);
        const bool is_reached = found != seen.end() && found->second.contains(text);
        ++(is_reached ? tally.kinds[kind_of(path)].reached : tally.kinds[kind_of(path)].missed);
    }
    for (const auto& [path, count] : times)  // there in every world, though in truth it is not
        if (count == static_cast<int>(worlds.size()) && !truth.contains(path))
            ++tally.kinds[kind_of(path)].missed;
    ++tally.positions;
    tally.positions_with_one_world += worlds.size() == 1;
}

// A seat; who plays alone may see all there is, so then whoever looks on.
template <Game G>
Seat any_viewer(Walk<G>& walk) {
    return walk.players() == 1 ? no_seat : walk.dice.seat(SeatSet::first(walk.players()));
}

template <Game G, class T>
Failures redeals_do_not_rule_out_the_truth(int players) {
    ReachTally tally;
    Failures failures = at_every_table<G, T>(players, 150 / slowness, [&](Walk<G>& walk, const auto&) {
        const u32 every = G::longest(walk.rules) < 200 ? 6 : 30;
        for (; !is_long_enough(walk) && walk.answers < 400; walk.step())
            // In a redealt world nobody else has answered yet, so only fresh questions can be compared.
            if (walk.is_fresh() && walk.dice.below(every) == 0)
                tally_reach(walk, any_viewer(walk), walk.dice, tally);
    });
    tally.report(failures);
    return failures;
}

}  // namespace fg::conformance
