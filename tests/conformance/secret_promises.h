// SPDX-License-Identifier: Apache-2.0
// Promises 6 and 7: a redealt world is possible and looks the same to its viewer, and no secret reaches a
// seat it is kept from: not by a view, an offer, an event, the number or order of events, nor by who is
// asked.
#pragma once

#include "tests/conformance/walk.h"

namespace fg::conformance {

// Every byte a viewer is sent about a position.
template <Game G>
std::string sent(const typename G::Rules& rules, const typename G::State& state, Seat viewer) {
    const int players = rules.players;
    typename G::View view = view_for<G>(state, viewer);
    std::string bytes = to_json(view, players);
    bytes += "\nasked " + to_json(G::asked(state.table));
    for (Seat seat : G::asked(state.table))
        bytes += ' ' + std::string(name_of(G::question(state.table, seat))) + ' ' +
                 std::to_string(G::clock_seconds(rules, state.table, seat));
    bytes += '\n' + to_json(G::result(rules, state.table), players);
    if (viewer != no_seat && !G::is_over(state.table) && G::owing(state).has(viewer))
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

// Promise 6 at one position, or nothing.
template <Game G>
std::string fault_in_redeal(Walk<G>& walk, Seat viewer) {
    const typename G::View view = view_for<G>(walk.state, viewer);
    FastChance chance(walk.dice.bits());
    const typename G::State world = G::redeal(walk.rules, view, chance);
    if (const Complaint complaint = G::check(walk.rules, world)) return complaint;
    if (!(view_for<G>(world, viewer) == view)) return "the view changed";
    const std::string before = sent<G>(walk.rules, walk.state, viewer),
                      after = sent<G>(walk.rules, world, viewer);
    if (before != after) return "what is sent changed:" + difference(before, after);
    if (G::is_over(world.table)) return "";
    if (G::owing(world).is_empty()) return "nobody owes an answer";
    if (!(G::owing(world) - G::asked(world.table)).is_empty())
        return "a seat owes an answer that was not asked";
    if (viewer != no_seat && G::owing(world).has(viewer) != walk.owing().has(viewer))
        return "the viewer's own answer is forgotten or invented";
    return "";
}

// A redealt world can be played to its end.
template <Game G>
std::string fault_beyond(const Walk<G>& walk, typename G::State world, FastChance chance) {
    FastSource source(chance.bits());
    NamedChance named(source);
    Silence silence;
    for (u32 answers = walk.answers; !G::is_over(world.table); ++answers) {
        if (answers > G::longest(walk.rules) + SeatSet::first(max_seats).size()) return "it never ends";
        const Seat seat = chance.seat(G::owing(world));
        const auto offers = offers_of<G>(walk.rules, seen_by<G>(world, seat));
        if (offers.empty()) return "a seat has nothing to answer";
        G::apply(walk.rules, world, seat, any_of(offers, chance), named, silence);
        if (const Complaint complaint = G::check(walk.rules, world)) return complaint;
    }
    return "";
}

template <Game G, class T>
Failures redeals_are_possible_worlds(int players) {
    return at_every_table<G, T>(players, 1, [](Walk<G>& walk, const auto& note) {
        const u32 every = is_slow_build ? 24 : 3, rarely = is_slow_build ? 400 : 60;
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
            if (walk.is_over() || is_too_long(walk)) return;
        }
    });
}

// Repeats the outcomes of another world where they are possible here: dice, seats and flips always, cards
// only if `keeps_cards`. Says whether everything could be repeated.
class EchoSource final : public ChanceSource {
  public:
    EchoSource(const std::vector<ChanceWord>& words, bool keeps_cards, u64 seed)
        : words_(words), keeps_cards_(keeps_cards), else_(seed) {}
    int answer(const ChanceStep& step) override {
        const bool is_kept = next_ < words_.size() && (keeps_cards_ || step.kind != ChanceStep::Kind::card);
        const int echo = is_kept ? answer_for(step, words_[next_]) : -1;
        ++next_;
        if (echo >= 0) return echo;
        is_exact_ = false;
        return else_.answer(step);
    }
    bool is_exact() const { return is_exact_ && next_ == words_.size(); }

