// SPDX-License-Identifier: Apache-2.0
#include "cli/welcome.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string_view>
#include <utility>

#include "common/files.h"
#include "server/storage.h"

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

Refusal bad_config(const std::string& message) { return {"bad_config", message, ""}; }

// A lock of the file itself, whatever it is called: under a link to it, or after it was renamed, it is the same. One byte that
// SQLite, whose locks begin at 1 GiB, leaves alone. Held until `file` is closed.
bool lock(int file) {
    struct flock one_byte{};
    one_byte.l_type = F_WRLCK;
    one_byte.l_whence = SEEK_SET;
    one_byte.l_len = 1;
    return fcntl(file, F_OFD_SETLK, &one_byte) == 0;
}
bool has_other_names(int file) {
    struct stat found{};
    return fstat(file, &found) == 0 && found.st_nlink > 1;
}
std::string note_beside(const std::string& database) {
    std::error_code error;
    const std::filesystem::path file = std::filesystem::weakly_canonical(database, error);
    return (error ? database : file.string()) + ".lock";
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
    // The address of a database may hold a password.
    const std::string place = server::is_postgres(config.database) ? "a PostgreSQL database"
                              : error                              ? config.database
                                                                   : database.string();
    text += "  Games are kept in " + place + '\n';
    return text + "  Ctrl-C closes it. Games in play go on when it opens again.\n";
}

Or<DatabaseKey> DatabaseKey::take(const std::string& database) {
    // SQLite's own words for one in memory; and one that is made for several servers.
    if (database.starts_with(':') || server::is_postgres(database)) return DatabaseKey(-1, "");
    // Opened before SQLite does and closed after it has: a program that closes a file loses all its locks on it.
    const int file = open(database.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    DatabaseKey key(file, note_beside(database));
    // Without a file there will be no database either, and its own complaint says more.
    if (file < 0) return key;
    if (!lock(file))
        return bad_config("the faire with the games in " + database + " is open already" + key.others_note());
    if (has_other_names(file))
        return bad_config(database +
                          " has a second name (a hard link). What was written last lies beside one of the "
                          "names and would be missed under the other: please remove one of them");
    return key;
}

DatabaseKey::DatabaseKey(DatabaseKey&& other) noexcept
    : file_(std::exchange(other.file_, -1)), note_(std::move(other.note_)) {}

DatabaseKey::~DatabaseKey() {
    if (file_ >= 0) close(file_);
}

// Only a kindness to whoever comes second.
void DatabaseKey::note(const std::string& address) const {
    const int file =
        file_ < 0 ? -1 : open(note_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) return;
    [[maybe_unused]] const ssize_t written = write(file, address.data(), address.size());
    close(file);
}
std::string DatabaseKey::others_note() const {
    const Or<std::string> address = read_file(note_);
    return address && !address->empty() ? ", at " + *address : "";
}

}  // namespace fg::cli
