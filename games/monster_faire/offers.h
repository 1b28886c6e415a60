// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What may be answered to each question, what is barred and why, what an expired clock answers, and how long it runs. The
// structs stand in offers/.
#pragma once

#include "games/monster_faire/offers/attack.h"
#include "games/monster_faire/offers/dinner.h"
#include "games/monster_faire/offers/faire.h"
#include "games/monster_faire/offers/igor.h"
#include "games/monster_faire/offers/laboratory.h"
#include "games/monster_faire/offers/options.h"
#include "games/monster_faire/offers/turn.h"
#include "games/monster_faire/offers/windows.h"

namespace fg::mon {

// MON-303, MON-305: fighters and those who sit out are asked at the same time.
constexpr Question question(const Table& table, Seat seat) {
    if (table.question == Question::faire_card && table.faire.sitting.has(seat)) return Question::favour;
    return table.question;
}

template <class Visit>
constexpr auto with_offers(const Rules& rules, const Seen& seen, Visit&& visit) {
    using namespace detail;
    const Asked asked{rules, seen};
    switch (question(seen.table, seen.me)) {
        case Question::cackle: return visit(CackleOffers{});
        case Question::vote: return visit(vote_offers(asked));
        case Question::direction: return visit(TwoOffers{Act::clockwise, Act::anticlockwise});
        case Question::draw:
        case Question::extra_draw: return visit(deck_offers(asked, true));
        case Question::skip: return visit(SkipOffers{});
        case Question::igor: return visit(IgorOffers{asked});
        case Question::recruit: return visit(recruit_offers(asked));
        case Question::dig: return visit(DigOffers{asked});
        case Question::caught: return visit(TwoOffers{Act::keep, Act::drop});
        case Question::drive_off: return visit(YesOffers{});
        case Question::cargo: return visit(hand_offers(asked, Act::carry));
        case Question::request: return visit(RequestOffers{});
        case Question::door: return visit(DoorOffers{asked});
        case Question::reply: return visit(ReplyOffers{asked});
        case Question::accept: return visit(YesOffers{});
        case Question::fight_deck: return visit(fight_deck_offers(asked));
        case Question::fight_queen: return visit(queen_offers(asked));
        case Question::fight_king: return visit(king_offers(asked));
        case Question::spoils: return visit(SpoilsOffers{asked});
        case Question::laboratory: return visit(LaboratoryOffers{asked});
        case Question::monster: return visit(MonsterOffers{asked});
        case Question::prowl: return visit(prowl_offers(asked));
        case Question::invite: return visit(invite_offers(asked));
        case Question::forgo: return visit(ForgoOffers{});
        case Question::critique: return visit(CritiqueOffers{asked});
        case Question::invitation:
        case Question::brawl: return visit(YesOffers{});
        case Question::free_action: return visit(FreeActionOffers{{asked}});
        case Question::faire_pick:
        case Question::faire_answer: return visit(PickOffers{asked});
        case Question::faire_payment:
        case Question::penalty: return visit(hand_offers(asked, Act::discard, false));
        case Question::faire_card: return visit(FaireCardOffers{asked});
        case Question::favour: return visit(FavourOffers{asked});
        case Question::town_card: return visit(hand_offers(asked, Act::show, false));
        case Question::town_deck:
        case Question::hiding_deck:
        case Question::injury_deck:
        case Question::last_deck:
        case Question::faire_deck:
        case Question::brain_deck: return visit(deck_offers(asked));
        case Question::visit_card: return visit(VisitCardOffers{asked});
        case Question::visit_use: return visit(VisitUseOffers{asked});
        case Question::counter: return visit(CounterOffers{asked});
        case Question::defender: return visit(defender_offers(asked));
        case Question::victim: return visit(VictimOffers{asked});
        case Question::help: return visit(hand_offers(asked, Act::help));
        case Question::emergency: return visit(emergency_offers(asked));
        case Question::defend: return visit(defend_offers(asked));
        case Question::stand: return visit(TwoOffers{Act::run, Act::stay});
        case Question::further_fighter:
        case Question::turn_igor: return visit(hand_offers(asked, Act::discard));
        case Question::brain: return visit(brain_offers(asked));
        case Question::brain_equipment: return visit(brain_equipment_offers(asked));
        case Question::brain_igor: return visit(BrainIgorOffers{asked});
        case Question::attach: return visit(attach_offers(asked));
        case Question::defend_brain: return visit(defend_brain_offers(asked));
        case Question::renfrew_meal: return visit(meal_offers(asked));
        case Question::renfrew_card:
        case Question::berk:
        case Question::ply: return visit(YesOffers{});
        case Question::further_igor: return visit(further_igor_offers(asked));
        case Question::scholar: return visit(YesOffers{.is_usual = true});
        case Question::scholar_deal: return visit(DealOffers{asked});
        case Question::scholar_hand: return visit(HandOffers{});
        case Question::snoop:
        case Question::guest_card: return visit(hand_offers(asked, Act::discard));
        case Question::snoop_at: return visit(SnoopOffers{asked});
        case Question::cellar: return visit(CellarOffers{asked});
        case Question::take_card: return visit(TakeOffers{asked});
    }
    return visit(OnlyPass{});
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

// MON-400
constexpr int clock_seconds(const Rules& rules, const Table& table, Seat seat) {
    return rules.content.clocks[question(table, seat)];
}

}  // namespace fg::mon
