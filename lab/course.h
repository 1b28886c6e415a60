// SPDX-License-Identifier: Apache-2.0
// How the games of a match went, in words and pictures.
#pragma once

#include <filesystem>
#include <ostream>

#include "lab/game_lab.h"

namespace fg::lab {

// Whether it matters where one sits, and how the games end.
void print_course(const MatchResult& result, std::ostream& out);
void print_scores(const MatchResult& result, std::ostream& out);
void print_census(const MatchResult& result, std::ostream& out);
// False if something could not be written.
bool write_pictures(const std::filesystem::path& folder, const GameLab& lab, const MatchResult& result);

}  // namespace fg::lab
