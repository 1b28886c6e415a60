// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A rule of thumb: find an Igor, equip, build, live, empty Town, and fight; with restraint, for a Faire needs everybody's Monster
// (MON-293). Parts that are not needed go back into the deck by way of lectures.
#pragma once

#include "engine/mixture.h"
#include "games/monster_faire/outlook.h"
#include "games/monster_faire/plan.h"

namespace fg::mon {

class Adviser {
  public:
    Adviser(const Rules& rules, const View& view) : rules_(rules), table_(view.table), plan_(rules, view) {}

    float worth(const Choice& choice) const {
        switch (question(table_, plan_.me())) {
            case Question::draw:
            case Question::extra_draw: return worth_of_draw(choice);
            case Question::skip: return worth_of_skip(choice.count);
            case Question::visit_card: return worth_of_visit_card(choice);
            case Question::counter: return worth_of_counter(choice);
            case Question::igor: return worth_of_errand(choice);
            case Question::recruit: return choice.act == Act::pass ? 0 : plan_.worth_of_recruit(choice.card);
            case Question::dig: return plan_.worth_of_find(choice.card);
            case Question::caught: return worth_of_caught(choice);
            case Question::door: return worth_of_door(choice);
            case Question::laboratory:
            case Question::free_action: return worth_of_laboratory(choice);
            case Question::monster: return worth_of_monster(choice);
            case Question::defender: return worth_of_defender(choice);
            case Question::victim: return value(choice.card);
            case Question::help: return worth_of_help(choice);
            case Question::defend: return worth_of_defence(choice);
            case Question::penalty:
            case Question::faire_payment:
            case Question::brain_equipment: return -plan_.keep_worth(choice.card);
            case Question::stand: return worth_of_stand(choice);
            case Question::hiding_deck: return choice.deck == Deck::villagers;
            case Question::forgo: return choice.phase == Phase::monster;
            case Question::critique: return worth_of_critique(choice);
            case Question::faire_pick:
            case Question::faire_answer: return worth_of_pick(choice);
            case Question::faire_card: return worth_of_bout(choice);
            case Question::town_card: return 0.05F * value(choice.card);
            case Question::reply: return choice.act == Act::dismiss ? 0.1F : 0;
            case Question::accept:
            case Question::drive_off:
            case Question::cargo:
            case Question::invite:
            case Question::invitation:
            case Question::brawl:
            case Question::favour:
            case Question::defend_brain:
            case Question::further_igor:
            case Question::further_fighter:
            case Question::turn_igor:
            case Question::snoop:
            case Question::guest_card: return choice.act == Act::pass ? 0.1F : 0;
            case Question::fight_queen:
            case Question::fight_king:
            case Question::prowl:
            case Question::emergency:
            case Question::attach:
            case Question::renfrew_card:
            case Question::berk:
            case Question::scholar:
            case Question::cellar:
            case Question::ply:
            case Question::brain_igor: return choice.act == Act::pass ? 0 : 0.1F;
            case Question::brain: return choice.act == Act::pass ? 0.1F : 0;
            case Question::renfrew_meal: return -value(choice.card);
            case Question::take_card: return plan_.keep_worth(choice.card);
            case Question::cackle:
            case Question::vote: return choice.act == Act::pass ? -1 : 0;  // MON-021
            case Question::scholar_deal:
            case Question::scholar_hand:
            case Question::direction:
            case Question::visit_use:
            case Question::request:
            case Question::fight_deck:
            case Question::spoils:
            case Question::town_deck:
            case Question::injury_deck:
            case Question::last_deck:
            case Question::faire_deck:
            case Question::brain_deck:
            case Question::snoop_at: break;
        }
        return 0;
    }

  private:
    float value(Card card) const { return 0.1F * static_cast<float>(rules_.value[card]); }
    bool has_igor_up() const { return up_igor(rules_, table_, plan_.cards(), plan_.me()) >= 0; }

