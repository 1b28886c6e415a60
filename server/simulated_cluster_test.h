// SPDX-License-Identifier: Apache-2.0
// Several servers in one thread: a database that they share, the network between them, and clocks that disagree. What is
// slow, lost, repeated, cut, paused or killed is drawn from the seed. Whatever a server writes or says is checked at that moment
// against what the database knows.
#pragma once

#include <iostream>

#include "server/caller.h"
#include "server/sealed_pipe.h"
#include "server/simulated_world_test.h"
#include "server/toy_game_test.h"

namespace fg::server::simulated {

// Faults that are planted to see whether they are found.
struct Planted {
    bool tells_before_storing = false;
    bool has_no_fence = false;
    bool takes_leases_early = false;
    bool doubles_relays = false;
    bool speaks_without_lease = false;
    bool speaks_after_leaving = false;
    bool reads_old_logs = false;
    bool loses_rows = false;  // when a table changes hands
    bool rushes_clocks = false;
};

// How the servers of a story are set up.
struct Manner {
    Limits limits{};
    Millis clocks_apart = 2 * 60 * 60 * 1000;  // at most; 0: they agree, and stay so
};

struct Storms {
    int lost_frames = 0, repeated_frames = 0;  // of a thousand
    Millis slowest_frame = 20;
    Millis quickest_commit = 0, slowest_commit = 20;  // to get there, and the same to come back
    int failing = 0;                                  // percent of what is asked of the database
    int late = 0;                                     // percent of what it does long after it was given up
    int lost_answers = 0;                             // percent of what it has done
    bool is_database_away = false;
};

// A clock that was set wrong and goes a little too fast or too slow.
class ServerClock final : public Clock {
  public:
    ServerClock(const World& world, Millis ahead, int per_thousand)
        : world_(world), ahead_(ahead), per_thousand_(per_thousand) {}
    Millis house_time() const override { return time_at(world_.steady); }
    Millis steady_at(Millis house) const override {
        Millis steady = (house - begun - ahead_) * 1000 / (1000 + per_thousand_) - 2;
        while (time_at(steady) < house) ++steady;
        return steady;
    }

  private:
    static constexpr Millis begun = 1'700'000'000'000;
    Millis time_at(Millis steady) const { return begun + ahead_ + steady + steady * per_thousand_ / 1000; }

    const World& world_;
    const Millis ahead_;
    const int per_thousand_;
};

// What is committed, and so what is true.
class SimDatabase {
  public:
    struct Kept {
        std::vector<LogRow> rows;
        Summary summary;
        u64 owner = 0, epoch = 0;
        Millis claimed = 0;  // by the steady clock, which is nobody's
    };
    struct Run {
        std::string address;
        u64 beats = 0;
        bool is_over = false;
    };
    SimDatabase(World& world, const Planted& planted) : world_(world), planted_(planted) {}

