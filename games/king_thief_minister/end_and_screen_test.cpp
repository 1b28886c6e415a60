// SPDX-License-Identifier: Apache-2.0
// Rules KTM-002, KTM-004, KTM-137 to KTM-145 and KTM-152 to KTM-170: words, clocks, chance, the end, options,
// invariants.
#include <boost/json.hpp>

#include "engine/playout.h"
#include "games/king_thief_minister/advice.h"
#include "games/king_thief_minister/register.h"
#include "games/king_thief_minister/scene_test.h"
#include "games/king_thief_minister/text.h"

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

// Plays one game by the rule of thumb and returns the time it would take with a third of every clock used.
double minutes_of_a_game(int players, u64 seed) {
    const Rules rules = make_rules(players, {}, {});
    FastChance chance(seed);
    Silence silence;
    State state = Game::setup(rules, chance, silence);
    double seconds = 0;
    while (!Game::is_over(state.table)) {
        const Seat seat = state.hidden.owing.lowest();
        if (state.hidden.owing == state.table.round)
            seconds += Game::clock_seconds(rules, state.table, seat) / 3.0;  // a window runs once for all
        Offers offers;
        Game::offer(rules, seen_by<Game>(state, seat), offers);
        Game::apply(rules, state, seat, Advice::advise(rules, view_for<Game>(state, seat), offers, chance),
                    chance, silence);
    }
    return seconds / 60;
}

TEST(KtmRules, KTM_002_the_clocks_suit_a_game_of_ten_to_thirty_minutes) {
    for (int players : {3, 4, 5, 6}) {
        std::vector<double> minutes;
        for (u64 seed = 0; seed < 101; ++seed) minutes.push_back(minutes_of_a_game(players, seed));
        std::sort(minutes.begin(), minutes.end());
        EXPECT_LT(minutes[50], 30);
        EXPECT_GT(minutes[50], 5);
    }
}

TEST(KtmRules, KTM_004_the_rules_are_at_hand_for_every_question) {
    for (int i = 0; i < name_count<Question>; ++i) {
        const std::string_view rule = Text::rule_of_question(static_cast<Question>(i));
        EXPECT_TRUE(says(std::string(game().rulebook()), "**" + std::string(rule) + "**")) << rule;
    }
}

TEST(KtmRules, KTM_137_the_set_phrases_are_said_when_the_action_is_taken) {
    Scene king(6);
    king.claims(0, K);
    king.window({});
    king.window({2});
    EXPECT_TRUE(says(log_of(king, seat_of(5)), "\"Who is the minister?\""));
    EXPECT_TRUE(says(log_of(king, seat_of(5)), "Cat answered \"Yes Sir\""));
    Scene sheriff(6);
    sheriff.claims(0, S);
    sheriff.window({});
    sheriff.does(0, {.act = Act::pay_two, .target = sheriff.p(3)});
    EXPECT_TRUE(says(log_of(sheriff, seat_of(5)), "\"Pay Tax\""));
    EXPECT_TRUE(says(log_of(sheriff, seat_of(3)), "told you: \"You pay 2\""));
    Scene move(6);
    move.does(0, Act::move_front);
    EXPECT_TRUE(says(log_of(move, no_seat), "Ann said \"To front\""));
}

TEST(KtmRules, KTM_138_no_choice_shows_a_card_on_purpose) {
    const Rules rules = make_rules(5, {}, {});
    FastSource source(4);
    NamedChance chance(source);
    FastChance dice(8);
    int shown = 0;
    for (int play = 0; play < 30; ++play) {
        Notebook notes;
        State state = Game::setup(rules, chance, notes);
        while (!Game::is_over(state.table)) {
            const Seat seat = state.hidden.owing.lowest();
            Choice choice;
            Game::pick(rules, seen_by<Game>(state, seat), dice, choice);
            notes.told.clear();
            Game::apply(rules, state, seat, choice, chance, notes);
            for (const Told& told : notes.told) {
                if (told.event.happening != Happening::turned_up) continue;
                ++shown;
                ASSERT_TRUE(choice.act == Act::name || choice == claim(P) || Game::is_over(state.table));
            }
        }
    }
    EXPECT_GT(shown, 30);
}

