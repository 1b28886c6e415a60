// SPDX-License-Identifier: Apache-2.0
// What comes up in games: each kind of event, and each named thing that an event speaks of (a card, a wagon, a reason), counted
// from the fields of the events alone, so that a new game needs nothing.
#pragma once

#include <map>
#include <set>
#include <string>

#include "engine/game.h"
#include "engine/kinds.h"

namespace fg::lab {

struct Sighting {
    u64 games = 0;  // in which it came up
    u64 times = 0;
    u64 seats = 0;   // seats it happened to, or who did it, counted once a game
    double won = 0;  // their shares of the win
    friend bool operator==(const Sighting&, const Sighting&) = default;
};
// "bought", "bought, wagon Hand Cart" -> how often.
using Census = std::map<std::string, Sighting>;

inline void add(Census& census, const Census& more) {
    for (const auto& [what, sighting] : more) {
        Sighting& sum = census[what];
        sum.games += sighting.games;
        sum.times += sighting.times;
        sum.seats += sighting.seats;
        sum.won += sighting.won;
    }
}

// Listens to one game after the other.
template <class Event>
class CensusTaker {
  public:
    static constexpr bool listens = true;
    void operator()(Audience, const Event& event) {
        const auto kind = Event::first_field(event);
        const std::string what(name_of(kind));
        const Seat seat = seat_in(event);
        note(what, seat);
        const u32 fields = kind_fields<Event>(kind).all;
        int place = 0;
        Event::each(event, [&]<class T>(std::string_view name, const T& value) {
            const bool is_there = place > 0 && (fields >> place & 1) != 0;
            ++place;
            if constexpr (Named<T>)
                if (is_there && static_cast<int>(value) < name_count<T>)
                    note(what + ", " + std::string(name) + " " + std::string(name_of(value)), seat);
        });
    }
    void game_over(const PerSeat<float>& won) {
        for (auto& [what, seen] : of_game_) {
            Sighting& sum = census_[what];
            ++sum.games;
            sum.times += seen.times;
            sum.seats += seen.seats.size();
            for (const Seat seat : seen.seats) sum.won += static_cast<double>(won[seat]);
        }
        of_game_.clear();
    }
    const Census& census() const { return census_; }

  private:
    struct Seen {
        u64 times = 0;
        std::set<Seat> seats;
    };
    static Seat seat_in(const Event& event) {
        if constexpr (requires { event.seat; })
            return event.seat;
        else
            return no_seat;
    }
    void note(const std::string& what, Seat seat) {
        Seen& seen = of_game_[what];
        ++seen.times;
        if (seat != no_seat) seen.seats.insert(seat);
    }

    std::map<std::string, Seen> of_game_;
    Census census_;
};

}  // namespace fg::lab
