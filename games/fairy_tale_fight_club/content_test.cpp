// SPDX-License-Identifier: Apache-2.0
// What is printed on the cards, how many there are, and what a designer may not do.
#include <functional>
#include <map>
#include <regex>
#include <set>

#include "games/all.h"
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

const Content printed{};

// What a pattern finds in the catalogue's own tables, row by row.
std::vector<Words> rows_of(const std::string& pattern) {
    std::vector<Words> rows;
    std::istringstream catalogue{std::string(registered<Game>().rulebook())};
    const std::regex row(pattern);
    for (std::string line; std::getline(catalogue, line);)
        for (std::sregex_iterator found(line.begin(), line.end(), row), end; found != end; ++found)
            rows.emplace_back(std::next(found->begin()), found->end());
    return rows;
}

TEST(FairyTaleFightClubContent, FTF_001_one_to_four_players) {
    EXPECT_EQ(Game::min_players, 1);
    EXPECT_EQ(Game::max_players, 4);
    EXPECT_NE(complaint(0, {}, {}), nullptr);
    EXPECT_NE(complaint(5, {}, {}), nullptr);
    for (int players = 1; players <= 4; ++players) EXPECT_EQ(complaint(players, {}, {}), nullptr);
    EXPECT_TRUE(make_rules(1, {}, {}).is_solo()) << "one player plays the solo variant";
    EXPECT_FALSE(make_rules(2, {}, {}).is_solo());
}
TEST(FairyTaleFightClubContent,
     FTF_002_FTF_003_the_catalogue_that_players_can_read_says_how_long_and_what_about) {
    const std::string rules(registered<Game>().rulebook());
    EXPECT_NE(rules.find("15 minutes for each player"), std::string::npos);
    EXPECT_NE(std::string(Text::blurb()).find("deliver them to the castles"), std::string::npos);
    EXPECT_EQ(name_count<Flag>, 5) << "five castle arenas";
}
TEST(FairyTaleFightClubContent, FTF_005_FTF_013_so_many_cards_and_tokens) {
    EXPECT_EQ(contract_count, 75);
    EXPECT_EQ(printed.creatures.size(), 75);
    EXPECT_EQ(name_count<EventCard>, 24);
    EXPECT_EQ(wagon_count * max_players, 16) << "one of each wagon for each of four players";
    EXPECT_EQ(printed.gold, 40);
    EXPECT_EQ(printed.actions, 2);
}
TEST(FairyTaleFightClubContent, FTF_006_FTF_007_FTF_008_creatures_by_value) {
    int points = 0;
    for (int value = 1; value <= 10; ++value) {
        EXPECT_EQ(printed.creatures.count(creature_of(value)), 13 - value);
        points += value * printed.creatures.count(creature_of(value));
    }
    EXPECT_EQ(points, 330);
    EXPECT_EQ(make_rules(2, {}, {}).deck.size(), 75) << "they all form the creature deck";
    EXPECT_EQ(name_of(creature_of(1)), "Mouse");
    EXPECT_EQ(name_of(creature_of(10)), "Dragon");
}
TEST(FairyTaleFightClubContent, FTF_009_levels_by_the_number_of_creatures) {
    std::map<int, int> of_size;
    for (int i = 0; i < contract_count; ++i) {
        const Contract one = static_cast<Contract>(i);
        const int size = printed.contracts[one].creatures.size();
        EXPECT_EQ(size, 3 + index_of(level_of(one)));
        ++of_size[size];
    }
    EXPECT_EQ(of_size, (std::map<int, int>{{3, 35}, {4, 25}, {5, 15}}));
}
TEST(FairyTaleFightClubContent, FTF_010_some_contracts_carry_gold) {
    std::map<int, int> with_gold;
    for (const ContractCard& card : printed.contracts) ++with_gold[card.gold];
    EXPECT_EQ(with_gold, (std::map<int, int>{{0, 37}, {1, 28}, {2, 10}}));
}
TEST(FairyTaleFightClubContent, FTF_011_every_contract_has_a_flag_points_and_creatures) {
    std::map<Flag, int> contracts, gold;
    for (const ContractCard& card : printed.contracts) {
        ++contracts[card.flag];
        gold[card.flag] += card.gold;
        EXPECT_GT(card.points, 0);
    }
    ASSERT_EQ(contracts.size(), 5u);
    for (const auto& [flag, count] : contracts) {
        EXPECT_EQ(count, 15) << name_of(flag);
        EXPECT_TRUE(gold[flag] == 9 || gold[flag] == 10) << name_of(flag);
    }
}
TEST(FairyTaleFightClubContent, FTF_012_FTF_056_FTF_098_what_is_on_the_wagons) {
    const auto card = [](Wagon wagon) {
        const WagonCard& w = printed.wagons[wagon];
        return Ints{w.capacity, w.gold, w.creature_points, w.points};
    };
    EXPECT_EQ(card(WB), (Ints{3, 0, 5, 0}));
    EXPECT_EQ(card(HC), (Ints{3, 1, 10, 1}));
    EXPECT_EQ(card(HW), (Ints{4, 2, 15, 3}));
    EXPECT_EQ(card(WW), (Ints{5, 3, 0, 0}));
    Scene scene(2);
    scene.gold({1, 0}).ready();
    EXPECT_FALSE(scene.has(A, HC)) << "a wagon has a side for sale";
    scene.does(A, buy(HC));
    EXPECT_TRUE(scene.has(A, HC));
}
TEST(FairyTaleFightClubContent, FTF_014_FTF_138_FTF_196_event_cards) {
    std::map<Fight, int> fights;
    std::set<Effect> effects;
    for (const EventFace& face : printed.events) ++fights[face.fight], effects.insert(face.effect);
    for (const Fight fight : {Fight::low_card, Fight::high_card, Fight::low_gold, Fight::high_gold})
        EXPECT_EQ(fights[fight], 4);
    EXPECT_EQ(fights[Fight::none], 8) << "event only";
    EXPECT_EQ(effects.size(), static_cast<std::size_t>(name_count<Effect>));
    EXPECT_EQ(printed.events[EventCard::bounty_burglar], (EventFace{Fight::low_gold, Effect::pass_left, 2}));
    EXPECT_EQ(printed.events[EventCard::lucky_well], (EventFace{Fight::none, Effect::gold, 1}));
    EXPECT_EQ(printed.events[EventCard::spinning_room], (EventFace{Fight::high_card, Effect::pass_right, 2}));
    EXPECT_EQ(printed.events[EventCard::broken_axle], (EventFace{Fight::none, Effect::wreck, 0}));
    EXPECT_EQ(ev(24), EventCard::autumn_fair);
}
TEST(FairyTaleFightClubContent, FTF_196_the_event_cards_of_the_catalogue) {
    using enum Effect;
    struct Says {
        std::string words;
        Effect effect;
        int amount;
    };
    const std::vector<Says> all{{"Pass one hand creature to the left", pass_left, 1},
                                {"Pass two hand creatures to the left", pass_left, 2},
                                {"Pass three hand creatures to the left", pass_left, 3},
                                {"Pass one hand creature to the right", pass_right, 1},
                                {"Pass two hand creatures to the right", pass_right, 2},
                                {"Toll: a player with an owned WB pays 1 gold", toll, 1},
                                {"A player with 1 or more gold returns 1", tax, 1},
                                {"A player with 3 or more gold returns 1", tax, 3},
                                {"Draw one creature", draw, 1},
                                {"Draw two creatures", draw, 2},
                                {"Discard one hand creature", discard, 1},
                                {"Discard two hand creatures", discard, 2},
                                {"The whole Market is discarded", new_market, 0},
                                {"Two creatures from the deck are added", grow_market, 2},
                                {"Three creatures from the deck are added", grow_market, 3},
                                {"Escape: a player with cargo discards one creature", escape, 0},
                                {"Every owned WB is destroyed", wreck, 0},
                                {"All players discard their whole hands", new_hand, 0},
                                {"Gain one gold", gold, 1},
                                {"Free load: a player may put one hand creature", free_load, 0},
                                {"Pawn: a player may discard one hand creature of value 7", pawn, 7}};
    const std::vector<Words> rows = rows_of(R"(^\| EV(\d\d) \| ([^|]+) \| `?(\w+)`? \| ([^|]+) \|)");
    ASSERT_EQ(rows.size(), 24u);
    for (const Words& row : rows) {
        const EventCard card = ev(std::stoi(row[0]));
        const EventFace& face = printed.events[card];
        EXPECT_EQ(name_of(card), row[1]);
        EXPECT_EQ(name_of(face.fight), row[2]) << row[1];
        const auto says = std::find_if(all.begin(), all.end(),
                                       [&](const Says& one) { return row[3].starts_with(one.words); });
        ASSERT_NE(says, all.end()) << row[3];
        EXPECT_EQ(face.effect, says->effect) << row[1];
        EXPECT_EQ(face.amount, says->amount) << row[1];
    }
}
TEST(FairyTaleFightClubContent, FTF_115_all_contracts_ask_for_different_creatures) {
    const Rules rules = make_rules(2, {}, {});
    std::set<std::string> seen;
    for (int i = 0; i < contract_count; ++i) EXPECT_TRUE(seen.insert(text(rules.asked[i])).second) << i;
    // A designer's list may break this; then the claimer chooses.
    Content twins;
    twins.contracts[contract("C102")].creatures = twins.contracts[contract("C106")].creatures;
    Scene scene(2, {}, twins);
    scene.cargo(A, WB, "2 3 5").area({"C102", "C106", "C101", "C103"}).ready();
    EXPECT_TRUE(scene.can(A, complete("C102", WB)) && scene.can(A, complete("C106", WB)));
}
TEST(FairyTaleFightClubContent, FTF_195_the_contracts_of_the_catalogue) {
    const Rules rules = make_rules(2, {}, {});
    const std::map<std::string, Flag> flags{{"R", Flag::briar_keep},
                                            {"B", Flag::glass_spire},
                                            {"G", Flag::bean_tower},
                                            {"Y", Flag::crumb_castle},
                                            {"P", Flag::frog_moat}};
    const std::vector<Words> rows = rows_of(R"(\| (C\d{3}) \| ([\d ]+) \| ([RBGYP]) \| (\d) \| (\d) )");
    ASSERT_EQ(rows.size(), 75u);
    for (const Words& row : rows) {
        const ContractCard& card = rules.card(contract(row[0]));
        EXPECT_EQ(text(rules.asked[contract(row[0])]), row[1]) << row[0];
        EXPECT_EQ(card.flag, flags.at(row[2])) << row[0];
        EXPECT_EQ(std::to_string(card.points), row[3]) << row[0];
        EXPECT_EQ(std::to_string(card.gold), row[4]) << row[0];
    }
    // Sums over the whole list, level by level: points, gold, and how often each value is asked for.
    const Ints points{69, 105, 109}, gold{20, 19, 9};
    const std::vector<Ints> asked{{17, 15, 14, 13, 11, 10, 8, 7, 6, 4},
                                  {16, 15, 13, 12, 11, 9, 8, 7, 5, 4},
                                  {12, 11, 10, 9, 8, 7, 6, 5, 4, 3}};
    for (int level = 0; level < 3; ++level) {
        int sum = 0, coins = 0;
        Ints values(10);
        for (int i = 0; i < contract_count; ++i) {
            const Contract one = static_cast<Contract>(i);
            if (index_of(level_of(one)) != level) continue;
            sum += rules.card(one).points;
            coins += rules.card(one).gold;
            for (int v = 0; v < 10; ++v)
                values[static_cast<std::size_t>(v)] += rules.asked[one].count(creature_of(v + 1));
        }
        EXPECT_EQ(sum, points[static_cast<std::size_t>(level)]);
        EXPECT_EQ(coins, gold[static_cast<std::size_t>(level)]);
        EXPECT_EQ(values, asked[static_cast<std::size_t>(level)]);
    }
}

