// SPDX-License-Identifier: Apache-2.0
// The suite is believed for larger games only because it finds these.
#include "tests/conformance.h"
#include "tests/toys/faulty_pies.h"
#include "tests/toys/pie_stall/text.h"

namespace fg::pie {
namespace {

using conformance::Failures;

// What one promise says, at the first player count at which it finds something.
template <class Promise>
std::string found(Promise&& promise) {
    for (int players = Game::min_players; players <= Game::max_players; ++players)
        if (const Failures failures = promise(players); !failures.is_empty()) return failures.text();
    return "";
}
template <fg::Game G>
std::string leaks() {
    return found([](int players) { return conformance::secrets_stay_secret<G, Text>(players); });
}
template <fg::Game G>
std::string bad_redeals() {
    return found([](int players) { return conformance::redeals_are_possible_worlds<G, Text>(players); });
}
template <fg::Game G>
std::string narrow_redeals() {
    return found(
        [](int players) { return conformance::redeals_do_not_rule_out_the_truth<G, Text>(players); });
}
template <fg::Game G>
std::string unsoundness() {
    return found([](int players) { return conformance::ends_in_time_and_stays_sound<G, Text>(players); });
}
template <fg::Game G>
std::string bad_hooks() {
    return found([](int players) { return conformance::hooks_agree_with_the_plain_path<G, Text>(players); });
}
// A slow build walks an eighth of the way: there seldom faults are missed, or others are met first.
class PlantedPies : public testing::Test {
  protected:
    void SetUp() override {
        if (conformance::slowness > 1) GTEST_SKIP() << "looked for in builds without sanitizers";
    }
};
// Found, and for the reason that was planted.
testing::AssertionResult says(const std::string& failures, std::string_view reason) {
    if (failures.find(reason) != std::string::npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << (failures.empty() ? "nothing was found" : failures);
}

TEST_F(PlantedPies, an_event_at_a_step_of_a_group_is_found) {
    EXPECT_TRUE(says(leaks<TellsOfSteps>(), "an event betrays that a sealed answer came in"));
}
TEST_F(PlantedPies, a_public_count_of_steps_is_found) {
    EXPECT_TRUE(says(leaks<CountsSteps>(), "a sealed answer shows"));
}
TEST_F(PlantedPies, rewarding_the_last_of_a_round_of_groups_is_found) {
    EXPECT_TRUE(says(leaks<RewardsTheLastPasser>(), "the order of sealed answers matters"));
}
TEST_F(PlantedPies, rewarding_the_first_of_a_round_of_groups_is_found) {
    EXPECT_TRUE(says(leaks<RewardsHaste>(), "a sealed answer shows"));
}
TEST_F(PlantedPies, an_event_when_a_clock_runs_out_in_secret_is_found) {
    EXPECT_TRUE(says(leaks<AbstainsAloud>(), "an event betrays that a sealed answer came in"));
}
TEST_F(PlantedPies, following_a_known_card_that_moves_face_down_is_found) {
    EXPECT_TRUE(says(leaks<FollowsHiddenPies>(), "never told"));
}
TEST_F(PlantedPies, telling_all_which_cards_were_passed_is_found) {
    EXPECT_TRUE(says(leaks<HandsAloud>(), "are told to seats whose views do not show them"));
}
TEST_F(PlantedPies, a_card_offered_to_who_has_not_seen_it_is_found) {
    EXPECT_TRUE(says(leaks<LetsOthersSmell>(), "never told"));
}
TEST_F(PlantedPies, the_place_of_a_card_in_another_hand_is_found) {
    EXPECT_TRUE(says(leaks<GivesAwayThePlace>(), "never told"));
}
TEST_F(PlantedPies, a_lie_about_a_back_is_found) { EXPECT_TRUE(says(leaks<LiesAboutBacks>(), "never told")); }
TEST_F(PlantedPies, knowledge_shown_before_it_is_told_is_found) {
    EXPECT_TRUE(says(leaks<ShowsBeforeTelling>(), "shown when an event is told, but never told"));
}
TEST_F(PlantedPies, an_event_told_before_its_change_is_found) {
    EXPECT_TRUE(says(leaks<TellsBeforeRefilling>(), "told before it was so: {\"kind\":\"refilled\""));
}
TEST_F(PlantedPies, a_card_lost_in_a_trade_is_found) {
    EXPECT_TRUE(says(unsoundness<LosesAPieInTrade>(), "nobody knows what the pantry holds"));
}
TEST_F(PlantedPies, a_field_that_the_kind_of_an_event_does_not_have_is_found) {
    EXPECT_TRUE(says(unsoundness<SmellsWithoutSniffing>(), "has or lacks \"card\""));
}
TEST_F(PlantedPies, a_window_that_asks_by_a_secret_is_found) {
    EXPECT_TRUE(says(leaks<AsksWhoCanUseIt>(), "never told"));
}
TEST_F(PlantedPies, a_refill_that_does_not_go_on_is_found) {
    EXPECT_TRUE(says(unsoundness<ForgetsTheRefill>(), "the counter is full"));
}
TEST_F(PlantedPies, a_clock_that_draws_at_once_is_found) {
    EXPECT_TRUE(says(leaks<DrawsAtOnce>(), "chance was used before the last sealed answer came in"));
}
TEST_F(PlantedPies, a_clock_that_answers_for_another_seat_is_found) {
    EXPECT_TRUE(says(leaks<ExpiresTheWrongSeat>(), "a sealed answer shows"));
    EXPECT_TRUE(
        says(unsoundness<ExpiresTheWrongSeat>(), "a clock ran out and the seat owes the same answer"));
}
TEST_F(PlantedPies, a_clock_that_answers_nothing_is_found) {
    EXPECT_TRUE(says(unsoundness<NeverExpires>(), "a clock ran out and the seat owes the same answer"));
}
TEST_F(PlantedPies, a_clock_that_draws_and_names_what_is_not_offered_is_found) {
    EXPECT_TRUE(says(bad_hooks<NamesWhatIsNotOffered>(), "an expired clock answers what is not offered"));
}
TEST_F(PlantedPies, a_clock_that_leaves_an_unsound_state_is_found) {
    EXPECT_TRUE(
        says(bad_hooks<LosesAPieByTheClock>(), "after a clock ran out: nobody knows what the pantry holds"));
}
TEST_F(PlantedPies, asking_a_player_who_left_is_found) {
    EXPECT_TRUE(says(unsoundness<AsksWhoLeft>(), "who left is not asked"));
}
TEST_F(PlantedPies, a_hand_thrown_away_in_silence_is_found) {
    EXPECT_TRUE(says(leaks<LeavesInSilence>(), "never told"));
}
TEST_F(PlantedPies, an_open_answer_not_counted_as_one_is_found) {
    EXPECT_TRUE(says(leaks<HidesThatItIsOpen>(), "an event betrays that a sealed answer came in"));
}
TEST_F(PlantedPies, barring_what_is_offered_is_found) {
    EXPECT_TRUE(says(bad_hooks<BarsWhatIsOffered>(), "barred and offered"));
}
TEST_F(PlantedPies, a_redeal_that_asks_again_what_was_answered_in_the_open_is_found) {
    EXPECT_TRUE(says(bad_redeals<AsksAgainInRedeal>(), "has answered in the open"));
}
TEST_F(PlantedPies, a_redeal_that_forgets_who_looked_at_a_card_is_found) {
    EXPECT_TRUE(says(bad_redeals<ForgetsTheTrade>(), "both know what is offered"));
}
TEST_F(PlantedPies, a_redeal_in_which_nobody_else_knows_a_card_is_found) {
    EXPECT_TRUE(says(narrow_redeals<ForgetsWhoKnows>(), "known"));
}
TEST_F(PlantedPies, a_redeal_with_the_wrong_back_is_found) {
    EXPECT_TRUE(says(bad_redeals<DealsTheWrongBack>(), "the view changed"));
}

}  // namespace
}  // namespace fg::pie