TEST(KtmRules, KTM_139_KTM_166_every_question_has_a_clock_and_every_number_is_the_catalogues) {
    const Rules rules = make_rules(4, {}, {});
    const int seconds[] = {30, 45, 12, 30, 30, 30, 12, 12, 30};
    Table table;
    for (int i = 0; i < name_count<Question>; ++i) {
        table.question = static_cast<Question>(i);
        EXPECT_EQ(Game::clock_seconds(rules, table, seat_of(0)), seconds[i]) << name_of(table.question);
    }
    const Content& c = rules.content;
    EXPECT_EQ(c.coins_per_player, 5);
    EXPECT_EQ(c.starting_purse, 3);
    EXPECT_EQ(c.look_price, 1);
    EXPECT_EQ(c.lost_challenge, 1);
    EXPECT_EQ(c.king_takes, 3);
    EXPECT_EQ(c.answer_takes, 1);
    EXPECT_EQ(c.false_answer, 1);
    EXPECT_EQ(c.tax, 1);
    EXPECT_EQ(c.chosen_tax, 2);
    EXPECT_EQ(c.theft, 1);
    EXPECT_EQ(c.peasant_mistake, 2);
    const Options& o = rules.options;
    EXPECT_EQ(o.four_player_layout, FourPlayerLayout::opposite);
    EXPECT_EQ(o.peasant_scope, PeasantScope::all_spots);
    EXPECT_EQ(o.minister_hidden_shuffle, HiddenShuffle::minister_knows);
    EXPECT_EQ(o.target_timing, TargetTiming::after_challenge);
    EXPECT_EQ(o.round_cap, 30);
    EXPECT_EQ(o.memory_aid, MemoryAid::log);
}

TEST(KtmRules, KTM_166_other_numbers_are_played_or_refused_with_a_reason) {
    Scene rich(4, {}, {.coins_per_player = 10, .king_takes = 5});
    rich.claims(0, K);
    rich.window({});
    EXPECT_EQ(rich.purse(0), 8);
    EXPECT_EQ(rich.treasury(), 28 - 5);
    EXPECT_NE(Game::complaint(4, {}, {.coins_per_player = 3}), nullptr);
    EXPECT_NE(Game::complaint(4, {}, {.coins_per_player = 41}), nullptr);
    EXPECT_NE(Game::complaint(4, {}, {.king_takes = 41}), nullptr);
    EXPECT_NE(Game::complaint(4, {}, {.main_seconds = 0}), nullptr);
}

TEST(KtmRules, KTM_140_a_bot_takes_over_a_seat_as_it_is) {
    Scene scene(4);
    scene.to_move(1).does(1, Act::look);
    scene.does(3, Act::move_right);
    scene.does(4, Act::move_left);
    scene.does(0, Act::move_right);
    scene.purses({3, 6, 3, 2});
    const Own before = scene.state.own[scene.p(1)];
    FastChance chance(1);
    Offers offers;
    Game::offer(scene.rules, scene.seen(1), offers);
    const Choice choice = Advice::advise(scene.rules, scene.view(1), offers, chance);
    EXPECT_EQ(scene.state.own[scene.p(1)], before);
    EXPECT_EQ(scene.purse(1), 6);
    scene.does(1, choice);  // counts as the seat's own answer
    EXPECT_EQ(before.knowledge.size(), 120);
}

