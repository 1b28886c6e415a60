// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What a Mad Scientist has, lacks and can spare: the judgement behind advice.h.
#pragma once

#include "games/monster_faire/game.h"

namespace fg::mon {

class Plan {
  public:
    Plan(const Rules& rules, const View& view)
        : rules_(rules),
          table_(view.table),
          seen_(seen_in<Game>(view)),
          cards_(cards_seen(seen_)),
          me_(view.viewer),
          body_(body_of(cards_, me_)),
          capacity_(capacities(cards_, me_)) {
        each_card(cards_, hand_of(me_), [this](Card card, int) {
            if (is_part(card)) in_hand_.add(card);
            if (is_equipment(card) && number_of(card) > best_equipment_[suit_of(card)])
                best_equipment_[suit_of(card)] = static_cast<u8>(number_of(card));
        });
    }

    const Table& table() const { return table_; }
    const CardsSeen& cards() const { return cards_; }
    Seat me() const { return me_; }
    bool lives(Seat seat) const { return table_.living.has(seat); }
    bool lives() const { return lives(me_); }
    // MON-293: only Town stands between them and the Faire.
    bool does_everybody_live() const { return (present(rules_, table_) - table_.living).is_empty(); }
    bool do_others_live() const { return (present(rules_, table_) - table_.living).without(me_).is_empty(); }
    bool has_laboratory() const {
        return capacity_[Suit::diamonds] + capacity_[Suit::hearts] + capacity_[Suit::clubs] +
                   capacity_[Suit::spades] >
               0;
    }
    bool lacks_kind(Suit suit) const { return body_.count[suit] == 0; }
    int missing_kinds() const {
        int missing = 0;
        for (int s = 0; s < suit_count; ++s) missing += lacks_kind(static_cast<Suit>(s));
        return missing;
    }
    // Kinds that neither the Monster nor the hand has.
    int wanted_kinds() const {
        int wanted = 0;
        for (int s = 0; s < suit_count; ++s) wanted += body_.count.at[s] == 0 && in_hand_.count.at[s] == 0;
        return wanted;
    }
    int total(Seat seat) const {
        const int parts = cards_.size(monster_of(seat));
        const u64 working = working_parts(table_, seat, parts);
        int sum = 0;
        for (int place = 0; place < parts; ++place) {
            const auto entry = cards_.entry(monster_of(seat), place);
            if ((working >> place & 1u) != 0) sum += entry.is_known ? number_of(entry.card) : 5;
        }
        return sum;
    }

    // What laying a part brings now. A second part of a kind waits until every other Monster lives: else somebody may never find theirs.
    float worth_of_part(Card part) const {
        const Suit suit = suit_of(part);
        if (!body_.has_room_for(part)) return -1;
        const bool is_served = number_of(part) <= capacity_[suit];
        const float value = 0.1F * static_cast<float>(number_of(part));
        if (lacks_kind(suit) && !lives()) return 3 + (is_served ? value : 0.3F * value);
        if (!do_others_live()) return -0.5F;
        return is_served ? 0.5F + value : -0.2F;
    }
    // What a piece of Equipment brings: the first lets a Monster live, others serve the parts at hand.
    float worth_of_equipment(Card card) const {
        const Suit suit = suit_of(card);
        const int gain = number_of(card) - capacity_[suit];
        if (gain <= 0) return has_laboratory() ? 0.05F : 0.3F;
        const float served = 0.12F * static_cast<float>(gain);
        const bool is_used = body_.count[suit] + in_hand_.count[suit] > 0;
        return (has_laboratory() ? 0 : 2.2F) + (is_used ? served : 0.4F * served) + 0.1F;
    }
    float worth_of_laying(Card card) const {
        if (is_part(card)) return worth_of_part(card);
        if (is_equipment(card)) return worth_of_equipment(card);
        return has_igor(cards_, me_) ? 0.25F + 0.02F * static_cast<float>(rules_.worth[card]) : -0.3F;
    }
    float best_laying() const {
        float best = 0;
        each_card(cards_, hand_of(me_), [&](Card card, int) {
            const float worth = worth_of_laying(card);
            best = worth > best ? worth : best;
        });
        return best;
    }
    // Whether the Monster could live this turn: now, or with one card more.
    bool can_live_this_turn() const {
        if (lives()) return false;
        const int missing = missing_kinds();
        if (missing == 0) return has_laboratory() || best_any_equipment() > 0;
        if (missing > 1 || !has_laboratory()) return false;
        for (int s = 0; s < suit_count; ++s)
            if (body_.count.at[s] == 0) return in_hand_.count.at[s] > 0;
        return false;
    }
    // How much a card of the hand is missed.
    float keep_worth(Card card) const {
        const float value = 0.03F * static_cast<float>(rules_.value[card]);
        if (is_part(card)) return !lives() && lacks_kind(suit_of(card)) ? 2 + value : value - 0.1F;
        if (is_equipment(card)) return worth_of_equipment(card) * 0.5F + value;
        return has_igor(cards_, me_) ? 0.4F + value : 1.5F + value;
    }
    // A part that is only in the way of whoever still looks for one.
    bool is_surplus(Card card) const {
        return is_part(card) && (lives() ? !do_others_live() : !lacks_kind(suit_of(card)));
    }

