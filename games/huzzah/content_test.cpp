// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-001 to HUZ-029, HUZ-158 to HUZ-161 and HUZ-169 to HUZ-173: components, board, deck, closed stages, and
// content that is refused.
#include "games/huzzah/scene_test.h"
#include "match/json_write.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_158_HUZ_159_HUZ_160_closed_stages_are_blank_steps) {
    Scene s(4, {.stage_repairs = StageRepairs::custom, .closed_stages = stage_set(S(4))});
    s.pawns("16 S1 S2 S5").richard(0);
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(3));
    EXPECT_EQ(s.step_of(A), 19);
    s.pass();
    EXPECT_EQ(s.phase(), Phase::show);
    EXPECT_FALSE(s.asked().has(A)) << "no audience there";
    State broken = s.state;
    broken.table.counters[18] = 1;
    EXPECT_NE(check(s.rules, broken), nullptr);
    broken = s.state;
    broken.table.place[B] = Place::on_stage(S(4));
    EXPECT_STREQ(check(s.rules, broken), "a pawn is on a closed stage");
}

TEST(HuzzahRules, HUZ_161_a_stage_stays_open_for_every_player) {
    for (int players = 3; players <= 8; ++players)
        for (int closed = 0; closed <= 9; ++closed) {
            Options options{.stage_repairs = StageRepairs::custom};
            for (int n = 0; n < closed; ++n) options.closed_stages.add(stage_of(n));
            EXPECT_EQ(complaint(players, options, {}) == nullptr, closed <= 9 - players) << players << closed;
        }
}

std::string refused(int players, const Options& options, const Content& content = {}) {
    const Complaint why = complaint(players, options, content);
    return why == nullptr ? "" : why;
}

TEST(HuzzahRules, HUZ_001_three_to_eight_players) {
    for (int players = 0; players <= 10; ++players)
        EXPECT_EQ(refused(players, {}).empty(), players >= 3 && players <= 8) << players;
}

TEST(HuzzahRules, HUZ_002_HUZ_031_HUZ_170_ninety_cards_start_in_the_deck) {
    Scene s(3);
    s.set_up();
    EXPECT_EQ(s.table().deck_size, 90);
    const int copies[] = {18, 18, 12, 18, 10, 14};
    for (int k = 0; k < 6; ++k) EXPECT_EQ(s.state.hidden.deck.count(static_cast<Card>(k)), copies[k]);
}

TEST(HuzzahRules, HUZ_003_HUZ_004_HUZ_005_the_path_is_a_loop_of_51_steps_walked_upwards) {
    EXPECT_EQ(path_steps, 51);
    EXPECT_EQ(step_after(50, 1), 0);
    EXPECT_EQ(step_after(48, 18), 15);
    Scene s(3);
    s.pawns("48 S4 S5").richard(16);
    s.chance.total(10);
    s.move_step();
    for (int steps = 1; steps <= 10; ++steps)
        EXPECT_EQ(stop_after(s.rules, s.table(), A, steps), (48 + steps) % 51);
}

void expect_refused(const Content& content, const std::string& rule) {
    EXPECT_NE(refused(5, {}, content).find(rule), std::string::npos) << refused(5, {}, content);
}

TEST(HuzzahRules, HUZ_006_the_main_gate_is_a_blank_step_without_effect) {
    const Rules rules = make_rules(3, {}, {});
    EXPECT_FALSE(rules.is_gate(0));
    EXPECT_EQ(rules.stage_at[0], Stage::none);
    Scene s(3);
    s.pawns("S1 S2 S4").richard(45);
    s.chance.total(6);
    s.richard_step();
    EXPECT_EQ(s.table().richard, 0);
    EXPECT_EQ(s.phase(), Phase::bump_richard) << "a window opens, he does not jump";
    Content content;
    content.areas[S(1)] = {0, 4};
    expect_refused(content, "HUZ-008");
}

