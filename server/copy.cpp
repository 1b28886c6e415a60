// SPDX-License-Identifier: Apache-2.0
#include "server/copy.h"

#include <sodium.h>

#include <array>
#include <deque>
#include <filesystem>
#include <future>

#include "server/inventory.h"
#include "server/postgres_line.h"

namespace fg::server {
namespace {

using namespace std::chrono_literals;

using WhenOpen = std::function<void(const std::string& address)>;

Refusal bad_copy(const std::string& why) { return {"bad_copy", why, ""}; }

template <class T, class Ask>
Or<T> answer_of(Ask&& ask) {
    std::promise<Or<T>> told;
    ask([&](Or<T> answer) { told.set_value(std::move(answer)); });
    return told.get_future().get();
}

// A sum over everything, in the order in which it is listed.
class Sum {
  public:
    Sum() { crypto_generichash_init(&state_, nullptr, 0, 32); }
    Sum& add(std::string_view text) {
        const std::string size = std::to_string(text.size()) + ':';
        for (const std::string_view part : {std::string_view(size), text})
            crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(part.data()),
                                      part.size());
        return *this;
    }
    Sum& add(std::int64_t number) { return add(std::to_string(number)); }
    std::string text() {
        std::array<unsigned char, 32> hash{};
        std::array<char, 65> hex{};
        crypto_generichash_final(&state_, hash.data(), hash.size());
        return sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    }

  private:
    crypto_generichash_state state_{};
};

// Where a copy is made before it takes its place.
class Scaffold {
  public:
    virtual ~Scaffold() = default;
    virtual std::string address() const = 0;
    virtual Or<Done> put_in_place() = 0;
    virtual void clear() = 0;
};

class FileScaffold final : public Scaffold {
  public:
    explicit FileScaffold(std::string path) : path_(std::move(path)) {}
    std::string address() const override { return path_ + ".copying"; }
    Or<Done> put_in_place() override {
        std::error_code error;
        std::filesystem::rename(address(), path_, error);
        return error ? Or<Done>(bad_copy(path_ + ": " + error.message())) : Done{};
    }
    void clear() override {
        std::error_code error;
        for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(address() + ending, error);
    }

  private:
    const std::string path_;
};

// A schema of its own, whose tables move into the usual one all at once.
class SchemaScaffold final : public Scaffold {
  public:
    SchemaScaffold(std::string database, postgres::Session session)
        : database_(std::move(database)), session_(std::move(session)) {}
    std::string address() const override {
        const char mark = database_.find('?') == std::string::npos ? '?' : '&';
        return database_ + mark + "options=-csearch_path%3Dfairground_copying";
    }
    Or<Done> make() { return session_.run_script("CREATE SCHEMA fairground_copying"); }
    Or<Done> put_in_place() override {
        std::string sql = "BEGIN;";
        for (const char* table :
             {"fairground", "heads", "tables", "log", "sitters", "odds", "people", "servers"})
            sql += "ALTER TABLE fairground_copying." + std::string(table) + " SET SCHEMA " + place_ + ';';
        return session_.run_script(sql + "DROP SCHEMA fairground_copying; COMMIT;");
    }
    void clear() override {
        session_.run_script("ROLLBACK");
        session_.run_script("DROP SCHEMA IF EXISTS fairground_copying CASCADE");
    }
    // Nothing may be in the schema that is to hold it.
    Or<Done> check() {
        const auto found = session_.run(
            {{"SELECT quote_ident(current_schema()), (SELECT count(*) FROM pg_class WHERE relnamespace ="
              " current_schema()::regnamespace)"}},
            5s);
        if (!found) return bad_copy(postgres::explain(found.refusal()));
        place_ = found->front().text(0, 0);
        if (found->front().number(0, 1) > 0) return bad_copy("there is something in that database already");
        return Done{};
    }

