// SPDX-License-Identifier: Apache-2.0
// How the words of King Thief Minister speak of cards and coins; for text.cpp and sentences.cpp.
#pragma once

#include <string>

#include "games/king_thief_minister/state.h"
#include "match/speaker.h"

namespace fg::ktm {

inline std::string coins_text(int coins) { return counted(coins, "coin"); }

inline std::string word(Character character) { return std::string(name_of(character)); }

// Everybody says these aloud; they are the names of the moves wherever one is spoken of.
inline std::string_view name_of_move(Act direction) {
    if (direction == Act::move_right) return "To right";
    return direction == Act::move_left ? "To left" : "To front";
}

struct TableSpeaker : Speaker {
    const Rules& rules;

    TableSpeaker(const Rules& table_rules, Seat reader, Names player_names)
        : Speaker{reader, player_names}, rules(table_rules) {}

    // A card by whom it lies before: "your card", "Anna's card", "their own card" where they are who acts.
    std::string card(Spot spot, Seat actor = no_seat) const {
        const Seat owner = rules.seat_at[spot];
        if (owner == no_seat) return "the card at " + empty_place(spot, actor);
        return owner == actor ? own(owner) + " own card" : whose(owner) + " card";
    }
    std::string opening_card(Spot spot) const {
        const Seat owner = rules.seat_at[spot];
        return owner == no_seat || is_you(owner) ? opened(card(spot)) : card(spot);
    }
    std::string pair(Spot spot, Spot other_spot, Seat actor) const {
        return card(spot, actor) + " and " + card(other_spot, actor);
    }
    // As people see it from their chairs: spots have numbers only inside the engine.
    std::string empty_place(Spot spot, Seat actor = no_seat) const {
        const Seat right = rules.seat_at[spot_on(spot, spots - 1)], left = rules.seat_at[spot_on(spot, 1)];
        for (Seat seat : {viewer, actor}) {
            if (seat == no_seat) continue;
            if (right == seat) return "the empty place on " + own(seat) + " left";
            if (left == seat) return "the empty place on " + own(seat) + " right";
        }
        if (right == no_seat || left == no_seat)
            return "the empty place beside " + name(right == no_seat ? left : right);
        return "the empty place between " + name(right) + " and " + name(left);
    }
};

}  // namespace fg::ktm
