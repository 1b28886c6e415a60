// SPDX-License-Identifier: Apache-2.0
// Everything around the hub and its tables in one thread and with a time of its own: loops, workers, storage. What
// happens next, of all that could, is drawn from a seed; so are slow and failed commits. The same seed is the same
// world, step by step.
#pragma once

#include <sodium.h>

#include <algorithm>
#include <deque>
#include <map>
#include <optional>

#include "server/hub.h"

namespace fg::server::simulated {

class Random {
  public:
    explicit Random(u64 seed) : state_(seed) {}
    u64 next() {
        u64 value = state_ += 0x9e3779b97f4a7c15u;
        value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9u;
        value = (value ^ value >> 27) * 0x94d049bb133111ebu;
        return value ^ value >> 31;
    }
    int below(int end) { return static_cast<int>(next() % static_cast<u64>(end)); }
    bool chance(int percent) { return below(100) < percent; }
    // Short times as often as long ones, whatever the unit.
    Millis duration(Millis least, Millis most) {
        Millis bound = std::max<Millis>(least, 1);
        while (bound < most && chance(75)) bound = std::min(most, bound * 3);
        return least + static_cast<Millis>(next() % static_cast<u64>(bound - least + 1));
    }
    template <class T>
    const T& one_of(const std::vector<T>& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

  private:
    u64 state_;
};

// The house draws ids, secrets and seals from libsodium: from the seed, too, as long as this lives.
class SeededTokens {
  public:
    explicit SeededTokens(u64 seed) {
        source() = Random(seed);
        static randombytes_implementation seeded{
            .implementation_name = [] { return "seeded"; },
            .random = [] { return static_cast<std::uint32_t>(source().next()); },
            .stir = nullptr,
            .uniform = nullptr,
            .buf =
                [](void* const bytes, const std::size_t size) {
                    for (std::size_t i = 0; i < size; ++i)
                        static_cast<unsigned char*>(bytes)[i] = static_cast<unsigned char>(source().next());
                },
            .close = nullptr};
        randombytes_set_implementation(&seeded);
    }
    ~SeededTokens() { randombytes_set_implementation(&randombytes_sysrandom_implementation); }
    SeededTokens(const SeededTokens&) = delete;
    SeededTokens& operator=(const SeededTokens&) = delete;

  private:
    static Random& source() {
        static Random random(0);
        return random;
    }
};

// What may go wrong, from now on.
struct Weather {
    int failing = 0;             // percent of commits
    Millis slowest_commit = 20;  // and read
    Millis slowest_thought = 60;
};

// What a server takes for the time, in a world of which the steady clock is the only true one.
class Clock {
  public:
    virtual ~Clock() = default;
    virtual Millis house_time() const = 0;
    // When, by the steady clock, it is that time in this house.
    virtual Millis steady_at(Millis house) const = 0;
};

// What the parts of one world share.
class World : public Clock {
  public:
    explicit World(u64 seed) : random(seed) {}

    Random random;
    Weather weather;
    Millis steady = 0;
    bool goes_by_wall_clock = false;  // as the loops once did: planted to see whether it is found

    Millis wall() const { return begun + steady + shift_; }
    void step_wall_clock(Millis by) { shift_ += by; }
    // What a server takes for the time: the wall clock when it was started, carried on steadily.
    Millis house_time() const override { return goes_by_wall_clock ? wall() : house_base_ + steady; }
    Millis steady_at(Millis house) const override { return steady + house - house_time(); }
    void server_starts() { house_base_ = wall() - steady; }

    // The first thing that was wrong; what came later may follow from it.
    void fault(const std::string& what) {
        if (first_fault_.empty()) first_fault_ = "at " + std::to_string(steady) + " ms: " + what;
    }
    const std::string& first_fault() const { return first_fault_; }

  private:
    static constexpr Millis begun = 1'700'000'000'000;
    Millis shift_ = 0, house_base_ = begun;
    std::string first_fault_;
};

// Something that can be done now or at some later time.
class Source {
  public:
    static constexpr Millis never = INT64_MAX;
    virtual ~Source() = default;
    // By the steady clock.
    virtual Millis ready_at() const = 0;
    virtual void run_one() = 0;
};

// One thing after the other, each at its time and in the order in which they were added.
template <class Job>
class TimedQueue {
  public:
    void add(Millis at, Job job) { jobs_.push_back({at, std::move(job)}); }
    Millis ready_at() const { return jobs_.empty() ? Source::never : jobs_.front().first; }
    Job take() {
        Job job = std::move(jobs_.front().second);
        jobs_.pop_front();
        return job;
    }
    bool is_empty() const { return jobs_.empty(); }
    std::deque<std::pair<Millis, Job>> take_all() { return std::exchange(jobs_, {}); }

