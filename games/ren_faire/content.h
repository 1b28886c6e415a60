// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The options of a table, what a designer may change (Costumes, Performances and the numbers between them), and the rules made
// of both.
#pragma once

#include "engine/complaints.h"
#include "engine/game.h"
#include "games/ren_faire/language.h"

namespace fg::ren {

// The decisions of the catalogue, D01 to D35, and D38.
FG_ENUM(Question, first_vote, host_choice, character, action, discard, place, trim, toss, choose_other,
        choose_player, mud, lift, launder, icon, pass_on, perform, kept, vote, duel_vote, hawker, order, seer,
        decree, spoils, joust, call, fingers, few_fingers, thimble, nerve, pie, bid, ribbon, slots, stake,
        score, pattern, act)

FG_ENUM_OR_NONE(Judging, by_seats, vote, dice)
FG_ENUM_WORDS(Crowd, (usual, "auto"), (never, "never"), (always_three, "always_three"), (level, "level"))
FG_ENUM(ShowVotes, totals, names)
FG_ENUM(SkillContests, play, dice)
FG_ENUM(StuntMedium, any, typed)
FG_ENUM_WORDS(StuntTime, (normal, "1"), (half, "0.5"), (longer, "1.5"), (twice, "2"), (thrice, "3"))
FG_ENUM(Taunts, on, off)
FG_ENUM(FirstPlayer, random, vote, host)
FG_ENUM(CharacterPick, draft, random)
FG_ENUM(LateCoins, off, on)
FG_ENUM_WORDS(SlotsNeeded, (by_players, "by_players"), (four, "4"), (five, "5"), (six, "6"))
FG_ENUM(ThreeCardTest, contributing, in_stack)
FG_ENUM(MatchBonus, per_icon_sum, best_set_only)
FG_ENUM(RaiseDraw, exact, fill)
FG_ENUM(NullPriceTest, any_null, only_null)
FG_ENUM(GiftWin, allow, bar)

// Every default comes first. `timer_scale` (REN-148) is the clock that the table's host sets for every game.
struct Options {
    Judging judging = Judging::by_seats;                          // REN-062
    Crowd crowd = Crowd::usual;                                   // REN-071
    ShowVotes show_votes = ShowVotes::totals;                     // REN-073
    SkillContests skill_contests = SkillContests::play;           // REN-078
    StuntMedium stunt_medium = StuntMedium::any;                  // REN-059
    StuntTime stunt_time_scale = StuntTime::normal;               // REN-058
    Taunts taunts = Taunts::on;                                   // REN-061
    FirstPlayer first_player = FirstPlayer::random;               // REN-015
    CharacterPick character_pick = CharacterPick::draft;          // REN-012
    LateCoins late_coins = LateCoins::off;                        // REN-009
    SlotsNeeded slots_needed = SlotsNeeded::by_players;           // REN-138
    ThreeCardTest three_card_test = ThreeCardTest::contributing;  // REN-140
    MatchBonus match_bonus = MatchBonus::per_icon_sum;            // REN-120
    RaiseDraw raise_draw = RaiseDraw::exact;                      // REN-122
    NullPriceTest null_price_test = NullPriceTest::any_null;      // REN-094
    GiftWin gift_win = GiftWin::allow;                            // REN-143
    u8 round_cap = 60;                                            // REN-145; 0: none
    FG_FIELDS(Options, judging, crowd, show_votes, skill_contests, stunt_medium, stunt_time_scale, taunts,
              first_player, character_pick, late_coins, slots_needed, three_card_test, match_bonus,
              raise_draw, null_price_test, gift_win, round_cap)
};

constexpr ByName<Question, u8> printed_clocks() {  // REN-148
    ByName<Question, u8> clocks;
    for (u8& seconds : clocks) seconds = 30;
    clocks[Question::action] = 90;
    using enum Question;
    for (const Question question : {trim, toss, first_vote, vote, duel_vote, joust, fingers, few_fingers,
                                    thimble, nerve, pie, bid, ribbon, slots, stake})
        clocks[question] = 20;
    clocks[perform] = clocks[kept] = 15;
    clocks[score] = 35;  // the mini-game's own limit, and some for the network (D35); an act's is its card's
    return clocks;
}

// What a designer may change. The defaults are the catalogue's.
struct Content {
    Costumes costumes = printed_costumes();
    Performances performances = printed_performances();
    u8 coins = 2;  // REN-008
    ByPlayers<2, max_players, Array<u8, max_players>> late_coins{
        // REN-009: from the starting player on
        {{{2, 3, 0, 0}}, {{2, 3, 3, 0}}, {{2, 3, 3, 4}}}};
    u8 hand = 3;                                     // REN-022
    u8 actions = 2;                                  // REN-028
    u8 price = 3;                                    // REN-093
    u8 null_price = 1;                               // REN-093
    u8 costumes_to_win = 3;                          // REN-136
    ByPlayers<2, max_players, u8> slots{{6, 5, 4}};  // REN-137
    ByName<Difficulty, u8> least_roll{{2, 3, 4}};    // REN-063
    ByName<Question, u8> clocks = printed_clocks();  // seconds
    FG_FIELDS(Content, costumes, performances, coins, late_coins, hand, actions, price, null_price,
              costumes_to_win, slots, least_roll, clocks)
};

// A Costume for the rules: a byte for each slot.
struct CostumeLanes {
    u64 space = 0;    // what it shows there; 0 where it is clear
    u64 covers = 0;   // 255 where it is not clear
    u64 icons = 0;    // 255 where it has an icon
    u16 printed = 0;  // its icons, a bit each
    u8 price = 0;     // REN-093, REN-094
    bool has_null = false;
};

// Where the steps of a program stand among all.
struct Steps {
    u16 first = 0, count = 0;
};
inline constexpr int most_steps = performance_count * name_count<Part> * Program::capacity;

// What is fixed for one table.
struct Rules {
    using Options = ren::Options;
    using Content = ren::Content;

