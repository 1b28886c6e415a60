// SPDX-License-Identifier: Apache-2.0
#include "lab/console.h"

#include "common/files.h"
#include "games/all.h"
#include "lab/format.h"
#include "lab/game_labs.h"
#include "match/typed_options.h"

namespace fg::lab {
namespace {

std::string known_games() { return joined(game_labs(), ", ", &GameLab::id); }

}  // namespace

std::function<void(u64)> progress_line(const Console& console, const std::string& what, u64 games) {
    if (!console.is_watched) return {};
    return [&console, what, games, shown = -1](u64 played) mutable {
        const int now = static_cast<int>(1000 * played / games);
        if (now == shown) return;
        shown = now;
        console.err << "\r" << what << ": " << decimals(now / 10.0, 1) << " % of "
                    << with_commas(static_cast<double>(games)) << " games " << std::flush;
        if (played == games) console.err << "\r\033[K" << std::flush;
    };
}

const GameLab* game_named(Args& args, const std::string& word) {
    const GameLab* lab = find_lab(word);
    if (lab == nullptr) args.fail("there is no game " + word + "; there are: " + known_games());
    return lab;
}
const GameLab* game_of(Args& args) {
    if (args.words().size() > 1) args.fail("one game at a time: what is " + args.words()[1] + "?");
    if (!args.words().empty()) return game_named(args, args.words()[0]);
    args.fail("which game? There are: " + known_games());
    return nullptr;
}
std::vector<const GameLab*> games_of(Args& args) {
    if (args.words().empty()) return {game_labs().begin(), game_labs().end()};
    if (const GameLab* lab = game_of(args)) return {lab};
    return {};
}

boost::json::object options_of(Args& args, const GameLab& lab) {
    boost::json::object options;
    const AnyGame& game = *find_game(lab.id());
    const auto note = [&](const Or<Done>& done) {
        if (!done) args.fail(done.refusal().message);
    };
    if (args.has("--preset")) note(add_preset(game, args.value("--preset"), options));
    for (const std::string& given : args.values("--option")) note(add_option(game, given, options));
    return options;
}
boost::json::object content_of(Args& args) {
    if (!args.has("--content")) return {};
    Or<boost::json::object> content = read_json_object(args.value("--content"));
    if (content) return *content;
    args.fail(content.refusal().message);
    return {};
}

TablePlan table_of(Args& args, const GameLab* lab) {
    TablePlan plan{.players = args.number("--players", 0, 1, max_seats)};
    if (lab != nullptr) plan.options = options_of(args, *lab);
    plan.content = content_of(args);
    if (plan.players == 0) args.fail("how many --players?");
    if (lab == nullptr || !args.fault().empty()) return plan;
    if (const Or<Done> good = lab->check(plan); !good) args.fail(good.refusal().message);
    return plan;
}

std::vector<int> player_counts(Args& args, const GameLab& lab) {
    int least = lab.min_players(), most = lab.max_players();
    if (args.has("--players")) {
        const std::vector<std::string> ends = split(args.value("--players"), '-');
        const auto number = [&](const std::string& text) {
            const Or<int> found = parse_number(text, "--players", lab.min_players(), lab.max_players());
            if (!found) args.fail(found.refusal().message);
            return found ? *found : lab.min_players();
        };
        if (ends.empty() || ends.size() > 2) args.fail("--players must be a number, or two with a dash: 3-6");
        if (args.fault().empty()) {
            least = number(ends.front());
            most = number(ends.back());
        }
        if (least > most) args.fail("--players must rise: " + args.value("--players"));
    }
    std::vector<int> counts;
    for (int players = least; players <= most; ++players) counts.push_back(players);
    return counts;
}

}  // namespace fg::lab
