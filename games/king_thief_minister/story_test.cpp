// SPDX-License-Identifier: Apache-2.0
// The story of a finished game, with the catalogue's numbers.
#include "games/king_thief_minister/story.h"

#include "games/all.h"
#include "games/all_games.h"
#include "games/king_thief_minister/scene_test.h"
#include "match/json_write.h"
#include "match/message_write.h"

namespace fg::ktm {
namespace {

// Three players, p0 begins, the cards as in the catalogue's notation; everybody declines the first look.
std::unique_ptr<AnyMatch> dealt() {
    MatchSetup setup;
    setup.players = 3;
    setup.names = {"Ann", "Ben", "Cat"};
    setup.chance = {Outcome{0}};
    for (const char* card : {"King", "Thief", "Minister", "Executioner", "Sheriff", "Peasant"})
        setup.chance.push_back(Outcome{std::string(card)});
    auto match = registered<Game>().start(setup);
    EXPECT_TRUE(match) << match.refusal().message;
    for (int seat = 0; seat < 3; ++seat)
        EXPECT_TRUE((*match)->choose(seat_of(seat), AnyChoice::of(Choice{.act = Act::decline})));
    return std::move(*match);
}
void does(AnyMatch& match, int seat, const Choice& choice) {
    const Or<Done> done = match.choose(seat_of(seat), AnyChoice::of(choice));
    ASSERT_TRUE(done) << done.refusal().message;
}
void all_say(AnyMatch& match, Act act) {
    for (Seat seat : match.asked())
        if (match.owing().has(seat)) does(match, index_of(seat), {.act = act});
}

// KTM-075, KTM-082: Ann's King is true and takes 3, Ben's answer is true and takes 1; KTM-068: Ben's Thief is caught; Cat's
// King is a bluff that nobody doubts, takes the last two coins and ends the game (KTM-158).
std::unique_ptr<AnyMatch> a_short_game() {
    std::unique_ptr<AnyMatch> match = dealt();
    does(*match, 0, claim(K));
    all_say(*match, Act::no);
    does(*match, 1, {.act = Act::answer});
    does(*match, 2, {.act = Act::silent});
    all_say(*match, Act::no);
    does(*match, 1, claim(T));
    does(*match, 2, {.act = Act::no});
    does(*match, 0, {.act = Act::challenge});
    does(*match, 2, claim(K));
    EXPECT_FALSE(match->story()) << "a claim is made, and whether it is true is nobody's business yet";
    all_say(*match, Act::no);
    return match;
}

TEST(KtmStory, tells_purses_sources_and_bluffs) {
    const std::unique_ptr<AnyMatch> match = a_short_game();
    ASSERT_TRUE(match->is_over());
    const std::optional<Story> story = match->story();
    ASSERT_TRUE(story);
    EXPECT_EQ(
        message_json(*story, 3),
        R"({"measure":"coins","curve":[[3,3,3],[6,4,3],[6,4,3],[6,4,5]],)"
        R"("sources":[{"name":"At the start","amounts":[3,3,3]},{"name":"King","amounts":[3,0,2]},)"
        R"({"name":"Yes, Sir","amounts":[0,1,0]}],)"
        R"("ledger":{"title":"The ledger of bluffs","tried":"claimed","held":"had it","caught":"caught",)"
        R"("passed":"a bluff that went by",)"
        R"("entries":[{"seat":0,"what":"King","times":1,"held":1,"caught":0},)"
        R"({"seat":1,"what":"Minister","times":1,"held":1,"caught":0},)"
        R"({"seat":1,"what":"Thief","times":1,"held":0,"caught":1},)"
        R"({"seat":2,"what":"King","times":1,"held":0,"caught":0}]}})");
}

TEST(KtmStory, is_told_in_sentences_too) {
    const std::unique_ptr<AnyMatch> match = a_short_game();
    const std::vector<std::string> lines = story_lines(*match->story(), match->setup().names);
    const std::vector<std::string> expected{
        "Ann, coins: At the start +3, King +3.",
        "  claimed: King 1× (had it 1×).",
        "Ben, coins: At the start +3, Yes, Sir +1.",
        "  claimed: Minister 1× (had it 1×), Thief 1× (had it 0×, caught 1×).",
        "Cat, coins: At the start +3, King +2.",
        "  claimed: King 1× (had it 0×)."};
    EXPECT_EQ(lines, expected);
}

TEST(KtmStory, a_state_changed_by_hand_has_none) {
    std::unique_ptr<AnyMatch> match = dealt();
    ASSERT_TRUE(match->set_state(boost::json::parse(R"({"table":{"purse":[7,3,3],"treasury":2}})")));
    does(*match, 0, claim(K));
    all_say(*match, Act::no);
    ASSERT_TRUE(match->is_over());
    EXPECT_FALSE(match->story());
}

// KTM-098, KTM-099: one coin from a neighbour, the other from the treasury. KTM-104: a whole purse changes hands.
TEST(KtmStory, coins_between_players_count_for_both) {
    Scene scene(3);
    StoryMarks marks;
    const auto mark = [&](const Event& event) { mark_story(scene.rules, scene.state, event, marks); };
    const Seat ann = seat_of(0), ben = seat_of(1), cat = seat_of(2);
    mark({.kind = EventKind::stole, .seat = ann, .target = ben, .coins = 1});
    mark({.kind = EventKind::took, .seat = ann, .coins = 1, .reason = Reason::theft});
    mark({.kind = EventKind::guessed,
          .seat = cat,
          .target = ann,
          .character = K,
          .verdict = Verdict::right,
          .coins = 5});
    const Story story = marks.told(story_words, 3);
    ASSERT_EQ(story.sources.size(), 2u);
    EXPECT_EQ(story.sources[0].name, "Thief");
    EXPECT_EQ(story.sources[0].amounts, (Ints{2, -1, 0}));
    EXPECT_EQ(story.sources[1].name, "Executioner");
    EXPECT_EQ(story.sources[1].amounts, (Ints{-5, 0, 5}));
}

// KTM-115: a Peasant who is none is turned up at once; KTM-084: of two answers the false one is shown to be so.
TEST(KtmStory, everybody_who_was_shown_to_lie_was_caught) {
    Scene scene(6);
    StoryMarks marks;
    const auto mark = [&](const Event& event) { mark_story(scene.rules, scene.state, event, marks); };
    mark({.kind = EventKind::claimed, .seat = scene.p(0), .character = P});
    SeatSet answerers = SeatSet::only(scene.p(2));
    answerers.add(scene.p(5));
    mark({.kind = EventKind::answered, .seat = scene.p(0), .seats = answerers});
    mark({.kind = EventKind::verdict, .seat = scene.p(5), .character = M, .verdict = Verdict::wrong});
    mark({.kind = EventKind::verdict, .seat = scene.p(2), .character = M, .verdict = Verdict::right});
    const Story story = marks.told(story_words, 6);
    std::vector<std::string> entries;
    for (const StoryEntry& entry : story.ledger->entries)
        entries.push_back(std::to_string(index_of(entry.seat.seat)) + ' ' + std::string(entry.what) + ' ' +
                          std::to_string(entry.times) + '/' + std::to_string(entry.held) + '/' +
                          std::to_string(entry.caught));
    EXPECT_EQ(entries, (std::vector<std::string>{"0 Peasant 1/0/1", "2 Minister 1/1/0", "5 Minister 1/0/1"}));
}

}  // namespace
}  // namespace fg::ktm
