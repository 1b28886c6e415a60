// SPDX-License-Identifier: Apache-2.0
// Hints of the server, for every game and option: each is an offer, is what the bot itself would do there, and never goes against
// what its seat is certain of.
#include <gtest/gtest.h>

#include "bots/roster.h"
#include "games/all.h"
#include "games/king_thief_minister/game.h"
#include "games/king_thief_minister/offers.h"
#include "server/table.h"

namespace fg::server {
namespace {

namespace json = boost::json;

const Person anna{"pA", "Anna"};
constexpr Seat hers = seat_of(0);

// Every option at each of its values, the others as usual.
std::vector<json::object> option_sets(const AnyGame& game) {
    std::vector<json::object> sets{{}};
    for (const OptionInfo& option : game.options()) {
        if (option.type == OptionInfo::Type::toggle)
            for (bool on : {false, true}) sets.push_back({{option.key, on}});
        if (option.type == OptionInfo::Type::choice)
            for (std::string_view value : option.values) sets.push_back({{option.key, value}});
    }
    return sets;
}

// Some sets need a player who may not sit there (MON-385).
bool is_for(const AnyGame& game, int players, const json::object& options) {
    return bool(game.start({.players = players, .options = options}));
}

// What a seat is certain of speaks against a choice.
const char* contradiction(const ktm::Rules& rules, const ktm::View& view, const ktm::Choice& choice) {
    using namespace ktm;
    const ktm::Table& table = view.table;
    const Knowledge& known = view.mine.knowledge;
    const auto is = [&](Seat seat, Character face) {
        return known.allows(card_of(rules, table, seat), face);
    };
    const auto is_only = [&](Seat seat, Character face) {
        return !known.allows_other(card_of(rules, table, seat), face);
    };
    const Act act = choice.act;
    if (act == Act::challenge && table.question == Question::challenge &&
        is_only(table.pretender, table.claim))
        return "doubts what must be true";
    if (act == Act::execute && !is(choice.target, choice.character)) return "names what cannot be there";
    if (act == Act::answer && !is(view.viewer, Character::minister)) return "answers as what it is not";
    if (act == Act::name && !known.allows(table.card_at[choice.spot], choice.character))
        return "names what cannot lie there";
    if (act == Act::look && known.certain_face(card_of(rules, table, view.viewer)) != Character::none)
        return "pays for what it knows";
    if (act == Act::claim && choice.character == Character::peasant && !is(view.viewer, Character::peasant))
        return "claims to be the Peasant, and must name all the cards";
    return nullptr;
}
const char* contradiction(const AnyView& view, const AnyChoice& choice) {
    const auto* box = dynamic_cast<const ViewBox<ktm::Game>*>(&view);
    return box == nullptr ? nullptr : contradiction(box->rules, box->view, choice.as<ktm::Choice>());
}

class Hints : public testing::Test {
  protected:
    const bots::GamesAndBots offered = bots::all_games_and_bots();
    Millis now = 1'000'000;
    int hints = 0;
    std::size_t longest_hint = 0;

