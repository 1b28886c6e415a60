// SPDX-License-Identifier: Apache-2.0
// One entry of a table's log. The table is nothing but what these rows say, in order.
#pragma once

#include <string>
#include <vector>

#include "engine/names.h"
#include "match/any_game.h"

namespace fg::server {

struct Row {
    enum class Kind : u8 {
        created,   // setup: game, players, options, clock, access, hints, pace, secret, invite; person: the
                   // host
        seated,    // seat, person, text: the name
        stood,     // seat: empty now
        bot,       // seat, text: the kind of bot; empty: none
        kicked,    // seat
        ready,     // seat, on, text: the contribution
        host,      // person
        started,   //
        choice,    // seat, choice, chance, by
        held,      // seat, choice: given, not yet put to the game
        undo,      // seat
        left,      // seat: a bot plays until the person comes back
        back,      // seat
        away,      // seat
        autopass,  // seat, text: the kind of question, on
        rematch,   // text: the new table
        closed,    // text: why
        chat,      // seat, name, text; on: an emote
        mute,      // person, seat: whom he does not want to hear; on
        none = 255
    };
    // Who gave an answer.
    enum class By : u8 { person, bot, table, clock, none = 255 };

    Kind kind = Kind::none;
    Seat seat = no_seat;
    By by = By::none;
    bool on = false;
    std::string person;
    std::string text;
    std::string name;
    std::string choice;
    std::vector<ChanceWord> chance;
    boost::json::object setup;
};
constexpr auto names_of(Row::Kind) {
    return std::array<std::string_view, 19>{
        "created", "seated", "stood", "bot",  "kicked",   "ready",   "host",   "started", "choice", "held",
        "undo",    "left",   "back",  "away", "autopass", "rematch", "closed", "chat",    "mute"};
}
constexpr auto names_of(Row::By) {
    return std::array<std::string_view, 4>{"person", "bot", "table", "clock"};
}

std::string write_row(const Row& row);
Or<Row> read_row(std::string_view json);

}  // namespace fg::server
