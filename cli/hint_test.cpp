// SPDX-License-Identifier: Apache-2.0
// Hints of the server, for every game and option: each is an offer, is what the bot itself would do there, and never goes against
// what its seat is certain of.
#include <gtest/gtest.h>

#include <map>

#include "bots/roster.h"
#include "games/all.h"
#include "games/huzzah/game.h"
#include "games/king_thief_minister/game.h"
#include "games/king_thief_minister/offers.h"
#include "games/monster_faire/game.h"
#include "games/ren_faire/prospects.h"
#include "server/secret_test.h"
#include "server/table.h"

namespace fg::server {
namespace {

namespace json = boost::json;

const Person anna{"pA", "Anna"};
constexpr Seat hers = seat_of(0);

// What is tried of an option: all its values; of a number the least and the most, of a set each of its members alone.
json::array values_of(const OptionInfo& option) {
    using Type = OptionInfo::Type;
    json::array values;
    if (option.type == Type::toggle) values = {false, true};
    if (option.type == Type::number) values = {option.least, option.most};
    for (const std::string_view value : option.values)
        values.push_back(option.type == Type::set ? json::value(json::array{value}) : json::value(value));
    return values;
}
// The others as usual.
std::vector<json::object> option_sets(const AnyGame& game) {
    std::vector<json::object> sets{{}};
    for (const OptionInfo& option : game.options())
        for (const json::value& value : values_of(option)) sets.push_back({{option.key, value}});
    return sets;
}

// Some sets need a player who may not sit there (MON-385), some games would have no end, which no table wants.
bool is_for(const AnyGame& game, int players, const json::object& options) {
    const auto match = game.start({.players = players, .options = options});
    return match && (*match)->has_end();
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
// Who counts the cards knows which ones nobody else can have; the crowds lie open.
const char* contradiction(const huzzah::Rules& rules, const huzzah::View& view,
                          const huzzah::Choice& choice) {
    using namespace huzzah;
    const huzzah::Table& table = view.table;
    const Own& mine = view.mine;
    if (choice.act == Act::heckle) {
        const int mine_or_gone =
            mine.hand.count(choice.card) + mine.buried.count(choice.card) + table.discards.count(choice.card);
        if (mine_or_gone >= rules.deck.count(choice.card)) return "heckles with a card nobody can show";
    }
    const Stage stage = table.place[view.viewer].is_stage() ? table.place[view.viewer].stage() : Stage::none;
    if (choice.act == Act::place && table.counters[choice.step] >= rules.content.step_limit &&
        has_room(rules, table, stage))
        return "sends a crowd where it has no room";
    return nullptr;
}
// Outfits, Stall and Window lie open: a Costume that covers what one wears and brings nothing else belongs on somebody who has
// as little of it.
const char* contradiction(const ren::Rules& rules, const ren::View& view, const ren::Choice& choice) {
    const ren::Table& table = view.table;
    const Seat me = view.viewer;
    if (table.question != ren::Question::place || choice.seat != me) return nullptr;
    const ren::Costume costume = view.veiled.garb.entry(ren::stall, 0).card;
    const ren::Prospects prospects(rules, table, view.veiled.garb);
    const auto dressed = [&](Seat seat) {
        ren::Stack stack = prospects.stacks[seat];
        stack.push_back(costume);
        return ren::outfit_of(rules, stack);
    };
    const auto gains = [&](Seat seat) {
        const ren::Outfit &before = table.outfits[seat], after = dressed(seat);
        return after.filled > before.filled || after.contributing > before.contributing;
    };
    if (dressed(me).filled >= table.outfits[me].filled || gains(me)) return nullptr;
    for (Seat seat : EachSeat{rules.players})
        if (seat != me && !gains(seat)) return "undresses itself";
    return nullptr;
}
// Town, and who lives, lie open; what is in one's own Laboratory and Monster is known.
const char* contradiction(const mon::Rules& rules, const mon::View& view, const mon::Choice& choice) {
    using namespace mon;
    const mon::Table& table = view.table;
    const mon::Seen seen = seen_in<mon::Game>(view);
    const CardsSeen cards = cards_seen(seen);
    const Seat me = view.viewer;
    if (choice.act == Act::to_town && rules.options.taunt_blocks == TauntBlocks::always) {
        const int place = sendable_igor(rules, table, cards, me);
        const mon::Card igor = place < 0 ? mon::Card::none : card_at(cards, igors_of(me), place);
        const bool is_renfrew = rules.has_renfrew() && rank_of(igor) == Rank::red_joker;
        const bool is_taunted =
            (crowd_at(rules, table, cards, town).suits & suits_of_igor(rules, igor)) != 0 && !is_renfrew;
        if (is_taunted) return "sends an Igor to be taunted";
    }
    if (choice.act == Act::lay && is_part(choice.card) && table.living.has(me) &&
        number_of(choice.card) > capacities(cards, me)[suit_of(choice.card)] &&
        !(present(rules, table) - table.living).without(me).is_empty())
        return "lays a part that is of no use to it and that somebody else may need";
    return nullptr;
}
template <Game G>
const char* contradiction_in(const AnyView& view, const AnyChoice& choice) {
    const auto* box = dynamic_cast<const ViewBox<G>*>(&view);
    return box == nullptr ? nullptr : contradiction(box->rules, box->view, choice.as<typename G::Choice>());
}
// In Fairy Tale Fight Club nothing that a seat is certain of speaks against an offer: all but the hands lies open.
const char* contradiction(const AnyView& view, const AnyChoice& choice) {
    for (const char* wrong :
         {contradiction_in<ktm::Game>(view, choice), contradiction_in<huzzah::Game>(view, choice),
          contradiction_in<ren::Game>(view, choice), contradiction_in<mon::Game>(view, choice)})
        if (wrong != nullptr) return wrong;
    return nullptr;
}

class Hints : public testing::Test {
  protected:
    const bots::GamesAndBots offered = bots::all_games_and_bots();
    Millis now = 1'000'000;
    u64 deals = 0;
    int hints = 0;
    std::size_t longest_hint = 0;

    // Anna and bots; a game is begun, each from a secret of its own.
    std::unique_ptr<Table> start(const AnyGame& game, int players, const json::object& options) {
        json::array seats{"me"};
        for (int i = 1; i < players; ++i) seats.push_back("sage");
        auto made = Table::create(offered, "t1",
                                  {{"game", game.id()},
                                   {"players", players},
                                   {"options", options},
                                   {"seats", seats},
                                   {"pace", "swift"},
                                   {"clock", "none"}},
                                  anna, now);
        EXPECT_TRUE(made) << made.refusal().message;
        std::vector<LogRow> log = (*made)->take_rows();
        set_secret(log[0], hex_of(++deals) + std::string(48, '0'));
        auto table = Table::load(offered, "t1", log, 0);
        EXPECT_TRUE(table) << table.refusal().message;
        EXPECT_TRUE((*table)->start(anna, now));
        return std::move(*table);
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
    // Step by step: each is what the bot itself would do there in play, which knows of no hint.
    void follow_hint(Table& table) {
        const AnyMatch& match = *table.match();
        const Thought thought = *table.hint_for(anna);
        const auto bot = offered.make_bot(match.game(), thought.bot);
        for (const AnyChoice& step : hinted(table)) {
            EXPECT_EQ(bot->decide(*match.view(hers), {.seed = thought.seed}).bytes, step.bytes)
                << "no bot would do that: " << match.label(hers, step);
            const json::value said = json::parse(match.choice_json(step));
            const Or<Done> done = table.choose(anna, table.hint_for(anna)->question, said, now);
            EXPECT_TRUE(done) << done.refusal().message;
        }
    }
};

// Hints that Anna gets at the least in so many steps, for each set of options and in all of them together.
struct Floor {
    int of_set, of_game;
};
const std::map<std::string_view, Floor> floors{{"king_thief_minister", {10, 400}},
                                               {"huzzah", {10, 1000}},
                                               {"fairy_tale_fight_club", {10, 1000}},
                                               {"ren_faire", {10, 1000}},
                                               {"monster_faire", {10, 1000}}};

TEST_F(Hints, are_offers_and_agree_with_what_the_seat_knows) {
    for (const AnyGame* game : offered.games) {
        ASSERT_TRUE(floors.contains(game->id())) << game->id();
        const Floor floor = floors.at(game->id());
        const int before_game = hints;
        for (const json::object& options : option_sets(*game)) {
            SCOPED_TRACE(std::string(game->id()) + " " + json::serialize(options));
            const int before_set = hints;
            bool is_played = false;
            for (int players : {game->min_players(), game->max_players()}) {
                if (!is_for(*game, players, options)) continue;
                is_played = true;
                const auto table = start(*game, players, options);
                play(*table, 400);
            }
            EXPECT_TRUE(!is_played || hints - before_set >= floor.of_set) << hints - before_set;
        }
        EXPECT_GE(hints - before_game, floor.of_game) << game->id();
    }
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