  private:
    const std::string database_;
    postgres::Session session_;
    std::string place_;
};

Or<std::unique_ptr<Scaffold>> scaffold_for(const std::string& to) {
    if (!is_postgres(to)) {
        if (std::filesystem::exists(to)) return bad_copy("there is something in " + to + " already");
        auto file = std::make_unique<FileScaffold>(to);
        file->clear();
        return std::unique_ptr<Scaffold>(std::move(file));
    }
    Or<postgres::Session> session = postgres::Session::open(to, "fairground copies");
    if (!session) return bad_copy(postgres::explain(session.refusal()));
    auto schema = std::make_unique<SchemaScaffold>(to, std::move(*session));
    if (const Or<Done> empty = schema->check(); !empty) return empty.refusal();
    schema->clear();
    if (const Or<Done> made = schema->make(); !made) return bad_copy(postgres::explain(made.refusal()));
    return std::unique_ptr<Scaffold>(std::move(schema));
}

// And that nobody plays. Opening a storage makes what is missing, which is no way to look for something.
Or<Done> check_there_is_one(const std::string& from) {
    if (!is_postgres(from))
        return std::filesystem::exists(from) ? Or<Done>(Done{}) : bad_copy("there is no " + from);
    Or<postgres::Session> session = postgres::Session::open(from, "fairground copies");
    if (!session) return bad_copy(postgres::explain(session.refusal()));
    const auto found = session->run({{"SELECT to_regclass('fairground') IS NOT NULL"}}, 5s);
    if (!found) return bad_copy(postgres::explain(found.refusal()));
    if (!found->front().flag(0, 0)) return bad_copy("there is no faire in that database");
    const Or<Done> quiet = postgres::check_nobody_serves(*session);
    return quiet ? quiet : bad_copy(postgres::explain(quiet.refusal()));
}

// Gives everything in a storage to `use`, and its sum.
template <class UseTable, class UsePerson>
Or<Copied> walk(const std::string& database, Storage& storage, UseTable&& use_table, UsePerson&& use_person) {
    const Or<Inventory> all = take_inventory(database);
    if (!all) return all.refusal();
    Copied copied{.tables = all->tables.size(), .people = all->people.size()};
    Sum sum;
    for (const StoredTable& table : all->tables) {
        const auto log = answer_of<std::vector<LogRow>>([&](auto told) { storage.load(table.id, told); });
        if (!log) return bad_copy("table " + table.id + ": " + log.refusal().message);
        const Summary& summary = table.summary;
        sum.add(table.id).add(table.updated).add(summary.phase).add(summary.is_listed).add(summary.host);
        sum.add(summary.wake).add(summary.info);
        for (const std::string& person : summary.people) sum.add(person);
        for (const LogRow& row : *log) sum.add(row.at).add(row.json);
        copied.rows += log->size();
        const auto odds = answer_of<std::string>([&](auto told) { storage.find_odds(table.id, told); });
        if (!odds) return odds.refusal();
        sum.add(*odds);
        if (const Or<Done> used = use_table(table, *log, *odds); !used) return used.refusal();
    }
    for (const Inventory::Known& known : all->people) {
        sum.add(known.person.id).add(known.person.name).add(known.person.seen).add(known.token);
        if (const Or<Done> used = use_person(known); !used) return used.refusal();
    }
    copied.sum = sum.text();
    return copied;
}

// What was given to the target and is not stored yet; a bounded part of all.
class Flights {
  public:
    std::function<void(Or<Done>)> begin() {
        const auto promise = std::make_shared<std::promise<Or<Done>>>();
        flights_.push_back(promise);
        return [promise](Or<Done> done) { promise->set_value(std::move(done)); };
    }
    Or<Done> land(std::size_t most_left) {
        while (flights_.size() > most_left) {
            Or<Done> done = flights_.front()->get_future().get();
            flights_.pop_front();
            if (!done) failed_ = done;
        }
        return failed_;
    }

  private:
    std::deque<std::shared_ptr<std::promise<Or<Done>>>> flights_;
    Or<Done> failed_ = Done{};
};

Or<Copied> fill(const std::string& database, Storage& from, Storage& to) {
    constexpr std::size_t most = 500;
    Flights flights;
    const auto put_table = [&](const StoredTable& table, const std::vector<LogRow>& log,
                               const std::string& odds) {
        to.append({.table = table.id,
                   .expected = 1,
                   .rows = log,
                   .summary = std::make_shared<const Summary>(table.summary),
                   .changed = table.updated,
                   .stored = flights.begin()});
        // After the table, which must be there: jobs of one table keep their order.
        if (!odds.empty()) to.keep_odds({.table = table.id, .text = odds}, flights.begin());
        return flights.land(most);
    };
    const auto put_person = [&](const Inventory::Known& known) {
        to.add_person(known.person, known.token, flights.begin());
        return flights.land(most);
    };
    Or<Copied> copied = walk(database, from, put_table, put_person);
    const Or<Done> landed = flights.land(0);
    if (copied && !landed) return landed.refusal();
    return copied;
}

Or<Copied> copy_into(const std::string& database, Storage& from, const std::string& scaffold,
                     const WhenOpen& when_open) {
    Or<std::unique_ptr<Storage>> to = open_storage(scaffold);
    if (!to) return to.refusal();
    if (when_open) when_open(scaffold);
    Or<Copied> copied = fill(database, from, **to);
    if (!copied) return copied;
    const auto ignore = [](const auto&...) { return Or<Done>(Done{}); };
    const Or<Copied> found = walk(scaffold, **to, ignore, ignore);
    if (!found) return found;
    if (found->sum != copied->sum || found->rows != copied->rows)
        return bad_copy("what was copied is not what was there");
    return copied;
}

}  // namespace

Or<Copied> copy_database(const std::string& from, const std::string& to, const WhenOpen& when_open) {
    if (const Or<Done> there = check_there_is_one(from); !there) return there.refusal();
    const Or<std::unique_ptr<Storage>> source = open_storage(from);
    if (!source) return source.refusal();
    const Or<std::unique_ptr<Scaffold>> scaffold = scaffold_for(to);
    if (!scaffold) return scaffold.refusal();
    Or<Copied> copied = copy_into(from, **source, (*scaffold)->address(), when_open);
    if (copied)
        if (const Or<Done> placed = (*scaffold)->put_in_place(); !placed) copied = placed.refusal();
    if (!copied) (*scaffold)->clear();
    return copied;
}

}  // namespace fg::server
