// SPDX-License-Identifier: Apache-2.0
#include "lab/course.h"

#include <fstream>
#include <iomanip>

#include "common/text.h"
#include "lab/chart.h"
#include "lab/format.h"
#include "match/speaker.h"

namespace fg::lab {
namespace {

std::string of_game(const Sighting& sighting, u64 games) {
    return percent(static_cast<double>(sighting.games) / static_cast<double>(games));
}

Bar bar_of_share(std::string label, double share) { return {std::move(label), share, percent(share)}; }
std::vector<Bar> bars_of_places(const MatchResult& result) {
    std::vector<Bar> bars;
    for (const double share : result.places)
        bars.push_back(
            bar_of_share("place " + std::to_string(bars.size() + 1) + " in the turn order", share));
    return bars;
}
std::vector<Bar> bars_of_scores(const MatchResult& result) {
    constexpr int step = 5;  // points
    std::map<int, u64> steps;
    u64 seats = 0;
    for (const auto& [score, times] : result.scores) {
        steps[score / step] += times;
        seats += times;
    }
    std::vector<Bar> bars;
    for (const auto& [at, times] : steps)
        bars.push_back(bar_of_share(
            std::to_string(at * step) + " to " + std::to_string(at * step + step - 1) + " points",
            static_cast<double>(times) / static_cast<double>(seats)));
    return bars;
}
// Of one kind of event, the things it speaks of.
std::vector<Bar> bars_of_kind(const MatchResult& result, const std::string& kind) {
    std::vector<Bar> bars;
    for (auto at = result.census.lower_bound(kind + ", "); at != result.census.end(); ++at) {
        if (!at->first.starts_with(kind + ", ")) break;
        const double share = static_cast<double>(at->second.games) / static_cast<double>(result.games);
        bars.push_back(bar_of_share(at->first.substr(kind.size() + 2), share));
    }
    return bars;
}

}  // namespace

void print_course(const MatchResult& result, std::ostream& out) {
    out << "wins by turn order, the first first: "
        << joined(result.places, ", ", [](double share) { return percent(share); }) << "\n";
    if (result.endings.empty()) return;
    const auto often = [&](const auto& ending) {
        return std::string(ending.first) + " " +
               percent(static_cast<double>(ending.second) / static_cast<double>(result.games));
    };
    out << "ended by: " << joined(result.endings, ", ", often) << "\n";
}

void print_scores(const MatchResult& result, std::ostream& out) {
    const Share mean = mean_of(result.scores);
    out << "scores: mean " << decimals(mean.mean, 1) << " (" << decimals(mean.low(), 1) << " to "
        << decimals(mean.high(), 1) << "), from " << result.scores.begin()->first << " to "
        << result.scores.rbegin()->first << "\n";
}

void print_census(const MatchResult& result, std::ostream& out) {
    out << std::left << std::setw(46) << "what came up" << std::right << std::setw(10) << "of games"
        << std::setw(10) << "a game" << std::setw(10) << "won by" << "\n";
    for (const auto& [what, sighting] : result.census) {
        out << std::left << std::setw(46) << what << std::right << std::setw(10)
            << of_game(sighting, result.games) << std::setw(10)
            << decimals(static_cast<double>(sighting.times) / static_cast<double>(result.games), 2);
        if (sighting.seats > 0)
            out << std::setw(10) << percent(sighting.won / static_cast<double>(sighting.seats));
        out << "\n";
    }
}

bool write_pictures(const std::filesystem::path& folder, const GameLab& lab, const MatchResult& result) {
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    const int players = static_cast<int>(result.places.size());
    const std::string with = " (" + counted(players, "player") + ")";
    bool is_written = true;
    const auto write = [&](std::string name, std::string_view title, const std::vector<Bar>& bars,
                           double mark) {
        std::ofstream file(folder / (std::move(name) + "_" + std::to_string(players) + ".svg"));
        file << bar_chart(std::string(lab.title()) + ": " + std::string(title) + with, bars, mark);
        is_written &= file.flush().good();
    };
    if (players > 1) write("places", "wins by turn order", bars_of_places(result), 1.0 / players);
    write("scores", "points at the end", bars_of_scores(result), 0);
    for (const auto& [what, sighting] : result.census)
        if (const auto bars = bars_of_kind(result, what); bars.size() > 1)
            write("seen_" + what, "games with " + what, bars, 0);
    return is_written;
}

}  // namespace fg::lab
