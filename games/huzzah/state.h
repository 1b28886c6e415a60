// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The plain data of a running game. Table: what everyone sees; Own: what one seat sees; Hidden: what nobody
// sees.
#pragma once

#include <bit>

#include "engine/hash.h"
#include "engine/state.h"
#include "games/huzzah/board.h"

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

enum class Act : u8 { choose, walk, bump, pass, take, stay, show, heckle, place, discard, none = 255 };
constexpr auto names_of(Act) {
    return std::array<std::string_view, 10>{"choose", "walk", "bump",   "pass",  "take",
                                            "stay",   "show", "heckle", "place", "discard"};
}

// One answer. Two discarded cards stand in the order of the card names.
struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Stage stage = Stage::none;  // choose
    u8 steps = 255;             // walk: how far
    u8 step = no_step;          // place: where
    Card card = Card::none;     // show, heckle, discard
    Card other = Card::none;    // discard: the second card
    FG_FIELDS(Choice, act, stage, steps, step, card, other)
};

// What is being asked. Show and clear_up put two questions at once, see `question_for`.
enum class Step : u8 {
    choose_stage,
    walk,
    bump_mover,
    take_stage,
    show,
    bump_richard,
    bump_pushed,
    clear_up,
    over
};
constexpr auto names_of(Step) {
    return std::array<std::string_view, 9>{"choose_stage", "walk",        "bump_mover", "take_stage", "show",
                                           "bump_richard", "bump_pushed", "clear_up",   "over"};
}

struct Frame {
    Step step = Step::choose_stage;
    Seat subject = no_seat;  // the mover; the pawn that a window is about (none: Richard)
    u8 roll = 0;             // how far the mover may walk
    bool has_moved = false;  // HUZ-073: only a mover who has moved can be bumped
    u8 gate_stops = 0;       // HUZ-101: of Richard in this step {4}
    FG_FIELDS(Frame, step, subject, roll, has_moved, gate_stops)
};

// What everyone sees.
struct Table {
    u16 turn = 0;
    Seat lead = seat_of(0);  // HUZ-040
    Frame frame;
    SeatSet round;            // whom the question went to
    FixedVec<Seat, 8> order;  // who still has to choose a stage or to move, the first of them now
    PerSeat<Place> place;
    PerSeat<i16> score;
    PerSeat<u8> hand_size;
    PerSeat<Stage> show_at{{Stage::none, Stage::none, Stage::none, Stage::none, Stage::none, Stage::none,
                            Stage::none,
                            Stage::none}};  // whose show the seat's face-down card belongs to (HUZ-088)
    PerSeat<u8> to_place;  // counters that a Crowd card brought and that wait for a step (HUZ-118)
    u8 richard = no_step;
    Row<u8, path_steps> counters;
    u8 deck_size = 0;
    PerSeat<u8> hidden_discards;  // how many of each seat lie face down in the pile (HUZ-148)
    Bag<Card> discards;           // the face-up pile (HUZ-029)
    SeatSet winners;
    FG_FIELDS(Table, turn, lead, frame, round, order, place, score, hand_size, show_at, to_place, richard,
              counters, deck_size, hidden_discards, discards, winners)
};

// What one seat sees.
struct Own {
    Bag<Card> hand;
    Bag<Card> buried;  // his own face-down discards since the last shuffle (HUZ-148)
    Choice sealed;     // his answer while the round is open
    Card face_down = Card::none;
    FG_FIELDS(Own, hand, buried, sealed, face_down)
};

// What nobody sees.
struct Hidden {
    Bag<Card> deck;
    Bag<Card> buried;  // all face-down discards
    SeatSet owing;
    FG_FIELDS(Hidden, deck, buried, owing)
};

using State = StateOf<Table, Own, Hidden>;
using View = ViewOf<Table, Own>;
using Seen = SeenOf<Table, Own>;

