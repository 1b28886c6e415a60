// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// One store for unique cards: in which pile each lies, in which order, which back it shows, who knows its face. Sizes, backs,
// "each card exactly once", what a seat sees, JSON and most of a redeal come from here. Every card always lies in exactly
// one pile; what is out of the game lies in a pile too.
//
// A game describes its cards once:
//
//   struct Deck {
//       using Card = ...;   // a Named enumeration, one value for each card
//       using Back = ...;   // a Named enumeration
//       using Pile = ...;   // a Named enumeration of the kinds of pile
//       static constexpr int seats = 4;
//       static constexpr Back back_of(Card card);
//       static constexpr PileRule rule_of(Pile pile);
//   };
//
// It stands in a veiled zone (veiled.h), so that views and lenses follow from it:
//
//   template <template <class> class Card> struct Veiled { PilesIn<Card, Deck> piles; FG_FIELDS(Veiled, piles) };
#pragma once

#include <utility>

#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/names.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

struct PileRule {
    // Who can tell the places of a pile's cards apart.
    enum class Order : u8 {
        shown,  // everybody: a row on the table, a stack whose cards can be followed
        held,   // its owner: a hand
        mixed,  // nobody: a shuffled deck, kept in the order of the cards' numbers
    };
    Order order = Order::shown;
    bool is_per_seat = false;  // one for each seat, who owns it
    bool is_face_up = false;   // everybody knows the cards in it
    bool owner_knows = false;  // its owner knows the cards in it
};

// A pile: its kind and, if there is one for each seat, whose.
template <class Pile>
struct PileOf {
    Pile kind;
    Seat owner = no_seat;
    friend constexpr bool operator==(PileOf, PileOf) = default;
};

// Whoever looks on, spectators included.
inline constexpr SeatSet everybody_knows = SeatSet::of_bits(0xff);

namespace detail {

// Where the piles of each kind begin in the row of all piles.
template <class Deck>
struct PileNumbers {
    using Pile = typename Deck::Pile;
    static constexpr int kinds = name_count<Pile>;
    static constexpr int cards = name_count<typename Deck::Card>;
    static_assert(cards <= 250);

    static constexpr int piles_of(int kind) {
        return Deck::rule_of(static_cast<Pile>(kind)).is_per_seat ? Deck::seats : 1;
    }
    static constexpr int count() {
        int all = 0;
        for (int k = 0; k < kinds; ++k) all += piles_of(k);
        return all;
    }
    struct Table {
        u8 first[static_cast<std::size_t>(kinds)]{};         // the first pile of a kind
        u8 kind[static_cast<std::size_t>(count())]{};        // of each pile
        PileRule rule[static_cast<std::size_t>(count())]{};  // of each pile
    };
    static constexpr Table make() {
        Table made;
        int next = 0;
        for (int k = 0; k < kinds; ++k) {
            made.first[k] = static_cast<u8>(next);
            for (int i = 0; i < piles_of(k); ++i) {
                made.rule[next] = Deck::rule_of(static_cast<Pile>(k));
                made.kind[next++] = static_cast<u8>(k);
            }
        }
        return made;
    }
    static constexpr Table table = make();

    // Most piles are named where they are asked for, so that nothing of this is left to be done.
    [[gnu::always_inline]] static constexpr int number(PileOf<Pile> pile) {
        return table.first[index_of(pile.kind)] + (pile.owner == no_seat ? 0 : index_of(pile.owner));
    }
    static constexpr PileRule rule(int number) { return table.rule[number]; }
    static constexpr Seat owner(int number) {
        return rule(number).is_per_seat ? seat_of(number - table.first[table.kind[number]]) : no_seat;
    }
    static constexpr Pile kind(int number) { return static_cast<Pile>(table.kind[number]); }
};

// N slots in a row, divided into piles; one of the slots can move to another pile.
template <int N, int P>
struct SlotRow {
    u8 slot[static_cast<std::size_t>(N)]{};
    u8 start[static_cast<std::size_t>(P) + 1]{};  // pile p has the slots from start[p] to start[p + 1]

