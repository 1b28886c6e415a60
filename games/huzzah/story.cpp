// SPDX-License-Identifier: Apache-2.0
#include "games/huzzah/story.h"

namespace fg::huzzah {
namespace {

constexpr std::string_view heckle = "Heckle";

// What a score changed for: a card, or without one a heckle (HUZ-139). A Crowd card only ever costs points (HUZ-121).
std::string_view source_of(Card card) {
    if (card == Card::none) return "Heckles";
    return is_crowd(card) ? "Crowds that Richard saw" : name_of(card);
}

// A Finale or a Huzzah! on stage is played for its points; a Crowd card is not, and comes off when the crowd does.
void mark_show(const State& state, const Event& event, StoryMarks& marks) {
    const bool performs = state.table.place[event.seat].is_stage();
    if (performs && !is_crowd(event.card)) marks.attempt(event.seat, name_of(event.card));
}
void mark_points(const Event& event, StoryMarks& marks) {
    marks.gain(event.seat, source_of(event.card), event.points);
    if (event.points > 0 && event.card != Card::none) marks.hold(event.seat, name_of(event.card));
}

}  // namespace

void mark_story(const State& state, const Event& event, StoryMarks& marks) {
    if (event.kind == EventKind::turn_began) marks.turn();
    if (event.kind == EventKind::revealed) mark_show(state, event, marks);
    if (event.kind == EventKind::scored) mark_points(event, marks);
    if (event.kind == EventKind::heckled_face_down) marks.attempt(event.seat, heckle);
    if (event.kind == EventKind::heckle_won) marks.hold(event.seat, heckle);
}

}  // namespace fg::huzzah