enum class What : u8 {
    rolled_for_stage,
    stage_chosen,
    richard_placed,
    turn_began,
    drew,
    drew_card,
    reshuffled,
    rolled_for_order,
    rolled_to_walk,
    walked,
    stood_still,
    bumped,
    richard_bumped,
    passed,
    took_stage,
    stayed,
    showed_hand,
    laid,
    heckled_face_down,
    richard_walked,
    richard_jumped,
    richard_rested,
    crowd_annoyed,
    pushed,
    revealed,
    rolled_off,
    heckle_won,
    heckle_failed,
    scored,
    crowd_cleared,
    crowd_bled,
    stepped_down,
    crowd_lost,
    crowd_placed,
    discarded,
    discarded_face_down,
    game_over,
    none = 255
};
constexpr auto names_of(What) {
    return std::array<std::string_view, 37>{"rolled_for_stage",
                                            "stage_chosen",
                                            "richard_placed",
                                            "turn_began",
                                            "drew",
                                            "drew_card",
                                            "reshuffled",
                                            "rolled_for_order",
                                            "rolled_to_walk",
                                            "walked",
                                            "stood_still",
                                            "bumped",
                                            "richard_bumped",
                                            "passed",
                                            "took_stage",
                                            "stayed",
                                            "showed_hand",
                                            "laid",
                                            "heckled_face_down",
                                            "richard_walked",
                                            "richard_jumped",
                                            "richard_rested",
                                            "crowd_annoyed",
                                            "pushed",
                                            "revealed",
                                            "rolled_off",
                                            "heckle_won",
                                            "heckle_failed",
                                            "scored",
                                            "crowd_cleared",
                                            "crowd_bled",
                                            "stepped_down",
                                            "crowd_lost",
                                            "crowd_placed",
                                            "discarded",
                                            "discarded_face_down",
                                            "game_over"};
}

// One thing that happened. A walk goes from `from` to `to`; if a slide was part of it, `slid_from` is where
// it began.
struct Event {
    static constexpr bool sparse = true;
    What what = What::none;
    Seat seat = no_seat;   // who did it or to whom it happened
    Seat other = no_seat;  // who played the Bump; whom a heckle was against; the lead seat
    Stage stage = Stage::none;
    Card card = Card::none;
    u8 from = no_step;
    u8 slid_from = no_step;
    u8 to = no_step;
    u16 count = 0;      // cards, counters, the turn's number
    u8 lost = 0;        // counters that found no room
    i16 points = 0;     // the change of a score
    Row<u8, 3> dice{};  // a single die in the first
    SeatSet winners{};
    FG_FIELDS(Event, what, seat, other, stage, card, from, slid_from, to, count, lost, points, dice, winners)
};

using Offers = OfferList<Choice, 32>;

// The members of a set in clockwise order from `first` on.
struct SeatsInOrder {
    SeatSet seats;
    Seat first;

