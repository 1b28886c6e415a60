// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The Monster Faire: who fights whom, in secret cards, blow by blow (MON-293 to MON-324).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

template <class C, class T>
bool Play<C, T>::is_faire_due() const {  // MON-293, MON-294
    return players().size() >= 2 && (players() - table.living).is_empty() &&
           !has_villagers(rules, table, cards);
}
// MON-295; MON-344: at the deadline whoever has a living Monster takes part, and one alone need not fight.
template <class C, class T>
Step Play<C, T>::faire() {
    const SeatSet entrants = players() & table.living;
    table.faire = {.is_on = true, .opener = active(), .entrants = entrants, .standing = entrants};
    table.absent = {};
    table.in_town = table.in_town - entrants;
    table.in_graveyard = table.in_graveyard - entrants;
    say({.kind = EventKind::faire_opened, .seat = active(), .seats = entrants});
    for (Seat seat : in_faire_order(rules, table, entrants)) reveal(seat);
    for (Seat seat : in_faire_order(rules, table, players())) wake_igors(seat);
    if (entrants.size() >= 2) return Step::faire_round;
    return end(entrants.is_empty() ? Ending::no_monsters : Ending::unopposed, entrants);
}
// MON-321. MON-336: who wants to leave goes between rounds.
template <class C, class T>
Step Play<C, T>::faire_round() {
    if (!table.leaving.is_empty()) depart();
    Fair& faire = table.faire;
    if (faire.standing.is_empty()) return end(Ending::deserted, {});
    if (faire.standing.size() == 1) return end(Ending::faire, faire.standing);
    ++faire.round;
    faire.unmatched = faire.standing;
    faire.sitting = {};
    for (Seat seat : all()) faire.rival[seat] = no_seat;
    say({.kind = EventKind::faire_round,
         .seat = first_at_faire(table, faire.standing),
         .count = faire.round});
    return Step::faire_match;
}

// ---- who fights whom ----

// MON-299 to MON-301. Left out where public facts leave one answer.
template <class C, class T>
Step Play<C, T>::faire_match() {
    Fair& faire = table.faire;
    if (faire.unmatched.size() == 1) sit_out(faire.unmatched.lowest());
    if (faire.unmatched.is_empty()) return Step::faire_cards;
    const Seat seat = first_at_faire(table, faire.unmatched);
    if (faire.unmatched.size() > 2 || hand_size(seat) > 0) return ask(Question::faire_pick, seat);
    return challenge(seat, faire.unmatched.without(seat).lowest());
}
template <class C, class T>
Step Play<C, T>::answer_pick(Seat seat, const Choice& choice) {
    Fair& faire = table.faire;
    if (choice.act == Act::yes) return match(faire.picker, seat);
    const bool is_objection = table.question == Question::faire_answer;
    if (is_objection) say({.kind = EventKind::objected, .seat = seat, .to = faire.picker});
    if (!is_objection && choice.act == Act::name) return challenge(seat, choice.seat);
    faire.picker = seat;
    faire.picked = choice.seat;
    say({.kind = EventKind::pays, .seat = seat, .to = choice.seat});
    return ask(Question::faire_payment, seat);
}
template <class C, class T>
Step Play<C, T>::pay_at_faire(Seat seat, Card card) {  // MON-298
    discard(card, Reason::payment, seat, Pile::hand);
    if (table.faire.picked != no_seat) return challenge(seat, table.faire.picked);
    sit_out(seat);
    return Step::faire_match;
}
template <class C, class T>
Step Play<C, T>::challenge(Seat picker, Seat picked) {  // an empty hand cannot object
    table.faire.picker = picker;
    table.faire.picked = picked;
    say({.kind = EventKind::picked, .seat = picker, .to = picked});
    return hand_size(picked) > 0 ? ask(Question::faire_answer, picked) : match(picker, picked);
}
template <class C, class T>
Step Play<C, T>::match(Seat one, Seat other) {
    Fair& faire = table.faire;
    faire.rival[one] = other;
    faire.rival[other] = one;
    faire.unmatched = faire.unmatched.without(one).without(other);
    faire.picker = faire.picked = no_seat;
    say({.kind = EventKind::matched, .seat = one, .to = other});
    return Step::faire_match;
}
template <class C, class T>
void Play<C, T>::sit_out(Seat seat) {
    Fair& faire = table.faire;
    faire.unmatched.remove(seat);
    faire.sitting.add(seat);
    faire.picker = faire.picked = no_seat;
    say({.kind = EventKind::sat_out, .seat = seat});
}

