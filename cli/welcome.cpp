// SPDX-License-Identifier: Apache-2.0
#include "cli/welcome.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>
#include <string_view>
#include <utility>

namespace fg::cli {
namespace {

bool is_everywhere(std::string_view address) { return address == "0.0.0.0" || address == "::"; }

// Bridges to containers and virtual machines: no friend comes that way.
bool is_inner(std::string_view interface) {
    for (const std::string_view prefix : {"docker", "br-", "veth", "virbr"})
        if (interface.starts_with(prefix)) return true;
    return false;
}

std::string text_of(const sockaddr* address) {
    char text[INET_ADDRSTRLEN] = "";
    const auto* ip = reinterpret_cast<const sockaddr_in*>(address);
    inet_ntop(AF_INET, &ip->sin_addr, text, sizeof text);
    return text;
}

std::string url_of(const std::string& host, int port) {
    const bool is_ipv6 = host.find(':') != std::string::npos;
    return "http://" + (is_ipv6 ? '[' + host + ']' : host) + ':' + std::to_string(port) + '/';
}

}  // namespace

std::vector<std::string> network_addresses() {
    std::vector<std::string> found;
    ifaddrs* list = nullptr;
    if (getifaddrs(&list) != 0) return found;
    for (const ifaddrs* i = list; i != nullptr; i = i->ifa_next) {
        if (i->ifa_addr == nullptr || i->ifa_addr->sa_family != AF_INET) continue;
        const bool is_up = (i->ifa_flags & IFF_UP) != 0, is_loop = (i->ifa_flags & IFF_LOOPBACK) != 0;
        if (is_up && !is_loop && !is_inner(i->ifa_name)) found.push_back(text_of(i->ifa_addr));
    }
    freeifaddrs(list);
    return found;
}

std::string home_address(const server::Config& config, int port) {
    if (!config.public_url.empty()) return config.public_url + '/';
    return url_of(is_everywhere(config.address) ? "localhost" : config.address, port);
}

std::string welcome(const server::Config& config, int port, const std::vector<std::string>& network) {
    std::string text = "Hear ye! The faire is open at " + home_address(config, port) + '\n';
    if (config.public_url.empty() && is_everywhere(config.address))
        for (const std::string& address : network)
            text += "  Friends on the same network find it at " + url_of(address, port) + '\n';
    std::error_code error;
    const std::filesystem::path database = std::filesystem::absolute(config.database, error);
    text += "  Games are kept in " + (error ? config.database : database.string()) + '\n';
    return text + "  Ctrl-C closes it. Games in play go on when it opens again.\n";
}

Or<DatabaseKey> DatabaseKey::take(const std::string& database) {
    if (database.starts_with(':')) return DatabaseKey(-1);  // SQLite's own words for one in memory
    // By the name of the file itself, which must be there for that: under a link to it there would be another lock.
    if (const int made = open(database.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); made >= 0) close(made);
    std::error_code error;
    const std::filesystem::path file = std::filesystem::weakly_canonical(database, error);
    const std::string name = (error ? database : file.string()) + ".lock";
    DatabaseKey key(open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    // Without a file there will be no database either, and its own complaint says more.
    if (key.file_ < 0 || flock(key.file_, LOCK_EX | LOCK_NB) == 0) return key;
    char other[256];
    const ssize_t length = pread(key.file_, other, sizeof other, 0);
    return Refusal{"bad_config",
                   "the faire with the games in " + database + " is open already" +
                       (length > 0 ? ", at " + std::string(other, static_cast<std::size_t>(length)) : ""),
                   ""};
}

DatabaseKey::DatabaseKey(DatabaseKey&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

DatabaseKey::~DatabaseKey() {
    if (file_ >= 0) close(file_);
}

void DatabaseKey::note(const std::string& address) const {
    if (file_ < 0 || ftruncate(file_, 0) != 0) return;
    // Only a kindness to whoever comes second.
    [[maybe_unused]] const ssize_t written = pwrite(file_, address.data(), address.size(), 0);
}

}  // namespace fg::cli
