// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The plain data of a running game: what may be chosen, what may happen, and the state by who may see it.
#pragma once

#include "engine/hash.h"
#include "engine/kinds.h"
#include "engine/state.h"
#include "games/huzzah/content.h"

namespace fg::huzzah {

// Where a pawn is: on a step, on a stage (HUZ-014), or, before its player has chosen a stage, nowhere.
// Written as the step's number or the stage's name.
class Place {
  public:
    static constexpr int max_text = 16;

    constexpr Place() = default;
    static constexpr Place on_step(int step) { return Place{step}; }
    static constexpr Place on_stage(Stage stage) { return Place{path_steps + index_of(stage)}; }

    constexpr bool is_step() const { return code_ < path_steps; }
    constexpr bool is_stage() const { return code_ >= path_steps && code_ < path_steps + stage_count; }
    constexpr int step() const { return code_; }
    constexpr Stage stage() const { return stage_of(code_ - path_steps); }
    // A number below 64, different for every step and stage.
    constexpr u8 code() const { return code_; }
    friend constexpr bool operator==(Place, Place) = default;

    constexpr void hash_into(Hash& hash) const { hash.add(code_); }
    constexpr int write_text(char* out) const {
        if (is_step()) return write_number(out);
        int length = 0;
        for (char letter : is_stage() ? name_of(stage()) : std::string_view{"nowhere"})
            out[length++] = letter;
        return length;
    }
    constexpr bool read_text(std::string_view text) {
        Stage stage{};
        if (find_name(text, stage)) return *this = on_stage(stage), true;
        if (text == "nowhere") return *this = Place{}, true;
        int number = 0;
        for (char digit : text) {
            if (digit < '0' || digit > '9' || number >= path_steps) return false;
            number = number * 10 + (digit - '0');
        }
        if (text.empty() || number >= path_steps) return false;
        *this = on_step(number);
        return true;
    }

  private:
    static constexpr u8 nowhere = 63;
    explicit constexpr Place(int code) : code_(static_cast<u8>(code)) {}
    constexpr int write_number(char* out) const {
        int length = 0;
        if (code_ >= 10) out[length++] = static_cast<char>('0' + code_ / 10);
        out[length++] = static_cast<char>('0' + code_ % 10);
        return length;
    }
    u8 code_ = nowhere;
};

// What is being asked. Show and clear_up put two questions at once, see `question` in offers.h.
FG_ENUM(Phase, choose_stage, walk, bump_mover, take_stage, show, bump_richard, bump_pushed, clear_up, over)

// How a game ends: somebody alone reached the target, or several at once where the tie is shared (HUZ-149 to HUZ-154);
// the last turn came, and the score decided or, among equals, the crowd (HUZ-155, HUZ-176).
FG_ENUM_OR_NONE(Ending, target, last_turn, last_turn_by_crowd)

// Why a heckle failed: the performer showed another card (HUZ-141), the heckler had left the audience (HUZ-142), or another
// heckler rolled higher (HUZ-145).
FG_ENUM_OR_NONE(HeckleFailure, other_card, out_of_audience, lost_roll)

FG_KINDS(Act, (choose, stage), (walk, steps), (bump), (pass), (take), (stay), (show, card), (heckle, card),
         (place, step), (discard, maybe card, maybe other))

// One answer. Two discarded cards stand in the order of the card names.
struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Stage stage = Stage::none;
    u8 steps = 255;     // how far to walk
    u8 step = no_step;  // where the crowd goes
    Card card = Card::none;
    Card other = Card::none;  // the second card
    FG_FIELDS(Choice, act, stage, steps, step, card, other)
};

FG_KINDS(EventKind, (rolled_for_stage, seat, dice),               //
         (stage_chosen, seat, stage),                             //
         (richard_placed, maybe stage, to),                       //
         (turn_began, seat, count),                               // the lead seat, the turn
         (drew, seat, count),                                     //
         (drew_card, seat, card),                                 // to that seat
         (reshuffled, count),                                     //
         (rolled_for_order, seat, dice),                          //
         (rolled_to_walk, seat, dice),                            //
         (walked, seat, from, maybe slid_from, to),               //
         (stood_still, seat, to),                                 //
         (bumped, seat, other, from, maybe slid_from, to),        // `other` played the Bump
         (richard_bumped, other, from, to),                       //
         (passed, seat),                                          //
         (took_stage, seat, stage),                               //
         (stayed, seat, stage),                                   //
         (showed_hand, seat, count),                              //
         (laid, seat, stage),                                     //
         (heckled_face_down, seat, stage),                        //
         (richard_walked, from, to, dice),                        //
         (richard_jumped, maybe from, to, dice),                  // from nowhere when he comes to the faire
         (richard_rested, maybe stage, to),                       //
         (crowd_annoyed, stage, to, count),                       //
         (pushed, seat, from, maybe slid_from, to),               //
         (revealed, seat, stage, card),                           //
         (rolled_off, seat, stage, dice),                         //
         (heckle_won, seat, other, stage, to),                    // `other` performed, and goes to that step
         (heckle_failed, seat, other, stage, failure),            //
         (scored, seat, stage, maybe card, points),               // without a card: for a heckle
         (crowd_cleared, seat, stage, count, maybe richard_saw),  // by a Finale
         (crowd_bled, seat, stage, to, count),                    //
         (unnoticed, seat, stage),                                // a Huzzah! without Richard and crowd
         (stepped_down, seat, stage, maybe slid_from, to),        //
         (crowd_lost, seat, stage, card, count),                  //
         (crowd_placed, seat, stage, to, count, lost),            //
         (discarded, seat, card),                                 //
         (discarded_face_down, seat, count),                      //
         (tied_at_target, points, leaders),                       // and so the game goes on (HUZ-153)
         (game_over, count, points, leaders, winners, ending))    // the leaders have the most points

