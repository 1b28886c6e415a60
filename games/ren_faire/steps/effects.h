// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What operations do to stacks, hands and the Window. One player after the other, each settled before the next (REN-050).
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

// ---- stacks ----

template <class C, class T>
Next Play<C, T>::turn_stacks(const Operation& step) {
    while (begin(step.who)) {
        const Seat seat = take_next();
        if (stack_size(seat) < 2) continue;
        const bool is_up = step.op == Op::bottom_up;
        const Costume costume = is_up ? garb.card(stack_of(seat), 0) : top_of(seat);
        is_up ? garb.move(costume, stack_of(seat), stack_of(seat)) : garb.move_under(costume, stack_of(seat));
        return wardrobe(SeatSet::only(seat),
                        {.kind = EventKind::turned_stack, .seat = seat, .costume = costume, .op = step.op});
    }
    return step_done();
}
// The top Costume is discarded, if there is one (REN-134).
template <class C, class T>
Next Play<C, T>::shed(Seat seat) {
    return stack_size(seat) == 0 ? Next::card : dropped(seat, top_of(seat));
}
template <class C, class T>
Next Play<C, T>::shed_all(const Operation& step) {
    while (begin(step.who))
        if (const Next next = shed(take_next()); next != Next::card) return next;
    return step_done();
}
template <class C, class T>
Next Play<C, T>::dropped(Seat seat, Costume costume) {
    const Seat wearer = garb.where(costume).owner;
    garb.move(costume, stack_of(wearer), garb_out);
    return wardrobe(SeatSet::only(wearer),
                    {.kind = EventKind::dropped, .seat = seat, .to = wearer, .costume = costume}, true);
}
// P05: one event for everybody (REN-050).
template <class C, class T>
Next Play<C, T>::pass_tops() {
    if (stage.is_begun) return step_done();
    stage.is_begun = true;
    PerSeat<Costume, max_players> tops;
    SeatSet giving, changed;
    for (Seat seat : EachSeat{rules.players})
        if (stack_size(seat) > 0) {
            giving.add(seat);
            tops[seat] = top_of(seat);
            changed = changed.with(seat).with(left_of(rules, seat));
        }
    if (giving.is_empty()) return step_done();
    for (Seat seat : giving) garb.move(tops[seat], stack_of(seat), stack_of(left_of(rules, seat)));
    return wardrobe(changed, {.kind = EventKind::tops_passed});
}
// D11, D12, D22: whoever has something to choose from.
template <class C, class T>
Next Play<C, T>::ask_of_stacks(const Operation& step, Question question, int least) {
    while (begin(step.who)) {
        const Seat seat = take_next();
        int costumes = 0;
        for (Seat other : EachSeat{rules.players})
            if (other == seat || question == Question::decree) costumes += stack_size(other);
        if (costumes >= least && costumes > 0) return ask(question, seat);
    }
    return step_done();
}
template <class C, class T>
Next Play<C, T>::lifted(Seat seat, Costume costume) {  // P11
    garb.move(costume, stack_of(seat), stack_of(seat));
    return wardrobe(SeatSet::only(seat), {.kind = EventKind::lifted, .seat = seat, .costume = costume});
}
// P29, D20: each Costume named goes on top, so that they lie in that order when all have been. One event (REN-126).
template <class C, class T>
Next Play<C, T>::reorder(const Operation& step) {
    while (begin(step.who)) {
        const Seat seat = take_next();
        stage.count = 0;
        if (stack_size(seat) >= 2) return ask(Question::order, seat);
    }
    return step_done();
}
template <class C, class T>
Next Play<C, T>::arrange(Seat seat, Costume costume) {
    garb.move(costume, stack_of(seat), stack_of(seat));
    ++stage.count;
    say({.kind = EventKind::arranged, .seat = seat, .costume = costume});
    if (stage.count + 1 < stack_size(seat)) return ask(Question::order, seat);
    return arrange_rest(seat);
}
// The last one has only one place; an expired clock keeps the old order of the rest.
template <class C, class T>
Next Play<C, T>::arrange_rest(Seat seat) {
    const int rest = stack_size(seat) - stage.count;
    for (int i = 1; i < rest; ++i) {
        const Costume costume = garb.card(stack_of(seat), 0);
        garb.move(costume, stack_of(seat), stack_of(seat));
        say({.kind = EventKind::arranged, .seat = seat, .costume = costume});
    }
    const Costume costume = garb.card(stack_of(seat), 0);
    garb.move(costume, stack_of(seat), stack_of(seat));
    stage.count = 0;
    return wardrobe(SeatSet::only(seat), {.kind = EventKind::arranged, .seat = seat, .costume = costume});
}
// P35, D23
template <class C, class T>
Next Play<C, T>::spoils(const Operation& step) {
    while (begin(step.who)) {
        const Seat seat = take_next();
        if (!stage.failed.is_empty() && stack_size(stage.failed.lowest()) > 0)
            return ask(Question::spoils, seat);
        gain(seat, step.n);
    }
    return step_done();
}
template <class C, class T>
Next Play<C, T>::take_top(Seat seat) {
    const Seat loser = stage.failed.lowest();
    const Costume costume = top_of(loser);
    garb.move(costume, stack_of(loser), stack_of(seat));
    return wardrobe(SeatSet::only(seat).with(loser),
                    {.kind = EventKind::took_top, .seat = seat, .to = loser, .costume = costume});
}
// P06, D10: lose n or shed; who can do one of them only does it, who can do neither does nothing.
template <class C, class T>
Next Play<C, T>::mud(const Operation& step) {
    while (begin(step.who)) {
        const Seat seat = take_next();
        const bool can_lose = table.coins[seat] >= step.n, can_shed = stack_size(seat) > 0;
        if (can_lose && can_shed) return ask(Question::mud, seat);
        if (can_lose) lose(seat, step.n);
        if (can_shed) return shed(seat);
    }
    return step_done();
}

