// SPDX-License-Identifier: Apache-2.0
// SQLite: one thread writes, committing together whatever has queued up while the last commit went to disk;
// one thread reads.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <unordered_map>

#include "common/job_queue.h"
#include "server/codes.h"
#include "server/log_sum.h"
#include "server/sqlite.h"
#include "server/storage.h"

namespace fg::server {
namespace {

// Migrations, in order; `user_version` says how many a file has had.
constexpr const char* migrations[] = {
    "CREATE TABLE tables (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, phase TEXT NOT NULL,"
    " listed INTEGER NOT NULL, wake INTEGER NOT NULL, updated INTEGER NOT NULL, info TEXT NOT NULL);"
    "CREATE INDEX tables_by_update ON tables (updated);"
    "CREATE TABLE log (number INTEGER PRIMARY KEY, game INTEGER NOT NULL, sequence INTEGER NOT NULL,"
    " at INTEGER NOT NULL, row TEXT NOT NULL);"
    "CREATE UNIQUE INDEX log_by_game ON log (game, sequence);"
    "CREATE TABLE people (id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, name TEXT NOT NULL);",

    // An index of the log by table makes every commit write a page of it for every table that moved. So each
    // row names the one before it, and a narrow list knows each table's last.
    "CREATE TABLE heads (game INTEGER PRIMARY KEY, last INTEGER NOT NULL, rows INTEGER NOT NULL);"
    "ALTER TABLE log ADD COLUMN before INTEGER NOT NULL DEFAULT 0;"
    "UPDATE log SET before = coalesce((SELECT number FROM log AS earlier WHERE earlier.game = log.game"
    " AND earlier.sequence = log.sequence - 1), 0);"
    "INSERT INTO heads SELECT game, max(number), max(sequence) FROM log GROUP BY game;"
    "DROP INDEX log_by_game;",

    // Who has a chair where.
    "CREATE TABLE sitters (person TEXT NOT NULL, game INTEGER NOT NULL, PRIMARY KEY (person, game)) WITHOUT "
    "ROWID;"
    "CREATE INDEX sitters_by_game ON sitters (game);"
    "INSERT OR IGNORE INTO sitters SELECT json_extract(chair.value, '$.person'), tables.number FROM tables,"
    " json_each(CASE WHEN json_valid(info) THEN info ELSE '{}' END, '$.seats') AS chair"
    " WHERE json_extract(chair.value, '$.person') IS NOT NULL;",

    // What a row says is found damaged by its sum; rows from before have none.
    "ALTER TABLE log ADD COLUMN sum INTEGER;",

    // Whose tables count as theirs wherever they are; guests who never come again are forgotten.
    "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';"
    "UPDATE tables SET host = coalesce(json_extract(info, '$.host'), '') WHERE json_valid(info);"
    "CREATE INDEX running_by_host ON tables (host, id) WHERE phase IN ('gathering', 'playing');"
    "ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;"
    "UPDATE people SET seen = 1000 * strftime('%s', 'now');"
    "CREATE INDEX people_by_visit ON people (seen);",

    // How finished games stood.
    "CREATE TABLE odds (game INTEGER PRIMARY KEY, odds TEXT NOT NULL, sum INTEGER NOT NULL);",
};
constexpr std::int64_t newest = std::size(migrations);
constexpr std::int64_t application = 0x66616972;  // "fair"
constexpr std::size_t largest_group = 2000;
constexpr std::size_t remembered_tables = 100'000;

// What the write-ahead log is cut back to once nobody reads it any more.
constexpr const char* settings =
    // A move is on disk before anybody sees it: FULL makes every commit wait for the disk.
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000;"
    "PRAGMA journal_size_limit=33554432; PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON;";

Refusal not_stored(const std::string& why) { return {"not_stored", "could not be stored: " + why, ""}; }

Or<Done> migrate(const Connection& connection) {
    Statement ask = connection.prepare("PRAGMA user_version");
    Statement whose = connection.prepare("PRAGMA application_id");
    if (!ask || !whose || ask.step() != SQLITE_ROW || whose.step() != SQLITE_ROW)
        return not_stored(connection.fault());
    const std::int64_t version = ask.number(0), owner = whose.number(0);
    ask.restart();
    whose.restart();
    if (owner != application) {
        Statement count = connection.prepare("SELECT count(*) FROM sqlite_schema");
        if (!count || count.step() != SQLITE_ROW) return not_stored(connection.fault());
        if (version > 0 || owner != 0 || count.number(0) > 0)
            return not_stored("the file belongs to another program");
    }
    if (version > newest) return not_stored("the file was written by a newer version");
    for (std::int64_t next = version; next < newest; ++next) {
        const std::string sql = "BEGIN IMMEDIATE;" + std::string(migrations[next]) +
                                "PRAGMA application_id=" + std::to_string(application) +
                                ";PRAGMA user_version=" + std::to_string(next + 1) + ";COMMIT;";
        if (!connection.run(sql.c_str())) return not_stored(connection.fault());
    }
    return Done{};
}

class Writer {
  public:
    explicit Writer(Connection connection)
        : connection_(std::move(connection)),
          begin_(connection_.prepare("BEGIN IMMEDIATE")),
          commit_(connection_.prepare("COMMIT")),
          version_(connection_.prepare("PRAGMA data_version")),
          place_(connection_.prepare("SELECT number, coalesce(last, 0), coalesce(rows, 0)"
                                     " FROM tables LEFT JOIN heads ON game = number WHERE id = ?")),
          add_table_(connection_.prepare("INSERT INTO tables (id, phase, listed, wake, updated, info)"
                                         " VALUES (?, '', 0, 0, 0, '') RETURNING number")),
          add_row_(connection_.prepare(
              "INSERT INTO log (game, sequence, at, row, before, sum) VALUES (?, ?, ?, ?, ?, ?)")),
          find_row_(connection_.prepare("SELECT 1 FROM log WHERE number = ? AND at = ? AND row = ?")),
          take_row_(connection_.prepare(
              "DELETE FROM log WHERE number = ? AND game = ? AND sequence = ? RETURNING before")),
          set_head_(connection_.prepare("INSERT OR REPLACE INTO heads (game, last, rows) VALUES (?, ?, ?)")),
          set_summary_(connection_.prepare("UPDATE tables SET phase = ?, listed = ?, wake = ?, updated = ?,"
                                           " info = ?, host = ? WHERE number = ?")),
          clear_sitters_(connection_.prepare("DELETE FROM sitters WHERE game = ?")),
          add_sitter_(connection_.prepare("INSERT OR IGNORE INTO sitters (person, game) VALUES (?, ?)")),
          touch_(connection_.prepare("UPDATE tables SET updated = ? WHERE number = ?")),
          add_person_(connection_.prepare("INSERT INTO people (id, token, name, seen) VALUES (?, ?, ?, ?)"
                                          " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen")),
          forget_people_(
              connection_.prepare("DELETE FROM people WHERE id IN (SELECT id FROM people WHERE seen < ?1"
                                  " AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id)"
                                  " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id AND phase IN "
                                  "('gathering', 'playing'))"
                                  " ORDER BY seen LIMIT ?2)")),
          rename_(connection_.prepare("UPDATE people SET name = ? WHERE id = ?")),
          remove_rows_(connection_.prepare(
              "WITH RECURSIVE chain (number, before, game, sequence) AS (SELECT log.number, before, log.game,"
              " sequence FROM log JOIN heads ON log.number = heads.last WHERE heads.game = ?1 UNION ALL"
              " SELECT log.number, log.before, log.game, log.sequence FROM log, chain WHERE log.number ="
              " chain.before AND log.game = chain.game AND log.sequence < chain.sequence)"
              " DELETE FROM log WHERE number IN (SELECT number FROM chain)")),
          remove_head_(connection_.prepare("DELETE FROM heads WHERE game = ?")),
          remove_odds_(connection_.prepare("DELETE FROM odds WHERE game = ?")),
          remove_table_(connection_.prepare("DELETE FROM tables WHERE number = ?")),
          keep_odds_(connection_.prepare("INSERT OR REPLACE INTO odds (game, odds, sum)"
                                         " SELECT number, ?2, ?3 FROM tables WHERE id = ?1")),
          // Writes a page without changing anything.
          probe_(connection_.prepare("PRAGMA user_version=" + std::to_string(newest))) {}

