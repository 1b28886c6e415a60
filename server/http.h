// SPDX-License-Identifier: Apache-2.0
// HTTP and WebSocket with Boost.Beast.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "server/api.h"
#include "server/asio_loop.h"
#include "server/config.h"
#include "server/files.h"

namespace fg::server {

// How many connections each address has. Safe from any thread.
class Doorkeeper {
  public:
    explicit Doorkeeper(const Limits& limits) : limits_(limits) {}
    bool let_in(const std::string& address);
    void let_out(const std::string& address);

  private:
    const Limits& limits_;
    std::mutex mutex_;
    int inside_ = 0;
    std::unordered_map<std::string, int> by_address_;
};

struct Front {
    const Config& config;
    Hub& hub;
    Api& api;
    const Files& files;
    Doorkeeper& door;
};

// Accepts for ever, handing each connection to the next loop. Must run on the first loop.
void listen(Front& front, boost::asio::ip::tcp::acceptor& acceptor,
            std::vector<std::unique_ptr<AsioLoop>>& loops);

}  // namespace fg::server
