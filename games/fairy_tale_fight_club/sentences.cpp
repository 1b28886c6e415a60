// SPDX-License-Identifier: Apache-2.0
// The log: one sentence for each event, in the past tense, so that "you" and a name take the same verb.
#include "games/fairy_tale_fight_club/speaker.h"
#include "games/fairy_tale_fight_club/text.h"

namespace fg::ftf {
namespace {

class Teller {
  public:
    Teller(const Rules& rules, const Event& event, const Speaker& say)
        : rules_(rules), event_(event), say_(say) {}

    std::string sentence() const {
        switch (event_.kind) {
            case EventKind::market_dealt: return "The Market opened with " + group() + ".";
            case EventKind::drew: return drew();
            case EventKind::drew_card: return who() + " drew " + word(event_.creature) + ".";
            case EventKind::summed:
                return opened_if_you(say_.whose(event_.seat)) + " first creatures made " +
                       text_of(event_.points) + ".";
            case EventKind::began:
                return who() + (rules_.is_solo() ? " began." : " began, with the highest sum.");
            case EventKind::placed: return placed();
            case EventKind::turn_began:
                return "Round " + number() + ": " + say_.whose(event_.seat) + " turn.";
            case EventKind::bought: return bought();
            case EventKind::loaded: return loaded();
            case EventKind::moved:
                return who() + " moved " + group() + " from the " + std::string(name_of(event_.source)) +
                       " to " + the_wagon() + ".";
            case EventKind::discarded: return discarded();
            case EventKind::exchanged:
                return who() + " gave " + group_text(event_.gave) + " to the Market and took " + group() +
                       ".";
            case EventKind::completed: return completed();
            case EventKind::action_bought: return who() + " paid " + gold() + " for one more limited action.";
            case EventKind::reserved: return who() + " paid " + gold() + " and reserved " + contract() + ".";
            case EventKind::dropped: return dropped();
            case EventKind::returned:
                return opened_if_you(say_.whose(event_.seat)) + " old reserve, " + contract() +
                       ", returned to the others.";
            case EventKind::market_grew:
                return word(event_.creature) + " joined the Market" + by_event() + ".";
            case EventKind::market_cleared:
                return word(event_.event) + " drove " + (event_.creatures.is_empty() ? "nobody" : group()) +
                       " from the Market.";
            case EventKind::reshuffled:
                return "The deck was empty, so Market and discards were shuffled. The new Market: " +
                       group() + ".";
            case EventKind::event_turned: return turned();
            case EventKind::fought: return who() + " sent " + word(event_.creature) + " into the fight.";
            case EventKind::won_fight: return won();
            case EventKind::nobody_won: return nobody();
            case EventKind::ignored: return word(event_.event) + " needs other players, so nothing happened.";
            case EventKind::gained: return gained();
            case EventKind::paid: return who() + " paid " + gold() + by_event() + ".";
            case EventKind::wrecked: return wrecked();
            case EventKind::passed:
                return who() + " passed " + counted(event_.count, "creature") + " to " +
                       say_.whom(event_.to) + ".";
            case EventKind::handed:
                return say_.is_you(event_.to)
                           ? "You got " + group() + " from " + say_.whom(event_.seat) + "."
                           : who() + " gave " + group() + " to " + say_.whom(event_.to) + ".";
            case EventKind::declined: return declined();
            case EventKind::scored: return scored();
            case EventKind::rated: return rated();
            case EventKind::ended: return ended();
            case EventKind::ended_actions:  // what follows says it
            case EventKind::none: break;
        }
        return {};
    }

