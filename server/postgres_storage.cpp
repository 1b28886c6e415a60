// SPDX-License-Identifier: Apache-2.0
// PostgreSQL: one connection writes, one reads, one takes and lets go of tables, one says that the server lives, one gives up those
// that do not, one hears what others say. None waits for another.
#include <sodium.h>

#include <atomic>
#include <deque>

#include "common/job_queue.h"
#include "server/log_sum.h"
#include "server/postgres_claims.h"
#include "server/postgres_ear.h"
#include "server/postgres_writer.h"
#include "server/token.h"

namespace fg::server {
namespace {

using namespace postgres;
using namespace std::chrono_literals;

constexpr auto soon = 2s;        // for what others wait for
constexpr auto patiently = 30s;  // for long lists

constexpr const char* load_log =
    "SELECT rows, sequence, at, row, sum FROM heads LEFT JOIN log ON log.game = heads.game WHERE id = $1"
    " ORDER BY sequence";
constexpr const char* list_unfinished =
    "SELECT id, updated, phase, listed, wake, info FROM tables JOIN heads USING (game) WHERE phase IN"
    " ('gathering', 'playing') AND EXISTS (SELECT 1 FROM sitters WHERE sitters.game = tables.game)"
    " ORDER BY updated DESC LIMIT $1";
constexpr const char* list_hosts =
    "SELECT id, host FROM tables JOIN heads USING (game) WHERE phase IN ('gathering', 'playing') ORDER BY "
    "game";
constexpr const char* list_tables_of =
    "SELECT id, updated, phase, listed, wake, info FROM sitters JOIN tables USING (game) JOIN heads USING "
    "(game)"
    " WHERE person = $1 AND phase <> 'closed' ORDER BY phase = 'over', updated DESC LIMIT $2";
// Tables that another server which lives has at work are looked after there.
const std::string is_for_us =
    " (owner IS NULL OR owner = $1 OR NOT EXISTS (SELECT 1 FROM servers WHERE number = owner))";
const std::string list_due =
    "SELECT id FROM tables JOIN heads USING (game) WHERE wake > 0 AND wake <= $2 AND phase = 'playing' AND" +
    is_for_us + " ORDER BY random() LIMIT 1000";
const std::string list_stale =
    "SELECT id FROM tables JOIN heads USING (game) WHERE ((phase = 'gathering' AND updated < $2)"
    " OR (phase = 'playing' AND updated < $3)) AND" +
    is_for_us + " ORDER BY random() LIMIT $4";
const std::string list_expired =
    "SELECT id FROM tables JOIN heads USING (game) WHERE ((phase = 'closed' AND updated < $2)"
    " OR (phase = 'over' AND updated < $3)) AND" +
    is_for_us + " ORDER BY updated LIMIT $4";
// The servers that have tables, from one to the next by the index: they are few, and their tables are many.
const std::string with_dead_owners =
    "WITH RECURSIVE owners AS ((SELECT owner FROM heads WHERE owner IS NOT NULL ORDER BY owner LIMIT 1)"
    " UNION ALL SELECT (SELECT heads.owner FROM heads WHERE heads.owner > owners.owner"
    " ORDER BY heads.owner LIMIT 1) FROM owners WHERE owners.owner IS NOT NULL),"
    " dead AS (SELECT owner FROM owners WHERE owner IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM servers WHERE number = owners.owner))";
const std::string wants_to_be_at_work =
    "((phase = 'playing' AND wake = 0) OR (listed AND phase IN ('gathering', 'playing')))";
const std::string list_orphans =
    with_dead_owners +
    " SELECT id FROM dead JOIN heads USING (owner) JOIN tables USING (game) WHERE updated > $1 AND " +
    wants_to_be_at_work +
    " AND EXISTS (SELECT 1 FROM sitters WHERE sitters.game = tables.game) ORDER BY updated DESC LIMIT $2";
constexpr const char* list_put_away =
    "SELECT id FROM tables JOIN heads USING (game) WHERE updated > $1 AND owner IS NULL AND listed"
    " AND phase IN ('gathering', 'playing')"
    " AND EXISTS (SELECT 1 FROM sitters WHERE sitters.game = tables.game) ORDER BY updated DESC LIMIT $2";
// What can wait until somebody asks for it is nobody's from now on, and not looked at again.
const std::string let_go_of_the_rest =
    with_dead_owners +
    " UPDATE heads SET owner = NULL FROM dead, tables WHERE heads.owner = dead.owner"
    " AND tables.game = heads.game AND NOT " +
    wants_to_be_at_work;
// Whether it is gone now: whoever had to wait for another's claim finds another epoch after it.
constexpr const char* remove_table =
    "WITH head AS (DELETE FROM heads WHERE id = $1 AND epoch = $2 RETURNING game),"
    " rows AS (DELETE FROM log USING head WHERE log.game = head.game),"
    " stood AS (DELETE FROM sitters USING head WHERE sitters.game = head.game),"
    " rated AS (DELETE FROM odds USING head WHERE odds.game = head.game),"
    " kept AS (DELETE FROM tables USING head WHERE tables.game = head.game)"
    " SELECT EXISTS (SELECT 1 FROM head) OR NOT EXISTS (SELECT 1 FROM heads WHERE id = $1)";
// The same: the head is held, so that who claims the table meanwhile comes before or after.
constexpr const char* keep_odds_of =
    "WITH head AS (SELECT game FROM heads WHERE id = $1 AND epoch = $2 FOR SHARE),"
    " kept AS (INSERT INTO odds (game, odds, sum) SELECT game, $3, $4 FROM head"
    " ON CONFLICT (game) DO UPDATE SET odds = excluded.odds, sum = excluded.sum)"
    " SELECT EXISTS (SELECT 1 FROM head) OR NOT EXISTS (SELECT 1 FROM heads WHERE id = $1)";
constexpr const char* find_odds_of = "SELECT odds, sum FROM odds JOIN heads USING (game) WHERE id = $1";
constexpr const char* probe_writing = "UPDATE fairground SET version = version";
constexpr const char* find_by_token = "SELECT id, name, seen FROM people WHERE token = $1";
constexpr const char* insert_person =
    "INSERT INTO people (id, token, name, seen) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen";
constexpr const char* rename_in_place =
    "UPDATE people SET name = $1, renamed = (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    " WHERE id = $2";
constexpr const char* tell_others = "SELECT pg_notify('fairground', $1)";
constexpr const char* forget_old_people =
    "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE seen < $1"
    " AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id AND phase IN ('gathering', 'playing'))"
    " ORDER BY seen LIMIT $2)";
constexpr const char* add_server = "INSERT INTO servers (address, beats) VALUES ($1, 0) RETURNING number";
constexpr const char* read_key = "SELECT key FROM fairground";
constexpr const char* add_beat = "UPDATE servers SET beats = beats + 1 WHERE number = $1";
constexpr const char* list_servers = "SELECT number, address, beats FROM servers ORDER BY number";
constexpr const char* end_silent_server = "DELETE FROM servers WHERE number = $1 AND beats = $2";
constexpr const char* end_server = "DELETE FROM servers WHERE number = $1";

template <class... Args>
Query query(const char* sql, Args... args) {
    Query made{sql};
    (made.values.add(args), ...);
    return made;
}

Refusal not_read(const Refusal& why) { return refused(Code::busy, "could not be read: " + explain(why)); }
Refusal not_done(const Refusal& why) { return {"not_stored", "could not be stored: " + explain(why), ""}; }

StoredTable stored_table(const Rows& rows, int i) {
    return {.id = rows.text(i, 0),
            .updated = rows.number(i, 1),
            .summary = {.phase = rows.text(i, 2),
                        .is_listed = rows.flag(i, 3),
                        .host = {},
                        .wake = rows.number(i, 4),
                        .info = rows.text(i, 5),
                        .people = {}}};
}
std::string first_text(const Rows& rows, int i) { return rows.text(i, 0); }

// A row of another table that strayed here does no harm beyond the end; one of our own there says that the end is wrong.
Or<std::vector<LogRow>> checked_log(const std::string& table, const Rows& rows) {
    std::vector<LogRow> log;
    const std::int64_t count = rows.count() == 0 ? 0 : rows.number(0, 0);
    for (int i = 0; i < rows.count(); ++i) {
        const std::int64_t sequence = rows.number(i, 1);
        LogRow row{.at = rows.number(i, 2), .json = rows.text(i, 3)};
        const bool is_sound = !rows.is_null(i, 1) && rows.number(i, 4) == sum_of(table, sequence, row);
        if (i < count ? !is_sound || sequence != i + 1 : is_sound) return damaged_row(i + 1);
        if (i < count) log.push_back(std::move(row));
    }
    if (static_cast<std::int64_t>(log.size()) != count) return damaged_row(rows.count() + 1);
    return log;
}

std::string bytes_of_hex(const std::string& hex) {
    std::string bytes(hex.size() / 2, '\0');
    sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), hex.data(), hex.size(),
                   nullptr, nullptr, nullptr);
    return bytes;
}

