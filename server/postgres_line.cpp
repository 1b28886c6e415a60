// SPDX-License-Identifier: Apache-2.0
#include "server/postgres_line.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <thread>

namespace fg::server::postgres {
namespace {

using namespace std::chrono_literals;

constexpr int oldest_server = 130'000;  // 13
constexpr auto patience = 5s;
constexpr auto some_beats = 2s;  // of a server that lives

// Migrations, in order; the table `fairground` says how many a database has had.
constexpr const char* migrations[] = {
    // A table's head is narrow, because every move writes it. Who writes proves by its number of rows and its epoch that nobody else
    // has written since and that nobody else has taken the table.
    "CREATE TABLE heads (id text COLLATE \"C\" PRIMARY KEY, game bigint GENERATED ALWAYS AS IDENTITY UNIQUE,"
    " rows bigint NOT NULL, owner bigint, epoch bigint NOT NULL) WITH (fillfactor = 50);"
    "CREATE TABLE tables (game bigint PRIMARY KEY, phase text NOT NULL, listed boolean NOT NULL,"
    " wake bigint NOT NULL, updated bigint NOT NULL, info text NOT NULL, host text COLLATE \"C\" NOT NULL);"
    "CREATE INDEX tables_by_update ON tables (updated);"
    "CREATE INDEX running_by_host ON tables (host) WHERE phase IN ('gathering', 'playing');"
    "CREATE INDEX tables_by_wake ON tables (wake) WHERE wake > 0 AND phase = 'playing';"
    "CREATE TABLE log (game bigint NOT NULL, sequence bigint NOT NULL, at bigint NOT NULL, row text NOT NULL,"
    " sum bigint NOT NULL, PRIMARY KEY (game, sequence));"
    "CREATE TABLE sitters (person text COLLATE \"C\" NOT NULL, game bigint NOT NULL, PRIMARY KEY (person, "
    "game));"
    "CREATE INDEX sitters_by_game ON sitters (game);"
    "CREATE TABLE people (id text COLLATE \"C\" PRIMARY KEY, token text COLLATE \"C\" NOT NULL UNIQUE,"
    " name text NOT NULL, seen bigint NOT NULL);"
    "CREATE INDEX people_by_visit ON people (seen);"
    // The servers that live; who is not in it never will be again.
    "CREATE TABLE servers (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL,"
    " beats bigint NOT NULL);",

    // How finished games stood.
    "CREATE TABLE odds (game bigint PRIMARY KEY, odds text NOT NULL, sum bigint NOT NULL);",

    // What a server left behind is found by its number, without a walk through all tables. What nobody has claimed yet is number
    // 0's, which never lived. Whose name has changed is found by when, on the database's clock.
    "CREATE INDEX heads_by_owner ON heads (owner) WHERE owner IS NOT NULL;"
    "UPDATE heads SET owner = 0 WHERE owner IS NULL AND epoch = 0;"
    "ALTER TABLE people ADD COLUMN renamed bigint NOT NULL DEFAULT 0;"
    "CREATE INDEX people_by_rename ON people (renamed) WHERE renamed > 0;",
};
constexpr std::int64_t newest = std::size(migrations);

// A sequential scan of what has grown since its size was last looked at would hold up every move.
constexpr const char* settings =
    "SET synchronous_commit TO on; SET jit TO off; SET enable_seqscan TO off; SET enable_mergejoin TO off;"
    "SET plan_cache_mode TO force_generic_plan; SET lock_timeout TO '2s';"
    // What a host that vanished has locked is free again after some seconds, not after two hours.
    "SET tcp_keepalives_idle TO 4; SET tcp_keepalives_interval TO 2; SET tcp_keepalives_count TO 3;"
    "SET tcp_user_timeout TO '10s';"
    "SELECT set_config(name, '2s', false) FROM pg_settings WHERE name = 'client_connection_check_interval';";

std::string hex_key() {
    std::array<unsigned char, 32> key{};
    randombytes_buf(key.data(), key.size());
    std::string hex(key.size() * 2 + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), key.data(), key.size());
    hex.pop_back();
    return hex;
}

Or<Rows> ask(Session& session, const char* sql) {
    Or<std::vector<Rows>> rows = session.run({{sql}}, patience);
    if (!rows) return rows.refusal();
    return std::move(rows->front());
}
Refusal not_fit(const std::string& why) { return {std::string(unfit), why, ""}; }

// How many migrations it has had; 0: it is empty.
Or<std::int64_t> version_of(Session& session) {
    const Or<Rows> found =
        ask(session,
            "SELECT to_regclass(quote_ident(current_schema()) || '.fairground') IS NOT NULL,"
            " (SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace)");
    if (!found) return found.refusal();
    if (found->is_null(0, 1)) return not_fit("the database has no schema to keep anything in");
    if (!found->flag(0, 0) && found->number(0, 1) > 0)
        return not_fit("the database belongs to another program: it has tables that are not ours");
    if (!found->flag(0, 0)) return 0;
    const Or<Rows> version = ask(session, "SELECT version FROM fairground");
    if (!version)
        return version.refusal().code.starts_with("42")
                   ? not_fit("the database belongs to another program: its table \"fairground\" is not ours")
                   : version.refusal();
    if (version->count() != 1) return not_fit("the database is not as it was left");
    return version->number(0, 0);
}

Or<Done> check_server(Session& session) {
    if (const Or<Done> fit = check_version(session.version()); !fit) return fit;
    const Or<Rows> state = ask(session,
                               "SELECT pg_is_in_recovery(), current_setting('transaction_read_only'),"
                               " current_setting('server_encoding')");
    if (!state) return state.refusal();
    if (state->flag(0, 0) || state->text(0, 1) == "on")
        return Refusal{"25006", state->flag(0, 0) ? "it follows another one" : "it is set so", ""};
    if (state->text(0, 2) != "UTF8") return not_fit("the database's encoding must be UTF8");
    return Done{};
}

}  // namespace

