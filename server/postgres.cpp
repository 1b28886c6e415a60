// SPDX-License-Identifier: Apache-2.0
#include "server/postgres.h"

#include <poll.h>

#include <array>

#include "common/text.h"

namespace fg::server::postgres {
namespace {

using Clock = std::chrono::steady_clock;

// An array's literal: {"a","b"}.
template <class List, class Write>
std::string array_of(const List& list, Write&& write) {
    std::string out = "{";
    for (const auto& item : list) {
        if (out.size() > 1) out += ',';
        write(out, item);
    }
    return out + '}';
}

int wait_for(PGconn* connection, short events, Clock::time_point deadline) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd wanted{.fd = PQsocket(connection), .events = events, .revents = 0};
    return left <= 0 ? 0 : poll(&wanted, 1, static_cast<int>(left) + 1);
}

std::string message_of(const char* raw) { return std::string(trimmed(raw == nullptr ? "" : raw, " \n")); }

Refusal fault_in(const Rows& rows) {
    const char* state = PQresultErrorField(rows.raw(), PG_DIAG_SQLSTATE);
    return state == nullptr ? Refusal{} : Refusal{state, message_of(PQresultErrorMessage(rows.raw())), ""};
}

std::string name_of(const char* sql) { return "s" + std::to_string(reinterpret_cast<std::uintptr_t>(sql)); }

}  // namespace

Values& Values::add(const std::vector<std::string>& texts) {
    return add(array_of(texts, [](std::string& out, const std::string& text) {
        out += '"';
        for (const char c : text) {
            if (c == '"' || c == '\\') out += '\\';
            out += c;
        }
        out += '"';
    }));
}
Values& Values::add(const std::vector<std::int64_t>& numbers) {
    return add(
        array_of(numbers, [](std::string& out, std::int64_t number) { out += std::to_string(number); }));
}

Or<Session> Session::open(const std::string& address, const std::string& name) {
    // What the address itself says has more weight: it comes later. A line that is cut is noticed soon.
    const std::array<std::pair<const char*, const char*>, 9> settings{{{"connect_timeout", "2"},
                                                                       {"tcp_user_timeout", "3000"},
                                                                       {"keepalives_idle", "2"},
                                                                       {"keepalives_interval", "1"},
                                                                       {"keepalives_count", "2"},
                                                                       {"dbname", address.c_str()},
                                                                       {"application_name", name.c_str()},
                                                                       {"client_encoding", "UTF8"},
                                                                       {nullptr, nullptr}}};
    std::array<const char*, 9> keys{}, values{};
    for (std::size_t i = 0; i < settings.size(); ++i) std::tie(keys[i], values[i]) = settings[i];
    Session session(PQconnectdbParams(keys.data(), values.data(), 1));
    if (PQstatus(session.raw()) != CONNECTION_OK)
        return Refusal{std::string(is_away), message_of(PQerrorMessage(session.raw())), ""};
    PQsetNoticeProcessor(session.raw(), [](void*, const char*) {}, nullptr);
    return session;
}

Or<Done> Session::run_script(const std::string& sql, Duration most) {
    const auto deadline = Clock::now() + most;
    PQexitPipelineMode(raw());
    PQsetnonblocking(raw(), 1);
    if (PQsendQuery(raw(), sql.c_str()) == 0) return lost();
    Refusal first;
    while (true) {
        PGresult* result = nullptr;
        if (!next(result, deadline)) return lost();
        if (result == nullptr) return first.code.empty() ? Or<Done>(Done{}) : first;
        const Rows rows(result);
        if (first.code.empty()) first = fault_in(rows);
    }
}

Or<std::vector<Rows>> Session::run(const std::vector<Query>& queries, Duration most) {
    if (!is_open() || has_hung_up()) return Refusal{std::string(is_away), "there is no connection", ""};
    std::vector<const char*> preparing;
    if (!send(queries, preparing)) return lost();
    return receive(queries.size(), preparing, Clock::now() + most);
}

