// SPDX-License-Identifier: Apache-2.0
// How King Thief Minister is paced: how long each event is on show, and when people may step in.
#pragma once

#include "games/king_thief_minister/state.h"
#include "match/pace.h"

namespace fg::ktm {

constexpr Showing showing_of(EventKind kind) {
    switch (kind) {
        case EventKind::verdict:
        case EventKind::guessed:
        case EventKind::compared: return {.ms = 600};
        case EventKind::moved:
        case EventKind::shuffled:
        case EventKind::claimed:
        case EventKind::challenged:
        case EventKind::answered:
        case EventKind::fell_short:
        case EventKind::named:
        case EventKind::aimed: return {.ms = 500};
        case EventKind::turned_up: return {.ms = 600, .together = true};
        case EventKind::paid:
        case EventKind::peeked: return {.ms = 400, .together = true};
        case EventKind::took:
        case EventKind::stole:
        case EventKind::looked:
        case EventKind::chose_payer:
        case EventKind::chose_pair: return {.ms = 400};
        case EventKind::unchallenged: return {.ms = 300};
        case EventKind::started:
        case EventKind::declined:
        case EventKind::saw:
        case EventKind::turn:
        case EventKind::sealed:
        case EventKind::turned_down:
        case EventKind::ended:
        case EventKind::none: break;
    }
    return {.ms = 0};
}

// Everybody who is asked may say yes or no, whatever they have seen (KTM-057, KTM-071).
inline constexpr Window windows[]{{name_of(Question::challenge), true},
                                  {name_of(Question::challenge_answer), true},
                                  {name_of(Question::answer), true}};

}  // namespace fg::ktm
