// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The plain data of a running game: what may be chosen, what may happen, and the state by who may see it.
#pragma once

#include "engine/kinds.h"
#include "engine/piles.h"
#include "engine/state.h"
#include "games/ren_faire/content.h"

namespace fg::ren {

// ---- choices ----

// What is picked in a contest, where it is no number.
FG_ENUM_OR_NONE(Pick, lance, shield, feint, left, middle, right, share, snatch, odd, even, pass, fail)

FG_KINDS(Act, (name, seat),                          // D01, D01b, D08, D09, D18, D32: a player
         (take, character),                          // D02
         (play, card), (buy, costume), (buy_blind),  // D03; D19
         (draw_up),                                  // D03: discard & draw up
         (pick, card), (done),                       // D04, D06, D07: one of a group; D04: no more
         (place, seat),                              // D05
         (lose), (shed),                             // D10
         (select, costume),                          // D11, D12, D20, D21, D22
         (decline),                                  // D11, D12, D14, D19, D21, D22: none
         (name_icon, icon),                          // D13
         (pass_on, seat),                            // D14
         (perform), (refuse),                        // D15
         (kept), (slipped),                          // D16
         (huzzah), (boo),                            // D17
         (take_top), (take_coins),                   // D23
         (choose, pick),                             // D24, D25, D28, D30, D35
         (show, n),                                  // D26, D27, D29, D31, D34, D35: a number
         (name_slot, slot, maybe other),             // D33
         (dice),                                     // D35: rolled, as for a stand-in
         (curtain))                                  // D38

struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Seat seat = no_seat;
    Performance card = Performance::none;
    Costume costume = Costume::none;
    Character character = Character::none;
    Icon icon = Icon::none;
    Pick pick = Pick::none;
    Slot slot = Slot::none;
    Slot other = Slot::none;
    u8 n = 0;
    FG_FIELDS(Choice, act, seat, card, costume, character, icon, pick, slot, other, n)
};

using Cards = FixedVec<Performance, most_in_hand>;
// The cards of a hand picked so far, by rising number.
struct Group {
    static constexpr bool sparse = true;
    Cards cards;
    FG_FIELDS(Group, cards)
};

// ---- events ----

FG_ENUM_OR_NONE(Reason, action, hand_maximum, toss, deal, raised, card, placed, lost, moved)
FG_ENUM_OR_NONE(Verdict, success, failure, tie)
FG_ENUM_OR_NONE(Deck, performances, costumes)
FG_ENUM_OR_NONE(Ending, outfitted, closed)  // REN-139, REN-145

FG_KINDS(EventKind,                                          //
         (named, seat, to),                                  // D01 with show_votes = names
         (favoured, seat, count),                            // D01: so many votes for that player
         (began, seat),                                      // REN-014
         (took_character, seat, character),                  //
         (window_filled, place, costume),                    //
         (drew_cards, seat, cards),                          // to that seat
         (drew, seat, count, reason),                        //
         (judging_set, judging),                             // REN-062
         (turn_began, seat, count),                          // of that round
         (played, seat, card),                               //
         (bought, seat, costume, place, count, maybe toll),  // for so many coins, of which so many are toll
         (bought_blind, seat, costume, count, maybe toll),   //
         (placed, seat, to, costume),                        //
         (drew_up, seat),                                    // whatever is then discarded and drawn
         (discarded, seat, cards, reason),                   //
         (reshuffled, deck, count),                          //
         (chose, seat, to),                                  // D08, D09
         (gained, seat, count), (lost, seat, count), (paid, seat, to, count),
         (turned_stack, seat, costume, op),     // bottom-up or top-down: the Costume that moved
         (dressed, seat, count, from, reason),  // so many filled slots, from so many before
         (lifted, seat, costume),               //
         (dropped, seat, to, costume),          // by `seat`, from the stack of `to`
         (tops_passed),                         //
         (arranged, seat, costume),             // D20: the next one, from the bottom
         (took_top, seat, to, costume),         // D23: from `to`
         (hands_passed),                        //
         (handed, seat, to, cards),             // to both
         (window_cleared),                      // P07
         (looked, seat, count),                 //
         (saw, seat, costumes),                 // to that seat
         (took_seen, seat, costume, count),     // D21, for so many coins
         (put_under, seat, count),              //
         (revealed, costume),                   // P47
         (returned, costume),                   // P47: under the deck
         (icon_named, seat, icon),              //
         (laid, seat, card, count),             // near that player, with so many counters
         (counted, card, count),                // counters now
         (expired, card), (triggered, seat, card), (finished, card),  // it is on the discard pile
         (passed_on, seat, to, card),                                 // D14
         (staked, seat, count),                                       // P17
         (took_from_card, seat, card, count),                         // P13, P17
         (rolled, seat, count, maybe needed),                         // a die; the least that succeeds
         (venture, card, count),                                      // P17's die
         (steps_up, seat), (declines, seat),                          // D15
         (skit, seat),                                                // REN-074: a stand-in performs
         (act_began, seat, count),                                    // for so many seconds at most
         (kept, seat), (slipped, seat),                               // D16
         (cheered, seat), (booed, seat),                              // D17 with show_votes = names
         (voted, seat, to),                                           // D18 with show_votes = names
         (votes, seat, ayes, noes, crowd_ayes, crowd_noes),           // on an act
         (duel_votes, seat, to, ayes, noes, crowd_ayes, crowd_noes),  // for one, for the other
         (judged, seat, verdict),                                     //
         (picked, seat, pick), (showed, seat, count), (slots_named, seat, slot, maybe other),
         (pass_won, seat), (pass_drawn),  // P39
         (won_auction, seat, costume, count), (no_auction), (stand_in, seat),
         (live, seat, maybe from_start),  // REN-154
         (hand_shown, seat, cards),       // REN-149
         (ended, ending, seats))

