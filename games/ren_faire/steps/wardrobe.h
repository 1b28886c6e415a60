// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Buying and placing Costumes, and what settles after every change of a stack (REN-093 to REN-106, REN-121 to REN-127,
// REN-141 to REN-144).
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

// ---- settling ----

// REN-127: after one complete instruction that has changed the stacks of these players; `news` tells of it. A Costume may
// have been discarded.
template <class C, class T>
Next Play<C, T>::wardrobe(SeatSet changed, const Event& news, bool is_discarded) {
    PerSeat<u8, max_players> filled;
    for (Seat seat : changed) {
        Outfit& outfit = table.outfits[seat];
        filled[seat] = outfit.filled;
        const int before = outfit.maximum;
        outfit = outfit_of(rules, garb, seat);
        const int rise = outfit.maximum - before;  // REN-126
        if (rise > 0) table.rises[seat] = static_cast<u8>(rise);
        if (rise != 0) table.settling.add(seat);
    }
    say(news);
    if constexpr (T::listens) tell_of_slots(changed, filled, news.kind);
    if (const Seat winner = first_complete(changed); winner != no_seat)
        return end(Ending::outfitted, SeatSet::only(winner));
    if (is_discarded) fill_window();  // REN-106; else nothing came that could be drawn
    return table.settling.is_empty() && table.placer == no_seat ? Next::resume : Next::settle;
}
template <class C, class T>
void Play<C, T>::tell_of_slots(SeatSet changed, const PerSeat<u8, max_players>& before, EventKind why) {
    const Reason reason = why == EventKind::placed    ? Reason::placed
                          : why == EventKind::dropped ? Reason::lost
                                                      : Reason::moved;
    for (Seat seat : from_active(changed))
        if (const u8 filled = table.outfits[seat].filled; filled != before[seat])
            say({.kind = EventKind::dressed,
                 .seat = seat,
                 .reason = reason,
                 .count = filled,
                 .from = before[seat]});
}
// REN-144: the active player, or the first clockwise from them.
template <class C, class T>
Seat Play<C, T>::first_complete(SeatSet changed) const {
    for (Seat seat : from_active(changed))
        if (is_complete(rules, table.outfits[seat], stack_size(seat))) return seat;
    return no_seat;
}
// One player after the other draws or discards; then triggers.
template <class C, class T>
Next Play<C, T>::settle() {
    while (!table.settling.is_empty()) {
        const Seat seat = table.settling.first_clockwise(table.active);
        const int maximum = table.outfits[seat].maximum;
        if (const int rise = table.rises[seat]; rise > 0) {
            table.rises[seat] = 0;
            const bool is_exact = rules.options.raise_draw == RaiseDraw::exact;  // REN-122
            draw(seat, is_exact ? rise : maximum - hand_size(seat), Reason::raised);
        }
        if (hand_size(seat) > maximum) return ask(Question::trim, seat);  // REN-124, REN-125
        table.settling.remove(seat);
    }
    return table.placer == no_seat ? Next::resume : triggers();
}
// REN-089: somebody has placed a Costume on themselves; the oldest card first.
template <class C, class T>
Next Play<C, T>::triggers() {
    const u32 icons = rules.costume(table.placed).printed;
    const Stage under_way = stage;
    for (int i = 0; i < table.extended.size();) {
        const Extended card = table.extended[i];
        const bool is_set_off =
            lasting_of(rules, card) == Lasting::colours && (icons >> index_of(card.icon) & 1u) != 0;
        if (!is_set_off) {
            ++i;
            continue;
        }
        say({.kind = EventKind::triggered, .seat = table.placer, .card = card.card});
        stage = {.card = card.card, .part = Part::trigger, .you = card.you};
        for (const Operation& step : rules.program(card.card, Part::trigger)) move_coins_now(step);
        discard_card(card.card);
    }
    stage = under_way;
    table.placer = no_seat;
    table.placed = Costume::none;
    return Next::resume;
}

// ---- giving up cards: D06, D07 ----

template <class C, class T>
Next Play<C, T>::pick_of_number(Seat seat, Performance card, int number, Reason reason) {
    Cards& cards = state.round.so_far[seat].group.cards;
    cards.push_back(card);
    if (cards.size() == number) return give_up(seat, cards, reason);
    state.round.step(seat);
    return Next::ask;
}
template <class C, class T>
Next Play<C, T>::give_up(Seat seat, const Cards& given, Reason reason) {
    const Cards cards = given;
    state.round.close();
    discard(seat, cards, reason);
    return reason == Reason::toss ? Next::card : Next::settle;
}
// What an expired clock gives up: the cards acquired last. They are laid down by number like any others.
template <class C, class T>
Next Play<C, T>::latest_of_number(Seat seat, int number, Reason reason) {
    u64 bits = 0;
    for (int i = 1; i <= number; ++i)
        bits |= u64{1} << index_of(scripts.card(hand_of(seat), hand_size(seat) - i));
    return give_up(seat, cards_of(bits), reason);
}

// ---- buying ----

// REN-098, REN-104: the price to the purse, the tolls onto their cards. Returns what was paid.
template <class C, class T>
int Play<C, T>::pay_price(Seat seat, const Market& market, int price) {
    const int whole = market.price(price);
    table.coins[seat] = static_cast<u16>(table.coins[seat] - whole);
    if (market.toll > 0)
        for (Extended& card : table.extended)
            if (lasting_of(rules, card) == Lasting::toll && card.you != seat) ++card.coins;
    return whole;
}
// REN-095, REN-099: pay, take, refill, place.
template <class C, class T>
Next Play<C, T>::buy(Seat seat, Costume costume, int discount) {
    int place = 0;
    while (garb.is_empty(window_at(place)) || garb.top(window_at(place)) != costume) ++place;
    const Market market(rules, table, seat, discount);
    const int paid = pay_price(seat, market, rules.costume(costume).price);
    garb.move(costume, window_at(place), stall);
    say({.kind = EventKind::bought,
         .seat = seat,
         .costume = costume,
         .place = static_cast<Place>(place),
         .count = static_cast<u16>(paid),
         .toll = static_cast<u8>(market.toll)});
    fill_place(place);
    return ask_place(seat);
}
// REN-096, REN-097
template <class C, class T>
Next Play<C, T>::buy_blind(Seat seat) {
    const Market market(rules, table, seat);
    const int paid = pay_price(seat, market, rules.content.price);
    ready_costume();
    Knowers knowers;
    const Costume costume = take_costume(stall, knowers);
    say({.kind = EventKind::bought_blind,
         .seat = seat,
         .costume = costume,
         .count = static_cast<u16>(paid),
         .toll = static_cast<u8>(market.toll)});
    return ask_place(seat);
}

// ---- placing ----

// REN-101; who has only one Character to place it on is not asked (REN-156).
template <class C, class T>
Next Play<C, T>::ask_place(Seat seat) {
    const SeatSet seats = detail::placeable(rules, seen_of(state, seat), garb.top(stall));
    if (seats.size() == 1) return place(seat, seats.lowest());
    table.buyer = seat;
    return ask(Question::place, seat);
}
template <class C, class T>
Next Play<C, T>::place(Seat seat, Seat to) {
    const Costume costume = garb.top(stall);
    state.round.close();
    garb.move(costume, stall, stack_of(to));
    table.buyer = no_seat;
    if (seat == to) {
        table.placer = seat;
        table.placed = costume;
    }
    return wardrobe(SeatSet::only(to),
                    {.kind = EventKind::placed, .seat = seat, .to = to, .costume = costume});
}

}  // namespace fg::ren
