// SPDX-License-Identifier: Apache-2.0
#include "server/inventory.h"

#include "common/text.h"
#include "server/postgres.h"
#include "server/sqlite.h"

namespace fg::server {
namespace {

constexpr const char* list_people = "SELECT id, token, name, seen FROM people ORDER BY id";

// Columns of a row of either database.
template <class Row>
StoredTable table_of(const Row& row) {
    return {.id = row.text(0),
            .updated = row.number(1),
            .summary = {.phase = row.text(2),
                        .is_listed = row.number(3) != 0,
                        .host = row.text(6),
                        .wake = row.number(4),
                        .info = row.text(5),
                        .people = split(row.text(7), '\n')}};
}
template <class Row>
Inventory::Known known_of(const Row& row) {
    return {.person = {.id = row.text(0), .name = row.text(2), .seen = row.number(3)}, .token = row.text(1)};
}

struct PostgresRow {
    const postgres::Rows& rows;
    int row;
    std::string text(int column) const { return rows.text(row, column); }
    std::int64_t number(int column) const { return rows.number(row, column); }
};

template <class Use>
Or<Done> each_row(const Connection& connection, const char* sql, Use&& use) {
    Statement ask = connection.prepare(sql);
    int code = ask ? ask.step() : SQLITE_ERROR;
    for (; code == SQLITE_ROW; code = ask.step()) use(ask);
    return code == SQLITE_DONE ? Or<Done>(Done{}) : Refusal{"not_stored", connection.fault(), ""};
}

Or<Inventory> of_sqlite(const std::string& path) {
    const Or<Connection> connection = Connection::open(path);
    if (!connection) return connection.refusal();
    Inventory all;
    Or<Done> listed = each_row(
        *connection,
        "SELECT id, updated, phase, listed, wake, info, host, (SELECT group_concat(person, char(10)) FROM"
        " (SELECT person FROM sitters WHERE sitters.game = number ORDER BY person)) FROM tables"
        " JOIN heads ON heads.game = number ORDER BY number",
        [&](const Statement& row) { all.tables.push_back(table_of(row)); });
    if (listed)
        listed = each_row(*connection, list_people,
                          [&](const Statement& row) { all.people.push_back(known_of(row)); });
    return listed ? Or<Inventory>(std::move(all)) : listed.refusal();
}

Or<Inventory> of_postgres(const std::string& address) {
    Or<postgres::Session> session = postgres::Session::open(address, "fairground lists");
    if (!session) return Refusal{"not_stored", postgres::explain(session.refusal()), ""};
    const Or<std::vector<postgres::Rows>> found = session->run(
        {{"SELECT id, updated, phase, listed::integer, wake, info, host, coalesce((SELECT string_agg(person,"
          " E'\\n' ORDER BY person) FROM sitters WHERE sitters.game = tables.game), '')"
          " FROM tables JOIN heads USING (game) ORDER BY game"},
         {list_people}},
        std::chrono::minutes(5));
    if (!found) return Refusal{"not_stored", postgres::explain(found.refusal()), ""};
    Inventory all;
    for (int i = 0; i < (*found)[0].count(); ++i) all.tables.push_back(table_of(PostgresRow{(*found)[0], i}));
    for (int i = 0; i < (*found)[1].count(); ++i) all.people.push_back(known_of(PostgresRow{(*found)[1], i}));
    return all;
}

}  // namespace

Or<Inventory> take_inventory(const std::string& database) {
    return is_postgres(database) ? of_postgres(database) : of_sqlite(database);
}

}  // namespace fg::server
