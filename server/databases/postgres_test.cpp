// SPDX-License-Identifier: Apache-2.0
// What only a database for several servers can do, and what can be wrong with one.
#include <atomic>
#include <csignal>
#include <mutex>
#include <set>
#include <thread>

#include "server/databases/cut_line_test.h"
#include "server/databases/storage_fixture_test.h"
#include "server/postgres_line.h"

namespace fg::server {
namespace {

class PostgresThreads : public testing::Test, protected StorageFixture {
  protected:
    PostgresThreads() : StorageFixture(Database::postgres) {}
    void SetUp() override { open(); }

    static PostgresCluster& cluster() { return PostgresCluster::the(); }
    std::uint64_t join() {
        const Or<Joined> joined = answer_of<Joined>([&](auto told) { storage->join("127.0.0.1:7", told); });
        EXPECT_TRUE(joined) << joined.refusal().message;
        EXPECT_EQ(joined->key.size(), 32u);
        return joined->number;
    }
    std::vector<LivingServer> beat(std::uint64_t server) {
        const auto living =
            answer_of<std::vector<LivingServer>>([&](auto told) { storage->beat(server, told); });
        EXPECT_TRUE(living) << living.refusal().message;
        return *living;
    }
    // "owner epoch", or why it was refused.
    std::string claim(std::uint64_t server, const std::string& table) {
        return written(answer_of<Claim>([&](auto told) { storage->claim(server, table, told); }));
    }
    static std::string written(const Or<Claim>& claim) {
        return claim ? std::to_string(claim->owner) + ' ' + std::to_string(claim->epoch)
                     : claim.refusal().code;
    }
    // The same of tables t0, t1… all at once.
    std::vector<std::string> claim_all(std::uint64_t server, int count) {
        std::vector<std::promise<std::string>> told(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i)
            storage->claim(server, "t" + std::to_string(i), [&told, i](const Or<Claim>& claim) {
                told[static_cast<std::size_t>(i)].set_value(written(claim));
            });
        std::vector<std::string> claims;
        for (std::promise<std::string>& one : told) claims.push_back(one.get_future().get());
        return claims;
    }
    // How many there have been that changed something.
    std::int64_t transactions() const {
        Or<postgres::Session> hand = postgres::Session::open(address(), "hand");
        const auto rows = hand->run({{"SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint"}},
                                    std::chrono::seconds(10));
        EXPECT_TRUE(rows);
        return rows ? rows->front().number(0, 0) : 0;
    }
    std::string write(const std::string& table, std::uint64_t expected, std::uint64_t server,
                      std::uint64_t epoch) {
        const Or<Done> done = answer_of<Done>([&](auto told) {
            storage->append({.table = table,
                             .expected = expected,
                             .rows = {{.at = 5, .json = "row"}},
                             .summary = std::make_shared<const Summary>(Summary{
                                 .phase = "playing", .is_listed = true, .info = "{}", .people = {"p1"}}),
                             .server = server,
                             .epoch = epoch,
                             .stored = told});
        });
        return done ? "" : done.refusal().code;
    }
    std::string orphans() {
        return in_a_row(
            answer_of<std::vector<std::string>>([&](auto told) { storage->orphans(0, 10, told); }));
    }
    std::string put_away(Millis since) {
        return in_a_row(
            answer_of<std::vector<std::string>>([&](auto told) { storage->put_away(since, 10, told); }));
    }
    static std::string in_a_row(const Or<std::vector<std::string>>& ids) {
        if (!ids) return ids.refusal().message;
        std::string all;
        for (const std::string& id : *ids) all += id + ' ';
        return all;
    }
    // Why it cannot be opened.
    static std::string fault_of(const std::string& address) {
        const auto opened = open_storage(address);
        return opened ? "" : opened.refusal().message;
    }
    static bool says(const std::string& text, std::string_view part) {
        return text.find(part) != std::string::npos;
    }
};

TEST_F(PostgresThreads, WhoTakesATableFencesOffWhoHadIt) {
    const std::uint64_t a = join(), b = join();
    EXPECT_NE(a, b);
    const std::string as = std::to_string(a), bs = std::to_string(b);
    EXPECT_EQ(write("t1", 1, a, 1), "");
    EXPECT_EQ(claim(b, "t1"), as + " 1") << "it is told who has it";
    EXPECT_EQ(claim(b, "nothing"), "0 0");
    EXPECT_TRUE(rows_of("nothing").empty());
    EXPECT_EQ(claim(a, "t1"), as + " 2") << "one's own again";
    EXPECT_EQ(write("t1", 2, a, 1), "fenced");
    EXPECT_EQ(write("t1", 3, a, 2), "conflict");
    EXPECT_EQ(write("t1", 2, a, 2), "");
    const LivingServer old = beat(a)[0];
    beat(a);
    answer_of<Done>([&](auto told) { storage->give_up(old, told); });
    EXPECT_EQ(beat(b).size(), 2u) << "it has beaten since";
    answer_of<Done>([&](auto told) { storage->give_up(beat(b)[0], told); });
    EXPECT_EQ(beat(b).size(), 1u);
    EXPECT_EQ(beat(a).size(), 1u) << "given up for good";
    EXPECT_EQ(claim(a, "t1"), "fenced");
    EXPECT_EQ(write("t1", 3, a, 2), "") << "nobody has taken it yet";
    EXPECT_EQ(claim(b, "t1"), bs + " 3");
    EXPECT_EQ(write("t1", 4, a, 2), "fenced");
    EXPECT_EQ(write("t1", 4, b, 3), "");
    EXPECT_EQ(rows_of("t1").size(), 4u);
}

TEST_F(PostgresThreads, WhatATableOfAServerThatIsGoneIsAnOrphan) {
    const std::uint64_t a = join(), b = join();
    EXPECT_EQ(write("mine", 1, a, 1) + write("theirs", 1, b, 1) + write("put_away", 1, a, 1), "");
    EXPECT_EQ(write("copied", 1, 0, 0), "");
    storage->release("put_away", 1);
    EXPECT_EQ(claim(b, "nothing"), "0 0");  // claims and releases take turns: it is done by now
    EXPECT_EQ(orphans(), "copied ");
    answer_of<Done>([&](auto told) { storage->retire(a, told); });
    EXPECT_EQ(orphans().size(), std::string("copied mine ").size());
    cluster().sql(
        "UPDATE tables SET phase = 'over' FROM heads WHERE heads.game = tables.game AND id = 'copied'");
    EXPECT_EQ(orphans(), "mine ") << "what is over can wait for somebody to ask";
    cluster().sql("UPDATE tables SET phase = 'playing'");
    EXPECT_EQ(orphans(), "mine ") << "and is not looked at again";
    EXPECT_EQ(claim(b, "mine"), std::to_string(b) + " 2");
    EXPECT_EQ(claim(b, "put_away"), std::to_string(b) + " 2");
    storage->release("mine", 1);
    EXPECT_EQ(claim(b, "mine"), std::to_string(b) + " 3") << "an old release does nothing";
}

// The lobby shows them though no server has them.
TEST_F(PostgresThreads, WhatWasPutAwayIsFoundWhileItIsListed) {
    const std::uint64_t a = join(), b = join();
    EXPECT_EQ(write("at_work", 1, a, 1) + write("put_away", 1, a, 1) + write("of_one_gone", 1, b, 1), "");
    storage->release("put_away", 1);
    EXPECT_EQ(claim(a, "nothing"), "0 0");  // it is done by now
    answer_of<Done>([&](auto told) { storage->retire(b, told); });
    EXPECT_EQ(put_away(0), "put_away ") << "the third is an orphan";
    EXPECT_EQ(put_away(4), "put_away ");
    EXPECT_EQ(put_away(5), "") << "it has changed at 5, and not since";
    for (const char* not_shown : {"UPDATE tables SET listed = false", "UPDATE tables SET phase = 'over'",
                                  "UPDATE tables SET phase = 'closed'", "DELETE FROM sitters"}) {
        cluster().sql(std::string("CREATE TABLE sat AS SELECT * FROM sitters; ") + not_shown);
        EXPECT_EQ(put_away(0), "") << not_shown;
        cluster().sql(
            "UPDATE tables SET listed = true, phase = 'gathering'; DELETE FROM sitters;"
            "INSERT INTO sitters SELECT * FROM sat; DROP TABLE sat");
        EXPECT_EQ(put_away(0), "put_away ");
    }
}

// Every transaction that changes or locks something takes a number, and ends with a flush of the log.
TEST_F(PostgresThreads, MadeUpTablesAndThoseOfOthersWriteNothing) {
    const std::uint64_t a = join(), b = join();
    EXPECT_EQ(write("theirs", 1, a, 1), "");
    const std::int64_t before = transactions();
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(claim(b, "made_up" + std::to_string(i)), "0 0");
        EXPECT_EQ(claim(b, "theirs"), std::to_string(a) + " 1");
    }
    EXPECT_LT(transactions() - before, 20) << "what the database does by itself";
}
TEST_F(PostgresThreads, TablesOfAServerThatIsGoneAreTakenTogether) {
    constexpr int tables = 300;
    const std::uint64_t a = join(), b = join();
    for (int i = 0; i < tables; ++i) EXPECT_EQ(write("t" + std::to_string(i), 1, a, 1), "");
    answer_of<Done>([&](auto told) { storage->retire(a, told); });
    const std::int64_t before = transactions();
    EXPECT_EQ(claim_all(b, tables), std::vector<std::string>(tables, std::to_string(b) + " 2"));
    EXPECT_LT(transactions() - before, 20) << "each is no commit of its own";
}
TEST_F(PostgresThreads, ATableThatIsHeldKeepsNoOtherFromBeingTaken) {
    const std::uint64_t a = join(), b = join();
    for (int i = 0; i < 5; ++i) EXPECT_EQ(write("t" + std::to_string(i), 1, a, 1), "");
    answer_of<Done>([&](auto told) { storage->retire(a, told); });
    Or<postgres::Session> hand = postgres::Session::open(address(), "hand");
    ASSERT_TRUE(hand && hand->run_script("BEGIN; SELECT 1 FROM heads WHERE id = 't2' FOR UPDATE"));
    std::vector<std::string> expected(5, std::to_string(b) + " 2");
    expected[2] = "not_stored";
    EXPECT_EQ(claim_all(b, 5), expected);
    ASSERT_TRUE(hand->run_script("ROLLBACK"));
    EXPECT_EQ(claim(b, "t2"), std::to_string(b) + " 2");
}
TEST_F(PostgresThreads, AppendsOfManyTablesShareCommits) {
    constexpr std::size_t tables = 300;
    for (std::size_t i = 0; i < tables; ++i) ASSERT_TRUE(append("t" + std::to_string(i), 1, {"a"}));
    std::vector<std::promise<bool>> told(tables);
    const std::int64_t before = transactions();
    for (std::size_t i = 0; i < tables; ++i)
        storage->append({.table = "t" + std::to_string(i),
                         .expected = 2,
                         .rows = {{.at = 5, .json = "b"}},
                         .summary = {},
                         .stored = [&told, i](const Or<Done>& done) { told[i].set_value(bool(done)); }});
    for (std::promise<bool>& one : told) EXPECT_TRUE(one.get_future().get());
    EXPECT_LT(transactions() - before, 20) << "each is no commit of its own";
    EXPECT_EQ(rows_of("t299"), (std::vector<std::string>{"a", "b"}));
}
// Strangers can ask for more than can be answered; who asks for something else is told soon.
TEST_F(PostgresThreads, MoreClaimsThanCanWaitAreRefusedAtOnce) {
    const std::uint64_t a = join();
    EXPECT_EQ(write("mine", 1, a, 1), "");
    Or<postgres::Session> hand = postgres::Session::open(address(), "hand");
    ASSERT_TRUE(hand && hand->run_script("BEGIN; LOCK TABLE heads"));
    constexpr int many = 5000;
    std::atomic<int> refused = 0, told = 0;
    for (int i = 0; i < many; ++i)
        storage->claim(a, "made_up" + std::to_string(i), [&](const Or<Claim>& claim) {
            refused += !claim;
            ++told;
        });
    EXPECT_GT(refused, many / 2);
    ASSERT_TRUE(hand->run_script("ROLLBACK"));
    std::string again = claim(a, "mine");
    for (int i = 0; i < 100 && again == "not_stored"; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        again = claim(a, "mine");
    }
    EXPECT_EQ(again, std::to_string(a) + " 2");
    EXPECT_EQ(told, many);
}

TEST_F(PostgresThreads, WhoHasLostATableCannotRemoveIt) {
    const std::uint64_t a = join(), b = join();
    const auto remove = [&](std::uint64_t epoch) {
        const Or<Done> done = answer_of<Done>([&](auto told) { storage->remove("t1", epoch, told); });
        return done ? "" : done.refusal().code;
    };
    EXPECT_EQ(write("t1", 1, a, 1) + write("t2", 1, a, 1), "");
    answer_of<Done>([&](auto told) { storage->retire(a, told); });
    EXPECT_EQ(claim(b, "t1"), std::to_string(b) + " 2");
    EXPECT_EQ(remove(1), "fenced");
    EXPECT_EQ(rows_of("t1").size(), 1u);
    EXPECT_EQ(write("t1", 2, b, 2), "") << "nothing of it is gone";
    EXPECT_EQ(remove(2), "");
    EXPECT_TRUE(rows_of("t1").empty());
    EXPECT_EQ(claim(b, "t1"), "0 0");
    EXPECT_EQ(remove(2), "") << "it is gone already";
    EXPECT_EQ(rows_of("t2").size(), 1u);
}

TEST_F(PostgresThreads, WhoHasLostATableCannotSayHowItStood) {
    const std::uint64_t a = join(), b = join();
    const auto keep = [&](std::uint64_t epoch, const std::string& odds) {
        const Or<Done> done = answer_of<Done>(
            [&](auto told) { storage->keep_odds({.table = "t1", .epoch = epoch, .text = odds}, told); });
        return done ? "" : done.refusal().code;
    };
    const auto found = [&] {
        return *answer_of<std::string>([&](auto told) { storage->find_odds("t1", told); });
    };
    EXPECT_EQ(write("t1", 1, a, 1), "");
    EXPECT_EQ(keep(1, "{\"by\":\"a\"}"), "");
    answer_of<Done>([&](auto told) { storage->retire(a, told); });
    EXPECT_EQ(claim(b, "t1"), std::to_string(b) + " 2");
    EXPECT_EQ(keep(1, "{\"by\":\"late\"}"), "fenced");
    EXPECT_EQ(found(), "{\"by\":\"a\"}");
    EXPECT_EQ(keep(2, "{\"by\":\"b\"}"), "");
    EXPECT_EQ(found(), "{\"by\":\"b\"}");
    EXPECT_EQ(write("t1", 2, b, 2), "") << "the table goes on";
}

// Nobody need ask whose it is, every half minute and for each.
TEST_F(PostgresThreads, WhatIsAtWorkElsewhereIsNotLookedAfterHere) {
    const std::uint64_t other = join(), own = join();
    EXPECT_EQ(write("elsewhere", 1, other, 1) + write("here", 1, own, 1) + write("put_away", 1, own, 1), "");
    storage->release("put_away", 1);
    EXPECT_EQ(claim(own, "nothing"), "0 0");  // it is done by now
    using Ids = std::vector<std::string>;
    const auto all = [&](const char* phase) {
        cluster().sql("UPDATE tables SET wake = 1, phase = '" + std::string(phase) + "'");
        std::string found;
        const auto add = [&](Or<Ids> ids) {
            std::sort(ids->begin(), ids->end());
            for (const std::string& id : *ids) found += id + ' ';
            found += "| ";
        };
        add(answer_of<Ids>([&](auto told) { storage->due(10, told); }));
        add(answer_of<Ids>([&](auto told) { storage->stale({.gathering = 9, .playing = 9}, 10, told); }));
        add(answer_of<Ids>([&](auto told) { storage->expired({.closed = 9, .over = 9}, 10, told); }));
        return found;
    };
    EXPECT_EQ(all("playing"), "here put_away | here put_away | | ");
    EXPECT_EQ(all("gathering"), "| here put_away | | ");
    EXPECT_EQ(all("over"), "| | here put_away | ");
    EXPECT_EQ(all("closed"), "| | here put_away | ");
    answer_of<Done>([&](auto told) { storage->retire(other, told); });
    EXPECT_EQ(all("closed"), "| | elsewhere here put_away | ");
}

TEST_F(PostgresThreads, OneThatIsRefusedHoldsUpNobodyElse) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    ASSERT_TRUE(append("t2", 1, {"a"}));
    std::vector<std::future<Or<Done>>> told;
    const auto add = [&](const std::string& table, std::uint64_t expected, std::string row) {
        auto promise = std::make_shared<std::promise<Or<Done>>>();
        told.push_back(promise->get_future());
        storage->append({.table = table,
                         .expected = expected,
                         .rows = {{.at = 5, .json = std::move(row)}},
                         .summary = {},
                         .stored = [promise](Or<Done> done) { promise->set_value(std::move(done)); }});
    };
    for (int i = 0; i < 20; ++i) add("t1", static_cast<std::uint64_t>(i) + 2, "x");
    add("t2", 7, "conflict");
    add("t3", 1, "\xff not text");
    add("t2", 2, "y");
    std::string codes;
    for (auto& one : told) {
        const Or<Done> done = one.get();
        codes += done ? "." : done.refusal().code;
    }
    EXPECT_EQ(codes, "....................conflictnot_stored.");
    EXPECT_EQ(rows_of("t1").size(), 21u);
    EXPECT_EQ(rows_of("t2").size(), 2u);
}

