// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// State, View and Seen. The audience of a field is where it lives: Table (everyone), PerSeat<Own> (that seat), Hidden
// (nobody), a Veiled zone (per card, the seats that know it), and the kernel's Round. A View is built up from what its
// viewer may know and never masked down from a State, so a leak needs somebody to move a field.
//
//   using State = StateOf<Table, Own, Hidden, Round<Choice, max_players>, Veiled<Known>>;
//   using View = ViewOf<State>;
//   using Seen = SeenOf<State>;
#pragma once

#include "engine/fields.h"
#include "engine/round.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

template <class Table_, class Own_, class Hidden_, class Round_, class Veiled_ = Nothing>
struct StateOf {
    using Table = Table_;
    using Own = Own_;
    using Hidden = Hidden_;
    using Round = Round_;
    using Veiled = Veiled_;

    Table table{};
    PerSeat<Own, Round::seats> own{};
    Hidden hidden{};
    Veiled veiled{};
    Round round{};

    FG_FIELDS(StateOf, table, own, hidden, veiled, round)
};

// What one seat, or a spectator (viewer == no_seat), may know now. Sent, stored, given to bots and to `redeal`.
template <class State>
struct ViewOf {
    typename State::Table table{};
    Seat viewer = no_seat;
    typename State::Own mine{};  // Own{} for a spectator
    typename ShownZone<typename State::Veiled>::type veiled{};
    RoundView<typename State::Round> round{};

    FG_FIELDS(ViewOf, table, viewer, mine, veiled, round)
};

// The same as a View without copying, for rules, words and bots: all that `offer` may read.
template <class State>
struct SeenOf {
    const typename State::Table& table;
    const typename State::Own& mine;
    const typename State::Round::Group& group;  // what this seat has picked so far, see round.h
    Seat me;
    [[no_unique_address]] Lens<typename State::Veiled> veiled;
};

template <class State>
constexpr ViewOf<State> view_of(const State& state, Seat viewer) {
    ViewOf<State> view;
    view.table = state.table;
    view.viewer = viewer;
    if (viewer != no_seat) view.mine = state.own[viewer];
    veil_zone(state.veiled, view.veiled, viewer);
    view_round(state.round, viewer, view.round);
    return view;
}
template <class State>
constexpr SeenOf<State> seen_of(const State& state, Seat seat) {
    return {state.table, state.own[seat], state.round.so_far[seat].group, seat, {state.veiled, seat}};
}
template <class State>
constexpr SeenOf<State> seen_of(const ViewOf<State>& view) {
    return {view.table, view.mine, view.round.group, view.viewer, {view.veiled, view.viewer}};
}

}  // namespace fg
