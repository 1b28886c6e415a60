// SPDX-License-Identifier: Apache-2.0
// What a seat is asked, and the rules behind it. What each answer means stands in labels.cpp.
#include "games/monster_faire/text.h"

#include "games/monster_faire/speaker.h"

namespace fg::mon {
namespace {

class Asker {
  public:
    Asker(const Rules& rules, const Seen& seen, Names names)
        : rules_(rules), seen_(seen), table_(seen.table), cards_(cards_seen(seen)), say_{seen.me, names} {}

    std::string prompt() const {
        switch (question(table_, seen_.me)) {
            case Question::cackle: return "Who begins? Cackle as madly as you can!";
            case Question::vote: return "Whose cackle was the maddest? The winner begins.";
            case Question::direction: return "You begin. Which way does the turn go round?";
            case Question::draw:
                return "Round " + text_of(table_.round) + " of " + text_of(rules_.options.faire_deadline) +
                       ", your turn. Which deck do you draw from?";
            case Question::skip: return "Skip phases of this turn for extra cards?";
            case Question::extra_draw:
                return "Extra cards: " + text_of(table_.turn.extra) + " left. Which deck?";
            case Question::visit_card: return visit_window();
            case Question::visit_use:
                return "What will " + the(table_.visit_card.card) + " do to " + active() + "?";
            case Question::counter: return counter();
            case Question::igor: return igor();
            case Question::recruit: return "Nobody taunts Igor. Which villager comes along?";
            case Question::dig: return dig();
            case Question::caught: return caught();
            case Question::drive_off:
                return active_s() + " Igor comes to dig, where your Monster hides. Drive Igor off?";
            case Question::cargo: return "Which card does Igor carry to " + host() + "?";
            case Question::request: return "What do you ask " + host() + " for? It binds nobody.";
            case Question::door: return door();
            case Question::reply: return reply();
            case Question::accept: return accept();
            case Question::fight_deck: return fight_deck();
            case Question::fight_queen:
                return active_s() + " Igor attacks yours at your own table. Use a Queen to call it off?";
            case Question::fight_king: return "Does a stern butler fight on your side?";
            case Question::spoils: return "Your Igor won. What happens to " + spoiled() + " Manor?";
            case Question::laboratory: return "Laboratory phase: one card, one repair, or nothing.";
            case Question::monster: return monster();
            case Question::prowl:
                return "Your Monster hides in Town, on " + active_s() + " turn. Does it rampage?";
            case Question::town_card: return town_fight() + " Which card do you add?";
            case Question::town_deck: return town_fight() + " Your hand is empty: draw from which deck?";
            case Question::defender: return siege() + " Use a Defender?";
            case Question::victim: return victim();
            case Question::help: return help();
            case Question::emergency: return siege() + " Your Monster is not alive. Wake it in an emergency?";
            case Question::hiding_deck:
                return "Your Monster flees. Draw a card: it may injure the top part, and says where to hide.";
            case Question::injury_deck:
                return "The mob wounds your Monster. Draw a card: if it is high, a second part suffers.";
            case Question::defend: return siege() + " Kill villagers with cards from your hand?";
            case Question::penalty: return "The mob got past you. Which card do you lose?";
            case Question::stand: return "No Equipment is left, and the mob is at the door. Stay, or run?";
            case Question::last_deck:
                return "Draw one card: it kills every villager below it. Which deck? " + force_words();
            case Question::invite: return "Housekeeping: invite somebody to dinner?";
            case Question::invitation:
                return active() + " invites you to dinner, in the Igor phase of your next turn. Do you come?";
            case Question::forgo:
                return "Dinner with " + dinner_host() + ". Which phase do you give up for it?";
            case Question::critique:
                return "Criticise " + dinner_host_s() + " work? A card higher than the top card ruins it.";
            case Question::brawl: return "Let Igor attack " + dinner_host_s() + " Igor at table?";
            case Question::free_action: return "You are the host: one free action.";
            case Question::faire_pick:
                return faire() + " Whom does your Monster fight? It makes " + my_total() + ".";
            case Question::faire_answer:
                return faire() + " " + opened_name(table_.faire.picker) + " picked you. Do you fight?";
            case Question::faire_payment: return "Which card do you pay with?";
            case Question::faire_card: return bout();
            case Question::faire_deck: return faire() + " Your hand is empty: draw from which deck?";
            case Question::favour: return favour();
            case Question::brain: return "Announce the Brain of Morbius? It takes a head and some Equipment.";
            case Question::brain_equipment: return "Which Equipment keeps the Brain alive?";
            case Question::brain_deck: return "For the Brain you draw one card. Which deck?";
            case Question::brain_igor: return brain_igor();
            case Question::attach: return "Attach the Brain of Morbius to your Monster?";
            case Question::defend_brain: return "The Brain is under attack! Defend it with a card?";
            case Question::renfrew_card: return "Does Renfrew turn up one more Body Parts card?";
            case Question::renfrew_meal: return "Renfrew is hungry. Which head or torso is eaten?";
            case Question::berk: return "Call \"Berk, feed me!\" for one more Body Parts card?";
            case Question::further_igor: return "Discard a card for one more action with an Igor?";
            case Question::further_fighter: return siege() + " Discard a card to add another Igor?";
            case Question::turn_igor: return turn_igor();
            case Question::scholar: return "You hold the Scholarship. Do you take the first turn?";
            case Question::scholar_deal: return scholar_deal();
            case Question::scholar_hand: return "Which of the two hands do you keep?";
            case Question::snoop: return "Snoop about the Manor? Play a card to look at one of theirs.";
            case Question::snoop_at: return "Which card do you look at?";
            case Question::cellar: return "They snoop about. Show your Wine Cellar to stop them?";
            case Question::ply: return "Ply your guest with wine?";
            case Question::guest_card: return "The wine is strong. Put up a card against it?";
            case Question::take_card: return "Your guest is drunk. Which card do you take?";
        }
        return {};
    }