    // Parts while a kind is wanted, else Equipment; whoever lives leaves the parts to the others.
    float worth_of_draw(const Choice& choice) const {
        if (choice.act == Act::pass) return 0;
        const bool wants_parts = !plan_.lives() && plan_.wanted_kinds() > 0;
        const bool wants_tools = !plan_.has_laboratory() && plan_.best_any_equipment() == 0;
        if (choice.deck == Deck::parts) return wants_parts ? 1 : plan_.do_others_live() ? 0.4F : -0.2F;
        return wants_tools ? 1.2F : 0.5F;
    }
    float worth_of_skip(int phases) const {
        const bool has_monster_work = plan_.can_live_this_turn() || (plan_.lives() && plan_.would_flee() > 0);
        const float cards = 0.3F * static_cast<float>(phases);
        const float monster = phases >= 1 && has_monster_work ? -4.0F : 0;
        const float laboratory = phases >= 2 ? -plan_.best_laying() : 0;
        const bool has_igor_work = has_igor(plan_.cards(), plan_.me()) || has_hire();
        return cards + monster + laboratory - (phases == 3 && has_igor_work ? 1.5F : 0);
    }
    bool has_hire() const {
        const bool is_held =
            count_cards(plan_.cards(), hand_of(plan_.me()), [](Card c) { return is_igor(c); }) > 0;
        return is_held || has_vagrant(plan_.cards());
    }

    // A lecture puts a surplus part back into the deck; whoever lives has little left to lose by it.
    float worth_of_visit_card(const Choice& choice) const {
        if (choice.act == Act::pass) return 0.1F;
        const Seat target = table_.active;
        const bool is_waiting = !plan_.do_others_live() || !plan_.lives();
        if (is_numbered(choice.card)) {
            const bool is_harmless = plan_.lives(target) || number_of(choice.card) <= 2 ||
                                     plan_.cards().size(laboratory_of(target)) == 0;
            return plan_.is_surplus(choice.card) && is_waiting && is_harmless ? 0.6F : -0.5F;
        }
        if (choice.use == Use::steal) return plan_.cards().size(hand_of(target)) >= 2 ? 0.4F : 0;
        if (choice.use != Use::dismantle_monster || !plan_.lives(target) || !plan_.lives()) return -0.3F;
        return plan_.total(target) > plan_.total(plan_.me()) + 8 ? 0.3F : -0.3F;
    }
    float worth_of_counter(const Choice& choice) const {
        if (choice.act == Act::pass) return 0;
        const Use use = table_.visit_card.use;
        if (use == Use::dismantle_monster || use == Use::dismantle_laboratory || use == Use::incite) return 1;
        if (use == Use::lecture) return plan_.lives() ? -1 : 0.6F - plan_.keep_worth(choice.card);
        return 0.2F - plan_.keep_worth(choice.card);
    }

    // Every errand brings somebody to Town, so an idle Igor stays at home.
    float worth_of_errand(const Choice& choice) const {
        if (choice.act == Act::hire) return 1 + 0.5F * worth_of_igor(choice.card);
        if (choice.act == Act::claim) return 1.3F + 0.5F * worth_of_igor(choice.card);
        if (choice.act == Act::to_town) return worth_of_town();
        if (choice.act == Act::to_graveyard) return worth_of_digging();
        if (choice.act == Act::burgle) return 0.5F;
        return choice.act == Act::visit ? -0.2F : 0.15F;
    }
    float worth_of_igor(Card igor) const { return 0.1F * static_cast<float>(rules_.worth[igor]); }
    Card igor_to_send() const {
        const int place = sendable_igor(rules_, table_, plan_.cards(), plan_.me());
        return place < 0 ? Card::none : card_at(plan_.cards(), igors_of(plan_.me()), place);
    }
    float worth_of_town() const {
        const Card igor = igor_to_send();
        if (igor == Card::none || plan_.is_taunted(igor)) return -0.5F;
        const int villagers = crowd_at(rules_, table_, plan_.cards(), town).count;
        if (plan_.does_everybody_live()) return villagers > 0 && plan_.would_flee() == 0 ? 0.6F : -0.3F;
        return plan_.has_laboratory() ? 0.5F * plan_.best_recruit() - 0.3F : plan_.best_recruit() - 0.2F;
    }
    float worth_of_digging() const {
        const Card igor = igor_to_send();
        if (igor == Card::none || (plan_.lives() && !plan_.do_others_live())) return -0.5F;
        if (plan_.does_everybody_live()) return -0.3F;
        const float unseen = plan_.wanted_kinds() > 0 ? 0.4F : 0;
        return plan_.best_in_graveyard(igor) + unseen - 0.2F;
    }
    float worth_of_caught(const Choice& choice) const {
        const Card part = plan_.cards().own_card(played, 0);
        return choice.act == Act::keep ? plan_.worth_of_find(part) - 0.8F : 0;
    }
    float worth_of_door(const Choice& choice) const {
        if (choice.act == Act::turn_away) return 0.1F;
        if (choice.act != Act::attack_monster) return 0;
        const Card igor = card_at(plan_.cards(), igors_of(table_.active), table_.trip.igor);
        return plan_.total(plan_.me()) > rules_.worth[igor] + 7 ? 0.3F : -0.3F;
    }

