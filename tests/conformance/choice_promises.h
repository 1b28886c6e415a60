// SPDX-License-Identifier: Apache-2.0
// Promise 2: what is offered is accepted, what is not offered is refused and changes nothing.
#pragma once

#include <cstring>

#include "match/game_of.h"
#include "tests/conformance/walk.h"

namespace fg::conformance {

// Puts something else of the same type into a field: any name or none, any seat or none, any number.
template <class F>
void mutate_field(F& field, FastChance& chance) {
    if constexpr (std::is_same_v<F, bool>) {
        field = !field;
    } else if constexpr (std::is_same_v<F, Seat>) {
        field = chance.below(8) == 0 ? no_seat : seat_of(static_cast<int>(chance.below(max_seats)));
    } else if constexpr (Named<F>) {
        field = chance.below(8) == 0 ? static_cast<F>(255)
                                     : static_cast<F>(chance.below(static_cast<u32>(name_count<F>)));
    } else if constexpr (std::is_integral_v<F> || std::is_enum_v<F>) {
        field = static_cast<F>(chance.below(2) == 0 ? chance.below(12) : chance.bits());
    } else if constexpr (std::is_same_v<F, SeatSet>) {
        field = SeatSet::of_bits(chance.below(256));
    } else if constexpr (requires { typename F::Member; }) {
        const auto member =
            static_cast<typename F::Member>(chance.below(static_cast<u32>(name_count<typename F::Member>)));
        field.has(member) ? field.remove(member) : field.add(member);
    } else if constexpr (requires { field.at; }) {
        mutate_field(field.at[chance.below(static_cast<u32>(F::capacity))], chance);
    }
}

// One or two fields changed, or the fields of two offered choices mixed.
template <class Choice>
Choice mutated(const std::vector<Choice>& offers, FastChance& chance) {
    Choice choice = any_of(offers, chance);
    const Choice other = any_of(offers, chance);
    int fields = 0;
    Choice::each(choice, [&](std::string_view, auto&) { ++fields; });
    const int first = static_cast<int>(chance.below(static_cast<u32>(fields)));
    const int second = static_cast<int>(chance.below(static_cast<u32>(fields)));
    const bool mixes = chance.flip();
    int index = 0;
    Choice::each_pair(choice, other, [&](std::string_view, auto& field, const auto& another) {
        const bool is_meant = index == first || index == second;
        ++index;
        if (is_meant && mixes) field = another;
        if (is_meant && !mixes) mutate_field(field, chance);
    });
    return choice;
}
template <class Choice>
Choice random_choice(FastChance& chance) {
    Choice choice{};
    Choice::each(choice, [&](std::string_view, auto& field) {
        if (chance.flip()) mutate_field(field, chance);
    });
    return choice;
}

// The match of a walk's table, played in step with it: refusals are looked for at the door players use.
template <Game G, class T>
class Refuser {
  public:
    using Match = MatchOf<G, T>;
    using Choice = typename G::Choice;

    explicit Refuser(Walk<G>& walk) : game_(""), dice_(walk.dice.bits()) {
        MatchSetup setup;
        setup.players = walk.players();
        setup.options = boost::json::parse(to_json(walk.rules.options, walk.players())).as_object();
        setup.seed = SeededSource::seed_from_text(std::to_string(dice_.bits()));
        auto started = game_.start(setup);
        if (!started) throw CheckFailed("the match did not start: " + started.refusal().message);
        match_ = std::move(*started);
        if (!walk.is_planted) return;
        const auto planted = boost::json::parse(to_json(walk.state, walk.players()));
        if (const Or<Done> set = match_->set_state(planted); !set) throw CheckFailed(set.refusal().message);
    }
    Match& match() { return static_cast<Match&>(*match_); }

