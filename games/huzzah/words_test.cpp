// SPDX-License-Identifier: Apache-2.0
// All that Huzzah! can say, in every person, kept in words.txt.
#include <set>

#include "games/all.h"
#include "games/huzzah/scene_test.h"
#include "games/huzzah/text.h"
#include "match/proofread_test.h"

namespace fg::huzzah {
namespace {

constexpr Stage pit = Stage::mud_pit;
const SeatSet two = SeatSet::only(A).with(B), three = two.with(C);

// Every kind at least once, and every way its fields change the words.
std::vector<Event> examples() {
    using enum EventKind;
    return {
        {.kind = rolled_for_stage, .seat = A, .dice = {{1, 2, 3}}},
        {.kind = stage_chosen, .seat = A, .stage = pit},
        {.kind = richard_placed, .to = 0},
        {.kind = richard_placed, .stage = pit, .to = 24},
        {.kind = turn_began, .seat = A, .count = 3},
        {.kind = drew, .seat = A, .count = 1},
        {.kind = drew, .seat = A, .count = 4},
        {.kind = drew_card, .seat = A, .card = Card::crowd5},
        {.kind = drew_card, .seat = A, .card = Card::huzzah},
        {.kind = reshuffled, .count = 40},
        {.kind = rolled_for_order, .seat = A, .dice = {{4, 0, 0}}},
        {.kind = rolled_to_walk, .seat = A, .dice = {{4, 5, 1}}},
        {.kind = walked, .seat = A, .from = 3, .to = 22},
        {.kind = walked, .seat = A, .from = 3, .slid_from = 9, .to = 10},
        {.kind = stood_still, .seat = A, .to = 10},
        {.kind = bumped, .seat = A, .other = A, .from = 5, .to = 8},
        {.kind = bumped, .seat = A, .other = B, .from = 5, .slid_from = 8, .to = 9},
        {.kind = richard_bumped, .other = A, .from = 5, .to = 8},
        {.kind = passed, .seat = A},
        {.kind = took_stage, .seat = A, .stage = pit},
        {.kind = stayed, .seat = A, .stage = pit},
        {.kind = showed_hand, .seat = A, .count = 5},
        {.kind = laid, .seat = A, .stage = pit},
        {.kind = heckled_face_down, .seat = A, .stage = pit},
        {.kind = richard_walked, .from = 1, .to = 12, .dice = {{4, 5, 2}}},
        {.kind = richard_jumped, .to = 22, .dice = {{3, 0, 0}}},
        {.kind = richard_rested, .to = 22},
        {.kind = richard_rested, .stage = pit, .to = 24},
        {.kind = crowd_annoyed, .stage = pit, .to = 24, .count = 1},
        {.kind = crowd_annoyed, .stage = pit, .to = 24, .count = 3},
        {.kind = pushed, .seat = A, .from = 24, .to = 25},
        {.kind = pushed, .seat = A, .from = 24, .slid_from = 25, .to = 26},
        {.kind = revealed, .seat = A, .stage = pit, .card = Card::huzzah},
        {.kind = rolled_off, .seat = A, .stage = pit, .dice = {{6, 0, 0}}},
        {.kind = heckle_won, .seat = A, .other = B, .stage = pit, .to = 24},
        {.kind = heckle_failed, .seat = A, .other = B, .stage = pit, .failure = HeckleFailure::other_card},
        {.kind = heckle_failed,
         .seat = A,
         .other = B,
         .stage = pit,
         .failure = HeckleFailure::out_of_audience},
        {.kind = heckle_failed, .seat = A, .other = B, .stage = pit, .failure = HeckleFailure::lost_roll},
        {.kind = scored, .seat = A, .stage = pit, .points = 3},
        {.kind = scored, .seat = A, .stage = pit, .card = Card::finale, .points = 1},
        {.kind = scored, .seat = A, .stage = pit, .card = Card::finale, .points = 9},
        {.kind = scored, .seat = A, .stage = pit, .card = Card::finale, .points = 0},
        {.kind = scored, .seat = A, .stage = pit, .card = Card::huzzah, .points = 12},
        {.kind = scored, .seat = A, .stage = pit, .card = Card::crowd5, .points = -1},
        {.kind = scored, .seat = A, .stage = pit, .card = Card::crowd5, .points = -5},
        {.kind = scored, .seat = A, .stage = pit, .card = Card::crowd5, .points = 0},
        {.kind = crowd_cleared, .seat = A, .stage = pit, .count = 7},
        {.kind = crowd_cleared, .seat = A, .stage = pit, .count = 0},
        {.kind = crowd_cleared, .seat = A, .stage = pit, .count = 7, .richard_saw = true},
        {.kind = crowd_cleared, .seat = A, .stage = pit, .count = 0, .richard_saw = true},
        {.kind = crowd_bled, .seat = A, .stage = pit, .to = 24, .count = 1},
        {.kind = unnoticed, .seat = A, .stage = pit},
        {.kind = stepped_down, .seat = A, .stage = pit, .to = 27},
        {.kind = stepped_down, .seat = A, .stage = pit, .slid_from = 27, .to = 28},
        {.kind = crowd_lost, .seat = A, .stage = pit, .card = Card::crowd5, .count = 5},
        {.kind = crowd_placed, .seat = A, .stage = pit, .to = 24, .count = 1, .lost = 0},
        {.kind = crowd_placed, .seat = A, .stage = pit, .to = 24, .count = 3, .lost = 2},
        {.kind = discarded, .seat = A, .card = Card::crowd2},
        {.kind = discarded, .seat = A, .card = Card::huzzah},
        {.kind = discarded_face_down, .seat = A, .count = 1},
        {.kind = discarded_face_down, .seat = A, .count = 2},
        {.kind = tied_at_target, .points = 52, .leaders = two},
        {.kind = tied_at_target, .points = 52, .leaders = three},
        {.kind = game_over,
         .count = 14,
         .points = 52,
         .leaders = SeatSet::only(A),
         .winners = SeatSet::only(A),
         .ending = Ending::target},
        {.kind = game_over,
         .count = 14,
         .points = 52,
         .leaders = three,
         .winners = three,
         .ending = Ending::target},
        {.kind = game_over,
         .count = 100,
         .points = 1,
         .leaders = SeatSet::only(A),
         .winners = SeatSet::only(A),
         .ending = Ending::last_turn},
        {.kind = game_over,
         .count = 100,
         .points = 40,
         .leaders = two,
         .winners = SeatSet::only(A),
         .ending = Ending::last_turn_by_crowd},
        {.kind = game_over,
         .count = 100,
         .points = 40,
         .leaders = two,
         .winners = two,
         .ending = Ending::last_turn_by_crowd},
    };
}

void write_sentences(Proof& proof) {
    const Rules rules = make_rules(4, {}, {});
    std::set<EventKind> met;
    for (const Event& event : examples()) {
        if (met.insert(event.kind).second) proof.heading(name_of(event.kind));
        const std::vector<Seat> viewers =
            event.kind == EventKind::drew_card ? std::vector{no_seat, A} : std::vector{no_seat, A, B, C};
        proof.sentence(viewers, [&](Seat viewer) { return Text::sentence(rules, event, viewer, readers); });
    }
    expect_every(met);
}

// Ann performs at the Mud Pit to seven, Bob stands in her audience, Cid near a free stage, Dot on the path.
Scene faire(Phase phase) {
    Scene scene(4);
    scene.pawns("S5 24 13 3").counters("23:5 25:2").richard(8);
    scene.hand(A, "2-Crowd 3-Crowd 5-Crowd Finale Huzzah!").hand(B, "Finale Huzzah! Bump");
    scene.hand(C, "Bump 2-Crowd").hand(D, "Bump 2-Crowd");
    scene.state.table.frame.phase = phase;
    scene.state.round.open(SeatSet::first(4));
    return scene;
}
Scene window_on(Phase phase, Seat subject) {
    Scene scene = faire(phase);
    scene.state.table.frame.subject = subject;
    return scene;
}

void write_question(Proof& proof, const Scene& scene, Seat seat) {
    const Seen seen = seen_by<Game>(scene.state, seat);
    proof.line(readers[static_cast<std::size_t>(seat)] + ":", Text::prompt(scene.rules, seen, readers));
    Offers offers;
    Game::offer(scene.rules, seen, offers);
    for (const Choice& choice : offers) proof.label(Text::label(scene.rules, seen, choice, readers));
    BarredList<Choice, most_barred> barred;
    Game::bar(scene.rules, seen, barred);
    std::set<std::string> whys;
    for (const auto& bar : barred)
        if (whys.insert(std::string(bar.why)).second)
            proof.line(
                "x", Text::label(scene.rules, seen, bar.choice, readers) + " (" + std::string(bar.why) + ")");
}

void write_questions(Proof& proof) {
    std::set<Question> met;
    const auto write = [&](const Scene& scene, Seat seat) {
        const Question asked = question(scene.state.table, seat);
        if (met.insert(asked).second) proof.heading(name_of(asked));
        write_question(proof, scene, seat);
    };
    write(faire(Phase::choose_stage), A);
    Scene walking = faire(Phase::walk);
    walking.state.table.frame.subject = D;
    walking.state.table.frame.roll = 10;
    write(walking, D);
    walking.state.table.frame.subject = B;
    walking.state.table.frame.roll = 3;
    write(walking, B);
    for (Seat subject : {B, C}) write(window_on(Phase::bump_mover, subject), C);
    write(window_on(Phase::bump_richard, no_seat), C);
    write(window_on(Phase::bump_pushed, B), C);
    Scene taking = faire(Phase::take_stage);
    write(taking, C);
    write(faire(Phase::show), A);
    write(faire(Phase::show), B);
    Scene placing = faire(Phase::clear_up);
    placing.state.table.to_place[A] = 5;
    write(placing, A);
    write(faire(Phase::clear_up), C);
    expect_every(met);
}

TEST(HuzzahText, everything_it_can_say_is_on_the_page) {
    Proof proof("games/huzzah/words.txt");
    write_sentences(proof);
    write_questions(proof);
    proof.options(registered<Game>());
    proof.finish();
}

}  // namespace
}  // namespace fg::huzzah
