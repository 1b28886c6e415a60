// SPDX-License-Identifier: Apache-2.0
// The lobby where several servers share a database: whoever is there shows what there is, also tables that were put away by one that is
// there no more.
#include <gtest/gtest.h>

#include "server/simulated_cluster_test.h"

namespace fg::server::simulated {
namespace {

constexpr Millis second = 1000, minute = 60 * second, hour = 60 * minute;

class LobbyStory : SimCluster {
  public:
    explicit LobbyStory(u64 seed) : SimCluster(seed, {}, manner()) {
        most_steps_ = 3'000'000;
        run_until(2 * second);
    }
    // By the first server, and nobody is there but the host's name.
    void put_a_table_away() {
        servers_[0]->hub().create(
            boost::json::parse(R"({"game":"lantern_lottery","players":3,"seats":["me",null,null]})")
                .as_object(),
            {.host = {.id = "p1", .name = "Anna"}, .others = {}},
            [this](const Or<Hub::NewTable>& made) { table_ = made->id; });
        go_on(3 * minute);
        ASSERT_EQ(database_.tables()[table_].owner, 0u);
    }
    void go_on(Millis time) { run_until(world_.steady + time); }
    void stop(std::size_t server) {
        servers_[server]->leave(
            [this, server] { agenda_.add(world_.steady, [this, server] { kill(server); }); });
    }
    void kill(std::size_t server) { servers_[server]->kill(); }
    void restart(std::size_t server) { servers_[server]->restart(); }
    // Of which servers the lobby shows it, by their place.
    std::string shown() const {
        std::string places;
        for (std::size_t i = 0; i < servers_.size(); ++i)
            if (servers_[i]->is_alive() && servers_[i]->hub().lobby_json().find(table_) != std::string::npos)
                places += std::to_string(i);
        return places;
    }
    u64 epoch() { return database_.tables()[table_].epoch; }

  private:
    static Manner manner() {
        Manner manner{.limits = {}, .clocks_apart = 0};
        manner.limits.idle_minutes = 1;
        return manner;
    }
    std::string table_;
};

TEST(ClusterLobby, ATableThatWasPutAwayStaysWhenItsServerStopsOrDies) {
    const QuietServers quiet;
    for (u64 seed = 1; seed <= 10; ++seed) {
        LobbyStory story(seed);
        ASSERT_NO_FATAL_FAILURE(story.put_a_table_away());
        EXPECT_EQ(story.shown(), "012") << "seed " << seed;
        seed % 2 == 0 ? story.stop(0) : story.kill(0);
        story.go_on(10 * second);
        EXPECT_EQ(story.shown(), "12") << "seed " << seed;
        story.go_on(3 * minute);
        EXPECT_EQ(story.epoch(), 2u) << "it was loaded once, and put away again; seed " << seed;
        EXPECT_EQ(story.shown(), "12") << "seed " << seed;
    }
}
TEST(ClusterLobby, NobodyLoadsWhatAServerThatLivesShows) {
    const QuietServers quiet;
    for (u64 seed = 1; seed <= 20; ++seed) {
        LobbyStory story(seed);
        ASSERT_NO_FATAL_FAILURE(story.put_a_table_away());
        story.kill(1);
        story.go_on(10 * second);
        story.restart(1);
        story.go_on(10 * second);
        EXPECT_EQ(story.epoch(), 1u) << "seed " << seed;
        EXPECT_EQ(story.shown(), "012") << "seed " << seed;
    }
}
TEST(ClusterLobby, ATableThatWasPutAwayIsThereWhenAllHaveStartedAgain) {
    const QuietServers quiet;
    for (u64 seed = 1; seed <= 20; ++seed) {
        const Millis away = seed % 2 == 0 ? minute : 2 * hour;
        LobbyStory story(seed);
        ASSERT_NO_FATAL_FAILURE(story.put_a_table_away());
        // Of those who were told to stop nothing is left; those who died are given up first.
        for (const std::size_t server : {0u, 1u, 2u}) seed % 4 < 2 ? story.stop(server) : story.kill(server);
        story.go_on(away);
        story.restart(seed % 3);
        story.go_on(10 * second);
        EXPECT_EQ(story.shown(), away < hour ? std::to_string(seed % 3) : "")
            << "nobody looks for one of long ago; seed " << seed;
    }
}

}  // namespace
}  // namespace fg::server::simulated
