// SPDX-License-Identifier: Apache-2.0
#include "games/king_thief_minister/story.h"

namespace fg::ktm {
namespace {

// What made coins come or go. A reason that is not named here is told as what it is.
std::string_view source_of(Reason reason) {
    if (reason == Reason::look) return "Looking";
    if (reason == Reason::lost_challenge) return "Lost challenges";
    if (reason == Reason::false_answer) return "False answers";
    if (reason == Reason::mistake || reason == Reason::peasant) return "Peasant";
    if (reason == Reason::tax) return "Tax";
    if (reason == Reason::king) return "King";
    if (reason == Reason::answer) return "Yes, Sir";
    if (reason == Reason::shortfall) return "Others could not pay";
    if (reason == Reason::theft) return "Thief";
    return name_of(reason);
}

// A claim, whether on one's own turn or as an answer: everybody's own card decides whether it was true (KTM-054, KTM-076).
void mark_claim(const Rules& rules, const State& state, Seat seat, Character character, StoryMarks& marks) {
    const Character face = state.hidden.face[state.table.card_at[rules.spot_of[seat]]];
    const std::string_view what = name_of(character);
    marks.attempt(seat, what);
    if (face == character)
        marks.hold(seat, what);
    else if (character == Character::peasant)
        marks.catch_out(seat, what);  // KTM-115: it is turned up at once
}

// From one purse to another.
void mark_passed(Seat from, Seat to, std::string_view source, int coins, StoryMarks& marks) {
    marks.gain(to, source, coins);
    marks.gain(from, source, -coins);
}

}  // namespace

void mark_story(const Rules& rules, const State& state, const Event& event, StoryMarks& marks) {
    const EventKind kind = event.kind;
    if (kind == EventKind::started)
        for (Seat seat : EachSeat{rules.players})
            marks.gain(seat, "At the start", rules.content.starting_purse);
    if (kind == EventKind::turn) marks.turn();
    if (kind == EventKind::claimed) mark_claim(rules, state, event.seat, event.character, marks);
    if (kind == EventKind::answered)
        for (Seat seat : event.seats) mark_claim(rules, state, seat, Character::minister, marks);
    if (kind == EventKind::verdict && event.verdict == Verdict::wrong)
        marks.catch_out(event.seat, name_of(event.character));
    if (kind == EventKind::paid) marks.gain(event.seat, source_of(event.reason), -event.coins);
    if (kind == EventKind::took) marks.gain(event.seat, source_of(event.reason), event.coins);
    if (kind == EventKind::stole)
        mark_passed(event.target, event.seat, source_of(Reason::theft), event.coins, marks);
    if (kind == EventKind::guessed) mark_passed(event.target, event.seat, "Executioner", event.coins, marks);
}

}  // namespace fg::ktm