    Or<Done> append(const Append& request) {
        Kept& table = tables_[request.table];
        if (table.epoch == 0 && request.epoch == 1 && request.expected == 1) {
            table.owner = request.server;
            table.epoch = 1;
            table.claimed = world_.steady;
        }
        // By its epoch alone, as postgres_writer.cpp has it: whoever was given up, or has let go, writes on until somebody claims it.
        const bool is_fenced = request.epoch != table.epoch;
        if (is_fenced && !planted_.has_no_fence) return fenced();
        if (request.expected + request.replaces != table.rows.size() + 1 || !is_last(table, request))
            return Refusal{"conflict", "somebody else wrote first", ""};
        if (is_fenced) world_.fault("a server wrote to a table that is another's");
        table.rows.resize(table.rows.size() - request.replaces);
        table.rows.insert(table.rows.end(), request.rows.begin(), request.rows.end());
        if (on_row)
            for (const LogRow& row : request.rows) on_row(request.table, table, row);
        if (request.summary) table.summary = *request.summary;
        return Done{};
    }
    Joined join(const std::string& address) {
        runs_[++last_run_] = {.address = address};
        return {.number = last_run_, .key = std::string(32, 'k')};
    }
    std::vector<LivingServer> beat(u64 number) {
        if (Run& run = runs_[number]; !run.is_over) ++run.beats;
        std::vector<LivingServer> living;
        for (const auto& [other, run] : runs_)
            if (!run.is_over) living.push_back({other, run.address, run.beats});
        return living;
    }
    void give_up(const LivingServer& server) {
        Run& run = runs_[server.number];
        run.is_over = run.is_over || run.beats == server.beats;
    }
    void retire(u64 number) { runs_[number].is_over = true; }
    Or<Claim> claim(u64 number, const std::string& id) {
        const auto found = tables_.find(id);
        if (found == tables_.end() || found->second.rows.empty()) return Claim{};
        if (!is_living(number)) return Refusal{"fenced", "this server was given up", ""};
        Kept& table = found->second;
        if (table.owner != number && is_living(table.owner)) return Claim{table.owner, table.epoch};
        if (planted_.loses_rows && table.owner != number && table.rows.size() > 1) table.rows.pop_back();
        table.owner = number;
        table.claimed = world_.steady;
        ++table.epoch;
        return Claim{table.owner, table.epoch};
    }
    void release(const std::string& id, u64 epoch) {
        if (Kept& table = tables_[id]; table.epoch == epoch) table.owner = 0;
    }
    // What need not be at work is nobody's from now on.
    std::vector<std::string> orphans() {
        std::vector<std::string> list;
        for (auto& [id, table] : tables_) {
            if (table.owner == 0 || is_living(table.owner)) continue;
            wants_to_be_at_work(table) ? list.push_back(id) : void(table.owner = 0);
        }
        return list;
    }
    std::vector<std::string> put_away(Millis since) const {
        std::vector<std::string> list;
        for (const auto& [id, table] : tables_) {
            if (table.rows.empty() || table.owner != 0 || !table.summary.is_listed) continue;
            if (wants_to_be_at_work(table) && table.rows.back().at > since) list.push_back(id);
        }
        return list;
    }
    // But what another server that lives has at work.
    std::vector<std::string> due(Millis by, u64 number) const {
        std::vector<std::string> list;
        for (const auto& [id, table] : tables_) {
            const bool is_elsewhere = table.owner != number && is_living(table.owner);
            if (table.summary.wake > 0 && table.summary.wake <= by && table.summary.phase == "playing" &&
                !is_elsewhere)
                list.push_back(id);
        }
        return list;
    }
    bool is_living(u64 number) const {
        const auto found = runs_.find(number);
        return found != runs_.end() && !found->second.is_over;
    }
    // As in Storage::orphans.
    static bool wants_to_be_at_work(const Kept& table) {
        const Summary& now = table.summary;
        const bool is_playing = now.phase == "playing";
        return (is_playing && now.wake == 0) || (now.is_listed && (is_playing || now.phase == "gathering"));
    }
    // Whoever speaks for a table must have it: nobody else can, then.
    void check_voice(u64 server, const std::string& id) {
        const auto found = tables_.find(id);
        if (found == tables_.end() || found->second.rows.empty()) return;
        if (found->second.owner != server || !is_living(server))
            world_.fault("a table has two voices: server " + std::to_string(server) + " speaks, server " +
                         std::to_string(found->second.owner) + " has it");
    }
    std::map<std::string, Kept>& tables() { return tables_; }
    const std::vector<LogRow>& rows_of(const std::string& id) { return tables_[id].rows; }
    std::map<std::string, StoredPerson> people;  // by token
    // Told of each row as it is written, if anybody wants to know.
    std::function<void(const std::string& id, const Kept& table, const LogRow& row)> on_row;

  private:
    // What is replaced must be as it was.
    static bool is_last(const Kept& table, const Append& request) {
        if (request.replaces == 0) return true;
        const LogRow& row = table.rows.back();
        return row.at == request.last.at && row.json == request.last.json;
    }

    World& world_;
    const Planted planted_;
    std::map<std::string, Kept> tables_;
    std::map<u64, Run> runs_;
    u64 last_run_ = 0;
};

// The storage of one server: its connections to the database. What was sent is done there, whatever becomes of the server.
class SimSession final : public Storage, public Source {
  public:
    SimSession(World& world, SimDatabase& database, const Storms& storms, const Planted& planted)
        : world_(world), database_(database), storms_(storms), planted_(planted) {}

