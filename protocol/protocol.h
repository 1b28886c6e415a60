// SPDX-License-Identifier: Apache-2.0
// `fairground engine`: one JSON object a line in, one a line out, for bots in other languages, for analysis
// and for tests. docs/protocol.md describes every message. It tells the whole truth, states and
// seeds included, so it is a tool for those who may know them, not a server for players.
#pragma once

#include <iosfwd>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/games_and_bots.h"
#include "match/any_game.h"
#include "protocol/request.h"

namespace fg::protocol {

inline constexpr std::size_t longest_line = std::size_t{4} << 20;
inline constexpr std::size_t most_matches = 64;
inline constexpr std::size_t most_steps = 100'000;  // choices of one match
inline constexpr std::int64_t most_ms = 60'000;
inline constexpr std::int64_t most_iterations = 10'000'000;

class EngineProtocol {
  public:
    explicit EngineProtocol(bots::GamesAndBots offered) : offered_(std::move(offered)), bots_(offered_) {}
    EngineProtocol(const EngineProtocol&) = delete;
    EngineProtocol& operator=(const EngineProtocol&) = delete;

    // The answer to one line, without a line end. Never throws for anything the line says.
    std::string answer(std::string_view line);

  private:
    struct Command {
        std::string_view name;
        std::string (EngineProtocol::*run)(const Request&);
        std::span<const std::string_view> keys;
    };
    static std::span<const Command> commands();
    std::string run(const Request& request);

    std::string games(const Request& request);
    std::string content(const Request& request);
    std::string rule(const Request& request);
    std::string start(const Request& request);
    std::string load(const Request& request);
    std::string close(const Request& request);
    std::string state(const Request& request);
    std::string set(const Request& request);
    std::string view(const Request& request);
    std::string follow(const Request& request);
    std::string asked(const Request& request);
    std::string offers(const Request& request);
    std::string choose(const Request& request);
    std::string expire(const Request& request);
    std::string report(const Request& request);
    std::string redeal(const Request& request);
    std::string bot(const Request& request);
    std::string record(const Request& request);
    std::string story(const Request& request);
    std::string undo(const Request& request);
    std::string events(const Request& request);

    // Who follows a match: a viewer, as a bot's or a person's.
    struct Reader {
        Seat viewer = no_seat;
        bool is_person = false;
        friend auto operator<=>(const Reader&, const Reader&) = default;
    };
    struct OpenMatch {
        std::unique_ptr<AnyMatch> match;
        std::map<Reader, std::unique_ptr<ViewTrail>> trails;  // of this match, and gone before it
    };

    const AnyGame& game_named(const std::string& id) const;
    bots::AnyBot& bot_named(const AnyGame& game, const std::string& name);
    OpenMatch& open_match(const Request& request);
    AnyMatch& match_of(const Request& request) { return *open_match(request).match; }
    static Reader reader_of(const Request& request, const AnyMatch& match);
    int keep(std::unique_ptr<AnyMatch> match);
    void refuse_if_full() const;

    const bots::GamesAndBots offered_;
    bots::KeptBots bots_;
    std::map<int, OpenMatch> matches_;
    int next_match_ = 1;
};

// Answers until the input ends. Returns the exit code: 0, or 1 if the output could not be written.
int engine_main(std::istream& in, std::ostream& out, const bots::GamesAndBots& offered);

}  // namespace fg::protocol
