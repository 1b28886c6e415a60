// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Games played for a tally: one after the other, each from a seed of its own, by sages or at random.
#pragma once

#include "engine/playout.h"
#include "lab/count.h"

namespace fg::lab {

// How all games of a study are played.
struct Study {
    u64 seed = 1;
    u32 close_every = 8;  // one of so many blocks of games is looked at closely
};

// Games are looked at closely, or not, in blocks, so that threads that play side by side do the same.
inline constexpr u64 block_size = 64;
constexpr bool is_looked_at_closely(const Study& study, u64 number) {
    return number / block_size % study.close_every == 0;
}
// The seed of one game of a study.
constexpr u64 seed_of_game(const Study& study, u64 number) {
    return FastChance(study.seed ^ (number + 1) * 0xd1342543de82ef95u).bits();
}

// A game that has gone on for so many answers is broken off.
inline constexpr u32 most_answers = 1u << 14;

// Answers by a game's rules of thumb.
template <Game G, class A>
struct SageHand {
    template <class Look>
    [[gnu::always_inline]] static int answer(const typename G::Rules& rules, const typename G::State& state,
                                             Seat seat, FastChance& chance, typename G::Choice& choice,
                                             Look& look) {
        typename G::Offers offers;
        const typename G::View view = view_for<G>(state, seat);
        G::offer(rules, seen_in<G>(view), offers);
        if (offers.size() == 1) {
            choice = offers[0];
            return 1;
        }
        look.offered(offers, seat);
        choice = A::advise(rules, view, offers, chance);
        return offers.size();
    }
};

// Any legal answer.
template <Game G>
struct RandomHand {
    template <class Look>
    [[gnu::always_inline]] static int answer(const typename G::Rules& rules, const typename G::State& state,
                                             Seat seat, FastChance& chance, typename G::Choice& choice,
                                             Look& look) {
        if constexpr (HasPick<G> && !Look::is_close)
            return G::pick(rules, seen_by<G>(state, seat), chance, choice);
        typename G::Offers offers;
        G::offer(rules, seen_by<G>(state, seat), offers);
        const int legal = offers.size();
        if (legal > 1) look.offered(offers, seat);
        choice = offers[legal == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(legal)))];
        return legal;
    }
};

// Over, or long enough.
template <Game G>
constexpr bool is_finished(const typename G::State& state, const Course& course) {
    return G::is_over(state.table) || course.answers >= most_answers;
}

// Puts the next question to whoever owes an answer.
template <Game G, class Hand, class Look>
[[gnu::always_inline]] inline void answer_once(const typename G::Rules& rules, typename G::State& state,
                                               FastChance& chance, Course& course, Look& look) {
    if constexpr (HasSettle<G>) {
        G::settle(rules, state, chance, look.tell);
        if (G::is_over(state.table)) return;
    }
    const Seat seat = state.round.owing.lowest();
    typename G::Choice choice;
    const int legal = Hand::answer(rules, state, seat, chance, choice, look);
    if (legal > 1) look.asked(rules, state, seat);
    look.chosen(choice, seat);
    G::apply(rules, state, seat, choice, chance, look.tell);
    course.answered(legal);
    look.answered(rules, state);
}

// Plays on to the end of the game, or to what is long enough.
template <Game G, class Hand, class Look>
void play_on(const typename G::Rules& rules, typename G::State& state, FastChance& chance, Course& course,
             Look& look) {
    while (!is_finished<G>(state, course)) answer_once<G, Hand>(rules, state, chance, course, look);
}

// Adds a game that is finished to a tally.
template <Game G, class Look, class Add>
void add_game(const typename G::Rules& rules, const typename G::State& state, const Course& course,
              const Look& look, Tally<G>& tally) {
    if (!G::is_over(state.table)) return Add::add(tally.all.unfinished, 1);
    const Adding<G, Add> adding(rules, state, tally);
    adding.add_course(course);
    if constexpr (Look::is_close) adding.add_look(look);
}

// One whole game, added to a tally. `Look` says whether it is looked at closely.
template <Game G, class Hand, class Look, class Add = PlainAdd>
void play_and_count(const typename G::Rules& rules, u64 seed, Tally<G>& tally) {
    FastChance chance(seed);
    Course course;
    Look look;
    typename G::State state = G::setup(rules, chance, look.tell);
    play_on<G, Hand>(rules, state, chance, course, look);
    add_game<G, Look, Add>(rules, state, course, look, tally);
}

// The same game played and nothing of it counted but its decisions: what counting is measured against.
template <Game G, class Hand>
u32 decisions_of_game(const typename G::Rules& rules, u64 seed) {
    FastChance chance(seed);
    Course course;
    NoCloseLook<G> nothing;
    typename G::State state = G::setup(rules, chance, nothing.tell);
    play_on<G, Hand>(rules, state, chance, course, nothing);
    return course.decisions;
}

// The game of a study with that number, looked at closely or not.
template <Game G, class Hand, class Add = PlainAdd>
void play_game(const typename G::Rules& rules, const Study& study, u64 number, Tally<G>& tally) {
    const u64 seed = seed_of_game(study, number);
    if (is_looked_at_closely(study, number))
        play_and_count<G, Hand, CloseLook<G>, Add>(rules, seed, tally);
    else
        play_and_count<G, Hand, NoCloseLook<G>, Add>(rules, seed, tally);
}

}  // namespace fg::lab