    float worth_of_laboratory(const Choice& choice) const {
        if (choice.act == Act::repair) return 2;
        if (choice.act == Act::give_life) return 5;
        return choice.act == Act::lay ? plan_.worth_of_laying(choice.card) : 0.02F;
    }
    float worth_of_monster(const Choice& choice) const {
        if (choice.act == Act::give_life) return 5;
        if (choice.act == Act::rampage) return static_cast<float>(plan_.would_flee()) - 0.05F;
        if (choice.act != Act::fight) return 0;
        return plan_.total(plan_.me()) > plan_.total(choice.seat) + 5 ? 0.2F : -0.2F;
    }

    // ---- sieges ----

    int force_total() const { return mon::force_total(rules_, table_, plan_.cards()); }
    int igor_total() const {
        const int place = up_igor(rules_, table_, plan_.cards(), plan_.me());
        return place < 0 ? 0 : rules_.worth[card_at(plan_.cards(), igors_of(plan_.me()), place)];
    }
    float worth_of_defender(const Choice& choice) const {
        if (choice.act == Act::pass) return 0.1F;
        const int strength = table_.attack.stage == 1   ? igor_total()
                             : table_.attack.stage == 2 ? plan_.total(plan_.me())
                                                        : 0;
        return force_total() > strength ? (is_joker(choice.card) ? 0.5F : 0.3F) : -0.2F;
    }
    float worth_of_help(const Choice& choice) const {
        if (choice.act == Act::pass) return 0;
        const bool is_saved = igor_total() + rules_.value[choice.card] >= force_total();
        return is_saved ? 0.9F - plan_.keep_worth(choice.card) : -1;
    }
    float worth_of_defence(const Choice& choice) const {
        return choice.act == Act::pass ? 0 : 0.5F - plan_.keep_worth(choice.card);
    }
    float worth_of_stand(const Choice& choice) const {
        const bool is_safe = plan_.cards().size(hand_of(plan_.me())) >= plan_.cards().size(force);
        return (choice.act == Act::stay) == is_safe;
    }
    float worth_of_critique(const Choice& choice) const {
        return choice.act == Act::pass ? 0 : value(choice.card) - 0.7F - plan_.keep_worth(choice.card);
    }

    // ---- the Faire ----

    float worth_of_pick(const Choice& choice) const {
        const int mine = plan_.total(plan_.me());
        if (choice.act == Act::sit_out) return -0.5F;
        const Seat rival = choice.act == Act::yes ? table_.faire.picker : choice.seat;
        const float fee = choice.act == Act::name && table_.question == Question::faire_answer ? 0.5F : 0;
        return 0.05F * static_cast<float>(mine - plan_.total(rival)) - fee;
    }
    // Igor's death would stand for a part (MON-315).
    float worth_of_bout(const Choice& choice) const {
        const float igor = choice.assists || choice.act == Act::assist ? 0.4F : 0;
        return igor + (choice.card == Card::none ? 0 : 0.3F * value(choice.card));
    }

    const Rules& rules_;
    const Table& table_;
    Plan plan_;
};

struct Advice {
    static constexpr u32 guided = 40;  // some turns of the table: random play hardly ever builds a Monster
    static Choice advise(const Rules& rules, const View& view, const Offers& offers, FastChance& chance) {
        const Adviser adviser(rules, view);
        Mixture<Offers::capacity> mixture;
        for (const Choice& offer : offers) mixture.add(adviser.worth(offer));
        return offers[mixture.pick(0.02F, -1e8F, chance)];
    }
    static void outlook(const Rules& rules, const State& imagined, PerSeat<float>& shares) {
        const Table& table = imagined.table;
        if (!is_over(table)) return Chances(rules, imagined).give(shares);
        const float each = table.winners.is_empty() ? 0 : 1 / static_cast<float>(table.winners.size());
        for (const Seat seat : EachSeat{rules.players}) shares[seat] = table.winners.has(seat) ? each : 0;
    }
};

}  // namespace fg::mon
