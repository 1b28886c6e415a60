// SPDX-License-Identifier: Apache-2.0
// Small wrongs done to good JSON, for the fuzz targets and the test that fuzzes a little in every run. Bytes
// flipped at random hardly ever get past the parser; these changes do.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.h"

namespace fg::fuzzing {

class Mutation {
  public:
    explicit Mutation(u64 seed) : chance_(seed) {}

    u32 below(u32 n) { return chance_.below(n); }
    template <class List>
    auto& one_of(List& list) {
        return list[below(static_cast<u32>(list.size()))];
    }

    // Makes the texts and keys of `value` known as words that may be put elsewhere.
    void learn(const boost::json::value& value);
    // One change somewhere in `value`.
    void change(boost::json::value& value);
    // A few changes of the bytes themselves.
    void scramble(std::string& line);

  private:
    struct Place {
        boost::json::value* value;
        std::string_view key;  // its own, or that of the list it stands in
    };
    using Places = std::vector<Place>;
    static void collect(boost::json::value& value, std::string_view key, Places& places);
    void replace(boost::json::value& value);
    void nudge(boost::json::value& number);
    void change_list(boost::json::array& list);
    void change_object(boost::json::object& object);
    // What one number loses, another gains, or two values change places: mostly values of one name, such as
    // the cards of a kind here and there, so that sums and types still hold.
    void exchange(Places& places);
    boost::json::value any_leaf();

    FastChance chance_;
    std::vector<std::string> words_{"", "spectator", "none", "all", "0", "-1"};
};

}  // namespace fg::fuzzing
