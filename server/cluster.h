// SPDX-License-Identifier: Apache-2.0
// This server among several on one database: its lease, its lines to the others, and what goes over them. Tables that are at
// work elsewhere are reached by routes: a route leads to one server and ends with the line, and nothing is ever told on it after
// that, so that a table has one voice. Lives on the first loop.
#pragma once

#include <map>
#include <mutex>
#include <set>

#include "server/client.h"
#include "server/frame.h"
#include "server/inquiry.h"
#include "server/lease.h"
#include "server/metrics.h"
#include "server/pipe.h"

namespace fg::server {

class Hub;
class Caller;

// What the lobby shows of a table that another server has at work.
struct Listing {
    std::string table;
    std::uint64_t epoch = 0;
    std::string phase;
    bool has_free_seat = false;
    Millis changed = 0, since = 0;
    std::string owner, info;
};

class Cluster {
  public:
    // Closes what leaves this house and opens what comes; `is_caller`: this end has called.
    using Sealer = std::function<PipePtr(PipePtr raw, const std::string& key, bool is_caller)>;
    struct Parts {
        Hub& hub;
        Storage& storage;
        Loop& loop;
        Network& network;
        std::string address;  // where the others find this one
        LeaseTimes times{};
        Sealer sealer{};  // empty: the usual one
    };
    explicit Cluster(Parts parts);
    ~Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    // On the first loop.
    void begin(std::function<void(Or<Done>)> ready);
    // All tables are nobody's; then the lines are closed. From outside the loop; `done` comes on any thread.
    void retire(std::function<void()> done);
    // After the loops have stopped.
    void forget();

    // From any thread.
    const Lease& lease() const { return lease_; }
    bool is_reachable(std::uint64_t server) const;
    // A way to a table at work there, for as long as that line lasts; then the hub is told that it has ended.
    std::uint64_t open_route(std::uint64_t server, const std::string& table);
    void say(std::uint64_t route, const ClientPtr& client, std::string text);
    void gone(std::uint64_t route, const ClientPtr& client);
    void ask(std::uint64_t server, const Inquiry& inquiry, Answer answer);
    void announce(const Listing& listing);
    void withdraw(const std::string& table);
    Loop& loop() { return parts_.loop; }
    // On the loop. If not, whoever runs this server is told so once.
    bool has_our_version(const Frame& hello);

  private:
    struct Route {
        std::uint64_t server = 0;
        std::string table;
        std::map<std::uint64_t, std::weak_ptr<Client>> clients;
        std::map<std::weak_ptr<Client>, std::uint64_t, std::owner_less<>> numbers;
        Millis used = 0;
    };
    // A line to another server, on which this one calls.
    struct Peer {
        std::string address;
        PipePtr pipe;
        bool is_connecting = false, is_open = false;  // the other end has said who it is
        Millis heard = 0, reached = 0;
        bool is_complained_of = false;
        std::uint64_t attempt = 0;
        std::map<std::uint64_t, Answer> asked;
    };

    void on_loop(std::function<void()> act);
    void follow(const std::vector<LivingServer>& living);
    void lost();
    void look_after_lines();
    void connect(std::uint64_t server);
    void connected(std::uint64_t server, PipePtr raw);
    void heard_from(std::uint64_t server, const Frame& frame);
    void welcomed(std::uint64_t server);
    void told(std::uint64_t server, const Frame& frame);
    void moved(std::uint64_t server, const Frame& frame);
    void forget_those_gone(Route& route, std::uint64_t number);
    void look_after_routes();
    void look_after_line(std::uint64_t server, Peer& peer);
    void close_lines();
    void answered(Peer& peer, const Frame& frame);
    void line_lost(std::uint64_t server);
    void end_route(std::uint64_t route);
    bool send_to(std::uint64_t server, const Frame& frame);
    void say_here(std::uint64_t route, const ClientPtr& client, std::string text);
    void gone_here(std::uint64_t route, const std::weak_ptr<Client>& client);
    void make_way();
    void accepted(PipePtr raw);
    void complain_if_out_of_reach(Peer& peer);
    void set_reachable(std::uint64_t server, bool is_so);
    void tell_all_callers(const Frame& frame);
    PipePtr sealed(PipePtr raw, bool is_caller) const;

    Parts parts_;
    Lease lease_;
    bool is_over_ = false, has_met_another_version_ = false;
    std::atomic<std::uint64_t> last_route_ = 0;
    std::uint64_t last_number_ = 0;  // of clients, questions and attempts to connect
    std::map<std::uint64_t, Peer> peers_;
    std::map<std::uint64_t, Route> routes_;
    std::vector<std::shared_ptr<Caller>> callers_;
    std::map<std::string, Frame> listings_;  // of this server's tables
    mutable std::mutex mutex_;               // guards what follows
    std::set<std::uint64_t> reachable_;
};

}  // namespace fg::server
