// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"

#include <vector>

#include "games/all_games.h"

namespace fg {

std::span<const AnyGame* const> all_games() {
    static const std::vector<const AnyGame*> games = [] {
        std::vector<const AnyGame*> list;
        for_each_game([&]<Game G, class A>() { list.push_back(&registered<G>()); });
        return list;
    }();
    return games;
}

const AnyGame* find_game(std::string_view id) {
    for (const AnyGame* game : all_games())
        if (game->id() == id) return game;
    return nullptr;
}

}  // namespace fg
