// SPDX-License-Identifier: Apache-2.0
// The log: one sentence for each event, in the past tense, so that "you" and a name take the same verb.
#include "games/ren_faire/speaker.h"
#include "games/ren_faire/text.h"

namespace fg::ren {
namespace {

class Teller {
  public:
    Teller(const Rules& rules, const Event& event, const Speaker& say)
        : rules_(rules), event_(event), say_(say) {}

    std::string sentence() const {
        switch (event_.kind) {
            case EventKind::named: return who() + " named " + whom() + ".";
            case EventKind::favoured: return who() + " got " + counted(event_.count, "vote") + ".";
            case EventKind::began: return began();
            case EventKind::took_character: return who() + " came as " + word(event_.character) + ".";
            case EventKind::window_filled: return garb() + " was hung in the Window.";
            case EventKind::drew_cards: return who() + " drew " + cards_text(event_.cards) + ".";
            case EventKind::drew: return drew();
            case EventKind::judging_set:
                return event_.judging == Judging::vote ? "Stunts are judged by votes."
                                                       : "Stunts are judged by dice.";
            case EventKind::turn_began:
                return "Round " + number() + ": " + say_.whose(event_.seat) + " turn.";
            case EventKind::played: return who() + " played " + card() + ": \"" + read_aloud() + "\"";
            case EventKind::bought: return who() + " bought " + garb() + " for " + coins() + toll() + ".";
            case EventKind::bought_blind:
                return who() + " bought a Costume unseen for " + coins() + toll() + ": " + garb() + ".";
            case EventKind::placed: return placed();
            case EventKind::drew_up: return {};  // what follows says it
            case EventKind::discarded: return discarded();
            case EventKind::reshuffled:
                return std::string("The ") + (event_.deck == Deck::costumes ? "Costume" : "Performance") +
                       " deck was shuffled anew, " + counted(event_.count, "card") + ".";
            case EventKind::chose:
                return event_.seat == event_.to
                           ? who() + " chose " + (say_.is_you(event_.seat) ? "yourself." : "themselves.")
                           : who() + " chose " + whom() + ".";
            case EventKind::gained: return who() + " gained " + coins() + ".";
            case EventKind::lost: return who() + " lost " + coins() + ".";
            case EventKind::paid: return who() + " paid " + whom() + " " + coins() + ".";
            case EventKind::turned_stack:
                return opened_if_you(say_.whose(event_.seat)) + " " + word(event_.costume) +
                       (event_.op == Op::bottom_up ? " went from the bottom to the top."
                                                   : " went from the top to the bottom.");
            case EventKind::dressed:
                return opened_if_you(say_.whose(event_.seat)) + " outfit: " + number() + " of " +
                       counted(rules_.slots_needed, "slot") + ".";
            case EventKind::lifted: return who() + " lifted " + word(event_.costume) + " to the top.";
            case EventKind::dropped: return dropped();
            case EventKind::tops_passed: return "Every top Costume passed to the left.";
            case EventKind::arranged: return who() + " put " + word(event_.costume) + " next.";
            case EventKind::took_top:
                return who() + " took " + word(event_.costume) + " from " + whom() + ".";
            case EventKind::hands_passed: return "Every hand passed to the left.";
            case EventKind::handed: return handed();
            case EventKind::window_cleared: return "The Window was cleared.";
            case EventKind::looked: return who() + " looked at " + counted(event_.count, "Costume") + ".";
            case EventKind::saw: return saw();
            case EventKind::took_seen: return who() + " took " + garb() + " for " + coins() + ".";
            case EventKind::put_under:
                return who() + " put " + counted(event_.count, "Costume") + " under the deck.";
            case EventKind::revealed: return garb() + " was revealed.";
            case EventKind::returned: return word(event_.costume) + " went under the deck.";
            case EventKind::icon_named: return who() + " named " + word(event_.icon) + ".";
            case EventKind::laid: return laid();
            case EventKind::counted: return card() + " has " + counted(event_.count, "counter") + ".";
            case EventKind::expired: return card() + " came to its end.";
            case EventKind::triggered: return who() + " set off " + card() + ".";
            case EventKind::finished: return {};
            case EventKind::passed_on: return who() + " passed " + card() + " on to " + whom() + ".";
            case EventKind::staked: return who() + " staked " + coins() + ".";
            case EventKind::took_from_card: return who() + " took " + coins() + " from " + card() + ".";
            case EventKind::rolled: return who() + " rolled " + number() + needed() + ".";
            case EventKind::venture: return "The die of " + card() + " showed " + number() + ".";
            case EventKind::steps_up: return who() + " took the stage.";
            case EventKind::skit: return who() + " performed.";
            case EventKind::declines: return who() + " declined to perform.";
            case EventKind::act_began:
                return who() + std::string(say_.verb(event_.seat, " have ", " has ")) +
                       counted(event_.count, "second") + ".";
            case EventKind::kept: return who() + " claimed to have kept to it.";
            case EventKind::slipped: return who() + " slipped.";
            case EventKind::cheered: return who() + " cried huzzah.";
            case EventKind::booed: return who() + " booed.";
            case EventKind::voted: return who() + " voted for " + whom() + ".";
            case EventKind::votes: return votes();
            case EventKind::duel_votes: return duel_votes();
            case EventKind::judged: return judged();
            case EventKind::picked: return who() + " picked " + word(event_.pick) + ".";
            case EventKind::showed: return who() + " showed " + number() + ".";
            case EventKind::slots_named:
                return who() + " named " + word(event_.slot) +
                       (event_.other == Slot::none ? "" : " and " + word(event_.other)) + ".";
            case EventKind::pass_won: return who() + " won the pass.";
            case EventKind::pass_drawn: return "Nobody won the pass.";
            case EventKind::won_auction: return who() + " won " + garb() + " for " + coins() + ".";
            case EventKind::no_auction: return "Nobody won the auction.";
            case EventKind::stand_in: return "A bot plays for " + say_.whom(event_.seat) + " now.";
            case EventKind::live:
                if (event_.from_start) return {};  // that is how they sat down
                return say_.is_you(event_.seat) ? "You play for yourself now."
                                                : who() + " plays in person now.";
            case EventKind::hand_shown:
                return event_.cards.is_empty() ? "" : who() + " held " + cards_text(event_.cards) + ".";
            case EventKind::ended: return ended();
            case EventKind::none: break;
        }
        return {};
    }