// One thing that happened. A walk goes from `from` to `to`; if a slide was part of it, `slid_from` is where it began.
struct Event {
    static constexpr bool sparse = true;
    EventKind kind = EventKind::none;
    Seat seat = no_seat;   // who did it or to whom it happened
    Seat other = no_seat;  // who else had a part in it
    Stage stage = Stage::none;
    Card card = Card::none;
    u8 from = no_step;
    u8 slid_from = no_step;
    u8 to = no_step;
    u16 count = 0;        // cards, counters, the turn's number
    u8 lost = 0;          // counters that found no room
    i16 points = 0;       // the change of a score; at the end, the leaders' score
    Array<u8, 3> dice{};  // a single die in the first
    HeckleFailure failure = HeckleFailure::none;
    bool richard_saw = false;
    SeatSet leaders{};
    SeatSet winners{};
    Ending ending = Ending::none;
    FG_FIELDS(Event, kind, seat, other, stage, card, from, slid_from, to, count, lost, points, dice, failure,
              richard_saw, leaders, winners, ending)
};

struct Frame {
    Phase phase = Phase::choose_stage;
    Seat subject = no_seat;  // the mover; the pawn that a window is about (none: Richard)
    u8 roll = 0;             // how far the mover may walk
    bool has_moved = false;  // HUZ-073: only a mover who has moved can be bumped
    u8 gate_stops = 0;       // HUZ-101: of Richard in this step {4}
    FG_FIELDS(Frame, phase, subject, roll, has_moved, gate_stops)
};

template <class Name>
constexpr PerSeat<Name> none_for_each_seat() {
    PerSeat<Name> values;
    for (Name& value : values.at) value = Name::none;
    return values;
}

// A formal bound, so that no content can overflow a score.
inline constexpr int score_bound = 30000;

// What everyone sees.
struct Table {
    u16 turn = 0;
    Seat lead = seat_of(0);  // HUZ-040
    Frame frame;
    FixedVec<Seat, max_players> order;  // who still has to choose a stage or to move, the first of them now
    PerSeat<Place> place;
    PerSeat<i16> score;
    PerSeat<u8> hand_size;
    PerSeat<Stage> show_at = none_for_each_seat<Stage>();  // whose show the seat's Show card is for (HUZ-088)
    PerSeat<Card> revealed =
        none_for_each_seat<Card>();  // those cards, from the reveal to the end of step {5}
    PerSeat<u8> to_place;            // counters that a Crowd card brought and that wait for a step (HUZ-118)
    u8 richard = no_step;
    Array<u8, path_steps> counters;
    u8 deck_size = 0;
    PerSeat<u8> hidden_discards;  // how many of each seat lie face down in the pile (HUZ-148)
    Bag<Card> discards;           // the face-up pile (HUZ-029)
    SeatSet winners;              // once the game is over
    FG_FIELDS(Table, turn, lead, frame, order, place, score, hand_size, show_at, revealed, to_place, richard,
              counters, deck_size, hidden_discards, discards, winners)
};

// What one seat sees. Its answer is kept by the round until all are in.
struct Own {
    Bag<Card> hand;
    Bag<Card> buried;             // their own face-down discards since the last shuffle (HUZ-148)
    Card face_down = Card::none;  // from step {3} to the reveal (HUZ-087)
    FG_FIELDS(Own, hand, buried, face_down)
};

// What nobody sees.
struct Hidden {
    Bag<Card> deck;
    Bag<Card> buried;  // all face-down discards
    FG_FIELDS(Hidden, deck, buried)
};

using State = StateOf<Table, Own, Hidden, Round<Choice, max_players>>;
using View = ViewOf<State>;
using Seen = SeenOf<State>;
using Offers = OfferList<Choice, 32>;

}  // namespace fg::huzzah
