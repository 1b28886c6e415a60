// SPDX-License-Identifier: Apache-2.0
// The suite is believed only because it finds these.
#include "tests/conformance.h"
#include "tests/toys/faulty_lanterns.h"
#include "tests/toys/lantern_lottery/text.h"

namespace fg::lantern {
namespace {

using conformance::Failures;

using Promise = Failures (*)(int players);

Failures failures_with(Fault fault, Promise promise, int players = 3) {
    const Fault before = std::exchange(planted, fault);
    Failures failures = promise(players);
    planted = before;
    return failures;
}
bool is_found(Fault fault, Promise promise) {
    for (int players = Game::min_players; players <= Game::max_players; ++players)
        if (!failures_with(fault, promise, players).is_empty()) return true;
    return false;
}
// Promises 7 and 6, at some player count.
bool is_found_leaking(Fault fault) {
    return is_found(fault, &conformance::secrets_stay_secret<Faulty, Text>);
}
bool is_found_redealing_badly(Fault fault) {
    return is_found(fault, &conformance::redeals_are_possible_worlds<Faulty, Text>);
}

TEST(PlantedFaults, the_honest_toy_leaks_nothing) { EXPECT_FALSE(is_found_leaking(Fault::none)); }
TEST(PlantedFaults, a_secret_put_on_the_table_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::puts_the_prize_on_the_table));
}
TEST(PlantedFaults, asking_by_a_hidden_hand_is_found) { EXPECT_TRUE(is_found_leaking(Fault::asks_by_hand)); }
TEST(PlantedFaults, numbering_events_by_a_hidden_hand_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::tells_by_hand));
}
TEST(PlantedFaults, offering_by_a_secret_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::offers_by_the_prize));
}
TEST(PlantedFaults, a_redeal_that_forgets_is_found) {
    EXPECT_TRUE(is_found_redealing_badly(Fault::forgets_in_redeal));
}

TEST(PlantedFaults, showing_how_many_have_answered_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::counts_answers));
}
TEST(PlantedFaults, showing_a_sealed_answer_is_found) { EXPECT_TRUE(is_found_leaking(Fault::shows_answers)); }
TEST(PlantedFaults, telling_of_a_sealed_answer_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::tells_of_answers));
}
TEST(PlantedFaults, telling_only_the_answerer_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::tells_the_answerer_only));
}
TEST(PlantedFaults, showing_what_was_peeked_at_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::shows_the_prize_by_peeking));
}
TEST(PlantedFaults, letting_all_know_a_veiled_card_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::lets_all_peek));
}
TEST(PlantedFaults, a_sealed_answer_kept_too_long_is_found) {
    EXPECT_TRUE(is_found_redealing_badly(Fault::keeps_the_last_guess));
}
TEST(PlantedFaults, making_the_order_of_answers_matter_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::last_answerer_leads));
}
TEST(PlantedFaults, an_event_for_the_wrong_audience_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::tells_all_what_was_seen));
}
TEST(PlantedFaults, a_secret_event_left_out_is_found) {
    EXPECT_TRUE(is_found_leaking(Fault::leaves_out_secret_events));
}
TEST(PlantedFaults, an_event_told_before_its_change_is_found) {
    const Failures failures =
        failures_with(Fault::tells_before_scoring, &conformance::secrets_stay_secret<Faulty, Text>);
    EXPECT_NE(failures.text().find("told before it was so: {\"kind\":\"scored\""), std::string::npos)
        << failures.text();
}
TEST(PlantedFaults, a_redeal_that_loses_a_card_is_found) {
    EXPECT_TRUE(is_found_redealing_badly(Fault::redeals_too_few));
}
TEST(PlantedFaults, a_redeal_that_changes_the_question_is_found) {
    EXPECT_TRUE(is_found_redealing_badly(Fault::redeals_without_question));
}

Failures reach(Fault fault) {
    return failures_with(fault, &conformance::redeals_do_not_rule_out_the_truth<Faulty, Text>);
}
TEST(PlantedFaults, a_redeal_of_always_one_world_is_found) {
    EXPECT_FALSE(reach(Fault::redeals_one_world).is_empty());
}
TEST(PlantedFaults, a_redeal_that_rules_out_the_truth_is_found) {
    EXPECT_FALSE(reach(Fault::redeals_with_prejudice).is_empty());
}

