// SPDX-License-Identifier: Apache-2.0
// The leak test of the wire: in scripted games of every title, what a table would send to a seat is compared,
// byte for byte, in two worlds that differ only in what that seat must not know; and a sealed answer must
// change nothing for anybody else.
#include <gtest/gtest.h>

#include "games/all.h"
#include "server/table.h"
#include "server/toy_game_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

// What a viewer would get now who has seen all but the last events.
std::string bytes_for(Table& table, Seat viewer) {
    const std::size_t count = table.match()->event_count();
    return table.play_json(viewer, count > 20 ? count - 20 : 0) + std::to_string(table.seat_version(viewer)) +
           '/' + std::to_string(table.public_version());
}

// Hardly a game at random gets to the sealed answers of the Monster Faire, but every one can begin with some (MON-021).
json::object sealing_options(const AnyGame& game) {
    return game.id() == "monster_faire" ? json::object{{"first_player", "cackle"}} : json::object{};
}

class WireGame {
  public:
    WireGame(const AnyGame& game, int players, u64 seed, Pace pace)
        : random_(seed), players_(players), pace_(pace) {
        offered_.games = {&game};
        offered_.bots = {"random"};
        json::array seats;
        for (int i = 0; i < players; ++i) seats.push_back(json::value("random"));
        const json::object form{
            {"game", game.id()}, {"players", players},    {"options", sealing_options(game)},
            {"seats", seats},    {"pace", name_of(pace)}, {"clock", "brisk"},
            {"start", true}};
        auto made = Table::create(offered_, "t1", form, {"pA", "Anna"}, now_);
        EXPECT_TRUE(made) << made.refusal().message;
        table_ = std::move(*made);
    }
    // One answer of a random seat; false when the game is over.
    bool step() {
        if (pace_ == Pace::swift) table_->tick(now_, false);
        gather();
        while (pace_ != Pace::swift && waiting_.empty() && table_->phase() == Phase::playing) {
            let_answer();
            gather();
        }
        if (table_->phase() != Phase::playing) return false;
        FG_CHECK(!waiting_.empty());
        const std::size_t pick = random_.below(static_cast<u32>(waiting_.size()));
        const Thought thought = waiting_[pick];
        waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(pick));
        const std::vector<Offer> offers = table_->match()->offers(thought.seat);
        const AnyChoice choice = offers[random_.below(static_cast<u32>(offers.size()))].choice;

        std::vector<std::string> before;
        for (int i = 0; i < players_; ++i) before.push_back(bytes_for(*table_, seat_of(i)));
        const std::string watcher = bytes_for(*table_, no_seat);
        const u64 version = table_->public_version();
        table_->bot_answers(thought.seat, thought.question, choice, now_);
        let_answer();
        if (pace_ == Pace::swift && table_->public_version() == version)
            expect_unseen(thought.seat, before, watcher);
        return table_->phase() == Phase::playing;
    }
    // Another world behind each seat's view: the bytes for that seat must be the same.
    void expect_no_leak() {
        // The table owns its match; only a test may put another world under it.
        auto* match = const_cast<AnyMatch*>(table_->match());
        const std::string truth = match->state_json();
        for (int i = 0; i <= players_; ++i) {
            const Seat viewer = i == players_ ? no_seat : seat_of(i);
            const std::string before = bytes_for(*table_, viewer);
            const std::string other = match->redealt_json(viewer, random_.bits());
            worlds_ += other != truth;
            ASSERT_TRUE(match->set_state(json::parse(other)));
            EXPECT_EQ(bytes_for(*table_, viewer), before) << "seat " << i;
            ASSERT_TRUE(match->set_state(json::parse(truth)));
        }
    }
    int worlds() const { return worlds_; }
    int sealed() const { return sealed_; }

  private:
    void gather() {
        for (const Thought& thought : table_->thoughts()) waiting_.push_back(thought);
        std::erase_if(waiting_, [&](const Thought& t) { return !table_->match()->owing().has(t.seat); });
    }
    // At a table's usual pace several answers may fall due together.
    void let_answer() {
        const bool has_company = pace_ != Pace::swift;
        if (has_company) now_ = std::max(now_, std::min(table_->wake_at(true), now_ + 60'000));
        table_->tick(now_, has_company);
    }
    void expect_unseen(Seat by, const std::vector<std::string>& before, const std::string& watcher) {
        ++sealed_;
        for (int i = 0; i < players_; ++i) {
            const bool is_same = bytes_for(*table_, seat_of(i)) == before[static_cast<std::size_t>(i)];
            EXPECT_TRUE(is_same || seat_of(i) == by) << "seat " << i;
        }
        EXPECT_EQ(bytes_for(*table_, no_seat), watcher);
    }

    bots::GamesAndBots offered_;
    FastChance random_;
    int players_;
    Pace pace_;
    Millis now_ = 1'000'000;
    std::unique_ptr<Table> table_;
    std::vector<Thought> waiting_;
    int worlds_ = 0, sealed_ = 0;
};

void expect_tight(const AnyGame& game, int games, Pace pace = Pace::swift) {
    int worlds = 0, sealed = 0;
    FastChance chance(7);
    for (int g = 0; g < games; ++g) {
        const int span = game.max_players() - game.min_players() + 1;
        WireGame wire(game, game.min_players() + g % span, 1000 + static_cast<u64>(g), pace);
        int steps = 0;
        while (wire.step() && ++steps < 300)
            if (chance.below(12) == 0) wire.expect_no_leak();
        worlds += wire.worlds();
        sealed += wire.sealed();
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(worlds, games) << "the worlds compared did not differ";
    EXPECT_TRUE(sealed > games || pace != Pace::swift) << "nothing was sealed";
}

TEST(WireLeakSlow, NothingSentToASeatDependsOnWhatItMustNotKnow) {
    for (const AnyGame* game : all_games()) expect_tight(*game, 100);
}
TEST(WireLeakSlow, NorDoesWhenSomethingIsSentAtTheUsualPace) {
    for (const AnyGame* game : all_games()) expect_tight(*game, 20, Pace::table);
}
TEST(WireLeak, TheToyIsTightToo) { expect_tight(toy_game(), 40); }

}  // namespace
}  // namespace fg::server
