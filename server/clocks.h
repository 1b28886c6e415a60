// SPDX-License-Identifier: Apache-2.0
// How much time a table's clock gives.
#pragma once

#include "server/wire.h"

namespace fg::server {

// For a question that the game itself gives so many seconds; not for Clock::none.
constexpr Millis time_on(Clock clock, int seconds) {
    constexpr Millis day = 24 * 60 * 60 * 1000;
    switch (clock) {
        case Clock::none: break;
        case Clock::relaxed: return 3000 * Millis{seconds};
        case Clock::brisk: return 1000 * Millis{seconds};
        case Clock::days: return 3 * day;
    }
    return 0;
}

// The shortest and the longest of the game's own times, from the `clocks` of its content; zeros if it has none.
wire::MoveTime question_time(std::string_view content_json);
// What these are on a clock; nothing where they are not known.
std::optional<wire::MoveTime> on_clock(Clock clock, wire::MoveTime of_questions);

}  // namespace fg::server
