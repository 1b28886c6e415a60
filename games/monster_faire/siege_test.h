// SPDX-License-Identifier: Apache-2.0
// For tests: villagers on the move. Whatever is begun here ends with the question of whom A invites, or with the next turn.
#pragma once

#include "games/monster_faire/scene_test.h"

namespace fg::mon {

inline void begin(Scene& scene, Step step) {
    scene.table.then.push_back(Step::housekeeping);
    scene.start(step);
}
// A villager has just arrived.
inline void check_mob(Scene& scene) {
    scene.table.turn.has_arrival = true;
    begin(scene, Step::mob_check);
}
// A mob has formed on A's turn and comes to `target`.
inline void attack_with(Scene& scene, const std::string& villagers, Seat target = A) {
    scene.put(force, villagers);
    scene.table.turn.has_mob = true;
    scene.table.attack = {.target = target, .is_mob = true, .prey = at_home(scene.rules, scene.table)};
    begin(scene, Step::attack);
}
inline int graves(const Scene& scene) { return scene.size(graveyard); }
inline bool is_over_for(const Scene& scene, Seat active) { return scene.is_asked(Question::invite, active); }
inline Choice from(Deck deck) { return {.act = Act::draw, .deck = deck}; }

}  // namespace fg::mon