struct Event {
    static constexpr bool sparse = true;
    EventKind kind = EventKind::none;
    Seat seat = no_seat;
    Seat to = no_seat;
    SeatSet seats{};
    Performance card = Performance::none;
    Costume costume = Costume::none;
    Character character = Character::none;
    Icon icon = Icon::none;
    Pick pick = Pick::none;
    Slot slot = Slot::none;
    Slot other = Slot::none;
    Place place = Place::none;
    Op op = Op::none;
    Deck deck = Deck::none;
    Reason reason = Reason::none;
    Verdict verdict = Verdict::none;
    Judging judging = Judging::none;
    Ending ending = Ending::none;
    u16 count = 0;
    u8 from = 0;
    u8 toll = 0;
    u8 needed = 0;
    bool from_start = false;
    u8 ayes = 0, noes = 0, crowd_ayes = 0, crowd_noes = 0;
    Cards cards{};
    FixedVec<Costume, most_peeked> costumes{};
    FG_FIELDS(Event, kind, seat, to, seats, card, costume, character, icon, pick, slot, other, place, op,
              deck, reason, verdict, judging, ending, count, from, toll, needed, from_start, ayes, noes,
              crowd_ayes, crowd_noes, cards, costumes)
};

// ---- cards ----

FG_ENUM_OR_NONE(HandPile, deck, hand, play, discard, passing)
FG_ENUM_OR_NONE(OneBack, back)
struct PerformanceDeck {
    using Card = Performance;
    using Back = OneBack;
    using Pile = HandPile;
    static constexpr int seats = max_players;
    static constexpr Back back_of(Card) { return Back::back; }
    static constexpr PileRule rule_of(Pile pile) {
        switch (pile) {
            case Pile::deck: return {.order = PileRule::Order::mixed};
            case Pile::hand:
                return {.order = PileRule::Order::held, .is_per_seat = true, .owner_knows = true};
            case Pile::passing: return {.order = PileRule::Order::mixed, .is_per_seat = true};  // P08
            case Pile::play:  // on the Stage, or near a Character
            case Pile::discard: return {.is_face_up = true};
            case Pile::none: break;
        }
        return {};
    }
};
FG_ENUM_OR_NONE(GarbPile, deck, under, left, middle, right, stall, tray, stack, discard)
struct CostumeDeck {
    using Card = Costume;
    using Back = OneBack;
    using Pile = GarbPile;
    static constexpr int seats = max_players;
    static constexpr Back back_of(Card) { return Back::back; }
    static constexpr PileRule rule_of(Pile pile) {
        switch (pile) {
            case Pile::deck: return {.order = PileRule::Order::mixed};
            case Pile::under:  // the last cards of the deck, in order (REN-135); the next one on top
            case Pile::tray: return {};  // looked at by somebody, the first drawn at the bottom
            case Pile::left:
            case Pile::middle:
            case Pile::right:  // the Window
            case Pile::stall:  // taken, and not placed yet
            case Pile::discard: return {.is_face_up = true};
            case Pile::stack: return {.is_per_seat = true, .is_face_up = true};
            case Pile::none: break;
        }
        return {};
    }
};
using PerformancePiles = Piles<PerformanceDeck>;
using CostumePiles = Piles<CostumeDeck>;
using HandAt = PileOf<HandPile>;
using GarbAt = PileOf<GarbPile>;

inline constexpr HandAt script_deck{HandPile::deck}, in_play{HandPile::play}, scripts_out{HandPile::discard};
constexpr HandAt hand_of(Seat seat) { return {HandPile::hand, seat}; }
constexpr HandAt passing_to(Seat seat) { return {HandPile::passing, seat}; }
inline constexpr GarbAt garb_deck{GarbPile::deck}, under_deck{GarbPile::under}, stall{GarbPile::stall},
    tray{GarbPile::tray}, garb_out{GarbPile::discard};
