// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The faire as data: cards, stages, gates and numbers (HUZ-169 to HUZ-173), and the options of a table.
#pragma once

#include "engine/bag.h"
#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/name_set.h"

namespace fg::huzzah {

inline constexpr int path_steps = 51;  // HUZ-003
inline constexpr int stage_count = 9;  // HUZ-007
inline constexpr int gate_count = 6;   // HUZ-019
inline constexpr u8 no_step = 255;

// HUZ-024, HUZ-025: five Show cards and the Bump.
enum class Card : u8 { crowd2, crowd3, crowd5, finale, huzzah, bump, none = 255 };
constexpr auto names_of(Card) {
    return std::array<std::string_view, 6>{"2-Crowd", "3-Crowd", "5-Crowd", "Finale", "Huzzah!", "Bump"};
}
constexpr bool is_crowd(Card card) { return card <= Card::crowd5; }
constexpr bool is_show(Card card) { return card < Card::bump; }
// The N of an N-Crowd card.
constexpr int crowd_size(Card card) { return 0x532 >> 4 * index_of(card) & 15; }

enum class Stage : u8 {
    maypole_green,
    queens_bower,
    swag_cart,
    tinkers_row,
    mud_pit,
    cathedral_stage,
    gallows_corner,
    boars_hede,
    dragon_well,
    none = 255
};
constexpr auto names_of(Stage) {
    return std::array<std::string_view, 9>{"Maypole Green",  "Queen's Bower", "Swag Cart",
                                           "Tinker's Row",   "Mud Pit",       "Cathedral Stage",
                                           "Gallows Corner", "Boars Hede",    "Dragon Well"};
}
constexpr Stage stage_of(int number) { return static_cast<Stage>(number); }

using StageSet = NameSet<Stage>;
template <class... Stages>
constexpr StageSet stage_set(Stages... stages) {
    StageSet set;
    (set.add(stages), ...);
    return set;
}

// The decisions of the catalogue, D1 to D10 in its order.
enum class Question : u8 {
    choose_stage,
    walk,
    bump_mover,
    take_stage,
    show,
    heckle,
    bump_richard,
    place_crowd,
    discard,
    bump_pushed
};
constexpr auto names_of(Question) {
    return std::array<std::string_view, 10>{"choose_stage", "walk",       "bump_mover",   "take_stage",
                                            "show",         "heckle",     "bump_richard", "place_crowd",
                                            "discard",      "bump_pushed"};
}

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
constexpr Row<StageSet, 6> printed_repairs() {
    using enum Stage;
    return {{stage_set(swag_cart, boars_hede, cathedral_stage, mud_pit),
             stage_set(swag_cart, boars_hede, cathedral_stage), stage_set(swag_cart, boars_hede),
             stage_set(swag_cart), StageSet{}, StageSet{}}};
}

// What a designer may change. The defaults are the catalogue's.
struct Content {
    Row<Area, stage_count> areas{
        {{1, 4}, {6, 6}, {13, 3}, {17, 5}, {23, 4}, {29, 6}, {36, 3}, {40, 4}, {45, 5}}};
    Row<u8, gate_count> gates{{5, 12, 22, 28, 39, 50}};
    PlainBag<Card> cards = printed_cards();
    Row<u8, 3> penalty{{2, 3, 5}};  // HUZ-122: of a 2-, 3- and 5-Crowd that Richard sees
    u8 huzzah_points = 12;          // HUZ-130
    u8 bleeding = 3;                // HUZ-132
    u8 heckle_points = 3;           // HUZ-139
    u8 bump_steps = 3;              // HUZ-069
    u8 step_limit = 5;              // HUZ-010
    u8 hand_limit = 5;              // HUZ-047
    Row<StageSet, 6> repairs = printed_repairs();
    Row<u8, 10> clocks{{30, 30, 5, 15, 45, 45, 5, 20, 20, 5}};  // seconds, by Question (HUZ-164)

    FG_FIELDS(Content, areas, gates, cards, penalty, huzzah_points, bleeding, heckle_points, bump_steps,
              step_limit, hand_limit, repairs, clocks)
};

enum class StageRepairs : u8 { no_stage, suggested, custom };
constexpr auto names_of(StageRepairs) {
    return std::array<std::string_view, 3>{"none", "suggested", "custom"};
}
enum class MoveOrder : u8 { by_roll, first_then_clockwise };
constexpr auto names_of(MoveOrder) {
    return std::array<std::string_view, 2>{"by_roll", "first_then_clockwise"};
}
enum class ClaimTiming : u8 { after_bumps, before_bumps };
constexpr auto names_of(ClaimTiming) {
    return std::array<std::string_view, 2>{"after_bumps", "before_bumps"};
}
enum class WindowMode : u8 { commit, ordered };
constexpr auto names_of(WindowMode) { return std::array<std::string_view, 2>{"commit", "ordered"}; }
enum class HecklePresence : u8 { until_reveal, at_play };
constexpr auto names_of(HecklePresence) { return std::array<std::string_view, 2>{"until_reveal", "at_play"}; }
enum class DiscardVisibility : u8 { face_up, face_down };
constexpr auto names_of(DiscardVisibility) { return std::array<std::string_view, 2>{"face_up", "face_down"}; }
enum class TieRule : u8 { play_on, shared };
constexpr auto names_of(TieRule) { return std::array<std::string_view, 2>{"play_on", "shared"}; }

// Section 15 of the catalogue; every default comes first.
struct Options {
    StageRepairs stage_repairs = StageRepairs::no_stage;
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

}  // namespace fg::huzzah
