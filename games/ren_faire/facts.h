// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Questions about a table that several rooms ask.
#pragma once

#include "games/ren_faire/state.h"

namespace fg::ren {

// ---- seats and turns ----

constexpr SeatSet everybody(const Rules& rules) { return SeatSet::first(rules.players); }
constexpr Seat left_of(const Rules& rules, Seat seat) {
    return clockwise(seat, 1, rules.players);
}  // REN-016
constexpr int round_of(const Rules& rules, const Table& table) { return table.turns / rules.players + 1; }
constexpr bool is_live(const Table& table, Seat seat) { return table.live.has(seat); }  // REN-154
constexpr bool is_voted(const Table& table) { return table.judging == Judging::vote; }  // REN-062

// Asked of people only: a stand-in's answer is rolled or drawn.
constexpr bool is_for_people(Question question) {
    return is_any(question, Question::perform, Question::kept, Question::vote, Question::duel_vote,
                  Question::score, Question::pattern, Question::act);
}

// ---- what a Character shows ----

// REN-113: for each slot the topmost Costume that is not clear there. `cards` gives the stack from the top down.
class Layers {
  public:
    // The next Costume below. True when nothing further down can be seen.
    constexpr bool add(const CostumeLanes& lanes) {
        const u64 fresh = lanes.covers & ~covered_;
        shown_ ^= (shown_ ^ lanes.space) & fresh;
        covered_ |= fresh;
        contributing_ += (lanes.icons & fresh) != 0;
        return covered_ == all_slots;
    }
    constexpr Outfit outfit(const Rules& rules) const {
        constexpr u64 ones = 0x010101010101, tops = 0x808080808080;
        Outfit outfit{.contributing = static_cast<u8>(contributing_)};
        u32 icons = 0;  // a bit each
        const auto add = [&](int slot) { icons |= 1u << (shown_ >> 8 * slot & 31u); };
        add(0), add(1), add(2), add(3), add(4), add(5);  // a loop is not unrolled
        icons &= (1u << name_count<Icon>)-1;
        if (!std::is_constant_evaluated())  // in one go: slot by slot costs more than all the rest
            __builtin_memcpy(outfit.slots.at, &shown_, slot_count);
        else
            for (int s = 0; s < slot_count; ++s)
                outfit.slots.at[s] = static_cast<Space>(shown_ >> 8 * s & 255u);
        // A byte that is no icon has its top bit after adding what is missing to 128.
        const u64 others = (((shown_ & ~tops) + (128u - name_count<Icon>)*ones) | shown_) & tops;
        const int filled = slot_count - static_cast<int>((others >> 7) * ones >> 8 * (slot_count - 1) & 15u);
        const int bonus = rules.options.match_bonus == MatchBonus::per_icon_sum ? filled - count_bits(icons)
                                                                                : largest_set(icons) - 1;
        outfit.filled = static_cast<u8>(filled);
        outfit.maximum = static_cast<u8>(rules.content.hand + (bonus > 0 ? bonus : 0));
        return outfit;  // REN-117 to REN-120
    }