    void append(Append request) override {
        const auto stored = std::exchange(request.stored, {});
        if (planted_.tells_before_storing) stored(Done{});
        const Millis at = std::max(last_append_, later());  // one after the other
        last_append_ = at;
        const bool is_told = planted_.tells_before_storing;
        ask_at<Or<Done>>(
            at, [this, request = std::move(request)] { return database_.append(request); },
            [stored, is_told](const Or<Done>& result) {
                if (stored && !is_told) stored(result);
            });
    }
    void load(std::string table, std::function<void(Or<std::vector<LogRow>>)> loaded) override {
        ask<Or<std::vector<LogRow>>>(
            [this, table] {
                std::vector<LogRow> rows = database_.rows_of(table);
                if (planted_.reads_old_logs && rows.size() > 1) rows.pop_back();
                return Or<std::vector<LogRow>>(std::move(rows));
            },
            loaded);
    }
    void unfinished(int, std::function<void(Or<std::vector<StoredTable>>)> listed) override {
        listed(std::vector<StoredTable>{});
    }
    void hosts(std::function<void(Or<std::vector<HostedTable>>)> listed) override {
        listed(std::vector<HostedTable>{});
    }
    void tables_of(std::string, int, std::function<void(Or<std::vector<StoredTable>>)> found) override {
        found(std::vector<StoredTable>{});
    }
    void due(Millis by, std::function<void(Or<std::vector<std::string>>)> found) override {
        ask<Or<std::vector<std::string>>>(
            [this, by] { return Or<std::vector<std::string>>(database_.due(by, number_)); }, found);
    }
    void stale(Staleness, int, std::function<void(Or<std::vector<std::string>>)> found) override {
        found(std::vector<std::string>{});
    }
    void expired(Expiry, int, std::function<void(Or<std::vector<std::string>>)> found) override {
        found(std::vector<std::string>{});
    }
    void remove(std::string, std::uint64_t, std::function<void(Or<Done>)> removed) override {
        removed(Done{});
    }
    void keep_odds(Odds, std::function<void(Or<Done>)> stored) override { stored(Done{}); }
    void find_odds(std::string, std::function<void(Or<std::string>)> found) override { found(std::string()); }
    void probe(std::function<void(Or<Done>)> tried) override {
        ask<Or<Done>>([] { return Or<Done>(Done{}); }, tried);
    }
    void find_person(std::string, std::function<void(Or<StoredPerson>)> found) override {
        found(StoredPerson{});
    }
    void add_person(StoredPerson, std::string, std::function<void(Or<Done>)> stored) override {
        stored(Done{});
    }
    void forget_people(Millis, int, std::function<void(Or<Done>)> forgotten) override { forgotten(Done{}); }
    void rename_person(StoredPerson, std::function<void(Or<Done>)> stored) override { stored(Done{}); }

    bool is_shared() const override { return true; }
    void join(std::string address, std::function<void(Or<Joined>)> joined) override {
        ask<Or<Joined>>(
            [this, address] {
                const Joined result = database_.join(address);
                number_ = result.number;
                return Or<Joined>(result);
            },
            joined);
    }
    void beat(u64 number, std::function<void(Or<std::vector<LivingServer>>)> living) override {
        ask<Or<std::vector<LivingServer>>>(
            [this, number] { return Or<std::vector<LivingServer>>(database_.beat(number)); }, living);
    }
    void give_up(LivingServer server, std::function<void(Or<Done>)> given_up) override {
        ask<Or<Done>>(
            [this, server] {
                database_.give_up(server);
                return Or<Done>(Done{});
            },
            given_up);
    }
    void retire(u64 number, std::function<void(Or<Done>)> retired) override {
        ask<Or<Done>>(
            [this, number] {
                database_.retire(number);
                return Or<Done>(Done{});
            },
            retired);
    }
    void claim(u64 number, std::string table, std::function<void(Or<Claim>)> claimed) override {
        ask<Or<Claim>>([this, number, table] { return database_.claim(number, table); }, claimed);
    }
    void release(std::string table, u64 epoch) override {
        ask<Or<Done>>(
            [this, table, epoch] {
                database_.release(table, epoch);
                return Or<Done>(Done{});
            },
            [](const Or<Done>&) {});
    }
    void orphans(Millis, int, std::function<void(Or<std::vector<std::string>>)> found) override {
        ask<Or<std::vector<std::string>>>(
            [this] { return Or<std::vector<std::string>>(database_.orphans()); }, found);
    }
    void put_away(Millis since, int, std::function<void(Or<std::vector<std::string>>)> found) override {
        ask<Or<std::vector<std::string>>>(
            [this, since] { return Or<std::vector<std::string>>(database_.put_away(since)); }, found);
    }