TEST(HuzzahRules, HUZ_007_stages_overlook_three_to_six_steps) {
    Content content;
    content.areas[S(3)] = {13, 2};
    expect_refused(content, "HUZ-007");
    content.areas[S(3)] = {13, 7};
    expect_refused(content, "HUZ-007");
}

TEST(HuzzahRules, HUZ_008_a_blank_step_lies_between_areas) {
    Content content;
    content.areas[S(4)] = {16, 5};  // right after Swag Cart, which ends on 15
    expect_refused(content, "HUZ-008");
    content.areas[S(4)] = {17, 5};
    EXPECT_EQ(refused(5, {}, content), "");
    content.areas[S(9)] = {47, 5};
    expect_refused(content, "HUZ-003");
}

TEST(HuzzahRules, HUZ_009_blank_steps_never_hold_audience) {
    Scene s(3);
    s.pawns("S4 S1 S2").plays(A, "5-Crowd").reveal_step();
    for (const Choice& choice : s.offers(A)) EXPECT_EQ(s.rules.stage_at[choice.step], S(4));
    State broken = s.state;
    broken.table.counters[16] = 1;
    EXPECT_STREQ(check(s.rules, broken), "there is audience where nobody performs");
}

TEST(HuzzahRules, HUZ_010_HUZ_011_HUZ_012_five_counters_a_step_so_larger_stages_hold_more) {
    Scene s(3);
    s.pawns("S2 S7 S1")
        .counters("6:5 7:5 8:5 9:5 10:5 36:5 37:5 38:5")
        .plays(A, "5-Crowd")
        .plays(B, "5-Crowd");
    s.reveal_step();
    EXPECT_EQ(s.offers(A), std::vector{place(11)}) << "30 for six steps, not five for the area";
    EXPECT_EQ(s.table().to_place[B], 0) << "15 for three steps";
    s.answer(A, place(11));
    EXPECT_EQ(crowd_of(s.rules, s.table(), S(2)), 30);
    State broken = s.state;
    broken.table.counters[11] = 6;
    EXPECT_STREQ(check(s.rules, broken), "a step holds too many counters");
}

TEST(HuzzahRules, HUZ_013_a_performer_stands_on_the_stage_not_on_a_step) {
    Scene s(3);
    s.pawns("S4 16 S1").richard(0);
    s.chance.total(9);
    s.move_step();
    s.answer(B, walk(1));
    EXPECT_EQ(s.step_of(B), 17) << "the performer takes no room in their own area";
}

TEST(HuzzahRules, HUZ_014_every_pawn_has_a_place_of_its_own) {
    Scene s(3);
    s.pawns("S4 16 S1").move_step();
    State broken = s.state;
    broken.table.place[A] = Place::on_step(16);
    EXPECT_STREQ(check(s.rules, broken), "two pawns are in one place");
    broken.table.place[A] = Place{};
    EXPECT_STREQ(check(s.rules, broken), "a pawn is nowhere");
}

TEST(HuzzahRules, HUZ_015_HUZ_016_a_counter_is_one_point_and_the_supply_never_ends) {
    Scene s(3);
    s.pawns("S2 S6 S1")
        .counters("6:5 7:5 8:5 9:5 10:5 11:5 29:5 30:5 31:5 32:5 33:5 34:5")
        .plays(A, "Finale");
    s.reveal_step();
    EXPECT_EQ(s.score(A), 30);
}

TEST(HuzzahRules, HUZ_017_counters_already_placed_stay) {
    Scene s(3);
    s.pawns("S4 S1 S2").counters("17:4 18:1").plays(A, "3-Crowd").reveal_step();
    s.answer(A, place(18));
    EXPECT_EQ(s.crowd(), "17:4 18:4");
}

