// SPDX-License-Identifier: Apache-2.0
// Whole sessions at the terminal, typed by scripted people.
#include "terminal/play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>

#include "common/files.h"
#include "common/text.h"
#include "games/all.h"
#include "terminal/board.h"
#include "terminal/scripted_person_test.h"
#include "terminal/session.h"

namespace fg::terminal {
namespace {

namespace fs = std::filesystem;

const Look utf8{.has_utf8 = true};
const Look colours{.has_escapes = true, .has_colour = true, .has_utf8 = true};

std::string temporary(const std::string& name) {
    const std::string path =
        fs::temp_directory_path() / ("fairground_" + std::to_string(::getpid()) + "_" + name);
    fs::remove(path);
    return path;
}

ScriptedPerson::Answer dabbling(Dabbler& dabbler) {
    return [&](const std::string& screen) { return dabbler.answer(screen); };
}

std::vector<std::string> short_game(const AnyGame& game, int players) {
    const std::string option = game.id() == "huzzah"                  ? "target_score=20"
                               : game.id() == "fairy_tale_fight_club" ? "stall_rounds=1"
                               : game.id() == "ren_faire"             ? "slots_needed=4"
                               : game.id() == "monster_faire"         ? "faire_deadline=10"
                                                                      : "round_cap=6";
    return {std::string(game.id()), "--players", std::to_string(players), "--seed", "7", "--option", option};
}

TEST(Play, a_whole_game_of_each_at_every_player_count) {
    for (const AnyGame* game : all_games())
        for (int players = game->min_players(); players <= game->max_players(); ++players)
            for (const Look& look : {utf8, colours, Look{}}) {
                Dabbler dabbler;
                ScriptedPerson person(dabbling(dabbler));
                EXPECT_EQ(play(person, short_game(*game, players), look), 0) << person.err.str();
                const std::string screen = person.out.str();
                EXPECT_NE(screen.find("Hear ye!"), std::string::npos) << game->id() << players;
                EXPECT_NE(screen.find("Fare thee well."), std::string::npos);
                expect_fits(screen);
                EXPECT_EQ(screen.find('\x1b') != std::string::npos, look.has_escapes);
                if (look.has_utf8) continue;
                for (const char c : screen) ASSERT_TRUE(c == '\n' || (c >= ' ' && c < 127)) << int(c);
            }
}

TEST(Play, several_people_share_the_screen_at_the_widest_table) {
    Dabbler dabbler;
    ScriptedPerson person(dabbling(dabbler));
    const std::vector<std::string> words{"huzzah",  "--players",      "8",        "--seat",          "0,3,7",
                                         "--names", "Anna,Ben,Clara", "--option", "target_score=20", "--seed",
                                         "3",       "--plain"};
    EXPECT_EQ(play(person, words, colours), 0);
    EXPECT_NE(person.out.str().find("Pass the screen to Clara — press Enter"), std::string::npos);
    EXPECT_NE(person.out.str().find("Hear ye!"), std::string::npos);
    EXPECT_EQ(person.out.str().find('\x1b'), std::string::npos) << "--plain";
    expect_fits(person.out.str());
}

// A game of Ren Faire in which every card does what one of them does.
std::unique_ptr<AnyMatch> faire_of(const char* card, const char* first) {
    const AnyGame* game = nullptr;
    for (const AnyGame* one : all_games())
        if (one->id() == "ren_faire") game = one;
    boost::json::object content = boost::json::parse(game->content_json()).as_object();
    boost::json::object& cards = content.at("performances").as_object();
    const boost::json::value wanted = cards.at(card);
    for (auto& [name, does] : cards) does = wanted;
    MatchSetup setup{.players = 2, .names = {first, "Ben"}};
    setup.options["character_pick"] = "random";
    setup.content["performances"] = cards;
    setup.seed = SeededSource::seed_from_text(card);
    auto match = game->start(setup);
    EXPECT_TRUE(match) << match.refusal().message;
    return std::move(*match);
}
struct Faire {
    ScriptedPerson person;
    Terminal terminal;
    Session session;
    Faire(const char* card, const std::vector<std::string>& bots, ScriptedPerson::Answer answer)
        : person(std::move(answer)),
          terminal(person.in, person.out, utf8),
          session(faire_of(card, "Anna"), bots, terminal, {}) {}
    std::string screen() {
        session.run();
        return person.out.str();
    }
};

TEST(PlayStage, an_act_is_typed_and_shown_to_who_judges_it) {
    int lines = 0;
    Faire faire("Ballad of the Turnip", {"", ""},
                [&](const std::string& screen) -> std::optional<std::string> {
                    if (screen.find("Huzzah") != std::string::npos && screen.ends_with("> "))
                        return std::nullopt;
                    if (screen.ends_with("| "))
                        return ++lines == 1 ? "O turnip fair" : lines == 2 ? "how round" : "";
                    return screen.ends_with("> ") ? "1" : "";
                });
    const std::string screen = faire.screen();
    EXPECT_NE(screen.find("Perform for all to see"), std::string::npos);
    const std::size_t curtain = screen.rfind("Pass the screen to ");
    ASSERT_NE(curtain, std::string::npos);
    const std::string judged = screen.substr(curtain);
    EXPECT_NE(judged.find("| O turnip fair"), std::string::npos) << judged;
    EXPECT_NE(judged.find("| how round"), std::string::npos);
    EXPECT_NE(judged.find("Did it please you?"), std::string::npos);
    EXPECT_NE(screen.find("Stunts are judged by votes."), std::string::npos) << "two people are there";
    expect_fits(screen);
}
TEST(PlayStage, curtain_ends_an_act_and_quit_leaves) {
    for (const char* word : {"curtain", "quit"}) {
        bool was_asked = false;
        Faire faire("Ballad of the Turnip", {"", ""},
                    [&](const std::string& screen) -> std::optional<std::string> {
                        if (screen.ends_with("| ")) return was_asked = true, word;
                        if (was_asked && screen.ends_with("> ")) return std::nullopt;
                        return screen.ends_with("> ") ? "1" : "";
                    });
        const std::string screen = faire.screen();
        EXPECT_EQ(screen.find("Did it please you?") != std::string::npos,
                  word == std::string_view("curtain"));
    }
}
TEST(PlayStage, a_phrase_is_typed_against_the_clock_or_left_to_dice) {
    Faire faire("Tangled Tongue", {"", ""}, [&](const std::string& screen) -> std::optional<std::string> {
        if (screen.find("showed") != std::string::npos) return std::nullopt;
        if (screen.ends_with("or dice) ")) return screen.find("Type this") == std::string::npos ? "" : "dice";
        const std::size_t task = screen.rfind("Type this: ");
        if (task != std::string::npos && screen.ends_with("> ") &&
            screen.substr(task).find("or dice") == std::string::npos)
            return lines_of(screen.substr(task + 11)).front();
        return screen.ends_with("> ") ? "1" : "";
    });
    const std::string screen = faire.screen();
    EXPECT_NE(screen.find("showed 99."), std::string::npos) << screen;
    EXPECT_NE(screen.find("Let dice play for me"), std::string::npos);
    EXPECT_EQ(screen.find("Score 0"), std::string::npos) << "a score cannot be chosen";
}
TEST(PlayStage, a_pattern_is_entered_from_memory) {
    Faire faire("Juggler's Pattern", {"", "sage"},
                [&](const std::string& screen) -> std::optional<std::string> {
                    if (screen.find("You succeeded.") != std::string::npos) return std::nullopt;
                    if (screen.ends_with("in order: ")) {
                        const std::size_t at = screen.rfind("Remember: ");
                        return lines_of(screen.substr(at + 10)).front();
                    }
                    return screen.ends_with("> ") ? "1" : "";
                });
    EXPECT_NE(faire.screen().find("You succeeded."), std::string::npos);
}

// What stands on the screen since the curtain was last drawn.
std::string since_curtain(const std::string& screen) {
    const std::size_t curtain = screen.rfind("Pass the screen to ");
    return curtain == std::string::npos ? screen : screen.substr(curtain);
}

// The line of a board that shows a hand.
std::string hand_line(const AnyMatch& match, Seat seat) {
    for (const std::string& line : draw_board(match, seat).lines())
        if (line.find("Your hand") != std::string::npos) return line;
    return {};
}

TEST(PlayCurtain, nobody_sees_another_ones_hand) {
    MatchSetup setup{.players = 3, .names = {"Anna", "Ben", "Clara"}};
    setup.options["target_score"] = 20;
    setup.seed = SeededSource::seed_from_text("curtain");
    const AnyMatch* watched = nullptr;
    Dabbler dabbler;
    int compared = 0;
    ScriptedPerson person([&](const std::string& screen) {
        const std::string shown = since_curtain(screen);
        for (Seat holder : SeatSet::first(3)) {
            if (!screen.ends_with("> ") || shown.find(watched->name(holder) + " (you)") == std::string::npos)
                continue;
            for (Seat other : SeatSet::first(3)) {
                if (other == holder) continue;
                EXPECT_EQ(shown.find(watched->name(other) + " (you)"), std::string::npos);
                const std::string theirs = hand_line(*watched, other);
                if (theirs == hand_line(*watched, holder)) continue;
                std::string plain;
                for (std::size_t i = 0; i < theirs.size(); ++i)
                    if (theirs[i] == '\x0e')
                        ++i;
                    else if (theirs[i] != '\x0f')
                        plain += theirs[i];
                EXPECT_EQ(shown.find(plain), std::string::npos) << plain;
                ++compared;
            }
        }
        return dabbler.answer(screen);
    });
    Terminal terminal(person.in, person.out, utf8);
    Session session(std::move(*find_game("huzzah")->start(setup)), {"", "", ""}, terminal, {});
    watched = &session.match();
    EXPECT_EQ(session.run(), Session::End::over);
    session.show_end();
    EXPECT_GT(compared, 50);
}

TEST(PlayCurtain, a_look_is_told_to_the_looker_alone) {
    // Anna peeks at Clara's card in setup, Ben and Clara at nothing; from then on everybody only moves the cards.
    int pauses = 0;
    ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
        if (!screen.ends_with("> ")) return ++pauses < 60 ? std::optional<std::string>("") : std::nullopt;
        const std::string shown = since_curtain(screen);
        if (shown.find("which card do you want") != std::string::npos &&
            shown.find("Your turn") == std::string::npos)
            return shown.find("Anna (you)") != std::string::npos ? "Look at Clara's card" : "Look at no card";
        const bool is_anna = shown.find("Anna (you)") != std::string::npos;
        EXPECT_EQ(shown.find("saw that") != std::string::npos || shown.find("is the ") != std::string::npos,
                  is_anna)
            << shown;
        return "to left";
    });
    EXPECT_EQ(play(person,
                   {"king_thief_minister", "--players", "3", "--seat", "0,1,2", "--names", "Anna,Ben,Clara",
                    "--seed", "1"},
                   utf8),
              0);
    EXPECT_NE(person.out.str().find("You saw that"), std::string::npos);
    EXPECT_GE(pauses, 60);
}

