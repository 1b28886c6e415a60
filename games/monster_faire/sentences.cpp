// SPDX-License-Identifier: Apache-2.0
// The log: one sentence for each event, in the past tense, so that "you" and a name take the same verb.
#include "games/monster_faire/prompts.h"
#include "games/monster_faire/speaker.h"
#include "games/monster_faire/text.h"

namespace fg::mon {
namespace {

// Why something that lay in a Laboratory or a Monster was discarded.
struct Loss {
    Reason reason;
    std::string_view how;
};
constexpr Loss losses[]{{Reason::lecture, ", too weak for the lecture"},
                        {Reason::dismantled, " to the inquisitor"},
                        {Reason::sabotage, " to Condo's sabotage"},
                        {Reason::stirred, " to the anger of Igor"},
                        {Reason::brawl, " to the visiting Igor"},
                        {Reason::critique, " to the critique"},
                        {Reason::attack, " to the villagers"},
                        {Reason::fight, " in the fight"},
                        {Reason::faire, " in the bout"},
                        {Reason::ruined, " with the Monster"}};
// What a card out of the hand was discarded for.
struct Spending {
    Reason reason;
    std::string_view did, what_for;
};
constexpr Spending spendings[]{{Reason::help, "helped Igor with", ""},
                               {Reason::defence, "used", " to defend the Laboratory"},
                               {Reason::penalty, "gave", " up to the mob"},
                               {Reason::stood, "threw", " at the mob"},
                               {Reason::ran, "left", " behind"},
                               {Reason::payment, "paid with", ""},
                               {Reason::cooks, "paid with", " for another Igor"}};

std::string quoted(std::string_view line) { return "\"" + std::string(line) + "\""; }

// Who did what to whom.
class Teller {
  public:
    Teller(const Rules& rules, const Event& event, const Speaker& say)
        : rules_(rules), event_(event), say_(say) {}