    u8 players = 2;
    Options options{};
    Content content{};

    // Derived.
    Array<CostumeLanes, costume_count> lanes{};
    Array<Operation, performance_count> lay{};  // how an Extended card is laid; of others Op::none
    Array<Operation, most_steps> steps{};       // all programs, one after the other
    Array<Array<Steps, name_count<Part>>, performance_count> programs{};
    u8 slots_needed = 6;  // REN-137
    u16 last_turn = 0;    // REN-145; 0: none

    constexpr const CostumeLanes& costume(Costume costume) const { return lanes[costume]; }
    // The steps of one part of a card: `for (const Operation& step : rules.program(card, part))`.
    struct Range {
        const Operation *first, *last;
        constexpr const Operation* begin() const { return first; }
        constexpr const Operation* end() const { return last; }
        constexpr int size() const { return static_cast<int>(last - first); }
        constexpr bool is_empty() const { return first == last; }
        constexpr const Operation& operator[](int i) const { return first[i]; }
    };
    constexpr Range program(Performance card, Part part) const {
        const Steps& at = programs[card][part];
        return {steps.at + at.first, steps.at + at.first + at.count};
    }
    constexpr bool is_extended(Performance card) const { return lay[card].op == Op::lay; }
};

// What a board needs and nobody chooses.
struct Derived {
    u8 slots_needed = 0;
    ByName<Costume, u8> prices;
    FG_FIELDS(Derived, slots_needed, prices)
};

namespace detail {

constexpr Complaint complaint_of_costumes(const Content& content) {
    for (int i = 0; i < costume_count; ++i) {
        int spaces = 0;
        for (const Space space : content.costumes.at[i].spaces) {
            if (space != Space::none && index_of(space) >= name_count<Space>)
                return about<Costumes, "costumes.", ": has a space that does not exist (REN-111)">(i);
            spaces += space != Space::none;
        }
        if (spaces == 0) return about<Costumes, "costumes.", ": must have a space (REN-111)">(i);
        if (spaces > 2) return about<Costumes, "costumes.", ": at most two spaces (REN-109)">(i);
    }
    return nullptr;
}
constexpr Complaint complaint_of_performances(const Content& content) {
    const CardFault fault = first_fault(content.performances);
    if (fault.why == nullptr) return nullptr;
    return about<Performances, "performances.", ": cannot be carried out as written (REN-152)">(
        index_of(fault.card));
}
constexpr Complaint complaint_of_numbers(const Content& content) {
    if (content.coins > 9) return "coins: at most 9 (REN-008)";
    if (content.hand < 1 || content.hand > 4) return "hand: must be 1 to 4 (REN-022)";
    if (content.actions < 1 || content.actions > 4) return "actions: must be 1 to 4 (REN-028)";
    if (content.price < 1 || content.price > 9) return "price: must be 1 to 9 (REN-093)";
    if (content.null_price < 1 || content.null_price > 9) return "null_price: must be 1 to 9 (REN-093)";
    if (content.costumes_to_win < 1 || content.costumes_to_win > 4)
        return "costumes_to_win: must be 1 to 4 (REN-136)";
    return nullptr;
}
constexpr Complaint complaint_of_tables(const Content& content) {
    using Late = decltype(content.late_coins);
    for (int i = 0; i < Late::capacity; ++i)
        for (const u8 coins : content.late_coins.at[i])
            if (coins > 9) return about<Late, "late_coins.", ": at most 9 coins each (REN-009)">(i);
    using Slots = decltype(content.slots);
    for (int i = 0; i < Slots::capacity; ++i)
        if (content.slots.at[i] < 3 || content.slots.at[i] > slot_count)
            return about<Slots, "slots.", ": must be 3 to 6 (REN-137)">(i);
    using Rolls = decltype(content.least_roll);
    for (int i = 0; i < Rolls::capacity; ++i)
        if (content.least_roll.at[i] < 1 || content.least_roll.at[i] > 6)
            return about<Rolls, "least_roll.", ": must be 1 to 6 (REN-063)">(i);
    using Clocks = decltype(content.clocks);
    for (int i = 0; i < Clocks::capacity; ++i)
        if (content.clocks.at[i] == 0)
            return about<Clocks, "clocks.", ": must have at least one second (REN-148)">(i);
    return nullptr;
}
constexpr Complaint complaint_of_options(const Options& options) {
    if (const Complaint c = complaint_of_empty_names(options)) return c;
    if (options.round_cap != 0 && (options.round_cap < 20 || options.round_cap > 200))
        return "round_cap: must be 0 or 20 to 200 (REN-145)";
    return nullptr;
}

constexpr CostumeLanes lanes_of(const CostumeCard& card, const Content& content, NullPriceTest test) {
    CostumeLanes lanes;
    for (int s = 0; s < slot_count; ++s) {
        const Space space = card.spaces.at[s];
        if (space == Space::none) continue;
        lanes.space |= u64{static_cast<u8>(space)} << 8 * s;
        lanes.covers |= u64{255} << 8 * s;
        if (is_icon(space)) {
            lanes.icons |= u64{255} << 8 * s;
            lanes.printed = static_cast<u16>(lanes.printed | 1u << index_of(space));
        } else {
            lanes.has_null = true;
        }
    }
    const bool is_cheap = lanes.has_null && (test == NullPriceTest::any_null || lanes.icons == 0);
    lanes.price = is_cheap ? content.null_price : content.price;
    return lanes;
}

}  // namespace detail

constexpr Complaint complaint(int players, const Options& options, const Content& content) {
    if (players < 2 || players > max_players) return "Ren Faire is for 2 to 4 players (REN-002)";
    if (const Complaint c = detail::complaint_of_numbers(content)) return c;
    if (const Complaint c = detail::complaint_of_tables(content)) return c;
    if (const Complaint c = detail::complaint_of_costumes(content)) return c;
    if (const Complaint c = detail::complaint_of_performances(content)) return c;
    return detail::complaint_of_options(options);
}

constexpr Rules make_rules(int players, const Options& options, const Content& content) {
    Rules rules{.players = static_cast<u8>(players), .options = options, .content = content};
    for (int i = 0; i < costume_count; ++i)
        rules.lanes[i] = detail::lanes_of(content.costumes.at[i], content, options.null_price_test);
    for (int i = 0; i < performance_count; ++i)
        for (const Operation& step : content.performances.at[i].parts[Part::now])
            if (step.op == Op::lay) rules.lay[i] = step;
    int next = 0;
    for (int i = 0; i < performance_count; ++i)
        for (int p = 0; p < name_count<Part>; ++p) {
            const Program& program = content.performances.at[i].parts.at[p];
            rules.programs[i][p] = {static_cast<u16>(next), static_cast<u16>(program.size())};
            for (const Operation& step : program) rules.steps[next++] = step;
        }
    const int slots = index_of(options.slots_needed);
    rules.slots_needed = static_cast<u8>(slots == 0 ? content.slots[players] : 3 + slots);  // REN-138
    rules.last_turn = static_cast<u16>(players * options.round_cap);
    return rules;
}

constexpr Derived derived(const Rules& rules) {
    Derived derived{.slots_needed = rules.slots_needed};
    for (int i = 0; i < costume_count; ++i) derived.prices.at[i] = rules.lanes[i].price;
    return derived;
}

}  // namespace fg::ren