  private:
    constexpr int largest_set(u32 icons) const {
        int most = 0;
        for (; icons != 0; icons &= icons - 1) {
            int alike = 0;
            for (int s = 0; s < slot_count; ++s)
                alike += (shown_ >> 8 * s & 255u) == static_cast<u64>(lowest_bit(icons));
            most = alike > most ? alike : most;
        }
        return most;
    }
    static constexpr u64 all_slots = (u64{1} << 8 * slot_count) - 1;
    u64 shown_ = all_slots;  // 255 in each slot: Space::none
    u64 covered_ = 0;
    int contributing_ = 0;
};
// Of a stack as it lies.
constexpr Outfit outfit_of(const Rules& rules, const CostumePiles& piles, Seat seat) {
    Layers layers;
    const auto stack = piles.cards_in(stack_of(seat));
    for (const u8* card = stack.last; card != stack.first;)
        if (layers.add(rules.lanes[*--card])) break;
    return layers.outfit(rules);
}
// With one more Costume on top: what can be told without the stack, which only lacks `contributing`.
constexpr int filled_with(const Rules& rules, const Outfit& outfit, Costume costume) {
    const CostumeLanes& lanes = rules.costume(costume);
    int filled = 0;
    for (int s = 0; s < slot_count; ++s) {
        const bool is_covered = (lanes.covers >> 8 * s & 1u) != 0;
        filled += is_covered ? (lanes.icons >> 8 * s & 1u) != 0 : is_icon(outfit.slots.at[s]);
    }
    return filled;
}
// REN-136 to REN-140
constexpr bool is_complete(const Rules& rules, const Outfit& outfit, int costumes) {
    const int counted =
        rules.options.three_card_test == ThreeCardTest::contributing ? outfit.contributing : costumes;
    return outfit.filled >= rules.slots_needed && counted >= rules.content.costumes_to_win;
}
constexpr bool is_empty_outfit(const Outfit& outfit) { return outfit.contributing == 0; }

// ---- cards ----

// By rising number.
constexpr Cards cards_of(u64 bits) {
    Cards cards;
    for (; bits != 0; bits &= bits - 1) cards.push_back(static_cast<Performance>(lowest_bit(bits)));
    return cards;
}

// ---- Extended cards ----

constexpr int place_of(const Table& table, Performance card) {
    for (int i = 0; i < table.extended.size(); ++i)
        if (table.extended[i].card == card) return i;
    return -1;
}
constexpr bool has_lasting(const Rules& rules, const Table& table, Lasting lasting) {
    for (const Extended& laid : table.extended)
        if (rules.lay[laid.card].lasting == lasting) return true;
    return false;
}
constexpr Lasting lasting_of(const Rules& rules, const Extended& laid) {
    return rules.lay[laid.card].lasting;
}

// ---- prices ----

// REN-104: discounts of all Bargain Bells, tolls of all Toll Gates of others.
struct Market {
    int discount = 0, toll = 0;
    constexpr Market(const Rules& rules, const Table& table, Seat buyer, int own_discount = 0)
        : discount(own_discount) {
        for (const Extended& laid : table.extended) {
            const Lasting lasting = lasting_of(rules, laid);
            discount += lasting == Lasting::bargain;
            toll += lasting == Lasting::toll && laid.you != buyer;
        }
    }
    constexpr int price(int base) const { return (base - discount < 1 ? 1 : base - discount) + toll; }
};

// ---- the Costume deck ----

template <class GarbPiles>
constexpr bool can_draw_costume(const GarbPiles& piles) {  // REN-106, REN-132
    return piles.size(garb_deck) > 0 || piles.size(under_deck) > 0 || piles.size(garb_out) > 0;
}

// ---- selectors ----

constexpr SeatSet penniless(const Rules& rules, const Table& table, Seat you) {  // P01
    SeatSet seats;
    for (Seat seat : EachSeat{rules.players})
        if (seat != you && table.coins[seat] == 0) seats.add(seat);
    return seats;
}
constexpr SeatSet shabbiest(const Rules& rules, const Table& table) {  // P10
    int fewest = slot_count;
    for (Seat seat : EachSeat{rules.players})
        if (table.outfits[seat].filled < fewest) fewest = table.outfits[seat].filled;
    SeatSet seats;
    for (Seat seat : EachSeat{rules.players})
        if (table.outfits[seat].filled == fewest) seats.add(seat);
    return seats;
}
constexpr const Operation& step_of(const Rules& rules, const Stage& stage) {
    return rules.program(stage.card, stage.part)[stage.step];
}
constexpr SeatSet seats_of(const Rules& rules, const Table& table, Who who) {
    const Stage& stage = table.stage;
    switch (who) {
        case Who::you: return SeatSet::only(stage.you);
        case Who::chosen: return SeatSet::only(stage.chosen);
        case Who::both: return SeatSet::only(stage.you).with(stage.chosen);
        case Who::everyone: return everybody(rules);
        case Who::others: return everybody(rules).without(stage.you);
        case Who::penniless: return penniless(rules, table, stage.you);
        case Who::shabbiest: return shabbiest(rules, table);
        case Who::succeeded: return stage.succeeded;
        case Who::failed: return stage.failed;
        case Who::tied: return stage.tied;
        case Who::holder: return SeatSet::only(table.extended[place_of(table, stage.card)].holder);
        case Who::placer: return SeatSet::only(table.placer);
        case Who::none: break;
    }
    return {};
}

// ---- votes ----

// REN-071
constexpr int crowd_votes(const Rules& rules, int judges) {
    switch (rules.options.crowd) {
        case Crowd::usual: return judges == 0 ? 3 : judges == 1 ? 2 : 0;
        case Crowd::always_three: return judges < 3 ? 3 - judges : 0;
        case Crowd::level: return judges + 1;
        case Crowd::never:
        case Crowd::none: break;
    }
    return 0;
}
// REN-058, REN-148: a stunt's seconds.
constexpr int scaled_seconds(const Rules& rules, int seconds) {
    constexpr int percent[]{100, 50, 150, 200, 300};
    return seconds * percent[index_of(rules.options.stunt_time_scale)] / 100;
}

}  // namespace fg::ren
