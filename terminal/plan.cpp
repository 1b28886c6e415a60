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
