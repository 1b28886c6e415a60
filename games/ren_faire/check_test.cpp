// SPDX-License-Identifier: Apache-2.0
// What `check` notices.
#include "games/ren_faire/scene_test.h"

namespace fg::ren {
namespace {

// What is wrong after a change that no rule makes.
std::string complaint_after(auto change) {
    Scene s(3);
    s.coins({2, 2, 2}).stack(B, "C09 C10").hand(A, "P01 P02 P03").laid("P16", A, 2).ready();
    EXPECT_EQ(check(s.rules, s.state), nullptr);
    change(s);
    const Complaint found = check(s.rules, s.state);
    return found == nullptr ? "" : found;
}

TEST(RenFaireCheck, notices_what_cannot_be) {
    const auto expect = [](const char* part, auto change) {
        EXPECT_NE(complaint_after(change).find(part), std::string::npos)
            << part << ": " << complaint_after(change);
    };
    expect("REN-113", [](Scene& s) { s.table().outfits[B].filled = 3; });
    expect("REN-106", [](Scene& s) { s.garb().move(s.garb().top(window_at(0)), garb_out); });
    expect("REN-101", [](Scene& s) { s.garb().move(s.garb().card(garb_deck, 0), stall); });
    expect("REN-039", [](Scene& s) { s.scripts().move(Performance::p01, in_play); });
    expect("REN-090", [](Scene& s) { s.scripts().move(Performance::p16, scripts_out); });
    expect("REN-086", [](Scene& s) { s.table().extended[0].counters = 5; });
    expect("names an icon", [](Scene& s) { s.table().extended[0].icon = Icon::none; });
    expect("REN-011", [](Scene& s) { s.table().characters[B] = s.table().characters[A]; });
    expect("REN-016", [](Scene& s) { s.table().active = B; });
    expect("REN-030", [](Scene& s) { s.table().actions_left = 3; });
    expect("REN-124", [](Scene& s) { s.scripts().move(s.scripts().card(script_deck, 0), hand_of(A)); });
    expect("REN-157", [](Scene& s) { s.scripts().show(Performance::p01, B); });
    expect("REN-019", [](Scene& s) { s.scripts().show(s.scripts().card(script_deck, 0), B); });
    expect("somebody else", [](Scene& s) {
        s.table().question = Question::discard, s.state.round.asked = s.state.round.owing = SeatSet::only(B);
    });
    expect("none is on the Stage", [](Scene& s) { s.table().question = Question::mud; });
    expect("empty chair", [](Scene& s) { s.table().coins[D] = 1; });
    expect("REN-141", [](Scene& s) {
        for (const char* id : {"C38", "C37", "C12"}) s.garb().move(costume(id), stack_of(B));
        s.table().outfits[B] = outfit_of(s.rules, s.garb(), B);
    });
}

}  // namespace
}  // namespace fg::ren
