// SPDX-License-Identifier: Apache-2.0
#include "games/ren_faire/text.h"

#include <array>

#include "games/ren_faire/speaker.h"

namespace fg::ren {
namespace {

constexpr std::size_t longest_label = 64;

// ---- prompts ----

std::string so_far(const Cards& cards) {
    return cards.is_empty() ? "" : " So far " + counted(cards.size(), "card") + ".";
}
std::string prompt_of_cards(int number, const Cards& picked, const std::string& why) {
    return "Which " + (number == 1 ? std::string("card") : counted(number, "card")) + " will you discard? " +
           why + so_far(picked);
}
std::string prompt_of_action(const Rules& rules, const Seen& seen) {
    const Table& table = seen.table;
    return "Round " + text_of(round_of(rules, table)) + ": " + counted(table.actions_left, "action") +
           " left, " + coins_text(table.coins[seen.me]) + ". What will you do?";
}
// REN-057
std::string prompt_of_perform(const Rules& rules, const Stage& stage) {
    return word(stage.card) + ": " + stunt_text(rules, stage.card) + " You have " +
           text_of(scaled_seconds(rules, step_of(rules, stage).seconds)) + " seconds. Will you?";
}

// The step that is being done; nothing while no card is played, or all of it is done.
const Operation* current_step(const Rules& rules, const Stage& stage) {
    if (stage.card == Performance::none) return nullptr;
    return stage.step < rules.program(stage.card, stage.part).size() ? &step_of(rules, stage) : nullptr;
}
int number_of(const Rules& rules, const Stage& stage) {
    const Operation* step = current_step(rules, stage);
    return step == nullptr ? 0 : step->n;
}

// What comes of a contest, for either of the two: what the card says after it. What it says to one of them alone is left out.
std::string rest_text(const Rules& rules, const Stage& stage) {
    const Rules::Range program = rules.program(stage.card, stage.part);
    std::string text;
    for (int i = stage.step + 1; i < program.size(); ++i)
        if (is_any(program[i].who, Who::both, Who::succeeded, Who::failed, Who::tied) &&
            program[i].you == 0 && program[i].to != Who::you)
            text += " " + opened(step_text(program[i])) + ".";
    return text;
}

// ---- labels ----

std::string fitting(const std::string& text, const std::string& shorter) {
    return text.size() <= longest_label ? text : shorter;
}
std::string label_of_play(const Rules& rules, Performance card) {
    const std::string head = "Play " + word(card);
    const std::string gist = gist_of(rules, card, longest_label - head.size() - 2);
    return gist.empty() ? head : head + ": " + gist;
}
std::string label_of_buy(const Rules& rules, const Seen& seen, Costume costume) {
    const bool is_hawked = seen.table.question == Question::hawker;
    const Market market(rules, seen.table, seen.me, is_hawked ? step_of(rules, seen.table.stage).n : 0);
    const std::string price = coins_text(market.price(rules.costume(costume).price));
    const std::string head = "Buy " + word(costume);
    return fitting(head + ": " + spaces_text(rules, costume) + ", " + price, head + ": " + price);
}
std::string label_of_place(const Rules& rules, const Seen& seen, Seat seat, Names names) {
    const Speaker say{seen.me, names};
    const std::string head = "Place it on " + (say.is_you(seat) ? "yourself" : say.name(seat));
    const auto garb = garb_seen(seen);
    if (garb.size(stall) == 0) return head;
    const int filled = filled_with(rules, seen.table.outfits[seat], garb.entry(stall, 0).card);
    return fitting(head + ": " + text_of(filled) + " of " + text_of(rules.slots_needed) + " slots filled",
                   head);
}
std::string label_of_select(const Rules& rules, const Seen& seen, Costume costume, Names names) {
    const Speaker say{seen.me, names};
    const std::string what = fitting(": " + spaces_text(rules, costume), "");
    const Question question = seen.table.question;
    if (question == Question::lift) return "Lift " + word(costume) + what;
    if (question == Question::launder) return "Discard " + word(costume) + what;
    if (question == Question::order) return "Next " + word(costume) + what;
    if (question == Question::seer) return "Take " + word(costume) + what;
    const auto garb = garb_seen(seen);
    for (Seat seat : EachSeat{rules.players})
        if (garb.sees(costume, stack_of(seat)))
            return "Discard " + word(costume) + ": worn by " + say.whom(seat);
    return "Discard " + word(costume);
}
std::string label_of_decline(Question question) {
    if (question == Question::lift) return "Lift nothing";
    if (question == Question::pass_on) return "Keep it";
    if (question == Question::hawker) return "Buy nothing";
    if (question == Question::seer) return "Take neither";
    return "Discard nothing";
}
std::string label_of_name(const Seen& seen, Seat seat, Names names) {
    const Speaker say{seen.me, names};
    const std::string whom = say.is_you(seat) ? "yourself" : say.name(seat);
    const Question question = seen.table.question;
    if (is_any(question, Question::duel_vote, Question::ribbon)) return "Vote for " + whom;
    if (question == Question::first_vote) return "Name " + whom;
    if (question == Question::host_choice) return say.is_you(seat) ? "Begin yourself" : whom + " begins";
    return "Choose " + whom;
}
// P43: what a number costs either of the two, whoever wins.
std::string label_of_nerve(const Rules& rules, const Stage& stage, int n) {
    int cost = 0;
    for (const Operation& step : rules.program(stage.card, stage.part))
        if (step.op == Op::lose && step.who == Who::both && step.when == When::always && step.shown != 0 &&
            step.shown <= n)
            cost += step.n;
    return "Nerve " + text_of(n) + ": costs " + (cost == 0 ? "nothing" : coins_text(cost));
}
// P44
std::string label_of_pick(Pick pick) {
    const std::string head = opened(word(pick));
    if (pick == Pick::share) return head + ": a tie if both share";
    if (pick == Pick::snatch) return head + ": succeed alone, or both fail";
    return head;
}
std::string label_of_number(const Rules& rules, const Table& table, int n) {
    const Question question = table.question;
    if (is_any(question, Question::fingers, Question::few_fingers)) return "Show " + counted(n, "finger");
    if (question == Question::nerve) return label_of_nerve(rules, table.stage, n);
    if (question == Question::bid) return "Bid " + coins_text(n);
    if (question == Question::stake) return "Stake " + coins_text(n);
    return "Score " + text_of(n);
}

}  // namespace

std::string Text::prompt(const Rules& rules, const Seen& seen, Names names) {
    const Table& table = seen.table;
    const Speaker say{seen.me, names};
    const Stage& stage = table.stage;
    const std::string card = stage.card == Performance::none ? "" : word(stage.card) + ": ";
    const int number = number_of(rules, stage);
    switch (table.question) {
        case Question::first_vote: return "Who has the worst fashion sense, and begins?";
        case Question::host_choice: return "Who begins?";
        case Question::character: return "Which Character will you be?";
        case Question::action: return prompt_of_action(rules, seen);
        case Question::discard:
            return "Which cards will you discard before you draw up to " +
                   text_of(table.outfits[seen.me].maximum) + "?" + so_far(seen.group.cards);
        case Question::place:
            return "Who will wear " + costume_text(rules, garb_seen(seen).entry(stall, 0).card) + "?";
        case Question::trim:
            return prompt_of_cards(
                detail::excess_of(seen), seen.group.cards,
                "Your hand holds " + text_of(table.outfits[seen.me].maximum) + " at most.");
        case Question::toss:
            return prompt_of_cards(number, seen.group.cards, word(stage.card) + " asks for it.");
        case Question::choose_other: return card + "choose another player.";
        case Question::choose_player: return card + "choose a player, perhaps yourself.";
        case Question::mud: return card + "lose " + coins_text(number) + ", or your top Costume?";
        case Question::lift: return card + "lift one of your Costumes to the top?";
        case Question::launder: return card + "discard one of your Costumes?";
        case Question::icon: return card + "which icon do you name?";
        case Question::pass_on: return card + "pay " + coins_text(number) + " to pass it on?";
        case Question::perform: return prompt_of_perform(rules, stage);
        case Question::kept: return card + stunt_text(rules, stage.card) + " Did you keep to it?";
        case Question::vote: return card + stunt_text(rules, stage.card) + " Did it please you?";
        case Question::duel_vote:
            return card + "who was better, " + say.whom(stage.you) + " or " + say.whom(stage.chosen) + "?";
        case Question::hawker:
            return card + "buy a Costume from the Window, " + coins_text(number) + " cheaper?";
        case Question::order: return card + "which Costume comes next, from the bottom?";
        case Question::seer:
            return card + "take one of these for " + coins_text(step_of(rules, stage).price) + "?";
        case Question::decree: return card + "which Costume is outlawed?";
        case Question::spoils: return card + "take their top Costume, or " + coins_text(number) + "?";
        case Question::joust:
            return card + "pass " + text_of(stage.count + 1) + " of " + text_of(step_of(rules, stage).last) +
                   ". Lance beats feint, feint beats shield, shield beats lance.";
        case Question::call: return card + "will the fingers be odd or even?";
        case Question::fingers: return card + "how many fingers do you show? You will see the sum.";
        case Question::few_fingers:
            return card + "how many fingers do you show? The highest number alone wins.";
        case Question::thimble:
            return card + (seen.me == stage.you ? "under which thimble do you hide the pea?"
                                                : "under which thimble is the pea?");
        case Question::nerve:
            return card + "how long do you stare? The longer stare succeeds." + rest_text(rules, stage);
        case Question::pie: return card + "share or snatch?" + rest_text(rules, stage);
        case Question::bid: return card + "how much do you bid for the leftmost Costume in the Window?";
        case Question::ribbon: return card + "who is dressed best?";
        case Question::slots:
            return card + (seen.me == stage.you ? "which two slots will the next Costume have?"
                                                : "which slot will the next Costume have?");
        case Question::stake: return card + "how much do you stake?";
        case Question::score: return card + "a race of skill. Play it, or let dice play for you.";
        case Question::pattern: return card + "a test of memory. Play it, or let dice play for you.";
        case Question::act:
            return card + stunt_text(rules, stage.card) +
                   " The stage is yours: let the curtain fall when you are done.";
    }
    return {};
}

std::string Text::label(const Rules& rules, const Seen& seen, const Choice& choice, Names names) {
    const Table& table = seen.table;
    switch (choice.act) {
        case Act::name: return label_of_name(seen, choice.seat, names);
        case Act::take: return word(choice.character);
        case Act::play: return label_of_play(rules, choice.card);
        case Act::buy: return label_of_buy(rules, seen, choice.costume);
        case Act::buy_blind:
            return "Buy unseen: the next Costume of the deck, " +
                   coins_text(Market(rules, table, seen.me).price(rules.content.price));
        case Act::draw_up:
            return "Discard and draw up: to " + counted(table.outfits[seen.me].maximum, "card");
        case Act::pick: return "Discard " + word(choice.card);
        case Act::done:
            return seen.group.cards.is_empty() ? "Keep all cards"
                                               : "Done: discard " + counted(seen.group.cards.size(), "card");
        case Act::place: return label_of_place(rules, seen, choice.seat, names);
        case Act::lose: return "Lose " + coins_text(number_of(rules, table.stage));
        case Act::shed: return "Lose your top Costume";
        case Act::select: return label_of_select(rules, seen, choice.costume, names);
        case Act::decline: return label_of_decline(table.question);
        case Act::name_icon: return word(choice.icon);
        case Act::pass_on: return "Pass it to " + Speaker{seen.me, names}.name(choice.seat);
        case Act::perform: return "Perform";
        case Act::refuse: return "Decline: that is failing";
        case Act::kept: return "I kept to it: the others vote";
        case Act::slipped: return "I slipped: that is failing";
        case Act::huzzah: return "Huzzah!";
        case Act::boo: return "Boo!";
        case Act::take_top: return "Take their top Costume";
        case Act::take_coins: return "Take " + coins_text(number_of(rules, table.stage));
        case Act::choose: return label_of_pick(choice.pick);
        case Act::show: return label_of_number(rules, table, choice.n);
        case Act::dice: return "Let dice play for me";
        case Act::curtain: return "Curtain: the judges vote";
        case Act::name_slot:
            return choice.other == Slot::none ? word(choice.slot)
                                              : word(choice.slot) + " and " + word(choice.other);
        case Act::none: break;
    }
    return {};
}

std::string_view Text::rule_of_choice(const Seen& seen, const Choice& choice) {
    if (choice.act == Act::play) return "REN-036";
    if (choice.act == Act::buy) return "REN-095";
    if (choice.act == Act::buy_blind) return "REN-096";
    if (choice.act == Act::draw_up) return "REN-128";
    if (choice.act == Act::refuse) return "REN-066";
    return rule_of_question(seen.table.question);
}
std::string_view Text::rule_of_question(Question question) {
    switch (question) {
        case Question::first_vote:
        case Question::host_choice: return "REN-015";
        case Question::character: return "REN-011";
        case Question::action: return "REN-028";
        case Question::discard: return "REN-128";
        case Question::place: return "REN-101";
        case Question::trim: return "REN-124";
        case Question::toss: return "REN-043";
        case Question::choose_other: return "REN-047";
        case Question::choose_player: return "REN-046";
        case Question::mud:
        case Question::lift:
        case Question::launder: return "REN-050";
        case Question::icon: return "REN-082";
        case Question::pass_on: return "REN-088";
        case Question::perform: return "REN-066";
        case Question::kept: return "REN-076";
        case Question::act: return "REN-057";
        case Question::vote: return "REN-068";
        case Question::duel_vote: return "REN-069";
        case Question::hawker: return "REN-104";
        case Question::order: return "REN-126";
        case Question::seer: return "REN-105";
        case Question::decree: return "REN-134";
        case Question::spoils: return "REN-105";
        case Question::joust:
        case Question::call:
        case Question::fingers:
        case Question::few_fingers:
        case Question::thimble:
        case Question::nerve:
        case Question::pie:
        case Question::bid:
        case Question::ribbon:
        case Question::slots:
        case Question::stake: return "REN-077";
        case Question::score:
        case Question::pattern: return "REN-078";
    }
    return {};
}

std::string Text::content_fault(const Content& content) {
    const CardFault fault = first_fault(content.performances);
    if (fault.why == nullptr) return {};
    std::string text = "performances." + word(fault.card);
    if (fault.step >= 0) {
        const Operation& step = content.performances[fault.card].parts[fault.part][fault.step];
        text += ".parts." + std::string(name_of(fault.part)) + ", step " + text_of(fault.step + 1) + " (" +
                std::string(name_of(step.op)) + ")";
    }
    return text + ": " + fault.why + " (REN-152)";
}

std::string_view Text::blurb() {
    return "Perform silly stunts for coins, dress up in layers of see-through costumes, and undress your "
           "rivals.";
}

// docs/balance/ren_faire.md
std::span<const Preset> Text::presets() {
    static constexpr std::array<Preset, 2> list{
        {{.key = "long_afternoon",
          .name = "A long afternoon",
          .help = "Five slots to fill instead of four, and a coin or two more for those who begin later.",
          .options = R"({"slots_needed":"5","late_coins":"on"})",
          .least_players = 4,
          .most_players = 4},
         {.key = "level_crowd",
          .name = "A Crowd that outvotes the judges",
          .help = "It has one vote more than there are judges, so that rivals who always boo cannot decide "
                  "alone.",
          .options = R"({"crowd":"level"})",
          .is_for_strangers = true}}};  // REN-071
    return list;
}

std::span<const OptionHelp> Text::options() {
    static constexpr std::array<OptionHelp, 17> help{{
        {.key = "judging",
         .name = "Stunts are judged",
         .help = "By a secret vote of those who watch, or by dice.",
         .rule = "REN-062",
         .values = {"by votes if two people play", "by votes", "by dice"}},
        {.key = "crowd",
         .name = "The Crowd votes",
         .help = "Simulated spectators vote when few judges are there, so that one rival cannot starve you.",
         .rule = "REN-071",
         .values = {"with fewer than two judges", "never", "up to three votes", "one more than the judges"}},
        {.key = "show_votes",
         .name = "Votes are shown",
         .help = "All together, after the last one.",
         .rule = "REN-073",
         .values = {"as totals", "with names"}},
        {.key = "skill_contests",
         .name = "Skill contests",
         .help = "People play the mini-games, or everybody is rolled.",
         .rule = "REN-078",
         .values = {"are played", "are rolled"}},
        {.key = "stunt_medium",
         .name = "Stunts are done",
         .help = "For tables without microphones every stunt has a typed form.",
         .rule = "REN-059",
         .values = {"as you like", "by typing"}},
        {.key = "stunt_time_scale",
         .name = "Time for stunts",
         .help = "How much of its printed time a stunt may take.",
         .rule = "REN-058",
         .values = {"as printed", "half", "one and a half times", "twice", "three times"}},
        {.key = "taunts",
         .name = "Taunts",
         .help = "Emotes with sounds while somebody performs.",
         .rule = "REN-061",
         .values = {"welcome", "none"}},
        {.key = "first_player",
         .name = "Who begins",
         .help = "The player with the worst fashion sense.",
         .rule = "REN-015",
         .values = {"the Faire decides", "a vote decides", "the host decides"}},
        {.key = "character_pick",
         .name = "Characters",
         .help = "They differ in looks only.",
         .rule = "REN-012",
         .values = {"are chosen in turn", "are dealt"}},
        {.key = "late_coins",
         .name = "Coins to begin with",
         .help = "Later players may be given more, because the first one is a step ahead.",
         .rule = "REN-009",
         .values = {"the same for all", "more for later players"}},
        {.key = "slots_needed",
         .name = "Slots to fill",
         .help = "How many slots make an outfit.",
         .rule = "REN-138",
         .values = {"by players: 6, 5, 4", "4", "5", "6"}},
        {.key = "three_card_test",
         .name = "The three Costumes of an outfit",
         .help = "Which Costumes count.",
         .rule = "REN-140",
         .values = {"those that show an icon", "all of the stack"}},
        {.key = "match_bonus",
         .name = "Matching icons add cards",
         .help = "Which matches raise the hand maximum.",
         .rule = "REN-120",
         .values = {"for every match", "for the largest set"}},
        {.key = "raise_draw",
         .name = "When the maximum rises",
         .help = "How many cards are drawn at once.",
         .rule = "REN-122",
         .values = {"draw as many as it rose", "draw up to it"}},
        {.key = "null_price_test",
         .name = "The low price is for",
         .help = "What a Costume with both an icon and a null costs.",
         .rule = "REN-094",
         .values = {"any Costume with a null", "Costumes without an icon"}},
        {.key = "gift_win",
         .name = "Completing another's outfit",
         .help = "The wearer wins, whoever placed the last Costume.",
         .rule = "REN-143",
         .values = {"is allowed", "is barred"}},
        {.key = "round_cap",
         .name = "Rounds at most",
         .help = "At least 20; hardly ever reached.",
         .rule = "REN-145",
         .most = 200,
         .zero = "no limit"},
    }};
    return help;
}

}  // namespace fg::ren