    Millis ready_at() const override { return jobs_.empty() ? never : jobs_.begin()->first; }
    void run_one() override {
        const auto job = std::move(jobs_.begin()->second);
        jobs_.erase(jobs_.begin());
        job();
    }
    bool is_cut = false;
    // The server is dead. What it had sent may still be done, and nobody hears of it.
    void orphan() { is_orphan_ = true; }
    bool is_done() const { return jobs_.empty(); }
    // The server stands still: what it had not sent yet it sends when it goes on.
    void hold(Millis until) {
        if (world_.random.chance(50)) return;
        std::multimap<Millis, std::function<void()>> later;
        for (auto& [at, job] : jobs_) later.emplace(std::max(at, until), std::move(job));
        jobs_ = std::move(later);
        last_append_ = std::max(last_append_, until);
    }

  private:
    static constexpr Millis patience = 2000;
    Millis under_way() const {
        return world_.random.duration(storms_.quickest_commit, storms_.slowest_commit);
    }
    Millis later() const { return world_.steady + under_way(); }
    bool is_lost() const {
        return is_cut || storms_.is_database_away || world_.random.chance(storms_.failing);
    }
    static Refusal away() { return Refusal{"not_stored", "the database is away", ""}; }
    template <class Result>
    static Result refusal_for() {
        if constexpr (std::is_same_v<Result, Or<std::vector<LogRow>>>)
            return refused(Code::busy, "the database is away");
        else
            return away();
    }
    template <class Result, class Act, class Tell>
    void ask(Act act, Tell tell) {
        ask_at<Result>(later(), std::move(act), std::move(tell));
    }
    template <class Result, class Act, class Tell>
    void ask_at(Millis at, Act act, Tell tell) {
        jobs_.emplace(at, [this, act = std::move(act), tell = std::move(tell)] {
            if (world_.random.chance(storms_.late)) {
                jobs_.emplace(world_.steady + world_.random.duration(patience, 3 * patience),
                              [act] { act(); });
                return answer(patience, [tell] { tell(refusal_for<Result>()); });
            }
            // Whether it got there, and whether the answer did, are two questions.
            if (is_lost()) return answer(patience, [tell] { tell(refusal_for<Result>()); });
            const Result result = act();
            const bool is_unheard = is_cut || world_.random.chance(storms_.lost_answers);
            if (is_unheard) return answer(patience, [tell] { tell(refusal_for<Result>()); });
            answer(under_way(), [tell, result] { tell(result); });
        });
    }
    void answer(Millis after, std::function<void()> tell) {
        jobs_.emplace(world_.steady + after, [this, tell = std::move(tell)] {
            if (!is_orphan_) tell();
        });
    }

    World& world_;
    SimDatabase& database_;
    const Storms& storms_;
    const Planted planted_;
    u64 number_ = 0;  // the last that was given to this server
    Millis last_append_ = 0;
    bool is_orphan_ = false;
    std::multimap<Millis, std::function<void()>> jobs_;
};

class SimServer;

// Connections between servers, whose frames may come late, twice or never.
class SimNetwork final : public Source {
  public:
    SimNetwork(World& world, const Storms& storms) : world_(world), storms_(storms) {}

    // One end of a connection; what is told to it happens on its server's loop.
    class End final : public Pipe, public std::enable_shared_from_this<End> {
      public:
        End(SimNetwork& network, SimLoop& loop, std::size_t server, std::size_t other)
            : network_(network), loop_(loop), server_(server), other_(other) {}
        void listen(Listener listener) override {
            listener_ = std::move(listener);
            for (std::string& frame : std::exchange(early_, {})) post_frame(std::move(frame));
        }
        void send(std::string frame) override {
            if (!is_closed_) network_.carry(shared_from_this(), std::move(frame));
        }
        void close() override {
            if (std::exchange(is_closed_, true)) return;
            network_.hang_up(shared_from_this());
        }

