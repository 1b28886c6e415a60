// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// How the Faire opens, in the order of REN-025: the starting player, coins, Characters, the Window, hands.
#pragma once

#include "games/ren_faire/play.h"

namespace fg::ren {

// REN-015: the first chair is the host's until another one is reported. Two players can only name each other.
template <class C, class T>
void Play<C, T>::set_up() {
    for (Seat seat : EachSeat{rules.players}) table.outfits[seat].maximum = rules.content.hand;  // REN-023
    if (rules.options.judging == Judging::dice) table.judging = Judging::dice;
    switch (rules.options.first_player) {
        case FirstPlayer::random: break;
        case FirstPlayer::vote:
            if (rules.players > 2) return run(ask(Question::first_vote, all()));
            break;
        case FirstPlayer::host: return run(ask(Question::host_choice, seat_of(0)));
    }
    run(begin_with(chance.seat(all())));
}

// REN-015: most votes; ties are broken by chance, and nobody's vote is a tie of all.
template <class C, class T>
Next Play<C, T>::count_first_votes() {
    PerSeat<u8, max_players> votes;
    const auto answers = state.round.so_far;
    state.round.close();
    int most = 0;
    for (Seat seat : EachSeat{rules.players}) {
        const Seat named = answers[seat].sealed.seat;
        if (named == no_seat) continue;
        if (++votes[named] > most) most = votes[named];
        if (rules.options.show_votes == ShowVotes::names)
            say({.kind = EventKind::named, .seat = seat, .to = named});
    }
    SeatSet favourites;
    for (Seat seat : EachSeat{rules.players}) {
        if (votes[seat] == most) favourites.add(seat);
        if (votes[seat] > 0) say({.kind = EventKind::favoured, .seat = seat, .count = votes[seat]});
    }
    return begin_with(favourites.size() == 1 ? favourites.lowest() : chance.seat(favourites));
}

template <class C, class T>
Next Play<C, T>::begin_with(Seat first) {
    state.round.close();
    table.first = table.active = first;
    int turn = 0;
    const bool is_late = rules.options.late_coins == LateCoins::on;  // REN-009
    for (Seat seat : SeatsFrom{first, rules.players})
        table.coins[seat] = is_late ? rules.content.late_coins[rules.players][turn++] : rules.content.coins;
    say({.kind = EventKind::began, .seat = first});
    return Next::draft;
}

// REN-012: from the starting player on; the last of four has no choice (REN-156).
template <class C, class T>
Next Play<C, T>::draft() {
    u32 left = (1u << name_count<Character>)-1;
    for (Seat seat : SeatsFrom{table.first, rules.players}) {
        if (const Character taken = table.characters[seat]; taken != Character::none) {
            left &= ~(1u << index_of(taken));
            continue;
        }
        const int count = count_bits(left);
        if (rules.options.character_pick == CharacterPick::draft && count > 1)
            return ask(Question::character, seat);
        const int n = count == 1 ? 0 : chance.number(0, count - 1);
        return take_character(seat, static_cast<Character>(nth_bit(left, n)));
    }
    return open_faire();
}
template <class C, class T>
Next Play<C, T>::take_character(Seat seat, Character character) {
    table.characters[seat] = character;
    say({.kind = EventKind::took_character, .seat = seat, .character = character});
    return Next::draft;
}
template <class C, class T>
Next Play<C, T>::open_faire() {
    state.round.close();
    fill_window();
    for (Seat seat : SeatsFrom{table.first, rules.players}) draw(seat, rules.content.hand, Reason::deal);
    return Next::next_turn;
}

}  // namespace fg::ren
