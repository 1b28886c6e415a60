// SPDX-License-Identifier: Apache-2.0
#include "games/king_thief_minister/text.h"

#include <array>

namespace fg::ktm {
namespace {

std::string coins_text(int coins) { return std::to_string(coins) + (coins == 1 ? " coin" : " coins"); }

std::string word(Character character) { return std::string(name_of(character)); }

// Speaks of players by name, and of the reader as "you".
struct Speaker {
    const Rules& rules;
    Seat viewer;
    std::span<const std::string> names;

    std::string name(Seat seat) const {
        const auto i = static_cast<std::size_t>(seat);
        return i < names.size() ? names[i] : "Seat " + std::to_string(i);
    }
    std::string who(Seat seat) const { return seat == viewer ? "You" : name(seat); }   // opens a sentence
    std::string whom(Seat seat) const { return seat == viewer ? "you" : name(seat); }  // stands inside one
    std::string whose(Seat seat) const { return seat == viewer ? "your" : name(seat) + "'s"; }
    std::string card(int spot) const {
        const Seat owner = rules.seat_at[spot];
        if (owner == no_seat) return "the card at the empty spot " + std::to_string(spot);
        return whose(owner) + " card";
    }
    std::string opening_card(int spot) const {
        const Seat owner = rules.seat_at[spot];
        if (owner == no_seat) return "The card at the empty spot " + std::to_string(spot);
        return (owner == viewer ? "Your" : name(owner) + "'s") + " card";
    }
    std::string spot(int number) const {
        const Seat owner = rules.seat_at[number];
        const std::string text = "spot " + std::to_string(number);
        if (owner == no_seat) return text + " (empty)";
        return text + (owner == viewer ? " (your own)" : " (" + name(owner) + ")");
    }
    std::string list(SeatSet seats) const {
        std::string text;
        int left = seats.size();
        for (Seat seat : seats) {
            text += text.empty() ? who(seat) : whom(seat);
            --left;
            text += left > 1 ? ", " : left == 1 ? " and " : "";
        }
        return text;
    }
};

// ---- prompts and labels ----

std::string_view direction_text(Act direction) {
    if (direction == Act::move_right) return "To right";
    return direction == Act::move_left ? "To left" : "To front";
}

std::string plan_text(const Speaker& say, const Choice& plan) {
    if (plan.act == Act::execute)
        return ", and guesses that " + say.whom(plan.target) +
               (plan.target == say.viewer ? " have the " : " has the ") + word(plan.character);
    if (plan.act == Act::pay_two)
        return ", and wants " + say.whom(plan.target) + " to pay " +
               std::to_string(say.rules.content.chosen_tax);
    if (plan.act == Act::shuffle)
        return ", and wants to shuffle " + say.spot(plan.spot) + " and " + say.spot(plan.other_spot) +
               (plan.shuffle == Shuffle::open ? " openly" : " under the table");
    return "";
}

std::string main_prompt(const Rules& rules, const Table& table) {
    const auto round = table.turns / rules.players + 1;
    return "Your turn (round " + std::to_string(round) +
           (rules.options.round_cap == 0 ? "" : " of " + std::to_string(rules.options.round_cap)) +
           "): look at your card, move the cards, or claim a character.";
}

std::string shuffle_label(const Speaker& say, const Choice& choice) {
    const std::string pair = say.spot(choice.spot) + " and " + say.spot(choice.other_spot);
    switch (choice.shuffle) {
        case Shuffle::open: return "Exchange " + pair + " openly";
        case Shuffle::exchange: return "Take " + pair + " under the table and exchange them";
        case Shuffle::keep: return "Take " + pair + " under the table and put them back as they were";
        case Shuffle::hidden: return "Shuffle " + pair + " under the table, so that nobody knows";
        case Shuffle::none: break;
    }
    return {};
}

std::string look_label(const Rules& rules, const Table& table, Seat me) {
    const int price = rules.content.look_price;
    if (table.purse[me] >= price) return "Look at your own card for " + coins_text(price);
    return "Look at your own card; you cannot pay, so every other player takes a coin for each one missing";
}

std::string_view claim_gain(Character character) {
    switch (character) {
        case Character::king: return "take coins from the treasury and ask for the Minister";
        case Character::thief: return "steal from both neighbours";
        case Character::minister: return "shuffle two cards";
        case Character::executioner: return "guess a player's card for the whole purse";
        case Character::sheriff: return "tax everybody else";
        case Character::peasant: return "show it, then name all the others";
        case Character::none: break;
    }
    return {};
}

std::string opening(const Speaker& say, const Event& event) {
    if (event.happening == Happening::started) return say.who(event.seat) + " drew the first turn.";
    if (event.happening == Happening::declined) return say.who(event.seat) + " looked at no card.";
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
    const std::string verb = event.happening == Happening::chose_pair ? " meant to shuffle " : " shuffled ";
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

std::string_view Text::blurb() {
    return "Six face-down cards travel around the table; claim the right one, or bluff, until the treasury "
           "is empty.";
}

std::span<const OptionHelp> Text::options() {
    static constexpr std::array<OptionHelp, 6> help{{
        {"four_player_layout",
         "With four players: are the two empty spots opposite each other, or side by side?", "KTM-029"},
        {"peasant_scope", "Must the Peasant name every card, or only those of the other players?", "KTM-119"},
        {"minister_hidden_shuffle", "Does the Minister know how a shuffle under the table came out?",
         "KTM-094"},
        {"target_timing",
         "Are targets and pairs chosen after the challenge, or named together with the claim?", "KTM-059"},
        {"round_cap", "The game ends after this many rounds; 0 means never.", "KTM-164", 0, most_rounds},
        {"memory_aid", "A history to read, nothing at all, or also what you can still be certain of.",
         "KTM-142"},
    }};
    return help;
}

std::string Text::prompt(const Rules& rules, const Table& table, Seat asked,
                         std::span<const std::string> player_names) {
    const Speaker say{rules, asked, player_names};
    const std::string pretender = table.pretender == no_seat ? "" : say.name(table.pretender);
    switch (table.question) {
        case Question::initial_look: return "Before the first turn: which card do you want to look at?";
        case Question::main: return main_prompt(rules, table);
        case Question::challenge:
            return pretender + " claims to have the " + word(table.claim) + plan_text(say, table.plan) +
                   ". Do you challenge?";
        case Question::execute: return "Executioner: whose card do you name, and what is it?";
        case Question::pay_two:
            return "Sheriff: to whom do you say \"You pay " + std::to_string(rules.content.chosen_tax) +
                   "\"?";
        case Question::shuffle: return "Minister: which two cards do you shuffle, and how?";
        case Question::answer:
            return say.name(table.mover) + " asks: \"Who is the minister?\" Do you answer \"Yes Sir\"?";
        case Question::challenge_answer: return pretender + " answers \"Yes Sir\". Do you challenge?";
        case Question::name: return "Peasant: which card do you name next?";
        case Question::none: break;
    }
    return "The game is over.";
}

std::string Text::label(const Rules& rules, const Table& table, Seat seat, const Choice& choice,
                        std::span<const std::string> player_names) {
    const Speaker say{rules, seat, player_names};
    switch (choice.act) {
        case Act::peek: return "Look at " + say.spot(choice.spot);
        case Act::decline: return "Look at no card";
        case Act::look: return look_label(rules, table, seat);
        case Act::move_right:
            return "\"To right\": every card moves counterclockwise, the left-hand one to you";
        case Act::move_left: return "\"To left\": every card moves clockwise, the right-hand one to you";
        case Act::move_front: return "\"To front\": every card moves to the opposite spot";
        case Act::claim:
            return "Claim the " + word(choice.character) + ": " + std::string(claim_gain(choice.character));
        case Act::challenge: return "Challenge";
        case Act::no: return "Let it pass";
        case Act::execute:
            return "Say that " + say.name(choice.target) + " has the " + word(choice.character);
        case Act::pay_two:
            return "Tell " + say.name(choice.target) + " (" + coins_text(table.purse[choice.target]) + ")";
        case Act::shuffle: return shuffle_label(say, choice);
        case Act::answer: return "Answer \"Yes Sir\"";
        case Act::silent: return "Stay silent";
        case Act::name: return "Name " + say.spot(choice.spot) + " the " + word(choice.character);
        case Act::none: break;
    }
    return {};
}

std::string Text::sentence(const Rules& rules, const Event& event, Seat viewer,
                           std::span<const std::string> player_names) {
    const Speaker say{rules, viewer, player_names};
    switch (event.happening) {
        case Happening::started:
        case Happening::peeked:
        case Happening::declined: return opening(say, event);
        case Happening::saw: return saw(say, event);
        case Happening::turn: return {};
        case Happening::looked:
            return say.who(event.seat) + " looked at " + (event.seat == viewer ? "your" : "their") +
                   " own card.";
        case Happening::moved:
            return say.who(event.seat) + " said \"" + std::string(direction_text(event.direction)) +
                   "\", and all six cards moved.";
        case Happening::claimed: return claimed(say, event);
        case Happening::unchallenged: return "Nobody challenged " + say.whom(event.seat) + ".";
        case Happening::challenged:
            return say.who(event.target) + " challenged " + say.whom(event.seat) + " on the " +
                   word(event.character) + ".";
        case Happening::verdict: return verdict(say, event);
        case Happening::paid: return paid(say, event);
        case Happening::took: return took(say, event);
        case Happening::stole:
            return say.who(event.seat) + " stole " + coins_text(event.coins) + " from " +
                   say.whom(event.target) + ".";
        case Happening::answered: return answered(say, event);
        case Happening::compared: return say.list(event.seats) + " had to show one another their cards.";
        case Happening::aimed:
            return say.who(event.seat) + " pointed at " + say.whom(event.target) + " and said: \"" +
                   word(event.character) + "\".";
        case Happening::guessed: return guessed(say, event);
        case Happening::chose_payer: return chose_payer(say, event);
        case Happening::chose_pair:
        case Happening::shuffled: return shuffled(say, event);
        case Happening::sealed: return sealed(say, event);
        case Happening::named:
            return say.who(event.seat) + " named " + say.card(event.spot) + " the " + word(event.character) +
                   ".";
        case Happening::turned_up:
            return say.opening_card(event.spot) + " was turned up: the " + word(event.character) + ".";
        case Happening::turned_down: return "The cards were turned face down again.";
        case Happening::ended: return ended(event);
        case Happening::none: break;
    }
    return {};
}

std::string_view Text::rule_of_choice(const Table&, Seat, const Choice& choice) {
    static constexpr std::array<std::string_view, 6> claims{"KTM-073", "KTM-098", "KTM-089",
                                                            "KTM-102", "KTM-110", "KTM-115"};
    switch (choice.act) {
        case Act::peek:
        case Act::decline: return "KTM-017";
        case Act::look: return "KTM-041";
        case Act::move_right: return "KTM-048";
        case Act::move_left: return "KTM-049";
        case Act::move_front: return "KTM-050";
        case Act::claim: return claims[static_cast<std::size_t>(choice.character)];
        case Act::challenge: return "KTM-056";
        case Act::no: return "KTM-069";
        case Act::execute: return "KTM-102";
        case Act::pay_two: return "KTM-111";
        case Act::shuffle:
            if (choice.shuffle == Shuffle::open) return "KTM-092";
            return choice.shuffle == Shuffle::hidden ? "KTM-094" : "KTM-093";
        case Act::answer: return "KTM-076";
        case Act::silent: return "KTM-081";
        case Act::name: return "KTM-120";
        case Act::none: break;
    }
    return {};
}

std::string_view Text::rule_of_question(Question question) {
    switch (question) {
        case Question::initial_look: return "KTM-016";
        case Question::main: return "KTM-038";
        case Question::challenge: return "KTM-056";
        case Question::execute: return "KTM-102";
        case Question::pay_two: return "KTM-111";
        case Question::shuffle: return "KTM-089";
        case Question::answer: return "KTM-076";
        case Question::challenge_answer: return "KTM-082";
        case Question::name: return "KTM-117";
        case Question::none: break;
    }
    return {};
}

}  // namespace fg::ktm
