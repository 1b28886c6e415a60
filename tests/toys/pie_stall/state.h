// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The plain data of a running game: what may be chosen, what may happen, and the state by who may see it.
#pragma once

#include "engine/kinds.h"
#include "engine/state.h"
#include "tests/toys/pie_stall/content.h"

namespace fg::pie {

FG_KINDS(Act, (lay, card), (ready),  // set_out
         (pass, card), (done),       // pass, in steps
         (take, card), (serve, card), (offer, card, to), (order, card, to), (sniff, to), (rest),  // turn
         (accept), (refuse),                                                                      // trade
         (call, back))                                                                            // cry

struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Card card = Card::none;
    Seat to = no_seat;
    Back back = Back::none;
    FG_FIELDS(Choice, act, card, to, back)
};

// The pies that a seat has picked so far to pass.
struct Picked {
    FixedVec<Card, most_passed> cards;
    FG_FIELDS(Picked, cards)
};

FG_KINDS(EventKind, (dealt, seat, back),  //
         (got, seat, card),               // to that seat
         (laid, seat, card),              //
         (round_began, seat, count),      //
         (passed, seat, to, back),        //
         (handed, seat, to, card),        // to both
         (turn_began, seat),              //
         (took, seat, card),              //
         (served, seat, card),            //
         (rolled, seat, one, other),      //
         (tipped, seat),                  //
         (offered, seat, to, back),       //
         (shown, seat, to, card),         // to both
         (accepted, seat, to),            //
         (refused, seat, to),             //
         (ordered, seat, to, card),       //
         (sniffed, seat, to),             //
         (smelled, seat, to, card),       // to the one who sniffed
         (rested, seat),                  //
         (refilled, card),                //
         (cried, card),                   //
         (called, seat, back),            //
         (thrown, seat, count),           //
         (left, seat),                    //
         (discarded, seat, card),         //
         (stand_in, seat),                //
         (live, seat),                    //
         (ended, ending))

struct Event {
    static constexpr bool sparse = true;
    EventKind kind = EventKind::none;
    Seat seat = no_seat;
    Seat to = no_seat;
    Card card = Card::none;
    Back back = Back::none;
    u8 count = 0;
    u8 one = 0, other = 0;  // faces of dice
    Ending ending = Ending::none;
    FG_FIELDS(Event, kind, seat, to, card, back, count, one, other, ending)
};

// What is going on, innermost last: a turn, in it a trade or a refill, in that a crier.
FG_ENUM(Doing, turn, trade, refill, cry)
struct Frame {
    Doing doing = Doing::turn;
    Seat seat = no_seat;  // whose turn it is
    Seat to = no_seat;    // trade: whom the pie is offered to
    u8 left = 0;          // refill: how many pies are still to come
    FG_FIELDS(Frame, doing, seat, to, left)
};

using PerPair = PerSeat<PerSeat<u8, max_players>, max_players>;

// Everybody sees this. What lies where is in the piles.
struct Table {
    Question question = Question::set_out;
    Seat first = seat_of(0);  // of this round
    u8 round = 0;
    SeatSet to_play;  // who still has a turn this round
    FrameStack<Frame, 3> frames;
    PerSeat<u8, max_players> coins;
    PerSeat<u8, max_players> points;  // of the pies on the plate
    SeatSet ready;                    // set_out: who has nothing more to lay
    SeatSet left;                     // PIE-013
    SeatSet stand_ins;                // PIE-014
    PerPair glimpses;  // how many pies of another's hand a seat may know, at most: [who knows][who holds]
    Ending ending = Ending::none;
    u8 leaked = 0;  // always 0 but in the leaky toys
    FG_FIELDS(Table, question, first, round, to_play, frames, coins, points, ready, left, stand_ins, glimpses,
              ending, leaked)
};
// Some see this: who knows which card follows from where it has been.
template <template <class> class Card>
struct Veiled {
    PilesIn<Card, Deck> piles;
    FG_FIELDS(Veiled, piles)
};

using State = StateOf<Table, Nothing, Nothing, Round<Choice, max_players, Picked>, Veiled<Known>>;
using View = ViewOf<State>;
using Seen = SeenOf<State>;
using Offers = OfferList<Choice, 128>;
using Stall = Piles<Deck>;

}  // namespace fg::pie