      private:
        friend class SimNetwork;
        void arrive(std::string frame) {
            if (is_closed_) return;
            if (!listener_.frame) return early_.push_back(std::move(frame));
            post_frame(std::move(frame));
        }
        void post_frame(std::string frame) {
            loop_.post([self = shared_from_this(), frame = std::move(frame)] {
                if (!self->is_closed_) self->listener_.frame(frame);
            });
        }
        void other_closed() {
            loop_.post([self = shared_from_this()] {
                if (std::exchange(self->is_closed_, true)) return;
                if (self->listener_.closed) self->listener_.closed();
            });
        }
        SimNetwork& network_;
        SimLoop& loop_;
        const std::size_t server_, other_;
        std::weak_ptr<End> peer_;
        Listener listener_;
        bool is_closed_ = false;
        Millis last_arrival_ = 0;
        std::vector<std::string> early_;
    };

    // A server's door; null again when it is dead.
    struct Door {
        SimLoop* loop = nullptr;
        std::function<void(PipePtr)> accepted;
        int run = 0;  // counts the servers that lived here
    };
    std::vector<Door> doors;
    std::set<std::pair<std::size_t, std::size_t>> cuts;

    void connect(std::size_t from, std::size_t to, const std::function<void(PipePtr)>& connected) {
        SimLoop* here = doors[from].loop;
        at(later(), [this, from, to, connected, here, run = doors[from].run] {
            if (doors[from].run != run) return;
            Door& door = doors[to];
            if (is_cut(from, to) || door.loop == nullptr || !door.accepted)
                return here->post([connected] { connected({}); });
            const auto near = std::make_shared<End>(*this, *here, from, to);
            const auto far = std::make_shared<End>(*this, *door.loop, to, from);
            near->peer_ = far;
            far->peer_ = near;
            ends_.push_back(near);
            ends_.push_back(far);
            here->post([connected, near] { connected(near); });
            door.loop->post([accepted = door.accepted, far] { accepted(far); });
        });
    }
    // The server is dead; the others hear of it soon, or never.
    void bury(std::size_t server) {
        doors[server] = {.loop = nullptr, .accepted = {}, .run = doors[server].run + 1};
        for (const auto& weak : ends_)
            if (const auto end = weak.lock(); end && end->server_ == server) {
                end->listener_ = {};
                if (world_.random.chance(70)) end->close();
                end->is_closed_ = true;
            }
    }

    Millis ready_at() const override { return jobs_.empty() ? never : jobs_.begin()->first; }
    void run_one() override {
        const auto job = std::move(jobs_.begin()->second);
        jobs_.erase(jobs_.begin());
        job();
    }

  private:
    Millis later() { return world_.steady + world_.random.duration(0, storms_.slowest_frame); }
    void at(Millis time, std::function<void()> job) { jobs_.emplace(time, std::move(job)); }
    bool is_cut(std::size_t a, std::size_t b) const {
        return cuts.contains({std::min(a, b), std::max(a, b)});
    }
    void carry(const std::shared_ptr<End>& from, std::string frame) {
        const auto to = from->peer_.lock();
        if (!to || is_cut(from->server_, from->other_)) return;
        if (world_.random.below(1000) < storms_.lost_frames) return;
        to->last_arrival_ = std::max(to->last_arrival_, later());
        if (world_.random.below(1000) < storms_.repeated_frames)
            at(later() + storms_.slowest_frame, [to, frame] { to->arrive(frame); });
        at(to->last_arrival_, [to, frame = std::move(frame)]() mutable { to->arrive(std::move(frame)); });
    }
    void hang_up(const std::shared_ptr<End>& from) {
        const auto to = from->peer_.lock();
        if (!to || is_cut(from->server_, from->other_)) return;
        to->last_arrival_ = std::max(to->last_arrival_, later());
        at(to->last_arrival_, [to] { to->other_closed(); });
    }

    World& world_;
    const Storms& storms_;
    std::multimap<Millis, std::function<void()>> jobs_;
    std::vector<std::weak_ptr<End>> ends_;
};

// What a server says over a line is looked at before it is sealed.
class WatchedPipe final : public Pipe {
  public:
    using Look = std::function<void(const Frame&)>;
    WatchedPipe(PipePtr under, Look look, bool doubles)
        : under_(std::move(under)), look_(std::move(look)), doubles_(doubles) {}
    void listen(Listener listener) override { under_->listen(std::move(listener)); }
    void send(std::string bytes) override {
        const std::optional<Frame> frame = read_frame(bytes);
        if (frame) look_(*frame);
        if (doubles_ && frame && frame->kind == Frame::Kind::say) under_->send(bytes);
        under_->send(std::move(bytes));
    }
    void close() override { under_->close(); }