  private:
    const std::vector<ChanceWord>& words_;
    bool keeps_cards_;
    FastSource else_;
    std::size_t next_ = 0;
    bool is_exact_ = true;
};

// What a viewer hears of events from the `from`-th on: "null" for each that is not for it.
template <Game G>
std::vector<std::string> heard(const typename Walk<G>::Told& told, std::size_t from, Seat viewer,
                               int players) {
    std::vector<std::string> list;
    for (std::size_t i = from; i < told.size(); ++i)
        list.push_back(told[i].audience.includes(viewer) ? to_json(told[i].event, players) : "null");
    return list;
}
inline std::vector<std::string> without_blanks(std::vector<std::string> list) {
    std::erase(list, "null");
    return list;
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
          keeps_cards_(dice.flip()),
          keeps_choices_(dice.flip()) {
        FastChance chance(dice.bits());
        state_ = G::redeal(*rules_, view_for<G>(walk.state, viewer), chance);
        // In a redealt world the others have not answered yet; here they do, with the same answer if they
        // can.
        for (const Answer<G>& answer : walk.sealed)
            if (answer.seat != viewer && G::owing(state_).has(answer.seat)) apply(answer);
    }
    // False if the other world cannot be answered in step: it has left the common path.
    bool can_follow(const Walk<G>& walk) const { return walk.owing() == G::owing(state_); }

    // Follows the walk's last answer, from `told_before` events on; what gives the two worlds away, or
    // nothing.
    std::string fault_after(const Walk<G>& walk, std::size_t told_before) {
        told_.clear();
        if (G::owing(state_) == G::asked(state_.table)) is_same_round_ = true;
        apply(walk.last);
        const auto here = heard<G>(walk.told, told_before, viewer_, rules_->players);
        const auto there = heard<G>(told_, 0, viewer_, rules_->players);
        const std::string a = sent<G>(*rules_, walk.state, viewer_), b = sent<G>(*rules_, state_, viewer_);
        has_parted_ = here != there;
        if (here != there && without_blanks(here) == without_blanks(there))
            return "the number of events gives a secret away: " + std::to_string(here.size()) + " or " +
                   std::to_string(there.size());
        if (here == there && a != b) return "shown but never told:" + difference(a, b);
        if (here != there && a == b && is_same_round_)
            return "told but not to be seen:" + difference(joined(here), joined(there));
        return "";
    }
    bool has_parted() const { return has_parted_; }

  private:
    void apply(const Answer<G>& answer) {
        const auto offers = offers_of<G>(*rules_, seen_by<G>(state_, answer.seat));
        const bool is_offered = std::find(offers.begin(), offers.end(), answer.choice) != offers.end();
        const bool keeps = is_offered && (keeps_choices_ || answer.seat == viewer_ || dice_->flip());
        const Choice choice = keeps ? answer.choice : any_of(offers, *dice_);
        EchoSource source(answer.chance, keeps_cards_, dice_->bits());
        NamedChance chance(source);
        Telling<typename G::Event> tell{told_};
        G::apply(*rules_, state_, answer.seat, choice, chance, tell);
        is_same_round_ = is_same_round_ && choice == answer.choice && source.is_exact();
    }
    static std::string joined(const std::vector<std::string>& list) {
        std::string all;
        for (const std::string& one : list) all += one + ' ';
        return all;
    }

    const typename G::Rules* rules_;
    Seat viewer_;
    FastChance* dice_;
    bool keeps_cards_, keeps_choices_;
    bool is_same_round_ = true;  // the same answers and outcomes in both worlds since the question was put
    State state_{};
    typename Walk<G>::Told told_;
    bool has_parted_ = false;
};

// While a round is open, an answer is nobody's business: no event, and nothing anybody else is sent changes.
template <Game G>
std::string fault_in_sealing(const Walk<G>& walk, const typename G::State& before, std::size_t told_before) {
    if (walk.sealed.empty()) return "";
    if (walk.told.size() != told_before) return "an event betrays that a sealed answer came in";
    if (!walk.last.chance.empty()) return "chance was used before the last sealed answer came in";
    for (Seat viewer : viewers(walk.players())) {
        if (viewer == walk.last.seat) continue;
        const std::string a = sent<G>(walk.rules, before, viewer),
                          b = sent<G>(walk.rules, walk.state, viewer);
        if (a != b) return "a sealed answer shows:" + difference(a, b);
    }
    return "";
}

// The same answers of a whole round, given in another order, must lead to the same world and the same news.
template <Game G>
std::string fault_of_order(const Walk<G>& walk, const typename G::State& fresh, std::vector<Answer<G>> round,
                           std::size_t told_before, FastChance& dice) {
    for (std::size_t i = round.size(); i > 1; --i)
        std::swap(round[i - 1], round[dice.below(static_cast<u32>(i))]);
    typename G::State state = fresh;
    typename Walk<G>::Told told;
    EchoSource source(walk.last.chance, true, 0);
    NamedChance chance(source);
    Telling<typename G::Event> tell{told};
    for (const Answer<G>& answer : round)
        G::apply(walk.rules, state, answer.seat, answer.choice, chance, tell);
    if (!(state == walk.state)) return "the order of sealed answers matters";
    for (Seat viewer : viewers(walk.players()))
        if (heard<G>(walk.told, told_before, viewer, walk.players()) !=
            heard<G>(told, 0, viewer, walk.players()))
            return "the order of sealed answers is told";
    return "";
}

template <Game G>
struct SecretWatch {
    Walk<G>& walk;
    typename G::State fresh{};       // when the present question was put
    std::vector<Answer<G>> round{};  // its answers so far
    std::size_t told_when_fresh = 0;
    std::vector<Twin<G>> twins{};