// ---- what a designer may not do: refused, with the entry

std::string complaint_after(const std::function<void(Content&)>& change, int players = 2) {
    Content content;
    change(content);
    const Complaint found = complaint(players, {}, content);
    return found == nullptr ? "" : found;
}
bool begins(const std::string& text, const std::string& start) { return text.starts_with(start); }

TEST(FairyTaleFightClubContent, what_cannot_be_played_is_refused_by_its_name) {
    const auto expect = [](const std::string& start, const std::function<void(Content&)>& change) {
        const std::string found = complaint_after(change);
        EXPECT_TRUE(begins(found, start)) << start << " / " << found;
        EXPECT_NE(found.find("FTF-"), std::string::npos) << found;
    };
    expect("creatures.Wolf:", [](Content& c) { c.creatures.add(Creature::wolf, 10); });
    expect("creatures:", [](Content& c) { c.creatures.clear(), c.creatures.add(Creature::wolf, 15); });
    expect("contracts.C106:", [](Content& c) { c.contracts[contract("C106")].creatures.pop_back(); });
    expect("contracts.C107:",
           [](Content& c) { c.contracts[contract("C107")].creatures[0] = Creature::none; });
    expect("contracts.C301:", [](Content& c) {
        for (Creature& creature : c.contracts[contract("C301")].creatures) creature = Creature::dragon;
    });
    expect("contracts.C201:", [](Content& c) { c.contracts[contract("C201")].flag = Flag::none; });
    expect("contracts.C202:", [](Content& c) { c.contracts[contract("C202")].points = 21; });
    expect("contracts.C203:", [](Content& c) { c.contracts[contract("C203")].gold = 6; });
    expect("events.Troll Toll:", [](Content& c) { c.events[EventCard::troll_toll].amount = 0; });
    expect("events.Lucky Well:", [](Content& c) { c.events[EventCard::lucky_well].effect = Effect::none; });
    expect("events.Broken Axle:", [](Content& c) { c.events[EventCard::broken_axle].amount = 1; });
    expect("wagons.Hand Cart:", [](Content& c) { c.wagons[HC].capacity = 0; });
    expect("wagons.War Wagon:", [](Content& c) { c.wagons[WW].gold = 0; });
    expect("wagons.Horse Wagon:", [](Content& c) { c.wagons[HW].points = 40; });
    expect("contract_deck.2:", [](Content& c) { c.contract_deck[2][Layer::cover][DeckCard::event] = 1; });
    expect("contract_deck.2:", [](Content& c) { c.contract_deck[2][Layer::bottom][DeckCard::level_3] = 16; });
    expect("contract_deck.2:", [](Content& c) { c.contract_deck[2][Layer::bottom][DeckCard::event] = 9; });
    expect("hand:", [](Content& c) { c.hand = 0; });
    expect("war_wagon_hand:", [](Content& c) { c.war_wagon_hand = 4; });
    expect("market:", [](Content& c) { c.market = 0; });
    expect("actions:", [](Content& c) { c.actions = 0; });
    expect("action_price:", [](Content& c) { c.action_price = 0; });
    expect("reserve_price:", [](Content& c) { c.reserve_price = 0; });
    expect("last_contracts:", [](Content& c) { c.last_contracts = 5; });
    expect("gold:", [](Content& c) { c.gold = 3; });
    expect("gold_per_point:", [](Content& c) { c.gold_per_point = 0; });
    expect("same_flags:", [](Content& c) { c.same_flags = 1; });
    expect("same_flags_points:", [](Content& c) { c.same_flags_points = 21; });
    expect("all_flags_points:", [](Content& c) { c.all_flags_points = 21; });
    expect("seat_gold.3:", [](Content& c) { c.seat_gold[3][0] = 3; });
    expect("ratings.apprentice:", [](Content& c) { c.ratings[Rating::apprentice] = 20; });
    expect("clocks.fight:", [](Content& c) { c.clocks[Question::fight] = 0; });
}
TEST(FairyTaleFightClubContent, options_out_of_range_are_refused) {
    const auto found = [](const Options& options) {
        const Complaint c = complaint(2, options, {});
        return c == nullptr ? std::string() : std::string(c);
    };
    EXPECT_TRUE(begins(found({.stall_rounds = 51}), "stall_rounds:"));
    EXPECT_TRUE(begins(found({.max_rounds = 19}), "max_rounds:"));
    EXPECT_TRUE(begins(found({.max_rounds = 501}), "max_rounds:"));
    EXPECT_TRUE(begins(found({.solo_rounds = 7}), "solo_rounds:"));
    EXPECT_TRUE(begins(found({.solo_rounds = 41}), "solo_rounds:"));
    EXPECT_TRUE(begins(found({.fight_cards = FightCards::none}), "fight_cards:"));
}
TEST(FairyTaleFightClubContent, a_table_may_bring_its_own_content) {
    MatchSetup setup;
    setup.players = 2;
    setup.content =
        boost::json::parse(
            R"({"contracts":{"C106":{"points":9}},"events":{"Lucky Well":{"amount":3}},"hand":4})")
            .as_object();
    const auto match = registered<Game>().start(setup);
    ASSERT_TRUE(match) << match.refusal().message;
    const auto view = (*match)->view(seat_of(0), Eyes::person);
    const auto& box = dynamic_cast<const ViewBox<Game>&>(*view);
    EXPECT_EQ(box.rules.card(contract("C106")).points, 9);
    EXPECT_EQ(box.rules.face(EventCard::lucky_well).amount, 3);
    EXPECT_EQ(box.view.table.hand_size[box.view.table.first], 4);
    setup.content = boost::json::parse(R"({"events":{"Lucky Well":{"amount":9}}})").as_object();
    const auto refused = registered<Game>().start(setup);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.refusal().message.find("Lucky Well"), std::string::npos) << refused.refusal().message;
}

}  // namespace
}  // namespace fg::ftf
