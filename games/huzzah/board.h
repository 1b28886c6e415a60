// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What is fixed for one table: options and content, checked, with the tables derived from them.
#pragma once

#include "engine/game.h"
#include "games/huzzah/content.h"

namespace fg::huzzah {

inline constexpr int min_players = 3;  // HUZ-001
inline constexpr int max_players = 8;
inline constexpr int last_turn_without_cap = 1000;  // HUZ-176

// `steps` on from `step`, at most one time round (HUZ-004, HUZ-005).
constexpr u8 step_after(int step, int steps) {
    const int there = step + steps;
    return static_cast<u8>(there < path_steps ? there : there - path_steps);
}

struct Rules {
    using Options = ::fg::huzzah::Options;
    using Content = ::fg::huzzah::Content;

    u8 players = min_players;
    Options options{};
    Content content{};

    // Derived.
    Row<Stage, path_steps>
        stage_at{};  // the open stage that overlooks a step (HUZ-160: closed ones overlook nothing)
    u64 gates = 0;   // bit n: step n is a Gate
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
    int free_from = 1;  // HUZ-006: the Main Gate on step 0 is blank
    for (const Area& area : content.areas) {
        if (area.size < 3 || area.size > 6) return "Every stage must overlook 3 to 6 steps (HUZ-007).";
        if (area.first < free_from)
            return "Areas must follow each other in walking order from step 1 on, with a blank step between "
                   "(HUZ-008).";
        free_from = area.first + area.size + 1;
    }
    if (free_from > path_steps + 1) return "The areas must lie on the 51 steps of the path (HUZ-003).";
    if (path_steps - count_bits(overlooked(content)) < 9)
        return "At least nine steps must be blank (HUZ-059).";
    return nullptr;
}

constexpr Complaint complaint_of_gates(const Content& content) {
    int before = 0;
    for (const u8 gate : content.gates) {
        if (gate <= before || gate >= path_steps)
            return "Gates must be numbered in walking order on steps 1 to 50 (HUZ-020).";
        if ((overlooked(content) >> gate & 1u) != 0) return "Every Gate must be on a blank step (HUZ-020).";
        before = gate;
    }
    return nullptr;
}

constexpr Complaint complaint_of_cards(int players, const Content& content) {
    if (content.hand_limit < 1 || content.hand_limit > 12) return "A hand must hold 1 to 12 cards (HUZ-047).";
    if (content.cards.size() > 127) return "The deck must not have more than 127 cards.";
    if (content.cards.size() < players * content.hand_limit)
        return "The deck must fill every hand (HUZ-028).";
    const int shows = content.cards.size() - content.cards.count(Card::bump);
    if (shows <= (players - 1) * content.hand_limit)
        return "There must be more Show cards than all other players can hold (HUZ-090).";
    return nullptr;
}

constexpr Complaint complaint_of_numbers(const Content& content) {
    for (const u8 points : content.penalty)
        if (points > 20) return "A penalty must be 0 to 20 points (HUZ-122).";
    if (content.huzzah_points > 50) return "A Huzzah! must score 0 to 50 points (HUZ-130).";
    if (content.heckle_points > 50) return "A heckle must score 0 to 50 points (HUZ-139).";
    if (content.bleeding > 30) return "A Huzzah! must take away 0 to 30 counters (HUZ-132).";
    if (content.bump_steps < 1 || content.bump_steps > 18)
        return "A Bump must carry 1 to 18 steps (HUZ-069).";
    if (content.step_limit < 1 || content.step_limit > 20)
        return "A step must hold 1 to 20 counters (HUZ-010).";
    for (const u8 seconds : content.clocks)
        if (seconds == 0) return "Every clock must have at least one second (HUZ-164).";
    for (int n = min_players; n <= max_players; ++n)
        if (content.repairs[n - min_players].size() > stage_count - n)
            return "Suggested repairs must leave a stage for every player (HUZ-161).";
    return nullptr;
}

// A value that JSON left empty.
constexpr bool has_every_value(const Options& options) {
    bool has_all = true;
    Options::each(options, [&has_all](std::string_view, const auto& field) {
        using Field = std::remove_cvref_t<decltype(field)>;
        if constexpr (Named<Field>) has_all = has_all && index_of(field) < name_count<Field>;
    });
    return has_all;
}

constexpr Complaint complaint_of_options(int players, const Options& options) {
    if (!has_every_value(options)) return "An option has no value.";
    if (options.stage_repairs != StageRepairs::custom && !options.closed_stages.is_empty())
        return "closed_stages needs stage_repairs = custom (HUZ-159).";
    if (options.closed_stages.size() > stage_count - players)
        return "At least as many stages as players must stay open (HUZ-161).";
    if (options.target_score < 20 || options.target_score > 100)
        return "target_score must be 20 to 100 (HUZ-154).";
    if (options.turn_cap != 0 && (options.turn_cap < 20 || options.turn_cap > 500))
        return "turn_cap must be 0 or 20 to 500 (HUZ-155).";
    return nullptr;
}

}  // namespace detail

constexpr Complaint complaint(int players, const Options& options, const Content& content) {
    if (players < min_players || players > max_players) return "Huzzah! is for 3 to 8 players (HUZ-001).";
    if (const Complaint c = detail::complaint_of_areas(content)) return c;
    if (const Complaint c = detail::complaint_of_gates(content)) return c;
    if (const Complaint c = detail::complaint_of_cards(players, content)) return c;
    if (const Complaint c = detail::complaint_of_numbers(content)) return c;
    return detail::complaint_of_options(players, options);
}

constexpr StageSet closed_stages(int players, const Options& options, const Content& content) {
    switch (options.stage_repairs) {
        case StageRepairs::no_stage: return {};
        case StageRepairs::suggested: return content.repairs[players - min_players];
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

}  // namespace fg::huzzah