    std::string sentence() const {
        switch (event_.kind) {
            case EventKind::cackled:
                return who() + " cackled, " + std::string(name_of(event_.sound)) + ": " +
                       quoted(sound_of(event_.sound));
            case EventKind::voted:
                return who() +
                       (event_.to == no_seat ? " abstained." : " voted for " + whose(event_.to) + " cackle.");
            case EventKind::first_card: return who() + " drew " + the_villager() + " for the first turn.";
            case EventKind::first_cards_back:
                return counted(event_.count, "card was", "cards were") +
                       " shuffled back into the Villagers deck.";
            case EventKind::first: return who() + " began, and dealt the cards.";
            case EventKind::direction:
                return who() + " chose to play " +
                       (event_.is_clockwise ? "clockwise, to the left." : "anticlockwise, to the right.");
            case EventKind::scholar_takes:
                return who() + " took the first turn, as holder of the Scholarship.";
            case EventKind::scholar_declines:
                return who() + " left the first turn to another, for a choice of two hands.";
            case EventKind::laid_out:
                return text_of(event_.count) + " " + std::string(name_of(event_.deck)) +
                       " cards were laid out for the scholar to deal.";
            case EventKind::laid_out_card: return who() + " saw " + the_card() + " among the cards to deal.";
            case EventKind::assigned:
                return who() + " dealt a " + word(event_.deck) + " to " + whom_or_self() + ".";
            case EventKind::second_hand: return was() + " dealt a second hand.";
            case EventKind::kept_hand:
                return who() + " kept the " + (event_.place == 0 ? "first" : "second") + " hand.";
            case EventKind::dealt: return dealt();
            case EventKind::drew: return drew();
            case EventKind::got: return who() + " got " + the_card() + ".";
            case EventKind::took: return who() + " took " + the_card() + " from " + to() + ".";
            case EventKind::discarded: return discarded();
            case EventKind::arrived: return arrived();
            case EventKind::buried: return buried();
            case EventKind::reshuffled:
                return "The " + std::string(name_of(event_.deck)) + " deck had run out, and " +
                       counted(event_.count, "discarded card was", "discarded cards were") +
                       " shuffled into a new one.";
            case EventKind::hands_emptied:
                return "Both decks and both discard piles were empty, so all hands were discarded.";
            case EventKind::turned_up: return owner() + " " + pile_noun() + " showed " + the_card() + ".";
            case EventKind::turn_began: return "Round " + text_of(event_.count) + ": " + whose() + " turn.";
            case EventKind::came_back: return who() + " came back and moved into a new Manor.";
            case EventKind::monster_home: return owner() + " Monster came home from hiding.";
            case EventKind::igor_woke: return owner() + " Igor, " + the_card() + ", was up again.";
            case EventKind::no_draw: return who() + " drew no card.";
            case EventKind::stopped_drawing: return who() + " drew no further card.";
            case EventKind::skipped: return skipped();
            case EventKind::phase_lost: return who() + " lost " + word(event_.phase) + ".";
            case EventKind::hired:
                return who() + " hired " + the_card() + ": " + failing_of(event_.card) + "." + call();
            case EventKind::claimed:
                return who() + " claimed " + the_card() + " from " + word(event_.pile) + ": " +
                       failing_of(event_.card) + "." + call();
            case EventKind::sent: return sent();
            case EventKind::taunted:
                return "A villager of the same suit taunted " + whose() + " Igor, and all of Town joined in.";
            case EventKind::chased:
                return "All of Town taunted " + whose() + " Igor, and somebody stronger chased Igor out.";
            case EventKind::recruited: return owner() + " Igor recruited " + the_villager() + ".";
            case EventKind::came_home: return owner() + " Igor came home with nothing.";
            case EventKind::scared_off:
                return opened_if_you(event_.to, whose(event_.to)) + " Monster drove " + whose() +
                       " Igor out of the Graveyard.";
            case EventKind::dug: return owner() + " Igor dug up " + the_card() + ".";
            case EventKind::met: return met();
            case EventKind::caught: return owner() + " Igor was caught on the way home.";
            case EventKind::dropped: return owner() + " Igor dropped " + the_card() + " and ran.";
            case EventKind::kept: return owner() + " Igor brought home " + the_card() + ".";
            case EventKind::burgled:
                return owner() + " Igor took " + card_or_back() + " from " + whose(event_.to) +
                       " abandoned Laboratory.";
            case EventKind::loaded:
                return owner() + " Igor carried a " + word(event_.deck) + " to " + to() + ".";
            case EventKind::requested: return who() + " asked " + to() + " for " + word(event_.request) + ".";
            case EventKind::turned_away: return who() + " turned " + whose(event_.to) + " Igor away.";
            case EventKind::received: return who() + " let " + whose(event_.to) + " Igor in.";
            case EventKind::saw: return saw();
            case EventKind::offered:
                return who() + " offered " + to() + " a " + word(event_.deck) + " in return.";
            case EventKind::refused: return who() + " refused " + whose(event_.to) + " offer.";
            case EventKind::dismissed:
                return who() + " sent " + whose(event_.to) + " Igor home without a trade.";
            case EventKind::traded: return who() + " accepted, and traded cards with " + to() + ".";
            case EventKind::cargo_back: return who() + " got the " + word(event_.deck) + " back.";
            case EventKind::cargo_left:
                return owner() + " Igor left the " + word(event_.deck) + " with " + to() + ".";
            case EventKind::attacked_visitor:
                return owner() + (event_.pile == Pile::monster ? " Monster" : " household") + " attacked " +
                       whose(event_.to) + " Igor.";
            case EventKind::fight_card:
                return owner() + " card for the fight: " + worth_of(rules_, event_.card) + ".";
            case EventKind::used_defender:
                return who() + " called the " + std::string(defender_word(rank_of(event_.card))) + ", " +
                       the_card() + ".";
            case EventKind::knocked_out: return owner() + " Igor was down until the next turn there.";
            case EventKind::igor_killed: return igor_killed();
            case EventKind::laid: return laid();
            case EventKind::repaired: return who() + " repaired " + part() + " of the Monster.";
            case EventKind::useless:
                return opened(part()) + " of " + whose() +
                       " Monster was useless: the Laboratory is too weak.";
            case EventKind::useful: return opened(part()) + " of " + whose() + " Monster was useful now.";
            case EventKind::came_to_life:
                return "Thunder! It's alive! " + opened_if_you(event_.seat, whose()) + " Monster rose.";
            case EventKind::sent_monster: return who() + " sent the Monster to Town.";
            case EventKind::rampaged:
                return event_.count == 0
                           ? "Nobody fled from " + whose() + " Monster."
                           : counted(event_.count, "villager") + " fled from " + whose() + " Monster.";
            case EventKind::town_fight:
                return owner() + " Monster attacked " + whose(event_.to) + " Monster in Town.";
            case EventKind::injured: return opened(part()) + " of " + whose() + " Monster was injured.";
            case EventKind::monster_lost: return owner() + " Monster was no more.";
            case EventKind::hid:
                return owner() + " Monster was driven into hiding in " + word(event_.pile) + ".";
            case EventKind::mob_checked:
                return "Town had all four kinds of villagers. To see whether a mob formed, " + whom() +
                       " drew " + the_villager() + ".";
            case EventKind::no_mob: return "That was higher than anybody in Town: no mob formed.";
            case EventKind::mob_formed: return "A mob formed and marched on " + whose() + " Manor!";
            case EventKind::joined: return opened(the_villager()) + " joined the mob.";
            case EventKind::attacked:
                return counted(event_.count, "villager") + " attacked " + whose() + " Manor.";
            case EventKind::stage: return stage();
            case EventKind::igor_turned: return owner() + " Igor went over to the villagers.";
            case EventKind::resisted: return resisted();
            case EventKind::driven_off: return opened(the_villager()) + " was driven back to Town.";
            case EventKind::held: return who() + " stopped the villagers, and they went home.";
            case EventKind::killed: return opened(the_villager()) + " was killed.";
            case EventKind::distracted: return opened(the_villager()) + " was led astray by the maid.";
            case EventKind::lab_trashed: return owner() + " Laboratory was trashed: no Equipment was left.";
            case EventKind::stays: return who() + " stayed to defend the Manor in person.";
            case EventKind::runs: return who() + " ran away, without hand or Manor.";
            case EventKind::player_killed: return was() + " killed by the mob, and out of the game.";
            case EventKind::spread:
                return opened(the_villager()) + " led the mob on" +
                       (event_.seat == no_seat ? ", but nobody was left." : " to " + whose() + " Manor.");
            case EventKind::no_spread:
                return opened(the_villager()) + " was not higher than the mob, which went no further.";
            case EventKind::went_home:
                return event_.count == 0 ? "The attack was over."
                                         : counted(event_.count, "villager") + " went home to Town.";
            case EventKind::emergency:
                return who() + " woke the Monster in an emergency, and drew " + the_card() + " to help.";
            case EventKind::emergency_failed:
                return "The Laboratory was not enough: " + whose() + " Monster stayed inert.";
            case EventKind::played:
            case EventKind::used: return visit_card();
            case EventKind::countered:
                return who() + " countered " + the(event_.other) + " with " + the_card() +
                       (event_.pile == Pile::counters ? ", which still lay there." : ".");
            case EventKind::not_countered: return who() + " did not counter.";
            case EventKind::took_back:
                return who() + " took " + the_card() + " into " + say_.own(event_.seat) + " hand.";
            case EventKind::robbed: return who() + " stole a " + word(event_.deck) + " from " + to() + ".";
            case EventKind::invited: return who() + " invited " + to() + " to dinner.";
            case EventKind::accepted: return who() + " accepted " + whose(event_.to) + " invitation.";
            case EventKind::declined: return who() + " declined " + whose(event_.to) + " invitation.";
            case EventKind::dinner_lapsed: return who() + " could not dine with " + to() + " after all.";
            case EventKind::dined: return who() + " came to dinner with " + to() + ".";
            case EventKind::forwent: return who() + " gave up " + word(event_.phase) + " for the dinner.";
            case EventKind::critiqued:
                return who() + " criticised " + whose(event_.to) + " " + pile_noun() + " with " +
                       worth_of(rules_, event_.card) + ".";
            case EventKind::critique_failed:
                return who() + " criticised " + whose(event_.to) + " " + pile_noun() + " in vain, and lost " +
                       the_card() + " to the host.";
            case EventKind::brawled:
                return who() + " told Igor to attack " + whose(event_.to) + " Igor at table.";
            case EventKind::free_action: return who() + " had a free action as host.";
            case EventKind::faire_opened: return faire_opened();
            case EventKind::faire_round:
                return "Round " + text_of(event_.count) + " of the Faire began with " + whom() + ".";
            case EventKind::picked: return who() + " picked " + to() + " to fight.";
            case EventKind::objected: return who() + " would not fight " + to() + ".";
            case EventKind::pays:
                return who() +
                       (event_.to == no_seat ? " wanted to sit this round out" : " wanted to fight " + to()) +
                       ", and paid a card for it.";
            case EventKind::sat_out: return who() + " sat this round out.";
            case EventKind::matched: return who() + " faced " + to() + ".";
            case EventKind::faire_fought:
                return owner() + " card: " + worth_of(rules_, event_.card) + assisted();
            case EventKind::fought_bare: return who() + " fought without a card" + assisted();
            case EventKind::favoured:
                return who() + " favoured " + to() + " with " + worth_of(rules_, event_.card) + ".";
            case EventKind::fought: return fought();
            case EventKind::monster_fell: return owner() + " Monster fell, out of the Faire.";
            case EventKind::despaired: return who() + " despaired, packed the bags and left the Vale.";
            case EventKind::leaves: return who() + " wanted to leave, once this was over.";
            case EventKind::left: return who() + " fled the country.";
            case EventKind::went_rogue: return owner() + " Monster went rogue, and stood in Town.";
            case EventKind::rogue_moved:
                return owner() + " rogue Monster moved to " + word(event_.pile) + ".";
            case EventKind::igor_freed:
                return owner() + " Igor, " + the_card() + ", wandered off to the Graveyard.";
            case EventKind::igor_moved: return opened(the_card()) + " wandered to " + word(event_.pile) + ".";
            case EventKind::ended: return ended();
            case EventKind::brain_head: return who() + " brought out " + the_card() + ".";
            case EventKind::brain_announced:
                return who() + " announced the Brain of Morbius: " + the_card() + " with " +
                       the(event_.other) + ".";
            case EventKind::brain_attached: return who() + " attached the Brain to the Monster.";
            case EventKind::brain_lost: return owner() + " Brain of Morbius was destroyed.";
            case EventKind::berk_called: return who() + " called: " + quoted("Berk, feed me!");
            case EventKind::cellar_laid: return was() + " given a Wine Cellar.";
            case EventKind::cellar_shown:
                return owner() + " Wine Cellar held " + worth_of(rules_, event_.card) + ".";
            case EventKind::plied: return who() + " poured wine for " + whose(event_.to) + " side.";
            case EventKind::drunk: return owner() + " side got drunk.";
            case EventKind::sober: return owner() + " side stayed sober.";
            case EventKind::snooped:
                return who() + " snooped at " + card_number() + " of " + whose(event_.to) + " " +
                       pile_noun() + ".";
            case EventKind::snoop_failed:
                return who() + " snooped about " + whose(event_.to) + " Manor in vain.";
            case EventKind::put_up: return who() + " put up " + worth_of(rules_, event_.card) + ".";
            case EventKind::shows_hand: return who() + " showed " + to() + " the whole hand.";
            case EventKind::igor_lured:
                return who() + " lured " + whose(event_.to) + " Igor, " + the_card() + ", away.";
            case EventKind::passed:  // the next question shows it
            case EventKind::turn_ended:
            case EventKind::none: break;
        }
        return {};
    }