TEST(KtmRules, KTM_141_a_bot_answers_the_same_in_all_worlds_it_cannot_tell_apart) {
    const Rules rules = make_rules(5, {}, {});
    FastChance chance(12);
    Silence silence;
    int compared = 0;
    for (int play = 0; play < 20; ++play) {
        State state = Game::setup(rules, chance, silence);
        while (!Game::is_over(state.table)) {
            const Seat seat = state.hidden.owing.lowest();
            const View view = view_for<Game>(state, seat);
            const State imagined = Game::redeal(rules, view, chance);
            Offers offers;
            Game::offer(rules, seen_by<Game>(state, seat), offers);
            FastChance one(5), other(5);
            const Choice choice = Advice::advise(rules, view, offers, one);
            ASSERT_EQ(choice, Advice::advise(rules, view_for<Game>(imagined, seat), offers, other));
            ASSERT_TRUE(offers.has(choice));
            compared += imagined.hidden.face != state.hidden.face;
            answer_at_random<Game>(rules, state, seat, chance);
        }
    }
    EXPECT_GT(compared, 100);
}

TEST(KtmRules, KTM_142_only_with_track_does_a_person_get_the_knowledge_sets) {
    for (MemoryAid aid : {MemoryAid::log, MemoryAid::none, MemoryAid::track}) {
        Scene scene(4, {.memory_aid = aid});
        scene.does(0, Act::look);
        View person = scene.view(0);
        Game::for_person(scene.rules, person);
        const bool is_kept = aid == MemoryAid::track;
        EXPECT_EQ(person.mine.knowledge.size(), is_kept ? 120 : 0);
        EXPECT_EQ(person.table.known.size(), is_kept ? 720 : 0);
        EXPECT_EQ(scene.view(0).mine.knowledge.size(), 120);  // what a bot gets
        person.mine.knowledge = scene.view(0).mine.knowledge;
        person.table.known = scene.view(0).table.known;
        EXPECT_EQ(person, scene.view(0));  // and nothing else is taken out
    }
    EXPECT_EQ(Options{}.memory_aid, MemoryAid::log);
}

TEST(KtmRules, KTM_143_when_the_game_is_over_all_cards_are_turned_up_without_effect_on_the_result) {
    Scene scene(3);
    scene.purses({4, 4, 5}).claims(0, K);
    scene.window({});
    ASSERT_TRUE(scene.is_over());
    EXPECT_EQ(scene.count(Happening::turned_up), 6);
    for (int spot = 0; spot < spots; ++spot) EXPECT_EQ(scene.state.table.face_up[spot], scene.face_at(spot));
    EXPECT_EQ(scene.sizes(), Ints(3, 720));
    EXPECT_EQ(scene.winners(), Ints{0});
    Scene cap(3, {.round_cap = 1});
    for (int player : {0, 2, 4}) cap.does(player, Act::move_left);
    EXPECT_EQ(cap.count(Happening::turned_up), 6);
}

TEST(KtmRules, KTM_144_at_most_45_choices_and_16_answers_in_a_turn) {
    EXPECT_EQ(Offers::capacity, 45);
    Scene scene(6);
    scene.claims(0, K);
    int answers = 1;
    for (int player = 1; player <= 5; ++player, ++answers) scene.does(player, Act::no);
    for (int player = 1; player <= 5; ++player, ++answers)
        scene.does(player, player == 3 ? Act::answer : Act::silent);
    for (int player : {4, 5, 0, 1, 2}) {
        scene.does(player, Act::no);
        ++answers;
    }
    EXPECT_EQ(answers, 16);
    EXPECT_EQ(scene.mover(), 1);
}

TEST(KtmRules, KTM_144_no_turn_is_longer_and_no_question_wider_at_any_table) {
    for (int players = 3; players <= 6; ++players)
        for (TargetTiming timing : {TargetTiming::after_challenge, TargetTiming::with_claim}) {
            const Rules rules = make_rules(players, {.target_timing = timing}, {});
            FastChance chance(static_cast<u64>(players));
            Silence silence;
            for (int play = 0; play < 60; ++play) {
                State state = Game::setup(rules, chance, silence);
                u32 turn = 0;
                int answers = 0;
                while (!Game::is_over(state.table)) {
                    const bool is_setup = state.table.question == Question::initial_look;
                    answers = is_setup ? 0 : state.table.turns == turn ? answers + 1 : 1;
                    turn = state.table.turns;
                    ASSERT_LE(answers, 1 + 3 * (players - 1));
                    ASSERT_LE(Game::asked(state.table).size(), is_setup ? players : players - 1);
                    ASSERT_LE(answer_at_random<Game>(rules, state, state.hidden.owing.lowest(), chance), 45);
                }
            }
        }
}