TEST(HuzzahRules, HUZ_018_what_exceeds_five_is_lost) {
    Scene s(3);
    s.pawns("S4 S1 S2").counters("17:3 18:5").plays(A, "5-Crowd").reveal_step();
    s.answer(A, place(17));
    EXPECT_EQ(s.crowd(), "17:5 18:5");
}

TEST(HuzzahRules, HUZ_019_HUZ_020_six_gates_numbered_in_walking_order_on_blank_steps) {
    const u8 gates[] = {5, 12, 22, 28, 39, 50};
    for (int die = 1; die <= 6; ++die) {
        Scene s(3);
        s.pawns("S1 S2 S4").richard(2);
        s.chance.total(3);
        s.chance.dice({die});
        s.chance.total(4);
        s.richard_step();
        EXPECT_EQ(s.log.last(EventKind::richard_jumped).to, gates[die - 1]);
    }
    Content content;
    content.gates[0] = 6;
    expect_refused(content, "HUZ-020");
    content.gates[0] = 16;  // after the second
    expect_refused(content, "HUZ-020");
}

TEST(HuzzahRules, HUZ_021_gates_are_ordinary_steps_for_players) {
    Scene s(3);
    s.pawns("0 S2 S4").richard(16);
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(5));
    s.pass();
    EXPECT_EQ(s.step_of(A), 5);
    EXPECT_EQ(s.chance.dice_rolled(), 3) << "no Gate die";
}

TEST(HuzzahRules, HUZ_022_HUZ_029_discards_lie_face_up_in_everybodys_view) {
    Scene s(3);
    s.pawns("S1 S2 S4").hand(A, "Finale 2-Crowd").discard_step();
    s.answer(A, discard("2-Crowd Finale"));
    s.answer(B, discard());
    s.answer(C, discard());
    for (Seat viewer : {A, B, C, no_seat})
        EXPECT_EQ(view_for<Game>(s.state, viewer).table.discards, bag_of("2-Crowd Finale"));
}

TEST(HuzzahRules, HUZ_023_there_are_nine_stages_and_no_tournament_stand) {
    EXPECT_EQ(name_count<Stage>, 9);
    for (std::string_view name : names_of(Stage{}))
        EXPECT_EQ(name.find("Tournament"), std::string_view::npos);
}

TEST(HuzzahRules, HUZ_024_HUZ_025_HUZ_172_five_show_cards_and_the_bump_known_by_name_only) {
    std::vector<std::string_view> shows;
    for (int k = 0; k < name_count<Card>; ++k)
        if (is_show(static_cast<Card>(k))) shows.push_back(name_of(static_cast<Card>(k)));
    EXPECT_EQ(shows, (std::vector<std::string_view>{"2-Crowd", "3-Crowd", "5-Crowd", "Finale", "Huzzah!"}));
    EXPECT_EQ(name_of(Card::bump), "Bump");
    EXPECT_EQ(name_count<Card>, 6) << "no pictures: copies of a name cannot be told apart";
}

TEST(HuzzahRules, HUZ_026_HUZ_027_an_empty_deck_takes_the_whole_pile_when_a_card_is_needed) {
    Scene s(3);
    s.pawns("S1 S2 S4").deck("").hand(A, "2-Crowd 3-Crowd").draw_step();
    // Three hands of three (two for A): all other cards were on the pile.
    EXPECT_EQ(s.log.last(EventKind::reshuffled).count, 90 - 2 - 3 - 3);
    EXPECT_EQ(s.log.count(EventKind::reshuffled), 1);
    EXPECT_TRUE(s.table().discards.is_empty());
    EXPECT_EQ(s.table().deck_size, 90 - 15);

    Scene full(3);
    full.pawns("S1 S2 S4").deck("");
    for (Seat seat : {A, B, C}) full.hand(seat, "2-Crowd 2-Crowd 3-Crowd 3-Crowd Finale");
    full.draw_step();
    EXPECT_EQ(full.log.count(EventKind::reshuffled), 0) << "nobody needs a card";
    EXPECT_EQ(full.table().deck_size, 0);
}

