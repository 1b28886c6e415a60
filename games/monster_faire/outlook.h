// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Who will win, as a search asks where it stops looking: facts about what each Mad Scientist has, weighted by how far the game
// has come. The weights are the likeliest by the ends of many games of sages; docs/decisions/0042-who-will-win-the-faire.md
// says which.
#pragma once

#include "engine/containers.h"
#include "games/monster_faire/facts.h"

namespace fg::mon {

// What the weights go by: before every Monster lives, while only Town is in the way, and at the Faire.
enum class Stretch : u8 { building, waiting, faire };

class Chances {
  public:
    Chances(const Rules& rules, const State& state)
        : rules_(rules), table_(state.table), cards_(state.veiled.cards), stretch_(stretch()) {}

    // The share of the win that each seat may hope for.
    void give(PerSeat<float>& shares) const {
        PerSeat<float> strength;
        float best = -1e9F, sum = 0;
        for (const Seat seat : EachSeat{rules_.players}) {
            strength[seat] = may_win(seat) ? strength_of(seat) : -1e9F;
            best = strength[seat] > best ? strength[seat] : best;
        }
        for (const Seat seat : EachSeat{rules_.players}) {
            shares[seat] = may_win(seat) ? falling(best - strength[seat]) : 0;
            sum += shares[seat];
        }
        for (const Seat seat : EachSeat{rules_.players})
            shares[seat] = sum > 0 ? shares[seat] / sum : 1 / static_cast<float>(rules_.players);
    }

  private:
    static constexpr int fact_count = 14;
    using Facts = FixedVec<float, fact_count>;
    // By fact, in the order in which they are added, and stretch.
    static constexpr float weights[fact_count][3]{
        {0.913F, 0, 0},               // the Monster lives
        {0.800F, 2.176F, 2.065F},     // its total
        {0.671F, 0.093F, 1.149F},     // squared
        {0.194F, 0, 0},               // it does not: kinds of part it has
        {0.411F, 0, 0},               // their value
        {1.282F, 0, 0},               // kinds it lacks that are at hand
        {-0.508F, -0.556F, -0.369F},  // cards in the hand, which count by what they are worth:
        {0.345F, 0.354F, 0.374F},     // their value
        {0.303F, 0.062F, -0.083F},    // Jacks
        {0.357F, 0.307F, 1.850F},     // has an Igor
        {0.280F, 0.308F, 1.850F},     // who is up
        {0.216F, -0.128F, 0.083F},    // has Equipment
        {0.090F, 0.151F, 0.249F},     // for how much
        {0.435F, 1.975F, -0.031F},    // something is injured, and so has fought
    };

    Stretch stretch() const {
        if (table_.faire.is_on) return Stretch::faire;
        const bool do_all_live = (present(rules_, table_) - table_.living).is_empty();
        return do_all_live ? Stretch::waiting : Stretch::building;
    }
    bool may_win(Seat seat) const {
        return !table_.out.has(seat) && (!table_.faire.is_on || table_.faire.standing.has(seat));
    }
    float strength_of(Seat seat) const {
        Facts facts;
        add_monster(facts, seat);
        add_hand(facts, seat);
        add_house(facts, seat);
        float strength = 0;
        for (int fact = 0; fact < fact_count; ++fact)
            strength += weights[fact][index_of(stretch_)] * facts[fact];
        return strength;
    }
    static void add(Facts& facts, int fact, int unit = 1) {
        facts.push_back(static_cast<float>(fact) / static_cast<float>(unit));
    }

    void add_monster(Facts& facts, Seat seat) const {
        const Body body = body_of(cards_, seat);
        const bool lives = table_.living.has(seat);
        const int total = lives ? total_of(rules_, table_, cards_, seat) : 0;
        int kinds = 0, value = 0, found = 0;
        for (int s = 0; s < suit_count; ++s) {
            kinds += body.count.at[s] > 0;
            value += body.value.at[s];
            const auto serves = [s](Card card) {
                return is_part(card) && suit_of(card) == static_cast<Suit>(s);
            };
            found += body.count.at[s] == 0 && count_cards(cards_, hand_of(seat), serves) > 0;
        }
        add(facts, lives);
        add(facts, total, 10);
        add(facts, total * total, 100);
        add(facts, lives ? 0 : kinds, suit_count);
        add(facts, lives ? 0 : value, 10);
        add(facts, lives ? 0 : found, suit_count);
    }
    void add_hand(Facts& facts, Seat seat) const {
        int value = 0, jacks = 0;
        each_card(cards_, hand_of(seat), [&](Card card, int) {
            value += rules_.value[card];
            jacks += rank_of(card) == Rank::jack;
        });
        add(facts, cards_.size(hand_of(seat)), 5);
        add(facts, value, 10);
        add(facts, jacks);
    }
    void add_house(Facts& facts, Seat seat) const {
        int capacity = 0;
        for (const u8 most : capacities(cards_, seat)) capacity += most;
        add(facts, has_igor(cards_, seat));
        add(facts, up_igor(rules_, table_, cards_, seat) >= 0);
        add(facts, has_equipment(cards_, seat));
        add(facts, capacity, 10);
        add(facts, table_.marks[seat].injured != 0);
    }

    // From 1 at 0 towards 0, much as e to the power of -x, of which there is none without a library.
    static float falling(float x) {
        const float root = 1 / (1 + x / 16);
        const float fourth = root * root * root * root;
        return fourth * fourth * fourth * fourth;
    }

    const Rules& rules_;
    const Table& table_;
    const Cards& cards_;
    Stretch stretch_;
};

}  // namespace fg::mon
