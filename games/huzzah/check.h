// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What must hold in every state: the cards are all there once, every piece has its place, the question fits.
#pragma once

#include "games/huzzah/offers.h"
#include "games/huzzah/result.h"

namespace fg::huzzah {

namespace detail {

constexpr bool is_sound(const Bag<Card>& bag) {
    int cards = 0;
    for (int k = 0; k < name_count<Card>; ++k) cards += bag.count(static_cast<Card>(k));
    return cards == bag.size();
}

// HUZ-002, HUZ-170: every card exactly once.
constexpr Complaint check_cards(const Rules& rules, const State& state) {
    const Table& table = state.table;
    PlainBag<Card> all;
    const auto put = [&all](const Bag<Card>& bag) {
        for (int k = 0; k < name_count<Card>; ++k)
            all.add(static_cast<Card>(k), bag.count(static_cast<Card>(k)));
        return is_sound(bag);
    };
    bool sound = put(state.hidden.deck) && put(state.hidden.buried) && put(table.discards);
    for (Seat s : each_seat(rules)) {
        sound = sound && put(state.own[s].hand) && is_sound(state.own[s].buried);
        if (state.own[s].face_down == Card::none) continue;
        if (!is_show(state.own[s].face_down)) return "a face-down card is not a Show card";
        all.add(state.own[s].face_down);
    }
    if (!sound) return "a heap of cards is miscounted";
    if (all != rules.content.cards) return "the cards are not all there exactly once";
    return nullptr;
}

// What is public about hidden cards agrees with them.
constexpr Complaint check_sizes(const Rules& rules, const State& state) {
    const Table& table = state.table;
    if (table.deck_size != state.hidden.deck.size()) return "deck_size is not the size of the deck";
    PlainBag<Card> buried, known;
    for (Seat s : each_seat(rules)) {
        const Own& own = state.own[s];
        if (table.hand_size[s] != own.hand.size()) return "hand_size is not the size of the hand";
        if (table.hidden_discards[s] != own.buried.size()) return "hidden_discards is not their number";
        if (own.hand.size() > rules.content.hand_limit) return "a hand is too large";
        for (int k = 0; k < name_count<Card>; ++k)
            buried.add(static_cast<Card>(k), own.buried.count(static_cast<Card>(k)));
    }
    for (int k = 0; k < name_count<Card>; ++k)
        known.add(static_cast<Card>(k), state.hidden.buried.count(static_cast<Card>(k)));
    if (buried != known) return "the face-down discards are not those of their owners";
    if (!buried.is_empty() && rules.options.discard_visibility == DiscardVisibility::face_up)
        return "a discard lies face down";
    return nullptr;
}

constexpr Complaint check_empty_seats(const Rules& rules, const State& state) {
    const Table& table = state.table;
    for (int n = rules.players; n < max_seats; ++n) {
        const Seat s = seat_of(n);
        if (state.own[s] != Own{} || table.place[s] != Place{} || table.score[s] != 0 ||
            table.hand_size[s] != 0 || table.show_at[s] != Stage::none || table.revealed[s] != Card::none ||
            table.to_place[s] != 0 || table.hidden_discards[s] != 0)
            return "a seat without a player has something";
    }
    return nullptr;
}

// HUZ-014, HUZ-062
constexpr Complaint check_pawns(const Rules& rules, const Table& table) {
    const bool in_setup = table.frame.phase == Phase::choose_stage;
    u64 pawns = 0;
    for (Seat s : each_seat(rules)) {
        const Place place = table.place[s];
        if (place.is_stage() && !rules.open.has(place.stage())) return "a pawn is on a closed stage";
        if (!place.is_stage() && !in_setup && !place.is_step()) return "a pawn is nowhere";
        if (in_setup && place.is_step()) return "a pawn is on the path before the first turn";
        if ((place.is_stage() || place.is_step()) && (pawns >> place.code() & 1u) != 0)
            return "two pawns are in one place";
        pawns |= u64{1} << place.code();
        if (table.score[s] < 0 && !rules.options.negative_scores) return "a score is negative";
        if (table.score[s] > score_bound || table.score[s] < -score_bound) return "a score is out of bounds";
    }
    if (in_setup ? table.richard != no_step : table.richard >= path_steps)
        return "Richard is not in his place";
    return nullptr;
}

// HUZ-009, HUZ-010, HUZ-160
constexpr Complaint check_counters(const Rules& rules, const Table& table) {
    for (int step = 0; step < path_steps; ++step) {
        if (table.counters[step] == 0) continue;
        if (table.counters[step] > rules.content.step_limit) return "a step holds too many counters";
        const Stage stage = rules.stage_at[step];
        if (stage == Stage::none || !is_taken(table, stage)) return "there is audience where nobody performs";
    }
    for (Seat s : each_seat(rules)) {
        const int waiting = table.to_place[s];
        if (waiting == 0) continue;
        if (table.frame.phase != Phase::clear_up || (waiting != 2 && waiting != 3 && waiting != 5))
            return "counters wait that no Crowd card brought";
        if (!table.place[s].is_stage() || !has_room(rules, table, table.place[s].stage()))
            return "counters wait where there is no room";
    }
    return nullptr;
}

// HUZ-087, HUZ-088: cards lie face down from step {3} to step {5} only.
constexpr Complaint check_shows(const Rules& rules, const State& state) {
    const Table& table = state.table;
    const bool is_richards_turn =
        table.frame.phase == Phase::bump_richard || table.frame.phase == Phase::bump_pushed;
    for (Seat s : each_seat(rules)) {
        const Stage stage = table.show_at[s];
        if (table.revealed[s] != Card::none) return "a revealed card was not discarded";
        if ((stage == Stage::none) != (state.own[s].face_down == Card::none))
            return "show_at and the card disagree";
        if (table.place[s].is_stage() && is_richards_turn && stage != table.place[s].stage())
            return "a performer has no card face down";
        if (table.place[s].is_stage() && table.frame.phase == Phase::show &&
            !has_show_card(state.own[s].hand))
            return "a performer has no Show card";
        if (stage == Stage::none) continue;
        if (!is_richards_turn) return "a card lies face down at the wrong time";
        if (index_of(stage) >= stage_count || !is_taken(table, stage))
            return "a card is for a show that is not given";
    }
    return nullptr;
}

constexpr Complaint check_order(const Rules& rules, const Table& table) {
    const Phase phase = table.frame.phase;
    const bool is_choosing = phase == Phase::choose_stage;
    const bool is_moving = phase == Phase::walk || phase == Phase::bump_mover || phase == Phase::take_stage;
    if (table.order.is_empty() == (is_choosing || is_moving)) return "order does not fit the phase";
    SeatSet listed;
    for (Seat s : table.order) {
        if (index_of(s) >= rules.players || listed.has(s)) return "order lists a wrong seat";
        if (is_moving && !table.place[s].is_step()) return "a mover is not on the path";
        listed.add(s);
    }
    for (Seat s : each_seat(rules))
        if (is_choosing && table.place[s].is_stage() == listed.has(s))
            return "order does not list who must choose";
    if (is_moving && table.frame.subject != table.order[0]) return "the subject is not the mover";
    return nullptr;
}

constexpr Complaint check_frame(const Rules& rules, const Table& table) {
    const Frame& frame = table.frame;
    const Seat subject = frame.subject;
    switch (frame.phase) {
        case Phase::walk:
            return frame.roll < 3 || frame.roll > 18 ? "roll is not a total of three dice" : nullptr;
        case Phase::take_stage: {
            const Stage stage = stage_beside(rules, table, subject);
            const bool is_free = stage != Stage::none && !is_taken(table, stage);
            return is_free ? nullptr : "there is no stage to take";
        }
        case Phase::bump_mover: return frame.has_moved ? nullptr : "who has not moved cannot be bumped";
        case Phase::bump_richard:
            if (rules.is_gate(table.richard)) return "Richard cannot be bumped off a Gate";
            return subject == no_seat && frame.gate_stops < 33 ? nullptr : "the window is not about Richard";
        case Phase::bump_pushed:
            if (!rules.options.bump_after_push || index_of(subject) >= rules.players)
                return "nobody was pushed";
            return table.place[subject].is_step() ? nullptr : "the pushed player is not on the path";
        case Phase::choose_stage:
        case Phase::show:
        case Phase::clear_up:
        case Phase::over: return subject == no_seat ? nullptr : "there is a subject but no move";
    }
    return "there is no such phase";
}

// Whom the question must have gone to.
constexpr bool is_round_right(const Rules& rules, const State& state) {
    const Table& table = state.table;
    const SeatSet asked = state.round.asked;
    switch (table.frame.phase) {
        case Phase::choose_stage:
        case Phase::walk:
        case Phase::take_stage: return asked == SeatSet::only(table.order[0]);
        case Phase::bump_mover:
        case Phase::bump_richard:
        case Phase::bump_pushed:
            if (rules.options.bump_window_mode == WindowMode::commit) return asked == all_seats(rules);
            return asked.size() == 1;
        case Phase::show: return asked == seats_with_a_show(rules, table);
        case Phase::clear_up:
            for (Seat s : all_seats(rules) - asked)
                if (has_work(table, s)) return false;
            return true;
        case Phase::over: return asked.is_empty();
    }
    return false;
}

// Who owes has something to answer, and what is sealed was legal.
inline Complaint check_answers(const Rules& rules, const State& state) {
    Offers offers;
    for (Seat s : state.round.asked) {
        const Choice& sealed = state.round.so_far[s].sealed;
        const bool is_done = state.table.frame.phase == Phase::clear_up && !has_work(state.table, s);
        if (state.round.owing.has(s) != (sealed.act == Act::none && !is_done))
            return "owing does not fit the answers";
        if (sealed == Choice{}) continue;
        offer(rules, seen_of(state, s), offers);
        if (!offers.has(sealed) || sealed.act == Act::place) return "a sealed answer is not legal";
    }
    return nullptr;
}

constexpr Complaint check_question(const Rules& rules, const State& state) {
    const Table& table = state.table;
    const Phase phase = table.frame.phase;
    if (index_of(phase) > index_of(Phase::over)) return "there is no such phase";
    if (index_of(table.lead) >= rules.players) return "there is no such lead seat";
    if (table.turn > rules.last_turn || (table.turn == 0) != (phase == Phase::choose_stage))
        return "the turn number does not fit";
    if (!(table.winners - all_seats(rules)).is_empty()) return "a seat nobody sits at has won";
    if (table.winners.is_empty() == is_over(table)) return "winners do not fit";
    if (!is_over(table)) return state.round.owing.is_empty() ? "nobody owes an answer" : nullptr;
    const SeatSet best = leaders(rules, table);
    const Ending ending = ending_now(rules, table, best);
    if (ending == Ending::none) return "the game is not over yet (HUZ-149)";
    if (table.winners != winners_by(ending, rules, table, best))
        return "those who have won are not those with the most points (HUZ-155)";
    if (state.round.owing.is_empty() != is_over(table)) return "nobody owes an answer";
    return nullptr;
}

}  // namespace detail

// HUZ-040: seat 0 leads the first turn. `check` cannot say so, because it holds for a turned table as well.
constexpr Complaint seating_complaint(const Rules& rules, const State& state) {
    const int leads_before = state.table.turn == 0 ? 0 : state.table.turn - 1;
    return state.table.lead == seat_of(leads_before % rules.players)
               ? nullptr
               : "the lead goes round with the turns, from seat 0 (HUZ-040)";
}

inline Complaint check(const Rules& rules, const State& state) {
    const Table& table = state.table;
    if (const Complaint c = complaint_of(state.round, rules.players)) return c;
    if (const Complaint c = detail::check_question(rules, state)) return c;
    if (const Complaint c = detail::check_empty_seats(rules, state)) return c;
    if (const Complaint c = detail::check_pawns(rules, table)) return c;
    if (const Complaint c = detail::check_counters(rules, table)) return c;
    if (const Complaint c = detail::check_cards(rules, state)) return c;
    if (const Complaint c = detail::check_sizes(rules, state)) return c;
    if (const Complaint c = detail::check_shows(rules, state)) return c;
    if (const Complaint c = detail::check_order(rules, table)) return c;
    if (const Complaint c = detail::check_frame(rules, table)) return c;
    if (!detail::is_round_right(rules, state)) return "the round does not fit the phase";
    return detail::check_answers(rules, state);
}

}  // namespace fg::huzzah
