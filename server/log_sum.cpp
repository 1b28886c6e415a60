// SPDX-License-Identifier: Apache-2.0
#include "server/log_sum.h"

#include <sodium.h>

#include <array>

namespace fg::server {

std::int64_t sum_of(std::string_view table, std::int64_t sequence, const LogRow& row) {
    const std::string text = std::string(table) + '\n' + std::to_string(sequence) + '\n' +
                             std::to_string(row.at) + '\n' + row.json;
    constexpr std::array<unsigned char, crypto_shorthash_KEYBYTES> key{};
    std::array<unsigned char, crypto_shorthash_BYTES> hash{};
    crypto_shorthash(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                     key.data());
    std::uint64_t sum = 0;
    for (const unsigned char byte : hash) sum = sum << 8 | byte;
    return static_cast<std::int64_t>(sum);
}

}  // namespace fg::server