    struct Job {
        Append append{};
        StoredPerson person{};  // if its id is set, this is about a person
        std::string token{};    // empty: a new name
        std::string removed{};  // a table
        std::string rated{};    // a table
        std::string odds{};     // of that
        int forgotten = 0;      // so many people, last seen before `person` was
        bool is_probe = false;
        std::function<void(Or<Done>)> stored;
    };

    void operator()(std::deque<Job>& jobs) {
        std::vector<Or<Done>> answers;
        const Or<Done> committed = in_one_transaction(jobs, answers);
        for (std::size_t i = 0; i < jobs.size(); ++i)
            if (jobs[i].stored) jobs[i].stored(committed ? answers[i] : committed);
    }

  private:
    struct Place {
        std::int64_t number = 0;
        std::int64_t last = 0;  // the row in the log
        std::uint64_t rows = 0;
        std::shared_ptr<const Summary> summary;
        std::optional<std::vector<std::string>> sitters;  // as stored, if that is known
        Millis updated = 0;
    };

    Or<Done> in_one_transaction(std::deque<Job>& jobs, std::vector<Or<Done>>& answers) {
        if (!begin_.run()) return failed();
        forget_if_others_wrote();
        for (Job& job : jobs) {
            Or<Done> answer = carry_out(job);
            if (!answer && answer.refusal().code != "conflict") return failed();
            answers.push_back(std::move(answer));
        }
        if (!commit_.run()) return failed();
        return Done{};
    }
    Or<Done> carry_out(const Job& job) {
        if (!job.removed.empty()) return remove(job.removed);
        if (!job.rated.empty()) return keep_odds(job);
        if (job.forgotten > 0) return forget_people(job);
        if (job.is_probe) return probe_.run() ? Or<Done>(Done{}) : not_stored(connection_.fault());
        return job.person.id.empty() ? append(job.append) : keep_person(job);
    }
    Or<Done> failed() {
        Refusal refusal = not_stored(connection_.fault());
        if (connection_.is_in_transaction()) connection_.run("ROLLBACK");
        places_.clear();
        return refusal;
    }
    // The places remembered are right as long as nobody else has written to the file.
    void forget_if_others_wrote() {
        version_.restart();
        const std::int64_t version = version_.step() == SQLITE_ROW ? version_.number(0) : -1;
        version_.restart();
        if (version != data_version_ || places_.size() > remembered_tables) places_.clear();
        data_version_ = version;
    }