Failures soundness(Fault fault) {
    return failures_with(fault, &conformance::ends_in_time_and_stays_sound<Faulty, Text>);
}
TEST(PlantedFaults, a_game_longer_than_said_is_found) {
    EXPECT_FALSE(soundness(Fault::is_longer_than_said).is_empty());
}
TEST(PlantedFaults, a_game_that_never_comes_to_its_bound_is_found) {
    EXPECT_FALSE(soundness(Fault::goes_on_for_ever).is_empty());
    const Failures playouts =
        failures_with(Fault::goes_on_for_ever, &conformance::hooks_agree_with_the_plain_path<Faulty, Text>);
    EXPECT_NE(playouts.text().find("goes on and on"), std::string::npos) << playouts.text();
}
TEST(PlantedFaults, an_event_that_lacks_a_field_is_found) {
    EXPECT_FALSE(soundness(Fault::hides_a_field_of_an_event).is_empty());
}
TEST(PlantedFaults, a_game_nobody_wins_is_found) { EXPECT_FALSE(soundness(Fault::has_no_winner).is_empty()); }
TEST(PlantedFaults, a_skipped_place_is_found) { EXPECT_FALSE(soundness(Fault::skips_a_place).is_empty()); }
TEST(PlantedFaults, a_lost_card_is_found) { EXPECT_FALSE(soundness(Fault::loses_a_lantern).is_empty()); }
TEST(PlantedFaults, a_check_that_checks_nothing_is_found) {
    EXPECT_FALSE(soundness(Fault::checks_nothing).is_empty());
}
TEST(PlantedFaults, a_question_to_nobody_is_found) { EXPECT_FALSE(soundness(Fault::asks_nobody).is_empty()); }
TEST(PlantedFaults, a_list_of_offers_that_overflows_is_found) {
    EXPECT_FALSE(soundness(Fault::offers_too_many).is_empty());
}

Failures refusals(Fault fault) {
    return failures_with(fault, &conformance::refuses_what_is_not_offered<Faulty, Text>);
}
TEST(PlantedFaults, a_choice_offered_twice_is_found) {
    EXPECT_FALSE(refusals(Fault::offers_twice).is_empty());
}
TEST(PlantedFaults, an_offer_that_is_not_accepted_is_found) {
    EXPECT_FALSE(refusals(Fault::refuses_colours).is_empty());
}

Failures repetition(Fault fault) {
    return failures_with(fault, &conformance::copies_stay_and_seeds_repeat<Faulty, Text>);
}
TEST(PlantedFaults, memory_outside_the_state_is_found) {
    EXPECT_FALSE(repetition(Fault::remembers_elsewhere).is_empty());
}
TEST(PlantedFaults, a_game_that_depends_on_who_listens_is_found) {
    EXPECT_FALSE(repetition(Fault::plays_to_its_listeners).is_empty());
}

TEST(PlantedFaults, a_favoured_seat_is_found) {
    const auto turns = failures_with(Fault::favours_the_first_seat,
                                     &conformance::turned_seats_change_names_only<Faulty, Text>);
    EXPECT_FALSE(turns.is_empty());
}

Failures hooks(Fault fault) {
    return failures_with(fault, &conformance::hooks_agree_with_the_plain_path<Faulty, Text>);
}
TEST(PlantedFaults, an_unfair_pick_is_found) { EXPECT_FALSE(hooks(Fault::picks_unfairly).is_empty()); }
TEST(PlantedFaults, a_pick_that_miscounts_is_found) {
    EXPECT_FALSE(hooks(Fault::picks_from_too_few).is_empty());
}
TEST(PlantedFaults, a_settle_that_decides_is_found) {
    EXPECT_FALSE(hooks(Fault::settles_too_much).is_empty());
}
TEST(PlantedFaults, a_clock_that_answers_what_is_not_offered_is_found) {
    EXPECT_FALSE(hooks(Fault::times_out_unoffered).is_empty());
}

}  // namespace
}  // namespace fg::lantern