  private:
    std::deque<std::pair<Millis, Job>> jobs_;
};

class SimLoop final : public Loop, public Source {
  public:
    explicit SimLoop(World& world) : SimLoop(world, world) {}
    SimLoop(World& world, const Clock& clock) : world_(world), clock_(clock) {}
    void post(Task task) override { posted_.push_back(std::move(task)); }
    bool is_here() const override { return is_running_; }
    Millis now() const override { return clock_.house_time(); }
    void wake(Millis at, Task task) override { timers_.emplace(at, std::move(task)); }

    Millis ready_at() const override {
        if (!posted_.empty()) return world_.steady;
        if (timers_.empty()) return never;
        return std::max(world_.steady, clock_.steady_at(timers_.begin()->first));
    }
    void run_one() override {
        const bool is_due = !timers_.empty() && timers_.begin()->first <= now();
        const bool is_timer = is_due && (posted_.empty() || world_.random.chance(50));
        Task task = is_timer ? std::move(timers_.begin()->second) : std::move(posted_.front());
        is_timer ? void(timers_.erase(timers_.begin())) : posted_.pop_front();
        is_running_ = true;
        task();
        task = nullptr;
        is_running_ = false;
    }
    void forget() {
        posted_.clear();
        timers_.clear();
    }

  private:
    World& world_;
    const Clock& clock_;
    std::deque<Task> posted_;
    std::multimap<Millis, Task> timers_;
    bool is_running_ = false;
};

class SimWorkers final : public Workers, public Source {
  public:
    SimWorkers(World& world, const bots::GamesAndBots& offered) : world_(world), bots_(offered) {}
    bool add(const Errand& errand, Task task) override {
        if (errand.urgency != Urgency::table && world_.random.chance(3)) return false;
        ++taken_[static_cast<std::size_t>(errand.urgency)];
        tasks_.emplace(world_.steady + world_.random.duration(1, world_.weather.slowest_thought),
                       std::move(task));
        return true;
    }
    double load() const override { return 0; }
    Millis ready_at() const override { return tasks_.empty() ? never : tasks_.begin()->first; }
    void run_one() override {
        const Task task = std::move(tasks_.begin()->second);
        tasks_.erase(tasks_.begin());
        task(bots_);
    }
    void forget() { tasks_.clear(); }
    // How many jobs of that urgency were taken.
    int taken(Urgency urgency) const { return taken_[static_cast<std::size_t>(urgency)]; }

  private:
    World& world_;
    std::array<int, static_cast<std::size_t>(Urgency::nobody) + 1> taken_{};
    Bots bots_;
    std::multimap<Millis, Task> tasks_;
};

// Tables and people in memory. What is committed outlives a restart; what waits does not, or does so unheard.
class SimStorage final : public Storage, public Source {
  public:
    explicit SimStorage(World& world) : world_(world) {}