TEST(HuzzahRules, HUZ_028_a_draw_can_never_fail) {
    const Rules rules = make_rules(8, {}, {});
    EXPECT_GE(rules.deck.size() - 8 * rules.content.hand_limit, 50);
    Content content;
    content.hand_limit = 12;  // 8 x 12 = 96 cards
    EXPECT_NE(refused(8, {}, content).find("HUZ-028"), std::string::npos);
    EXPECT_EQ(refused(7, {}, content).find("HUZ-028"), std::string::npos);
}

TEST(HuzzahRules, HUZ_169_board_positions) {
    const Rules rules = make_rules(5, {}, {});
    const int firsts[] = {1, 6, 13, 17, 23, 29, 36, 40, 45};
    const int exits[] = {5, 12, 16, 22, 27, 35, 39, 44, 50};
    for (int n = 0; n < stage_count; ++n) {
        EXPECT_EQ(rules.area(stage_of(n)).first, firsts[n]);
        EXPECT_EQ(rules.exit_step(stage_of(n)), exits[n]);
    }
    const std::array<std::string_view, 9> names{"Maypole Green",  "Queen's Bower", "Swag Cart",
                                                "Tinker's Row",   "Mud Pit",       "Cathedral Stage",
                                                "Gallows Corner", "Boars Hede",    "Dragon Well"};
    EXPECT_EQ(names_of(Stage{}), names);
}

TEST(HuzzahRules, HUZ_171_penalties_and_bleeding_are_content) {
    Content content;
    EXPECT_EQ(content.penalty, (ByName<Card, u8, 3>{{2, 3, 5}}));
    EXPECT_EQ(content.bleeding, 3);
    content.penalty[Card::crowd5] = 10;
    content.bleeding = 1;
    Scene s(3, {}, content);
    s.pawns("S4 S1 S2")
        .counters("1:3")
        .scores({30, 0, 0})
        .plays(A, "5-Crowd")
        .plays(B, "Huzzah!")
        .rest_richard(20);
    EXPECT_EQ(s.score(A), 20);
    EXPECT_EQ(s.crowd(), "1:2");
    content.penalty[Card::crowd5] = 21;
    expect_refused(content, "HUZ-122");
}

TEST(HuzzahRules, HUZ_010_HUZ_160_whoever_draws_the_table_is_told_the_ground_of_its_stages) {
    const Rules rules = make_rules(
        4, {.stage_repairs = StageRepairs::custom, .closed_stages = stage_set(S(2))}, {.step_limit = 4});
    const Derived ground = derived(rules);
    EXPECT_TRUE(ground.stages[S(3)].is_open);
    EXPECT_EQ(to_json(ground.stages[S(3)].steps), "[13,14,15]");
    EXPECT_EQ(ground.stages[S(3)].room, 12);
    EXPECT_FALSE(ground.stages[S(2)].is_open);
    EXPECT_EQ(ground.stages[S(2)].steps.size(), 0) << "behaves as blank steps";
}

TEST(HuzzahRules, HUZ_173_suggested_repairs) {
    const StageSet closed[] = {stage_set(S(3), S(8), S(6), S(5)),
                               stage_set(S(3), S(8), S(6)),
                               stage_set(S(3), S(8)),
                               stage_set(S(3)),
                               StageSet{},
                               StageSet{}};
    for (int players = 3; players <= 8; ++players) {
        const Rules rules = make_rules(players, {.stage_repairs = StageRepairs::suggested}, {});
        for (int n = 0; n < stage_count; ++n)
            EXPECT_EQ(rules.open.has(stage_of(n)), !closed[players - 3].has(stage_of(n)))
                << players << " " << n;
    }
}

