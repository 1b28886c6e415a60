// SPDX-License-Identifier: Apache-2.0
#include "server/postgres_writer.h"

#include <algorithm>

#include "server/log_sum.h"

namespace fg::server::postgres {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t largest_group = 1000;
constexpr std::size_t remembered_tables = 100'000;
constexpr auto patience = 10s;
constexpr Millis minute = 60'000;

constexpr const char* append_rows =
    "WITH asked AS MATERIALIZED (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])"
    " AS a (id, had, gets, epoch)),"
    " moved AS (UPDATE heads SET rows = gets FROM asked WHERE heads.id = asked.id AND heads.rows = had AND"
    " heads.epoch = asked.epoch RETURNING heads.id, game),"
    " written AS (INSERT INTO log (game, sequence, at, row, sum) SELECT game, sequence, at, row, sum"
    " FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::text[], $9::bigint[])"
    " AS w (id, sequence, at, row, sum) JOIN moved USING (id))"
    " SELECT id FROM moved";
constexpr const char* begin_table =
    "WITH made AS (INSERT INTO heads (id, rows, owner, epoch) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (id) DO NOTHING RETURNING id, game),"
    " kept AS (INSERT INTO tables (game, phase, listed, wake, updated, info, host)"
    " SELECT game, '', false, 0, 0, '', '' FROM made),"
    " written AS (INSERT INTO log (game, sequence, at, row, sum) SELECT game, sequence, at, row, sum"
    " FROM made, unnest($5::bigint[], $6::bigint[], $7::text[], $8::bigint[]) AS w (sequence, at, row, sum))"
    " SELECT id FROM made";
// Rows of the same numbers take the place of the old ones, and what is left over goes.
constexpr const char* replace_rows =
    "WITH moved AS (UPDATE heads SET rows = $3 WHERE id = $1 AND rows = $2 AND epoch = $4 AND EXISTS"
    " (SELECT 1 FROM log WHERE log.game = heads.game AND sequence = $2 AND at = $9 AND row = $10)"
    " RETURNING id, game),"
    " written AS (INSERT INTO log (game, sequence, at, row, sum) SELECT game, sequence, at, row, sum"
    " FROM moved, unnest($5::bigint[], $6::bigint[], $7::text[], $8::bigint[]) AS w (sequence, at, row, sum)"
    " ON CONFLICT (game, sequence) DO UPDATE SET at = excluded.at, row = excluded.row, sum = excluded.sum),"
    " taken AS (DELETE FROM log USING moved WHERE log.game = moved.game AND sequence > $3)"
    " SELECT id FROM moved";
// Only if the rows are there that it belongs to.
constexpr const char* keep_summary =
    "WITH head AS (SELECT game FROM heads WHERE id = $1 AND rows = $2 AND epoch = $3),"
    " kept AS (UPDATE tables SET phase = $4, listed = $5, wake = $6, updated = $7, info = $8, host = $9"
    " FROM head WHERE tables.game = head.game),"
    " stood AS (DELETE FROM sitters USING head WHERE sitters.game = head.game AND person <> ALL "
    "($10::text[]))"
    " INSERT INTO sitters (person, game) SELECT DISTINCT person, game FROM head, unnest($10::text[]) AS p "
    "(person)"
    " ON CONFLICT DO NOTHING";
constexpr const char* touch =
    "UPDATE tables SET updated = $4 FROM heads WHERE heads.id = $1 AND rows = $2 AND epoch = $3"
    " AND tables.game = heads.game";
constexpr const char* look_at_heads = "SELECT id, epoch FROM heads WHERE id = ANY ($1::text[])";
constexpr const char* write_something = "UPDATE fairground SET version = version";
constexpr const char* end_session =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1";
constexpr const char* count_sessions = "SELECT 1 FROM pg_stat_activity WHERE application_name = $1";
constexpr const char* look_at_last_rows =
    "SELECT heads.id, sum FROM heads JOIN unnest($1::text[], $2::bigint[], $3::bigint[]) AS a (id, gets, "
    "epoch)"
    " ON heads.id = a.id AND heads.epoch = a.epoch JOIN log ON log.game = heads.game AND sequence = gets";

constexpr std::string_view standby = "25006";

Refusal not_stored(const Refusal& why) { return {"not_stored", "could not be stored: " + explain(why), ""}; }
// Something in a row, two that wait for each other, or one that is held by somebody else.
bool is_about_one(const Refusal& why) {
    return why.code.starts_with("22") || why.code.starts_with("23") || why.code.starts_with("40") ||
           why.code == "55P03";
}
Refusal conflict() { return {"conflict", "somebody else wrote first", ""}; }

// The columns of rows of logs.
struct Columns {
    std::vector<std::string> ids, rows;
    std::vector<std::int64_t> sequences, times, sums;

