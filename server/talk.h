// SPDX-License-Identifier: Apache-2.0
// What is said at a table, and who does not want to hear whom. It is kept in the table's log, between the
// moves: stored before it is heard and there again after a restart, like everything else, by the same append.
// A table of its own would spare the log some rows, and need a second order of things beside the log's. A
// game's record is written from its choices alone, so nothing said gets into it.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/limits.h"
#include "server/row.h"
#include "server/table.h"

namespace fg::server {

class Talk {
  public:
    explicit Talk(const std::string& table) : table_(table) {}

    struct Line {
        Seat seat = no_seat;
        std::string json;  // the push
    };

    // Under the name that the table has for them. Refused: too much at once, or not one line of plain text.
    Or<Done> say(const Person& person, Seat seat, std::string_view text, Millis now);
    Or<Done> gesture(const Person& person, Seat seat, std::string_view emote, Millis now);
    // no_seat: those who look on.
    Or<Done> mute(const Person& person, Seat seat, bool on, Millis now);

    // What the log says, and nothing else. What it says after so many rows is news.
    void load(const std::vector<LogRow>& rows, std::size_t told = SIZE_MAX);
    std::vector<LogRow> take_rows() { return std::exchange(rows_, {}); }

    // The last ones, with what is news; and what has come since this was last asked.
    const std::deque<Line>& lines() const { return lines_; }
    std::vector<Line> take_news() { return std::exchange(news_, {}); }
    bool is_muted(const std::string& person, Seat seat) const;

  private:
    Or<Done> utter(const Person& person, Row row, Millis now);
    int& stored_like(const Row& row);
    void absorb(const Row& row, Millis at);

    const std::string table_;
    std::deque<Line> lines_;
    std::vector<Line> news_;
    std::vector<LogRow> rows_;
    int said_by_seats_ = 0, said_by_onlookers_ = 0, muted_ = 0;  // rows in the log
    struct Muted {
        SeatSet seats;
        bool onlookers = false;
    };
    std::unordered_map<std::string, Muted> mutes_;
    std::unordered_map<std::string, TokenBucket> speaking_, gesturing_, muting_;
};

}  // namespace fg::server