    constexpr int size(int pile) const { return start[pile + 1] - start[pile]; }
    constexpr int pile_at(int at) const {
        int pile = 0;
        while (start[pile + 1] <= at) ++pile;
        return pile;
    }
    // Takes the slot at `at` out of pile `from` and puts it at `place` of pile `to`, counted after it was taken out.
    constexpr void move(int at, int from, int to, int place) {
        const u8 moved = slot[at];
        const int target = start[to] + place - (to > from);
        if (at > target)
            shift(target + 1, target, at - target);
        else
            shift(at, at + 1, target - at);
        if (to < from)
            adjust<1>(to + 1, from + 1);
        else
            adjust<-1>(from + 1, to + 1);
        slot[target] = moved;
    }
    // Where a slot lies among those from `first` on, of which it is one. Eight at a time, because most piles are searched far
    // more often than they are moved.
    constexpr int find(u8 wanted, int first) const {
        int at = first;
        if (!std::is_constant_evaluated())
            for (; at + 8 <= N; at += 8) {
                constexpr u64 ones = 0x0101010101010101, tops = 0x8080808080808080;
                u64 eight;
                __builtin_memcpy(&eight, slot + at, 8);
                eight ^= wanted * ones;
                if (const u64 zeros = (eight - ones) & ~eight & tops; zeros != 0)
                    return at + lowest_bit(zeros) / 8;
            }
        while (at < N - 1 && slot[at] != wanted) ++at;  // the last one it must be
        return at;
    }
    // Gives all slots of one pile to another, which is then in no order.
    constexpr void pour(int from, int to) {
        const int poured = size(from);
        if (to < from) {
            shift(start[to + 1] + poured, start[to + 1], start[from] - start[to + 1]);
            for (int p = to + 1; p <= from; ++p) start[p] = static_cast<u8>(start[p] + poured);
        } else {
            shift(start[from], start[from + 1], start[to] - start[from + 1]);
            for (int p = from + 1; p <= to; ++p) start[p] = static_cast<u8>(start[p] - poured);
        }
    }
    friend constexpr bool operator==(const SlotRow&, const SlotRow&) = default;

  private:
    // Moves the beginnings of some piles by one slot. Eight at a time, because a game may have many piles; no byte runs over.
    template <int By>
    constexpr void adjust(int first, int last) {
        constexpr u64 ones = 0x0101010101010101;
        if (!std::is_constant_evaluated())
            for (; first + 8 <= last; first += 8) {
                u64 eight;
                __builtin_memcpy(&eight, start + first, 8);
                eight += By > 0 ? ones : 0 - ones;
                __builtin_memcpy(start + first, &eight, 8);
            }
        for (; first < last; ++first) start[first] = static_cast<u8>(start[first] + By);
    }
    constexpr void shift(int to, int from, int count) {
        if (!std::is_constant_evaluated())
            __builtin_memmove(slot + to, slot + from, static_cast<std::size_t>(count));
        else if (to < from)
            for (int i = 0; i < count; ++i) slot[to + i] = slot[from + i];
        else
            for (int i = count - 1; i >= 0; --i) slot[to + i] = slot[from + i];
    }
};

}  // namespace detail

template <class Deck>
class PilesShown;
template <class Deck>
class PilesSeen;

template <class Deck>
class Piles {
  public:
    using Card = typename Deck::Card;
    using Back = typename Deck::Back;
    using Pile = typename Deck::Pile;
    using At = PileOf<Pile>;
    using Numbers = detail::PileNumbers<Deck>;
    static constexpr int cards = Numbers::cards;
    static constexpr int piles = Numbers::count();

    // At first all cards lie in the first pile, and nobody knows any.
    constexpr Piles() {
        for (int i = 0; i < cards; ++i) row_.slot[i] = static_cast<u8>(i);
        for (int p = 1; p <= piles; ++p) row_.start[p] = static_cast<u8>(cards);
        if (Numbers::rule(0).is_face_up)
            for (SeatSet& knowing : known_) knowing = everybody_knows;
    }

