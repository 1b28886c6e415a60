// SPDX-License-Identifier: Apache-2.0
// How the words of Ren Faire speak of Costumes and coins; and what a Performance does, composed of its operations, so that a new
// card explains itself.
#pragma once

#include <string>

#include "games/ren_faire/facts.h"
#include "match/speaker.h"

namespace fg::ren {

inline std::string text_of(int number) { return std::to_string(number); }
inline std::string word(Performance card) { return std::string(name_of(card)); }
inline std::string word(Costume costume) { return std::string(name_of(costume)); }
inline std::string word(Character character) { return std::string(name_of(character)); }
inline std::string word(Icon icon) { return std::string(name_of(icon)); }
inline std::string word(Slot slot) { return std::string(name_of(slot)); }
inline std::string word(Pick pick) { return std::string(name_of(pick)); }
inline std::string coins_text(int coins) { return counted(coins, "coin"); }

// "Knight Chest and Knight Legs", "no Feet"
std::string spaces_text(const Rules& rules, Costume costume);
// "Suit of Plate (Knight Chest and Knight Legs)"
std::string costume_text(const Rules& rules, Costume costume);
// "Bell Tower, Laundry Day and Encore!"
std::string cards_text(const Cards& cards);

// What a stunt asks for, spoken or typed as the table has it (REN-059); nothing for other cards.
std::string stunt_text(const Rules& rules, Performance card);
// All that a card does, in sentences.
std::string card_text(const Rules& rules, Performance card);
// One step of it: "whoever succeeds gains 2 coins".
std::string step_text(const Operation& step);
// The gist of a card in at most so many characters: "perform, gain 2, or lose 1".
std::string gist_of(const Rules& rules, Performance card, std::size_t room);

}  // namespace fg::ren
