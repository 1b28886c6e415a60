// SPDX-License-Identifier: Apache-2.0
// How every game's words speak of players and amounts: of others by name, to the reader as "you".
#pragma once

#include <string>
#include <string_view>

#include "engine/seat.h"
#include "match/text.h"

namespace fg {

// "1 coin", "3 coins"; the plural where it is not the word with an s.
inline std::string counted(int number, std::string_view one, std::string_view several = {}) {
    const std::string many = several.empty() ? std::string(one) + "s" : std::string(several);
    return std::to_string(number) + " " + (number == 1 ? std::string(one) : many);
}

// With a capital, to open a sentence. Names are as their owners write them, so only our own words come here.
inline std::string opened(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

struct Speaker {
    Seat viewer = no_seat;  // who reads
    Names names{};

    bool is_you(Seat seat) const { return seat == viewer && seat != no_seat; }
    std::string name(Seat seat) const {
        const auto i = static_cast<std::size_t>(seat);
        return i < names.size() ? names[i] : "Seat " + std::to_string(i);
    }
    // Opens a sentence; stands inside one; has something.
    std::string who(Seat seat) const { return is_you(seat) ? "You" : name(seat); }
    std::string whom(Seat seat) const { return is_you(seat) ? "you" : name(seat); }
    std::string whose(Seat seat) const { return is_you(seat) ? "your" : name(seat) + "'s"; }
    // What goes on about somebody who was named just before.
    std::string they(Seat seat) const { return is_you(seat) ? "you" : "they"; }
    std::string own(Seat seat) const { return is_you(seat) ? "your" : "their"; }
    // The verb behind `who` or `whom`: you have, Anna has.
    std::string_view verb(Seat seat, std::string_view of_you, std::string_view of_a_name) const {
        return is_you(seat) ? of_you : of_a_name;
    }

    // "you, Anna and Bert": the reader comes first.
    std::string list(SeatSet seats) const {
        std::string text;
        int left = seats.size();
        const auto add = [&](Seat seat) {
            text += whom(seat);
            --left;
            text += left > 1 ? ", " : left == 1 ? " and " : "";
        };
        if (viewer != no_seat && seats.has(viewer)) add(viewer);
        for (Seat seat : seats)
            if (!is_you(seat)) add(seat);
        return text;
    }
    std::string opening_list(SeatSet seats) const {
        return viewer != no_seat && seats.has(viewer) ? opened(list(seats)) : list(seats);
    }
};

}  // namespace fg