  private:
    // ---- other turns ----

    std::string visit_window() const {
        static constexpr std::string_view windows[]{"", "before the Igor phase",
                                                    "before the Laboratory phase", "before the Monster phase",
                                                    "before housekeeping"};
        const bool is_once = rules_.options.visit_windows == VisitWindows::once;
        return active_s() + " turn, " +
               std::string(is_once ? "after the draw" : windows[table_.turn.window]) + ". Play a card at " +
               active() + "?";
    }
    std::string counter() const {
        const VisitCard& card = table_.visit_card;
        return say_.name(card.player) + " plays " + the(card.card) + ": " + std::string(deed(card.use)) +
               ". Counter it?";
    }

    // ---- Igor ----

    std::string igor() const {
        const int place = sendable_igor(rules_, table_, cards_, seen_.me);
        if (place < 0) return "Igor phase: you have no Igor to send. Whom do you hire?";
        const Card igor = card_at(cards_, igors_of(seen_.me), place);
        return "Igor phase: where do you send Igor, " + the(igor) + " (" + text_of(rules_.worth[igor]) + ")?";
    }
    std::string dig() const {
        const Card igor = card_at(cards_, igors_of(seen_.me), table_.trip.igor);
        const DigSite site(rules_, table_, cards_, igor);
        return site.suits == 15 ? "Which part does Igor take out of the Graveyard?"
                                : "Igor has a favourite suit, and takes one of it. Which part?";
    }
    std::string caught() const {
        const Card met = cards_.own_card(played, cards_.size(played) - 1);
        return "Igor is caught by " + the_villager(met) + ". Drop " + the(cards_.own_card(played, 0)) +
               ", or keep it?";
    }
    std::string door() const {
        const std::string what =
            cards_.size(cargo) == 0 ? "with nothing" : "with a " + word(cards_.entry(cargo, 0).back);
        return active_s() + " Igor (" + text_of(visitor_worth()) + ") is at your door " + what +
               ", asking for " + word(table_.trip.request) + ".";
    }
    std::string reply() const {
        if (cards_.size(cargo) == 0) return active_s() + " Igor brings nothing. What do you do?";
        return active_s() + " Igor brings " + the(cards_.entry(cargo, 0).card) + ", asking for " +
               word(table_.trip.request) + ". Your answer?";
    }
    std::string accept() const {
        return opened_name(table_.trip.host) + " offers " + the(cards_.entry(offered, 0).card) + " for " +
               the(cards_.entry(cargo, 0).card) + ". Do you trade?";
    }
    std::string fight_deck() const {
        const Fight& fight = table_.fight;
        return "A fight: you have " +
               text_of(seen_.me == fight.visitor ? fight.visitor_total : fight.host_total) +
               " so far. Which deck do you draw from?";
    }
    std::string spoiled() const { return say_.whose(table_.trip.host); }