TEST_F(PostgresThreads, OneThatIsHeldHoldsUpNobodyElseForLong) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    ASSERT_TRUE(append("t2", 1, {"a"}));
    Or<postgres::Session> hand = postgres::Session::open(address(), "hand");
    ASSERT_TRUE(hand && hand->run_script("BEGIN; SELECT 1 FROM heads WHERE id = 't1' FOR UPDATE"));
    std::future<Or<Done>> held = std::async([&] { return append("t1", 2, {"b"}); });
    std::vector<std::future<Or<Done>>>
        after;  // all of them in one group, with a row of the table that is held
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    after.push_back(std::async([&] { return append("t1", 2, {"c"}); }));
    after.push_back(std::async([&] { return append("t2", 2, {"b"}); }));
    EXPECT_FALSE(held.get());
    EXPECT_FALSE(after[0].get());
    EXPECT_TRUE(after[1].get());
    ASSERT_TRUE(hand->run_script("ROLLBACK"));
    EXPECT_EQ(rows_of("t1"), std::vector<std::string>{"a"});
    EXPECT_EQ(rows_of("t2"), (std::vector<std::string>{"a", "b"}));
}

TEST_F(PostgresThreads, OtherServersHearOfANewName) {
    auto other = open_storage(address());
    ASSERT_TRUE(other);
    std::promise<std::string> heard;
    std::atomic<int> own = 0, others = 0;
    storage->listen([&](const Notice&) { ++own; });
    (*other)->listen([&](const Notice& notice) {
        if (others++ == 0) heard.set_value(notice.person);
    });
    answer_of<Done>([&](auto told) { storage->add_person({.id = "p1", .name = ""}, "hash", told); });
    std::future<std::string> news = heard.get_future();
    // Until it listens: what was said before is known to who reads.
    for (int i = 0; i < 100 && others == 0; ++i) {
        answer_of<Done>([&](auto told) { storage->rename_person({.id = "p1", .name = "Anna"}, told); });
        news.wait_for(std::chrono::milliseconds(50));
    }
    ASSERT_GT(others, 0);
    EXPECT_EQ(news.get(), "p1");
    EXPECT_EQ(own, 0);
}

