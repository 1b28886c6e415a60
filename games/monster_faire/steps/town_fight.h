// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Two Monsters fight in Town: one round of the Faire's fighting (MON-173).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// Both are seen; whoever has a hand picks a card in secret, whoever has none draws afterwards.
template <class C, class T>
Step Play<C, T>::town_fight() {
    const TownFight& fight = table.town_fight;
    say({.kind = EventKind::town_fight, .seat = fight.attacker, .to = fight.rival});
    reveal(fight.attacker);
    reveal(fight.rival);
    SeatSet pickers;
    for (Seat seat : town_fighters()) (hand_size(seat) > 0 ? pickers : table.town_fight.to_draw).add(seat);
    return pickers.is_empty() ? Step::town_draws : ask(Question::town_card, pickers);
}
// A rogue adds nothing.
template <class C, class T>
SeatSet Play<C, T>::town_fighters() const {
    return SeatSet::only(table.town_fight.attacker).with(table.town_fight.rival) - table.rogue;
}
template <class C, class T>
Step Play<C, T>::town_cards() {
    take_pledges();
    return Step::town_draws;
}
// The answers of a secret round are kept until all is known (MON-307).
template <class C, class T>
void Play<C, T>::take_pledges() {
    for (Seat seat : state.round.asked) state.own[seat].pledge = state.round.so_far[seat].sealed;
    state.round.close();
}
template <class C, class T>
Step Play<C, T>::town_draws() {  // MON-306, MON-307: the attacker first
    TownFight& fight = table.town_fight;
    const u32 open = decks();
    if (open == 0) fight.to_draw = {};
    if (fight.to_draw.is_empty()) return Step::town_blows;
    const Seat seat = fight.to_draw.has(fight.attacker) ? fight.attacker : fight.rival;
    return (open & (open - 1)) != 0 ? ask(Question::town_deck, seat)
                                    : draw_for_town(seat, static_cast<Deck>(lowest_bit(open)));
}
template <class C, class T>
Step Play<C, T>::draw_for_town(Seat seat, Deck deck) {
    TownFight& fight = table.town_fight;
    fight.to_draw.remove(seat);
    fight.drawn[seat] = draw_free(deck, played);
    if (fight.drawn[seat] != Card::none)
        say({.kind = EventKind::fight_card, .seat = seat, .card = fight.drawn[seat]});
    return Step::town_draws;
}
// MON-312, MON-313
template <class C, class T>
Step Play<C, T>::town_blows() {
    const Seat one = table.town_fight.attacker, other = table.town_fight.rival;
    const int mine = blow_of(one), theirs = blow_of(other);
    say({.kind = EventKind::fought,
         .seat = one,
         .to = other,
         .count = static_cast<u16>(mine),
         .rival = static_cast<u16>(theirs)});
    table.town_fight = {};
    while (!cards.is_empty(played)) discard(cards.card(played, 0), Reason::fight);
    if (mine != theirs) lose_top_part(mine < theirs ? one : other, Reason::fight);
    return Step::monster_over;
}
template <class C, class T>
int Play<C, T>::blow_of(Seat seat) {
    Card card = table.town_fight.drawn[seat];
    if (const Card pledged = state.own[seat].pledge.card; pledged != Card::none) {
        card = pledged;
        state.own[seat].pledge = {};
        cards.move(card, hand_of(seat), played);
        say({.kind = EventKind::fight_card, .seat = seat, .card = card});
    }
    return total_of(rules, table, cards, seat) + (card == Card::none ? 0 : value(card));
}

}  // namespace fg::mon
