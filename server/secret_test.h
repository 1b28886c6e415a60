// SPDX-License-Identifier: Apache-2.0
// For tests: a table draws its secret by chance, and all its deals follow from it; here it is a chosen one.
#pragma once

#include <string>
#include <string_view>

#include "server/storage.h"

namespace fg::server {

// In the first row of a table that has not begun: 64 hexadecimal digits.
inline void set_secret(LogRow& first, std::string_view secret) {
    constexpr std::string_view key = R"("secret":")";
    first.json.replace(first.json.find(key) + key.size(), 64, secret);
}

}  // namespace fg::server
