// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Contests: secret picks, revealed together, and what they decide (REN-077 to REN-079).
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

// All have answered a secret question.
template <class C, class T>
Next Play<C, T>::picked() {
    if (table.question == Question::first_vote) return count_first_votes();
    if (table.question == Question::vote) return count_act_votes();
    if (table.question == Question::duel_vote) return count_duel_votes();
    if (table.question == Question::joust) return joust_passed();
    if (table.question == Question::fingers) return odds_shown();
    if (table.question == Question::few_fingers) return tallest_shown();
    if (table.question == Question::thimble) return guessed();
    if (table.question == Question::nerve) return nerve_shown();
    if (table.question == Question::pie) return shared();
    if (table.question == Question::ribbon) return ribbon_given();
    if (table.question == Question::slots) return slots_named();
    if (table.question == Question::bid) return bids_opened();
    if (table.question == Question::stake) return staked();
    if (table.question == Question::score) return raced();
    return par_done();
}
// REN-077: an expired clock picks any of the legal answers, now that all are in.
template <class C, class T>
Choice Play<C, T>::answer_of(Seat seat) {
    const Choice sealed = state.round.so_far[seat].sealed;
    if (sealed.act != Act::none) return sealed;
    return with_offers(rules, seen_of(state, seat), [this](const auto& legal) -> Choice {
        if constexpr (requires { legal.seats; })
            return {.act = legal.act, .seat = chance.seat(legal.seats)};
        else
            return legal.nth(chance.number(0, legal.count() - 1));
    });
}
template <class C, class T>
typename Play<C, T>::Answers Play<C, T>::take_answers(SeatSet seats) {
    Answers answers;
    for (Seat seat : from_you(seats & state.round.asked)) answers[seat] = answer_of(seat);
    state.round.close();
    return answers;
}
template <class C, class T>
void Play<C, T>::show_picks(const Answers& answers, SeatSet seats) {
    for (Seat seat : from_you(seats))
        say({.kind = EventKind::picked, .seat = seat, .pick = answers[seat].pick});
}
template <class C, class T>
void Play<C, T>::show_numbers(const Answers& answers, SeatSet seats) {
    for (Seat seat : from_you(seats)) {
        stage.shown[seat] = answers[seat].n;
        say({.kind = EventKind::showed, .seat = seat, .count = answers[seat].n});
    }
}
template <class C, class T>
Next Play<C, T>::win(Seat winner, Seat loser) {
    judged(SeatSet::only(winner), Verdict::success);
    return judged(SeatSet::only(loser), Verdict::failure);
}

// ---- two players ----

// P39: Lance beats Feint, Feint beats Shield, Shield beats Lance.
template <class C, class T>
Next Play<C, T>::joust_passed() {
    const Answers answers = take_answers(both());
    show_picks(answers, both());
    const int ahead = (index_of(answers[stage.chosen].pick) - index_of(answers[stage.you].pick) + 3) % 3;
    ++stage.count;
    if (ahead == 0) {
        say({.kind = EventKind::pass_drawn});
    } else {
        const Seat winner = ahead == 2 ? stage.you : stage.chosen;
        ++stage.shown[winner];
        say({.kind = EventKind::pass_won, .seat = winner});
        if (stage.shown[winner] == step().n) return joust_over();
    }
    return stage.count < step().last ? ask_secretly(Question::joust, both()) : joust_over();
}
template <class C, class T>
Next Play<C, T>::joust_over() {
    const int lead = stage.shown[stage.you] - stage.shown[stage.chosen];
    if (lead == 0)
        judged(both(), Verdict::tie);
    else
        duel_won(lead > 0 ? stage.you : stage.chosen);
    return step_done();
}
template <class C, class T>
Next Play<C, T>::odds_shown() {  // P40
    const Answers answers = take_answers(both());
    show_numbers(answers, both());
    const bool is_odd = (answers[stage.you].n + answers[stage.chosen].n) % 2 != 0;
    judged(SeatSet::only(stage.you),
           is_odd == (stage.call == Pick::odd) ? Verdict::success : Verdict::failure);
    return step_done();
}
template <class C, class T>
Next Play<C, T>::guessed() {  // P42
    const Answers answers = take_answers(both());
    show_picks(answers, both());
    const bool is_found = answers[stage.you].pick == answers[stage.chosen].pick;
    duel_won(is_found ? stage.chosen : stage.you);
    return step_done();
}
template <class C, class T>
Next Play<C, T>::nerve_shown() {  // P43
    const Answers answers = take_answers(both());
    show_numbers(answers, both());
    const int lead = answers[stage.you].n - answers[stage.chosen].n;
    if (lead == 0)
        judged(both(), Verdict::tie);
    else
        duel_won(lead > 0 ? stage.you : stage.chosen);
    return step_done();
}
// P44: both share: tied; one snatches: that one succeeds; both snatch: both fail.
template <class C, class T>
Next Play<C, T>::shared() {
    const Answers answers = take_answers(both());
    show_picks(answers, both());
    SeatSet snatchers;
    for (Seat seat : both())
        if (answers[seat].pick == Pick::snatch) snatchers.add(seat);
    if (snatchers.is_empty())
        judged(both(), Verdict::tie);
    else
        judged(snatchers, snatchers.size() == 1 ? Verdict::success : Verdict::failure);
    return step_done();
}

