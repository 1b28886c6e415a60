// SPDX-License-Identifier: Apache-2.0
// The Tell of the suite's walks. It can be given bad manners, and promise 7 must notice: otherwise it is blind to that
// game's events. One type for all walks and manners, because every Tell is one more copy of all rules to compile.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/hash.h"
#include "match/match.h"

namespace fg::conformance {

enum class Manner {
    discreet,  // each event is told to its audience, when what it tells has happened
    loud,      // what was told to some is told to all
    muttering,  // what was told to some is told only if its content happens to be odd: the numbers of events betray it
    hasty,  // events are told before whatever has changed since the event before
};
// Of every walk in this program.
inline Manner manner = Manner::discreet;

// Keeps every event with its audience and, if wanted, the state as it is when it is told.
template <Game G>
struct Hearing {
    using State = typename G::State;
    using Event = typename G::Event;

    static constexpr bool listens = true;
    std::vector<ToldEvent<Event>>& told;
    const State* state = nullptr;
    std::vector<State>* moments = nullptr;
    std::optional<State> before =
        manner == Manner::hasty && state != nullptr ? std::optional(*state) : std::nullopt;

    void operator()(Audience audience, const Event& event) {
        if (manner == Manner::muttering && !audience.everyone && hash_of(event) % 2 == 0) return;
        told.push_back({event, manner == Manner::loud ? Audience::all() : audience});
        if (moments != nullptr) moments->push_back(before ? *before : *state);
        if (before) before = *state;
    }
};

}  // namespace fg::conformance
