// SPDX-License-Identifier: Apache-2.0
// What each viewer of a match was told and can still see or have written down, though the rules have moved on: for games whose
// words keep such notes (HasNotes in text.h). They are kept beside the state and not in it: rules and bots know nothing of them.
#pragma once

#include "engine/fields.h"
#include "match/text.h"

namespace fg {

// Of a game without notes: nothing.
template <class G, class T>
struct MatchNotes {
    void take(const typename G::Rules&, const typename G::State&, int, Audience, const typename G::Event&) {}
};

template <class G, class T>
    requires HasNotes<T, G>
struct MatchNotes<G, T> {
    Array<typename T::Notes, G::max_players + 1> by_viewer{};  // spectators' last

    const typename T::Notes& of(Seat viewer) const { return by_viewer[place_of(viewer)]; }
    // `state` is the one in which the event is told.
    void take(const typename G::Rules& rules, const typename G::State& state, int players, Audience audience,
              const typename G::Event& event) {
        note(rules, state, no_seat, audience, event);
        for (Seat seat : SeatSet::first(players)) note(rules, state, seat, audience, event);
    }

  private:
    static int place_of(Seat viewer) { return viewer == no_seat ? G::max_players : index_of(viewer); }
    void note(const typename G::Rules& rules, const typename G::State& state, Seat viewer, Audience audience,
              const typename G::Event& event) {
        if (audience.includes(viewer))
            T::note(rules, view_for<G>(state, viewer), event, by_viewer[place_of(viewer)]);
    }
};

// A person's view with their notes, which stand in it as one more field.
template <class View, class Notes>
struct NotedView {
    View view{};
    Notes notes{};

    template <class Self, class Visitor>
    static constexpr void each(Self& self, Visitor&& visit) {
        View::each(self.view, visit);
        visit("notes", self.notes);
    }
    template <class Self, class Other, class Visitor>
    static constexpr void each_pair(Self& self, Other& other, Visitor&& visit) {
        View::each_pair(self.view, other.view, visit);
        visit("notes", self.notes, other.notes);
    }
    friend constexpr bool operator==(const NotedView&, const NotedView&) = default;
};
template <class View, class Notes>
inline constexpr bool lists_every_field<NotedView<View, Notes>> = lists_every_field<View>;

// What a person is sent.
template <class G, class T>
struct PersonView {
    using type = typename G::View;
};
template <class G, class T>
    requires HasNotes<T, G>
struct PersonView<G, T> {
    using type = NotedView<typename G::View, typename T::Notes>;
};

}  // namespace fg