    Or<Done> append(const Append& request) {
        Or<Place*> found = place_of(request.table);
        if (!found) return found.refusal();
        Place& place = **found;
        if (place.rows + 1 != request.expected + request.replaces || !is_last(request, place))
            return Refusal{"conflict", "somebody else wrote first", ""};
        for (std::uint64_t i = 0; i < request.replaces; ++i)
            if (!take_last_row(place)) return not_stored(connection_.fault());
        for (const LogRow& row : request.rows) {
            const auto sequence = static_cast<std::int64_t>(++place.rows);
            add_row_.bind(1, place.number).bind(2, sequence).bind(3, row.at).bind(4, row.json);
            if (!add_row_.bind(5, place.last).bind(6, sum_of(request.table, sequence, row)).run())
                return not_stored(connection_.fault());
            place.last = connection_.last_row();
        }
        set_head_.bind(1, place.number).bind(2, place.last).bind(3, static_cast<std::int64_t>(place.rows));
        if (!set_head_.run()) return not_stored(connection_.fault());
        return keep_summary(request, place);
    }
    // Whoever replaces rows must know them: their number alone does not tell that somebody else wrote.
    bool is_last(const Append& request, const Place& place) {
        if (request.replaces == 0) return true;
        find_row_.bind(1, place.last).bind(2, request.last.at).bind(3, request.last.json);
        const bool is_there = find_row_.step() == SQLITE_ROW;
        find_row_.restart();
        return is_there;
    }
    bool take_last_row(Place& place) {
        take_row_.bind(1, place.last).bind(2, place.number).bind(3, static_cast<std::int64_t>(place.rows));
        const bool is_there = take_row_.step() == SQLITE_ROW;
        if (is_there) place.last = take_row_.number(0);
        --place.rows;
        take_row_.restart();
        return is_there;
    }
    Or<Done> keep_summary(const Append& request, Place& place) {
        const Millis last = request.rows.empty() ? 0 : request.rows.back().at;
        const Millis at = request.changed != 0 ? request.changed : last;
        if (request.summary == nullptr || request.summary == place.summary) {
            // A move changes only the time; once a minute is enough for the list's order.
            if (at - place.updated < 60'000) return Done{};
            touch_.restart().bind(1, at).bind(2, place.number);
            if (!touch_.run()) return not_stored(connection_.fault());
        } else {
            const Summary& summary = *request.summary;
            set_summary_.restart().bind(1, summary.phase).bind(2, std::int64_t{summary.is_listed});
            set_summary_.bind(3, summary.wake).bind(4, at).bind(5, summary.info).bind(6, summary.host);
            set_summary_.bind(7, place.number);
            if (!set_summary_.run()) return not_stored(connection_.fault());
            if (const Or<Done> kept = keep_sitters(summary.people, place); !kept) return kept;
            place.summary = request.summary;
        }
        place.updated = at;
        return Done{};
    }
    Or<Done> keep_sitters(const std::vector<std::string>& people, Place& place) {
        if (place.sitters == people) return Done{};
        if (!clear_sitters_.bind(1, place.number).run()) return not_stored(connection_.fault());
        for (const std::string& person : people)
            if (!add_sitter_.bind(1, person).bind(2, place.number).run())
                return not_stored(connection_.fault());
        place.sitters = people;
        return Done{};
    }
    Or<Place*> place_of(const std::string& table) {
        if (const auto known = places_.find(table); known != places_.end()) return &known->second;
        Place place;
        const int code = place_.restart().bind(1, table).step();
        if (code == SQLITE_ROW) {
            place = {.number = place_.number(0),
                     .last = place_.number(1),
                     .rows = static_cast<std::uint64_t>(place_.number(2))};
        } else if (code == SQLITE_DONE) {
            if (add_table_.restart().bind(1, table).step() != SQLITE_ROW)
                return not_stored(connection_.fault());
            place = {.number = add_table_.number(0)};
            add_table_.restart();
        } else {
            return not_stored(connection_.fault());
        }
        place_.restart();
        return &places_.emplace(table, std::move(place)).first->second;
    }
    Or<Done> remove(const std::string& table) {
        const Or<Place*> found = place_of(table);
        if (!found) return found.refusal();
        const std::int64_t number = (*found)->number;
        places_.erase(table);
        for (Statement* step : {&remove_rows_, &remove_head_, &clear_sitters_, &remove_odds_, &remove_table_})
            if (!step->bind(1, number).run()) return not_stored(connection_.fault());
        return Done{};
    }
    Or<Done> keep_odds(const Job& job) {
        keep_odds_.restart().bind(1, job.rated).bind(2, job.odds).bind(3, sum_of_odds(job.rated, job.odds));
        return keep_odds_.run() ? Or<Done>(Done{}) : not_stored(connection_.fault());
    }
    Or<Done> keep_person(const Job& job) {
        if (job.token.empty()) rename_.restart().bind(1, job.person.name).bind(2, job.person.id);
        if (!job.token.empty())
            add_person_.restart()
                .bind(1, job.person.id)
                .bind(2, job.token)
                .bind(3, job.person.name)
                .bind(4, job.person.seen);
        if (!(job.token.empty() ? rename_ : add_person_).run()) return not_stored(connection_.fault());
        return Done{};
    }

    Or<Done> forget_people(const Job& job) {
        forget_people_.restart().bind(1, job.person.seen).bind(2, std::int64_t{job.forgotten});
        return forget_people_.run() ? Or<Done>(Done{}) : not_stored(connection_.fault());
    }

    Connection connection_;
    Statement begin_, commit_, version_, place_, add_table_, add_row_, find_row_, take_row_, set_head_,
        set_summary_, clear_sitters_, add_sitter_, touch_, add_person_, forget_people_, rename_, remove_rows_,
        remove_head_, remove_odds_, remove_table_, keep_odds_, probe_;
    std::int64_t data_version_ = -1;
    std::unordered_map<std::string, Place> places_;
};

class Sqlite final : public Storage {
  public:
    Sqlite(Connection writing, Connection reading)
        : reading_(std::move(reading)),
          writer_(std::move(writing)),
          writes_({.most_at_once = largest_group},
                  [this] { return [this](std::deque<Writer::Job>& jobs) { writer_(jobs); }; }),
          reads_({}, [] {
              return [](std::deque<std::function<void()>>& jobs) {
                  for (auto& job : jobs) job();
              };
          }) {}

