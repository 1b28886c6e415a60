// SPDX-License-Identifier: Apache-2.0
// The tables a game is tried at: its usual options; every option once at every other value; and random
// combinations until every two values of two options have met. Found from the field list of the options
// alone.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/json_write.h"
#include "engine/name_set.h"
#include "engine/option_help.h"
#include "tests/conformance/failures.h"

namespace fg::conformance {

template <Game G>
struct TableCase {
    typename G::Rules rules;
    std::string name;  // "huzzah, 5 players, {...}"
};

template <Game G, class T>
class Tables {
  public:
    using Options = typename G::Rules::Options;
    using Content = typename G::Rules::Content;

    Tables(int players, Failures& failures) : players_(players), failures_(failures) {
        list_fields();
        add(Options{});
        for (const Field& field : fields_)
            for (const Setter& set : field.values) {
                Options options{};
                set(options);
                add(options);
            }
        add_pairs();
        if (cases_.empty()) failures_.add(std::string(G::id) + ": no table can be played");
    }
    const std::vector<TableCase<G>>& cases() const { return cases_; }

  private:
    using Setter = std::function<void(Options&)>;
    struct Field {
        std::string_view key;
        std::vector<Setter> values;  // but for the usual one
    };

    void list_fields() {
        Options usual{};
        int index = 0;
        Options::each(usual, [&](std::string_view key, const auto& field) {
            fields_.push_back({key, {}});
            const auto setter = [index](const auto& value) {
                return [index, value](Options& options) { set_field(options, index, value); };
            };
            each_value(key, field, [&](const auto& value) {
                if (!(value == field)) fields_.back().values.push_back(setter(value));
            });
            ++index;
        });
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
        Set all;
        use(Set{});
        for (int i = 0; i < name_count<Member>; ++i) {
            Set one;
            one.add(static_cast<Member>(i));
            all.add(static_cast<Member>(i));
            use(one);
        }
        use(all);
    }
    static OptionHelp help_of(std::string_view key) {
        for (const OptionHelp& help : T::options())
            if (help.key == key) return help;
        return {};
    }

    bool is_playable(const Options& options) const {
        return G::complaint(players_, options, Content{}) == nullptr;
    }
    void add(const Options& options) {
        if (!is_playable(options)) return;
        const std::string json = to_json(options, players_);
        if (!seen_.insert(json).second) return;
        cases_.push_back({G::make_rules(players_, options, Content{}),
                          std::string(G::id) + ", " + std::to_string(players_) + " players, " + json});
    }

    // One value number per field; -1 is the usual one.
    using Combination = std::vector<int>;
    using Pair = std::pair<std::pair<int, int>, std::pair<int, int>>;

    Options build(const Combination& combination) const {
        Options options{};
        for (std::size_t f = 0; f < fields_.size(); ++f)
            if (combination[f] >= 0) fields_[f].values[static_cast<std::size_t>(combination[f])](options);
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
    void add_pairs() {
        constexpr int most_tries = 400, most_cases = 24;
        FastChance chance(20261115);
        std::set<Pair> met;
        for (int tries = 0, kept = 0; tries < most_tries && kept < most_cases && fields_.size() > 1;
             ++tries) {
            const Combination combination = random_combination(chance);
            const Options options = build(combination);
            if (!is_playable(options) || !meets_new_pairs(combination, met)) continue;
            add(options);
            ++kept;
        }
    }
    static bool meets_new_pairs(const Combination& combination, std::set<Pair>& met) {
        bool is_new = false;
        for (int a = 0; a < static_cast<int>(combination.size()); ++a)
            for (int b = 0; b < a; ++b)
                is_new |= met.insert({{a, combination[static_cast<std::size_t>(a)]},
                                      {b, combination[static_cast<std::size_t>(b)]}})
                              .second;
        return is_new;
    }

    int players_;
    Failures& failures_;
    std::vector<Field> fields_;
    std::set<std::string> seen_;
    std::vector<TableCase<G>> cases_;
};

}  // namespace fg::conformance