// Jobs for one connection, one after the other.
class Desk {
  public:
    using Job = std::function<void(Line&)>;
    Desk(const std::string& address, const std::string& name)
        : line_(address, name), jobs_({}, [this] {
              return [this](std::deque<Job>& jobs) {
                  for (Job& job : jobs) job(line_);
              };
          }) {}
    void add(Job job) { jobs_.add(std::move(job)); }

  private:
    Line line_;
    JobQueue<Job> jobs_;
};

class Postgres final : public Storage {
  public:
    explicit Postgres(const std::string& address)
        : name_("fairground " + random_token(12)),
          address_(address),
          writer_(address, name_ + " writes"),
          reads_(address, name_ + " reads"),
          beats_(address, name_ + " lives"),
          claims_(address, name_ + " claims"),
          ends_(address, name_ + " gives up") {}
    Or<Done> open() { return writer_.open(); }

    void append(Append request) override {
        auto stored = std::move(request.stored);
        std::string table = request.table;
        writer_.add({.table = std::move(table), .append = std::move(request), .stored = std::move(stored)});
    }
    void remove(std::string table, std::uint64_t epoch, std::function<void(Or<Done>)> removed) override {
        Query removal = query(remove_table, table, epoch);
        writer_.add({.table = std::move(table),
                     .queries = {std::move(removal)},
                     .can_be_fenced = true,
                     .stored = std::move(removed)});
    }
    void keep_odds(Odds odds, std::function<void(Or<Done>)> stored) override {
        if (odds.text.size() > most_odds) return stored(Done{});
        Query keeping =
            query(keep_odds_of, odds.table, odds.epoch, odds.text, sum_of_odds(odds.table, odds.text));
        writer_.add({.table = std::move(odds.table),
                     .queries = {std::move(keeping)},
                     .can_be_fenced = true,
                     .stored = std::move(stored)});
    }
    void find_odds(std::string table, std::function<void(Or<std::string>)> found) override {
        reads_.add([table, found = std::move(found)](Line& line) {
            const Or<std::vector<Rows>> rows = line.run_surely({query(find_odds_of, table)}, patiently);
            if (!rows) return found(not_read(rows.refusal()));
            std::string odds = rows->front().count() == 0 ? std::string() : rows->front().text(0, 0);
            const bool is_sound = !odds.empty() && rows->front().number(0, 1) == sum_of_odds(table, odds);
            found(is_sound ? std::move(odds) : std::string());
        });
    }
    void probe(std::function<void(Or<Done>)> tried) override {
        writer_.add({.queries = {query(probe_writing)}, .stored = std::move(tried)});
    }
    void add_person(StoredPerson person, std::string token, std::function<void(Or<Done>)> stored) override {
        writer_.add({.queries = {query(insert_person, person.id, token, person.name, person.seen)},
                     .stored = std::move(stored)});
    }
    void rename_person(StoredPerson person, std::function<void(Or<Done>)> stored) override {
        writer_.add({.queries = {query(rename_in_place, person.name, person.id),
                                 query(tell_others, name_ + '\n' + person.id)},
                     .stored = std::move(stored)});
    }
    void forget_people(Millis before, int most, std::function<void(Or<Done>)> forgotten) override {
        writer_.add({.queries = {query(forget_old_people, before, std::int64_t{most})},
                     .stored = std::move(forgotten)});
    }

