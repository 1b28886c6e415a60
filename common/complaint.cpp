// SPDX-License-Identifier: Apache-2.0
#include "common/complaint.h"

#include <iostream>
#include <string>

namespace fg {

void complain(std::string_view what) {
    const std::string line = std::string(what) + '\n';
    // Below the stream, which remembers failures.
    if (std::streambuf* to = std::cerr.rdbuf())
        to->sputn(line.data(), static_cast<std::streamsize>(line.size()));
}

}  // namespace fg
