// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What Event cards do (FTF-131 to FTF-137, FTF-196 to FTF-199).
#pragma once

#include "games/fairy_tale_fight_club/play.h"

namespace fg::ftf {

template <class C, class T>
SeatSet Play<C, T>::holders_of_more(int cards) const {
    SeatSet seats;
    for (Seat seat : EachSeat{rules.players})
        if (table.hand_size[seat] > cards) seats.add(seat);
    return seats;
}
// Where nobody has a choice nobody is asked.
template <class C, class T>
Next Play<C, T>::ask_some(Question question, SeatSet seats) {
    return seats.is_empty() ? Next::answered : ask(question, seats);
}
template <class C, class T>
auto Play<C, T>::take_answers() -> Answers {
    const Answers answers = state.round.so_far;
    state.round.close();
    return answers;
}

// Does what needs no choice at once, and asks the others (D4 to D9).
template <class C, class T>
Next Play<C, T>::effect() {
    const auto those_who = [&](auto may) {
        SeatSet seats;
        for (Seat seat : EachSeat{rules.players})
            if (may(seat)) seats.add(seat);
        return seats;
    };
    switch (face().effect) {
        case Effect::pass_left:
        case Effect::pass_right:
            if (!rules.is_solo()) return ask_some(Question::pass, holders_of_more(face().amount));
            say({.kind = EventKind::ignored, .event = table.event});  // FTF-174
            return Next::event_over;
        case Effect::toll:
            return ask_some(Question::toll, those_who([&](Seat seat) { return can_pay_toll(seat); }));
        case Effect::discard: return ask_some(Question::event_discard, holders_of_more(face().amount));
        case Effect::escape:
            return ask_some(Question::escape, those_who([&](Seat seat) { return has_cargo(table, seat); }));
        case Effect::free_load:
            return ask_some(Question::free_load, those_who([&](Seat seat) { return can_load_one(seat); }));
        case Effect::pawn: return ask_some(Question::pawn, everybody(rules));
        case Effect::tax:
        case Effect::draw:
        case Effect::new_market:
        case Effect::grow_market:
        case Effect::wreck:
        case Effect::new_hand:
        case Effect::gold:
        case Effect::none: break;
    }
    befall(face().effect, face().amount);
    return Next::event_over;
}
// What nobody is asked about.
template <class C, class T>
void Play<C, T>::befall(Effect effect, int amount) {
    if (effect == Effect::new_market) new_market();
    if (effect == Effect::new_hand) new_hands();
    for (int i = 0; effect == Effect::grow_market && i < amount && can_draw(); ++i)
        grow_market(Reason::event);
    for (Seat seat : in_order()) {
        if (effect == Effect::tax && table.gold[seat] >= amount) pay_event(seat, 1);
        if (effect == Effect::draw) draw(seat, amount, Reason::event);  // FTF-197
        if (effect == Effect::wreck) wreck(seat);
        if (effect == Effect::gold) gain(seat, amount, Reason::event);
    }
}
template <class C, class T>
Next Play<C, T>::answered() {
    const Answers answers = take_answers();
    switch (face().effect) {
        case Effect::pass_left:
        case Effect::pass_right: pass_cards(answers); break;
        case Effect::toll: toll(answers); break;
        case Effect::discard:
            for (Seat seat : in_order()) discard(seat, Place::hand, chosen_by(seat, answers), Reason::event);
            break;
        case Effect::escape: escape(answers); break;
        case Effect::free_load: free_load(answers); break;
        case Effect::pawn: pawn(answers); break;
        case Effect::tax:
        case Effect::draw:
        case Effect::new_market:
        case Effect::grow_market:
        case Effect::wreck:
        case Effect::new_hand:
        case Effect::gold:
        case Effect::none: FG_CHECK(false);
    }
    return Next::event_over;
}
template <class C, class T>
Next Play<C, T>::event_over() {  // FTF-137
    table.event_discards.push_back(table.event);
    table.event = EventCard::none;
    return Next::refill;
}

// FTF-131, FTF-136: what a seat picked of its hand, or all of it if it had no choice.
template <class C, class T>
Creatures Play<C, T>::chosen_by(Seat seat, const Answers& answers) {
    return table.hand_size[seat] > face().amount ? answers[seat].group.picked : hand(seat);
}
// FTF-132: first all creatures leave their hands, then they are taken up.
template <class C, class T>
void Play<C, T>::pass_cards(const Answers& answers) {
    const int steps = face().effect == Effect::pass_left ? 1 : -1;
    const auto neighbour = [&](Seat seat) { return clockwise(seat, steps, rules.players); };
    PerSeat<Creatures, max_players> given;
    for (Seat seat : in_order()) given[seat] = chosen_by(seat, answers);
    for (Seat seat : in_order()) {
        if (given[seat].is_empty()) continue;
        put_down(seat, given[seat]);
        say({.kind = EventKind::passed,
             .seat = seat,
             .to = neighbour(seat),
             .count = static_cast<u16>(given[seat].size())});
    }
    for (Seat seat : in_order()) {
        if (given[seat].is_empty()) continue;
        const Seat to = neighbour(seat);
        take_up(to, given[seat]);
        whisper(SeatSet::only(seat).with(to),
                {.kind = EventKind::handed, .seat = seat, .to = to, .creatures = given[seat]});
    }
    for (Seat seat : in_order()) {  // FTF-133, FTF-134
        const int gave = given[seat].size(), got = given[clockwise(seat, -steps, rules.players)].size();
        const int missing = rules.options.pass_shortfall == PassShortfall::net_loss ? gave - got
                            : gave < face().amount                                  ? gave
                                                                                    : 0;
        draw(seat, missing, Reason::shortfall);
    }
}

template <class C, class T>
bool Play<C, T>::can_pay_toll(Seat seat) const {
    return owns(table, seat, Wagon::wheelbarrow) && table.gold[seat] >= face().amount;
}
template <class C, class T>
void Play<C, T>::toll(const Answers& answers) {  // FTF-198: the gold of the fight counts
    for (Seat seat : in_order())
        if (can_pay_toll(seat) && answers[seat].sealed.act == Act::pay_toll)
            pay_event(seat, face().amount);
        else
            wreck(seat);
}
// FTF-104 to FTF-107: does nothing to who has no Wheelbarrow.
template <class C, class T>
void Play<C, T>::wreck(Seat seat) {
    if (!owns(table, seat, Wagon::wheelbarrow)) return;
    Creatures& lost = cargo(seat, Wagon::wheelbarrow);
    const Creatures creatures = lost;
    lost.clear();
    table.owned[seat].remove(Wagon::wheelbarrow);
    if (rules.options.wrecked_cargo == WreckedCargo::to_hand)
        take_up(seat, creatures);
    else
        table.discards.add_all(creatures);
    say({.kind = EventKind::wrecked, .seat = seat, .event = table.event, .creatures = creatures});
}
template <class C, class T>
void Play<C, T>::escape(const Answers& answers) {
    for (Seat seat : in_order())
        if (const Choice& choice = answers[seat].sealed; choice.act == Act::release)
            discard(seat, choice.source, only(choice.creature), Reason::event);
}

template <class C, class T>
void Play<C, T>::new_market() {
    const Creatures creatures = table.market;
    table.discards.add_all(creatures);
    table.market.clear();
    say({.kind = EventKind::market_cleared, .event = table.event, .creatures = creatures});
    const auto is_short = [&] { return table.market.size() < rules.content.market; };
    while (is_short() && can_draw() && is_short()) grow_market(Reason::event);  // FTF-142
}
template <class C, class T>
void Play<C, T>::new_hands() {  // FTF-197: all discards come before all draws
    PerSeat<u8, max_players> size = table.hand_size;
    for (Seat seat : in_order()) discard(seat, Place::hand, hand(seat), Reason::event);
    for (Seat seat : in_order()) draw(seat, size[seat], Reason::event);
}

template <class C, class T>
bool Play<C, T>::can_load_one(Seat seat) const {
    return table.hand_size[seat] > 0 && has_room(rules, table, seat);
}
template <class C, class T>
void Play<C, T>::free_load(const Answers& answers) {  // FTF-199
    for (Seat seat : in_order()) {
        const Choice& choice = answers[seat].sealed;
        if (choice.act == Act::decline)
            say({.kind = EventKind::declined, .seat = seat, .event = table.event});
        if (choice.act != Act::load_one) continue;
        put_down(seat, only(choice.creature));
        cargo(seat, choice.wagon).add(choice.creature);
        say({.kind = EventKind::loaded,
             .seat = seat,
             .event = table.event,
             .wagon = choice.wagon,
             .creatures = only(choice.creature)});
    }
}
template <class C, class T>
void Play<C, T>::pawn(const Answers& answers) {
    for (Seat seat : in_order()) {
        const Choice& choice = answers[seat].sealed;
        if (choice.act == Act::decline)
            say({.kind = EventKind::declined, .seat = seat, .event = table.event});
        if (choice.act != Act::pawn) continue;
        discard(seat, Place::hand, only(choice.creature), Reason::event);
        gain(seat, 1, Reason::event);  // FTF-146
    }
}

}  // namespace fg::ftf
