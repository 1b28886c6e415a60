// SPDX-License-Identifier: Apache-2.0
#include "match/record.h"

#include <gtest/gtest.h>

#include "tests/toys/matches.h"

namespace fg {
namespace {

using Toy = lantern::Game;
const GameOf<Toy, lantern::Text> game("");

std::unique_ptr<AnyMatch> played(int answers, std::vector<Outcome> chance = {}) {
    MatchSetup setup;
    setup.players = 2;
    setup.names = {"Ann \"A\"", "Ben"};
    setup.seed = SeededSource::seed_from_text("record");
    setup.chance = std::move(chance);
    auto match = std::move(*game.start(setup));
    for (; answers > 0 && !match->is_over(); --answers) {
        const Seat seat = match->owing().lowest();
        EXPECT_TRUE(match->choose(seat, match->offers(seat).back().choice, {}));
    }
    return match;
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> list;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        list.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return list;
}
std::string joined(const std::vector<std::string>& list) {
    std::string text;
    for (const std::string& line : list) text += line + '\n';
    return text;
}
std::string refusal_of(const std::string& text) {
    const auto record = read_record(text);
    if (!record) return record.refusal().message;
    auto replay = Replay::start(*record, game);
    if (!replay) return replay.refusal().message;
    const auto done = replay->finish();
    return done ? "" : done.refusal().message;
}

TEST(Record, holds_head_deal_choices_and_close_in_readable_lines) {
    const auto text = lines(write_record(*played(2)));
    ASSERT_EQ(text.size(), 5u);
    EXPECT_NE(text[0].find(R"("game":"lantern_lottery","players":2)"), std::string::npos);
    EXPECT_NE(text[0].find(R"("seats":["Ann \"A\"","Ben"])"), std::string::npos);
    EXPECT_EQ(text[1].find(R"({"deal":[")"), 0u) << text[1];
    EXPECT_EQ(text[2].find(R"({"seat":0,"choice":{"act":"peek"},"chance":[],"sum":")"), 0u) << text[2];
    EXPECT_EQ(text[4].find(R"({"saved":true,"steps":3,"state":")"), 0u) << text[4];
}

TEST(Record, replays_to_the_same_game_with_and_without_its_seed) {
    for (const int answers : {0, 1, 4, 100})
        for (const SeedPolicy policy : {SeedPolicy::reveal, SeedPolicy::keep_secret}) {
            const auto match = played(answers);
            const std::string text = write_record(*match, policy);
            EXPECT_EQ(text.find("\"seed\":") != std::string::npos, policy == SeedPolicy::reveal);
            const auto record = read_record(text);
            ASSERT_TRUE(record) << record.refusal().message;
            auto replay = Replay::start(*record, game);
            ASSERT_TRUE(replay) << replay.refusal().message;
            const auto done = replay->finish();
            ASSERT_TRUE(done) << done.refusal().message;
            EXPECT_EQ(replay->match().state_json(), match->state_json());
            EXPECT_EQ(replay->match().event_count(), match->event_count());
            EXPECT_TRUE(replay->is_at_end());
            if (policy == SeedPolicy::reveal) {
                EXPECT_EQ(write_record(*replay->take()), text);
            }
        }
}

TEST(Record, a_resumed_match_goes_on_dealing_where_it_stopped) {
    const auto whole = played(100), half = played(5);
    auto replay = Replay::start(*read_record(write_record(*half)), game);
    ASSERT_TRUE(replay && replay->finish());
    auto match = replay->take();
    while (!match->is_over()) {
        const Seat seat = match->owing().lowest();
        ASSERT_TRUE(match->choose(seat, match->offers(seat).back().choice, {}));
    }
    EXPECT_EQ(match->signature(), whole->signature());
}

TEST(Record, given_outcomes_and_set_positions_are_replayed_too) {
    const auto match = played(3, {std::string("blue"), std::string("blue")});
    ASSERT_TRUE(match->set_state(boost::json::parse(R"({"table":{"score":[1,0]}})")));
    const std::string text = write_record(*match);
    EXPECT_NE(text.find(R"("given":2)"), std::string::npos);
    EXPECT_NE(text.find(R"({"set":{"table":{"score":[1,0]}})"), std::string::npos);
    EXPECT_EQ(refusal_of(text), "");
}

TEST(Record, steps_are_played_one_by_one) {
    auto replay = Replay::start(*read_record(write_record(*played(2))), game);
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->line(), 2u);
    ASSERT_TRUE(replay->next());
    EXPECT_EQ(replay->line(), 3u);
    EXPECT_EQ(replay->match().steps().size(), 2u);
    EXPECT_FALSE(replay->is_at_end());
}

TEST(Record, a_file_cut_off_anywhere_is_refused) {
    const std::string text = write_record(*played(3));
    for (std::size_t length = 0; length + 1 < text.size(); ++length)
        EXPECT_NE(refusal_of(text.substr(0, length)), "") << length;
    EXPECT_EQ(refusal_of(""), "the file is empty");
    const auto all = lines(text);
    EXPECT_EQ(refusal_of(joined({all.begin(), all.end() - 1})),
              "line 5: is the last, but the closing line is missing: the file was cut off");
    EXPECT_EQ(refusal_of(text.substr(0, all[0].size() + all[1].size() - 5)),
              "line 2: has no sum at its end; the file was cut off or edited here");
}

TEST(Record, every_edited_byte_is_found) {
    const std::string text = write_record(*played(2));
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string edited = text;
        edited[i] = edited[i] == '3' ? '4' : '3';
        EXPECT_NE(refusal_of(edited), "") << "byte " << i;
    }
}

TEST(Record, names_the_line_that_was_changed_left_out_or_put_in) {
    auto all = lines(write_record(*played(3)));
    auto edited = all;
    edited[2].replace(edited[2].find("peek"), 4, "wait");
    EXPECT_EQ(refusal_of(joined(edited)),
              "line 3: does not match its sum; it or a line before it was changed");
    auto shorter = all;
    shorter.erase(shorter.begin() + 2);
    EXPECT_EQ(refusal_of(joined(shorter)),
              "line 3: does not match its sum; it or a line before it was changed");
    auto longer = all;
    longer.push_back(all.back());
    EXPECT_EQ(refusal_of(joined(longer)), "line 7: comes after the closing line");
}

TEST(Record, windows_line_ends_and_blank_lines_at_the_end_do_no_harm) {
    std::string text;
    for (const std::string& line : lines(write_record(*played(2)))) text += line + "\r\n";
    EXPECT_EQ(refusal_of(text + "\n\n"), "");
}

TEST(Record, of_another_game_is_refused) {
    const GameOf<pie::Game, pie::Text> other("");
    const auto replay = Replay::start(*read_record(write_record(*played(1))), other);
    ASSERT_FALSE(replay);
    EXPECT_EQ(replay.refusal().message, "line 1: is a record of another game: lantern_lottery");
}

// What a forger could write whose sums are right is still held against the seed and the rules.
TEST(Record, what_the_game_itself_contradicts_is_refused) {
    const Record honest = *read_record(write_record(*played(100)));
    const auto refusal = [&](auto&& forge) {
        Record record = honest;
        forge(record);
        auto replay = Replay::start(record, game);
        if (!replay) return replay.refusal().message;
        const auto done = replay->finish();
        return done ? std::string() : done.refusal().message;
    };
    EXPECT_EQ(refusal([](Record&) {}), "");
    EXPECT_EQ(refusal([](Record& r) { r.content_hash = "0"; }),
              "line 1: was played with other cards or numbers than this build has");
    EXPECT_EQ(refusal([](Record& r) { r.setup.players = 9; }),
              "line 1: Lantern Lottery is for 2 to 4 players");
    EXPECT_EQ(refusal([](Record& r) { r.setup.seed = {}; }),
              "line 12: the seed is not the one that was committed to");
    EXPECT_EQ(refusal([](Record& r) { r.steps[0].chance[0] = std::string("?"); }),
              "line 2: the seed deals other outcomes than the ones written here");
    EXPECT_EQ(refusal([](Record& r) { r.steps[1].seat = seat_of(1); }),
              "line 3: that seat has nothing to answer now");
    EXPECT_EQ(refusal([](Record& r) { r.steps[1].choices = {R"({"act":"guess","colour":"red"})"}; }),
              "line 3: that is not one of the choices: Look at the prize?");
    EXPECT_EQ(refusal([](Record& r) { r.steps[1].choices = {R"({"act":"fly"})"}; }),
              "line 3: the choice act: must be one of wait, peek, guess");
    EXPECT_EQ(refusal([](Record& r) { r.signature = "0"; }),
              "line 12: the state reached is not the one recorded");
    EXPECT_EQ(refusal([](Record& r) { r.is_finished = false; }),
              "line 12: says the game goes on, but it is over");
    EXPECT_EQ(refusal([](Record& r) { r.result = "{}"; }), "line 12: gives another result than the game had");
}

TEST(Record, outcomes_are_numbers_names_or_flips) {
    const auto words = read_chance(boost::json::parse(R"([4,"gold",true])"));
    ASSERT_TRUE(words);
    std::string out;
    append_chance(out, *words);
    EXPECT_EQ(out, R"([4,"gold",true])");
    for (const char* bad : {"{}", "[1.5]", "[null]", "[-2000000]", "[2000000]", "[[1]]", "4"})
        EXPECT_FALSE(read_chance(boost::json::parse(bad))) << bad;
}

}  // namespace
}  // namespace fg