TEST(PlayCurtain, a_challenger_ahead_does_not_spare_the_others_the_question) {
    // KTM-071: Ben's "yes" alone would close the window. Clara is asked all the same, so that being asked
    // tells nothing.
    std::vector<std::string> asked;
    ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
        if (!screen.ends_with("> ")) return "";
        const std::string shown = since_curtain(screen);
        const std::string prompt = shown.substr(shown.rfind("Do you challenge?") == std::string::npos
                                                    ? 0
                                                    : shown.rfind('\n', shown.rfind("Do you challenge?")));
        if (shown.find("which card do you want") != std::string::npos &&
            shown.find("Your turn") == std::string::npos)
            return "6";
        if (prompt.find("Do you challenge?") == std::string::npos ||
            prompt.find("Your turn") != std::string::npos)
            return asked.size() >= 2 ? std::nullopt : std::optional<std::string>("claim the thief");
        asked.push_back(shown.substr(19, 5));
        return "challenge";
    });
    play(person,
         {"king_thief_minister", "--players", "3", "--seat", "0,1,2", "--names", "Anna,Ben,Clara", "--seed",
          "1"},
         utf8);
    ASSERT_GE(asked.size(), 2u);
    EXPECT_NE(asked[0], asked[1]);
}

TEST(PlayInput, the_end_of_input_is_a_farewell_wherever_it_comes) {
    for (int typed = 0; typed < 40; ++typed) {
        Dabbler dabbler;
        int count = 0;
        ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
            if (count++ == typed) return std::nullopt;
            return dabbler.answer(screen);
        });
        EXPECT_EQ(play(person, {"huzzah", "--players", "4", "--seat", "0,2", "--seed", "9"}), 0);
        EXPECT_TRUE(person.out.str().ends_with("Fare thee well.\n"))
            << person.out.str().substr(person.out.str().size() - 200);
    }
}

