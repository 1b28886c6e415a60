// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// For whoever plays alone: how many points are still to come, seen from the start of a turn. It is a sum of facts about the
// position, each weighted by how far the game has come. The weights are the least-squares fit to the ends of many games;
// docs/decisions/0041-alone-by-a-fitted-outlook.md says which.
#pragma once

#include "games/fairy_tale_fight_club/prospects.h"

namespace fg::ftf {

class ToCome {
  public:
    static constexpr int fact_count = 30;
    static constexpr int phase_count = 4;

    ToCome(const Rules& rules, const State& state, Seat me)
        : rules_(rules),
          table_(state.table),
          me_(me),
          mine_{.hand = state.own[me].hand,
                .cargo = state.table.cargo[me],
                .owned = state.table.owned[me],
                .gold = state.table.gold[me]} {
        add_holding();
        add_flags();
        add_contracts();
        add_creatures();
        add_deck();
    }

    float points() const {
        const float rounds = rounds_left();
        const float phase[phase_count]{1, rounds, rounds * rounds, contracts_left()};
        float total = 0;
        for (int fact = 0; fact < fact_count; ++fact)
            for (int i = 0; i < phase_count; ++i) total += weights[fact][i] * facts_[fact] * phase[i];
        return total;
    }

  private:
    // By fact, in the order in which they are added, and phase.
    static constexpr float weights[fact_count][phase_count]{
        {1.362F, 5.005F, -1.529F, 1.216F},    // always
        {1.064F, -0.406F, 0.007F, 0.280F},    // what the plans are worth
        {0.401F, -1.355F, 2.442F, 1.480F},    // gold
        {-1.010F, 3.707F, -3.833F, 1.059F},   // Wheelbarrow
        {0.619F, 3.870F, -4.872F, -0.331F},   // Hand Cart
        {-1.555F, 2.940F, -1.975F, -0.460F},  // Horse Wagon
        {-0.114F, 8.545F, -5.485F, 4.071F},   // War Wagon
        {-0.527F, -0.898F, 1.274F, -0.070F},  // rarest flags
        {-0.300F, 2.390F, -2.530F, 0.984F},   // flags one over a set
        {0.089F, 5.701F, -7.131F, 1.314F},    // flags two over a set
        {0.205F, -0.033F, -0.478F, 0.743F},   // level II in the area
        {0.408F, -3.860F, -2.420F, 6.273F},   // level III
        {-0.220F, 0.631F, -0.558F, 0.226F},   // points of the area
        {-0.222F, 0.567F, 0.797F, 0.239F},    // its gold
        {-1.054F, 0.740F, -1.957F, 2.166F},   // can be completed: how many
        {0.011F, -0.374F, -0.032F, 0.197F},   // worth
        {-0.515F, 0.040F, -0.022F, 0.842F},   // one creature missing: how many
        {0.126F, 0.411F, -0.425F, -0.203F},   // worth
        {0.035F, 0.345F, -0.370F, -0.042F},   // two missing: worth
        {-0.052F, -0.768F, 0.362F, 0.610F},   // too large for every wagon
        {-0.047F, 0.180F, 0.258F, -0.093F},   // creatures loaded
        {0.235F, 1.128F, -0.392F, 0.268F},    // in the hand
        {0.534F, -0.265F, 0.320F, -0.674F},   // their value
        {0.267F, 0.028F, 0.594F, -0.624F},    // spare
        {-0.004F, 0.096F, 0.021F, -0.006F},   // in the Market
        {0.190F, -0.045F, 0.206F, -0.457F},   // their value
        {-0.029F, 3.586F, 0.699F, -1.787F},   // level II in the deck
        {-0.803F, 5.658F, 0.559F, -0.039F},   // level III
        {0.009F, 2.044F, -0.682F, -1.221F},   // events
        {-0.291F, 9.940F, 2.885F, -3.316F},   // contracts left, squared
    };

    void add(float fact) { facts_.push_back(fact); }
    void add(int fact) { add(static_cast<float>(fact)); }

