// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Exact knowledge (KTM-147): which assignments of the six faces to the six physical cards a player with
// perfect memory cannot rule out. It speaks of cards, not of spots: everybody can follow a card through Moves
// and open shuffles, so these cost nothing; only a hidden shuffle blurs two cards.
#pragma once

#include "engine/hash.h"
#include "games/king_thief_minister/content.h"

namespace fg::ktm {

inline constexpr int worlds = 720;
inline constexpr int swaps = 15;

// The face of each physical card.
using Faces = Array<Character, spots>;

// The number of an unordered pair 0..14, in the order 01 02 03 04 05 12 ...
constexpr int pair_number(int first, int second) { return first * (11 - first) / 2 + second - first - 1; }

struct Pair {
    u8 first, second;
};

namespace detail {

struct WorldTables {
    u8 face[worlds][spots];                // in lexicographic order
    u16 swapped[swaps][worlds];            // the world with two faces exchanged
    u64 with_face[spots][characters][12];  // the worlds in which a card has a face
    Pair pair[swaps];
};

constexpr int number_of(const u8 (&face)[spots]) {
    int number = 0;
    for (int i = 0; i < spots; ++i) {
        int smaller = 0;
        for (int k = i + 1; k < spots; ++k) smaller += face[k] < face[i];
        number = number * (spots - i) + smaller;
    }
    return number;
}

constexpr void next_world(u8 (&face)[spots]) {
    int i = spots - 2;
    while (i >= 0 && face[i] > face[i + 1]) --i;
    if (i < 0) return;
    int k = spots - 1;
    while (face[k] < face[i]) --k;
    std::swap(face[i], face[k]);
    for (int a = i + 1, b = spots - 1; a < b; ++a, --b) std::swap(face[a], face[b]);
}

constexpr WorldTables make_world_tables() {
    WorldTables tables{};
    u8 face[spots]{0, 1, 2, 3, 4, 5};
    for (int world = 0; world < worlds; ++world, next_world(face))
        for (int card = 0; card < spots; ++card) {
            tables.face[world][card] = face[card];
            tables.with_face[card][face[card]][world / 64] |= u64{1} << world % 64;
        }
    // Neighbouring cards by counting, the other pairs by going through a neighbour.
    for (int distance = 1; distance < spots; ++distance)
        for (int a = 0; a + distance < spots; ++a) {
            const int b = a + distance;
            u16* swapped = tables.swapped[pair_number(a, b)];
            tables.pair[pair_number(a, b)] = {static_cast<u8>(a), static_cast<u8>(b)};
            for (int world = 0; world < worlds; ++world) {
                if (distance == 1) {
                    for (int card = 0; card < spots; ++card) face[card] = tables.face[world][card];
                    std::swap(face[a], face[b]);
                    swapped[world] = static_cast<u16>(number_of(face));
                } else {
                    const u16* last = tables.swapped[pair_number(b - 1, b)];
                    swapped[world] = last[tables.swapped[pair_number(a, b - 1)][last[world]]];
                }
            }
        }
    return tables;
}

}  // namespace detail

inline constexpr detail::WorldTables world_tables = detail::make_world_tables();

constexpr int world_of(const Faces& faces) {
    u8 face[spots]{};
    for (int card = 0; card < spots; ++card) face[card] = static_cast<u8>(faces[card]);
    return detail::number_of(face);
}
constexpr Faces faces_in(int world) {
    Faces faces;
    for (int card = 0; card < spots; ++card) faces[card] = character_at(world_tables.face[world][card]);
    return faces;
}

class Knowledge {
  public:
    static constexpr int words = 12;
    static constexpr int max_text = worlds / 4;

    // A fresh one knows of no possible world: what a spectator has of their own, and an unused seat.
    static constexpr Knowledge all() {
        Knowledge set;
        for (int i = 0; i < words; ++i) set.bits_[i] = whole_word(i);
        return set;
    }

