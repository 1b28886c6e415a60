// SPDX-License-Identifier: Apache-2.0
#include "server/postgres_claims.h"

#include <unordered_map>
#include <unordered_set>

namespace fg::server::postgres {
namespace {

using namespace std::chrono_literals;

constexpr auto soon = 2s;
constexpr std::size_t most_at_once = 200;
// Somebody holds one of the tables. The first: and does not let go of it.
constexpr std::string_view is_held = "55P03", is_deadlock = "40P01";

constexpr const char* look_at_owners =
    "SELECT id, coalesce(owner, 0), epoch, owner IS NOT NULL AND owner <> $2 AND EXISTS"
    " (SELECT 1 FROM servers WHERE number = owner) FROM heads WHERE id = ANY ($1::text[])";
// A table that somebody who vanished still holds is asked for again, and others are not kept waiting.
constexpr const char* wait_a_little = "SELECT set_config('lock_timeout', '800ms', true)";
// Nobody ends the server that claims, and nobody writes to or claims the tables, while this is under way; so each statement after
// these two sees how things are.
constexpr const char* hold_server = "SELECT 1 FROM servers WHERE number = $1 FOR KEY SHARE";
constexpr const char* hold_tables = "SELECT 1 FROM heads WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE";
constexpr const char* take_tables =
    "UPDATE heads SET owner = $1, epoch = epoch + 1 WHERE id = ANY ($2::text[])"
    " AND EXISTS (SELECT 1 FROM servers WHERE number = $1)"
    " AND (owner IS NULL OR owner = $1 OR NOT EXISTS (SELECT 1 FROM servers WHERE number = owner))";
constexpr const char* read_owners =
    "SELECT id, coalesce(owner, 0), epoch FROM heads WHERE id = ANY ($1::text[])";
constexpr const char* let_go_of =
    "UPDATE heads SET owner = NULL FROM unnest($1::text[], $2::bigint[]) AS a (id, epoch)"
    " WHERE heads.id = a.id AND heads.epoch = a.epoch";

Refusal not_done(const Refusal& why) { return {"not_stored", "could not be stored: " + explain(why), ""}; }
Refusal too_many() { return {"not_stored", "too many tables are asked for at once", ""}; }

template <class... Args>
Query query(const char* sql, const Args&... args) {
    Query made{sql};
    (made.values.add(args), ...);
    return made;
}
// The row of each table.
std::unordered_map<std::string, int> by_table(const Rows& rows) {
    std::unordered_map<std::string, int> found;
    for (int i = 0; i < rows.count(); ++i) found.emplace(rows.text(i, 0), i);
    return found;
}
template <class Jobs>
std::vector<std::string> tables_of(const Jobs& jobs) {
    std::vector<std::string> tables;
    for (const auto& job : jobs) tables.push_back(job.table);
    return tables;
}

}  // namespace

Claims::Claims(const std::string& address, const std::string& name)
    : line_(address, name), jobs_({.threads = 1, .most_at_once = most_at_once}, [this] {
          return [this](std::deque<Job>& jobs) { work(jobs); };
      }) {}

void Claims::claim(std::uint64_t server, std::string table, std::function<void(Or<Claim>)> claimed) {
    if (waiting_ >= most_waiting) return claimed(too_many());
    ++waiting_;
    jobs_.add({.server = server, .table = std::move(table), .claimed = std::move(claimed)});
}
void Claims::release(std::string table, std::uint64_t epoch) {
    ++waiting_;
    jobs_.add({.server = 0, .table = std::move(table), .epoch = epoch});
}

void Claims::work(std::deque<Job>& jobs) {
    waiting_ -= static_cast<int>(jobs.size());
    while (!jobs.empty()) {
        Jobs together = take_together(jobs);
        together.front().server == 0 ? let_go(together) : look(std::move(together));
    }
}
// What is asked for one server, each table once: a second claim of it is a claim of its own.
Claims::Jobs Claims::take_together(std::deque<Job>& jobs) {
    Jobs taken;
    std::unordered_set<std::string> tables;
    const std::uint64_t server = jobs.front().server;
    while (!jobs.empty() && jobs.front().server == server && tables.insert(jobs.front().table).second) {
        taken.push_back(std::move(jobs.front()));
        jobs.pop_front();
    }
    return taken;
}
void Claims::let_go(const Jobs& jobs) {
    std::vector<std::int64_t> epochs;
    for (const Job& job : jobs) epochs.push_back(static_cast<std::int64_t>(job.epoch));
    line_.run_surely({query(let_go_of, tables_of(jobs), epochs)}, soon);
}

void Claims::look(Jobs jobs) {
    const auto now = std::chrono::steady_clock::now();
    Jobs late, asked, free;
    for (Job& job : jobs) (now - job.asked > soon ? late : asked).push_back(std::move(job));
    refuse(late, too_many());
    if (asked.empty()) return;
    const Or<std::vector<Rows>> rows =
        line_.run_surely({query(look_at_owners, tables_of(asked), asked.front().server)}, soon);
    if (!rows) return refuse(asked, not_done(rows.refusal()));
    const Rows& owners = rows->front();
    const auto found = by_table(owners);
    for (Job& job : asked) {
        const auto at = found.find(job.table);
        if (at == found.end())
            job.claimed(Claim{});
        else if (owners.flag(at->second, 3))
            tell(job, owners, at->second);
        else
            free.push_back(std::move(job));
    }
    if (!free.empty()) take(free);
}
void Claims::take(const Jobs& jobs) {
    const std::uint64_t server = jobs.front().server;
    const std::vector<std::string> tables = tables_of(jobs);
    const Or<std::vector<Rows>> rows =
        line_.run_surely({query(wait_a_little), query(hold_server, server), query(hold_tables, tables),
                          query(take_tables, server, tables), query(read_owners, tables)},
                         soon);
    const bool is_one_held = !rows && (rows.refusal().code == is_held || rows.refusal().code == is_deadlock);
    // One of them is to blame: the others shall not suffer for it.
    if (is_one_held && jobs.size() > 1) {
        for (const Job& job : jobs) take({job});
        return;
    }
    if (!rows) return refuse(jobs, not_done(rows.refusal()));
    if ((*rows)[1].count() == 0) return refuse(jobs, {"fenced", "this server was given up", ""});
    const auto found = by_table((*rows)[4]);
    for (const Job& job : jobs) {
        const auto at = found.find(job.table);
        at == found.end() ? job.claimed(Claim{}) : tell(job, (*rows)[4], at->second);
    }
}

void Claims::tell(const Job& job, const Rows& owners, int row) {
    job.claimed(Claim{.owner = static_cast<std::uint64_t>(owners.number(row, 1)),
                      .epoch = static_cast<std::uint64_t>(owners.number(row, 2))});
}
void Claims::refuse(const Jobs& jobs, const Refusal& why) {
    for (const Job& job : jobs) job.claimed(why);
}

}  // namespace fg::server::postgres