TEST_F(PostgresThreads, OnlyWhatWasMissedIsHeardAfterwards) {
    std::mutex mutex;
    std::set<std::string> heard;
    const auto has_heard = [&](const std::string& person) {
        const std::lock_guard lock(mutex);
        return heard.contains(person);
    };
    // Until then it is done again and again.
    const auto hears = [&](const std::string& person, const auto& again) {
        for (int i = 0; i < 100 && !has_heard(person); ++i) {
            again();
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        return has_heard(person);
    };
    const auto rename = [&](const std::string& id) {
        return answer_of<Done>([&](auto told) { storage->rename_person({.id = id, .name = "New"}, told); });
    };
    for (const char* id : {"p1", "p2", "p3"})
        answer_of<Done>([&](auto told) { storage->add_person({.id = id, .name = "Old"}, id, told); });
    auto other = open_storage(address());
    ASSERT_TRUE(other);
    (*other)->listen([&](const Notice& notice) {
        const std::lock_guard lock(mutex);
        heard.insert(notice.person);
    });
    ASSERT_TRUE(hears("p1", [&] { rename("p1"); })) << "it listens";
    cluster().sql(
        "UPDATE people SET name = 'New', renamed = (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
        " WHERE id = 'p2'");  // no notice of it
    cluster().sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE '% hears%'");
    EXPECT_TRUE(hears("p2", [] {}));
    EXPECT_FALSE(has_heard("p3"));
    EXPECT_FALSE(has_heard("")) << "nobody need be read who has the name they had";
}

TEST_F(PostgresThreads, ADatabaseThatWasAwayLosesNothing) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    cluster().stop();
    const Or<Done> away = append("t1", 2, {"b"});
    const std::string closed = fault_of(address());
    cluster().start();
    ASSERT_FALSE(away);
    EXPECT_EQ(away.refusal().code, "not_stored");
    EXPECT_TRUE(says(closed, "is away")) << closed;
    Or<Done> again = append("t1", 2, {"b"});
    for (int i = 0; i < 50 && !again && again.refusal().code == "not_stored"; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        again = append("t1", 2, {"b"});
    }
    EXPECT_TRUE(again);
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b"}));
}