    void load(std::string table, std::function<void(Or<std::vector<LogRow>>)> loaded) override {
        reads_.add([table, loaded = std::move(loaded)](Line& line) {
            const Or<std::vector<Rows>> rows = line.run_surely({query(load_log, table)}, patiently);
            loaded(rows ? checked_log(table, rows->front()) : not_read(rows.refusal()));
        });
    }
    void unfinished(int most, std::function<void(Or<std::vector<StoredTable>>)> listed) override {
        list<StoredTable>(reads_, query(list_unfinished, std::int64_t{most}), stored_table,
                          std::move(listed));
    }
    void hosts(std::function<void(Or<std::vector<HostedTable>>)> listed) override {
        const auto take = [](const Rows& rows, int i) {
            return HostedTable{.id = rows.text(i, 0), .host = rows.text(i, 1)};
        };
        list<HostedTable>(reads_, query(list_hosts), take, std::move(listed));
    }
    void tables_of(std::string person, int most,
                   std::function<void(Or<std::vector<StoredTable>>)> found) override {
        list<StoredTable>(reads_, query(list_tables_of, person, std::int64_t{most}), stored_table,
                          std::move(found));
    }
    void due(Millis by, std::function<void(Or<std::vector<std::string>>)> found) override {
        list<std::string>(reads_, query(list_due.c_str(), number_.load(), by), first_text, std::move(found));
    }
    void stale(Staleness before, int most, std::function<void(Or<std::vector<std::string>>)> found) override {
        list<std::string>(
            reads_,
            query(list_stale.c_str(), number_.load(), before.gathering, before.playing, std::int64_t{most}),
            first_text, std::move(found));
    }
    void expired(Expiry before, int most, std::function<void(Or<std::vector<std::string>>)> found) override {
        list<std::string>(
            reads_,
            query(list_expired.c_str(), number_.load(), before.closed, before.over, std::int64_t{most}),
            first_text, std::move(found));
    }
    void find_person(std::string token, std::function<void(Or<StoredPerson>)> found) override {
        reads_.add([token, found = std::move(found)](Line& line) {
            const Or<std::vector<Rows>> rows = line.run_surely({query(find_by_token, token)}, patiently);
            if (!rows) return found(not_read(rows.refusal()));
            const Rows& people = rows->front();
            if (people.count() == 0) return found(StoredPerson{});
            found(StoredPerson{
                .id = people.text(0, 0), .name = people.text(0, 1), .seen = people.number(0, 2)});
        });
    }