TEST(PlayInput, the_menu_ends_cleanly_too_and_enter_takes_the_usual) {
    for (int typed = 0; typed < 8; ++typed) {
        int count = 0;
        ScriptedPerson person([&](const std::string&) -> std::optional<std::string> {
            return count++ == typed ? std::nullopt : std::optional<std::string>("");
        });
        EXPECT_EQ(play(person, {}), 0) << person.err.str();
        EXPECT_NE(person.out.str().find("Fare thee well."), std::string::npos);
        expect_fits(person.out.str());
    }
}

TEST(PlayInput, the_menu_can_choose_everything_by_number) {
    std::vector<std::string> lines{
        "9", "2", "x", "3", "2", "Anna", "Ben", "7", "2", "99", "8", "1", "11", "500", "11", "30", "",
    };
    std::size_t next = 0;
    ScriptedPerson person([&](const std::string&) -> std::optional<std::string> {
        return next < lines.size() ? std::optional<std::string>(lines[next++]) : std::nullopt;
    });
    EXPECT_EQ(play(person, {"--seed", "1"}, utf8), 0);
    const std::string screen = person.out.str();
    for (const char* words :
         {"Huzzah!", "Scores below zero: yes", "A number from 20 to 100.", "Points to win: 30",
          "Turns at most: 100", "Stages closed for repairs: none", "Pass the screen to"})
        EXPECT_NE(screen.find(words), std::string::npos) << words << screen;
}