// ---- secret choices ----

// MON-303, MON-305, MON-311; a round without a fight has cost cards (MON-299).
template <class C, class T>
Step Play<C, T>::faire_cards() {
    const SeatSet fighters = faire_fighters(table);
    if (fighters.is_empty()) return Step::faire_round;
    table.faire.to_draw = {};
    for (Seat seat : fighters)
        if (hand_size(seat) == 0) table.faire.to_draw.add(seat);
    const SeatSet pledgers = faire_pledgers(table, cards);
    return pledgers.is_empty() ? Step::faire_draws : ask(Question::faire_card, pledgers);
}
// Card first, then the Monster: one answer in two steps.
template <class C, class T>
Step Play<C, T>::answer_favour(Seat seat, const Choice& choice) {
    auto& answer = state.round.so_far[seat];
    if (choice.act == Act::pass) return seal(seat, choice, Step::faire_pledged);
    if (choice.act == Act::favour) {
        answer.group.card = choice.card;
        state.round.step(seat);
        return Step::ask;
    }
    const Card card = answer.group.card;
    answer.group = {};
    return seal(seat, {.act = Act::favour, .card = card, .seat = choice.seat}, Step::faire_pledged);
}
// MON-306 to MON-309: in play order from the round's first player.
template <class C, class T>
Step Play<C, T>::faire_draws() {
    Fair& faire = table.faire;
    const u32 open = decks();
    if (open == 0) faire.to_draw = {};
    if (faire.to_draw.is_empty()) return Step::faire_blows;
    const Seat seat = first_at_faire(table, faire.to_draw);
    return (open & (open - 1)) != 0 ? ask(Question::faire_deck, seat)
                                    : draw_at_faire(seat, static_cast<Deck>(lowest_bit(open)));
}
template <class C, class T>
Step Play<C, T>::draw_at_faire(Seat seat, Deck deck) {
    const Card card = draw_free(deck, played);
    table.faire.to_draw.remove(seat);
    table.faire.drawn[seat] = card;
    say({.kind = EventKind::fight_card, .seat = seat, .card = card});
    return Step::faire_draws;
}

// ---- blows ----

