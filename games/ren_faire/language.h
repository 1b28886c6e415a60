// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What makes sense as a Performance: which operation may stand where, and with which numbers. A card that does not is refused
// with its name, the part, the step and the reason.
#pragma once

#include "games/ren_faire/printed.h"

namespace fg::ren {

// The first thing that is wrong with a deck of Performances. `why` is null if nothing is.
struct CardFault {
    Performance card = Performance::none;
    Part part = Part::none;
    int step = -1;  // of the part; -1: the card as a whole
    const char* why = nullptr;
};

// A Task: it says who succeeded, failed or tied.
constexpr bool is_task(Op op) {
    return is_any(op, Op::perform, Op::perform_together, Op::duel, Op::hold, Op::joust, Op::odds, Op::tallest,
                  Op::thimbles, Op::nerve, Op::share, Op::ribbon, Op::name_slots, Op::race, Op::par);
}
// Two players take part: you and the one the card chose.
constexpr bool is_for_two(Op op) {
    return op == Op::perform_together || op == Op::duel || op == Op::joust || op == Op::odds ||
           op == Op::thimbles || op == Op::nerve || op == Op::share || op == Op::race;
}
// A secret number is shown, which later operations may speak of.
constexpr bool shows_number(Op op) { return op == Op::tallest || op == Op::nerve || op == Op::odds; }
// Done at once, whatever else is going on: all that a trigger may do.
constexpr bool is_instant(Op op) {
    return op == Op::gain || op == Op::lose || op == Op::pay || op == Op::take_coins;
}

namespace detail {

struct Bounds {
    int least, most;
    constexpr bool has(int n) const { return n >= least && n <= most; }
};
// What the number of an operation may be.
constexpr Bounds bounds_of(Op op) {
    if (is_any(op, Op::gain, Op::lose, Op::pay, Op::mud, Op::spoils, Op::pass_on, Op::auction, Op::stake,
               Op::odds, Op::nerve))
        return {1, 9};
    if (is_any(op, Op::draw, Op::toss, Op::buy)) return {1, 2};
    if (op == Op::peek) return {1, most_peeked};
    if (op == Op::tallest) return {2, 9};
    if (op == Op::joust) return {1, 5};
    return {0, op == Op::lay ? 9 : 0};
}

// Reads one part of a card from its first step on.
struct Reader {
    const PerformanceCard& card;
    Part part;
    bool has_chosen = false, has_task = false, has_shown = false, has_icon = false, has_stake = false;

    constexpr const char* fault_in(const Operation& step, bool is_last) {
        if (index_of(step.op) >= name_count<Op>) return "is no operation";
        if (!misplaced_field(step).empty())
            return "has a field that it does not use, or lacks one that it needs";
        if (!bounds_of(step.op).has(step.n)) return "its number is too small or too large";
        if (const char* why = fault_of_numbers(step)) return why;
        if (const char* why = fault_of_who(step)) return why;
        if (const char* why = fault_of_place(step, is_last)) return why;
        remember(step);
        return nullptr;
    }

