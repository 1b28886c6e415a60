// SPDX-License-Identifier: Apache-2.0
// The words.
#include "games/huzzah/text.h"

#include <set>

#include "games/huzzah/positions_test.h"

namespace fg::huzzah {
namespace {

std::string missing(const std::set<EventKind>& met) {
    std::string text = "never told:";
    for (int n = 0; n < name_count<EventKind>; ++n)
        if (!met.contains(static_cast<EventKind>(n)))
            text += " " + std::string(name_of(static_cast<EventKind>(n)));
    return text;
}

TEST(HuzzahText, every_question_choice_and_event_has_words) {
    const std::vector<std::string> names{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"};
    std::set<EventKind> met;
    FastChance chance(55);
    int number = 0;
    Content cramped;  // full stages, hands of Bumps and several hecklers come more often
    cramped.step_limit = 1;
    cramped.hand_limit = 2;
    cramped.cards = {};
    for (Card card : {Card::finale, Card::crowd5, Card::bump}) cramped.cards.add(card, 40);
    for (const Options& options : every_option())
        for (const Content& content : {Content{}, cramped}) {
            const Rules rules = make_rules(3 + number++ % 6, options, content);
            Log log;
            State state = Game::setup(rules, chance, log);
            while (!Game::is_over(state.table)) {
                const Seat seat = state.round.owing.lowest();
                Offers offers;
                offer(rules, seen_by<Game>(state, seat), offers);
                ASSERT_FALSE(Text::prompt(rules, seen_by<Game>(state, seat)).empty());
                ASSERT_EQ(Text::rule_of_question(Game::question(state.table, seat)).substr(0, 4), "HUZ-");
                std::set<std::string> labels;
                for (const Choice& choice : offers) {
                    labels.insert(Text::label(rules, seen_by<Game>(state, seat), choice));
                    ASSERT_EQ(Text::rule_of_choice(seen_by<Game>(state, seat), choice).substr(0, 4), "HUZ-");
                }
                ASSERT_EQ(labels.size(), static_cast<std::size_t>(offers.size()))
                    << "labels tell choices apart";
                const int n = static_cast<int>(chance.below(static_cast<u32>(offers.size())));
                Game::apply(rules, state, seat, offers[n], chance, log);
            }
            for (const auto& [audience, event] : log.entries) {
                met.insert(event.kind);
                const std::string told = Text::sentence(rules, event, no_seat, names);
                const std::string mine = Text::sentence(rules, event, event.seat, names);
                for (const std::string& text : {told, mine}) {
                    ASSERT_EQ(text.find("none"), std::string::npos) << text;
                    ASSERT_TRUE(text.empty() || text.ends_with('.') || text.ends_with('!')) << text;
                }
                ASSERT_EQ(told.find("You "), std::string::npos) << told;
            }
        }
    EXPECT_EQ(met.size(), static_cast<std::size_t>(name_count<EventKind>)) << missing(met);
}

TEST(HuzzahText, sentences_read_well) {
    const Rules rules = make_rules(3, {}, {});
    const std::vector<std::string> names{"Ann", "Bob", "Cid"};
    const auto told = [&](const Event& event, Seat viewer) {
        return Text::sentence(rules, event, viewer, names);
    };
    const Event bumped{.kind = EventKind::bumped, .seat = A, .other = B, .from = 5, .slid_from = 8, .to = 9};
    EXPECT_EQ(told(bumped, C), "Bob bumped Ann to step 9 at Queen's Bower, after a slide from step 8.");
    EXPECT_EQ(told(bumped, A), "Bob bumped you to step 9 at Queen's Bower, after a slide from step 8.");
    EXPECT_EQ(told(bumped, B), "You bumped Ann to step 9 at Queen's Bower, after a slide from step 8.");
    EXPECT_EQ(told({.kind = EventKind::scored, .seat = A, .card = Card::crowd5, .points = -1}, A),
              "You lost 1 point with 5-Crowd.");
    EXPECT_EQ(told({.kind = EventKind::scored, .seat = B, .card = Card::crowd3}, A),
              "Bob had no points to lose with 3-Crowd.");
    EXPECT_EQ(told({.kind = EventKind::scored, .seat = B, .card = Card::finale}, A), "");
    EXPECT_EQ(told({.kind = EventKind::game_over, .count = 14, .winners = SeatSet::only(A).with(C)}, C),
              "Ann and you won in turn 14.");
    EXPECT_EQ(told({.kind = EventKind::discarded, .seat = B, .card = Card::huzzah}, A),
              "Bob discarded Huzzah!");
}

TEST(HuzzahText, every_option_has_help) {
    Options options;
    std::set<std::string_view> keys;
    for (const OptionHelp& help : Text::options()) keys.insert(help.key);
    Options::each(options, [&](std::string_view key, auto&) { EXPECT_TRUE(keys.contains(key)) << key; });
}

}  // namespace
}  // namespace fg::huzzah
