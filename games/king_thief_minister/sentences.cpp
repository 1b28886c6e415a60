// SPDX-License-Identifier: Apache-2.0
// What happened, as one reader tells it: in the past tense, so that "you" and a name take the same verb.
#include "games/king_thief_minister/speaker.h"
#include "games/king_thief_minister/text.h"

namespace fg::ktm {
namespace {

std::string opening(const TableSpeaker& say, const Event& event) {
    if (event.kind == EventKind::started) return say.who(event.seat) + " drew the first turn.";
    if (event.kind == EventKind::declined) return say.who(event.seat) + " looked at no card.";
    return say.who(event.seat) + " looked at " + say.card(event.spot, event.seat) + ".";
}

std::string saw(const TableSpeaker& say, const Event& event) {
    return say.who(event.seat) + " saw that " + say.card(event.spot, event.seat) + " was the " +
           word(event.character) + ".";
}

std::string moved(const TableSpeaker& say, const Event& event) {
    const std::string how = event.direction == Act::move_right  ? "one place to the right"
                            : event.direction == Act::move_left ? "one place to the left"
                                                                : "across the table";
    return say.who(event.seat) + " said \"" + std::string(name_of_move(event.direction)) +
           "\", and every card went " + how + ".";
}

std::string claimed(const TableSpeaker& say, const Event& event) {
    return say.who(event.seat) + " claimed to have the " + word(event.character) +
           (event.character == Character::sheriff ? ": \"Pay Tax\"." : ".");
}

std::string verdict(const TableSpeaker& say, const Event& event) {
    const bool is_true = event.verdict == Verdict::right;
    return say.who(event.seat) + (is_true ? " did have the " : " did not have the ") + word(event.character) +
           (is_true ? ": the claim was true." : ": the claim was false.");
}

// "for a look", "of tax"
std::string what_for(Reason reason) {
    switch (reason) {
        case Reason::look: return "for a look";
        case Reason::lost_challenge: return "for the lost challenge";
        case Reason::false_answer: return "for a false \"Yes Sir\"";
        case Reason::mistake: return "for the mistake";
        case Reason::tax: return "of tax";
        case Reason::king:
        case Reason::answer:
        case Reason::shortfall:
        case Reason::theft:
        case Reason::peasant:
        case Reason::none: break;
    }
    return {};
}

std::string fell_short(const TableSpeaker& say, const Event& event) {
    return say.who(event.seat) + " could not pay " + coins_text(event.coins) + " " + what_for(event.reason) +
           ", so the treasury owed every other player as much.";
}

std::string took(const TableSpeaker& say, const Event& event) {
    const std::string start = say.who(event.seat) + " took " + coins_text(event.coins);
    switch (event.reason) {
        case Reason::king: return start + " from the treasury and asked: \"Who is the minister?\"";
        case Reason::answer: return start + " for being the Minister.";
        case Reason::shortfall: return start + " because " + say.list(event.seats) + " could not pay.";
        case Reason::theft:
            return start + " from the treasury for what " + say.list(event.seats) + " did not have.";
        case Reason::peasant: return start + ": the whole treasury.";
        case Reason::look:
        case Reason::lost_challenge:
        case Reason::false_answer:
        case Reason::mistake:
        case Reason::tax:
        case Reason::none: break;
    }
    return start + ".";
}

std::string answered(const TableSpeaker& say, const Event& event) {
    if (event.seats.is_empty()) return "Nobody answered.";
    return say.opening_list(event.seats) + " answered \"Yes Sir\".";
}

std::string compared(const TableSpeaker& say, const Event& event) {
    const bool is_mine = say.viewer != no_seat && event.seats.has(say.viewer);
    return say.opening_list(event.seats) + " had to show one another " + (is_mine ? "your" : "their") +
           " cards.";
}

std::string guessed(const TableSpeaker& say, const Event& event) {
    const std::string card = " the " + word(event.character);
    if (event.verdict == Verdict::wrong)
        return say.who(event.target) + " did not have" + card + ", so no coin moved.";
    const std::string coins = event.coins == 0 ? "nothing: the purse was empty"
                              : event.coins == 1
                                  ? say.own(event.target) + " only coin"
                                  : "all " + say.own(event.target) + " " + coins_text(event.coins);
    return say.who(event.target) + " did have" + card + ", so " + say.whom(event.seat) + " took " + coins +
           ".";
}

std::string shuffled(const TableSpeaker& say, const Event& event) {
    const bool is_open = event.shuffle == Shuffle::open;
    const std::string pair = say.pair(event.spot, event.other_spot, event.seat);
    if (event.kind == EventKind::chose_pair)
        return say.who(event.seat) + " chose to " + (is_open ? "exchange " : "shuffle ") + pair +
               (is_open ? "." : " under the table.");
    return say.who(event.seat) + (is_open ? " exchanged " : " shuffled ") + pair +
           (is_open ? "." : " under the table.");
}

std::string sealed(const TableSpeaker& say, const Event& event) {
    return say.who(event.seat) + " decided in secret to " +
           (event.shuffle == Shuffle::exchange ? "exchange the two cards."
                                               : "put both cards back where they were.");
}

// KTM-137: these words are said.
std::string chose_payer(const TableSpeaker& say, const Event& event) {
    return say.who(event.seat) + " told " + say.whom(event.target) + ": \"You pay " +
           std::to_string(say.rules.content.chosen_tax) + "\".";
}

std::string turned_up(const TableSpeaker& say, const Event& event) {
    const std::string shown = say.opening_card(event.spot) + " was turned up: the " + word(event.character);
    if (event.verdict == Verdict::none) return shown + ".";
    const bool is_claim = say.rules.seat_at[event.spot] == event.seat;
    if (event.verdict == Verdict::right) return shown + (is_claim ? ", as claimed." : ", as named.");
    return shown + (is_claim ? ". The claim was false." : ". The naming was wrong.");
}

std::string ended(const TableSpeaker& say, const Event& event) {
    const std::string why =
        event.ending == Ending::round_cap ? "The last round was over" : "The treasury was empty";
    const std::string each = event.seats.size() > 1 ? " each." : ".";
    return why + ", and " + say.list(event.seats) + " won with " + coins_text(event.coins) + each;
}

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event, Seat viewer, Names names) {
    const TableSpeaker say{rules, viewer, names};
    switch (event.kind) {
        case EventKind::started:
        case EventKind::peeked:
        case EventKind::declined: return opening(say, event);
        case EventKind::saw: return saw(say, event);
        case EventKind::turn: return {};
        case EventKind::looked:
            return say.who(event.seat) + " looked at " + say.own(event.seat) + " own card.";
        case EventKind::moved: return moved(say, event);
        case EventKind::claimed: return claimed(say, event);
        case EventKind::unchallenged: return "Nobody challenged " + say.whom(event.seat) + ".";
        case EventKind::challenged:
            return say.who(event.target) + " challenged " + say.whom(event.seat) + " on the " +
                   word(event.character) + ".";
        case EventKind::verdict: return verdict(say, event);
        case EventKind::paid:
            return say.who(event.seat) + " paid " + coins_text(event.coins) + " " + what_for(event.reason) +
                   ".";
        case EventKind::fell_short: return fell_short(say, event);
        case EventKind::took: return took(say, event);
        case EventKind::stole:
            return say.who(event.seat) + " stole " + coins_text(event.coins) + " from " +
                   say.whom(event.target) + ".";
        case EventKind::answered: return answered(say, event);
        case EventKind::compared: return compared(say, event);
        case EventKind::aimed:
            return say.who(event.seat) + " pointed at " + say.whom(event.target) + " and said: \"" +
                   word(event.character) + "\".";
        case EventKind::guessed: return guessed(say, event);
        case EventKind::chose_payer: return chose_payer(say, event);
        case EventKind::chose_pair:
        case EventKind::shuffled: return shuffled(say, event);
        case EventKind::sealed: return sealed(say, event);
        case EventKind::named:
            return say.who(event.seat) + " named " + say.card(event.spot, event.seat) + " the " +
                   word(event.character) + ".";
        case EventKind::turned_up: return turned_up(say, event);
        case EventKind::turned_down: return "The cards were turned face down again.";
        case EventKind::ended: return ended(say, event);
        case EventKind::none: break;
    }
    return {};
}

}  // namespace fg::ktm
