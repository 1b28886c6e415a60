// SPDX-License-Identifier: Apache-2.0
// Promise 4: record -> replay gives the same game, JSON out -> in gives the same value.
#pragma once

#include "match/game_of.h"
#include "match/record.h"
#include "tests/conformance/choice_promises.h"

namespace fg::conformance {

template <class Value>
bool survives_json(const Value& value, int players) {
    const std::string text = to_json(value, players);
    const Or<Value> back = from_json(boost::json::parse(text), Value{}, players);
    return back && *back == value && hash_of(*back) == hash_of(value) && to_json(*back, players) == text;
}

// Which of the position's values does not survive JSON, or nothing.
template <Game G>
std::string fault_in_json(const Walk<G>& walk) {
    const int players = walk.players();
    if (!survives_json(walk.state, players)) return "the state " + to_json(walk.state, players);
    for (Seat viewer : viewers(players))
        if (const auto view = view_for<G>(walk.state, viewer); !survives_json(view, players))
            return "the view " + to_json(view, players);
    for (Seat seat : walk.owing())
        for (const auto& choice : walk.offers(seat))
            if (!survives_json(choice, players)) return "the choice " + to_json(choice, players);
    if (!survives_json(G::result(walk.rules, walk.state.table), players)) return "the result";
    return "";
}

template <Game G, class Note>
void walk_through_json(Walk<G>& walk, const Note& note) {
    if (!survives_json(walk.rules.options, walk.players())) return note("the options do not survive JSON");
    if (!survives_json(walk.rules.content, walk.players())) return note("the content does not survive JSON");
    const u32 every = 12 * slowness;
    for (std::size_t told = 0;; walk.step()) {
        for (; told < walk.told.size(); ++told)
            if (const auto& event = walk.told[told].event; !survives_json(event, walk.players()))
                return note("this does not survive JSON: the event " + to_json(event, walk.players()));
        if (walk.answers < 8 || walk.is_over() || walk.dice.below(every) == 0)
            if (const std::string fault = fault_in_json(walk); !fault.empty())
                return note("this does not survive JSON: " + fault);
        if (is_long_enough(walk)) return;
    }
}
template <Game G, class T>
Failures json_gives_back_what_it_took(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_through_json(walk, note); };
    return at_every_table<G, T>(players, 800 / slowness, visit, Start::planted_too);
}
template <Game G, class T>
Failures json_gives_back_what_it_took_with_random_options(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_through_json(walk, note); };
    return at_random_tables<G, T>(players, Sets::often_early, visit, Start::planted_too);
}

// All that anybody was ever sent by a match: the truth, every view, every event for every viewer.
inline std::string all_sent(const AnyMatch& match) {
    std::string all = match.state_json();
    for (Seat viewer : viewers(match.players())) {
        all += '\n' + match.view_json(viewer, false) + '\n' + match.view_json(viewer, true);
        for (std::size_t i = 0; i < match.event_count(); ++i) all += '\n' + match.event_json(i, viewer);
    }
    return all;
}

template <Game G, class T>
std::string fault_in_replay(const AnyMatch& match, SeedPolicy policy) {
    const Or<Record> record = read_record(write_record(match, policy));
    if (!record) return "the record cannot be read: " + record.refusal().message;
    const GameOf<G, T> game("");
    Or<Replay> replay = Replay::start(*record, game);
    if (!replay) return "the record cannot be played: " + replay.refusal().message;
    if (const Or<Done> done = replay->finish(); !done) return "the replay stopped: " + done.refusal().message;
    return all_sent(replay->match()) == all_sent(match) ? "" : "the replay shows another game";
}

// Lets somebody answer, or let their clock run out, or reports something, as it comes; what went wrong, or nothing.
template <Game G, class Match>
std::string play_on(Match& match, FastChance& dice) {
    const Report report{.kind = static_cast<ReportKind>(dice.below(static_cast<u32>(name_count<ReportKind>))),
                        .seat = seat_of(static_cast<int>(dice.below(static_cast<u32>(match.players())))),
                        .value = 7};
    if (dice.below(100) == 0 && match.accepts(report))
        return match.report(report, {}) ? "" : "a report is refused";
    const Seat seat = dice.seat(match.owing());
    if (dice.below(20) == 0) return match.expire(seat, {}) ? "" : "an expired clock is refused";
    const auto choice = any_of(offers_of<G>(match.rules(), seen_by<G>(match.state(), seat)), dice);
    return match.choose(seat, AnyChoice::of(choice), {}) ? "" : "an offered choice is refused";
}

