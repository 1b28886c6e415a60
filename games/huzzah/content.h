// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The faire: the names of things, the options of a table, what a designer may change (HUZ-169 to HUZ-173), and the
// rules of one table made of them.
#pragma once

#include "engine/bag.h"
#include "engine/complaints.h"
#include "engine/fields.h"
#include "engine/game.h"
#include "engine/name_set.h"

namespace fg::huzzah {

inline constexpr int min_players = 3;  // HUZ-001
inline constexpr int max_players = 8;
inline constexpr int path_steps = 51;               // HUZ-003
inline constexpr int gate_count = 6;                // HUZ-019
inline constexpr int last_turn_without_cap = 1000;  // HUZ-176
inline constexpr u8 no_step = 255;

// HUZ-024, HUZ-025: five Show cards and the Bump.
FG_ENUM_WORDS(Card, (crowd2, "2-Crowd"), (crowd3, "3-Crowd"), (crowd5, "5-Crowd"), (finale, "Finale"),
              (huzzah, "Huzzah!"), (bump, "Bump"))
constexpr bool is_crowd(Card card) { return card <= Card::crowd5; }
constexpr bool is_show(Card card) { return card < Card::bump; }
// The N of an N-Crowd card.
constexpr int crowd_size(Card card) { return 0x532 >> 4 * index_of(card) & 15; }

FG_ENUM_WORDS(Stage, (maypole_green, "Maypole Green"), (queens_bower, "Queen's Bower"),
              (swag_cart, "Swag Cart"), (tinkers_row, "Tinker's Row"), (mud_pit, "Mud Pit"),
              (cathedral_stage, "Cathedral Stage"), (gallows_corner, "Gallows Corner"),
              (boars_hede, "Boars Hede"), (dragon_well, "Dragon Well"))
inline constexpr int stage_count = name_count<Stage>;  // HUZ-007
constexpr Stage stage_of(int number) { return static_cast<Stage>(number); }

using StageSet = NameSet<Stage>;
template <class... Stages>
constexpr StageSet stage_set(Stages... stages) {
    StageSet set;
    (set.add(stages), ...);
    return set;
}

// The decisions of the catalogue, D1 to D10 in its order.
FG_ENUM(Question, choose_stage, walk, bump_mover, take_stage, show, heckle, bump_richard, place_crowd,
        discard, bump_pushed)

FG_ENUM(StageRepairs, none, suggested, custom)
FG_ENUM(MoveOrder, by_roll, first_then_clockwise)
FG_ENUM(ClaimTiming, after_bumps, before_bumps)
FG_ENUM(WindowMode, commit, ordered)
FG_ENUM(HecklePresence, until_reveal, at_play)
FG_ENUM(DiscardVisibility, face_up, face_down)
FG_ENUM(TieRule, play_on, shared)

// Section 15 of the catalogue; every default comes first.
struct Options {
    StageRepairs stage_repairs = StageRepairs::none;
    StageSet closed_stages{};  // with stage_repairs = custom
    MoveOrder move_order = MoveOrder::by_roll;
    ClaimTiming stage_claim_timing = ClaimTiming::after_bumps;
    bool bump_after_push = false;
    WindowMode bump_window_mode = WindowMode::commit;
    HecklePresence heckle_presence = HecklePresence::until_reveal;
    bool negative_scores = false;
    DiscardVisibility discard_visibility = DiscardVisibility::face_up;
    TieRule tie_rule = TieRule::play_on;
    u8 target_score = 50;
    u16 turn_cap = 100;

    FG_FIELDS(Options, stage_repairs, closed_stages, move_order, stage_claim_timing, bump_after_push,
              bump_window_mode, heckle_presence, negative_scores, discard_visibility, tie_rule, target_score,
              turn_cap)
};

// The steps a stage overlooks: `size` of them from `first` on (HUZ-008).
struct Area {
    u8 first = 0;
    u8 size = 0;
    FG_FIELDS(Area, first, size)
};

// HUZ-170: 90 cards.
constexpr PlainBag<Card> printed_cards() {
    PlainBag<Card> cards;
    cards.add(Card::crowd2, 18);
    cards.add(Card::crowd3, 18);
    cards.add(Card::crowd5, 12);
    cards.add(Card::finale, 18);
    cards.add(Card::huzzah, 10);
    cards.add(Card::bump, 14);
    return cards;
}

// HUZ-173: what `stage_repairs = suggested` closes for three, four, ... eight players.
using Repairs = ByPlayers<min_players, max_players, StageSet>;
constexpr Repairs printed_repairs() {
    using enum Stage;
    return {{stage_set(swag_cart, boars_hede, cathedral_stage, mud_pit),
             stage_set(swag_cart, boars_hede, cathedral_stage), stage_set(swag_cart, boars_hede),
             stage_set(swag_cart), StageSet{}, StageSet{}}};
}

// What a designer may change. The defaults are the catalogue's.
struct Content {
    ByName<Stage, Area> areas{
        {{1, 4}, {6, 6}, {13, 3}, {17, 5}, {23, 4}, {29, 6}, {36, 3}, {40, 4}, {45, 5}}};
    Array<u8, gate_count> gates{{5, 12, 22, 28, 39, 50}};  // by the die that names them (HUZ-020)
    PlainBag<Card> cards = printed_cards();
    ByName<Card, u8, 3> penalty{{2, 3, 5}};  // HUZ-122: of a Crowd card that Richard sees
    u8 huzzah_points = 12;                   // HUZ-130
    u8 bleeding = 3;                         // HUZ-132
    u8 heckle_points = 3;                    // HUZ-139
    u8 bump_steps = 3;                       // HUZ-069
    u8 step_limit = 5;                       // HUZ-010
    u8 hand_limit = 5;                       // HUZ-047
    Repairs repairs = printed_repairs();
    ByName<Question, u8> clocks{{30, 30, 5, 15, 45, 45, 5, 20, 20, 5}};  // seconds (HUZ-164)

