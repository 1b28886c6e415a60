// SPDX-License-Identifier: Apache-2.0
// How Huzzah! is paced: how long each event is on show, and when people may step in.
#pragma once

#include "games/huzzah/state.h"
#include "match/pace.h"

namespace fg::huzzah {

constexpr Showing showing_of(EventKind kind) {
    switch (kind) {
        case EventKind::revealed: return {.ms = 700, .together = true};
        case EventKind::walked:
        case EventKind::bumped:
        case EventKind::richard_walked:
        case EventKind::richard_bumped:
        case EventKind::heckle_won:
        case EventKind::heckle_failed:
        case EventKind::tied_at_target:
        case EventKind::unnoticed:
        case EventKind::scored: return {.ms = 500};
        case EventKind::rolled_off:
        case EventKind::rolled_for_order: return {.ms = 400, .together = true};
        case EventKind::rolled_to_walk:
        case EventKind::richard_jumped:
        case EventKind::pushed:
        case EventKind::took_stage: return {.ms = 400};
        case EventKind::rolled_for_stage:
        case EventKind::stage_chosen: return {.ms = 300};
        case EventKind::stepped_down:
        case EventKind::crowd_annoyed:
        case EventKind::crowd_cleared:
        case EventKind::crowd_placed: return {.ms = 300, .together = true};
        case EventKind::laid:
        case EventKind::heckled_face_down:
        case EventKind::crowd_bled: return {.ms = 200, .together = true};
        case EventKind::richard_placed:
        case EventKind::turn_began:
        case EventKind::drew:
        case EventKind::drew_card:
        case EventKind::reshuffled:
        case EventKind::stood_still:
        case EventKind::passed:
        case EventKind::stayed:
        case EventKind::showed_hand:
        case EventKind::richard_rested:
        case EventKind::crowd_lost:
        case EventKind::discarded:
        case EventKind::discarded_face_down:
        case EventKind::game_over:
        case EventKind::none: break;
    }
    return {.ms = 0};
}

// Who holds a Bump is a secret, so these never close early (HUZ-071).
inline constexpr Window windows[]{
    {name_of(Question::bump_mover)}, {name_of(Question::bump_richard)}, {name_of(Question::bump_pushed)}};

}  // namespace fg::huzzah
