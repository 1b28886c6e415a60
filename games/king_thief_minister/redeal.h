// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A possible world behind a view (KTM-170), and what a person's view leaves out.
#pragma once

#include "engine/chance.h"
#include "games/king_thief_minister/facts.h"

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

// What the Minister's pretender decided in secret; for anybody else it may be either.
inline Known<Shuffle> possible_secret(const Rules& rules, const View& view, FastChance& chance) {
    if (view.table.plan.shuffle != Shuffle::hidden || rules.is_blind_shuffle()) return {};
    const Maybe<Shuffle>& seen = view.veiled.secret;
    return {.value = seen.is_seen    ? seen.value
                     : chance.flip() ? Shuffle::exchange
                                     : Shuffle::keep,
            .known_to = SeatSet::only(view.table.mover)};
}

inline State redeal(const Rules& rules, const View& view, FastChance& chance) {
    State state{.table = view.table, .round = round_behind(view.round, view.viewer)};
    state.hidden.face = possible_faces(view, chance);
    for (Seat seat : EachSeat{rules.players})
        if (seat == view.viewer)
            state.own[seat] = view.mine;
        else
            state.own[seat].knowledge = possible_knowledge(view.table.known, state.hidden.face, chance);
    state.veiled.secret = possible_secret(rules, view, chance);
    return state;
}

// KTM-142: only with `track` do a person's certainties leave the table; bots always have theirs.
constexpr void for_person(const Rules& rules, View& view) {
    if (rules.options.memory_aid == MemoryAid::track) return;
    view.mine.knowledge = {};
    view.table.known = {};
}

// KTM-142: without a history, who has not sat here from the first turn can know no more than what lies open.
constexpr void for_newcomer(const Rules& rules, View& view) {
    if (rules.options.memory_aid != MemoryAid::none) return;
    Knowledge open = Knowledge::all();
    for (int i = 0; i < spots; ++i)
        if (const Character face = view.table.face_up[spot_at(i)]; face != Character::none)
            open.learn_is(view.table.card_at[spot_at(i)], face);
    view.mine.knowledge = view.table.known = open;
}

}  // namespace fg::ktm