  private:
    std::string who() const { return say_.who(event_.seat); }
    std::string whom() const { return say_.whom(event_.to); }
    std::string number() const { return text_of(event_.count); }
    std::string coins() const { return coins_text(event_.count); }
    std::string card() const { return word(event_.card); }
    std::string garb() const { return costume_text(rules_, event_.costume); }
    std::string needed() const {  // REN-063
        return event_.needed == 0 ? "" : " (" + text_of(event_.needed) + " or more was needed)";
    }
    std::string toll() const { return event_.toll == 0 ? "" : ", " + text_of(event_.toll) + " of it toll"; }
    std::string opened_if_you(const std::string& text) const {
        return say_.is_you(event_.seat) ? opened(text) : text;
    }
    std::string read_aloud() const {  // REN-036
        const std::string stunt = stunt_text(rules_, event_.card);
        return (stunt.empty() ? "" : stunt + " ") + card_text(rules_, event_.card);
    }
    std::string began() const {  // REN-015
        return rules_.options.first_player == FirstPlayer::random
                   ? "The Faire has judged your shorts: " + say_.whom(event_.seat) + " began."
                   : who() + " began.";
    }
    std::string drew() const {
        if (say_.is_you(event_.seat)) return {};  // they hear of each card
        const std::string cards = counted(event_.count, "card");
        if (event_.reason == Reason::deal) return who() + " was dealt " + cards + ".";
        return who() + " drew " + cards + (event_.reason == Reason::raised ? " for a new match." : ".");
    }
    std::string placed() const {
        if (event_.seat == event_.to) return who() + " put on " + word(event_.costume) + ".";
        return who() + " placed " + word(event_.costume) + " on " + whom() + ".";
    }
    std::string discarded() const {
        const std::string text = who() + " discarded " + cards_text(event_.cards);
        return event_.reason == Reason::hand_maximum ? text + ", over the hand maximum." : text + ".";
    }
    std::string dropped() const {
        if (event_.seat == event_.to) return who() + " took off " + word(event_.costume) + ".";
        return who() + " discarded " + word(event_.costume) + ", which " + say_.whom(event_.to) + " wore.";
    }
    std::string handed() const {
        if (event_.cards.is_empty()) return {};
        if (say_.is_you(event_.to))
            return "You got " + cards_text(event_.cards) + " from " + say_.whom(event_.seat) + ".";
        return who() + " gave " + whom() + " " + cards_text(event_.cards) + ".";
    }
    std::string saw() const {
        std::string text;
        for (const Costume costume : event_.costumes)
            text += (text.empty() ? "" : ", then ") + costume_text(rules_, costume);
        return text.empty() ? "" : who() + " saw " + text + ".";
    }
    std::string laid() const {
        std::string text = card() + " was laid near " + say_.whom(event_.seat);
        if (event_.count > 0) text += ", with " + counted(event_.count, "counter");
        return text + ".";
    }
    std::string crowd(int ayes, int noes) const {
        return ayes + noes == 0 ? "" : ", the Crowd " + text_of(ayes) + " to " + text_of(noes);
    }
    std::string votes() const {
        return "The judges on " + say_.whom(event_.seat) + ": huzzah " + text_of(event_.ayes) + ", boo " +
               text_of(event_.noes) + crowd(event_.crowd_ayes, event_.crowd_noes) + ".";
    }
    std::string duel_votes() const {
        return "The judges: " + text_of(event_.ayes) + " for " + say_.whom(event_.seat) + ", " +
               text_of(event_.noes) + " for " + whom() + crowd(event_.crowd_ayes, event_.crowd_noes) + ".";
    }
    std::string judged() const {
        if (event_.verdict == Verdict::success) return who() + " succeeded.";
        return who() + (event_.verdict == Verdict::failure ? " failed." : " tied.");
    }
    std::string ended() const {
        const std::string winners = say_.opening_list(event_.seats);
        if (event_.ending == Ending::outfitted)
            return winners + " completed the outfit and won: Fairest of the Faire!";
        const bool is_one = event_.seats.size() == 1;
        const std::string_view was = is_one ? say_.verb(*event_.seats.begin(), "were", "was") : "were";
        return "The Faire closed. " + winners + " " + std::string(was) +
               (is_one ? " dressed best and won." : " dressed best and shared the win.");
    }

    const Rules& rules_;
    const Event& event_;
    const Speaker& say_;
};

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event, Seat viewer, Names names) {
    const Speaker say{viewer, names};
    return Teller(rules, event, say).sentence();
}

}  // namespace fg::ren
