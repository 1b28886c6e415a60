// SPDX-License-Identifier: Apache-2.0
// Where sockets, tables, storage and bots meet. A table lives on one loop, chosen by its id; a socket on any. Of several servers on
// one database each table is at work on one: see Cluster.
#pragma once

#include <atomic>
#include <set>
#include <unordered_map>

#include "match/message_write.h"
#include "server/client.h"
#include "server/cluster.h"
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
    std::string text{};                       // the message, where it may have to be passed on
};
using Request = std::shared_ptr<const Asked>;

class Actor;
using ActorPtr = std::shared_ptr<Actor>;

// Somebody who wants something of a table: a client with a message, or a part of this program.
struct Visit {
    ClientPtr client;
    Request asked;
    std::function<void(Or<Actor*>)> here;     // when the table is at work here
    std::function<void(std::uint64_t)> away;  // when another server has it at work
};

// Stands for a table that is not at work here, while it is asked whose it is and as long as it is another's.
struct Envoy {
    std::uint64_t ticket = 0;             // tells it from envoys before
    std::uint64_t server = 0, route = 0;  // 0: that is being asked
    Millis since = 0;
    std::vector<Visit> waiting;
};

// The tables of one loop; touched by that loop only.
struct LoopTables {
    std::unordered_map<std::string, ActorPtr> actors;
    std::unordered_map<std::string, Envoy> envoys;
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
    // There are several servers; before anything else.
    void join(Cluster& cluster) { cluster_ = &cluster; }

    // Brings back the games that people play and starts the sweeping. Once, before the first socket.
    void wake_up(std::function<void(Or<Done>)> ready);
    // Tells everybody once that the server stops; false if there is nobody. From any thread.
    bool say_goodbye();
    // Closes every socket, and waits until that is done. From outside the loops, which must be running.
    void hang_up();
    // Nothing of what is still queued on the loops may touch a table after this.
    void close() { is_closed_ = true; }
    bool is_closed() const { return is_closed_; }
    // Lets go of every table, after the loops have stopped.
    void forget() {
        for (LoopTables& of_loop : tables_of_loop_) of_loop = {};
        lobby_.clear();
        sockets_.clear();
    }