TEST(KtmRules, KTM_145_every_timeout_is_offered_and_found_from_public_facts) {
    u32 questions = 0;
    for (int players = 3; players <= 6; ++players)
        for (PeasantScope scope : {PeasantScope::all_spots, PeasantScope::player_spots}) {
            const Rules rules = make_rules(players, {.peasant_scope = scope}, {});
            FastChance chance(static_cast<u64>(players));
            Silence silence;
            for (int play = 0; play < 200; ++play) {
                State state = Game::setup(rules, chance, silence);
                while (!Game::is_over(state.table)) {
                    const Seat seat = state.hidden.owing.lowest();
                    Offers offers;
                    Game::offer(rules, seen_by<Game>(state, seat), offers);
                    const Choice choice = Game::timeout(rules, seen_by<Game>(state, seat));
                    ASSERT_TRUE(offers.has(choice));
                    const Own nothing_known;
                    ASSERT_EQ(choice, Game::timeout(rules, {state.table, nothing_known, seat}));
                    questions |= 1u << index_of(state.table.question);
                    answer_at_random<Game>(rules, state, seat, chance);
                }
            }
        }
    EXPECT_EQ(questions, (1u << name_count<Question>)-1);
}

TEST(KtmRules, KTM_145_the_defaults_of_execute_pay_two_and_the_first_look) {
    Scene scene(5);
    scene.purses({3, 4, 2, 5, 2});
    const Table& table = scene.state.table;
    EXPECT_EQ(poorest_other(scene.rules, table, scene.p(0)), scene.p(2));
    EXPECT_EQ(poorest_other(scene.rules, table, scene.p(3)), scene.p(4));
    EXPECT_EQ(poorest_other(scene.rules, table, scene.p(2)), scene.p(4));
    EXPECT_EQ(richest_other(scene.rules, table, scene.p(3)), scene.p(1));
    EXPECT_EQ(richest_other(scene.rules, table, scene.p(0)), scene.p(3));
    scene.state.table.question = Question::initial_look;
    EXPECT_EQ(Game::timeout(scene.rules, scene.seen(4)), peek(1));
    EXPECT_EQ(Game::timeout(scene.rules, scene.seen(2)), peek(5));
}

TEST(KtmRules, KTM_145_the_default_of_pay_two_is_the_richest_and_of_execute_the_poorest) {
    for (Character character : {S, E}) {
        Scene scene(4);
        scene.purses({1, 2, 4, 4}).to_move(1).claims(1, character);
        scene.windows_expire();
        const Choice richest{.act = Act::pay_two, .target = scene.p(3)};  // p4 is as rich, but further on
        const Choice poorest{.act = Act::execute, .character = E, .target = scene.p(0)};
        EXPECT_EQ(Game::timeout(scene.rules, scene.seen(1)), character == S ? richest : poorest);
    }
}

TEST(KtmRules, KTM_145_the_default_of_shuffle_is_open_also_when_nobody_would_know) {
    for (HiddenShuffle hidden : {HiddenShuffle::minister_knows, HiddenShuffle::nobody_knows}) {
        Scene scene(6, {.minister_hidden_shuffle = hidden});
        scene.to_move(4).claims(4, M);
        scene.windows_expire();
        EXPECT_EQ(Game::timeout(scene.rules, scene.seen(4)), shuffle(1, 4, Shuffle::open));
    }
}

