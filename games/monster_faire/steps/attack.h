// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A force at a Manor: from stage to stage, Defenders, the dead and the way on (MON-126 to MON-128, MON-198 to MON-205, MON-409). What
// happens in each stage stands in stages.h.
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

inline constexpr int no_limit = 256;

// ---- from stage to stage ----

// An incited group begins at the Laboratory (MON-259).
template <class C, class T>
Step Play<C, T>::attack() {
    Attack& attack = table.attack;
    attack.attacked.add(attack.target);
    attack.stage = attack.is_incited ? 3 : 1;
    attack.has_trashed = attack.has_king = false;
    attack.fighters = 0;
    say({.kind = EventKind::attacked, .seat = attack.target, .count = static_cast<u16>(cards.size(force))});
    return rules.has_revenge() && !attack.is_incited ? turn_igors() : Step::defenders;
}
// MON-199: the force is looked at after every step.
template <class C, class T>
Step Play<C, T>::defenders() {
    if (cards.is_empty(force)) return Step::stage_over;
    const Seat seat = table.attack.target;
    if (!cards.is_empty(laboratory_of(seat))) return ask(Question::defender, seat);
    return begin_stage();
}
// MON-189: mob or group is settled once the Defenders have been used.
template <class C, class T>
Step Play<C, T>::begin_stage() {
    table.attack.is_mob = is_mob();
    switch (table.attack.stage) {
        case 1: return stage_igor();
        case 2: return ask_attach(table.attack.target, Step::emergency);
        default: return stage_laboratory();
    }
}
template <class C, class T>
bool Play<C, T>::is_mob() const {  // MON-189, MON-190, MON-259
    return mon::is_mob(rules, table, cards);
}
// MON-201 to MON-204: Graveyard cards, then what emboldens the villagers.
template <class C, class T>
Step Play<C, T>::stage_over() {
    Attack& attack = table.attack;
    for (; attack.dead > 0; --attack.dead) bury(Reason::attack);
    for (; attack.dead_igors > 0; --attack.dead_igors) bury(Reason::killed, attack.target);
    for (; attack.triumphs > 0; --attack.triumphs) embolden(Reason::emboldened, attack.target);
    if (attack.stage == 3) return has_swept() ? swept() : after_laboratory();
    if (attack.stage == 4 || cards.is_empty(force)) return Step::attack_over;
    ++attack.stage;
    say({.kind = EventKind::stage, .seat = attack.target, .count = attack.stage});
    return Step::defenders;
}
template <class C, class T>
bool Play<C, T>::has_swept() const {  // MON-196
    const Attack& attack = table.attack;
    return attack.has_trashed && attack.prey.size() >= 2 && (attack.prey - attack.trashed).is_empty();
}
template <class C, class T>
Step Play<C, T>::swept() {  // MON-195
    go_home();
    return end(Ending::swept, {});
}
// MON-383: whoever was turned lies low until his owner's next turn.
template <class C, class T>
Step Play<C, T>::attack_over() {
    Attack& attack = table.attack;
    if (attack.has_turned && players().has(attack.target)) knock_out(attack.target, attack.igor);
    attack.has_turned = false;
    return may_spread() ? spread() : Step::sweep_over;
}

// ---- villagers ----

template <class C, class T>
void Play<C, T>::kill_villager(Card card) {  // MON-201
    ++table.attack.dead;
    cards.move(card, force, discard_at(deck_of(card)));
    say({.kind = EventKind::killed, .card = card});
}
// MON-197: at once, in pile order.
template <class C, class T>
void Play<C, T>::drive_off_below(int limit) {
    for (int place = 0; place < cards.size(force);) {
        const Card card = cards.card(force, place);
        if (worth(card) >= limit) {
            ++place;
            continue;
        }
        cards.move(card, force, town);
        say({.kind = EventKind::driven_off, .card = card});
    }
}
// MON-205, MON-210, MON-219
template <class C, class T>
Step Play<C, T>::hold() {
    say({.kind = EventKind::held, .seat = table.attack.target});
    drive_off_below(no_limit);
    return Step::stage_over;
}

// ---- Defenders ----

// MON-120 to MON-128
template <class C, class T>
Step Play<C, T>::use_against_force(Seat seat, const Choice& choice) {
    if (choice.act == Act::pass) return begin_stage();
    use_defender(seat, choice.card);
    switch (rank_of(choice.card)) {
        case Rank::jack:
        case Rank::queen: return pick_victim(seat, choice.card);
        case Rank::king: table.attack.has_king = true; break;
        case Rank::red_joker: drive_off_below(no_limit); break;
        case Rank::black_joker:
            while (!cards.is_empty(force)) kill_villager(cards.top(force));
            break;
        case Rank::none: break;
    }
    return Step::defenders;
}
// Left out where there is only one whom it can be.
template <class C, class T>
Step Play<C, T>::pick_victim(Seat seat, Card card) {
    table.attack.chosen = card;
    const detail::Victims victims(rules, table, look(cards, seat));
    return victims.count == 1 ? take_victim(victims.nth(look(cards, seat), 0)) : ask(Question::victim, seat);
}
// Of a Jack (MON-120), a Queen (MON-121), or a card of the hand (MON-226).
template <class C, class T>
Step Play<C, T>::take_victim(Card victim) {
    Attack& attack = table.attack;
    const bool is_thrown = attack.is_thrown, is_queen = rank_of(attack.chosen) == Rank::queen;
    attack.chosen = Card::none;
    attack.is_thrown = false;
    if (is_queen && !is_thrown) {
        cards.move(victim, force, aside);
        say({.kind = EventKind::distracted, .card = victim});
    } else {
        kill_villager(victim);
    }
    return is_thrown ? stage_laboratory() : Step::defenders;
}

template <class C, class T>
Step Play<C, T>::answer_attack(Seat seat, const Choice& choice) {
    const Question question = table.question;
    if (question == Question::defender) return use_against_force(seat, choice);
    if (question == Question::victim) return take_victim(choice.card);
    if (question == Question::help) return help_igor(seat, choice);
    if (question == Question::emergency) return answer_emergency(seat, choice.act == Act::yes);
    if (question == Question::injury_deck) return draw_injury(seat, choice.deck);
    if (question == Question::defend) return defend_laboratory(seat, choice);
    if (question == Question::penalty) return pay_penalty(seat, choice.card);
    if (question == Question::stand) return choice.act == Act::stay ? stay(seat) : run_away(seat);
    if (question == Question::last_deck) return draw_last(seat, choice.deck);
    if (question == Question::further_fighter) return add_fighter(seat, choice);
    return try_to_turn(seat, choice);
}

}  // namespace fg::mon
