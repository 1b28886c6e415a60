// SPDX-License-Identifier: Apache-2.0
// Games played on from one position by sages: what each seat's share of the win is from there.
#pragma once

#include <boost/json.hpp>
#include <functional>

#include "lab/play.h"
#include "lab/study.h"

namespace fg::lab {

struct PlayOutPlan {
    TablePlan table;
    boost::json::value state;  // the whole truth, as the engine protocol's `state` gives it
    Seat eyes = no_seat;       // with the eyes of this seat: what it cannot see is dealt anew every time
    u64 seed = 1;
    std::function<bool()> is_enough{};  // if set and true: no more games are begun
};

struct PlayOut {
    u64 games = 0;
    u64 unfinished = 0;
    Moments won[max_seats]{};  // in parts of a win
};

inline void add(PlayOut& sums, const PlayOut& more) {
    sums.games += more.games;
    sums.unfinished += more.unfinished;
    for (int seat = 0; seat < max_seats; ++seat) {
        sums.won[seat].sum += more.won[seat].sum;
        sums.won[seat].squares += more.won[seat].squares;
    }
}

template <Game G, class A>
void add_continuation(const typename G::Rules& rules, typename G::State state, FastChance& chance,
                      PlayOut& sums) {
    Course course;
    NoCloseLook<G> look;
    play_on<G, SageHand<G, A>>(rules, state, chance, course, look);
    if (!G::is_over(state.table)) {
        ++sums.unfinished;
        return;
    }
    ++sums.games;
    const SeatSet winners = G::result(rules, state.table).winners;
    if (winners.is_empty()) return;
    const u64 part = whole_win / static_cast<u64>(winners.size());
    for (const Seat seat : winners) {
        sums.won[index_of(seat)].sum += part;
        sums.won[index_of(seat)].squares += part * part;
    }
}

}  // namespace fg::lab
