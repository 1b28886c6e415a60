// SPDX-License-Identifier: Apache-2.0
// The drawn boards. A painter is given what its viewer may know, never more; `everything` is for replays of a
// record by somebody who asked to see all of it.
#pragma once

#include <string>
#include <vector>

#include "match/any_game.h"
#include "terminal/canvas.h"

namespace fg::terminal {

// `brief` leaves out what is only good to know, for small screens; `whole` also has what one looks through now and then, such as
// discard piles.
enum class Sight { own, brief, whole, everything };

inline constexpr int board_width = 80;

// As `viewer` sees it; no_seat is a spectator. An empty sheet if the game has no painter.
Canvas draw_board(const AnyMatch& match, Seat viewer, Sight sight = Sight::own);

Canvas draw_king_thief_minister(const AnyMatch& match, Seat viewer, Sight sight);
Canvas draw_fairy_tale_fight_club(const AnyMatch& match, Seat viewer, Sight sight);
Canvas draw_huzzah(const AnyMatch& match, Seat viewer, Sight sight);
Canvas draw_monster_faire(const AnyMatch& match, Seat viewer, Sight sight);
Canvas draw_ren_faire(const AnyMatch& match, Seat viewer, Sight sight);

// The name, with "(you)" behind it for the viewer's own.
std::string name_for(const AnyMatch& match, Seat seat, Seat viewer);

// "Anna, Ben and Clara"
std::string listed_together(const std::vector<std::string>& names);

}  // namespace fg::terminal
