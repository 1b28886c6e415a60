// SPDX-License-Identifier: Apache-2.0
// What every storage must do, whatever keeps it.
#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

#include "server/databases/storage_fixture_test.h"

namespace fg::server {
namespace {

class StorageThreads : public testing::TestWithParam<Database>, protected StorageFixture {
  protected:
    StorageThreads() : StorageFixture(GetParam()) {}
    void SetUp() override { open(); }
};

TEST_P(StorageThreads, KeepsRowsInOrderAndAcrossReopening) {
    ASSERT_TRUE(append("t1", 1, {"a", "b"}));
    ASSERT_TRUE(append("t2", 1, {"x"}));
    ASSERT_TRUE(append("t1", 3, {"c"}));
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "c"}));
    open();
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "c"}));
    ASSERT_TRUE(append("t1", 4, {"d"}));
    EXPECT_EQ(rows_of("t2"), std::vector<std::string>{"x"});
    EXPECT_TRUE(rows_of("t3").empty());
}

TEST_P(StorageThreads, KnowsWhereAPersonHasAChair) {
    const auto sit = [&](const std::string& table, std::uint64_t row, std::string phase, Millis at,
                         std::vector<std::string> people) {
        std::promise<Or<Done>> told;
        storage->append({.table = table,
                         .expected = row,
                         .rows = {{.at = at, .json = "x"}},
                         .summary = std::make_shared<const Summary>(Summary{.phase = std::move(phase),
                                                                            .is_listed = false,
                                                                            .wake = 0,
                                                                            .info = table,
                                                                            .people = std::move(people)}),
                         .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    const auto tables_of = [&](const std::string& person, int most = 10) {
        std::promise<std::string> told;
        storage->tables_of(person, most, [&](Or<std::vector<StoredTable>> tables) {
            std::string ids;
            for (const StoredTable& table : *tables) ids += table.id + table.summary.info + ' ';
            told.set_value(ids);
        });
        return told.get_future().get();
    };
    sit("a", 1, "over", 900, {"p1", "p2"});
    sit("b", 1, "playing", 100, {"p1"});
    sit("c", 1, "gathering", 200, {"p1", "p2"});
    sit("d", 1, "closed", 300, {"p1"});
    EXPECT_EQ(tables_of("p1"), "cc bb aa ");
    EXPECT_EQ(tables_of("p1", 2), "cc bb ");
    EXPECT_EQ(tables_of("p3"), "");
    sit("c", 2, "gathering", 250, {"p1"});
    EXPECT_EQ(tables_of("p2"), "aa ") << "who stands up has no chair there any more";
    open();
    sit("b", 2, "over", 1000, {"p1", "p3"});
    EXPECT_EQ(tables_of("p1"), "cc bb aa ");
    EXPECT_EQ(tables_of("p3"), "bb ");
}

TEST_P(StorageThreads, RefusesWhoComesSecond) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    EXPECT_EQ(append("t1", 1, {"b"}).refusal().code, "conflict");
    EXPECT_EQ(append("t1", 3, {"b"}).refusal().code, "conflict");
    EXPECT_EQ(rows_of("t1"), std::vector<std::string>{"a"});
}

TEST_P(StorageThreads, ReplacesItsLastRows) {
    const auto replace = [&](std::uint64_t expected, std::uint64_t count, const std::string& last,
                             const std::vector<std::string>& rows) {
        std::promise<Or<Done>> told;
        Append request{.table = "t1",
                       .expected = expected,
                       .rows = {},
                       .replaces = count,
                       .last = {.at = 5, .json = last},
                       .summary = {},
                       .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }};
        for (const std::string& row : rows) request.rows.push_back({.at = 5, .json = row});
        storage->append(std::move(request));
        const Or<Done> done = told.get_future().get();
        return done ? "" : done.refusal().code;
    };
    ASSERT_TRUE(append("t1", 1, {"a", "b"}));
    ASSERT_TRUE(append("t2", 1, {"x"}));
    ASSERT_TRUE(append("t1", 3, {"c"}));
    EXPECT_EQ(replace(3, 1, "c", {"C"}), "");
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "C"}));
    EXPECT_EQ(replace(2, 2, "C", {"B", "C2", "D"}), "");
    open();
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "B", "C2", "D"}));
    EXPECT_EQ(rows_of("t2"), std::vector<std::string>{"x"});
    EXPECT_EQ(replace(4, 1, "C2", {"E"}), "conflict") << "somebody else has replaced it already";
    EXPECT_EQ(replace(5, 1, "D", {"E"}), "conflict");
    EXPECT_EQ(replace(3, 1, "D", {"E"}), "conflict");
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "B", "C2", "D"}));
    ASSERT_TRUE(append("t1", 5, {"e"}));
}

