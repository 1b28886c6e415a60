// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What is fixed for one table of King Thief Minister: the characters, the spots, the numbers and the options.
// The catalogue is docs/rules/king_thief_minister.md; every rule number below is one of it.
#pragma once

#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/names.h"
#include "engine/seat.h"

namespace fg::ktm {

inline constexpr int spots = 6;
inline constexpr u8 no_spot = 255;
inline constexpr int max_players = 6;

enum class Character : u8 { king, thief, minister, executioner, sheriff, peasant, none = 255 };
constexpr auto names_of(Character) {
    return std::array<std::string_view, 6>{"King", "Thief", "Minister", "Executioner", "Sheriff", "Peasant"};
}
inline constexpr int characters = name_count<Character>;

constexpr Character character_at(int index) { return static_cast<Character>(index); }

enum class FourPlayerLayout : u8 { opposite, adjacent };
constexpr auto names_of(FourPlayerLayout) { return std::array<std::string_view, 2>{"opposite", "adjacent"}; }
enum class PeasantScope : u8 { all_spots, player_spots };
constexpr auto names_of(PeasantScope) { return std::array<std::string_view, 2>{"all_spots", "player_spots"}; }
enum class HiddenShuffle : u8 { minister_knows, nobody_knows };
constexpr auto names_of(HiddenShuffle) {
    return std::array<std::string_view, 2>{"minister_knows", "nobody_knows"};
}
enum class TargetTiming : u8 { after_challenge, with_claim };
constexpr auto names_of(TargetTiming) {
    return std::array<std::string_view, 2>{"after_challenge", "with_claim"};
}
enum class MemoryAid : u8 { log, none, track };
constexpr auto names_of(MemoryAid) { return std::array<std::string_view, 3>{"log", "none", "track"}; }

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

// KTM-166: the numbers. Coins first, then the clocks in seconds.
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
    u16 initial_look_seconds = 30;
    u16 main_seconds = 45;
    u16 window_seconds = 12;
    u16 act_seconds = 30;
    u16 name_seconds = 30;
    FG_FIELDS(Content, coins_per_player, starting_purse, look_price, lost_challenge, king_takes, answer_takes,
              false_answer, tax, chosen_tax, theft, peasant_mistake, initial_look_seconds, main_seconds,
              window_seconds, act_seconds, name_seconds)
};

struct Rules {
    using Options = ktm::Options;
    using Content = ktm::Content;

    u8 players = 0;
    Options options;
    Content content;
    // Derived: KTM-031, seats and spots both ways, and the last turn of the game.
    PerSeat<u8, max_players> spot_of;
    Row<Seat, spots> seat_at;
    u8 owned_spots = 0;  // bit per spot
    u32 last_turn = 0;   // KTM-164; 0xffffffff = no cap

    constexpr bool is_with_claim() const { return options.target_timing == TargetTiming::with_claim; }
    constexpr bool is_blind_shuffle() const {
        return options.minister_hidden_shuffle == HiddenShuffle::nobody_knows;
    }
    constexpr int coins_in_play() const { return content.coins_per_player * players; }
};

// KTM-031: the spots of the seats, clockwise.
constexpr int spot_of_seat(int players, FourPlayerLayout layout, int seat) {
    if (players == 3) return 2 * seat;
    if (players == 4 && layout == FourPlayerLayout::opposite) return seat < 2 ? seat : seat + 1;
    return seat;
}

constexpr Rules make_rules(int players, const Options& options, const Content& content) {
    Rules rules{.players = static_cast<u8>(players),
                .options = options,
                .content = content,
                .spot_of = {},
                .seat_at = {}};
    for (Seat& seat : rules.seat_at) seat = no_seat;
    for (int i = 0; i < players; ++i) {
        const int spot = spot_of_seat(players, options.four_player_layout, i);
        rules.spot_of[seat_of(i)] = static_cast<u8>(spot);
        rules.seat_at[spot] = seat_of(i);
        rules.owned_spots = static_cast<u8>(rules.owned_spots | 1u << spot);
    }
    const u32 turns = u32{options.round_cap} * static_cast<u32>(players);
    rules.last_turn = turns == 0 ? 0xffffffffu : turns;
    return rules;
}

// KTM-001, KTM-169, and what the rules need of the numbers to be playable. Null means that all is well.
constexpr const char* complaint(int players, const Options& options, const Content& content) {
    if (players < 3 || players > max_players) return "King Thief Minister is for 3 to 6 players (KTM-001)";
    if (index_of(options.four_player_layout) > 1)
        return "four_player_layout is opposite or adjacent (KTM-029)";
    if (index_of(options.peasant_scope) > 1) return "peasant_scope is all_spots or player_spots (KTM-119)";
    if (index_of(options.minister_hidden_shuffle) > 1)
        return "minister_hidden_shuffle is minister_knows or nobody_knows (KTM-094)";
    if (index_of(options.target_timing) > 1)
        return "target_timing is after_challenge or with_claim (KTM-059)";
    if (index_of(options.memory_aid) > 2) return "memory_aid is log, none or track (KTM-142)";
    if (options.round_cap > most_rounds) return "round_cap is a whole number from 0 to 1000 (KTM-164)";
    if (content.coins_per_player > 40) return "coins_per_player is at most 40";
    if (content.starting_purse >= content.coins_per_player)
        return "starting_purse must leave coins in the treasury: make it less than coins_per_player";
    for (u8 coins :
         {content.look_price, content.lost_challenge, content.king_takes, content.answer_takes,
          content.false_answer, content.tax, content.chosen_tax, content.theft, content.peasant_mistake})
        if (coins > 40) return "no single price, penalty or gain may be more than 40 coins";
    for (u16 seconds : {content.initial_look_seconds, content.main_seconds, content.window_seconds,
                        content.act_seconds, content.name_seconds})
        if (seconds == 0 || seconds > 3600) return "every clock must be from 1 to 3600 seconds";
    return nullptr;
}

}  // namespace fg::ktm
