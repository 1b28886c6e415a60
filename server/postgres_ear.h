// SPDX-License-Identifier: Apache-2.0
// Hears what other servers say through the database, on a connection and a thread of its own.
#pragma once

#include <atomic>
#include <functional>
#include <thread>

#include "server/postgres_line.h"

namespace fg::server::postgres {

class Ear {
  public:
    // `heard` is given each notice, and one for whoever was renamed while nobody listened.
    Ear(const std::string& address, const std::string& name, std::function<void(const std::string&)> heard);
    ~Ear();
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;

  private:
    void work();
    // Until the connection breaks or the end.
    bool catch_up(Session& session);
    bool note_time(Session& session);
    void hear_out(Session& session);

    std::int64_t heard_until_ = 0;  // by the database's clock; 0: never yet
    Line line_;
    const std::function<void(const std::string&)> heard_;
    std::atomic<bool> is_closing_ = false;
    int wake_[2] = {-1, -1};
    std::thread thread_;
};

}  // namespace fg::server::postgres
