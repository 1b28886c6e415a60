// SPDX-License-Identifier: Apache-2.0
// The numbered rules of each game, as docs/rules/<game>.md has them; the bytes are put in by
// cmake/embed.cmake.
#pragma once

#include <string_view>

namespace fg::rulebook {

std::string_view fairy_tale_fight_club();
std::string_view huzzah();
std::string_view king_thief_minister();
std::string_view monster_faire();
std::string_view ren_faire();

}  // namespace fg::rulebook
