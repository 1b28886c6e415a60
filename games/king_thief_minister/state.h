// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The plain data of a running game: what may be chosen, what may happen, and the state by who may see it.
#pragma once

#include "engine/kinds.h"
#include "engine/state.h"
#include "games/king_thief_minister/content.h"
#include "games/king_thief_minister/knowledge.h"

namespace fg::ktm {

// ---- choices ----

// `hidden` is what everybody sees of `exchange` and `keep`, and all there is to choose with nobody_knows.
FG_ENUM_OR_NONE(Shuffle, open, exchange, keep, hidden)

FG_KINDS(Act, (peek, spot), (decline),                     // D1
         (look), (move_right), (move_left), (move_front),  // D2
         (claim, character),                               // D2
         (challenge), (no),                                // D3, D8
         (execute, character, target),                     // D4
         (pay_two, target),                                // D5
         (shuffle, spot, other_spot, shuffle),             // D6
         (answer), (silent),                               // D7
         (name, character, spot))                          // D9

struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Character character = Character::none;  // claimed, guessed or named
    Seat target = no_seat;
    Spot spot = no_spot;
    Spot other_spot = no_spot;  // the second of a shuffled pair; always the larger one
    Shuffle shuffle = Shuffle::none;
    FG_FIELDS(Choice, act, character, target, spot, other_spot, shuffle)
};

// ---- events ----

FG_KINDS(EventKind, (started, seat),                // the start player
         (peeked, seat, spot), (declined, seat),    // before the first turn
         (saw, seat, character, spot),              // to that seat
         (turn, seat),                              //
         (looked, seat),                            // at their own card
         (moved, seat, direction),                  //
         (claimed, seat, character),                //
         (unchallenged, seat, character),           // the claim stands
         (challenged, seat, target, character),     // the pretender, by the target
         (verdict, seat, character, verdict),       // of a challenged claim or an answer
         (paid, seat, coins, reason),               // into the treasury
         (fell_short, seat, coins, reason),         // by that many coins, for what they had to pay
         (took, seat, coins, reason, maybe seats),  // out of the treasury; for those who could not pay
         (stole, seat, target, coins),              // from the target
         (answered, seat, seats),                   // the King's pretender is the seat
         (compared, seat, seats),                   // the mutual challenge
         (aimed, seat, target, character),          //
         (guessed, seat, target, character, verdict, coins),       //
         (chose_payer, seat, target),                              //
         (chose_pair, seat, spot, other_spot, shuffle),            // named with the claim
         (shuffled, seat, spot, other_spot, shuffle),              //
         (sealed, seat, shuffle),                                  // to that seat
         (named, seat, character, spot),                           //
         (turned_up, maybe seat, character, spot, maybe verdict),  // of what the seat claimed or named
         (turned_down),                                            // all cards that lay face up
         (ended, seats, coins, ending))                            // the winners, with so many coins each

// Why coins went to the treasury or came out of it.
FG_ENUM_OR_NONE(Reason, look, lost_challenge, false_answer, mistake, tax, king, answer, shortfall, theft,
                peasant)

FG_ENUM_WORDS(Verdict, (wrong, "false"), (right, "true"))

FG_ENUM_OR_NONE(Ending, empty_treasury, round_cap)

inline constexpr u8 no_coins = 255;

struct Event {
    static constexpr bool sparse = true;
    EventKind kind = EventKind::none;
    Seat seat = no_seat;
    Seat target = no_seat;
    SeatSet seats{};
    Character character = Character::none;
    Spot spot = no_spot;
    Spot other_spot = no_spot;
    Act direction = Act::none;
    Shuffle shuffle = Shuffle::none;
    Verdict verdict = Verdict::none;
    u8 coins = no_coins;
    Reason reason = Reason::none;
    Ending ending = Ending::none;
    FG_FIELDS(Event, kind, seat, target, seats, character, spot, other_spot, direction, shuffle, verdict,
              coins, reason, ending)
};

// ---- state ----

// Everybody sees this.
struct Table {
    PerSpot<u8> card_at;  // which of the physical cards 0..5 lies at each spot; everybody can follow them
    PerSpot<Character> face_up;  // none while face down (KTM-115 to KTM-126, KTM-143)
    PerSeat<u8, max_players> purse;
    u8 treasury = 0;
    Seat start_player = no_seat;
    Seat mover = no_seat;  // whose turn it is
    u32 turns = 0;         // turns finished
    Question question = Question::none;
    Character claim = Character::none;
    Seat pretender = no_seat;  // who made the claim: the mover, or the only answerer
    Choice plan;               // KTM-167: what was published with the claim
    Ending ending = Ending::none;
    Knowledge known;  // KTM-147: what everybody knows, spectators included
    FG_FIELDS(Table, card_at, face_up, purse, treasury, start_player, mover, turns, question, claim,
              pretender, plan, ending, known)
};

// One seat sees this.
struct Own {
    Knowledge knowledge;  // KTM-147
    FG_FIELDS(Own, knowledge)
};

// Nobody sees this.
struct Hidden {
    Faces face;  // by physical card
    FG_FIELDS(Hidden, face)
};

// Some see this: what becomes of a pair under the table, exchange or keep, waits for the claim to stand (KTM-167). Only the
// Minister's pretender knows it (KTM-146).
template <template <class> class Card>
struct Veiled {
    Card<Shuffle> secret{};
    FG_FIELDS(Veiled, secret)
};

using State = StateOf<Table, Own, Hidden, Round<Choice, max_players>, Veiled<Known>>;
using View = ViewOf<State>;
using Seen = SeenOf<State>;
using Offers = OfferList<Choice, 45>;  // KTM-144

}  // namespace fg::ktm