    [[gnu::always_inline]] constexpr int size(At at) const { return row_.size(Numbers::number(at)); }
    constexpr bool is_empty(At at) const { return size(at) == 0; }
    // The truth; counted from the bottom.
    constexpr Card card(At at, int place) const {
        FG_CHECK(place >= 0 && place < size(at));
        return static_cast<Card>(row_.slot[row_.start[Numbers::number(at)] + place]);
    }
    constexpr Card top(At at) const { return card(at, size(at) - 1); }
    constexpr At where(Card card) const { return at_of(row_.pile_at(slot_of(card))); }
    constexpr bool is_in(Card card, At at) const {
        const int slot = slot_of(card), pile = Numbers::number(at);
        return slot >= row_.start[pile] && slot < row_.start[pile + 1];
    }
    constexpr SeatSet known_to(Card card) const { return known_[index_of(card)]; }
    constexpr bool knows(Seat seat, Card card) const {
        return known_[index_of(card)].has(seat) || is_public(card);
    }
    constexpr bool is_public(Card card) const { return known_[index_of(card)] == everybody_knows; }
    // `for (Card card : piles.cards_in(at))`, from the bottom to the top.
    struct Range {
        struct Iterator {
            const u8* slot;
            constexpr Card operator*() const { return static_cast<Card>(*slot); }
            constexpr Iterator& operator++() {
                ++slot;
                return *this;
            }
            friend constexpr bool operator==(Iterator, Iterator) = default;
        };
        const u8 *first, *last;
        constexpr Iterator begin() const { return {first}; }
        constexpr Iterator end() const { return {last}; }
    };
    constexpr Range cards_in(At at) const {
        const int pile = Numbers::number(at);
        return {row_.slot + row_.start[pile], row_.slot + row_.start[pile + 1]};
    }
    constexpr int count_backs(At at, Back back) const {
        int count = 0;
        for (Card card : cards_in(at)) count += Deck::back_of(card) == back;
        return count;
    }

    // Puts a card on top of a pile. Who may see the cards of that pile gets to know it.
    [[gnu::noinline]] constexpr void move(Card card, At to) { move_on_top(card, slot_of(card), to); }
    // The same, cheaper for who knows where the card lies: with two constant kinds of pile most of it is known beforehand.
    [[gnu::always_inline]] constexpr void move(Card card, At from, At to) {
        const int pile = Numbers::number(from);
        const int at = row_.find(static_cast<u8>(card), row_.start[pile]);
        FG_CHECK(at < row_.start[pile + 1]);
        move_on_top(card, at, pile, to);
    }
    // Under all others.
    constexpr void move_under(Card card, At to) {
        const int at = slot_of(card);
        move_to(card, at, row_.pile_at(at), to, 0);
    }
    // Puts a card on top of a pile so that only `seeing`, and the owner of the pile it comes from, see which one it was. To all
    // others it may have been any card of the same back there: they no longer know where these are.
    constexpr void move_unseen(Card card, At to, SeatSet seeing) {
        const At from = where(card);
        if (count_backs(from, Deck::back_of(card)) > 1) {
            if (from.owner != no_seat) seeing.add(from.owner);
            for (Card other : cards_in(from))
                if (Deck::back_of(other) == Deck::back_of(card))
                    known_[index_of(other)] = known_[index_of(other)] & seeing;
        }
        move(card, to);
    }
    constexpr void show(Card card, Seat seat) { known_[index_of(card)].add(seat); }
    constexpr void show_all(Card card) { known_[index_of(card)] = everybody_knows; }
    // All cards of one pile go into another that is mixed, and nobody knows any of its cards any more.
    constexpr void shuffle_into(At from, At to) {
        const int target = Numbers::number(to);
        u64 bits[4]{};
        for (const At at : {from, to})
            for (const Card card : cards_in(at)) {
                bits[index_of(card) / 64] |= u64{1} << index_of(card) % 64;
                known_[index_of(card)] = {};
            }
        row_.pour(Numbers::number(from), target);
        u8* next = row_.slot + row_.start[target];
        for (int word = 0; word < 4; ++word)
            for (u64 rest = bits[word]; rest != 0; rest &= rest - 1)
                *next++ = static_cast<u8>(64 * word + lowest_bit(rest));
    }

