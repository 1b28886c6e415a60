// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What a kernel is started with. It travels as its bytes.
#pragma once

#include "lab/play.h"

namespace fg::lab::gpu {

struct Orders {
    Study study;
    u64 first = 0;   // number of the first game
    u64 end = 0;     // behind the last
    u64 copies = 1;  // tallies to spread the counting over, so that not all threads add to the same word
};

}  // namespace fg::lab::gpu
