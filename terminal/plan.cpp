// SPDX-License-Identifier: Apache-2.0
#include "terminal/plan.h"

#include <algorithm>
#include <array>

#include "bots/roster.h"
#include "common/text.h"
#include "terminal/terminal.h"

namespace fg::terminal {
namespace {

struct BotTitle {
    std::string_view kind, title;
};
constexpr BotTitle titles[] = {{"sage", "Sage"}, {"seer", "Seer"}, {"random", "Jester"}};
constexpr std::array<std::string_view, 8> given_names{"Wat",    "Bess", "Hob", "Mabel",
                                                      "Perkin", "Joan", "Tib", "Rolf"};

Refusal bad_value(const OptionInfo& option, std::string_view text) {
    return {"bad_option",
            std::string(option.key) + " must be " + values_of(option) + ", not \"" + std::string(text) + "\"",
            std::string(option.rule)};
}

}  // namespace

int usual_players(const AnyGame& game) { return std::min(game.min_players() + 1, game.max_players()); }

std::string bot_name(std::string_view kind, Seat seat) {
    std::string title(kind);
    for (const BotTitle& known : titles)
        if (known.kind == kind) title = known.title;
    return title + " " + std::string(given_names[static_cast<std::size_t>(seat)]);
}

std::string kind_of_name(std::string_view name) {
    for (const BotTitle& known : titles)
        for (const std::string_view given : given_names)
            if (name == std::string(known.title) + " " + std::string(given)) return std::string(known.kind);
    return {};
}

std::string tidy_name(std::string_view name) {
    std::string tidy;
    int width = 0;
    while (!name.empty()) {
        const Glyph glyph = first_glyph(name);
        const bool is_shown = glyph.bytes.data() == name.data();
        if (width + glyph.width > 24) break;
        if (is_shown) tidy += glyph.bytes, width += glyph.width;
        name.remove_prefix(is_shown ? glyph.bytes.size() : 1);
    }
    return tidy;
}

SeededSource::Seed seed_of(std::string_view text) {
    SeededSource::Seed seed{};
    return SeededSource::from_hex(text, seed) ? seed : SeededSource::seed_from_text(text);
}

std::string values_of(const OptionInfo& option) {
    switch (option.type) {
        case OptionInfo::Type::choice: return joined(option.values, " or ");
        case OptionInfo::Type::toggle: return "true or false";
        case OptionInfo::Type::number:
            return "a number from " + std::to_string(option.least) + " to " + std::to_string(option.most);
        case OptionInfo::Type::set: return "some of " + joined(option.values, ", ");
    }
    return {};
}

Or<boost::json::value> option_value(const OptionInfo& option, std::string_view text) {
    const auto is_value = [&](std::string_view word) {
        return std::find(option.values.begin(), option.values.end(), word) != option.values.end();
    };
    switch (option.type) {
        case OptionInfo::Type::choice:
            if (!is_value(text)) return bad_value(option, text);
            return boost::json::value(text);
        case OptionInfo::Type::toggle:
            if (text == "true" || text == "yes" || text == "on") return boost::json::value(true);
            if (text == "false" || text == "no" || text == "off") return boost::json::value(false);
            return bad_value(option, text);
        case OptionInfo::Type::number: {
            const Or<int> number = parse_number(text, option.key, option.least, option.most);
            if (!number) return bad_value(option, text);
            return boost::json::value(*number);
        }
        case OptionInfo::Type::set: {
            boost::json::array names;
            for (const std::string& name : split_list(text)) {
                if (!is_value(name)) return bad_value(option, name);
                names.emplace_back(name);
            }
            return boost::json::value(names);
        }
    }
    return bad_value(option, text);
}

Or<Done> add_option(const AnyGame& game, std::string_view text, boost::json::object& options) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return Refusal{"bad_option", "an option is given as key=value, not \"" + std::string(text) + "\"",
                       ""};
    const std::string_view key = text.substr(0, equals);
    std::vector<std::string_view> keys;
    for (const OptionInfo& option : game.options()) {
        keys.push_back(option.key);
        if (option.key != key) continue;
        const Or<boost::json::value> value = option_value(option, text.substr(equals + 1));
        if (!value) return value.refusal();
        options[key] = *value;
        return Done{};
    }
    return Refusal{"bad_option",
                   std::string(game.title()) + " has no option \"" + std::string(key) + "\"; there are " +
                       joined(keys, " and "),
                   ""};
}

Or<Done> check_bot(std::string_view kind) {
    const auto names = bots::bot_names();
    if (std::find(names.begin(), names.end(), kind) != names.end()) return Done{};
    return Refusal{"bad_bot",
                   "there is no bot \"" + std::string(kind) + "\"; there are " + joined(names, " and "), ""};
}

Or<SeatedMatch> seat(const Plan& plan) {
    MatchSetup setup;
    setup.players = plan.players;
    setup.options = plan.options;
    setup.content = plan.content;
    setup.seed = plan.seed ? *plan.seed : SeededSource::random_seed();
    SeatedMatch seated;
    std::size_t person = 0, bot = 0;
    for (Seat seat : SeatSet::first(plan.players)) {
        if (plan.people.has(seat)) {
            const std::string usual =
                plan.people.size() == 1 ? "Traveller" : "Traveller " + std::to_string(person + 1);
            const bool is_named = person < plan.people_names.size() && !plan.people_names[person].empty();
            setup.names.push_back(is_named ? tidy_name(plan.people_names[person]) : usual);
            seated.bots.emplace_back();
            ++person;
            continue;
        }
        const std::string kind =
            plan.bot_kinds.empty() ? std::string(usual_bot) : plan.bot_kinds[bot++ % plan.bot_kinds.size()];
        setup.names.push_back(bot_name(kind, seat));
        seated.bots.push_back(kind);
    }
    Or<std::unique_ptr<AnyMatch>> match = plan.game->start(setup);
    if (!match) {
        Refusal refusal = match.refusal();
        setup.content.clear();
        const bool is_content = !plan.content.empty() && bool(plan.game->start(setup));
        if (is_content) refusal = {"bad_content", plan.content_file + ": " + refusal.message, refusal.rule};
        return refusal;
    }
    seated.match = std::move(*match);
    return seated;
}

}  // namespace fg::terminal
