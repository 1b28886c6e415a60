// SPDX-License-Identifier: Apache-2.0
// Where a visitor comes from, as limits count them.
#pragma once

#include <string>
#include <string_view>

namespace fg::server {

// An IPv4 address itself, also one that is written as IPv6; of an IPv6 address the first 64 bits, since one household has all the
// rest. Empty if it is no address. A port after it is left out.
std::string visitor_of(std::string_view address);

// Whether a connection with these two ends comes from the machine itself, by loopback or by an address of its own.
bool is_from_here(std::string_view remote, std::string_view local);

// The last one in such a line: our own proxy wrote it, and the visitor may have written all others. Empty if it is none.
std::string last_forwarded(std::string_view line);

}  // namespace fg::server
