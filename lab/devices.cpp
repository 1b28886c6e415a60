// SPDX-License-Identifier: Apache-2.0
#include "lab/devices.h"

#include "lab/gpu/gpu.h"

namespace fg::lab {

Or<std::unique_ptr<Device>> device_named(std::string_view word) {
    if (word == "cpu") return std::unique_ptr<Device>();
    if (word == "gpu") return open_gpu();
    if (word != "auto")
        return Refusal{"bad_arguments", "--device must be cpu, gpu or auto, not " + std::string(word), ""};
    Or<std::unique_ptr<Device>> found = open_gpu();
    return found ? std::move(found) : std::unique_ptr<Device>();
}

}  // namespace fg::lab
