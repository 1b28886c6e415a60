// SPDX-License-Identifier: Apache-2.0
// One entry of a table's log. The table is nothing but what these rows say, in order.
#pragma once

#include <string>
#include <vector>

#include "engine/names.h"
#include "match/any_game.h"
#include "server/wire.h"

namespace fg::server {

FG_ENUM_OR_NONE(RowKind,
                created,  // setup; person: host
                seated,   // seat, person, text: the name
                stood,    // seat: empty now
                bot,      // seat, text: the kind of bot; empty: none
                kicked,   // seat, person: out for good
                ready,    // seat, on; text: a number for the deal, of tables before decision 33
                host,     // person
                rules,    // setup: the house rules from now on; on: everybody stays as ready as they were
                started,  //
                choice,  // seat, choice, chance, by; one step of an answer given in steps is a row of its own
                held,    // seat, choice: given, not yet put to the game
                undo,    // seat
                left,    // seat: a bot plays until the person comes back
                back,    // seat
                away,    // seat; on: others let a bot play
                autopass,    // seat, text: the kind of question, on; name: "unless", if that is how
                rematch,     // text: the new table
                closed,      // text: why
                chat,        // seat, name, text; on: an emote
                mute,        // person, seat: whom they do not want to hear; on
                timeout,     // seat, chance, by: the game's default answered for the seat
                report,      // report, chance: something nobody was asked for
                pledged,     // seat, text: the hash of a number for the deal
                called,      // the deal: the numbers behind the pledges are awaited
                opened,      // seat, text: the number
                called_off,  // on: a number did not come in time
                inherited)   // setup: a Legacy; seat: the heir

// What somebody wants the table to do with a kind of question: to ask, to pass for them, or to pass unless they hold what its
// window names (Window::unless).
FG_ENUM(Passing, never, always, unless_armed)

// Who gave an answer.
FG_ENUM_OR_NONE(RowBy, person, bot, table, clock)

// What was agreed when the table was made.
struct Setup {
    Spread<wire::HouseRules> rules;
    std::string_view secret, invite;
    FG_FIELDS(Setup, rules, secret, invite)
};

// Who played the game before at a table for the same people again, by seat: the ids of people, and of bots their kinds.
struct Legacy {
    std::vector<std::string> players;
    Seat heir = no_seat;  // who takes something of it along (AnyMatch::heir)
};

struct Row {
    using Kind = RowKind;
    using By = RowBy;

    Kind kind = Kind::none;
    Seat seat = no_seat;
    By by = By::none;
    bool on = false;
    std::string person;
    std::string text;
    std::string name;
    std::string choice;
    std::string report;
    std::vector<Outcome> chance;
    boost::json::object setup;  // a Setup, or wire::HouseRules
};

std::string write_row(const Row& row);
Or<Row> read_row(std::string_view json);

}  // namespace fg::server
