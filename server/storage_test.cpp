// SPDX-License-Identifier: Apache-2.0
#include "server/storage.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <future>
#include <set>
#include <thread>

#include "server/sqlite.h"

namespace fg::server {
namespace {

class StorageThreads : public testing::Test {
  protected:
    std::string path = testing::TempDir() + "fairground_" + std::to_string(getpid()) + ".db";
    std::unique_ptr<Storage> storage;

    void SetUp() override { open(); }
    void TearDown() override {
        storage.reset();
        for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path + ending);
    }
    void open() {
        storage.reset();
        auto opened = open_sqlite(path);
        ASSERT_TRUE(opened) << opened.refusal().message;
        storage = std::move(*opened);
    }
    Or<Done> append(const std::string& table, std::uint64_t expected, const std::vector<std::string>& rows) {
        std::promise<Or<Done>> told;
        Append request{.table = table,
                       .expected = expected,
                       .rows = {},
                       .summary = std::make_shared<const Summary>(Summary{
                           .phase = "playing", .is_listed = true, .wake = 0, .info = "{}", .people = {}}),
                       .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }};
        for (const std::string& row : rows) request.rows.push_back({.at = 5, .json = row});
        storage->append(std::move(request));
        return told.get_future().get();
    }
    std::vector<std::string> rows_of(const std::string& table) {
        std::promise<std::vector<std::string>> told;
        storage->load(table, [&](Or<std::vector<LogRow>> rows) {
            std::vector<std::string> list;
            if (rows)
                for (const LogRow& row : *rows) list.push_back(row.json);
            told.set_value(list);
        });
        return told.get_future().get();
    }
};

TEST_F(StorageThreads, KeepsRowsInOrderAndAcrossReopening) {
    ASSERT_TRUE(append("t1", 1, {"a", "b"}));
    ASSERT_TRUE(append("t2", 1, {"x"}));
    ASSERT_TRUE(append("t1", 3, {"c"}));
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "c"}));
    open();
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "c"}));
    ASSERT_TRUE(append("t1", 4, {"d"}));
    EXPECT_EQ(rows_of("t2"), std::vector<std::string>{"x"});
    EXPECT_TRUE(rows_of("t3").empty());
}

