// SPDX-License-Identifier: Apache-2.0
// Servers that take tables from each other while their appends are under way, on a real PostgreSQL: once somebody has a table, nobody
// who had it before writes to it.
#include <atomic>
#include <thread>

#include "server/databases/storage_fixture_test.h"

namespace fg::server {
namespace {

constexpr int tables = 4, servers = 3, appends_at_once = 6;

std::string name_of(int table) { return "t" + std::to_string(table); }

// What was granted, and the rows that were there then.
struct Grant {
    int table = 0;
    std::uint64_t epoch = 0;
    std::size_t rows = 0;
};
// What came of an append: the row is there or not.
struct Outcome {
    int table = 0;
    std::size_t place = 0;
    std::string row, code;
};

// A server that lives for a few appends, again and again, and is given up while some of them are still under way.
class Contender {
  public:
    Contender(const std::string& address, int index) : index_(index) {
        auto opened = open_storage(address);
        EXPECT_TRUE(opened);
        if (opened) storage_ = std::move(*opened);
    }
    void contend(const std::atomic<bool>& is_over) {
        while (!is_over && storage_) live();
    }
    // It may be asked while it contends.
    int count_of(std::string_view code) const { return code == "fenced" ? fenced_ : stored_; }
    const std::vector<Grant>& grants() const { return grants_; }
    const std::vector<Outcome>& outcomes() const { return outcomes_; }

  private:
    template <class T, class Ask>
    static Or<T> answer_of(Ask&& ask) {
        return StorageFixture::answer_of<T>(std::forward<Ask>(ask));
    }
    void live() {
        const auto joined = answer_of<Joined>([&](auto told) { storage_->join("127.0.0.1:7", told); });
        if (!joined) return;
        const std::size_t first = grants_.size();
        for (int table = 0; table < tables; ++table) take(table, joined->number);
        std::vector<std::future<Or<Done>>> told;
        const std::size_t first_told = outcomes_.size();
        for (int i = 0; i < appends_at_once; ++i)
            for (std::size_t grant = first; grant < grants_.size(); ++grant)
                told.push_back(append(grants_[grant], joined->number, static_cast<std::size_t>(i)));
        // As the others do it who have seen it unchanged for too long.
        answer_of<Done>([&](auto done) { storage_->retire(joined->number, done); });
        for (std::size_t i = 0; i < told.size(); ++i) note(outcomes_[first_told + i], told[i].get());
    }
    void take(int table, std::uint64_t server) {
        const auto claim =
            answer_of<Claim>([&](auto told) { storage_->claim(server, name_of(table), told); });
        if (!claim || claim->owner != server) return;
        const auto log =
            answer_of<std::vector<LogRow>>([&](auto told) { storage_->load(name_of(table), told); });
        ASSERT_TRUE(log) << log.refusal().message;
        grants_.push_back({.table = table, .epoch = claim->epoch, .rows = log->size()});
    }
    std::future<Or<Done>> append(const Grant& grant, std::uint64_t server, std::size_t further) {
        const std::size_t place = grant.rows + further;
        const std::string row =
            std::to_string(grant.epoch) + " of " + std::to_string(index_) + " at " + std::to_string(place);
        outcomes_.push_back({.table = grant.table, .place = place, .row = row, .code = {}});
        const auto promise = std::make_shared<std::promise<Or<Done>>>();
        storage_->append({.table = name_of(grant.table),
                          .expected = place + 1,
                          .rows = {{.at = 5, .json = row}},
                          .summary = {},
                          .server = server,
                          .epoch = grant.epoch,
                          .stored = [promise](Or<Done> done) { promise->set_value(std::move(done)); }});
        return promise->get_future();
    }
    void note(Outcome& outcome, const Or<Done>& done) {
        outcome.code = done ? "" : done.refusal().code;
        stored_ += outcome.code.empty();
        fenced_ += outcome.code == "fenced";
    }

    const int index_;
    std::unique_ptr<Storage> storage_;
    std::vector<Grant> grants_;
    std::vector<Outcome> outcomes_;
    std::atomic<int> stored_ = 0, fenced_ = 0;
};

class FenceThreads : public testing::Test, protected StorageFixture {
  protected:
    FenceThreads() : StorageFixture(Database::postgres) {}
    void SetUp() override {
        open();
        for (int table = 0; table < tables; ++table) ASSERT_TRUE(append(name_of(table), 1, {"0 first"}));
        for (int i = 0; i < servers; ++i) contenders_.push_back(std::make_unique<Contender>(address(), i));
    }
    // Until enough has happened, or that is given up.
    void contend() {
        constexpr int enough = 200, longest = 60;
        std::atomic<bool> is_over = false;
        std::vector<std::thread> threads;
        for (const auto& one : contenders_) threads.emplace_back([&] { one->contend(is_over); });
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(longest);
        while (std::chrono::steady_clock::now() < end && (sum("fenced") < enough || sum("") < enough))
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        is_over = true;
        for (std::thread& thread : threads) thread.join();
        EXPECT_GE(sum("fenced"), enough) << "too few were late";
        EXPECT_GE(sum(""), enough) << "too few were in time";
    }
    int sum(std::string_view code) const {
        int all = 0;
        for (const auto& one : contenders_) all += one->count_of(code);
        return all;
    }
    std::vector<std::unique_ptr<Contender>> contenders_;
};

TEST_F(FenceThreads, NobodyWritesToATableThatAnotherHasTaken) {
    contend();
    std::vector<std::vector<std::string>> logs;
    for (int table = 0; table < tables; ++table) logs.push_back(rows_of(name_of(table)));
    for (const auto& one : contenders_) {
        for (const Outcome& outcome : one->outcomes()) {
            const auto& log = logs[static_cast<std::size_t>(outcome.table)];
            const bool is_there = outcome.place < log.size() && log[outcome.place] == outcome.row;
            EXPECT_EQ(is_there, outcome.code.empty()) << outcome.row << ": " << outcome.code;
        }
        for (const Grant& grant : one->grants()) {
            const auto& log = logs[static_cast<std::size_t>(grant.table)];
            for (std::size_t i = grant.rows; i < log.size(); ++i)
                EXPECT_GE(std::stoull(log[i]), grant.epoch) << log[i] << ", row " << i;
        }
    }
}

}  // namespace
}  // namespace fg::server
