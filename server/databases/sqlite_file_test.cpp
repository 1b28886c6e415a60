// SPDX-License-Identifier: Apache-2.0
// What only a file can do.
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>

#include "server/databases/storage_fixture_test.h"

namespace fg::server {
namespace {

class SqliteFileThreads : public testing::Test, protected StorageFixture {
  protected:
    SqliteFileThreads() : StorageFixture(Database::sqlite) {}
    void SetUp() override { open(); }
};

// As a process sees it: files may not grow.
TEST_F(SqliteFileThreads, AFullDiskRefusesAndGoesOnLater) {
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

// As the first version left it, with rows of two tables between each other.
TEST_F(SqliteFileThreads, BringsAnOlderFileUpToDate) {
    clear();
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

TEST_F(SqliteFileThreads, OnlyTheOwnerReadsTheFiles) {
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

TEST_F(SqliteFileThreads, TheWriteAheadLogShrinksAfterALongReader) {
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