    FG_FIELDS(Content, areas, gates, cards, penalty, huzzah_points, bleeding, heckle_points, bump_steps,
              step_limit, hand_limit, repairs, clocks)
};

inline constexpr int longest_area = 6;  // HUZ-007

// `steps` on from `step`, at most one time round (HUZ-004, HUZ-005).
constexpr u8 step_after(int step, int steps) {
    const int there = step + steps;
    return static_cast<u8>(there < path_steps ? there : there - path_steps);
}

// What is fixed for one table.
struct Rules {
    using Options = huzzah::Options;
    using Content = huzzah::Content;

    u8 players = min_players;
    Options options{};
    Content content{};

    // Derived.
    Array<Stage, path_steps> stage_at{};  // the open stage that overlooks a step (HUZ-160: closed ones none)
    u64 gates = 0;                        // bit n: step n is a Gate
    StageSet open{};
    Bag<Card> deck{};
    u16 last_turn = 0;

    constexpr bool is_gate(int step) const { return (gates >> step & 1u) != 0; }
    constexpr const Area& area(Stage stage) const { return content.areas[stage]; }
    // HUZ-127: the step right after the area.
    constexpr u8 exit_step(Stage stage) const { return step_after(area(stage).first, area(stage).size); }
};

namespace detail {

constexpr u64 area_bits(const Area& area) { return ((u64{1} << area.size) - 1) << area.first; }

// Every step of an area as bits; only for areas known to lie on the path.
constexpr u64 overlooked(const Content& content) {
    u64 bits = 0;
    for (const Area& area : content.areas) bits |= area_bits(area);
    return bits;
}

constexpr Complaint complaint_of_areas(const Content& content) {
    using Areas = decltype(content.areas);
    int free_from = 1;  // HUZ-006: the Main Gate on step 0 is blank
    for (int s = 0; s < stage_count; ++s) {
        const Area& area = content.areas[stage_of(s)];
        if (area.size < 3 || area.size > longest_area)
            return about<Areas, "areas.", ": must overlook 3 to 6 steps (HUZ-007)">(s);
        if (area.first < free_from)
            return about<Areas, "areas.",
                         ": areas follow each other in walking order from step 1 on, with a blank step "
                         "between (HUZ-008)">(s);
        free_from = area.first + area.size + 1;
        if (free_from > path_steps + 1)
            return about<Areas, "areas.", ": must lie on the 51 steps of the path (HUZ-003)">(s);
    }
    if (path_steps - count_bits(overlooked(content)) < 9)
        return "areas: at least nine steps must be blank (HUZ-059)";
    return nullptr;
}

constexpr Complaint complaint_of_gates(const Content& content) {
    int before = 0;
    for (const u8 gate : content.gates) {
        if (gate <= before || gate >= path_steps)
            return "gates: must be numbered in walking order on steps 1 to 50 (HUZ-020)";
        if ((overlooked(content) >> gate & 1u) != 0)
            return "gates: every Gate must be on a blank step (HUZ-020)";
        before = gate;
    }
    return nullptr;
}

constexpr Complaint complaint_of_cards(int players, const Content& content) {
    if (content.hand_limit < 1 || content.hand_limit > 12)
        return "hand_limit: a hand must hold 1 to 12 cards (HUZ-047)";
    if (content.cards.size() > 127) return "cards: the deck must not have more than 127";
    if (content.cards.size() < players * content.hand_limit)
        return "cards: the deck must fill every hand (HUZ-028)";
    const int shows = content.cards.size() - content.cards.count(Card::bump);
    if (shows <= (players - 1) * content.hand_limit)
        return "cards: there must be more Show cards than all other players can hold (HUZ-090)";
    return nullptr;
}

constexpr Complaint complaint_of_numbers(const Content& content) {
    using Penalty = decltype(content.penalty);
    for (int k = 0; k < Penalty::capacity; ++k)
        if (content.penalty.at[k] > 20)
            return about<Penalty, "penalty.", ": must be 0 to 20 points (HUZ-122)">(k);
    if (content.huzzah_points > 50) return "huzzah_points: a Huzzah! must score 0 to 50 points (HUZ-130)";
    if (content.heckle_points > 50) return "heckle_points: a heckle must score 0 to 50 points (HUZ-139)";
    if (content.bleeding > 30) return "bleeding: a Huzzah! must take away 0 to 30 counters (HUZ-132)";
    if (content.bump_steps < 1 || content.bump_steps > 18)
        return "bump_steps: a Bump must carry 1 to 18 steps (HUZ-069)";
    if (content.step_limit < 1 || content.step_limit > 20)
        return "step_limit: a step must hold 1 to 20 counters (HUZ-010)";
    return nullptr;
}

constexpr Complaint complaint_of_clocks(const Content& content) {
    using Clocks = decltype(content.clocks);
    for (int q = 0; q < Clocks::capacity; ++q)
        if (content.clocks.at[q] == 0)
            return about<Clocks, "clocks.", ": must have at least one second (HUZ-164)">(q);
    return nullptr;
}

constexpr Complaint complaint_of_repairs(const Content& content) {
    for (int n = min_players; n <= max_players; ++n)
        if (content.repairs[n].size() > stage_count - n)
            return about<Repairs, "repairs.", ": must leave a stage for every player (HUZ-161)">(n -
                                                                                                 min_players);
    return nullptr;
}

constexpr Complaint complaint_of_options(int players, const Options& options) {
    if (const Complaint c = complaint_of_empty_names(options)) return c;
    if (options.stage_repairs != StageRepairs::custom && !options.closed_stages.is_empty())
        return "closed_stages: needs stage_repairs = custom (HUZ-159)";
    if (options.closed_stages.size() > stage_count - players)
        return "closed_stages: at least as many stages as players must stay open (HUZ-161)";
    if (options.target_score < 20 || options.target_score > 100)
        return "target_score: must be 20 to 100 (HUZ-154)";
    if (options.turn_cap != 0 && (options.turn_cap < 20 || options.turn_cap > 500))
        return "turn_cap: must be 0 or 20 to 500 (HUZ-155)";
    return nullptr;
}

}  // namespace detail

constexpr Complaint complaint(int players, const Options& options, const Content& content) {
    if (players < min_players || players > max_players) return "Huzzah! is for 3 to 8 players (HUZ-001)";
    if (const Complaint c = detail::complaint_of_areas(content)) return c;
    if (const Complaint c = detail::complaint_of_gates(content)) return c;
    if (const Complaint c = detail::complaint_of_cards(players, content)) return c;
    if (const Complaint c = detail::complaint_of_numbers(content)) return c;
    if (const Complaint c = detail::complaint_of_clocks(content)) return c;
    if (const Complaint c = detail::complaint_of_repairs(content)) return c;
    return detail::complaint_of_options(players, options);
}

constexpr StageSet closed_stages(int players, const Options& options, const Content& content) {
    switch (options.stage_repairs) {
        case StageRepairs::none: return {};
        case StageRepairs::suggested: return content.repairs[players];
        case StageRepairs::custom: return options.closed_stages;
    }
    return {};
}

constexpr Rules make_rules(int players, const Options& options, const Content& content) {
    Rules rules{.players = static_cast<u8>(players), .options = options, .content = content};
    const StageSet closed = closed_stages(players, options, content);
    for (Stage& stage : rules.stage_at) stage = Stage::none;
    for (int s = 0; s < stage_count; ++s) {
        const Stage stage = stage_of(s);
        if (closed.has(stage)) continue;
        rules.open.add(stage);
        const Area& area = rules.area(stage);
        for (int i = 0; i < area.size; ++i) rules.stage_at[area.first + i] = stage;
    }
    for (const u8 gate : content.gates) rules.gates |= u64{1} << gate;
    for (int k = 0; k < name_count<Card>; ++k)
        rules.deck.add(static_cast<Card>(k), content.cards.count(static_cast<Card>(k)));
    rules.last_turn = options.turn_cap != 0 ? options.turn_cap : u16{last_turn_without_cap};
    return rules;
}

// What whoever draws the table must know of a stage.
struct StageGround {
    bool is_open = false;
    FixedVec<u8, longest_area> steps;  // that it overlooks; none if it is closed (HUZ-160)
    u8 room = 0;                       // for so many people (HUZ-010)
    FG_FIELDS(StageGround, is_open, steps, room)
};
struct Derived {
    ByName<Stage, StageGround> stages;
    FG_FIELDS(Derived, stages)
};
constexpr Derived derived(const Rules& rules) {
    Derived found;
    for (int step = 0; step < path_steps; ++step) {
        const Stage stage = rules.stage_at[step];
        if (stage == Stage::none) continue;
        StageGround& ground = found.stages[stage];
        ground.is_open = true;
        ground.steps.push_back(static_cast<u8>(step));
        ground.room = static_cast<u8>(ground.room + rules.content.step_limit);
    }
    return found;
}

}  // namespace fg::huzzah