constexpr GarbAt window_at(int place) { return {static_cast<GarbPile>(index_of(GarbPile::left) + place)}; }
constexpr GarbAt stack_of(Seat seat) { return {GarbPile::stack, seat}; }

// ---- state ----

// What a Character shows (REN-113), and what follows from it.
struct Outfit {
    Array<Space, slot_count> slots{
        {Space::none, Space::none, Space::none, Space::none, Space::none, Space::none}};
    u8 filled = 0;
    u8 contributing = 0;
    u8 maximum = 0;  // of the hand
    FG_FIELDS(Outfit, slots, filled, contributing, maximum)
};

// An Extended Performance near a Character. They stand in the order they were played (REN-088).
struct Extended {
    Performance card = Performance::none;
    Seat you = no_seat;     // who played it
    Seat holder = no_seat;  // whom it lies near
    u8 counters = 0;
    u8 coins = 0;  // money on it (REN-087)
    Icon icon = Icon::none;
    PerSeat<u8, max_players> stakes;
    bool was_live = false;  // the holder, when it was laid (REN-076)
    FG_FIELDS(Extended, card, you, holder, counters, coins, icon, stakes, was_live)
};

// The card that is being carried out, and how far.
struct Stage {
    Performance card = Performance::none;
    Part part = Part::none;
    u8 step = 0;
    bool is_begun = false;  // the step has been begun: `todo` says who is left
    Seat you = no_seat;
    Seat chosen = no_seat;
    SeatSet todo;
    SeatSet succeeded, failed, tied;
    SeatSet declined;                // of a duel (REN-069)
    PerSeat<u8, max_players> shown;  // numbers picked; passes won (P39)
    u8 count = 0;                    // coins paid to you (P02); passes ridden (P39); Costumes arranged (P29)
    Icon icon = Icon::none;
    Pick call = Pick::none;  // P40
    FG_FIELDS(Stage, card, part, step, is_begun, you, chosen, todo, succeeded, failed, tied, declined, shown,
              count, icon, call)
};

// Who knows a Costume that lies face down.
struct Knowers {
    SeatSet seats;
    bool everybody = false;  // who looks on, too
    FG_FIELDS(Knowers, seats, everybody)
};
using PerPair = PerSeat<PerSeat<u8, max_players>, max_players>;

// Everybody sees this; what lies where is in the piles.
struct Table {
    Question question = Question::action;
    Seat first = no_seat;   // REN-014
    Seat active = no_seat;  // whose turn it is
    u8 actions_left = 0;
    u8 due = 0;                           // in the start step: the next Extended card to look at
    bool is_starting = false;             // the start step (REN-032)
    u16 turns = 0;                        // finished
    Judging judging = Judging::by_seats;  // REN-062: settled at the first action
    SeatSet live;                         // REN-154: played by a person
    Ending ending = Ending::none;
    SeatSet winners;

    PerSeat<Character, max_players> characters{
        {Character::none, Character::none, Character::none, Character::none}};
    PerSeat<u16, max_players> coins;
    PerSeat<Outfit, max_players> outfits;
    FixedVec<Extended, most_extended> extended;
    Stage stage;

    // Settling (REN-127): who is left, what they still draw, and who has placed what on themselves.
    SeatSet settling;
    PerSeat<u8, max_players> rises;
    Seat placer = no_seat;
    Costume placed = Costume::none;
    Seat buyer = no_seat;  // who places what lies on the stall (D05)

    // REN-157: what all can tell of who knows what.
    PerPair glimpses;  // how many cards of another's hand a seat may know: [who knows][who holds]
    FixedVec<Knowers, costume_count> under_known;  // of the cards under the deck, from the next one on
    FixedVec<Knowers, most_peeked> tray_known;     // of those being looked at, from the first drawn on

    FG_FIELDS(Table, question, first, active, actions_left, due, is_starting, turns, judging, live, ending,
              winners, characters, coins, outfits, extended, stage, settling, rises, placer, placed, buyer,
              glimpses, under_known, tray_known)
};

template <template <class> class Card>
struct Veiled {
    PilesIn<Card, PerformanceDeck> scripts;
    PilesIn<Card, CostumeDeck> garb;
    FG_FIELDS(Veiled, scripts, garb)
};

using State = StateOf<Table, Nothing, Nothing, Round<Choice, max_players, Group>, Veiled<Known>>;
using View = ViewOf<State>;
using Seen = SeenOf<State>;
using Offers = OfferList<Choice, 128>;

}  // namespace fg::ren
