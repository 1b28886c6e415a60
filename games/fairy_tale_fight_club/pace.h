// SPDX-License-Identifier: Apache-2.0
// How Fairy Tale Fight Club is paced: how long each event is on show. Nobody can step in (FTF-044), so it has no windows.
#pragma once

#include "games/fairy_tale_fight_club/state.h"
#include "match/pace.h"

namespace fg::ftf {

constexpr Showing showing_of(EventKind kind) {
    switch (kind) {
        case EventKind::event_turned: return {.ms = 1500};
        case EventKind::fought: return {.ms = 800, .together = true};
        case EventKind::won_fight:
        case EventKind::nobody_won: return {.ms = 800};
        case EventKind::completed: return {.ms = 700};
        case EventKind::bought:
        case EventKind::loaded:
        case EventKind::moved:
        case EventKind::discarded:
        case EventKind::exchanged:
        case EventKind::reserved:
        case EventKind::placed:
        case EventKind::reshuffled:
        case EventKind::market_cleared:
        case EventKind::ignored: return {.ms = 500};
        case EventKind::wrecked:
        case EventKind::passed:
        case EventKind::gained:
        case EventKind::paid: return {.ms = 400, .together = true};
        case EventKind::scored: return {.ms = 350};  // part by part, seat by seat: seven seconds at most
        case EventKind::drew:
        case EventKind::market_grew:
        case EventKind::dropped:
        case EventKind::returned:
        case EventKind::action_bought: return {.ms = 300};
        case EventKind::declined: return {.ms = 200, .together = true};
        case EventKind::market_dealt:
        case EventKind::drew_card:
        case EventKind::summed:
        case EventKind::began:
        case EventKind::turn_began:
        case EventKind::ended_actions:
        case EventKind::handed:
        case EventKind::rated:
        case EventKind::ended:
        case EventKind::none: break;
    }
    return {.ms = 0};
}

}  // namespace fg::ftf