    void append(Append request) override {
        auto stored = std::move(request.stored);
        writes_.add({.append = std::move(request), .stored = std::move(stored)});
    }
    void add_person(StoredPerson person, std::string token, std::function<void(Or<Done>)> stored) override {
        writes_.add({.person = std::move(person), .token = std::move(token), .stored = std::move(stored)});
    }
    void rename_person(StoredPerson person, std::function<void(Or<Done>)> stored) override {
        writes_.add({.person = std::move(person), .stored = std::move(stored)});
    }
    void forget_people(Millis before, int most, std::function<void(Or<Done>)> forgotten) override {
        writes_.add({.person = {.id = {}, .name = {}, .seen = before},
                     .forgotten = most,
                     .stored = std::move(forgotten)});
    }
    // Nothing was ever claimed here.
    void remove(std::string table, std::uint64_t epoch, std::function<void(Or<Done>)> removed) override {
        if (epoch != 0) return removed(fenced());
        writes_.add({.removed = std::move(table), .stored = std::move(removed)});
    }
    void keep_odds(Odds odds, std::function<void(Or<Done>)> stored) override {
        if (odds.text.size() > most_odds) return stored(Done{});
        if (odds.epoch != 0) return stored(fenced());
        writes_.add(
            {.rated = std::move(odds.table), .odds = std::move(odds.text), .stored = std::move(stored)});
    }
    void find_odds(std::string table, std::function<void(Or<std::string>)> found) override {
        read<std::string>(
            "SELECT odds, sum FROM odds JOIN tables ON number = game WHERE id = ?",
            [table](Statement& ask) { ask.bind(1, table); },
            [table](const Statement& row) {
                std::string odds = row.text(0);
                return row.number(1) == sum_of_odds(table, odds) ? odds : std::string();
            },
            [found = std::move(found)](Or<std::vector<std::string>> odds) {
                if (!odds) return found(odds.refusal());
                found(odds->empty() ? std::string() : odds->front());
            });
    }
    void probe(std::function<void(Or<Done>)> tried) override {
        writes_.add({.is_probe = true, .stored = std::move(tried)});
    }

