// SPDX-License-Identifier: Apache-2.0
// The whole server: opens the database, listens, runs until it is told to stop.
#pragma once

#include <memory>

#include "bots/games_and_bots.h"
#include "server/config.h"
#include "server/storage.h"

namespace fg::server {

class Server {
  public:
    // Refused: the database cannot be opened, the address is taken.
    static Or<std::unique_ptr<Server>> start(const Config& config, bots::GamesAndBots offered);
    // On a storage that is open already, whatever the database is.
    static Or<std::unique_ptr<Server>> start(const Config& config, bots::GamesAndBots offered,
                                             std::unique_ptr<Storage> storage);
    virtual ~Server() = default;

    virtual int port() const = 0;
};

}  // namespace fg::server
