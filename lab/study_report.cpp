// SPDX-License-Identifier: Apache-2.0
#include "lab/study_report.h"

#include <algorithm>
#include <cmath>

#include "bots/roster.h"
#include "common/text.h"
#include "engine/hash.h"
#include "games/all.h"
#include "lab/format.h"
#include "lab/game_labs.h"
#include "lab/words.h"

namespace fg::lab {
namespace {

constexpr int games_to_watch = 4;

// Adds one game of sages as it would be shown.
void watch(const AnyGame& game, const TablePlan& plan, u8 seed, double& seconds, double& events) {
    MatchSetup setup{.players = plan.players, .options = plan.options, .content = plan.content};
    setup.seed[0] = seed;
    const Or<std::unique_ptr<AnyMatch>> started = game.start(setup);
    FG_CHECK(started);
    AnyMatch& match = **started;
    const std::unique_ptr<bots::AnyBot> sage = bots::make_bot(game, "sage");
    for (u32 answers = 0; !match.is_over() && answers < most_answers; ++answers) {
        const Seat seat = match.owing().lowest();
        const Or<Done> done = match.choose(seat, sage->decide(*match.view(seat), {.seed = answers}));
        FG_CHECK(done);
    }
    seconds += match.showing_ms(0) / 1000.0;
    events += static_cast<double>(match.event_count());
}

std::string ranges_words(const std::vector<GameRange>& ranges) {
    return joined(ranges, ", ", [](const GameRange& range) {
        return with_commas(static_cast<double>(range.first)) + " to " +
               with_commas(static_cast<double>(range.end()) - 1);
    });
}
std::string changes_words(const boost::json::object& changes) {
    return changes.empty() ? "as they come" : boost::json::serialize(changes);
}
std::string bots_words(Player player) {
    return std::string(name_of(player)) + (player == Player::sage ? "s" : " players");
}
// How a report calls what it counts, and how long its events are on show, as one number: both follow from the game's words, which
// the rules' and the players' numbers say nothing of.
u64 number_of_words(const GameLab& lab, std::span<const Sums> studies) {
    Counts counts = lab.counts(studies[0].words, studies[0].plan.table.players);
    say_in_words(lab.id(), counts.things);
    Hash hash;
    for (const ThingCount& thing : counts.things)
        for (const char letter : thing.words()) hash.add(static_cast<unsigned char>(letter));
    for (const Sums& sums : studies)
        hash.add(static_cast<u64>(std::lround(1000 * pace_of(lab, sums.plan.table).seconds_of_event)));
    return hash.value();
}
// Somebody may have stopped before all player counts had their games.
std::string games_words(std::span<const Sums> studies) {
    const auto [fewest, most] = std::ranges::minmax_element(studies, {}, &Sums::games);
    return (fewest->games() == most->games() ? "" : "up to ") +
           with_commas(static_cast<double>(most->games())) + " games of " + bots_words(most->plan.player) +
           (studies.size() > 1 ? " at each player count" : "");
}

}  // namespace

Pace pace_of(const GameLab& lab, const TablePlan& plan) {
    double seconds = 0, events = 0;
    for (u8 seed = 0; seed < games_to_watch; ++seed) watch(*find_game(lab.id()), plan, seed, seconds, events);
    return {.seconds_of_event = events > 0 ? seconds / events : 0};
}

Findings findings_of(const GameLab& lab, const Sums& sums) {
    Counts counts = lab.counts(sums.words, sums.plan.table.players);
    say_in_words(lab.id(), counts.things);
    return findings_of(counts, pace_of(lab, sums.plan.table), unit_of_length(lab.id()));
}

std::vector<std::pair<std::string, std::string>> facts_of(const GameLab& lab, std::span<const Sums> studies) {
    FG_CHECK(!studies.empty());
    const StudyPlan& plan = studies[0].plan;
    std::vector<std::pair<std::string, std::string>> facts{
        {"options", changes_words(plan.table.options)},
        {"content", changes_words(plan.table.content)},
        {"played by", bots_words(plan.player)},
        {"seed", std::to_string(plan.study.seed)},
        {"looked at closely", "one block of games in " + std::to_string(plan.study.close_every)},
        {"rules", studies[0].build},
        {bots_words(plan.player), studies[0].trial},
        {"words", hex_of(number_of_words(lab, studies))}};
    for (const Sums& sums : studies)
        facts.emplace_back("games with " + std::to_string(sums.plan.table.players),
                           ranges_words(sums.ranges));
    return facts;
}

Report report_of(const GameLab& lab, std::span<const Sums> studies) {
    Report report{.title = std::string(lab.title()),
                  .subtitle = "What came of " + games_words(studies),
                  .facts = facts_of(lab, studies),
                  .findings = {}};
    for (const Sums& sums : studies) report.findings.push_back(findings_of(lab, sums));
    return report;
}

Or<const GameLab*> lab_of(const Sums& sums) {
    const GameLab* lab = find_lab(sums.game);
    if (lab == nullptr) return Refusal{"unknown_game", "there is no game " + sums.game, ""};
    if (hex_of(lab->signature()) != sums.build || lab->tally_words() != sums.words.size())
        return Refusal{"other_build", "these sums were made by a program with other rules of " + sums.game,
                       ""};
    if (hex_of(lab->trial(sums.plan.player)) != sums.trial)
        return Refusal{"other_build",
                       "these sums were made by a program whose " + std::string(name_of(sums.plan.player)) +
                           " plays " + sums.game + " otherwise",
                       ""};
    if (const Or<Done> good = lab->check(sums.plan.table); !good) return good.refusal();
    return lab;
}

}  // namespace fg::lab
