// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Igor's errands to Town, to the Graveyard and to an abandoned Laboratory; hiring and claiming (MON-045 to MON-074, MON-340).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

// ---- who goes where ----

// MON-045, MON-046. Left out where public facts leave nothing to do.
template <class C, class T>
Step Play<C, T>::igor_action() {
    const bool can_send = sendable_igor(rules, table, cards, active()) >= 0;
    const bool can_hire =
        cards.size(igors_of(active())) < rules.most_igors && (hand_size(active()) > 0 || has_vagrant(cards));
    return can_send || can_hire ? ask(Question::igor, active()) : Step::igor_phase_over;
}
template <class C, class T>
Step Play<C, T>::act_with_igor(Seat seat, const Choice& choice) {
    ++turn.igor_actions;
    if (is_any(choice.act, Act::hire, Act::claim)) {
        employ(seat, choice.card, choice.calls);
        return Step::igor_done;
    }
    if (choice.act == Act::to_town) return send(Errand::town);
    if (choice.act == Act::to_graveyard) return send(Errand::graveyard);
    if (choice.act == Act::visit) return send(Errand::visit, choice.seat);
    if (choice.act == Act::burgle) return send(Errand::burglary, choice.seat);
    say({.kind = EventKind::passed, .seat = seat});
    return Step::igor_phase_over;
}
// MON-046, MON-048 to MON-050; MON-352, MON-367: the first Igor of the game may have a name.
template <class C, class T>
void Play<C, T>::employ(Seat seat, Card igor, bool calls) {
    const At from = cards.where(igor);
    cards.move(igor, igors_of(seat));
    for (auto& igors : table.free_igors.at)  // MON-343
        for (int i = igors.size() - 1; i >= 0; --i)
            if (igors[i] == igor) igors.erase_at(i);
    turn.used_igors |= static_cast<u8>(1u << (cards.size(igors_of(seat)) - 1));  // MON-376
    if (calls) table.upstairs = seat;
    if (seat == table.solon && !table.served.has(seat)) table.condo = igor;
    table.served.add(seat);
    if (from.kind == Pile::hand)
        say({.kind = EventKind::hired, .seat = seat, .card = igor, .calls = calls});
    else
        say({.kind = EventKind::claimed, .seat = seat, .card = igor, .pile = from.kind, .calls = calls});
}
template <class C, class T>
Step Play<C, T>::send(Errand errand, Seat host) {
    const int place = sendable_igor(rules, table, cards, active());
    turn.used_igors |= static_cast<u8>(1u << place);
    table.trip = {.errand = errand, .igor = static_cast<u8>(place), .host = host};
    say({.kind = EventKind::sent,
         .seat = active(),
         .to = host,
         .card = igor_card(active(), place),
         .errand = errand});
    switch (errand) {
        case Errand::town: return Step::in_town;
        case Errand::graveyard: return Step::at_graveyard;
        case Errand::burglary: return burgle(host);
        case Errand::visit:
        case Errand::none: break;
    }
    return hand_size(active()) > 0 ? ask(Question::cargo, active()) : ask(Question::request, active());
}
template <class C, class T>
Card Play<C, T>::traveller() const {
    return igor_card(active(), table.trip.igor);
}
template <class C, class T>
Step Play<C, T>::home_empty() {
    say({.kind = EventKind::came_home, .seat = active(), .card = traveller()});
    return Step::errand_over;
}
template <class C, class T>
Step Play<C, T>::errand_over() {
    table.trip = {};
    return after_action(Step::igor_done);
}
template <class C, class T>
Step Play<C, T>::igor_done() {  // MON-375, MON-376
    if (must_stop()) return Step::turn_over;
    return rules.has_cooks() ? Step::further_igors : Step::igor_phase_over;
}

// ---- Town ----

// MON-054 to MON-059, MON-365
template <class C, class T>
Step Play<C, T>::in_town() {
    embolden(Reason::errand, active());
    const Card igor = traveller();
    const Crowd here = crowd(town);
    const bool is_taunted = (here.suits & suits_of_igor(rules, igor)) != 0 && !is_renfrew(igor);
    const bool is_chased = is_taunted && here.highest > worth(igor);
    if (is_taunted)
        say({.kind = is_chased ? EventKind::chased : EventKind::taunted, .seat = active(), .card = igor});
    const bool is_blocked = is_taunted && (is_chased || rules.options.taunt_blocks == TauntBlocks::always);
    return is_blocked || here.count == 0 ? home_empty() : ask(Question::recruit, active());
}
template <class C, class T>
Step Play<C, T>::recruit(Seat seat, const Choice& choice) {  // MON-060
    if (choice.act == Act::pass) return home_empty();
    cards.move(choice.card, town, hand_of(seat));
    turn.recruits.push_back(choice.card);
    say({.kind = EventKind::recruited, .seat = seat, .card = choice.card});
    return Step::errand_over;
}

