// SPDX-License-Identifier: Apache-2.0
// What is to be seen on a table's stage while somebody performs, and while it is judged (docs/decisions/0036). It is passed on to
// whoever watches, kept in memory only as long as the card is on the Stage, and never stored: a table that is read from its log
// anew has an empty one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/client.h"
#include "server/table.h"

namespace fg::server {

class Stage {
  public:
    static constexpr int widest = 999;                // of the sketch pad, either way
    static constexpr std::size_t most_points = 200;   // of a stroke
    static constexpr std::size_t most_strokes = 300;  // of an act
    static constexpr std::size_t most_in_all = 12'000;

    explicit Stage(const std::string& table) : table_(table) {}

    // How the game stands; `round` is the number of its round, and `draw` says which word an act gets.
    void follow(const StageNow& now, u32 round, u64 draw);

    // By who performs. Refused: by anybody else, too much, too fast. no_seat performs nothing.
    Or<Done> write(Seat seat, std::string_view text, Millis now);
    Or<Done> draw(Seat seat, const std::vector<int>& points, int ink, int width, Millis now);
    Or<Done> undo(Seat seat, Millis now);
    Or<Done> wipe(Seat seat, Millis now);
    Or<Done> set_camera(Seat seat, const std::string& peer, bool sees, Millis now);

    bool is_on_camera(std::string_view peer) const;
    // Whether one more signal may reach that peer: those who look on, however many they are, share a rate.
    Or<Done> may_pass(std::string_view to, Seat from, Millis now);
    // That connection has gone.
    void forget(std::string_view peer);

    // Everything, for who comes new; and what has changed since this was last asked.
    std::vector<Message> whole() const;
    std::vector<Message> take_news() { return std::exchange(news_, {}); }

  private:
    struct Stroke {
        std::vector<u16> points;
        u8 ink = 0, width = 1;
    };
    // What one performer shows.
    struct Show {
        Seat seat = no_seat;
        std::string text;
        std::vector<Stroke> strokes;
        std::size_t points = 0;
        std::string camera;
        TokenBucket changes, onlookers;
    };

    Or<Show*> own_show(Seat seat, Millis now);
    wire::StagePush push_of(const Show& show) const;
    Message whole_of(const Show& show) const;
    void tell(const wire::StagePush& push);

    const std::string table_;
    u32 act_ = 0;  // the round it was begun in
    SeatSet performers_;
    std::string word_;
    std::vector<Show> shows_;
    std::vector<Message> news_;
};

}  // namespace fg::server
