// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Something that happened at the table without anybody having been asked: a player left for good, a chair is played by a
// stand-in, a fact that only the host can know. Whoever runs the game reports it; it is recorded, stored, replayed and
// told like a choice. A game that has rules for some reports brings `accepts` and `report` (see game.h).
#pragma once

#include "engine/fields.h"
#include "engine/names.h"
#include "engine/seat.h"

namespace fg {

FG_ENUM_OR_NONE(ReportKind,
                left,      // the seat's player has left the game for good
                stand_in,  // a bot plays the seat from now on
                live,      // a person plays it from now on
                host,      // this seat's player is the table's host, now that all are seated
                score)     // what the seat's player reached in something played outside the rules: `value`

struct Report {
    static constexpr bool sparse = true;
    ReportKind kind = ReportKind::none;
    Seat seat = no_seat;
    i16 value = 0;
    FG_FIELDS(Report, kind, seat, value)
};

}  // namespace fg
