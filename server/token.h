// SPDX-License-Identifier: Apache-2.0
// Random names and secrets, and comparing them without telling by the time it takes.
#pragma once

#include <string>
#include <string_view>

namespace fg::server {

// So many random bytes in base64url.
std::string random_token(std::size_t bytes);
// SHA-256 in hexadecimal.
std::string hash_of_token(std::string_view token);
bool is_same_secret(std::string_view a, std::string_view b);

}  // namespace fg::server
