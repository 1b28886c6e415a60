// SPDX-License-Identifier: Apache-2.0
// What `fairground serve` says at the gate, and the key that keeps a second one away from the same games.
#pragma once

#include <string>
#include <vector>

#include "common/refusal.h"
#include "server/config.h"

namespace fg::cli {

// The IPv4 addresses that others on the same network may know this machine by.
std::vector<std::string> network_addresses();

// Where people on this machine find a server with that configuration; ends in a slash.
std::string home_address(const server::Config& config, int port);

// Addresses, where the games are, how to stop.
std::string welcome(const server::Config& config, int port, const std::vector<std::string>& network);

// Held by one server for each database, until it ends in whatever way. Must outlive whatever else opens the file.
class DatabaseKey {
  public:
    // Refuses, with the other's address, if another server has it; and a file that has two names.
    static Or<DatabaseKey> take(const std::string& database);

    DatabaseKey(DatabaseKey&& other) noexcept;
    DatabaseKey& operator=(DatabaseKey&&) = delete;
    ~DatabaseKey();
    // For whoever comes second.
    void note(const std::string& address) const;

  private:
    DatabaseKey(int file, std::string note) : file_(file), note_(std::move(note)) {}
    std::string others_note() const;

    int file_ = -1;
    std::string note_;  // where the address is noted
};

}  // namespace fg::cli
