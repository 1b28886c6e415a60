// SPDX-License-Identifier: Apache-2.0
// A conversation with the engine protocol that checks every answer's form. Two lines are not sent but acted
// on, because bytes alone would rarely get that far:
//   !N   plays N % 64 answers at random
//   ~N   changes the state a little, by the seed N, and sets it
#pragma once

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bots/roster.h"
#include "protocol/protocol.h"
#include "tests/mutation.h"

namespace fg::fuzz {

namespace json = boost::json;

inline void expect(bool holds, const char* what, std::string_view line) {
    if (holds) return;
    std::fprintf(stderr, "%s: %.*s\n", what, static_cast<int>(line.size()), line.data());
    std::abort();
}

// Another bot in a hurry.
class HastyBot final : public bots::AnyBot {
  public:
    explicit HastyBot(bots::AnyBot& bot) : bot_(bot) {}
    AnyChoice decide(const AnyView& view, const bots::Budget& budget) override {
        return bot_.decide(view, {.ms = 0, .iterations = 8, .seed = budget.seed});
    }

  private:
    bots::AnyBot& bot_;
};

// Every game, with bots that hardly think. Sessions share the bots, whose memory is costly to make.
inline bots::GamesAndBots games_and_hasty_bots() {
    static const bots::GamesAndBots all = bots::all_games_and_bots();
    static bots::KeptBots kept(all);
    bots::GamesAndBots hasty = all;
    hasty.make_bot = [](const AnyGame& game, std::string_view name) -> std::unique_ptr<bots::AnyBot> {
        bots::AnyBot* bot = kept.find(game, std::string(name));
        return bot ? std::make_unique<HastyBot>(*bot) : nullptr;
    };
    return hasty;
}

class Session {
  public:
    Session() : protocol_(games_and_hasty_bots()) {}

    void take(std::string_view line) {
        if (line.starts_with('!')) return play(static_cast<int>(number_after(line) % 64));
        if (line.starts_with('~')) return disturb(number_after(line));
        const json::object answer = ask(line);
        if (const json::value* match = answer.if_contains("match"); match != nullptr) last_ = *match;
    }

  private:
    static u64 number_after(std::string_view line) {
        u64 number = 0;
        std::from_chars(line.data() + 1, line.data() + line.size(), number);
        return number;
    }

    json::object ask(std::string_view line) {
        const std::string text = protocol_.answer(line);
        expect(text.find('\n') == std::string::npos, "an answer has more than one line", line);
        boost::system::error_code error;
        const json::value answer = json::parse(text, error);
        expect(!error && answer.is_object(), "an answer is not a JSON object", line);
        const json::value* ok = answer.get_object().if_contains("ok");
        expect(ok != nullptr && ok->is_bool(), "an answer is neither good nor bad", line);
        if (!ok->get_bool()) {
            const json::value& fault = answer.at("error");
            expect(!fault.at("code").as_string().empty(), "an error has no code", line);
            expect(!fault.at("message").as_string().empty(), "an error has no message", line);
        }
        return answer.get_object();
    }
    json::object ask_of_last(std::string_view what, json::object fields = {}) {
        fields["do"] = what;
        fields["match"] = last_;
        return ask(json::serialize(fields));
    }
    static bool is_good(const json::object& answer) { return answer.at("ok").as_bool(); }

    void play(int answers) {
        for (int i = 0; i < answers; ++i) {
            const json::object asked = ask_of_last("asked");
            if (!is_good(asked) || asked.at("over").as_bool()) return;
            const json::array& owing = asked.at("owing").as_array();
            expect(!owing.empty(), "a running game asks nobody", json::serialize(asked));
            const json::object played =
                ask_of_last("bot", {{"seat", owing[0]}, {"bot", "random"}, {"seed", i}, {"play", true}});
            expect(is_good(played), "a bot's answer was refused", json::serialize(played));
        }
    }

    void disturb(u64 seed) {
        const json::object before = ask_of_last("state");
        if (!is_good(before)) return;
        fuzzing::Mutation mutation(seed);
        json::value state = before.at("state");
        mutation.learn(state);
        for (u32 i = mutation.below(3); i < 3; ++i) mutation.change(state);
        const json::object set = ask_of_last("set", {{"state", state}});
        if (!is_good(set)) return;
        look_around();
        play(6);
    }
    // Everything that only reads must work in every position that `set` lets pass.
    void look_around() {
        const json::object asked = ask_of_last("asked");
        for (const json::value& seat : asked.at("asked").as_array()) {
            const json::object offers = ask_of_last("offers", {{"seat", seat}});
            expect(is_good(offers), "offers were refused", json::serialize(offers));
            const json::object world = ask_of_last("redeal", {{"seat", seat}, {"seed", 1}});
            expect(is_good(world), "a redeal was refused", json::serialize(world));
            expect(is_good(ask_of_last("set", {{"state", world.at("state")}})), "a redealt state was refused",
                   json::serialize(world));
        }
        ask_of_last("redeal", {{"seat", "spectator"}});
        ask_of_last("record");
    }

    protocol::EngineProtocol protocol_;
    json::value last_ = 1;
};

}  // namespace fg::fuzz