// Whether the other side ended it while nobody asked anything. Then nothing need be in doubt.
bool Session::has_hung_up() {
    pollfd wanted{.fd = PQsocket(raw()), .events = POLLIN, .revents = 0};
    while (poll(&wanted, 1, 0) > 0)
        if (PQconsumeInput(raw()) == 0 || PQstatus(raw()) != CONNECTION_OK) return connection_.reset(), true;
    return false;
}

// Statements that are new to this connection are prepared on the way, each right before it is used.
bool Session::send(const std::vector<Query>& queries, std::vector<const char*>& preparing) {
    PQsetnonblocking(raw(), 1);
    if (PQenterPipelineMode(raw()) == 0) return false;
    std::unordered_set<const char*> known = prepared_;
    for (const Query& query : queries) {
        const std::string name = name_of(query.sql);
        const bool is_new = known.insert(query.sql).second;
        if (is_new && PQsendPrepare(raw(), name.c_str(), query.sql, 0, nullptr) == 0) return false;
        preparing.push_back(is_new ? query.sql : nullptr);
        const std::vector<const char*> values = query.values.pointers();
        if (PQsendQueryPrepared(raw(), name.c_str(), static_cast<int>(values.size()), values.data(), nullptr,
                                nullptr, 0) == 0)
            return false;
    }
    return PQpipelineSync(raw()) != 0;
}

Or<std::vector<Rows>> Session::receive(std::size_t count, const std::vector<const char*>& preparing,
                                       Clock::time_point deadline) {
    std::vector<Rows> all;
    Refusal first;
    for (std::size_t i = 0; i < 2 * count; ++i) {
        const bool is_preparing = i % 2 == 0;
        if (is_preparing && preparing[i / 2] == nullptr) continue;
        PGresult *result = nullptr, *end = nullptr;
        if (!next(result, deadline) || result == nullptr) return lost();
        Rows rows(result);
        if (first.code.empty()) first = fault_in(rows);
        if (is_preparing && PQresultStatus(result) == PGRES_COMMAND_OK) prepared_.insert(preparing[i / 2]);
        if (!is_preparing) all.push_back(std::move(rows));
        if (!next(end, deadline) || end != nullptr) return lost();
    }
    Refusal last = receive_end(deadline);
    if (first.code.empty() || last.code == is_lost) first = std::move(last);
    return first.code.empty() ? Or<std::vector<Rows>>(std::move(all)) : first;
}
// What was refused when all of it was to be committed, if anything.
Refusal Session::receive_end(Clock::time_point deadline) {
    Refusal first;
    while (true) {
        PGresult* result = nullptr;
        if (!next(result, deadline)) return lost();
        const Rows rows(result);
        if (first.code.empty()) first = fault_in(rows);
        if (PQresultStatus(result) == PGRES_PIPELINE_SYNC) return first;
    }
}

bool Session::next(PGresult*& result, Clock::time_point deadline) {
    while (PQisBusy(raw()) != 0)
        if (!move_until_ready(deadline)) return false;
    result = PQgetResult(raw());
    return PQstatus(raw()) == CONNECTION_OK;
}
bool Session::move_until_ready(Clock::time_point deadline) {
    const int unsent = PQflush(raw());
    if (unsent < 0) return false;
    const auto events = static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN);
    return wait_for(raw(), events, deadline) > 0 && PQconsumeInput(raw()) != 0;
}
Refusal Session::lost() {
    std::string message = message_of(PQerrorMessage(raw()));
    connection_.reset();
    return {std::string(is_lost), message.empty() ? "it does not answer" : std::move(message), ""};
}

std::string explain(const Refusal& refusal) {
    const std::string& state = refusal.code;
    if (state == unfit) return refusal.message;
    if (state == is_away || state == is_lost || state.starts_with("57P") || state.starts_with("08"))
        return "the database is away: " + refusal.message;
    if (state == "53100") return "the database is full: " + refusal.message;
    if (state == "25006") return "the database is read-only, perhaps a standby: " + refusal.message;
    if (state == "42501") return "the database does not allow it: " + refusal.message;
    return "the database says: " + refusal.message + " (" + state + ")";
}

}  // namespace fg::server::postgres