    // ---- Town ----

    int would_flee() const {
        int fled = 0;
        u64 gone = 0;
        const u64 working = working_parts(table_, me_, cards_.size(monster_of(me_)));
        each_card(cards_, monster_of(me_), [&](Card part, int place) {
            if ((working >> place & 1u) == 0) return;
            int best = -1, worth = 0;
            each_card(cards_, town, [&](Card card, int at) {
                const bool can_flee = (gone >> at & 1u) == 0 && is_villager(rules_, table_, card) &&
                                      suit_of(card) == suit_of(part) && rules_.worth[card] < number_of(part);
                if (can_flee && rules_.worth[card] > worth) best = at, worth = rules_.worth[card];
            });
            if (best < 0) return;
            gone |= u64{1} << best;
            ++fled;
        });
        return fled;
    }
    bool is_taunted(Card igor) const {
        if (rules_.has_renfrew() && rank_of(igor) == Rank::red_joker) return false;
        return (crowd_at(rules_, table_, cards_, town).suits & suits_of_igor(rules_, igor)) != 0;
    }
    // The best that Igor could take out of the Graveyard as it lies.
    float best_in_graveyard(Card igor) const {
        const DigSite site(rules_, table_, cards_, igor);
        float best = 0;
        for (int n = 0; n < site.count; ++n) {
            const float worth = worth_of_find(site.nth(cards_, n));
            best = worth > best ? worth : best;
        }
        return best;
    }
    float worth_of_find(Card part) const {
        const Suit suit = suit_of(part);
        const bool is_wanted = !lives() && lacks_kind(suit) && in_hand_.count[suit] == 0;
        const bool is_served = number_of(part) <= capacity_[suit] || number_of(part) <= best_equipment_[suit];
        const float value = 0.1F * static_cast<float>(number_of(part));
        if (is_wanted) return 2 + (is_served ? value : 0.2F * value);
        return lives() && do_others_live() && is_served ? 0.4F * value : 0.01F * value;
    }
    // MON-165: somebody must fetch what cannot be scared.
    float worth_of_recruit(Card card) const {
        const float gone = lives() ? 0.05F * static_cast<float>(rules_.worth[card]) : 0;
        return (is_equipment(card) ? worth_of_equipment(card) : 0.5F) + gone + 0.05F;
    }
    float best_recruit() const {
        float best = 0;
        each_card(cards_, town, [&](Card card, int) {
            if (!is_villager(rules_, table_, card)) return;
            const float worth = worth_of_recruit(card);
            best = worth > best ? worth : best;
        });
        return best;
    }
    int best_any_equipment() const {
        int best = 0;
        for (const u8 number : best_equipment_) best = number > best ? number : best;
        return best;
    }

  private:
    const Rules& rules_;
    const Table& table_;
    Seen seen_;
    CardsSeen cards_;
    Seat me_;
    Body body_, in_hand_{};
    Capacities capacity_, best_equipment_{};
};

}  // namespace fg::mon