Or<Done> check_version(int version) {
    if (version >= oldest_server) return Done{};
    return not_fit("the database is too old: PostgreSQL 13 is the oldest that will do");
}
Or<Done> check_nobody_serves(Session& session) {
    constexpr const char* look = "SELECT count(*), coalesce(sum(beats), 0)::bigint FROM servers";
    const Or<Rows> before = ask(session, look);
    if (!before) return before.refusal();
    if (before->number(0, 0) == 0) return Done{};
    std::this_thread::sleep_for(some_beats);
    const Or<Rows> after = ask(session, look);
    if (!after) return after.refusal();
    const bool is_same =
        before->number(0, 0) == after->number(0, 0) && before->number(0, 1) == after->number(0, 1);
    return is_same ? Or<Done>(Done{})
                   : not_fit("servers are at work on the database; please stop all of them first");
}
Or<Done> prepare_database(Session& session) {
    if (const Or<Done> fit = check_server(session); !fit) return fit;
    Or<std::int64_t> version = version_of(session);
    if (!version) return version.refusal();
    if (*version > newest) return not_fit("the database was written by a newer version");
    if (*version == newest) return session.run_script(settings, patience);
    const Or<Done> quiet = *version > 0 ? check_nobody_serves(session) : Done{};
    // Servers that start together take turns, and all but the first find it done.
    if (const Or<Done> begun = session.run_script("BEGIN; SELECT pg_advisory_xact_lock(1717660018);"); !begun)
        return begun;
    version = version_of(session);
    if (!version) return version.refusal();
    if (*version > newest) return not_fit("the database was written by a newer version");
    // They know the database as it was, and would write to it as it is not.
    if (*version < newest && !quiet) return quiet;
    std::string sql;
    if (*version == 0)
        sql =
            "CREATE TABLE fairground (version bigint NOT NULL, key text NOT NULL);"
            "INSERT INTO fairground VALUES (0, '" +
            hex_key() + "');";
    for (std::int64_t next = *version; next < newest; ++next) sql += migrations[next];
    sql += "UPDATE fairground SET version = " + std::to_string(newest) + "; COMMIT;";
    if (const Or<Done> done = session.run_script(sql + settings); !done) return done;
    return Done{};
}

Or<Session> Line::connect() {
    session_name_ = name_ + '.' + std::to_string(++counter_);
    Or<Session> session = Session::open(address_, session_name_);
    if (!session) return session;
    if (const Or<Done> ready = prepare_database(*session); !ready) return ready.refusal();
    return session;
}

Session* Line::session() {
    if (session_ && session_->is_open()) return &*session_;
    session_.reset();
    const auto now = std::chrono::steady_clock::now();
    if (now < next_try_) return nullptr;
    Or<Session> session = connect();
    if (session) {
        pause_ = 0ms;
        session_.emplace(std::move(*session));
        return &*session_;
    }
    why_ = session.refusal();
    if (why_.code == is_lost) why_.code = is_away;  // nobody has asked for anything yet
    pause_ = std::clamp(pause_ * 2, std::chrono::milliseconds(50), std::chrono::milliseconds(1000));
    next_try_ = std::chrono::steady_clock::now() + pause_;
    return nullptr;
}

Or<std::vector<Rows>> Line::run(const std::vector<Query>& queries, Session::Duration most) {
    Session* open = session();
    if (open == nullptr) return why_;
    return open->run(queries, most);
}
Or<std::vector<Rows>> Line::run_surely(const std::vector<Query>& queries, Session::Duration most) {
    Or<std::vector<Rows>> rows = run(queries, most);
    if (!rows && rows.refusal().code == is_lost) return run(queries, most);
    return rows;
}

}  // namespace fg::server::postgres
