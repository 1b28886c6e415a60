// SPDX-License-Identifier: Apache-2.0
// A SQLite file for several servers of one process, so that tests over real sockets can have a table on another server: who lives
// and who has which table is kept in memory.
#pragma once

#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>

#include "server/server.h"

namespace fg::server {

class SharedHouse : public std::enable_shared_from_this<SharedHouse> {
  public:
    explicit SharedHouse(const std::string& path) : inner_(open_storage(path)) {}
    std::unique_ptr<Storage> door();

    Storage& inner() { return **inner_; }
    Joined join(const std::string& address) {
        const std::lock_guard lock(mutex_);
        ++last_;
        living_[last_] = {last_, address, 0};
        return {.number = last_, .key = key()};
    }
    std::vector<LivingServer> beat(std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        if (const auto found = living_.find(number); found != living_.end()) ++found->second.beats;
        return list_of_living();
    }
    // Of the inner ports, in the order in which their servers came.
    std::vector<LivingServer> living() {
        const std::lock_guard lock(mutex_);
        return list_of_living();
    }
    static std::string key() { return std::string(32, 'k'); }
    void end(std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        living_.erase(number);
    }
    Claim claim(std::uint64_t number, const std::string& table, bool is_there) {
        const std::lock_guard lock(mutex_);
        if (!is_there) return {};
        Claim& claim = claims_[table];
        if (claim.owner != number && living_.contains(claim.owner)) return claim;
        claim = {number, claim.epoch + 1};
        return claim;
    }
    bool may_append(const Append& request) {
        const std::lock_guard lock(mutex_);
        Claim& claim = claims_[request.table];
        if (claim.epoch == 0) claim = {request.server, request.epoch};
        return claim.epoch == request.epoch;
    }
    bool is_at(const std::string& table, std::uint64_t epoch) {
        const std::lock_guard lock(mutex_);
        return claims_[table].epoch == epoch;
    }
    void release(const std::string& table, std::uint64_t epoch) {
        const std::lock_guard lock(mutex_);
        if (claims_[table].epoch == epoch) claims_[table].owner = 0;
    }

    void listen(const Storage* door, std::function<void(const Notice&)> ear) {
        const std::lock_guard lock(mutex_);
        ears_[door] = std::move(ear);
    }
    void leave(const Storage* door) {
        const std::lock_guard lock(mutex_);
        ears_.erase(door);
    }
    void tell(const Notice& notice) {
        const std::lock_guard lock(mutex_);
        for (const auto& [door, ear] : ears_) ear(notice);
    }

  private:
    std::vector<LivingServer> list_of_living() const {
        std::vector<LivingServer> list;
        for (const auto& [number, server] : living_) list.push_back(server);
        return list;
    }
    Or<std::unique_ptr<Storage>> inner_;
    std::mutex mutex_;
    std::map<const Storage*, std::function<void(const Notice&)>> ears_;
    std::uint64_t last_ = 0;
    std::map<std::uint64_t, LivingServer> living_;
    std::map<std::string, Claim> claims_;
};

// One server's way into it.
class DoorOfSharedHouse final : public Storage {
  public:
    explicit DoorOfSharedHouse(std::shared_ptr<SharedHouse> house) : house_(std::move(house)) {}
    // Like every storage it keeps no callback beyond its end, though the one behind it goes on.
    ~DoorOfSharedHouse() override {
        house_->leave(this);
        asked_.reset();
        all_answered_.wait();
    }
    DoorOfSharedHouse(const DoorOfSharedHouse&) = delete;
    DoorOfSharedHouse& operator=(const DoorOfSharedHouse&) = delete;

