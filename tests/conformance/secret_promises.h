// SPDX-License-Identifier: Apache-2.0
// Promises 6 and 7: a redealt world is possible and looks the same to its viewer, and no secret reaches a
// seat it is kept from: not by a view, an offer, an event, the number or order of events, nor by who is
// asked. And what is told is to be seen by then.
#pragma once

#include <map>
#include <optional>

#include "tests/conformance/walk.h"

namespace fg::conformance {

// Every byte a viewer is sent about a position.
template <Game G>
std::string sent(const typename G::Rules& rules, const typename G::State& state, Seat viewer) {
    const int players = rules.players;
    typename G::View view = view_for<G>(state, viewer);
    std::string bytes = to_json(view, players);
    bytes += "\nasked " + to_json(state.round.asked);
    for (Seat seat : state.round.asked)
        bytes += ' ' + std::string(name_of(G::question(state.table, seat))) + ' ' +
                 std::to_string(G::clock_seconds(rules, state.table, seat));
    bytes += '\n' + to_json(G::result(rules, state.table), players);
    if (viewer != no_seat && !G::is_over(state.table) && state.round.owing.has(viewer))
        for (const auto& choice : offers_of<G>(rules, seen_by<G>(state, viewer)))
            bytes += "\noffer " + to_json(choice, players);
    if constexpr (HasPersonView<G>) {
        G::for_person(rules, view);
        bytes += "\nperson " + to_json(view, players);
    }
    return bytes;
}

// The first line in which two such texts differ, for a message.
inline std::string difference(const std::string& a, const std::string& b) {
    std::size_t i = 0;
    while (i < a.size() && i < b.size() && a[i] == b[i]) ++i;
    const std::size_t start = i < 30 ? 0 : i - 30;
    return "\n  ..." + a.substr(start, 90) + "\n  ..." + b.substr(start, 90);
}

// Where two positions differ for a viewer, or nothing. Everything sent follows from the view, so the bytes need to be
// written only if the views differ.
template <Game G>
std::string difference_for(const typename G::Rules& rules, const typename G::State& a,
                           const typename G::State& b, Seat viewer) {
    if (view_for<G>(a, viewer) == view_for<G>(b, viewer)) return "";
    return difference(sent<G>(rules, a, viewer), sent<G>(rules, b, viewer));
}

// Promise 6 at one position, or nothing.
template <Game G>
std::string fault_in_redeal(Walk<G>& walk, Seat viewer) {
    const typename G::View view = view_for<G>(walk.state, viewer);
    FastChance chance(walk.dice.bits());
    const typename G::State world = G::redeal(walk.rules, view, chance);
    if (const Complaint complaint = G::check(walk.rules, world)) return complaint;
    if (!(view_for<G>(world, viewer) == view)) return "the view changed";
    if (walk.answers < 8)
        if (const auto a = sent<G>(walk.rules, walk.state, viewer), b = sent<G>(walk.rules, world, viewer);
            a != b)
            return "what is sent changed:" + difference(a, b);
    if (G::is_over(world.table)) return "";
    if (world.round.owing.is_empty()) return "nobody owes an answer";
    if (!(world.round.owing - world.round.asked).is_empty())
        return "a seat owes an answer that was not asked";
    for (Seat seat : world.round.owing)
        if (offers_of<G>(walk.rules, seen_by<G>(world, seat)).empty()) return "a seat has nothing to answer";
    if (!(world.round.owing & walk.done_openly).is_empty())
        return "a seat owes an answer that has answered in the open";
    if (viewer != no_seat && world.round.owing.has(viewer) != walk.owing().has(viewer))
        return "the viewer's own answer is forgotten or invented";
    return "";
}

// A redealt world can be played to its end.
template <Game G>
std::string fault_beyond(const Walk<G>& walk, typename G::State world, FastChance chance) {
    FastSource source(chance.bits());
    NamedChance named(source);
    Silence silence;
    const u64 most = u64{G::longest(walk.rules)} + max_seats;  // sealed answers are given again
    u64 decisions = walk.decisions;
    for (u64 answers = walk.answers; !G::is_over(world.table); ++answers) {
        if (decisions > most) return "it never ends";
        if (answers > walk.answers + long_enough) return "";
        const Seat seat = chance.seat(world.round.owing);
        const auto offers = offers_of<G>(walk.rules, seen_by<G>(world, seat));
        if (offers.empty()) return "a seat has nothing to answer";
        G::apply(walk.rules, world, seat, any_of(offers, chance), named, silence);
        decisions += !world.round.is_in_group(seat);
        if (const Complaint complaint = G::check(walk.rules, world)) return complaint;
    }
    return "";
}

template <Game G, class Note>
void walk_redealing(Walk<G>& walk, const Note& note) {
    const u32 every = 4 * slowness, rarely = 60 * slowness;
    for (;; walk.step()) {
        const bool looks = walk.answers < 8 || walk.is_over() || walk.dice.below(every) == 0;
        for (Seat viewer : viewers(walk.players())) {
            if (!looks) break;
            const std::string who =
                viewer == no_seat ? "a spectator" : "seat " + std::to_string(index_of(viewer));
            if (const std::string fault = fault_in_redeal(walk, viewer); !fault.empty())
                return note("redealt for " + who + ": " + fault);
            if (walk.dice.below(rarely) != 0) continue;
            FastChance chance(walk.dice.bits());
            const auto world = G::redeal(walk.rules, view_for<G>(walk.state, viewer), chance);
            if (const std::string fault = fault_beyond(walk, world, chance); !fault.empty())
                return note("redealt for " + who + " and played on: " + fault);
        }
        if (is_long_enough(walk)) return;
    }
}
template <Game G, class T>
Failures redeals_are_possible_worlds(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_redealing(walk, note); };
    return at_every_table<G, T>(players, 800 / slowness, visit, Start::planted_too);
}
template <Game G, class T>
Failures redeals_are_possible_worlds_with_random_options(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_redealing(walk, note); };
    return at_random_tables<G, T>(players, Sets::often_early, visit, Start::planted_too);
}

