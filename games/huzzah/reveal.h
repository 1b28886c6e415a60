// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {5}: heckles, outcomes, steps down, end check, in the order of HUZ-114.
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

template <class C, class T>
inline Go Play<C, T>::reveal() {
    frame() = {};
    SeatSet performers, hecklers;
    for (Seat s : lead_order()) {
        const Stage stage = table().show_at[s];
        if (stage == Stage::none) continue;
        (table().place[s].is_stage() ? performers : hecklers).add(s);
        say({.what = What::revealed, .seat = s, .stage = stage, .card = state.own[s].face_down});
    }
    SeatSet leaving;
    for (Seat s : in_lead_order(performers - settle_heckles(performers, hecklers))) {
        show_outcome(s);
        if (state.own[s].face_down == Card::finale) leaving.add(s);
    }
    step_all_down(leaving);
    discard_shows();
    return is_decided() ? Go::ask : Go::clear_up;
}

// HUZ-114 (b), by stage. Returns the performers whose cards were cancelled.
template <class C, class T>
inline SeatSet Play<C, T>::settle_heckles(SeatSet performers, SeatSet hecklers) {
    SeatSet cancelled;
    if (hecklers.is_empty()) return cancelled;
    for (int n = 0; n < stage_count; ++n)
        for (Seat p : performers)
            if (table().show_at[p] == stage_of(n) && settle_heckle(p, hecklers)) cancelled.add(p);
    return cancelled;
}

// HUZ-133 to HUZ-145
template <class C, class T>
inline bool Play<C, T>::settle_heckle(Seat performer, SeatSet hecklers) {
    const Stage stage = table().show_at[performer];
    SeatSet matching;
    for (Seat h : hecklers)
        if (heckles(h, performer)) matching.add(h);
    const Seat winner = matching.is_empty() ? no_seat : roll_for_highest(matching, [this, stage](Seat seat) {
        const int die = chance.die();
        say({.what = What::rolled_off, .seat = seat, .stage = stage, .dice = {{static_cast<u8>(die), 0, 0}}});
        return die;
    });
    for (Seat h : in_lead_order(hecklers))
        if (h != winner && table().show_at[h] == stage)
            say({.what = What::heckle_failed, .seat = h, .other = performer, .stage = stage});
    if (winner == no_seat) return false;
    swap_places(winner, performer, stage);
    return true;
}

// HUZ-133, HUZ-134: the same name; HUZ-142, HUZ-143: and still in the audience, unless the table plays
// otherwise.
template <class C, class T>
inline bool Play<C, T>::heckles(Seat heckler, Seat performer) {
    const Stage stage = table().show_at[performer];
    if (table().show_at[heckler] != stage) return false;
    if (state.own[heckler].face_down != state.own[performer].face_down) return false;
    return rules.options.heckle_presence == HecklePresence::at_play ||
           stage_beside(rules, table(), heckler) == stage;
}

// HUZ-137 to HUZ-140: an exact swap; the crowd stays with the stage.
template <class C, class T>
inline void Play<C, T>::swap_places(Seat heckler, Seat performer, Stage stage) {
    const Place step = table().place[heckler];
    move_pawn(heckler, Place::on_stage(stage));
    move_pawn(performer, step);
    say({.what = What::heckle_won,
         .seat = heckler,
         .other = performer,
         .stage = stage,
         .to = static_cast<u8>(step.step())});
    add_points(heckler, rules.content.heckle_points, Card::none, stage);
}

// HUZ-110, HUZ-112, HUZ-113
template <class C, class T>
inline void Play<C, T>::show_outcome(Seat performer) {
    const Stage stage = table().show_at[performer];
    const Card card = state.own[performer].face_down;
    if (is_crowd(card)) return crowd_outcome(performer, stage, card);
    if (card == Card::finale) return finale_outcome(performer, stage);
    huzzah_outcome(performer, stage);
}

// HUZ-116 to HUZ-124
template <class C, class T>
inline void Play<C, T>::crowd_outcome(Seat performer, Stage stage, Card card) {
    if (rules.stage_at[table().richard] == stage)
        return add_points(performer, -rules.content.penalty[card], card, stage);
    const u8 came = static_cast<u8>(crowd_size(card));
    if (has_room(rules, table(), stage))
        table().to_place[performer] = came;
    else
        say({.what = What::crowd_lost, .seat = performer, .stage = stage, .card = card, .count = came});
}

