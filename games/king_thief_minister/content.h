// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// King Thief Minister: six face-down cards travel around the table, everybody claims to have the right one, and the game
// stops when the treasury is empty. The catalogue is docs/rules/king_thief_minister.md; every rule number is one of it.
//
// This file: the names of things, and what is fixed for one table: options, content, the rules made of them.
#pragma once

#include "engine/complaints.h"
#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/game.h"
#include "engine/names.h"
#include "engine/seat.h"

namespace fg::ktm {

inline constexpr int max_players = 6;

// ---- names ----

FG_ENUM_WORDS(Character, (king, "King"), (thief, "Thief"), (minister, "Minister"),
              (executioner, "Executioner"), (sheriff, "Sheriff"), (peasant, "Peasant"))
inline constexpr int characters = name_count<Character>;

constexpr Character character_at(int index) { return static_cast<Character>(index); }

// The decisions D1 to D9 of the catalogue.
FG_ENUM_OR_NONE(Question, initial_look, main, challenge, execute, pay_two, shuffle, answer, challenge_answer,
                name)

FG_ENUM(FourPlayerLayout, opposite, adjacent)
FG_ENUM(PeasantScope, all_spots, player_spots)
FG_ENUM(HiddenShuffle, minister_knows, nobody_knows)
FG_ENUM(TargetTiming, after_challenge, with_claim)
FG_ENUM(MemoryAid, log, none, track)

// ---- spots ----

inline constexpr int spots = 6;

// A place around the table, 0..5 clockwise as seen from above (KTM-020). A type of its own, by which a turned table finds its
// spots (result.h).
enum class Spot : u8 {};
inline constexpr Spot no_spot{255};

constexpr Spot spot_at(int number) { return static_cast<Spot>(number); }
// So many spots on, clockwise.
constexpr Spot spot_on(Spot spot, int steps) { return spot_at((index_of(spot) + steps) % spots); }

// One value for each spot.
template <class T>
struct PerSpot : Array<T, spots> {
    friend constexpr bool operator==(const PerSpot&, const PerSpot&) = default;
};

// ---- what the players of a table agree on ----

inline constexpr int most_rounds = 1000;

struct Options {
    FourPlayerLayout four_player_layout = FourPlayerLayout::opposite;       // KTM-029
    PeasantScope peasant_scope = PeasantScope::all_spots;                   // KTM-119
    HiddenShuffle minister_hidden_shuffle = HiddenShuffle::minister_knows;  // KTM-094
    TargetTiming target_timing = TargetTiming::after_challenge;             // KTM-059
    u16 round_cap = 30;                                                     // KTM-164; 0 = none
    MemoryAid memory_aid = MemoryAid::log;                                  // KTM-142
    FG_FIELDS(Options, four_player_layout, peasant_scope, minister_hidden_shuffle, target_timing, round_cap,
              memory_aid)
};

// ---- what a designer may change (KTM-166) ----

struct Content {
    u8 coins_per_player = 5;
    u8 starting_purse = 3;
    u8 look_price = 1;
    u8 lost_challenge = 1;
    u8 king_takes = 3;
    u8 answer_takes = 1;
    u8 false_answer = 1;
    u8 tax = 1;
    u8 chosen_tax = 2;
    u8 theft = 1;
    u8 peasant_mistake = 2;
    ByName<Question, u16> clocks{{30, 45, 12, 30, 30, 30, 12, 12, 30}};  // seconds
    FG_FIELDS(Content, coins_per_player, starting_purse, look_price, lost_challenge, king_takes, answer_takes,
              false_answer, tax, chosen_tax, theft, peasant_mistake, clocks)
};

// ---- what is fixed for one table ----

struct Rules {
    using Options = ktm::Options;
    using Content = ktm::Content;

    u8 players = 0;
    Options options;
    Content content;
    // Derived: KTM-031, seats and spots both ways, and the last turn of the game.
    PerSeat<Spot, max_players> spot_of;
    PerSpot<Seat> seat_at;
    u8 owned_spots = 0;  // bit per spot
    u32 last_turn = 0;   // KTM-164; 0xffffffff = no cap

    constexpr bool is_with_claim() const { return options.target_timing == TargetTiming::with_claim; }
    constexpr bool is_blind_shuffle() const {
        return options.minister_hidden_shuffle == HiddenShuffle::nobody_knows;
    }
    constexpr int coins_in_play() const { return content.coins_per_player * players; }
};

// KTM-031: the spots of the seats, clockwise.
constexpr Spot spot_of_seat(int players, FourPlayerLayout layout, int seat) {
    if (players == 3) return spot_at(2 * seat);
    if (players == 4 && layout == FourPlayerLayout::opposite) return spot_at(seat < 2 ? seat : seat + 1);
    return spot_at(seat);
}

constexpr Rules make_rules(int players, const Options& options, const Content& content) {
    Rules rules{.players = static_cast<u8>(players), .options = options, .content = content};
    for (Seat& seat : rules.seat_at) seat = no_seat;
    for (Seat seat : EachSeat{players}) {
        const Spot spot = spot_of_seat(players, options.four_player_layout, index_of(seat));
        rules.spot_of[seat] = spot;
        rules.seat_at[spot] = seat;
        rules.owned_spots = static_cast<u8>(rules.owned_spots | 1u << index_of(spot));
    }
    const u32 turns = u32{options.round_cap} * static_cast<u32>(players);
    rules.last_turn = turns == 0 ? 0xffffffffu : turns;
    return rules;
}

// ---- what whoever draws the table must know ----

struct Derived {
    PerSeat<Spot, max_players> spot_of;  // KTM-031
    FG_FIELDS(Derived, spot_of)
};
constexpr Derived derived(const Rules& rules) { return {rules.spot_of}; }

// ---- what cannot be played ----

constexpr Complaint complaint_about_options(const Options& options) {  // KTM-169
    if (options.round_cap > most_rounds) return "round_cap: must be from 0 to 1000 (KTM-164)";
    return complaint_of_empty_names(options);
}

// What the rules need of the numbers to be playable.
constexpr Complaint complaint_about_content(const Content& content) {
    const int excess = find_field(content, [](const auto& field) {
        if constexpr (std::is_same_v<decltype(field), const u8&>)
            return field > 40;
        else
            return false;
    });
    if (excess >= 0) return about<FieldKeys<Content>, "", ": at most 40 coins">(excess);
    if (content.starting_purse >= content.coins_per_player)
        return "starting_purse: must leave coins in the treasury, so less than coins_per_player";
    using Clocks = decltype(content.clocks);
    for (int q = 0; q < Clocks::capacity; ++q)
        if (content.clocks.at[q] == 0 || content.clocks.at[q] > 3600)
            return about<Clocks, "clocks.", ": must be 1 to 3600 seconds">(q);
    return nullptr;
}

constexpr Complaint complaint(int players, const Options& options, const Content& content) {
    if (players < 3 || players > max_players) return "players: must be from 3 to 6 (KTM-001)";
    if (const Complaint found = complaint_about_options(options)) return found;
    return complaint_about_content(content);
}

}  // namespace fg::ktm