class PostgresCutThreads : public PostgresThreads {
  protected:
    const std::string folder = cluster().folder() + "/cut";
    CutLine line{folder, cluster().folder()};
    std::promise<Or<Done>> told;

    void SetUp() override {
        PostgresThreads::SetUp();
        storage.reset();
        auto opened = open_storage("postgresql:///postgres?user=faire&host=" + folder);
        ASSERT_TRUE(opened) << opened.refusal().message;
        storage = std::move(*opened);
        ASSERT_TRUE(append("t1", 1, {"a"}));
        ASSERT_TRUE(append("t1", 2, {"b"}));
    }
    void TearDown() override {
        storage.reset();
        PostgresThreads::TearDown();
    }
    std::future<Or<Done>> append_third() {
        storage->append({.table = "t1",
                         .expected = 3,
                         .rows = {{.at = 5, .json = "c"}},
                         .summary = {},
                         .stored = [&](Or<Done> done) { told.set_value(std::move(done)); }});
        return told.get_future();
    }
};
// The line breaks when the rows are there and nobody knows.
TEST_F(PostgresCutThreads, WhatCameOfABrokenLineIsFoundOutBeforeAnybodyIsTold) {
    line.cut();
    std::future<Or<Done>> answer = append_third();
    EXPECT_EQ(answer.wait_for(std::chrono::milliseconds(300)), std::future_status::timeout);
    line.mend();
    const Or<Done> done = answer.get();
    EXPECT_TRUE(done) << done.refusal().message;
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "c"}));
}
// The line breaks while the database is still at it: what was said to be lost must not come after all.
TEST_F(PostgresCutThreads, WhatIsStillUnderWayIsEndedBeforeTheLogIsAsked) {
    Or<postgres::Session> hand = postgres::Session::open(address(), "hand");
    ASSERT_TRUE(hand && hand->run_script("BEGIN; SELECT 1 FROM heads WHERE id = 't1' FOR UPDATE"));
    const auto waiting = [&] {
        const auto rows = hand->run({{"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"}},
                                    std::chrono::seconds(10));
        return rows ? rows->front().count() : -1;
    };
    std::future<Or<Done>> answer = append_third();
    while (waiting() == 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    line.hang_up();
    const Or<Done> done = answer.get();
    const int still_waiting = waiting();
    ASSERT_TRUE(hand->run_script("ROLLBACK"));
    ASSERT_FALSE(done);
    EXPECT_EQ(done.refusal().code, "not_stored");
    EXPECT_EQ(still_waiting, 0);
    EXPECT_TRUE(append("t1", 3, {"d"}));
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b", "d"}));
}
TEST_F(PostgresThreads, WhatDiedWithItsSessionIsNotThere) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    cluster().sql(
        "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END$$;"
        "CREATE TRIGGER die BEFORE INSERT ON log FOR EACH ROW WHEN (NEW.row = 'deadly') EXECUTE FUNCTION "
        "die()");
    const Or<Done> dead = append("t1", 2, {"deadly"});
    ASSERT_FALSE(dead);
    EXPECT_EQ(dead.refusal().code, "not_stored");
    EXPECT_TRUE(append("t1", 2, {"b"}));
    EXPECT_EQ(rows_of("t1"), (std::vector<std::string>{"a", "b"}));
}

