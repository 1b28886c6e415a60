// SPDX-License-Identifier: Apache-2.0
// The suite is believed only because it finds these.
#include "tests/conformance.h"
#include "tests/toys/faulty_lanterns.h"
#include "tests/toys/lantern_lottery/text.h"

namespace fg::lantern {
namespace {

using conformance::Failures;

// True if promise 7 finds something at some player count.
template <fg::Game G>
bool is_found_leaking() {
    for (int players = G::min_players; players <= G::max_players; ++players)
        if (!conformance::secrets_stay_secret<G, Text>(players).is_empty()) return true;
    return false;
}
// The same of promise 6.
template <fg::Game G>
bool is_found_redealing_badly() {
    for (int players = G::min_players; players <= G::max_players; ++players)
        if (!conformance::redeals_are_possible_worlds<G, Text>(players).is_empty()) return true;
    return false;
}

TEST(PlantedFaults, the_honest_toy_leaks_nothing) { EXPECT_FALSE(is_found_leaking<Game>()); }
TEST(PlantedFaults, a_secret_put_on_the_table_is_found) { EXPECT_TRUE(is_found_leaking<PrizeOnTable>()); }
TEST(PlantedFaults, asking_by_a_hidden_hand_is_found) { EXPECT_TRUE(is_found_leaking<AsksByHand>()); }
TEST(PlantedFaults, numbering_events_by_a_hidden_hand_is_found) {
    EXPECT_TRUE(is_found_leaking<TellsByHand>());
}
TEST(PlantedFaults, offering_by_a_secret_is_found) { EXPECT_TRUE(is_found_leaking<OffersByPrize>()); }
TEST(PlantedFaults, a_redeal_that_forgets_is_found) {
    EXPECT_TRUE(is_found_redealing_badly<ForgetsInRedeal>());
}

TEST(PlantedFaults, showing_how_many_have_answered_is_found) {
    EXPECT_TRUE(is_found_leaking<CountsAnswers>());
}
TEST(PlantedFaults, showing_a_sealed_answer_is_found) { EXPECT_TRUE(is_found_leaking<ShowsAnswers>()); }
TEST(PlantedFaults, telling_of_a_sealed_answer_is_found) { EXPECT_TRUE(is_found_leaking<TellsOfAnswers>()); }
TEST(PlantedFaults, telling_only_the_answerer_is_found) {
    EXPECT_TRUE(is_found_leaking<TellsTheAnswererOnly>());
}
TEST(PlantedFaults, showing_what_was_peeked_at_is_found) {
    EXPECT_TRUE(is_found_leaking<ShowsThePrizeByPeeking>());
}
TEST(PlantedFaults, letting_all_know_a_veiled_card_is_found) { EXPECT_TRUE(is_found_leaking<LetsAllPeek>()); }
TEST(PlantedFaults, a_sealed_answer_kept_too_long_is_found) {
    EXPECT_TRUE(is_found_redealing_badly<KeepsTheLastGuess>());
}
TEST(PlantedFaults, making_the_order_of_answers_matter_is_found) {
    EXPECT_TRUE(is_found_leaking<LastAnswererLeads>());
}
TEST(PlantedFaults, an_event_for_the_wrong_audience_is_found) {
    EXPECT_TRUE(is_found_leaking<TellsAllWhatWasSeen>());
}
TEST(PlantedFaults, a_secret_event_left_out_is_found) {
    EXPECT_TRUE(is_found_leaking<LeavesOutSecretEvents>());
}
TEST(PlantedFaults, an_event_told_before_its_change_is_found) {
    const Failures failures = conformance::secrets_stay_secret<TellsBeforeScoring, Text>(3);
    EXPECT_NE(failures.text().find("told before it was so: {\"kind\":\"scored\""), std::string::npos)
        << failures.text();
}
TEST(PlantedFaults, a_redeal_that_loses_a_card_is_found) {
    EXPECT_TRUE(is_found_redealing_badly<RedealsTooFew>());
}
TEST(PlantedFaults, a_redeal_that_changes_the_question_is_found) {
    EXPECT_TRUE(is_found_redealing_badly<RedealsWithoutQuestion>());
}

template <fg::Game G>
Failures reach() {
    return conformance::redeals_do_not_rule_out_the_truth<G, Text>(3);
}
TEST(PlantedFaults, a_redeal_of_always_one_world_is_found) {
    EXPECT_FALSE(reach<RedealsOneWorld>().is_empty());
}
TEST(PlantedFaults, a_redeal_that_rules_out_the_truth_is_found) {
    EXPECT_FALSE(reach<RedealsWithPrejudice>().is_empty());
}

template <fg::Game G>
Failures soundness() {
    return conformance::ends_in_time_and_stays_sound<G, Text>(3);
}
TEST(PlantedFaults, a_game_longer_than_said_is_found) {
    EXPECT_FALSE(soundness<LongerThanSaid>().is_empty());
}
TEST(PlantedFaults, an_event_that_lacks_a_field_is_found) {
    EXPECT_FALSE(soundness<HidesAFieldOfAnEvent>().is_empty());
}
TEST(PlantedFaults, a_game_nobody_wins_is_found) { EXPECT_FALSE(soundness<HasNoWinner>().is_empty()); }
TEST(PlantedFaults, a_skipped_place_is_found) { EXPECT_FALSE(soundness<SkipsAPlace>().is_empty()); }
TEST(PlantedFaults, a_lost_card_is_found) { EXPECT_FALSE(soundness<LosesALantern>().is_empty()); }
TEST(PlantedFaults, a_check_that_checks_nothing_is_found) {
    EXPECT_FALSE(soundness<ChecksNothing>().is_empty());
}
TEST(PlantedFaults, a_question_to_nobody_is_found) { EXPECT_FALSE(soundness<AsksNobody>().is_empty()); }
TEST(PlantedFaults, a_list_of_offers_that_overflows_is_found) {
    EXPECT_FALSE(soundness<OffersTooMany>().is_empty());
}

template <fg::Game G>
Failures refusals() {
    return conformance::refuses_what_is_not_offered<G, Text>(3);
}
TEST(PlantedFaults, a_choice_offered_twice_is_found) { EXPECT_FALSE(refusals<OffersTwice>().is_empty()); }
TEST(PlantedFaults, an_offer_that_is_not_accepted_is_found) {
    EXPECT_FALSE(refusals<RefusesColours>().is_empty());
}

template <fg::Game G>
Failures repetition() {
    return conformance::copies_stay_and_seeds_repeat<G, Text>(3);
}
TEST(PlantedFaults, memory_outside_the_state_is_found) {
    EXPECT_FALSE(repetition<RemembersElsewhere>().is_empty());
}
TEST(PlantedFaults, a_game_that_depends_on_who_listens_is_found) {
    EXPECT_FALSE(repetition<PlaysToItsListeners>().is_empty());
}

TEST(PlantedFaults, a_favoured_seat_is_found) {
    const auto turns = conformance::turned_seats_change_names_only<FavoursTheFirstSeat, Text>(3);
    EXPECT_FALSE(turns.is_empty());
}

template <fg::Game G>
Failures hooks() {
    return conformance::hooks_agree_with_the_plain_path<G, Text>(3);
}
TEST(PlantedFaults, an_unfair_pick_is_found) { EXPECT_FALSE(hooks<PicksUnfairly>().is_empty()); }
TEST(PlantedFaults, a_pick_that_miscounts_is_found) { EXPECT_FALSE(hooks<PicksFromTooFew>().is_empty()); }
TEST(PlantedFaults, a_settle_that_decides_is_found) { EXPECT_FALSE(hooks<SettlesTooMuch>().is_empty()); }
TEST(PlantedFaults, a_clock_that_answers_what_is_not_offered_is_found) {
    EXPECT_FALSE(hooks<TimesOutUnoffered>().is_empty());
}

}  // namespace
}  // namespace fg::lantern
