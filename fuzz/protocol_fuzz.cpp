// SPDX-License-Identifier: Apache-2.0
// Nothing a line says may crash the engine protocol, hang it or be answered in another form.
#include <span>

#include "fuzz/lines.h"
#include "fuzz/session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    constexpr std::size_t most_lines = 16;
    const std::vector<std::string> lines = fg::fuzz::lines_of(bytes, size);
    fg::fuzz::Session session;
    for (const std::string& line : std::span(lines).first(std::min(lines.size(), most_lines)))
        session.take(line);
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most,
                                               unsigned seed) {
    return fg::fuzz::mutate_lines(bytes, size, most, seed);
}
