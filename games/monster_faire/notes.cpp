// SPDX-License-Identifier: Apache-2.0
#include "games/monster_faire/notes.h"

#include "games/monster_faire/facts.h"

namespace fg::mon {
void take_note(const Rules& rules, const View& view, Notes& notes) {
    const auto& cards = view.veiled.cards;
    for (int i = notes.seen.size() - 1; i >= 0; --i)
        if (cards.sees(notes.seen[i].card)) notes.seen.erase_at(i);
    for (Seat seat : everybody(rules))
        for (int place = 0; seat != view.viewer && place < cards.size(hand_of(seat)); ++place)
            if (const auto entry = cards.entry(hand_of(seat), place); entry.is_known)
                notes.seen.push_back({.card = entry.card, .seat = seat});
}

}  // namespace fg::mon
