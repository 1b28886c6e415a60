// SPDX-License-Identifier: Apache-2.0
// The log: one sentence for each event, in the past tense, so that "you" and a name take the same verb.
#include "games/huzzah/speaker.h"
#include "games/huzzah/text.h"

namespace fg::huzzah {
namespace {

class Teller {
  public:
    Teller(const Rules& rules, const Event& event, const Speaker& say)
        : rules_(rules), event_(event), say_(say) {}

    std::string sentence() const {
        switch (event_.kind) {
            case EventKind::rolled_for_stage:
            case EventKind::rolled_for_order:
            case EventKind::rolled_to_walk:
            case EventKind::rolled_off: return rolls();
            case EventKind::stage_chosen: return who() + " began at " + stage() + ".";
            case EventKind::turn_began: return "Turn " + number() + " began.";
            case EventKind::drew:
            case EventKind::drew_card:
            case EventKind::reshuffled:
            case EventKind::showed_hand:
            case EventKind::discarded:
            case EventKind::discarded_face_down: return cards();
            case EventKind::walked:
            case EventKind::stood_still:
            case EventKind::bumped:
            case EventKind::pushed:
            case EventKind::stepped_down: return walks();
            case EventKind::passed: return who() + " passed.";
            case EventKind::took_stage: return who() + " took the stage at " + stage() + ".";
            case EventKind::stayed: return who() + " left " + stage() + " empty and stayed on the path.";
            case EventKind::laid: return who() + " laid a card face down for the show at " + stage() + ".";
            case EventKind::heckled_face_down:
                return who() + " laid a card face down to heckle the show at " + stage() + ".";
            case EventKind::revealed: return who() + " turned over " + card() + " at " + stage() + ".";
            case EventKind::richard_placed:
            case EventKind::richard_bumped:
            case EventKind::richard_walked:
            case EventKind::richard_jumped:
            case EventKind::richard_rested: return richard();
            case EventKind::heckle_won: return heckle_won();
            case EventKind::heckle_failed: return heckle_failed();
            case EventKind::scored: return scores();
            case EventKind::crowd_annoyed:
            case EventKind::crowd_bled:
            case EventKind::crowd_lost:
            case EventKind::crowd_placed: return crowd();
            case EventKind::crowd_cleared: return finale();
            case EventKind::unnoticed:
                return "Neither Richard nor a crowd saw " + say_.whose(event_.seat) + " Huzzah! at " +
                       stage() + ".";
            case EventKind::tied_at_target:
                return say_.opening_list(event_.leaders) + " were level at " + points(event_.points) +
                       ". A tie does not win, so the game went on.";
            case EventKind::game_over: return over();
            case EventKind::none: return {};
        }
        return {};
    }

