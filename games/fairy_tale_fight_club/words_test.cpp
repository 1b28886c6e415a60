// SPDX-License-Identifier: Apache-2.0
// All that Fairy Tale Fight Club can say, in every person, kept in words.txt.
#include <set>

#include "games/all.h"
#include "games/fairy_tale_fight_club/scene_test.h"
#include "match/proofread_test.h"

namespace fg::ftf {
namespace {

const SeatSet two = SeatSet::only(A).with(B);

Event won(SeatSet seats, Ending ending, DecidedBy decided_by, i16 points = 12) {
    return {.kind = EventKind::ended,
            .seats = seats,
            .points = points,
            .ending = ending,
            .decided_by = decided_by};
}

// Every kind at least once, and every way its fields change the words.
std::vector<Event> examples() {
    using enum EventKind;
    const Contract small = contract("C106"), large = contract("C315");
    const EventCard well = EventCard::lucky_well;
    std::vector<Event> list{
        {.kind = market_dealt, .creatures = bag("1 4 6 9")},
        {.kind = drew, .seat = A, .count = 5, .reason = Reason::deal},
        {.kind = drew, .seat = A, .count = 1, .reason = Reason::extra_card},
        {.kind = drew, .seat = A, .count = 1, .reason = Reason::draw_up},
        {.kind = drew, .seat = A, .count = 3, .reason = Reason::draw_up},
        {.kind = drew, .seat = A, .count = 1, .reason = Reason::swap},
        {.kind = drew, .seat = A, .event = EventCard::mouse_hole, .count = 1, .reason = Reason::fight},
        {.kind = drew, .seat = A, .event = EventCard::magic_beans, .count = 1, .reason = Reason::event},
        {.kind = drew,
         .seat = A,
         .event = EventCard::changeling_night,
         .count = 2,
         .reason = Reason::shortfall},
        {.kind = drew_card, .seat = A, .creature = Creature::wolf},
        {.kind = summed, .seat = A, .points = 23},
        {.kind = began, .seat = A},
        {.kind = placed, .contract = small, .gold = 1},
        {.kind = placed, .contract = large},
        {.kind = turn_began, .seat = A, .count = 3},
        {.kind = bought, .seat = A, .wagon = HC, .gold = 1},
        {.kind = bought, .seat = A, .wagon = HC, .creatures = bag("4 6")},
        {.kind = bought, .seat = A, .wagon = HC, .creatures = bag("10")},
        {.kind = loaded, .seat = A, .wagon = HC, .creatures = bag("2 3 5")},
        {.kind = loaded, .seat = A, .event = EventCard::open_gates, .wagon = WB, .creatures = bag("5")},
        {.kind = moved, .seat = A, .wagon = HW, .source = Place::hand_cart, .creatures = bag("2 3")},
        {.kind = discarded,
         .seat = A,
         .source = Place::hand,
         .creatures = bag("2 3"),
         .reason = Reason::action},
        {.kind = discarded,
         .seat = A,
         .source = Place::war_wagon,
         .creatures = bag("7"),
         .reason = Reason::action},
        {.kind = discarded, .seat = A, .source = Place::hand, .creatures = bag("7"), .reason = Reason::swap},
        {.kind = discarded,
         .seat = A,
         .source = Place::hand,
         .creatures = bag("1 1"),
         .reason = Reason::hand_limit},
        {.kind = discarded,
         .seat = A,
         .event = EventCard::mouse_hole,
         .source = Place::hand,
         .creatures = bag("1"),
         .reason = Reason::fight},
        {.kind = discarded,
         .seat = A,
         .event = EventCard::moonlit_escape,
         .source = Place::wheelbarrow,
         .creatures = bag("1"),
         .reason = Reason::event},
        {.kind = exchanged, .seat = A, .creatures = bag("8"), .gave = bag("1 2 5")},
        {.kind = exchanged, .seat = A, .creatures = bag("1 2 3"), .gave = bag("6")},
        {.kind = completed, .seat = A, .contract = small, .wagon = WB, .gold = 1},
        {.kind = completed, .seat = A, .contract = large, .wagon = WW},
        {.kind = action_bought, .seat = A, .gold = 2},
        {.kind = reserved, .seat = A, .contract = small, .gold = 1},
        {.kind = dropped, .seat = A, .contract = small, .gold = 1},
        {.kind = dropped, .seat = A, .contract = large},
        {.kind = returned, .seat = A, .contract = small},
        {.kind = ended_actions, .seat = A},
        {.kind = market_grew, .creature = Creature::wolf, .reason = Reason::end_of_turn},
        {.kind = market_grew,
         .event = EventCard::autumn_fair,
         .creature = Creature::ogre,
         .reason = Reason::event},
        {.kind = market_cleared, .event = EventCard::market_stampede, .creatures = bag("1 4 4")},
        {.kind = market_cleared, .event = EventCard::market_stampede},
        {.kind = reshuffled, .creatures = bag("1 2 2 9"), .count = 60},
        {.kind = fought, .seat = A, .creature = Creature::dragon},
        {.kind = won_fight, .seat = A, .event = EventCard::mouse_hole},
        {.kind = won_fight, .seat = A, .event = EventCard::magic_beans},
        {.kind = won_fight, .seat = A, .event = EventCard::troll_toll},
        {.kind = won_fight, .seat = A, .event = EventCard::kings_tithe},
        {.kind = nobody_won, .event = EventCard::mouse_hole},
        {.kind = nobody_won, .event = EventCard::kings_tithe},
        {.kind = ignored, .event = EventCard::spinning_room},
        {.kind = gained, .seat = A, .event = well, .gold = 1, .reason = Reason::event},
        {.kind = gained, .seat = A, .event = well, .gold = 0, .reason = Reason::event},
        {.kind = gained, .seat = A, .event = EventCard::magic_beans, .gold = 1, .reason = Reason::fight},
        {.kind = gained, .seat = A, .gold = 2, .reason = Reason::turn_order},
        {.kind = paid, .seat = A, .event = EventCard::kings_tithe, .gold = 1},
        {.kind = wrecked, .seat = A, .event = EventCard::broken_axle},
        {.kind = wrecked, .seat = A, .event = EventCard::broken_axle, .creatures = bag("2 3")},
        {.kind = passed, .seat = A, .to = B, .count = 1},
        {.kind = passed, .seat = A, .to = B, .count = 2},
        {.kind = handed, .seat = A, .to = B, .creatures = bag("2 3")},
        {.kind = declined, .seat = A, .event = EventCard::open_gates},
        {.kind = declined, .seat = A, .event = EventCard::travelling_pawnbroker},
        won(SeatSet::only(A), Ending::contracts_out, DecidedBy::points),
        won(SeatSet::only(A), Ending::contracts_out, DecidedBy::gold),
        won(SeatSet::only(A), Ending::contracts_out, DecidedBy::contracts),
        won(two, Ending::stalled, DecidedBy::none),
        won(two, Ending::stalled, DecidedBy::points),
        won(two, Ending::stalled, DecidedBy::gold),
        won(two, Ending::stalled, DecidedBy::contracts),
        won(SeatSet::only(A), Ending::last_round, DecidedBy::points, 1),
    };
    for (int e = 0; e < name_count<EventCard>; ++e)
        list.push_back({.kind = event_turned, .event = static_cast<EventCard>(e)});
    for (int p = 0; p < name_count<Part>; ++p)
        list.push_back(
            {.kind = scored, .seat = A, .points = static_cast<i16>(1 + p), .part = static_cast<Part>(p)});
    for (int r = 0; r < name_count<Rating>; ++r)
        list.push_back({.kind = rated, .seat = A, .points = 33, .rating = static_cast<Rating>(r)});
    return list;
}

void write_sentences(Proof& proof) {
    const Rules rules = make_rules(3, {}, {});
    std::set<EventKind> met;
    for (const Event& event : examples()) {
        EXPECT_EQ(misplaced_field(event), "") << name_of(event.kind);
        if (met.insert(event.kind).second) proof.heading(name_of(event.kind));
        proof.sentence({A, B, no_seat},
                       [&](Seat viewer) { return Text::sentence(rules, event, viewer, readers); });
    }
    expect_every(met);
    // Alone, and with the other options.
    proof.heading("alone");
    const Rules solo = make_rules(1, {.wrecked_cargo = WreckedCargo::to_hand}, {});
    using enum EventKind;
    for (const Event& event :
         {Event{.kind = began, .seat = A}, Event{.kind = event_turned, .event = EventCard::troll_toll},
          Event{.kind = wrecked, .seat = A, .event = EventCard::broken_axle, .creatures = bag("2 3")},
          Event{.kind = ended, .seats = SeatSet::only(A), .points = 41, .ending = Ending::last_round}})
        proof.sentence({A, no_seat},
                       [&](Seat viewer) { return Text::sentence(solo, event, viewer, readers); });
}

void write_question(Proof& proof, const Scene& scene, Seat seat) {
    proof.line(readers[static_cast<std::size_t>(seat)] + ":",
               Text::prompt(scene.rules, scene.seen(seat), readers));
    std::set<std::string> labels;
    for (const Choice& choice : scene.offers(seat)) {
        const std::string label = Text::label(scene.rules, scene.seen(seat), choice, readers);
        proof.label(label);
        EXPECT_TRUE(labels.insert(label).second) << "two answers are both called " << label;
    }
    detail::Bars bars;
    bar(scene.rules, scene.seen(seat), bars);
    for (const auto& barred : bars) {
        const std::string label = Text::label(scene.rules, scene.seen(seat), barred.choice, readers);
        proof.line("x", label + " (" + barred.why + ")");
        const std::string line =
            " - " + label.substr(0, label.find(": ")) + ": " + barred.why + " (" + barred.rule + ")";
        EXPECT_LE(line.size(), 80u) << "it is cut off on a terminal: " << line;
    }
}

void write_actions(Proof& proof) {
    proof.heading(name_of(Question::actions));
    Scene scene(2);
    scene.owns(A, {HC, HW}).gold({3, 0}).hand(A, "1 2 2 3 9").market("1 4 6 8 10").reserved(A, "C315");
    scene.layers({}, {}, {{1, 2, 3, 2}});
    scene.cargo(A, WB, "2 3 5")
        .cargo(A, HC, "1 4")
        .cargo(A, HW, "4 5 5 9")
        .area({"C106", "C124", "C101", "C135"});
    scene.ready();
    write_question(proof, scene, A);
    for (int kind = 0; kind < limited_actions; ++kind) {
        Scene next = scene;
        next.does(A, {{.act = act_of(static_cast<GroupKind>(kind))}});
        write_question(proof, next, A);
    }
    const auto write_after = [&](const Scene& from, const Steps& steps) {
        Scene next = from;
        next.does(A, steps);
        write_question(proof, next, A);
    };
    const auto without_done = [](Steps steps) {
        steps.pop_back();
        return steps;
    };
    write_after(scene, without_done(load(HC, "")));
    write_after(scene, without_done(load(HC, "2")));
    write_after(scene, without_done(move(HW, HC, "5")));
    write_after(scene, without_done(discard(Place::hand, "1 2")));
    write_after(scene, without_done(discard(Place::wheelbarrow, "2 3")));
    write_after(scene, without_done(take("1 2", 8)));
    write_after(scene, without_done(take("1 2 2 3", 8)));
    write_after(scene, without_done(give(9, "")));
    Scene poor(2);
    poor.wrecked(A).hand(A, "2 3 4 6").actions(2).ready();
    write_question(proof, poor, A);
    write_after(poor, {{.act = Act::purchase}});
    write_after(poor, without_done(pay(HC, "2 4")));
    write_after(poor, without_done(pay(HC, "2 3 4 6")));
    Scene rich(2);
    rich.owns(A, {HC, HW, WW}).hand(A, "1 1 1 1 2 2 2").gold({9, 0}).actions(0).area_of(5).ready();
    write_question(proof, rich, A);
    Scene solo(1);
    solo.hand(A, "1 2 3").ready();
    write_question(proof, solo, A);
    // Contracts that a wagon nearly fulfils, and all wagons owned.
    Scene laden(2);
    laden.owns(A, {HC, HW, WW}).cargo(A, WB, "2 3 5").cargo(A, HW, "1 1 1 7").cargo(A, WW, "1 3 6 8 9");
    laden.reserved(A, "C118").reserved(B, "C106").area({"C101", "C102", "C103"}).hand(A, "9").ready();
    write_question(proof, laden, A);
    Scene gentle(2, {.reserve_discard = ReserveDiscard::area});
    gentle.gold({1, 0}).reserved(A, "C118").area({"C101", "C102", "C103"}).hand(A, "1 2 3 4 5").ready();
    write_question(proof, gentle, A);
    Scene strict(2, {.swap_source = SwapSource::hand_only});
    strict.hand(A, "1 2").cargo(A, WB, "1 8").ready();
    write_after(strict, {{.act = Act::swap}});
}

void write_events(Proof& proof) {
    std::set<Question> met{Question::actions};
    const auto write = [&](const Scene& scene, Seat seat) {
        if (met.insert(scene.question()).second) proof.heading(name_of(scene.question()));
        write_question(proof, scene, seat);
    };
    Scene large(2);
    large.hand(A, "1 1 2 3 4 5 6").ready();
    large.does(A, end_actions);
    write(large, A);
    large.does(A, picks("1"));
    write(large, A);
    const auto scene = [](int number) {
        Scene s(3);
        s.hand(A, "2 4 8 9").hand(B, "2 4").hand(C, "2 4").cargo(A, WB, "3 6").gold({2, 2, 2}).ready();
        s.turn_up(number);
        return s;
    };
    for (int number : {10, 13, 1, 16, 23}) {
        Scene s = scene(number);
        write(s, A);
    }
    Scene pass_one = scene(5);
    write(pass_one, A);
    Scene discard_two(2);
    discard_two.hand(A, "2 4 8").ready();
    discard_two.turn_up(13);
    discard_two.does(A, fight_with(8));
    write(discard_two, A);
    for (int number : {8, 2, 20, 21}) {
        Scene s = scene(number);
        write(s, A);
    }
    Scene empty(2);
    empty.gold({1, 1}).ready();
    empty.turn_up(2);
    write(empty, A);
    expect_every(met);
}

TEST(FairyTaleFightClubText, everything_it_can_say_is_on_the_page) {
    Proof proof("games/fairy_tale_fight_club/words.txt");
    write_sentences(proof);
    write_actions(proof);
    write_events(proof);
    proof.options(registered<Game>());
    proof.finish();
}

}  // namespace
}  // namespace fg::ftf
