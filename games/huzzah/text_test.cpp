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
    met.insert(EventKind::tied_at_target);  // too rare at random: finish_test.cpp
    EXPECT_EQ(met.size(), static_cast<std::size_t>(name_count<EventKind>)) << missing(met);
}

TEST(HuzzahText, every_option_has_help) {
    Options options;
    std::set<std::string_view> keys;
    for (const OptionHelp& help : Text::options()) keys.insert(help.key);
    Options::each(options, [&](std::string_view key, auto&) { EXPECT_TRUE(keys.contains(key)) << key; });
}

}  // namespace
}  // namespace fg::huzzah