TEST_F(StorageThreads, KnowsWhereAPersonHasAChair) {
    const auto sit = [&](const std::string& table, std::uint64_t row, std::string phase, Millis at,
                         std::vector<std::string> people) {
        std::promise<Or<Done>> told;
        storage->append({.table = table,
                         .expected = row,
                         .rows = {{.at = at, .json = "x"}},
                         .summary = std::make_shared<const Summary>(Summary{.phase = std::move(phase),
                                                                            .is_listed = false,
                                                                            .wake = 0,
                                                                            .info = table,
                                                                            .people = std::move(people)}),
                         .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    const auto tables_of = [&](const std::string& person, int most = 10) {
        std::promise<std::string> told;
        storage->tables_of(person, most, [&](Or<std::vector<StoredTable>> tables) {
            std::string ids;
            for (const StoredTable& table : *tables) ids += table.id + table.summary.info + ' ';
            told.set_value(ids);
        });
        return told.get_future().get();
    };
    sit("a", 1, "over", 900, {"p1", "p2"});
    sit("b", 1, "playing", 100, {"p1"});
    sit("c", 1, "gathering", 200, {"p1", "p2"});
    sit("d", 1, "closed", 300, {"p1"});
    EXPECT_EQ(tables_of("p1"), "cc bb aa ");
    EXPECT_EQ(tables_of("p1", 2), "cc bb ");
    EXPECT_EQ(tables_of("p3"), "");
    sit("c", 2, "gathering", 250, {"p1"});
    EXPECT_EQ(tables_of("p2"), "aa ") << "who stands up has no chair there any more";
    open();
    sit("b", 2, "over", 1000, {"p1", "p3"});
    EXPECT_EQ(tables_of("p1"), "cc bb aa ");
    EXPECT_EQ(tables_of("p3"), "bb ");
}

TEST_F(StorageThreads, RefusesWhoComesSecond) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    EXPECT_EQ(append("t1", 1, {"b"}).refusal().code, "conflict");
    EXPECT_EQ(append("t1", 3, {"b"}).refusal().code, "conflict");
    EXPECT_EQ(rows_of("t1"), std::vector<std::string>{"a"});
}

TEST_F(StorageThreads, ReplacesItsLastRows) {
    const auto replace = [&](std::uint64_t expected, std::uint64_t count, const std::string& last,
                             const std::vector<std::string>& rows) {
        std::promise<Or<Done>> told;
        Append request{.table = "t1",
                       .expected = expected,
                       .rows = {},
                       .replaces = count,
                       .last = {.at = 5, .json = last},
                       .summary = {},
                       .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }};
        for (const std::string& row : rows) request.rows.push_back({.at = 5, .json = row});
        storage->append(std::move(request));
        const Or<Done> done = told.get_future().get();
        return done ? "" : done.refusal().code;
    };
    ASSERT_TRUE(append("t1", 1, {"a", "b"}));
    ASSERT_TRUE(append("t2", 1, {"x"}));
    ASSERT_TRUE(append("t1", 3, {"c"}));
    EXPECT_EQ(replace(3, 1, "c", {"C"}), "");
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "C"}));
    EXPECT_EQ(replace(2, 2, "C", {"B", "C2", "D"}), "");
    open();
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "B", "C2", "D"}));
    EXPECT_EQ(rows_of("t2"), std::vector<std::string>{"x"});
    EXPECT_EQ(replace(4, 1, "C2", {"E"}), "conflict") << "somebody else has replaced it already";
    EXPECT_EQ(replace(5, 1, "D", {"E"}), "conflict");
    EXPECT_EQ(replace(3, 1, "D", {"E"}), "conflict");
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "B", "C2", "D"}));
    ASSERT_TRUE(append("t1", 5, {"e"}));
}

TEST_F(StorageThreads, SeesWhatAnotherServerWroteToTheSameFile) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    auto other = open_sqlite(path);
    ASSERT_TRUE(other);
    std::promise<bool> told;
    (*other)->append({.table = "t1",
                      .expected = 2,
                      .rows = {{.at = 1, .json = "theirs"}},
                      .summary = {},
                      .stored = [&](Or<Done> done) { told.set_value(static_cast<bool>(done)); }});
    ASSERT_TRUE(told.get_future().get());
    EXPECT_EQ(append("t1", 2, {"ours"}).refusal().code, "conflict");
    ASSERT_TRUE(append("t1", 3, {"ours"}));
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "theirs", "ours"}));
}

TEST_F(StorageThreads, ManyAppendTogetherAndLoseNothing) {
    constexpr int tables = 40, rows = 25;
    std::atomic<int> stored = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (int row = 1; row <= rows; ++row)
                for (int table = t; table < tables; table += 4)
                    storage->append({.table = "t" + std::to_string(table),
                                     .expected = static_cast<std::uint64_t>(row),
                                     .rows = {{.at = row, .json = std::to_string(row)}},
                                     .summary = {},
                                     .stored = [&](Or<Done> done) { stored += static_cast<bool>(done); }});
        });
    for (std::thread& thread : threads) thread.join();
    ASSERT_TRUE(append("last", 1, {"x"}));
    EXPECT_EQ(stored, tables * rows);
    for (int table = 0; table < tables; ++table) EXPECT_EQ(rows_of("t" + std::to_string(table)).size(), 25u);
}

// A full disk, as a process sees it: files may not grow.
TEST_F(StorageThreads, AFullDiskRefusesAndGoesOnLater) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit tight{.rlim_cur = 100'000, .rlim_max = before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const Or<Done> full = append("t1", 2, {std::string(500'000, 'x')});
    setrlimit(RLIMIT_FSIZE, &before);
    ASSERT_FALSE(full);
    EXPECT_EQ(full.refusal().code, "not_stored");
    EXPECT_EQ(rows_of("t1"), std::vector<std::string>{"a"});
    ASSERT_TRUE(append("t1", 2, {"b"}));
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b"}));
}