  private:
    const PipePtr under_;
    const Look look_;
    const bool doubles_;
};

class SimServer final : public Network {
  public:
    struct Around {
        World& world;
        SimDatabase& database;
        SimNetwork& network;
        const Storms& storms;
        const Planted& planted;
        const bots::GamesAndBots& offered;
        const Manner& manner;
    };
    SimServer(const Around& around, std::size_t index)
        : around_(around),
          index_(index),
          clock_(around.world,
                 around.world.random.duration(0, around.manner.clocks_apart) *
                     (around.world.random.chance(50) ? 1 : -1) / 2,
                 drift_of(around)),
          loops_{SimLoop(around.world, clock_), SimLoop(around.world, clock_)},
          workers_(around.world, around.offered) {
        open();
    }
    ~SimServer() override { kill(); }
    SimServer(const SimServer&) = delete;
    SimServer& operator=(const SimServer&) = delete;

    bool is_alive() const { return hub_.has_value(); }
    bool is_paused() const { return around_.world.steady < paused_until_; }
    void pause(Millis until) {
        paused_until_ = until;
        session_->hold(until);
    }
    // From the database.
    void cut_off(bool is_so) {
        if (is_alive()) session_->is_cut = is_so;
    }
    Hub& hub() { return *hub_; }
    u64 number() const { return cluster_->lease().number(); }
    SimLoop& loop(std::size_t place) { return loops_[place]; }
    void kill() {
        if (!is_alive()) return;
        hub_->close();
        around_.network.bury(index_);
        session_->orphan();
        dead_sessions_.push_back(std::move(session_));
        workers_.forget();
        for (SimLoop& loop : loops_) loop.forget();
        hub_->forget();
        cluster_->forget();
        for (SimLoop& loop : loops_) loop.forget();
        hub_.reset();
        cluster_.reset();
        paused_until_ = 0;
    }
    // Told to stop: `left` comes on a loop of its own.
    void leave(std::function<void()> left) {
        if (around_.planted.speaks_after_leaving) session_->retire(number(), [](const Or<Done>&) {});
        hub_->leave(std::move(left));
    }
    // Counts its lives.
    int life() const { return life_; }
    void restart() {
        kill();
        open();
    }
    // A server that cannot join does not start; somebody starts it again.
    bool has_failed() const { return has_failed_; }
    void add_sources(std::vector<Source*>& to) {
        for (const auto& session : dead_sessions_) to.push_back(session.get());
        if (!is_alive()) return;
        to.push_back(session_.get());
        if (is_paused()) return;
        to.push_back(&loops_[0]);
        to.push_back(&loops_[1]);
        to.push_back(&workers_);
    }
    Millis wakes_at() const { return is_alive() && is_paused() ? paused_until_ : Source::never; }

    void connect(const std::string& address, std::function<void(PipePtr)> connected) override {
        around_.network.connect(index_, static_cast<std::size_t>(address[0] - '0'), connected);
    }
    void accept(std::function<void(PipePtr)> accepted) override {
        around_.network.doors[index_].accepted = std::move(accepted);
    }

  private:
    void open() {
        has_failed_ = false;
        ++life_;
        session_ =
            std::make_unique<SimSession>(around_.world, around_.database, around_.storms, around_.planted);
        around_.network.doors[index_].loop = &loops_[0];
        hub_.emplace(Hub::Parts{.offered = around_.offered,
                                .storage = *session_,
                                .workers = workers_,
                                .loops = {&loops_[0], &loops_[1]},
                                .limits = around_.manner.limits});
        cluster_.emplace(Cluster::Parts{.hub = *hub_,
                                        .storage = *session_,
                                        .loop = loops_[0],
                                        .network = *this,
                                        .address = std::string(1, static_cast<char>('0' + index_)),
                                        .times = times(),
                                        .sealer = sealer()});
        hub_->join(*cluster_);
        begin();
    }
    void begin() {
        loops_[0].post([this] {
            cluster_->begin([this](const Or<Done>& ready) {
                has_failed_ = !ready;
                if (ready) hub_->wake_up([](const Or<Done>&) {});
            });
        });
    }
    // In thousandths.
    static int drift_of(const Around& around) {
        const int drawn = around.world.random.below(21) - 10;
        if (around.planted.rushes_clocks) return 500;
        return around.manner.clocks_apart == 0 ? 0 : drawn;
    }
    LeaseTimes times() const {
        LeaseTimes times;
        if (around_.planted.takes_leases_early) times.patience = 1200;
        if (around_.planted.speaks_without_lease) times.good_for = 60'000;
        return times;
    }
    Cluster::Sealer sealer() {
        return [this](PipePtr raw, const std::string& key, bool is_caller) -> PipePtr {
            const PipePtr sealed = SealedPipe::over(
                std::move(raw), key, is_caller ? SealedPipe::End::caller : SealedPipe::End::called);
            return std::make_shared<WatchedPipe>(
                sealed,
                [this](const Frame& frame) {
                    if (frame.kind == Frame::Kind::tell) check_voice(frame.texts[0]);
                },
                around_.planted.doubles_relays);
        };
    }