// Repeats the outcomes of another world where they are possible here: dice, seats and flips always, but one
// card in `changes` (0: none, 1: each) is drawn anew. Says whether all but the cards could be repeated.
class EchoSource final : public ChanceSource {
  public:
    EchoSource(const std::vector<Outcome>& words, u32 changes, u64 seed)
        : words_(words), changes_(changes), dice_(seed), else_(~seed) {}
    int answer(const Draw& step) override {
        const bool is_changed = step.kind == Draw::Kind::card && changes_ > 0 && dice_.below(changes_) == 0;
        const bool is_kept = next_ < words_.size() && !is_changed;
        const int echo = is_kept ? answer_for(step, words_[next_]) : -1;
        ++next_;
        if (echo >= 0) return echo;
        if (step.kind != Draw::Kind::card) is_exact_ = false;
        return else_.answer(step);
    }
    bool is_exact() const { return is_exact_; }

  private:
    const std::vector<Outcome>& words_;
    u32 changes_;
    FastChance dice_;
    FastSource else_;
    std::size_t next_ = 0;
    bool is_exact_ = true;
};

// What a viewer hears of events from the `from`-th on; empty where an event is not for it.
template <Game G>
using Heard = std::vector<std::optional<typename G::Event>>;

template <Game G>
Heard<G> heard(const typename Walk<G>::Told& told, std::size_t from, Seat viewer) {
    Heard<G> list;
    for (std::size_t i = from; i < told.size(); ++i)
        list.push_back(told[i].audience.includes(viewer) ? std::optional(told[i].event) : std::nullopt);
    return list;
}
template <class List>
List without_blanks(List list) {
    std::erase(list, std::nullopt);
    return list;
}

// Whether one of the seats that a value names is this one.
template <class Value>
bool names_seat(const Value& value, Seat seat) {
    bool is_named = false;
    Value::each(value, [&](std::string_view, const auto& field) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, Seat>)
            is_named |= seat != no_seat && field == seat;
    });
    return is_named;
}

// How often news of one kind was to be seen in the view afterwards, and how often not: those a seat hears of
// itself, and those it hears of others. News that no view keeps are told to the wrong seats; now and then it happens to
// honest ones (a card shown, then shuffled away at once).
struct NewsTally {
    struct Count {
        int kept = 0, forgotten = 0;
    };
    std::map<std::string, Count> kinds;

    template <class List>
    void add(const List& here, const List& there, Seat viewer, bool is_kept) {
        std::size_t i = 0;
        while (i < here.size() && i < there.size() && here[i] == there[i]) ++i;
        const auto& news = i < here.size() && here[i] ? here[i] : i < there.size() ? there[i] : here.back();
        if (!news) return;
        const std::string json = to_json(*news);
        const std::string whose = names_seat(*news, viewer) ? "} of themselves" : "} of others";
        Count& count = kinds[json.substr(0, json.find_first_of(",}")) + whose];
        ++(is_kept ? count.kept : count.forgotten);
    }
    void report(Failures& failures) const {
        for (const auto& [kind, count] : kinds)
            if (count.forgotten >= 3 && count.forgotten > count.kept)
                failures.add("news " + kind + " are told to seats whose views do not show them: " +
                             std::to_string(count.forgotten) + " times of " +
                             std::to_string(count.forgotten + count.kept));
    }
};

