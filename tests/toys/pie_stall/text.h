// SPDX-License-Identifier: Apache-2.0
// The words of Pie Stall.
#pragma once

#include <array>
#include <span>
#include <string>

#include "match/text.h"
#include "tests/toys/pie_stall/game.h"

namespace fg::pie {

struct Text {
    static std::string_view blurb() { return "Pass, trade and serve pies, and listen for the crier."; }

    static std::span<const OptionHelp> options() {
        static constexpr std::array<OptionHelp, 5> list{
            {{.key = "rounds",
              .help = "How many rounds are played",
              .rule = "PIE-004",
              .least = 1,
              .most = 4},
             {.key = "passing",
              .help = "Pies passed at most",
              .rule = "PIE-004",
              .least = 1,
              .most = most_passed},
             {.key = "sniffing", .help = "Players may sniff at hands", .rule = "PIE-010"},
             {.key = "market", .help = "Which pies of the counter may be taken", .rule = "PIE-006"},
             {.key = "missing", .help = "Kinds that stay in the box", .rule = "PIE-001"}}};
        return list;
    }
    static std::string prompt(const Rules& rules, Seen seen, Names) {
        switch (seen.table.question) {
            case Question::set_out: return "Lay a pie on your plate.";
            case Question::pass: return "Pass up to " + std::to_string(rules.options.passing) + " pies.";
            case Question::turn: return "It is your turn.";
            case Question::trade: return "Take this pie for a coin?";
            case Question::cry: return "Sweet or savoury?";
        }
        return {};
    }
    static std::string label(const Rules&, Seen, const Choice& choice, Names names) {
        const std::string card(name_of(choice.card)), to = name(choice.to, no_seat, names);
        switch (choice.act) {
            case Act::lay: return "Lay " + card;
            case Act::ready: return "Ready";
            case Act::pass: return "Pass " + card;
            case Act::done: return "Done";
            case Act::take: return "Take " + card;
            case Act::serve: return "Serve " + card;
            case Act::offer: return "Offer " + card + " to " + to;
            case Act::order: return "Order " + card + " from " + to;
            case Act::sniff: return "Sniff at the hand of " + to;
            case Act::rest: return "Rest";
            case Act::accept: return "Accept";
            case Act::refuse: return "Refuse";
            case Act::call: return "Call " + std::string(name_of(choice.back));
            case Act::none: break;
        }
        return {};
    }
    static std::string sentence(const Rules&, const Event& event, Seat viewer, Names names) {
        const std::string who = name(event.seat, viewer, names), to = name(event.to, viewer, names);
        const std::string card(name_of(event.card)), back(name_of(event.back));
        switch (event.kind) {
            case EventKind::dealt: return who + " got a " + back + " pie.";
            case EventKind::got: return who + " got " + card + ".";
            case EventKind::laid: return who + " laid " + card + ".";
            case EventKind::round_began:
                return "Round " + std::to_string(event.count) + " began with " + who + ".";
            case EventKind::passed: return who + " passed a " + back + " pie to " + to + ".";
            case EventKind::handed: return who + " handed " + card + " to " + to + ".";
            case EventKind::turn_began: return who + " had a turn.";
            case EventKind::took: return who + " took " + card + ".";
            case EventKind::served: return who + " served " + card + ".";
            case EventKind::rolled:
                return who + " rolled " + std::to_string(event.one) + " and " + std::to_string(event.other) +
                       ".";
            case EventKind::tipped: return who + " got a tip.";
            case EventKind::offered: return who + " offered a " + back + " pie to " + to + ".";
            case EventKind::shown: return who + " showed " + card + " to " + to + ".";
            case EventKind::accepted: return who + " accepted.";
            case EventKind::refused: return who + " refused.";
            case EventKind::ordered: return who + " ordered " + card + " from " + to + ".";
            case EventKind::sniffed: return who + " sniffed at the hand of " + to + ".";
            case EventKind::smelled: return who + " smelled " + card + ".";
            case EventKind::rested: return who + " rested.";
            case EventKind::refilled: return card + " was put on the counter.";
            case EventKind::cried: return "A crier came.";
            case EventKind::called: return who + " called " + back + ".";
            case EventKind::thrown: return who + " caught coins: " + std::to_string(event.count) + ".";
            case EventKind::left: return who + " left.";
            case EventKind::discarded: return card + " went on the scraps.";
            case EventKind::stand_in: return who + " had a stand-in.";
            case EventKind::live: return who + " came back.";
            case EventKind::ended: return "The game ended: " + std::string(name_of(event.ending)) + ".";
            case EventKind::none: break;
        }
        return {};
    }
    static std::string_view rule_of_question(Question question) {
        switch (question) {
            case Question::set_out: return "PIE-003";
            case Question::pass: return "PIE-004";
            case Question::turn: return "PIE-005";
            case Question::trade: return "PIE-008";
            case Question::cry: return "PIE-012";
        }
        return {};
    }
    static std::string_view rule_of_choice(Seen seen, const Choice& choice) {
        switch (choice.act) {
            case Act::take: return "PIE-006";
            case Act::serve: return "PIE-007";
            case Act::offer: return "PIE-008";
            case Act::order: return "PIE-009";
            case Act::sniff: return "PIE-010";
            case Act::rest: return "PIE-011";
            case Act::lay:
            case Act::ready:
            case Act::pass:
            case Act::done:
            case Act::accept:
            case Act::refuse:
            case Act::call:
            case Act::none: break;
        }
        return rule_of_question(seen.table.question);
    }

  private:
    static std::string name(Seat seat, Seat viewer, Names names) {
        if (seat == no_seat) return {};
        return seat == viewer ? "you" : names[static_cast<std::size_t>(seat)];
    }
};

static_assert(TextFor<Text, Game>);

}  // namespace fg::pie