  private:
    std::string saw() const {
        if (event_.seat == event_.to) return owner() + " Wine Cellar: " + the_card() + ".";  // MON-391
        return say_.who(event_.to) + " showed " + say_.whom(event_.seat) + " " + the_card() + ".";
    }
    std::string dealt() const {
        if (say_.is_you(event_.seat) || event_.deck == Deck::villagers) return {};  // hears of each card
        return who() + " was dealt a card of each deck.";
    }
    // The viewer hears of each card besides.
    std::string drew() const {
        const bool is_mine = say_.is_you(event_.seat);
        const std::string what = is_mine ? "" : "a " + word(event_.deck);
        if (event_.reason == Reason::loot)
            return who() + " looted the empty Town" + (is_mine ? "." : " and drew " + what + ".");
        if (is_mine) return {};
        if (event_.reason == Reason::extra) return who() + " drew " + what + " for a skipped phase.";
        if (event_.reason == Reason::brain) return who() + " drew " + what + " for the Brain.";
        return who() + " drew " + what + ".";
    }
    // Where a card comes from says what became of it; of many the event before has told already.
    std::string discarded() const {
        const Reason reason = event_.reason;
        if (reason == Reason::terror) return opened(the_villager()) + " ran for dear life.";
        if (reason == Reason::visit) return "The cargo was lost: " + the_card() + ".";
        if (reason == Reason::eaten) return "Renfrew ate " + the_card() + ".";
        if (reason == Reason::berk) return "The Thing Upstairs ate " + the_card() + ".";
        if (reason == Reason::counter_row) return opened(the_card()) + " had countered enough, and left.";
        for (const Loss& loss : losses)
            if (loss.reason == reason) return lost(loss.how);
        for (const Spending& spending : spendings)
            if (spending.reason == reason)
                return who() + " " + std::string(spending.did) + " " + the_card() +
                       std::string(spending.what_for) + ".";
        return {};
    }
    // "Ann lost the head ♦3 to the critique."
    std::string lost(std::string_view how) const {
        const bool is_of_pile = event_.pile == Pile::laboratory || event_.pile == Pile::monster;
        if (!is_of_pile || event_.seat == no_seat) return {};
        return who() + " lost " + the_card() + std::string(how) + ".";
    }
    std::string arrived() const {
        if (is_igor(event_.card)) return opened(the_card()) + " came to Town, an Igor to be claimed.";
        if (event_.reason == Reason::deal) return opened(the_villager()) + " was the first in Town.";
        if (event_.reason == Reason::caught)
            return opened(the_villager()) + " went to Town and told everybody.";
        if (event_.reason == Reason::emboldened) return "Emboldened, " + the_villager() + " came to Town.";
        return opened(the_villager()) + " came to Town.";
    }
    std::string buried() const {
        if (is_igor(event_.card))
            return opened(the_card()) + " rose in the Graveyard, an Igor to be claimed.";
        if (event_.reason == Reason::deal) return opened(the_card()) + " was the first in the Graveyard.";
        return opened(the_card()) + (event_.reason == Reason::killed ? " was buried in the Graveyard."
                                                                     : " turned up in the Graveyard.");
    }
    std::string skipped() const {
        if (event_.count == 0) return {};
        const std::string cards = event_.count == 1 ? "a card" : "up to " + counted(event_.count, "card");
        return who() + " skipped " + skipped_phases(event_.count) + " for " + cards + ".";
    }
    std::string sent() const {
        const std::string text = who() + " sent Igor, " + the_card() + ", to ";
        switch (event_.errand) {
            case Errand::town: return text + "Town.";
            case Errand::graveyard: return text + "the Graveyard.";
            case Errand::visit: return text + to() + ".";
            case Errand::burglary: return text + whose(event_.to) + " abandoned Laboratory.";
            case Errand::none: break;
        }
        return {};
    }
    std::string met() const {
        return "On the way home " + whose() + " Igor met " + the_villager() +
               (is_igor(event_.card) ? ", worth " + text_of(rules_.value[event_.card]) : "") + ".";
    }
    std::string igor_killed() const {
        const std::string text = owner() + " Igor, " + the_card();
        if (event_.reason == Reason::stake) return text + ", went to the stake.";
        if (event_.reason == Reason::faire) return text + ", fell at the Faire.";
        if (event_.reason == Reason::left) return text + ", fled too.";
        return text + (event_.reason == Reason::fight ? ", was killed by the Monster."
                                                      : ", was killed by the villagers.");
    }
    std::string laid() const {
        const std::string what = event_.card != Card::none ? the_card() : "a " + word(event_.deck);
        if (event_.pile == Pile::monster) return who() + " added " + what + " to the Monster.";
        return who() + " put " + what + " into the Laboratory.";
    }
    std::string stage() const {
        const std::string text = "They came to " + whose();
        if (event_.count == 1) return text + " Igor.";
        if (event_.count == 2) return text + " Monster.";
        return event_.count == 3 ? text + " Laboratory." : "They came for " + whom() + " in person!";
    }
    std::string resisted() const {
        return owner() + " side made " + text_of(event_.count) + " against the villagers' " +
               text_of(event_.rival) + (event_.count < event_.rival ? ", and was beaten." : ", and held.");
    }
    std::string visit_card() const {
        if (event_.kind == EventKind::played && event_.use == Use::none)
            return who() + " played " + the_card() + " on " + whose(event_.to) + " turn.";
        const std::string with = event_.kind == EventKind::played ? " with " + the_card() : "";
        const std::string_view line = line_of(event_.use);
        return who() + " " + deed_to() + with + (line.empty() ? "." : ": " + quoted(line));
    }
    // What was done to whom, in the past tense.
    std::string deed_to() const {
        const std::string whose_is = whose(event_.to);
        switch (event_.use) {
            case Use::lecture: return "gave " + to() + " a surprise lecture";
            case Use::steal: return "sent a thief to " + to();
            case Use::befriend_igor: return "sent a fair maiden to " + whose_is + " Igor";
            case Use::befriend_monster: return "sent a fair maiden to " + whose_is + " Monster";
            case Use::distract_laboratory: return "sent a traveller into " + whose_is + " Laboratory";
            case Use::distract_monster: return "sent a traveller to " + whose_is + " Monster";
            case Use::incite: return "sent a troubadour to rouse Town against " + to();
            case Use::dismantle_laboratory: return "sent an inquisitor to " + whose_is + " Laboratory";
            case Use::dismantle_monster: return "sent an inquisitor to " + whose_is + " Monster";
            case Use::attack_brain: return "attacked " + whose_is + " Brain of Morbius";
            case Use::lure: return "offered " + whose_is + " Condo an arm, and a new place";
            case Use::sabotage: return "offered " + whose_is + " Condo an arm for some sabotage";
            case Use::stir_equipment: return "stirred up " + whose_is + " Igor against the Laboratory";
            case Use::stir_part: return "stirred up " + whose_is + " Igor against the Monster";
            case Use::stir: return "stirred up " + whose_is + " Igor";
            case Use::none: break;
        }
        return {};
    }
    std::string faire_opened() const {
        if (event_.seats.is_empty()) return "Hear ye! The Monster Faire opened, and no Monster came.";
        const std::string each = event_.seats.size() > 1 ? " each." : ".";
        return "Hear ye! The Monster Faire opened: " + say_.list(event_.seats) + " entered a Monster" + each;
    }
    std::string fought() const {
        const bool has_won = event_.count > event_.rival;
        const Seat winner = has_won ? event_.seat : event_.to, loser = has_won ? event_.to : event_.seat;
        if (event_.count == event_.rival)
            return who() + " and " + to() + " were tied at " + text_of(event_.count) + ".";
        const int more = has_won ? event_.count : event_.rival, less = has_won ? event_.rival : event_.count;
        return say_.who(winner) + " beat " + say_.whom(loser) + ", " + text_of(more) + " to " +
               text_of(less) + ".";
    }
    std::string ended() const {
        const std::string why = ending();
        const std::string_view toast = toast_to(event_.ending);
        return toast.empty() ? why + " Nobody won." : why + " " + quoted(toast);
    }
    std::string ending() const {
        const std::string winners = say_.list(event_.seats), opening = say_.opening_list(event_.seats);
        switch (event_.ending) {
            case Ending::faire: return opening + " won the Monster Faire, and the Promethean Scholarship!";
            case Ending::dead_heat:
                return "The last Monsters fell together, and " + winners + " won jointly.";
            case Ending::unopposed:
                return "The deadline had come, and only " + winners +
                       " had a living Monster: a win, unopposed.";
            case Ending::intact_manor:
                return "All other Laboratories lay in ashes, and " + winners + " won with the last Manor.";
            case Ending::last_one: return "Everybody else had gone, and " + winners + " won.";
            case Ending::swept: return "One mob had trashed every Laboratory.";
            case Ending::deserted: return "Every Mad Scientist had gone.";
            case Ending::no_monsters: return "The deadline had come, and no Monster lived.";
            case Ending::unproven: return "The last Mad Scientist had no Monster and Igor to show in time.";
            case Ending::none: break;
        }
        return {};
    }

