// SPDX-License-Identifier: Apache-2.0
// A line on which another server calls: its clients, as the tables here see them. On the cluster's loop.
#pragma once

#include <map>
#include <set>

#include "server/cluster.h"

namespace fg::server {

class RelayedClient;

class Caller : public std::enable_shared_from_this<Caller> {
  public:
    Caller(Hub& hub, Cluster& cluster, PipePtr pipe)
        : hub_(hub), cluster_(cluster), pipe_(std::move(pipe)), heard_(cluster.loop().now()) {}

    void begin();
    void close();
    bool is_closed() const { return is_closed_; }
    Millis heard() const { return heard_; }
    // Whether it has proved to be one of us.
    bool is_known() const { return from_ != 0; }
    void send(const Frame& frame);
    // From any thread.
    void tell(std::uint64_t route, std::uint64_t client, Message message);
    void moved(std::uint64_t route);
    // All that this server has in the lobby; once it is known.
    std::function<void(Caller&)> welcome;

  private:
    using Key = std::pair<std::uint64_t, std::uint64_t>;  // route and client
    // One message to clients of one route.
    struct Telling {
        std::uint64_t route = 0;
        Message message;
        std::vector<std::uint64_t> clients;
    };
    void heard(const std::string& bytes);
    void heard(const Frame& frame);
    void hello(const Frame& frame);
    void say(const Frame& frame);
    void gone(const Frame& frame);
    void ask(const Frame& frame);
    void tell_here(std::uint64_t route, std::uint64_t client, const Message& message);
    void flush();
    void end(std::uint64_t route);
    void on_loop(std::function<void(Caller&)> act);

    Hub& hub_;
    Cluster& cluster_;
    const PipePtr pipe_;
    Millis heard_;
    std::uint64_t from_ = 0;
    bool is_closed_ = false, is_flushing_ = false;
    std::vector<Telling> telling_;
    struct AtTable {
        std::shared_ptr<RelayedClient> client;
        std::string table;
    };
    std::map<Key, AtTable> clients_;
    std::set<std::uint64_t> ended_;  // routes
};

// A client of another server at a table of this one.
class RelayedClient final : public Client {
  public:
    RelayedClient(GuestPtr guest, std::string address, std::weak_ptr<Caller> caller, std::uint64_t route,
                  std::uint64_t number)
        : Client(std::move(guest), std::move(address)),
          caller_(std::move(caller)),
          route_(route),
          number_(number) {}
    void send(Message message) override {
        if (const auto caller = caller_.lock()) caller->tell(route_, number_, std::move(message));
    }
    void drop() override { hang_up(); }
    // Whatever is the matter, the table is not here for them.
    void hang_up() override {
        if (const auto caller = caller_.lock()) caller->moved(route_);
    }
    bool is_relayed() const override { return true; }

  private:
    const std::weak_ptr<Caller> caller_;
    const std::uint64_t route_, number_;
};

}  // namespace fg::server
