// SPDX-License-Identifier: Apache-2.0
// What happened, as one reader tells it.
#include "games/king_thief_minister/speaker.h"
#include "games/king_thief_minister/text.h"

namespace fg::ktm {
namespace {

std::string_view direction_text(Act direction) {
    if (direction == Act::move_right) return "To right";
    return direction == Act::move_left ? "To left" : "To front";
}

std::string opening(const Speaker& say, const Event& event) {
    if (event.kind == EventKind::started) return say.who(event.seat) + " drew the first turn.";
    if (event.kind == EventKind::declined) return say.who(event.seat) + " looked at no card.";
    return say.who(event.seat) + " looked at " + say.card(event.spot) + ".";
}

std::string saw(const Speaker& say, const Event& event) {
    return say.who(event.seat) + " saw that " + say.card(event.spot) + " was the " + word(event.character) +
           ".";
}

std::string claimed(const Speaker& say, const Event& event) {
    return say.who(event.seat) + " claimed the " + word(event.character) +
           (event.character == Character::sheriff ? ": \"Pay Tax\"." : ".");
}

std::string verdict(const Speaker& say, const Event& event) {
    const bool is_true = event.verdict == Verdict::right;
    return "The verdict was " + std::string(name_of(event.verdict)) + ": " + say.whom(event.seat) +
           (is_true ? " had the " : " did not have the ") + word(event.character) + ".";
}

std::string paid(const Speaker& say, const Event& event) {
    const std::string start = say.who(event.seat) + " paid " + coins_text(event.coins);
    switch (event.reason) {
        case Reason::look: return start + " to look.";
        case Reason::lost_challenge: return start + " for the lost challenge.";
        case Reason::false_answer: return start + " for a false \"Yes Sir\".";
        case Reason::mistake: return start + " for the mistake.";
        case Reason::tax: return start + " of tax.";
        case Reason::king:
        case Reason::answer:
        case Reason::shortfall:
        case Reason::theft:
        case Reason::peasant:
        case Reason::none: break;
    }
    return start + ".";
}

std::string took(const Speaker& say, const Event& event) {
    const std::string start = say.who(event.seat) + " took " + coins_text(event.coins);
    switch (event.reason) {
        case Reason::king: return start + " from the treasury: \"Who is the minister?\"";
        case Reason::answer: return start + " as the Minister.";
        case Reason::shortfall: return start + " in place of a coin that was missing.";
        case Reason::theft: return start + " from the treasury in place of what the neighbours did not have.";
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

std::string answered(const Speaker& say, const Event& event) {
    if (event.seats.is_empty()) return "Nobody answered.";
    return say.list(event.seats) + " answered \"Yes Sir\".";
}

std::string guessed(const Speaker& say, const Event& event) {
    if (event.verdict == Verdict::wrong) return "The guess was wrong, and no coin moved.";
    return "The guess was right: " + say.whom(event.seat) + " took " + coins_text(event.coins) + " from " +
           say.whom(event.target) + ".";
}

std::string shuffled(const Speaker& say, const Event& event) {
    const std::string verb = event.kind == EventKind::chose_pair ? " meant to shuffle " : " shuffled ";
    return say.who(event.seat) + verb + say.card(event.spot) + " and " + say.card(event.other_spot) +
           (event.shuffle == Shuffle::open ? " openly." : " under the table.");
}

std::string sealed(const Speaker& say, const Event& event) {
    return say.who(event.seat) + " secretly decided to " +
           (event.shuffle == Shuffle::exchange ? "exchange the two cards."
                                               : "leave the two cards as they were.");
}

std::string chose_payer(const Speaker& say, const Event& event) {
    return say.who(event.seat) + " told " + say.whom(event.target) + ": \"You pay " +
           std::to_string(say.rules.content.chosen_tax) + "\".";
}

std::string ended(const Event& event) {
    return event.ending == Ending::round_cap ? "The last round was over, and the game ended."
                                             : "The treasury was empty, and the game ended.";
}

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event, Seat viewer, Names names) {
    const Speaker say{rules, viewer, names};
    switch (event.kind) {
        case EventKind::started:
        case EventKind::peeked:
        case EventKind::declined: return opening(say, event);
        case EventKind::saw: return saw(say, event);
        case EventKind::turn: return {};
        case EventKind::looked:
            return say.who(event.seat) + " looked at " + (event.seat == viewer ? "your" : "their") +
                   " own card.";
        case EventKind::moved:
            return say.who(event.seat) + " said \"" + std::string(direction_text(event.direction)) +
                   "\", and all six cards moved.";
        case EventKind::claimed: return claimed(say, event);
        case EventKind::unchallenged: return "Nobody challenged " + say.whom(event.seat) + ".";
        case EventKind::challenged:
            return say.who(event.target) + " challenged " + say.whom(event.seat) + " on the " +
                   word(event.character) + ".";
        case EventKind::verdict: return verdict(say, event);
        case EventKind::paid: return paid(say, event);
        case EventKind::took: return took(say, event);
        case EventKind::stole:
            return say.who(event.seat) + " stole " + coins_text(event.coins) + " from " +
                   say.whom(event.target) + ".";
        case EventKind::answered: return answered(say, event);
        case EventKind::compared: return say.list(event.seats) + " had to show one another their cards.";
        case EventKind::aimed:
            return say.who(event.seat) + " pointed at " + say.whom(event.target) + " and said: \"" +
                   word(event.character) + "\".";
        case EventKind::guessed: return guessed(say, event);
        case EventKind::chose_payer: return chose_payer(say, event);
        case EventKind::chose_pair:
        case EventKind::shuffled: return shuffled(say, event);
        case EventKind::sealed: return sealed(say, event);
        case EventKind::named:
            return say.who(event.seat) + " named " + say.card(event.spot) + " the " + word(event.character) +
                   ".";
        case EventKind::turned_up:
            return say.opening_card(event.spot) + " was turned up: the " + word(event.character) + ".";
        case EventKind::turned_down: return "The cards were turned face down again.";
        case EventKind::ended: return ended(event);
        case EventKind::none: break;
    }
    return {};
}

}  // namespace fg::ktm