// Types the lines one after another, then ends.
std::string typed(const std::vector<std::string>& lines, const std::vector<std::string>& words) {
    std::size_t next = 0;
    ScriptedPerson person([&](const std::string&) -> std::optional<std::string> {
        return next < lines.size() ? std::optional<std::string>(lines[next++]) : std::nullopt;
    });
    EXPECT_EQ(play(person, words, utf8), 0) << person.err.str();
    return person.out.str();
}

// The same words without the breaks of lines.
std::string in_one_line(const std::string& text) {
    std::string line;
    for (const std::string& part : lines_of(text))
        line += (line.empty() ? "" : " ") + std::string(trimmed(part));
    return line;
}

const std::vector<std::string> ktm_table{"king_thief_minister", "--players", "4", "--seed", "5"};

TEST(PlayInput, words_that_mean_nothing_change_nothing) {
    const std::string screen =
        typed({"", "0", "7", "look", "Look at", "purse", "save", "", "undo", "?99"}, ktm_table);
    for (const char* words : {"A number, the start of a choice, or help.", "That is none of the choices.",
                              "More than one choice begins like that.", "Nothing was saved.",
                              "Nothing can be taken back now", "There is no rule 99."})
        EXPECT_NE(screen.find(words), std::string::npos) << words;
}

TEST(PlayInput, questions_about_rules_are_answered) {
    const std::string screen = typed({"?", "? 6", "?1", "? ktm-048", "help", "hint"}, ktm_table);
    for (const char* words : {"KTM-016", "KTM-017", "KTM-048", "To right", "? KTM-016",
                              "the rule of choice 3", "A sage would say "})
        EXPECT_NE(screen.find(words), std::string::npos) << words;
    expect_fits(screen);
}

