// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A card that some seats know and others do not, without being anybody's own: a face-down pile looked into, a
// traded card, a known card at the bottom of a deck. A game writes such a zone once, as a template over the
// card:
//
//   template <template <class> class Card> struct Veiled { FixedVec<Card<Face>, 8> pile; FG_FIELDS(Veiled,
//   pile) };
//
// Veiled<Known> stands in the State, Veiled<Maybe> in a View; `veil_zone` is the only way from one to the
// other.
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

namespace detail {

template <class T>
constexpr void veil(const Known<T>& from, Maybe<T>& to, Seat viewer) {
    if (from.known_to.has(viewer)) to = {.value = from.value, .is_seen = true};
}
template <class T>
constexpr void veil(const T& from, T& to, Seat) {
    to = from;
}
template <class A, class B, int N>
constexpr void veil(const Row<A, N>& from, Row<B, N>& to, Seat viewer) {
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

}  // namespace detail

// What `viewer` sees of a veiled zone, field by field.
template <class KnownZone, class SeenZone>
constexpr void veil_zone(const KnownZone& zone, SeenZone& seen, Seat viewer) {
    if constexpr (!std::is_same_v<KnownZone, Nothing>)
        KnownZone::each_pair(zone, seen, [viewer](std::string_view, const auto& from, auto& to) {
            detail::veil(from, to, viewer);
        });
}

}  // namespace fg
