// SPDX-License-Identifier: Apache-2.0
#include "games/huzzah/text.h"

#include <array>

#include "games/huzzah/speaker.h"

namespace fg::huzzah {
namespace {

// ---- what a place offers ----

// "step 24: Mud Pit, free, a crowd of 5", "step 24: Mud Pit, Ann's, no crowd", "step 22: a Gate", "step 0"
std::string prospect(const Rules& rules, const Table& table, const Speaker& say, int step) {
    const std::string head = "step " + std::to_string(step);
    const Stage stage = rules.stage_at[step];
    if (stage == Stage::none) return rules.is_gate(step) ? head + ": a Gate" : head;
    const Seat performer = performer_on(rules, table, stage);
    const std::string owner = performer == no_seat    ? "free"
                              : say.is_you(performer) ? "yours"
                                                      : say.whose(performer);
    return head + ": " + word(stage) + ", " + owner + ", " + crowd_name(crowd_of(rules, table, stage));
}

// ---- prompts ----

std::string prompt_of_window(const Rules& rules, const Table& table, const Speaker& say) {
    const std::string steps = counted(rules.content.bump_steps, "step");
    const Seat subject = table.frame.subject;
    if (subject == no_seat)
        return "Richard has stopped on " + step_name(rules, table.richard) + ". Bump him " + steps + " on?";
    const std::string where = step_name(rules, table.place[subject].step());
    return say.who(subject) + std::string(say.verb(subject, " have", " has")) + " stopped on " + where +
           ". Bump " + (say.is_you(subject) ? "yourself " : "them ") + steps + " on?";
}

std::string prompt_of_heckle(const Rules& rules, const Table& table, const Speaker& say) {
    const Stage stage = stage_beside(rules, table, say.viewer);
    return say.name(performer_on(rules, table, stage)) + " performs at " + word(stage) +
           " before you. Heckle with a Show card?";
}

std::string prompt_of_show(const Rules& rules, const Table& table, Seat performer) {
    const Stage stage = table.place[performer].stage();
    const int crowd = crowd_of(rules, table, stage);
    return "You perform at " + word(stage) + " to " + (crowd == 0 ? "nobody yet" : crowd_name(crowd)) +
           ". Which Show card?";
}

// ---- labels ----

std::string label_of_walk(const Rules& rules, const Table& table, const Speaker& say, int steps) {
    const int stop = stop_after(rules, table, say.viewer, steps);
    const std::string there = prospect(rules, table, say, stop);
    if (steps == 0) return "Stay on " + there;
    const bool slides = stop != step_after(table.place[say.viewer].step(), steps);
    return "Walk " + std::to_string(steps) + " to " + there + (slides ? " (slide)" : "");
}

// HUZ-076: a bumped player slides, a bumped Richard never does.
int stop_after_bump(const Rules& rules, const Table& table) {
    const Seat subject = table.frame.subject;
    if (subject == no_seat) return step_after(table.richard, rules.content.bump_steps);
    return stop_after(rules, table, subject, rules.content.bump_steps);
}

std::string label_of_bump(const Rules& rules, const Table& table, const Speaker& say) {
    const Seat subject = table.frame.subject;
    const std::string whom = subject == no_seat    ? "Richard"
                             : say.is_you(subject) ? "yourself"
                                                   : say.name(subject);
    return "Bump " + whom + " to " + prospect(rules, table, say, stop_after_bump(rules, table));
}

// A performer cannot pass, but may be told so.
std::string label_of_pass(const Table& table, const Speaker& say) {
    const Question asked = question(table, say.viewer);
    if (asked == Question::show) return "Play no card";
    if (asked == Question::heckle) return "Do not heckle";
    const Seat subject = table.frame.subject;
    return "Pass: " +
           (subject == no_seat ? "Richard stays"
                               : say.whom(subject) + std::string(say.verb(subject, " stay", " stays"))) +
           " there";
}

std::string label_of_show(const Rules& rules, const Table& table, Seat performer, Card card) {
    const Content& content = rules.content;
    const std::string head = "Show " + word(card) + ": ";
    if (is_crowd(card))
        return head + std::to_string(crowd_size(card)) + " join your crowd; seen by Richard, lose " +
               std::to_string(content.penalty[card]);
    const Place place = table.place[performer];
    const int crowd = place.is_stage() ? crowd_of(rules, table, place.stage()) : 0;
    if (card == Card::finale) return head + "score " + std::to_string(crowd) + "; seen by Richard, nothing";
    if (card == Card::huzzah)
        return head + std::to_string(content.bleeding) + " of your crowd leave; seen by Richard, score " +
               std::to_string(content.huzzah_points);
    return head + "not in a show";
}

std::string label_of_heckle(const Rules& rules, const Table& table, const Speaker& say, Card card) {
    const Seat performer = performer_on(rules, table, stage_beside(rules, table, say.viewer));
    const std::string head = "Heckle with " + word(card);
    return performer == no_seat || !is_show(card)
               ? head
               : head + ": the stage is yours if " + say.name(performer) + " shows it too";
}

std::string label_of_place(const Rules& rules, const Table& table, Seat seat, int step) {
    const int there = table.counters[step] + table.to_place[seat];
    const int lost = there > rules.content.step_limit ? there - rules.content.step_limit : 0;
    const std::string text =
        "Step " + std::to_string(step) + ": makes " + std::to_string(there - lost) + " there";
    return lost == 0 ? text
                     : text + ", " + std::to_string(lost) + (lost == 1 ? " finds" : " find") + " no room";
}

std::string label_of_discard(const Choice& choice) {
    if (choice.card == Card::none) return "Keep every card";
    std::string text = "Discard " + word(choice.card);
    return choice.other == Card::none ? text : text + " and " + word(choice.other);
}

}  // namespace

std::string Text::prompt(const Rules& rules, const Seen& seen, Names names) {
    const Table& table = seen.table;
    const Speaker say{seen.me, names};
    switch (question(table, seen.me)) {
        case Question::choose_stage: return "On which stage will you begin?";
        case Question::walk:
            return "You rolled " + std::to_string(table.frame.roll) + ". How far will you walk?";
        case Question::bump_mover:
        case Question::bump_richard:
        case Question::bump_pushed: return prompt_of_window(rules, table, say);
        case Question::take_stage:
            return word(stage_beside(rules, table, seen.me)) + " is free. Will you take the stage?";
        case Question::show: return prompt_of_show(rules, table, seen.me);
        case Question::heckle: return prompt_of_heckle(rules, table, say);
        case Question::place_crowd:
            return people_text(table.to_place[seen.me]) +
                   " came to your show. On which step will they stand?";
        case Question::discard: return "Which cards will you discard, two at most?";
    }
    return {};
}

std::string Text::label(const Rules& rules, const Seen& seen, const Choice& choice, Names names) {
    const Table& table = seen.table;
    const Speaker say{seen.me, names};
    switch (choice.act) {
        case Act::choose:
            return word(choice.stage) + ": " + counted(rules.area(choice.stage).size, "step") +
                   ", room for a crowd of " +
                   std::to_string(rules.area(choice.stage).size * rules.content.step_limit);
        case Act::walk: return label_of_walk(rules, table, say, choice.steps);
        case Act::bump: return label_of_bump(rules, table, say);
        case Act::pass: return label_of_pass(table, say);
        case Act::take: {
            const Stage stage = stage_beside(rules, table, seen.me);
            return "Take the stage: " + crowd_name(crowd_of(rules, table, stage)) + " at " + word(stage);
        }
        case Act::stay: return "Stay on the path: leave the stage free";
        case Act::show: return label_of_show(rules, table, seen.me, choice.card);
        case Act::heckle: return label_of_heckle(rules, table, say, choice.card);
        case Act::place: return label_of_place(rules, table, seen.me, choice.step);
        case Act::discard: return label_of_discard(choice);
        case Act::none: return {};
    }
    return {};
}

int Text::leads_to(const Rules& rules, const Seen& seen, const Choice& choice) {
    if (choice.act == Act::walk) return stop_after(rules, seen.table, seen.me, choice.steps);
    return choice.act == Act::bump ? stop_after_bump(rules, seen.table) : -1;
}

std::string_view Text::rule_of_choice(const Seen& seen, const Choice& choice) {
    switch (choice.act) {
        case Act::choose: return "HUZ-036";
        case Act::walk: return choice.steps == 0 ? "HUZ-060" : "HUZ-056";
        case Act::bump: return "HUZ-069";
        case Act::pass: return seen.table.frame.phase == Phase::show ? "HUZ-094" : "HUZ-083";
        case Act::take: return "HUZ-062";
        case Act::stay: return "HUZ-061";
        case Act::show:
            if (is_crowd(choice.card)) return "HUZ-116";
            return choice.card == Card::finale ? "HUZ-125" : "HUZ-130";
        case Act::heckle: return "HUZ-133";
        case Act::place: return "HUZ-117";
        case Act::discard: return "HUZ-147";
        case Act::none: return {};
    }
    return {};
}

std::string_view Text::rule_of_question(Question question) {
    switch (question) {
        case Question::choose_stage: return "HUZ-035";
        case Question::walk: return "HUZ-056";
        case Question::bump_mover: return "HUZ-072";
        case Question::take_stage: return "HUZ-061";
        case Question::show: return "HUZ-086";
        case Question::heckle: return "HUZ-092";
        case Question::bump_richard: return "HUZ-102";
        case Question::place_crowd: return "HUZ-118";
        case Question::discard: return "HUZ-146";
        case Question::bump_pushed: return "HUZ-080";
    }
    return {};
}

std::string_view Text::blurb() {
    return "Gather a crowd at the faire, cash it in before Richard sees, and heckle the others off their "
           "stages.";
}

std::span<const OptionHelp> Text::options() {
    static constexpr std::array<OptionHelp, 12> help{{
        {.key = "stage_repairs",
         .name = "Stages closed for repairs",
         .help = "Fewer stages bring few players together.",
         .rule = "HUZ-159",
         .values = {"none", "as suits the number of players", "those you choose"}},
        {.key = "closed_stages",
         .name = "The stages you close",
         .help = "Used if you choose the closed stages yourself.",
         .rule = "HUZ-159"},
        {.key = "move_order",
         .name = "Order of the walkers",
         .help = "Everybody on the path rolls a die before walking.",
         .rule = "HUZ-054",
         .values = {"highest roll first, then the next", "highest roll first, then clockwise"}},
        {.key = "stage_claim_timing",
         .name = "A free stage is taken",
         .help = "Whether others may still bump a walker away from a free stage.",
         .rule = "HUZ-065",
         .values = {"after the Bumps", "before the Bumps"}},
        {.key = "bump_after_push",
         .name = "Bumps after a push",
         .help = "A player whom Richard has pushed may then be bumped.",
         .rule = "HUZ-080"},
        {.key = "bump_window_mode",
         .name = "Whether to bump is decided",
         .help = "All at once is quicker; in order, later players know what the others did.",
         .rule = "HUZ-084",
         .values = {"by all at once, in secret", "one after another, openly"}},
        {.key = "heckle_presence",
         .name = "A heckler must be in the audience",
         .help = "Richard may push a heckler away before the cards are turned over.",
         .rule = "HUZ-143",
         .values = {"until the cards are turned over", "only when laying the card"}},
        {.key = "negative_scores",
         .name = "Scores below zero",
         .help = "Points lost to Richard may take a score below zero.",
         .rule = "HUZ-124"},
        {.key = "discard_visibility",
         .name = "Cards discarded at the end of a turn",
         .help = "Whether the others see which cards go.",
         .rule = "HUZ-148",
         .values = {"face up", "face down"}},
        {.key = "tie_rule",
         .name = "A tie for the lead at the target",
         .help = "What happens when several players lead with enough points to win.",
         .rule = "HUZ-153",
         .values = {"the game goes on", "they win together"}},
        {.key = "target_score",
         .name = "Points to win",
         .help = "Whoever leads with that many points at the end of a turn has won.",
         .rule = "HUZ-154",
         .least = 20,
         .most = 100},
        {.key = "turn_cap",
         .name = "Turns at most",
         .help = "At least 20; after the last turn the highest score wins.",
         .rule = "HUZ-155",
         .most = 500,
         .zero = "no limit"},
    }};
    return help;
}

}  // namespace fg::huzzah
