// SPDX-License-Identifier: Apache-2.0
#include "games/monster_faire/story.h"

#include "games/monster_faire/standing.h"

namespace fg::mon {
namespace {

constexpr std::string_view to_town = "Errand to Town", to_graveyard = "Errand to the Graveyard",
                           visit = "Visit", life = "Life for a Monster", rampage = "Rampage",
                           siege = "Siege of the Manor", bout = "Bout at the Faire";

std::string_view name_of_visit_card(Use use) {
    switch (use) {
        case Use::lecture: return "Lecture";
        case Use::steal: return "Thief";
        case Use::befriend_igor:
        case Use::befriend_monster: return "Fair maiden";
        case Use::distract_laboratory:
        case Use::distract_monster: return "Traveller";
        case Use::incite: return "Troubadour";
        case Use::dismantle_laboratory:
        case Use::dismantle_monster: return "Inquisitor";
        case Use::attack_brain: return "Raid on a Brain";
        case Use::lure: return "Lure for Condo";
        case Use::sabotage: return "Sabotage";
        case Use::stir_equipment:
        case Use::stir_part:
        case Use::stir: return "Stirring up an Igor";
        case Use::none: break;
    }
    return "";
}
std::string_view name_of_errand(Errand errand) {
    if (errand == Errand::town) return to_town;
    if (errand == Errand::graveyard) return to_graveyard;
    return errand == Errand::visit ? visit : "Burglary";
}

void mark_errand(const Event& event, StoryMarks& marks) {
    using enum EventKind;
    if (event.kind == sent) marks.attempt(event.seat, name_of_errand(event.errand));
    if (event.kind == burgled) marks.hold(event.seat, name_of_errand(Errand::burglary));
    if (event.kind == recruited) marks.hold(event.seat, to_town);
    if (event.kind == chased) marks.catch_out(event.seat, to_town);
    if (event.kind == kept) marks.hold(event.seat, to_graveyard);
    if (event.kind == dropped || event.kind == scared_off) marks.catch_out(event.seat, to_graveyard);
    if (event.kind == traded) marks.hold(event.seat, visit);
    if (event.kind == attacked_visitor) marks.catch_out(event.to, visit);
}
void mark_monster(const Event& event, StoryMarks& marks) {
    using enum EventKind;
    if (event.kind == came_to_life) {
        marks.attempt(event.seat, life);
        marks.hold(event.seat, life);
    }
    if (event.kind == rampaged) marks.attempt(event.seat, rampage);
    if (event.kind == rampaged && event.count > 0) marks.hold(event.seat, rampage);
    if (event.kind == attacked) marks.attempt(event.seat, siege);
    if (event.kind == held) marks.hold(event.seat, siege);
    if (event.kind == lab_trashed) marks.catch_out(event.seat, siege);
}
// What nobody could answer comes off as it is played: nothing more is told of it.
void mark_visit_card(const State& state, const Event& event, StoryMarks& marks) {
    const VisitCard& card = state.table.visit_card;
    const bool is_named =
        event.kind == EventKind::used || (event.kind == EventKind::played && event.use != Use::none);
    if (is_named) marks.attempt(event.seat, name_of_visit_card(event.use));
    if (is_named && !can_be_answered(state.table, state.veiled.cards, event.use))
        marks.hold(event.seat, name_of_visit_card(event.use));
    if (event.kind == EventKind::not_countered) marks.hold(card.player, name_of_visit_card(card.use));
}
void mark_bout(const Event& event, StoryMarks& marks) {
    marks.attempt(event.seat, bout);
    marks.attempt(event.to, bout);
    if (event.count == event.rival) return;
    const bool has_won = event.count > event.rival;
    marks.hold(has_won ? event.seat : event.to, bout);
    marks.catch_out(has_won ? event.to : event.seat, bout);
}

void mark_standing(const Rules& rules, const State& state, StoryMarks& marks) {
    for (Seat seat : everybody(rules)) marks.stand(seat, strength_of(rules, state, seat));
}

}  // namespace

void mark_story(const Rules& rules, const State& state, const Event& event, StoryMarks& marks) {
    const bool begins = event.kind == EventKind::turn_began;
    if (begins || event.kind == EventKind::ended) mark_standing(rules, state, marks);
    if (begins) marks.turn();
    mark_errand(event, marks);
    mark_monster(event, marks);
    mark_visit_card(state, event, marks);
    if (event.kind == EventKind::fought && state.table.faire.is_on) mark_bout(event, marks);
}

}  // namespace fg::mon
