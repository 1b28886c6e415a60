// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The threads of a GPU play side by side, 32 to a warp, and a warp does one thing at a time: where its threads want to do
// different things, all wait for each. So a thread has a few games at once, and before every step the warp agrees on one
// kind of work: answers to one question, or games to be counted and dealt anew. What is seldom needed waits until enough
// threads need it.
#pragma once

#include <new>

#include "lab/gpu/orders.h"

namespace fg::lab::gpu {

// A kernel plays one kind of a study's games: those that are looked at closely, or the others.
template <class Look>
constexpr bool is_ours(const Study& study, u64 number) {
    return is_looked_at_closely(study, number) == Look::is_close;
}

// What a game needs next: to be dealt anew, or an answer to a question. The last answer to a question is another kind of work
// than the others, since it sets in motion what these only wait for.
template <Game G>
struct Work {
    static constexpr int none = -1, deal = 0;
    static int answer_in(const typename G::State& state) {
        const SeatSet owing = state.round.owing;
        return 1 + 2 * index_of(G::question(state.table, owing.lowest())) + (owing.size() == 1);
    }
};

// One game of a thread, and the next ones in its place.
template <Game G, class Look>
struct Place {
    typename G::State state;
    FastChance chance{0};
    Course course;
    Look look;
    int work = Work<G>::deal;
    bool has_game = false;
};

// One thread's games. `Lane` is what the thread can do together with its warp:
//   unsigned vote(bool)        which threads of the warp say yes, this one among them
//   unsigned same(int)         which threads of the warp say the same number
//   unsigned most(unsigned)    the largest number that a thread of the warp says
//   u64 take()                 the next number that nobody has taken
//   Add                        how to add to a counter that others add to as well
template <Game G, class Hand, class Look, class Lane, int places>
class Player {
  public:
    using Rules = typename G::Rules;
    using OnePlace = Place<G, Look>;

    Player(const Rules& rules, const Orders& orders, Lane& lane, OnePlace (&all)[places], Tally<G>& tally)
        : rules_(rules), orders_(orders), lane_(lane), places_(all), tally_(tally) {}

    // Until all games are taken, and those of this warp are over.
    void play_all() {
        for (int turn = 0;; turn = turn + 1 == places ? 0 : turn + 1) {
            const int work = most_wanted(places_[turn].work);
            if (work == Kinds::none && lane_.vote(has_work()) == 0) return;
            const int place = work == Kinds::none ? no_place : place_with(work);
            if (place != no_place) go_on(places_[place], work);
        }
    }

  private:
    using Kinds = Work<G>;
    static constexpr int no_place = -1;
    static_assert(3 + 2 * name_count<typename G::Question> < 255, "a kind of work must fit into a vote");

    // Each thread says what one of its games needs. What most of them need is done by all who have it at hand.
    int most_wanted(int wanted) const {
        const auto votes = static_cast<unsigned>(__builtin_popcount(lane_.same(wanted)));
        const unsigned vote = wanted == Kinds::none ? 0 : votes << 8 | static_cast<unsigned>(wanted + 1);
        return static_cast<int>(lane_.most(vote) & 255) - 1;
    }
    bool has_work() const {
        for (const OnePlace& place : places_)
            if (place.work != Kinds::none) return true;
        return false;
    }
    int place_with(int work) const {
        int found = no_place;
        for (int i = 0; i < places; ++i)
            if (places_[i].work == work) found = i;
        return found;
    }

    void go_on(OnePlace& place, int work) {
        if (work == Kinds::deal)
            deal(place);
        else
            answer_once<G, Hand>(rules_, place.state, place.chance, place.course, place.look);
        if (!place.has_game)
            place.work = Kinds::none;
        else if (is_finished<G>(place.state, place.course))
            place.work = Kinds::deal;
        else
            place.work = Kinds::answer_in(place.state);
    }
    void deal(OnePlace& place) {
        if (place.has_game)
            add_game<G, Look, typename Lane::Add>(rules_, place.state, place.course, place.look, tally_);
        u64 number = lane_.take();
        while (number < orders_.end && !is_ours<Look>(orders_.study, number)) number = lane_.take();
        place.has_game = number < orders_.end;
        if (!place.has_game) return;
        place.chance = FastChance(seed_of_game(orders_.study, number));
        place.course = {};
        place.look.clear();
        ::new (&place.state)
            typename G::State(G::setup(rules_, place.chance, place.look.tell));  // in its place
    }

    const Rules& rules_;
    const Orders& orders_;
    Lane& lane_;
    OnePlace (&places_)[places];
    Tally<G>& tally_;
};

}  // namespace fg::lab::gpu