// ---- Graveyard ----

// MON-064, MON-174, MON-339
template <class C, class T>
Step Play<C, T>::at_graveyard() {
    const SeatSet rogues = table.in_graveyard & table.rogue;
    if (!rogues.is_empty()) return drive_off(first_after(table, active(), rogues), true);
    turn.to_ask = (table.in_graveyard & players()).without(active());
    return Step::drive_off;
}
template <class C, class T>
Step Play<C, T>::next_to_drive_off() {
    return turn.to_ask.is_empty() ? Step::dig_up : ask(Question::drive_off, next_to_ask());
}
template <class C, class T>
Step Play<C, T>::drive_off(Seat seat, bool is_driven) {  // MON-175
    if (!is_driven) {
        say({.kind = EventKind::passed, .seat = seat});
        return Step::drive_off;
    }
    turn.to_ask = {};
    say({.kind = EventKind::scared_off, .seat = active(), .to = seat});
    return Step::errand_over;
}
template <class C, class T>
Step Play<C, T>::dig_up() {  // MON-065, MON-362
    bury(Reason::errand, active());
    if (!is_renfrew(traveller())) return Step::look_for_part;
    return (decks() & 2u) != 0 ? ask(Question::renfrew_card, active()) : Step::renfrew_meal;
}
// MON-066 to MON-069. Left out where only one part can be taken.
template <class C, class T>
Step Play<C, T>::look_for_part() {
    const DigSite site(rules, table, cards, traveller());
    if (site.count == 0) return home_empty();
    if (site.count == 1) return dig(site.nth(cards, 0));
    return ask(Question::dig, active());
}
template <class C, class T>
Step Play<C, T>::dig(Card part) {
    cards.move(part, graveyard, played);
    say({.kind = EventKind::dug, .seat = active(), .card = part});
    return Step::way_home;
}
// MON-070, MON-072, MON-073, MON-287
template <class C, class T>
Step Play<C, T>::way_home() {
    if (ready(Deck::villagers)) {
        const Card met = draw(Deck::villagers, played);
        say({.kind = EventKind::met, .seat = active(), .card = met});
        if (value(met) > worth(traveller())) return is_caught();
        discard(met, Reason::way_home);
    }
    bring_home(cards.top(played));
    return Step::errand_over;
}
template <class C, class T>
Step Play<C, T>::is_caught() {
    say({.kind = EventKind::caught, .seat = active()});
    return ask(Question::caught, active());
}
template <class C, class T>
Step Play<C, T>::caught(Seat seat, bool is_kept) {  // MON-071
    const Card met = cards.top(played), part = cards.card(played, 0);
    if (is_kept) {
        bring_home(part);
        arrive(met, Reason::caught, seat);
    } else {
        say({.kind = EventKind::dropped, .seat = seat, .card = part});
        discard(met, Reason::way_home);
        discard(part, Reason::caught, seat);
    }
    return Step::errand_over;
}
// MON-074; MON-371: the first part that Berk finds is eaten upstairs.
template <class C, class T>
void Play<C, T>::bring_home(Card part) {
    const bool is_eaten = rules.has_berk() && table.upstairs == active() && !turn.has_fed;
    turn.has_fed = true;
    if (is_eaten) return discard(part, Reason::berk, active());
    cards.move(part, played, hand_of(active()));
    say({.kind = EventKind::kept, .seat = active(), .card = part});
}

// ---- an abandoned Laboratory ----

template <class C, class T>
Step Play<C, T>::burgle(Seat from) {  // MON-340, MON-341
    const Card card = cards.top(laboratory_of(from));
    const bool is_open = cards.is_public(card);
    cards.move(card, laboratory_of(from), hand_of(active()));
    glimpse(active(), from);
    if (cards.is_empty(laboratory_of(from))) table.active_laboratory.remove(from);
    say_blind({.kind = EventKind::burgled,
               .seat = active(),
               .to = from,
               .card = is_open ? card : Card::none,
               .deck = deck_of(card)},
              card, SeatSet::only(active()));
    whisper(active(), {.kind = EventKind::got, .seat = active(), .card = card});
    turn.burgled.add(from);
    left_laboratory(from);
    return Step::errand_over;
}

}  // namespace fg::mon