TEST(KtmRules,
     KTM_145_the_default_of_name_is_the_first_unshown_spot_clockwise_and_the_first_unshown_character) {
    Scene all(3);
    all.to_move(2).cards("KTPMES").claims(2, P);
    EXPECT_EQ(Game::timeout(all.rules, all.seen(2)), name_card(3, K));
    all.does(2, name_card(0, K));
    all.does(2, name_card(3, M));
    EXPECT_EQ(Game::timeout(all.rules, all.seen(2)), name_card(4, T));
    all.does(2, name_card(4, E));
    all.expires(2);  // spot 5 is the Sheriff: a plain guess, and wrong
    EXPECT_EQ(all.last(Happening::named).event.character, T);
    EXPECT_EQ(all.coins(), (Ints{3, 1, 3}));
    Scene players(3, {.peasant_scope = PeasantScope::player_spots});
    players.to_move(2).cards("KTPMES").claims(2, P);
    EXPECT_EQ(Game::timeout(players.rules, players.seen(2)), name_card(4, K));  // spot 3 is nobody's
    players.does(2, name_card(4, E));
    EXPECT_EQ(Game::timeout(players.rules, players.seen(2)), name_card(0, K));
}

TEST(KtmRules, KTM_153_the_arrangement_is_uniform_and_independent_of_the_start_player) {
    const Rules rules = make_rules(4, {}, {});
    std::vector<int> seen(4 * worlds);
    EnumeratingSource all;
    do {
        all.restart();
        NamedChance chance(all);
        Silence silence;
        const State state = Game::setup(rules, chance, silence);
        ASSERT_NEAR(all.probability(), 1.0 / 4 / 720, 1e-9);
        ++seen[static_cast<std::size_t>(index_of(state.table.start_player) * worlds +
                                        world_of(state.hidden.face))];
    } while (all.next());
    for (int times : seen) ASSERT_EQ(times, 1);
}

// The random steps of whole games after setup, by kind.
std::pair<int, int> chance_used(const Options& options) {
    const Rules rules = make_rules(4, options, {});
    FastChance dice(3);
    int words = 0, hidden_shuffles = 0;
    for (u64 seed = 0; seed < 60; ++seed) {
        FastSource source(seed);
        RecordingSource recording(source);
        NamedChance chance(recording);
        Notebook notes;
        State state = Game::setup(rules, chance, notes);
        while (!Game::is_over(state.table)) {
            const Seat seat = state.hidden.owing.lowest();
            Choice choice;
            Game::pick(rules, seen_by<Game>(state, seat), dice, choice);
            Game::apply(rules, state, seat, choice, chance, notes);
        }
        words += static_cast<int>(recording.words().size()) - 7;
        for (const Told& told : notes.told)
            hidden_shuffles +=
                told.event.happening == Happening::shuffled && told.event.shuffle == Shuffle::hidden;
    }
    return {words, hidden_shuffles};
}

TEST(KtmRules, KTM_155_KTM_156_only_a_blind_shuffle_uses_chance_after_setup) {
    const auto [usual, usual_shuffles] = chance_used({});
    EXPECT_EQ(usual, 0);
    EXPECT_GT(usual_shuffles, 5);
    const auto [blind, blind_shuffles] =
        chance_used({.minister_hidden_shuffle = HiddenShuffle::nobody_knows});
    EXPECT_EQ(blind, blind_shuffles);
    EXPECT_GT(blind, 5);
}

TEST(KtmRules, KTM_157_KTM_158_an_empty_treasury_ends_the_game_at_that_instant) {
    Scene scene(4);  // p0's Look would be paid by three coins, but there are only three: nothing follows
    scene.purses({0, 8, 5, 4}).does(0, Act::look);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.state.table.turns, 0u);
    EXPECT_TRUE(Game::asked(scene.state.table).is_empty());
    EXPECT_TRUE(Game::owing(scene.state).is_empty());
    const Told& last_coin = scene.last(Happening::took);
    EXPECT_EQ(last_coin.event.seat, scene.p(1));
}

