// SPDX-License-Identifier: Apache-2.0
// Prompts and labels, help on options, and the rule behind each question and choice.
#include "games/king_thief_minister/text.h"

#include <array>

#include "games/king_thief_minister/speaker.h"

namespace fg::ktm {
namespace {

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

std::string Text::prompt(const Rules& rules, Seen seen, Names names) {
    const Table& table = seen.table;
    const Speaker say{rules, seen.me, names};
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

std::string Text::label(const Rules& rules, Seen seen, const Choice& choice, Names names) {
    const Speaker say{rules, seen.me, names};
    switch (choice.act) {
        case Act::peek: return "Look at " + say.spot(choice.spot);
        case Act::decline: return "Look at no card";
        case Act::look: return look_label(rules, seen.table, seen.me);
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
            return "Tell " + say.name(choice.target) + " (" + coins_text(seen.table.purse[choice.target]) +
                   ")";
        case Act::shuffle: return shuffle_label(say, choice);
        case Act::answer: return "Answer \"Yes Sir\"";
        case Act::silent: return "Stay silent";
        case Act::name: return "Name " + say.spot(choice.spot) + " the " + word(choice.character);
        case Act::none: break;
    }
    return {};
}

std::string_view Text::rule_of_choice(Seen, const Choice& choice) {
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
