// SPDX-License-Identifier: Apache-2.0
// How servers reach each other, as far as the cluster knows of it: connections that carry frames. Everything here happens on
// one loop, the cluster's.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace fg::server {

class Pipe {
  public:
    struct Listener {
        std::function<void(std::string frame)> frame;
        std::function<void()> closed;  // by the other end, or because it broke
    };
    virtual ~Pipe() = default;

    // Once, and before anything comes of it.
    virtual void listen(Listener listener) = 0;
    virtual void send(std::string frame) = 0;
    // Nothing is told after this.
    virtual void close() = 0;
};
using PipePtr = std::shared_ptr<Pipe>;

class Network {
  public:
    virtual ~Network() = default;
    // Null: nobody was reached there.
    virtual void connect(const std::string& address, std::function<void(PipePtr)> connected) = 0;
    // Whoever connects from now on.
    virtual void accept(std::function<void(PipePtr)> accepted) = 0;
};

}  // namespace fg::server