TEST(KtmRules, KTM_159_KTM_160_KTM_168_most_coins_win_and_equal_purses_share) {
    Scene scene(5);
    scene.purses({7, 7, 4, 7, 0}).state.table.ending = Ending::empty_treasury;
    const Result result = Game::result(scene.rules, scene.state.table);
    EXPECT_EQ(scene.winners(), (Ints{0, 1, 3}));
    const int places[] = {1, 1, 4, 1, 5};
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(result.place[seat_of(i)], places[i]);
        EXPECT_EQ(result.score[seat_of(i)], scene.state.table.purse[seat_of(i)]);
    }
    Scene running(5);
    EXPECT_FALSE(Game::result(running.rules, running.state.table).is_over);
    EXPECT_TRUE(Game::result(running.rules, running.state.table).winners.is_empty());
}

TEST(KtmRules, KTM_161_a_broke_player_goes_on_playing) {
    Scene scene(4);
    scene.purses({0, 4, 4, 4}).claims(0, T);
    scene.window({});
    EXPECT_EQ(scene.purse(0), 2);
    scene.purses({0, 4, 4, 4});
    scene.claims(1, K);
    EXPECT_TRUE(Game::asked(scene.state.table).has(scene.p(0)));
    scene.window({});
    EXPECT_TRUE(Game::asked(scene.state.table).has(scene.p(0)));
}

TEST(KtmRules, KTM_162_somebody_can_always_answer_and_the_treasury_is_never_empty_before_the_end) {
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = make_rules(players, {}, {});
        FastChance chance(static_cast<u64>(40 + players));
        Silence silence;
        for (int play = 0; play < 30; ++play) {
            State state = Game::setup(rules, chance, silence);
            while (!Game::is_over(state.table)) {
                ASSERT_GE(state.table.treasury, 1);
                ASSERT_FALSE(state.hidden.owing.is_empty());
                ASSERT_GE(answer_at_random<Game>(rules, state, state.hidden.owing.lowest(), chance), 2);
            }
        }
    }
}

TEST(KtmRules, KTM_163_KTM_164_moving_for_ever_is_stopped_by_the_round_cap_only) {
    Scene endless(3, {.round_cap = 0});
    for (int turn = 0; turn < 4000; ++turn) endless.does(endless.mover(), Act::move_left);
    EXPECT_FALSE(endless.is_over());
    Scene capped(5, {.round_cap = 2});
    for (int turn = 0; turn < 10; ++turn) {
        ASSERT_FALSE(capped.is_over());
        capped.does(capped.mover(), Act::move_front);
    }
    EXPECT_TRUE(capped.is_over());
    EXPECT_EQ(capped.treasury(), 10);  // counts for nobody
    EXPECT_EQ(Game::complaint(4, {.round_cap = 1000}, {}), nullptr);
    EXPECT_NE(Game::complaint(4, {.round_cap = 1001}, {}), nullptr);
    EXPECT_EQ(Options{}.round_cap, 30);
}

TEST(KtmRules, KTM_165_the_bound_is_2886_answers_and_random_games_are_far_shorter) {
    EXPECT_EQ(Game::longest(make_rules(6, {}, {})), 2886u);
    EXPECT_EQ(Game::longest(make_rules(6, {.round_cap = 0}, {})), 0xffffffffu);
    for (int players = 3; players <= 6; ++players) {
        const Rules rules = make_rules(players, {}, {});
        FastChance chance(static_cast<u64>(players));
        Silence silence;
        for (int play = 0; play < 100; ++play) {
            State state = Game::setup(rules, chance, silence);
            EXPECT_LT(play_at_random<Game>(rules, state, chance).answers, Game::longest(rules));
        }
    }
}

