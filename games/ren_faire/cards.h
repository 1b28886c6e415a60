// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The names of things at the faire, and the language in which Performances are written: a card is a few short lists of
// operations, which the rules carry out one after the other (REN-152). Who writes a card writes nothing else.
#pragma once

#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/kinds.h"
#include "engine/name_set.h"

namespace fg::ren {

inline constexpr int max_players = 4;    // REN-002
inline constexpr int most_in_hand = 10;  // cards; see "Bounds" in the catalogue
inline constexpr int most_extended = 9;  // Extended Performances in the deck
inline constexpr int most_peeked = 3;    // Costumes looked at by one card
inline constexpr int window_places = 3;  // REN-020

FG_ENUM_WORDS(Performance, (p01, "Queen's Largesse"), (p02, "Tithe Day"), (p03, "North Wind"),
              (p04, "Turning Wheel"), (p05, "Carousel of Cloaks"), (p06, "Muddy Lane"), (p07, "Fresh Stock"),
              (p08, "Scrambled Scripts"), (p09, "Encore!"), (p10, "Alms for the Shabby"),
              (p11, "Tailor's Hour"), (p12, "Laundry Day"), (p13, "Toll Gate"), (p14, "Fashion Truce"),
              (p15, "Bargain Bell"), (p16, "Queen's Colours"), (p17, "Merchant Venture"),
              (p18, "The Cursed Ruff"), (p19, "Ballad of the Turnip"), (p20, "Visiting Dignitary"),
              (p21, "Living Statue"), (p22, "Rhyme for a Farthing"), (p23, "Baroque Insult"),
              (p24, "Hawker's Cry"), (p25, "Bows All Round"), (p26, "Monks' Round"), (p27, "Gargoyle Face"),
              (p28, "Swoon on Demand"), (p29, "Quick-Change Act"), (p30, "Seer's Patter"),
              (p31, "Royal Proclamation"), (p32, "Court Painter"), (p33, "Bard Against Bard"),
              (p34, "Dying in Style"), (p35, "Catwalk Quarrel"), (p36, "Practice Makes Passable"),
              (p37, "Stay in Character"), (p38, "Vow of Hush"), (p39, "Three Passes"), (p40, "Odds or Evens"),
              (p41, "Tallest Alone"), (p42, "Pea and Three Thimbles"), (p43, "Unblinking Owls"),
              (p44, "Share the Pie"), (p45, "Sealed Bids"), (p46, "Best-Dressed Ribbon"),
              (p47, "Name That Garb"), (p48, "Tangled Tongue"), (p49, "Juggler's Pattern"),
              (p50, "Snatch the Banner"))

FG_ENUM_WORDS(Costume, (c01, "Thistledown Pouch"), (c02, "Starlight Wand"), (c03, "Petal Skirt"),
              (c04, "Dewdrop Slippers"), (c05, "Fool's Sceptre"), (c06, "Motley Doublet"),
              (c07, "Two-Tone Hose"), (c08, "Curly Bell Shoes"), (c09, "Visored Helm"),
              (c10, "Heraldic Shield"), (c11, "Tourney Sword"), (c12, "Iron Sabatons"),
              (c13, "Veiled Hennin"), (c14, "Silk Fan"), (c15, "Brocade Bodice"), (c16, "Trailing Gown"),
              (c17, "Silver-Topped Cane"), (c18, "Ermine Mantle"), (c19, "Velvet Breeches"),
              (c20, "Buckled Shoes"), (c21, "Plumed Tricorne"), (c22, "Captain's Coat"),
              (c23, "Striped Slops"), (c24, "Cuffed Sea Boots"), (c25, "Feathered Bonnet"),
              (c26, "Round Targe"), (c27, "Basket-Hilt Broadsword"), (c28, "Tartan Sash"), (c29, "Mob Cap"),
              (c30, "Fistful of Tankards"), (c31, "Laced Kirtle"), (c32, "Wooden Clogs"),
              (c33, "Starry Pointed Hat"), (c34, "Crystal Orb"), (c35, "Gnarled Staff"),
              (c36, "Rune-Hemmed Robe"), (c37, "Suit of Plate"), (c38, "Hook and Cutlass"),
              (c39, "Kilt and Brogues"), (c40, "Borrowed Finery"), (c41, "Bells and Sneakers"),
              (c42, "Wings and Ball Cap"), (c43, "Baseball Cap"), (c44, "Mirror Shades"),
              (c45, "Shopping Bag"), (c46, "Foam Finger"), (c47, "Paper Coffee Cup"),
              (c48, "Phone on a Stick"), (c49, "Souvenir T-Shirt"), (c50, "Windbreaker"),
              (c51, "Cargo Shorts"), (c52, "Faded Jeans"), (c53, "Flip-Flops"), (c54, "White Trainers"),
              (c55, "Matching Tracksuit"))
inline constexpr int performance_count = name_count<Performance>;
inline constexpr int costume_count = name_count<Costume>;
FG_ENUM_WORDS(Character, (dot, "Dot from Accounts"), (marv, "Cousin Marv"), (pim, "Professor Pim"),
              (june, "Skater June"))

FG_ENUM_WORDS(Slot, (head, "Head"), (left_hand, "Left Hand"), (right_hand, "Right Hand"), (chest, "Chest"),
              (legs, "Legs"), (feet, "Feet"))  // REN-107
inline constexpr int slot_count = name_count<Slot>;
FG_ENUM_WORDS(Icon, (faerie, "Faerie"), (jester, "Jester"), (knight, "Knight"), (lady, "Lady"),
              (lord, "Lord"), (pirate, "Pirate"), (scot, "Scot"), (wench, "Wench"),
              (wizard, "Wizard"))  // REN-108
// What a Costume has in a slot: an icon or a null; `none` where it is clear.
FG_ENUM_WORDS(Space, (faerie, "Faerie"), (jester, "Jester"), (knight, "Knight"), (lady, "Lady"),
              (lord, "Lord"), (pirate, "Pirate"), (scot, "Scot"), (wench, "Wench"), (wizard, "Wizard"),
              (null_space, "null"))
constexpr bool is_icon(Space space) { return space < Space::null_space; }
constexpr Icon icon_of(Space space) { return static_cast<Icon>(space); }
constexpr Space space_of(Icon icon) { return static_cast<Space>(icon); }

FG_ENUM_WORDS(Place, (left, "left"), (middle, "middle"), (right, "right"))  // of the Shoppe Window

template <class E, class... Es>
constexpr bool is_any(E value, Es... of) {
    return ((value == of) || ...);
}

// ---- operations ----

// Who an operation is about. More than one act clockwise from "you" (REN-050).
FG_ENUM_OR_NONE(Who,
                you,                      // who played the card (REN-045)
                chosen,                   // the player the card chose
                both,                     // these two
                everyone,                 //
                others,                   // all but you
                penniless,                // others with no coins
                shabbiest,                // all with the fewest filled slots
                succeeded, failed, tied,  // at the Task before (REN-043, REN-053)
                holder,                   // whom an Extended card lies near
                placer)                   // who set its trigger off

FG_ENUM(When, always, success, failure, tie)   // somebody succeeded, failed, tied at the Task before
FG_ENUM_OR_NONE(Difficulty, easy, fair, hard)  // REN-063
// What holds as long as an Extended card lies there.
FG_ENUM_OR_NONE(Lasting,
                toll,     // others who buy a Costume pay a coin onto it
                truce,    // no Costume with a null is placed on another player
                bargain,  // every Costume bought costs a coin less
                colours)  // whoever places the named icon on themselves sets its trigger off
FG_ENUM_OR_NONE(Skill, tongue, pattern, banner)  // the mini-games (REN-078)

FG_KINDS(Op,                                                  //
         (gain, who, n, maybe you, maybe when, maybe below),  // if less than `below` was paid to you before
         (gain_shown, who),                                   // as many coins as one has shown
         (lose, who, n, maybe when, maybe shown),             // only those who have shown `shown` or more
         (pay, who, to, n, maybe when),                       //
         (draw, who, n), (toss, who, n), (pass_hands),        // Performances
         (bottom_up, who), (top_down, who), (shed, who),      // stacks
         (pass_tops), (lift, who), (launder, who), (decree, who), (reorder, who),
         (mud, who, n),     // lose n or shed
         (spoils, who, n),  // take the other's top Costume, or gain n
         (restock), (buy, who, n), (peek, who, n, price),
         (auction, n),                                  // n: discount, Costumes seen, highest bid
         (choose_player), (choose_other), (name_icon),  //
         (lay, who, to, maybe n, maybe last, maybe coins,
          maybe lasting),                                        // near whom; due at whose turn; counters
         (leave, when),                                          // the card is discarded at once
         (pass_on, n), (take_coins, who), (stake, n), (payout),  // of Extended cards
         (perform, who, difficulty, seconds), (perform_together, difficulty, seconds), (duel, seconds),
         (hold, who, difficulty),  // stunts
         (joust, n, last), (odds, n), (tallest, n), (thimbles), (nerve, n), (share), (ribbon), (name_slots),
         (race, skill), (par, skill))  // contests

struct Operation {
    static constexpr bool sparse = true;
    Op op = Op::none;
    Who who = Who::none;
    Who to = Who::none;  // pay: to whom; lay: at the start of whose turn
    u8 n = 0;
    u8 you = 0;    // gain: so many instead, for you
    u8 below = 0;  // gain
    u8 shown = 0;  // lose
    When when = When::always;
    u8 price = 0;  // peek
    u8 last = 0;   // lay: the number of counters at which the card expires; joust: passes at most
    u8 coins = 0;  // lay
    Lasting lasting = Lasting::none;
    Difficulty difficulty = Difficulty::none;
    u8 seconds = 0;
    Skill skill = Skill::none;
    FG_FIELDS(Operation, op, who, to, n, you, below, shown, when, price, last, coins, lasting, difficulty,
              seconds, skill)
};

// The parts of a card.
FG_ENUM_OR_NONE(Part,
                now,      // when it is played
                tick,     // Extended: at the start of each turn it is due, after a counter has moved
                last,     // Extended: when the last counter has moved (or there are none)
                trigger)  // Extended: when its trigger happens
using Program = FixedVec<Operation, 6>;

}  // namespace fg::ren
