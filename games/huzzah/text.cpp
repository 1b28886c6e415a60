// SPDX-License-Identifier: Apache-2.0
#include "games/huzzah/text.h"

#include <array>

namespace fg::huzzah {
namespace {

std::string word(Stage stage) { return std::string(name_of(stage)); }
std::string word(Card card) { return std::string(name_of(card)); }
std::string counted(int number, std::string_view one) {
    return std::to_string(number) + " " + std::string(one) + (number == 1 ? "" : "s");
}
std::string player(Seat seat, Names names) {
    const auto i = static_cast<std::size_t>(seat);
    return i < names.size() ? names[i] : "Seat " + std::to_string(i);
}

// "step 19 at Tinker's Row", "step 22, a Gate", "step 0"
std::string step_name(const Rules& rules, int step) {
    std::string text = "step " + std::to_string(step);
    if (rules.is_gate(step)) text += ", a Gate";
    if (rules.stage_at[step] != Stage::none) text += " at " + word(rules.stage_at[step]);
    return text;
}

std::string prompt_of_window(const Rules& rules, const Table& table, Seat asked, Names names) {
    const std::string steps = counted(rules.content.bump_steps, "step");
    const Seat subject = table.frame.subject;
    if (subject == no_seat)
        return "Richard has stopped on " + step_name(rules, table.richard) + ". Bump him " + steps + " on?";
    const std::string where = step_name(rules, table.place[subject].step());
    if (subject == asked) return "You have stopped on " + where + ". Bump yourself " + steps + " on?";
    return player(subject, names) + " has stopped on " + where + ". Bump that pawn " + steps + " on?";
}

std::string label_of_walk(const Rules& rules, const Table& table, Seat seat, int steps) {
    const int stop = stop_after(rules, table, seat, steps);
    if (steps == 0) return "Stay on " + step_name(rules, stop);
    const bool slides = stop != step_after(table.place[seat].step(), steps);
    std::string text =
        "Walk " + std::to_string(steps) + (slides ? " and slide to " : " to ") + step_name(rules, stop);
    const Stage stage = rules.stage_at[stop];
    if (stage != Stage::none) text += is_taken(table, stage) ? " (occupied)" : " (free)";
    return text;
}

// HUZ-076: a bumped player slides, a bumped Richard never does.
int stop_after_bump(const Rules& rules, const Table& table) {
    const Seat subject = table.frame.subject;
    if (subject == no_seat) return step_after(table.richard, rules.content.bump_steps);
    return stop_after(rules, table, subject, rules.content.bump_steps);
}

std::string label_of_bump(const Rules& rules, const Table& table) {
    const std::string whom = table.frame.subject == no_seat ? "Bump Richard to " : "Bump to ";
    return whom + step_name(rules, stop_after_bump(rules, table));
}

// A performer cannot pass, but may be told so.
std::string label_of_pass(Question question) {
    if (question == Question::show) return "Play no card";
    return question == Question::heckle ? "Do not heckle" : "Pass";
}

std::string label_of_place(const Rules& rules, const Table& table, Seat seat, int step) {
    const int here = table.counters[step], came = table.to_place[seat];
    const int lost = here + came > rules.content.step_limit ? here + came - rules.content.step_limit : 0;
    std::string text = "Step " + std::to_string(step) + ": " + std::to_string(here) + " there, " +
                       std::to_string(here + came - lost) + " then";
    return lost == 0 ? text : text + ", " + std::to_string(lost) + " lost";
}

std::string label_of_discard(const Choice& choice) {
    if (choice.card == Card::none) return "Keep every card";
    std::string text = "Discard " + word(choice.card);
    return choice.other == Card::none ? text : text + " and " + word(choice.other);
}

}  // namespace

std::string Text::prompt(const Rules& rules, const Seen& seen, Names names) {
    const Table& table = seen.table;
    switch (question(table, seen.me)) {
        case Question::choose_stage: return "On which stage will you begin?";
        case Question::walk:
            return "You rolled " + std::to_string(table.frame.roll) + ". How far will you walk?";
        case Question::bump_mover:
        case Question::bump_richard:
        case Question::bump_pushed: return prompt_of_window(rules, table, seen.me, names);
        case Question::take_stage:
            return word(stage_beside(rules, table, seen.me)) + " is free. Will you take the stage?";
        case Question::show:
            return "You perform on " + word(table.place[seen.me].stage()) + ". Which Show card?";
        case Question::heckle: {
            const Stage stage = stage_beside(rules, table, seen.me);
            const std::string performer = player(performer_on(rules, table, stage), names);
            return performer + " performs on " + word(stage) + " before you. Heckle with a Show card?";
        }
        case Question::place_crowd:
            return counted(table.to_place[seen.me], "counter") + " come to your show. On which step?";
        case Question::discard: return "Which cards will you discard, two at most?";
    }
    return {};
}

std::string Text::label(const Rules& rules, const Seen& seen, const Choice& choice, Names) {
    const Table& table = seen.table;
    switch (choice.act) {
        case Act::choose:
            return word(choice.stage) + " (" + counted(rules.area(choice.stage).size, "step") +
                   ", room for " + std::to_string(rules.area(choice.stage).size * rules.content.step_limit) +
                   ")";
        case Act::walk: return label_of_walk(rules, table, seen.me, choice.steps);
        case Act::bump: return label_of_bump(rules, table);
        case Act::pass: return label_of_pass(question(table, seen.me));
        case Act::take: return "Take " + word(stage_beside(rules, table, seen.me));
        case Act::stay: return "Stay on the path";
        case Act::show: return word(choice.card);
        case Act::heckle: return "Heckle with " + word(choice.card);
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
        {"stage_repairs", "Which stages are closed for the game, to bring few players together.", "HUZ-159"},
        {"closed_stages", "With stage_repairs = custom: the closed stages.", "HUZ-159"},
        {"move_order", "Whether dice order all walking players or only find the first.", "HUZ-054"},
        {"stage_claim_timing", "Whether a free stage is taken after the Bumps or before.", "HUZ-065"},
        {"bump_after_push", "Whether a player whom Richard has pushed may be bumped.", "HUZ-080"},
        {"bump_window_mode", "Bumps are committed in secret all at once, or asked for in order.", "HUZ-084"},
        {"heckle_presence", "Whether a heckler must still stand in the audience at the reveal.", "HUZ-143"},
        {"negative_scores", "Whether a score may fall below zero.", "HUZ-124"},
        {"discard_visibility", "Whether cards discarded at the end of a turn are shown.", "HUZ-148"},
        {"tie_rule", "Whether leaders who tie at the target play on or win together.", "HUZ-153"},
        {"target_score", "The points that win the game.", "HUZ-154", 20, 100},
        {"turn_cap", "The last turn, 20 to 500; 0 for none.", "HUZ-155", 0, 500},
    }};
    return help;
}

}  // namespace fg::huzzah