    std::string brain_igor() const {
        const Card card = cards_.entry(dealing, 0).card;
        return "For the Brain you drew " + the(card) + "." +
               (is_igor(card) ? " Does Condo enter your service at once?" : "");
    }

    // ---- Monsters ----

    std::string monster() const {
        if (!table_.living.has(seen_.me)) return "Monster phase: your Monster is not alive yet.";
        return "Monster phase: your Monster makes " + my_total() + ". Town holds " +
               counted(crowd_at(rules_, table_, cards_, town).count, "villager") + ".";
    }
    std::string town_fight() const {
        const TownFight& fight = table_.town_fight;
        const Seat rival = fight.attacker == seen_.me ? fight.rival : fight.attacker;
        return "Your Monster (" + my_total() + ") fights " + say_.whose(rival) + " (" +
               text_of(seen_total(rival)) + ").";
    }
    std::string my_total() const { return text_of(total_of(rules_, table_, cards_, seen_.me)); }
    // Of a revealed one.
    int seen_total(Seat seat) const { return revealed_total(rules_, table_, cards_, seat); }

    // ---- sieges ----

    std::string force_words() const {
        const Crowd crowd = crowd_at(rules_, table_, cards_, force);
        const std::string_view ally = table_.attack.has_turned ? " with Igor" : "";  // MON-383
        return counted(crowd.count, "villager") + ", the highest " + text_of(crowd.highest) + ", together " +
               text_of(force_total(rules_, table_, cards_)) + std::string(ally) + ".";
    }
    std::string siege() const {
        static constexpr std::string_view targets[]{"", "Igor", "the Monster", "the Laboratory", "you"};
        return (table_.attack.is_mob ? "A mob" : "A group") + std::string(" comes to ") +
               std::string(targets[table_.attack.stage]) + ": " + force_words();
    }
    std::string victim() const {
        const bool is_maid =
            rank_of(table_.attack.chosen) == Rank::queen && !table_.attack.is_thrown;  // MON-226
        return is_maid ? "Whom does the maid lead astray?" : "Which villager is killed?";
    }
    std::string help() const { return siege() + " Help Igor with a card?"; }
    std::string turn_igor() const {
        const Seat target = table_.attack.target;
        const int place = up_igor(rules_, table_, cards_, target);
        const int worth = place < 0 ? 0 : rules_.worth[card_at(cards_, igors_of(target), place)];
        return "The villagers come to " + say_.name(target) + ". Turn Igor against them with more than " +
               text_of(worth) + "?";
    }

    // ---- the Faire ----

    std::string faire() const { return "Faire, round " + text_of(table_.faire.round) + "."; }
    std::string bout() const {
        const Seat rival = table_.faire.rival[seen_.me];
        return faire() + " Your Monster (" + my_total() + ") fights " + say_.whose(rival) + " (" +
               text_of(seen_total(rival)) + "). " +
               (my_cards(seen_) > 0 ? "Which card do you add?" : "Does Igor go along?");
    }
    std::string favour() const {
        return faire() + " You sit out. " +
               (seen_.group.card == Card::none ? "Favour somebody with a card?"
                                               : "Whom does " + the(seen_.group.card) + " favour?");
    }

