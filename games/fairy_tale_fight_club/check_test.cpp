// SPDX-License-Identifier: Apache-2.0
// What check() must notice.
#include <functional>

#include "games/fairy_tale_fight_club/scene_test.h"

namespace fg::ftf {
namespace {

TEST(FairyTaleFightClubCheck, small_wrongs_are_noticed) {
    const auto expect = [](const char* part, const std::function<void(State&)>& wrong) {
        Scene scene(3);
        scene.hand(A, "1 2 3").hand(B, "4 5").cargo(A, WB, "6 7").gold({1, 2, 3}).reserved(C, "C124");
        scene.area({"C101", "C102", "C103"}).ready();
        wrong(scene.state);
        const Complaint found = check(scene.rules, scene.state);
        ASSERT_NE(found, nullptr) << part;
        EXPECT_NE(std::string(found).find(part), std::string::npos) << found;
    };
    expect("every creature", [](State& s) { s.own[A].hand.add(Creature::wolf); });
    expect("every creature", [](State& s) { s.table.market.add(Creature::wolf); });
    expect("how high the deck", [](State& s) { --s.table.deck_size; });
    expect("how many creatures", [](State& s) { ++s.table.hand_size[B]; });
    expect("for sale", [](State& s) { s.table.owned[A].remove(WB); });
    expect("in order", [](State& s) { s.table.owned[A].add(HW); });
    expect("Hand Cart owns it", [](State& s) { s.table.owned[A].add(HC); });
    expect("too much", [](State& s) {
        s.own[A].hand.remove_all(bag("1 2"));
        s.table.hand_size[A] = 1;
        s.table.cargo[A][WB].add_all(bag("1 2"));
    });
    expect("every contract", [](State& s) { s.table.completed[A].push_back(contract("C101")); });
    expect("come out of",
           [](State& s) { s.table.area[0].contract = Contract::none, s.table.area[0].gold = 0; });
    expect("no contract", [](State& s) { s.table.area[7].gold = 1; });
    expect("drawn from its top", [](State& s) {
        --s.table.layers[Layer::bottom][DeckCard::level_3];
        s.table.contract_discards.push_back(contract("C301"));
    });
    expect("Event card", [](State& s) { s.table.event_discards.push_back(ev(3)); });
    expect("gold tokens", [](State& s) { ++s.table.gold[A]; });
    expect("nobody's", [](State& s) { s.table.active = no_seat; });
    expect("clockwise", [](State& s) { ++s.table.turns; });
    expect("empty chair", [](State& s) { s.table.gold[D] = 1; });
    expect("another player's turn", [](State& s) { s.round.open(SeatSet::only(B)); });
    expect("until the game is over", [](State& s) { s.table.ending = Ending::last_round; });
    expect("resolved at once", [](State& s) {
        s.table.event = ev(3);
        --s.table.layers[Layer::top][DeckCard::event];
    });
    expect("not there", [](State& s) {
        s.round.so_far[A].group = {.kind = GroupKind::load, .wagon = WB, .picked = bag("9")};
    });
    expect("no such place", [](State& s) {
        s.round.so_far[A].group = {.kind = GroupKind::exchange,
                                   .trade = Trade::several_for_one,
                                   .single = Creature::frog,
                                   .picked = bag("1 2")};
    });
    expect("no such place",
           [](State& s) { s.round.so_far[A].group = {.kind = GroupKind::load, .wagon = HC}; });
}

TEST(FairyTaleFightClubCheck, a_sealed_answer_must_be_a_legal_one) {
    Scene scene(2);
    scene.hand(A, "2 7").hand(B, "5 8").ready();
    scene.turn_up(11);
    scene.does(A, fight_with(2));
    EXPECT_EQ(check(scene.rules, scene.state), nullptr);
    scene.state.round.so_far[A].sealed.creature = Creature::dragon;
    EXPECT_NE(check(scene.rules, scene.state), nullptr);
    scene.state.round.so_far[A].sealed = {};
    EXPECT_NE(check(scene.rules, scene.state), nullptr);
}

}  // namespace
}  // namespace fg::ftf
