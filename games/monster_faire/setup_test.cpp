// SPDX-License-Identifier: Apache-2.0
// Setup: MON-016 to MON-027, MON-407.
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

// A game from its very beginning, with the listed cards drawn for the first player.
struct Opening {
    explicit Opening(int players = 3, const Options& options = {})
        : rules(make_rules(players, options, {})) {}
    void begin(const std::string& drawn = "") {
        chance.top(drawn);
        Play<ScriptedChance, Log>{rules, state, chance, log}.set_up();
    }
    void answer(Seat seat, const Choice& choice) {
        Play<ScriptedChance, Log>{rules, state, chance, log}.answer(seat, choice);
        EXPECT_EQ(check(rules, state), nullptr);
    }
    int count(EventKind kind) const {
        return static_cast<int>(
            std::count_if(told.begin(), told.end(), [kind](const Told& t) { return t.event.kind == kind; }));
    }
    int size(At at) const { return state.veiled.cards.size(at); }

    Rules rules;
    State state{};
    ScriptedChance chance;
    std::vector<Told> told;
    Log log{told};
};

TEST(MonsterFaireSetup, S_MON_01_MON_017_MON_019_MON_020_first_player_tie) {
    Opening setup;
    setup.begin("VC7 VSK VH5 VD2 VD9");
    EXPECT_EQ(setup.count(EventKind::first_card), 5);
    EXPECT_EQ(setup.state.table.first, B);
    EXPECT_EQ(setup.state.table.question, Question::direction);
    setup.answer(B, {.act = Act::clockwise});
    EXPECT_EQ(setup.count(EventKind::first_cards_back), 1) << "all five are shuffled back before the deal";
    EXPECT_EQ(setup.size(played), 0);
    EXPECT_EQ(setup.size(deck_at(Deck::villagers)), 50);
}
TEST(MonsterFaireSetup, MON_018_a_random_first_player) {
    Options options;
    options.first_player = FirstPlayer::random;
    Opening setup(4, options);
    setup.chance.seats({D});
    setup.begin();
    EXPECT_EQ(setup.state.table.first, D);
    EXPECT_EQ(setup.count(EventKind::first_card), 0);
}
TEST(MonsterFaireSetup, MON_021_cackling_and_voting) {
    Options options;
    options.first_player = FirstPlayer::cackle;
    Opening setup(3, options);
    setup.begin();
    EXPECT_EQ(setup.state.round.asked.size(), 3);
    EXPECT_EQ(clock_seconds(setup.rules, setup.state.table, A), 20);
    setup.answer(A, {.act = Act::cackle, .sound = Cackle::hiccup});
    setup.answer(B, {.act = Act::pass});
    setup.answer(C, {.act = Act::cackle, .sound = Cackle::snort});
    EXPECT_EQ(setup.count(EventKind::cackled), 2);
    EXPECT_EQ(setup.state.table.question, Question::vote);
    setup.answer(A, {.act = Act::name, .seat = B});
    setup.answer(B, {.act = Act::pass});
    EXPECT_EQ(setup.count(EventKind::voted), 0) << "nobody learns of a vote before all are in";
    setup.answer(C, {.act = Act::name, .seat = B});
    EXPECT_EQ(setup.state.table.first, B) << "without a cackle B can still be voted for";
}
TEST(MonsterFaireSetup, MON_021_a_tie_of_votes_is_settled_by_drawing) {
    Options options;
    options.first_player = FirstPlayer::cackle;
    Opening setup(3, options);
    setup.chance.top("VD2 VD9");
    setup.begin();
    for (Seat seat : {A, B, C}) setup.answer(seat, {.act = Act::pass});
    setup.answer(A, {.act = Act::name, .seat = C});
    setup.answer(B, {.act = Act::name, .seat = A});
    setup.answer(C, {.act = Act::pass});
    EXPECT_EQ(setup.count(EventKind::first_card), 2) << "only the tied draw";
    EXPECT_EQ(setup.state.table.first, C);
}
TEST(MonsterFaireSetup, S_MON_02_MON_016_MON_023_MON_024_MON_025_MON_026_deal) {
    Opening setup(4);
    setup.begin("VC2 VSK VH5 VD3");
    setup.answer(B, {.act = Act::clockwise});
    for (Seat seat : {A, B, C, D}) {
        EXPECT_EQ(setup.size(hand_of(seat)), 2);
        EXPECT_EQ(setup.state.veiled.cards.count_backs(hand_of(seat), Deck::villagers), 1);
        for (const At at : {igors_of(seat), laboratory_of(seat), monster_of(seat)})
            EXPECT_EQ(setup.size(at), 0);
    }
    EXPECT_EQ(setup.size(town), 1);
    EXPECT_EQ(setup.size(graveyard), 1);
    EXPECT_EQ(setup.size(deck_at(Deck::villagers)), 49);
    EXPECT_EQ(setup.size(deck_at(Deck::parts)), 49);
    EXPECT_EQ(setup.state.table.active, B) << "the first player takes the first turn";
    EXPECT_EQ(setup.state.table.question, Question::draw) << "dealing is automatic";
}
TEST(MonsterFaireSetup, MON_410_everybody_but_the_first_is_dealt_a_villagers_card_more) {
    Options options;
    options.late_cards = LateCards::by_turn_order;
    Opening setup(4, options);
    setup.begin("VC2 VSK VH5 VD3");
    setup.answer(B, {.act = Act::anticlockwise});
    const Cards& cards = setup.state.veiled.cards;
    for (Seat seat : {A, B, C, D}) {
        EXPECT_EQ(cards.count_backs(hand_of(seat), Deck::villagers), seat == B ? 1 : 2);
        EXPECT_EQ(cards.count_backs(hand_of(seat), Deck::parts), 1);
    }
    std::string dealt;  // in play order, before Town is opened
    for (const Told& told : setup.told) {
        if (told.event.kind == EventKind::dealt) dealt += static_cast<char>('A' + index_of(told.event.seat));
        if (told.event.kind == EventKind::arrived) dealt += '.';
    }
    EXPECT_EQ(dealt, "AADDCCBBADC.");
}
TEST(MonsterFaireSetup, S_MON_03_MON_022_MON_028_direction) {
    Scene scene(4);
    scene.table.first = scene.table.active = C;
    scene.start(Step::choose_direction);
    scene.answer(C, Act::anticlockwise);
    std::string turns;
    for (int n = 0; n < 300 && turns.size() < 5; ++n) {
        if (scene.table.question == Question::draw)
            turns += static_cast<char>('A' + index_of(scene.table.active));
        scene.expire(scene.state.round.owing.lowest());
    }
    EXPECT_EQ(turns, "CBADC");
}
TEST(MonsterFaireSetup, MON_407_the_order_of_setup) {
    Opening setup;
    setup.begin("VC9 VSK VH5");
    setup.answer(A, {.act = Act::clockwise});
    std::vector<EventKind> kinds;
    for (const Told& told : setup.told)
        if (kinds.empty() || kinds.back() != told.event.kind) kinds.push_back(told.event.kind);
    const auto place = [&](EventKind kind) {
        return std::find(kinds.begin(), kinds.end(), kind) - kinds.begin();
    };
    EXPECT_LT(place(EventKind::first), place(EventKind::direction));
    EXPECT_LT(place(EventKind::direction), place(EventKind::dealt));
    EXPECT_LT(place(EventKind::dealt), place(EventKind::arrived));
    EXPECT_LT(place(EventKind::arrived), place(EventKind::buried));
    EXPECT_LT(place(EventKind::buried), place(EventKind::turn_began));
}
TEST(MonsterFaireSetup, S_MON_80_MON_372_MON_373_many_hands) {
    Options options;
    options.rule_many_hands = Toggle::on;
    Opening setup(3, options);
    setup.begin("VC9 VSK VH5");
    setup.answer(A, {.act = Act::clockwise});
    EXPECT_EQ(setup.size(deck_at(Deck::parts)), 64);
    EXPECT_EQ(setup.size(box), 0);
    Scene scene(3, options);
    scene.hand(A, "XHQ").start(Step::begin_turn);
    scene.pass_draw();
    scene.pass_windows();
    scene.answer(A, Act::hire, "XHQ");
    EXPECT_EQ(scene.igor(A), "XHQ");
}
// MON-027, MON-155, MON-053, MON-292: what carries no weight asks nobody and waits for nothing.
TEST(MonsterFaireSetup, MON_027_MON_053_MON_155_MON_292_nothing_waits_for_boasting) {
    for (int q = 0; q < name_count<Question>; ++q) {
        const std::string_view name = name_of(static_cast<Question>(q));
        for (const std::string_view idle : {"boast", "emote", "accent", "toast", "thunder", "failing"})
            EXPECT_EQ(name.find(idle), std::string_view::npos) << name;
    }
    Scene scene;
    for (int kind = 0; kind < name_count<ReportKind>; ++kind) {
        const Report report{.kind = static_cast<ReportKind>(kind), .seat = B};
        EXPECT_EQ(accepts(scene.rules, scene.table, report), report.kind == ReportKind::left)
            << "whatever people say, the rules hear of nothing but who leaves";
    }
    scene.laboratory(A, "VC6").monster(A, "BD5 BH9 BC6 BS2").start(Step::monster_step);
    scene.answer(A, Act::give_life);
    EXPECT_FALSE(scene.is_asked(Question::monster, A)) << "play goes on at once";
}

}  // namespace
}  // namespace fg::mon