// A file as the first version left it, with rows of two tables between each other.
TEST_F(StorageThreads, BringsAnOlderFileUpToDate) {
    storage.reset();
    for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path + ending);
    {
        const Or<Connection> old = Connection::open(path);
        ASSERT_TRUE(old);
        ASSERT_TRUE(old->run(
            "CREATE TABLE tables (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, phase TEXT NOT NULL,"
            " listed INTEGER NOT NULL, wake INTEGER NOT NULL, updated INTEGER NOT NULL, info TEXT NOT NULL);"
            "CREATE INDEX tables_by_update ON tables (updated);"
            "CREATE TABLE log (number INTEGER PRIMARY KEY, game INTEGER NOT NULL, sequence INTEGER NOT NULL,"
            " at INTEGER NOT NULL, row TEXT NOT NULL);"
            "CREATE UNIQUE INDEX log_by_game ON log (game, sequence);"
            "CREATE TABLE people (id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, name TEXT NOT NULL);"
            "INSERT INTO tables VALUES (1, 't1', 'playing', 1, 0, 5, '{}'), (2, 't2', 'playing', 1, 0, 5, "
            "'{}'),"
            " (3, 't3', 'gathering', 1, 0, 5, "
            "'{\"host\":\"p1\",\"seats\":[{\"seat\":0},{\"seat\":1,\"person\":\"p1\"}]}'), "
            " (4, 't4', 'playing', 1, 0, 5, '');"
            "INSERT INTO log VALUES (1, 1, 1, 5, 'a'), (2, 2, 1, 5, 'x'), (3, 1, 2, 5, 'b'), (4, 2, 2, 5, "
            "'y'),"
            " (5, 1, 3, 5, 'c');"
            "INSERT INTO people VALUES ('p1', 'hash', 'Anna');"
            "PRAGMA application_id=1717660018; PRAGMA user_version=1;"));
    }
    ASSERT_NO_FATAL_FAILURE(open());
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(rows_of("t2"), (std::vector<std::string>{"x", "y"}));
    EXPECT_TRUE(rows_of("t3").empty());
    std::promise<std::string> sits;
    storage->tables_of("p1", 10, [&](Or<std::vector<StoredTable>> tables) {
        sits.set_value(tables && tables->size() == 1 ? tables->front().id : "");
    });
    EXPECT_EQ(sits.get_future().get(), "t3");
    std::promise<std::string> hosts;
    storage->hosts([&](Or<std::vector<HostedTable>> tables) {
        for (const HostedTable& table : *tables)
            if (table.id == "t3") return hosts.set_value(table.host);
    });
    EXPECT_EQ(hosts.get_future().get(), "p1");
    std::promise<Millis> seen;
    storage->find_person("hash", [&](Or<StoredPerson> person) { seen.set_value(person->seen); });
    EXPECT_GT(seen.get_future().get(), 1'700'000'000'000) << "not forgotten at once";
    EXPECT_EQ(append("t1", 3, {"z"}).refusal().code, "conflict");
    ASSERT_TRUE(append("t1", 4, {"d"}));
    ASSERT_TRUE(append("t3", 1, {"q"}));
    ASSERT_NO_FATAL_FAILURE(open());
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "c", "d"}));
    EXPECT_EQ(rows_of("t3"), std::vector<std::string>{"q"});
}

TEST_F(StorageThreads, RemembersPeopleByTheHashOfTheirCookie) {
    std::promise<void> added;
    storage->add_person({.id = "p1", .name = ""}, "hash", [&](Or<Done> done) {
        EXPECT_TRUE(done);
        added.set_value();
    });
    added.get_future().get();
    std::promise<void> renamed;
    storage->rename_person({.id = "p1", .name = "Anna"}, [&](Or<Done>) { renamed.set_value(); });
    renamed.get_future().get();
    const auto find = [&](const std::string& hash) {
        std::promise<StoredPerson> told;
        storage->find_person(hash, [&](Or<StoredPerson> person) { told.set_value(*person); });
        return told.get_future().get();
    };
    EXPECT_EQ(find("hash").name, "Anna");
    EXPECT_EQ(find("other").id, "");
}