    void append(Append request) override {
        ++pending_[request.table];
        writes_.add(at_once_or_later(), [this, request = std::move(request)](bool works) {
            --pending_[request.table];
            return std::function<void()>([stored = request.stored, result = commit(request, works)] {
                if (stored) stored(result);
            });
        });
    }
    void load(std::string table, std::function<void(Or<std::vector<LogRow>>)> loaded) override {
        read([this, table, loaded] { loaded(tables_[table].rows); });
    }
    void unfinished(int, std::function<void(Or<std::vector<StoredTable>>)> listed) override {
        read([this, listed] {
            std::vector<StoredTable> list;
            for (const auto& [id, table] : tables_)
                if (!table.summary.people.empty() && is_running(table))
                    list.push_back({id, table.rows.back().at, table.summary});
            listed(list);
        });
    }
    void hosts(std::function<void(Or<std::vector<HostedTable>>)> listed) override {
        read([this, listed] {
            std::vector<HostedTable> list;
            for (const auto& [id, table] : tables_)
                if (is_running(table)) list.push_back({id, table.summary.host});
            listed(list);
        });
    }
    void tables_of(std::string, int, std::function<void(Or<std::vector<StoredTable>>)> found) override {
        read([found] { found(std::vector<StoredTable>{}); });
    }
    void due(Millis by, std::function<void(Or<std::vector<std::string>>)> found) override {
        read([this, by, found] {
            std::vector<std::string> list;
            for (const auto& [id, table] : tables_)
                if (table.summary.wake > 0 && table.summary.wake <= by && table.summary.phase == "playing")
                    list.push_back(id);
            found(list);
        });
    }
    void stale(Staleness before, int, std::function<void(Or<std::vector<std::string>>)> found) override {
        read([this, before, found] {
            std::vector<std::string> list;
            for (const auto& [id, table] : tables_)
                if (is_running(table) &&
                    table.rows.back().at <
                        (table.summary.phase == "playing" ? before.playing : before.gathering))
                    list.push_back(id);
            found(list);
        });
    }
    void expired(Expiry, int, std::function<void(Or<std::vector<std::string>>)> found) override {
        read([found] { found(std::vector<std::string>{}); });
    }
    void remove(std::string, std::uint64_t, std::function<void(Or<Done>)> removed) override {
        removed(Done{});
    }
    void keep_odds(Odds, std::function<void(Or<Done>)> stored) override { stored(Done{}); }
    void find_odds(std::string, std::function<void(Or<std::string>)> found) override { found(std::string()); }
    void probe(std::function<void(Or<Done>)> tried) override {
        writes_.add(at_once_or_later(), [tried](bool works) {
            return std::function<void()>([tried, works] {
                tried(works ? Or<Done>(Done{}) : Or<Done>(Refusal{"not_stored", "the disk is full", ""}));
            });
        });
    }
    void find_person(std::string token, std::function<void(Or<StoredPerson>)> found) override {
        read([this, token, found] {
            const auto known = people_.find(token);
            found(known == people_.end() ? StoredPerson{} : known->second);
        });
    }
    void add_person(StoredPerson person, std::string token, std::function<void(Or<Done>)> stored) override {
        if (!token.empty()) people_[token] = std::move(person);
        stored(Done{});
    }
    void forget_people(Millis before, int, std::function<void(Or<Done>)> forgotten) override {
        std::erase_if(people_, [&](const auto& entry) { return entry.second.seen < before; });
        forgotten(Done{});
    }
    void rename_person(StoredPerson, std::function<void(Or<Done>)> stored) override { stored(Done{}); }

    Millis ready_at() const override { return std::min(writes_.ready_at(), reads_.ready_at()); }
    void run_one() override {
        const bool is_read = reads_.ready_at() <= world_.steady;
        const bool is_write = writes_.ready_at() <= world_.steady;
        if (is_read && (!is_write || world_.random.chance(50))) return reads_.take()();
        write_group(!world_.random.chance(world_.weather.failing), SIZE_MAX);
    }
    // The power goes: of what waits, the first may be on disk, and nobody was told.
    void power_cut() {
        reads_.take_all();
        write_group(true, static_cast<std::size_t>(world_.random.below(3)));
        writes_.take_all();
        pending_.clear();
    }

    const std::vector<LogRow>& rows_of(const std::string& table) { return tables_[table].rows; }
    const std::string& phase_of(const std::string& table) { return tables_[table].summary.phase; }
    // How often something was tried to be written.
    int groups_tried() const { return groups_tried_; }
    void put(const std::string& table, std::vector<LogRow> rows, Summary summary) {
        tables_[table] = {std::move(rows), std::move(summary)};
    }
    bool is_waiting(const std::string& table) { return pending_[table] > 0; }
    std::vector<std::string> ids() const {
        std::vector<std::string> list;
        for (const auto& [id, table] : tables_)
            if (!table.rows.empty()) list.push_back(id);
        return list;
    }

  private:
    struct Kept {
        std::vector<LogRow> rows;
        Summary summary;
    };
    static bool is_running(const Kept& table) {
        return table.summary.phase == "playing" || table.summary.phase == "gathering";
    }
    // Does it, and gives back what tells of it.
    using Write = std::function<std::function<void()>(bool works)>;