    void load(std::string table, std::function<void(Or<std::vector<LogRow>>)> loaded) override {
        read<LinkedRow>(
            // A row must be the one that comes before: whatever the file says, the chain has an end.
            "WITH RECURSIVE chain (before, game, sequence, at, row, sum) AS"
            " (SELECT before, log.game, sequence, at, row, sum FROM tables JOIN heads ON heads.game ="
            " tables.number JOIN log ON log.number = heads.last AND log.sequence = heads.rows AND log.game ="
            " heads.game WHERE id = ? UNION ALL SELECT log.before, log.game, log.sequence, log.at, log.row,"
            " log.sum FROM log, chain WHERE log.number = chain.before AND log.sequence = chain.sequence - 1"
            " AND log.game = chain.game) SELECT sequence, at, row, sum FROM chain",
            [table](Statement& ask) { ask.bind(1, table); },
            [](const Statement& row) {
                return LinkedRow{.row = {.at = row.number(1), .json = row.text(2)},
                                 .sequence = row.number(0),
                                 .sum = row.is_null(3) ? std::nullopt : std::optional(row.number(3))};
            },
            [this, table, loaded = std::move(loaded)](const Or<std::vector<LinkedRow>>& rows) {
                if (!rows) return loaded(rows.refusal());
                loaded(rows->empty() ? nothing_of(table) : checked(table, *rows));
            });
    }
    void unfinished(int most, std::function<void(Or<std::vector<StoredTable>>)> listed) override {
        read<StoredTable>(
            "SELECT id, updated, phase, listed, wake, info FROM tables WHERE phase IN ('gathering', "
            "'playing')"
            " AND EXISTS (SELECT 1 FROM sitters WHERE game = number) ORDER BY updated DESC LIMIT ?",
            [most](Statement& ask) { ask.bind(1, std::int64_t{most}); }, stored_table, std::move(listed));
    }
    void hosts(std::function<void(Or<std::vector<HostedTable>>)> listed) override {
        read<HostedTable>(
            "SELECT id, host FROM tables WHERE phase IN ('gathering', 'playing')", [](Statement&) {},
            [](const Statement& row) { return HostedTable{.id = row.text(0), .host = row.text(1)}; },
            std::move(listed));
    }
    void tables_of(std::string person, int most,
                   std::function<void(Or<std::vector<StoredTable>>)> found) override {
        read<StoredTable>(
            "SELECT id, updated, phase, listed, wake, info FROM sitters JOIN tables ON number = game"
            " WHERE person = ? AND phase <> 'closed' ORDER BY phase = 'over', updated DESC LIMIT ?",
            [person, most](Statement& ask) { ask.bind(1, person).bind(2, std::int64_t{most}); }, stored_table,
            std::move(found));
    }
    // In no order, since those that were woken stand in the list until their time is up.
    void due(Millis by, std::function<void(Or<std::vector<std::string>>)> found) override {
        read<std::string>(
            "SELECT id FROM tables WHERE wake > 0 AND wake <= ? AND phase = 'playing' ORDER BY random()"
            " LIMIT 1000",
            [by](Statement& ask) { ask.bind(1, by); }, [](const Statement& row) { return row.text(0); },
            std::move(found));
    }
    // In no order: tables that cannot be closed, because they are damaged, must not stand before all others for ever.
    void stale(Staleness before, int most, std::function<void(Or<std::vector<std::string>>)> found) override {
        find_ids(
            "SELECT id FROM tables WHERE (phase = 'gathering' AND updated < ?1)"
            " OR (phase = 'playing' AND updated < ?2) ORDER BY random() LIMIT ?3",
            {before.gathering, before.playing, most}, std::move(found));
    }
    void expired(Expiry before, int most, std::function<void(Or<std::vector<std::string>>)> found) override {
        find_ids(
            "SELECT id FROM tables WHERE (phase = 'closed' AND updated < ?1)"
            " OR (phase = 'over' AND updated < ?2) ORDER BY updated LIMIT ?3",
            {before.closed, before.over, most}, std::move(found));
    }
    void find_person(std::string token, std::function<void(Or<StoredPerson>)> found) override {
        read<StoredPerson>(
            "SELECT id, name, seen FROM people WHERE token = ?",
            [token](Statement& ask) { ask.bind(1, token); },
            [](const Statement& row) {
                return StoredPerson{.id = row.text(0), .name = row.text(1), .seen = row.number(2)};
            },
            [found = std::move(found)](Or<std::vector<StoredPerson>> people) {
                if (!people) return found(people.refusal());
                found(people->empty() ? StoredPerson{} : people->front());
            });
    }

