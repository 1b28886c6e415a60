// SPDX-License-Identifier: Apache-2.0
#include "lab/game_labs.h"

#include "games/all_games.h"
#include "lab/game_lab_of.h"

namespace fg::lab {

std::span<const GameLab* const> game_labs() {
    static const std::vector<const GameLab*> labs = [] {
        std::vector<const GameLab*> list;
        for_each_game([&]<Game G, class A>() {
            static const GameLabOf<G, A> lab;
            list.push_back(&lab);
        });
        return list;
    }();
    return labs;
}

const GameLab* find_lab(std::string_view id) {
    for (const GameLab* lab : game_labs())
        if (lab->id() == id) return lab;
    return nullptr;
}

}  // namespace fg::lab