    Millis at_once_or_later() {
        return world_.steady + world_.random.duration(0, world_.weather.slowest_commit);
    }
    void read(std::function<void()> job) { reads_.add(at_once_or_later(), std::move(job)); }
    Or<Done> commit(const Append& request, bool works) {
        if (!works) return Refusal{"not_stored", "the disk is full", ""};
        Kept& table = tables_[request.table];
        // What builds on rows that could not be stored comes to nothing. But nobody else may have written first.
        if (request.expected + request.replaces <= table.rows.size())
            world_.fault("two wrote to the table " + request.table + " at row " +
                         std::to_string(request.expected));
        if (request.expected + request.replaces != table.rows.size() + 1)
            return Refusal{"conflict", "somebody else wrote first", ""};
        if (request.replaces > 0 && table.rows.back().json != request.last.json)
            world_.fault("two wrote to the table " + request.table + " and replaced rows");
        table.rows.resize(table.rows.size() - request.replaces);
        table.rows.insert(table.rows.end(), request.rows.begin(), request.rows.end());
        if (request.summary) table.summary = *request.summary;
        return Done{};
    }
    // Whatever waits is committed together, or not at all.
    void write_group(bool works, std::size_t most) {
        std::vector<std::function<void()>> told;
        ++groups_tried_;
        while (!writes_.is_empty() && told.size() < most) told.push_back(writes_.take()(works));
        if (most == SIZE_MAX)
            for (const auto& tell : told) tell();
    }

    World& world_;
    std::map<std::string, Kept> tables_;
    std::map<std::string, int> pending_;
    std::map<std::string, StoredPerson> people_;  // by token
    int groups_tried_ = 0;
    TimedQueue<Write> writes_;
    TimedQueue<std::function<void()>> reads_;
};

// What people and fate have in mind, each at its time.
class Agenda final : public Source {
  public:
    explicit Agenda(World& world) : world_(world) {}
    void add(Millis at, std::function<void()> job) { jobs_.emplace(at, std::move(job)); }
    Millis ready_at() const override { return jobs_.empty() ? never : jobs_.begin()->first; }
    void run_one() override {
        const auto job = std::move(jobs_.begin()->second);
        jobs_.erase(jobs_.begin());
        job();
    }
    void forget() { jobs_.clear(); }

  private:
    World& world_;
    std::multimap<Millis, std::function<void()>> jobs_;
};

// A house on loops, workers and storage of the world, which can be shut without warning and opened again.
class House {
  public:
    House(World& world, const bots::GamesAndBots& offered, const Limits& limits)
        : world_(world),
          offered_(offered),
          limits_(limits),
          agenda(world),
          storage(world),
          loops_{SimLoop(world), SimLoop(world)},
          workers_(world, offered) {
        open();
    }
    ~House() { shut(); }

    void restart() {
        shut();
        open();
    }
    Hub& hub() { return *hub_; }
    SimLoop& loop(std::size_t place) { return loops_[place]; }
    const SimWorkers& workers() const { return workers_; }

    // Runs whatever can be run, in any order, until that time by the steady clock or until something is wrong.
    void run_until(Millis end) {
        while (world_.first_fault().empty()) {
            if (++steps_ > most_steps) world_.fault("the house is busy without an end");
            std::vector<Source*> ready;
            Millis next = Source::never;
            for (Source* source : sources()) {
                next = std::min(next, source->ready_at());
                if (source->ready_at() <= world_.steady) ready.push_back(source);
            }
            if (ready.empty() && next > end) break;
            if (ready.empty())
                world_.steady = next;
            else
                world_.random.one_of(ready)->run_one();
        }
        world_.steady = std::max(world_.steady, end);
    }

  private:
    World& world_;
    const bots::GamesAndBots& offered_;
    const Limits limits_;

  public:
    Agenda agenda;
    SimStorage storage;

  private:
    // In one story; those that go well need a tenth of it.
    static constexpr int most_steps = 60'000;
    std::vector<Source*> sources() { return {&loops_[0], &loops_[1], &workers_, &storage, &agenda}; }
    void open() {
        world_.server_starts();
        hub_.emplace(Hub::Parts{.offered = offered_,
                                .storage = storage,
                                .workers = workers_,
                                .loops = {&loops_[0], &loops_[1]},
                                .limits = limits_});
        hub_->wake_up([](const Or<Done>&) {});
    }
    void shut() {
        hub_->close();
        storage.power_cut();
        workers_.forget();
        for (SimLoop& loop : loops_) loop.forget();
        hub_->forget();
        hub_.reset();
    }

    std::array<SimLoop, 2> loops_;
    SimWorkers workers_;
    std::optional<Hub> hub_;
    int steps_ = 0;
};

}  // namespace fg::server::simulated
