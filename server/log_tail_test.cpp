// SPDX-License-Identifier: Apache-2.0
#include "server/log_tail.h"

#include "engine/chance.h"
#include "server/table_fixture_test.h"

namespace fg::server {
namespace {

// Whatever people do while a table gathers and plays: the short log says of it what the long one does.
class LogTailTest : public TableTest {
  protected:
    std::vector<LogRow> brief;
    LogTail tail;
    FastChance random{7};

    void store() {
        std::vector<LogRow> rows = table->take_rows();
        log.insert(log.end(), rows.begin(), rows.end());
        LogTail::Change change = tail.add(std::move(rows));
        ASSERT_LE(change.replaces, brief.size());
        if (change.replaces > 0) {
            ASSERT_EQ(change.last.json, brief.back().json);
        }
        brief.resize(brief.size() - change.replaces);
        for (LogRow& row : change.rows) brief.push_back(std::move(row));
    }
    void expect_same_table() {
        const auto whole = Table::load(offered, "t1", log, now),
                   short_one = Table::load(offered, "t1", brief, now);
        ASSERT_TRUE(whole && short_one) << (whole ? short_one : whole).refusal().message;
        for (const Person& person : {anna, ben, cleo}) {
            EXPECT_EQ((*short_one)->info_json(person.id, {}, 0), (*whole)->info_json(person.id, {}, 0));
            EXPECT_EQ((*short_one)->autopass_of(person.id, Passing::always),
                      (*whole)->autopass_of(person.id, Passing::always));
        }
        EXPECT_EQ((*short_one)->changed(), (*whole)->changed());
        if (table->match() != nullptr) {
            EXPECT_EQ((*short_one)->match()->signature(), table->match()->signature());
        }
    }
    Or<Done> act(u32 what) {
        const Person& person = random.flip() ? ben : cleo;
        const auto seat = seat_of(1 + static_cast<int>(random.below(3)));
        switch (what) {
            case 0: return table->sit(person, seat, "", now);
            case 1: return table->stand(person, now);
            case 2: return table->change_rules(anna, {.hints = random.flip()}, now);
            case 3:
            case 4:
                return table->autopass(person, random.flip() ? "peek" : "guess",
                                       static_cast<Passing>(random.below(3)), now);
            case 5:
            case 6:
                return table->set_bot(anna, seat,
                                      random.flip()   ? "sage"
                                      : random.flip() ? "random"
                                                      : "",
                                      now);
            case 7: return table->ready(person, true, std::string(64, random.flip() ? 'a' : 'b'), now);
            default: return table->ready(random.below(3) == 0 ? anna : person, random.flip(), "", now);
        }
    }
};

TEST_F(LogTailTest, SaysWhatTheWholeLogSays) {
    create(R"({"game":"lantern_lottery","players":4,"seats":["me",null,null,null]})");
    brief = log;
    for (int i = 0; i < 600; ++i) {
        now += 1000;
        // Mostly people only change their minds.
        (void)act(random.below(12) == 0 ? random.below(3) : 3 + random.below(8));
        store();
        if (random.below(20) == 0) tail.load(brief);  // as after a restart
        expect_same_table();
        if (HasFailure()) return;
    }
    EXPECT_LT(brief.size(), log.size() * 2 / 3);
}

TEST_F(LogTailTest, InPlayTooAndAMoveIsHistory) {
    start_two(R"(,"pace":"swift")");
    brief = log;
    tail.load(brief);
    const auto let_pass = [&](bool on) {
        ASSERT_TRUE(table->autopass(ben, "peek", on ? Passing::always : Passing::never, now));
        store();
    };
    for (int i = 0; i < 10; ++i) let_pass(i % 2 == 0);
    EXPECT_EQ(brief.size(), log.size() - 9);
    ASSERT_TRUE(table->choose(anna, question(anna), json::parse(R"({"act":"wait"})"), now));
    store();
    for (int i = 0; i < 10; ++i) let_pass(i % 2 == 0);
    EXPECT_EQ(brief.size(), log.size() - 18);
    expect_same_table();
}

// Such a row has a number for the deal, which a later one has not.
TEST_F(LogTailTest, NumbersInOldLogsStay) {
    const LogRow old{.at = 1,
                     .json = R"({"row":"ready","seat":0,"on":true,"text":")" + std::string(64, 'a') + "\"}"};
    tail.load({old});
    EXPECT_EQ(tail.add({{.at = 2, .json = R"({"row":"ready","seat":0})"}}).replaces, 0u);
}

}  // namespace
}  // namespace fg::server
