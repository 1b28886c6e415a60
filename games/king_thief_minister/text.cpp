// SPDX-License-Identifier: Apache-2.0
// Prompts and labels, help on options, and the rule behind each question and choice.
#include "games/king_thief_minister/text.h"

#include <array>

#include "games/king_thief_minister/speaker.h"

namespace fg::ktm {
namespace {

std::string amount(int coins) { return std::to_string(coins); }

// KTM-167: what is known of the act when the claim is made.
std::string plan_text(const TableSpeaker& say, Seat pretender, const Choice& plan) {
    if (plan.act == Act::execute)
        return ", and guesses that " + say.whom(plan.target) + " " +
               std::string(say.verb(plan.target, "have", "has")) + " the " + word(plan.character);
    if (plan.act == Act::pay_two)
        return ", and wants " + say.whom(plan.target) + " to pay " + amount(say.rules.content.chosen_tax);
    if (plan.act == Act::shuffle)
        return ", and wants to " + std::string(plan.shuffle == Shuffle::open ? "exchange " : "shuffle ") +
               say.pair(plan.spot, plan.other_spot, pretender) +
               (plan.shuffle == Shuffle::open ? "" : " under the table");
    return "";
}

std::string main_prompt(const Rules& rules, const Table& table) {
    const auto round = table.turns / rules.players + 1;
    return "Your turn (round " + std::to_string(round) +
           (rules.options.round_cap == 0 ? "" : " of " + std::to_string(rules.options.round_cap)) +
           (can_look(rules, table, table.mover) ? "): look, move the cards, or claim a character."
                                                : "): move the cards, or claim a character.");  // KTM-046
}

std::string_view name_of_shuffle(Shuffle shuffle) {
    switch (shuffle) {
        case Shuffle::open: return "Exchange openly";
        case Shuffle::exchange: return "Exchange in secret";
        case Shuffle::keep: return "Only pretend to exchange";
        case Shuffle::hidden: return "Shuffle unseen";
        case Shuffle::none: break;
    }
    return {};
}

// Shorter than `card`: where the place is empty, there is only a card that can be meant.
std::string card_or_place(const TableSpeaker& say, Spot spot) {
    return say.rules.seat_at[spot] == no_seat ? say.empty_place(spot) : say.card(spot);
}

std::string shuffle_label(const TableSpeaker& say, const Choice& choice) {
    return std::string(name_of_shuffle(choice.shuffle)) + ": " + card_or_place(say, choice.spot) + " and " +
           card_or_place(say, choice.other_spot);
}

std::string look_label(const Rules& rules, const Table& table, Seat me) {
    const int price = rules.content.look_price, missing = price - table.purse[me];
    if (missing <= 0) return "Look (" + coins_text(price) + "): see your own card";
    return "Look (you cannot pay): every other player takes " + amount(missing);
}

std::string move_label(Act direction) {
    const std::string head(name_of_move(direction));
    if (direction == Act::move_front) return head + ": all cards cross over, you get the one opposite";
    return head + ": all cards move, you get the one on your " +
           (direction == Act::move_right ? "left" : "right");
}

std::string king_gain(const Rules& rules, const Table& table) {
    const int takes = rules.content.king_takes;
    return coins_text(takes < table.treasury ? takes : table.treasury);
}

std::string claim_gain(const Rules& rules, const Table& table, Character character) {
    const Content& content = rules.content;
    switch (character) {
        case Character::king: return "take " + king_gain(rules, table) + ", ask for the Minister";
        case Character::thief: return "steal " + coins_text(content.theft) + " from each neighbour";
        case Character::minister: return "shuffle two cards";
        case Character::executioner: return "guess a player's card for their purse";
        case Character::sheriff:
            return "all others pay " + amount(content.tax) + ", one pays " + amount(content.chosen_tax);
        case Character::peasant:
            return "name all cards for the treasury, or pay " + amount(content.peasant_mistake);
        case Character::none: break;
    }
    return {};
}

std::string tax_on(const TableSpeaker& say, const Table& table) {
    const Content& content = say.rules.content;
    if (table.plan.target == no_seat)
        return "you pay " + amount(content.tax) + " or " + amount(content.chosen_tax) + " of tax";
    return "you pay " + amount(say.is_you(table.plan.target) ? content.chosen_tax : content.tax) + " of tax";
}

std::string theft_from(const TableSpeaker& say, Seat thief) {
    const int players = say.rules.players;
    const SeatSet robbed = SeatSet::only(clockwise(thief, -1, players)).with(clockwise(thief, 1, players));
    return "they steal " + coins_text(say.rules.content.theft) + " each from " + say.list(robbed);
}

// What follows if nobody challenges the claim that stands in the room.
std::string pass_label(const TableSpeaker& say, const Table& table) {
    const auto follows = [&]() -> std::string {
        if (table.question == Question::challenge_answer)
            return "they take " + coins_text(say.rules.content.answer_takes);
        switch (table.claim) {
            case Character::king: return "they take " + king_gain(say.rules, table);
            case Character::thief: return theft_from(say, table.pretender);
            case Character::minister: return "they shuffle two cards";
            case Character::executioner:
                if (table.plan.target == no_seat) return "they name a card; if right, take its owner's coins";
                return "they take all " + say.whose(table.plan.target) + " coins if right";
            case Character::sheriff: return tax_on(say, table);
            case Character::peasant:
            case Character::none: break;
        }
        return "the claim stands";
    };
    return "Let it pass: " + follows();
}

std::string challenge_label(const Rules& rules, const Table& table, Seat me) {
    const int price = rules.content.lost_challenge, missing = price - table.purse[me];
    if (missing <= 0) return "Challenge: stop them, or pay " + amount(price) + " if the claim is true";
    return "Challenge: stop them; if it is true, all others take " + amount(missing);
}

std::string execute_label(const TableSpeaker& say, const Table& table, const Choice& choice) {
    return "Say that " + say.name(choice.target) + " has the " + word(choice.character) + ": " +
           coins_text(table.purse[choice.target]) + " if right";
}

std::string pay_two_label(const TableSpeaker& say, const Table& table, Seat target) {
    const int due = say.rules.content.chosen_tax, purse = table.purse[target];
    if (purse >= due) return "Make " + say.name(target) + " pay " + amount(due) + " of " + coins_text(purse);
    if (purse == 0) return "Make " + say.name(target) + " pay: they have nothing";
    return "Make " + say.name(target) + " pay: they have only " + coins_text(purse);
}

}  // namespace

std::string_view Text::blurb() {
    return "Six face-down cards travel around the table; claim the right one, or bluff, until the treasury "
           "is empty.";
}

std::span<const OptionHelp> Text::options() {
    static constexpr std::array<OptionHelp, 6> help{{
        {.key = "four_player_layout",
         .name = "Empty places with four players",
         .help = "Two of the six places have no player; where they are decides who sits opposite whom.",
         .rule = "KTM-029",
         .values = {"opposite each other", "side by side"}},
        {.key = "peasant_scope",
         .name = "Cards the Peasant must name",
         .help = "With fewer than six players some cards lie at empty places.",
         .rule = "KTM-119",
         .values = {"all of them", "only those of players"}},
        {.key = "minister_hidden_shuffle",
         .name = "A shuffle under the table",
         .help = "Whether the Minister decides in secret how two cards come back, or chance does.",
         .rule = "KTM-094",
         .values = {"known to the Minister alone", "known to nobody"}},
        {.key = "target_timing",
         .name = "Naming a victim or two cards",
         .help = "Executioner, Sheriff and Minister say whom or what they mean, late or at once.",
         .rule = "KTM-059",
         .values = {"after the challenge", "together with the claim"}},
        {.key = "round_cap",
         .name = "Rounds at most",
         .help = "When they are over, the richest wins even if coins are left in the treasury.",
         .rule = "KTM-164",
         .most = most_rounds,
         .zero = "no limit"},
        {.key = "memory_aid",
         .name = "Memory aid",
         .help = "How much the table remembers for you of what you saw and heard.",
         .rule = "KTM-142",
         .values = {"a history to read", "none", "a history, and what you can be sure of"}},
    }};
    return help;
}

std::string Text::prompt(const Rules& rules, Seen seen, Names names) {
    const Table& table = seen.table;
    const TableSpeaker say{rules, seen.me, names};
    const std::string pretender = table.pretender == no_seat ? "" : say.name(table.pretender);
    switch (table.question) {
        case Question::initial_look: return "Before the first turn: which card do you want to look at?";
        case Question::main: return main_prompt(rules, table);
        case Question::challenge:
            return pretender + " claims to have the " + word(table.claim) +
                   plan_text(say, table.pretender, table.plan) + ". Do you challenge?";
        case Question::execute: return "You are the Executioner: who has which card?";
        case Question::pay_two:
            return "You are the Sheriff: who pays " + amount(rules.content.chosen_tax) + ", and not only " +
                   amount(rules.content.tax) + "?";
        case Question::shuffle: return "You are the Minister: which two cards do you shuffle, and how?";
        case Question::answer:
            return say.name(table.mover) + " asks: \"Who is the minister?\" Do you answer \"Yes Sir\"?";
        case Question::challenge_answer: return pretender + " answers \"Yes Sir\". Do you challenge?";
        case Question::name: return "You are the Peasant: which card do you name next?";
        case Question::none: break;
    }
    return "The game is over.";
}

std::string Text::label(const Rules& rules, Seen seen, const Choice& choice, Names names) {
    const TableSpeaker say{rules, seen.me, names};
    switch (choice.act) {
        case Act::peek: return "Look at " + say.card(choice.spot, seen.me);
        case Act::decline: return "Look at no card";
        case Act::look: return look_label(rules, seen.table, seen.me);
        case Act::move_right:
        case Act::move_left:
        case Act::move_front: return move_label(choice.act);
        case Act::claim:
            return "Claim the " + word(choice.character) + ": " +
                   claim_gain(rules, seen.table, choice.character);
        case Act::challenge: return challenge_label(rules, seen.table, seen.me);
        case Act::no: return pass_label(say, seen.table);
        case Act::execute: return execute_label(say, seen.table, choice);
        case Act::pay_two: return pay_two_label(say, seen.table, choice.target);
        case Act::shuffle: return shuffle_label(say, choice);
        case Act::answer:
            return "Answer \"Yes Sir\": take " + coins_text(rules.content.answer_takes) +
                   " if nobody proves you wrong";
        case Act::silent: return "Stay silent: take nothing, risk nothing";
        case Act::name: return "Name the " + word(choice.character) + ": " + card_or_place(say, choice.spot);
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
