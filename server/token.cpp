// SPDX-License-Identifier: Apache-2.0
#include "server/token.h"

#include <sodium.h>

#include <vector>

#include "match/chance_sources.h"

namespace fg::server {

std::string random_token(std::size_t bytes) {
    std::vector<unsigned char> raw(bytes);
    randombytes_buf(raw.data(), raw.size());
    constexpr int form = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes, form), '\0');
    sodium_bin2base64(text.data(), text.size(), raw.data(), raw.size(), form);
    text.pop_back();
    return text;
}

std::string hash_of_token(std::string_view token) {
    return SeededSource::to_hex(SeededSource::seed_from_text(token));
}

bool is_same_secret(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace fg::server
