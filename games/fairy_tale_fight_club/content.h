// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The faire of the bounty hunters: the names of things, the options of a table, and what a designer may change: creatures,
// contracts, Event cards, wagons, the Contract Deck and the numbers between them (FTF-195, FTF-196).
#pragma once

#include "engine/bag.h"
#include "engine/complaints.h"
#include "engine/fields.h"
#include "engine/game.h"
#include "engine/name_set.h"

namespace fg::ftf {

inline constexpr int max_players = 4;       // FTF-001
inline constexpr int most_in_area = 8;      // FTF-109
inline constexpr int most_contracts = 32;   // in a Contract Deck (FTF-032)
inline constexpr int most_events = 12;      // in a Contract Deck
inline constexpr int largest_contract = 5;  // FTF-009

// FTF-006, FTF-008: by rising value, from 1 on.
FG_ENUM_WORDS(Creature, (mouse, "Mouse"), (frog, "Frog"), (goose, "Goose"), (piglet, "Piglet"),
              (wolf, "Wolf"), (bear, "Bear"), (witch, "Witch"), (ogre, "Ogre"), (giant, "Giant"),
              (dragon, "Dragon"))
constexpr int value_of(Creature creature) { return index_of(creature) + 1; }
constexpr Creature creature_of(int value) { return static_cast<Creature>(value - 1); }
inline constexpr int highest_value = name_count<Creature>;
using Creatures = NibbleBag<Creature>;

FG_ENUM_WORDS(Flag, (briar_keep, "Briar Keep"), (glass_spire, "Glass Spire"), (bean_tower, "Bean Tower"),
              (crumb_castle, "Crumb Castle"), (frog_moat, "Frog Moat"))

// What a card of the Contract Deck can be (FTF-009, FTF-026).
FG_ENUM_WORDS(DeckCard, (level_1, "level I"), (level_2, "level II"), (level_3, "level III"), (event, "event"))
// From the top of the Contract Deck (FTF-028 to FTF-031).
FG_ENUM(Layer, cover, top, middle, bottom)

// FTF-195
FG_ENUM_WORDS(Contract, (c101, "C101"), (c102, "C102"), (c103, "C103"), (c104, "C104"), (c105, "C105"),
              (c106, "C106"), (c107, "C107"), (c108, "C108"), (c109, "C109"), (c110, "C110"), (c111, "C111"),
              (c112, "C112"), (c113, "C113"), (c114, "C114"), (c115, "C115"), (c116, "C116"), (c117, "C117"),
              (c118, "C118"), (c119, "C119"), (c120, "C120"), (c121, "C121"), (c122, "C122"), (c123, "C123"),
              (c124, "C124"), (c125, "C125"), (c126, "C126"), (c127, "C127"), (c128, "C128"), (c129, "C129"),
              (c130, "C130"), (c131, "C131"), (c132, "C132"), (c133, "C133"), (c134, "C134"), (c135, "C135"),
              (c201, "C201"), (c202, "C202"), (c203, "C203"), (c204, "C204"), (c205, "C205"), (c206, "C206"),
              (c207, "C207"), (c208, "C208"), (c209, "C209"), (c210, "C210"), (c211, "C211"), (c212, "C212"),
              (c213, "C213"), (c214, "C214"), (c215, "C215"), (c216, "C216"), (c217, "C217"), (c218, "C218"),
              (c219, "C219"), (c220, "C220"), (c221, "C221"), (c222, "C222"), (c223, "C223"), (c224, "C224"),
              (c225, "C225"), (c301, "C301"), (c302, "C302"), (c303, "C303"), (c304, "C304"), (c305, "C305"),
              (c306, "C306"), (c307, "C307"), (c308, "C308"), (c309, "C309"), (c310, "C310"), (c311, "C311"),
              (c312, "C312"), (c313, "C313"), (c314, "C314"), (c315, "C315"))
inline constexpr int contract_count = name_count<Contract>;
inline constexpr int first_of_level_2 = index_of(Contract::c201), first_of_level_3 = index_of(Contract::c301);
constexpr DeckCard level_of(Contract contract) {
    const int number = index_of(contract);
    return number < first_of_level_2   ? DeckCard::level_1
           : number < first_of_level_3 ? DeckCard::level_2
                                       : DeckCard::level_3;
}
// FTF-009
constexpr int creatures_at(DeckCard level) { return 3 + index_of(level); }

// FTF-196
FG_ENUM_WORDS(EventCard, (bounty_burglar, "Bounty Burglar"), (troll_toll, "Troll Toll"),
              (leaky_purse, "Leaky Purse"), (beggars_banquet, "Beggars' Banquet"),
              (pickpocket_parade, "Pickpocket Parade"), (kings_tithe, "King's Tithe"),
              (market_stampede, "Market Stampede"), (moonlit_escape, "Moonlit Escape"),
              (pass_the_porridge, "Pass the Porridge"), (mouse_hole, "Mouse Hole"),
              (breadcrumb_trail, "Breadcrumb Trail"), (giants_footfall, "Giant's Footfall"),
              (wolf_at_the_door, "Wolf at the Door"), (magic_beans, "Magic Beans"),
              (queens_mirror, "Queen's Mirror"), (spinning_room, "Spinning Room"), (lucky_well, "Lucky Well"),
              (golden_goose_nest, "Golden Goose Nest"), (rumples_leftovers, "Rumples' Leftovers"),
              (open_gates, "Open Gates"), (travelling_pawnbroker, "Travelling Pawnbroker"),
              (broken_axle, "Broken Axle"), (changeling_night, "Changeling Night"),
              (autumn_fair, "Autumn Fair"))

FG_ENUM(Fight, none, low_card, high_card, low_gold, high_gold)
// What an Event card does; `amount` (n) is a number it needs.
FG_ENUM_OR_NONE(Effect,
                pass_left,    // n creatures each
                pass_right,   // n creatures each
                toll,         // n gold or the Wheelbarrow
                tax,          // a player with n gold or more returns 1
                draw,         // n creatures each
                discard,      // n hand creatures each
                new_market,   // the Market is discarded and dealt anew
                grow_market,  // n creatures join the Market
                escape,       // one creature out of a wagon each
                wreck,        // every Wheelbarrow is destroyed
                new_hand,     // hands are discarded, and as many drawn
                gold,         // n gold each
                free_load,    // one hand creature into a wagon
                pawn)         // a hand creature of value n or more for 1 gold

FG_ENUM_WORDS(Wagon, (wheelbarrow, "Wheelbarrow"), (hand_cart, "Hand Cart"), (horse_wagon, "Horse Wagon"),
              (war_wagon, "War Wagon"))
inline constexpr int wagon_count = name_count<Wagon>;
using WagonSet = NameSet<Wagon>;
// Where a player's creatures can be: a wagon, or the hand.
FG_ENUM_WORDS(Place, (wheelbarrow, "Wheelbarrow"), (hand_cart, "Hand Cart"), (horse_wagon, "Horse Wagon"),
              (war_wagon, "War Wagon"), (hand, "hand"))
constexpr Place place_of(Wagon wagon) { return static_cast<Place>(wagon); }
constexpr Wagon wagon_at(Place place) { return static_cast<Wagon>(place); }
FG_ENUM_OR_NONE(Payment, gold, creatures)

// FTF-177: the bands of the solo game.
FG_ENUM_WORDS(Rating, (destroyed, "destroyed"), (keep_at_it, "keep at it"), (apprentice, "apprentice"),
              (great_hunter, "great hunter"), (victory, "victory"))

// The decisions of the catalogue, D1 to D9.
FG_ENUM(Question, actions, discard_down, fight, pass, event_discard, escape, toll, free_load, pawn)

FG_ENUM(SwapSource, hand_or_wagon, hand_only)
FG_ENUM(ReserveRefill, on_completion, immediately)
FG_ENUM(ReserveDiscard, out, area)
FG_ENUM_WORDS(FightCards, (returned, "return"), (discarded, "discard"))
FG_ENUM(PassShortfall, net_loss, short_passer)
FG_ENUM(WreckedCargo, discard, to_hand)
FG_ENUM(FlagSets, repeat, once_each)
FG_ENUM(CompletedDisplay, face_down, face_up)
FG_ENUM(SeatGold, none, by_turn_order)

// Every default comes first.
struct Options {
    SwapSource swap_source = SwapSource::hand_or_wagon;                // FTF-070
    ReserveRefill reserve_refill = ReserveRefill::on_completion;       // FTF-094
    ReserveDiscard reserve_discard = ReserveDiscard::out;              // FTF-095
    FightCards fight_cards = FightCards::returned;                     // FTF-128
    PassShortfall pass_shortfall = PassShortfall::net_loss;            // FTF-134
    WreckedCargo wrecked_cargo = WreckedCargo::discard;                // FTF-105
    FlagSets flag_sets = FlagSets::repeat;                             // FTF-166
    u8 stall_rounds = 8;                                               // FTF-156
    u16 max_rounds = 100;                                              // FTF-157
    u8 solo_rounds = 16;                                               // FTF-175
    CompletedDisplay completed_display = CompletedDisplay::face_down;  // FTF-187
    SeatGold seat_gold = SeatGold::none;                               // FTF-036
    FG_FIELDS(Options, swap_source, reserve_refill, reserve_discard, fight_cards, pass_shortfall,
              wrecked_cargo, flag_sets, stall_rounds, max_rounds, solo_rounds, completed_display, seat_gold)
};

struct ContractCard {
    FixedVec<Creature, largest_contract> creatures;  // FTF-009
    Flag flag = Flag::none;                          // FTF-011
    u8 points = 0;
    u8 gold = 0;  // FTF-010
    FG_FIELDS(ContractCard, creatures, flag, points, gold)
};
struct EventFace {
    Fight fight = Fight::none;  // FTF-014
    Effect effect = Effect::none;
    u8 amount = 0;
    FG_FIELDS(EventFace, fight, effect, amount)
};
struct WagonCard {
    u8 capacity = 0;         // FTF-098
    u8 gold = 0;             // FTF-056; 0: not for gold
    u8 creature_points = 0;  // 0: not for creatures
    u8 points = 0;           // FTF-099
    FG_FIELDS(WagonCard, capacity, gold, creature_points, points)
};
using DeckCounts = ByName<DeckCard, u8>;
using Layers = ByName<Layer, DeckCounts>;

constexpr PlainBag<Creature> printed_creatures() {  // FTF-006
    PlainBag<Creature> bag;
    for (int value = 1; value <= highest_value; ++value) bag.add(creature_of(value), 13 - value);
    return bag;
}
// FTF-195: the creatures by their values, a is 10.
constexpr ByName<Contract, ContractCard> printed_contracts() {
    using enum Flag;
    struct Row {
        u32 creatures;
        Flag flag;
        u8 points, gold;
    };
    const Row rows[contract_count]{
        {0x111, crumb_castle, 1, 1},   {0x122, crumb_castle, 1, 0},  {0x222, frog_moat, 1, 0},
        {0x233, briar_keep, 1, 1},     {0x234, briar_keep, 1, 0},    {0x235, bean_tower, 1, 1},
        {0x116, bean_tower, 1, 0},     {0x145, crumb_castle, 1, 1},  {0x334, bean_tower, 1, 0},
        {0x245, glass_spire, 1, 0},    {0x236, glass_spire, 1, 1},   {0x345, bean_tower, 2, 0},
        {0x146, glass_spire, 2, 1},    {0x336, briar_keep, 2, 0},    {0x256, glass_spire, 2, 1},
        {0x445, crumb_castle, 2, 0},   {0x356, frog_moat, 2, 1},     {0x138, frog_moat, 2, 0},
        {0x167, briar_keep, 2, 0},     {0x158, frog_moat, 2, 1},     {0x119, frog_moat, 2, 0},
        {0x139, briar_keep, 2, 1},     {0x448, crumb_castle, 2, 0},  {0x278, frog_moat, 2, 2},
        {0x377, glass_spire, 2, 0},    {0x578, glass_spire, 3, 1},   {0x469, bean_tower, 3, 0},
        {0x279, frog_moat, 3, 0},      {0x677, briar_keep, 3, 1},    {0x559, bean_tower, 3, 2},
        {0x22a, crumb_castle, 3, 0},   {0x14a, bean_tower, 3, 1},    {0x189, glass_spire, 3, 0},
        {0x16a, briar_keep, 3, 1},     {0x48a, crumb_castle, 3, 2},  {0x1222, bean_tower, 3, 1},
        {0x1233, briar_keep, 3, 0},    {0x1144, glass_spire, 3, 1},  {0x1145, crumb_castle, 3, 0},
        {0x2334, frog_moat, 3, 1},     {0x1226, briar_keep, 3, 1},   {0x2236, briar_keep, 3, 0},
        {0x3344, frog_moat, 4, 1},     {0x1455, bean_tower, 4, 0},   {0x1248, glass_spire, 4, 1},
        {0x1367, crumb_castle, 4, 0},  {0x2348, crumb_castle, 4, 2}, {0x1278, glass_spire, 4, 0},
        {0x1169, frog_moat, 4, 1},     {0x1578, glass_spire, 4, 0},  {0x4459, bean_tower, 4, 1},
        {0x3559, bean_tower, 5, 1},    {0x3569, frog_moat, 5, 0},    {0x4678, crumb_castle, 5, 2},
        {0x1579, bean_tower, 5, 1},    {0x226a, crumb_castle, 5, 0}, {0x6678, frog_moat, 5, 1},
        {0x237a, glass_spire, 6, 2},   {0x157a, briar_keep, 6, 0},   {0x358a, briar_keep, 6, 2},
        {0x12235, crumb_castle, 6, 0}, {0x22334, frog_moat, 6, 1},   {0x22446, frog_moat, 6, 0},
        {0x11167, glass_spire, 6, 2},  {0x12268, glass_spire, 7, 0}, {0x23567, briar_keep, 7, 1},
        {0x11269, bean_tower, 7, 0},   {0x13577, briar_keep, 7, 0},  {0x34568, bean_tower, 7, 2},
        {0x24578, bean_tower, 8, 0},   {0x13479, briar_keep, 8, 1},  {0x1345a, crumb_castle, 8, 0},
        {0x33689, crumb_castle, 8, 2}, {0x1148a, glass_spire, 9, 0}, {0x4559a, frog_moat, 9, 0},
    };
    ByName<Contract, ContractCard> cards;
    for (int i = 0; i < contract_count; ++i) {
        ContractCard& card = cards.at[i];
        card.flag = rows[i].flag;
        card.points = rows[i].points;
        card.gold = rows[i].gold;
        for (int at = creatures_at(level_of(static_cast<Contract>(i))) - 1; at >= 0; --at)
            card.creatures.push_back(creature_of(static_cast<int>(rows[i].creatures >> 4 * at & 15)));
    }
    return cards;
}
constexpr ByName<EventCard, EventFace> printed_events() {  // FTF-196
    using enum Effect;
    return {{
        {Fight::low_gold, pass_left, 2},
        {Fight::low_gold, toll, 1},
        {Fight::low_gold, tax, 3},
        {Fight::low_gold, draw, 1},
        {Fight::high_gold, pass_right, 1},
        {Fight::high_gold, tax, 1},
        {Fight::high_gold, new_market, 0},
        {Fight::high_gold, escape, 0},
        {Fight::low_card, pass_left, 1},
        {Fight::low_card, discard, 1},
        {Fight::low_card, grow_market, 2},
        {Fight::low_card, wreck, 0},
        {Fight::high_card, discard, 2},
        {Fight::high_card, draw, 1},
        {Fight::high_card, new_hand, 0},
        {Fight::high_card, pass_right, 2},
        {Fight::none, gold, 1},
        {Fight::none, gold, 1},
        {Fight::none, draw, 2},
        {Fight::none, free_load, 0},
        {Fight::none, pawn, 7},
        {Fight::none, wreck, 0},
        {Fight::none, pass_left, 3},
        {Fight::none, grow_market, 3},
    }};
}
// FTF-028 to FTF-031, for 1, 2, 3 and 4 players; each layer as level I, II, III and Events.
constexpr ByPlayers<1, max_players, Layers> printed_decks() {
    constexpr DeckCounts cover{{4, 0, 0, 0}};
    return {{
        {{cover, {{5, 0, 0, 1}}, {{1, 3, 0, 1}}, {{1, 1, 2, 1}}}},
        {{cover, {{4, 0, 0, 2}}, {{1, 4, 0, 2}}, {{1, 2, 4, 2}}}},
        {{cover, {{6, 0, 0, 3}}, {{3, 6, 0, 3}}, {{1, 2, 5, 3}}}},
        {{cover, {{8, 0, 0, 4}}, {{3, 8, 0, 4}}, {{0, 3, 6, 4}}}},
    }};
}

// What a designer may change. The defaults are the catalogue's.
struct Content {
    PlainBag<Creature> creatures = printed_creatures();
    ByName<Contract, ContractCard> contracts = printed_contracts();
    ByName<EventCard, EventFace> events = printed_events();
    ByName<Wagon, WagonCard> wagons{
        {{3, 0, 5, 0}, {3, 1, 10, 1}, {4, 2, 15, 3}, {5, 3, 0, 0}}};  // FTF-056, FTF-098
    ByPlayers<1, max_players, Layers> contract_deck = printed_decks();
    u8 hand = 5;            // FTF-018
    u8 war_wagon_hand = 6;  // FTF-099
    u8 market = 4;          // FTF-017
    u8 actions = 2;         // FTF-040
    u8 action_price = 2;    // FTF-087
    u8 reserve_price = 1;   // FTF-089
    u8 last_contracts = 4;  // FTF-150
    u8 gold = 40;           // FTF-037
    u8 gold_per_point = 3;  // FTF-160
    u8 same_flags = 3;      // FTF-162
    u8 same_flags_points = 3;
    u8 all_flags_points = 3;  // FTF-163
    // FTF-036: with seat_gold = by_turn_order, from the first player on.
    ByPlayers<1, max_players, Array<u8, max_players>> seat_gold{
        {{{0, 0, 0, 0}}, {{0, 1, 0, 0}}, {{0, 1, 2, 0}}, {{0, 1, 2, 2}}}};
    ByName<Rating, u8> ratings{{0, 20, 30, 40, 50}};                     // FTF-177: from so many points on
    ByName<Question, u8> clocks{{120, 30, 30, 30, 30, 30, 30, 30, 30}};  // seconds (FTF-179)
    FG_FIELDS(Content, creatures, contracts, events, wagons, contract_deck, hand, war_wagon_hand, market,
              actions, action_price, reserve_price, last_contracts, gold, gold_per_point, same_flags,
              same_flags_points, all_flags_points, seat_gold, ratings, clocks)
};

// What is fixed for one table.
struct Rules {
    using Options = ftf::Options;
    using Content = ftf::Content;

