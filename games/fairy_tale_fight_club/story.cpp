// SPDX-License-Identifier: Apache-2.0
#include "games/fairy_tale_fight_club/story.h"

#include "games/fairy_tale_fight_club/facts.h"

namespace fg::ftf {
namespace {

constexpr std::string_view creature_fight = "Fight of creatures", gold_fight = "Fight for gold";

void mark_wagon(const Rules& rules, Seat seat, Wagon wagon, int sign, StoryMarks& marks) {
    marks.gain(seat, "Wagons", sign * rules.wagon(wagon).points);
}
// FTF-160: gold counts in whole points only, so a coin may bring none.
void mark_gold(const Rules& rules, const Table& table, Seat seat, int change, StoryMarks& marks) {
    const int after = table.gold[seat], worth = rules.content.gold_per_point;
    marks.gain(seat, "Gold", after / worth - (after - change) / worth);
}
// What the last completed contract changed.
void mark_contract(const Rules& rules, const Table& table, const Event& event, StoryMarks& marks) {
    const ContractCard& card = rules.card(event.contract);
    FlagCounts flags = flags_of(rules, table, event.seat);
    const int same = same_flag_sets(rules, flags), all = all_flag_sets(rules, flags);
    --flags[card.flag];
    marks.gain(event.seat, "Contracts", card.points);
    marks.gain(event.seat, "Three flags alike",
               (same - same_flag_sets(rules, flags)) * rules.content.same_flags_points);
    marks.gain(event.seat, "Five different flags",
               (all - all_flag_sets(rules, flags)) * rules.content.all_flags_points);
    mark_gold(rules, table, event.seat, event.gold, marks);
}
// Who takes part in a fight for gold is everybody; in one of creatures each shows one.
void mark_fight(const Rules& rules, const Event& event, StoryMarks& marks) {
    if (rules.is_solo()) return;
    const Fight fight = rules.face(event.event).fight;
    if (fight == Fight::low_gold || fight == Fight::high_gold)
        for (Seat seat : EachSeat{rules.players}) marks.attempt(seat, gold_fight);
}

}  // namespace

void mark_story(const Rules& rules, const State& state, const Event& event, StoryMarks& marks) {
    const Table& table = state.table;
    const EventKind kind = event.kind;
    if (kind == EventKind::turn_began) marks.turn();
    if (kind == EventKind::completed) mark_contract(rules, table, event, marks);
    if (kind == EventKind::began)
        for (Seat seat : EachSeat{rules.players}) mark_wagon(rules, seat, Wagon::wheelbarrow, 1, marks);
    if (kind == EventKind::bought) mark_wagon(rules, event.seat, event.wagon, 1, marks);
    if (kind == EventKind::wrecked) mark_wagon(rules, event.seat, Wagon::wheelbarrow, -1, marks);
    if (kind == EventKind::bought || kind == EventKind::action_bought || kind == EventKind::reserved ||
        kind == EventKind::paid)
        mark_gold(rules, table, event.seat, -event.gold, marks);
    if (kind == EventKind::gained) mark_gold(rules, table, event.seat, event.gold, marks);
    if (kind == EventKind::event_turned) mark_fight(rules, event, marks);
    if (kind == EventKind::fought) marks.attempt(event.seat, creature_fight);
    if (kind == EventKind::won_fight)
        marks.hold(event.seat, is_card_fight(rules.face(event.event).fight) ? creature_fight : gold_fight);
}

}  // namespace fg::ftf