  private:
    std::string drew() const {
        const std::string creatures = counted(event_.count, "creature");
        const bool is_mine = say_.is_you(event_.seat);  // the viewer hears of each
        if (event_.reason == Reason::deal) return is_mine ? "" : who() + " was dealt " + creatures + ".";
        if (event_.reason == Reason::extra_card)
            return who() + (is_mine ? " were" : " was") + " dealt one more for starting later.";
        if (event_.reason == Reason::fight) return who() + " drew " + creatures + " for winning the fight.";
        if (event_.reason == Reason::shortfall)
            return who() + " drew " + creatures + " to make up for the passing.";
        if (event_.reason == Reason::event) return who() + " drew " + creatures + by_event() + ".";
        return is_mine ? "" : who() + " drew " + creatures + ".";
    }
    std::string placed() const {
        const std::string text = "A new contract: " + contract() + ", " + points_text(card().points);
        return event_.gold == 0 ? text + "." : text + ", with " + gold() + " on it.";
    }
    std::string bought() const {
        const std::string text = who() + " bought " + the_wagon() + " for ";
        if (event_.gold != 0) return text + gold() + ".";
        return text + (event_.creatures.size() == 1 ? "" : "the creatures ") + group() + ".";
    }
    std::string loaded() const {
        const std::string text = who() + " loaded " + group() + " into " + the_wagon();
        return event_.event == EventCard::none ? text + "." : text + ", free of charge.";
    }
    std::string discarded() const {
        const std::string source =
            event_.source == Place::hand ? "" : " from the " + std::string(name_of(event_.source));
        const std::string text = who() + " discarded " + group() + source;
        if (event_.reason == Reason::swap) return text + " to draw another one.";
        if (event_.reason == Reason::hand_limit) return text + ": the hand was too large.";
        if (event_.reason == Reason::fight) return text + " after the fight.";
        if (event_.reason == Reason::event) return text + by_event() + ".";
        return text + ".";
    }
    std::string completed() const {
        const std::string text =
            who() + " completed " + contract() + " with " + the_wagon() + ": " + points_text(card().points);
        return event_.gold == 0 ? text + "." : text + " and " + gold() + ".";
    }
    std::string dropped() const {
        const std::string text =
            opened_if_you(say_.whose(event_.seat)) + " old reserve, " + contract() + ", left the game";
        return event_.gold == 0 ? text + "." : text + ", and its " + gold() + " went to the supply.";
    }
    std::string turned() const {
        const Fight fight = rules_.face(event_.event).fight;
        const bool fights = fight != Fight::none && !rules_.is_solo();
        const std::string effect = effect_text(rules_, event_.event);
        return "Event! " + word(event_.event) + ": " +
               (fights ? "in the Fight Club " + fight_text(fight) + "; then " : "") + effect + ".";
    }
    // FTF-124: equals are out, so the winner may not have had the lowest or the most of all.
    std::string won() const {
        switch (rules_.face(event_.event).fight) {
            case Fight::low_card: return who() + " won the fight with the lowest creature nobody matched.";
            case Fight::high_card: return who() + " won the fight with the highest creature nobody matched.";
            case Fight::low_gold: return who() + " won the fight with the least gold nobody matched.";
            case Fight::high_gold: return who() + " won the fight with the most gold nobody matched.";
            case Fight::none: break;
        }
        return {};
    }
    std::string nobody() const {
        return is_card_fight(rules_.face(event_.event).fight)
                   ? "Nobody won the fight: no creature stood alone."
                   : "Nobody won the fight: all were tied.";
    }
    std::string gained() const {
        if (event_.gold == 0) return "The supply was empty, so " + say_.whom(event_.seat) + " got no gold.";
        if (event_.reason == Reason::fight) return who() + " gained " + gold() + " for winning the fight.";
        if (event_.reason == Reason::turn_order)
            return who() + " began with " + gold() + " for starting later.";
        return who() + " gained " + gold() + by_event() + ".";
    }
    std::string wrecked() const {
        const std::string text =
            opened_if_you(say_.whose(event_.seat)) + " Wheelbarrow was destroyed" + by_event();
        if (event_.creatures.is_empty()) return text + ".";
        return text + (rules_.options.wrecked_cargo == WreckedCargo::to_hand
                           ? "; " + group() + " went back to the hand."
                           : ", and " + group() + " got away.");
    }
    std::string declined() const {
        return who() +
               (rules_.face(event_.event).effect == Effect::pawn ? " pawned nothing." : " loaded nothing.");
    }
    std::string scored() const {
        const std::string text = who() + " scored " + points_text(event_.points) + " for ";
        switch (event_.part) {
            case Part::contracts: return text + "contracts.";
            case Part::wagons: return text + "wagons.";
            case Part::gold: return text + "gold.";
            case Part::same_flags: return text + "flags alike.";
            case Part::all_flags: return text + "five different flags.";
            case Part::none: break;
        }
        return {};
    }
    std::string rated() const {  // FTF-177, in our own words
        const std::string text = who() + " reached " + points_text(event_.points) + ": ";
        switch (event_.rating) {
            case Rating::destroyed: return text + "the creatures won this time.";
            case Rating::keep_at_it: return text + "a hunter in the making.";
            case Rating::apprentice: return text + "a worthy apprentice.";
            case Rating::great_hunter: return text + "a great hunter.";
            case Rating::victory: return text + "a victory all castles will sing of!";
            case Rating::none: break;
        }
        return {};
    }
    std::string ended() const {
        const std::string why = event_.ending == Ending::contracts_out ? "Only the last contracts were left"
                                : event_.ending == Ending::stalled
                                    ? "Nobody completed or bought anything for a long time"
                                    : "The last round was over";
        if (rules_.is_solo()) return why + ", and the hunt ended with " + points_text(event_.points) + ".";
        const std::string each = event_.seats.size() > 1 ? " each" : "";
        return why + ". " + say_.opening_list(event_.seats) + " won with " + points_text(event_.points) +
               each + tie() + ".";
    }
    // What decided among equals (FTF-167), and who are equal in all of it (FTF-169).
    std::string tie() const {
        const bool is_shared = event_.seats.size() > 1;
        switch (event_.decided_by) {
            case DecidedBy::gold:
                return std::string(": tied on points, ahead in gold") +
                       (is_shared ? ", equal in the rest" : "");
            case DecidedBy::contracts:
                return std::string(": tied on points and gold, ahead with fewer contracts") +
                       (is_shared ? ", equal among themselves" : "");
            case DecidedBy::points:
            case DecidedBy::none: break;
        }
        return is_shared ? ": equal in gold and in contracts, too" : "";
    }

    std::string who() const { return say_.who(event_.seat); }
    std::string opened_if_you(const std::string& text) const {
        return say_.is_you(event_.seat) ? opened(text) : text;
    }
    std::string group() const { return group_text(event_.creatures); }
    std::string gold() const { return gold_text(event_.gold); }
    std::string number() const { return text_of(event_.count); }
    std::string the_wagon() const { return "the " + word(event_.wagon); }
    std::string contract() const { return contract_text(rules_, event_.contract); }
    const ContractCard& card() const { return rules_.card(event_.contract); }
    // " for the Lucky Well" would need an article that fits every name.
    std::string by_event() const {
        return event_.event == EventCard::none ? "" : " (" + word(event_.event) + ")";
    }

    const Rules& rules_;
    const Event& event_;
    const Speaker& say_;
};

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event, Seat viewer, Names names) {
    return Teller(rules, event, Speaker{viewer, names}).sentence();
}

}  // namespace fg::ftf