    constexpr bool has(int world) const { return (bits_[world / 64] >> world % 64 & 1) != 0; }
    constexpr int size() const {
        BitCount count;
        for (u64 word : bits_) count.add(word);
        return count.total();
    }
    constexpr bool is_empty() const { return *this == Knowledge{}; }
    constexpr bool contains(const Knowledge& other) const {
        for (int i = 0; i < words; ++i)
            if ((other.bits_[i] & ~bits_[i]) != 0) return false;
        return true;
    }
    // How many of the worlds give that card that face.
    constexpr int count_with(int card, Character face) const {
        const u64* mask = world_tables.with_face[card][index_of(face)];
        BitCount count;
        for (int i = 0; i < words; ++i) count.add(bits_[i] & mask[i]);
        return count.total();
    }
    constexpr bool allows(int card, Character face) const {
        const u64* mask = world_tables.with_face[card][index_of(face)];
        u64 some = 0;
        for (int i = 0; i < words; ++i) some |= bits_[i] & mask[i];
        return some != 0;
    }
    constexpr bool allows_other(int card, Character face) const {
        const u64* mask = world_tables.with_face[card][index_of(face)];
        u64 some = 0;
        for (int i = 0; i < words; ++i) some |= bits_[i] & ~mask[i];
        return some != 0;
    }
    // The first world of the set from that number on, round past the last. The set must not be empty.
    constexpr int next(int from) const {
        int word = from / 64;
        u64 rest = bits_[word] >> from % 64 << from % 64;
        while (rest == 0) {
            word = word + 1 == words ? 0 : word + 1;
            rest = bits_[word];
        }
        return 64 * word + lowest_bit(rest);
    }
    // The face that card has in every world of the set, or none.
    constexpr Character certain_face(int card) const {
        Character found = Character::none;
        for (int c = 0; c < characters; ++c) {
            if (!allows(card, character_at(c))) continue;
            if (found != Character::none) return Character::none;
            found = character_at(c);
        }
        return found;
    }
    // The n-th world of the set by rising number; there must be more than n.
    constexpr int nth(int n) const {
        int word = 0;
        for (; n >= count_bits(bits_[word]); ++word) n -= count_bits(bits_[word]);
        return 64 * word + nth_bit(bits_[word], n);
    }

    constexpr void add(int world) { bits_[world / 64] |= u64{1} << world % 64; }
    constexpr void add_all(const Knowledge& other) {
        for (int i = 0; i < words; ++i) bits_[i] |= other.bits_[i];
    }
    // KTM-148 "filter".
    constexpr void learn_is(int card, Character face) {
        const u64* mask = world_tables.with_face[card][index_of(face)];
        for (int i = 0; i < words; ++i) bits_[i] &= mask[i];
    }
    constexpr void learn_is_not(int card, Character face) {
        const u64* mask = world_tables.with_face[card][index_of(face)];
        for (int i = 0; i < words; ++i) bits_[i] &= ~mask[i];
    }
    // KTM-148 "map": the same worlds after the faces of two cards have changed places.
    constexpr Knowledge swapped(int first, int second) const {
        const u16* image =
            world_tables.swapped[first < second ? pair_number(first, second) : pair_number(second, first)];
        Knowledge result;
        for (int i = 0; i < words; ++i)
            for (u64 rest = bits_[i]; rest != 0; rest &= rest - 1)
                result.add(image[64 * i + lowest_bit(rest)]);
        return result;
    }

    constexpr void hash_into(Hash& hash) const {
        for (u64 word : bits_) hash.add(word);
    }
    // "all", "none", or 180 hexadecimal digits: digit i stands for worlds 4i to 4i+3, lowest bit first.
    constexpr int write_text(char* out) const {
        if (is_empty()) return put(out, "none");
        if (*this == all()) return put(out, "all");
        for (int i = 0; i < max_text; ++i) out[i] = "0123456789abcdef"[bits_[i / 16] >> 4 * (i % 16) & 15];
        return max_text;
    }
    constexpr bool read_text(std::string_view text) {
        Knowledge read;
        if (text == "all") read = all();
        if (text != "all" && text != "none") {
            if (text.size() != max_text) return false;
            for (int i = 0; i < max_text; ++i) {
                const std::size_t digit =
                    std::string_view("0123456789abcdef").find(text[static_cast<std::size_t>(i)]);
                if (digit == std::string_view::npos) return false;
                read.bits_[i / 16] |= u64{digit} << 4 * (i % 16);
            }
        }
        *this = read;
        return true;
    }
    friend constexpr bool operator==(const Knowledge&, const Knowledge&) = default;

  private:
    // Counts the bits of up to 31 words in eight sums side by side: bots do this for every card they think
    // about, and a plain x86-64 has no instruction for it.
    struct BitCount {
        u64 sums = 0;
        constexpr void add(u64 word) {
            constexpr u64 pairs = 0x5555555555555555, fours = 0x3333333333333333, bytes = 0x0f0f0f0f0f0f0f0f;
            word -= word >> 1 & pairs;
            word = (word & fours) + (word >> 2 & fours);
            sums += (word + (word >> 4)) & bytes;
        }
        constexpr int total() const {
            constexpr u64 halves = 0x00ff00ff00ff00ff, ones = 0x0001000100010001;
            return static_cast<int>(((sums & halves) + (sums >> 8 & halves)) * ones >> 48);
        }
    };
    static constexpr u64 whole_word(int i) { return i < words - 1 ? ~u64{0} : (u64{1} << worlds % 64) - 1; }
    static constexpr int put(char* out, std::string_view text) {
        int length = 0;
        for (char letter : text) out[length++] = letter;
        return length;
    }
    u64 bits_[words]{};
};

}  // namespace fg::ktm
