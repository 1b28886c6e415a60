// SPDX-License-Identifier: Apache-2.0
// The network between servers with Asio: a port of its own, which visitors have no business with. Frames go with their length
// before them. What is said is sealed elsewhere; here strangers are bounded.
#pragma once

#include <memory>

#include "server/asio_loop.h"
#include "server/pipe.h"

namespace fg::server {

class InnerPort : public Network {
  public:
    // `address` is host:port; with port 0 any that is free. Before the loop runs; everything else happens on it.
    static Or<std::unique_ptr<InnerPort>> open(AsioLoop& loop, const std::string& address);

    // With the port that it got.
    virtual std::string address() const = 0;
};

}  // namespace fg::server
