// SPDX-License-Identifier: Apache-2.0
// Where sockets, tables, storage and bots meet. A table lives on one loop, chosen by its id; a socket on any.
#pragma once

#include <atomic>
#include <set>
#include <unordered_map>

#include "match/message_write.h"
#include "server/client.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/workers.h"

namespace fg::server {

// What a client asks of a table, kept as long as somebody works on it. What is wrong with it is said in its turn, too, and by
// the table: to who may not enter, no message says more than that there is no such table.
struct Asked {
    Or<wire::TableRequest> request;           // refers to the message
    std::string_view table;                   // the same
    const boost::json::value* ref = nullptr;  // the same; null if the message has none
};
using Request = std::shared_ptr<const Asked>;

class Actor;
using ActorPtr = std::shared_ptr<Actor>;

// The tables of one loop; touched by that loop only.
struct LoopTables {
    std::unordered_map<std::string, ActorPtr> actors;
};

class Hub {
  public:
    struct Parts {
        const bots::GamesAndBots& offered;
        Storage& storage;
        Workers& workers;
        std::vector<Loop*> loops;
        Limits limits;
    };
    explicit Hub(Parts parts);

    // Brings back the games that people play and starts the sweeping. Once, before the first socket.
    void wake_up(std::function<void(Or<Done>)> ready);
    // Tells everybody who watches a table or the lobby that the server stops; false if nobody does. From
    // outside the loops, which must be running.
    bool say_goodbye();
    // Nothing of what is still queued on the loops may touch a table after this.
    void close() { is_closed_ = true; }
    bool is_closed() const { return is_closed_; }
    // Lets go of every table, after the loops have stopped.
    void forget() {
        for (LoopTables& of_loop : tables_of_loop_) of_loop.actors.clear();
        lobby_.clear();
    }

    // On the socket's loop.
    void receive(const ClientPtr& client, std::string_view text);
    void receive_binary(const ClientPtr& client);
    // A ping or pong of the WebSocket protocol itself: nothing to do, but it counts like a message.
    void note_control_frame(const ClientPtr& client) { count_message(*client); }
    void gone(const ClientPtr& client);

    // From any thread; the answer comes on the table's loop.
    struct Guests {
        Person host;
        std::vector<std::pair<Seat, Person>> others;
        std::string table;  // the one they come from; the new one lives on the same loop, as their sockets do
        std::string address;  // the host's, if it is known
    };
    struct NewTable {
        std::string id, invite;
    };
    void create(boost::json::object form, Guests guests, std::function<void(Or<NewTable>)> made);
    // Runs `act` on the table's loop when the table is loaded and nothing of it waits to be stored.
    void with_table(const std::string& id, std::function<void(Or<Actor*>)> act);

    // The loop a table lives on, by its place among the loops.
    std::size_t place_of(const std::string& id) const;

    std::string lobby_json();
    // wire::OwnTables. The answer comes on any thread.
    void tables_of(const std::string& person, std::function<void(Or<std::string>)> found);
    const bots::GamesAndBots& offered() const { return parts_.offered; }
    // The same on every loop.
    Millis now() const { return parts_.loops.front()->now(); }
    const Limits& limits() const { return parts_.limits; }
    Storage& storage() { return parts_.storage; }
    Workers& workers() { return parts_.workers; }
    People& people() { return people_; }
    Metrics& metrics() { return metrics_; }

    // For tables.
    void list(const std::string& id, const Table& table, const Owner& owner, const std::string& info);
    void unlist(const std::string& id);
    // Another table of theirs, if they may have one more.
    bool take_table(const std::string& id, const Owner& owner);
    // Whose a table is; nobody's once it has ended or there is none. One that is put away stays theirs.
    void note_owner(const std::string& id, const Owner& owner);
    // Whether more may be written for somebody now; and what was.
    bool may_write(const Owner& owner);
    void note_rows(const Owner& owner, std::size_t count);
    // Lets go of a table that turned out not to exist. From its own loop, later.
    void forget_if_idle(const std::string& id);
    // What came of an append. As long as nothing can be stored, nobody need try: the hub does.
    void note_stored(const Or<Done>& result);
    bool can_store() const { return !is_failing_; }
    // Why the house is not well; empty if it is.
    std::string complaint();

  private:
    struct Listed {
        Phase phase = Phase::closed;
        bool has_free_seat = false;
        Millis changed = 0;
        Millis since = 0;   // it was first listed
        std::string owner;  // address, or host where that is not known
        std::string info;
    };
    // Everybody's newest table comes before anybody's second.
    static std::vector<const Listed*> in_turn(std::vector<const Listed*> tables);
    // Whether somebody sends as they may; who goes on beyond that is cut off.
    enum class Rate { fine, too_fast, cut_off };
    Rate count_message(Client& client);
    std::string new_id(const std::string& neighbour) const;
    Or<std::unique_ptr<Table>> lay_out(const std::string& id, const boost::json::object& form,
                                       const Guests& guests);
    ActorPtr actor_on(std::size_t place, const std::string& id);
    // One for each wire::HubRequest; `ref` is the message's.
    void on(const ClientPtr& client, const boost::json::value* ref, const wire::Hello& request);
    void on(const ClientPtr& client, const boost::json::value* ref, const wire::Ping& request);
    void on(const ClientPtr& client, const boost::json::value* ref, const wire::SetLobby& request);
    void refuse(const ClientPtr& client, const boost::json::value* ref, const Refusal& refusal);
    void pass_on(const ClientPtr& client, Request asked);
    Or<Done> note_watched(Client& client, const Asked& asked) const;
    // What the lobby shows now, given to `write` while nothing of it changes.
    template <class Write>
    auto with_lobby(Write&& write);
    Message lobby_push();
    void sweep(std::size_t place);
    void push_lobby();
    void wake_due();
    void tidy();
    void remove_if_idle(const std::string& id);
    void set_owner(const std::string& id, const Owner& owner);
    void count_table(const Owner& owner, int change);
    void open_house(std::function<void(Or<Done>)> ready);
    void probe_storage();

    Parts parts_;
    People people_;
    Metrics metrics_;
    std::vector<LoopTables> tables_of_loop_;
    std::atomic<bool> is_closed_ = false, is_failing_ = false;
    TokenBuckets rows_;
    std::mutex mutex_;  // guards what follows
    std::unordered_map<std::string, Listed> listed_;
    std::set<ClientPtr> lobby_;
    bool is_lobby_stale_ = false;
    std::unordered_map<std::string, Owner> owners_;  // of every table that has not ended, in memory or not
    std::unordered_map<std::string, int> hosted_;    // by person and by address
    std::string failure_;
    bool is_probing_ = false;
};

// Replies to a message that had a number, and complaints about one that had none.
template <class Request>
Message answer_to(const boost::json::value* ref, const typename Request::Answer& answer = {}) {
    wire::Reply<typename Request::Answer> reply{.answer = {answer}};
    if (ref != nullptr && ref->is_number()) reply.ref = {.value = ref};
    return message_of(message_json(reply));
}
Message error_message(const boost::json::value* ref, const Refusal& refusal);

}  // namespace fg::server