  public:
    // What is pushed about a table.
    void check_voice(const std::string& text) {
        const boost::json::value message = boost::json::parse(text);
        const boost::json::value* table = message.as_object().if_contains("table");
        if (table == nullptr || !message.as_object().contains("push")) return;
        around_.database.check_voice(number(), std::string(table->as_string()));
    }

  private:
    const Around around_;
    const std::size_t index_;
    ServerClock clock_;
    std::array<SimLoop, 2> loops_;
    SimWorkers workers_;
    std::unique_ptr<SimSession> session_;
    std::vector<std::unique_ptr<SimSession>> dead_sessions_;
    std::optional<Hub> hub_;
    std::optional<Cluster> cluster_;
    Millis paused_until_ = 0;
    int life_ = 0;
    bool has_failed_ = false;
};

inline constexpr int servers_in_all = 3;

// What servers say to whoever runs them is not looked at here.
class QuietServers {
  public:
    QuietServers() : usual_(std::cerr.rdbuf(nullptr)) {}
    ~QuietServers() { std::cerr.rdbuf(usual_); }
    QuietServers(const QuietServers&) = delete;
    QuietServers& operator=(const QuietServers&) = delete;

  private:
    std::streambuf* usual_;
};

// Servers on one database, and whatever can be done, in any order.
class SimCluster {
  protected:
    SimCluster(u64 seed, const Planted& planted, const Manner& manner = {})
        : tokens_(seed),
          planted_(planted),
          manner_(manner),
          world_(seed),
          database_(world_, planted_),
          network_(world_, storms_) {
        network_.doors.resize(servers_in_all);
        const SimServer::Around around{.world = world_,
                                       .database = database_,
                                       .network = network_,
                                       .storms = storms_,
                                       .planted = planted_,
                                       .offered = offered_,
                                       .manner = manner_};
        for (std::size_t i = 0; i < servers_in_all; ++i)
            servers_.push_back(std::make_unique<SimServer>(around, i));
    }
    ~SimCluster() = default;

    SimServer& any_server() {
        return *servers_[static_cast<std::size_t>(world_.random.below(servers_in_all))];
    }
    // Until that time by the steady clock, or until something is wrong.
    void run_until(Millis end) {
        while (world_.first_fault().empty()) {
            if (++steps_ > most_steps_) world_.fault("the house is busy without an end");
            for (const auto& server : servers_)
                if (server->has_failed()) server->restart();
            sources_.assign({&network_, &agenda_});
            Millis next = Source::never;
            for (const auto& server : servers_) {
                server->add_sources(sources_);
                next = std::min(next, server->wakes_at());
            }
            ready_.clear();
            for (Source* source : sources_) {
                const Millis at = source->ready_at();
                next = std::min(next, at);
                if (at <= world_.steady) ready_.push_back(source);
            }
            if (ready_.empty() && next > end) break;
            if (ready_.empty())
                world_.steady = next;
            else
                world_.random.one_of(ready_)->run_one();
        }
        world_.steady = std::max(world_.steady, end);
    }

    int most_steps_ = 100'000;
    const SeededTokens tokens_;
    const Planted planted_;
    const Manner manner_;
    World world_;
    Storms storms_;
    const bots::GamesAndBots offered_ = toy_game_and_bots();
    SimDatabase database_;
    SimNetwork network_;
    Agenda agenda_{world_};
    std::vector<std::unique_ptr<SimServer>> servers_;

  private:
    std::vector<Source*> sources_, ready_;
    int steps_ = 0;
};

}  // namespace fg::server::simulated
