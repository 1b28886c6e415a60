// SPDX-License-Identifier: Apache-2.0
// The studies of one game: what run over its type, for the lab that does not know it.
#pragma once

#include <cstring>
#include <memory>

#include "engine/hash.h"
#include "lab/counts.h"
#include "lab/play_out.h"
#include "lab/study.h"
#include "match/json_read.h"

namespace fg::lab {

template <Game G, class A>
class StudyOf {
  public:
    using Rules = typename G::Rules;

    static Or<Done> check(const TablePlan& plan) {
        if (plan.players < G::min_players || plan.players > G::max_players)
            return Refusal{"bad_players",
                           std::string(G::title) + " is for " + std::to_string(G::min_players) + " to " +
                               std::to_string(G::max_players) + " players",
                           ""};
        const auto options = options_of(plan);
        if (!options) return Refusal{"bad_option", "options: " + options.refusal().message, ""};
        if (const Complaint complaint = G::complaint(plan.players, *options, {}))
            return Refusal{"bad_option", complaint, ""};
        const auto content = content_of(plan);
        if (!content) return Refusal{"bad_content", content.refusal().message, ""};
        if (const Complaint complaint = G::complaint(plan.players, *options, *content))
            return Refusal{"bad_content", "the content: " + std::string(complaint), ""};
        return Done{};
    }
    // The plan must have been checked.
    static Rules rules_of(const TablePlan& plan) {
        const auto options = options_of(plan);
        const auto content = content_of(plan);
        FG_CHECK(options && content);
        return G::make_rules(plan.players, *options, *content);
    }

    // Adds the games of a range to sums of `tally_words<G>`.
    static void play(const StudyPlan& plan, GameRange range, std::span<u64> sums) {
        const Rules rules = rules_of(plan.table);
        const auto tally = std::make_unique<Tally<G>>();
        for (u64 number = range.first; number < range.end(); ++number)
            if (plan.player == Player::sage)
                play_game<G, SageHand<G, A>>(rules, plan.study, number, *tally);
            else
                play_game<G, RandomHand<G>>(rules, plan.study, number, *tally);
        const auto* words = reinterpret_cast<const u64*>(tally.get());
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += words[i];
    }
    // What a few games of such players add up to, at each player count, as one number: with another sage, or counted in another
    // way, it is another.
    static u64 trial(Player player) {
        constexpr u64 games = 32;
        Hash hash;
        std::vector<u64> sums(static_cast<std::size_t>(tally_words<G>));
        for (int players = G::min_players; players <= G::max_players; ++players)
            play({.table = {.players = players}, .player = player, .study = {.close_every = 1}}, {0, games},
                 sums);
        for (const u64 word : sums) hash.add(word);
        return hash.value();
    }
    static Counts counts(std::span<const u64> sums, int players) {
        const auto tally = std::make_unique<Tally<G>>();
        FG_CHECK(sums.size_bytes() == sizeof *tally);
        std::memcpy(static_cast<void*>(tally.get()), sums.data(), sums.size_bytes());
        Counts counts{.players = players,
                      .has_points = !HasStanding<G>,
                      .all = tally->all,
                      .endings = {},
                      .things = {}};
        if constexpr (HasEnding<G>) add_endings(*tally, counts);
        add_things(*tally, counts);
        return counts;
    }

    // Games that go on from a position; `state` as `AnyMatch::state_json` writes it.
    static Or<PlayOut> play_out(const PlayOutPlan& plan, GameRange range) {
        const Rules rules = rules_of(plan.table);
        const Or<typename G::State> from =
            from_json(plan.state, typename G::State{}, plan.table.players, "the state");
        if (!from) return Refusal{"bad_state", from.refusal().message, ""};
        if (const Complaint complaint = G::check(rules, *from))
            return Refusal{"impossible_state", complaint, ""};
        PlayOut sums;
        for (u64 number = range.first; number < range.end(); ++number) {
            if (plan.is_enough && plan.is_enough()) break;
            FastChance chance(seed_of_game({.seed = plan.seed}, number));
            add_continuation<G, A>(rules, world_of(rules, *from, plan.eyes, chance), chance, sums);
        }
        return sums;
    }

  private:
    static auto options_of(const TablePlan& plan) {
        return from_json(boost::json::value(plan.options), typename Rules::Options{}, plan.players);
    }
    static auto content_of(const TablePlan& plan) {
        return from_json(boost::json::value(plan.content), typename Rules::Content{}, plan.players,
                         "the content");
    }
    // With the eyes of a seat, what it cannot see is dealt anew every time.
    static typename G::State world_of(const Rules& rules, const typename G::State& state, Seat eyes,
                                      FastChance& chance) {
        return eyes == no_seat ? state : G::redeal(rules, view_for<G>(state, eyes), chance);
    }
    static void add_endings(const Tally<G>& tally, Counts& counts) {
        using Ending = std::remove_cvref_t<decltype(G::ending(std::declval<const Rules&>(),
                                                              std::declval<const typename G::Table&>()))>;
        for (int i = 0; i < name_count<Ending>; ++i)
            counts.endings.emplace_back(name_of(static_cast<Ending>(i)), tally.endings[i]);
    }
    static void add_things(const Tally<G>& tally, Counts& counts) {
        const auto add = [&](ThingGroup group, int first) {
            return [&, group, first](int number, std::string_view kind, std::string_view field,
                                     std::string_view name) {
                counts.things.push_back({group, std::string(kind), std::string(field), std::string(name),
                                         tally.things[first + number]});
            };
        };
        using All = Things<G>;
        const auto add_question = add(ThingGroup::question, 0);
        for (int i = 0; i < All::questions; ++i)
            add_question(i, name_of(static_cast<typename G::Question>(i)), {}, {});
        All::Answers::each_thing(add(ThingGroup::answer, All::first_answer));
        All::Events::each_thing(add(ThingGroup::event, All::first_event));
    }
};

}  // namespace fg::lab