    // What a draw from a mixed pile is made of, for `chance.card`: a bag of cards of which there is one each.
    struct Lot {
        static constexpr int kinds = cards;
        const Piles& piles;
        At at;
        constexpr int size() const { return piles.size(at); }
        constexpr Card nth(int n) const { return piles.card(at, n); }
        constexpr int count(Card card) const { return piles.is_in(card, at); }
    };
    constexpr Lot lot(At at) const { return {*this, at}; }
    // Draws a card of a mixed pile and puts it on top of another. A chance that counts places need not look for the card.
    template <class C>
    [[gnu::always_inline]] constexpr Card draw(C& chance, At from, At to) {
        if constexpr (requires { chance.below(1u); }) {
            const int pile = Numbers::number(from);
            const int at =
                row_.start[pile] + static_cast<int>(chance.below(static_cast<u32>(row_.size(pile))));
            const Card card = static_cast<Card>(row_.slot[at]);
            move_on_top(card, at, pile, to);
            return card;
        } else {
            const Card card = chance.card(lot(from));
            move(card, from, to);
            return card;
        }
    }

    // For redeals: two cards of the same back change places, and who knew the one knows the other. Nobody who only knows what
    // lies elsewhere can tell.
    constexpr void exchange(Card one, Card other) {
        const int here = slot_of(one), there = slot_of(other);
        const SeatSet knowing = known_to(one);
        row_.slot[here] = static_cast<u8>(other);
        row_.slot[there] = static_cast<u8>(one);
        known_[index_of(one)] = known_to(other);
        known_[index_of(other)] = knowing;
        for (const int at : {here, there}) sort_if_mixed(row_.pile_at(at));
    }

    // What is wrong, or null.
    constexpr const char* complaint() const {
        u64 seen[4]{};
        if (row_.start[0] != 0 || row_.start[piles] != cards) return "the piles do not hold all cards";
        for (int p = 0; p < piles; ++p) {
            if (row_.start[p] > row_.start[p + 1]) return "a pile has fewer than no cards";
            const PileRule rule = Numbers::rule(p);
            for (int i = row_.start[p]; i < row_.start[p + 1]; ++i) {
                const int card = row_.slot[i];
                if (card >= cards) return "a pile has a card that does not exist";
                if ((seen[card / 64] >> card % 64 & 1u) != 0) return "a card lies in two places";
                seen[card / 64] |= u64{1} << card % 64;
                if (rule.order == PileRule::Order::mixed && i > row_.start[p] && row_.slot[i - 1] > card)
                    return "a mixed pile has an order";
                if (rule.is_face_up && known_[card] != everybody_knows)
                    return "a card lies open that not everybody knows";
                if (rule.owner_knows && !known_[card].has(Numbers::owner(p)))
                    return "the owner of a card does not know it";
            }
        }
        return nullptr;
    }

    template <class H>
    constexpr void hash_into(H& hash) const {
        for (const u8 start : row_.start) hash.add(start);
        for (int i = 0; i < cards; ++i) hash.add(u64{row_.slot[i]} << 8 | known_[row_.slot[i]].bits());
    }
    friend constexpr bool operator==(const Piles&, const Piles&) = default;

    // For JSON, symmetry and redeals.
    static constexpr At at_of(int pile) { return {Numbers::kind(pile), Numbers::owner(pile)}; }
    constexpr void set_known(Card card, SeatSet knowing) { known_[index_of(card)] = knowing; }

    // The same piles with every player moved on; see symmetry.h.
    template <class Turning>
    constexpr Piles turned(const Turning& turning) const {
        Piles out;
        int next = 0;
        for (int p = 0; p < piles; ++p) {
            At from = at_of(p);
            for (int s = 0; from.owner != no_seat && s < turning.players; ++s)
                if (turning.seat(seat_of(s)) == at_of(p).owner) from.owner = seat_of(s);
            for (Card card : cards_in(from)) {
                out.row_.slot[next++] = static_cast<u8>(card);
                out.known_[index_of(card)] = is_public(card) ? everybody_knows : turning.set(known_to(card));
            }
            out.row_.start[p + 1] = static_cast<u8>(next);
        }
        return out;
    }

  private:
    friend class PilesShown<Deck>;
    friend class PilesSeen<Deck>;

