// SPDX-License-Identifier: Apache-2.0
// A thin wrapper of SQLite's C interface: one connection, prepared statements, errors as refusals.
#pragma once

#include <sqlite3.h>

#include <memory>
#include <string>
#include <string_view>

#include "common/refusal.h"

namespace fg::server {

class Statement {
  public:
    Statement() = default;
    Statement(sqlite3* connection, std::string_view sql) {
        sqlite3_stmt* raw = nullptr;
        sqlite3_prepare_v3(connection, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                           &raw, nullptr);
        statement_.reset(raw);
    }
    explicit operator bool() const { return statement_ != nullptr; }

    // Bound text must live until the next `restart`.
    Statement& bind(int place, std::string_view text) {
        sqlite3_bind_text64(statement_.get(), place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
        return *this;
    }
    Statement& bind(int place, std::int64_t number) {
        sqlite3_bind_int64(statement_.get(), place, number);
        return *this;
    }
    Statement& restart() {
        sqlite3_reset(statement_.get());
        return *this;
    }
    int step() { return sqlite3_step(statement_.get()); }
    // For statements that give no rows.
    bool run() {
        const int code = step();
        restart();
        return code == SQLITE_DONE;
    }
    std::string text(int column) const {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
        return bytes == nullptr
                   ? std::string()
                   : std::string(bytes,
                                 static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column)));
    }
    bool is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Connection {
  public:
    static Or<Connection> open(const std::string& path) {
        sqlite3* raw = nullptr;
        const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
        const int code = sqlite3_open_v2(path.c_str(), &raw, flags, nullptr);
        Connection connection(raw);
        if (code != SQLITE_OK) return Refusal{"not_stored", path + ": " + connection.fault(), ""};
        sqlite3_busy_timeout(raw, 5000);
        return connection;
    }
    Statement prepare(std::string_view sql) const { return {raw_.get(), sql}; }
    bool run(const char* sql) const {
        return sqlite3_exec(raw_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    }
    std::string fault() const { return raw_ ? sqlite3_errmsg(raw_.get()) : "out of memory"; }
    // The number of the row inserted last.
    std::int64_t last_row() const { return sqlite3_last_insert_rowid(raw_.get()); }
    bool is_in_transaction() const { return sqlite3_get_autocommit(raw_.get()) == 0; }

  private:
    explicit Connection(sqlite3* raw) : raw_(raw) {}
    struct Close {
        void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
    };
    std::unique_ptr<sqlite3, Close> raw_;
};

}  // namespace fg::server