// The first question of this table is where to look, and nobody looks at their own card first (KTM-016).
TEST(PlayInput, what_is_barred_is_answered_with_its_reason) {
    const auto match = find_game("king_thief_minister")->start({.players = 4});
    const std::string label = (*match)->barred(seat_of(0)).at(0).label;
    const std::string reason = label + ": the first look goes to any card but your own (KTM-016)";
    for (const std::string& line : {label, std::string("why"), "why " + label}) {
        const std::string screen = typed({line}, ktm_table);
        const std::string answer = screen.substr(screen.find("> "));
        EXPECT_NE(in_one_line(answer).find(reason), std::string::npos) << line << answer;
        EXPECT_EQ(answer.find("none of the choices"), std::string::npos);
    }
    EXPECT_NE(typed({"? " + label}, ktm_table).find("KTM-016  "), std::string::npos);
    EXPECT_NE(typed({"why xyz"}, ktm_table).find("Nothing like that is ruled out here."), std::string::npos);
}

TEST(PlayInput, what_is_barred_is_listed_where_the_screen_has_room) {
    for (const int height : {17, 30}) {
        ScriptedPerson person([](const std::string&) { return std::nullopt; });
        play(person, ktm_table, {.has_utf8 = true, .height = height});
        const bool is_listed = person.out.str().find("the first look goes to any card") != std::string::npos;
        EXPECT_EQ(is_listed, height == 30);
        expect_fits(person.out.str());
    }
}

TEST(PlayInput, a_sealed_answer_can_be_taken_back) {
    const std::string screen = typed({"1", "undo", "6", "", "log"}, ktm_table);
    EXPECT_NE(screen.find("Sealed: Look at Sage Bess's card."), std::string::npos) << screen;
    EXPECT_NE(screen.find("You looked at no card."), std::string::npos);
    EXPECT_EQ(screen.find("You saw that"), std::string::npos);
}

TEST(PlayInput, a_sealed_answer_in_steps_is_told_whole_and_its_last_step_taken_back) {
    int undone = 0;
    ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
        if (screen.ends_with("> ")) return "1";
        const std::size_t sealed = screen.rfind("Sealed: Pick ");
        if (sealed == std::string::npos || screen.find(" and ", sealed) == std::string::npos) return "";
        return undone++ == 0 ? std::optional<std::string>("undo") : std::nullopt;
    });
    play(person, {"fairy_tale_fight_club", "--players", "3", "--seed", "1"}, utf8);
    const std::string screen = person.out.str();
    std::smatch whole;
    ASSERT_TRUE(std::regex_search(
        screen, whole, std::regex(R"(Sealed: Pick \w+ \(\d+\)(, \w+ \(\d+\))* and \w+ \(\d+\)\.)")));
    EXPECT_NE(whole.suffix().str().find(whole.str()), std::string::npos)
        << "only the last step was taken back";
}

TEST(PlayInput, only_enter_goes_on_from_a_sealed_answer) {
    const std::string screen = typed({"1", "what", "2", "undo", "6", "yes", "", "log"}, ktm_table);
    EXPECT_EQ(screen.find("You saw that"), std::string::npos) << "a word is no Enter";
    EXPECT_NE(screen.find("You looked at no card."), std::string::npos);
}

TEST(PlayInput, help_names_a_rule_of_the_game_that_is_played) {
    const std::string screen = typed({"help"}, {"huzzah", "--players", "3", "--seed", "5"});
    EXPECT_NE(screen.find("? HUZ-"), std::string::npos);
    EXPECT_EQ(screen.find("KTM-"), std::string::npos);
}

TEST(PlayInput, pass_all_passes_until_something_else_is_asked) {
    int windows = 0, turns = 0;
    ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
        if (!screen.ends_with("> ")) return "";
        const std::size_t turn = screen.rfind("Your turn ("), window = screen.rfind("Do you challenge?");
        if (window != std::string::npos && (turn == std::string::npos || window > turn))
            return ++windows, "pass all";
        if (turn == std::string::npos) return "6";
        return ++turns < 5 ? std::optional<std::string>("to left") : std::nullopt;
    });
    play(person, {"king_thief_minister", "--players", "6", "--seed", "5"}, utf8);
    EXPECT_EQ(turns, 5);
    EXPECT_GT(windows, 1);
    EXPECT_LE(windows, turns + 1) << "once between two turns";
}

