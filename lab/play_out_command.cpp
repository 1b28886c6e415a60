// SPDX-License-Identifier: Apache-2.0
// lab play-out.
#include "common/files.h"
#include "common/json_object.h"
#include "games/all.h"
#include "lab/commands.h"
#include "lab/findings.h"
#include "lab/format.h"
#include "lab/report.h"
#include "lab/run_study.h"
#include "match/record.h"
#include "match/speaker.h"

namespace fg::lab {
namespace {

struct Position {
    const AnyGame* game = nullptr;
    std::unique_ptr<AnyMatch> match;
};

Refusal unknown(const std::string& game) { return {"unknown_game", "there is no game " + game, ""}; }

// A record, played up to the given step of its log; 0 is the deal.
Or<Position> from_record(const std::string& text, std::size_t after) {
    const Or<Record> record = read_record(text);
    if (!record) return record.refusal();
    Position position{.game = find_game(record->game)};
    if (position.game == nullptr) return unknown(record->game);
    Or<Replay> replay = Replay::start(*record, *position.game);
    if (!replay) return replay.refusal();
    if (after > record->steps.size() - 1)
        return Refusal{"bad_arguments",
                       "the record has only " + std::to_string(record->steps.size() - 1) + " answers", ""};
    for (std::size_t step = 0; step < after; ++step)
        if (const Or<Done> done = replay->next(); !done) return done.refusal();
    position.match = replay->take();
    return position;
}

// {"game": …, "players": …, "options": …, "content": …, "state": …}: the fields of the engine protocol's `new` and `set`.
Or<Position> from_position(const boost::json::object& json) {
    JsonObject fields(json);
    const std::string id(fields.text("game"));
    MatchSetup setup{.players = static_cast<int>(fields.number("players", {1, max_seats})),
                     .options = fields.object_or_empty("options"),
                     .content = fields.object_or_empty("content")};
    static constexpr std::string_view keys[]{"game", "players", "options", "content", "state"};
    fields.allow_only(keys);
    if (!fields.is_sound()) return fields.fault();
    Position position{.game = find_game(id)};
    if (position.game == nullptr) return unknown(id);
    Or<std::unique_ptr<AnyMatch>> started = position.game->start(setup);
    if (!started) return started.refusal();
    position.match = std::move(*started);
    if (const boost::json::value* state = fields.find("state"))
        if (const Or<Done> set = position.match->set_state(*state); !set) return set.refusal();
    return position;
}

Or<Position> read_position(const std::string& path, std::size_t after) {
    const Or<std::string> text = read_file(path);
    if (!text) return text.refusal();
    boost::system::error_code fault;
    const boost::json::value json = boost::json::parse(*text, fault);
    // A record is many objects, one a line.
    if (!fault && json.is_object()) return from_position(json.get_object());
    return from_record(*text, after);
}

Or<PlayOut> played_out(const Console& console, const GameLab& lab, const PlayOutPlan& plan, u64 games,
                       int threads) {
    const StopOnInterrupt interrupt;
    Or<PlayOut> sums = run_play_out(lab, plan, games,
                                    {.threads = threads,
                                     .is_stopped = &interrupt.flag(),
                                     .progress = progress_line(console, std::string(lab.title()), games)});
    if (interrupt.flag()) console.err << "\nlab: stopped; this is what has been played\n";
    return sums;
}

}  // namespace

void print_shares(const Console& console, const AnyMatch& match, const PlayOut& sums) {
    console.out << match.game().title() << ", " << counted(match.players(), "player") << ", "
                << with_commas(static_cast<double>(sums.games)) << " games of sages from there\n";
    for (const Seat seat : EachSeat{match.players()}) {
        const Share share = mean_of(sums.won[index_of(seat)], sums.games, static_cast<double>(whole_win));
        console.out << "  seat " << index_of(seat) + 1 << " (" << match.name(seat) << "): wins "
                    << percent(share.mean) << " (" << interval(share) << ")\n";
    }
    if (sums.unfinished > 0)
        console.out << "  besides, broken off " << unfinished_words() << ": "
                    << with_commas(static_cast<double>(sums.unfinished)) << "\n";
}

int play_out(Args& args, const Console& console) {
    if (args.words().size() != 1) return console.misuse("play-out needs one file: a record, or a position");
    const std::size_t after = args.number("--after", std::size_t{0}, std::size_t{0}, std::size_t{1} << 30);
    const u64 games = args.number("--games", u64{1'000'000}, u64{1}, u64{1} << 50);
    const int eyes = args.number("--eyes", 0, 1, max_seats);
    const u64 seed = args.number("--seed", u64{1}, u64{0}, ~u64{0});
    const int threads = args.number("--threads", core_count(), 1, 1024);
    if (!args.fault().empty()) return console.misuse(args.fault());
    const Or<Position> position = read_position(args.words()[0], after);
    if (!position) return console.failure(args.words()[0] + ": " + position.refusal().message);
    const AnyMatch& match = *position->match;
    if (match.is_over()) return console.failure("the game is over there: nothing is left to play");
    if (eyes > match.players()) return console.misuse("--eyes must be a seat of the table");

    const PlayOutPlan plan{.table = {match.players(), match.setup().options, match.setup().content},
                           .state = boost::json::parse(match.state_json()),
                           .eyes = eyes == 0 ? no_seat : seat_of(eyes - 1),
                           .seed = seed};
    const Or<PlayOut> sums =
        played_out(console, *game_named(args, std::string(position->game->id())), plan, games, threads);
    if (!sums) return console.failure(sums.refusal().message);
    print_shares(console, match, *sums);
    return fine;
}

}  // namespace fg::lab
