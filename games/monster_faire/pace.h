// SPDX-License-Identifier: Apache-2.0
// How Monster Faire is paced: how long each event is on show, and when people may step in.
#pragma once

#include "games/monster_faire/choices.h"
#include "match/pace.h"

namespace fg::mon {

constexpr Showing showing_of(EventKind kind) {
    switch (kind) {
        case EventKind::came_to_life:
        case EventKind::mob_formed:
        case EventKind::faire_opened: return {.ms = 1800};
        case EventKind::player_killed:
        case EventKind::lab_trashed:
        case EventKind::spread:
        case EventKind::igor_killed:
        case EventKind::monster_lost:
        case EventKind::monster_fell:
        case EventKind::brain_announced:
        case EventKind::went_rogue:
        case EventKind::despaired: return {.ms = 1200};
        case EventKind::played:
        case EventKind::used:
        case EventKind::countered:
        case EventKind::fought:
        case EventKind::mob_checked:
        case EventKind::no_mob:
        case EventKind::no_spread:
        case EventKind::attacked:
        case EventKind::stage:
        case EventKind::igor_turned:
        case EventKind::resisted:
        case EventKind::critiqued:
        case EventKind::critique_failed:
        case EventKind::chased:
        case EventKind::caught:
        case EventKind::knocked_out:
        case EventKind::used_defender:
        case EventKind::emergency:
        case EventKind::matched: return {.ms = 800};
        case EventKind::cackled:
        case EventKind::faire_fought:
        case EventKind::fought_bare:
        case EventKind::favoured: return {.ms = 800, .together = true};
        case EventKind::first_card:
        case EventKind::voted:
        case EventKind::fight_card: return {.ms = 600, .together = true};
        case EventKind::sent:
        case EventKind::hired:
        case EventKind::claimed:
        case EventKind::taunted:
        case EventKind::recruited:
        case EventKind::scared_off:
        case EventKind::dug:
        case EventKind::met:
        case EventKind::kept:
        case EventKind::dropped:
        case EventKind::burgled:
        case EventKind::attacked_visitor:
        case EventKind::laid:
        case EventKind::repaired:
        case EventKind::sent_monster:
        case EventKind::rampaged:
        case EventKind::town_fight:
        case EventKind::injured:
        case EventKind::hid:
        case EventKind::held:
        case EventKind::stays:
        case EventKind::runs:
        case EventKind::emergency_failed:
        case EventKind::phase_lost:
        case EventKind::robbed:
        case EventKind::traded:
        case EventKind::cargo_left:
        case EventKind::brain_head:
        case EventKind::brain_attached:
        case EventKind::brain_lost:
        case EventKind::plied:
        case EventKind::drunk:
        case EventKind::sober:
        case EventKind::snoop_failed:
        case EventKind::cellar_shown:
        case EventKind::igor_lured:
        case EventKind::rogue_moved:
        case EventKind::igor_moved:
        case EventKind::igor_freed:
        case EventKind::left:
        case EventKind::first:
        case EventKind::picked:
        case EventKind::objected:
        case EventKind::reshuffled:
        case EventKind::hands_emptied: return {.ms = 500};
        case EventKind::arrived:
        case EventKind::buried:
        case EventKind::killed:
        case EventKind::driven_off:
        case EventKind::distracted:
        case EventKind::joined:
        case EventKind::turned_up:
        case EventKind::discarded: return {.ms = 400, .together = true};
        case EventKind::drew:
        case EventKind::skipped:
        case EventKind::loaded:
        case EventKind::requested:
        case EventKind::turned_away:
        case EventKind::received:
        case EventKind::offered:
        case EventKind::refused:
        case EventKind::dismissed:
        case EventKind::cargo_back:
        case EventKind::came_home:
        case EventKind::took_back:
        case EventKind::not_countered:
        case EventKind::invited:
        case EventKind::accepted:
        case EventKind::declined:
        case EventKind::dinner_lapsed:
        case EventKind::dined:
        case EventKind::forwent:
        case EventKind::brawled:
        case EventKind::free_action:
        case EventKind::faire_round:
        case EventKind::pays:
        case EventKind::sat_out:
        case EventKind::came_back:
        case EventKind::monster_home:
        case EventKind::igor_woke:
        case EventKind::berk_called:
        case EventKind::put_up:
        case EventKind::shows_hand:
        case EventKind::useless:
        case EventKind::useful:
        case EventKind::went_home: return {.ms = 300};
        case EventKind::first_cards_back:
        case EventKind::direction:
        case EventKind::scholar_takes:
        case EventKind::scholar_declines:
        case EventKind::laid_out:
        case EventKind::laid_out_card:
        case EventKind::assigned:
        case EventKind::second_hand:
        case EventKind::kept_hand:
        case EventKind::dealt:
        case EventKind::got:
        case EventKind::took:
        case EventKind::saw:
        case EventKind::turn_began:
        case EventKind::no_draw:
        case EventKind::stopped_drawing:
        case EventKind::passed:
        case EventKind::turn_ended:
        case EventKind::leaves:
        case EventKind::cellar_laid:
        case EventKind::snooped:
        case EventKind::ended:
        case EventKind::none: break;
    }
    return {.ms = 0};
}

// Who holds something to play is a secret, so these never close early (MON-401, MON-408). Visit cards are asked for one opponent
// after the other, up to twenty times a turn, so that window is brief. It may be: a numbered card is a lecture (MON-248), so nearly
// everybody may play something, and who is seen thinking tells next to nothing. To counter or to turn an Igor takes the right card:
// to be seen thinking there would tell that one holds it.
inline constexpr Window windows[]{
    {.question = name_of(Question::visit_card),
     .unless = "a face card or Joker",
     .least_ms = 500,
     .most_ms = 1500},
    {.question = name_of(Question::counter), .unless = "a face card or Joker"},
    {.question = name_of(Question::turn_igor), .unless = "a face card or Joker"}};

// MON-021: cackling and voting stay timed where nothing else is.
constexpr Timing timing_of(Question question) {
    return question == Question::cackle || question == Question::vote ? Timing::always : Timing::of_table;
}

}  // namespace fg::mon
