// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Lantern Lottery, the smallest complete game: the example of docs/add_a_game.md and the first toy of the conformance suite.
//
//   LAN-001  2 to 4 players. Twelve lanterns, four of each colour; everybody is dealt two.
//   LAN-002  One lantern lies covered as the prize. Each round has a prize of its own.
//   LAN-003  There are `rounds` rounds; the next player clockwise is active in each.
//   LAN-004  The active player may peek at the prize (with `peeking`).
//   LAN-005  Then all guess its colour, at the same time and in secret.
//   LAN-006  The prize is turned up; who guessed right scores a point. Most points win.
//
// This file: the names of things, and what is fixed for one table: options, content, the rules made of them.
#pragma once

#include "engine/bag.h"
#include "engine/fields.h"
#include "engine/game.h"

namespace fg::lantern {

inline constexpr int max_players = 4;

FG_ENUM_OR_NONE(Colour, red, gold, blue)
FG_ENUM(Question, peek, guess)

// What the players of a table agree on.
struct Options {
    u8 rounds = 3;        // LAN-003
    bool peeking = true;  // LAN-004; without it the peek question leaves only waiting
    FG_FIELDS(Options, rounds, peeking)
};

// What a designer may change.
struct Content {
    ByName<Colour, u8> lanterns{{4, 4, 4}};  // LAN-001
    ByName<Question, u8> clocks{{10, 10}};   // seconds
    FG_FIELDS(Content, lanterns, clocks)
};

struct Rules {
    using Options = lantern::Options;
    using Content = lantern::Content;
    u8 players = 2;
    Options options;
    Content content;
    Bag<Colour> lanterns{};  // derived: all of them
};

constexpr Complaint complaint(int players, const Options& options, const Content& content) {
    if (options.rounds < 1 || options.rounds > 9) return "rounds: must be from 1 to 9";
    int lanterns = 0;
    for (const u8 copies : content.lanterns) {
        if (copies > 40) return "lanterns: at most 40 of a colour";
        lanterns += copies;
    }
    for (const u8 seconds : content.clocks)
        if (seconds == 0) return "clocks: every question needs at least a second";
    return lanterns >= 2 * players + options.rounds ? nullptr : "lanterns: there are too few";
}

constexpr Rules make_rules(int players, const Options& options, const Content& content) {
    Rules rules{.players = static_cast<u8>(players), .options = options, .content = content};
    for (int k = 0; k < name_count<Colour>; ++k)
        rules.lanterns.add(static_cast<Colour>(k), content.lanterns[static_cast<Colour>(k)]);
    return rules;
}

}  // namespace fg::lantern