// Whether everybody is asked the same in two positions.
template <Game G>
bool asks_the_same(const typename G::State& a, const typename G::State& b) {
    if (a.round.asked != b.round.asked || G::is_over(a.table) != G::is_over(b.table)) return false;
    for (Seat seat : a.round.asked)
        if (G::question(a.table, seat) != G::question(b.table, seat)) return false;
    return true;
}

// A second world behind the same view, played in step with the first: the viewer answers the same in both.
template <Game G>
class Twin {
  public:
    using State = typename G::State;
    using Choice = typename G::Choice;

    Twin(const Walk<G>& walk, Seat viewer, FastChance& dice)
        : rules_(&walk.rules),
          viewer_(viewer),
          dice_(&dice),
          changes_(dice.below(3) * 5),
          keeps_choices_(dice.flip()) {
        FastChance chance(dice.bits());
        state_ = G::redeal(*rules_, view_for<G>(walk.state, viewer), chance);
        // In a redealt world the others have not answered yet; here they do, with the same answer if they
        // can.
        for (const Answer<G>& answer : walk.sealed)
            if (answer.seat != viewer && state_.round.owing.has(answer.seat)) apply(answer);
    }
    // False if the other world cannot be answered in step: it has left the common path.
    bool can_follow(const Walk<G>& walk) const {
        for (Seat seat : walk.owing())
            if (walk.state.round.is_in_group(seat) != state_.round.is_in_group(seat)) return false;
        return walk.owing() == state_.round.owing && walk.state.round.number == state_.round.number;
    }

    // Follows the walk's last answer, from `told_before` events on; what gives the two worlds away, or
    // nothing.
    std::string fault_after(const Walk<G>& walk, std::size_t told_before, NewsTally& tally) {
        told_.clear();
        moments_.clear();
        if (state_.round.is_fresh()) is_same_round_ = true;
        apply(walk.last);
        // An answer given in one step here may take several there; nobody else sees which, only later that it is whole.
        if (is_picking(walk.state, walk.last) != is_picking(state_, walk.last)) return has_parted_ = true, "";
        const Heard<G> here = heard<G>(walk.told, told_before, viewer_), there = heard<G>(told_, 0, viewer_);
        if (std::string fault = fault_between(walk, told_before, here, there); !fault.empty()) return fault;
        const std::string change = difference_for<G>(*rules_, walk.state, state_, viewer_);
        has_parted_ = here != there;
        if (!has_parted_) return change.empty() ? "" : "shown but never told:" + change;
        if (without_blanks(here) == without_blanks(there))
            return "the number of events gives a secret away: " + std::to_string(here.size()) + " or " +
                   std::to_string(there.size());
        if (is_same_round_) tally.add(here, there, viewer_, !change.empty());
        return fault_in_time(walk, told_before, here, there);
    }
    bool has_parted() const { return has_parted_; }

