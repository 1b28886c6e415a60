// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question, what is barred and why, what an expired clock answers, and how long it runs.
#pragma once

#include "engine/numbered_offers.h"
#include "games/ren_faire/facts.h"

namespace fg::ren {

constexpr Question question(const Table& table, Seat) { return table.question; }

constexpr PilesSeen<PerformanceDeck> scripts_seen(const Seen& seen) {
    return seen.veiled.at([](const auto& zone) -> const auto& { return zone.scripts; });
}
constexpr PilesSeen<CostumeDeck> garb_seen(const Seen& seen) {
    return seen.veiled.at([](const auto& zone) -> const auto& { return zone.garb; });
}

namespace detail {

using Bars = BarredList<Choice, most_barred>;
using Asked = AskedOf<Rules, Seen>;

// ---- players ----

struct SeatOffers {
    Act act;
    SeatSet seats;
    Choice late{};  // what an expired clock answers; nothing: it draws or abstains
    constexpr int count() const { return seats.size(); }
    constexpr Choice nth(int n) const { return {.act = act, .seat = seats.nth(n)}; }
    constexpr Choice timeout() const { return late; }
};
constexpr SeatOffers any_other(const Asked& asked) {  // D08, D32, D01
    return {.act = Act::name, .seats = everybody(asked.rules).without(asked.seen.me)};
}
constexpr SeatOffers choose_other(const Asked& asked) {  // D08: the left neighbour
    SeatOffers offers = any_other(asked);
    offers.late = {.act = Act::name, .seat = left_of(asked.rules, asked.seen.me)};
    return offers;
}
constexpr SeatOffers choose_player(const Asked& asked) {  // D09
    return {
        .act = Act::name, .seats = everybody(asked.rules), .late = {.act = Act::name, .seat = asked.seen.me}};
}

// D02
struct CharacterOffers : Asked {
    u32 left = [this] {
        u32 bits = (1u << name_count<Character>)-1;
        for (Seat seat : EachSeat{rules.players})
            if (const Character taken = seen.table.characters[seat]; taken != Character::none)
                bits &= ~(1u << index_of(taken));
        return bits;
    }();
    constexpr int count() const { return count_bits(left); }
    constexpr Choice nth(int n) const {
        return {.act = Act::take, .character = static_cast<Character>(nth_bit(left, n))};
    }
    constexpr Choice timeout() const { return {}; }
};

// ---- D03 ----

constexpr Costume in_window(const Seen& seen, int place) {
    return garb_seen(seen).open_top(window_at(place), Costume::none);
}
// The places of the Window that can be paid, as bits (REN-034, REN-104).
constexpr u32 payable(const Rules& rules, const Seen& seen, const Market& market) {
    const int most = seen.table.coins[seen.me] - market.toll;  // REN-104: and no Costume is free
    if (most <= 0) return 0;
    u32 bits = 0;
    garb_seen(seen).each_open_top<window_places>(
        window_at(0), Costume::none, [&](int place, Costume costume) {
            if (costume == Costume::none) return;
            bits |= u32{rules.costume(costume).price - market.discount <= most} << place;
        });
    return bits;
}
constexpr Choice nth_buy(const Seen& seen, u32 places, int n) {
    return {.act = Act::buy, .costume = in_window(seen, nth_bit(places, n))};
}

struct ActionOffers : Asked {
    Market market{rules, seen.table, seen.me};
    int cards = scripts_seen(seen).size(hand_of(seen.me));
    u32 places = payable(rules, seen, market);
    bool can_buy_blind = market.price(rules.content.price) <= seen.table.coins[seen.me] &&
                         can_draw_costume(garb_seen(seen));   // REN-096, REN-106
    int buys = static_cast<int>(0xe994u >> 2 * places & 3u);  // the bits of three
    constexpr int count() const { return cards + buys + can_buy_blind + 1; }
    [[gnu::always_inline]] constexpr Choice nth(int n) const {
        if (n < cards) return {.act = Act::play, .card = scripts_seen(seen).own_card(hand_of(seen.me), n)};
        n -= cards;
        if (n < buys) return nth_buy(seen, places, n);
        n -= buys;
        return {.act = can_buy_blind && n == 0 ? Act::buy_blind : Act::draw_up};
    }
    constexpr Choice timeout() const {
        return {.act = Act::draw_up};
    }  // with nothing discarded, see `expire`
    void bar(Bars& list) const {
        constexpr const char* dear = "you cannot pay for it";
        for (int place = 0; place < window_places; ++place)
            if (const Costume costume = in_window(seen, place);
                costume != Costume::none && (places >> place & 1u) == 0)
                list.add({.choice = {.act = Act::buy, .costume = costume}, .why = dear, .rule = "REN-034"});
        if (can_buy_blind) return;
        const bool can_draw = can_draw_costume(garb_seen(seen));
        list.add({.choice = {.act = Act::buy_blind},
                  .why = can_draw ? dear : "no Costume is left to draw",
                  .rule = can_draw ? "REN-034" : "REN-106"});
    }
};

// ---- groups of cards: by rising number ----

// The cards of the hand as bits, above the last one picked.
constexpr u64 left_to_pick(const Seen& seen) {
    const PilesSeen<PerformanceDeck> scripts = scripts_seen(seen);
    u64 bits = 0;
    for (int i = scripts.size(hand_of(seen.me)) - 1; i >= 0; --i)
        bits |= u64{1} << index_of(scripts.own_card(hand_of(seen.me), i));
    if (seen.group.cards.is_empty()) return bits;
    return bits & ~u64{0} << index_of(seen.group.cards.back()) << 1;
}
struct CardOffers {
    u64 cards;
    bool may_stop = false;
    int needed = 0;  // so many more; 0: any number
    int choices = count_bits(cards) - (needed > 0 ? needed - 1 : 0);
    constexpr int count() const { return choices + may_stop; }
    constexpr Choice nth(int n) const {
        if (n == choices) return {.act = Act::done};
        return {.act = Act::pick, .card = static_cast<Performance>(nth_bit(cards, n))};
    }
    constexpr Choice timeout() const { return may_stop ? Choice{.act = Act::done} : Choice{}; }
};
constexpr CardOffers discard_offers(const Seen& seen) {  // D04
    return {.cards = left_to_pick(seen), .may_stop = true};
}
constexpr CardOffers exact_offers(const Seen& seen, int number) {  // D06, D07
    return {.cards = left_to_pick(seen), .needed = number - seen.group.cards.size()};
}
constexpr int excess_of(const Seen& seen) {  // REN-125
    return scripts_seen(seen).size(hand_of(seen.me)) - seen.table.outfits[seen.me].maximum;
}

// ---- D05 ----

// REN-143: whether the Costume on the stall would complete that outfit.
constexpr bool would_complete(const Rules& rules, const Seen& seen, Seat seat, Costume costume) {
    const PilesSeen<CostumeDeck> garb = garb_seen(seen);
    Layers layers;
    layers.add(rules.costume(costume));
    const int size = garb.size(stack_of(seat));
    for (int i = size - 1; i >= 0; --i)
        if (layers.add(rules.costume(garb.entry(stack_of(seat), i).card))) break;
    return is_complete(rules, layers.outfit(rules), size + 1);
}
constexpr bool is_truce(const Rules& rules, const Table& table, Costume costume) {  // P14
    return rules.costume(costume).has_null && has_lasting(rules, table, Lasting::truce);
}
// REN-101: any Character that nothing bars.
constexpr SeatSet placeable(const Rules& rules, const Seen& seen, Costume costume) {
    if (is_truce(rules, seen.table, costume)) return SeatSet::only(seen.me);
    SeatSet seats = everybody(rules);
    if (rules.options.gift_win == GiftWin::bar)
        for (Seat seat : everybody(rules).without(seen.me))
            if (would_complete(rules, seen, seat, costume)) seats.remove(seat);
    return seats;
}
struct PlaceOffers : Asked {
    static constexpr Act act = Act::place;
    Costume costume = garb_seen(seen).entry(stall, 0).card;
    SeatSet seats = placeable(rules, seen, costume);
    constexpr int count() const { return seats.size(); }
    constexpr Choice nth(int n) const { return {.act = act, .seat = seats.nth(n)}; }
    constexpr Choice timeout() const { return {.act = act, .seat = seen.me}; }
    void bar(Bars& list) const {
        const bool by_truce = is_truce(rules, seen.table, costume);
        for (Seat seat : everybody(rules) - seats)
            list.add({.choice = {.act = Act::place, .seat = seat},
                      .why = by_truce ? "there is a truce: no null goes on another player"
                                      : "that would complete their outfit",
                      .rule = by_truce ? "REN-091" : "REN-143"});
    }
};

// ---- one of two ----

struct TwoOffers {
    Choice one, other;
    Choice late{};
    constexpr int count() const { return 2; }
    constexpr Choice nth(int n) const { return n == 0 ? one : other; }
    constexpr Choice timeout() const { return late; }
};
constexpr TwoOffers two_of(Act one, Act other, Act late) {
    return {.one = {.act = one}, .other = {.act = other}, .late = {.act = late}};
}
constexpr TwoOffers picks_of(Pick one, Pick other, Pick late = Pick::none) {
    return {.one = {.act = Act::choose, .pick = one},
            .other = {.act = Act::choose, .pick = other},
            .late = late == Pick::none ? Choice{} : Choice{.act = Act::choose, .pick = late}};
}
constexpr TwoOffers duel_votes(const Table& table) {  // D18
    return {.one = {.act = Act::name, .seat = table.stage.you},
            .other = {.act = Act::name, .seat = table.stage.chosen}};
}

struct CurtainOffers {  // D38
    constexpr int count() const { return 1; }
    constexpr Choice nth(int) const { return {.act = Act::curtain}; }
    constexpr Choice timeout() const { return nth(0); }
};

// ---- Costumes: none, or one of some ----

// The first `size` cards of a pile.
struct OfPile : Asked {
    GarbAt at;
    int size;
    bool may_decline = true;
    constexpr int count() const { return size + may_decline; }
    constexpr Choice nth(int n) const {
        if (may_decline && n-- == 0) return {.act = Act::decline};
        return {.act = Act::select, .costume = garb_seen(seen).entry(at, n).card};
    }
    constexpr Choice timeout() const { return may_decline ? Choice{.act = Act::decline} : Choice{}; }
};
constexpr OfPile own_stack(const Asked& asked, int but) {
    const GarbAt mine = stack_of(asked.seen.me);
    return {asked, mine, garb_seen(asked.seen).size(mine) - but};
}
constexpr OfPile order_offers(const Asked& asked) {  // D20: what is not arranged yet lies at the bottom
    OfPile offers = own_stack(asked, asked.seen.table.stage.count);
    offers.may_decline = false;
    return offers;
}
struct HawkerOffers : Asked {  // D19
    u32 places = payable(rules, seen, Market(rules, seen.table, seen.me, step_of(rules, seen.table.stage).n));
    constexpr int count() const { return 1 + count_bits(places); }
    constexpr Choice nth(int n) const {
        return n == 0 ? Choice{.act = Act::decline} : nth_buy(seen, places, n - 1);
    }
    constexpr Choice timeout() const { return {.act = Act::decline}; }
};
struct DecreeOffers : Asked {  // D22
    constexpr int count() const {
        int count = 1;
        for (Seat seat : EachSeat{rules.players}) count += garb_seen(seen).size(stack_of(seat));
        return count;
    }
    constexpr Choice nth(int n) const {
        if (n-- == 0) return {.act = Act::decline};
        const PilesSeen<CostumeDeck> garb = garb_seen(seen);
        Seat seat = seat_of(0);
        while (n >= garb.size(stack_of(seat))) {
            n -= garb.size(stack_of(seat));
            seat = left_of(rules, seat);
        }
        return {.act = Act::select, .costume = garb.entry(stack_of(seat), n).card};
    }
    constexpr Choice timeout() const { return {.act = Act::decline}; }
};

struct IconOffers : Asked {  // D13
    constexpr int count() const { return name_count<Icon>; }
    constexpr Choice nth(int n) const { return {.act = Act::name_icon, .icon = static_cast<Icon>(n)}; }
    // The icon with most copies in the Window, first in list order.
    constexpr Choice timeout() const {
        int best = 0, most = 0;
        for (int icon = 0; icon < count(); ++icon) {
            int copies = 0;
            for (int place = 0; place < window_places; ++place)
                if (const Costume costume = in_window(seen, place); costume != Costume::none)
                    for (const Space space : rules.content.costumes[costume].spaces)
                        copies += space == static_cast<Space>(icon);
            if (copies > most) best = icon, most = copies;
        }
        return nth(best);
    }
};
struct PassOnOffers : Asked {  // D14
    constexpr int count() const { return rules.players; }
    constexpr Choice nth(int n) const {
        if (n == 0) return {.act = Act::decline};
        return {.act = Act::pass_on, .seat = everybody(rules).without(seen.me).nth(n - 1)};
    }
    constexpr Choice timeout() const { return {.act = Act::decline}; }
};

// ---- secret picks ----

struct NumberOffers {
    int least, most;
    Choice late{};
    constexpr int count() const { return most - least + 1; }
    constexpr Choice nth(int n) const { return {.act = Act::show, .n = static_cast<u8>(least + n)}; }
    constexpr Choice timeout() const { return late; }
};
// D35: what was scored; or dice play, for whoever cannot (REN-078).
template <class Scores>
struct SkillOffers {
    Scores scores;
    constexpr int count() const { return scores.count() + 1; }
    constexpr Choice nth(int n) const {
        return n == scores.count() ? Choice{.act = Act::dice} : scores.nth(n);
    }
    constexpr Choice timeout() const { return scores.timeout(); }
};
constexpr NumberOffers coins_up_to(const Asked& asked) {  // D31, D34
    const int most = step_of(asked.rules, asked.seen.table.stage).n;
    const int coins = asked.seen.table.coins[asked.seen.me];
    return {.least = 0, .most = coins < most ? coins : most, .late = {.act = Act::show}};
}
// Three picks that follow one another in the list of names.
struct ThreeOffers {
    Pick first;
    constexpr int count() const { return 3; }
    constexpr Choice nth(int n) const {
        return {.act = Act::choose, .pick = static_cast<Pick>(index_of(first) + n)};
    }
    constexpr Choice timeout() const { return {}; }
};
struct SlotOffers : Asked {  // D33: two of six for you, one for the others
    bool is_pair = seen.me == seen.table.stage.you;
    constexpr int count() const { return is_pair ? slot_count * (slot_count - 1) / 2 : slot_count; }
    constexpr Choice nth(int n) const {
        if (!is_pair) return {.act = Act::name_slot, .slot = static_cast<Slot>(n)};
        int one = 0;
        for (; n >= slot_count - 1 - one; ++one) n -= slot_count - 1 - one;
        return {
            .act = Act::name_slot, .slot = static_cast<Slot>(one), .other = static_cast<Slot>(one + 1 + n)};
    }
    constexpr Choice timeout() const { return {}; }
};

}  // namespace detail

template <class Visit>
[[gnu::always_inline]] constexpr auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit) {
    using namespace detail;
    const Asked asked{rules, seen};
    const Table& table = seen.table;
    if (table.question == Question::action) return visit(ActionOffers{asked});  // every other time
    const auto number = [&] { return static_cast<int>(step_of(rules, table.stage).n); };
    switch (table.question) {
        case Question::action: break;
        case Question::discard: return visit(discard_offers(seen));
        case Question::place: return visit(PlaceOffers{asked});
        case Question::trim: return visit(exact_offers(seen, excess_of(seen)));
        case Question::toss: return visit(exact_offers(seen, number()));
        case Question::first_vote:
        case Question::ribbon: return visit(any_other(asked));
        case Question::host_choice: return visit(SeatOffers{.act = Act::name, .seats = everybody(rules)});
        case Question::character: return visit(CharacterOffers{asked});
        case Question::choose_other: return visit(choose_other(asked));
        case Question::choose_player: return visit(choose_player(asked));
        case Question::mud: return visit(two_of(Act::lose, Act::shed, Act::lose));
        case Question::lift: return visit(own_stack(asked, 1));
        case Question::launder: return visit(own_stack(asked, 0));
        case Question::icon: return visit(IconOffers{asked});
        case Question::pass_on: return visit(PassOnOffers{asked});
        case Question::perform: return visit(two_of(Act::perform, Act::refuse, Act::refuse));
        case Question::kept: return visit(two_of(Act::kept, Act::slipped, Act::slipped));
        case Question::vote: return visit(two_of(Act::huzzah, Act::boo, Act::none));
        case Question::duel_vote: return visit(duel_votes(table));
        case Question::hawker: return visit(HawkerOffers{asked});
        case Question::order: return visit(order_offers(asked));
        case Question::seer: return visit(OfPile{asked, tray, garb_seen(seen).size(tray)});
        case Question::decree: return visit(DecreeOffers{asked});
        case Question::spoils: return visit(two_of(Act::take_top, Act::take_coins, Act::take_coins));
        case Question::joust: return visit(ThreeOffers{Pick::lance});
        case Question::thimble: return visit(ThreeOffers{Pick::left});
        case Question::call: return visit(picks_of(Pick::odd, Pick::even));
        case Question::pie: return visit(picks_of(Pick::share, Pick::snatch));
        case Question::fingers: return visit(NumberOffers{.least = 0, .most = number()});
        case Question::few_fingers:
        case Question::nerve: return visit(NumberOffers{.least = 1, .most = number()});
        case Question::bid:
        case Question::stake: return visit(coins_up_to(asked));
        case Question::slots: return visit(SlotOffers{asked});
        case Question::score:
            return visit(SkillOffers{NumberOffers{.least = 0, .most = 99, .late = {.act = Act::show}}});
        case Question::act: return visit(CurtainOffers{});
        case Question::pattern: break;
    }
    return visit(SkillOffers{picks_of(Pick::pass, Pick::fail, Pick::fail)});
}
inline void offer(const Rules& rules, const Seen& seen, Offers& offers) {
    offer_numbered(rules, seen, offers);
}
[[gnu::always_inline]] constexpr int pick(const Rules& rules, const Seen& seen, FastChance& chance,
                                          Choice& choice) {
    return pick_numbered(rules, seen, chance, choice);
}
constexpr Choice timeout(const Rules& rules, const Seen& seen) { return timeout_numbered(rules, seen); }
inline void bar(const Rules& rules, const Seen& seen, detail::Bars& list) { bar_numbered(rules, seen, list); }

// REN-148; an act lasts as long as its card says (REN-057).
constexpr int clock_seconds(const Rules& rules, const Table& table, Seat) {
    if (table.question == Question::act) return scaled_seconds(rules, step_of(rules, table.stage).seconds);
    return rules.content.clocks[table.question];
}
// D38: the curtain is all there is to choose, and when it falls is the performer's business.
constexpr bool is_left_to_player(const Table& table, Seat) { return table.question == Question::act; }

}  // namespace fg::ren