    // Anna and bots; a game is begun.
    std::unique_ptr<Table> start(const AnyGame& game, int players, const json::object& options) {
        json::array seats{"me"};
        for (int i = 1; i < players; ++i) seats.push_back("sage");
        auto made = Table::create(offered, "t1",
                                  {{"game", game.id()},
                                   {"players", players},
                                   {"options", options},
                                   {"seats", seats},
                                   {"pace", "swift"},
                                   {"clock", "none"},
                                   {"start", true}},
                                  anna, now);
        EXPECT_TRUE(made) << made.refusal().message;
        return std::move(*made);
    }
    // The hint for Anna, after it was looked at from all sides.
    std::vector<AnyChoice> hinted(Table& table) {
        const AnyMatch& match = *table.match();
        const Or<Thought> thought = table.hint_for(anna);
        EXPECT_TRUE(thought) << thought.refusal().message;
        const auto bot = offered.make_bot(match.game(), thought->bot);
        const std::vector<AnyChoice> steps = bot->decide_all(*thought->view, {.seed = thought->seed});
        const AnyChoice choice = steps.front();
        const Or<Done> allowed = match.try_all(hers, steps);
        EXPECT_TRUE(allowed) << allowed.refusal().message;
        EXPECT_FALSE(match.label_all(hers, steps).empty());
        longest_hint = std::max(longest_hint, steps.size());
        const std::vector<Offer> offers = match.offers(hers);
        EXPECT_TRUE(std::ranges::any_of(
            offers, [&](const Offer& offer) { return offer.choice.bytes == choice.bytes; }));
        const auto own = match.view(hers);
        EXPECT_EQ(bot->decide(*own, {.seed = thought->seed}).bytes, choice.bytes) << "no bot would do that";
        const char* wrong = contradiction(*own, choice);
        EXPECT_EQ(wrong, nullptr) << wrong << ": " << match.label(hers, choice);
        ++hints;
        return steps;
    }
    // Anna follows every hint.
    void play(Table& table, int most_steps) {
        for (int i = 0; i < most_steps && !table.match()->is_over(); ++i) {
            let_bots_answer(table);
            if (table.match()->owing().has(hers)) follow_hint(table);
        }
    }
    void let_bots_answer(Table& table) {
        for (const Thought& thought : table.thoughts())
            table.bot_answers(
                thought.seat, thought.question,
                offered.make_bot(table.game(), thought.bot)->decide(*thought.view, {.seed = thought.seed}),
                now);
        table.tick(now += 60'000, true);
    }
    void follow_hint(Table& table) {
        json::array said;
        for (const AnyChoice& step : hinted(table))
            said.push_back(json::parse(table.match()->choice_json(step)));
        const Or<Done> done = table.choose(anna, table.hint_for(anna)->question, said, now);
        EXPECT_TRUE(done) << done.refusal().message;
    }
};

TEST_F(Hints, are_offers_and_agree_with_what_the_seat_knows) {
    for (const AnyGame* game : offered.games)
        for (const json::object& options : option_sets(*game))
            for (int players : {game->min_players(), game->max_players()}) {
                if (!is_for(*game, players, options)) continue;
                SCOPED_TRACE(std::string(game->id()) + " " + json::serialize(options));
                const auto table = start(*game, players, options);
                play(*table, 400);
            }
    EXPECT_GT(hints, 500);
    EXPECT_GT(longest_hint, 3U) << "an answer in steps is hinted whole";
}

// KTM-142 `none`: nobody can remember what happened before they sat down.
class NewcomerHints : public Hints {
  protected:
    static ktm::View seen(const AnyView& view) { return dynamic_cast<const ViewBox<ktm::Game>&>(view).view; }
    // She knows some cards, and none of them lies open for all.
    static bool knows_a_secret(const Table& table) {
        const ktm::View view = seen(*table.match()->view(hers));
        return view.mine.knowledge != ktm::Knowledge::all() &&
               std::ranges::all_of(view.table.face_up,
                                   [](ktm::Character face) { return face == ktm::Character::none; });
    }
    // A game in which Anna knows a secret and is asked something.
    std::unique_ptr<Table> start_until_asked(const json::object& options) {
        while (true) {
            auto table = start(*find_game("king_thief_minister"), 3, options);
            play(*table, 12);
            while (!table->match()->owing().has(hers) && !table->match()->is_over()) let_bots_answer(*table);
            if (!table->match()->is_over() && knows_a_secret(*table)) return table;
        }
    }
};
TEST_F(NewcomerHints, KTM_142_tell_nothing_of_what_the_seat_saw_before) {
    for (const std::string_view aid : {"none", "log"}) {
        const auto table = start_until_asked({{"memory_aid", aid}});
        ASSERT_TRUE(table->leave(anna, now));
        ASSERT_TRUE(table->sit(anna, hers, "", now));
        const Or<Thought> thought = table->hint_for(anna);
        ASSERT_TRUE(thought);
        const ktm::Knowledge hinted_from = seen(*thought->view).mine.knowledge;
        EXPECT_EQ(hinted_from == seen(*table->match()->view(hers)).mine.knowledge, aid == "log");
        EXPECT_EQ(hinted_from == ktm::Knowledge::all(), aid == "none");
    }
}

}  // namespace
}  // namespace fg::server
