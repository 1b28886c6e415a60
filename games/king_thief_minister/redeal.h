// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A possible world behind a view (KTM-170), and the same position with everybody moved on some seats.
#pragma once

#include "engine/chance.h"
#include "games/king_thief_minister/state.h"

namespace fg::ktm {

// The cards as they may lie: any arrangement the viewer cannot rule out, each equally likely.
inline Faces possible_faces(const View& view, FastChance& chance) {
    Faces faces;
    if (view.table.ending != Ending::none) {  // KTM-143: they lie open
        for (int spot = 0; spot < spots; ++spot) faces[view.table.card_at[spot]] = view.table.face_up[spot];
        return faces;
    }
    const Knowledge& known = view.viewer == no_seat ? view.table.known : view.mine.knowledge;
    return faces_in(known.nth(static_cast<int>(chance.below(static_cast<u32>(known.size())))));
}

// What another seat may know: what everybody knows, and each face as it is with a chance of one in four. A
// table of players who knew no more than the public would believe every lie.
inline Knowledge possible_knowledge(const Knowledge& known, const Faces& faces, FastChance& chance) {
    Knowledge knowledge = known;
    u64 bits = chance.bits();
    for (int card = 0; card < spots; ++card, bits >>= 2)
        if ((bits & 3) == 0) knowledge.learn_is(card, faces[card]);
    return knowledge;
}

// Others have not answered yet; a sealed shuffle of somebody else may be
// either.
inline State redeal(const Rules& rules, const View& view, FastChance& chance) {
    State state;
    state.table = view.table;
    state.hidden.face = possible_faces(view, chance);
    for (int i = 0; i < rules.players; ++i) {
        Own& own = state.own[seat_of(i)];
        if (seat_of(i) == view.viewer)
            own = view.mine;
        else
            own.knowledge = possible_knowledge(view.table.known, state.hidden.face, chance);
    }
    const Seat mover = view.table.mover;
    if (view.table.plan.shuffle == Shuffle::hidden && !rules.is_blind_shuffle() && mover != view.viewer)
        state.own[mover].secret = chance.flip() ? Shuffle::exchange : Shuffle::keep;
    state.hidden.owing = view.table.round;
    if (view.mine.sealed.act != Act::none) state.hidden.owing.remove(view.viewer);
    const bool is_willing = view.mine.sealed.act == Act::challenge || view.mine.sealed.act == Act::answer;
    if (is_willing) state.hidden.willing.add(view.viewer);
    return state;
}

// KTM-142: only with `track` do a person's certainties leave the table; bots always have theirs.
constexpr void for_person(const Rules& rules, View& view) {
    if (rules.options.memory_aid == MemoryAid::track) return;
    view.mine.knowledge = {};
    view.table.known = {};
}

// ---- symmetry: the layouts that look the same from several seats ----

// By how many spots the table turns when every player moves on `steps` seats; -1 if the layout does not fit
// itself.
constexpr int spots_turned(const Rules& rules, int steps) {
    for (int turn = 0; turn < spots; ++turn) {
        bool is_fit = true;
        for (int i = 0; i < rules.players; ++i)
            is_fit &= (rules.spot_of[seat_of(i)] + turn) % spots ==
                      rules.spot_of[clockwise(seat_of(i), steps % rules.players, rules.players)];
        if (is_fit) return turn;
    }
    return -1;
}

struct Turning {
    const Rules& rules;
    int steps;
    int turn;

    constexpr Seat seat(Seat s) const {
        return s == no_seat ? s : clockwise(s, steps % rules.players, rules.players);
    }
    constexpr u8 spot(u8 s) const { return s == no_spot ? s : static_cast<u8>((s + turn) % spots); }
    constexpr SeatSet set(SeatSet seats) const {
        SeatSet moved;
        for (Seat s : seats) moved.add(seat(s));
        return moved;
    }
    constexpr Choice choice(Choice c) const {
        c.target = seat(c.target);
        c.spot = spot(c.spot);
        c.other_spot = spot(c.other_spot);
        if (c.other_spot != no_spot && c.spot > c.other_spot) std::swap(c.spot, c.other_spot);
        return c;
    }
    constexpr void table(const Table& from, Table& to) const {
        to = from;
        for (u8 s = 0; s < spots; ++s) {
            to.card_at[spot(s)] = from.card_at[s];
            to.face_up[spot(s)] = from.face_up[s];
        }
        for (int i = 0; i < rules.players; ++i) to.purse[seat(seat_of(i))] = from.purse[seat_of(i)];
        to.start_player = seat(from.start_player);
        to.mover = seat(from.mover);
        to.pretender = seat(from.pretender);
        to.round = set(from.round);
        to.plan = choice(from.plan);
    }
};

constexpr bool turned(const Rules& rules, const State& state, int steps, State& out) {
    const int turn = spots_turned(rules, steps);
    if (turn < 0) return false;
    const Turning turning{rules, steps, turn};
    out = state;
    turning.table(state.table, out.table);
    for (int i = 0; i < rules.players; ++i) {
        Own& own = out.own[turning.seat(seat_of(i))];
        own = state.own[seat_of(i)];
        own.sealed = turning.choice(own.sealed);
    }
    out.hidden.owing = turning.set(state.hidden.owing);
    out.hidden.willing = turning.set(state.hidden.willing);
    return true;
}

// `steps` must be one for which `turned` is true.
constexpr Choice turned_choice(const Rules& rules, const Choice& choice, int steps) {
    return Turning{rules, steps, spots_turned(rules, steps)}.choice(choice);
}

}  // namespace fg::ktm