    // As a share of all; without a limit (FTF-175), or with a later one, it is as if there were time enough.
    float rounds_left() const {
        constexpr int usual = 16;
        const int left = rules_.last_turn == 0 ? usual : rules_.last_turn - table_.turns;
        return static_cast<float>(left < usual ? left : usual) / usual;
    }
    float contracts_left() const {
        constexpr float usual = 13;
        return static_cast<float>(count_in_area(table_) + detail::count_contracts(table_.layers) -
                                  rules_.content.last_contracts) /
               usual;
    }

    void add_holding() {
        add(1);
        const Prospects prospects(rules_, table_, me_);
        const Holding bare{.hand = {}, .cargo = {}, .owned = mine_.owned, .gold = mine_.gold};
        add(prospects.worth(mine_, &spare_) - prospects.worth(bare));
        add(mine_.gold);
        for (int w = 0; w < wagon_count; ++w) add(mine_.owned.has(wagon_of(w)));
    }
    void add_flags() {
        const FlagCounts flags = flags_of(rules_, table_, me_);
        int least = flags.at[0];
        for (const u8 count : flags) least = count < least ? count : least;
        int rarest = 0, ones = 0, twos = 0;
        for (const u8 count : flags) {
            rarest += count == least;
            ones += count % 3 == 1;
            twos += count % 3 == 2;
        }
        add(rarest), add(ones), add(twos);
    }

    // How near the contracts of the area are.
    struct Nearness {
        int count[3]{};  // by how many creatures are missing
        float worth[3]{};
        int out_of_reach = 0;  // of every wagon
    };
    void add_contracts() {
        int large[3]{}, points = 0, gold = 0;
        Nearness near;
        for (const Posted& posted : table_.area) {
            if (posted.contract == Contract::none) continue;
            const ContractCard& card = rules_.card(posted.contract);
            ++large[card.creatures.size() - 3];
            points += card.points;
            gold += posted.gold;
            approach(posted, near);
        }
        add(large[1]), add(large[2]), add(points), add(gold);
        add(near.count[0]), add(near.worth[0]), add(near.count[1]), add(near.worth[1]), add(near.worth[2]);
        add(near.out_of_reach);
    }
    void approach(const Posted& posted, Nearness& near) const {
        const int missing = fewest_missing(rules_.asked[posted.contract]);
        if (missing == out_of_reach) ++near.out_of_reach;
        if (missing > 2) return;
        ++near.count[missing];
        near.worth[missing] +=
            static_cast<float>(rules_.card(posted.contract).points) + 0.5F * static_cast<float>(posted.gold);
    }
    int fewest_missing(const Creatures& asked) const {
        int fewest = out_of_reach;
        for (int w = 0; w < wagon_count; ++w) {
            const Creatures& cargo = mine_.cargo[wagon_of(w)];
            if (!mine_.owned.has(wagon_of(w)) || rules_.wagon(wagon_of(w)).capacity < asked.size() ||
                !asked.has_all(cargo))
                continue;
            Creatures missing = asked;
            missing.remove_all(cargo);
            const int here = missing.size() - missing.common(mine_.hand).size();
            fewest = here < fewest ? here : fewest;
        }
        return fewest;
    }

    void add_creatures() {
        int loaded = 0;
        for (const Creatures& cargo : mine_.cargo) loaded += cargo.size();
        add(loaded);
        add(mine_.hand.size()), add(0.1F * static_cast<float>(points_of(mine_.hand)));
        add(spare_.size());
        add(table_.market.size()), add(0.1F * static_cast<float>(points_of(table_.market)));
    }
    void add_deck() {
        for (const DeckCard kind : {DeckCard::level_2, DeckCard::level_3, DeckCard::event})
            add(detail::count_in(table_.layers, kind));
        add(contracts_left() * contracts_left());
    }

    static constexpr int out_of_reach = 9;
    const Rules& rules_;
    const Table& table_;
    Seat me_;
    Holding mine_;
    Creatures spare_;  // what no plan needs of the hand
    FixedVec<float, fact_count> facts_;
};

}  // namespace fg::ftf
