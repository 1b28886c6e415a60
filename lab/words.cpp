// SPDX-License-Identifier: Apache-2.0
#include "lab/words.h"

#include <map>
#include <set>
#include <vector>

#include "games/all_games.h"
#include "games/fairy_tale_fight_club/speaker.h"
#include "games/huzzah/speaker.h"
#include "games/king_thief_minister/speaker.h"
#include "games/monster_faire/speaker.h"
#include "games/ren_faire/speaker.h"
#include "lab/things.h"

namespace fg::lab {
namespace {

// By field and name.
using Words = std::map<std::pair<std::string, std::string>, std::string, std::less<>>;

// The words of all values of an enumeration; none if they do not tell them apart, as of places that are never spoken of.
template <class F>
std::vector<std::string> distinct_words() {
    std::vector<std::string> words;
    for (int i = 0; i < name_count<F>; ++i) words.emplace_back(word(static_cast<F>(i)));
    const std::set<std::string> different(words.begin(), words.end());
    if (different.size() < words.size() || different.contains("")) words.clear();
    return words;
}
// Of the fields of a kind of answer or event, those that hold one value or several which the game's speaker has words for.
template <class T>
void add_words(Words& words) {
    const T value{};
    T::each(value, [&]<class F>(std::string_view field, const F&) {
        if constexpr (requires(typename NamesIn<F>::Name one) { std::string(word(one)); }) {
            using Name = typename NamesIn<F>::Name;
            int i = 0;
            for (const std::string& one : distinct_words<Name>())
                words[{std::string(field), std::string(name_of(static_cast<Name>(i++)))}] = one;
        }
    });
}
Words words_of(std::string_view game) {
    Words words;
    for_each_game([&]<Game G, class A>() {
        if (G::id != game) return;
        add_words<typename G::Choice>(words);
        add_words<typename G::Event>(words);
    });
    return words;
}

// As lab/count.h counts turns.
template <Game G>
constexpr bool has_turns = requires(const typename G::State& state) { state.table.turns; } ||
                           requires(const typename G::State& state) { static_cast<u32>(state.table.turn); };

}  // namespace

std::string_view unit_of_length(std::string_view game) {
    std::string_view unit = "turns";
    for_each_game([&]<Game G, class A>() {
        if (G::id == game && !has_turns<G>) unit = "rounds";
    });
    return unit;
}

void say_in_words(std::string_view game, std::vector<ThingCount>& things) {
    const Words words = words_of(game);
    for (ThingCount& thing : things)
        if (const auto found = words.find(std::pair(thing.field, thing.name)); found != words.end())
            thing.name = found->second;
}

}  // namespace fg::lab
