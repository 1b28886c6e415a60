// SPDX-License-Identifier: Apache-2.0
// A storage under test, in a file or in a PostgreSQL of the tests' own.
#pragma once

#include <future>

#include "server/databases/postgres_cluster_test.h"
#include "server/sqlite.h"
#include "server/storage.h"

namespace fg::server {

enum class Database { sqlite, postgres };

class StorageFixture {
  public:
    explicit StorageFixture(Database database) : database_(database) { clear(); }
    ~StorageFixture() { clear(); }
    StorageFixture(const StorageFixture&) = delete;
    StorageFixture& operator=(const StorageFixture&) = delete;

    const std::string path = testing::TempDir() + "fairground_" + std::to_string(getpid()) + ".db";
    std::unique_ptr<Storage> storage;

    std::string address() const {
        return database_ == Database::sqlite ? path : PostgresCluster::the().address();
    }
    void open() {
        storage.reset();
        auto opened = open_storage(address());
        ASSERT_TRUE(opened) << opened.refusal().message;
        storage = std::move(*opened);
    }
    void clear() {
        storage.reset();
        for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path + ending);
        if (database_ == Database::postgres) PostgresCluster::the().clear();
    }
    // Changes what is stored behind the storage's back.
    void by_hand(const char* sql) const {
        if (database_ == Database::postgres) return PostgresCluster::the().sql(sql);
        const Or<Connection> hand = Connection::open(path);
        ASSERT_TRUE(hand && hand->run(sql)) << sql;
    }

    // What `ask` is told, and it waits for that.
    template <class T, class Ask>
    static Or<T> answer_of(Ask&& ask) {
        std::promise<Or<T>> told;
        ask([&](Or<T> answer) { told.set_value(std::move(answer)); });
        return told.get_future().get();
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

  private:
    const Database database_;
};

}  // namespace fg::server
