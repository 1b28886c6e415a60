// SPDX-License-Identifier: Apache-2.0
#include "terminal/replay.h"

#include <istream>
#include <ostream>

#include "common/args.h"
#include "common/files.h"
#include "common/json_object.h"
#include "games/all.h"
#include "match/record.h"
#include "match/speaker.h"
#include "terminal/board.h"
#include "terminal/story.h"

namespace fg::terminal {
namespace {

constexpr Flag flags[] = {{"--verify", false}, {"--seat", true}, {"--step", false}, {"--plain", false}};

struct Onlooker {
    Seat seat = no_seat;
    Sight sight = Sight::own;
};

int fail(const Console& console, int exit_code, const std::string& message) {
    return fail_command(console, "replay", exit_code, message);
}

Or<Onlooker> onlooker_of(const std::string& text, int players) {
    if (text == "spectator") return Onlooker{};
    if (text == "all") return Onlooker{.seat = no_seat, .sight = Sight::everything};
    const Or<int> seat = parse_number(text, "--seat", 0, players - 1);
    if (!seat) return Refusal{"bad_arguments", seat.refusal().message + "; or say spectator, or all", ""};
    return Onlooker{.seat = seat_of(*seat)};
}

// Whether an event opens a turn, whatever the game calls that.
bool opens_turn(const std::string& event) {
    const boost::json::object object = boost::json::parse(event).as_object();
    if (object.empty() || !object.begin()->value().is_string()) return false;
    const auto kind = std::string_view(object.begin()->value().get_string());
    return kind == "turn" || kind == "turn_began";
}

class Telling {
  public:
    Telling(const AnyMatch& match, Onlooker onlooker, Terminal& terminal)
        : match_(match), onlooker_(onlooker), terminal_(terminal) {}

    void tell_news() {
        for (; told_ < match_.event_count(); ++told_) {
            if (match_.event_audience(told_).includes(onlooker_.seat))
                tell_one(onlooker_.seat);
            else if (onlooker_.sight == Sight::everything)
                for (Seat seat : match_.event_audience(told_).seats& SeatSet::first(match_.players()))
                    whisper(seat);
        }
    }
    void show_board() { terminal_.show(draw_board(match_, onlooker_.seat, onlooker_.sight)); }

  private:
    void tell_one(Seat viewer) {
        const std::string sentence = match_.event_sentence(told_, viewer);
        if (opens_turn(match_.event_json(told_))) {
            ++turns_;
            terminal_.say("");
            terminal_.say(inked(Ink::title, sentence.empty() ? turn_heading() : sentence));
            return;
        }
        if (!sentence.empty()) terminal_.say(sentence, 2);
    }
    // What one seat alone was told.
    void whisper(Seat seat) {
        const std::string sentence = match_.event_sentence(told_, seat);
        if (!sentence.empty())
            terminal_.say(inked(Ink::dim, "to " + match_.name(seat) + " alone: " + sentence), 4);
    }
    std::string turn_heading() const {
        const boost::json::value event = boost::json::parse(match_.event_json(told_));
        const std::int64_t seat = JsonObject(event.as_object()).number_or("seat", -1);
        const std::string heading = "Turn " + std::to_string(turns_);
        return seat < 0 ? heading : heading + ": " + match_.name(seat_of(static_cast<int>(seat)));
    }

    const AnyMatch& match_;
    Onlooker onlooker_;
    Terminal& terminal_;
    std::size_t told_ = 0;
    int turns_ = 0;
};

void show_result(const AnyMatch& match, Terminal& terminal) {
    const Result result = match.result();
    for (int place = 1; place <= match.players(); ++place)
        for (Seat seat : SeatSet::first(match.players()))
            if (result.place[seat] == place)
                terminal.say(std::to_string(place) + ". " +
                                 inked(ink_of(seat), padded(match.name(seat), 24)) +
                                 std::to_string(result.score[seat]),
                             2);
}

int verify(Replay& replay, const Record& record, const std::string& path, const Console& console) {
    if (const Or<Done> done = replay.finish(); !done)
        return console.out << "refused: " << path << ": " << done.refusal().message << '\n', 1;
    console.out << "verified: " << counted(static_cast<int>(record.steps.size()), "step") << ", "
                << (!record.has_seed ? "the seed is kept secret"
                    : replay.match().is_dealt_by_seed()
                        ? "seed matches its commitment"
                        : "seed matches its commitment (some outcomes were given)")
                << ", state " << hex_of(replay.match().signature())
                << (record.is_finished ? ", finished" : ", unfinished") << '\n';
    return 0;
}

// Plays to the end, with a board after each step if asked for.
int watch(Replay& replay, Onlooker onlooker, bool by_steps, const Console& console) {
    Terminal terminal(console.in, console.out, console.look);
    terminal.say(inked(Ink::title, replay.match().game().title()) + ", " +
                 counted(replay.match().players(), "player"));
    Telling telling(replay.match(), onlooker, terminal);
    telling.tell_news();
    while (!replay.is_at_end()) {
        if (by_steps) {
            telling.show_board();
            if (!terminal.ask(inked(Ink::dim, "(Enter: the next step) "))) return 0;
        }
        if (const Or<Done> done = replay.next(); !done) return fail(console, 1, done.refusal().message);
        telling.tell_news();
    }
    if (const Or<Done> done = replay.finish(); !done) return fail(console, 1, done.refusal().message);
    terminal.say("");
    telling.show_board();
    terminal.say("");
    if (!replay.match().is_over()) return terminal.say("The game was saved here, before its end."), 0;
    show_result(replay.match(), terminal);
    show_story(replay.match(), terminal);
    return 0;
}

}  // namespace

const std::string_view replay_help =
    "fairground replay FILE [options]     play a record through\n"
    "\n"
    "  --verify             only check it: every line, every rule, every deal against the seed\n"
    "  --seat K             as seat K saw it; spectator: what was public; all: everything [spectator]\n"
    "  --step               draw the board after each step; Enter goes on\n"
    "  --plain              no colours\n";

int replay_main(std::span<const std::string> words, const Console& outer) {
    const Or<Args> args = parse_args(words, flags);
    if (!args) return fail(outer, 2, args.refusal().message);
    if (args->has("--help")) return outer.out << replay_help, 0;
    if (args->words().size() != 1) return fail(outer, 2, "give the one file to play through");
    Console console = outer;
    if (args->has("--plain")) console.look.has_escapes = console.look.has_colour = false;

    const std::string& path = args->words()[0];
    const Or<std::string> text = read_file(path);
    if (!text) return fail(console, 1, text.refusal().message);
    const bool is_check = args->has("--verify");
    const auto refuse = [&](const Refusal& refusal) {
        if (!is_check) return fail(console, 1, path + ": " + refusal.message);
        return console.out << "refused: " << path << ": " << refusal.message << '\n', 1;
    };
    const Or<Record> record = read_record(*text);
    if (!record) return refuse(record.refusal());
    const AnyGame* game = console.offered.find_game(record->game);
    if (game == nullptr) return refuse({"", "line 1: there is no game \"" + record->game + "\" here", ""});
    Or<Replay> replay = Replay::start(*record, *game);
    if (!replay) return refuse(replay.refusal());
    const Or<Onlooker> onlooker = onlooker_of(args->value("--seat", "spectator"), replay->match().players());
    if (!onlooker) return fail(console, 2, onlooker.refusal().message);
    if (is_check) return verify(*replay, *record, path, console);
    return watch(*replay, *onlooker, args->has("--step"), console);
}

}  // namespace fg::terminal