// In Monster Faire a window offers the cards of the hand, and its clock is the rules' own.
TEST(PlayInput, MON_401_windows_of_many_choices_are_passed_one_by_one_all_or_unless_one_is_armed) {
    const auto windows_before_the_sixth_turn = [](const std::string& answer) {
        int windows = 0, turns = 0;
        ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
            if (!screen.ends_with("> ")) return "";
            const std::size_t list = screen.rfind("\n 1 "), prompt = screen.rfind('\n', list - 1);
            const std::string asked = screen.substr(prompt + 1, list - prompt - 1);
            if (asked.find("Play a card at") != std::string::npos) {
                if (screen.find("From the next time on.", list) != std::string::npos) return "";
                return ++windows > 200 ? std::nullopt : std::optional(answer);
            }
            if (asked.find("your turn. Which deck") != std::string::npos && ++turns == 6) return std::nullopt;
            return "1";
        });
        play(person, {"monster_faire", "--players", "3", "--seed", "7"}, utf8);
        EXPECT_EQ(turns, 6);
        EXPECT_NE(person.out.str().find("1 Play no card (Enter)"), std::string::npos);
        return windows;
    };
    const int one_by_one = windows_before_the_sixth_turn("");
    const int at_once = windows_before_the_sixth_turn("pass all");
    EXPECT_GT(at_once, 0);
    EXPECT_LE(at_once, 2 * 6) << "once between two turns, though counters are another window";
    EXPECT_GT(one_by_one, 2 * at_once);
    const int armed = windows_before_the_sixth_turn("pass unless");
    EXPECT_GT(armed, 0);
    EXPECT_LT(armed, one_by_one);
}

TEST(Play, board_and_question_fit_into_24_rows_at_the_fullest_table) {
    for (const AnyGame* game : all_games()) {
        int seen = 0;
        Dabbler dabbler;
        ScriptedPerson person([&](const std::string& screen) {
            const long rows = rows_of_question(screen);
            seen += rows > 0;
            EXPECT_LE(rows, 24) << screen.substr(screen.rfind("\n\n") + 1);
            return dabbler.answer(screen);
        });
        for (const char* seed : {"7", "8"}) {  // a dabbler may be out of a game early
            std::vector<std::string> words = short_game(*game, game->max_players());
            *(std::find(words.begin(), words.end(), "--seed") + 1) = seed;
            play(person, words, {.has_utf8 = true, .height = 24});
        }
        EXPECT_GT(seen, 5) << game->id();
    }
}

TEST(PlayInput, enter_declines_a_challenge_and_nothing_else) {
    // Nobody else can act before the first claim: the start player is a bot with this seed, and claims or
    // moves.
    ScriptedPerson person([](const std::string& screen) -> std::optional<std::string> {
        if (!screen.ends_with("> ")) return "";
        if (screen.find("(Enter)") != std::string::npos) return std::nullopt;
        return screen.find("Your turn") != std::string::npos ? "to left" : "6";
    });
    play(person, ktm_table, utf8);
    const std::string screen = person.out.str();
    const std::size_t enter = screen.find(" (Enter)");
    ASSERT_NE(enter, std::string::npos);
    EXPECT_EQ(screen.substr(screen.rfind('\n', enter) + 1, 14), " 1 Let it pass");
    EXPECT_EQ(screen.find("(Enter)", enter + 3), std::string::npos);
}

TEST(PlayInput, KTM_142_without_a_memory_aid_nothing_is_listed) {
    std::vector<std::string> words = ktm_table;
    words.insert(words.end(), {"--option", "memory_aid=none"});
    const std::string none = typed({"1", "", "", "log", "board"}, words);
    EXPECT_NE(none.find("keeps no history"), std::string::npos);
    EXPECT_EQ(none.find("is the "), std::string::npos);
    words.back() = "memory_aid=track";
    const std::string track = typed({"1", "", "", "board"}, words);
    EXPECT_NE(track.find("is the "), std::string::npos);
    EXPECT_NE(track.find("K T M"), std::string::npos) << "what is still possible, by first letters";
    words.back() = "memory_aid=log";
    EXPECT_NE(typed({"1", "", "", "board"}, words).find("is the "), std::string::npos);
}