    bool is_shared() const override { return true; }
    void join(std::string address, std::function<void(Or<Joined>)> joined) override {
        beats_.add([this, address, joined = std::move(joined)](Line& line) {
            const Or<std::vector<Rows>> rows = line.run({query(add_server, address), query(read_key)}, soon);
            if (!rows) return joined(not_done(rows.refusal()));
            number_ = static_cast<std::uint64_t>((*rows)[0].number(0, 0));
            joined(Joined{.number = number_, .key = bytes_of_hex((*rows)[1].text(0, 0))});
        });
    }
    void beat(std::uint64_t number, std::function<void(Or<std::vector<LivingServer>>)> living) override {
        beats_.add([number, living = std::move(living)](Line& line) {
            const Or<std::vector<Rows>> rows =
                line.run_surely({query(add_beat, number), query(list_servers)}, soon);
            if (!rows) return living(not_done(rows.refusal()));
            std::vector<LivingServer> servers;
            const Rows& found = (*rows)[1];
            for (int i = 0; i < found.count(); ++i)
                servers.push_back({.number = static_cast<std::uint64_t>(found.number(i, 0)),
                                   .address = found.text(i, 1),
                                   .beats = static_cast<std::uint64_t>(found.number(i, 2))});
            living(std::move(servers));
        });
    }
    void give_up(LivingServer server, std::function<void(Or<Done>)> given_up) override {
        change(ends_, query(end_silent_server, server.number, server.beats), std::move(given_up));
    }
    void retire(std::uint64_t number, std::function<void(Or<Done>)> retired) override {
        change(beats_, query(end_server, number), std::move(retired));
    }
    void claim(std::uint64_t number, std::string table, std::function<void(Or<Claim>)> claimed) override {
        claims_.claim(number, std::move(table), std::move(claimed));
    }
    void release(std::string table, std::uint64_t epoch) override {
        claims_.release(std::move(table), epoch);
    }
    void orphans(Millis since, int most, std::function<void(Or<std::vector<std::string>>)> found) override {
        reads_.add([since, most, found = std::move(found)](Line& line) {
            const Or<std::vector<Rows>> rows = line.run_surely(
                {query(let_go_of_the_rest.c_str()), query(list_orphans.c_str(), since, std::int64_t{most})},
                patiently);
            if (!rows) return found(not_read(rows.refusal()));
            std::vector<std::string> ids;
            for (int i = 0; i < (*rows)[1].count(); ++i) ids.push_back(first_text((*rows)[1], i));
            found(std::move(ids));
        });
    }
    void put_away(Millis since, int most, std::function<void(Or<std::vector<std::string>>)> found) override {
        list<std::string>(reads_, query(list_put_away, since, std::int64_t{most}), first_text,
                          std::move(found));
    }
    void listen(std::function<void(const Notice&)> heard) override {
        ear_.emplace(address_, name_ + " hears", [this, heard = std::move(heard)](const std::string& text) {
            const std::size_t end = text.find('\n');
            if (text.substr(0, end) != name_)
                heard({.person = end == std::string::npos ? "" : text.substr(end + 1)});
        });
    }

