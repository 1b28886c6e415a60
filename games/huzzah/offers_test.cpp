// SPDX-License-Identifier: Apache-2.0
// The numbering behind offers and random answers, and what a player is told who tries something else.
#include "games/huzzah/positions_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahPromises, a_random_answer_is_any_offer_with_equal_chance) {
    Scene s(3);
    s.pawns("S1 S2 S4").hand(A, "2-Crowd 2-Crowd Finale Huzzah! Bump").discard_step();
    const auto offers = s.offers(A);
    ASSERT_EQ(offers.size(), 12u);
    FastChance chance(12);
    std::vector<int> times(offers.size());
    for (int i = 0; i < 24000; ++i) {
        Choice choice;
        ASSERT_EQ(pick(s.rules, s.seen(A), chance, choice), 12);
        const auto found = std::find(offers.begin(), offers.end(), choice);
        ASSERT_NE(found, offers.end());
        ++times[static_cast<std::size_t>(found - offers.begin())];
    }
    for (int count : times) EXPECT_NEAR(count, 2000, 220);

    for_many_positions(13, 1, [&](const Rules& rules, const State& state) {
        for (Seat seat : state.round.owing) {
            Offers list;
            offer(rules, seen_by<Game>(state, seat), list);
            Choice choice;
            ASSERT_EQ(pick(rules, seen_by<Game>(state, seat), chance, choice), list.size());
            ASSERT_TRUE(list.has(choice));
        }
    });
}

// What is barred for a seat, with its rule.
std::vector<std::pair<Choice, std::string>> barred(Scene& s, Seat seat) {
    BarredList<Choice, most_barred> list;
    bar(s.rules, s.seen(seat), list);
    std::vector<std::pair<Choice, std::string>> all;
    for (const auto& one : list) all.push_back({one.choice, one.rule});
    return all;
}
using Barred = std::vector<std::pair<Choice, std::string>>;

TEST(HuzzahOffers, HUZ_036_HUZ_160_a_stage_that_is_taken_or_closed_says_so) {
    Scene s(3, {.stage_repairs = StageRepairs::custom, .closed_stages = stage_set(S(1))});
    s.set_up();
    s.answer(s.owing().lowest(), choose(S(4)));
    EXPECT_EQ(barred(s, s.owing().lowest()), (Barred{{choose(S(1)), "HUZ-160"}, {choose(S(4)), "HUZ-036"}}));
}

TEST(HuzzahOffers, HUZ_056_distances_beyond_the_dice_say_so) {
    Scene s(3);
    s.pawns("35 S7 S1");
    s.chance.total(16);
    s.move_step();
    EXPECT_EQ(barred(s, A), (Barred{{walk(17), "HUZ-056"}, {walk(18), "HUZ-056"}}));
}

TEST(HuzzahOffers, HUZ_083_HUZ_087_in_a_window_only_a_bump_helps) {
    Scene s(3);
    s.pawns("0 S4 S5").richard(16).hand(A, "Finale").hand(B, "Bump Finale").hand(C, "Bump");
    s.chance.total(9);
    s.move_step();
    s.answer(A, walk(5));
    EXPECT_EQ(barred(s, A), (Barred{{bump_choice, "HUZ-083"}, {show("Finale"), "HUZ-087"}}));
    EXPECT_EQ(barred(s, B), (Barred{{show("Finale"), "HUZ-087"}}));
    EXPECT_EQ(barred(s, C), Barred{});
}

TEST(HuzzahOffers, HUZ_082_HUZ_086_a_bump_is_no_show_card_and_a_performer_must_play_one) {
    Scene s(3);
    s.pawns("S4 19 S1").hand(A, "Bump Finale").hand(B, "Bump Finale").show_step();
    EXPECT_EQ(barred(s, A), (Barred{{show("Bump"), "HUZ-082"}, {pass_choice, "HUZ-086"}}));
    EXPECT_EQ(barred(s, B), (Barred{{heckle("Bump"), "HUZ-082"}}));
    EXPECT_EQ(barred(s, C), (Barred{{pass_choice, "HUZ-086"}}));
}

TEST(HuzzahOffers, HUZ_118_a_full_step_says_so) {
    Scene s(3);
    s.pawns("S8 S1 S2").counters("40:5 42:4").plays(A, "5-Crowd").reveal_step();
    EXPECT_EQ(barred(s, A), (Barred{{place(40), "HUZ-118"}}));
    s.answer(A, place(41));
    EXPECT_EQ(barred(s, A), Barred{}) << "any cards may be discarded";
}

}  // namespace
}  // namespace fg::huzzah