// ---- everybody ----

// P41: the highest number that exactly one player has shown.
template <class C, class T>
Next Play<C, T>::tallest_shown() {
    const Answers answers = take_answers(all());
    show_numbers(answers, all());
    Seat tallest = no_seat;
    for (Seat seat : all()) {
        int alike = 0;
        for (Seat other : all()) alike += answers[other].n == answers[seat].n;
        if (alike == 1 && (tallest == no_seat || answers[seat].n > answers[tallest].n)) tallest = seat;
    }
    if (tallest == no_seat)
        judged(all(), Verdict::tie);
    else
        judged(SeatSet::only(tallest), Verdict::success);
    return step_done();
}
// P46: strictly most votes.
template <class C, class T>
Next Play<C, T>::ribbon_given() {
    const Answers answers = take_answers(all());
    PerSeat<u8, max_players> votes;
    for (Seat seat : from_you(all())) {
        // Who was not asked had one choice only (REN-156).
        const Seat named = answers[seat].act == Act::none ? left_of(rules, seat) : answers[seat].seat;
        ++votes[named];
        say({.kind = EventKind::voted, .seat = seat, .to = named});
    }
    SeatSet best;
    int most = 0;
    for (Seat seat : all()) {
        if (votes[seat] > most) best = {}, most = votes[seat];
        if (votes[seat] == most) best.add(seat);
    }
    if (best.size() == 1) judged(best, Verdict::success);
    return step_done();
}
// P47
template <class C, class T>
Next Play<C, T>::name_slots() {
    begin_task();
    return can_draw_costume(garb) ? ask_secretly(Question::slots, all()) : step_done();
}
template <class C, class T>
Next Play<C, T>::slots_named() {
    const Answers answers = take_answers(all());
    for (Seat seat : from_you(all()))
        say({.kind = EventKind::slots_named,
             .seat = seat,
             .slot = answers[seat].slot,
             .other = answers[seat].other});
    ready_costume();
    Knowers knowers;
    const Costume costume = take_costume(stall, knowers);
    say({.kind = EventKind::revealed, .costume = costume});
    const u64 covers = rules.costume(costume).covers;
    const auto has = [covers](Slot slot) {
        return slot != Slot::none && (covers >> 8 * index_of(slot) & 1u) != 0;
    };
    for (Seat seat : from_you(all()))
        if (has(answers[seat].slot) || has(answers[seat].other))
            judged(SeatSet::only(seat), Verdict::success);
    put_under(costume, {.everybody = true});
    say({.kind = EventKind::returned, .costume = costume});
    return step_done();
}

// ---- coins ----

