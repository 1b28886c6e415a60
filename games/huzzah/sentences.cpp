// SPDX-License-Identifier: Apache-2.0
// The log: one sentence for each event, in the past tense, so that "you" and a name take the same verb.
#include "games/huzzah/text.h"

namespace fg::huzzah {
namespace {

class Teller {
  public:
    Teller(const Rules& rules, const Event& event, Seat viewer, Names names)
        : rules_(rules), event_(event), viewer_(viewer), names_(names) {}

    std::string sentence() const {
        switch (event_.kind) {
            case EventKind::rolled_for_stage:
            case EventKind::rolled_for_order:
            case EventKind::rolled_to_walk:
            case EventKind::rolled_off: return rolls();
            case EventKind::stage_chosen: return who() + " began on " + stage() + ".";
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
            case EventKind::took_stage: return who() + " took " + stage() + ".";
            case EventKind::stayed: return who() + " left " + stage() + " empty and stayed on the path.";
            case EventKind::laid: return who() + " laid a Show card face down on " + stage() + ".";
            case EventKind::heckled_face_down:
                return who() + " laid a card face down to heckle " + stage() + ".";
            case EventKind::revealed: return who() + " revealed " + card() + " at " + stage() + ".";
            case EventKind::richard_placed:
            case EventKind::richard_bumped:
            case EventKind::richard_walked:
            case EventKind::richard_jumped:
            case EventKind::richard_rested: return richard();
            case EventKind::heckle_won:
            case EventKind::heckle_failed: return heckle();
            case EventKind::scored: return scores();
            case EventKind::crowd_annoyed:
            case EventKind::crowd_cleared:
            case EventKind::crowd_bled:
            case EventKind::crowd_lost:
            case EventKind::crowd_placed: return crowd();
            case EventKind::game_over: return over();
            case EventKind::none: return {};
        }
        return {};
    }