  private:
    static bool is_picking(const State& state, const Answer<G>& answer) {
        return answer.seat != no_seat && state.round.is_in_group(answer.seat);
    }
    // The table is also seen at each event: as long as the same was heard, the same must be seen.
    std::string fault_between(const Walk<G>& walk, std::size_t told_before, const Heard<G>& here,
                              const Heard<G>& there) {
        for (std::size_t i = 0; i < here.size() && i < there.size() && here[i] == there[i]; ++i) {
            const State& a = walk.moments[told_before + i];
            if (view_for<G>(a, viewer_) == view_for<G>(moments_[i], viewer_)) continue;
            return "shown when an event is told, but never told: " +
                   (here[i] ? to_json(*here[i]) : std::string("one that is not for it")) +
                   difference(to_json(view_for<G>(a, viewer_), walk.players()),
                              to_json(view_for<G>(moments_[i], viewer_), walk.players()));
        }
        return "";
    }
    // Change, then tell: where the first news that differ are told, the table must already look different if they ever show.
    // It looks the same until it differs at an event that was the same in both worlds, or behind the last one: then the
    // change came after its event. (What is asked next is never told, so another question may show behind the last event.)
    std::string fault_in_time(const Walk<G>& walk, std::size_t told_before, const Heard<G>& here,
                              const Heard<G>& there) const {
        const auto looks_alike = [&](const State& a, const State& b) {
            return view_for<G>(a, viewer_) == view_for<G>(b, viewer_);
        };
        const std::size_t count = std::min(here.size(), there.size());
        std::size_t news = 0;
        while (news < count && here[news] == there[news]) ++news;
        std::size_t i = news;
        while (i < count && looks_alike(walk.moments[told_before + i], moments_[i]) &&
               (i == news || here[i] == there[i]))
            ++i;
        if (i == news) return "";
        const bool is_late_at_an_event = i < count && here[i] == there[i];
        const bool is_late_at_the_end = i == here.size() && i == there.size() &&
                                        asks_the_same<G>(walk.state, state_) &&
                                        !looks_alike(walk.state, state_);
        if (!is_late_at_an_event && !is_late_at_the_end) return "";
        return "told before it was so: " + (here[news] ? to_json(*here[news]) : to_json(*there[news]));
    }
    void apply(const Answer<G>& answer) {
        if (!answer.is_choice()) return apply_as_it_is(answer);
        const auto offers = offers_of<G>(*rules_, seen_by<G>(state_, answer.seat));
        if (offers.empty()) throw CheckFailed("in a redealt world a seat has nothing to answer");
        const bool is_offered = std::find(offers.begin(), offers.end(), answer.choice) != offers.end();
        const bool keeps = is_offered && (keeps_choices_ || answer.seat == viewer_ || dice_->flip());
        const Choice choice = keeps ? answer.choice : any_of(offers, *dice_);
        EchoSource source(answer.chance, changes_, dice_->bits());
        NamedChance chance(source);
        Hearing<G> tell{told_, &state_, &moments_};
        G::apply(*rules_, state_, answer.seat, choice, chance, tell);
        is_same_round_ = is_same_round_ && choice == answer.choice && source.is_exact();
    }
    // An expired clock and a report are public facts.
    void apply_as_it_is(const Answer<G>& answer) {
        EchoSource source(answer.chance, changes_, dice_->bits());
        NamedChance chance(source);
        Hearing<G> tell{told_, &state_, &moments_};
        carry_out<G>(*rules_, state_, answer, chance, tell);
        is_same_round_ = is_same_round_ && source.is_exact();
    }
    const typename G::Rules* rules_;
    Seat viewer_;
    FastChance* dice_;
    u32 changes_;  // 0, 5 or 10: none, or one card in so many is another one there
    bool keeps_choices_;
    bool is_same_round_ = true;  // the same answers and outcomes in both worlds since the question was put
    State state_{};
    typename Walk<G>::Told told_;
    typename Walk<G>::Moments moments_;
    bool has_parted_ = false;
};

// While a round is open, an answer is nobody's business: no event, and nothing anybody else is sent changes.
template <Game G>
std::string fault_in_sealing(const Walk<G>& walk, const typename G::State& before, std::size_t told_before) {
    if (!walk.is_round_open || walk.last.is_open) return "";
    if (walk.told.size() != told_before) return "an event betrays that a sealed answer came in";
    if (!walk.last.chance.empty()) return "chance was used before the last sealed answer came in";
    for (Seat viewer : viewers(walk.players())) {
        if (viewer == walk.last.seat) continue;
        const std::string change = difference_for<G>(walk.rules, before, walk.state, viewer);
        if (!change.empty()) return "a sealed answer shows:" + change;
    }
    return "";
}

// Shuffles the answers of a round; the steps of one seat stay in their order.
template <Game G>
void in_another_order(std::vector<Answer<G>>& round, FastChance& dice) {
    std::vector<Seat> order;
    for (const Answer<G>& answer : round) order.push_back(answer.seat);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[dice.below(static_cast<u32>(i))]);
    std::vector<Answer<G>> shuffled;
    for (Seat seat : order) {
        const auto next =
            std::find_if(round.begin(), round.end(), [&](const Answer<G>& a) { return a.seat == seat; });
        shuffled.push_back(*next);
        round.erase(next);
    }
    round = std::move(shuffled);
}

// The same answers of a whole round, given in another order, must lead to the same world and the same news.
// (A round may close before the last answer, once nothing can change its outcome.)
template <Game G>
std::string fault_of_order(const Walk<G>& walk, const typename G::State& fresh, std::vector<Answer<G>> round,
                           std::size_t told_before, FastChance& dice) {
    in_another_order<G>(round, dice);
    typename G::State state = fresh;
    typename Walk<G>::Told told;
    EchoSource source(walk.last.chance, 0, 0);
    NamedChance chance(source);
    Hearing<G> tell{told};
    for (const Answer<G>& answer : round) {
        const typename G::State before = state;
        carry_out<G>(walk.rules, state, answer, chance, tell);
        if (!is_same_round(before, state)) break;
    }
    if (!(state == walk.state)) return "the order of sealed answers matters";
    for (Seat viewer : viewers(walk.players()))
        if (heard<G>(walk.told, told_before, viewer) != heard<G>(told, 0, viewer))
            return "the order of sealed answers is told";
    return "";
}