  private:
    template <class T, class Take>
    static void list(Desk& desk, Query asked, Take take, std::function<void(Or<std::vector<T>>)> done) {
        desk.add([asked = std::move(asked), take, done = std::move(done)](Line& line) {
            const Or<std::vector<Rows>> rows = line.run_surely({asked}, patiently);
            if (!rows) return done(not_read(rows.refusal()));
            std::vector<T> found;
            for (int i = 0; i < rows->front().count(); ++i) found.push_back(take(rows->front(), i));
            done(std::move(found));
        });
    }
    static void change(Desk& desk, Query asked, std::function<void(Or<Done>)> done) {
        desk.add([asked = std::move(asked), done = std::move(done)](Line& line) {
            const Or<std::vector<Rows>> rows = line.run_surely({asked}, soon);
            done(rows ? Or<Done>(Done{}) : not_done(rows.refusal()));
        });
    }

    const std::string name_, address_;
    std::atomic<std::uint64_t> number_ = 0;  // the last that was given to this server
    Writer writer_;
    Desk reads_, beats_;
    Claims claims_;
    Desk ends_;  // of other servers, whose last claim may hold their row for a while
    std::optional<Ear> ear_;
};

}  // namespace

Or<std::unique_ptr<Storage>> open_postgres(const std::string& address) {
    auto storage = std::make_unique<Postgres>(address);
    if (const Or<Done> ready = storage->open(); !ready)
        return Refusal{"not_stored", "the database cannot be used: " + explain(ready.refusal()), ""};
    return std::unique_ptr<Storage>(std::move(storage));
}

bool is_postgres(std::string_view database) {
    return database.starts_with("postgresql://") || database.starts_with("postgres://");
}
Or<std::unique_ptr<Storage>> open_storage(const std::string& database) {
    return is_postgres(database) ? open_postgres(database) : open_sqlite(database);
}

}  // namespace fg::server
