// SPDX-License-Identifier: Apache-2.0
// Where tables and people are kept. A table is its log of rows; whoever appends says which sequence number they
// expect to write, and is refused if somebody else wrote first. Every call returns at once; what came of it
// is told on a thread of the storage, so callers post it to where they live.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "common/refusal.h"

namespace fg::server {

using Millis = std::int64_t;  // since 1970

struct LogRow {
    Millis at = 0;
    std::string json;
};

// What must be known of a table without reading its log.
struct Summary {
    std::string phase;
    bool is_listed = false;  // in the lobby
    std::string host{};
    Millis wake = 0;                  // when it wants to be woken; 0: never
    std::string info;                 // as the lobby shows it
    std::vector<std::string> people;  // who has a chair there
};

struct StoredTable {
    std::string id;
    Millis updated = 0;
    Summary summary;
};

// Tables that nobody wants any more: changed last before these times.
struct Staleness {
    Millis gathering = 0, playing = 0;  // these are to be closed
};
struct Expiry {
    Millis closed = 0, over = 0;  // these are to be removed
};

struct HostedTable {
    std::string id, host;
};

struct StoredPerson {
    std::string id;
    std::string name;  // empty: none yet
    Millis seen = 0;   // when they came last, to the day
};

struct Append {
    std::string table;
    std::uint64_t expected = 0;  // the sequence number of the first row
    std::vector<LogRow> rows;
    std::uint64_t replaces = 0;  // so many rows, from `expected` to the last one, are taken out first
    LogRow last{};               // the last of them, as it must be
    std::shared_ptr<const Summary> summary;  // the same object as long as nothing in it has changed
    Millis changed = 0;                    // what the lists are ordered by; 0: when the last row was written
    std::uint64_t server = 0, epoch = 0;   // of a claim, see Storage::claim; 0: there is one server only
    std::function<void(Or<Done>)> stored;  // refused: `conflict`, `fenced`, `not_stored`
};

// One run of one server, as the others know it.
struct LivingServer {
    std::uint64_t number = 0;  // never given again
    std::string address;       // of its inner port
    std::uint64_t beats = 0;   // how often it has said that it lives
};
struct Joined {
    std::uint64_t number = 0;
    std::string key;  // 32 bytes, the same for every server; nobody knows it but who can read the database
};
struct Claim {
    std::uint64_t owner =
        0;  // the number of the server that has the table at work; 0: there is no such table
    std::uint64_t epoch = 0;  // counts the claims that were granted on it
};
// What another server may have changed: a person's name; empty: anybody's, because notices may have been missed.
struct Notice {
    std::string person;
};

// Said to whoever writes under an epoch that is no longer the table's.
inline Refusal fenced() { return {"fenced", "another server has this table", ""}; }

class Storage {
  public:
    virtual ~Storage() = default;

    virtual void append(Append request) = 0;
    // An empty log: there is no such table. Refused with `damaged`: what is stored is not what was written.
    virtual void load(std::string table, std::function<void(Or<std::vector<LogRow>>)> loaded) = 0;
    // Every table with people at it that is neither over nor closed, the one changed last first; without its people.
    virtual void unfinished(int most, std::function<void(Or<std::vector<StoredTable>>)> listed) = 0;
    // Every table that is neither over nor closed, and whose it is.
    virtual void hosts(std::function<void(Or<std::vector<HostedTable>>)> listed) = 0;
    // Where a person has a chair: those that are not over first, then the one changed last; none that is closed.
    virtual void tables_of(std::string person, int most,
                           std::function<void(Or<std::vector<StoredTable>>)> found) = 0;
    // Tables that want to be woken by then.
    virtual void due(Millis by, std::function<void(Or<std::vector<std::string>>)> found) = 0;
    virtual void stale(Staleness before, int most,
                       std::function<void(Or<std::vector<std::string>>)> found) = 0;
    virtual void expired(Expiry before, int most,
                         std::function<void(Or<std::vector<std::string>>)> found) = 0;
    // Deletes a table and its log; there need be none. Refused with `fenced`: the table's epoch is another, see `claim`.
    virtual void remove(std::string table, std::uint64_t epoch, std::function<void(Or<Done>)> removed) = 0;
    // How a finished game stood (docs/wire.md), worked out once: stored with its table, and removed with it. What is larger than
    // `most_odds` is not stored; a table that is not there has none. What is damaged counts as nothing, since it can be worked out again.
    // Refused with `fenced`, as `remove` is.
    static constexpr std::size_t most_odds = std::size_t{64} << 10;
    struct Odds {
        std::string table;
        std::uint64_t epoch = 0;
        std::string text;
    };
    virtual void keep_odds(Odds odds, std::function<void(Or<Done>)> stored) = 0;
    // Empty: there are none.
    virtual void find_odds(std::string table, std::function<void(Or<std::string>)> found) = 0;
    // Whether something could be stored now.
    virtual void probe(std::function<void(Or<Done>)> tried) = 0;

