// SPDX-License-Identifier: Apache-2.0
// The words of Lantern Lottery: what a game's Text looks like.
#pragma once

#include <array>
#include <span>
#include <string>

#include "match/story.h"
#include "match/text.h"
#include "tests/toys/lantern_lottery/game.h"

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
    static std::string prompt(const Rules&, Seen seen, Names) {
        return seen.table.question == Question::peek ? "Look at the prize?" : "Which colour is the prize?";
    }
    static std::string label(const Rules&, Seen, const Choice& choice, Names) {
        switch (choice.act) {
            case Act::wait: return "Wait";
            case Act::peek: return "Peek";
            case Act::guess: return "Guess " + std::string(name_of(choice.colour));
            case Act::none: break;
        }
        return {};
    }
    static std::string sentence(const Rules&, const Event& event, Seat viewer, Names names) {
        const std::string who = name(event.seat, viewer, names), colour(name_of(event.colour));
        switch (event.kind) {
            case EventKind::dealt: return who + " got a " + colour + " lantern.";
            case EventKind::peeked: return who + " peeked at the prize.";
            case EventKind::saw: return who + " saw a " + colour + " lantern.";
            case EventKind::revealed: return "The prize was " + colour + ".";
            case EventKind::scored: return who + " guessed right.";
            case EventKind::none: break;
        }
        return {};
    }
    static std::string_view rule_of_choice(Seen, const Choice& choice) {
        return choice.act == Act::guess ? "LAN-005" : "LAN-004";
    }
    static std::string_view rule_of_question(Question question) {
        return question == Question::peek ? "LAN-004" : "LAN-005";
    }

    static constexpr StoryWords story_words{
        .measure = "lanterns", .ledger = {}, .tried = {}, .held = {}, .caught = {}};
    static void mark(const Rules&, const State&, const Event& event, StoryMarks& marks) {
        if (event.kind == EventKind::scored) marks.gain(event.seat, "Right guesses", 1);
        if (event.kind == EventKind::revealed) marks.turn();
    }

  private:
    static std::string name(Seat seat, Seat viewer, Names names) {
        if (seat == no_seat) return {};
        return seat == viewer ? "you" : names[static_cast<std::size_t>(seat)];
    }
};

static_assert(TextFor<Text, Game> && HasStory<Text, Game>);

}  // namespace fg::lantern
