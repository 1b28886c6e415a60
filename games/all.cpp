// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"

#include <array>

#include "games/huzzah/register.h"
#include "games/king_thief_minister/register.h"

namespace fg {

std::span<const AnyGame* const> all_games() {
    static const std::array<const AnyGame*, 2> games{&ktm::game(), &huzzah::game()};
    return games;
}

const AnyGame* find_game(std::string_view id) {
    for (const AnyGame* game : all_games())
        if (game->id() == id) return game;
    return nullptr;
}

}  // namespace fg