template <class C, class T>
SeatSet Play<C, T>::with_coins() const {  // REN-156: who has none can only say 0
    SeatSet seats;
    for (Seat seat : EachSeat{rules.players})
        if (table.coins[seat] > 0) seats.add(seat);
    return seats;
}
// P45: for the leftmost card of the Window.
template <class C, class T>
Next Play<C, T>::auction() {
    bool is_open = false;
    for (int place = 0; place < window_places; ++place) is_open |= !garb.is_empty(window_at(place));
    if (stage.is_begun || !is_open) return step_done();
    stage.is_begun = true;
    return ask_secretly(Question::bid, with_coins());
}
template <class C, class T>
Next Play<C, T>::bids_opened() {
    const Answers answers = take_answers(all());
    show_numbers(answers, all());
    int most = 0;
    SeatSet best;
    for (Seat seat : all()) {
        if (answers[seat].n > most) best = {}, most = answers[seat].n;
        if (answers[seat].n == most) best.add(seat);
    }
    const Seat winner = best.size() == 1 ? best.lowest() : best.has(stage.you) ? stage.you : no_seat;
    if (most == 0 || winner == no_seat) {
        say({.kind = EventKind::no_auction});
        return Next::card;
    }
    int place = 0;
    while (garb.is_empty(window_at(place))) ++place;
    const Costume costume = garb.top(window_at(place));
    table.coins[winner] = static_cast<u16>(table.coins[winner] - most);
    garb.move(costume, stall);
    say({.kind = EventKind::won_auction,
         .seat = winner,
         .costume = costume,
         .count = static_cast<u16>(most)});
    fill_place(place);
    return ask_place(winner);
}
// P17: the stakes are laid on the card.
template <class C, class T>
Next Play<C, T>::staked() {
    const Answers answers = take_answers(all());
    for (Seat seat : from_you(all())) {
        stage.shown[seat] = answers[seat].n;
        table.coins[seat] = static_cast<u16>(table.coins[seat] - answers[seat].n);
        say({.kind = EventKind::staked, .seat = seat, .count = answers[seat].n});
    }
    return step_done();
}

// ---- mini-games ----

// REN-078: people play; all others are rolled, and who lets dice play.
template <class C, class T>
SeatSet Play<C, T>::who_plays(SeatSet seats) const {
    return rules.options.skill_contests == SkillContests::play ? seats & table.live : SeatSet{};
}
template <class C, class T>
Next Play<C, T>::race() {  // P48, P50
    begin_task();
    return ask_secretly(Question::score, who_plays(both()));
}
template <class C, class T>
Next Play<C, T>::raced() {  // REN-079
    const SeatSet played = state.round.asked;
    const Answers answers = take_answers(both());
    for (Seat seat : from_you(both())) {
        const bool is_rolled = !played.has(seat) || answers[seat].act == Act::dice;
        stage.shown[seat] = static_cast<u8>(is_rolled ? chance.number(40, 89) : answers[seat].n);
        say({.kind = EventKind::showed, .seat = seat, .count = stage.shown[seat]});
    }
    const int lead = stage.shown[stage.you] - stage.shown[stage.chosen];
    if (lead == 0)
        judged(both(), Verdict::tie);
    else
        duel_won(lead > 0 ? stage.you : stage.chosen);
    return step_done();
}
template <class C, class T>
Next Play<C, T>::par() {  // P49
    begin_task();
    return ask_secretly(Question::pattern, who_plays(all()));
}
template <class C, class T>
Next Play<C, T>::par_done() {
    const SeatSet played = state.round.asked;
    const Answers answers = take_answers(all());
    for (Seat seat : from_you(all())) {
        const bool is_rolled = !played.has(seat) || answers[seat].act == Act::dice;
        const bool has_passed = is_rolled ? chance.die() >= rules.content.least_roll[Difficulty::fair]
                                          : answers[seat].pick == Pick::pass;
        judged(SeatSet::only(seat), has_passed ? Verdict::success : Verdict::failure);
    }
    return step_done();
}

}  // namespace fg::ren