    std::string who() const { return say_.who(event_.seat); }
    std::string whom() const { return say_.whom(event_.seat); }
    std::string whose() const { return say_.whose(event_.seat); }
    std::string whose(Seat seat) const { return say_.whose(seat); }
    std::string to() const { return say_.whom(event_.to); }
    std::string whom_or_self() const {
        if (event_.seat != event_.to) return to();
        return say_.is_you(event_.seat) ? "yourself" : "themselves";
    }
    std::string was() const { return who() + std::string(say_.verb(event_.seat, " were", " was")); }
    // "Your" or "Ann's", to open a sentence.
    std::string owner() const { return opened_if_you(event_.seat, whose()); }
    std::string opened_if_you(Seat seat, const std::string& text) const {
        return say_.is_you(seat) ? opened(text) : text;
    }
    std::string the_card() const { return the(event_.card); }
    std::string the_villager() const { return mon::the_villager(event_.card); }
    std::string card_or_back() const {
        return event_.card != Card::none ? the_card() : "a " + word(event_.deck);
    }
    // Places are counted from the bottom, as the pile has grown.
    std::string part() const { return "part " + text_of(event_.place + 1); }
    std::string card_number() const { return "card " + text_of(event_.place + 1); }
    std::string pile_noun() const {
        return event_.pile == Pile::monster  ? "Monster"
               : event_.pile == Pile::cellar ? "Wine Cellar"
                                             : "Laboratory";
    }
    std::string call() const { return event_.calls ? " " + quoted("Berk, feed me!") : ""; }
    std::string assisted() const { return event_.assists ? ", with Igor beside it." : "."; }

    const Rules& rules_;
    const Event& event_;
    const Speaker& say_;
};

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event, Seat viewer, Names names) {
    return Teller(rules, event, Speaker{viewer, names}).sentence();
}

}  // namespace fg::mon
