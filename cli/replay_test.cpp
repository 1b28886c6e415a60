// SPDX-License-Identifier: Apache-2.0
#include "terminal/replay.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "cli/commands.h"
#include "common/files.h"
#include "games/all.h"
#include "match/record.h"
#include "terminal/scripted_person_test.h"
#include "terminal/terminal.h"

namespace fg::terminal {
namespace {

namespace fs = std::filesystem;

// A finished game in which everybody gives the first or the last answer in turn.
std::string record_of(const AnyGame& game, SeedPolicy policy = SeedPolicy::reveal) {
    MatchSetup setup{.players = 4, .names = {"Anna", "Ben", "Clara", "Dirk"}};
    setup.seed = SeededSource::seed_from_text("replay");
    setup.options[game.id() == "huzzah"                  ? "target_score"
                  : game.id() == "fairy_tale_fight_club" ? "max_rounds"
                  : game.id() == "monster_faire"         ? "faire_deadline"
                                                         : "round_cap"] = 20;
    const auto match = std::move(*game.start(setup));
    for (unsigned i = 0; !match->is_over(); ++i) {
        const Seat seat = match->owing().lowest();
        const std::vector<Offer> offers = match->offers(seat);
        EXPECT_TRUE(bool(match->choose(seat, offers[i * 31 / 7 % offers.size()].choice)));
    }
    return write_record(*match, policy);
}

class ReplayFile : public ::testing::Test {
  protected:
    ReplayFile() {
        path = fs::temp_directory_path() / ("fairground_replay_" + std::to_string(::getpid()) + ".fair");
    }
    ~ReplayFile() override { fs::remove(path); }

    // The exit code; what was written is in `out` and `err`.
    int replay(const std::string& text, std::vector<std::string> words, int enters = 0) {
        EXPECT_TRUE(bool(write_file(path, text)));
        words.insert(words.begin(), path);
        ScriptedPerson person([&](const std::string&) -> std::optional<std::string> {
            return enters-- > 0 ? std::optional<std::string>("") : std::nullopt;
        });
        const int code = replay_main(words, person.console({.has_utf8 = true}));
        out = person.out.str();
        err = person.err.str();
        return code;
    }

