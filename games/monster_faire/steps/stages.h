// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The four stages of an attack (MON-206 to MON-239), in the order of MON-409.
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// ---- Igor ----

template <class C, class T>
Step Play<C, T>::stage_igor() {  // MON-199
    Attack& attack = table.attack;
    const int igor = attack.has_turned ? -1 : up_igor(attack.target);
    if (igor >= 0) attack.fighters = static_cast<u8>(1u << igor);
    return igor >= 0 || attack.has_king ? Step::muster : Step::stage_over;
}
// MON-206, MON-208, MON-211: a card that helps does not drive off more.
template <class C, class T>
Step Play<C, T>::igor_stands() {
    const Seat seat = table.attack.target;
    drive_off_below(igor_worth(false));
    if (cards.is_empty(force)) return Step::stage_over;
    return hand_size(seat) > 0 ? ask(Question::help, seat) : igor_resists(0);
}
// Of all who fight, a King included: together, or the best one.
template <class C, class T>
int Play<C, T>::igor_worth(bool is_sum) const {
    const Attack& attack = table.attack;
    int sum = 0, best = 0;
    const auto count = [&](int one) {
        sum += one;
        best = one > best ? one : best;
    };
    for (u32 rest = attack.fighters; rest != 0; rest &= rest - 1)
        count(worth(igor_card(attack.target, lowest_bit(rest))));
    if (attack.has_king) count(rules.content.worth[Rank::king]);
    return is_sum ? sum : best;
}
template <class C, class T>
Step Play<C, T>::help_igor(Seat seat, const Choice& choice) {  // MON-207
    if (choice.act == Act::pass) return igor_resists(0);
    discard(choice.card, Reason::help, seat, Pile::hand);
    return igor_resists(value(choice.card));
}
// MON-209, MON-210
template <class C, class T>
Step Play<C, T>::igor_resists(int help) {
    Attack& attack = table.attack;
    if (!is_beaten(igor_worth(true) + help)) return hold();
    for (int place = most_igors - 1; place >= 0; --place) {
        if ((attack.fighters >> place & 1u) == 0) continue;
        kill_igor(attack.target, place, Reason::attack);
        ++attack.dead_igors;
    }
    return Step::stage_over;
}
// MON-209, MON-215, MON-355: only a greater total gets past.
template <class C, class T>
bool Play<C, T>::is_beaten(int total) {
    const int rival = force_total();
    say({.kind = EventKind::resisted,
         .seat = table.attack.target,
         .count = static_cast<u16>(total),
         .rival = static_cast<u16>(rival)});
    return rival > total;
}

// ---- Monster ----

template <class C, class T>
Step Play<C, T>::emergency() {  // MON-212
    const Seat seat = table.attack.target;
    const bool is_inert = !table.living.has(seat) && !cards.is_empty(monster_of(seat));
    const bool can_try = is_inert && (decks() & 1u) != 0;
    return can_try ? ask(Question::emergency, seat) : Step::monster_fights;
}
template <class C, class T>
Step Play<C, T>::answer_emergency(Seat seat, bool is_tried) {  // MON-213, MON-214
    if (!is_tried || !ready(Deck::villagers)) {
        say({.kind = EventKind::passed, .seat = seat});
        return Step::monster_fights;
    }
    const Card card = draw(Deck::villagers, played);
    say({.kind = EventKind::emergency, .seat = seat, .card = card});
    Capacities capacity = capacities(cards, seat);
    if (is_equipment(card) && number_of(card) > capacity[suit_of(card)])
        capacity[suit_of(card)] = static_cast<u8>(number_of(card));
    if (can_animate(rules, capacity)) {
        table.attack.borrowed = card;
        bring_to_life(seat, capacity);
    } else {
        discard(card, Reason::life);
        say({.kind = EventKind::emergency_failed, .seat = seat});
    }
    return Step::monster_fights;
}
// MON-215 to MON-222
template <class C, class T>
Step Play<C, T>::monster_fights() {
    const Seat seat = table.attack.target;
    if (!has_guard(table, seat)) return Step::brain_stands;
    reveal(seat);  // MON-154
    const int total = total_of(rules, table, cards, seat);
    if (is_beaten(total))
        return table.attack.is_mob ? injure_twice(seat) : drive_into_hiding(seat, Step::monster_fought);
    if (total > force_total()) terrify(seat);
    hold();
    return Step::monster_fought;
}
// MON-142, MON-202, MON-216 to MON-218
template <class C, class T>
void Play<C, T>::terrify(Seat seat) {
    table.attack.dead = static_cast<u8>(table.attack.dead + scare(seat, force));
    const bool has_arms =
        rules.options.crippling == Toggle::off || has_working(table, cards, seat, Suit::clubs);
    if (table.attack.is_mob && has_arms && !cards.is_empty(force)) kill_villager(cards.top(force));
}
// MON-222, MON-223
template <class C, class T>
Step Play<C, T>::injure_twice(Seat seat) {
    injure(seat, top_sound_part(seat));
    const u32 open = decks();
    if (top_sound_part(seat) < 0 || open == 0) return Step::monster_fought;
    return (open & (open - 1)) != 0 ? ask(Question::injury_deck, seat)
                                    : draw_injury(seat, static_cast<Deck>(lowest_bit(open)));
}
template <class C, class T>
Step Play<C, T>::draw_injury(Seat seat, Deck deck) {
    const Card card = draw_free(deck, played);
    if (card == Card::none) return Step::monster_fought;
    say({.kind = EventKind::fight_card, .seat = seat, .card = card});
    discard(card, Reason::fight);
    const int top = top_sound_part(seat);
    if (value(card) > number_of(cards.card(monster_of(seat), top))) injure(seat, top);
    return Step::monster_fought;
}
// MON-159, MON-203, MON-212: what was lent is discarded.
template <class C, class T>
Step Play<C, T>::monster_fought() {
    Attack& attack = table.attack;
    bury_dead_monster(attack.target, Reason::ruined);
    if (!table.living.has(attack.target)) ++attack.triumphs;
    if (attack.borrowed != Card::none) {
        discard(attack.borrowed, Reason::life);
        attack.borrowed = Card::none;
        left_laboratory(attack.target);  // MON-151
    }
    return cards.is_empty(force) ? Step::stage_over : Step::brain_stands;  // MON-224
}