  private:
    std::string rolls() const {
        if (event_.kind == EventKind::rolled_for_order)
            return who() + " rolled " + die() + " for the order of moves.";
        if (event_.kind == EventKind::rolled_off)
            return who() + " rolled " + die() + " in the heckle at " + stage() + ".";
        return who() + " rolled " + dice() +
               (event_.kind == EventKind::rolled_to_walk ? " to walk." : " for a stage.");
    }
    std::string cards() const {
        if (event_.kind == EventKind::drew)
            return event_.seat == viewer_ ? "" : who() + " drew " + count("card") + ".";
        if (event_.kind == EventKind::drew_card) return who() + " drew " + card() + ".";
        if (event_.kind == EventKind::reshuffled)
            return "The discard pile was shuffled: " + count("card") + ".";
        if (event_.kind == EventKind::showed_hand)
            return who() + " showed a hand without a Show card and drew anew.";
        if (event_.kind == EventKind::discarded) return who() + " discarded " + card() + ".";
        return who() + " discarded " + count("card") + " face down.";
    }
    std::string walks() const {
        const std::string slid =
            event_.slid_from == no_step ? "" : ", after a slide from step " + text(event_.slid_from);
        const std::string there = step(event_.to) + slid + ".";
        if (event_.kind == EventKind::walked)
            return who() + " walked from step " + text(event_.from) + " to " + there;
        if (event_.kind == EventKind::stood_still) return who() + " stayed on " + there;
        if (event_.kind == EventKind::pushed) return "Richard pushed " + whom(event_.seat) + " to " + there;
        if (event_.kind == EventKind::stepped_down)
            return who() + " stepped down from " + stage() + " to " + there;
        if (event_.other == event_.seat) return who() + " played a Bump and moved on to " + there;
        return name(event_.other, true) + " bumped " + whom(event_.seat) + " to " + there;
    }
    std::string richard() const {
        if (event_.kind == EventKind::richard_placed)
            return "Richard came to the faire on " + step(event_.to) + ".";
        if (event_.kind == EventKind::richard_bumped)
            return name(event_.other, true) + " bumped Richard to " + step(event_.to) + ".";
        if (event_.kind == EventKind::richard_walked)
            return "Richard rolled " + dice() + " and walked to " + step(event_.to) + ".";
        if (event_.kind == EventKind::richard_jumped)
            return "Richard rolled " + die() + " and took the Gate on step " + text(event_.to) + ".";
        return "Richard came to rest on " + step(event_.to) + ".";
    }
    std::string heckle() const {
        if (event_.kind == EventKind::heckle_failed)
            return who() + " heckled " + whom(event_.other) + " at " + stage() + " in vain.";
        return who() + " heckled " + whom(event_.other) + " off " + stage() + ".";
    }
    std::string scores() const {
        if (event_.points == 0)  // HUZ-123
            return is_crowd(event_.card) ? who() + " had no points to lose with " + card() + "." : "";
        const int size = event_.points < 0 ? -event_.points : event_.points;
        const std::string amount = text(size) + (size == 1 ? " point" : " points");
        const std::string why = event_.card == Card::none ? " for the heckle" : " with " + card();
        return who() + (event_.points > 0 ? " scored " : " lost ") + amount + why + ".";
    }
    std::string crowd() const {
        const std::string where = " on step " + text(event_.to);
        if (event_.kind == EventKind::crowd_annoyed)
            return "Richard drove off " + count("counter") + where + ".";
        if (event_.kind == EventKind::crowd_bled) return "A counter left " + stage() + where + ".";
        if (event_.kind == EventKind::crowd_cleared)
            return event_.count == 0 ? "" : "The crowd of " + number() + " at " + stage() + " went home.";
        if (event_.kind == EventKind::crowd_lost)
            return "There was no room for " + count("counter") + " at " + stage() + ".";
        const std::string lost = event_.lost == 0 ? "" : "; " + text(event_.lost) + " found no room";
        return who() + " gathered " + count("counter") + where + lost + ".";
    }
    std::string over() const {
        std::string list;
        int left = event_.winners.size();
        for (Seat s : event_.winners) {
            list += name(s, list.empty());
            if (--left > 0) list += left == 1 ? " and " : ", ";
        }
        return list + " won in turn " + number() + ".";
    }

    std::string name(Seat seat, bool starts = false) const {
        if (seat == viewer_) return starts ? "You" : "you";
        const auto index = static_cast<std::size_t>(seat);
        return index < names_.size() ? names_[index] : "Seat " + std::to_string(index_of(seat));
    }
    std::string who() const { return name(event_.seat, true); }
    std::string whom(Seat seat) const { return name(seat); }
    std::string stage() const { return std::string(name_of(event_.stage)); }
    std::string card() const { return std::string(name_of(event_.card)); }
    std::string number() const { return std::to_string(event_.count); }
    std::string count(const std::string& one) const {
        return number() + " " + one + (event_.count == 1 ? "" : "s");
    }
    std::string die() const { return text(event_.dice[0]); }
    std::string dice() const {
        const int total = event_.dice[0] + event_.dice[1] + event_.dice[2];
        return text(total) + " (" + text(event_.dice[0]) + " " + text(event_.dice[1]) + " " +
               text(event_.dice[2]) + ")";
    }
    static std::string text(int number) { return std::to_string(number); }
    std::string step(int number) const {
        const Stage near = rules_.stage_at[number];
        if (near != Stage::none) return "step " + text(number) + " at " + std::string(name_of(near));
        return "step " + text(number) + (rules_.is_gate(number) ? ", a Gate" : "");
    }

    const Rules& rules_;
    const Event& event_;
    Seat viewer_;
    Names names_;
};

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event, Seat viewer, Names names) {
    std::string text = Teller(rules, event, viewer, names).sentence();
    if (text.ends_with("!.")) text.pop_back();  // "You discarded Huzzah!"
    return text;
}

}  // namespace fg::huzzah