  private:
    // A row of a log as it is stored, the last one first.
    struct LinkedRow {
        LogRow row;
        std::int64_t sequence = 0;
        std::optional<std::int64_t> sum;
    };
    static Or<std::vector<LogRow>> checked(const std::string& table, const std::vector<LinkedRow>& rows) {
        if (rows.back().sequence != 1) return damaged_row(rows.back().sequence - 1);
        std::vector<LogRow> log;
        for (auto next = rows.rbegin(); next != rows.rend(); ++next) {
            if (next->sum && *next->sum != sum_of(table, next->sequence, next->row))
                return damaged_row(next->sequence);
            log.push_back(next->row);
        }
        return log;
    }
    // No row was found: is there a table?
    Or<std::vector<LogRow>> nothing_of(const std::string& table) {
        Statement ask = reading_.prepare("SELECT rows FROM tables JOIN heads ON game = number WHERE id = ?");
        if (!ask || ask.bind(1, table).step() != SQLITE_ROW) return std::vector<LogRow>{};
        return damaged_row(ask.number(0));
    }
    void find_ids(std::string_view sql, std::array<std::int64_t, 3> numbers,
                  std::function<void(Or<std::vector<std::string>>)> found) {
        read<std::string>(
            sql,
            [numbers](Statement& ask) {
                for (int i = 0; i < 3; ++i) ask.bind(i + 1, numbers[static_cast<std::size_t>(i)]);
            },
            [](const Statement& row) { return row.text(0); }, std::move(found));
    }
    static StoredTable stored_table(const Statement& row) {
        return {.id = row.text(0),
                .updated = row.number(1),
                .summary = {.phase = row.text(2),
                            .is_listed = row.number(3) != 0,
                            .host = {},
                            .wake = row.number(4),
                            .info = row.text(5),
                            .people = {}}};
    }
    template <class T, class Bind, class Take>
    void read(std::string_view sql, Bind bind, Take take, std::function<void(Or<std::vector<T>>)> done) {
        reads_.add([this, sql, bind, take, done = std::move(done)] {
            std::vector<T> rows;
            Statement ask = reading_.prepare(sql);
            if (!ask) return done(refused(Code::busy, "could not be read: " + reading_.fault()));
            bind(ask);
            int code = ask.step();
            for (; code == SQLITE_ROW; code = ask.step()) rows.push_back(take(ask));
            if (code != SQLITE_DONE)
                return done(refused(Code::busy, "could not be read: " + reading_.fault()));
            done(std::move(rows));
        });
    }

