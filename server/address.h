// SPDX-License-Identifier: Apache-2.0
// Where a visitor comes from, as limits count them.
#pragma once

#include <string>
#include <string_view>

namespace fg::server {

// An IPv4 address itself, also one that is written as IPv6; of an IPv6 address the first 64 bits, since one household has all the
// rest. Empty if it is no address. A port after it is left out.
std::string visitor_of(std::string_view address);

// The last one in such a line: our own proxy wrote it, and the visitor may have written all others. Empty if it is none.
std::string last_forwarded(std::string_view line);

}  // namespace fg::server
