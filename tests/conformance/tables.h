// SPDX-License-Identifier: Apache-2.0
// The tables a game is tried at: its usual options, and as few others as bring every two values of two options
// together; or its usual options, each value of an option alone, and options drawn by chance. Found from the field list
// of the options alone.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/name_set.h"
#include "match/json_write.h"
#include "match/option_help.h"
#include "tests/conformance/failures.h"

namespace fg::conformance {

template <Game G>
struct TableCase {
    typename G::Rules rules;
    std::string name;  // "huzzah, 5 players, {...}"
};

// A set of names. (Written into a call, the requirement would mislead clang-format.)
template <class Field>
concept IsSet = requires { typename Field::Member; };

template <Game G, class T>
class Tables {
  public:
    using Options = typename G::Rules::Options;
    using Content = typename G::Rules::Content;

    Tables(int players, Failures& failures) : players_(players), failures_(failures) {
        list_fields();
        const Combination usual(fields_.size(), -1);
        add(usual);
        add_pairs();
        add_missing();
        if (cases_.empty()) failures_.add(std::string(G::id) + ": no table can be played");
    }
    // The usual table; a few with one option changed, which the player counts share among them; and so many with every option
    // drawn by chance.
    Tables(int players, Failures& failures, int random) : players_(players), failures_(failures) {
        list_fields();
        add(Combination(fields_.size(), -1));
        add_single();
        FastChance chance(20261117 + static_cast<u64>(players));
        for (int n = 0; n < random; ++n) add(random_combination(chance));
    }
    const std::vector<TableCase<G>>& cases() const { return cases_; }
    // "key: value" of every value that no table here has.
    std::set<std::string> untried() const {
        std::set<std::string> all;
        for (std::size_t f = 0; f < fields_.size(); ++f)
            for (std::size_t v = 0; v < fields_[f].values.size(); ++v)
                if (fields_[f].values[v].must_be_tried &&
                    !tried_.contains({static_cast<int>(f), static_cast<int>(v)}))
                    all.insert(name_of_value(f, v));
        return all;
    }

  private:
    using Setter = std::function<void(Options&)>;
    struct Value {
        Setter set;
        bool must_be_tried;  // larger sets may be refused at every table
    };
    struct Field {
        std::string_view key;
        std::vector<Value> values;  // but for the usual one
        bool is_set = false;
    };