TEST_P(StorageThreads, SeesWhatAnotherServerWroteToTheSameFile) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    auto other = open_storage(address());
    ASSERT_TRUE(other);
    std::promise<bool> told;
    (*other)->append({.table = "t1",
                      .expected = 2,
                      .rows = {{.at = 1, .json = "theirs"}},
                      .summary = {},
                      .stored = [&](Or<Done> done) { told.set_value(static_cast<bool>(done)); }});
    ASSERT_TRUE(told.get_future().get());
    EXPECT_EQ(append("t1", 2, {"ours"}).refusal().code, "conflict");
    ASSERT_TRUE(append("t1", 3, {"ours"}));
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "theirs", "ours"}));
}

TEST_P(StorageThreads, ManyAppendTogetherAndLoseNothing) {
    constexpr int tables = 40, rows = 25;
    std::atomic<int> stored = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (int row = 1; row <= rows; ++row)
                for (int table = t; table < tables; table += 4)
                    storage->append({.table = "t" + std::to_string(table),
                                     .expected = static_cast<std::uint64_t>(row),
                                     .rows = {{.at = row, .json = std::to_string(row)}},
                                     .summary = {},
                                     .stored = [&](Or<Done> done) { stored += static_cast<bool>(done); }});
        });
    for (std::thread& thread : threads) thread.join();
    ASSERT_TRUE(append("last", 1, {"x"}));
    EXPECT_EQ(stored, tables * rows);
    for (int table = 0; table < tables; ++table) EXPECT_EQ(rows_of("t" + std::to_string(table)).size(), 25u);
}

TEST_P(StorageThreads, KeepsHowAFinishedGameStoodWithItsTable) {
    const auto keep = [&](const std::string& table, const std::string& odds) {
        std::promise<Or<Done>> told;
        storage->keep_odds({.table = table, .text = odds},
                           [&](Or<Done> done) { told.set_value(std::move(done)); });
        EXPECT_TRUE(told.get_future().get());
    };
    const auto odds_of = [&](const std::string& table) {
        std::promise<Or<std::string>> told;
        storage->find_odds(table, [&](Or<std::string> odds) { told.set_value(std::move(odds)); });
        const Or<std::string> odds = told.get_future().get();
        EXPECT_TRUE(odds);
        return odds ? *odds : "refused";
    };
    ASSERT_TRUE(append("t1", 1, {"a"}));
    ASSERT_TRUE(append("t2", 1, {"x"}));
    EXPECT_EQ(odds_of("t1"), "");
    keep("t1", "{\"curve\":[1]}");
    keep("t2", "{\"did\":\"N'\xc3\xa9\"}");
    keep("nowhere", "{}");
    keep("t1", "{\"curve\":[2]}");
    open();
    EXPECT_EQ(odds_of("t1"), "{\"curve\":[2]}");
    EXPECT_EQ(odds_of("t2"), "{\"did\":\"N'\xc3\xa9\"}");
    EXPECT_EQ(odds_of("nowhere"), "");

    keep("t2", std::string(Storage::most_odds + 1, 'x'));
    EXPECT_EQ(odds_of("t2"), "{\"did\":\"N'\xc3\xa9\"}") << "too large to be stored";
    std::promise<Or<Done>> removed;
    storage->remove("t1", 0, [&](Or<Done> done) { removed.set_value(std::move(done)); });
    ASSERT_TRUE(removed.get_future().get());
    ASSERT_TRUE(append("t1", 1, {"b"}));
    EXPECT_EQ(odds_of("t1"), "") << "another table";
    by_hand("UPDATE odds SET odds = 'damaged'");
    EXPECT_EQ(odds_of("t2"), "") << "worked out again";
}