// MON-312 to MON-318: all is shown, then all fights are decided together.
template <class C, class T>
Step Play<C, T>::faire_blows() {
    const SeatSet stood = table.faire.standing;
    PerSeat<u16, max_players> totals{};
    SeatSet helped, assisted;
    for (Seat seat : in_faire_order(rules, table, faire_fighters(table))) {
        const Choice pledge = state.own[seat].pledge;
        const Card card = show_at_faire(seat);
        int total = total_of(rules, table, cards, seat);
        if (card != Card::none) helped.add(seat), total += value(card);
        if (pledge.assists || pledge.act == Act::assist) {
            assisted.add(seat);
            total += worth(igor_card(seat, up_igor(seat)));
        }
        totals[seat] = static_cast<u16>(total);
    }
    show_favours(totals, helped);
    const SeatSet losers = faire_losers(totals, helped);
    while (!cards.is_empty(played)) discard(cards.card(played, 0), Reason::faire);
    for (Seat seat : in_faire_order(rules, table, losers)) lose_at_faire(seat, assisted.has(seat));
    return faire_fallen(stood);
}
template <class C, class T>
Card Play<C, T>::show_at_faire(Seat seat) {
    const Choice pledge = state.own[seat].pledge;
    const Card drawn = table.faire.drawn[seat];
    const bool assists = pledge.assists || pledge.act == Act::assist;
    state.own[seat].pledge = {};
    table.faire.drawn[seat] = Card::none;
    const Card card = pledge.card != Card::none ? pledge.card : drawn;
    if (pledge.card != Card::none) cards.move(card, hand_of(seat), played);
    if (card == Card::none)
        say({.kind = EventKind::fought_bare, .seat = seat, .assists = assists});
    else
        say({.kind = EventKind::faire_fought, .seat = seat, .card = card, .assists = assists});
    return card;
}
template <class C, class T>
void Play<C, T>::show_favours(PerSeat<u16, max_players>& totals, SeatSet& helped) {  // MON-302
    for (Seat seat : in_faire_order(rules, table, table.faire.sitting)) {
        const Choice pledge = state.own[seat].pledge;
        state.own[seat].pledge = {};
        if (pledge.act != Act::favour) continue;
        cards.move(pledge.card, hand_of(seat), played);
        helped.add(pledge.seat);
        totals[pledge.seat] = static_cast<u16>(totals[pledge.seat] + value(pledge.card));
        say({.kind = EventKind::favoured, .seat = seat, .to = pledge.seat, .card = pledge.card});
    }
}
// MON-313, MON-316, MON-317: a tie costs both sides something only if neither had a card.
template <class C, class T>
SeatSet Play<C, T>::faire_losers(const PerSeat<u16, max_players>& totals, SeatSet helped) {
    SeatSet losers, done_with;
    for (Seat seat : in_faire_order(rules, table, faire_fighters(table))) {
        const Seat rival = table.faire.rival[seat];
        const SeatSet both = SeatSet::only(seat).with(rival);
        if (!(both & done_with).is_empty()) continue;
        done_with = done_with | both;
        say({.kind = EventKind::fought,
             .seat = seat,
             .to = rival,
             .count = totals[seat],
             .rival = totals[rival]});
        const bool is_costly = rules.options.faire_tie == FaireTie::both_lose || (helped & both).is_empty();
        if (totals[seat] < totals[rival] || (totals[seat] == totals[rival] && is_costly)) losers.add(seat);
        if (totals[rival] < totals[seat] || (totals[seat] == totals[rival] && is_costly)) losers.add(rival);
    }
    return losers;
}
// MON-313 to MON-315: an Igor dies in the Monster's place. No Graveyard any more (MON-295).
template <class C, class T>
void Play<C, T>::lose_at_faire(Seat seat, bool has_igor) {
    if (has_igor) return kill_igor(seat, up_igor(seat), Reason::faire);
    lose_top_part(seat, Reason::faire);
    if (table.living.has(seat)) return;
    table.faire.standing.remove(seat);
    say({.kind = EventKind::monster_fell, .seat = seat});
}
// MON-319 to MON-322, MON-403: whoever falls in the same round shares a place.
template <class C, class T>
Step Play<C, T>::faire_fallen(SeatSet stood) {
    const SeatSet fallen = stood - table.faire.standing;
    u8 last = 0;
    for (const u8 exit : table.exits.at) last = exit > last ? exit : last;
    for (Seat seat : fallen) table.exits[seat] = static_cast<u8>(last + 1);
    if (table.faire.standing.is_empty()) return end(Ending::dead_heat, fallen);
    // MON-336: the round is finished first, and one Monster that stands after it has won.
    if (table.faire.standing.size() == 1) return end(Ending::faire, table.faire.standing);
    return Step::faire_round;
}

template <class C, class T>
Step Play<C, T>::answer_faire(Seat seat, const Choice& choice) {
    const Question question = mon::question(table, seat);
    if (question == Question::faire_payment) return pay_at_faire(seat, choice.card);
    if (question == Question::faire_card) return seal(seat, choice, Step::faire_pledged);
    if (question == Question::favour) return answer_favour(seat, choice);
    if (question == Question::faire_deck) return draw_at_faire(seat, choice.deck);
    return answer_pick(seat, choice);
}

}  // namespace fg::mon
