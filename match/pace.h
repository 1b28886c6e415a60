// SPDX-License-Identifier: Apache-2.0
// How a game is paced for people, so that one can follow (docs/decisions/0027). A game's Text may say:
//
//   static constexpr Showing showing(EventKind kind)          how long an event of that kind is on show
//   static constexpr std::span<const Window> windows()        the questions in which people may step in
//   static constexpr Timing timing(Question question)         whose time a question has
//   static bool is_worth_asking(rules, seen)                  whether the seat holds what `Window::unless` names
#pragma once

#include <string_view>

namespace fg {

// What is told to some seats only takes no time: how long the others wait would give it away.
struct Showing {
    int ms = 400;
    bool together = false;  // with the one before, if that is of the same kind: cards that turn at once
};

enum class Timing {
    of_table,  // the table's clock
    always,    // the same; where there is none, or it counts in days, the game's own seconds
    own        // the game's own seconds at every table
};

struct Window {
    std::string_view question;
    // Everybody who is asked may do the same, whatever they hold. Only then may the window close as soon as all people
    // have answered: else an early end would tell that each of them had something to decide.
    bool is_alike = false;
    // What somebody may hold for which they want to be asked, though else they let the window pass, in words: "a face card or
    // Joker". Empty: there is no such thing.
    std::string_view unless{};
    // For so long it stays open at least once everything has been shown: drawn anew each time, between the two.
    int least_ms = usual_ms, most_ms = usual_ms;
    static constexpr int usual_ms = 4000;

    constexpr bool is_brief() const { return most_ms < usual_ms; }
};

}  // namespace fg