TEST(KtmRules, KTM_167_what_was_chosen_stays_chosen_and_a_caught_plan_has_no_effect) {
    const Options options{.target_timing = TargetTiming::with_claim};
    Scene sheriff(4, options);  // the payment for a lost challenge changes the purses, not the choice
    sheriff.cards("SKTMEP").purses({3, 4, 2, 3}).claims(0, S);
    sheriff.does(0, {.act = Act::pay_two, .target = sheriff.p(3)});
    sheriff.window({3});
    EXPECT_EQ(sheriff.coins(), (Ints{3, 3, 0, 2}));
    EXPECT_EQ(sheriff.state.table.plan, Choice{});

    Scene open(4, options);
    open.claims(0, M);
    open.does(0, shuffle(1, 4, Shuffle::open));
    EXPECT_EQ(open.letters(), "KTMESP");
    open.window({});
    EXPECT_EQ(open.letters(), "KSMETP");

    Scene guess(4, options);  // the Executioner takes the purse as it is after the payment
    guess.cards("EKTMSP").purses({3, 4, 2, 3}).claims(0, E);
    guess.does(0, {.act = Act::execute, .character = K, .target = guess.p(1)});
    guess.window({1});
    EXPECT_EQ(guess.payers(Reason::lost_challenge), Ints{1});
    EXPECT_EQ(guess.last(Happening::guessed).event.coins, 3);
    EXPECT_EQ(guess.coins(), (Ints{6, 0, 2, 3}));
    EXPECT_EQ(guess.sizes(), Ints(4, 24));  // spots 0 and 1
    EXPECT_EQ(guess.question(), Question::main);

    for (Character character : {K, T}) {  // they have nothing to choose
        Scene plain(4, options);
        plain.claims(0, character);
        EXPECT_EQ(plain.question(), Question::challenge);
    }

    Scene over(4, options);  // the game ends first: the sealed exchange is dropped
    over.cards("MKTESP").purses({6, 12, 0, 0}).claims(0, M);
    over.does(0, shuffle(0, 1, Shuffle::exchange));
    over.window({3});
    EXPECT_TRUE(over.is_over());
    EXPECT_EQ(over.letters(), "MKTESP");
    EXPECT_EQ(over.count(Happening::shuffled), 0);
    EXPECT_EQ(over.state.own[over.p(0)].secret, Shuffle::none);
}

TEST(KtmRules, KTM_167_a_blind_shuffle_is_drawn_only_when_it_is_carried_out) {
    const Rules rules = make_rules(
        4,
        {.minister_hidden_shuffle = HiddenShuffle::nobody_knows, .target_timing = TargetTiming::with_claim},
        {});
    ScriptedSource nothing({});  // any random step would be a complaint
    NamedChance chance(nothing);
    Scene scene(4, rules.options);
    scene.claims(0, M);
    Game::apply(scene.rules, scene.state, scene.p(0), shuffle(1, 2, Shuffle::hidden), chance, scene.notes);
    for (int player : {1, 3})
        Game::apply(scene.rules, scene.state, scene.p(player), {.act = Act::no}, chance, scene.notes);
    EXPECT_EQ(nothing.complaint(), "");
    ScriptedSource heads({true});
    NamedChance flip(heads);
    Game::apply(scene.rules, scene.state, scene.p(4), {.act = Act::no}, flip, scene.notes);
    EXPECT_TRUE(heads.is_used_up());
    EXPECT_EQ(scene.letters(), "KMTESP");
}

TEST(KtmRules, KTM_169_only_listed_options_are_accepted_and_some_have_no_effect) {
    MatchSetup setup{.players = 4};
    setup.options["peasant_scope"] = "everything";
    EXPECT_FALSE(game().start(setup));
    setup.options = {{"no_such_option", 1}};
    EXPECT_FALSE(game().start(setup));
    setup.options = {{"memory_aid", nullptr}};
    EXPECT_FALSE(game().start(setup));
    setup.options = {{"peasant_scope", "player_spots"}, {"round_cap", 12}};
    EXPECT_TRUE(game().start(setup));

    const Rules five = make_rules(5, {.four_player_layout = FourPlayerLayout::adjacent}, {});
    EXPECT_EQ(five.spot_of, make_rules(5, {}, {}).spot_of);
    Scene all(6), players(6, {.peasant_scope = PeasantScope::player_spots});
    for (Scene* scene : {&all, &players}) {
        scene->cards("PKTMES").claims(0, P);
        scene->does(0, name_card(1, K));
    }
    EXPECT_EQ(all.offer_count(0), players.offer_count(0));
}

