// SPDX-License-Identifier: Apache-2.0
#include "lab/odds.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/roster.h"
#include "lab/findings.h"
#include "match/record.h"

namespace fg::lab {
namespace {

constexpr u64 games_at_once = 16, fewest_games = 96;
constexpr std::size_t most_moments = 3, most_answers_tried = 12;
// To call an answer an error there must be less than one chance in seven hundred that it was none, three standard errors: it is
// looked for in three turns of every game. Less than three points are not worth telling.
constexpr double margins_of_an_error = 3 / 1.96, least_gain = 0.03;
// Games of their own, wherever a search ended.
constexpr u64 first_of_proof = u64{1} << 32;

struct Finished {
    const PlayOn& play;
    const AnyGame& game;
    const MatchSetup& setup;
    std::span<const LogEntry> steps;
};

// When to begin no more games.
class Deadline {
  public:
    Deadline(const OddsLimits& limits, std::chrono::milliseconds span)
        : limits_(limits), end_(limits.now() + span) {}

    bool has_passed() const { return limits_.now() >= end_; }
    // For the next of so many who share what is left.
    Deadline share_of(std::size_t count) const {
        Deadline part = *this;
        const OddsLimits::Clock::time_point now = limits_.now();
        if (now < end_) part.end_ = now + (end_ - now) / static_cast<std::int64_t>(count);
        return part;
    }

