// SPDX-License-Identifier: Apache-2.0
// Any game, made indiscreet or hasty by a Tell put between it and the table. Promise 7 must notice: otherwise it is
// blind to this game's events.
#pragma once

#include "tests/conformance/secret_promises.h"

namespace fg::conformance {

// What was told to some is told to all.
template <class Tell>
struct LoudTell {
    static constexpr bool listens = Tell::listens;
    Tell& tell;
    template <class Event>
    void operator()(Audience, const Event& event) const {
        tell(Audience::all(), event);
    }
};

// What was told to some is told only if its content happens to be odd: the numbers of events betray it.
template <class Tell>
struct MutteringTell {
    static constexpr bool listens = Tell::listens;
    Tell& tell;
    template <class Event>
    void operator()(Audience audience, const Event& event) const {
        if (audience.everyone || hash_of(event) % 2 == 1) tell(audience, event);
    }
};

template <Game G, template <class> class Between>
struct Indiscreet : G {
    template <class C, class T>
    static typename G::State setup(const typename G::Rules& rules, C& chance, T& tell) {
        Between<T> between{tell};
        return G::setup(rules, chance, between);
    }
    template <class C, class T>
    static void apply(const typename G::Rules& rules, typename G::State& state, Seat seat,
                      const typename G::Choice& choice, C& chance, T& tell) {
        Between<T> between{tell};
        G::apply(rules, state, seat, choice, chance, between);
    }
    template <class C, class T>
        requires HasExpire<G>
    static void expire(const typename G::Rules& rules, typename G::State& state, Seat seat, C& chance,
                       T& tell) {
        Between<T> between{tell};
        G::expire(rules, state, seat, chance, between);
    }
    template <class C, class T>
        requires HasReports<G>
    static void report(const typename G::Rules& rules, typename G::State& state, const Report& report,
                       C& chance, T& tell) {
        Between<T> between{tell};
        G::report(rules, state, report, chance, between);
    }
};

// Events for which `is_hasty` holds are told before whatever has changed since the event before.
template <Game G, auto is_hasty>
struct Hasty : G {
    template <class Tell>
    struct HastyTell {
        static constexpr bool listens = Tell::listens;
        Tell& tell;
        typename G::State& state;
        typename G::State before = state;
        void operator()(Audience audience, const typename G::Event& event) {
            const typename G::State now = state;
            if (is_hasty(event)) state = before;
            tell(audience, event);
            state = before = now;
        }
    };
    template <class C, class T>
    static void apply(const typename G::Rules& rules, typename G::State& state, Seat seat,
                      const typename G::Choice& choice, C& chance, T& tell) {
        HastyTell<T> hasty{tell, state};
        G::apply(rules, state, seat, choice, chance, hasty);
    }
};

// A game of which every event passes through the code, which may change `event` or `audience`, or return to leave it out.
#define FG_FAULTY_TELL(Name, ...)                               \
    template <class Tell>                                       \
    struct Name##Tell {                                         \
        static constexpr bool listens = Tell::listens;          \
        Tell& tell;                                             \
        void operator()(Audience audience, Event event) const { \
            __VA_ARGS__                                         \
            tell(audience, event);                              \
        }                                                       \
    };                                                          \
    using Name = ::fg::conformance::Indiscreet<Honest, Name##Tell>;

template <Game G, class T>
Failures faults_of_a_hasty_game(int players) {
    return secrets_stay_secret<Hasty<G, [](const typename G::Event&) { return true; }>, T>(players);
}
template <Game G, class T>
Failures faults_of_a_loud_game(int players) {
    return secrets_stay_secret<Indiscreet<G, LoudTell>, T>(players);
}
template <Game G, class T>
Failures faults_of_a_muttering_game(int players) {
    return secrets_stay_secret<Indiscreet<G, MutteringTell>, T>(players);
}

}  // namespace fg::conformance