// Takes over what changed, as a client does (match/json_write.h says how changes are written).
inline void take_over(boost::json::value& value, const boost::json::value& change) {
    if (value.is_array() && change.is_object()) {
        for (const auto& entry : change.get_object())
            take_over(value.get_array()[std::stoul(std::string(entry.key()))], entry.value());
    } else if (value.is_object() && change.is_object()) {
        for (const auto& entry : change.get_object())
            take_over(value.get_object()[entry.key()], entry.value());
    } else if (!value.is_array() && change.is_array() && change.get_array().size() == 1) {
        value = boost::json::value(change.get_array()[0]);
    } else {
        value = change;
    }
}

// What a viewer is sent: a whole view once, then only changes, which must add up to the view.
class FollowedView {
  public:
    FollowedView(const AnyMatch& match, Seat viewer)
        : viewer_(viewer),
          trail_(match.follow(viewer, true)),
          view_(boost::json::parse(match.view_json(viewer, true))) {}
    std::string fault(const AnyMatch& match) {
        std::string text = "{\"n\":0";
        trail_->append_changes(text);
        const boost::json::value sent = boost::json::parse(text + "}");
        for (const boost::json::value& entry : sent.at("changes").as_array()) take_over(view_, entry.at(1));
        if (const boost::json::value* rest = sent.as_object().if_contains("rest")) take_over(view_, *rest);
        const boost::json::value whole = boost::json::parse(match.view_json(viewer_, true));
        return view_ == whole ? ""
                              : "the changes do not add up to the view: " + boost::json::serialize(view_) +
                                    " instead of " + boost::json::serialize(whole);
    }

  private:
    Seat viewer_;
    std::unique_ptr<ViewTrail> trail_;
    boost::json::value view_;
};

// Where games may be very long, few are recorded to their end.
template <class T, Game G, class Note>
void walk_recorded(Walk<G>& walk, bool is_long, const Note& note) {
    Refuser<G, T> refuser(walk);
    auto& match = refuser.match();
    match.keep_moments();
    std::vector<FollowedView> followed;
    for (Seat viewer : viewers(match.players())) followed.emplace_back(match, viewer);
    // Some records are of games that still run.
    const bool is_whole = walk.dice.flip() && (!is_long || walk.dice.below(4) == 0);
    const u32 stop = std::min(walk.leaves_at, is_whole ? 1500 : walk.dice.below(200));
    for (; walk.answers < stop && !match.is_over(); ++walk.answers) {
        if (const std::string fault = play_on<G>(match, walk.dice); !fault.empty()) return note(fault);
        if (walk.answers >= 200 && walk.answers % 8 != 0) continue;  // long games: several answers at once
        for (FollowedView& view : followed)
            if (const std::string fault = view.fault(match); !fault.empty()) return note(fault);
        match.forget_moments();
    }
    for (const SeedPolicy policy : {SeedPolicy::reveal, SeedPolicy::keep_secret})
        if (const std::string fault = fault_in_replay<G, T>(match, policy); !fault.empty())
            return note(fault);
}
template <Game G>
bool has_long_games(int players) {
    return G::longest(G::make_rules(players, {}, {})) > 20000;
}
template <Game G, class T>
Failures replays_are_the_game(int players) {
    const bool is_long = has_long_games<G>(players);
    const auto visit = [&](Walk<G>& walk, const auto& note) { walk_recorded<T>(walk, is_long, note); };
    return at_every_table<G, T>(players, (is_long ? 200 : 800) / slowness, visit);
}
template <Game G, class T>
Failures replays_are_the_game_with_random_options(int players) {
    const bool is_long = has_long_games<G>(players);
    const auto visit = [&](Walk<G>& walk, const auto& note) { walk_recorded<T>(walk, is_long, note); };
    return at_random_tables<G, T>(players, Sets::often_early, visit);
}

}  // namespace fg::conformance
