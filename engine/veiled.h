// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A card that some seats know and others do not, without being anybody's own: a face-down card looked at, a traded card, a
// known card at the bottom of a deck. A game writes such a zone once, as a template over the card:
//
//   template <template <class> class Card>
//   struct Veiled {
//       FixedVec<Card<Face>, 8> pile;
//       FG_FIELDS(Veiled, pile)
//   };
//
// Veiled<Known> stands in the State, Veiled<Maybe> in a View, and `veil` is the only way from one to the other. Rules that
// may read only what a seat sees get a Lens: it shows both in the same way, and copies nothing.
#pragma once

#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/seat.h"

namespace fg {

template <class T>
struct Known {
    T value{};
    SeatSet known_to;
    friend constexpr bool operator==(const Known&, const Known&) = default;
};

template <class T>
struct Maybe {
    T value{};  // T{} unless seen
    bool is_seen = false;
    friend constexpr bool operator==(const Maybe&, const Maybe&) = default;
};

// What `viewer` sees of `from`. Another type that hides something brings its own `veil` and `look`.
template <class T>
constexpr void veil(const Known<T>& from, Maybe<T>& to, Seat viewer) {
    if (from.known_to.has(viewer)) to = {.value = from.value, .is_seen = true};
}
template <class T>
constexpr void veil(const T& from, T& to, Seat) {
    to = from;
}
template <class A, class B, int N>
constexpr void veil(const Array<A, N>& from, Array<B, N>& to, Seat viewer) {
    for (int i = 0; i < N; ++i) veil(from[i], to[i], viewer);
}
template <class A, class B, int N>
constexpr void veil(const PerSeat<A, N>& from, PerSeat<B, N>& to, Seat viewer) {
    for (int i = 0; i < N; ++i) veil(from.at[i], to.at[i], viewer);
}
template <class A, class B, int N>
constexpr void veil(const FixedVec<A, N>& from, FixedVec<B, N>& to, Seat viewer) {
    for (const A& item : from) {
        B seen{};
        veil(item, seen, viewer);
        to.push_back(seen);
    }
}

// The type that a view has for a zone of the state.
template <class Zone>
struct ShownZone {
    using type = Zone;
};
template <template <template <class> class> class Zone>
struct ShownZone<Zone<Known>> {
    using type = Zone<Maybe>;
};

// What `viewer` sees of a whole zone, field by field.
template <class Zone, class Shown>
constexpr void veil_zone(const Zone& zone, Shown& shown, Seat viewer) {
    if constexpr (!std::is_same_v<Zone, Nothing>)
        Zone::each_pair(zone, shown,
                        [viewer](std::string_view, const auto& from, auto& to) { veil(from, to, viewer); });
}

// The same card through a lens, from either side.
template <class T>
constexpr Maybe<T> look(const Known<T>& card, Seat me) {
    return card.known_to.has(me) ? Maybe<T>{.value = card.value, .is_seen = true} : Maybe<T>{};
}
template <class T>
constexpr Maybe<T> look(const Maybe<T>& card, Seat) {
    return card;
}

// A veiled zone as one seat sees it, whether it stands in a State or in a View:
//   seen.veiled.at([](const auto& zone) -> const auto& { return zone.prize; })     a Maybe<Colour>
template <class Zone>
class Lens {
  public:
    using Shown = typename ShownZone<Zone>::type;
    constexpr Lens(const Zone& zone, Seat me) : zone_(&zone), me_(me) {}
    constexpr Lens(const Shown& shown, Seat me)
        requires(!std::is_same_v<Zone, Shown>)
        : shown_(&shown), me_(me) {}

    template <class Pick>
    constexpr auto at(Pick&& pick) const {
        return zone_ != nullptr ? look(pick(*zone_), me_) : look(pick(*shown_), me_);
    }

  private:
    const Zone* zone_ = nullptr;
    const Shown* shown_ = nullptr;
    Seat me_;
};
// Nothing is veiled.
template <>
class Lens<Nothing> {
  public:
    constexpr Lens(const Nothing&, Seat) {}
};

}  // namespace fg
