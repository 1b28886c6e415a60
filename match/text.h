// SPDX-License-Identifier: Apache-2.0
// What a game's words must offer, checked as `Game` checks its rules: a struct `Text` of static functions. They get what
// a seat sees and nothing more, so that no word can give away a secret.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "match/option_help.h"
#include "match/transfer.h"

namespace fg {

// The players' names by seat; a player without one is called after the seat.
using Names = std::span<const std::string>;

template <class T, class G>
concept TextFor =
    requires(const typename G::Rules& rules, typename G::Seen seen, const typename G::Choice& choice,
             const typename G::Event& event, typename G::Question question, Seat seat, Names names) {
        // One sentence about the game, for menus.
        { T::blurb() } -> std::convertible_to<std::string_view>;
        // What each option means.
        { T::options() } -> std::convertible_to<std::span<const OptionHelp>>;
        // What the seat is asked, and what one of its answers means.
        { T::prompt(rules, seen, names) } -> std::convertible_to<std::string>;
        { T::label(rules, seen, choice, names) } -> std::convertible_to<std::string>;
        // What happened, as one reader (a spectator is no_seat) tells it; empty if it is not worth a line.
        { T::sentence(rules, event, seat, names) } -> std::convertible_to<std::string>;
        // The number of the rule behind a question, and behind one of its answers.
        { T::rule_of_question(question) } -> std::convertible_to<std::string_view>;
        { T::rule_of_choice(seen, choice) } -> std::convertible_to<std::string_view>;
    };

// Optional: options that go well together, by name.
template <class T>
concept HasPresets = requires {
    { T::presets() } -> std::convertible_to<std::span<const Preset>>;
};

// Optional: the place of the board where the piece would end, for a choice that does not name it; -1 for any other.
template <class T, class G>
concept HasLeadsTo =
    requires(const typename G::Rules& rules, typename G::Seen seen, const typename G::Choice& choice) {
        { T::leads_to(rules, seen, choice) } -> std::same_as<int>;
    };

// Optional: what a choice would move between players, if it comes off. It gets what the seat sees and can give nothing away.
template <class T, class G>
concept HasTransfers =
    requires(const typename G::Rules& rules, typename G::Seen seen, const typename G::Choice& choice) {
        { T::transfers(rules, seen, choice) } -> std::same_as<std::vector<Transfer>>;
    };

// Optional: what a viewer was told and can still see or have written down, though it is no part of the state. `Notes` starts
// empty; `note` is called with each event the viewer is told and the view it has at that moment.
template <class T, class G>
concept HasNotes = requires(const typename G::Rules& rules, const typename G::View& view,
                            const typename G::Event& event, typename T::Notes& notes) {
    T::note(rules, view, event, notes);
    requires std::equality_comparable<typename T::Notes>;
};

}  // namespace fg
