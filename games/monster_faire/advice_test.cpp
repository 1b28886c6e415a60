// SPDX-License-Identifier: Apache-2.0
// What stands around the rules: windows that can be passed, what a sage makes of the notes on strategy, who made the game.
#include "games/monster_faire/advice.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "games/monster_faire/pace.h"
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

Choice advised(const Scene& scene, Seat seat) {
    Offers offers;
    offer(scene.rules, seen_of(scene.state, seat), offers);
    FastChance chance(3);
    return Advice::advise(scene.rules, view_of(scene.state, seat), offers, chance);
}

TEST(MonsterFaireAdvice, MON_401_windows_are_passed_by_who_cannot_answer_and_left_out_with_an_empty_hand) {
    const auto is_visit = [](const Window& window) {
        return window.question == name_of(Question::visit_card);
    };
    EXPECT_TRUE(std::any_of(std::begin(windows), std::end(windows), is_visit));
    Scene s;
    s.hand(B, "").hand(C, "VD2");
    s.table.turn.window = 1;
    s.start(Step::window);
    ASSERT_TRUE(s.is_asked(Question::visit_card, C));  // B's empty hand is public, what C holds is not
    EXPECT_EQ(s.offers_of(C).front().act, Act::pass);
}

TEST(MonsterFaireAdvice, MON_402_a_sage_gets_an_igor_before_anything_else) {
    for (const char* igor : {"VDJ", "BSQ", "VHK", "BRJ"}) {
        Scene s;
        s.hand(A, std::string(igor) + " VD4 BC3").start(Step::igor_phase);
        EXPECT_EQ(advised(s, A).act, Act::hire) << igor;
    }
}
TEST(MonsterFaireAdvice, MON_402_a_sage_brings_a_whole_monster_to_life) {
    Scene s;
    s.igor(A, "VSK")
        .laboratory(A, "VD8 VH8 VC8 VS8")
        .monster(A, "BD5 BH5 BC5 BS5")
        .start(Step::monster_phase);
    EXPECT_EQ(advised(s, A).act, Act::give_life);
}

TEST(MonsterFaireAdvice, MON_404_its_maker_is_named) {
    std::ifstream file("NOTICE");
    const std::string notice((std::istreambuf_iterator<char>(file)), {});
    EXPECT_NE(notice.find("Scott Wylie Roberts, (c) 2009"), std::string::npos);
    EXPECT_NE(notice.find("Monster Faire"), std::string::npos);
}

}  // namespace
}  // namespace fg::mon
