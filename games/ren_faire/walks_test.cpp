// SPDX-License-Identifier: Apache-2.0
// Whole games by the rule of thumb and by chance, with people and without: every card is played, every part of it comes, and
// every step of a program is reached.
#include <set>

#include "games/ren_faire/advice.h"
#include "games/ren_faire/scene_test.h"

namespace fg::ren {
namespace {

struct Reached {
    std::set<Performance> played, expired, triggered;
    std::set<std::tuple<Performance, Part, int>> steps;
};
// Notes which step is under way whenever something is told.
struct Listener {
    static constexpr bool listens = true;
    const State& state;
    Reached& reached;
    void operator()(Audience, const Event& event) {
        if (event.kind == EventKind::played) reached.played.insert(event.card);
        if (event.kind == EventKind::expired) reached.expired.insert(event.card);
        if (event.kind == EventKind::triggered) reached.triggered.insert(event.card);
        note();
    }
    void note() {
        const Stage& stage = state.table.stage;
        if (stage.card != Performance::none) reached.steps.insert({stage.card, stage.part, stage.step});
    }
};
void play_game(const Rules& rules, SeatSet people, FastChance& chance, Reached& reached) {
    State state;
    Listener tell{state, reached};
    Play<FastChance, Listener>{rules, state, chance, tell}.set_up();
    for (Seat seat : people)
        Game::report(rules, state, {.kind = ReportKind::live, .seat = seat}, chance, tell);
    const bool is_advised = chance.flip();
    while (!is_over(state.table)) {
        ASSERT_EQ(check(rules, state), nullptr) << check(rules, state);
        const Seat seat = chance.seat(state.round.owing);
        Offers offers;
        offer(rules, seen_by<Game>(state, seat), offers);
        const Choice choice = is_advised
                                  ? Advice::advise(rules, view_of(state, seat), offers, chance)
                                  : offers[static_cast<int>(chance.below(static_cast<u32>(offers.size())))];
        Game::apply(rules, state, seat, choice, chance, tell);
        tell.note();
    }
}

TEST(RenFaireWalks, reach_every_card_and_every_step_of_it) {
    Reached reached;
    FastChance chance(50);
    for (int players = 2; players <= 4; ++players) {
        const Rules rules = make_rules(players, {}, {});
        for (int game = 0; game < 120; ++game)
            play_game(rules, game % 2 == 0 ? SeatSet{} : SeatSet::first(players), chance, reached);
    }
    EXPECT_EQ(static_cast<int>(reached.played.size()), performance_count);
    const Rules rules = make_rules(2, {}, {});
    std::string missed;
    for (int i = 0; i < performance_count; ++i) {
        const auto card = static_cast<Performance>(i);
        EXPECT_TRUE(!rules.is_extended(card) || reached.expired.contains(card)) << id_of(card);
        for (int p = 0; p < name_count<Part>; ++p) {
            const auto part = static_cast<Part>(p);
            if (part == Part::trigger) continue;  // done within the settling of another step
            for (int step = 0; step < rules.program(card, part).size(); ++step)
                if (!reached.steps.contains({card, part, step}) &&
                    rules.program(card, part)[step].op != Op::leave)
                    missed +=
                        id_of(card) + " " + std::string(name_of(part)) + " " + std::to_string(step) + ", ";
        }
    }
    EXPECT_EQ(missed, "");
    EXPECT_TRUE(reached.triggered.contains(Performance::p16));
}

}  // namespace
}  // namespace fg::ren