TEST(PlayInput, bad_arguments_are_refused_with_the_reason) {
    struct Case {
        std::vector<std::string> words;
        std::string reason;
    };
    for (const Case& c : std::vector<Case>{{{"chess"}, "there is no game \"chess\""},
                                           {{"huzzah", "--players", "9"}, "--players must be"},
                                           {{"huzzah", "--seat", "7"}, "--seat must be"},
                                           {{"huzzah", "--seat", ""}, "--seat needs"},
                                           {{"huzzah", "--bots", "oracle"}, "there is no bot \"oracle\""},
                                           {{"huzzah", "--bots", "sage,sage,sage,sage"}, "--bots names 4"},
                                           {{"huzzah", "--option", "colour=red"}, "no option \"colour\""},
                                           {{"huzzah", "--option", "target_score=5"}, "target_score must be"},
                                           {{"huzzah", "--option", "target_score"}, "key=value"},
                                           {{"huzzah", "--option", "turn_cap=7"}, "turn_cap"},
                                           {{"huzzah", "--wings"}, "there is no --wings"},
                                           {{"huzzah", "--ms", "0"}, "--ms must be"},
                                           {{"huzzah", "chess"}, "one game at a time"},
                                           {{"huzzah", "--names", "A,B"}, "--names names more"}}) {
        ScriptedPerson person([](const std::string&) { return std::nullopt; });
        EXPECT_EQ(play(person, c.words), 2) << c.reason;
        EXPECT_NE(person.err.str().find(c.reason), std::string::npos) << person.err.str();
        EXPECT_TRUE(person.out.str().empty());
    }
}

TEST(PlayFiles, content_errors_name_the_file_and_the_entry) {
    const std::string path = temporary("content.json");
    const auto complaint = [&](const std::string& text) {
        EXPECT_TRUE(text.empty() || bool(write_file(path, text)));
        ScriptedPerson person([](const std::string&) { return std::nullopt; });
        EXPECT_EQ(play(person, {"king_thief_minister", "--content", path}), text == "{\"tax\":2}" ? 0 : 1);
        fs::remove(path);
        return person.err.str();
    };
    EXPECT_NE(complaint("").find(path + ": cannot be opened"), std::string::npos);
    EXPECT_NE(complaint("{").find(path + ": is not JSON"), std::string::npos);
    EXPECT_NE(complaint("{\"taxes\":2}").find("taxes"), std::string::npos);
    const std::string wrong = complaint("{\"tax\":\"two\"}");
    EXPECT_NE(wrong.find(path), std::string::npos) << wrong;
    EXPECT_NE(wrong.find("tax"), std::string::npos) << wrong;
    const std::string unplayable = complaint("{\"starting_purse\":9}");
    EXPECT_NE(unplayable.find(path + ": starting_purse: must leave coins"), std::string::npos) << unplayable;
    EXPECT_EQ(complaint("{\"tax\":2}"), "");
}

TEST(PlayFiles, a_save_that_fails_is_told_and_the_game_goes_on) {
    const std::string screen = typed({"save /no/such/folder/game.fair", "1", ""}, ktm_table);
    EXPECT_NE(screen.find("/no/such/folder/game.fair: cannot be written"), std::string::npos);
    EXPECT_NE(screen.find("You saw that"), std::string::npos);
}

// Plays to the end and saves there; if `leave_at` is given, saves and leaves at that prompt and goes on from
// the file.
std::string record_of(const AnyGame& game, unsigned leave_at) {
    const std::string middle = temporary("middle.fair"), end = temporary("end.fair");
    Dabbler dabbler;
    unsigned prompts = 0;
    bool has_saved = false;
    const auto answer = [&](const std::string& screen) -> std::optional<std::string> {
        if (screen.ends_with("leave [3] ") && !fs::exists(end)) return "save " + end;
        if (screen.ends_with("> ") && ++prompts == leave_at) return has_saved = true, "save " + middle;
        if (has_saved) return has_saved = false, std::nullopt;
        return dabbler.answer(screen);
    };
    ScriptedPerson first(answer);
    EXPECT_EQ(play(first, short_game(game, 4)), 0);
    if (leave_at != 0) {
        EXPECT_TRUE(fs::exists(middle));
        ScriptedPerson second(answer);
        EXPECT_EQ(play(second, {"--load", middle}), 0) << second.err.str();
    }
    const Or<std::string> text = read_file(end);
    EXPECT_TRUE(bool(text));
    fs::remove(middle);
    fs::remove(end);
    return text ? *text : "";
}