  private:
    const OddsLimits& limits_;
    OddsLimits::Clock::time_point end_;
};

// From 0 to so many, ends and middles first: what has come so far is always spread evenly.
std::vector<std::size_t> in_halves(std::size_t count) {
    std::vector<std::size_t> order;
    if (count > 0) order.push_back(0);
    for (std::size_t stride = std::bit_ceil(count); stride > 0; stride /= 2)
        for (std::size_t i = stride; i < count; i += 2 * stride) order.push_back(i);
    return order;
}

// ---- the log, played again ----

Or<Done> play_step(AnyMatch& match, const LogEntry& step) {
    const auto given = step.chance.begin() + static_cast<std::ptrdiff_t>(step.given);
    return play_again(match, step, {step.chance.begin(), given});
}
// Visits the match after the deal and after each of so many steps of the log, the deal among them.
template <class Visit>
Or<std::unique_ptr<AnyMatch>> play_through(const Finished& finished, std::size_t steps, Visit visit) {
    Or<std::unique_ptr<AnyMatch>> match = finished.game.start(finished.setup);
    for (std::size_t played = 1; match; ++played) {
        visit(**match, played);
        if (played >= steps) break;
        if (const Or<Done> done = play_step(**match, finished.steps[played]); !done) return done.refusal();
    }
    return match;
}
Or<std::unique_ptr<AnyMatch>> match_after(const Finished& finished, std::size_t steps) {
    return play_through(finished, steps, [](AnyMatch&, std::size_t) {});
}

// ---- the curve ----

// A position from which games are played on, or the end itself.
struct Place {
    std::size_t steps = 1;  // played so far, the deal among them
    int turns = 0;          // that are over
    bool is_end = false;
    PlayOutPlan plan{};
    PlayOut sums{};
};
void read_position(const AnyMatch& match, Place& place) {
    place.is_end = match.is_over();
    if (!place.is_end) {
        place.plan = {.table = {match.players(), match.setup().options, match.setup().content},
                      .state = boost::json::parse(match.state_json())};
        return;
    }
    const SeatSet winners = match.result().winners;
    place.sums.games = 1;
    for (const Seat seat : winners)
        place.sums.won[index_of(seat)].sum = whole_win / static_cast<u64>(winners.size());
}
Share chance_of(const Place& place, Seat seat) {
    const double won =
        static_cast<double>(place.sums.won[index_of(seat)].sum) / static_cast<double>(whole_win);
    if (place.is_end) return {.mean = won, .margin = 0};
    if (place.sums.games == 0) return {};
    return share_of_cases(won, place.sums.games);
}
int in_per_cent(double share) { return static_cast<int>(std::lround(100 * share)); }
u64 games_from(const Place& place) { return place.sums.games + place.sums.unfinished; }
int percent_of(const Place& place, Seat seat) { return in_per_cent(chance_of(place, seat).mean); }

// The deal, every first position of a turn, and the end; not yet their positions, which are large.
Or<std::vector<Place>> all_places(const Finished& finished) {
    std::vector<Place> places;
    int begun = -1;
    const auto visit = [&](const AnyMatch& match, std::size_t steps) {
        const int now = match.turns_begun();
        if (now == begun && !match.is_over()) return;
        begun = now;
        places.push_back({.steps = steps, .turns = match.is_over() ? now : std::max(0, now - 1)});
    };
    const auto last = play_through(finished, finished.steps.size(), visit);
    if (!last) return last.refusal();
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
Or<std::vector<Place>> places_of(const Finished& finished, std::size_t most) {
    Or<std::vector<Place>> places = all_places(finished);
    if (!places) return places;
    thin_out(*places, most);
    auto next = places->begin();
    const auto visit = [&](const AnyMatch& match, std::size_t steps) {
        if (next != places->end() && next->steps == steps) read_position(match, *next++);
    };
    const auto last = play_through(finished, finished.steps.size(), visit);
    if (!last) return last.refusal();
    return places;
}

// Whether there was time for all of them; else none of them count. The end needs none.
bool play_on(const PlayOn& play, Place& place, GameRange range, const Deadline* deadline) {
    if (place.is_end) return true;
    if (deadline != nullptr) place.plan.is_enough = [deadline] { return deadline->has_passed(); };
    const Or<PlayOut> more = play(place.plan, range);
    place.plan.is_enough = {};
    if (!more || more->games + more->unfinished < range.games) return false;
    add(place.sums, *more);
    return true;
}
// So many games from a place in all; false if there is no time for them.
bool play_up_to(const PlayOn& play, Place& place, u64 games, const Deadline& deadline) {
    while (!place.is_end && games_from(place) < games)
        if (!play_on(play, place, {games_from(place), games_at_once}, &deadline)) return false;
    return true;
}
// The deal and the end are always there.
void drop_unknown(std::vector<Place>& places) {
    const auto is_unknown = [](const Place& place) {
        return !place.is_end && (games_from(place) < fewest_games || place.sums.games == 0);
    };
    places.erase(std::remove_if(places.begin() + 1, places.end(), is_unknown), places.end());
}
void play_on_all(const PlayOn& play, std::vector<Place>& places, const OddsLimits& limits) {
    const Deadline deadline(limits, limits.curve);
    static_cast<void>(play_on(play, places.front(), {0, games_at_once}, nullptr));
    for (const std::size_t at : in_halves(places.size()))
        if (!play_up_to(play, places[at], fewest_games, deadline)) break;
    drop_unknown(places);
    // By turns, so that each has as many.
    for (u64 games = fewest_games + games_at_once; games <= limits.games; games += games_at_once)
        for (Place& place : places)
            if (!play_up_to(play, place, games, deadline)) return;
}

// ---- moments ----

struct Answer {
    std::vector<AnyChoice> choices;  // several if it is given in steps
    std::vector<std::string> key;    // what is picked, in whatever order
    std::string label;
};
// What a seat did, and what it might have done instead, in the order in which that is weighed.
struct Deed {
    std::size_t step = 0;
    int turn = 0;
    std::string did;
    std::vector<Answer> others;
    std::optional<double> own, could;  // what it seems to be worth, and the best of the others
    const Answer* instead = nullptr;
    double gain() const { return could ? *could - *own : 0; }
};

// Nothing if they cannot be chosen.
std::optional<Answer> answer_of(const AnyMatch& match, Seat seat, std::vector<AnyChoice> choices) {
    if (choices.empty() || !match.try_all(seat, choices)) return {};
    Answer answer{.choices = std::move(choices), .key = {}, .label = {}};
    for (const AnyChoice& choice : answer.choices) answer.key.push_back(match.choice_json(choice));
    std::ranges::sort(answer.key);
    answer.label = match.label_all(seat, answer.choices);
    return answer;
}
std::optional<Answer> given_answer(const AnyMatch& match, const LogEntry& entry) {
    std::vector<AnyChoice> choices;
    for (const std::string& json : entry.choices) {
        const Or<AnyChoice> choice = match.read_choice(boost::json::parse(json));
        if (!choice) return {};
        choices.push_back(*choice);
    }
    return answer_of(match, entry.seat, std::move(choices));
}
std::vector<AnyChoice> advised(const AnyMatch& match, Seat seat, bots::AnyBot& sage) {
    return sage.decide_all(*match.view(seat), {.seed = 1});
}
// The match stands afterwards where it stood before.
std::optional<Answer> answer_that_begins(AnyMatch& match, Seat seat, const AnyChoice& first,
                                         bots::AnyBot& sage) {
    std::vector<AnyChoice> choices{first};
    if (match.is_step(seat, first)) {
        if (!match.choose(seat, first)) return {};
        const std::vector<AnyChoice> rest = advised(match, seat, sage);
        choices.insert(choices.end(), rest.begin(), rest.end());
        if (!match.undo(seat)) return {};
    }
    return answer_of(match, seat, std::move(choices));
}
// Of the offers none twice, and not what was done.
void add_others(AnyMatch& match, Seat seat, const Answer& own, bots::AnyBot& sage,
                std::vector<Answer>& others) {
    const auto add = [&](std::optional<Answer> other) {
        const auto is_the_same = [&](const Answer& one) {
            return one.key == other->key || one.label == other->label;
        };
        if (other && !is_the_same(own) && std::ranges::none_of(others, is_the_same))
            others.push_back(std::move(*other));
    };
    const std::vector<Offer> offers = match.offers(seat);
    if (offers.size() == 1 && !match.is_step(seat, offers.front().choice)) return;
    add(answer_of(match, seat, advised(match, seat, sage)));
    const std::size_t tried = std::min(offers.size(), most_answers_tried - 1);
    for (const std::size_t i : in_halves(tried))
        add(answer_that_begins(match, seat, offers[i * offers.size() / tried].choice, sage));
}
// What a seat did between two places.
std::vector<Deed> deeds_between(const Finished& finished, const Place& from, const Place& to, Seat seat) {
    const std::unique_ptr<bots::AnyBot> sage = bots::make_bot(finished.game, "sage");
    std::vector<Deed> deeds;
    const auto visit = [&](AnyMatch& match, std::size_t steps) {
        if (steps < from.steps || steps >= to.steps) return;
        const LogEntry& entry = finished.steps[steps];
        if (entry.kind != LogEntry::Kind::choice || entry.seat != seat) return;
        const std::optional<Answer> own = given_answer(match, entry);
        if (!own) return;
        Deed& deed = deeds.emplace_back(Deed{.step = steps, .turn = match.turns_begun(), .did = own->label});
        add_others(match, seat, *own, *sage, deed.others);
    };
    // If it cannot be played again, those found so far will do.
    static_cast<void>(play_through(finished, to.steps, visit));
    return deeds;
}

// Where a deed leads, or another answer instead of it; nothing if it cannot be given.
std::optional<Place> place_after(const Finished& finished, const Deed& deed, Seat seat,
                                 const Answer* instead) {
    const Or<std::unique_ptr<AnyMatch>> match = match_after(finished, deed.step);
    if (!match) return {};
    const Or<Done> done = instead == nullptr ? play_step(**match, finished.steps[deed.step])
                                             : (*match)->choose_all(seat, instead->choices);
    if (!done) return {};
    Place place;
    read_position(**match, place);
    return place;
}
// What that is worth to the seat, with the same seeds for all; nothing if there is no time for it.
std::optional<double> worth(const Finished& finished, const Deed& deed, Seat seat, const Answer* instead,
                            const Deadline& deadline) {
    if (deadline.has_passed()) return {};
    std::optional<Place> place = place_after(finished, deed, seat, instead);
    if (!place || !play_on(finished.play, *place, {0, fewest_games}, &deadline)) return {};
    if (place->sums.games == 0) return {};
    return chance_of(*place, seat).mean;
}
void weigh(const Finished& finished, Seat seat, const Answer& other, const Deadline& deadline, Deed& deed) {
    if (!deed.own) deed.own = worth(finished, deed, seat, nullptr, deadline);
    if (!deed.own) return;
    const std::optional<double> could = worth(finished, deed, seat, &other, deadline);
    if (!could || *could <= deed.could.value_or(*deed.own)) return;
    deed.could = could;
    deed.instead = &other;
}
// Of each deed first what a sage would have done.
void weigh_all(const Finished& finished, Seat seat, const Deadline& deadline, std::vector<Deed>& deeds) {
    for (std::size_t round = 0; round < most_answers_tried; ++round)
        for (Deed& deed : deeds)
            if (round < deed.others.size()) weigh(finished, seat, deed.others[round], deadline, deed);
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
    double change = 0;
};
// Of the turn that led to a place: who of those that spoke lost most, or else won most; nobody if all of it may be chance.
Swing swing_at(const Finished& finished, const std::vector<Place>& places, std::size_t at) {
    Swing swing{.place = at};
    for (const Seat seat : speakers(finished, places[at - 1], places[at])) {
        const Share change = difference(chance_of(places[at], seat), chance_of(places[at - 1], seat));
        if (std::abs(change.mean) > std::max(change.margin, std::abs(swing.change)))
            swing = {at, seat, change.mean};
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
// What a deed was worth, and what would have been better.
struct Proof {
    Share had, could;
};
// Both by turns, as many games as there is time for.
void play_both(const PlayOn& play, Place& one, Place& other, u64 games, const Deadline& deadline) {
    for (GameRange range{first_of_proof, games_at_once}; range.first < first_of_proof + games;
         range.first += games_at_once)
        if (!play_on(play, one, range, &deadline) || !play_on(play, other, range, &deadline)) return;
}
// By games that were not played in the search; nothing if they do not tell the two apart.
std::optional<Proof> proof_of(const Finished& finished, Seat seat, const Deed& deed, const OddsLimits& limits,
                              const Deadline& deadline) {
    if (deed.instead == nullptr) return {};
    std::optional<Place> own = place_after(finished, deed, seat, nullptr),
                         other = place_after(finished, deed, seat, deed.instead);
    if (!own || !other) return {};
    play_both(finished.play, *own, *other, limits.proof, deadline);
    if (own->sums.games == 0 || other->sums.games == 0) return {};
    const Proof proof{chance_of(*own, seat), chance_of(*other, seat)};
    const Share gain = difference(proof.could, proof.had);
    if (gain.mean < std::max(least_gain, margins_of_an_error * gain.margin)) return {};
    return proof;
}

std::optional<TurningPoint> moment_of(const Finished& finished, const std::vector<Place>& places,
                                      const Swing& swing, const OddsLimits& limits,
                                      const Deadline& deadline) {
    const Place &from = places[swing.place - 1], &to = places[swing.place];
    std::vector<Deed> deeds = deeds_between(finished, from, to, swing.seat);
    if (deeds.empty()) return {};
    weigh_all(finished, swing.seat, deadline.share_of(2), deeds);
    const Deed& worst = *std::ranges::max_element(deeds, {}, &Deed::gain);
    const std::optional<Proof> proof = proof_of(finished, swing.seat, worst, limits, deadline);
    const Deed& told = proof ? worst : deeds.back();
    TurningPoint moment{.turn = told.turn,
                        .seat = swing.seat,
                        .before = percent_of(from, swing.seat),
                        .after = percent_of(to, swing.seat),
                        .did = told.did,
                        .instead = {},
                        .had = {},
                        .could = {}};
    if (!proof) return moment;
    moment.instead = told.instead->label;
    moment.had = in_per_cent(proof->had.mean);
    moment.could = in_per_cent(proof->could.mean);
    return moment;
}
std::vector<TurningPoint> moments_of(const Finished& finished, const std::vector<Place>& places,
                                     const OddsLimits& limits) {
    const Deadline deadline(limits, limits.moments);
    const std::vector<Swing> swings = largest_swings(finished, places);
    std::vector<TurningPoint> moments;
    for (std::size_t i = 0; i < swings.size(); ++i)
        if (auto moment =
                moment_of(finished, places, swings[i], limits, deadline.share_of(swings.size() - i)))
            moments.push_back(std::move(*moment));
    return moments;
}

void add_place(const Place& place, int players, OddsFound& odds) {
    odds.turns.push_back(place.turns);
    std::vector<int>& shares = odds.curve.emplace_back();
    std::vector<int>& margins = odds.margins.emplace_back();
    for (const Seat seat : EachSeat{players}) {
        const Share chance = chance_of(place, seat);
        shares.push_back(in_per_cent(chance.mean));
        margins.push_back(in_per_cent(chance.margin));
    }
}

}  // namespace

Or<OddsFound> odds_of(const PlayOn& play, const AnyGame& game, const MatchSetup& setup,
                      std::span<const LogEntry> steps, const OddsLimits& limits) {
    const Finished finished{play, game, setup, steps};
    Or<std::vector<Place>> places = places_of(finished, limits.places);
    if (!places) return places.refusal();
    OddsFound odds;
    play_on_all(play, *places, limits);
    odds.games = static_cast<int>(games_from(*std::ranges::min_element(
        *places, {}, [](const Place& place) { return place.is_end ? ~u64{0} : games_from(place); })));
    for (const Place& place : *places) add_place(place, setup.players, odds);
    if (setup.players > 1) odds.moments = moments_of(finished, *places, limits);
    return odds;
}

Or<OddsFound> odds_of(const GameLab& lab, const AnyGame& game, const MatchSetup& setup,
                      std::span<const LogEntry> steps, const OddsLimits& limits) {
    return odds_of([&lab](const PlayOutPlan& plan, GameRange range) { return lab.play_out(plan, range); },
                   game, setup, steps, limits);
}

Odds message_of(const OddsFound& found) {
    Odds odds{.turns = found.turns,
              .curve = found.curve,
              .margins = found.margins,
              .games = found.games,
              .moments = {}};
    for (const TurningPoint& point : found.moments)
        odds.moments.push_back({.turn = point.turn,
                                .seat = {point.seat},
                                .before = point.before,
                                .after = point.after,
                                .did = point.did,
                                .instead = point.instead,
                                .had = point.had,
                                .could = point.could});
    return odds;
}

}  // namespace fg::lab