// Not even one that hangs for ever.
TEST_F(PostgresThreads, NoScriptIsWaitedForLongerThanItMay) {
    Or<postgres::Session> hand = postgres::Session::open(address(), "hand");
    ASSERT_TRUE(hand);
    const Or<Done> wrong = hand->run_script("SELECT 1; SELECT nonsense; SELECT 2");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.refusal().code, "42703");
    const auto pid = hand->run({{"SELECT pg_backend_pid()"}}, std::chrono::seconds(10));
    ASSERT_TRUE(pid);
    const auto stopped = static_cast<pid_t>(pid->front().number(0, 0));
    ASSERT_EQ(kill(stopped, SIGSTOP), 0);
    const Or<Done> done = hand->run_script("SELECT 1", std::chrono::milliseconds(300));
    kill(stopped, SIGCONT);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.refusal().code, postgres::is_lost);
    EXPECT_FALSE(hand->is_open());
}

TEST_F(PostgresThreads, AFullDatabaseRefusesAndGoesOnLater) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    cluster().sql(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END$$;"
        "CREATE TRIGGER full_disk BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION full_disk()");
    const Or<Done> full = append("t1", 2, {"b"});
    ASSERT_FALSE(full);
    EXPECT_EQ(full.refusal().code, "not_stored");
    EXPECT_TRUE(says(full.refusal().message, "is full")) << full.refusal().message;
    cluster().sql("DROP TRIGGER full_disk ON log");
    EXPECT_TRUE(append("t1", 2, {"b"}));
}