// ---- Laboratory ----

template <class C, class T>
Step Play<C, T>::stage_laboratory() {  // MON-227
    const Seat seat = table.attack.target;
    if (cards.is_empty(force)) return Step::stage_over;
    return hand_size(seat) > 0 ? ask(Question::defend, seat) : Step::destruction;
}
template <class C, class T>
Step Play<C, T>::defend_laboratory(Seat seat, const Choice& choice) {  // MON-226
    if (choice.act == Act::pass) return Step::destruction;
    discard(choice.card, Reason::defence, seat, Pile::hand);
    table.attack.is_thrown = true;
    return pick_victim(seat, choice.card);
}
// MON-228 to MON-230; MON-383: a turned Igor comes last.
template <class C, class T>
Step Play<C, T>::destruction() {
    Attack& attack = table.attack;
    attack.is_mob = is_mob();
    bool has_destroyed = false;
    for (int left = cards.size(force) + attack.has_turned; left > 0; --left) {
        if (!lose_top_equipment(attack.target, Reason::attack)) break;
        has_destroyed = true;
    }
    if (has_destroyed && !has_equipment(cards, attack.target)) {
        attack.has_trashed = true;
        attack.trashed.add(attack.target);
        ++attack.triumphs;  // MON-203
        table.burnt.add(attack.target);
        say({.kind = EventKind::lab_trashed, .seat = attack.target});
    }
    return Step::stage_over;
}
template <class C, class T>
bool Play<C, T>::lose_top_equipment(Seat seat, Reason reason) {  // Defenders are skipped
    for (int place = cards.size(laboratory_of(seat)) - 1; place >= 0; --place) {
        const Card card = cards.card(laboratory_of(seat), place);
        if (!is_equipment(card)) continue;
        lose_from_laboratory(seat, card, reason);
        return true;
    }
    return false;
}
// MON-231 to MON-233, MON-238
template <class C, class T>
Step Play<C, T>::after_laboratory() {
    Attack& attack = table.attack;
    if (!attack.is_mob || cards.is_empty(force)) return Step::attack_over;
    if (attack.has_trashed) {
        attack.stage = 4;
        say({.kind = EventKind::stage, .seat = attack.target, .count = attack.stage});
        return ask(Question::stand, attack.target);
    }
    return hand_size(attack.target) > 0 ? ask(Question::penalty, attack.target) : Step::attack_over;
}
template <class C, class T>
Step Play<C, T>::pay_penalty(Seat seat, Card card) {
    discard(card, Reason::penalty, seat, Pile::hand);
    return Step::attack_over;
}

// ---- in person ----

// MON-234, MON-235
template <class C, class T>
Step Play<C, T>::stay(Seat seat) {
    say({.kind = EventKind::stays, .seat = seat});
    int blows = hand_size(seat);
    discard_pile(hand_of(seat), Reason::stood);
    for (; blows > 0 && !cards.is_empty(force); --blows) kill_villager(strongest_villager());
    const u32 open = cards.is_empty(force) ? 0 : decks();
    if (open == 0) return Step::last_stand;
    return (open & (open - 1)) != 0 ? ask(Question::last_deck, seat)
                                    : draw_last(seat, static_cast<Deck>(lowest_bit(open)));
}
template <class C, class T>
Card Play<C, T>::strongest_villager() const {  // of equals the one nearest the top
    Card best = cards.card(force, 0);
    for (const Card card : cards.cards_in(force))
        if (worth(card) >= worth(best)) best = card;
    return best;
}
template <class C, class T>
Step Play<C, T>::draw_last(Seat seat, Deck deck) {
    const Card card = draw_free(deck, played);
    if (card == Card::none) return Step::last_stand;
    say({.kind = EventKind::fight_card, .seat = seat, .card = card});
    for (int place = cards.size(force) - 1; place >= 0; --place)
        if (const Card villager = cards.card(force, place); worth(villager) < value(card))
            kill_villager(villager);
    discard(card, Reason::stood);
    return Step::last_stand;
}
template <class C, class T>
Step Play<C, T>::last_stand() {
    const Seat seat = table.attack.target;
    if (!cards.is_empty(force)) {  // MON-239
        say({.kind = EventKind::player_killed, .seat = seat});
        go_out(seat, Reason::killed);
    }
    return Step::stage_over;
}
// MON-236, MON-237
template <class C, class T>
Step Play<C, T>::run_away(Seat seat) {
    table.absent.add(seat);
    table.active_laboratory.remove(seat);
    table.cellar_up.remove(seat);
    say({.kind = EventKind::runs, .seat = seat});
    for (const At at : {hand_of(seat), laboratory_of(seat), cellar_of(seat)}) discard_pile(at, Reason::ran);
    for (Seat guest : all())
        if (table.dines_with[guest] == seat) dinner_lapses(guest);  // MON-274
    ++table.attack.triumphs;
    return Step::stage_over;
}

}  // namespace fg::mon