template <Game G>
struct SecretWatch {
    Walk<G>& walk;
    NewsTally& tally;
    typename G::State fresh{};       // when the present question was put
    std::vector<Answer<G>> round{};  // its answers so far
    std::size_t told_when_fresh = 0;
    std::vector<Twin<G>> twins{};

    // Splits off second worlds for a viewer now and then.
    void split() {
        const u32 every = 4 * slowness;
        if (twins.size() >= 6 || (walk.answers >= 8 && walk.dice.below(every) != 0)) return;
        const auto all = viewers(walk.players());
        twins.emplace_back(walk, any_of(all, walk.dice), walk.dice);
        if (!twins.back().can_follow(walk)) twins.pop_back();
    }
    std::string step() {
        // Who leaves is answered for at once: then a question is new without being fresh.
        if (walk.is_fresh() || !is_same_round(fresh, walk.state))
            fresh = walk.state, round.clear(), told_when_fresh = walk.told.size();
        const typename G::State before = walk.state;
        const std::size_t told_before = walk.told.size();
        std::erase_if(twins, [&](const Twin<G>& twin) { return !twin.can_follow(walk); });
        walk.step();
        round.push_back(walk.last);
        if (std::string fault = fault_in_sealing(walk, before, told_before); !fault.empty()) return fault;
        if (std::string fault = fault_of_twins(told_before); !fault.empty()) return fault;
        const auto is_open = [](const Answer<G>& answer) { return answer.is_open || answer.is_report(); };
        if (round.size() < 2 || walk.is_round_open || std::any_of(round.begin(), round.end(), is_open))
            return "";
        return fault_of_order(walk, fresh, round, told_when_fresh, walk.dice);
    }
    std::string fault_of_twins(std::size_t told_before) {
        for (Twin<G>& twin : twins)
            if (std::string fault = twin.fault_after(walk, told_before, tally); !fault.empty()) return fault;
        std::erase_if(twins, [](const Twin<G>& twin) { return twin.has_parted(); });
        return "";
    }
};

// Two deals with the same dice and other cards: who hears the same must see the same.
template <Game G>
std::string fault_of_deal(const Walk<G>& walk, FastChance& dice) {
    EchoSource source(walk.last.chance, 1, dice.bits());
    NamedChance chance(source);
    typename Walk<G>::Told told;
    Hearing<G> tell{told};
    const typename G::State other = G::setup(walk.rules, chance, tell);
    for (Seat viewer : viewers(walk.players())) {
        const Heard<G> here = heard<G>(walk.told, 0, viewer), there = heard<G>(told, 0, viewer);
        if (without_blanks(here) != without_blanks(there)) continue;
        if (here != there) return "the number of events gives the deal away";
        const std::string change = difference_for<G>(walk.rules, walk.state, other, viewer);
        if (!change.empty()) return "of the deal, shown but never told:" + change;
    }
    return "";
}

template <Game G, class Note>
void walk_secretly(Walk<G>& walk, NewsTally& tally, const Note& note) {
    for (int n = 0; n < 8 && !walk.is_planted; ++n)
        if (const std::string fault = fault_of_deal(walk, walk.dice); !fault.empty()) return note(fault);
    SecretWatch<G> watch{walk, tally};
    while (!is_long_enough(walk)) {
        watch.split();
        if (const std::string fault = watch.step(); !fault.empty()) return note(fault);
    }
}
template <Game G, class T>
Failures secrets_stay_secret(int players) {
    NewsTally tally;
    const auto visit = [&](Walk<G>& walk, const auto& note) { walk_secretly(walk, tally, note); };
    Failures failures = at_every_table<G, T>(players, 1500 / slowness, visit, Start::planted_too);
    tally.report(failures);
    return failures;
}
template <Game G, class T>
Failures secrets_stay_secret_with_random_options(int players) {
    NewsTally tally;
    const auto visit = [&](Walk<G>& walk, const auto& note) { walk_secretly(walk, tally, note); };
    return at_random_tables<G, T>(players, Sets::whole, visit, Start::planted_too);
}

}  // namespace fg::conformance
