// SPDX-License-Identifier: Apache-2.0
// The promises every game keeps, one generic test each, at every player count and with every option:
//
//    1  random play ends within longest() with a well-formed result     tests/conformance/play_promises.h
//    2  offered choices are accepted, others refused, nothing changed    tests/conformance/choice_promises.h
//    3  copies stay what they are; same seed, same game                  tests/conformance/play_promises.h
//    4  record -> replay and JSON out -> in give the same                tests/conformance/record_promises.h
//    5  check() holds after every step                                   tests/conformance/play_promises.h
//    6  redeal makes a possible world that looks the same                tests/conformance/secret_promises.h,
//       and does not rule out the truth                                  tests/conformance/redeal_reach.h
//    7  no secret reaches a seat it is kept from, and what is told       tests/conformance/secret_promises.h
//       is to be seen by then
//    8  turned seats change names only                                   tests/conformance/hook_promises.h
//    9  the state's size, and hooks agree with the plain path            tests/conformance/hook_promises.h
//   10  every rule has a test: scripts/check_rules
//
// Promises 1, 2, 4, 5, 6 and 7 are also tried with each value of an option alone and with sets of options drawn by chance, beside
// the pairs of values.
// The walks on which they are tried reach every question, event and ending: tests/conformance/reach.h.
//
// A game joins with one line: FG_CONFORMANCE(Huzzah, fg::huzzah::Game, fg::huzzah::Text, fg::huzzah::Advice). Part of the
// walks follow the advice, because random play alone hardly ever gets anywhere in some games.
#pragma once

#include <gtest/gtest.h>

#include "match/game_of.h"
#include "tests/conformance/choice_promises.h"
#include "tests/conformance/hook_promises.h"
#include "tests/conformance/indiscreet.h"
#include "tests/conformance/play_promises.h"
#include "tests/conformance/reach.h"
#include "tests/conformance/record_promises.h"
#include "tests/conformance/redeal_reach.h"
#include "tests/conformance/secret_promises.h"

// One promise of one game: a test per player count. Split over files if a compiler takes too long.
#define FG_PROMISE(Name, G, T, number, check)                                                \
    TEST_P(Name##Conformance, promise_##number##_##check) {                                  \
        const fg::conformance::Failures failures = fg::conformance::check<G, T>(GetParam()); \
        EXPECT_TRUE(failures.is_empty()) << failures.text();                                 \
    }

#define FG_CONFORMANCE_PLAYERS(Name, G)                                                                      \
    class Name##Conformance : public testing::TestWithParam<int> {};                                         \
    INSTANTIATE_TEST_SUITE_P(players, Name##Conformance, testing::Range(G::min_players, G::max_players + 1), \
                             testing::PrintToStringParamName());

// The game's match must be instantiated elsewhere (FG_INSTANTIATE_MATCH, as its register.cpp does): compiling it here too
// would take as long as everything else.
#define FG_CONFORMANCE(Name, G, T, A)                                                         \
    extern template class fg::MatchOf<G, T>;                                                  \
    extern template class fg::GameOf<G, T>;                                                   \
    template <>                                                                               \
    inline constexpr fg::conformance::Adviser<G> fg::conformance::adviser_of<G> = &A::advise; \
    FG_CONFORMANCE_PLAYERS(Name, G)                                                           \
    FG_PROMISE(Name, G, T, 1_5, ends_in_time_and_stays_sound)                                 \
    FG_PROMISE(Name, G, T, 1_5, ends_in_time_with_random_options)                             \
    FG_PROMISE(Name, G, T, 2, refuses_what_is_not_offered)                                    \
    FG_PROMISE(Name, G, T, 2, refuses_what_is_not_offered_with_random_options)                \
    FG_PROMISE(Name, G, T, 3, copies_stay_and_seeds_repeat)                                   \
    FG_PROMISE(Name, G, T, 4, json_gives_back_what_it_took)                                   \
    FG_PROMISE(Name, G, T, 4, json_gives_back_what_it_took_with_random_options)               \
    FG_PROMISE(Name, G, T, 4, replays_are_the_game)                                           \
    FG_PROMISE(Name, G, T, 4, replays_are_the_game_with_random_options)                       \
    FG_PROMISE(Name, G, T, 6, redeals_are_possible_worlds)                                    \
    FG_PROMISE(Name, G, T, 6, redeals_are_possible_worlds_with_random_options)                \
    FG_PROMISE(Name, G, T, 6, redeals_do_not_rule_out_the_truth)                              \
    FG_PROMISE(Name, G, T, 7, secrets_stay_secret)                                            \
    FG_PROMISE(Name, G, T, 7, secrets_stay_secret_with_random_options)                        \
    FG_PROMISE(Name, G, T, 8, turned_seats_change_names_only)                                 \
    FG_PROMISE(Name, G, T, 9, hooks_agree_with_the_plain_path)                                \
    TEST(Name##Suite, every_value_of_every_option_is_tried) {                                 \
        EXPECT_EQ((fg::conformance::untried_values<G, T>()), std::set<std::string>{});        \
    }                                                                                         \
    TEST(Name##Suite, its_walks_reach_every_question_event_and_ending) {                      \
        const fg::conformance::WholeWay whole_way;                                            \
        EXPECT_EQ((fg::conformance::reach_of_walks<G, T>().missing()), "");                   \
    }                                                                                         \
    TEST(Name##Suite, promise_7_would_notice_a_private_event_told_to_all) {                   \
        using namespace fg::conformance;                                                      \
        EXPECT_NE((faults_if_told<G, T>(Manner::loud, in_company<G>).text()), "");            \
    }                                                                                         \
    TEST(Name##Suite, promise_7_would_notice_events_numbered_by_secrets) {                    \
        using namespace fg::conformance;                                                      \
        EXPECT_NE((faults_if_told<G, T>(Manner::muttering, in_company<G>).text()), "");       \
    }                                                                                         \
    TEST(Name##Suite, promise_7_would_notice_events_told_before_their_change) {               \
        using namespace fg::conformance;                                                      \
        const std::string found = faults_if_told<G, T>(Manner::hasty, in_company<G>).text();  \
        EXPECT_NE(found.find("told before it was so"), std::string::npos) << found;           \
    }
