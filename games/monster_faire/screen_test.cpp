// SPDX-License-Identifier: Apache-2.0
// What a screen needs: rules behind answers, the stage of the cackles, and what was seen going into a hand.
#include <set>

#include "games/all.h"
#include "games/monster_faire/scene_test.h"
#include "games/monster_faire/text.h"

namespace fg::mon {
namespace {

TEST(MonsterFaireScreen, every_answer_names_its_rule) {
    const std::string rulebook(registered<Game>().rulebook());
    const auto is_rule = [&](std::string_view rule) {
        return rulebook.find("**" + std::string(rule) + "**") != std::string::npos;
    };
    for (int q = 0; q < name_count<Question>; ++q)
        EXPECT_TRUE(is_rule(Text::rule_of_question(static_cast<Question>(q))))
            << name_of(static_cast<Question>(q));
    Scene scene;
    const Seen seen = seen_of(scene.state, A);
    for (int act = 0; act < name_count<Act>; ++act)
        for (const Card card : {Card::vd7, Card::bd7, Card::vhq})
            EXPECT_TRUE(is_rule(Text::rule_of_choice(seen, {.act = static_cast<Act>(act), .card = card})))
                << name_of(static_cast<Act>(act));
    for (int use = 0; use < name_count<Use>; ++use)
        EXPECT_TRUE(is_rule(Text::rule_of_choice(seen, {.act = Act::use, .use = static_cast<Use>(use)})))
            << name_of(static_cast<Use>(use));
}
TEST(MonsterFaireScreen, MON_021_who_has_still_to_cackle_is_on_the_stage_and_is_kept_for_the_vote) {
    Options options;
    options.first_player = FirstPlayer::cackle;
    Scene scene(3, options);
    scene.table.question = Question::cackle;
    const SeatSet two = SeatSet::only(A).with(C);
    EXPECT_EQ(Text::stage(scene.rules, scene.table, two).performers, two);
    scene.table.question = Question::vote;
    EXPECT_TRUE(Text::stage(scene.rules, scene.table, two).performers.is_empty());
    EXPECT_EQ(Text::stage(scene.rules, scene.table, two).kept, SeatSet::first(3));
    scene.table.question = Question::direction;
    EXPECT_TRUE(Text::stage(scene.rules, scene.table, two).kept.is_empty());
    EXPECT_EQ(Text::timing(Question::cackle), Timing::always);
}
TEST(MonsterFaireScreen, MON_060_a_card_seen_going_into_a_hand_is_noted_until_it_is_seen_elsewhere) {
    Scene scene;
    scene.hand(A, "VC2").put(town, "VD7");
    Notes notes;
    const auto look = [&](Seat viewer) {
        take_note(scene.rules, view_for<Game>(scene.state, viewer), notes);
    };
    look(B);
    EXPECT_EQ(notes.seen.size(), 0);
    scene.cards.move(Card::vd7, hand_of(A));
    look(B);
    ASSERT_EQ(notes.seen.size(), 1);
    EXPECT_EQ(notes.seen[0], (Glimpse{.card = Card::vd7, .seat = A}));
    scene.cards.move_unseen(Card::vc2, laboratory_of(A), SeatSet::only(A));
    look(B);
    ASSERT_EQ(notes.seen.size(), 1) << "it may still be there, for all anybody knows";
    scene.cards.move(Card::vd7, discard_at(Deck::villagers));
    look(B);
    EXPECT_EQ(notes.seen.size(), 0);
}
TEST(MonsterFaireScreen, MON_408_nobody_notes_their_own_hand) {
    Scene scene;
    scene.hand(A, "VC2");
    Notes notes;
    take_note(scene.rules, view_for<Game>(scene.state, A), notes);
    EXPECT_EQ(notes.seen.size(), 0);
}

}  // namespace
}  // namespace fg::mon
