// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The cards: two packs, the face cards of a third one, and what can be read off a card (MON-001 to MON-013).
#pragma once

#include "engine/names.h"

namespace fg::mon {

// Deck, suit, rank: VD7 is the seven of Diamonds of the Villagers deck, BC10 the ten of Clubs of the Body Parts deck, VHQ a Queen, VRJ and
// VBJ the Jokers. X: the third pack (MON-372), which has the backs of the Body Parts deck. Each pack has its numbered
// cards first, so that a card's face can be worked out from its number.
FG_ENUM_WORDS(Card, (vd1, "VD1"), (vd2, "VD2"), (vd3, "VD3"), (vd4, "VD4"), (vd5, "VD5"), (vd6, "VD6"),
              (vd7, "VD7"), (vd8, "VD8"), (vd9, "VD9"), (vd10, "VD10"), (vh1, "VH1"), (vh2, "VH2"),
              (vh3, "VH3"), (vh4, "VH4"), (vh5, "VH5"), (vh6, "VH6"), (vh7, "VH7"), (vh8, "VH8"),
              (vh9, "VH9"), (vh10, "VH10"), (vc1, "VC1"), (vc2, "VC2"), (vc3, "VC3"), (vc4, "VC4"),
              (vc5, "VC5"), (vc6, "VC6"), (vc7, "VC7"), (vc8, "VC8"), (vc9, "VC9"), (vc10, "VC10"),
              (vs1, "VS1"), (vs2, "VS2"), (vs3, "VS3"), (vs4, "VS4"), (vs5, "VS5"), (vs6, "VS6"),
              (vs7, "VS7"), (vs8, "VS8"), (vs9, "VS9"), (vs10, "VS10"), (vdj, "VDJ"), (vhj, "VHJ"),
              (vcj, "VCJ"), (vsj, "VSJ"), (vdq, "VDQ"), (vhq, "VHQ"), (vcq, "VCQ"), (vsq, "VSQ"),
              (vdk, "VDK"), (vhk, "VHK"), (vck, "VCK"), (vsk, "VSK"), (vrj, "VRJ"), (vbj, "VBJ"),
              (bd1, "BD1"), (bd2, "BD2"), (bd3, "BD3"), (bd4, "BD4"), (bd5, "BD5"), (bd6, "BD6"),
              (bd7, "BD7"), (bd8, "BD8"), (bd9, "BD9"), (bd10, "BD10"), (bh1, "BH1"), (bh2, "BH2"),
              (bh3, "BH3"), (bh4, "BH4"), (bh5, "BH5"), (bh6, "BH6"), (bh7, "BH7"), (bh8, "BH8"),
              (bh9, "BH9"), (bh10, "BH10"), (bc1, "BC1"), (bc2, "BC2"), (bc3, "BC3"), (bc4, "BC4"),
              (bc5, "BC5"), (bc6, "BC6"), (bc7, "BC7"), (bc8, "BC8"), (bc9, "BC9"), (bc10, "BC10"),
              (bs1, "BS1"), (bs2, "BS2"), (bs3, "BS3"), (bs4, "BS4"), (bs5, "BS5"), (bs6, "BS6"),
              (bs7, "BS7"), (bs8, "BS8"), (bs9, "BS9"), (bs10, "BS10"), (bdj, "BDJ"), (bhj, "BHJ"),
              (bcj, "BCJ"), (bsj, "BSJ"), (bdq, "BDQ"), (bhq, "BHQ"), (bcq, "BCQ"), (bsq, "BSQ"),
              (bdk, "BDK"), (bhk, "BHK"), (bck, "BCK"), (bsk, "BSK"), (brj, "BRJ"), (bbj, "BBJ"),
              (xdj, "XDJ"), (xhj, "XHJ"), (xcj, "XCJ"), (xsj, "XSJ"), (xdq, "XDQ"), (xhq, "XHQ"),
              (xcq, "XCQ"), (xsq, "XSQ"), (xdk, "XDK"), (xhk, "XHK"), (xck, "XCK"), (xsk, "XSK"),
              (xrj, "XRJ"), (xbj, "XBJ"))
inline constexpr int card_count = name_count<Card>;

FG_ENUM_WORDS(Deck, (villagers, "Villagers"), (parts, "Body Parts"))
FG_ENUM_OR_NONE(Suit, diamonds, hearts, clubs, spades)
// Of Igor cards; a numbered card has none.
FG_ENUM_WORDS(Rank, (jack, "Jack"), (queen, "Queen"), (king, "King"), (red_joker, "Red Joker"),
              (black_joker, "Black Joker"))
inline constexpr int suit_count = name_count<Suit>;

// Where a card stands in its pack: 0 to 39 are numbered, by suit; then Jacks, Queens and Kings by suit; then the Jokers.
inline constexpr int pack_size = 54, first_igor = 40, first_joker = 52;
constexpr int face_of(Card card) {
    const int number = index_of(card);
    return number < pack_size ? number : number < 2 * pack_size ? number - pack_size : number - 68;
}
constexpr Card card_of(Deck deck, Suit suit, int number) {
    return static_cast<Card>(pack_size * index_of(deck) + 10 * index_of(suit) + number - 1);
}
constexpr Deck deck_of(Card card) { return index_of(card) < pack_size ? Deck::villagers : Deck::parts; }
constexpr bool is_igor(Card card) { return face_of(card) >= first_igor; }
constexpr bool is_numbered(Card card) { return face_of(card) < first_igor; }
constexpr bool is_joker(Card card) { return face_of(card) >= first_joker; }
constexpr bool is_extra(Card card) { return index_of(card) >= 2 * pack_size; }
// 1 to 10; of a numbered card only.
constexpr int number_of(Card card) { return face_of(card) % 10 + 1; }
constexpr Rank rank_of(Card card) {
    const int face = face_of(card);
    if (face < first_igor) return Rank::none;
    return static_cast<Rank>(face < first_joker ? (face - first_igor) / suit_count : face - first_joker + 3);
}
// MON-013: a Joker has none.
constexpr Suit suit_of(Card card) {
    const int face = face_of(card);
    if (face < first_igor) return static_cast<Suit>(face / 10);
    return face < first_joker ? static_cast<Suit>(face % suit_count) : Suit::none;
}
constexpr bool is_part(Card card) { return deck_of(card) == Deck::parts && is_numbered(card); }  // MON-109
constexpr bool is_equipment(Card card) {
    return deck_of(card) == Deck::villagers && is_numbered(card);
}  // MON-109

static_assert(face_of(Card::xdj) == first_igor && face_of(Card::xbj) == pack_size - 1);
static_assert(card_of(Deck::parts, Suit::clubs, 10) == Card::bc10 && number_of(Card::bc10) == 10);
static_assert(rank_of(Card::vhq) == Rank::queen && suit_of(Card::vhq) == Suit::hearts);
static_assert(rank_of(Card::bbj) == Rank::black_joker && suit_of(Card::bbj) == Suit::none);
static_assert(suit_of(Card::xsk) == Suit::spades && deck_of(Card::xsk) == Deck::parts);

}  // namespace fg::mon