TEST_F(PostgresThreads, BringsADatabaseOfTheFirstVersionUpToDate) {
    ASSERT_TRUE(append("t1", 1, {"a"}));
    storage.reset();
    cluster().sql(
        "DROP TABLE odds; DROP INDEX heads_by_owner; ALTER TABLE people DROP COLUMN renamed;"
        "UPDATE heads SET owner = NULL; UPDATE fairground SET version = 1");
    open();
    EXPECT_EQ(rows_of("t1"), std::vector<std::string>{"a"});
    std::promise<bool> kept;
    storage->keep_odds({.table = "t1", .text = "{}"},
                       [&](const Or<Done>& done) { kept.set_value(static_cast<bool>(done)); });
    EXPECT_TRUE(kept.get_future().get());
    EXPECT_EQ(claim(join(), "t1").substr(1), " 1") << "what nobody had claimed can be";
}

TEST_F(PostgresThreads, IsNotBroughtUpToDateUnderServersThatKnowItAsItWas) {
    const std::uint64_t old = join();
    storage.reset();
    cluster().sql(
        "DROP TABLE odds; DROP INDEX heads_by_owner; ALTER TABLE people DROP COLUMN renamed;"
        "UPDATE fairground SET version = 1");
    std::atomic<bool> is_over = false;
    std::thread beating([&] {
        for (; !is_over; std::this_thread::sleep_for(std::chrono::milliseconds(200)))
            cluster().sql("UPDATE servers SET beats = beats + 1 WHERE number = " + std::to_string(old));
    });
    const std::string refused = fault_of(address());
    is_over = true;
    beating.join();
    EXPECT_TRUE(says(refused, "at work on the database")) << refused;
    EXPECT_EQ(fault_of(address()), "") << "one that died is no reason to wait for it";
}