TEST(HuzzahContent, odd_numbers_are_refused_with_a_sentence) {
    const auto changed = [](auto change) {
        Content content;
        change(content);
        return refused(5, {}, content);
    };
    EXPECT_NE(changed([](Content& c) { c.huzzah_points = 51; }), "");
    EXPECT_NE(changed([](Content& c) { c.heckle_points = 51; }), "");
    EXPECT_NE(changed([](Content& c) { c.bleeding = 31; }), "");
    EXPECT_NE(changed([](Content& c) { c.bump_steps = 0; }), "");
    EXPECT_NE(changed([](Content& c) { c.step_limit = 0; }), "");
    EXPECT_NE(changed([](Content& c) { c.hand_limit = 0; }), "");
    EXPECT_NE(changed([](Content& c) { c.clocks[Question::walk] = 0; }), "");
    EXPECT_NE(changed([](Content& c) { c.cards.add(Card::finale, 38); }), "");
    EXPECT_NE(changed([](Content& c) {
                  c.cards.remove(Card::finale, 18), c.cards.remove(Card::crowd2, 18),
                      c.cards.remove(Card::crowd3, 18), c.cards.remove(Card::crowd5, 12);
              }),
              "");
    EXPECT_NE(changed([](Content& c) { c.repairs.at[5] = stage_set(S(1), S(2)); }), "");
    EXPECT_EQ(changed([](Content& c) { c.cards.add(Card::finale, 37); }), "");
}

TEST(HuzzahContent, a_changed_faire_plays_to_its_end) {
    Content content;
    content.areas[S(1)] = {2, 3};
    content.gates[5] = 44;
    content.cards.add(Card::bump, 20);
    content.hand_limit = 7;
    content.bump_steps = 18;
    content.step_limit = 2;
    const Options options{.stage_claim_timing = ClaimTiming::before_bumps, .bump_after_push = true};
    ASSERT_EQ(refused(6, options, content), "");
    const Rules rules = make_rules(6, options, content);
    FastChance chance(3);
    State state = dealt(rules, chance);
    u32 answers = 0;
    for (; !Game::is_over(state.table); ++answers) {
        ASSERT_EQ(check(rules, state), nullptr) << check(rules, state);
        answer_at_random(rules, state, state.round.owing.lowest(), chance);
    }
    EXPECT_LE(answers, longest(rules));
}

// The key before the colon, and whether a table's key comes after it.
std::string entry_of(const std::string& complaint) { return complaint.substr(0, complaint.find(':')); }

TEST(HuzzahContent, a_complaint_begins_with_the_entry_it_is_about) {
    const auto entry = [](auto change) {
        Content content;
        change(content);
        return entry_of(refused(5, {}, content));
    };
    EXPECT_EQ(entry([](Content& c) { c.areas[S(5)].size = 7; }), "areas.Mud Pit");
    EXPECT_EQ(entry([](Content& c) { c.areas[S(2)].first = 5; }), "areas.Queen's Bower");
    EXPECT_EQ(entry([](Content& c) { c.areas[S(9)].first = 47; }), "areas.Dragon Well");
    EXPECT_EQ(entry([](Content& c) { c.gates[2] = 20; }), "gates");
    EXPECT_EQ(entry([](Content& c) { c.penalty[Card::crowd3] = 21; }), "penalty.3-Crowd");
    EXPECT_EQ(entry([](Content& c) { c.clocks[Question::bump_pushed] = 0; }), "clocks.bump_pushed");
    EXPECT_EQ(entry([](Content& c) { c.repairs.at[5] = stage_set(S(1), S(2)); }), "repairs.8");
    EXPECT_EQ(entry([](Content& c) { c.bump_steps = 19; }), "bump_steps");
    EXPECT_EQ(entry([](Content& c) { c.cards = {}; }), "cards");
    EXPECT_EQ(entry_of(refused(5, {.target_score = 19})), "target_score");
    EXPECT_EQ(entry_of(refused(5, {.move_order = static_cast<MoveOrder>(255)})), "move_order");
}

}  // namespace
}  // namespace fg::huzzah
