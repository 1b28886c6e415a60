// SPDX-License-Identifier: Apache-2.0
// The words of Lantern Lottery: what a game's Text looks like.
#pragma once

#include <array>
#include <span>
#include <string>

#include "match/option_help.h"
#include "tests/toy/lantern.h"

namespace fg::lantern {

struct Text {
    static std::string_view blurb() { return "Guess the colour of the covered lantern."; }

    static std::span<const OptionHelp> options() {
        static constexpr std::array<OptionHelp, 2> list{
            {{.key = "rounds",
              .help = "How many prizes are guessed at",
              .rule = "LAN-003",
              .least = 1,
              .most = 4},
             {.key = "peeking", .help = "The active player may look at the prize", .rule = "LAN-004"}}};
        return list;
    }
    static std::string prompt(const Rules&, const Table& table, Seat, std::span<const std::string>) {
        return table.question == Question::peek ? "Look at the prize?" : "Which colour is the prize?";
    }
    static std::string label(const Rules&, const Table&, Seat, const Choice& choice,
                             std::span<const std::string>) {
        switch (choice.act) {
            case Choice::Act::wait: return "Wait";
            case Choice::Act::peek: return "Peek";
            case Choice::Act::guess: return "Guess " + std::string(name_of(choice.colour));
        }
        return {};
    }
    static std::string sentence(const Rules&, const Event& event, Seat viewer,
                                std::span<const std::string> names) {
        const std::string who = name(event.seat, viewer, names), colour(name_of(event.colour));
        switch (event.kind) {
            case Event::Kind::dealt: return who + " got a " + colour + " lantern.";
            case Event::Kind::peeked: return who + " peeked at the prize.";
            case Event::Kind::saw: return who + " saw a " + colour + " lantern.";
            case Event::Kind::revealed: return "The prize was " + colour + ".";
            case Event::Kind::scored: return who + " guessed right.";
        }
        return {};
    }
    static std::string_view rule_of_choice(const Table&, Seat, const Choice& choice) {
        return choice.act == Choice::Act::guess ? "LAN-005" : "LAN-004";
    }
    static std::string_view rule_of_question(Question question) {
        return question == Question::peek ? "LAN-004" : "LAN-005";
    }

  private:
    static std::string name(Seat seat, Seat viewer, std::span<const std::string> names) {
        if (seat == no_seat) return {};
        return seat == viewer ? "you" : names[static_cast<std::size_t>(seat)];
    }
};

}  // namespace fg::lantern