    constexpr Card top_or(int pile, Card nothing) const {
        const int end = row_.start[pile + 1];
        return end == row_.start[pile] ? nothing : static_cast<Card>(row_.slot[end - 1]);
    }
    constexpr int slot_of(Card card) const { return row_.find(static_cast<u8>(card), 0); }
    constexpr void move_on_top(Card card, int at, At to) { move_on_top(card, at, row_.pile_at(at), to); }
    [[gnu::always_inline]] constexpr void move_on_top(Card card, int at, int from, At to) {
        move_to(card, at, from, to, size(to) - (from == Numbers::number(to)));
    }
    [[gnu::always_inline]] constexpr void move_to(Card card, int at, int from, At to, int place) {
        const int target = Numbers::number(to);
        const PileRule rule = Numbers::rule(target);
        if (rule.order == PileRule::Order::mixed) place = place_by_number(card, target);
        row_.move(at, from, target, place);
        if (rule.is_face_up) show_all(card);
        if (rule.owner_knows && !is_public(card)) show(card, to.owner);
    }
    constexpr void sort_if_mixed(int pile) {
        if (Numbers::rule(pile).order != PileRule::Order::mixed) return;
        for (int i = row_.start[pile] + 1; i < row_.start[pile + 1]; ++i)
            for (int k = i; k > row_.start[pile] && row_.slot[k - 1] > row_.slot[k]; --k)
                std::swap(row_.slot[k - 1], row_.slot[k]);
    }
    constexpr int place_by_number(Card card, int pile) const {
        int place = 0;
        for (int i = row_.start[pile]; i < row_.start[pile + 1]; ++i) place += row_.slot[i] < index_of(card);
        return place;
    }

    detail::SlotRow<cards, piles> row_;
    SeatSet known_[static_cast<std::size_t>(cards)];
};

// What one seat sees of the piles: of each card its face or only its back. Where places are nobody else's business, the
// cards it knows come first, by number, then the others by their backs.
template <class Deck>
class PilesShown {
  public:
    using Truth = Piles<Deck>;
    using Card = typename Deck::Card;
    using Back = typename Deck::Back;
    using Pile = typename Deck::Pile;
    using At = PileOf<Pile>;
    using Numbers = detail::PileNumbers<Deck>;
    static constexpr int cards = Truth::cards;
    static constexpr int piles = Truth::piles;

    // One card of a pile, as seen.
    struct Entry {
        Back back{};
        Card card{};  // if it is known
        bool is_known = false;
        bool is_secret = false;  // known, but not to everybody
    };

    constexpr PilesShown() {
        for (int i = 0; i < cards; ++i) row_.slot[i] = face_down(Deck::back_of(static_cast<Card>(i)));
        for (int p = 1; p <= piles; ++p) row_.start[p] = static_cast<u8>(cards);
    }
    constexpr PilesShown(const Truth& truth, Seat viewer) {
        row_.start_from(truth.row_.start);
        for (int p = 0; p < piles; ++p) show_pile(truth, p, viewer);
    }

    [[gnu::always_inline]] constexpr int size(At at) const { return row_.size(Numbers::number(at)); }
    constexpr Entry entry(At at, int place) const {
        return entry_at(row_.start[Numbers::number(at)] + place);
    }
    constexpr int count_backs(At at, Back back) const {
        int count = 0;
        for (int i = 0; i < size(at); ++i) count += entry(at, i).back == back;
        return count;
    }
    // Whether the viewer knows where a card lies.
    constexpr bool sees(Card card) const {
        for (const u8 slot : row_.slot)
            if (slot == index_of(card)) return true;
        return false;
    }

    template <class H>
    constexpr void hash_into(H& hash) const {
        for (const u8 start : row_.start) hash.add(start);
        for (int i = 0; i < cards; ++i) hash.add(u64{row_.slot[i]} << 1 | is_secret(row_.slot[i]));
    }
    friend constexpr bool operator==(const PilesShown&, const PilesShown&) = default;

    // For JSON: piles one after the other, each entry in its place. The sizes come first.
    constexpr void set_size(int pile, int size) {
        row_.start[pile + 1] = static_cast<u8>(row_.start[pile] + size);
    }
    constexpr void set_entry(int pile, int place, const Entry& entry) {
        row_.slot[row_.start[pile] + place] =
            entry.is_known ? static_cast<u8>(entry.card) : face_down(entry.back);
        if (entry.is_known && entry.is_secret)
            secret_[index_of(entry.card) / 64] |= u64{1} << index_of(entry.card) % 64;
    }

