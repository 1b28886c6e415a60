// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Questions about a table that several rooms ask. Those about cards take the truth (Cards, for the rules) or what a seat sees of it
// (CardsSeen, for offers, words and bots).
#pragma once

#include "games/monster_faire/state.h"

namespace fg::mon {

// Whether a value is one of some.
template <class T, class... Some>
constexpr bool is_any(T value, Some... some) {
    return ((value == some) || ...);
}

// ---- seats and turns ----

constexpr SeatSet everybody(const Rules& rules) { return SeatSet::first(rules.players); }
// Who is still in the game, absent ones included.
constexpr SeatSet present(const Rules& rules, const Table& table) { return everybody(rules) - table.out; }
constexpr SeatSet opponents(const Rules& rules, const Table& table) {
    return present(rules, table).without(table.active);
}
// Who can be visited, invited and attacked, and may play cards (MON-237).
constexpr SeatSet at_home(const Rules& rules, const Table& table) {
    return present(rules, table) - table.absent;
}
// The first of some seats in play order after `seat`, who would be the last. There must be one.
constexpr Seat first_after(const Table& table, Seat seat, SeatSet seats) {
    return table.is_clockwise ? seats.first_clockwise(seat_of(index_of(seat) + 1))
                              : seats.first_anticlockwise(seat);
}
// Some seats in play order after `seat`: `for (Seat s : after(table, seat, seats))`.
struct After {
    const Table& table;
    Seat seat;
    SeatSet seats;
    struct Iterator {
        const Table* table;
        Seat last;
        SeatSet rest;
        constexpr Seat operator*() const { return first_after(*table, last, rest); }
        constexpr Iterator& operator++() {
            last = **this;
            rest.remove(last);
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.rest == b.rest; }
    };
    constexpr Iterator begin() const { return {&table, seat, seats}; }
    constexpr Iterator end() const { return {&table, seat, {}}; }
};
constexpr After after(const Table& table, Seat seat, SeatSet seats) { return {table, seat, seats}; }
// MON-044
constexpr bool is_gone(const Table& table, Seat seat) {
    return table.out.has(seat) || table.absent.has(seat);
}

// ---- cards ----

constexpr Card card_at(const Cards& cards, At at, int place) { return cards.card(at, place); }
// Of a pile that lies open, or is the viewer's own.
constexpr Card card_at(const CardsSeen& cards, At at, int place) { return cards.own_card(at, place); }
constexpr CardsSeen cards_seen(const Seen& seen) {
    return seen.veiled.at([](const auto& zone) -> const auto& { return zone.cards; });
}
constexpr int my_cards(const Seen& seen) { return cards_seen(seen).size(hand_of(seen.me)); }
constexpr Card my_card(const Seen& seen, int place) {
    return cards_seen(seen).own_card(hand_of(seen.me), place);
}

// Calls `use(card, place)` from the bottom to the top.
template <class P, class Use>
constexpr void each_card(const P& cards, At at, Use&& use) {
    const int size = cards.size(at);
    for (int place = 0; place < size; ++place) use(card_at(cards, at, place), place);
}
template <class P, class Is>
constexpr int count_cards(const P& cards, At at, Is&& is) {
    int count = 0;
    each_card(cards, at, [&](Card card, int) { count += is(card); });
    return count;
}
// The n-th card that fits, from the bottom; there must be one.
template <class P, class Is>
constexpr Card nth_card(const P& cards, At at, int n, Is&& is) {
    int place = 0;
    while (!is(card_at(cards, at, place)) || n-- > 0) ++place;
    return card_at(cards, at, place);
}
// MON-400: among cards of equal value a numbered one before an Igor card, then V before B, then by suit, then by rank. What the value
// is depends on the question: with face_values=zero an Igor card may count for less than it is worth.
constexpr int tie_order(Card card) {
    const int suit = is_joker(card) ? suit_count : index_of(suit_of(card));
    const int rank = is_igor(card) ? index_of(rank_of(card)) : 0;
    return is_igor(card) << 8 | index_of(deck_of(card)) << 7 | suit << 4 | rank << 1 | int{is_extra(card)};
}
constexpr int order_of(const Rules& rules, Card card) { return rules.value[card] << 9 | tie_order(card); }

// ---- decks (MON-284 to MON-289) ----

template <class P>
constexpr bool can_draw(const Table& table, const P& cards, Deck deck) {
    return cards.size(deck_at(deck)) > 0 ||
           (!table.faire.is_on && cards.size(discard_at(deck)) > 0);  // MON-309
}
// MON-288, MON-289: how many cards a player would give up. What is pledged for a fight in Town is being played: whoever
// fights there with a hand has picked a card of it before anybody draws (MON-307).
template <class P>
constexpr int hand_to_give_up(const Table& table, const P& cards, Seat seat) {
    const TownFight& fight = table.town_fight;
    const int size = cards.size(hand_of(seat));
    const bool fights = (seat == fight.attacker || seat == fight.rival) && !table.rogue.has(seat);
    return fights && size > 0 ? size - 1 : size;
}
// Where a player with a free choice may draw, as bits by deck.
template <class P>
constexpr u32 open_decks(const Rules& rules, const Table& table, const P& cards) {
    const u32 open = u32{can_draw(table, cards, Deck::villagers)} | u32{can_draw(table, cards, Deck::parts)}
                                                                        << 1;
    if (open != 0 || table.faire.is_on) return open;
    for (Seat seat : EachSeat{rules.players})  // MON-288, MON-289
        if (hand_to_give_up(table, cards, seat) > 0) return 3;
    return 0;
}

// MON-091: in a fight all hands are given up at most once for a side.
template <class P>
constexpr u32 fight_decks(const Rules& rules, const Table& table, const P& cards) {
    const bool can_go_on = can_draw(table, cards, Deck::villagers) || can_draw(table, cards, Deck::parts);
    return can_go_on || !table.fight.has_emptied ? open_decks(rules, table, cards) : 0;
}

// ---- Town and Graveyard ----

constexpr bool is_free_igor(const Table& table, Card card) {  // MON-343
    for (const auto& igors : table.free_igors.at)
        for (const Card igor : igors)
            if (igor == card) return true;
    return false;
}
// MON-178, MON-179
constexpr bool is_villager(const Rules& rules, const Table& table, Card card) {
    if (is_igor(card)) return rules.options.face_villagers == Toggle::on && !is_free_igor(table, card);
    return deck_of(card) == Deck::villagers;
}
// The villagers of a pile: how many, of which suits (bits), how good the best one is, and their total.
struct Crowd {
    int count = 0, highest = 0, total = 0;
    u32 suits = 0;
    constexpr bool has_four_types() const { return suits == 15; }  // MON-180
};
template <class P>
constexpr Crowd crowd_at(const Rules& rules, const Table& table, const P& cards, At at) {
    Crowd crowd;
    each_card(cards, at, [&](Card card, int) {
        if (!is_villager(rules, table, card)) return;
        const int worth = rules.worth[card];
        ++crowd.count;
        crowd.total += worth;
        if (worth > crowd.highest) crowd.highest = worth;
        if (!is_joker(card)) crowd.suits |= 1u << index_of(suit_of(card));
    });
    return crowd;
}
template <class P>
constexpr bool has_villagers(const Rules& rules, const Table& table, const P& cards) {
    for (int i = cards.size(town) - 1; i >= 0; --i)
        if (is_villager(rules, table, card_at(cards, town, i))) return true;
    return false;
}

// ---- Igors ----

template <class P>
constexpr bool has_igor(const P& cards, Seat seat) {
    return cards.size(igors_of(seat)) > 0;
}
// The place of the weakest Igor among those at `places` (bits), the one longest in play of equals; or -1 (MON-376).
template <class P>
constexpr int weakest_igor(const Rules& rules, const P& cards, Seat seat, u32 places) {
    int weakest = -1, least = 255;
    each_card(cards, igors_of(seat), [&](Card igor, int place) {
        if ((places >> place & 1u) == 0 || rules.worth[igor] >= least) return;
        weakest = place;
        least = rules.worth[igor];
    });
    return weakest;
}
constexpr u32 igors_up(const Table& table, Seat seat) { return 15u & ~u32{table.igors_down[seat]}; }
// Who is face up and would be used (MON-097, MON-377); -1: nobody.
template <class P>
constexpr int up_igor(const Rules& rules, const Table& table, const P& cards, Seat seat) {
    return weakest_igor(rules, cards, seat, igors_up(table, seat));
}
// MON-055, MON-067: as Igor, with joker_suits. Bits by suit.
constexpr u32 suits_of_igor(const Rules& rules, Card igor) {
    if (!is_joker(igor)) return 1u << index_of(suit_of(igor));
    if (rules.options.joker_suits == JokerSuits::none) return 0;  // MON-013, MON-014
    return rank_of(igor) == Rank::red_joker ? 3u : 12u;
}
constexpr bool matches(u32 suits, Card card) {
    return !is_joker(card) && (suits >> index_of(suit_of(card)) & 1u) != 0;
}

// MON-376: who can be sent now; -1: nobody.
template <class P>
constexpr int sendable_igor(const Rules& rules, const Table& table, const P& cards, Seat seat) {
    return weakest_igor(rules, cards, seat, igors_up(table, seat) & ~u32{table.turn.used_igors});
}
// MON-050: whether some vagrant Igor can be claimed.
template <class P>
constexpr bool has_vagrant(const P& cards) {
    for (const At at : {town, graveyard})
        for (int i = cards.size(at) - 1; i >= 0; --i)
            if (is_igor(card_at(cards, at, i))) return true;
    return false;
}
// What Igor may take out of the Graveyard (MON-066 to MON-069): his favourites if there are any. MON-364: Renfrew has eaten
// his, and takes any.
struct DigSite {
    u32 suits;
    int count = 0;
    template <class P>
    constexpr DigSite(const Rules& rules, const Table&, const P& cards, Card igor)
        : suits(rules.has_renfrew() && rank_of(igor) == Rank::red_joker ? 0 : suits_of_igor(rules, igor)) {
        count = count_cards(cards, graveyard, [this](Card card) { return fits(card); });
        if (count > 0) return;
        suits = 15;
        count = count_cards(cards, graveyard, [this](Card card) { return fits(card); });
    }
    constexpr bool fits(Card card) const { return is_part(card) && matches(suits, card); }
    template <class P>
    constexpr Card nth(const P& cards, int n) const {
        return nth_card(cards, graveyard, n, [this](Card card) { return fits(card); });
    }
};

// MON-061, MON-062: whether this very card was recruited this turn, and feeds the Graveyard if it is laid.
constexpr bool is_recruit(const Turn& turn, Card card) {
    bool is_one = false;
    for (const Card recruit : turn.recruits) is_one = is_one || recruit == card;
    return is_one && is_equipment(card);
}

// ---- Laboratory and Monster ----

// Of the truth, or of one's own or a face-up Laboratory.
template <class P>
constexpr bool has_equipment(const P& cards, Seat seat) {
    for (int i = cards.size(laboratory_of(seat)) - 1; i >= 0; --i)
        if (is_equipment(card_at(cards, laboratory_of(seat), i))) return true;
    return false;
}
// Capacities by suit (MON-110 to MON-112), of the truth or of one's own Laboratory.
using Capacities = Array<u8, suit_count>;
template <class P>
constexpr Capacities capacities(const P& cards, Seat seat) {
    Capacities capacity;
    each_card(cards, laboratory_of(seat), [&](Card card, int) {
        if (!is_equipment(card)) return;
        u8& most = capacity[suit_of(card)];
        if (number_of(card) > most) most = static_cast<u8>(number_of(card));
    });
    return capacity;
}
// MON-144 to MON-146
constexpr bool can_animate(const Rules& rules, const Capacities& capacity) {
    int kinds = 0;
    for (const u8 most : capacity) kinds += most > 0;
    return kinds >= (rules.options.lab_minimum == LabMinimum::any_one ? 1 : suit_count);
}
// The parts of a Monster by suit.
struct Body {
    Array<u8, suit_count> count{}, value{};
    constexpr bool is_complete() const {  // MON-132
        return count[Suit::diamonds] > 0 && count[Suit::hearts] > 0 && count[Suit::clubs] > 0 &&
               count[Suit::spades] > 0;
    }
    constexpr void add(Card part) {
        ++count[suit_of(part)];
        value[suit_of(part)] = static_cast<u8>(value[suit_of(part)] + number_of(part));
    }
    // MON-135 to MON-139
    constexpr bool has_room_for(Card part) const {
        if (suit_of(part) == Suit::hearts) return true;
        const int torsos = count[Suit::hearts] > 1 ? count[Suit::hearts] : 1;
        if (suit_of(part) != Suit::diamonds)
            return count[Suit::clubs] + count[Suit::spades] + 1 <= 2 * torsos;
        const int heads = count[Suit::diamonds] + 1;
        return heads <= torsos &&
               (heads == 1 || value[Suit::diamonds] + number_of(part) <= value[Suit::hearts]);
    }
};
template <class P>
constexpr Body body_of(const P& cards, Seat seat) {
    Body body;
    each_card(cards, monster_of(seat), [&](Card part, int) { body.add(part); });
    return body;
}
// Whether a repair may be possible as far as everybody knows (MON-157, MON-176, MON-408).
constexpr bool is_at_home(const Table& table, Seat seat);
template <class P>
constexpr bool may_repair(const Table& table, const P& cards, Seat seat) {
    return table.marks[seat].injured != 0 && is_at_home(table, seat) && cards.size(laboratory_of(seat)) > 0;
}
constexpr bool is_at_home(const Table& table, Seat seat) {
    return !table.in_town.has(seat) && !table.in_graveyard.has(seat);
}
// A living Monster that can fight at its Manor (MON-102, MON-199).
constexpr bool has_guard(const Table& table, Seat seat) {
    return table.living.has(seat) && is_at_home(table, seat);
}
// Which parts count, bits by place (MON-149, MON-225).
constexpr u64 working_parts(const Table& table, Seat seat, int parts) {
    const Marks& marks = table.marks[seat];
    return ~(marks.useless | marks.injured) & ((u64{1} << parts) - 1);
}
// Whether the force is still a mob (MON-189, MON-190, MON-259).
template <class P>
constexpr bool is_mob(const Rules& rules, const Table& table, const P& cards) {
    if (table.attack.is_incited) return false;
    return rules.options.mob_cohesion == MobCohesion::sticky ||
           crowd_at(rules, table, cards, force).has_four_types();
}
// What the force is worth in a fight. MON-383: an Igor on their side counts with them.
template <class P>
constexpr int force_total(const Rules& rules, const Table& table, const P& cards) {
    const Attack& attack = table.attack;
    const int turned =
        attack.has_turned ? rules.worth[card_at(cards, igors_of(attack.target), attack.igor)] : 0;
    return crowd_at(rules, table, cards, force).total + turned;
}
// What the parts at some places (bits) come to (MON-142); with `crippling` it takes a head.
template <class PartAt>
constexpr int sum_of_parts(const Rules& rules, u64 places, PartAt&& part_at) {
    int sum = 0;
    bool has_head = false;
    for (; places != 0; places &= places - 1) {
        const Card part = part_at(lowest_bit(places));
        sum += number_of(part);
        has_head = has_head || suit_of(part) == Suit::diamonds;
    }
    return rules.options.crippling == Toggle::on && !has_head ? 0 : sum;
}
// The total of a Monster, of the truth or of one's own.
template <class P>
constexpr int total_of(const Rules& rules, const Table& table, const P& cards, Seat seat) {
    const At at = monster_of(seat);
    return sum_of_parts(rules, working_parts(table, seat, cards.size(at)),
                        [&](int place) { return card_at(cards, at, place); });
}
// The same of a revealed one, as others see it.
template <class P>
constexpr int revealed_total(const Rules& rules, const Table& table, const P& cards, Seat seat) {
    const At at = monster_of(seat);
    return sum_of_parts(rules, working_parts(table, seat, cards.size(at)),
                        [&](int place) { return cards.entry(at, place).card; });
}
// MON-142: whether some working part is of that suit.
template <class P>
constexpr bool has_working(const Table& table, const P& cards, Seat seat, Suit suit) {
    bool has = false;
    const u64 working = working_parts(table, seat, cards.size(monster_of(seat)));
    each_card(cards, monster_of(seat), [&](Card part, int place) {
        has = has || ((working >> place & 1u) != 0 && suit_of(part) == suit);
    });
    return has;
}

// MON-336: nothing is going on that has to be finished first.
constexpr bool is_between_effects(const Table& table) {
    using enum Question;
    return is_any(table.question, draw, berk, skip, extra_draw, brain, visit_card, igor, further_igor,
                  laboratory, monster, invite);
}
constexpr bool is_fighting(const Table& table) { return table.fight.brawl != Brawl::none; }

// ---- visit cards ----

constexpr bool is_dismantling(Use use) {
    return use == Use::dismantle_laboratory || use == Use::dismantle_monster;
}
constexpr bool is_stirring(Use use) {
    return use == Use::stir || use == Use::stir_equipment || use == Use::stir_part;
}
// MON-348: what is played instead of a visit card has none; the Brain is defended.
constexpr bool has_counter(Use use) { return index_of(use) < index_of(Use::attack_brain); }
// Whether anything could be played against it now. A Brain is defended out of the hand (MON-356).
template <class P>
constexpr bool can_be_answered(const Table& table, const P& cards, Use use) {
    return use == Use::attack_brain ? cards.size(hand_of(table.active)) > 0 : has_counter(use);
}
// Whether a card answers a visit card (MON-249 to MON-262).
constexpr bool is_counter(const VisitCard& visit, Card card) {
    const Rank rank = rank_of(card);
    switch (visit.use) {
        case Use::lecture: return is_numbered(card) && number_of(card) > number_of(visit.card);
        case Use::steal: return is_igor(card) && !is_joker(card);
        case Use::befriend_igor:
        case Use::befriend_monster: return rank == Rank::queen || rank == Rank::king;
        case Use::distract_laboratory:
        case Use::distract_monster: return rank == Rank::king;
        case Use::incite: return rank == Rank::king || is_joker(card);
        case Use::dismantle_laboratory:
        case Use::dismantle_monster: return is_joker(card);
        case Use::attack_brain:
        case Use::lure:
        case Use::sabotage:
        case Use::stir_equipment:
        case Use::stir_part:
        case Use::stir:
        case Use::none: break;
    }
    return false;
}

// ---- visits ----

constexpr bool is_visiting(const Table& table) { return table.trip.errand == Errand::visit; }
// Who knows what lies in `cargo` and `offered` besides those who have seen it before.
constexpr SeatSet knows_cargo(const Table& table) {
    const SeatSet visitor = SeatSet::only(table.active);
    return table.trip.is_received ? visitor.with(table.trip.host) : visitor;
}
constexpr SeatSet knows_offered(const Table& table) {
    return SeatSet::only(table.active).with(table.trip.host);
}

// ---- optional rules ----

constexpr bool may_call(const Rules& rules, const Table& table, Seat seat) {  // MON-367
    return rules.has_berk() && table.upstairs == no_seat && !table.served.has(seat);
}
constexpr bool is_meal(Card card) {  // MON-364
    return is_part(card) && (suit_of(card) == Suit::diamonds || suit_of(card) == Suit::hearts);
}
// MON-387: what is assigned next, and to whom: in play order, the dealer last.
constexpr Deck dealt_deck(const Table& table) { return static_cast<Deck>(table.dealt % 2); }
constexpr Seat dealt_to(const Table& table, int players) {
    const int step = table.dealt / 2 + 1;
    return clockwise(table.first, table.is_clockwise ? step : players - step, players);
}
// MON-394: whether a card lies face down. In an active Laboratory only later Defenders do (MON-119).
constexpr bool is_secret(const Cards& cards, At at, int place) {
    return !cards.is_public(cards.card(at, place));
}
constexpr bool is_secret(const CardsSeen& cards, At at, int place) {
    const auto entry = cards.entry(at, place);
    return !entry.is_known || entry.is_secret;
}
template <class P>
constexpr bool is_hidden(const Table& table, const P& cards, At at, int place) {
    if (at.kind == Pile::monster) return !table.revealed.has(at.owner);
    return !table.active_laboratory.has(at.owner) || is_secret(cards, at, place);
}
template <class P>
constexpr int count_hidden(const Table& table, const P& cards, Seat host) {
    int count = 0;
    for (const At at : {laboratory_of(host), monster_of(host)})
        for (int place = cards.size(at) - 1; place >= 0; --place) count += is_hidden(table, cards, at, place);
    return count;
}

// ---- dinner ----

// MON-270
constexpr SeatSet can_be_invited(const Rules& rules, const Table& table) {
    SeatSet seats = at_home(rules, table).without(table.active);
    for (Seat seat : seats)
        if (table.dines_with[seat] != no_seat) seats.remove(seat);
    return seats;
}
// What a guest may critique (MON-277, MON-278): bit 0 the Laboratory, bit 1 the Monster.
template <class P>
constexpr u32 critical_piles(const Table& table, const P& cards, Seat host) {
    const bool has_laboratory = cards.size(laboratory_of(host)) > 0 && !table.active_laboratory.has(host);
    const bool has_monster = cards.size(monster_of(host)) > 0 && !table.revealed.has(host);
    return u32{has_laboratory} | u32{has_monster} << 1;
}

// ---- the Faire ----

// The first of some seats in the order of the Faire (MON-297, MON-299); there must be one.
constexpr Seat first_at_faire(const Table& table, SeatSet seats) {
    const Seat opener = table.faire.opener;
    return seats.has(opener) ? opener : first_after(table, opener, seats);
}
// Some seats in that order: what many do at once is carried out and told in it.
constexpr FixedVec<Seat, max_players> in_faire_order(const Rules& rules, const Table& table, SeatSet seats) {
    FixedVec<Seat, max_players> order;
    for (int step = 0; step < rules.players; ++step) {
        const int steps = table.is_clockwise ? step : rules.players - step;
        const Seat seat = clockwise(table.faire.opener, steps, rules.players);
        if (seats.has(seat)) order.push_back(seat);
    }
    return order;
}
constexpr SeatSet faire_fighters(const Table& table) {
    SeatSet seats;
    for (Seat seat : table.faire.standing)
        if (table.faire.rival[seat] != no_seat) seats.add(seat);
    return seats;
}
// Who chooses in secret (MON-303, MON-305, MON-311): whoever has something to choose from.
template <class P>
constexpr SeatSet faire_pledgers(const Table& table, const P& cards) {
    SeatSet seats;
    for (Seat seat : table.faire.sitting)
        if (cards.size(hand_of(seat)) > 0) seats.add(seat);
    for (Seat seat : faire_fighters(table))
        if (cards.size(hand_of(seat)) > 0 || has_igor(cards, seat)) seats.add(seat);
    return seats;
}

}  // namespace fg::mon
