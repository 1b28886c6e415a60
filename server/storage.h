// SPDX-License-Identifier: Apache-2.0
// Where tables and people are kept. A table is its log of rows; whoever appends says which sequence number they
// expect to write, and is refused if somebody else wrote first. Every call returns at once; what came of it
// is told on a thread of the storage, so callers post it to where they live.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
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
    std::function<void(Or<Done>)> stored;  // refused: `conflict`, `not_stored`
};

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
    // Deletes a table and its log.
    virtual void remove(std::string table, std::function<void(Or<Done>)> removed) = 0;
    // Whether something could be stored now.
    virtual void probe(std::function<void(Or<Done>)> tried) = 0;

    // `token` is the hash of a secret cookie; an empty id means nobody.
    virtual void find_person(std::string token, std::function<void(Or<StoredPerson>)> found) = 0;
    // Adds a person; who is known already was here again.
    virtual void add_person(StoredPerson person, std::string token, std::function<void(Or<Done>)> stored) = 0;
    // Deletes people who were last seen before then and neither have a chair anywhere nor host a table.
    virtual void forget_people(Millis before, int most, std::function<void(Or<Done>)> forgotten) = 0;
    virtual void rename_person(StoredPerson person, std::function<void(Or<Done>)> stored) = 0;
};

// Opens or makes the file, bringing an older one up to date. Refused: not a database of ours, or unreadable.
Or<std::unique_ptr<Storage>> open_sqlite(const std::string& path);

}  // namespace fg::server