    Connection reading_;
    Writer writer_;
    JobQueue<Writer::Job> writes_;
    JobQueue<std::function<void()>> reads_;
};

// What people say, the hashes of their cookies and the secrets of deals are in there: nobody but the owner reads it. SQLite
// gives the files beside it the same rights.
void make_for_owner(const std::string& path) {
    if (path.empty() || path.starts_with(':')) return;
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) close(file);
}
// By name: to close a file that SQLite has open would give up its locks.
Or<Done> keep_to_owner(const std::string& path) {
    for (const char* ending : {"", "-wal", "-shm"}) {
        struct stat found{};
        const std::string name = path + ending;
        if (stat(name.c_str(), &found) == 0 && (found.st_mode & 077) != 0 && chmod(name.c_str(), 0600) != 0)
            return not_stored("others may read " + name + ", and that cannot be changed");
    }
    return Done{};
}

}  // namespace

Or<std::unique_ptr<Storage>> open_sqlite(const std::string& path) {
    make_for_owner(path);
    Or<Connection> writing = Connection::open(path);
    if (!writing) return writing.refusal();
    if (const Or<Done> ready = migrate(*writing); !ready)
        return Refusal{ready.refusal().code, path + ": " + ready.refusal().message, ""};
    if (const Or<Done> kept = keep_to_owner(path); !kept) return kept.refusal();
    if (!writing->run(settings)) return not_stored(path + ": " + writing->fault());
    Or<Connection> reading = Connection::open(path);
    if (!reading) return reading.refusal();
    return std::unique_ptr<Storage>(std::make_unique<Sqlite>(std::move(*writing), std::move(*reading)));
}

}  // namespace fg::server