    // Piles as they may lie behind what `viewer` sees, every way equally likely. `fits(card, pile)` may rule cards out for
    // a pile (what may be held face down there); it must leave a way.
    template <class C, class Fits>
    constexpr Truth redealt(Seat viewer, C& chance, Fits&& fits) const {
        Dealing<C, std::remove_reference_t<Fits>> dealing{*this, chance, fits, {}, {}};
        return dealing.deal(viewer);
    }
    template <class C>
    constexpr Truth redealt(Seat viewer, C& chance) const {
        return redealt(viewer, chance, FitsAnywhere{});
    }

  private:
    struct Row : detail::SlotRow<cards, piles> {
        constexpr void start_from(const u8 (&from)[static_cast<std::size_t>(piles) + 1]) {
            for (int p = 0; p <= piles; ++p) this->start[p] = from[p];
        }
        friend constexpr bool operator==(const Row&, const Row&) = default;
    };

    static constexpr u8 face_down(Back back) { return static_cast<u8>(255 - index_of(back)); }
    constexpr bool is_secret(int card) const {
        return card < cards && (secret_[card / 64] >> card % 64 & 1u) != 0;
    }
    constexpr Entry entry_at(int at) const {
        const u8 slot = row_.slot[at];
        if (slot >= cards) return {.back = static_cast<Back>(255 - slot)};
        const Card card = static_cast<Card>(slot);
        return {.back = Deck::back_of(card), .card = card, .is_known = true, .is_secret = is_secret(slot)};
    }

    constexpr void show_pile(const Truth& truth, int pile, Seat viewer) {
        const int first = truth.row_.start[pile], last = truth.row_.start[pile + 1];
        bool knows_all = true;
        for (int i = first; i < last; ++i) {
            const Card card = static_cast<Card>(truth.row_.slot[i]);
            const bool is_known = truth.knows(viewer, card);
            knows_all = knows_all && is_known;
            row_.slot[i] = is_known ? truth.row_.slot[i] : face_down(Deck::back_of(card));
            if (is_known && !truth.is_public(card))
                secret_[index_of(card) / 64] |= u64{1} << index_of(card) % 64;
        }
        const PileRule rule = Numbers::rule(pile);
        // Nobody can tell the places of a hand in which a card was just taken blindly.
        const bool has_places =
            rule.order == PileRule::Order::shown ||
            (rule.order == PileRule::Order::held && Numbers::owner(pile) == viewer && knows_all);
        if (!has_places) sort(first, last);
    }
    // Known cards by number, then unknown ones by back: what is face down has the largest numbers.
    constexpr void sort(int first, int last) {
        for (int i = first + 1; i < last; ++i)
            for (int k = i; k > first && row_.slot[k - 1] > row_.slot[k]; --k) {
                const u8 slot = row_.slot[k];
                row_.slot[k] = row_.slot[k - 1];
                row_.slot[k - 1] = slot;
            }
    }

    struct FitsAnywhere {
        constexpr bool operator()(Card, At) const { return true; }
    };

    template <class C, class Fits>
    struct Dealing {
        // Then the unseen cards of each back lie in a row, and a card is taken out of it.
        static constexpr bool is_plain = std::is_same_v<std::remove_cvref_t<Fits>, FitsAnywhere>;

        const PilesShown& shown;
        C& chance;
        Fits& fits;
        Truth truth;
        bool is_left[static_cast<std::size_t>(cards)];
        bool is_seen[static_cast<std::size_t>(cards)]{};
        FixedVec<u8, cards> unseen[static_cast<std::size_t>(name_count<Back>)]{};

