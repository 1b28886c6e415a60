// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The plain data of a running game: what may be chosen, what may happen, and the state by who may see it.
#pragma once

#include "engine/kinds.h"
#include "engine/state.h"
#include "tests/toys/lantern_lottery/content.h"

namespace fg::lantern {

FG_KINDS(Act, (wait), (peek), (guess, colour))

struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Colour colour = Colour::none;
    FG_FIELDS(Choice, act, colour)
};

FG_KINDS(EventKind, (dealt, seat, colour),  // to that seat
         (peeked, seat),                    //
         (saw, seat, colour),               // to that seat
         (revealed, colour),                //
         (scored, seat))

struct Event {
    static constexpr bool sparse = true;
    EventKind kind = EventKind::none;
    Seat seat = no_seat;
    Colour colour = Colour::none;
    FG_FIELDS(Event, kind, seat, colour)
};

// Everybody sees this.
struct Table {
    Question question = Question::peek;
    Seat active = seat_of(0);
    u8 rounds_left = 0;
    Bag<Colour> shown;
    u8 deck_size = 0;
    SeatSet peekers;  // who has seen the present prize
    PerSeat<u8, max_players> score;
    Colour leaked = Colour::none;  // always none but in the leaky toys
    FG_FIELDS(Table, question, active, rounds_left, shown, deck_size, peekers, score, leaked)
};
// One seat sees this. Its guess is kept by the round until all are in.
struct Own {
    Bag<Colour> hand;
    FG_FIELDS(Own, hand)
};
// Nobody sees this.
struct Hidden {
    Bag<Colour> deck;
    FG_FIELDS(Hidden, deck)
};
// Some see this: the prize, known to who has peeked.
template <template <class> class Card>
struct Veiled {
    Card<Colour> prize{};
    FG_FIELDS(Veiled, prize)
};

using State = StateOf<Table, Own, Hidden, Round<Choice, max_players>, Veiled<Known>>;
using View = ViewOf<State>;
using Seen = SeenOf<State>;
using Offers = OfferList<Choice, 4>;

}  // namespace fg::lantern
