// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Phase A: the answer to D1 step by step, and the six limited actions (FTF-053 to FTF-077).
#pragma once

#include "games/fairy_tale_fight_club/play.h"

namespace fg::ftf {

template <class C, class T>
[[gnu::always_inline]] inline Next Play<C, T>::act(Seat seat, const Choice& choice) {
    Group& group = state.round.so_far[seat].group;
    switch (choice.act) {
        case Act::complete: return complete(seat, choice.contract, choice.wagon);
        case Act::buy_action: return buy_action(seat);
        case Act::reserve: return reserve(seat, choice.contract);
        case Act::end_actions:  // FTF-041
            say({.kind = EventKind::ended_actions, .seat = seat});
            return Next::phase_b;
        case Act::purchase:
        case Act::load:
        case Act::move:
        case Act::discard:
        case Act::swap:
        case Act::exchange: group.kind = group_of(choice.act); return step(seat);
        case Act::buy_wagon:
            if (choice.payment == Payment::gold) return buy_for_gold(seat, choice.wagon);
            group.payment = choice.payment;
            group.wagon = choice.wagon;
            return step(seat);
        case Act::load_into: group.wagon = choice.wagon; return step(seat);
        case Act::move_between:
            group.wagon = choice.wagon;
            group.source = choice.source;
            return step(seat);
        case Act::discard_from: group.source = choice.source; return step(seat);
        case Act::swap_out: return swap(seat, choice.source, choice.creature);
        case Act::give_one:
        case Act::take_one:
            group.trade = choice.act == Act::give_one ? Trade::one_for_several : Trade::several_for_one;
            group.single = choice.creature;
            return step(seat);
        case Act::pick: group.picked.add(choice.creature); return step(seat);
        case Act::done: return carry_out(seat);
        case Act::fight_with:
        case Act::release:
        case Act::pay_toll:
        case Act::lose_wheelbarrow:
        case Act::load_one:
        case Act::pawn:
        case Act::decline:
        case Act::none: break;
    }
    FG_CHECK(false);
    return Next::ask;
}
// FTF-184: nobody sees a step, and no card moves before the last one.
template <class C, class T>
Next Play<C, T>::step(Seat seat) {
    state.round.step(seat);
    return Next::ask;
}
template <class C, class T>
Group Play<C, T>::take_group(Seat seat) {
    const Group group = state.round.so_far[seat].group;
    state.round.close();
    return group;
}
template <class C, class T>
Next Play<C, T>::carry_out(Seat seat) {
    const Group group = take_group(seat);
    switch (group.kind) {
        case GroupKind::purchase: return buy_for_creatures(seat, group.wagon, group.picked);
        case GroupKind::load: return load(seat, group.wagon, group.picked);
        case GroupKind::move: return move(seat, group);
        case GroupKind::discard:
            use_action();
            discard(seat, group.source, group.picked, Reason::action);  // FTF-067
            return Next::actions;
        case GroupKind::exchange: return exchange(seat, group);
        case GroupKind::swap:
        case GroupKind::number:
        case GroupKind::none: break;
    }
    FG_CHECK(false);
    return Next::ask;
}
// FTF-038, FTF-054
template <class C, class T>
void Play<C, T>::use_action() {
    --table.actions_left;
}

// ---- purchase ----

template <class C, class T>
Next Play<C, T>::buy_for_gold(Seat seat, Wagon wagon) {  // FTF-056
    take_group(seat);
    const u8 price = rules.wagon(wagon).gold;
    pay(seat, price);
    own(seat, wagon);
    say({.kind = EventKind::bought, .seat = seat, .wagon = wagon, .gold = price});
    return after_purchase(seat, wagon);
}
template <class C, class T>
Next Play<C, T>::buy_for_creatures(Seat seat, Wagon wagon, Creatures creatures) {  // FTF-057
    put_down(seat, creatures);
    table.discards.add_all(creatures);
    own(seat, wagon);
    say({.kind = EventKind::bought, .seat = seat, .wagon = wagon, .creatures = creatures});
    return after_purchase(seat, wagon);
}
template <class C, class T>
void Play<C, T>::own(Seat seat, Wagon wagon) {
    use_action();
    table.owned[seat].add(wagon);
    table.is_busy = true;  // FTF-156
}
// FTF-100 to FTF-102: only the first Hand Cart adds a contract.
template <class C, class T>
Next Play<C, T>::after_purchase(Seat seat, Wagon wagon) {
    if (wagon != Wagon::hand_cart || table.carted.has(seat)) return Next::actions;
    table.carted.add(seat);
    return Next::refill;
}

// ---- creatures ----

template <class C, class T>
Next Play<C, T>::load(Seat seat, Wagon wagon, Creatures creatures) {  // FTF-063
    use_action();
    put_down(seat, creatures);
    cargo(seat, wagon).add_all(creatures);
    say({.kind = EventKind::loaded, .seat = seat, .wagon = wagon, .creatures = creatures});
    return Next::actions;
}
template <class C, class T>
Next Play<C, T>::move(Seat seat, const Group& group) {  // FTF-065, FTF-066
    use_action();
    remove_from(seat, group.source, group.picked);
    cargo(seat, group.wagon).add_all(group.picked);
    say({.kind = EventKind::moved,
         .seat = seat,
         .wagon = group.wagon,
         .source = group.source,
         .creatures = group.picked});
    return Next::actions;
}
template <class C, class T>
Next Play<C, T>::swap(Seat seat, Place source, Creature creature) {  // FTF-069 to FTF-071
    take_group(seat);
    use_action();
    discard(seat, source, only(creature), Reason::swap);
    draw(seat, 1, Reason::swap);
    return Next::actions;
}
// FTF-072 to FTF-077: one of the hand for several of the Market, or the other way round.
template <class C, class T>
Next Play<C, T>::exchange(Seat seat, const Group& group) {
    use_action();
    const bool gives_one = group.trade == Trade::one_for_several;
    const Creatures gave = gives_one ? only(group.single) : group.picked;
    const Creatures took = gives_one ? group.picked : only(group.single);
    put_down(seat, gave);
    table.market.remove_all(took);
    table.market.add_all(gave);
    take_up(seat, took);
    say({.kind = EventKind::exchanged, .seat = seat, .creatures = took, .gave = gave});
    return Next::actions;
}

}  // namespace fg::ftf