        constexpr Truth deal(Seat viewer) {
            gather();
            for (int p = 0; p < piles; ++p) truth.row_.start[p + 1] = shown.row_.start[p + 1];
            // Where not every card fits, first: what is left over then fits the rest.
            for (const bool is_picky : {true, false})
                for (int p = 0; p < piles; ++p) fill(p, is_picky);
            for (int p = 0; p < piles; ++p) arrange(p, viewer);
            return truth;
        }
        constexpr void gather() {
            for (bool& left : is_left) left = true;
            for (const u8 slot : shown.row_.slot)
                if (slot < cards) is_left[slot] = false, is_seen[slot] = true;
            if constexpr (is_plain)
                for (int card = 0; card < cards; ++card)
                    if (is_left[card])
                        unseen[index_of(Deck::back_of(static_cast<Card>(card)))].push_back(
                            static_cast<u8>(card));
        }
        constexpr void fill(int pile, bool is_picky) {
            for (int i = shown.row_.start[pile]; i < shown.row_.start[pile + 1]; ++i) {
                const Entry entry = shown.entry_at(i);
                if (entry.is_known)
                    truth.row_.slot[i] = static_cast<u8>(entry.card);
                else if (refuses_some(pile, entry.back) == is_picky)
                    truth.row_.slot[i] = take(pile, entry.back);
            }
        }
        constexpr bool can_lie(int card, int pile, Back back) {
            return is_left[card] && Deck::back_of(static_cast<Card>(card)) == back &&
                   fits(static_cast<Card>(card), Truth::at_of(pile));
        }
        constexpr bool refuses_some(int pile, Back back) {
            if constexpr (is_plain) return false;
            for (int card = 0; card < cards; ++card)
                if (Deck::back_of(static_cast<Card>(card)) == back &&
                    !fits(static_cast<Card>(card), Truth::at_of(pile)))
                    return true;
            return false;
        }
        constexpr u8 take(int pile, Back back) {
            if constexpr (is_plain) {
                auto& row = unseen[index_of(back)];
                return row.erase_at(static_cast<int>(chance.below(static_cast<u32>(row.size()))));
            }
            int ways = 0;
            for (int card = 0; card < cards; ++card) ways += can_lie(card, pile, back);
            FG_CHECK(ways > 0);
            int n = static_cast<int>(chance.below(static_cast<u32>(ways)));
            int card = 0;
            while (!can_lie(card, pile, back) || n-- > 0) ++card;
            is_left[card] = false;
            return static_cast<u8>(card);
        }
        // Others' hands lie in an order nobody else knows; mixed piles by number; and who may see a pile knows its cards.
        constexpr void arrange(int pile, Seat viewer) {
            const PileRule rule = Numbers::rule(pile);
            const Seat owner = Numbers::owner(pile);
            const int first = truth.row_.start[pile], last = truth.row_.start[pile + 1];
            if (rule.order == PileRule::Order::held && owner != viewer) shuffle(first, last);
            if (rule.order == PileRule::Order::mixed) sort_truth(first, last);
            for (int i = first; i < last; ++i) {
                const u8 card = truth.row_.slot[i];
                SeatSet knowing;
                if (rule.owner_knows) knowing.add(owner);
                if (shown.is_secret(card)) knowing.add(viewer);
                const bool is_public = rule.is_face_up || (!shown.is_secret(card) && is_seen[card]);
                truth.known_[card] = is_public ? everybody_knows : knowing;
            }
        }
        constexpr void shuffle(int first, int last) {
            for (int i = last - 1; i > first; --i) {
                const int k = first + static_cast<int>(chance.below(static_cast<u32>(i - first + 1)));
                const u8 slot = truth.row_.slot[i];
                truth.row_.slot[i] = truth.row_.slot[k];
                truth.row_.slot[k] = slot;
            }
        }
        constexpr void sort_truth(int first, int last) {
            u64 bits[4]{};
            for (int i = first; i < last; ++i)
                bits[truth.row_.slot[i] / 64] |= u64{1} << truth.row_.slot[i] % 64;
            for (int word = 0; word < 4; ++word)
                for (u64 rest = bits[word]; rest != 0; rest &= rest - 1)
                    truth.row_.slot[first++] = static_cast<u8>(64 * word + lowest_bit(rest));
        }
    };

    Row row_;
    u64 secret_[(static_cast<std::size_t>(cards) + 63) /
                64]{};  // bit per card that the viewer knows and not everybody
};

// The piles as one seat may read them, from a State or a View. Places are told only where that seat can tell them apart.
template <class Deck>
class PilesSeen {
  public:
    using Card = typename Deck::Card;
    using Back = typename Deck::Back;
    using At = PileOf<typename Deck::Pile>;
    using Entry = typename PilesShown<Deck>::Entry;
    using Numbers = detail::PileNumbers<Deck>;

