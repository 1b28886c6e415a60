// SPDX-License-Identifier: Apache-2.0
// Lines for colour, without which the game is the same (MON-053, MON-406): what is wrong with an Igor, how a cackle sounds, what is said
// with a visit card, and a toast.
#pragma once

#include <string>
#include <string_view>

#include "games/monster_faire/choices.h"

namespace fg::mon {

// "slow of wit and light of finger"
std::string failing_of(Card igor);
std::string_view sound_of(Cackle cackle);
// What comes along with a visit card; nothing for what is played instead of one.
std::string_view line_of(Use use);
// MON-324: to who has won so.
std::string_view toast_to(Ending ending);

}  // namespace fg::mon
