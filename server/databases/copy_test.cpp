// SPDX-License-Identifier: Apache-2.0
#include "server/copy.h"

#include "server/databases/storage_fixture_test.h"

namespace fg::server {
namespace {

class CopyThreads : public testing::Test, protected StorageFixture {
  protected:
    CopyThreads() : StorageFixture(Database::sqlite) { clear_all(); }
    ~CopyThreads() override { clear_all(); }
    const std::string back = path + ".back", target = PostgresCluster::the().address();

    void clear_all() {
        for (const char* ending : {"", "-wal", "-shm", ".copying"}) std::filesystem::remove(back + ending);
        PostgresCluster::the().clear();
    }
    void fill() {
        open();
        for (int i = 0; i < 30; ++i) {
            const std::string table = "t" + std::to_string(i);
            ASSERT_TRUE(append(table, 1, {"{\"a\":\"b\\\\n\"}", "{}", table + " \xc3\xa9"}));
            std::promise<void> told;
            storage->add_person({.id = "p" + table, .name = "N'" + table, .seen = 100 + i}, "hash" + table,
                                [&](const Or<Done>&) { told.set_value(); });
            told.get_future().get();
        }
        std::promise<Or<Done>> told;
        storage->append(
            {.table = "t7",
             .expected = 4,
             .rows = {{.at = 900, .json = "x"}},
             .summary = std::make_shared<const Summary>(Summary{
                 .phase = "over", .host = "pt7", .wake = 77, .info = "{\"i\":1}", .people = {"pt7", "pt1"}}),
             .changed = 950,
             .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        ASSERT_TRUE(told.get_future().get());
        std::promise<Or<Done>> rated;
        storage->keep_odds({.table = "t7", .text = "{\"curve\":[7]}"},
                           [&](Or<Done> done) { rated.set_value(std::move(done)); });
        ASSERT_TRUE(rated.get_future().get());
        storage.reset();
    }
    static std::string fault_of(const Or<Copied>& copied) { return copied ? "" : copied.refusal().message; }
};

TEST_F(CopyThreads, AFaireMovesToPostgresAndBack) {
    ASSERT_NO_FATAL_FAILURE(fill());
    const Or<Copied> there = copy_database(path, target);
    ASSERT_TRUE(there) << there.refusal().message;
    EXPECT_EQ(there->tables, 30u);
    EXPECT_EQ(there->rows, 91u);
    EXPECT_EQ(there->people, 30u);
    const Or<Copied> again = copy_database(target, back);
    ASSERT_TRUE(again) << again.refusal().message;
    EXPECT_EQ(again->sum, there->sum);
    EXPECT_FALSE(std::filesystem::exists(back + ".copying"));
    const auto kept = open_sqlite(back);
    ASSERT_TRUE(kept);
    std::promise<std::string> told;
    (*kept)->tables_of("pt1", 5, [&](Or<std::vector<StoredTable>> tables) {
        told.set_value(tables->front().id + tables->front().summary.info +
                       std::to_string(tables->front().updated));
    });
    EXPECT_EQ(told.get_future().get(), "t7{\"i\":1}950");
    std::promise<std::string> rated;
    (*kept)->find_odds("t7", [&](Or<std::string> odds) { rated.set_value(odds ? *odds : "refused"); });
    EXPECT_EQ(rated.get_future().get(), "{\"curve\":[7]}");
}

TEST_F(CopyThreads, WhatIsThereAlreadyIsNotTouched) {
    ASSERT_NO_FATAL_FAILURE(fill());
    ASSERT_TRUE(copy_database(path, target));
    EXPECT_NE(fault_of(copy_database(path, target)).find("already"), std::string::npos);
    EXPECT_NE(fault_of(copy_database(target, path)).find("already"), std::string::npos);
    EXPECT_NE(fault_of(copy_database(back, path)).find("there is no"), std::string::npos);
}

TEST_F(CopyThreads, WhereThereIsNoFaireNoneIsMade) {
    ASSERT_NO_FATAL_FAILURE(fill());
    EXPECT_NE(fault_of(copy_database(target, back)).find("there is no faire"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(back));
    EXPECT_TRUE(copy_database(path, target)) << "it is as empty as it was";
}

TEST_F(CopyThreads, ACopyThatFailsLeavesNothing) {
    ASSERT_NO_FATAL_FAILURE(fill());
    by_hand("UPDATE log SET row = 'damaged' WHERE sequence = 2 AND game = 20");
    EXPECT_NE(fault_of(copy_database(path, target)).find("damaged"), std::string::npos);
    EXPECT_NE(fault_of(copy_database(path, back)).find("damaged"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(back));
    EXPECT_FALSE(std::filesystem::exists(back + ".copying"));
    by_hand("DELETE FROM heads WHERE game = 20");
    EXPECT_TRUE(copy_database(path, target)) << "there is room, and nothing is in the way";
}

// Each is a change that no row's own sum could tell.
TEST_F(CopyThreads, WhatArrivesOtherwiseThanItWasIsNoCopy) {
    ASSERT_NO_FATAL_FAILURE(fill());
    for (const char* fault : {"CREATE TRIGGER fault AFTER INSERT ON people WHEN NEW.id = 'pt3' BEGIN"
                              " UPDATE people SET name = 'Nobody' WHERE id = NEW.id; END",
                              "CREATE TRIGGER fault AFTER INSERT ON people WHEN NEW.id = 'pt3' BEGIN"
                              " DELETE FROM people WHERE id = NEW.id; END",
                              "CREATE TRIGGER fault AFTER UPDATE OF info ON tables WHEN NEW.id = 't7' BEGIN"
                              " UPDATE tables SET info = '' WHERE id = NEW.id; END"}) {
        const auto plant = [&](const std::string& address) {
            const Or<Connection> hand = Connection::open(address);
            ASSERT_TRUE(hand && hand->run(fault)) << fault;
        };
        EXPECT_EQ(fault_of(copy_database(path, back, plant)), "what was copied is not what was there")
            << fault;
        EXPECT_FALSE(std::filesystem::exists(back));
        EXPECT_FALSE(std::filesystem::exists(back + ".copying"));
    }
    EXPECT_TRUE(copy_database(path, back)) << "without the fault it is one";
}
TEST_F(CopyThreads, NorIsItInPostgres) {
    ASSERT_NO_FATAL_FAILURE(fill());
    const auto plant = [](const std::string& address) {
        Or<postgres::Session> hand = postgres::Session::open(address, "hand");
        ASSERT_TRUE(hand && hand->run_script("CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS"
                                             " $$BEGIN NEW.name = 'Nobody'; RETURN NEW; END$$;"
                                             "CREATE TRIGGER fault BEFORE INSERT ON people FOR EACH ROW"
                                             " WHEN (NEW.id = 'pt3') EXECUTE FUNCTION fault()"));
    };
    EXPECT_EQ(fault_of(copy_database(path, target, plant)), "what was copied is not what was there");
    EXPECT_TRUE(copy_database(path, target)) << "nothing of the first is in the way";
}

}  // namespace
}  // namespace fg::server