  private:
    constexpr const char* fault_of_numbers(const Operation& step) const {
        if (step.you > 9 || step.below > 9 || step.shown > 9 || step.price > 9 || step.coins > 9 ||
            step.last > 9)
            return "no number may be above 9";
        const bool is_timed =
            step.op == Op::perform || step.op == Op::perform_together || step.op == Op::duel;
        if (is_timed && (step.seconds < 5 || step.seconds > 180)) return "must take 5 to 180 seconds";
        if (step.op == Op::joust && step.last < step.n) return "has fewer passes than are to be won";
        if (step.op == Op::race && !is_any(step.skill, Skill::tongue, Skill::banner))
            return "a race needs a score, so its skill is tongue or banner";
        if (step.op == Op::par && step.skill != Skill::pattern)
            return "is passed or failed, so its skill is pattern";
        return nullptr;
    }
    constexpr const char* fault_of_who(const Operation& step) const {
        for (const Who who : {step.who, step.to}) {
            const bool is_verdict = who == Who::succeeded || who == Who::failed || who == Who::tied;
            if (is_verdict && !has_task) return "speaks of a Task, and none came before";
            if ((who == Who::chosen || who == Who::both) && !has_chosen)
                return "speaks of a chosen player, and none was chosen before";
            if (who == Who::holder && part != Part::tick && part != Part::last && step.op != Op::lay)
                return "a holder is there only in later parts of an Extended card";
            if (who == Who::placer && part != Part::trigger) return "a placer is there only in a trigger";
        }
        if (step.when != When::always && !has_task) return "waits for a Task, and none came before";
        if (is_for_two(step.op) && !has_chosen) return "is for two, and no other player was chosen before";
        if ((step.op == Op::gain_shown || step.shown != 0) && !has_shown)
            return "speaks of a number that nobody has shown";
        return nullptr;
    }
    constexpr const char* fault_of_place(const Operation& step, bool is_last) const {
        if (part == Part::trigger && !is_instant(step.op)) return "a trigger can only move coins";
        const bool is_now = part == Part::now;
        if (is_any(step.op, Op::choose_player, Op::choose_other) && (!is_now || has_chosen || has_task))
            return "a player is chosen once, before anything is done";
        if (is_any(step.op, Op::name_icon, Op::stake, Op::perform_together, Op::duel, Op::spoils) && !is_now)
            return "belongs to when the card is played";
        if (is_any(step.op, Op::hold, Op::take_coins, Op::payout) && is_now) return "belongs to a later part";
        if (step.op == Op::pass_on && part != Part::tick) return "belongs to `tick`";
        if (step.op == Op::leave && step.when == When::always) return "needs to say when";
        return step.op == Op::lay ? fault_of_lay(step, is_last) : nullptr;
    }
    constexpr const char* fault_of_lay(const Operation& step, bool is_last) const {
        if (part != Part::now || !is_last) return "must be the last thing when the card is played";
        if (step.who != Who::you && step.who != Who::chosen)
            return "a card lies near you or the chosen player";
        if (step.to != Who::you && step.to != Who::holder) return "is due at your turn or the holder's";
        if ((step.lasting == Lasting::colours) != has_icon)
            return "colours need an icon to be named, and only they do";
        if (step.lasting == Lasting::toll && step.to != Who::you) return "a toll is due at your turn";
        return nullptr;
    }
    constexpr void remember(const Operation& step) {
        has_chosen = has_chosen || step.op == Op::choose_player || step.op == Op::choose_other;
        has_task = has_task || is_task(step.op);
        has_shown = has_shown || shows_number(step.op);
        has_icon = has_icon || step.op == Op::name_icon;
        has_stake = has_stake || step.op == Op::stake;
    }
};

template <class Steps>
constexpr bool has_op(const Steps& program, Op op) {
    for (const Operation& step : program)
        if (step.op == op) return true;
    return false;
}
constexpr bool needs_another(const Program& program) {
    for (const Operation& step : program)
        if (step.op == Op::choose_player)
            for (const Operation& later : program)
                if (is_for_two(later.op)) return true;
    return false;
}
constexpr const char* fault_of_whole(const PerformanceCard& card) {
    const Program &now = card.parts[Part::now], &last = card.parts[Part::last];
    if (now.is_empty()) return "does nothing when it is played";
    const bool is_laid = has_op(now, Op::lay);
    for (const Part part : {Part::tick, Part::last, Part::trigger})
        if (!is_laid && !card.parts[part].is_empty()) return "has a later part and is never laid";
    if (needs_another(now)) return "is for two, so another player must be chosen";
    if (!is_laid) return has_op(now, Op::stake) ? "takes stakes and is never laid" : nullptr;
    const Operation& lay = now.back();
    if ((lay.lasting == Lasting::colours) == card.parts[Part::trigger].is_empty())
        return "colours need a trigger, and only they have one";
    if (has_op(now, Op::stake) != has_op(last, Op::payout))
        return "stakes need a payout, and a payout stakes";
    if (!card.parts[Part::tick].is_empty() && lay.n == lay.last)
        return "has no counters, so `tick` never comes";
    return nullptr;
}

}  // namespace detail

constexpr CardFault first_fault(const Performances& cards) {
    int laid = 0;
    for (int i = 0; i < performance_count; ++i) {
        const PerformanceCard& card = cards.at[i];
        const Performance name = static_cast<Performance>(i);
        for (int p = 0; p < name_count<Part>; ++p) {
            const Part part = static_cast<Part>(p);
            const Program& program = card.parts[part];
            detail::Reader reader{card, part};
            for (int step = 0; step < program.size(); ++step)
                if (const char* why = reader.fault_in(program[step], step + 1 == program.size()))
                    return {name, part, step, why};
        }
        if (const char* why = detail::fault_of_whole(card)) return {name, Part::now, -1, why};
        laid += detail::has_op(card.parts[Part::now], Op::lay);
        if (laid > most_extended)
            return {name, Part::now, -1, "is the tenth Extended card; there may be nine"};
    }
    return {};
}

}  // namespace fg::ren
