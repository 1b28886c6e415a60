// SPDX-License-Identifier: Apache-2.0
// The parts that answers of the engine protocol are made of. Each appends fields to an answer that is already
// open, every one with its comma before it.
#pragma once

#include <string>
#include <string_view>

#include "match/any_game.h"

namespace fg::protocol {

inline constexpr std::size_t most_events = 10'000;  // in one answer

std::string seat_json(Seat seat);  // a spectator by that word
std::string game_json(const AnyGame& game);
std::string offer_json(const Offer& offer);
std::string barred_json(const BarredChoice& choice);

// "events": the whole truth of each from `from` on, with its audience.
void add_events(std::string& answer, const AnyMatch& match, std::size_t from);
// "events" as one seat or a spectator is told, with sentences.
void add_events_told(std::string& answer, const AnyMatch& match, std::size_t from, Seat viewer);
// "asked", "owing", "over" and, of a game that is over, "result".
void add_standing(std::string& answer, const AnyMatch& match);
// "questions": what each seat that is asked has before it.
void add_questions(std::string& answer, const AnyMatch& match);

}  // namespace fg::protocol
