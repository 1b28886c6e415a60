// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Step {5}: the reveal and what the Show cards do (HUZ-110 to HUZ-132), in the order of HUZ-114.
#pragma once

#include "games/huzzah/play.h"

namespace fg::huzzah {

// HUZ-111: all cards are turned over, hecklers' too; then HUZ-114 (b) to (e).
template <class C, class T>
inline Next Play<C, T>::reveal() {
    clear_frame();
    SeatSet performers, hecklers;
    for (Seat s : lead_order()) {
        if (table().show_at[s] == Stage::none) continue;
        (table().place[s].is_stage() ? performers : hecklers).add(s);
        turn_over(s);
    }
    SeatSet leaving;
    for (Seat s : in_lead_order(performers - settle_heckles(performers, hecklers))) {
        show_outcome(s);
        if (table().revealed[s] == Card::finale) leaving.add(s);
    }
    step_all_down(leaving);
    discard_shows();
    return is_decided() ? Next::ask : Next::clear_up;
}

template <class C, class T>
inline void Play<C, T>::turn_over(Seat seat) {
    Card& face_down = state.own[seat].face_down;
    table().revealed[seat] = face_down;
    face_down = Card::none;
    say({.kind = EventKind::revealed,
         .seat = seat,
         .stage = table().show_at[seat],
         .card = table().revealed[seat]});
}

// HUZ-110, HUZ-112, HUZ-113
template <class C, class T>
inline void Play<C, T>::show_outcome(Seat performer) {
    const Stage stage = table().show_at[performer];
    const Card card = table().revealed[performer];
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
        say({.kind = EventKind::crowd_lost, .seat = performer, .stage = stage, .card = card, .count = came});
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
    const bool richard_saw = rules.stage_at[table().richard] == stage;
    say({.kind = EventKind::crowd_cleared,
         .seat = performer,
         .stage = stage,
         .count = static_cast<u16>(crowd),
         .richard_saw = richard_saw});
    if (!richard_saw) add_points(performer, crowd, Card::finale, stage);
}

// HUZ-130 to HUZ-132
template <class C, class T>
inline void Play<C, T>::huzzah_outcome(Seat performer, Stage stage) {
    if (rules.stage_at[table().richard] == stage)
        return add_points(performer, rules.content.huzzah_points, Card::huzzah, stage);
    if (crowd_of(rules, table(), stage) == 0)
        return say({.kind = EventKind::unnoticed, .seat = performer, .stage = stage});
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
    say({.kind = EventKind::crowd_bled,
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
    say({.kind = EventKind::stepped_down,
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
        table().discards.add(table().revealed[s]);
        table().revealed[s] = Card::none;
        table().show_at[s] = Stage::none;
    }
}

}  // namespace fg::huzzah