    // `token` is the hash of a secret cookie; an empty id means nobody.
    virtual void find_person(std::string token, std::function<void(Or<StoredPerson>)> found) = 0;
    // Adds a person; who is known already was here again.
    virtual void add_person(StoredPerson person, std::string token, std::function<void(Or<Done>)> stored) = 0;
    // Deletes people who were last seen before then and neither have a chair anywhere nor host a table.
    virtual void forget_people(Millis before, int most, std::function<void(Or<Done>)> forgotten) = 0;
    virtual void rename_person(StoredPerson person, std::function<void(Or<Done>)> stored) = 0;

    // Several servers on one database: what follows is asked of such a storage only. None of it waits for appends, and what
    // cannot be had within two seconds is refused.
    virtual bool is_shared() const { return false; }
    virtual void join(std::string, std::function<void(Or<Joined>)> joined) { joined(not_shared()); }
    // Says that one lives, and who else does. One's own number is missing: one was given up.
    virtual void beat(std::uint64_t, std::function<void(Or<std::vector<LivingServer>>)> living) {
        living(not_shared());
    }
    // Gives a server up if it has not beaten since: from then on its tables are nobody's, and it can claim none.
    virtual void give_up(LivingServer, std::function<void(Or<Done>)> given_up) { given_up(not_shared()); }
    // Gives oneself up, whatever the beats.
    virtual void retire(std::uint64_t, std::function<void(Or<Done>)> retired) { retired(not_shared()); }
    // Takes a table that is nobody's, or one's own again: a new epoch, and appends of the ones before are refused with `fenced`. Or
    // tells who has it. A table's first append with epoch 1 is its first claim.
    virtual void claim(std::uint64_t, std::string, std::function<void(Or<Claim>)> claimed) {
        claimed(not_shared());
    }
    // Makes a table nobody's, if it was not claimed since.
    virtual void release(std::string, std::uint64_t) {}
    // Tables that want to be at work and that a server left behind which was given up or has retired, or that were never claimed:
    // changed since then, with people at them, and either in play on a clock that is not of days or listed. None that was released.
    virtual void orphans(Millis, int, std::function<void(Or<std::vector<std::string>>)> found) {
        found(not_shared());
    }
    // Tables in the lobby that were released: changed since then, with people at them, and neither over nor closed.
    virtual void put_away(Millis, int, std::function<void(Or<std::vector<std::string>>)> found) {
        found(not_shared());
    }
    // From now on what other servers change is told, on a thread of the storage.
    virtual void listen(std::function<void(const Notice&)>) {}

  protected:
    static Refusal not_shared() { return Refusal{"not_stored", "this database is for one server", ""}; }
};

// Opens or makes the file, bringing an older one up to date. Refused: not a database of ours, or unreadable.
Or<std::unique_ptr<Storage>> open_sqlite(const std::string& path);
// A PostgreSQL database, by its address: postgresql://… The same, and if it is away, full, read-only or too old.
Or<std::unique_ptr<Storage>> open_postgres(const std::string& address);

bool is_postgres(std::string_view database);
// Whichever it is.
Or<std::unique_ptr<Storage>> open_storage(const std::string& database);

}  // namespace fg::server
