// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A round: one question put to some seats at once, until it is closed. The kernel keeps it, so that games, bots, server
// and tests need not guess whether a round goes on. A question to one player is a round of one.
//
//   who was asked       everybody knows (and it follows from public facts alone)
//   who still owes      nobody knows; each seat knows about itself
//   what was answered   the seat that answered, until the rules publish it
//
// Three ways to answer while others still owe:
//   seal    the answer waits in the round; nobody learns of it, not even that it came
//   step    one step of an answer given in steps (a group of cards picked one by one): the seat goes on owing, nobody
//           learns of it, the steps so far are the seat's `group`, and an expired clock drops them all
//   open    an answer that everybody sees at once (several players set up their own places, say)
#pragma once

#include "engine/fields.h"
#include "engine/seat.h"

namespace fg {

// What one seat has answered so far in the open round. Empty outside of it.
template <class Choice, class Group>
struct AnswerSoFar {
    Choice sealed{};  // the answer, once it is given
    Group group{};    // the steps so far of an answer given in steps; Group{} = not begun
    u8 count = 0;     // answers and steps given, so that each question of a seat is told from the one before

    FG_FIELDS(AnswerSoFar, sealed, group, count)
};

template <class Answer, int Seats>
alignas(8) inline constexpr PerSeat<Answer, Seats> no_answers{};

// `Group` is a plain struct of the game: what has been picked so far. Nothing, if no answer is given in steps.
template <class Choice_, int Seats, class Group_ = Nothing>
struct Round {
    using Choice = Choice_;
    using Group = Group_;
    using Answer = AnswerSoFar<Choice, Group>;
    static constexpr int seats = Seats;

    u32 number = 0;       // everybody: counts the rounds of the game, from 1
    SeatSet asked;        // everybody: whom the question went to; empty when the game is over
    SeatSet owing;        // nobody
    u8 open_answers = 0;  // everybody could count them: answers of this round that were seen at once
    // That seat. Laid so that a GPU, too, can clear it in words.
    alignas(8) PerSeat<Answer, Seats> so_far;

    // Puts a new question to `seats`. The round before must be closed, or have had no sealed answers.
    constexpr void open(SeatSet seats_asked) {
        ++number;
        open_answers = 0;
        asked = owing = seats_asked;
    }
    // Nobody owes any more, and what was sealed is gone: read it before.
    constexpr void close() {
        if (std::is_constant_evaluated())
            so_far = no_answers<Answer, Seats>;
        else  // in one go: seat by seat costs five times as much
            __builtin_memcpy(&so_far, &no_answers<Answer, Seats>, sizeof so_far);
        owing = {};
    }
    // The game is over.
    constexpr void end() { open({}); }

    // Takes a sealed answer. True if it was the last one.
    constexpr bool seal(Seat seat, const Choice& choice) {
        so_far[seat].sealed = choice;
        return answered(seat);
    }
    // The answer is the seat's group, or has already been carried out. True if it was the last one.
    constexpr bool answered(Seat seat) {
        ++so_far[seat].count;
        owing.remove(seat);
        return owing.is_empty();
    }
    // One more step of the seat's group, which the caller has changed.
    constexpr void step(Seat seat) { ++so_far[seat].count; }
    // An answer in the open, after which the seat owes another one of this round.
    constexpr void answered_openly(Seat seat) {
        ++so_far[seat].count;
        ++open_answers;
    }
    // The same, but the seat has nothing more to answer. True if it was the last one.
    constexpr bool answered_last_openly(Seat seat) {
        ++open_answers;
        return answered(seat);
    }
    // The seat takes no part any more, because its player has left: whatever it answered is gone. True if nobody owes an
    // answer any more.
    constexpr bool excuse(Seat seat) {
        so_far[seat] = Answer{};
        asked.remove(seat);
        owing.remove(seat);
        return owing.is_empty();
    }
    // An unfinished group is dropped whole.
    constexpr void drop_group(Seat seat) {
        if (!is_in_group(seat)) return;
        so_far[seat].group = Group{};
        ++so_far[seat].count;
    }

    constexpr bool is_in_group(Seat seat) const {
        if constexpr (std::is_same_v<Group, Nothing>)
            return false;
        else
            return owing.has(seat) && so_far[seat].group != Group{};
    }
    // Nobody has answered yet.
    constexpr bool is_fresh() const { return owing == asked && open_answers == 0; }

    FG_FIELDS(Round, number, asked, owing, open_answers, so_far)
};

// What one seat, or a spectator, sees of a round.
template <class Round_>
struct RoundView {
    static constexpr bool sparse = true;
    u32 number = 0;
    SeatSet asked;
    u8 open_answers = 0;
    bool owes = false;  // the viewer has something to answer
    typename Round_::Choice sealed{};
    typename Round_::Group group{};
    u8 count = 0;

    FG_FIELDS(RoundView, number, asked, open_answers, owes, sealed, group, count)
};

// Fills a fresh view in its place: returned by value it would be put together byte by byte.
template <class Round_>
constexpr void view_round(const Round_& round, Seat viewer, RoundView<Round_>& view) {
    view.number = round.number;
    view.asked = round.asked;
    view.open_answers = round.open_answers;
    if (viewer == no_seat) return;
    view.owes = round.owing.has(viewer);
    view.sealed = round.so_far[viewer].sealed;
    view.group = round.so_far[viewer].group;
    view.count = round.so_far[viewer].count;
}
template <class Round_>
constexpr RoundView<Round_> round_view_of(const Round_& round, Seat viewer) {
    RoundView<Round_> view;
    view_round(round, viewer, view);
    return view;
}

// The round behind a view, for `redeal`: as far as the viewer knows, nobody else has answered yet, but for those who
// have answered in the open, which the table must show.
template <class Round_>
constexpr Round_ round_behind(const RoundView<Round_>& view, Seat viewer, SeatSet answered_openly = {}) {
    Round_ round;
    round.number = view.number;
    round.asked = view.asked;
    round.owing = view.asked - answered_openly;
    round.open_answers = view.open_answers;
    if (viewer == no_seat) return round;
    if (!view.owes) round.owing.remove(viewer);
    round.so_far[viewer] = {.sealed = view.sealed, .group = view.group, .count = view.count};
    return round;
}

// What is wrong with a round of a table of `players`, or null: who owes was asked, and only who was asked has answered.
template <class Round_>
constexpr const char* complaint_of(const Round_& round, int players) {
    const SeatSet all = SeatSet::first(players);
    if (!(round.asked - all).is_empty()) return "the round asks a seat nobody sits at";
    if (!(round.owing - round.asked).is_empty()) return "somebody owes an answer who was not asked";
    if (round.owing.is_empty() && !round.asked.is_empty()) return "the round is over, but was not closed";
    for (int i = 0; i < Round_::seats; ++i) {
        const auto& so_far = round.so_far.at[i];
        if (!round.asked.has(seat_of(i)) && so_far != typename Round_::Answer{})
            return "a seat that was not asked has answered";
        if (round.owing.has(seat_of(i)) && so_far.sealed != typename Round_::Choice{})
            return "a seat that has answered still owes its answer";
    }
    return nullptr;
}

}  // namespace fg
