// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Plain data of a running game: questions, choices, events, and the state by who may see it.
#pragma once

#include "engine/state.h"
#include "games/king_thief_minister/content.h"
#include "games/king_thief_minister/knowledge.h"

namespace fg::ktm {

// The decisions D1 to D9 of the catalogue.
enum class Question : u8 {
    initial_look,
    main,
    challenge,
    execute,
    pay_two,
    shuffle,
    answer,
    challenge_answer,
    name,
    none = 255
};
constexpr auto names_of(Question) {
    return std::array<std::string_view, 9>{"initial_look", "main",   "challenge",        "execute", "pay_two",
                                           "shuffle",      "answer", "challenge_answer", "name"};
}

enum class Act : u8 {
    peek,
    decline,
    look,
    move_right,
    move_left,
    move_front,
    claim,
    challenge,
    no,
    execute,
    pay_two,
    shuffle,
    answer,
    silent,
    name,
    none = 255
};
constexpr auto names_of(Act) {
    return std::array<std::string_view, 15>{"peek",       "decline", "look",      "move_right", "move_left",
                                            "move_front", "claim",   "challenge", "no",         "execute",
                                            "pay_two",    "shuffle", "answer",    "silent",     "name"};
}

// `hidden` is what everybody sees of `exchange` and `keep`, and all there is to choose with nobody_knows.
enum class Shuffle : u8 { open, exchange, keep, hidden, none = 255 };
constexpr auto names_of(Shuffle) {
    return std::array<std::string_view, 4>{"open", "exchange", "keep", "hidden"};
}

struct Choice {
    static constexpr bool sparse = true;
    Act act = Act::none;
    Character character = Character::none;  // claimed, guessed or named
    Seat target = no_seat;
    u8 spot = no_spot;
    u8 other_spot = no_spot;  // the second of a shuffled pair; always the larger one
    Shuffle shuffle = Shuffle::none;
    FG_FIELDS(Choice, act, character, target, spot, other_spot, shuffle)
};

enum class Happening : u8 {
    started,       // seat: the start player
    peeked,        // seat, spot; before the first turn
    declined,      // seat
    saw,           // private: seat, spot, character
    turn,          // seat
    looked,        // seat: at his own card
    moved,         // seat, direction
    claimed,       // seat, character
    unchallenged,  // seat, character: the claim that stands
    challenged,    // seat by target, character
    verdict,       // seat, character, is_right: of a challenged claim or an answer
    paid,          // seat, coins, reason: into the treasury
    took,          // seat, coins, reason: out of the treasury
    stole,         // seat from target, coins
    answered,      // seats
    compared,      // seats: the mutual challenge
    aimed,         // seat at target, character
    guessed,       // seat, target, character, is_right, coins
    chose_payer,   // seat, target
    chose_pair,    // seat, spot, other_spot, shuffle: named with the claim
    shuffled,      // seat, spot, other_spot, shuffle
    sealed,        // private: seat, shuffle
    named,         // seat, spot, character
    turned_up,     // spot, character
    turned_down,   //
    ended,         // ending
    none = 255
};
constexpr auto names_of(Happening) {
    return std::array<std::string_view, 26>{
        "started",  "peeked",       "declined",   "saw",         "turn",        "looked",     "moved",
        "claimed",  "unchallenged", "challenged", "verdict",     "paid",        "took",       "stole",
        "answered", "compared",     "aimed",      "guessed",     "chose_payer", "chose_pair", "shuffled",
        "sealed",   "named",        "turned_up",  "turned_down", "ended"};
}

// Why coins went to the treasury or came out of it.
enum class Reason : u8 {
    look,
    lost_challenge,
    false_answer,
    mistake,
    tax,
    king,
    answer,
    shortfall,
    theft,
    peasant,
    none = 255
};
constexpr auto names_of(Reason) {
    return std::array<std::string_view, 10>{"look", "lost_challenge", "false_answer", "mistake", "tax",
                                            "king", "answer",         "shortfall",    "theft",   "peasant"};
}

enum class Verdict : u8 { wrong, right, none = 255 };
constexpr auto names_of(Verdict) { return std::array<std::string_view, 2>{"false", "true"}; }

enum class Ending : u8 { empty_treasury, round_cap, none = 255 };
constexpr auto names_of(Ending) { return std::array<std::string_view, 2>{"empty_treasury", "round_cap"}; }

inline constexpr u8 no_coins = 255;

struct Event {
    static constexpr bool sparse = true;
    Happening happening = Happening::none;
    Seat seat = no_seat;
    Seat target = no_seat;
    SeatSet seats{};
    Character character = Character::none;
    u8 spot = no_spot;
    u8 other_spot = no_spot;
    Act direction = Act::none;
    Shuffle shuffle = Shuffle::none;
    Verdict verdict = Verdict::none;
    u8 coins = no_coins;
    Reason reason = Reason::none;
    Ending ending = Ending::none;
    FG_FIELDS(Event, happening, seat, target, seats, character, spot, other_spot, direction, shuffle, verdict,
              coins, reason, ending)
};

struct Table {
    Row<u8, spots> card_at;  // which of the physical cards 0..5 lies at each spot; everybody can follow them
    Faces face_up;           // by spot; none while face down (KTM-115 to KTM-126, KTM-143)
    PerSeat<u8, max_players> purse;
    u8 treasury = 0;
    Seat start_player = no_seat;
    Seat mover = no_seat;  // whose turn it is
    u32 turns = 0;         // turns finished
    Question question = Question::none;
    SeatSet round;  // whom the question went to
    Character claim = Character::none;
    Seat pretender = no_seat;  // who made the claim: the mover, or the only answerer
    Choice plan;               // KTM-167: what was published with the claim
    Ending ending = Ending::none;
    Knowledge known;  // KTM-147: what everybody knows, spectators included
    FG_FIELDS(Table, card_at, face_up, purse, treasury, start_player, mover, turns, question, round, claim,
              pretender, plan, ending, known)
};

struct Own {
    Knowledge knowledge;
    Choice sealed;                   // this seat's answer to an open simultaneous question
    Shuffle secret = Shuffle::none;  // exchange or keep, waiting for the claim to stand (KTM-167)
    FG_FIELDS(Own, knowledge, sealed, secret)
};

struct Hidden {
    Faces face;       // by physical card
    SeatSet owing;    // who has not answered yet
    SeatSet willing;  // who has answered "challenge" or "Yes Sir" so far; the same as in their `sealed`
    FG_FIELDS(Hidden, face, owing, willing)
};

using State = StateOf<Table, Own, Hidden, max_players>;
using View = ViewOf<Table, Own>;
using Seen = SeenOf<Table, Own>;
using Offers = OfferList<Choice, 45>;  // KTM-144

static_assert(sizeof(State) <= 800);

constexpr bool is_window(Question question) {
    return question == Question::challenge || question == Question::challenge_answer;
}
constexpr bool is_simultaneous(Question question) {
    return is_window(question) || question == Question::initial_look || question == Question::answer;
}

constexpr SeatSet everybody(const Rules& rules) { return SeatSet::first(rules.players); }
constexpr Seat left_of(const Rules& rules, Seat seat) {
    return index_of(seat) + 1 == rules.players ? seat_of(0) : seat_of(index_of(seat) + 1);
}
constexpr Seat right_of(const Rules& rules, Seat seat) {
    return index_of(seat) == 0 ? seat_of(rules.players - 1) : seat_of(index_of(seat) - 1);
}
// KTM-034: the member of the set met first in right-hand order from `seat`. The set must not be empty.
constexpr Seat first_on_right(SeatSet set, Seat seat) {
    const u32 before = set.bits() & ((1u << index_of(seat)) - 1u);
    return seat_of(31 - __builtin_clz(before != 0 ? before : set.bits()));
}

// The other seats in right-hand order from one of them (KTM-034): `for (Seat s : OnRight{p, players})`.
struct OnRight {
    Seat from;
    int players;

    struct Iterator {
        int step;
        Seat from;
        int players;
        constexpr Seat operator*() const { return clockwise(from, -step, players); }
        constexpr Iterator& operator++() {
            ++step;
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.step == b.step; }
    };
    constexpr Iterator begin() const { return {1, from, players}; }
    constexpr Iterator end() const { return {players, from, players}; }
};

// KTM-120: the characters not yet shown, and the spots the Peasant still has to name, as bits.
constexpr u32 unshown_characters(const Table& table) {
    u32 unshown = (1u << characters) - 1u;
    for (Character face : table.face_up)
        if (face != Character::none) unshown &= ~(1u << index_of(face));
    return unshown;
}
constexpr u32 spots_to_name(const Rules& rules, const Table& table) {
    u32 left =
        rules.options.peasant_scope == PeasantScope::player_spots ? rules.owned_spots : (1u << spots) - 1u;
    for (int spot = 0; spot < spots; ++spot)
        if (table.face_up[spot] != Character::none) left &= ~(1u << spot);
    return left;
}

}  // namespace fg::ktm