TEST(KtmRules, KTM_170_a_broken_invariant_is_named) {
    const Scene sound(4);
    ASSERT_EQ(Game::check(sound.rules, sound.state), nullptr);
    const auto complaint_after = [&](auto&& spoil) {
        State state = sound.state;
        spoil(state);
        const Complaint complaint = Game::check(sound.rules, state);
        return std::string(complaint == nullptr ? "" : complaint);
    };
    EXPECT_TRUE(says(complaint_after([](State& s) { s.hidden.face[0] = s.hidden.face[1]; }), "KTM-003"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.hidden.face[0] = Character::none; }), "no face"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.card_at[0] = 5; }), "KTM-019"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.card_at[0] = 77; }), "does not exist"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.purse[seat_of(0)] = 9; }), "KTM-008"));
    EXPECT_TRUE(says(complaint_after([](State& s) {
                         s.table.purse[seat_of(0)] = 11;
                         s.table.treasury = 0;
                     }),
                     "KTM-157"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.known.learn_is_not(0, K); }),
                     "public knowledge rules out"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.own[seat_of(2)].knowledge.learn_is_not(0, K); }),
                     "seat's knowledge rules out"));
    EXPECT_TRUE(
        says(complaint_after([](State& s) { s.table.known.learn_is(0, K); }), "public knowledge does not"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.round = SeatSet::first(4); }), "wrong seats"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.hidden.owing = {}; }), "must owe"));
    EXPECT_TRUE(
        says(complaint_after([](State& s) { s.own[seat_of(1)].sealed = claim(K); }), "sealed answer"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.own[seat_of(1)].secret = Shuffle::keep; }), "KTM-167"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.claim = K; }), "claim does not fit"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.face_up[1] = T; }), "KTM-125"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.turns = 120; }), "KTM-164"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.purse[seat_of(5)] = 1; }), "nobody sits"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.plan = claim(K); }), "waiting"));
    EXPECT_TRUE(says(complaint_after([](State& s) { s.table.mover = no_seat; }), "not at the table"));
}

TEST(KtmRules, KTM_170_an_imagined_world_keeps_the_invariants_and_the_view) {
    for (int players = 3; players <= 6; ++players)
        for (TargetTiming timing : {TargetTiming::after_challenge, TargetTiming::with_claim}) {
            const Rules rules = make_rules(players, {.target_timing = timing}, {});
            FastChance chance(static_cast<u64>(players));
            Silence silence;
            for (int play = 0; play < 15; ++play) {
                State state = Game::setup(rules, chance, silence);
                while (true) {
                    for (int i = -1; i < players; ++i) {
                        const Seat viewer = i < 0 ? no_seat : seat_of(i);
                        const View view = view_for<Game>(state, viewer);
                        const State world = Game::redeal(rules, view, chance);
                        const Complaint complaint = Game::check(rules, world);
                        ASSERT_EQ(complaint, nullptr) << complaint;
                        ASSERT_EQ(view_for<Game>(world, viewer), view);
                        if (viewer != no_seat) {
                            ASSERT_EQ(Game::owing(world).has(viewer), Game::owing(state).has(viewer));
                        }
                    }
                    if (Game::is_over(state.table)) break;
                    answer_at_random<Game>(rules, state, state.hidden.owing.lowest(), chance);
                }
            }
        }
}

}  // namespace
}  // namespace fg::ktm
