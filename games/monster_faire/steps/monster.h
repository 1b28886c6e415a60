// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Monsters: coming to life, rampages, fights in Town, hiding, injuries and death (MON-143 to MON-176).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

template <class C, class T>
Step Play<C, T>::act_with_monster(Seat seat, const Choice& choice) {
    if (choice.act == Act::give_life) {
        bring_to_life(seat, capacities(cards, seat));
        return Step::monster_over;
    }
    if (choice.act == Act::rampage) return send_to_town(seat);
    if (choice.act == Act::fight) {
        table.town_fight.attacker = seat;
        table.town_fight.rival = choice.seat;
        return Step::town_fight;
    }
    say({.kind = EventKind::passed, .seat = seat});
    return Step::monster_over;
}

// ---- life ----

// MON-143 to MON-150: the Laboratory turns face up, and what it cannot serve is marked. `capacity` may count Equipment that is only
// borrowed (MON-213).
template <class C, class T>
void Play<C, T>::bring_to_life(Seat seat, const Capacities& capacity) {
    table.living.add(seat);
    if (seat == active()) turn.has_risen = true;
    say({.kind = EventKind::came_to_life, .seat = seat});
    if (!cards.is_empty(laboratory_of(seat))) table.active_laboratory.add(seat);
    turn_up_pile(laboratory_of(seat));
    judge_parts(seat, capacity, true);
}
template <class C, class T>
void Play<C, T>::reveal(Seat seat) {  // MON-154
    if (table.revealed.has(seat)) return;
    table.revealed.add(seat);
    turn_up_pile(monster_of(seat));
}

// ---- terror ----

// MON-161, MON-168, MON-169
template <class C, class T>
Step Play<C, T>::send_to_town(Seat seat) {
    say({.kind = EventKind::sent_monster, .seat = seat});
    reveal(seat);
    terrorise(seat, true);
    const bool is_angry = rules.options.town_retaliation == Toggle::on &&
                          crowd(town).total > total_of(rules, table, cards, seat);
    return is_angry ? drive_into_hiding(seat, Step::retaliation) : Step::monster_over;
}
// MON-166, MON-167: an emptied Town leaves loot.
template <class C, class T>
void Play<C, T>::terrorise(Seat seat, bool has_loot) {
    const bool had_villagers = has_villagers(rules, table, cards);
    const int fled = scare(seat, town);
    say({.kind = EventKind::rampaged, .seat = seat, .count = static_cast<u16>(fled)});
    if (has_loot && had_villagers && !has_villagers(rules, table, cards) && ready(Deck::villagers))
        tell_drawn(seat, draw(Deck::villagers, hand_of(seat)), Reason::loot);
}
// MON-162, MON-163: from the top part down, each the best villager of its suit that it beats. Returns how many were discarded.
template <class C, class T>
int Play<C, T>::scare(Seat seat, At at) {
    const int parts = cards.size(monster_of(seat));
    const u64 working = working_parts(table, seat, parts);
    int fled = 0;
    for (int place = parts - 1; place >= 0; --place) {
        if ((working >> place & 1u) == 0) continue;
        const Card villager = scared_by(cards.card(monster_of(seat), place), at);
        if (villager == Card::none) continue;
        discard(villager, Reason::terror, seat, at.kind);
        ++fled;
    }
    return fled;
}
template <class C, class T>
Card Play<C, T>::scared_by(Card part, At at) const {
    Card best = Card::none;
    for (const Card card : cards.cards_in(at)) {
        if (suit_of(card) != suit_of(part) || !is_villager(rules, table, card)) continue;
        if (worth(card) < number_of(part) && (best == Card::none || worth(card) >= worth(best))) best = card;
    }
    return best;
}
// MON-169, MON-203: villagers have driven the Monster off, or killed it.
template <class C, class T>
Step Play<C, T>::retaliation() {
    if (!table.living.has(active())) embolden(Reason::emboldened, active());
    return after_action(Step::monster_over);
}

// ---- hiding in Town ----

template <class C, class T>
Step Play<C, T>::prowl() {  // MON-172
    return turn.to_ask.is_empty() ? Step::monster_phase : ask(Question::prowl, next_to_ask());
}
template <class C, class T>
Step Play<C, T>::answer_prowl(Seat seat, bool is_going) {
    if (is_going) {
        reveal(seat);
        terrorise(seat, true);
    } else {
        say({.kind = EventKind::passed, .seat = seat});
    }
    return Step::prowl;
}
// MON-220, MON-221
template <class C, class T>
Step Play<C, T>::drive_into_hiding(Seat seat, Step then) {
    table.then.push_back(then);
    const u32 open = decks();
    if (open == 0) return hide_in(seat, Pile::town);
    return (open & (open - 1)) != 0 ? ask(Question::hiding_deck, seat)
                                    : hide(seat, static_cast<Deck>(lowest_bit(open)));
}
template <class C, class T>
Step Play<C, T>::hide(Seat seat, Deck deck) {
    const Card card = draw_free(deck, played);
    if (card == Card::none) return hide_in(seat, Pile::town);
    say({.kind = EventKind::fight_card, .seat = seat, .card = card});
    discard(card, Reason::fight);
    const int top = top_sound_part(seat);
    if (top >= 0 && value(card) > number_of(cards.card(monster_of(seat), top))) injure(seat, top);
    return hide_in(seat, deck_of(card) == Deck::villagers ? Pile::town : Pile::graveyard);
}
template <class C, class T>
Step Play<C, T>::hide_in(Seat seat, Pile pile) {
    if (bury_dead_monster(seat, Reason::ruined)) return done();
    (pile == Pile::town ? table.in_town : table.in_graveyard).add(seat);
    say({.kind = EventKind::hid, .seat = seat, .pile = pile});
    return done();
}

// ---- injuries and death ----

template <class C, class T>
int Play<C, T>::top_sound_part(Seat seat) const {
    const u64 sound = ~table.marks[seat].injured & ((u64{1} << cards.size(monster_of(seat))) - 1);
    return sound == 0 ? -1 : 63 - __builtin_clzll(sound);
}
template <class C, class T>
void Play<C, T>::injure(Seat seat, int place) {
    table.marks[seat].injured |= u64{1} << place;
    say({.kind = EventKind::injured, .seat = seat, .place = static_cast<u8>(place)});
}
// MON-100, MON-313
template <class C, class T>
void Play<C, T>::lose_top_part(Seat seat, Reason reason) {
    const u64 top = u64{1} << (cards.size(monster_of(seat)) - 1);
    table.marks[seat].useless &= ~top;
    table.marks[seat].injured &= ~top;
    if (cards.size(monster_of(seat)) == 1) return destroy_monster(seat, reason);
    discard(cards.top(monster_of(seat)), reason, seat, Pile::monster);
    bury_dead_monster(seat, reason);
}
// MON-159, MON-160: true if the Monster is no more.
template <class C, class T>
bool Play<C, T>::bury_dead_monster(Seat seat, Reason reason) {
    if (!table.living.has(seat)) return cards.is_empty(monster_of(seat));
    if (top_sound_part(seat) >= 0) return false;
    destroy_monster(seat, reason);
    return true;
}
template <class C, class T>
void Play<C, T>::destroy_monster(Seat seat, Reason reason) {
    const bool was_living = table.living.has(seat);
    for (SeatSet* seats : {&table.living, &table.revealed, &table.in_town, &table.in_graveyard, &table.rogue})
        seats->remove(seat);
    table.marks[seat] = {};
    discard_pile(monster_of(seat), reason);
    if (was_living) say({.kind = EventKind::monster_lost, .seat = seat});
}

}  // namespace fg::mon
