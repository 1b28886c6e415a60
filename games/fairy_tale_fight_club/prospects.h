// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// For rules of thumb: what a player's creatures, wagons and gold promise, in points. The numbers
// are what made a lone sage score most; they win more with others too.
#pragma once

#include "games/fairy_tale_fight_club/facts.h"

namespace fg::ftf {

// What one player has to work with; plans are tried on a copy.
struct Holding {
    Creatures hand;
    Cargo cargo;
    WagonSet owned;
    int gold = 0;
};

class Prospects {
  public:
    Prospects(const Rules& rules, const Table& table, Seat me) : rules_(rules), table_(table), me_(me) {
        for (int k = 0; k < name_count<Creature>; ++k)
            chance_of_[creature_of(k + 1)] =
                0.20F + 0.016F * static_cast<float>(rules.deck.count(creature_of(k + 1)));
        const FlagCounts flags = flags_of(rules, table, me);
        for (const Posted& posted : table.area) add(posted, flags);
        add(table.reserved[me], flags);
        const int before = detail::count_contracts(rules.layers);
        left_ = static_cast<float>(count_in_area(table) + detail::count_contracts(table.layers)) /
                static_cast<float>(before);
        if (rules.is_solo() && rules.last_turn > 0) {  // FTF-175
            const float rounds_left = 1.8F * static_cast<float>(rules.last_turn - table.turns) /
                                      static_cast<float>(rules.last_turn);
            if (rounds_left < left_) left_ = rounds_left;
        }
    }

    struct Wanted {
        Contract contract = Contract::none;
        Creatures asked;
        float worth = 0;
    };
    const FixedVec<Wanted, most_in_area + 1>& wanted() const { return wanted_; }

    // The whole of it; `spare` is what no plan needs of the hand.
    float worth(const Holding& holding, Creatures* spare = nullptr) const {
        Creatures hand = holding.hand;
        float total = 0;
        Limits limits = limits_of(holding);
        for (int n = 0; n < wagon_count; ++n) {
            const Match best = best_match(holding, hand, limits);
            if (best.worth <= 0) break;
            total += best.worth;
            limits.take(best);
            hand.remove_all(best.from_hand);
        }
        if (spare != nullptr) *spare = hand;
        return total + assets(holding) + draws(holding);
    }
    float left() const { return left_; }

  private:
    struct Match {
        int contract = 0;
        Wagon wagon = Wagon::none;
        Creatures from_hand;
        float worth = 0;
    };
    void add(const Posted& posted, const FlagCounts& flags) {
        if (posted.contract == Contract::none) return;
        const ContractCard& card = rules_.card(posted.contract);
        const int alike = flags[card.flag] % rules_.content.same_flags;
        wanted_.push_back(
            {.contract = posted.contract,
             .asked = rules_.asked[posted.contract],
             .worth = static_cast<float>(card.points) + 0.85F * static_cast<float>(posted.gold) +
                      0.5F * static_cast<float>(alike) + (flags[card.flag] == 0 ? 1.6F : 0.0F)});
    }
    // What each contract can be worth at most in each wagon: 0 if it cannot go there, or one of the two is taken by a plan.
    struct Limits {
        float most[most_in_area + 1][wagon_count];

        void take(const Match& match) {
            for (float& one : most[match.contract]) one = 0;
            for (auto& row : most) row[index_of(match.wagon)] = 0;
        }
    };
    Limits limits_of(const Holding& holding) const {
        Limits limits{};
        for (int c = 0; c < wanted_.size(); ++c)
            for (int w = 0; w < wagon_count; ++w) {
                const Creatures &asked = wanted_[c].asked, &cargo = holding.cargo[wagon_of(w)];
                if (holding.owned.has(wagon_of(w)) && rules_.wagon(wagon_of(w)).capacity >= asked.size() &&
                    asked.has_all(cargo))
                    limits.most[c][w] = wanted_[c].worth + 0.5F + for_cargo(cargo);
            }
        return limits;
    }
    Match best_match(const Holding& holding, const Creatures& hand, Limits& limits) const {
        Match best;
        for (int c = 0; c < wanted_.size(); ++c)
            for (int w = 0; w < wagon_count; ++w) {
                if (limits.most[c][w] <= best.worth) continue;
                const Match match = match_of(holding, hand, c, wagon_of(w));
                // With fewer cards in the hand it is worth no more, but for what is loaded already.
                limits.most[c][w] = match.worth + for_cargo(holding.cargo[wagon_of(w)]);
                if (match.worth > best.worth) best = match;
            }
        return best;
    }
    Match match_of(const Holding& holding, const Creatures& hand, int number, Wagon wagon) const {
        const Wanted& contract = wanted_[number];
        const Creatures& cargo = holding.cargo[wagon];
        Creatures missing = contract.asked, from_hand;
        missing.remove_all(cargo);
        float worth = contract.worth + 0.5F;
        if (!missing.is_empty()) worth *= 0.71F;
        bool is_short = false;
        for (u64 kinds = missing.present(); kinds != 0; kinds &= kinds - 1) {
            const Creature kind = static_cast<Creature>(lowest_bit(kinds) / 4);
            const int asked = missing.count(kind), there = hand.count(kind);
            from_hand.add(kind, asked < there ? asked : there);
            for (int i = there; i < asked; ++i) {
                worth *= chance_of_[kind];
                is_short = true;
            }
        }
        if (is_short) worth += for_cargo(cargo);
        return {.contract = number, .wagon = wagon, .from_hand = from_hand, .worth = worth};
    }
    static float for_cargo(const Creatures& cargo) { return 0.1F * static_cast<float>(cargo.size()); }
    // Gold and wagons; a wagon pays the longer the game still is.
    float assets(const Holding& holding) const {
        constexpr float use[wagon_count]{3.0F, 5.0F, 4.7F, 6.5F};
        float total = 0.6F * static_cast<float>(holding.gold);
        for (int w = 0; w < wagon_count; ++w)
            if (holding.owned.has(wagon_of(w)))
                total += use[w] * left_ + static_cast<float>(rules_.wagon(wagon_of(w)).points);
        return total;
    }
    // Room in the hand is filled at the end of the turn.
    float draws(const Holding& holding) const {
        const int most =
            holding.owned.has(Wagon::war_wagon) ? rules_.content.war_wagon_hand : rules_.content.hand;
        const int room = most - holding.hand.size();
        return 0.31F * static_cast<float>(room > most ? most : room);
    }

    const Rules& rules_;
    const Table& table_;
    Seat me_;
    FixedVec<Wanted, most_in_area + 1> wanted_;
    ByName<Creature, float> chance_of_;  // that it comes in time
    float left_ = 0;
};

}  // namespace fg::ftf
