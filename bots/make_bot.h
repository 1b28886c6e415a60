// SPDX-License-Identifier: Apache-2.0
// Bots by name, for one game.
#pragma once

#include <array>

#include "bots/random.h"
#include "bots/sage.h"
#include "bots/seer.h"

namespace fg::bots {

inline constexpr std::array<std::string_view, 3> names{"random", "sage", "seer"};

// Null if there is no bot of that name.
template <Game G, AdviceFor<G> A>
std::unique_ptr<Bot<G>> make_typed_bot(std::string_view name) {
    if (name == "random") return std::make_unique<Random<G>>();
    if (name == "sage") return std::make_unique<Sage<G, A>>();
    if (name == "seer") return std::make_unique<Seer<G, A>>();
    return nullptr;
}

template <Game G, AdviceFor<G> A>
std::unique_ptr<AnyBot> make_boxed_bot(std::string_view name) {
    std::unique_ptr<Bot<G>> bot = make_typed_bot<G, A>(name);
    return bot ? std::make_unique<BoxedBot<G>>(std::move(bot)) : nullptr;
}

}  // namespace fg::bots
