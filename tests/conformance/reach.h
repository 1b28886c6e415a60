// SPDX-License-Identifier: Apache-2.0
// What the walks reached: a promise that was never put to a question, an event or an ending promises nothing about it.
#pragma once

#include <map>
#include <set>
#include <string>

#include "tests/conformance/walk.h"

namespace fg::conformance {

// How often each question was put, each kind of event told, each ending reached.
struct Reach {
    std::map<std::string, u64> questions, events, endings;

    template <Named E>
    static void list(std::map<std::string, u64>& counts) {
        for (std::string_view name : names_of(E{})) counts.try_emplace(std::string(name), 0);
    }
    static std::string missing(std::string_view what, const std::map<std::string, u64>& counts) {
        std::string names;
        for (const auto& [name, count] : counts)
            if (count == 0) names += (names.empty() ? "" : ", ") + name;
        return names.empty() ? "" : std::string(what) + " never reached: " + names + "\n";
    }
    std::string missing() const {
        return missing("questions", questions) + missing("events", events) + missing("endings", endings);
    }
};

template <Game G>
Reach nothing_reached() {
    Reach reach;
    Reach::list<typename G::Question>(reach.questions);
    if constexpr (HasKinds<typename G::Event>)
        Reach::list<detail::FirstField<typename G::Event>>(reach.events);
    if constexpr (HasEnding<G>)
        Reach::list<std::remove_cvref_t<decltype(G::ending(
            std::declval<const typename G::Rules&>(), std::declval<const typename G::State::Table&>()))>>(
            reach.endings);
    return reach;
}

template <Game G>
void follow(Walk<G>& walk, Reach& reach) {
    for (;; walk.step()) {
        for (Seat seat : walk.owing())
            ++reach.questions[std::string(name_of(G::question(walk.state.table, seat)))];
        if (is_long_enough(walk)) break;
    }
    if constexpr (HasKinds<typename G::Event>)
        for (const auto& told : walk.told)
            ++reach.events[std::string(name_of(G::Event::first_field(told.event)))];
    if constexpr (HasEnding<G>)
        if (walk.is_over()) ++reach.endings[std::string(name_of(G::ending(walk.rules, walk.state.table)))];
}

// Walks at every player count, as the promises walk.
template <Game G, class T>
Reach reach_of_walks() {
    Reach reach = nothing_reached<G>();
    for (int players = G::min_players; players <= G::max_players; ++players)
        static_cast<void>(at_every_table<G, T>(
            players, 4000 / slowness, [&](Walk<G>& walk, const auto&) { follow(walk, reach); },
            Start::planted_too));
    return reach;
}

}  // namespace fg::conformance