    u8 players = 1;
    Options options{};
    Content content{};

    // Derived.
    Creatures deck{};                          // all creatures
    Array<Creatures, contract_count> asked{};  // by contract: its creatures
    Layers layers{};                           // the Contract Deck of this table
    u16 last_turn = 0;                         // FTF-157, FTF-175; 0: none
    u16 most_quiet_turns = 0;                  // FTF-156; 0: any number

    constexpr bool is_solo() const { return players == 1; }
    constexpr const ContractCard& card(Contract contract) const { return content.contracts[contract]; }
    constexpr const EventFace& face(EventCard event) const { return content.events[event]; }
    constexpr const WagonCard& wagon(Wagon wagon) const { return content.wagons[wagon]; }
};

namespace detail {

constexpr int count_in(const Layers& layers, DeckCard kind) {
    int count = 0;
    for (const DeckCounts& layer : layers) count += layer[kind];
    return count;
}
constexpr int count_contracts(const Layers& layers) {
    return count_in(layers, DeckCard::level_1) + count_in(layers, DeckCard::level_2) +
           count_in(layers, DeckCard::level_3);
}
constexpr int count_levels(DeckCard level) {
    int count = 0;
    for (int i = 0; i < contract_count; ++i) count += level_of(static_cast<Contract>(i)) == level;
    return count;
}

constexpr Complaint complaint_of_creatures(int players, const Content& content) {
    using Counts = ByName<Creature, u8>;  // for their names
    for (int k = 0; k < name_count<Creature>; ++k)
        if (content.creatures.count(static_cast<Creature>(k)) > Creatures::most_of_a_kind)
            return about<Counts, "creatures.", ": at most 15 of a kind (FTF-006)">(k);
    if (content.creatures.size() > 120) return "creatures: at most 120 in all (FTF-006)";
    if (content.creatures.size() <= players * (content.hand + 1) + content.market)
        return "creatures: too few to deal to so many players (FTF-018)";
    return nullptr;
}

constexpr Complaint complaint_of_contracts(const Content& content) {
    using Contracts = decltype(content.contracts);
    for (int i = 0; i < contract_count; ++i) {
        const ContractCard& card = content.contracts.at[i];
        if (card.creatures.size() != creatures_at(level_of(static_cast<Contract>(i))))
            return about<Contracts, "contracts.",
                         ": must ask for 3 creatures at level I, 4 at II, 5 at III (FTF-009)">(i);
        for (const Creature creature : card.creatures) {
            int needed = 0;
            for (const Creature other : card.creatures) needed += other == creature;
            if (creature == Creature::none || needed > content.creatures.count(creature))
                return about<Contracts, "contracts.", ": asks for creatures that are not there (FTF-011)">(i);
        }
        if (card.flag == Flag::none) return about<Contracts, "contracts.", ": has no flag (FTF-011)">(i);
        if (card.points > 20) return about<Contracts, "contracts.", ": at most 20 points (FTF-011)">(i);
        if (card.gold > 5) return about<Contracts, "contracts.", ": at most 5 gold (FTF-010)">(i);
    }
    return nullptr;
}

// What `amount` may be.
constexpr bool is_amount_for(Effect effect, int amount) {
    switch (effect) {
        case Effect::pass_left:
        case Effect::pass_right:
        case Effect::draw:
        case Effect::discard:
        case Effect::grow_market:
        case Effect::gold: return amount >= 1 && amount <= 5;
        case Effect::toll:
        case Effect::tax: return amount >= 1 && amount <= 9;
        case Effect::pawn: return amount >= 1 && amount <= highest_value;
        case Effect::new_market:
        case Effect::escape:
        case Effect::wreck:
        case Effect::new_hand:
        case Effect::free_load: return amount == 0;
        case Effect::none: break;
    }
    return false;
}
constexpr Complaint complaint_of_events(const Content& content) {
    using Events = decltype(content.events);
    for (int i = 0; i < Events::capacity; ++i) {
        const EventFace& face = content.events.at[i];
        if (face.effect == Effect::none || index_of(face.fight) >= name_count<Fight>)
            return about<Events, "events.", ": needs a fight (or none) and an effect (FTF-138)">(i);
        if (!is_amount_for(face.effect, face.amount))
            return about<Events, "events.",
                         ": its amount must be 1 to 5 (toll and tax: to 9; pawn: to 10), or 0 where none is "
                         "needed (FTF-138)">(i);
    }
    return nullptr;
}

constexpr Complaint complaint_of_wagons(const Content& content) {
    using Wagons = decltype(content.wagons);
    for (int i = 0; i < wagon_count; ++i) {
        const WagonCard& card = content.wagons.at[i];
        if (card.capacity < 1 || card.capacity > 9)
            return about<Wagons, "wagons.", ": must hold 1 to 9 creatures (FTF-098)">(i);
        if (card.gold == 0 && card.creature_points == 0)
            return about<Wagons, "wagons.", ": must cost gold or creature points (FTF-056)">(i);
        if (card.gold > 20 || card.creature_points > 60 || card.points > 20)
            return about<Wagons, "wagons.", ": at most 20 gold, 60 creature points, 20 points (FTF-056)">(i);
    }
    return nullptr;
}

constexpr Complaint complaint_of_deck(int players, const Content& content) {
    using Decks = decltype(content.contract_deck);
    const Layers& layers = content.contract_deck[players];
    const int entry = players - 1;
    for (const DeckCard kind : {DeckCard::level_1, DeckCard::level_2, DeckCard::level_3})
        if (count_in(layers, kind) > count_levels(kind))
            return about<Decks, "contract_deck.", ": more contracts of a level than there are (FTF-009)">(
                entry);
    const DeckCounts& cover = layers[Layer::cover];
    if (cover[DeckCard::level_1] != 4 || cover[DeckCard::level_2] != 0 || cover[DeckCard::level_3] != 0 ||
        cover[DeckCard::event] != 0)
        return about<Decks, "contract_deck.", ": must be covered by four contracts of level I (FTF-031)">(
            entry);
    if (count_contracts(layers) > most_contracts || count_in(layers, DeckCard::event) > most_events)
        return about<Decks, "contract_deck.", ": at most 32 contracts and 12 Events (FTF-032)">(entry);
    if (count_contracts(layers) == 4)
        return about<Decks, "contract_deck.", ": needs contracts below the first four (FTF-026)">(entry);
    return nullptr;
}

constexpr Complaint complaint_of_numbers(const Content& content) {
    if (content.hand < 1 || content.hand > 10) return "hand: must be 1 to 10 (FTF-018)";
    if (content.war_wagon_hand < content.hand || content.war_wagon_hand > 12)
        return "war_wagon_hand: must be from hand to 12 (FTF-099)";
    if (content.market < 1 || content.market > 10) return "market: must be 1 to 10 (FTF-017)";
    if (content.actions < 1 || content.actions > 6) return "actions: must be 1 to 6 (FTF-040)";
    if (content.action_price < 1 || content.action_price > 20)
        return "action_price: must be 1 to 20 (FTF-087)";
    if (content.reserve_price < 1 || content.reserve_price > 20)
        return "reserve_price: must be 1 to 20 (FTF-089)";
    if (content.last_contracts > 4) return "last_contracts: at most 4 (FTF-150)";
    if (content.gold < 10 || content.gold > 200) return "gold: must be 10 to 200 (FTF-037)";
    if (content.gold_per_point < 1) return "gold_per_point: must be 1 or more (FTF-160)";
    if (content.same_flags < 2 || content.same_flags > 9) return "same_flags: must be 2 to 9 (FTF-162)";
    if (content.same_flags_points > 20) return "same_flags_points: at most 20 (FTF-162)";
    if (content.all_flags_points > 20) return "all_flags_points: at most 20 (FTF-163)";
    return nullptr;
}
constexpr Complaint complaint_of_tables(const Content& content) {
    using SeatGolds = decltype(content.seat_gold);
    for (int i = 0; i < SeatGolds::capacity; ++i)
        for (const u8 gold : content.seat_gold.at[i])
            if (gold > 2) return about<SeatGolds, "seat_gold.", ": at most 2 gold for each (FTF-036)">(i);
    using Ratings = decltype(content.ratings);
    for (int i = 0; i < Ratings::capacity; ++i)
        if (i == 0 ? content.ratings.at[0] != 0 : content.ratings.at[i] <= content.ratings.at[i - 1])
            return about<Ratings, "ratings.", ": must rise from 0 on (FTF-177)">(i);
    using Clocks = decltype(content.clocks);
    for (int i = 0; i < Clocks::capacity; ++i)
        if (content.clocks.at[i] == 0)
            return about<Clocks, "clocks.", ": must have at least one second (FTF-179)">(i);
    return nullptr;
}

constexpr Complaint complaint_of_options(int players, const Options& options) {
    if (const Complaint c = complaint_of_empty_names(options)) return c;
    if (options.stall_rounds > 50) return "stall_rounds: must be 0 to 50 (FTF-156)";
    if (options.max_rounds != 0 && (options.max_rounds < 20 || options.max_rounds > 500))
        return "max_rounds: must be 0 or 20 to 500 (FTF-157)";
    if (options.solo_rounds != 0 && (options.solo_rounds < 8 || options.solo_rounds > 40))
        return "solo_rounds: must be 0 or 8 to 40 (FTF-175)";
    const bool is_bounded = options.stall_rounds != 0 || options.max_rounds != 0;
    if (!is_bounded && (players > 1 || options.solo_rounds == 0))
        return "stall_rounds: cannot be off together with max_rounds (FTF-201)";
    return nullptr;
}

}  // namespace detail

constexpr Complaint complaint(int players, const Options& options, const Content& content) {
    if (players < 1 || players > max_players) return "Fairy Tale Fight Club is for 1 to 4 players (FTF-001)";
    if (const Complaint c = detail::complaint_of_numbers(content)) return c;
    if (const Complaint c = detail::complaint_of_tables(content)) return c;
    if (const Complaint c = detail::complaint_of_creatures(players, content)) return c;
    if (const Complaint c = detail::complaint_of_contracts(content)) return c;
    if (const Complaint c = detail::complaint_of_events(content)) return c;
    if (const Complaint c = detail::complaint_of_wagons(content)) return c;
    if (const Complaint c = detail::complaint_of_deck(players, content)) return c;
    return detail::complaint_of_options(players, options);
}

// FTF-157, FTF-175: the earlier of two limits; 0 is none.
constexpr int last_turn_of(int players, const Options& options) {
    const int solo = players == 1 ? options.solo_rounds : 0, most = players * options.max_rounds;
    if (solo == 0 || most == 0) return solo + most;
    return solo < most ? solo : most;
}
// FTF-156; FTF-201: a solo game with a limit of its own is given all its rounds.
constexpr int most_quiet_turns_of(int players, const Options& options) {
    return players == 1 && options.solo_rounds != 0 ? 0 : players * options.stall_rounds;
}

constexpr Rules make_rules(int players, const Options& options, const Content& content) {
    Rules rules{.players = static_cast<u8>(players), .options = options, .content = content};
    for (int k = 0; k < name_count<Creature>; ++k)
        rules.deck.add(static_cast<Creature>(k), content.creatures.count(static_cast<Creature>(k)));
    for (int i = 0; i < contract_count; ++i)
        for (const Creature creature : content.contracts.at[i].creatures) rules.asked[i].add(creature);
    rules.layers = content.contract_deck[players];
    rules.last_turn = static_cast<u16>(last_turn_of(players, options));
    rules.most_quiet_turns = static_cast<u16>(most_quiet_turns_of(players, options));
    return rules;
}

}  // namespace fg::ftf
