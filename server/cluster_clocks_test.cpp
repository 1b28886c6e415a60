// SPDX-License-Identifier: Apache-2.0
// Clocks and wake-ups where several servers share a database. Somebody sits at a table and does not answer, while servers are told to
// stop, killed, paused and cut off and the database is away. Nobody's clock may run out because of that, and every clock
// must run out in the end, once; games by turns sleep, and whichever server is there wakes them.
#include <gtest/gtest.h>

#include "server/simulated_cluster_test.h"

namespace fg::server::simulated {
namespace {

constexpr Millis second = 1000, minute = 60 * second, hour = 60 * minute, day = 24 * hour;

// A row that an expired clock wrote.
bool is_expiry(const LogRow& row) { return row.json.find(R"("by":"clock")") != std::string::npos; }

class Waiting : protected SimCluster {
  public:
    Waiting(u64 seed, const Planted& planted, const Manner& manner = {})
        : SimCluster(seed, planted, manner) {}
    int expired() const { return expired_; }

  protected:
    // Somebody with two bots, who is asked first or soon.
    void make_table(std::string_view more) {
        const std::string form = R"({"game":"lantern_lottery","players":3,"seats":["me","random","random"],)"
                                 R"("pace":"swift","start":true,)" +
                                 std::string(more) + "}";
        any_server().hub().create(boost::json::parse(form).as_object(),
                                  {.host = {.id = "p1", .name = "Anna"}, .others = {}},
                                  [this](const Or<Hub::NewTable>& made) {
                                      if (made) table_ = made->id;
                                  });
        run_until(world_.steady + 2 * second);
        if (table_.empty()) world_.fault("there is no table");
    }
    SimServer* owner() {
        for (const auto& server : servers_)
            if (server->is_alive() && server->number() == database_.tables()[table_].owner)
                return server.get();
        return nullptr;
    }
    std::string table_;
    int expired_ = 0;
};

// ---- clocks of seconds ----

class ClockStory : Waiting {
  public:
    ClockStory(u64 seed, const Planted& planted) : Waiting(seed, planted) {}
    using Waiting::expired;
    std::string told() {
        run_until(2 * second);
        database_.on_row = [this](const std::string&, const SimDatabase::Kept& table, const LogRow& row) {
            if (is_expiry(row)) check_expiry(table);
        };
        make_table(R"("clock":"brisk")");
        for (int i = 0; i < 6 && world_.first_fault().empty(); ++i) {
            run_until(world_.steady + world_.random.duration(second, 9 * second));
            strike();
        }
        const int before = expired_;
        run_until(world_.steady + 40 * second);
        // After three in a row a bot stands in, and after that nobody is there whom it would play for.
        const bool is_playing = database_.tables()[table_].summary.phase == "playing";
        if (is_playing && expired_ == before && expired_ < 3) world_.fault("a clock stands still");
        return world_.first_fault();
    }

  private:
    static constexpr Millis clock = 10 * second;  // of every question, in the toy's content
    static constexpr Millis whole =
        clock - clock / 50;  // by a clock that runs a hundredth fast, and rounding
    static constexpr Millis longer_than_a_lease =
        3500;  // so that it lapses for certain, and the server falls silent
    void check_expiry(const SimDatabase::Kept& table) {
        ++expired_;
        const Millis since = std::max(table.claimed, able_since_);
        if (world_.steady - since < whole)
            world_.fault("a clock ran out " + std::to_string(world_.steady - since) +
                         " ms after a server was away");
    }
    void strike() {
        SimServer* const with_table = owner();
        SimServer& server = with_table != nullptr && world_.random.chance(80) ? *with_table : any_server();
        if (!server.is_alive()) return;
        const u64 epoch = database_.tables()[table_].epoch;
        const Millis length = world_.random.duration(longer_than_a_lease, 25 * second);
        const int what = world_.random.below(5);
        switch (what) {
            case 0: server.kill(); break;
            case 1: server.leave([] {}); break;
            case 2: server.pause(world_.steady + length); break;
            case 3: server.cut_off(true); break;
            case 4: storms_.is_database_away = true; break;
        }
        run_until(world_.steady + length);
        server.cut_off(false);
        const bool was_away = std::exchange(storms_.is_database_away, false) || &server == with_table;
        // Who has the table still had it while it could do nothing.
        if (was_away && database_.tables()[table_].epoch == epoch) able_since_ = world_.steady;
        if (what < 2) server.restart();
    }

