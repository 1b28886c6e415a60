// SPDX-License-Identifier: Apache-2.0
// How the words of Monster Faire speak of cards: of what a card is where it lies. V♦7 is an elder in Town and a lightning rod
// in a Laboratory; its suit and number stay with it.
#pragma once

#include <string>

#include "games/monster_faire/facts.h"
#include "match/speaker.h"

namespace fg::mon {

inline std::string text_of(int number) { return std::to_string(number); }

// "♦"
std::string_view sign_of(Suit suit);
// "Head", of a suit; and what serves it.
std::string_view part_word(Suit suit);
std::string_view equipment_word(Suit suit);
std::string_view villager_word(Suit suit);

// As one holds it: "lightning rod ♦7", "head ♦7", "Town Jack ♦". The Igors of the three packs are told apart by where they come
// from (MON-015).
std::string word(Card card);
// As it lies in Town or in a force: "elder ♦7".
std::string villager(Card card);
// "Villagers card"
std::string word(Deck deck);
// "the Igor phase"
std::string word(Phase phase);
// "the Laboratory", "the Graveyard"
std::string word(Pile pile);
// What is asked for with a visit: "a lightning rod".
std::string word(Request request);
// What a Defender is (MON-120 to MON-124): "guard dog".
std::string_view defender_word(Rank rank);
// What is done with a visit card: "steal a card at random".
std::string_view deed(Use use);
// "the Laboratory and Monster phases"
std::string skipped_phases(int count);

inline std::string the(Card card) { return "the " + word(card); }
inline std::string the_villager(Card card) { return "the " + villager(card); }
// "the head ♦7, worth 7"
inline std::string worth_of(const Rules& rules, Card card) {
    return the(card) + ", worth " + text_of(rules.value[card]);
}

}  // namespace fg::mon