    constexpr PilesSeen(const Piles<Deck>& truth, Seat me) : truth_(&truth), me_(me) {}
    constexpr PilesSeen(const PilesShown<Deck>& shown, Seat me) : shown_(&shown), me_(me) {}

    [[gnu::always_inline]] constexpr int size(At at) const {
        return truth_ != nullptr ? truth_->size(at) : shown_->size(at);
    }
    constexpr int count_backs(At at, Back back) const {
        return truth_ != nullptr ? truth_->count_backs(at, back) : shown_->count_backs(at, back);
    }
    // A card of a pile whose places this seat can tell apart; counted from the bottom.
    constexpr Entry entry(At at, int place) const {
        FG_CHECK(has_places(at));
        if (shown_ != nullptr) return shown_->entry(at, place);
        const Card card = truth_->card(at, place);
        const bool is_known = truth_->knows(me_, card);
        return {.back = Deck::back_of(card),
                .card = is_known ? card : Card{},
                .is_known = is_known,
                .is_secret = is_known && !truth_->is_public(card)};
    }
    // The same where there is nothing to know: of a pile that this seat owns and sees, and on top of a pile that lies open, if
    // there is a card.
    constexpr Card own_card(At at, int place) const {
        FG_CHECK(at.owner == me_ || Numbers::rule(Numbers::number(at)).is_face_up);
        return truth_ != nullptr ? truth_->card(at, place) : shown_->entry(at, place).card;
    }
    constexpr Card open_top(At at, Card nothing) const {
        const int cards = size(at);
        return cards == 0 ? nothing : own_card(at, cards - 1);
    }
    // Calls `use(i, card)` with the tops of N open piles whose kinds follow one another.
    template <int N, class Use>
    [[gnu::always_inline]] constexpr void each_open_top(At first, Card nothing, Use&& use) const {
        const int pile = Numbers::number(first);
        FG_CHECK(Numbers::rule(pile).is_face_up && Numbers::rule(pile + N - 1).is_face_up);
        if (truth_ != nullptr)
            [&]<int... I>(std::integer_sequence<int, I...>) {
                (use(I, truth_->top_or(pile + I, nothing)), ...);
            }(std::make_integer_sequence<int, N>{});
        else
            for (int i = 0; i < N; ++i)
                use(i, open_top({Numbers::kind(pile + i), Numbers::owner(pile + i)}, nothing));
    }
    constexpr bool has_places(At at) const {
        const PileRule rule = Numbers::rule(Numbers::number(at));
        return rule.order == PileRule::Order::shown ||
               (rule.order == PileRule::Order::held && at.owner == me_);
    }
    // Whether this seat knows that the card lies there.
    constexpr bool sees(Card card, At at) const {
        if (truth_ != nullptr) return truth_->knows(me_, card) && truth_->is_in(card, at);
        for (int i = 0; i < shown_->size(at); ++i)
            if (const Entry entry = shown_->entry(at, i); entry.is_known && entry.card == card) return true;
        return false;
    }

  private:
    const Piles<Deck>* truth_ = nullptr;
    const PilesShown<Deck>* shown_ = nullptr;
    Seat me_;
};

template <class Deck>
constexpr void veil(const Piles<Deck>& from, PilesShown<Deck>& to, Seat viewer) {
    to = PilesShown<Deck>(from, viewer);
}
template <class Deck>
constexpr PilesSeen<Deck> look(const Piles<Deck>& piles, Seat me) {
    return {piles, me};
}
template <class Deck>
constexpr PilesSeen<Deck> look(const PilesShown<Deck>& piles, Seat me) {
    return {piles, me};
}

namespace detail {

template <template <class> class Card, class Deck>
struct PilesFor;
template <class Deck>
struct PilesFor<Known, Deck> {
    using type = Piles<Deck>;
};
template <class Deck>
struct PilesFor<Maybe, Deck> {
    using type = PilesShown<Deck>;
};

}  // namespace detail

// Piles in a zone that is a template over its cards.
template <template <class> class Card, class Deck>
using PilesIn = typename detail::PilesFor<Card, Deck>::type;

}  // namespace fg
