// SPDX-License-Identifier: Apache-2.0
// What promise 7 says of a game that is told of indiscreetly (hearing.h).
#pragma once

#include "tests/conformance/secret_promises.h"

namespace fg::conformance {

// The smallest table at which there is somebody to tell.
template <class G>
inline constexpr int in_company = G::min_players > 1 ? G::min_players : 2;

template <Game G, class T>
Failures faults_if_told(Manner how, int players) {
    const Manner before = std::exchange(manner, how);
    Failures failures = secrets_stay_secret<G, T>(players);
    manner = before;
    return failures;
}

}  // namespace fg::conformance
