// SPDX-License-Identifier: Apache-2.0
#include "games/ren_faire/story.h"

#include "games/ren_faire/facts.h"

namespace fg::ren {
namespace {

std::string_view source_of(Reason reason) {
    if (reason == Reason::placed) return "Costumes placed";
    return reason == Reason::lost ? "Costumes lost" : "Costumes moved";
}

}  // namespace

void mark_story(const Rules&, const State& state, const Event& event, StoryMarks& marks) {
    if (event.kind == EventKind::turn_began) marks.turn();
    if (event.kind == EventKind::dressed)
        marks.gain(event.seat, source_of(event.reason), event.count - event.from);
    if (event.kind == EventKind::judged && state.table.stage.card != Performance::none) {
        const std::string_view task = name_of(state.table.stage.card);
        marks.attempt(event.seat, task);
        if (event.verdict == Verdict::success) marks.hold(event.seat, task);
    }
}

}  // namespace fg::ren
