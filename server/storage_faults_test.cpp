// SPDX-License-Identifier: Apache-2.0
// A short game is stored again and again, and at every single change of a file the disk does its worst. Whatever was
// acknowledged is there afterwards, nothing else is, and the game goes on.
#include <unistd.h>

#include <future>

#include "server/faulty_disk_test.h"
#include "server/sqlite.h"
#include "server/table_fixture_test.h"

namespace fg::server {
namespace {

#ifdef FG_SLOW_BUILD
constexpr int every = 11;
#else
constexpr int every = 1;
#endif

class StorageFaultsThreads : public TableTest {
  protected:
    std::string path = testing::TempDir() + "fairground_faults_" + std::to_string(getpid()) + ".db";
    FaultyDisk disk;
    std::vector<std::vector<LogRow>> batches;

    void SetUp() override {
        start_two(R"(,"pace":"swift")");
        batches.push_back(log);
        while (table->phase() == Phase::playing) {
            for (const Person& person : {anna, ben}) answer(person);
            std::size_t kept = 0;
            for (const auto& batch : batches) kept += batch.size();
            batches.emplace_back(log.begin() + static_cast<std::ptrdiff_t>(kept), log.end());
        }
    }
    void TearDown() override { remove(); }
    void answer(const Person& person) {
        if (table->phase() != Phase::playing) return;
        const json::value play = this->play(table->seat_of_person(person.id));
        const json::value& question = play.at("question");
        if (question.is_null() || question.at("answered").as_bool()) return;
        ASSERT_TRUE(choose(person, json::serialize(question.at("offers").at(0).at("choice"))));
    }
    void remove() {
        for (const char* ending : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(path + ending);
    }
    Or<Done> append(Storage& storage, std::size_t expected, const std::vector<LogRow>& rows) {
        std::promise<Or<Done>> told;
        storage.append(
            {.table = "t1",
             .expected = expected,
             .rows = rows,
             .summary = std::make_shared<const Summary>(
                 Summary{.phase = "playing", .is_listed = true, .wake = 0, .info = "{}", .people = {"pA"}}),
             .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        return told.get_future().get();
    }
    // Stores what is not stored yet, trying each part a few times; the rows that are acknowledged.
    std::size_t play_on(Storage& storage, std::size_t stored) {
        std::size_t begin = 0;
        for (const auto& batch : batches) {
            const bool is_new = begin >= stored;
            begin += batch.size();
            if (!is_new) continue;
            bool is_kept = false;
            for (int i = 0; i < 4 && !is_kept; ++i)
                is_kept = static_cast<bool>(append(storage, stored + 1, batch));
            if (!is_kept) return stored;
            stored += batch.size();
        }
        return stored;
    }
    std::vector<LogRow> rows_in(Storage& storage) {
        std::promise<Or<std::vector<LogRow>>> told;
        storage.load("t1", [&](Or<std::vector<LogRow>> rows) { told.set_value(std::move(rows)); });
        Or<std::vector<LogRow>> rows = told.get_future().get();
        EXPECT_TRUE(rows) << rows.refusal().message;
        return rows ? *rows : std::vector<LogRow>{};
    }
    // True if the fault was met before the game was over.
    bool survives(DiskFault fault, int at) {
        remove();
        disk.begin(fault, at, static_cast<unsigned>(at));
        std::size_t acknowledged = 0;
        if (auto storage = open_sqlite(path)) acknowledged = play_on(**storage, 0);
        const bool is_met = disk.changes() > at;
        disk.settle();
        disk.begin(DiskFault::none, 0, 0);
        auto again = open_sqlite(path);
        EXPECT_TRUE(again) << again.refusal().message;
        if (!again) return is_met;
        const std::vector<LogRow> kept = rows_in(**again);
        EXPECT_GE(kept.size(), acknowledged) << "what was acknowledged is lost";
        for (std::size_t i = 0; i < kept.size() && i < log.size(); ++i) EXPECT_EQ(kept[i].json, log[i].json);
        EXPECT_EQ(play_on(**again, kept.size()), log.size());
        EXPECT_TRUE(Table::load(offered, "t1", rows_in(**again), now));
        again = Refusal{};
        expect_whole();
        return is_met;
    }
    void expect_whole() {
        const Or<Connection> connection = Connection::open(path);
        Statement check = connection->prepare("PRAGMA integrity_check");
        EXPECT_EQ(check.step(), SQLITE_ROW);
        EXPECT_EQ(check.text(0), "ok");
    }
    void try_every_change(DiskFault fault) {
        int at = 0;
        for (; survives(fault, at); at += every) ASSERT_FALSE(HasFailure()) << "at change " << at;
        EXPECT_GT(at, 80) << "a game has more changes than that";
    }
};

// A row that takes the place of another: one of the two is there, and the new one if it was acknowledged.
TEST_F(StorageFaultsThreads, ARowThatIsReplacedIsThereInOneFormOrTheOther) {
    const std::vector<LogRow> begun{{.at = 1, .json = "a"}, {.at = 2, .json = "b"}, {.at = 3, .json = "no"}};
    const auto change_mind = [&](Storage& storage) {
        std::promise<Or<Done>> told;
        storage.append({.table = "t1",
                        .expected = 2,
                        .rows = {{.at = 2, .json = "b"}, {.at = 4, .json = "yes"}},
                        .replaces = 2,
                        .last = begun.back(),
                        .summary = {},
                        .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        return static_cast<bool>(told.get_future().get());
    };
    for (const DiskFault fault : {DiskFault::refuses, DiskFault::is_full, DiskFault::tears,
                                  DiskFault::loses_all, DiskFault::loses_some}) {
        bool is_met = true;
        for (int at = 0; is_met && !HasFailure(); at += every) {
            remove();
            disk.begin(fault, at, static_cast<unsigned>(at));
            bool has_begun = false, has_changed = false;
            if (auto storage = open_sqlite(path)) {
                has_begun = static_cast<bool>(append(**storage, 1, begun));
                has_changed = has_begun && change_mind(**storage);
            }
            is_met = disk.changes() > at;
            disk.settle();
            disk.begin(DiskFault::none, 0, 0);
            auto again = open_sqlite(path);
            ASSERT_TRUE(again) << again.refusal().message;
            std::string rows;
            for (const LogRow& row : rows_in(**again)) rows += row.json + ' ';
            EXPECT_TRUE(rows == "a b yes " || (!has_changed && rows == "a b no ") ||
                        (!has_begun && rows.empty()))
                << rows << "at change " << at;
            again = Refusal{};
            expect_whole();
        }
    }
}

TEST_F(StorageFaultsThreads, AChangeThatIsRefusedIsTriedAgain) { try_every_change(DiskFault::refuses); }
TEST_F(StorageFaultsThreads, AFullDiskLosesNothing) { try_every_change(DiskFault::is_full); }
TEST_F(StorageFaultsThreads, ATornWriteLosesNothing) { try_every_change(DiskFault::tears); }
TEST_F(StorageFaultsThreads, APowerCutLosesNothing) { try_every_change(DiskFault::loses_all); }
TEST_F(StorageFaultsThreads, APowerCutThatKeepsSomeLosesNothing) { try_every_change(DiskFault::loses_some); }

}  // namespace
}  // namespace fg::server
