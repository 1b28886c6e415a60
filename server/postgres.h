// SPDX-License-Identifier: Apache-2.0
// A thin wrapper of libpq: one connection in pipeline mode, prepared statements, errors as refusals. All statements of
// one call are one transaction, sent together; nothing waits longer than it may.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "common/refusal.h"

namespace fg::server::postgres {

// The parameters of a statement, in order, as text.
class Values {
  public:
    Values& add(std::string text) {
        texts_.push_back(std::move(text));
        return *this;
    }
    Values& add(std::int64_t number) { return add(std::to_string(number)); }
    Values& add(std::uint64_t number) { return add(std::to_string(number)); }
    Values& add(const std::vector<std::string>& texts);
    Values& add(const std::vector<std::int64_t>& numbers);
    std::vector<const char*> pointers() const {
        std::vector<const char*> list;
        for (const std::string& text : texts_) list.push_back(text.c_str());
        return list;
    }

  private:
    std::vector<std::string> texts_;
};

struct Query {
    const char* sql;  // lives as long as the program: it is prepared once for each connection
    Values values{};
};

class Rows {
  public:
    explicit Rows(PGresult* result) : result_(result) {}
    int count() const { return PQntuples(result_.get()); }
    int changed() const { return std::atoi(PQcmdTuples(result_.get())); }
    std::string text(int row, int column) const {
        return {PQgetvalue(result_.get(), row, column),
                static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
    }
    std::int64_t number(int row, int column) const {
        return std::strtoll(PQgetvalue(result_.get(), row, column), nullptr, 10);
    }
    bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
    PGresult* raw() const { return result_.get(); }
    bool flag(int row, int column) const { return *PQgetvalue(result_.get(), row, column) == 't'; }

  private:
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    std::unique_ptr<PGresult, Clear> result_;
};

// Codes of refusals, beside those of five characters that the database gives.
constexpr std::string_view is_away = "away";  // nothing was sent
constexpr std::string_view unfit = "unfit";   // the database is not one for us
constexpr std::string_view is_lost = "lost";  // the connection broke: it may have been done or not

class Session {
  public:
    using Duration = std::chrono::milliseconds;
    // What all connections of one storage have in common. `name` is what the database calls the session.
    static Or<Session> open(const std::string& address, const std::string& name);

    // All or nothing; the rows of each.
    Or<std::vector<Rows>> run(const std::vector<Query>& queries, Duration most);
    // Several statements without parameters. Some of them change a whole database, and take as long as that takes.
    Or<Done> run_script(const std::string& sql, Duration most = std::chrono::minutes(10));
    bool is_open() const { return connection_ != nullptr; }
    PGconn* raw() { return connection_.get(); }
    int version() const { return PQserverVersion(connection_.get()); }

  private:
    explicit Session(PGconn* connection) : connection_(connection) {}
    bool has_hung_up();
    bool send(const std::vector<Query>& queries, std::vector<const char*>& preparing);
    bool move_until_ready(std::chrono::steady_clock::time_point deadline);
    Or<std::vector<Rows>> receive(std::size_t count, const std::vector<const char*>& preparing,
                                  std::chrono::steady_clock::time_point deadline);
    Refusal receive_end(std::chrono::steady_clock::time_point deadline);
    // The next result, or null where a statement's results end; false: the connection is lost.
    bool next(PGresult*& result, std::chrono::steady_clock::time_point deadline);
    Refusal lost();

    struct Finish {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };
    std::unique_ptr<PGconn, Finish> connection_;
    std::unordered_set<const char*> prepared_;
};

// What an operator should read about it.
std::string explain(const Refusal& refusal);

}  // namespace fg::server::postgres
