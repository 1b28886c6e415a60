// SPDX-License-Identifier: Apache-2.0
#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <optional>

#include "common/text.h"

namespace fg::server {
namespace {

std::string v4_of(const void* bytes) {
    std::array<char, INET_ADDRSTRLEN> text{};
    return inet_ntop(AF_INET, bytes, text.data(), text.size());
}

std::string v6_of(in6_addr address) {
    if (IN6_IS_ADDR_V4MAPPED(&address)) return v4_of(&address.s6_addr[12]);
    std::fill(address.s6_addr + 8, address.s6_addr + 16, std::uint8_t{0});
    std::array<char, INET6_ADDRSTRLEN> text{};
    return std::string(inet_ntop(AF_INET6, &address, text.data(), text.size())) + "/64";
}

// As IPv6, where every address of IPv4 has its place. Nothing if it is no address.
std::optional<std::array<std::uint8_t, 16>> bytes_of(std::string_view address) {
    std::array<std::uint8_t, 16> bytes{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    const std::string text(address.substr(0, address.find('%')));
    if (inet_pton(AF_INET, text.c_str(), &bytes[12]) == 1) return bytes;
    if (inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1) return bytes;
    return {};
}

// "1.2.3.4:80" and "[::1]:80" as well as the address alone.
std::string without_port(std::string_view text) {
    if (text.starts_with('[')) return std::string(text.substr(1, std::min(text.find(']'), text.size()) - 1));
    if (std::count(text.begin(), text.end(), ':') == 1) return std::string(text.substr(0, text.find(':')));
    return std::string(text);
}

}  // namespace

std::string visitor_of(std::string_view address) {
    if (address.size() > 64) return {};
    const std::string text = without_port(address);
    in_addr v4{};
    if (inet_pton(AF_INET, text.c_str(), &v4) == 1) return v4_of(&v4);
    in6_addr v6{};
    if (inet_pton(AF_INET6, text.substr(0, text.find('%')).c_str(), &v6) == 1) return v6_of(v6);
    return {};
}

bool is_from_here(std::string_view remote, std::string_view local) {
    const auto from = bytes_of(remote);
    if (!from) return false;
    in6_addr address{};
    std::copy(from->begin(), from->end(), address.s6_addr);
    const bool is_v4_loopback = IN6_IS_ADDR_V4MAPPED(&address) && address.s6_addr[12] == 127;
    return is_v4_loopback || IN6_IS_ADDR_LOOPBACK(&address) || from == bytes_of(local);
}

std::string last_forwarded(std::string_view line) {
    return visitor_of(trimmed(line.substr(line.rfind(',') + 1), " "));
}

}  // namespace fg::server
