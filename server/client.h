// SPDX-License-Identifier: Apache-2.0
// One socket as tables see it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/fair_queue.h"
#include "server/limits.h"
#include "server/people.h"

namespace fg::server {

// Shared by everybody who gets the same bytes.
using Message = std::shared_ptr<const std::string>;

inline Message message_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

class Client {
  public:
    Client(GuestPtr guest, std::string address) : guest_(std::move(guest)), address_(std::move(address)) {}
    virtual ~Client() = default;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    // From any thread. Too much waiting closes the socket instead.
    virtual void send(Message message) = 0;
    // Hangs up. On the socket's own loop.
    virtual void drop() = 0;
    // The same from any thread: what was said at the table they were at cannot be said any more. They come back by themselves.
    virtual void hang_up() { drop(); }
    // Whether the socket is at another server.
    virtual bool is_relayed() const { return false; }

    const GuestPtr& guest() const { return guest_; }
    // For whom is done what comes from here.
    Owner owner() const { return {address_, guest_->id()}; }

    // Touched by the socket's own loop only.
    TokenBucket bucket, patience;  // the second: with messages beyond the first
    std::vector<std::string> watched;
    bool is_in_lobby = false;

  private:
    const GuestPtr guest_;
    const std::string address_;
};
using ClientPtr = std::shared_ptr<Client>;

}  // namespace fg::server
