// SPDX-License-Identifier: Apache-2.0
// What lies in sight of a table beside what the state says.
#include <boost/json.hpp>

#include "games/all.h"
#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

TEST(FairyTaleFightClubNotes, the_last_event_and_its_fight_stay_in_sight_until_the_next_turn) {
    Scene scene(2);
    scene.hand(A, "2 7").hand(B, "5 8").ready();
    scene.turn_up(11);
    scene.does(A, fight_with(2));
    scene.does(B, fight_with(5));
    Notes notes;
    for (const auto& entry : scene.log.entries) take_note(scene.rules, scene.state.table, entry.event, notes);
    EXPECT_EQ(notes.event, ev(11));
    EXPECT_EQ(notes.fought[A], Creature::frog);
    EXPECT_EQ(notes.fought[B], Creature::wolf);
    EXPECT_EQ(notes.victor, A);
    take_note(scene.rules, scene.state.table, {.kind = EventKind::turn_began, .seat = B, .count = 1}, notes);
    EXPECT_EQ(notes.event, EventCard::none);
    EXPECT_EQ(notes.fought, Notes{}.fought);
    EXPECT_EQ(notes.counted, Notes{}.counted);
    EXPECT_EQ(notes.victor, no_seat);
}

WagonSet only(Wagon wagon) {
    WagonSet one;
    one.add(wagon);
    return one;
}
Standing standing(const Scene& scene, Seat seat) { return standing_of(scene.rules, scene.state.table, seat); }
TEST(FairyTaleFightClubNotes, FTF_050_FTF_055_FTF_098_FTF_099_what_a_seat_may_hold_load_and_buy) {
    Scene scene(2);
    scene.owns(A, {HC}).cargo(A, HC, "2 3").owns(B, {HC, HW, WW}).wrecked(B).ready();
    EXPECT_EQ(standing(scene, A).max_hand, scene.rules.content.hand);
    EXPECT_EQ(standing(scene, A).room[WB], scene.rules.wagon(WB).capacity);
    EXPECT_EQ(standing(scene, A).room[HC], scene.rules.wagon(HC).capacity - 2);
    EXPECT_EQ(standing(scene, A).room[HW], 0) << "it is for sale";
    EXPECT_EQ(standing(scene, A).for_sale, only(HW));
    EXPECT_EQ(standing(scene, B).max_hand, scene.rules.content.war_wagon_hand);
    EXPECT_EQ(standing(scene, B).for_sale, only(WB));
}

TEST(FairyTaleFightClubNotes, FTF_156_FTF_189_how_many_quiet_turns_end_the_game) {
    const auto noted = [](int players, const Options& options) {
        Scene scene(players, options);
        scene.ready();
        Notes notes;
        take_note(scene.rules, scene.state.table, {.kind = EventKind::turn_began, .seat = A, .count = 1},
                  notes);
        return notes.most_quiet_turns;
    };
    EXPECT_EQ(noted(3, {.stall_rounds = 4}), 12);
    EXPECT_EQ(noted(2, {.stall_rounds = 0, .max_rounds = 20}), 0);
    EXPECT_EQ(noted(1, {}), 0) << "it ends with its last round";
}

// Takes notes as a match does: with every event, of the table in which it is told.
struct Noting {
    static constexpr bool listens = true;
    const Rules& rules;
    const State& state;
    Notes notes{};
    void operator()(Audience, const Event& event) { take_note(rules, state.table, event, notes); }
};
TEST(FairyTaleFightClubNotes,
     S_FTF_37_FTF_129_a_fight_over_gold_shows_what_was_compared_and_not_what_came_of_it) {
    Scene scene(4);
    scene.gold({0, 0, 2, 1}).area_of(3).event(4).ready();
    Noting noting{scene.rules, scene.state};
    Play<ScriptedChance, Noting>{scene.rules, scene.state, scene.chance, noting}.run(Next::refill);
    EXPECT_EQ(noting.notes.victor, D);
    EXPECT_EQ(scene.all_gold(), (Ints{0, 0, 2, 2}));
    EXPECT_EQ(noting.notes.counted, (PerSeat<u8, max_players>{{0, 0, 2, 1}}));
}
// Nothing that is noted changes after the last event of an answer: whoever is asked sees what holds.
TEST(FairyTaleFightClubNotes, FTF_158_the_score_so_far_is_that_of_the_table_at_every_question) {
    for (int players = 1; players <= max_players; ++players)
        for (u64 seed = 0; seed < 12; ++seed) {
            const Rules rules = make_rules(
                players,
                {.reserve_refill = seed % 2 == 0 ? ReserveRefill::on_completion : ReserveRefill::immediately,
                 .reserve_discard = seed % 3 == 0 ? ReserveDiscard::out : ReserveDiscard::area,
                 .wrecked_cargo = seed % 5 == 0 ? WreckedCargo::discard : WreckedCargo::to_hand},
                {});
            State state;
            FastChance chance(seed);
            Noting noting{rules, state};
            Play<FastChance, Noting>{rules, state, chance, noting}.set_up();
            for (int step = 0; step < 3000 && !is_over(state.table); ++step) {
                ASSERT_EQ(noting.notes.round, round_of(rules, state.table));
                for (Seat seat : EachSeat{rules.players})
                    ASSERT_EQ(noting.notes.standing[seat], standing_of(rules, state.table, seat));
                const Seat seat = state.round.owing.lowest();
                Choice choice;
                pick(rules, seen_by<Game>(state, seat), chance, choice);
                Play<FastChance, Noting>{rules, state, chance, noting}.answer(seat, choice);
            }
            const Result at_last = result(rules, state.table);
            for (Seat seat : EachSeat{rules.players})
                EXPECT_EQ(Score{noting.notes.standing[seat].points}.total(), at_last.score[seat]);
        }
}

TEST(FairyTaleFightClubNotes, cards_say_what_this_tables_content_makes_them_do) {
    const auto content = registered<Game>().content_json(
        2, {}, boost::json::parse(R"({"events": {"Lucky Well": {"amount": 3}}})").as_object());
    ASSERT_TRUE(content) << content.refusal().message;
    const auto captions = boost::json::parse(*content).at("captions").as_object();
    EXPECT_EQ(captions.at("Lucky Well"), "Everybody gains 3 gold.");
    EXPECT_EQ(captions.at("low_card"), "The lowest creature wins a card.");
    EXPECT_EQ(captions.size(), name_count<EventCard> + name_count<Fight> - 1u);
}

}  // namespace
}  // namespace fg::ftf
