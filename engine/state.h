// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// State, View and Seen. The audience of a field is where it lives: Table (everyone), PerSeat<Own> (that
// seat), Hidden (nobody), and, for cards known to some seats, a Veiled zone. A View is built up from the
// first two and never masked down from a State, so a leak needs somebody to move a field.
#pragma once

#include "engine/fields.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

template <class Table_, class Own_, class Hidden_, int Seats = max_seats, class Veiled_ = Nothing>
struct StateOf {
    using Table = Table_;
    using Own = Own_;
    using Hidden = Hidden_;
    using Veiled = Veiled_;

    Table table{};
    PerSeat<Own, Seats> own{};
    Hidden hidden{};
    Veiled veiled{};

    FG_FIELDS(StateOf, table, own, hidden, veiled)
};

// What one seat, or a spectator (viewer == no_seat), may know now. Sent, stored, given to bots and to
// `redeal`.
template <class Table_, class Own_, class VeiledSeen_ = Nothing>
struct ViewOf {
    Table_ table{};
    Seat viewer = no_seat;
    Own_ mine{};  // Own{} for a spectator
    VeiledSeen_ veiled{};

    FG_FIELDS(ViewOf, table, viewer, mine, veiled)
};

// The same as a View without copying, for rules and bots: all that `offer` may read.
template <class Table_, class Own_>
struct SeenOf {
    const Table_& table;
    const Own_& mine;
    Seat me;
};

template <class View, class State>
constexpr View view_of(const State& state, Seat viewer) {
    View view;
    view.table = state.table;
    view.viewer = viewer;
    if (viewer != no_seat) view.mine = state.own[viewer];
    veil_zone(state.veiled, view.veiled, viewer);
    return view;
}

}  // namespace fg