    Millis able_since_ = 0;
};

TEST(ClusterClocks, NoneRunsOutBecauseAServerWasAway) {
    const QuietServers quiet;
    int expired = 0;
    for (u64 seed = 1; seed <= 200; ++seed) {
        ClockStory story(seed, {});
        EXPECT_EQ(story.told(), "") << "seed " << seed;
        expired += story.expired();
    }
    EXPECT_GT(expired, 200) << "too few ran out at all";
}
TEST(ClusterClocks, FindsOneThatRunsOutEarly) {
    const QuietServers quiet;
    int found = 0;
    for (u64 seed = 1; seed <= 40; ++seed)
        found +=
            ClockStory(seed, {.rushes_clocks = true}).told().find("a clock ran out") != std::string::npos;
    EXPECT_GT(found, 10);
}

// ---- games by turns ----

// Of three servers one alone is left when the time comes.
class SleepStory : Waiting {
  public:
    SleepStory(u64 seed, std::size_t left) : Waiting(seed, {}, manner()), left_(left) {
        most_steps_ = 3'000'000;
    }
    std::string told() {
        const Millis asked = lay_to_sleep();
        all_away_until(asked + 3 * day - 90 * minute);
        run_until(asked + 3 * day - 70 * minute);
        expect(owner() == nullptr, "it was woken early");
        leave_one();
        run_until(asked + 3 * day - 55 * minute);
        expect(owner() == servers_[left_].get(), "it was not woken");
        kill_owner_and_start_another();
        const Millis taken = world_.steady;
        run_until(taken + 50 * minute);
        expect(expired_ == 0, "who could not come had no time left");
        run_until(taken + 75 * minute);
        expect(expired_ == 1 && ran_out_ >= asked + 3 * day, "the clock did not run out in its time");
        return world_.first_fault();
    }
    // The time had come when nobody was there who could have called anybody.
    std::string told_of_an_absence() {
        const Millis asked = lay_to_sleep();
        all_away_until(asked + 4 * day);
        run_until(asked + 4 * day + minute);
        expect(owner() != nullptr, "it was not woken");
        const Millis claimed = database_.tables()[table_].claimed;
        run_until(claimed + hour);
        expect(expired_ == 0, "who could not come had no hour left");
        run_until(claimed + hour + 15 * minute);
        expect(expired_ == 1, "the clock did not run out once");
        return world_.first_fault();
    }

  private:
    // When it was asked.
    Millis lay_to_sleep() {
        run_until(2 * second);
        database_.on_row = [this](const std::string&, const SimDatabase::Kept&, const LogRow& row) {
            if (!is_expiry(row)) return;
            ++expired_;
            ran_out_ = world_.steady;
        };
        make_table(R"("clock":"days","access":"invite")");
        const Millis asked = world_.steady;
        run_until(asked + 5 * minute);
        expect(owner() == nullptr, "it does not sleep");
        return asked;
    }
    static Manner manner() {
        Manner manner{.limits = {}, .clocks_apart = 0};
        manner.limits.idle_minutes = 1;
        return manner;
    }
    void expect(bool is_so, const char* otherwise) {
        if (!is_so) world_.fault(otherwise);
    }
    void all_away_until(Millis end) {
        for (const auto& server : servers_) server->kill();
        run_until(end);
        for (const auto& server : servers_) server->restart();
    }
    void leave_one() {
        for (std::size_t i = 0; i < servers_.size(); ++i)
            if (i != left_) servers_[i]->kill();
    }
    void kill_owner_and_start_another() {
        servers_[left_]->kill();
        servers_[(left_ + 1) % servers_.size()]->restart();
    }

    const std::size_t left_;
    Millis ran_out_ = 0;
};

TEST(ClusterClocks, AGameByTurnsIsWokenByWhicheverServerIsThere) {
    const QuietServers quiet;
    for (std::size_t left = 0; left < servers_in_all; ++left)
        EXPECT_EQ(SleepStory(left + 1, left).told(), "") << "server " << left;
}
TEST(ClusterClocks, AGameByTurnsWhoseTimeCameWhileAllWereAwayLeavesAnHour) {
    const QuietServers quiet;
    for (u64 seed = 1; seed <= 5; ++seed)
        EXPECT_EQ(SleepStory(seed, 0).told_of_an_absence(), "") << "seed " << seed;
}

}  // namespace
}  // namespace fg::server::simulated
