// SPDX-License-Identifier: Apache-2.0
#include "lab/devices.h"

namespace fg::lab {

Or<FoundDevice> device_named(std::string_view word,
                             const std::function<Or<std::unique_ptr<Device>>()>& open) {
    if (word == "cpu") return FoundDevice{};
    if (word != "gpu" && word != "auto")
        return Refusal{"bad_arguments", "--device must be cpu, gpu or auto, not " + std::string(word), ""};
    Or<std::unique_ptr<Device>> found = open();
    if (found) return FoundDevice{.device = std::move(*found)};
    if (word == "auto" && found.refusal().code == gpu::no_gpu) return FoundDevice{};
    return FoundDevice{.note = found.refusal().message + std::string(cores_go_on)};
}

}  // namespace fg::lab
