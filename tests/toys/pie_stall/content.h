// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Pie Stall, the second toy of the conformance suite: everything at once that the larger games need of the kernel.
//
//   PIE-001  2 to 4 players. 22 pies, each a card of its own, of six kinds; sweet and savoury ones have different backs. Two criers,
//            one of each back. Kinds that a table leaves out (`missing`) stay in the box.
//   PIE-002  Everybody is dealt a hand and has some coins. Some pies lie open on the counter. The criers are then
//            mixed into the pantry, from which is drawn.
//   PIE-003  All set out at the same time, in the open: each lays one pie of their hand on their plate, then another one or none.
//   PIE-004  There are `rounds` rounds. First all who hold a pie pass from one pie up to `passing` of them to the next player
//            clockwise: secretly, one after the other in rising order, until all are done. Whoever lets their clock run out
//            passes none. Who gave a pie goes on knowing it.
//   PIE-005  Then each player has a turn, clockwise from the first player, who is another one each round. They do one thing:
//   PIE-006  Take a pie from the counter (with `market` queue: the one that has lain longest). The counter is refilled.
//   PIE-007  Serve a pie: it goes on their plate. Two dice are thrown for a tip: a coin, from `tip` on.
//   PIE-008  Offer a pie, face down, to another player, who looks at it, and refuses or pays a coin for it.
//   PIE-009  Order a pie that they know another player holds, for a coin. All see it.
//   PIE-010  Sniff at another player's hand (with `sniffing`): one of its cards, by chance, is looked at in secret.
//   PIE-011  Or rest, for a coin.
//   PIE-012  A crier drawn in a refill is put on the scraps. All others call "sweet" or "savoury" at once, in secret; whoever lets
//            their clock run out calls by chance. Those who called what fewer called each get the same number of coins, from 1 to
//            `purse`, by chance; nobody if both were called alike. Then the refill goes on.
//   PIE-013  A player who leaves throws their hand on the scraps, and is passed over from then on.
//   PIE-014  A chair played by a stand-in gets no tips, and no coins from a crier.
//   PIE-015  The game ends after the last round, after a turn that leaves the counter short, or when one player is left.
//            Pies on plates count their value, coins one each. Most win; who left is last.
//
// This file: the names of things, and what is fixed for one table: options, content, the rules made of them.
#pragma once

#include "engine/fields.h"
#include "engine/game.h"
#include "engine/name_set.h"
#include "engine/piles.h"

