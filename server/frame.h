// SPDX-License-Identifier: Apache-2.0
// What servers say to each other. Who calls has clients; who is called has tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fg::server {

// Raised when anything of this changes: servers that speak another version are hung up on.
constexpr std::string_view version_of_frames = "1";

struct Frame {
    enum class Kind : std::uint8_t {
        hello,    // number: who says it, client: to whom; texts: version
        beat,     // the line is alive
        say,      // what a client says to a table. texts: table, person, name, address, message
        gone,     // a client has gone
        ask,      // number: of the question; texts: pairs of a field's name and what is in it
        tell,     // to clients of a route. texts: message, numbers of the clients
        moved,    // the table of this route is not here
        answer,   // number: of the question, client: status; texts: type, file name, body
        listed,   // client: epoch; texts: table, owner, what the lobby shows; numbers in the text before that
        unlisted  // texts: table
    };
    static constexpr Kind last_kind = Kind::unlisted;
    Kind kind = Kind::beat;
    std::uint64_t number = 0;  // of a route, if not said otherwise
    std::uint64_t client = 0;
    std::vector<std::string> texts;
};

std::string written(const Frame& frame);
// None: that is no frame of ours.
std::optional<Frame> read_frame(std::string_view bytes);

// Numbers one after the other, as a text of a frame.
std::string packed(const std::vector<std::uint64_t>& numbers);
std::vector<std::uint64_t> unpacked(std::string_view bytes);

}  // namespace fg::server
