// SPDX-License-Identifier: Apache-2.0
// One of NVIDIA's cards as a device of the lab.
#pragma once

#include <memory>
#include <string>

#include "lab/device.h"
#include "lab/gpu/driver.h"

namespace fg::lab {

// What can be turned to make a card faster; 0: as the lab has found to be good.
struct GpuTuning {
    int registers = 0;  // at most so many for each thread
    int threads = 0;    // of a block
    u64 portion = 0;    // games to begin with
    std::string
        kernels{};  // a folder: <game>_<player>.cubin or .ptx instead of what is packed into the program
};

// The first card. Refused with a sentence: no driver, no card, or a program that was built without kernels.
Or<std::unique_ptr<Device>> open_gpu(const GpuTuning& tuning = {});
// With any driver, which must live longer than the device.
Or<std::unique_ptr<Device>> open_gpu(const gpu::Driver& driver, const GpuTuning& tuning);

}  // namespace fg::lab
