// SPDX-License-Identifier: Apache-2.0
// The suite is believed for larger games only because it finds these.
#include "tests/conformance.h"
#include "tests/toys/faulty_pies.h"
#include "tests/toys/pie_stall/text.h"

namespace fg::pie {
namespace {

using conformance::Failures;

// What one promise says of a fault, at the first player count at which it finds something.
std::string found(Fault fault, Failures (*promise)(int players)) {
    const Fault before = std::exchange(planted, fault);
    std::string text;
    for (int players = Game::min_players; players <= Game::max_players && text.empty(); ++players)
        text = promise(players).text();
    planted = before;
    return text;
}
std::string leaks(Fault fault) { return found(fault, &conformance::secrets_stay_secret<Faulty, Text>); }
std::string bad_redeals(Fault fault) {
    return found(fault, &conformance::redeals_are_possible_worlds<Faulty, Text>);
}
std::string narrow_redeals(Fault fault) {
    return found(fault, &conformance::redeals_do_not_rule_out_the_truth<Faulty, Text>);
}
std::string unsoundness(Fault fault) {
    return found(fault, &conformance::ends_in_time_and_stays_sound<Faulty, Text>);
}
std::string bad_hooks(Fault fault) {
    return found(fault, &conformance::hooks_agree_with_the_plain_path<Faulty, Text>);
}

// On a shortened walk seldom faults are missed, or others are met first.
class PlantedPies : public testing::Test {
    conformance::WholeWay whole_way_;
};
// Found, and for the reason that was planted.
testing::AssertionResult says(const std::string& failures, std::string_view reason) {
    if (failures.find(reason) != std::string::npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << (failures.empty() ? "nothing was found" : failures);
}

TEST_F(PlantedPies, the_honest_toy_has_none) {
    EXPECT_EQ(leaks(Fault::none), "");
    EXPECT_EQ(bad_redeals(Fault::none), "");
    EXPECT_EQ(narrow_redeals(Fault::none), "");
    EXPECT_EQ(unsoundness(Fault::none), "");
    EXPECT_EQ(bad_hooks(Fault::none), "");
}
TEST_F(PlantedPies, an_event_at_a_step_of_a_group_is_found) {
    EXPECT_TRUE(says(leaks(Fault::tells_of_steps), "an event betrays that a sealed answer came in"));
}
TEST_F(PlantedPies, a_public_count_of_steps_is_found) {
    EXPECT_TRUE(says(leaks(Fault::counts_steps), "a sealed answer shows"));
}
TEST_F(PlantedPies, rewarding_the_last_of_a_round_of_groups_is_found) {
    EXPECT_TRUE(says(leaks(Fault::rewards_the_last_passer), "the order of sealed answers matters"));
}
TEST_F(PlantedPies, rewarding_the_first_of_a_round_of_groups_is_found) {
    EXPECT_TRUE(says(leaks(Fault::rewards_haste), "a sealed answer shows"));
}
TEST_F(PlantedPies, an_event_when_a_clock_runs_out_in_secret_is_found) {
    EXPECT_TRUE(says(leaks(Fault::abstains_aloud), "an event betrays that a sealed answer came in"));
}
TEST_F(PlantedPies, following_a_known_card_that_moves_face_down_is_found) {
    EXPECT_TRUE(says(leaks(Fault::follows_hidden_pies), "never told"));
}
TEST_F(PlantedPies, telling_all_which_cards_were_passed_is_found) {
    EXPECT_TRUE(says(leaks(Fault::hands_aloud), "are told to seats whose views do not show them"));
}
TEST_F(PlantedPies, a_card_offered_to_who_has_not_seen_it_is_found) {
    EXPECT_TRUE(says(leaks(Fault::lets_others_smell), "never told"));
}
TEST_F(PlantedPies, the_place_of_a_card_in_another_hand_is_found) {
    EXPECT_TRUE(says(leaks(Fault::gives_away_the_place), "never told"));
}
TEST_F(PlantedPies, a_lie_about_a_back_is_found) {
    EXPECT_TRUE(says(leaks(Fault::lies_about_backs), "never told"));
}
TEST_F(PlantedPies, knowledge_shown_before_it_is_told_is_found) {
    EXPECT_TRUE(says(leaks(Fault::shows_before_telling), "shown when an event is told, but never told"));
}
TEST_F(PlantedPies, an_event_told_before_its_change_is_found) {
    EXPECT_TRUE(says(leaks(Fault::tells_before_refilling), "told before it was so: {\"kind\":\"refilled\""));
}
TEST_F(PlantedPies, a_card_lost_in_a_trade_is_found) {
    EXPECT_TRUE(says(unsoundness(Fault::loses_a_pie_in_trade), "nobody knows what the pantry holds"));
}
TEST_F(PlantedPies, a_field_that_the_kind_of_an_event_does_not_have_is_found) {
    EXPECT_TRUE(says(unsoundness(Fault::smells_without_sniffing), "has or lacks \"card\""));
}
TEST_F(PlantedPies, a_window_that_asks_by_a_secret_is_found) {
    EXPECT_TRUE(says(leaks(Fault::asks_who_can_use_it), "never told"));
}
TEST_F(PlantedPies, a_refill_that_does_not_go_on_is_found) {
    EXPECT_TRUE(says(unsoundness(Fault::forgets_the_refill), "the counter is full"));
}
TEST_F(PlantedPies, a_clock_that_draws_at_once_is_found) {
    EXPECT_TRUE(says(leaks(Fault::draws_at_once), "chance was used before the last sealed answer came in"));
}
TEST_F(PlantedPies, a_clock_that_answers_for_another_seat_is_found) {
    EXPECT_TRUE(says(leaks(Fault::expires_the_wrong_seat), "a sealed answer shows"));
    EXPECT_TRUE(says(unsoundness(Fault::expires_the_wrong_seat),
                     "a clock ran out and the seat owes the same answer"));
}
TEST_F(PlantedPies, a_clock_that_answers_nothing_is_found) {
    EXPECT_TRUE(says(unsoundness(Fault::never_expires), "a clock ran out and the seat owes the same answer"));
}
TEST_F(PlantedPies, a_clock_that_draws_and_names_what_is_not_offered_is_found) {
    EXPECT_TRUE(
        says(bad_hooks(Fault::names_what_is_not_offered), "an expired clock answers what is not offered"));
}
TEST_F(PlantedPies, a_clock_that_leaves_an_unsound_state_is_found) {
    EXPECT_TRUE(says(bad_hooks(Fault::loses_a_pie_by_the_clock),
                     "after a clock ran out: nobody knows what the pantry holds"));
}
TEST_F(PlantedPies, asking_a_player_who_left_is_found) {
    EXPECT_TRUE(says(unsoundness(Fault::asks_who_left), "who left is not asked"));
}
TEST_F(PlantedPies, a_hand_thrown_away_in_silence_is_found) {
    EXPECT_TRUE(says(leaks(Fault::leaves_in_silence), "never told"));
}
TEST_F(PlantedPies, an_open_answer_not_counted_as_one_is_found) {
    EXPECT_TRUE(says(leaks(Fault::hides_that_it_is_open), "an event betrays that a sealed answer came in"));
}
TEST_F(PlantedPies, barring_what_is_offered_is_found) {
    EXPECT_TRUE(says(bad_hooks(Fault::bars_what_is_offered), "barred and offered"));
}
TEST_F(PlantedPies, a_redeal_that_asks_again_what_was_answered_in_the_open_is_found) {
    EXPECT_TRUE(says(bad_redeals(Fault::asks_again_in_redeal), "has answered in the open"));
}
TEST_F(PlantedPies, a_redeal_that_forgets_who_looked_at_a_card_is_found) {
    EXPECT_TRUE(says(bad_redeals(Fault::forgets_the_trade), "both know what is offered"));
}
TEST_F(PlantedPies, a_redeal_in_which_nobody_else_knows_a_card_is_found) {
    EXPECT_TRUE(says(narrow_redeals(Fault::forgets_who_knows), "known"));
}
TEST_F(PlantedPies, a_redeal_with_the_wrong_back_is_found) {
    EXPECT_TRUE(says(bad_redeals(Fault::deals_the_wrong_back), "the view changed"));
}

}  // namespace
}  // namespace fg::pie
