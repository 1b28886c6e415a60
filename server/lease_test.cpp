// SPDX-License-Identifier: Apache-2.0
// Who is given up, and who is not, when the database is slow, hangs or is away.
#include <gtest/gtest.h>

#include "server/simulated_cluster_test.h"

namespace fg::server::simulated {
namespace {

constexpr Millis second = 1000;

class LeaseStory : SimCluster {
  public:
    explicit LeaseStory(u64 seed) : SimCluster(seed, {}) {
        run_until(2 * second);
        for (const auto& server : servers_) first_.push_back(server->number());
    }
    // From now on whatever is asked of the database takes so long; 0: hardly any time.
    void take(Millis time) { storms_.quickest_commit = storms_.slowest_commit = time / 2; }
    void set_away(bool is_so) { storms_.is_database_away = is_so; }
    void kill_the_first() { servers_[0]->kill(); }
    void go_on(Millis time) { run_until(world_.steady + time); }
    // Which of the servers that were there at the beginning live, by their place.
    std::string living() const {
        std::string places;
        for (std::size_t i = 0; i < first_.size(); ++i)
            if (database_.is_living(first_[i])) places += std::to_string(i);
        return places;
    }

  private:
    std::vector<u64> first_;
};

TEST(Lease, OneThatIsKilledIsGivenUpHoweverSlowTheDatabaseIs) {
    const QuietServers quiet;
    for (const Millis time : {20, 1600, 1900})
        for (u64 seed = 1; seed <= 100; ++seed) {
            LeaseStory story(seed);
            story.take(time);
            story.go_on(10 * second);
            EXPECT_EQ(story.living(), "012") << time << " ms, seed " << seed;
            story.kill_the_first();
            story.go_on(12 * second);  // a beat may be under way; then somebody looks four times
            EXPECT_EQ(story.living(), "12") << time << " ms, seed " << seed;
        }
}
TEST(Lease, NobodyIsGivenUpBecauseTheDatabaseWasAwayOrHung) {
    const QuietServers quiet;
    for (u64 seed = 1; seed <= 300; ++seed) {
        LeaseStory story(seed);
        const Millis length = static_cast<Millis>(seed * 137 % 20'000) + second;
        story.set_away(true);
        story.go_on(length);
        story.set_away(false);
        story.go_on(10 * second);
        EXPECT_EQ(story.living(), "012") << "away, seed " << seed;
        story.take(length / 2);
        story.go_on(second);
        story.take(0);
        story.go_on(20 * second);
        EXPECT_EQ(story.living(), "012") << "hung, seed " << seed;
    }
}

}  // namespace
}  // namespace fg::server::simulated
