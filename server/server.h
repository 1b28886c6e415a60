// SPDX-License-Identifier: Apache-2.0
// The whole server: opens the database, listens, runs until it is told to stop.
#pragma once

#include <memory>

#include "bots/games_and_bots.h"
#include "server/config.h"

namespace fg::server {

class Server {
  public:
    // Refused: the database cannot be opened, the address is taken.
    static Or<std::unique_ptr<Server>> start(const Config& config, bots::GamesAndBots offered);
    virtual ~Server() = default;

    virtual int port() const = 0;
};

}  // namespace fg::server