// HUZ-125, HUZ-126, HUZ-129
template <class C, class T>
inline void Play<C, T>::finale_outcome(Seat performer, Stage stage) {
    const Area& area = rules.area(stage);
    int crowd = 0;
    for (int i = 0; i < area.size; ++i) {
        crowd += table().counters[area.first + i];
        table().counters[area.first + i] = 0;
    }
    say({.what = What::crowd_cleared, .seat = performer, .stage = stage, .count = static_cast<u16>(crowd)});
    if (rules.stage_at[table().richard] != stage) add_points(performer, crowd, Card::finale, stage);
}

// HUZ-130 to HUZ-132
template <class C, class T>
inline void Play<C, T>::huzzah_outcome(Seat performer, Stage stage) {
    if (rules.stage_at[table().richard] == stage)
        return add_points(performer, rules.content.huzzah_points, Card::huzzah, stage);
    for (int i = 0; i < rules.content.bleeding; ++i) bleed(performer, stage);
}

// HUZ-132: one counter from the fullest step, the earliest of several.
template <class C, class T>
inline void Play<C, T>::bleed(Seat performer, Stage stage) {
    const Area& area = rules.area(stage);
    int fullest = area.first;
    for (int step = area.first + 1; step < area.first + area.size; ++step)
        if (table().counters[step] > table().counters[fullest]) fullest = step;
    if (table().counters[fullest] == 0) return;
    --table().counters[fullest];
    say({.what = What::crowd_bled,
         .seat = performer,
         .stage = stage,
         .to = static_cast<u8>(fullest),
         .count = 1});
}

// HUZ-114 (d): lowest stage number first.
template <class C, class T>
inline void Play<C, T>::step_all_down(SeatSet leaving) {
    while (!leaving.is_empty()) {
        Seat first = leaving.lowest();
        for (Seat s : leaving)
            if (table().show_at[s] < table().show_at[first]) first = s;
        step_down(first);
        leaving.remove(first);
    }
}

// HUZ-127, HUZ-128
template <class C, class T>
inline void Play<C, T>::step_down(Seat performer) {
    const Stage stage = table().show_at[performer];
    const u8 exit = rules.exit_step(stage);
    const u8 to = slide(rules, table(), table().place[performer], exit);
    move_pawn(performer, Place::on_step(to));
    say({.what = What::stepped_down,
         .seat = performer,
         .stage = stage,
         .slid_from = to == exit ? no_step : exit,
         .to = to});
}

// HUZ-115
template <class C, class T>
inline void Play<C, T>::discard_shows() {
    for (Seat s : each_seat(rules)) {
        if (table().show_at[s] == Stage::none) continue;
        table().discards.add(state.own[s].face_down);
        state.own[s].face_down = Card::none;
        table().show_at[s] = Stage::none;
    }
}

// HUZ-114 (e), HUZ-149 to HUZ-155, HUZ-176
template <class C, class T>
inline bool Play<C, T>::is_decided() {
    SeatSet best = leaders();
    const bool is_reached = table().score[best.lowest()] >= rules.options.target_score;
    const bool is_won = is_reached && (best.size() == 1 || rules.options.tie_rule == TieRule::shared);
    if (!is_won && table().turn < rules.last_turn) return false;
    if (!is_won) best = leaders_by_crowd(best);
    finish(best);
    return true;
}

template <class C, class T>
inline SeatSet Play<C, T>::leaders() {
    SeatSet best;
    int highest = -32768;
    for (Seat s : each_seat(rules)) {
        const int score = table().score[s];
        if (score > highest) best = {};
        if (score >= highest) {
            best.add(s);
            highest = score;
        }
    }
    return best;
}

// HUZ-155: among equals, more counters in the area of one's own stage; nobody's on the path.
template <class C, class T>
inline SeatSet Play<C, T>::leaders_by_crowd(SeatSet tied) {
    SeatSet best;
    int most = -1;
    for (Seat s : tied) {
        const Place place = table().place[s];
        const int crowd = place.is_stage() ? crowd_of(rules, table(), place.stage()) : 0;
        if (crowd > most) best = {};
        if (crowd >= most) {
            best.add(s);
            most = crowd;
        }
    }
    return best;
}

template <class C, class T>
inline void Play<C, T>::finish(SeatSet winners) {
    table().winners = winners;
    table().to_place = {};
    ask(Step::over, SeatSet{});
    say({.what = What::game_over, .count = table().turn, .winners = winners});
}

}  // namespace fg::huzzah