    void add(const Append& append) {
        auto sequence = static_cast<std::int64_t>(append.expected);
        for (const LogRow& row : append.rows) {
            ids.push_back(append.table);
            sequences.push_back(sequence);
            times.push_back(row.at);
            rows.push_back(row.json);
            sums.push_back(sum_of(append.table, sequence++, row));
        }
    }
    void write_to(Values& values) const { values.add(sequences).add(times).add(rows).add(sums); }
};

}  // namespace

Writer::Writer(const std::string& address, const std::string& name) : line_(address, name) {}
Or<Done> Writer::open() {
    if (line_.session() == nullptr) return line_.why();
    thread_ = std::thread([this] { work(); });
    return Done{};
}
Writer::~Writer() {
    {
        const std::lock_guard lock(mutex_);
        is_closing_ = true;
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
}
void Writer::add(Job job) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(job));
    }
    wake_.notify_one();
}

void Writer::work() {
    while (wait_for_jobs()) {
        if (in_doubt_) settle_doubt();
        Group group = take_group();
        if (group.jobs.empty()) continue;
        if (in_doubt_ || line_.session() == nullptr)
            refuse(group, not_stored(line_.why()));
        else
            store(std::move(group));
    }
    if (in_doubt_) settle_doubt();
    if (in_doubt_) refuse(*in_doubt_, not_stored({std::string(is_lost), "it did not come back", ""}));
}
// False: the end. As long as something is in doubt, the database is looked for without being asked.
bool Writer::wait_for_jobs() {
    std::unique_lock lock(mutex_);
    const auto is_wanted = [this] { return is_closing_ || !waiting_.empty(); };
    if (in_doubt_)
        wake_.wait_until(lock, std::max(line_.next_try(), std::chrono::steady_clock::now() + 20ms),
                         is_wanted);
    else
        wake_.wait(lock, is_wanted);
    return !is_closing_ || !waiting_.empty();
}

Writer::Group Writer::take_group() {
    Group group;
    std::deque<Job> later;
    std::unordered_set<std::string> held_back;  // tables of which something has to wait for the next group
    const std::lock_guard lock(mutex_);
    for (; !waiting_.empty() && group.jobs.size() < largest_group; waiting_.pop_front()) {
        Job& job = waiting_.front();
        const bool can_go = !held_back.contains(job.table) && group.admits(job);
        if (!can_go) held_back.insert(job.table);
        can_go ? group.add(std::move(job)) : later.push_back(std::move(job));
    }
    std::move(later.rbegin(), later.rend(), std::front_inserter(waiting_));
    return group;
}
bool Writer::Group::admits(const Job& job) const {
    const auto known = by_table.find(job.table);
    if (job.table.empty() || known == by_table.end()) return true;
    return known->second != no_chain && job.append && chains[known->second].takes(*job.append);
}
void Writer::Group::add(Job job) {
    jobs.push_back(std::move(job));
    const Job& kept = jobs.back();
    if (kept.table.empty()) return;
    const auto [known, is_first] = by_table.emplace(kept.table, kept.append ? chains.size() : no_chain);
    if (!kept.append) return;
    if (is_first) chains.emplace_back();
    chains[known->second].parts.push_back(&*kept.append);
}

void Writer::store(Group group) {
    const Or<std::vector<Rows>> rows = line_.run(queries_for(group), patience);
    if (rows) return answer(group, answers_from(group, *rows), Done{});
    for (const Chain& chain : group.chains) known_.erase(chain.table());
    if (rows.refusal().code != is_lost) return store_singly(std::move(group), rows.refusal());
    doubtful_session_ = line_.session_name();  // only now: it may have been a new one
    in_doubt_.emplace(std::move(group));
}
// One of them may be to blame: the others shall not suffer for it.
void Writer::store_singly(Group group, const Refusal& why) {
    if (why.code == standby) line_.hang_up();  // another one may be the first now
    if (group.jobs.size() == 1 || !is_about_one(why)) return refuse(group, not_stored(why));
    for (Job& job : group.jobs) {
        Group alone;
        alone.add(std::move(job));
        in_doubt_ ? refuse(alone, not_stored({std::string(is_away), "it went away", ""}))
                  : store(std::move(alone));
    }
}

