// SPDX-License-Identifier: Apache-2.0
// A fault in the program, wherever a table meets it, ends what that table did and nothing else: whoever asked is answered, the
// other tables play on, and the table itself is there again when the fault is gone.
#include <gtest/gtest.h>

#include <stdexcept>

#include "server/simulated_people_test.h"
#include "server/toy_game_test.h"
#include "server/twin_game_test.h"

namespace fg::server::simulated {
namespace {

constexpr Millis second = 1000, minute = 60 * second;

enum class Fault { none, dealing, content, offering, viewing, hinting, thinking };
constexpr Fault all_faults[] = {Fault::dealing, Fault::content, Fault::offering,
                                Fault::viewing, Fault::hinting, Fault::thinking};

// Where the game of one host, and of no other, meets a fault now.
struct Trap {
    Fault fault = Fault::none;
    std::string host = "NpM";
    int sprung = 0;

    void spring(Fault where, std::string_view first_name) {
        if (where != fault || first_name != host) return;
        ++sprung;
        throw std::logic_error("a fault");
    }
};

class TrappedMatch final : public TwinMatch {
  public:
    TrappedMatch(std::unique_ptr<AnyMatch> inner, Trap& trap)
        : TwinMatch(std::move(inner), {}), trap_(trap) {}
    std::vector<Offer> offers(Seat seat) const override {
        spring(Fault::offering);
        return TwinMatch::offers(seat);
    }
    void append_view(std::string& out, Seat viewer, bool for_person) const override {
        spring(Fault::viewing);
        TwinMatch::append_view(out, viewer, for_person);
    }
    std::unique_ptr<AnyView> view(Seat viewer, Eyes eyes) const override {
        spring(Fault::thinking);
        return TwinMatch::view(viewer, eyes);
    }
    std::string label_all(Seat seat, std::span<const AnyChoice> choices) const override {
        spring(Fault::hinting);
        return TwinMatch::label_all(seat, choices);
    }

  private:
    void spring(Fault where) const { trap_.spring(where, setup().names.front()); }
    Trap& trap_;
};

class TrappedGame final : public TwinGame {
  public:
    explicit TrappedGame(Trap& trap) : TwinGame(toy_game()), trap_(trap) {}
    Or<std::unique_ptr<AnyMatch>> start(const MatchSetup& setup) const override {
        if (!setup.names.empty()) trap_.spring(Fault::dealing, setup.names.front());
        auto match = TwinGame::start(setup);
        if (!match) return match;
        return std::unique_ptr<AnyMatch>(std::make_unique<TrappedMatch>(std::move(*match), trap_));
    }
    Or<std::string> content_json(int players, const json::object& options,
                                 const json::object& changes) const override {
        trap_.spring(Fault::content, trap_.host);
        return TwinGame::content_json(players, options, changes);
    }

  private:
    Trap& trap_;
};

class Faults : public testing::TestWithParam<Fault> {
  protected:
    const SeededTokens tokens{7};
    World world{7};
    Trap trap;
    const TrappedGame game{trap};
    const bots::GamesAndBots offered = [this] {
        bots::GamesAndBots list = toy_game_and_bots();
        list.games = {&game};
        return list;
    }();
    House house{world, offered, Limits{}};
    int made = 0, refused_tables = 0;

    void SetUp() override {
        testing::internal::CaptureStderr();
        pass(second);
    }
    void TearDown() override { testing::internal::GetCapturedStderr(); }
    void pass(Millis time) { house.run_until(world.steady + time); }
    std::string make(const std::string& host, const std::string& clock) {
        std::string id;
        house.hub().create(
            json::parse(R"({"game":"lantern_lottery","players":3,"seats":["me","sage","sage"],)"
                        R"("start":true,"clock":")" +
                        clock + "\"}")
                .as_object(),
            {.host = {host, "N" + host}, .others = {}, .table = {}, .address = {}},
            [&](Or<Hub::NewTable> answer) {
                answer ? ++made : ++refused_tables;
                if (answer) id = answer->id;
            });
        pass(second);
        return id;
    }
    // How often a question from outside is answered, as HTTP asks them.
    int asked_from_outside(const std::string& table) {
        int answers = 0;
        house.hub().with_table(table, [&](Or<Actor*> actor) {
            if (actor)
                (*actor)->info_for("pM"), (*actor)->table().play_json(no_seat, 0),
                    (void)(*actor)->table().content_json();
            ++answers;
        });
        pass(second);
        return answers;
    }
    void play_on(SimPerson& person, Millis time) {
        for (const Millis end = world.steady + time; world.steady < end && world.first_fault().empty();) {
            person.act_in_earnest();
            pass(second);
        }
    }
};

TEST_P(Faults, StayAtTheirTable) {
    const std::string bad = make("pM", "brisk"), good = make("pA", "none");
    trap.fault = GetParam();
    EXPECT_EQ(asked_from_outside(bad), 1) << "met by the question itself, with nobody there to be told";
    trap.fault = Fault::none;
    pass(2 * minute);
    SimPerson mallory(world, house, "pM"), anna(world, house, "pA");
    for (SimPerson* person : {&mallory, &anna}) person->connect();
    mallory.go_to(bad);
    anna.go_to(good);
    pass(second);
    trap.fault = GetParam();
    for (int i = 0; i < 6; ++i) {
        mallory.act_in_earnest();
        for (const char* act : {"hint", "watch", "undo"}) mallory.ask(act);
        pass(second);
        EXPECT_EQ(asked_from_outside(bad), 1);
    }
    const int made_before = made, refused_before = refused_tables;
    const auto actors_before = house.hub().metrics().actors.load();
    make("pM", "relaxed");
    EXPECT_EQ(made + refused_tables, made_before + refused_before + 1) << "answered, one way or the other";
    EXPECT_EQ(house.hub().metrics().actors.load(), actors_before + made - made_before)
        << "and nothing is left of it";
    pass(minute + second);
    mallory.check_that_all_was_answered();
    EXPECT_EQ(world.first_fault(), "");
    // Swept, and folded again from its log after a restart.
    mallory.disconnect();
    play_on(anna, 2 * minute);
    EXPECT_EQ(house.storage.phase_of(good), "over");
    pass(15 * minute);
    for (SimPerson* person : {&mallory, &anna}) person->cut();
    house.restart();
    mallory.connect();
    pass(2 * minute);
    mallory.check_that_all_was_answered();
    EXPECT_GT(trap.sprung, 0);
    trap.fault = Fault::none;
    mallory.go_to(bad);
    play_on(mallory, 10 * minute);
    EXPECT_EQ(house.storage.phase_of(bad), "over") << "it was put aside, and is there again";
    mallory.check_that_all_was_answered();
    EXPECT_EQ(world.first_fault(), "");
}
INSTANTIATE_TEST_SUITE_P(EachOfThem, Faults, testing::ValuesIn(all_faults));

}  // namespace
}  // namespace fg::server::simulated