TEST(PlayFiles, a_saved_game_goes_on_as_if_it_had_not_been_left) {
    for (const AnyGame* game : all_games()) {
        const std::string whole = record_of(*game, 0);
        for (unsigned leave_at : {1u, 4u, 11u})
            EXPECT_EQ(record_of(*game, leave_at), whole) << game->id() << leave_at;
    }
}

TEST(PlayFiles, files_that_are_no_saved_games_are_refused) {
    const std::string path = temporary("broken.fair");
    for (const char* text : {"", "{}", "not json", "{\"fair\":1}\n"}) {
        ASSERT_TRUE(bool(write_file(path, text)));
        ScriptedPerson person([](const std::string&) { return std::nullopt; });
        EXPECT_EQ(play(person, {"--load", path}), 1);
        EXPECT_NE(person.err.str().find(path + ": "), std::string::npos) << person.err.str();
    }
    fs::remove(path);
    ScriptedPerson person([](const std::string&) { return std::nullopt; });
    EXPECT_EQ(play(person, {"--load", path, "--players", "3"}), 2);
}

TEST(PlayFiles, a_game_that_is_left_is_kept_and_can_be_gone_on_with) {
    const std::string path = temporary("last.fair");
    std::vector<std::string> lines{"6", "", "quit"};
    std::size_t next = 0;
    ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
        if (next >= 2 && !screen.ends_with("> ")) return "";
        return lines[std::min(next++, lines.size() - 1)];
    });
    Console console = person.console(utf8);
    console.autosave = path;
    EXPECT_EQ(play_main(ktm_table, console), 0);
    EXPECT_NE(person.out.str().find("fairground play --load"), std::string::npos);
    ScriptedPerson later([](const std::string&) { return std::nullopt; });
    EXPECT_EQ(play(later, {"--load", path}), 0) << later.err.str();
    EXPECT_NE(later.out.str().find("Traveller (you)"), std::string::npos);
    EXPECT_EQ(play(later, {"huzzah", "--load", path}), 2);
    EXPECT_NE(later.err.str().find("is a game of King Thief Minister"), std::string::npos);
    fs::remove(path);
}

TEST(PlayBots, a_table_of_bots_can_be_watched) {
    ScriptedPerson person([](const std::string&) { return std::nullopt; });
    EXPECT_EQ(play(person,
                   {"king_thief_minister", "--players", "3", "--seat", "none", "--bots", "sage,random",
                    "--seed", "2", "--option", "round_cap=3"},
                   utf8),
              0);
    EXPECT_NE(person.out.str().find("Hear ye!"), std::string::npos);
    EXPECT_EQ(person.out.str().find("(you)"), std::string::npos);
}

TEST(PlayBots, why_it_is_over_stands_between_the_last_board_and_who_has_won) {
    for (const char* people : {"none", "0", "0,1"}) {
        Dabbler dabbler;
        ScriptedPerson person(dabbling(dabbler));
        EXPECT_EQ(play(person,
                       {"fairy_tale_fight_club", "--players", "2", "--seat", people, "--seed", "5",
                        "--option", "stall_rounds=1"},
                       utf8),
                  0);
        const std::string screen = person.out.str();
        const std::size_t heard = screen.find("Hear ye!");
        const std::size_t told = screen.rfind(" won with ", heard), board = screen.rfind("Market: ", heard);
        ASSERT_TRUE(heard != screen.npos && told != screen.npos && board != screen.npos) << people;
        EXPECT_LT(board, told) << people;
    }
}

TEST(PlayBotsThreads, seers_think_side_by_side) {
    Dabbler dabbler;
    int typed_lines = 0;
    ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
        return ++typed_lines > 12 ? std::nullopt : std::optional<std::string>(dabbler.answer(screen));
    });
    EXPECT_EQ(play(person, {"huzzah", "--players", "5", "--bots", "seer", "--ms", "3", "--seed", "4"}, utf8),
              0);
    EXPECT_NE(person.out.str().find("Seer Bess"), std::string::npos);
}

}  // namespace
}  // namespace fg::terminal
