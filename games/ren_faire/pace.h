// SPDX-License-Identifier: Apache-2.0
// How Ren Faire is paced: how long each event is on show. Nobody can step in, so it has no windows.
#pragma once

#include "games/ren_faire/state.h"
#include "match/pace.h"

namespace fg::ren {

constexpr Showing showing_of(EventKind kind) {
    switch (kind) {
        case EventKind::played: return {.ms = 4000};  // REN-037: read aloud
        case EventKind::skit: return {.ms = 4000};  // REN-074: a few lines to read; the verdict comes on top
        case EventKind::began:
        case EventKind::votes:
        case EventKind::duel_votes:
        case EventKind::revealed:
        case EventKind::venture:
        case EventKind::triggered:
        case EventKind::expired: return {.ms = 1500};
        case EventKind::rolled:
        case EventKind::bought:
        case EventKind::bought_blind:
        case EventKind::placed:
        case EventKind::took_seen:
        case EventKind::won_auction:
        case EventKind::no_auction:
        case EventKind::took_top:
        case EventKind::tops_passed:
        case EventKind::hands_passed:
        case EventKind::steps_up:
        case EventKind::declines:
        case EventKind::kept:
        case EventKind::slipped:
        case EventKind::pass_won:
        case EventKind::pass_drawn:
        case EventKind::passed_on: return {.ms = 800};
        case EventKind::picked:
        case EventKind::showed:
        case EventKind::slots_named:
        case EventKind::staked:
        case EventKind::named:
        case EventKind::favoured:
        case EventKind::cheered:
        case EventKind::booed:
        case EventKind::voted:
        case EventKind::judged: return {.ms = 700, .together = true};
        case EventKind::turned_stack:
        case EventKind::lifted:
        case EventKind::dropped:
        case EventKind::arranged:
        case EventKind::laid:
        case EventKind::chose:
        case EventKind::icon_named:
        case EventKind::looked:
        case EventKind::put_under:
        case EventKind::returned:
        case EventKind::reshuffled:
        case EventKind::took_from_card:
        case EventKind::window_cleared: return {.ms = 500};
        case EventKind::gained:
        case EventKind::lost:
        case EventKind::paid: return {.ms = 400, .together = true};
        case EventKind::drew:
        case EventKind::discarded:
        case EventKind::counted:
        case EventKind::took_character:
        case EventKind::finished: return {.ms = 300};
        case EventKind::window_filled: return {.ms = 300, .together = true};
        case EventKind::dressed:
        case EventKind::drew_cards:
        case EventKind::handed:
        case EventKind::saw:
        case EventKind::judging_set:
        case EventKind::turn_began:
        case EventKind::drew_up:
        case EventKind::act_began:  // the countdown begins
        case EventKind::stand_in:
        case EventKind::live:
        case EventKind::hand_shown:
        case EventKind::ended:
        case EventKind::none: break;
    }
    return {.ms = 0};
}

// REN-148: votes stay timed where nothing else is, and so do D15 and D16; an act and a mini-game take the time they take.
constexpr Timing timing_of(Question question) {
    using enum Question;
    if (is_any(question, act, score, pattern)) return Timing::own;
    return is_any(question, first_vote, perform, kept, vote, duel_vote) ? Timing::always : Timing::of_table;
}

}  // namespace fg::ren
