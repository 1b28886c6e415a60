// SPDX-License-Identifier: Apache-2.0
// How the words of King Thief Minister speak of players, cards and coins; for text.cpp and sentences.cpp.
#pragma once

#include <string>

#include "games/king_thief_minister/state.h"
#include "match/text.h"

namespace fg::ktm {

inline std::string coins_text(int coins) { return std::to_string(coins) + (coins == 1 ? " coin" : " coins"); }

inline std::string word(Character character) { return std::string(name_of(character)); }

// Speaks of players by name, and of the reader as "you".
struct Speaker {
    const Rules& rules;
    Seat viewer;
    Names names;

    std::string name(Seat seat) const {
        const auto i = static_cast<std::size_t>(seat);
        return i < names.size() ? names[i] : "Seat " + std::to_string(i);
    }
    std::string who(Seat seat) const { return seat == viewer ? "You" : name(seat); }   // opens a sentence
    std::string whom(Seat seat) const { return seat == viewer ? "you" : name(seat); }  // stands inside one
    std::string whose(Seat seat) const { return seat == viewer ? "your" : name(seat) + "'s"; }
    std::string card(Spot spot) const {
        const Seat owner = rules.seat_at[spot];
        if (owner == no_seat) return "the card at the empty spot " + std::to_string(index_of(spot));
        return whose(owner) + " card";
    }
    std::string opening_card(Spot spot) const {
        const Seat owner = rules.seat_at[spot];
        if (owner == no_seat) return "The card at the empty spot " + std::to_string(index_of(spot));
        return (owner == viewer ? "Your" : name(owner) + "'s") + " card";
    }
    std::string spot(Spot at) const {
        const Seat owner = rules.seat_at[at];
        const std::string text = "spot " + std::to_string(index_of(at));
        if (owner == no_seat) return text + " (empty)";
        return text + (owner == viewer ? " (your own)" : " (" + name(owner) + ")");
    }
    std::string list(SeatSet seats) const {
        std::string text;
        int left = seats.size();
        for (Seat seat : seats) {
            text += text.empty() ? who(seat) : whom(seat);
            --left;
            text += left > 1 ? ", " : left == 1 ? " and " : "";
        }
        return text;
    }
};

}  // namespace fg::ktm