    // On the socket's loop.
    void came(const ClientPtr& client);
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
        std::string address;             // the host's, if it is known
        std::optional<Legacy> legacy{};  // of the game they have played
    };
    struct NewTable {
        std::string id, invite;
    };
    void create(boost::json::object form, Guests guests, std::function<void(Or<NewTable>)> made);
    // Runs `act` on the table's loop when the table is loaded and nothing of it waits to be stored. Refused if another server has
    // it at work.
    void with_table(const std::string& id, std::function<void(Or<Actor*>)> act);

    // Questions about a table, wherever it is at work; and one that comes from another server. Who answers them is set once.
    void inquire(Inquiry inquiry, Answer answer);
    void inquire_here(Inquiry inquiry, Answer answer);
    std::function<void(Actor&, const Inquiry&, const Answer&)> on_inquiry;

    // For the cluster; from any loop.
    void receive_relayed(const ClientPtr& client, const std::string& text);
    void relayed_gone(const std::string& table, const ClientPtr& client);
    void route_ended(const std::string& table, std::uint64_t route);
    void note_listing(std::uint64_t server, const Listing& listing);
    void forget_listing(std::uint64_t server, const std::string& table);
    void forget_listings(std::uint64_t server);
    // No table is at work here any more, and nobody is told why.
    void abandon();
    // The lease is good again.
    void speak_again();
    // For so long the database has been out of this server's reach: whoever is at a table here does better elsewhere.
    void set_cut_off(bool is_so);
    // Takes tables of servers that are no more: this server's part of them, or all.
    struct Part {
        std::size_t rank = 0, count = 1;
    };
    void adopt(Part part);
    // The same of tables that were put away and that no lobby shows without the server that had them.
    void show_again(Part part);

    // Whether this server may speak for its tables.
    bool is_in_charge() const { return cluster_ == nullptr || cluster_->lease().is_good(); }
    bool is_shared() const { return cluster_ != nullptr; }
    std::uint64_t server_number() const { return cluster_ == nullptr ? 0 : cluster_->lease().number(); }
    // On the table's loop.
    bool has_at_work(const std::string& id) const {
        return tables_of_loop_[place_of(id)].actors.contains(id);
    }
    // A table was lost to another server. From its own loop.
    void lose_table(const std::string& id, const Actor* actor);
    // Finishes what is under way, hands all tables over and is silent. From any thread; `left` comes on any.
    void leave(std::function<void()> left);
    // Waits for that. From outside the loops.
    void hand_over();

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
    void list(const std::string& id, const Table& table, const Owner& owner, const std::string& info,
              std::uint64_t epoch);
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
    // From when on this server could write and speak for its tables: no clock runs before that.
    Millis able_since() const {
        return std::max(stores_since_.load(), cluster_ == nullptr ? 0 : cluster_->lease().good_since());
    }
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
        std::uint64_t server = 0, epoch = 0;  // the other server that has it at work
    };
    // So long the lobby shows what is over, and what was put away when a server comes or goes.
    static constexpr Millis recently = 60 * 60 * 1000;
    // Everybody's newest table comes before anybody's second.
    static std::vector<const Listed*> in_turn(std::vector<const Listed*> tables);
    // Whether somebody sends as they may; who goes on beyond that is cut off.
    enum class Rate { fine, too_fast, cut_off };
    Rate count_message(Client& client);
    std::string new_id(const std::string& neighbour) const;
    Or<std::unique_ptr<Table>> lay_out(const std::string& id, const boost::json::object& form,
                                       const Guests& guests);
    ActorPtr actor_on(std::size_t place, const std::string& id);
    // On the table's loop.
    void visit(std::size_t place, const std::string& id, Visit visit);
    static void come_in(const ActorPtr& actor, const Visit& visit);
    void turn_away(const Visit& visit, const Refusal& why) const;
    void send_envoy(std::size_t place, const std::string& id, Visit visit);
    void go_on(const Envoy& envoy, const Visit& visit);
    void ask_whose(std::size_t place, const std::string& id);
    void told_whose(std::size_t place, const std::string& id, std::uint64_t ticket, const Or<Claim>& claim);
    void ask_again(std::size_t place, const std::string& id);
    void dismiss(std::size_t place, const std::string& id, const Refusal& why);
    void take_charge(std::size_t place, const std::string& id, std::uint64_t epoch);
    void abandon(LoopTables& tables);
    void unlist_own(const std::string& id);
    void adopt_all();
    void take_part(Part part, const std::vector<std::string>& tables);
    bool is_listed(const std::string& id);
    void erase_actor(LoopTables& tables, const std::string& id);
    void remove_claimed(const std::string& id);
    void finish(Millis deadline, const std::function<void()>& left);
    static std::string standing_of(Actor& actor, const std::string& person);
    void on_every_loop(const std::function<void(LoopTables&)>& act);
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
    void count_hosts_again();
    void probe_storage();

    Parts parts_;
    People people_;
    Metrics metrics_;
    Cluster* cluster_ = nullptr;
    std::atomic<std::uint64_t> last_ticket_ = 0;
    std::vector<LoopTables> tables_of_loop_;
    std::atomic<bool> is_closed_ = false, is_failing_ = false, is_leaving_ = false, is_cut_off_ = false;
    std::atomic<Millis> stores_since_ = 0;
    TokenBuckets rows_;
    std::mutex mutex_;  // guards what follows
    std::unordered_map<std::string, Listed> listed_;
    std::set<ClientPtr> sockets_;  // all that are here
    bool has_said_goodbye_ = false;
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
