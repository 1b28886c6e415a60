// SPDX-License-Identifier: Apache-2.0
#include "terminal/play.h"

#include <istream>
#include <ostream>

#include "common/files.h"
#include "common/text.h"
#include "games/all.h"
#include "match/record.h"
#include "terminal/menu.h"
#include "terminal/plan.h"
#include "terminal/session.h"

namespace fg::terminal {
namespace {

constexpr Flag flags[] = {{"--players", true}, {"--seat", true},   {"--names", true},   {"--bots", true},
                          {"--preset", true},  {"--option", true}, {"--content", true}, {"--seed", true},
                          {"--load", true},    {"--plain", false}, {"--ms", true}};

constexpr int most_ms = 60000;

// An error in the arguments (2) or in the world (1).
struct Failure {
    int exit_code;
    std::string message;
};

int fail(const Console& console, const Failure& failure) {
    return fail_command(console, "play", failure.exit_code, failure.message);
}

Or<SeatSet> people_of(const std::string& text, int players) {
    SeatSet people;
    if (text == "none") return people;
    for (const std::string& word : split_list(text)) {
        const Or<int> seat = parse_number(word, "--seat", 0, players - 1);
        if (!seat) return seat.refusal();
        people.add(seat_of(*seat));
    }
    if (people.is_empty())
        return Refusal{"bad_arguments", "--seat needs seat numbers such as 0 or 0,2, or none", ""};
    return people;
}

// People and bots of a new table or of a loaded one.
Or<Done> add_company(const Args& args, Plan& plan) {
    if (args.has("--seat") || plan.people.is_empty()) {
        const Or<SeatSet> people = people_of(args.value("--seat", "0"), plan.players);
        if (!people) return people.refusal();
        plan.people = *people;
    }
    plan.people_names = split_list(args.value("--names"));
    if (plan.people_names.size() > static_cast<std::size_t>(plan.people.size()))
        return Refusal{"bad_arguments", "--names names more people than --seat seats", ""};
    plan.bot_kinds = split_list(args.value("--bots"));
    for (const std::string& kind : plan.bot_kinds)
        if (const Or<Done> known = check_bot(kind); !known) return known.refusal();
    const int bots = plan.players - plan.people.size();
    if (static_cast<int>(plan.bot_kinds.size()) > bots)
        return Refusal{"bad_arguments",
                       "--bots names " + std::to_string(plan.bot_kinds.size()) + " bots, but only " +
                           std::to_string(bots) + " seats are free",
                       ""};
    return Done{};
}

Or<Done> fill_plan(const Args& args, Plan& plan) {
    const int least = plan.game->min_players(), most = plan.game->max_players();
    plan.players = usual_players(*plan.game);
    if (args.has("--players")) {
        const Or<int> players = parse_number(args.value("--players"), "--players", least, most);
        if (!players) return players.refusal();
        plan.players = *players;
    }
    if (const Or<Done> done = add_company(args, plan); !done) return done.refusal();
    if (args.has("--preset"))
        if (const Or<Done> done = add_preset(*plan.game, args.value("--preset"), plan.options); !done)
            return done.refusal();
    for (const std::string& text : args.values("--option"))
        if (const Or<Done> done = add_option(*plan.game, text, plan.options); !done) return done.refusal();
    return Done{};
}

Or<SeatedMatch> load(const std::string& path, const Args& args, const bots::GamesAndBots& offered) {
    for (const char* flag : {"--players", "--preset", "--option", "--content", "--seed"})
        if (args.has(flag))
            return Refusal{"bad_arguments", std::string(flag) + " cannot change a saved game", ""};
    const Or<std::string> text = read_file(path);
    if (!text) return text.refusal();
    const Or<Record> record = read_record(*text);
    if (!record) return Refusal{"file", path + ": " + record.refusal().message, ""};
    const AnyGame* game = offered.find_game(record->game);
    if (game == nullptr)
        return Refusal{"file", path + ": line 1: there is no game \"" + record->game + "\" here", ""};
    if (!args.words().empty() && args.words()[0] != record->game)
        return Refusal{"bad_arguments", path + " is a game of " + std::string(game->title()), ""};
    if (!record->has_seed && !record->is_finished)
        return Refusal{"file", path + ": keeps its seed secret, so nobody can go on dealing from it", ""};
    Or<Replay> replay = Replay::start(*record, *game);
    if (!replay) return Refusal{"file", path + ": " + replay.refusal().message, ""};
    if (const Or<Done> done = replay->finish(); !done)
        return Refusal{"file", path + ": " + done.refusal().message, ""};

    SeatedMatch seated{.match = replay->take(), .bots = {}};
    Plan plan;
    plan.game = game;
    plan.players = seated.match->players();
    for (Seat seat : SeatSet::first(plan.players))
        if (kind_of_name(seated.match->name(seat)).empty()) plan.people.add(seat);
    if (const Or<Done> done = add_company(args, plan); !done) return done.refusal();
    std::size_t bot = 0;
    for (Seat seat : SeatSet::first(plan.players)) {
        std::string kind = kind_of_name(seated.match->name(seat));
        if (kind.empty()) kind = usual_bot;
        if (!plan.bot_kinds.empty()) kind = plan.bot_kinds[bot % plan.bot_kinds.size()];
        bot += !plan.people.has(seat);
        seated.bots.push_back(plan.people.has(seat) ? "" : kind);
    }
    return seated;
}

enum class Next { rematch, leave };

Next after_the_game(Terminal& terminal, Session& session) {
    while (true) {
        terminal.say("");
        const std::optional<std::string> line = terminal.ask(
            inked(Ink::bold, "1") + " play again  " + inked(Ink::bold, "2") + " save the record  " +
            inked(Ink::bold, "3") + " leave " + inked(Ink::dim, "[3]") + " ");
        if (!line) return Next::leave;
        const int entry = line->empty() ? 2 : meant_by(*line, {"play again", "save the record", "leave"});
        if (entry == 0) return Next::rematch;
        if (entry == 1) session.save("");
        if (entry == 2 || *line == "quit") return Next::leave;
        if (line->starts_with("save ")) session.save(line->substr(5));
    }
}

// The same table again, with the same people on the same seats and another deal.
Or<SeatedMatch> again(const SeatedMatch& seated, const AnyMatch& before) {
    MatchSetup setup = before.setup();
    setup.seed = SeededSource::random_seed();
    setup.chance.clear();
    setup.options = before.game().inherited(setup.options, before.heir());
    Or<std::unique_ptr<AnyMatch>> match = before.game().start(setup);
    if (!match) return match.refusal();
    return SeatedMatch{.match = std::move(*match), .bots = seated.bots};
}

int play(SeatedMatch seated, Terminal& terminal, const SessionOptions& options) {
    while (true) {
        Session session(std::move(seated.match), seated.bots, terminal, options);
        if (session.run() == Session::End::left) {
            session.farewell();
            return 0;
        }
        session.show_end();
        if (after_the_game(terminal, session) == Next::leave) {
            terminal.say("Fare thee well.");
            return 0;
        }
        Or<SeatedMatch> next = again(seated, session.match());
        FG_CHECK(bool(next));
        seated = std::move(*next);
    }
}

Or<SeatedMatch> seat_by_arguments(const Args& args, Plan& plan) {
    if (const Or<Done> done = fill_plan(args, plan); !done) return done.refusal();
    return seat(plan);
}

int play_by_menu(const Plan& begun, Terminal& terminal, const SessionOptions& options,
                 const Console& console) {
    const std::optional<Plan> plan = ask_plan(terminal, begun);
    if (!plan) return terminal.say("Fare thee well."), 0;
    Or<SeatedMatch> seated = seat(*plan);
    if (!seated) return fail(console, {1, seated.refusal().message});
    return play(std::move(*seated), terminal, options);
}

constexpr std::string_view play_help =
    "fairground play [GAME] [options]     play in the terminal; without GAME a menu asks\n"
    "\n"
    "  --players N          how many take part, bots included\n"
    "  --seat K[,K2...]     the seats of people, counted clockwise from 0; several share the\n"
    "                       screen with a curtain between them; none: watch the bots [0]\n"
    "  --names A,B,...      the names of these people\n"
    "  --bots sage,seer,... the other seats in order: random, sage or seer [sage]\n"
    "  --ms N               how long a seer thinks about a decision, in milliseconds [300]\n"
    "  --preset KEY         options of the table that go well together, by name\n"
    "  --option KEY=VALUE   an option of the table; may be repeated\n"
    "  --content FILE       changes to the cards, board and numbers, as JSON\n"
    "  --seed S             any text; the same one deals the same cards\n"
    "  --load FILE          go on with a saved game\n"
    "  --plain              no colours and no clearing of the screen\n"
    "\n";

std::string games_of(const Console& console) { return joined(console.offered.games, ", ", &AnyGame::id); }

}  // namespace

int fail_command(const Console& console, std::string_view command, int exit_code,
                 const std::string& message) {
    console.err << "fairground " << command << ": " << message << '\n';
    if (exit_code == 2) console.err << "Try: fairground " << command << " --help\n";
    return exit_code;
}

int play_main(std::span<const std::string> words, const Console& console) {
    const Or<Args> args = parse_args(words, flags);
    if (!args) return fail(console, {2, args.refusal().message});
    if (args->has("--help"))
        return console.out << play_help << "Games: " << games_of(console)
                           << ".\nIn the game, help shows what can be said.\n",
               0;
    if (args->words().size() > 1)
        return fail(console, {2, "one game at a time: \"" + args->words()[1] + "\" is too many"});

    Look look = console.look;
    if (args->has("--plain")) look.has_escapes = look.has_colour = false;
    Terminal terminal(console.in, console.out, look);
    SessionOptions options{.ms = 300, .autosave = console.autosave, .offered = console.offered};
    if (args->has("--ms")) {
        const Or<int> ms = parse_number(args->value("--ms"), "--ms", 1, most_ms);
        if (!ms) return fail(console, {2, ms.refusal().message});
        options.ms = *ms;
    }
    Plan plan;
    if (!args->words().empty()) {
        plan.game = console.offered.find_game(args->words()[0]);
        if (plan.game == nullptr)
            return fail(console, {2, "there is no game \"" + args->words()[0] +
                                         "\"; there are: " + games_of(console)});
    }
    if (args->has("--seed")) plan.seed = seed_of(args->value("--seed"));
    if (args->has("--content")) {
        plan.content_file = args->value("--content");
        const Or<boost::json::object> content = read_json_object(plan.content_file);
        if (!content) return fail(console, {1, content.refusal().message});
        plan.content = *content;
    }

    if (args->has("--load")) {
        Or<SeatedMatch> seated = load(args->value("--load"), *args, console.offered);
        if (!seated)
            return fail(console, {seated.refusal().code == "file" ? 1 : 2, seated.refusal().message});
        return play(std::move(*seated), terminal, options);
    }
    if (plan.game == nullptr) {
        show_title(terminal);
        if (!ask_game(terminal, console.offered, plan)) return terminal.say("Fare thee well."), 0;
        const bool is_arranged = args->has("--players") || args->has("--seat") || args->has("--names") ||
                                 args->has("--bots") || args->has("--option");
        if (!is_arranged) return play_by_menu(plan, terminal, options, console);
    }
    Or<SeatedMatch> seated = seat_by_arguments(*args, plan);
    if (!seated) {
        const bool is_file = seated.refusal().code == "bad_content";
        return fail(console, {is_file ? 1 : 2, seated.refusal().message});
    }
    return play(std::move(*seated), terminal, options);
}

}  // namespace fg::terminal
