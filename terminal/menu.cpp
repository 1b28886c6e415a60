// SPDX-License-Identifier: Apache-2.0
#include "terminal/menu.h"

#include <algorithm>

#include "bots/roster.h"
#include "games/all.h"
#include "match/speaker.h"
#include "terminal/board.h"
#include "terminal/canvas.h"
#include "terminal/choosing.h"

namespace fg::terminal {
namespace {

// Asks until the answer is one of the entries; Enter means the usual one. Nothing at the end of the input.
std::optional<std::size_t> ask_entry(Terminal& terminal, std::string_view prompt,
                                     const std::vector<std::string>& entries, std::size_t usual) {
    while (true) {
        const std::optional<std::string> line =
            terminal.ask(std::string(prompt) + inked(Ink::dim, " [" + std::to_string(usual + 1) + "]") + " ");
        if (!line) return std::nullopt;
        if (line->empty()) return usual;
        const int entry = meant_by(*line, entries);
        if (entry >= 0) return static_cast<std::size_t>(entry);
        terminal.say("A number from 1 to " + std::to_string(entries.size()) + ", or Enter.");
    }
}

std::optional<int> ask_number(Terminal& terminal, const std::string& prompt, int least, int most, int usual) {
    while (true) {
        const std::optional<std::string> line =
            terminal.ask(prompt +
                         inked(Ink::dim, " (" + std::to_string(least) + " to " + std::to_string(most) +
                                             ") [" + std::to_string(usual) + "]") +
                         " ");
        if (!line) return std::nullopt;
        if (line->empty()) return usual;
        const Or<int> number = parse_number(*line, "that", least, most);
        if (number) return *number;
        terminal.say("A number from " + std::to_string(least) + " to " + std::to_string(most) +
                     ", or Enter.");
    }
}

bool ask_people(Terminal& terminal, Plan& plan) {
    const std::optional<int> count =
        ask_number(terminal, "How many of them are people at this keyboard?", 0, plan.players, 1);
    if (!count) return false;
    for (int i = 0; i < *count; ++i) {
        const std::string usual = *count == 1 ? "Traveller" : "Traveller " + std::to_string(i + 1);
        const std::optional<std::string> name =
            terminal.ask("Name" + (*count > 1 ? " of person " + std::to_string(i + 1) : std::string()) + "?" +
                         inked(Ink::dim, " [" + usual + "]") + " ");
        if (!name) return false;
        plan.people_names.push_back(name->empty() ? usual : *name);
        plan.people.add(seat_of(i * plan.players / *count));
    }
    if (*count != 1) return true;
    const std::optional<int> seat =
        ask_number(terminal, "On which seat? Seats go clockwise", 0, plan.players - 1, 0);
    if (!seat) return false;
    plan.people = SeatSet::only(seat_of(*seat));
    return true;
}

bool ask_bots(Terminal& terminal, Plan& plan) {
    if (plan.people.size() == plan.players) return true;
    const std::vector<std::string> kinds{"sage", "seer", "random", "sage and seer in turn"};
    terminal.say_all(numbered({"sages, who know the rules of thumb", "seers, who think ahead",
                               "jesters, who do anything at random", "sages and seers in turn"},
                              terminal.look().width));
    const std::optional<std::size_t> entry = ask_entry(terminal, "Who plays against you?", kinds, 0);
    if (!entry) return false;
    plan.bot_kinds =
        *entry == 3 ? std::vector<std::string>{"sage", "seer"} : std::vector<std::string>{kinds[*entry]};
    return true;
}

// What an option is set to, in plain words.
std::string shown(const Plan& plan, const OptionInfo& option) {
    const boost::json::value* set = plan.options.if_contains(option.key);
    const boost::json::value value = set == nullptr ? boost::json::parse(option.usual) : *set;
    if (value.is_bool()) return value.get_bool() ? "yes" : "no";
    if (value.is_string()) {
        const auto at = std::find(option.values.begin(), option.values.end(), value.get_string());
        FG_CHECK(at != option.values.end());
        return std::string(option.words[static_cast<std::size_t>(at - option.values.begin())]);
    }
    if (value.is_array()) {
        std::vector<std::string> names;
        for (const boost::json::value& name : value.get_array()) names.emplace_back(name.get_string());
        return names.empty() ? "none" : listed_together(names);
    }
    const std::string number = boost::json::serialize(value);
    return number == "0" && !option.zero.empty() ? std::string(option.zero) : number;
}

// What may be answered, for a number or a set.
std::string choices_of(const OptionInfo& option) {
    const std::string zero = option.zero.empty() ? "" : "; 0: " + std::string(option.zero);
    return opened(values_of(option)) + zero + ".";
}

bool change_option(Terminal& terminal, Plan& plan, const OptionInfo& option) {
    terminal.say(std::string(option.help) +
                 (option.rule.empty() ? "" : " (" + std::string(option.rule) + ")"));
    std::vector<std::string> values(option.values.begin(), option.values.end());
    std::vector<std::string> words(option.words.begin(), option.words.end());
    if (option.type == OptionInfo::Type::toggle) values = words = {"yes", "no"};
    const bool is_list = option.type == OptionInfo::Type::choice || option.type == OptionInfo::Type::toggle;
    if (is_list)
        terminal.say_all(numbered(words, terminal.look().width));
    else
        terminal.say(choices_of(option));
    const std::optional<std::string> line = terminal.ask(
        std::string(option.name) + "?" + inked(Ink::dim, " [" + shown(plan, option) + "]") + " ");
    if (!line) return false;
    if (line->empty()) return true;
    const int entry = is_list ? meant_by(*line, words) : no_match;
    const Or<boost::json::value> value =
        option_value(option, entry >= 0 ? values[static_cast<std::size_t>(entry)] : *line);
    if (value) plan.options[option.key] = *value;
    if (!value)
        terminal.say(is_list ? "A number from 1 to " + std::to_string(words.size()) + ", or Enter."
                             : choices_of(option));
    return true;
}

void show_option(Terminal& terminal, const Plan& plan, const OptionInfo& option, std::size_t number) {
    terminal.say_all({(number < 10 ? " " : "") + inked(Ink::bold, std::to_string(number)) + " " +
                      std::string(option.name) + ": " + inked(Ink::good, shown(plan, option))});
}

bool ask_options(Terminal& terminal, Plan& plan) {
    const std::vector<OptionInfo> options = plan.game->options();
    while (true) {
        terminal.say(inked(Ink::bold, "House rules"));
        for (std::size_t i = 0; i < options.size(); ++i) show_option(terminal, plan, options[i], i + 1);
        const std::optional<std::string> line = terminal.ask("A number to change one, Enter to begin: ");
        if (!line) return false;
        if (line->empty()) return true;
        std::vector<std::string> names;
        for (const OptionInfo& option : options) names.emplace_back(option.name);
        const int entry = meant_by(*line, names);
        if (entry < 0) {
            terminal.say("A number from 1 to " + std::to_string(names.size()) + ", or Enter.");
            continue;
        }
        if (!change_option(terminal, plan, options[static_cast<std::size_t>(entry)])) return false;
    }
}

}  // namespace

void show_title(Terminal& terminal) {
    Canvas sheet(78, 7);
    for (int x = 2; x < 76; ++x) sheet.put(x, 0, "─", Ink::dim);
    for (int i = 0; i < 15; ++i)
        sheet.put(4 + 5 * i, 1, i % 2 == 0 ? "╲╱" : "▼",
                  i % 3 == 0   ? Ink::bad
                  : i % 3 == 1 ? Ink::coin
                               : Ink::gate);
    constexpr std::string_view rows[] = {" ___ _   ___ ___  ___ ___  ___  _   _ _  _ ___  ",
                                         "| __/_\\ |_ _| _ \\/ __| _ \\/ _ \\| | | | \\| |   \\ ",
                                         "| _/ _ \\ | ||   / (_ |   / (_) | |_| | .` | |) |",
                                         "|_/_/ \\_\\___|_|_\\\\___|_|_\\\\___/ \\___/|_|\\_|___/ "};
    for (int i = 0; i < 4; ++i) sheet.put(15, 2 + i, rows[i], Ink::title);
    sheet.put_centred(39, 6, "games of the faire and the fairy tale", Ink::dim);
    terminal.say("");
    terminal.show(sheet);
    terminal.say("");
}

bool ask_game(Terminal& terminal, const bots::GamesAndBots& offered, Plan& plan) {
    std::vector<std::string> titles;
    terminal.say(inked(Ink::bold, "Hear ye, hear ye! What shall we play?"));
    for (const AnyGame* game : offered.games) {
        titles.emplace_back(game->title());
        terminal.say(inked(Ink::bold, std::to_string(titles.size())) + " " +
                         inked(Ink::title, game->title()) + "  " + std::to_string(game->min_players()) + "–" +
                         std::to_string(game->max_players()) + " players",
                     2);
        terminal.say(game->blurb(), 4);
    }
    const std::optional<std::size_t> entry = ask_entry(terminal, "Which game?", titles, 0);
    if (!entry) return false;
    plan.game = offered.games[*entry];
    return true;
}

std::optional<Plan> ask_plan(Terminal& terminal, Plan plan) {
    if (plan.players == 0) {
        const std::optional<int> players = ask_number(terminal, "How many players?", plan.game->min_players(),
                                                      plan.game->max_players(), usual_players(*plan.game));
        if (!players) return std::nullopt;
        plan.players = *players;
    }
    if (!ask_people(terminal, plan) || !ask_bots(terminal, plan) || !ask_options(terminal, plan))
        return std::nullopt;
    return plan;
}

}  // namespace fg::terminal
