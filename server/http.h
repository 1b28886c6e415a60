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
    // As long as it lasts the connection counts; empty if it may not come in.
    using Visit = std::unique_ptr<Doorkeeper, std::function<void(Doorkeeper*)>>;

    explicit Doorkeeper(const Limits& limits) : limits_(limits) {}
    // An empty address: a proxy's, who brings many.
    Visit let_in(const std::string& address);

  private:
    void let_out(const std::string& address);

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
    const std::vector<std::unique_ptr<AsioLoop>>& loops;
};

using Acceptor =
    boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

// Accepts for ever, handing each connection to the next loop. Must run on the first loop.
void listen(Front& front, Acceptor& acceptor);

}  // namespace fg::server