    std::string path, out, err;
    const AnyGame& ktm = *find_game("king_thief_minister");
    const AnyGame& huzzah = *find_game("huzzah");
};

TEST_F(ReplayFile, a_good_record_is_verified) {
    for (const AnyGame* game : all_games()) {
        EXPECT_EQ(replay(record_of(*game), {"--verify"}), 0) << out;
        EXPECT_TRUE(out.starts_with("verified: ")) << out;
        EXPECT_NE(out.find(" steps, seed matches its commitment, state "), std::string::npos) << out;
        EXPECT_EQ(replay(record_of(*game, SeedPolicy::keep_secret), {"--verify"}), 0) << out;
        EXPECT_NE(out.find("the seed is kept secret"), std::string::npos) << out;
    }
}

TEST_F(ReplayFile, a_record_cut_off_anywhere_is_refused_with_the_line) {
    const std::string text = record_of(ktm);
    for (std::size_t kept :
         {text.size() - 2, text.size() - 30, text.size() / 2, text.size() / 3, std::size_t{5}}) {
        EXPECT_EQ(replay(text.substr(0, kept), {"--verify"}), 1) << kept;
        EXPECT_TRUE(out.starts_with("refused: " + path + ": line ")) << out;
    }
    EXPECT_EQ(replay("", {"--verify"}), 1);
    EXPECT_NE(out.find("the file is empty"), std::string::npos) << out;
}

TEST_F(ReplayFile, an_edited_record_is_refused_with_the_line) {
    const std::string text = record_of(ktm);
    const std::size_t at = text.find("\"act\":\"", text.size() / 2);
    std::string edited = text;
    edited[at + 7] = edited[at + 7] == 'x' ? 'y' : 'x';
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    EXPECT_EQ(replay(edited, {"--verify"}), 1);
    EXPECT_NE(out.find("line " + std::to_string(line) + ": "), std::string::npos) << out;
    EXPECT_NE(out.find("does not match its sum"), std::string::npos) << out;
    EXPECT_EQ(replay(edited, {}), 1);
    EXPECT_NE(err.find("line " + std::to_string(line)), std::string::npos) << err;
}

TEST_F(ReplayFile, it_is_told_in_sentences_turn_by_turn) {
    EXPECT_EQ(replay(record_of(ktm), {}), 0) << err;
    for (const char* words :
         {"King Thief Minister, 4 players", "Turn 1: ", "claimed to have the", "Treasury", "1. "})
        EXPECT_NE(out.find(words), std::string::npos) << words;
    EXPECT_EQ(out.find("alone:"), std::string::npos);
    EXPECT_EQ(replay(record_of(huzzah), {}), 0) << err;
    for (const char* words : {"Turn 1 began.", "Richard", "Discards"})
        EXPECT_NE(out.find(words), std::string::npos);
    for (const std::string& line : lines_of(out)) EXPECT_LE(width_of(line), 80) << line;
}

TEST_F(ReplayFile, a_seat_sees_its_own_and_all_sees_everything) {
    const std::string text = record_of(ktm);
    EXPECT_EQ(replay(text, {"--seat", "1"}), 0);
    EXPECT_NE(out.find("Ben (you)"), std::string::npos);
    EXPECT_EQ(replay(text, {"--seat", "all"}), 0);
    EXPECT_NE(out.find("to Anna alone: "), std::string::npos);
    EXPECT_EQ(replay(record_of(huzzah), {"--seat", "all"}), 0);
    EXPECT_NE(out.find("A holds"), std::string::npos);
    for (const char* wrong : {"4", "-1", "x"}) EXPECT_EQ(replay(text, {"--seat", wrong}), 2) << wrong;
}

TEST_F(ReplayFile, stepping_draws_the_board_each_time_and_stops_at_the_end_of_input) {
    EXPECT_EQ(replay(record_of(ktm), {"--step", "--seat", "all"}, 5), 0);
    std::size_t boards = 0;
    for (std::size_t at = 0; (at = out.find("Treasury", at)) != std::string::npos; ++at) ++boards;
    EXPECT_EQ(boards, 6u);
}

TEST_F(ReplayFile, missing_files_and_foreign_games_are_refused) {
    ScriptedPerson person([](const std::string&) { return std::nullopt; });
    const std::vector<std::string> words{"/no/such/file.fair"};
    EXPECT_EQ(replay_main(words, person.console()), 1);
    EXPECT_NE(person.err.str().find("/no/such/file.fair: cannot be opened"), std::string::npos);
    EXPECT_EQ(replay_main({}, person.console()), 2);
}

int run(const std::vector<std::string>& words, std::string* out = nullptr, std::string* err = nullptr) {
    ScriptedPerson person([](const std::string&) { return std::nullopt; });
    const int code = cli::run_command(words, person.console());
    if (out != nullptr) *out = person.out.str();
    if (err != nullptr) *err = person.err.str();
    return code;
}

TEST(Commands, every_command_has_help_of_at_most_eighty_columns) {
    for (const char* command : {"play", "engine", "lab", "replay", "version", "help"})
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{command, "--help"}, std::vector<std::string>{"help", command}}) {
            std::string out;
            EXPECT_EQ(run(words, &out), 0) << command;
            EXPECT_NE(out.find(std::string("fairground ")), std::string::npos) << command;
            if (std::string(command) == "lab") continue;
            for (const std::string& line : lines_of(out)) EXPECT_LE(width_of(line), 100) << line;
        }
    std::string out;
    EXPECT_EQ(run({}, &out), 0);
    EXPECT_NE(out.find("fairground replay FILE"), std::string::npos);
}

TEST(Commands, unknown_words_are_refused) {
    std::string err;
    EXPECT_EQ(run({"dance"}, nullptr, &err), 2);
    EXPECT_NE(err.find("there is no command \"dance\""), std::string::npos);
    EXPECT_EQ(run({"version", "2"}), 2);
    EXPECT_EQ(run({"engine", "2"}), 2);
    EXPECT_EQ(run({"help", "dance"}), 2);
    EXPECT_EQ(run({"replay", "--wings"}), 2);
}

TEST(Commands, version_names_itself_and_its_games) {
    std::string out;
    EXPECT_EQ(run({"version"}, &out), 0);
    EXPECT_TRUE(out.starts_with("fairground "));
    for (const AnyGame* game : all_games()) EXPECT_NE(out.find(game->id()), std::string::npos);
}

}  // namespace
}  // namespace fg::terminal