namespace fg::pie {

inline constexpr int max_players = 4;
inline constexpr int most_passed = 3;  // PIE-004

FG_ENUM_OR_NONE(Kind, apple, cherry, plum, beef, leek, mushroom)
FG_ENUM_OR_NONE(Back, sweet, savoury)
FG_ENUM_OR_NONE(Card, apple1, apple2, apple3, apple4, cherry1, cherry2, cherry3, cherry4, plum1, plum2, plum3,
                sweet_crier, beef1, beef2, beef3, beef4, leek1, leek2, leek3, leek4, mushroom1, mushroom2,
                mushroom3, savoury_crier)
FG_ENUM_OR_NONE(Pile, pantry, counter, scraps, box, hand, plate, tray)
FG_ENUM(Question, set_out, pass, turn, trade, cry)
FG_ENUM(Market, any, queue)
FG_ENUM_OR_NONE(Ending, evening, sold_out, deserted)

// Criers are of no kind.
constexpr Kind kind_of(Card card) {
    const auto within = [card](Card first, Card last) { return card >= first && card <= last; };
    if (within(Card::apple1, Card::apple4)) return Kind::apple;
    if (within(Card::cherry1, Card::cherry4)) return Kind::cherry;
    if (within(Card::plum1, Card::plum3)) return Kind::plum;
    if (within(Card::beef1, Card::beef4)) return Kind::beef;
    if (within(Card::leek1, Card::leek4)) return Kind::leek;
    if (within(Card::mushroom1, Card::mushroom3)) return Kind::mushroom;
    return Kind::none;
}
constexpr bool is_crier(Card card) { return kind_of(card) == Kind::none; }

// The cards as the kernel's piles know them.
struct Deck {
    using Card = pie::Card;
    using Back = pie::Back;
    using Pile = pie::Pile;
    static constexpr int seats = max_players;
    static constexpr Back back_of(Card card) {
        return card <= Card::sweet_crier ? Back::sweet : Back::savoury;
    }
    static constexpr PileRule rule_of(Pile pile) {
        switch (pile) {
            case Pile::pantry: return {.order = PileRule::Order::mixed};
            case Pile::counter:
            case Pile::scraps:
            case Pile::box: return {.is_face_up = true};
            case Pile::hand:
                return {.order = PileRule::Order::held, .is_per_seat = true, .owner_knows = true};
            case Pile::plate: return {.is_per_seat = true, .is_face_up = true};
            case Pile::tray: return {.is_per_seat = true};  // face down, on its way to that seat
            case Pile::none: break;
        }
        return {};
    }
};
using At = PileOf<Pile>;
inline constexpr At pantry{Pile::pantry}, counter{Pile::counter}, scraps{Pile::scraps}, box{Pile::box};
constexpr At hand(Seat seat) { return {Pile::hand, seat}; }
constexpr At plate(Seat seat) { return {Pile::plate, seat}; }
constexpr At tray(Seat seat) { return {Pile::tray, seat}; }

// What the players of a table agree on.
struct Options {
    u8 rounds = 2;                // PIE-004
    u8 passing = 2;               // PIE-004
    bool sniffing = true;         // PIE-010
    Market market = Market::any;  // PIE-006
    NameSet<Kind> missing;        // PIE-001
    FG_FIELDS(Options, rounds, passing, sniffing, market, missing)
};

// What a designer may change.
struct Content {
    ByName<Kind, u8> values{{3, 2, 4, 3, 2, 4}};        // PIE-015
    ByPlayers<2, max_players, u8> hand{{5, 4, 3}};      // PIE-002
    u8 coins = 1;                                       // PIE-002
    u8 counter = 3;                                     // PIE-002
    u8 tip = 9;                                         // PIE-007
    u8 purse = 3;                                       // PIE-012
    ByName<Question, u8> clocks{{30, 30, 45, 20, 15}};  // seconds
    FG_FIELDS(Content, values, hand, coins, counter, tip, purse, clocks)
};

struct Rules {
    using Options = pie::Options;
    using Content = pie::Content;
    u8 players = 2;
    Options options;
    Content content;
    Array<u8, name_count<Card>> value{};  // derived: of each card
};

constexpr int pies_in_play(const Options& options) {
    int pies = 0;
    for (int i = 0; i < name_count<Card>; ++i) {
        const Card card = static_cast<Card>(i);
        pies += !is_crier(card) && !options.missing.has(kind_of(card));
    }
    return pies;
}

constexpr Complaint complaint_about(const Options& options) {
    if (options.rounds < 1 || options.rounds > 4) return "rounds: must be from 1 to 4";
    if (options.passing < 1 || options.passing > most_passed) return "passing: must be from 1 to 3";
    if (options.missing.size() > 2) return "missing: at most two kinds may be left out";
    return nullptr;
}
constexpr Complaint complaint(int players, const Options& options, const Content& content) {
    if (const Complaint complaint = complaint_about(options)) return complaint;
    for (const u8 value : content.values)
        if (value > 9) return "values: a pie is worth 9 at most";
    for (const u8 cards : content.hand)
        if (cards < 2 || cards > 6) return "hand: must be from 2 to 6";
    if (content.coins > 9) return "coins: at most 9 to begin with";
    if (content.counter < 1 || content.counter > 5) return "counter: must be from 1 to 5";
    if (content.tip < 2 || content.tip > 13) return "tip: must be from 2 to 13";
    if (content.purse < 1 || content.purse > 9) return "purse: must be from 1 to 9";
    for (const u8 seconds : content.clocks)
        if (seconds == 0) return "clocks: every question needs at least a second";
    const int needed = players * content.hand[players] + content.counter;
    return pies_in_play(options) >= needed ? nullptr : "hand: there are too few pies for so many players";
}

constexpr Rules make_rules(int players, const Options& options, const Content& content) {
    Rules rules{.players = static_cast<u8>(players), .options = options, .content = content};
    for (int i = 0; i < name_count<Card>; ++i)
        if (const Kind kind = kind_of(static_cast<Card>(i)); kind != Kind::none)
            rules.value[i] = content.values[kind];
    return rules;
}

}  // namespace fg::pie