  private:
    std::string rolls() const {
        if (event_.kind == EventKind::rolled_for_order)
            return who() + " rolled " + die() + " for the order of walking.";
        if (event_.kind == EventKind::rolled_off)
            return who() + " rolled " + die() + " among the hecklers at " + stage() + ".";
        return who() + " rolled " + dice() +
               (event_.kind == EventKind::rolled_to_walk ? " to walk." : " for the choice of stages.");
    }
    std::string cards() const {
        if (event_.kind == EventKind::drew)  // the viewer hears of each card
            return say_.is_you(event_.seat) ? "" : who() + " drew " + counted(event_.count, "card") + ".";
        if (event_.kind == EventKind::drew_card) return who() + " drew " + card() + ".";
        if (event_.kind == EventKind::reshuffled)
            return "The deck was empty, so the discard pile was shuffled: " + counted(event_.count, "card") +
                   ".";
        if (event_.kind == EventKind::showed_hand)
            return who() + " showed a hand without a Show card and drew a new one.";
        if (event_.kind == EventKind::discarded) return who() + " discarded " + card() + ".";
        return who() + " discarded " + counted(event_.count, "card") + " face down.";
    }
    std::string walks() const {
        const std::string slid =
            event_.slid_from == no_step ? "" : ", the first free step from " + text(event_.slid_from) + " on";
        const std::string there = step(event_.to) + slid + ".";
        if (event_.kind == EventKind::walked)
            return who() + " walked from step " + text(event_.from) + " to " + there;
        if (event_.kind == EventKind::stood_still) return who() + " stayed on " + there;
        if (event_.kind == EventKind::pushed)
            return "Richard pushed " + say_.whom(event_.seat) + " to " + there;
        if (event_.kind == EventKind::stepped_down)
            return who() + " stepped down from " + stage() + " to " + there;
        if (event_.other == event_.seat) return who() + " played a Bump and moved on to " + there;
        return say_.who(event_.other) + " bumped " + say_.whom(event_.seat) + " to " + there;
    }
    std::string richard() const {
        if (event_.kind == EventKind::richard_placed)
            return "Richard came to the faire on " + step(event_.to) + ".";
        if (event_.kind == EventKind::richard_bumped)
            return say_.who(event_.other) + " bumped Richard to " + step(event_.to) + ".";
        if (event_.kind == EventKind::richard_walked)
            return "Richard rolled " + dice() + " and walked to " + step(event_.to) + ".";
        if (event_.kind == EventKind::richard_jumped)
            return "Richard rolled " + die() + " and came out of the Gate on step " + text(event_.to) + ".";
        const std::string watched = event_.stage == Stage::none ? "" : " and watched " + word(event_.stage);
        return "Richard came to rest on step " + text(event_.to) + watched + ".";
    }
    // HUZ-137: they change places.
    std::string heckle_won() const {
        return who() + " heckled " + say_.whom(event_.other) + " off " + stage() + ", down to step " +
               text(event_.to) + ", and took the stage.";
    }
    std::string heckle_failed() const {
        const std::string start =
            opened_if_you(say_.whose(event_.seat)) + " heckle at " + stage() + " failed: ";
        switch (event_.failure) {
            case HeckleFailure::other_card: return start + say_.whom(event_.other) + " showed another card.";
            case HeckleFailure::out_of_audience:
                return start + say_.they(event_.seat) + " were no longer in the audience.";
            case HeckleFailure::lost_roll: return start + "another heckler rolled higher.";
            case HeckleFailure::none: break;
        }
        return {};
    }
    std::string scores() const {
        const int size = event_.points < 0 ? -event_.points : event_.points;
        const std::string amount = points(size);
        const std::string seen = ": Richard saw the " + card() + ".";
        if (is_crowd(event_.card) && size == 0)  // HUZ-123
            return "Richard saw the " + card() + ", but " + say_.whom(event_.seat) +
                   " had no points to lose.";
        if (is_crowd(event_.card)) return who() + " lost " + amount + seen;
        if (event_.card == Card::none) return who() + " scored " + amount + " for the heckle.";
        if (event_.card == Card::huzzah) return who() + " scored " + amount + seen;
        return size == 0 ? "" : who() + " scored " + amount + " with the " + card() + ".";
    }
    // HUZ-125, HUZ-129
    std::string finale() const {
        const std::string show = say_.whose(event_.seat) + " Finale";
        if (event_.richard_saw)
            return "Richard saw " + show + " at " + stage() + ", so " +
                   (event_.count == 0 ? "" : "the crowd of " + number() + " went home and ") +
                   "nothing was scored.";
        if (event_.count == 0)
            return "Nobody had come to " + show + " at " + stage() + ", so it scored nothing.";
        return "The crowd of " + number() + " at " + stage() + " went home after " + show + ".";
    }
    std::string crowd() const {
        const std::string where = " on step " + text(event_.to);
        if (event_.kind == EventKind::crowd_annoyed)
            return "Richard drove off " + people_text(event_.count) + " from step " + text(event_.to) + ".";
        if (event_.kind == EventKind::crowd_bled)
            return "Richard missed " + say_.whose(event_.seat) + " Huzzah! at " + stage() + ", so " +
                   people_text(event_.count) + " walked away from step " + text(event_.to) + ".";
        if (event_.kind == EventKind::crowd_lost)
            return stage() + " was full, so " + people_text(event_.count) + " for " +
                   say_.whose(event_.seat) + " show found no room.";
        const std::string lost = event_.lost == 0 ? "" : "; " + text(event_.lost) + " more found no room";
        return who() + " gathered " + people_text(event_.count) + where + " at " + stage() + lost + ".";
    }
    std::string over() const {
        const std::string last = "Turn " + number() + " was the last, and ";
        const std::string score = points(event_.points), each = event_.winners.size() > 1 ? " each." : ".";
        switch (event_.ending) {
            case Ending::target:
                return say_.opening_list(event_.winners) + " won in turn " + number() + " with " + score +
                       each;
            case Ending::last_turn: return last + say_.list(event_.winners) + " won with " + score + ".";
            case Ending::last_turn_by_crowd: return last + tie(score);
            case Ending::none: break;
        }
        return {};
    }
    // HUZ-155
    std::string tie(const std::string& score) const {
        if (event_.winners == event_.leaders)
            return say_.list(event_.leaders) + " won together: level at " + score + ", with equal crowds.";
        return say_.list(event_.leaders) + " were level at " + score + ". " +
               say_.opening_list(event_.winners) + " won with the larger crowd.";
    }

    std::string who() const { return say_.who(event_.seat); }
    std::string opened_if_you(const std::string& text) const {
        return say_.is_you(event_.seat) ? opened(text) : text;
    }
    std::string stage() const { return word(event_.stage); }
    std::string card() const { return word(event_.card); }
    std::string number() const { return std::to_string(event_.count); }
    static std::string points(int number) { return counted(number, "point"); }
    std::string die() const { return text(event_.dice[0]); }
    std::string dice() const {
        const int total = event_.dice[0] + event_.dice[1] + event_.dice[2];
        return text(total) + " (" + text(event_.dice[0]) + " " + text(event_.dice[1]) + " " +
               text(event_.dice[2]) + ")";
    }
    static std::string text(int number) { return std::to_string(number); }
    std::string step(int number) const { return step_name(rules_, number); }

    const Rules& rules_;
    const Event& event_;
    const Speaker& say_;
};

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event, Seat viewer, Names names) {
    const Speaker say{viewer, names};
    std::string text = Teller(rules, event, say).sentence();
    if (text.ends_with("!.")) text.pop_back();  // "You discarded Huzzah!"
    return text;
}

}  // namespace fg::huzzah