TEST_P(StorageThreads, RemembersPeopleByTheHashOfTheirCookie) {
    std::promise<void> added;
    storage->add_person({.id = "p1", .name = ""}, "hash", [&](Or<Done> done) {
        EXPECT_TRUE(done);
        added.set_value();
    });
    added.get_future().get();
    std::promise<void> renamed;
    storage->rename_person({.id = "p1", .name = "Anna"}, [&](Or<Done>) { renamed.set_value(); });
    renamed.get_future().get();
    const auto find = [&](const std::string& hash) {
        std::promise<StoredPerson> told;
        storage->find_person(hash, [&](Or<StoredPerson> person) { told.set_value(*person); });
        return told.get_future().get();
    };
    EXPECT_EQ(find("hash").name, "Anna");
    EXPECT_EQ(find("other").id, "");
}

TEST_P(StorageThreads, ForgetsPeopleWithoutATableWhoHaveNotComeForLong) {
    const auto wait_for = [](std::promise<Or<Done>>& told) { EXPECT_TRUE(told.get_future().get()); };
    const auto add = [&](const std::string& id, Millis seen) {
        std::promise<Or<Done>> told;
        storage->add_person({.id = id, .name = "N" + id, .seen = seen}, "hash of " + id,
                            [&](Or<Done> done) { told.set_value(std::move(done)); });
        wait_for(told);
    };
    const auto keep = [&](const std::string& table, const std::string& phase, const std::string& host,
                          std::vector<std::string> people) {
        std::promise<Or<Done>> told;
        storage->append({.table = table,
                         .expected = 1,
                         .rows = {{.at = 5, .json = "x"}},
                         .summary = std::make_shared<const Summary>(Summary{.phase = phase,
                                                                            .is_listed = true,
                                                                            .host = host,
                                                                            .wake = 0,
                                                                            .info = "{}",
                                                                            .people = std::move(people)}),
                         .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        wait_for(told);
    };
    const auto forget = [&](Millis before, int most) {
        std::promise<Or<Done>> told;
        storage->forget_people(before, most, [&](Or<Done> done) { told.set_value(std::move(done)); });
        wait_for(told);
    };
    const auto known = [&] {
        std::string all;
        for (const char* id : {"old", "new", "sitter", "host", "was_host", "again"}) {
            std::promise<Or<StoredPerson>> told;
            storage->find_person("hash of " + std::string(id),
                                 [&](Or<StoredPerson> person) { told.set_value(std::move(person)); });
            const Or<StoredPerson> found = told.get_future().get();
            EXPECT_TRUE(found);
            if (found && !found->id.empty()) all += found->name + ' ';
        }
        return all;
    };
    for (const char* id : {"old", "sitter", "host", "was_host", "again"}) add(id, 100);
    add("new", 300);
    add("again", 300);
    keep("t1", "over", "", {"sitter"});
    keep("t2", "gathering", "host", {});
    keep("t3", "closed", "was_host", {});
    forget(200, 1);
    EXPECT_EQ(known(), "Nnew Nsitter Nhost Nwas_host Nagain ") << "a few at a time";
    open();
    forget(200, 10);
    EXPECT_EQ(known(), "Nnew Nsitter Nhost Nagain ");
    add("old", 400);
    EXPECT_EQ(known(), "Nold Nnew Nsitter Nhost Nagain ") << "somebody whose page was open all the time";
}

TEST_P(StorageThreads, ListsWhatHasPeopleAndHasNotEnded) {
    const auto keep = [&](const std::string& table, const std::string& phase, Millis at,
                          std::vector<std::string> people) {
        std::promise<Or<Done>> told;
        storage->append(
            {.table = table,
             .expected = 1,
             .rows = {{.at = at, .json = "x"}},
             .summary = std::make_shared<const Summary>(Summary{
                 .phase = phase, .is_listed = true, .wake = 0, .info = "{}", .people = std::move(people)}),
             .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    keep("bots", "playing", 100, {});
    keep("old", "playing", 200, {"p1"});
    keep("new", "gathering", 300, {"p1"});
    keep("over", "over", 400, {"p1"});
    keep("closed", "closed", 500, {"p1"});
    std::promise<std::string> told;
    storage->unfinished(10, [&](Or<std::vector<StoredTable>> tables) {
        std::string ids;
        for (const StoredTable& table : *tables) ids += table.id + ' ';
        told.set_value(ids);
    });
    EXPECT_EQ(told.get_future().get(), "new old ");
}

// Games by turns sleep until then, whichever server wrote it down and whichever asks.
TEST_P(StorageThreads, KnowsWhichTablesWantToBeWoken) {
    const auto keep = [&](const std::string& table, const std::string& phase, Millis wake) {
        std::promise<Or<Done>> told;
        storage->append({.table = table,
                         .expected = 1,
                         .rows = {{.at = 1, .json = "x"}},
                         .summary = std::make_shared<const Summary>(
                             Summary{.phase = phase, .wake = wake, .info = "{}", .people = {"p1"}}),
                         .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    const auto due = [&](Millis by) {
        std::promise<std::set<std::string>> told;
        storage->due(by, [&](Or<std::vector<std::string>> tables) {
            told.set_value({tables->begin(), tables->end()});
        });
        return told.get_future().get();
    };
    using Ids = std::set<std::string>;
    keep("never", "playing", 0);
    keep("soon", "playing", 100);
    keep("later", "playing", 200);
    keep("over", "over", 100);
    EXPECT_EQ(due(99), Ids{});
    EXPECT_EQ(due(100), Ids{"soon"});
    open();
    EXPECT_EQ(due(1000), (Ids{"soon", "later"}));
}

TEST_P(StorageThreads, KnowsWhoseTheTablesAreThatHaveNotEnded) {
    const auto keep = [&](const std::string& table, std::uint64_t row, const std::string& phase,
                          const std::string& host) {
        std::promise<Or<Done>> told;
        storage->append(
            {.table = table,
             .expected = row,
             .rows = {{.at = 5, .json = "x"}},
             .summary = std::make_shared<const Summary>(Summary{
                 .phase = phase, .is_listed = true, .host = host, .wake = 0, .info = "{}", .people = {}}),
             .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    keep("t1", 1, "gathering", "p1"), keep("t2", 1, "playing", "p1"), keep("t3", 1, "gathering", "p2");
    keep("t4", 1, "over", "p1"), keep("t5", 1, "closed", "p1");
    keep("t3", 2, "gathering", "p3");
    open();
    std::promise<std::string> told;
    storage->hosts([&](Or<std::vector<HostedTable>> tables) {
        std::string all;
        for (const HostedTable& table : *tables) all += table.id + ' ' + table.host + ' ';
        told.set_value(all);
    });
    EXPECT_EQ(told.get_future().get(), "t1 p1 t2 p1 t3 p3 ");
}

// What a file with one bad spot does: the table with the spot is refused, all others are there, and nothing runs for ever.

TEST_P(StorageThreads, ADamagedRowIsFoundByItsSum) {
    const auto code_of = [&](const std::string& table) {
        std::promise<std::string> told;
        storage->load(table, [&](Or<std::vector<LogRow>> rows) {
            told.set_value(rows ? std::to_string(rows->size()) : rows.refusal().code);
        });
        return told.get_future().get();
    };
    const auto damage = [&](const char* sql) {
        ASSERT_TRUE(append("t1", 1, {"a", "b", "c"}));
        ASSERT_TRUE(append("t2", 1, {"x"}));
        storage.reset();
        ASSERT_NO_FATAL_FAILURE(by_hand(sql));
        open();
        EXPECT_EQ(code_of("t1"), "damaged") << sql;
        EXPECT_EQ(code_of("t2"), "1") << sql;
        EXPECT_EQ(code_of("t3"), "0") << sql;
        clear();
        open();
    };
    damage("UPDATE log SET row = 'B' WHERE sequence = 2");
    damage("UPDATE log SET at = 6 WHERE sequence = 3");
    damage("UPDATE log SET game = 2 WHERE sequence = 2");
    damage("UPDATE log SET sequence = 9 WHERE sequence = 2");
    damage("DELETE FROM log WHERE sequence = 1 AND game = 1");
    damage("DELETE FROM log WHERE sequence = 3");
    damage("UPDATE heads SET rows = 2 WHERE game = 1");
    if (GetParam() == Database::postgres) return;
    damage("UPDATE log SET before = number WHERE sequence = 2");
    damage("UPDATE heads SET last = 4 WHERE game = 1");
}

TEST_P(StorageThreads, OnlyWhoHasATableRemovesIt) {
    const auto remove = [&](std::uint64_t epoch) {
        std::promise<std::string> told;
        storage->remove("t1", epoch,
                        [&](const Or<Done>& done) { told.set_value(done ? "" : done.refusal().code); });
        return told.get_future().get();
    };
    ASSERT_TRUE(append("t1", 1, {"a", "b"}));
    EXPECT_EQ(remove(1), "fenced");
    EXPECT_EQ(rows_of("t1").size(), 2u);
    EXPECT_TRUE(append("t1", 3, {"c"}));
    EXPECT_EQ(remove(0), "");
    EXPECT_TRUE(rows_of("t1").empty());
    EXPECT_EQ(remove(0), "") << "it is gone already";
}

TEST_P(StorageThreads, OnlyWhoHasATableKeepsHowItStood) {
    const auto keep = [&](std::uint64_t epoch) {
        std::promise<std::string> told;
        storage->keep_odds({.table = "t1", .epoch = epoch, .text = "{}"},
                           [&](const Or<Done>& done) { told.set_value(done ? "" : done.refusal().code); });
        return told.get_future().get();
    };
    const auto found = [&] {
        std::promise<std::string> told;
        storage->find_odds("t1", [&](const Or<std::string>& odds) { told.set_value(odds ? *odds : "?"); });
        return told.get_future().get();
    };
    ASSERT_TRUE(append("t1", 1, {"a"}));
    EXPECT_EQ(keep(1), "fenced");
    EXPECT_EQ(found(), "");
    EXPECT_EQ(keep(0), "");
    EXPECT_EQ(found(), "{}");
}

TEST_P(StorageThreads, FindsWhatIsStaleAndRemovesWhatIsAskedFor) {
    const auto keep = [&](const std::string& table, const std::string& phase, Millis at) {
        std::promise<Or<Done>> told;
        storage->append({.table = table,
                         .expected = 1,
                         .rows = {{.at = at, .json = "x"}, {.at = at, .json = "y"}},
                         .summary = std::make_shared<const Summary>(Summary{
                             .phase = phase, .is_listed = true, .wake = 0, .info = "{}", .people = {"p1"}}),
                         .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
    };
    const auto joined = [](std::promise<std::string>& told) {
        return [&told](const Or<std::vector<std::string>>& ids) {
            std::vector<std::string> sorted = *ids;
            std::sort(sorted.begin(), sorted.end());
            std::string list;
            for (const std::string& id : sorted) list += id + ' ';
            told.set_value(list);
        };
    };
    keep("g1", "gathering", 100), keep("g2", "gathering", 300);
    keep("p1", "playing", 100), keep("p2", "playing", 300);
    keep("c1", "closed", 100), keep("c2", "closed", 300);
    keep("o1", "over", 100), keep("o2", "over", 300);
    std::promise<std::string> stale, expired, few;
    storage->stale({.gathering = 200, .playing = 400}, 10, joined(stale));
    EXPECT_EQ(stale.get_future().get(), "g1 p1 p2 ");
    std::set<std::string> met;  // two of them are damaged, say, and stay
    for (int i = 0; i < 200 && met.size() < 3; ++i) {
        std::promise<std::string> one;
        storage->stale({.gathering = 200, .playing = 400}, 1, joined(one));
        met.insert(one.get_future().get());
    }
    EXPECT_EQ(met.size(), 3u) << "everyone's turn comes";
    storage->expired({.closed = 400, .over = 200}, 10, joined(expired));
    EXPECT_EQ(expired.get_future().get(), "c1 c2 o1 ");
    std::promise<bool> removed;
    storage->remove("p1", 0, [&](const Or<Done>& done) { removed.set_value(static_cast<bool>(done)); });
    EXPECT_TRUE(removed.get_future().get());
    EXPECT_TRUE(rows_of("p1").empty());
    EXPECT_EQ(rows_of("p2").size(), 2u);
    storage->stale({.gathering = 0, .playing = 400}, 10, joined(few));
    EXPECT_EQ(few.get_future().get(), "p2 ");
    EXPECT_TRUE(append("p1", 1, {"anew"})) << "as if it had never been";
    EXPECT_EQ(rows_of("p1"), std::vector<std::string>{"anew"});
}

INSTANTIATE_TEST_SUITE_P(Of, StorageThreads, testing::Values(Database::sqlite, Database::postgres),
                         [](const auto& of) {
                             return std::string(of.param == Database::sqlite ? "Sqlite" : "Postgres");
                         });

}  // namespace
}  // namespace fg::server