    std::string scholar_deal() const {
        const Seat to = dealt_to(table_, rules_.players);
        return "Which card do you deal to " + (say_.is_you(to) ? "yourself" : say_.name(to)) + "?";
    }

    std::string active() const { return say_.name(table_.active); }
    std::string active_s() const { return say_.whose(table_.active); }
    std::string opened_name(Seat seat) const { return say_.name(seat); }
    std::string host() const { return say_.name(table_.trip.host); }
    std::string dinner_host() const { return say_.name(table_.trip.host); }
    std::string dinner_host_s() const { return say_.whose(table_.trip.host); }
    int visitor_worth() const {
        return rules_.worth[card_at(cards_, igors_of(table_.active), table_.trip.igor)];
    }

    const Rules& rules_;
    const Seen& seen_;
    const Table& table_;
    CardsSeen cards_;
    Speaker say_;
};

}  // namespace

std::string Text::prompt(const Rules& rules, const Seen& seen, Names names) {
    return Asker(rules, seen, names).prompt();
}

std::string_view Text::rule_of_question(Question question) {
    switch (question) {
        case Question::cackle:
        case Question::vote: return "MON-021";
        case Question::direction: return "MON-022";
        case Question::draw: return "MON-031";
        case Question::skip: return "MON-033";
        case Question::extra_draw: return "MON-035";
        case Question::visit_card: return "MON-240";
        case Question::visit_use: return "MON-241";
        case Question::counter: return "MON-267";
        case Question::igor: return "MON-045";
        case Question::recruit: return "MON-057";
        case Question::dig: return "MON-066";
        case Question::caught: return "MON-071";
        case Question::drive_off: return "MON-174";
        case Question::cargo: return "MON-076";
        case Question::request:
        case Question::door: return "MON-079";
        case Question::reply:
        case Question::accept: return "MON-080";
        case Question::fight_deck: return "MON-088";
        case Question::fight_queen: return "MON-130";
        case Question::fight_king: return "MON-131";
        case Question::spoils: return "MON-094";
        case Question::laboratory: return "MON-106";
        case Question::monster: return "MON-143";
        case Question::prowl: return "MON-172";
        case Question::town_card:
        case Question::town_deck: return "MON-173";
        case Question::defender: return "MON-126";
        case Question::victim: return "MON-128";
        case Question::help: return "MON-207";
        case Question::emergency: return "MON-212";
        case Question::hiding_deck: return "MON-220";
        case Question::injury_deck: return "MON-222";
        case Question::defend: return "MON-226";
        case Question::penalty: return "MON-231";
        case Question::stand: return "MON-233";
        case Question::last_deck: return "MON-234";
        case Question::invite: return "MON-269";
        case Question::invitation:
        case Question::forgo: return "MON-271";
        case Question::critique: return "MON-276";
        case Question::brawl: return "MON-279";
        case Question::free_action: return "MON-281";
        case Question::faire_pick: return "MON-297";
        case Question::faire_answer: return "MON-299";
        case Question::faire_payment: return "MON-298";
        case Question::faire_card: return "MON-304";
        case Question::faire_deck: return "MON-306";
        case Question::favour: return "MON-302";
        case Question::brain:
        case Question::brain_equipment: return "MON-349";
        case Question::brain_deck:
        case Question::brain_igor: return "MON-351";
        case Question::attach: return "MON-357";
        case Question::defend_brain: return "MON-354";
        case Question::renfrew_card: return "MON-362";
        case Question::renfrew_meal: return "MON-363";
        case Question::berk: return "MON-368";
        case Question::further_igor: return "MON-376";
        case Question::further_fighter: return "MON-377";
        case Question::turn_igor: return "MON-383";
        case Question::scholar: return "MON-386";
        case Question::scholar_deal: return "MON-387";
        case Question::scholar_hand: return "MON-388";
        case Question::snoop:
        case Question::snoop_at:
        case Question::cellar: return "MON-394";
        case Question::ply: return "MON-396";
        case Question::guest_card: return "MON-399";
        case Question::take_card: return "MON-398";
    }
    return {};
}

}  // namespace fg::mon