// First the appends to tables that stand, all in one; then each of the others; then everything else.
std::vector<Query> Writer::queries_for(const Group& group) {
    std::vector<Query> queries;
    std::vector<std::string> ids;
    std::vector<std::int64_t> had, gets, epochs;
    Columns columns;
    for (const Chain& chain : group.chains) {
        if (!chain.is_plain()) {
            queries.push_back(chain.is_new() ? begin(chain) : replace(chain));
            continue;
        }
        ids.push_back(chain.table());
        had.push_back(static_cast<std::int64_t>(chain.had()));
        gets.push_back(static_cast<std::int64_t>(chain.gets()));
        epochs.push_back(static_cast<std::int64_t>(chain.epoch()));
        for (const Append* part : chain.parts) columns.add(*part);
    }
    if (!ids.empty()) {
        Query query{append_rows};
        query.values.add(ids).add(had).add(gets).add(epochs).add(columns.ids);
        columns.write_to(query.values);
        queries.push_back(std::move(query));
    }
    for (const Chain& chain : group.chains) add_summary(queries, chain);
    for (const Job& job : group.jobs) queries.insert(queries.end(), job.queries.begin(), job.queries.end());
    return queries;
}
Query Writer::begin(const Chain& chain) {
    Query query{begin_table};
    query.values.add(chain.table()).add(chain.gets()).add(chain.parts[0]->server).add(chain.epoch());
    Columns columns;
    for (const Append* part : chain.parts) columns.add(*part);
    columns.write_to(query.values);
    return query;
}
Query Writer::replace(const Chain& chain) {
    const Append& append = *chain.parts[0];
    Query query{replace_rows};
    query.values.add(append.table).add(chain.had()).add(chain.gets()).add(chain.epoch());
    Columns columns;
    columns.add(append);
    columns.write_to(query.values);
    query.values.add(append.last.at).add(append.last.json);
    return query;
}
// A move changes only the time; once a minute is enough for the list's order.
void Writer::add_summary(std::vector<Query>& queries, const Chain& chain) {
    const Known known = known_of(chain);
    const Append& last = *chain.parts.back();
    const Millis at = time_of(last);
    if (last.summary != nullptr && last.summary != known.summary) {
        const Summary& summary = *last.summary;
        Query query{keep_summary};
        query.values.add(chain.table()).add(chain.gets()).add(chain.epoch()).add(summary.phase);
        query.values.add(std::string(summary.is_listed ? "t" : "f")).add(summary.wake).add(at);
        query.values.add(summary.info).add(summary.host).add(summary.people);
        queries.push_back(std::move(query));
    } else if (at - known.updated >= minute) {
        Query query{touch};
        query.values.add(chain.table()).add(chain.gets()).add(chain.epoch()).add(at);
        queries.push_back(std::move(query));
    }
}
Writer::Known Writer::known_of(const Chain& chain) const {
    const auto found = known_.find(chain.table());
    return found != known_.end() && found->second.epoch == chain.epoch() ? found->second : Known{};
}
Millis Writer::time_of(const Append& append) {
    return append.changed != 0 ? append.changed : append.rows.empty() ? 0 : append.rows.back().at;
}