    // Splits off second worlds for a viewer now and then.
    void split() {
        const u32 every = is_slow_build ? 40 : 6;
        if (twins.size() >= 6 || (walk.answers >= 8 && walk.dice.below(every) != 0)) return;
        const auto all = viewers(walk.players());
        twins.emplace_back(walk, any_of(all, walk.dice), walk.dice);
        if (!twins.back().can_follow(walk)) twins.pop_back();
    }
    std::string step() {
        if (walk.is_fresh()) fresh = walk.state, round.clear(), told_when_fresh = walk.told.size();
        const typename G::State before = walk.state;
        const std::size_t told_before = walk.told.size();
        std::erase_if(twins, [&](const Twin<G>& twin) { return !twin.can_follow(walk); });
        walk.step();
        round.push_back(walk.last);
        if (std::string fault = fault_in_sealing(walk, before, told_before); !fault.empty()) return fault;
        if (std::string fault = fault_of_twins(told_before); !fault.empty()) return fault;
        if (round.size() < 2 || !walk.sealed.empty()) return "";
        return fault_of_order(walk, fresh, round, told_when_fresh, walk.dice);
    }
    std::string fault_of_twins(std::size_t told_before) {
        for (Twin<G>& twin : twins)
            if (std::string fault = twin.fault_after(walk, told_before); !fault.empty()) return fault;
        std::erase_if(twins, [](const Twin<G>& twin) { return twin.has_parted(); });
        return "";
    }
};

template <Game G, class T>
Failures secrets_stay_secret(int players) {
    return at_every_table<G, T>(players, is_slow_build ? 1 : 2, [](Walk<G>& walk, const auto& note) {
        SecretWatch<G> watch{walk};
        while (!walk.is_over() && !is_too_long(walk)) {
            watch.split();
            if (const std::string fault = watch.step(); !fault.empty()) return note(fault);
        }
    });
}

}  // namespace fg::conformance
