// SPDX-License-Identifier: Apache-2.0
#include "lab/odds.h"

#include <algorithm>
#include <cmath>

#include "lab/findings.h"
#include "match/record.h"

namespace fg::lab {
namespace {

using Clock = std::chrono::steady_clock;
constexpr u64 games_at_once = 16;
constexpr std::size_t most_moments = 3, most_answers_tried = 12;
constexpr int least_gain = 3;  // per cent: less may be chance

struct Finished {
    const GameLab& lab;
    const AnyGame& game;
    const MatchSetup& setup;
    std::span<const LogEntry> steps;
};

// The match as it stood after so many steps, the deal among them.
Or<std::unique_ptr<AnyMatch>> match_after(const Finished& finished, std::size_t steps) {
    Or<std::unique_ptr<AnyMatch>> match = finished.game.start(finished.setup);
    for (std::size_t i = 1; match && i < steps; ++i) {
        const LogEntry& step = finished.steps[i];
        const auto given = step.chance.begin() + static_cast<std::ptrdiff_t>(step.given);
        if (const Or<Done> done = play_again(**match, step, {step.chance.begin(), given}); !done)
            return done.refusal();
    }
    return match;
}

// Turns as the game's table counts them, see turns_of.
int turns_in(const boost::json::value& state, const AnyMatch& match) {
    const boost::json::object& table = state.at("table").as_object();
    for (const char* key : {"turns", "turn", "round"})
        if (const boost::json::value* turns = table.if_contains(key); turns != nullptr && turns->is_number())
            return turns->to_number<int>();
    return static_cast<int>(match.round_number());
}

// A position from which games are played on, or the end itself.
struct Place {
    std::size_t steps = 1;  // played so far, the deal among them
    int turn = 0;
    PlayOutPlan plan{};
    PlayOut sums{};
};
Place place_of(const AnyMatch& match, std::size_t steps) {
    Place place{.steps = steps};
    place.plan = {.table = {match.players(), match.setup().options, match.setup().content},
                  .state = boost::json::parse(match.state_json())};
    place.turn = turns_in(place.plan.state, match);
    if (!match.is_over()) return place;
    const SeatSet winners = match.result().winners;
    place.sums.games = 1;
    for (const Seat seat : winners)
        place.sums.won[index_of(seat)].sum = whole_win / static_cast<u64>(winners.size());
    return place;
}
bool is_end(const Place& place) { return place.sums.games == 1; }
int percent_of(const PlayOut& sums, Seat seat) {
    const double share = mean_of(sums.won[index_of(seat)], sums.games, static_cast<double>(whole_win)).mean;
    return static_cast<int>(std::lround(100 * share));
}

// The deal, every first position of a turn, and the end.
Or<std::vector<Place>> all_places(const Finished& finished) {
    Or<std::unique_ptr<AnyMatch>> started = finished.game.start(finished.setup);
    if (!started) return started.refusal();
    AnyMatch& match = **started;
    std::vector<Place> places{place_of(match, 1)};
    for (std::size_t i = 1; i < finished.steps.size(); ++i) {
        const LogEntry& step = finished.steps[i];
        const auto given = step.chance.begin() + static_cast<std::ptrdiff_t>(step.given);
        if (const Or<Done> done = play_again(match, step, {step.chance.begin(), given}); !done)
            return done.refusal();
        Place place = place_of(match, i + 1);
        if (place.turn != places.back().turn || match.is_over()) places.push_back(std::move(place));
    }
    return places;
}
// No more than so many, the first and the last among them.
void thin_out(std::vector<Place>& places, std::size_t most) {
    if (places.size() <= most) return;
    std::vector<Place> kept;
    for (std::size_t i = 0; i < most; ++i)
        kept.push_back(std::move(places[i * (places.size() - 1) / (most - 1)]));
    places = std::move(kept);
}

void play_on(const GameLab& lab, Place& place, GameRange range) {
    if (const Or<PlayOut> more = lab.play_out(place.plan, range)) add(place.sums, *more);
}
// All places by turns, so that each has as many games.
int play_on_all(const GameLab& lab, std::vector<Place>& places, const OddsLimits& limits) {
    const Clock::time_point end = Clock::now() + limits.curve;
    u64 games = 0;
    for (; games == 0 || (games < limits.games && Clock::now() < end); games += games_at_once)
        for (Place& place : places)
            if (!is_end(place)) play_on(lab, place, {games, games_at_once});
    return static_cast<int>(games);
}

// ---- moments ----

// What an answer is worth to a seat, in per cent, with the same seeds for all.
std::optional<int> worth(const Finished& finished, std::size_t steps, Seat seat, const AnyChoice& choice) {
    const Or<std::unique_ptr<AnyMatch>> match = match_after(finished, steps);
    if (!match || !(*match)->choose(seat, choice)) return {};
    Place place = place_of(**match, steps + 1);
    if (!is_end(place)) play_on(finished.lab, place, {0, 6 * games_at_once});
    return percent_of(place.sums, seat);
}

struct Try {
    int gain = 0;
    std::string did, instead;
    int could = 0;
};
// The best answer instead of the one that was given in that step; what was done is named in any case.
Try best_instead(const Finished& finished, std::size_t step, const Clock::time_point& end) {
    const LogEntry& entry = finished.steps[step];
    Try best;
    const Or<std::unique_ptr<AnyMatch>> match = match_after(finished, step);
    if (!match || entry.choices.empty()) return best;
    const Or<AnyChoice> chosen = (*match)->read_choice(boost::json::parse(entry.choices.front()));
    if (!chosen) return best;
    best.did = (*match)->label(entry.seat, *chosen);
    const std::optional<int> own = worth(finished, step, entry.seat, *chosen);
    std::vector<Offer> offers = (*match)->offers(entry.seat);
    if (offers.size() > most_answers_tried) offers.resize(most_answers_tried);
    for (const Offer& offer : offers) {
        if (!own || Clock::now() > end) break;
        const std::optional<int> other = worth(finished, step, entry.seat, offer.choice);
        if (!other || *other - *own <= best.gain) continue;
        best.gain = *other - *own;
        best.instead = offer.label;
        best.could = *other;
    }
    return best;
}

// The seats that had something to say between two places.
SeatSet speakers(const Finished& finished, const Place& from, const Place& to) {
    SeatSet seats;
    for (std::size_t step = from.steps; step < to.steps; ++step)
        if (finished.steps[step].kind == LogEntry::Kind::choice) seats.add(finished.steps[step].seat);
    return seats;
}
struct Swing {
    std::size_t place = 0;  // that it led to
    Seat seat = no_seat;
    int change = 0;
};
// Of the turn that led to a place: who of those that spoke lost most, or else won most.
Swing swing_at(const Finished& finished, const std::vector<Place>& places, std::size_t at) {
    Swing swing{.place = at};
    for (const Seat seat : speakers(finished, places[at - 1], places[at])) {
        const int change = percent_of(places[at].sums, seat) - percent_of(places[at - 1].sums, seat);
        if (std::abs(change) > std::abs(swing.change)) swing = {at, seat, change};
    }
    return swing;
}
std::vector<Swing> largest_swings(const Finished& finished, const std::vector<Place>& places) {
    std::vector<Swing> swings;
    for (std::size_t at = 1; at < places.size(); ++at)
        if (const Swing swing = swing_at(finished, places, at); swing.seat != no_seat)
            swings.push_back(swing);
    std::ranges::sort(swings, std::ranges::greater{},
                      [](const Swing& swing) { return std::pair(std::abs(swing.change), swing.place); });
    if (swings.size() > most_moments) swings.resize(most_moments);
    std::ranges::sort(swings, {}, &Swing::place);
    return swings;
}
TurningPoint moment_of(const Finished& finished, const std::vector<Place>& places, const Swing& swing,
                       const Clock::time_point& end) {
    const Place &from = places[swing.place - 1], &to = places[swing.place];
    Try best;
    for (std::size_t step = from.steps; step < to.steps; ++step) {
        const LogEntry& entry = finished.steps[step];
        if (entry.kind != LogEntry::Kind::choice || entry.seat != swing.seat) continue;
        const Try found = best_instead(finished, step, end);
        if (best.did.empty() || found.gain >= best.gain) best = found;
    }
    TurningPoint moment{.turn = static_cast<int>(swing.place),
                        .seat = swing.seat,
                        .before = percent_of(from.sums, swing.seat),
                        .after = percent_of(to.sums, swing.seat),
                        .did = best.did,
                        .instead = {},
                        .could = {}};
    if (best.gain < least_gain) return moment;
    moment.instead = best.instead;
    moment.could = best.could;
    return moment;
}

}  // namespace

Or<OddsFound> odds_of(const GameLab& lab, const AnyGame& game, const MatchSetup& setup,
                      std::span<const LogEntry> steps, const OddsLimits& limits) {
    const Finished finished{lab, game, setup, steps};
    Or<std::vector<Place>> places = all_places(finished);
    if (!places) return places.refusal();
    thin_out(*places, limits.places);
    OddsFound odds;
    odds.games = play_on_all(lab, *places, limits);
    for (const Place& place : *places) {
        odds.turns.push_back(place.turn);
        std::vector<int>& shares = odds.curve.emplace_back();
        for (const Seat seat : EachSeat{setup.players}) shares.push_back(percent_of(place.sums, seat));
    }
    const Clock::time_point end = Clock::now() + limits.moments;
    if (setup.players > 1)
        for (const Swing& swing : largest_swings(finished, *places))
            odds.moments.push_back(moment_of(finished, *places, swing, end));
    return odds;
}

Odds message_of(const OddsFound& found) {
    Odds odds{.turns = found.turns, .curve = found.curve, .games = found.games, .moments = {}};
    for (const TurningPoint& point : found.moments)
        odds.moments.push_back({.turn = point.turn,
                                .seat = {point.seat},
                                .before = point.before,
                                .after = point.after,
                                .did = point.did,
                                .instead = point.instead,
                                .could = point.could});
    return odds;
}

}  // namespace fg::lab
