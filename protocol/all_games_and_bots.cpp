// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <utility>

#include "bots/roster.h"
#include "games/all.h"
#include "protocol/protocol.h"

namespace fg::protocol {
namespace {

class HouseThinker {
  public:
    Or<AnyChoice> operator()(const AnyMatch& match, Seat seat, const Thinking& thinking) {
        bots::AnyBot* bot = bot_named(match.game(), thinking.bot);
        if (bot == nullptr) return no_bot(thinking.bot);
        const std::unique_ptr<AnyView> view = match.view(seat);
        return bot->decide(*view,
                           {.ms = thinking.ms, .iterations = thinking.iterations, .seed = thinking.seed});
    }

  private:
    bots::AnyBot* bot_named(const AnyGame& game, const std::string& name) {
        const auto key = std::make_pair(&game, name);
        if (const auto found = made_->find(key); found != made_->end()) return found->second.get();
        std::unique_ptr<bots::AnyBot> bot = bots::make_bot(game, name);
        return bot ? ((*made_)[key] = std::move(bot)).get() : nullptr;
    }
    static Refusal no_bot(std::string_view name) {
        std::string known;
        for (std::string_view other : bots::bot_names())
            known += (known.empty() ? "" : ", ") + std::string(other);
        return {"no_bot", "there is no bot " + quoted(name) + "; there are: " + known, ""};
    }

    using Made = std::map<std::pair<const AnyGame*, std::string>, std::unique_ptr<bots::AnyBot>>;
    std::shared_ptr<Made> made_ = std::make_shared<Made>();  // shared, because a std::function is copied
};

}  // namespace

House whole_house() { return {.games = all_games(), .bots = bots::bot_names(), .think = HouseThinker()}; }

}  // namespace fg::protocol