// Every statement about a log gives the tables it was done for.
Writer::Answers Writer::answers_from(const Group& group, const std::vector<Rows>& rows) {
    std::unordered_set<std::string> moved;
    std::size_t statements = 0;
    bool has_plain = false;
    for (const Chain& chain : group.chains) chain.is_plain() ? void(has_plain = true) : void(++statements);
    for (std::size_t i = 0; i < statements + has_plain; ++i)
        for (int row = 0; row < rows[i].count(); ++row) moved.insert(rows[i].text(row, 0));
    Answers answers;
    std::vector<const Chain*> refused;
    for (const Chain& chain : group.chains) {
        if (!moved.contains(chain.table())) refused.push_back(&chain);
        answers.emplace(chain.table(), Done{});
        moved.contains(chain.table()) ? remember(chain) : void(known_.erase(chain.table()));
    }
    add_answers_of_jobs(answers, group, rows);
    if (refused.empty()) return answers;
    for (const auto& [table, reason] : ask_why(refused)) answers.insert_or_assign(table, reason);
    return answers;
}
// What they asked comes last, in their order.
void Writer::add_answers_of_jobs(Answers& answers, const Group& group, const std::vector<Rows>& rows) {
    std::size_t next = rows.size();
    for (auto job = group.jobs.rbegin(); job != group.jobs.rend(); ++job) {
        if (job->can_be_fenced)
            answers.insert_or_assign(job->table, rows[next - 1].flag(0, 0) ? Or<Done>(Done{}) : fenced());
        next -= job->queries.size();
    }
}
Writer::Answers Writer::ask_why(const std::vector<const Chain*>& refused) {
    std::vector<std::string> ids;
    Answers answers;
    std::unordered_map<std::string, std::int64_t> epochs;
    for (const Chain* chain : refused) {
        ids.push_back(chain->table());
        answers.emplace(chain->table(), conflict());
        epochs[chain->table()] = static_cast<std::int64_t>(chain->epoch());
    }
    Query query{look_at_heads};
    query.values.add(ids);
    const Or<std::vector<Rows>> rows = line_.run_surely({query}, patience);
    if (!rows) return answers;
    const Rows& heads = rows->front();
    for (int i = 0; i < heads.count(); ++i)
        if (heads.number(i, 1) != epochs[heads.text(i, 0)])
            answers.insert_or_assign(heads.text(i, 0), fenced());
    return answers;
}
void Writer::remember(const Chain& chain) {
    if (known_.size() > remembered_tables) known_.clear();
    const Append& last = *chain.parts.back();
    const Millis at = time_of(last);
    Known known = known_of(chain);
    const bool is_written =
        (last.summary != nullptr && last.summary != known.summary) || at - known.updated >= minute;
    if (last.summary != nullptr) known.summary = last.summary;
    if (is_written) known.updated = at;
    known.epoch = chain.epoch();
    known_.insert_or_assign(chain.table(), std::move(known));
}

// The old session must have ended before the log can be asked: what it was told might still be under way.
void Writer::settle_doubt() {
    if (line_.session() == nullptr) return;
    Query end{end_session}, count{count_sessions};
    end.values.add(doubtful_session_);
    count.values.add(doubtful_session_);
    Or<std::vector<Rows>> rows = line_.run({end}, patience);
    for (int i = 0; i < 100 && rows && rows->front().count() > 0; ++i) {
        std::this_thread::sleep_for(10ms);
        rows = line_.run({count}, patience);
    }
    if (!rows || rows->front().count() > 0) return;
    // A session that is ended while it waits for a standby leaves its rows on this machine alone. Whatever is committed now
    // comes after them, so that a standby that has it has them.
    if (!line_.run({Query{write_something}}, patience)) return;
    const Or<Answers> answers = look_up(*in_doubt_);
    if (!answers) return;
    answer(*in_doubt_, *answers, not_stored({std::string(is_lost), "the line broke", ""}));
    in_doubt_.reset();
}
// The sum of its last row tells whether a chain is there. Whatever else was in the group is taken for lost: all of it may be
// asked for again.
Or<Writer::Answers> Writer::look_up(const Group& group) {
    std::vector<std::string> ids;
    std::vector<std::int64_t> gets, epochs;
    std::unordered_map<std::string, std::int64_t> sums;
    for (const Chain& chain : group.chains) {
        const Append& last = *chain.parts.back();
        if (last.rows.empty()) continue;
        ids.push_back(chain.table());
        gets.push_back(static_cast<std::int64_t>(chain.gets()));
        epochs.push_back(static_cast<std::int64_t>(chain.epoch()));
        sums[chain.table()] = sum_of(chain.table(), gets.back(), last.rows.back());
    }
    Query query{look_at_last_rows};
    query.values.add(ids).add(gets).add(epochs);
    const Or<std::vector<Rows>> rows = line_.run({query}, patience);
    if (!rows) return rows.refusal();
    Answers answers;
    for (int i = 0; i < rows->front().count(); ++i)
        if (const std::string table = rows->front().text(i, 0); rows->front().number(i, 1) == sums[table])
            answers.emplace(table, Done{});
    return answers;
}

void Writer::answer(const Group& group, const Answers& answers, const Or<Done>& otherwise) {
    for (const Job& job : group.jobs) {
        const auto found = answers.find(job.table);
        if (job.stored) job.stored(found == answers.end() ? otherwise : found->second);
    }
}
void Writer::refuse(const Group& group, const Refusal& why) {
    for (const Job& job : group.jobs)
        if (job.stored) job.stored(why);
}

}  // namespace fg::server::postgres