// ---- hands ----

// P09: all draw, then whoever is over their maximum discards (REN-125).
template <class C, class T>
Next Play<C, T>::draw_for_all(const Operation& step) {
    for (Seat seat : from_you(seats_of(rules, table, step.who))) {
        draw(seat, step.n, Reason::card);
        table.settling.add(seat);
    }
    step_done();
    return Next::settle;
}
// P22, P31, D07
template <class C, class T>
Next Play<C, T>::toss(const Operation& step) {
    while (begin(step.who)) {
        const Seat seat = take_next();
        if (hand_size(seat) > step.n) return ask(Question::toss, seat);
        if (hand_size(seat) > 0) {
            latest_of_number(seat, hand_size(seat), Reason::toss);
            return Next::card;
        }
    }
    return step_done();
}
// P08: all hands at once; each is taken up in order of card number, and the giver goes on knowing it (REN-157).
template <class C, class T>
Next Play<C, T>::pass_hands() {
    PerPair before = table.glimpses;
    table.glimpses = {};
    for (Seat seat : EachSeat{rules.players}) {
        const Seat to = left_of(rules, seat);
        for (Seat who : EachSeat{rules.players})
            if (who != to) table.glimpses[who][to] = before[who][seat];
        table.glimpses[seat][to] = static_cast<u8>(hand_size(seat));
    }
    for (Seat seat : EachSeat{rules.players})
        while (hand_size(seat) > 0)
            scripts.move(scripts.top(hand_of(seat)), hand_of(seat), passing_to(left_of(rules, seat)));
    say({.kind = EventKind::hands_passed});
    for (Seat seat : from_you(all())) {
        const Seat to = left_of(rules, seat);
        Event news{.kind = EventKind::handed, .seat = seat, .to = to};
        while (!scripts.is_empty(passing_to(to))) {
            const Performance card = scripts.card(passing_to(to), 0);
            scripts.move(card, passing_to(to), hand_of(to));
            news.cards.push_back(card);
        }
        whisper(SeatSet::only(seat).with(to), news);
    }
    table.settling = all();
    step_done();
    return Next::settle;
}

// ---- the Window ----

// P07: all are discarded before any place is filled.
template <class C, class T>
Next Play<C, T>::restock() {
    for (int place = 0; place < window_places; ++place)
        if (!garb.is_empty(window_at(place)))
            garb.move(garb.top(window_at(place)), window_at(place), garb_out);
    say({.kind = EventKind::window_cleared});
    fill_window();
    return step_done();
}
// P24, D19: whoever can pay for something may buy it.
template <class C, class T>
Next Play<C, T>::hawk(const Operation& step) {
    while (begin(step.who)) {
        const Seat seat = take_next();
        const Seen seen = seen_of(state, seat);
        if (detail::payable(rules, seen, Market(rules, table, seat, step.n)) != 0)
            return ask(Question::hawker, seat);
    }
    return step_done();
}
// P30: the next Costumes are looked at alone. Who cannot pay puts them under the deck at once.
template <class C, class T>
Next Play<C, T>::peek(const Operation& step) {
    while (begin(step.who)) {
        const Seat seat = take_next();
        Event news{.kind = EventKind::saw, .seat = seat};
        for (int i = 0; i < step.n && ready_costume(); ++i) {
            Knowers knowers;
            const Costume costume = take_costume(tray, knowers);
            if (!knowers.everybody) {
                garb.show(costume, seat);
                knowers.seats.add(seat);
            }
            table.tray_known.push_back(knowers);
            news.costumes.push_back(costume);
        }
        whisper(SeatSet::only(seat), news);
        say({.kind = EventKind::looked, .seat = seat, .count = static_cast<u16>(news.costumes.size())});
        if (!news.costumes.is_empty() && table.coins[seat] >= step.price) return ask(Question::seer, seat);
        put_tray_under(seat);
    }
    return step_done();
}
// D21
template <class C, class T>
Next Play<C, T>::peeked(Seat seat, Costume costume) {
    state.round.close();
    if (costume == Costume::none) {
        put_tray_under(seat);
        return Next::card;
    }
    int place = 0;
    while (garb.card(tray, place) != costume) ++place;
    table.tray_known.erase_at(place);
    table.coins[seat] = static_cast<u16>(table.coins[seat] - step().price);
    garb.move(costume, stall);
    say({.kind = EventKind::took_seen, .seat = seat, .costume = costume, .count = step().price});
    put_tray_under(seat);
    return ask_place(seat);
}
// The first drawn above the second.
template <class C, class T>
void Play<C, T>::put_tray_under(Seat seat) {
    const int cards = garb.size(tray);
    if (cards == 0) return;
    for (int i = 0; i < cards; ++i) put_under(garb.card(tray, 0), table.tray_known[i]);
    table.tray_known.clear();
    say({.kind = EventKind::put_under, .seat = seat, .count = static_cast<u16>(cards)});
}

}  // namespace fg::ren
