// SPDX-License-Identifier: Apache-2.0
// Words: choices, prompts, labels and sentences.
#include "games/all.h"
#include "games/king_thief_minister/scene_test.h"
#include "match/json_write.h"

namespace fg::ktm {
namespace {

TEST(KtmText, choices_read_like_what_a_player_says) {
    EXPECT_EQ(to_json(claim(K)), R"({"act":"claim","character":"King"})");
    EXPECT_EQ(to_json(peek(0)), R"({"act":"peek","spot":0})");
    EXPECT_EQ(to_json(shuffle(0, 4, Shuffle::keep)),
              R"({"act":"shuffle","spot":0,"other_spot":4,"shuffle":"keep"})");
    EXPECT_EQ(to_json(Choice{.act = Act::execute, .character = T, .target = seat_of(0)}),
              R"({"act":"execute","character":"Thief","target":0})");
}

TEST(KtmText, KTM_046_the_prompt_speaks_of_a_look_only_where_it_is_offered) {
    const auto prompt = [](std::initializer_list<int> purses) {
        Scene scene(4);
        scene.purses(purses).to_move(0);
        return Text::prompt(scene.rules, seen_by<Game>(scene.state, scene.p(0)));
    };
    EXPECT_TRUE(says(prompt({3, 5, 5, 5}), "look, move the cards"));
    EXPECT_TRUE(says(prompt({0, 5, 5, 7}), "look, move the cards"))
        << "the treasury has a coin for each other player";
    EXPECT_FALSE(says(prompt({0, 6, 6, 6}), "look"));
    EXPECT_TRUE(says(prompt({0, 6, 6, 6}), "move the cards, or claim a character"));
}

TEST(KtmText, every_offer_has_a_label_and_a_rule_and_every_event_a_sentence) {
    const std::string rulebook(registered<Game>().rulebook());
    for (TargetTiming timing : {TargetTiming::after_challenge, TargetTiming::with_claim}) {
        const Rules rules = make_rules(4, {.target_timing = timing}, {});
        FastSource source(6);
        NamedChance chance(source);
        FastChance dice(2);
        for (int play = 0; play < 40; ++play) {
            Notebook notes;
            State state = Game::setup(rules, chance, notes);
            while (!Game::is_over(state.table)) {
                const Seat seat = state.round.owing.lowest();
                EXPECT_FALSE(Text::prompt(rules, seen_by<Game>(state, seat)).empty());
                Offers offers;
                Game::offer(rules, seen_by<Game>(state, seat), offers);
                std::vector<std::string> labels;
                for (const Choice& choice : offers) {
                    labels.push_back(Text::label(rules, seen_by<Game>(state, seat), choice));
                    EXPECT_FALSE(labels.back().empty());
                    const std::string rule(Text::rule_of_choice(seen_by<Game>(state, seat), choice));
                    EXPECT_TRUE(says(rulebook, "**" + rule + "**")) << rule;
                }
                std::sort(labels.begin(), labels.end());
                EXPECT_EQ(std::unique(labels.begin(), labels.end()), labels.end());
                Choice choice;
                Game::pick(rules, seen_by<Game>(state, seat), dice, choice);
                Game::apply(rules, state, seat, choice, chance, notes);
            }
            for (const Told& told : notes.told)
                for (Seat viewer : {seat_of(0), seat_of(2), no_seat}) {
                    const std::string line = Text::sentence(rules, told.event, viewer, player_names);
                    EXPECT_EQ(line.empty(), told.event.kind == EventKind::turn);
                    if (viewer == no_seat && told.event.kind != EventKind::chose_payer) {
                        EXPECT_FALSE(says(line, "you ") || says(line, "You ")) << line;
                    }
                }
        }
    }
}

TEST(KtmText, sentences_speak_to_the_viewer) {
    Scene scene(4);
    scene.does(0, Act::look);
    EXPECT_TRUE(says(log_of(scene, seat_of(0)), "You saw that your own card was the King."));
    EXPECT_TRUE(says(log_of(scene, seat_of(0)), "You paid 1 coin for a look."));
    EXPECT_TRUE(says(log_of(scene, seat_of(1)), "Ann looked at their own card."));
    EXPECT_FALSE(says(log_of(scene, seat_of(1)), "King"));
}

}  // namespace
}  // namespace fg::ktm