TEST_F(PostgresThreads, SaysWhatIsWrongWithADatabase) {
    storage.reset();
    cluster().sql("ALTER ROLE faire SET default_transaction_read_only = on");
    const std::string read_only = fault_of(address());
    cluster().sql("BEGIN READ WRITE; ALTER ROLE faire RESET default_transaction_read_only; COMMIT");
    EXPECT_TRUE(says(read_only, "read-only")) << read_only;
    cluster().sql("UPDATE fairground SET version = 1000");
    EXPECT_TRUE(says(fault_of(address()), "newer version")) << fault_of(address());
    clear();
    cluster().sql("CREATE TABLE recipes (name text)");
    EXPECT_TRUE(says(fault_of(address()), "another program")) << fault_of(address());
    cluster().sql("DROP TABLE recipes; CREATE TABLE fairground (pie text)");
    EXPECT_TRUE(says(fault_of(address()), "another program")) << fault_of(address());
    EXPECT_TRUE(says(fault_of("postgresql:///postgres?host=/nowhere"), "is away"));
    EXPECT_TRUE(says(fault_of(cluster().address("nothing")), "does not exist"));
    cluster().sql("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    EXPECT_TRUE(says(fault_of(cluster().address("latin")), "UTF8"));
}

TEST_F(PostgresThreads, OneOlderThanThirteenIsRefused) {
    EXPECT_TRUE(postgres::check_version(130000));
    const Or<Done> old = postgres::check_version(120022);
    ASSERT_FALSE(old);
    EXPECT_TRUE(says(old.refusal().message, "too old")) << old.refusal().message;
}

TEST_F(PostgresThreads, ServersThatStartTogetherMakeOneDatabase) {
    clear();
    std::vector<std::thread> threads;
    std::atomic<int> opened = 0;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] { opened += static_cast<bool>(open_storage(address())); });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(opened, 4);
}

}  // namespace
}  // namespace fg::server
