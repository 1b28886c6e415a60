// SPDX-License-Identifier: Apache-2.0
// Pencil notes for King Thief Minister (KTM-142 `log`): what one person has seen, kept up to date. A note
// travels with its card while everybody can follow it; after somebody else's hidden shuffle it is pencilled
// on both cards with a question mark. The notes come from the events told to that person, and from nothing
// else.
#pragma once

#include <vector>

#include "games/king_thief_minister/state.h"
#include "match/any_game.h"

namespace fg::terminal {

class PencilNotes {
  public:
    struct Note {
        ktm::Character character;
        bool is_certain;
    };

    // Of everything told to `viewer` so far; a spectator (no_seat) notes what is shown to all.
    static PencilNotes of(const AnyMatch& match, const ktm::Rules& rules, Seat viewer);

    // Takes in one event that the viewer was told.
    void hear(const ktm::Rules& rules, const ktm::Event& event, Seat viewer);

    std::vector<Note> at_spot(int spot) const;

  private:
    void see(int spot, ktm::Character face);
    void shuffle(const ktm::Event& event, Seat viewer);
    void move(ktm::Act direction);

    // For each character, the cards it may be on, as bits; 0 = never seen.
    Array<u8, ktm::characters> places_{};
    Array<u8, ktm::spots> card_at_{{0, 1, 2, 3, 4, 5}};
    ktm::Shuffle sealed_ = ktm::Shuffle::none;  // what the viewer secretly did with the pair
};

}  // namespace fg::terminal