    void list_fields() {
        Options usual{};
        int index = 0;
        Options::each(usual, [&](std::string_view key, const auto& field) {
            fields_.push_back({key, {}, IsSet<std::remove_cvref_t<decltype(field)>>});
            const auto setter = [index](const auto& value) {
                return [index, value](Options& options) { set_field(options, index, value); };
            };
            each_value(key, field, [&](const auto& value) {
                if (!(value == field))
                    fields_.back().values.push_back({setter(value), !is_larger_set(value)});
            });
            ++index;
        });
    }
    template <class F>
    static bool is_larger_set(const F& value) {
        if constexpr (IsSet<F>) return value.size() > 1;
        return false;
    }
    template <class F>
    static void set_field(Options& options, int wanted, const F& value) {
        int index = 0;
        Options::each(options, [&](std::string_view, auto& field) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, F>)
                if (index == wanted) field = value;
            ++index;
        });
    }
    template <class F, class Use>
    void each_value(std::string_view key, const F&, Use&& use) {
        if constexpr (std::is_same_v<F, bool>) {
            use(false), use(true);
        } else if constexpr (Named<F>) {
            for (int i = 0; i < name_count<F>; ++i) use(static_cast<F>(i));
        } else if constexpr (std::is_integral_v<F>) {
            const OptionHelp help = help_of(key);
            if (help.least >= help.most) failures_.add("option " + std::string(key) + " has no bounds");
            for (int n : {help.least, (help.least + help.most) / 2, help.most}) use(static_cast<F>(n));
        } else {
            each_set<F>(use);
        }
    }
    template <class Set, class Use>
    static void each_set(Use&& use) {
        using Member = typename Set::Member;
        Set first;
        use(Set{});
        for (int i = 0; i < name_count<Member>; ++i) {
            Set one;
            one.add(static_cast<Member>(i));
            first.add(static_cast<Member>(i));
            use(one);
            use(first);
        }
    }
    static OptionHelp help_of(std::string_view key) {
        for (const OptionHelp& help : T::options())
            if (help.key == key) return help;
        return {};
    }

    bool is_playable(const Options& options) const {
        return G::complaint(players_, options, Content{}) == nullptr;
    }
    // One value number per field; -1 is the usual one.
    using Combination = std::vector<int>;
    using Pair = std::pair<std::pair<int, int>, std::pair<int, int>>;

    void add(const Combination& combination) {
        const Options options = build(combination);
        if (!is_playable(options)) return;
        const std::string json = to_json(options, players_);
        for (std::size_t f = 0; f < fields_.size(); ++f) tried_.insert({static_cast<int>(f), combination[f]});
        if (!seen_.insert(json).second) return;
        cases_.push_back({G::make_rules(players_, options, Content{}),
                          std::string(G::id) + ", " + std::to_string(players_) + " players, " + json});
    }
    // Each value of an option with all else as usual, at one of the player counts that can be played so.
    void add_single() {
        std::size_t number = 0;
        for (std::size_t f = 0; f < fields_.size(); ++f)
            for (std::size_t v = 0; v < fields_[f].values.size(); ++v) {
                Combination one(fields_.size(), -1);
                one[f] = static_cast<int>(v);
                const std::vector<int> counts = counts_for(build(one));
                if (!counts.empty() && counts[number++ % counts.size()] == players_) add(one);
            }
    }
    static std::vector<int> counts_for(const Options& options) {
        std::vector<int> counts;
        for (int count = G::min_players; count <= G::max_players; ++count)
            if (G::complaint(count, options, Content{}) == nullptr) counts.push_back(count);
        return counts;
    }
    std::string name_of_value(std::size_t field, std::size_t value) const {
        Combination one(fields_.size(), -1);
        one[field] = static_cast<int>(value);
        return std::string(fields_[field].key) + " in " + to_json(build(one), players_);
    }

    Options build(const Combination& combination) const {
        Options options{};
        for (std::size_t f = 0; f < fields_.size(); ++f)
            if (combination[f] >= 0) fields_[f].values[static_cast<std::size_t>(combination[f])].set(options);
        return options;
    }
    // Random values; where they cannot be played together, one after the other returns to its usual value.
    Combination random_combination(FastChance& chance) const {
        Combination combination;
        for (const Field& field : fields_)
            combination.push_back(static_cast<int>(chance.below(static_cast<u32>(field.values.size()) + 1)) -
                                  1);
        for (int tries = 0; tries < 200 && !is_playable(build(combination)); ++tries)
            combination[chance.below(static_cast<u32>(fields_.size()))] = -1;
        return combination;
    }
    // Pairwise: few tables in which every two values of two options meet, so that many options do not multiply. Each table
    // begins with two values that have not met yet; the others are those of a few random tables that bring most new pairs.
    void add_pairs() {
        FastChance chance(20261115);
        std::set<Pair> met;
        for (int f = 0; f < static_cast<int>(fields_.size()); ++f)
            for (int g = 0; g < f; ++g)
                for (int v = -1; v < count_for_pairs(f); ++v)
                    for (int w = -1; w < count_for_pairs(g); ++w)
                        if (!met.contains({{f, v}, {g, w}})) add_with({f, v}, {g, w}, chance, met);
    }
    // Sets have too many values to meet them all.
    int count_for_pairs(int field) const {
        const Field& f = fields_[static_cast<std::size_t>(field)];
        return f.is_set ? 1 : static_cast<int>(f.values.size());
    }
    void add_with(std::pair<int, int> one, std::pair<int, int> other, FastChance& chance,
                  std::set<Pair>& met) {
        Combination best;
        std::size_t most = 0;
        for (int tries = 0; tries < 12; ++tries) {
            Combination combination = random_combination(chance);
            combination[static_cast<std::size_t>(one.first)] = one.second;
            combination[static_cast<std::size_t>(other.first)] = other.second;
            if (!is_playable(build(combination))) continue;
            const std::size_t fresh = new_pairs(combination, met);
            if (best.empty() || fresh > most) best = combination, most = fresh;
        }
        if (best.empty()) return;
        add(best);
        for (int a = 0; a < static_cast<int>(best.size()); ++a)
            for (int b = 0; b < a; ++b) met.insert(pair_of(best, a, b));
    }
    static Pair pair_of(const Combination& combination, int a, int b) {
        return {{a, combination[static_cast<std::size_t>(a)]}, {b, combination[static_cast<std::size_t>(b)]}};
    }
    static std::size_t new_pairs(const Combination& combination, const std::set<Pair>& met) {
        std::size_t count = 0;
        for (int a = 0; a < static_cast<int>(combination.size()); ++a)
            for (int b = 0; b < a; ++b) count += !met.contains(pair_of(combination, a, b));
        return count;
    }
    // Values that need others beside them, such as a set that only one mode reads.
    void add_missing() {
        FastChance chance(20261116);
        for (std::size_t f = 0; f < fields_.size(); ++f)
            for (std::size_t v = 0; v < fields_[f].values.size(); ++v)
                for (int tries = 0;
                     tries < 50 && !tried_.contains({static_cast<int>(f), static_cast<int>(v)}); ++tries) {
                    Combination combination = random_combination(chance);
                    combination[f] = static_cast<int>(v);
                    add(combination);
                }
    }

    int players_;
    Failures& failures_;
    std::vector<Field> fields_;
    std::set<std::pair<int, int>> tried_;
    std::set<std::string> seen_;
    std::vector<TableCase<G>> cases_;
};

// Values of options that are tried at no player count: a test that cannot see them would promise too much.
template <Game G, class T>
std::set<std::string> untried_values() {
    Failures failures;
    std::set<std::string> untried = Tables<G, T>(G::min_players, failures).untried();
    for (int players = G::min_players + 1; players <= G::max_players; ++players) {
        const std::set<std::string> here = Tables<G, T>(players, failures).untried();
        std::erase_if(untried, [&](const std::string& value) { return !here.contains(value); });
    }
    return untried;
}

}  // namespace fg::conformance