TEST_F(StorageThreads, ForgetsPeopleWithoutATableWhoHaveNotComeForLong) {
    const auto wait_for = [](std::promise<Or<Done>>& told) { EXPECT_TRUE(told.get_future().get()); };
    const auto add = [&](const std::string& id, Millis seen) {
        std::promise<Or<Done>> told;
        storage->add_person({.id = id, .name = "N" + id, .seen = seen}, "hash of " + id,
                            [&](Or<Done> done) { told.set_value(std::move(done)); });
        wait_for(told);
    };
    const auto keep = [&](const std::string& table, const std::string& phase, const std::string& host,
                          std::vector<std::string> people) {
        std::promise<Or<Done>> told;
        storage->append({.table = table,
                         .expected = 1,
                         .rows = {{.at = 5, .json = "x"}},
                         .summary = std::make_shared<const Summary>(Summary{.phase = phase,
                                                                            .is_listed = true,
                                                                            .host = host,
                                                                            .wake = 0,
                                                                            .info = "{}",
                                                                            .people = std::move(people)}),
                         .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        wait_for(told);
    };
    const auto forget = [&](Millis before, int most) {
        std::promise<Or<Done>> told;
        storage->forget_people(before, most, [&](Or<Done> done) { told.set_value(std::move(done)); });
        wait_for(told);
    };
    const auto known = [&] {
        std::string all;
        for (const char* id : {"old", "new", "sitter", "host", "was_host", "again"}) {
            std::promise<Or<StoredPerson>> told;
            storage->find_person("hash of " + std::string(id),
                                 [&](Or<StoredPerson> person) { told.set_value(std::move(person)); });
            const Or<StoredPerson> found = told.get_future().get();
            EXPECT_TRUE(found);
            if (found && !found->id.empty()) all += found->name + ' ';
        }
        return all;
    };
    for (const char* id : {"old", "sitter", "host", "was_host", "again"}) add(id, 100);
    add("new", 300);
    add("again", 300);
    keep("t1", "over", "", {"sitter"});
    keep("t2", "gathering", "host", {});
    keep("t3", "closed", "was_host", {});
    forget(200, 1);
    EXPECT_EQ(known(), "Nnew Nsitter Nhost Nwas_host Nagain ") << "a few at a time";
    open();
    forget(200, 10);
    EXPECT_EQ(known(), "Nnew Nsitter Nhost Nagain ");
    add("old", 400);
    EXPECT_EQ(known(), "Nold Nnew Nsitter Nhost Nagain ") << "somebody whose page was open all the time";
}

TEST_F(StorageThreads, ListsWhatHasPeopleAndHasNotEnded) {
    const auto keep = [&](const std::string& table, const std::string& phase, Millis at,
                          std::vector<std::string> people) {
        std::promise<Or<Done>> told;
        storage->append(
            {.table = table,
             .expected = 1,
             .rows = {{.at = at, .json = "x"}},
             .summary = std::make_shared<const Summary>(Summary{
                 .phase = phase, .is_listed = true, .wake = 0, .info = "{}", .people = std::move(people)}),
             .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    keep("bots", "playing", 100, {});
    keep("old", "playing", 200, {"p1"});
    keep("new", "gathering", 300, {"p1"});
    keep("over", "over", 400, {"p1"});
    keep("closed", "closed", 500, {"p1"});
    std::promise<std::string> told;
    storage->unfinished(10, [&](Or<std::vector<StoredTable>> tables) {
        std::string ids;
        for (const StoredTable& table : *tables) ids += table.id + ' ';
        told.set_value(ids);
    });
    EXPECT_EQ(told.get_future().get(), "new old ");
}

TEST_F(StorageThreads, KnowsWhoseTheTablesAreThatHaveNotEnded) {
    const auto keep = [&](const std::string& table, std::uint64_t row, const std::string& phase,
                          const std::string& host) {
        std::promise<Or<Done>> told;
        storage->append(
            {.table = table,
             .expected = row,
             .rows = {{.at = 5, .json = "x"}},
             .summary = std::make_shared<const Summary>(Summary{
                 .phase = phase, .is_listed = true, .host = host, .wake = 0, .info = "{}", .people = {}}),
             .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    keep("t1", 1, "gathering", "p1"), keep("t2", 1, "playing", "p1"), keep("t3", 1, "gathering", "p2");
    keep("t4", 1, "over", "p1"), keep("t5", 1, "closed", "p1");
    keep("t3", 2, "gathering", "p3");
    open();
    std::promise<std::string> told;
    storage->hosts([&](Or<std::vector<HostedTable>> tables) {
        std::string all;
        for (const HostedTable& table : *tables) all += table.id + ' ' + table.host + ' ';
        told.set_value(all);
    });
    EXPECT_EQ(told.get_future().get(), "t1 p1 t2 p1 t3 p3 ");
}

// What a file with one bad spot does: the table with the spot is refused, all others are there, and nothing runs for ever.
TEST_F(StorageThreads, ADamagedRowIsFoundByItsSum) {
    const auto code_of = [&](const std::string& table) {
        std::promise<std::string> told;
        storage->load(table, [&](Or<std::vector<LogRow>> rows) {
            told.set_value(rows ? std::to_string(rows->size()) : rows.refusal().code);
        });
        return told.get_future().get();
    };
    const auto damage = [&](const char* sql) {
        ASSERT_TRUE(append("t1", 1, {"a", "b", "c"}));
        ASSERT_TRUE(append("t2", 1, {"x"}));
        storage.reset();
        {
            const Or<Connection> hand = Connection::open(path);
            ASSERT_TRUE(hand && hand->run(sql)) << sql;
        }
        open();
        EXPECT_EQ(code_of("t1"), "damaged") << sql;
        EXPECT_EQ(code_of("t2"), "1") << sql;
        EXPECT_EQ(code_of("t3"), "0") << sql;
        TearDown();
        open();
    };
    damage("UPDATE log SET row = 'B' WHERE sequence = 2");
    damage("UPDATE log SET at = 6 WHERE sequence = 3");
    damage("UPDATE log SET before = number WHERE sequence = 2");
    damage("UPDATE log SET game = 2 WHERE sequence = 2");
    damage("UPDATE log SET sequence = 9 WHERE sequence = 2");
    damage("DELETE FROM log WHERE sequence = 1 AND game = 1");
    damage("DELETE FROM log WHERE sequence = 3");
    damage("UPDATE heads SET last = 4 WHERE game = 1");
    damage("UPDATE heads SET rows = 2 WHERE game = 1");
}

TEST_F(StorageThreads, FindsWhatIsStaleAndRemovesWhatIsAskedFor) {
    const auto keep = [&](const std::string& table, const std::string& phase, Millis at) {
        std::promise<Or<Done>> told;
        storage->append({.table = table,
                         .expected = 1,
                         .rows = {{.at = at, .json = "x"}, {.at = at, .json = "y"}},
                         .summary = std::make_shared<const Summary>(Summary{
                             .phase = phase, .is_listed = true, .wake = 0, .info = "{}", .people = {"p1"}}),
                         .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    const auto joined = [](std::promise<std::string>& told) {
        return [&told](const Or<std::vector<std::string>>& ids) {
            std::vector<std::string> sorted = *ids;
            std::sort(sorted.begin(), sorted.end());
            std::string list;
            for (const std::string& id : sorted) list += id + ' ';
            told.set_value(list);
        };
    };
    keep("g1", "gathering", 100), keep("g2", "gathering", 300);
    keep("p1", "playing", 100), keep("p2", "playing", 300);
    keep("c1", "closed", 100), keep("c2", "closed", 300);
    keep("o1", "over", 100), keep("o2", "over", 300);
    std::promise<std::string> stale, expired, few;
    storage->stale({.gathering = 200, .playing = 400}, 10, joined(stale));
    EXPECT_EQ(stale.get_future().get(), "g1 p1 p2 ");
    std::set<std::string> met;  // two of them are damaged, say, and stay
    for (int i = 0; i < 200 && met.size() < 3; ++i) {
        std::promise<std::string> one;
        storage->stale({.gathering = 200, .playing = 400}, 1, joined(one));
        met.insert(one.get_future().get());
    }
    EXPECT_EQ(met.size(), 3u) << "everyone's turn comes";
    storage->expired({.closed = 400, .over = 200}, 10, joined(expired));
    EXPECT_EQ(expired.get_future().get(), "c1 c2 o1 ");
    std::promise<bool> removed;
    storage->remove("p1", [&](const Or<Done>& done) { removed.set_value(static_cast<bool>(done)); });
    EXPECT_TRUE(removed.get_future().get());
    EXPECT_TRUE(rows_of("p1").empty());
    EXPECT_EQ(rows_of("p2").size(), 2u);
    storage->stale({.gathering = 0, .playing = 400}, 10, joined(few));
    EXPECT_EQ(few.get_future().get(), "p2 ");
    EXPECT_TRUE(append("p1", 1, {"anew"})) << "as if it had never been";
    EXPECT_EQ(rows_of("p1"), std::vector<std::string>{"anew"});
}

TEST_F(StorageThreads, OnlyTheOwnerReadsTheFiles) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    const auto rights = [&](const std::string& ending) {
        struct stat found{};
        EXPECT_EQ(stat((path + ending).c_str(), &found), 0) << ending;
        return found.st_mode & 0777;
    };
    for (const char* ending : {"", "-wal", "-shm"}) EXPECT_EQ(rights(ending), 0600u) << ending;
    storage.reset();
    chmod(path.c_str(), 0644);
    open();
    EXPECT_EQ(rights(""), 0600u) << "an older file, too";
}

TEST_F(StorageThreads, TheWriteAheadLogShrinksAfterALongReader) {
    const auto size = [&] { return std::filesystem::file_size(path + "-wal"); };
    const std::string row(400'000, 'x');
    std::uint64_t next = 1;
    {
        const Or<Connection> reader = Connection::open(path);
        ASSERT_TRUE(reader->run("BEGIN"));
        Statement look = reader->prepare("SELECT count(*) FROM tables");
        ASSERT_EQ(look.step(), SQLITE_ROW);
        for (int i = 0; i < 200; ++i) ASSERT_TRUE(append("t1", next++, {row}));
        EXPECT_GT(size(), 60'000'000u);
    }
    for (int i = 0; i < 60; ++i) ASSERT_TRUE(append("t1", next++, {row}));
    EXPECT_LT(size(), 40'000'000u);
}

TEST(Storage, DoesNotAdoptAFileThatAnotherProgramMade) {
    const std::string path = testing::TempDir() + "others.db";
    std::filesystem::remove(path);
    {
        const Or<Connection> other = Connection::open(path);
        ASSERT_TRUE(other->run("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('pie')"));
    }
    chmod(path.c_str(), 0644);
    const auto before = std::filesystem::file_size(path);
    const auto opened = open_sqlite(path);
    ASSERT_FALSE(opened);
    EXPECT_NE(opened.refusal().message.find("another program"), std::string::npos);
    EXPECT_EQ(std::filesystem::file_size(path), before);
    struct stat found{};
    stat(path.c_str(), &found);
    EXPECT_EQ(found.st_mode & 0777, 0644u);
    std::filesystem::remove(path);
}

TEST(Storage, RefusesAFileOfAnotherProgram) {
    const std::string path = testing::TempDir() + "not_ours.db";
    FILE* file = std::fopen(path.c_str(), "w");
    std::fputs("This is no database at all, but quite a long text that could be taken for one by its size.",
               file);
    std::fclose(file);
    EXPECT_FALSE(open_sqlite(path));
    std::filesystem::remove(path);
}

}  // namespace
}  // namespace fg::server
