// SPDX-License-Identifier: Apache-2.0
// One socket as tables see it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/limits.h"
#include "server/people.h"

namespace fg::server {

// Shared by everybody who gets the same bytes.
using Message = std::shared_ptr<const std::string>;

inline Message message_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

class Client {
  public:
    explicit Client(GuestPtr guest) : guest_(std::move(guest)) {}
    virtual ~Client() = default;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    // From any thread. Too much waiting closes the socket instead.
    virtual void send(Message message) = 0;

    const GuestPtr& guest() const { return guest_; }

    // Touched by the socket's own loop only.
    TokenBucket bucket;
    std::vector<std::string> watched;
    bool is_in_lobby = false;

  private:
    const GuestPtr guest_;
};
using ClientPtr = std::shared_ptr<Client>;

}  // namespace fg::server
