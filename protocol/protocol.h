// SPDX-License-Identifier: Apache-2.0
// `fairground engine`: one JSON object a line in, one a line out, for bots in other languages, for analysis
// and for tests. docs/protocol.md describes every message. This side of the house is the whole truth: it
// shows states and seeds, so it is a tool for those who may know them, not a server for players.
#pragma once

#include <functional>
#include <iosfwd>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "match/any_game.h"
#include "protocol/request.h"

namespace fg::protocol {

inline constexpr std::size_t longest_line = std::size_t{4} << 20;
inline constexpr std::size_t most_matches = 64;
inline constexpr std::size_t most_steps = 100'000;  // choices of one match
inline constexpr std::int64_t most_ms = 60'000;
inline constexpr std::int64_t most_iterations = 10'000'000;

// What a bot is asked for.
struct Thinking {
    std::string bot;
    int ms = 0;          // 0: no limit of time
    u32 iterations = 0;  // 0: no limit of number
    u64 seed = 1;
};
// Names a choice for a seat that owes one; refused if there is no such bot.
using Thinker = std::function<Or<AnyChoice>(const AnyMatch&, Seat, const Thinking&)>;

// The games and bots that a protocol speaks of.
struct House {
    std::span<const AnyGame* const> games;
    std::span<const std::string_view> bots;
    Thinker think;
};
// Every game and every bot there is. Keeps each bot it made, so that a search keeps its memory.
House whole_house();

class EngineProtocol {
  public:
    explicit EngineProtocol(House house) : house_(std::move(house)) {}

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
    std::string asked(const Request& request);
    std::string offers(const Request& request);
    std::string choose(const Request& request);
    std::string redeal(const Request& request);
    std::string bot(const Request& request);
    std::string record(const Request& request);
    std::string undo(const Request& request);
    std::string events(const Request& request);

    const AnyGame& game_named(const std::string& id) const;
    std::unique_ptr<AnyMatch>& match_of(const Request& request);
    int keep(std::unique_ptr<AnyMatch> match);
    void refuse_if_full() const;

    House house_;
    std::map<int, std::unique_ptr<AnyMatch>> matches_;
    int next_match_ = 1;
};

// Answers until the input ends. Returns the exit code: 0, or 1 if the output could not be written.
int engine_main(std::istream& in, std::ostream& out);

}  // namespace fg::protocol