    struct Iterator {
        u32 rest;  // the seats ahead, then, eight bits up, those behind
        constexpr Seat operator*() const { return seat_of(lowest_bit(rest) & 7); }
        constexpr Iterator& operator++() {
            rest &= rest - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const {
        const u32 behind = (1u << index_of(first)) - 1;
        return {(seats.bits() & ~behind) | (seats.bits() & behind) << 8};
    }
    constexpr Iterator end() const { return {0}; }
};

// ---- facts about a table
// ----------------------------------------------------------------------------------------

constexpr SeatSet all_seats(const Rules& rules) { return SeatSet::first(rules.players); }
// The same by rising number, for loops: cheaper than taking a set apart.
struct EachSeat {
    struct Iterator {
        u8 number;
        constexpr Seat operator*() const { return Seat{number}; }
        constexpr Iterator& operator++() {
            ++number;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    u8 players;
    constexpr Iterator begin() const { return {0}; }
    constexpr Iterator end() const { return {players}; }
};
constexpr EachSeat each_seat(const Rules& rules) { return {rules.players}; }

constexpr SeatSet seats_on_path(const Rules& rules, const Table& table) {
    SeatSet seats;
    for (Seat s : each_seat(rules))
        if (table.place[s].is_step()) seats.add(s);
    return seats;
}
constexpr SeatSet seats_on_stages(const Rules& rules, const Table& table) {
    SeatSet seats;
    for (Seat s : each_seat(rules))
        if (table.place[s].is_stage()) seats.add(s);
    return seats;
}
// Whether any pawn is there: all eight places are compared at once.
constexpr bool has_pawn(const Table& table, Place place) {
    constexpr u64 ones = 0x0101010101010101, tops = 0x8080808080808080;
    const u64 differing = std::bit_cast<u64>(table.place) ^ place.code() * ones;
    return ((differing - ones) & ~differing & tops) != 0;  // a byte is zero
}
constexpr bool is_taken(const Table& table, Stage stage) { return has_pawn(table, Place::on_stage(stage)); }
constexpr Seat performer_on(const Rules& rules, const Table& table, Stage stage) {
    for (Seat s : each_seat(rules))
        if (table.place[s] == Place::on_stage(stage)) return s;
    return no_seat;
}
// The open stage that overlooks the seat's step, if the seat is on the path and there is one.
constexpr Stage stage_beside(const Rules& rules, const Table& table, Seat seat) {
    const Place place = table.place[seat];
    return place.is_step() ? rules.stage_at[place.step()] : Stage::none;
}
// HUZ-058, HUZ-059: the first step from `step` on that no other pawn, full crowd or Richard takes. HUZ-060:
// the walker's own pawn, which still stands in its old place, never blocks.
constexpr u8 slide(const Rules& rules, const Table& table, Place own, int step) {
    const auto is_blocked = [&](int at) {
        if (at == table.richard || table.counters[at] >= rules.content.step_limit) return true;
        return has_pawn(table, Place::on_step(at)) && own != Place::on_step(at);
    };
    while (is_blocked(step)) step = step_after(step, 1);
    return static_cast<u8>(step);
}
// HUZ-163: where a walk of `steps` would really end.
constexpr u8 stop_after(const Rules& rules, const Table& table, Seat seat, int steps) {
    const int from = table.place[seat].step();
    if (steps == 0) return static_cast<u8>(from);  // HUZ-060
    return slide(rules, table, table.place[seat], step_after(from, steps));
}
constexpr int crowd_of(const Rules& rules, const Table& table, Stage stage) {
    const Area& area = rules.area(stage);
    int crowd = 0;
    for (int i = 0; i < area.size; ++i) crowd += table.counters[area.first + i];
    return crowd;
}
// HUZ-118, HUZ-119
constexpr bool has_room(const Rules& rules, const Table& table, Stage stage) {
    const Area& area = rules.area(stage);
    for (int i = 0; i < area.size; ++i)
        if (table.counters[area.first + i] < rules.content.step_limit) return true;
    return false;
}
// HUZ-086, HUZ-093 to HUZ-095: performers, and everyone on a step that an occupied stage overlooks.
constexpr SeatSet seats_with_a_show(const Rules& rules, const Table& table) {
    SeatSet seats;
    for (Seat s : each_seat(rules)) {
        const Stage stage = stage_beside(rules, table, s);
        if (table.place[s].is_stage() || (stage != Stage::none && is_taken(table, stage))) seats.add(s);
    }
    return seats;
}
constexpr bool has_show_card(const Bag<Card>& hand) { return hand.size() != hand.count(Card::bump); }
constexpr bool is_window(Step step) {
    return step == Step::bump_mover || step == Step::bump_richard || step == Step::bump_pushed;
}

constexpr Question question_for(const Table& table, Seat seat) {
    switch (table.frame.step) {
        case Step::choose_stage: return Question::choose_stage;
        case Step::walk: return Question::walk;
        case Step::bump_mover: return Question::bump_mover;
        case Step::take_stage: return Question::take_stage;
        case Step::show: return table.place[seat].is_stage() ? Question::show : Question::heckle;
        case Step::bump_richard: return Question::bump_richard;
        case Step::bump_pushed: return Question::bump_pushed;
        case Step::clear_up:
        case Step::over: return table.to_place[seat] != 0 ? Question::place_crowd : Question::discard;
    }
    return Question::discard;
}

}  // namespace fg::huzzah
