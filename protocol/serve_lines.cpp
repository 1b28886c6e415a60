// SPDX-License-Identifier: Apache-2.0
#include <istream>
#include <ostream>

#include "bots/roster.h"
#include "engine/check.h"
#include "protocol/protocol.h"

namespace fg::protocol {
namespace {

// Reads up to the line's end; false at the end of the input. A line that is too long is skipped, not kept.
bool read_line(std::istream& in, std::string& line, bool& is_too_long) {
    line.clear();
    is_too_long = false;
    std::streambuf& buffer = *in.rdbuf();
    constexpr int end_of_input = std::char_traits<char>::eof();
    int c = buffer.sbumpc();
    if (c == end_of_input) return false;
    for (; c != end_of_input && c != '\n'; c = buffer.sbumpc()) {
        is_too_long |= line.size() >= longest_line;
        if (!is_too_long) line += static_cast<char>(c);
    }
    return true;
}

// Every step works on a copy of the state, so after this the match stands as it did before the line.
void refuse_failed_check(const char* what, const char* file, int line) {
    refuse("internal", "the engine found a fault in itself: " + std::string(what) + " (" + file + ":" +
                           std::to_string(line) + ")");
}

}  // namespace

int engine_main(std::istream& in, std::ostream& out, const bots::GamesAndBots& offered) {
    const CheckHandler before = set_check_handler(&refuse_failed_check);
    EngineProtocol protocol(offered);
    std::string line;
    bool is_too_long = false;
    while (out && read_line(in, line, is_too_long)) {
        if (is_too_long) line.resize(longest_line + 1);
        out << protocol.answer(line) << '\n' << std::flush;
    }
    set_check_handler(before);
    return out ? 0 : 1;
}

}  // namespace fg::protocol
