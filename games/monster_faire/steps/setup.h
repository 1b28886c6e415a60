// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Setup (MON-016 to MON-027, MON-407).
#pragma once

#include "games/monster_faire/play.h"

namespace fg::mon {

template <class C, class T>
void Play<C, T>::set_up() {
    const bool has_extras = rules.options.rule_many_hands == Toggle::on;  // MON-372
    for (int i = pack_size; i < card_count; ++i) {
        const Card card = static_cast<Card>(i);
        cards.move(card, deck_at(Deck::villagers),
                   is_extra(card) && !has_extras ? box : deck_at(Deck::parts));
    }
    run(rules.scholar != no_seat ? ask(Question::scholar, rules.scholar) : Step::find_first);
}
// MON-017, MON-018, MON-389
template <class C, class T>
Step Play<C, T>::find_first() {
    const SeatSet seats = can_be_first();
    switch (rules.options.first_player) {
        case FirstPlayer::draw: return draw_for_first(seats);
        case FirstPlayer::cackle: return ask(Question::cackle, all());
        case FirstPlayer::random: break;
    }
    return begin_with(chance.seat(seats));
}
template <class C, class T>
SeatSet Play<C, T>::can_be_first() const {
    return rules.scholar == no_seat ? all() : all().without(rules.scholar);
}
// MON-021: all have cackled, or voted.
template <class C, class T>
Step Play<C, T>::count_cackles() {
    PerSeat<u8, max_players> votes{};
    const bool is_vote = table.question == Question::vote;
    const auto answers = state.round.so_far;
    state.round.close();
    for (Seat seat : all()) {
        const Choice& choice = answers[seat].sealed;
        if (!is_vote && choice.act == Act::cackle)
            say({.kind = EventKind::cackled, .seat = seat, .sound = choice.sound});
        if (is_vote) say({.kind = EventKind::voted, .seat = seat, .to = choice.seat});
        if (is_vote && can_be_first().has(choice.seat)) ++votes[choice.seat];
    }
    return is_vote ? most_voted(votes) : ask(Question::vote, all());
}
template <class C, class T>
Step Play<C, T>::most_voted(const PerSeat<u8, max_players>& votes) {
    u8 most = 0;
    for (Seat seat : can_be_first())
        if (votes[seat] > most) most = votes[seat];
    SeatSet tied;
    for (Seat seat : can_be_first())
        if (votes[seat] == most) tied.add(seat);
    return tied.size() == 1 ? begin_with(tied.lowest()) : draw_for_first(tied);
}
// MON-019, MON-020
template <class C, class T>
Step Play<C, T>::draw_for_first(SeatSet tied) {
    while (tied.size() > 1) {
        int highest = -1;
        SeatSet best;
        for (Seat seat : tied) {
            if (cards.is_empty(deck_at(Deck::villagers)))
                cards.shuffle_into(played, deck_at(Deck::villagers));
            const Card card = draw(Deck::villagers, played);
            say({.kind = EventKind::first_card, .seat = seat, .card = card});
            if (value(card) > highest) best = {}, highest = value(card);
            if (value(card) == highest) best.add(seat);
        }
        tied = best;
    }
    return begin_with(tied.lowest());
}
template <class C, class T>
Step Play<C, T>::begin_with(Seat first) {
    table.first = table.active = first;
    say({.kind = EventKind::first, .seat = first});
    return Step::choose_direction;
}
template <class C, class T>
Step Play<C, T>::choose_direction(Seat seat, bool is_clockwise) {  // MON-022
    table.is_clockwise = is_clockwise;
    say({.kind = EventKind::direction, .seat = seat, .is_clockwise = is_clockwise});
    if (const int drawn = cards.size(played); drawn > 0) {  // MON-019
        cards.shuffle_into(played, deck_at(Deck::villagers));
        say({.kind = EventKind::first_cards_back, .count = static_cast<u16>(drawn)});
    }
    return Step::deal_hands;
}
// MON-023, MON-387, MON-388: in play order, the dealer last.
template <class C, class T>
Step Play<C, T>::deal_hands() {
    if (rules.scholar == table.first) return Step::scholar_deals;
    for (Seat seat : after(table, table.first, all())) deal(seat);
    return rules.scholar != no_seat ? second_hand() : Step::lay_cellars;
}
template <class C, class T>
void Play<C, T>::deal(Seat seat) {
    for (const Deck deck : {Deck::villagers, Deck::parts}) deal_from(deck, seat);
}
template <class C, class T>
void Play<C, T>::deal_from(Deck deck, Seat seat) {
    const Card card = draw(deck, hand_of(seat));
    whisper(seat, {.kind = EventKind::got, .seat = seat, .card = card});
    say({.kind = EventKind::dealt, .seat = seat, .deck = deck});
}
// MON-410
template <class C, class T>
void Play<C, T>::deal_late_cards() {
    if (rules.options.late_cards == LateCards::none) return;
    for (Seat seat : after(table, table.first, all().without(table.first))) deal_from(Deck::villagers, seat);
}
template <class C, class T>
Step Play<C, T>::open_town() {  // MON-024
    deal_late_cards();
    embolden(Reason::deal);
    bury(Reason::deal);
    table.round = 1;
    return Step::begin_turn;
}

}  // namespace fg::mon