    void append(Append request) override {
        if (!house_->may_append(request)) return request.stored(fenced());
        request.stored = counted(std::move(request.stored));
        in().append(std::move(request));
    }
    void load(std::string table, std::function<void(Or<std::vector<LogRow>>)> loaded) override {
        in().load(std::move(table), counted(std::move(loaded)));
    }
    void unfinished(int most, std::function<void(Or<std::vector<StoredTable>>)> listed) override {
        in().unfinished(most, counted(std::move(listed)));
    }
    void hosts(std::function<void(Or<std::vector<HostedTable>>)> listed) override {
        in().hosts(counted(std::move(listed)));
    }
    void tables_of(std::string person, int most,
                   std::function<void(Or<std::vector<StoredTable>>)> found) override {
        in().tables_of(std::move(person), most, counted(std::move(found)));
    }
    void due(Millis by, std::function<void(Or<std::vector<std::string>>)> found) override {
        in().due(by, counted(std::move(found)));
    }
    void stale(Staleness before, int most, std::function<void(Or<std::vector<std::string>>)> found) override {
        in().stale(before, most, counted(std::move(found)));
    }
    void expired(Expiry before, int most, std::function<void(Or<std::vector<std::string>>)> found) override {
        in().expired(before, most, counted(std::move(found)));
    }
    void remove(std::string table, std::uint64_t epoch, std::function<void(Or<Done>)> removed) override {
        if (!house_->is_at(table, epoch)) return removed(fenced());
        in().remove(std::move(table), 0, counted(std::move(removed)));
    }
    void keep_odds(Odds odds, std::function<void(Or<Done>)> stored) override {
        if (!house_->is_at(odds.table, odds.epoch)) return stored(fenced());
        odds.epoch = 0;  // of the file underneath
        in().keep_odds(std::move(odds), counted(std::move(stored)));
    }
    void find_odds(std::string table, std::function<void(Or<std::string>)> found) override {
        in().find_odds(std::move(table), counted(std::move(found)));
    }
    void probe(std::function<void(Or<Done>)> tried) override { in().probe(counted(std::move(tried))); }
    void find_person(std::string token, std::function<void(Or<StoredPerson>)> found) override {
        in().find_person(std::move(token), counted(std::move(found)));
    }
    void add_person(StoredPerson person, std::string token, std::function<void(Or<Done>)> stored) override {
        in().add_person(std::move(person), std::move(token), counted(std::move(stored)));
    }
    void forget_people(Millis before, int most, std::function<void(Or<Done>)> forgotten) override {
        in().forget_people(before, most, counted(std::move(forgotten)));
    }
    void rename_person(StoredPerson person, std::function<void(Or<Done>)> stored) override {
        const Notice notice{.person = person.id};
        const auto told = [house = house_, notice, stored = std::move(stored)](const Or<Done>& done) {
            stored(done);
            if (done) house->tell(notice);
        };
        in().rename_person(std::move(person), counted<Done>(told));
    }

    bool is_shared() const override { return true; }
    void listen(std::function<void(const Notice&)> ear) override { house_->listen(this, std::move(ear)); }
    void join(std::string address, std::function<void(Or<Joined>)> joined) override {
        joined(house_->join(address));
    }
    void beat(std::uint64_t number, std::function<void(Or<std::vector<LivingServer>>)> living) override {
        living(house_->beat(number));
    }
    void give_up(LivingServer server, std::function<void(Or<Done>)> given_up) override {
        house_->end(server.number);
        given_up(Done{});
    }
    void retire(std::uint64_t number, std::function<void(Or<Done>)> retired) override {
        house_->end(number);
        retired(Done{});
    }
    void claim(std::uint64_t number, std::string table, std::function<void(Or<Claim>)> claimed) override {
        const auto loaded = [house = house_, number, table, claimed](const Or<std::vector<LogRow>>& rows) {
            claimed(house->claim(number, table, rows && !rows->empty()));
        };
        in().load(table, counted<std::vector<LogRow>>(loaded));
    }
    void release(std::string table, std::uint64_t epoch) override { house_->release(table, epoch); }
    void orphans(Millis, int, std::function<void(Or<std::vector<std::string>>)> found) override {
        found(std::vector<std::string>{});
    }

  private:
    template <class What>
    struct Counted {
        std::shared_ptr<void> asked;  // let go of after what is called
        std::function<void(Or<What>)> then;
        void operator()(Or<What> what) const { then(std::move(what)); }
    };
    template <class What>
    std::function<void(Or<What>)> counted(std::function<void(Or<What>)> then) const {
        return Counted<What>{asked_, std::move(then)};
    }
    Storage& in() { return house_->inner(); }
    const std::shared_ptr<SharedHouse> house_;
    const std::shared_ptr<std::promise<void>> answered_ = std::make_shared<std::promise<void>>();
    std::future<void> all_answered_ = answered_->get_future();
    std::shared_ptr<void> asked_{nullptr, [all = answered_](void*) { all->set_value(); }};
};

inline std::unique_ptr<Storage> SharedHouse::door() {
    return std::make_unique<DoorOfSharedHouse>(shared_from_this());
}

}  // namespace fg::server
