// SPDX-License-Identifier: Apache-2.0
// The kernels of each game as the build made them: text for NVIDIA's driver, which makes machine code of it for the card at
// hand. Empty where the program was built without clang-19.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "lab/study.h"

namespace fg::lab::gpu {

// One game's for one kind of player, packed by gzip.
struct PackedKernels {
    std::string_view game;
    Player player;
    std::string_view bytes;
};
std::span<const PackedKernels> packed_kernels();

// Of a game looked at closely, and of any other.
inline constexpr const char* closely = "closely";
inline constexpr const char* plain = "plain";

// Those of a game, unpacked; empty if there are none.
std::string kernels_of(std::string_view game, Player player);
// With a limit of registers for each thread of one kernel, for the compiler in the driver. Machine code stays as it is.
std::string with_registers(std::string text, std::string_view kernel, int registers);

}  // namespace fg::lab::gpu