    // Everything wrong with the doors of this position, or nothing.
    std::string fault() {
        for (Seat seat : viewers(match().players())) {
            const auto offers = match().offers(seat);
            if (!match().owing().has(seat)) {
                if (!offers.empty()) return "a seat that owes nothing is offered something";
                if (!is_refused(seat, Choice{})) return "a seat that owes nothing is not refused";
            } else if (std::string fault = fault_at(seat); !fault.empty()) {
                return fault;
            }
        }
        return is_refused(seat_of(match().players()), Choice{}) ? ""
                                                                : "a seat that is not there is not refused";
    }

  private:
    std::string fault_at(Seat seat) {
        const std::vector<Choice> offers = offers_of<G>(match().rules(), seen_by<G>(match().state(), seat));
        for (std::size_t i = 0; i < offers.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k)
                if (offers[i] == offers[k]) return "offered twice: " + to_json(offers[i]);
            if (std::string fault = fault_when_chosen(seat, offers[i]); !fault.empty()) return fault;
        }
        for (int n = 0; n < 24; ++n) {
            const Choice choice = n % 4 == 0 ? random_choice<Choice>(dice_) : mutated(offers, dice_);
            const bool is_offered = std::find(offers.begin(), offers.end(), choice) != offers.end();
            if (!is_offered && !is_refused(seat, choice)) return "not refused untouched: " + to_json(choice);
        }
        return "";
    }
    // On a copy of the state: the match itself goes on with one of them.
    std::string fault_when_chosen(Seat seat, const Choice& choice) {
        typename G::State next = match().state();
        FastSource source(dice_.bits());
        NamedChance chance(source);
        Silence silence;
        G::apply(match().rules(), next, seat, choice, chance, silence);
        const Complaint complaint = G::check(match().rules(), next);
        return complaint == nullptr ? "" : std::string(complaint) + ", after " + to_json(choice);
    }
    bool is_refused(Seat seat, const Choice& choice) {
        typename G::State before;
        std::memcpy(static_cast<void*>(&before), &match().state(), sizeof before);
        const std::size_t events = match().event_count(), steps = match().step_count();
        const Or<Done> done = match().choose(seat, AnyChoice::of(choice), {});
        return !done && !done.refusal().code.empty() && !done.refusal().message.empty() &&
               std::memcmp(&before, &match().state(), sizeof before) == 0 &&
               match().event_count() == events && match().step_count() == steps;
    }

    GameOf<G, T> game_;
    FastChance dice_;
    std::unique_ptr<AnyMatch> match_;
};

// A match of its own, since players choose there: it begins with the deal, or in the position that the walk was planted in.
template <class T, Game G, class Note>
void walk_refusing(Walk<G>& walk, const Note& note) {
    Refuser<G, T> refuser(walk);
    auto& match = refuser.match();
    const u32 every = 1 + G::longest(walk.rules) / 100;
    for (; !is_long_enough(walk); ++walk.answers) {
        if (walk.answers < 10 || match.is_over() || walk.dice.below(every < 8 ? every : 8) == 0)
            if (const std::string fault = refuser.fault(); !fault.empty()) return note(fault);
        if (match.is_over()) return;
        const SeatSet owing = match.owing();
        const Seat seat = owing.nth(static_cast<int>(walk.dice.below(static_cast<u32>(owing.size()))));
        const auto choice = any_of(offers_of<G>(match.rules(), seen_by<G>(match.state(), seat)), walk.dice);
        if (const Or<Done> done = match.choose(seat, AnyChoice::of(choice), {}); !done)
            return note("an offered choice is refused: " + done.refusal().message);
    }
}
template <Game G, class T>
Failures refuses_what_is_not_offered(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_refusing<T>(walk, note); };
    return at_every_table<G, T>(players, 800 / slowness, visit, Start::planted_too);
}
template <Game G, class T>
Failures refuses_what_is_not_offered_with_random_options(int players) {
    const auto visit = [](Walk<G>& walk, const auto& note) { walk_refusing<T>(walk, note); };
    return at_random_tables<G, T>(players, Sets::often_early, visit, Start::planted_too);
}

}  // namespace fg::conformance
