// SPDX-License-Identifier: Apache-2.0
// Words, rules of thumb, symmetry and the random pick: what the catalogue does not number.
#include "games/king_thief_minister/advice.h"
#include "games/king_thief_minister/register.h"
#include "games/king_thief_minister/scene_test.h"
#include "games/king_thief_minister/text.h"
#include "match/json_write.h"

namespace fg::ktm {
namespace {

const std::vector<std::string> names{"Ann", "Ben", "Cat", "Dan", "Eva", "Fay"};

std::string log_of(const Scene& scene, Seat viewer) {
    std::string log;
    for (const Told& told : scene.notes.told)
        if (told.audience.includes(viewer))
            log += Text::sentence(scene.rules, told.event, viewer, names) + "\n";
    return log;
}
bool says(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(KtmSymmetry, a_turned_table_plays_the_same_game) {
    struct Case {
        int players;
        Options options;
        int steps;
        bool is_symmetric;
    };
    const Case cases[] = {{6, {}, 1, true},
                          {6, {}, 4, true},
                          {3, {}, 1, true},
                          {3, {}, 2, true},
                          {4, {}, 2, true},
                          {4, {}, 1, false},
                          {5, {}, 1, false},
                          {5, {}, 5, true},
                          {4, {.four_player_layout = FourPlayerLayout::adjacent}, 2, false},
                          {6, {.target_timing = TargetTiming::with_claim}, 5, true}};
    for (const Case& one : cases) {
        const Rules rules = make_rules(one.players, one.options, {});
        FastChance chance(77);
        Silence silence;
        State state = Game::setup(rules, chance, silence), turned;
        ASSERT_EQ(Game::turned(rules, state, one.steps, turned), one.is_symmetric);
        while (one.is_symmetric && !Game::is_over(state.table)) {
            const Seat seat = state.hidden.owing.lowest();
            Choice choice;
            Game::pick(rules, seen_by<Game>(state, seat), chance, choice);
            Game::apply(rules, state, seat, choice, chance, silence);
            Game::apply(rules, turned, clockwise(seat, one.steps % one.players, one.players),
                        Game::turned_choice(rules, choice, one.steps), chance, silence);
            State expected;
            Game::turned(rules, state, one.steps, expected);
            ASSERT_EQ(turned, expected);
        }
    }
}

TEST(KtmText, choices_read_like_what_a_player_says) {
    EXPECT_EQ(to_json(claim(K)), R"({"act":"claim","character":"King"})");
    EXPECT_EQ(to_json(peek(0)), R"({"act":"peek","spot":0})");
    EXPECT_EQ(to_json(shuffle(0, 4, Shuffle::keep)),
              R"({"act":"shuffle","spot":0,"other_spot":4,"shuffle":"keep"})");
    EXPECT_EQ(to_json(Choice{.act = Act::execute, .character = T, .target = seat_of(0)}),
              R"({"act":"execute","character":"Thief","target":0})");
}

TEST(KtmText, every_offer_has_a_label_and_a_rule_and_every_event_a_sentence) {
    const std::string rulebook(game().rulebook());
    for (TargetTiming timing : {TargetTiming::after_challenge, TargetTiming::with_claim}) {
        const Rules rules = make_rules(4, {.target_timing = timing}, {});
        FastSource source(6);
        NamedChance chance(source);
        FastChance dice(2);
        for (int play = 0; play < 40; ++play) {
            Notebook notes;
            State state = Game::setup(rules, chance, notes);
            while (!Game::is_over(state.table)) {
                const Seat seat = state.hidden.owing.lowest();
                EXPECT_FALSE(Text::prompt(rules, state.table, seat).empty());
                Offers offers;
                Game::offer(rules, seen_by<Game>(state, seat), offers);
                std::vector<std::string> labels;
                for (const Choice& choice : offers) {
                    labels.push_back(Text::label(rules, state.table, seat, choice));
                    EXPECT_FALSE(labels.back().empty());
                    const std::string rule(Text::rule_of_choice(state.table, seat, choice));
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
                    const std::string line = Text::sentence(rules, told.event, viewer, names);
                    EXPECT_EQ(line.empty(), told.event.happening == Happening::turn);
                    if (viewer == no_seat && told.event.happening != Happening::chose_payer) {
                        EXPECT_FALSE(says(line, "you ") || says(line, "You ")) << line;
                    }
                }
        }
    }
}

TEST(KtmText, sentences_speak_to_the_viewer) {
    Scene scene(4);
    scene.does(0, Act::look);
    EXPECT_TRUE(says(log_of(scene, seat_of(0)), "You saw that your card was the King."));
    EXPECT_TRUE(says(log_of(scene, seat_of(0)), "You paid 1 coin to look."));
    EXPECT_TRUE(says(log_of(scene, seat_of(1)), "Ann looked at their own card."));
    EXPECT_FALSE(says(log_of(scene, seat_of(1)), "King"));
}

TEST(KtmAdvice, the_rule_of_thumb_beats_random_players) {
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = make_rules(players, {}, {});
        FastChance chance(21);
        Silence silence;
        int won = 0;
        for (int play = 0; play < 200; ++play) {
            State state = Game::setup(rules, chance, silence);
            const Seat sage = seat_of(play % players);
            while (!Game::is_over(state.table)) {
                const Seat seat = state.hidden.owing.lowest();
                Offers offers;
                Game::offer(rules, seen_by<Game>(state, seat), offers);
                const Choice choice =
                    seat == sage ? Advice::advise(rules, view_for<Game>(state, seat), offers, chance)
                                 : offers[static_cast<int>(chance.below(static_cast<u32>(offers.size())))];
                Game::apply(rules, state, seat, choice, chance, silence);
            }
            won += Game::result(rules, state.table).winners == SeatSet::only(sage);
        }
        EXPECT_GT(won, 160);
    }
}

TEST(KtmAdvice, the_outlook_is_a_share_of_one_win_and_likes_coins) {
    Scene scene(4);
    scene.purses({8, 3, 3, 1});
    PerSeat<float> shares;
    Advice::outlook(scene.rules, scene.state, shares);
    EXPECT_NEAR(shares.at[0] + shares.at[1] + shares.at[2] + shares.at[3], 1.0F, 1e-5F);
    EXPECT_GT(shares.at[0], shares.at[1]);
    EXPECT_FLOAT_EQ(shares.at[1], shares.at[2]);
    EXPECT_GT(shares.at[2], shares.at[3]);
}

TEST(KtmPick, a_random_pick_is_one_of_the_offers_and_every_offer_is_picked) {
    Scene scene(4);
    scene.claims(0, E);
    scene.window({});
    FastChance chance(1);
    std::vector<int> times(18);
    Offers offers;
    Game::offer(scene.rules, scene.seen(0), offers);
    for (int i = 0; i < 18000; ++i) {
        Choice choice;
        ASSERT_EQ(Game::pick(scene.rules, scene.seen(0), chance, choice), offers.size());
        const auto found = std::find(offers.begin(), offers.end(), choice);
        ASSERT_NE(found, offers.end());
        ++times[static_cast<std::size_t>(found - offers.begin())];
    }
    for (int count : times) EXPECT_NEAR(count, 1000, 150);
}

}  // namespace
}  // namespace fg::ktm
