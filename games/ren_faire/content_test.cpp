// SPDX-License-Identifier: Apache-2.0
// The language of Performances: what a designer may write, and why something is refused.
#include <set>

#include "games/all.h"
#include "games/ren_faire/scene_test.h"
#include "games/ren_faire/speaker.h"
#include "games/ren_faire/text.h"
#include "match/json_read.h"

namespace fg::ren {
namespace {

// A deck in which one card is written anew, as a content file would have it.
Content rewritten(const std::string& card, const std::string& parts) {
    const std::string json = R"({"performances": {")" + card + R"(": {"parts": )" + parts + "}}}";
    const Or<Content> content = from_json(boost::json::parse(json), Content{}, 2);
    EXPECT_TRUE(content) << content.refusal().message;
    return content ? *content : Content{};
}
std::string fault_of(const std::string& parts) {
    const Content content = rewritten("Tithe Day", parts);
    EXPECT_NE(complaint(2, {}, content), nullptr);
    return Text::content_fault(content);
}

TEST(RenFaireContent, a_new_card_is_played_as_written) {
    const Content content = rewritten(
        "Tithe Day",
        R"({"now": [{"op": "choose_other"}, {"op": "duel", "seconds": 20}, {"op": "pay", "who": "failed", "to": "succeeded", "n": 2},
            {"op": "shed", "who": "failed"}]})");
    ASSERT_EQ(complaint(3, {}, content), nullptr);
    Scene s(3, with(&Options::judging, Judging::dice), content);
    s.hand(A, "P02").stack(C, "C01").die({5, 3}).ready();
    s.does(A, play("P02"), name(C));
    EXPECT_EQ(s.all_coins(), (Ints{4, 2, 0}));
    EXPECT_EQ(s.stack(C), "");
    EXPECT_EQ(card_text(s.rules, Performance::p02),
              "You choose another player. You and the chosen player perform against each other, 20 seconds "
              "each; if "
              "both decline, nothing comes of it. Whoever fails pays whoever succeeds 2 coins. Whoever fails "
              "discards their top Costume.");
}
TEST(RenFaireContent, REN_152_a_new_extended_card_lasts_as_written) {
    const Content content = rewritten("Tithe Day",
                                      R"({"now": [{"op": "lay", "who": "you", "to": "you", "n": 2}],
            "tick": [{"op": "gain", "who": "others", "n": 1}], "last": [{"op": "gain", "who": "you", "n": 5}]})");
    // Nine Extended cards are the most: one of the printed ones goes.
    Content fewer = content;
    fewer.performances[Performance::p14] = content.performances[Performance::p01];
    ASSERT_EQ(complaint(2, {}, fewer), nullptr);
    EXPECT_NE(complaint(2, {}, content), nullptr);
    Scene s(2, with(&Options::judging, Judging::dice), fewer);
    s.hand(A, "P02").ready();
    s.does(A, play("P02"));
    s.idle_until(B);
    s.idle_until(A);
    EXPECT_EQ(s.all_coins(), (Ints{2, 3}));
    s.idle_until(B);
    s.idle_until(A);
    EXPECT_EQ(s.all_coins(), (Ints{7, 3}));
}
TEST(RenFaireContent, REN_152_a_wrong_card_is_refused_with_card_operation_and_reason) {
    const std::string where = "performances.Tithe Day.parts.";
    EXPECT_EQ(fault_of(R"({"now": [{"op": "gain", "who": "succeeded", "n": 2}]})"),
              where + "now, step 1 (gain): speaks of a Task, and none came before (REN-152)");
    EXPECT_EQ(fault_of(R"({"now": [{"op": "perform", "who": "you", "difficulty": "easy", "seconds": 2}]})"),
              where + "now, step 1 (perform): must take 5 to 180 seconds (REN-152)");
    EXPECT_EQ(
        fault_of(R"({"now": [{"op": "perform", "who": "you", "seconds": 20}]})"),
        where +
            "now, step 1 (perform): has a field that it does not use, or lacks one that it needs (REN-152)");
    EXPECT_EQ(fault_of(R"({"now": [{"op": "gain", "who": "you", "n": 12}]})"),
              where + "now, step 1 (gain): its number is too small or too large (REN-152)");
    EXPECT_EQ(fault_of(R"({"now": [{"op": "gain", "who": "you", "n": 1}, {"op": "duel", "seconds": 20}]})"),
              where + "now, step 2 (duel): is for two, and no other player was chosen before (REN-152)");
    EXPECT_EQ(
        fault_of(
            R"({"now": [{"op": "gain", "who": "you", "n": 1}], "last": [{"op": "gain", "who": "you", "n": 1}]})"),
        "performances.Tithe Day: has a later part and is never laid (REN-152)");
    EXPECT_EQ(fault_of(R"({"now": []})"), "performances.Tithe Day: does nothing when it is played (REN-152)");
    EXPECT_EQ(
        fault_of(
            R"({"now": [{"op": "name_icon"}, {"op": "lay", "who": "you", "to": "you", "lasting": "colours"}],
                           "trigger": [{"op": "shed", "who": "placer"}]})"),
        where + "trigger, step 1 (shed): a trigger can only move coins (REN-152)");
    EXPECT_EQ(fault_of(R"({"now": [{"op": "choose_other"}, {"op": "race", "skill": "pattern"}]})"),
              where + "now, step 2 (race): a race needs a score, so its skill is tongue or banner (REN-152)");
    EXPECT_EQ(fault_of(R"({"now": [{"op": "par", "skill": "banner"}]})"),
              where + "now, step 1 (par): is passed or failed, so its skill is pattern (REN-152)");
}
TEST(RenFaireContent, REN_036_REN_037_a_played_card_is_read_with_what_it_asks_for) {
    const auto told = [](Performance card, const Content& content, StuntMedium medium) {
        const Rules rules = make_rules(3, with(&Options::stunt_medium, medium), content);
        return Text::sentence(rules, {.kind = EventKind::played, .seat = A, .card = card}, A, {});
    };
    EXPECT_EQ(
        told(Performance::p19, {}, StuntMedium::any),
        "You played Ballad of the Turnip: \"Sing at least four lines in praise of a vegetable. You perform "
        "for 40 seconds (easy). Whoever succeeds gains 2 coins.\"");
    EXPECT_NE(told(Performance::p19, {}, StuntMedium::typed).find("\"Type four lines. You"),
              std::string::npos);
    EXPECT_NE(told(Performance::p38, {}, StuntMedium::typed).find("\"Not a word, no chat"), std::string::npos)
        << "asked for when it is laid, and judged much later";
    Content content;
    std::swap(content.performances[Performance::p19], content.performances[Performance::p01]);
    EXPECT_EQ(told(Performance::p19, content, StuntMedium::any).find("vegetable"), std::string::npos)
        << "it is no stunt any more";
    EXPECT_NE(told(Performance::p01, content, StuntMedium::any).find("Do what the card says."),
              std::string::npos);
}
TEST(RenFaireContent, REN_037_nothing_that_decides_is_left_out) {
    const Rules rules = make_rules(3, {}, {});
    const auto expect = [&](Performance card, const char* words) {
        EXPECT_NE(card_text(rules, card).find(words), std::string::npos) << card_text(rules, card);
    };
    expect(Performance::p30, "the others go under the deck");
    expect(Performance::p33, "if both decline, nothing comes of it");
    expect(Performance::p39, "or has won more in the end");
    expect(Performance::p41, "if there is none, all tie");
    expect(Performance::p42, "and you if they do not");
    expect(Performance::p45, "a tie is yours if you are in it, and nobody's otherwise");
    expect(Performance::p46, "more votes than any other");
    expect(Performance::p47, "it goes under the deck");
}
TEST(RenFaireContent, a_match_says_which_step_is_wrong) {
    MatchSetup setup;
    setup.players = 2;
    setup.content =
        boost::json::parse(
            R"({"performances": {"Tithe Day": {"parts": {"now": [{"op": "gain", "who": "tied", "n": 2}]}}}})")
            .as_object();
    const auto match = registered<Game>().start(setup);
    ASSERT_FALSE(match);
    EXPECT_EQ(match.refusal().code, "bad_content");
    EXPECT_NE(match.refusal().message.find("Tithe Day.parts.now, step 1 (gain)"), std::string::npos)
        << match.refusal().message;
}
TEST(RenFaireContent, every_operation_is_used_and_told) {
    const Rules rules = make_rules(2, {}, {});
    std::set<Op> used;
    for (int i = 0; i < performance_count; ++i) {
        const auto card = static_cast<Performance>(i);
        EXPECT_FALSE(card_text(rules, card).empty());
        for (const Program& program : rules.content.performances[card].parts)
            for (const Operation& step : program) {
                used.insert(step.op);
                EXPECT_FALSE(step_text(step).empty()) << name_of(step.op);
            }
    }
    EXPECT_EQ(static_cast<int>(used.size()), name_count<Op>);
}
TEST(RenFaireContent, numbers_are_bounded) {
    const auto refused = [](auto change) {
        Content content;
        change(content);
        return complaint(2, {}, content) != nullptr;
    };
    EXPECT_TRUE(refused([](Content& c) { c.hand = 0; }));
    EXPECT_TRUE(refused([](Content& c) { c.price = 0; }));
    EXPECT_TRUE(refused([](Content& c) { c.slots[2] = 7; }));
    EXPECT_TRUE(refused([](Content& c) { c.least_roll[Difficulty::easy] = 7; }));
    EXPECT_TRUE(refused([](Content& c) { c.clocks[Question::vote] = 0; }));
    EXPECT_TRUE(refused([](Content& c) { c.costumes[Costume::c01] = {}; }));
    EXPECT_NE(complaint(2, with(&Options::round_cap, u8{5}), {}), nullptr);
}

}  // namespace
}  // namespace fg::ren
