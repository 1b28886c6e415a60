// SPDX-License-Identifier: Apache-2.0
#include "lab/options.h"

namespace fg::lab {

boost::json::object options_in(Args& args) {
    boost::json::object options;
    for (const std::string& given : args.values("--option")) {
        const std::size_t equals = given.find('=');
        if (equals == 0 || equals == std::string::npos) {
            args.fail("--option must be key=value, not " + given);
            continue;
        }
        const std::string word = given.substr(equals + 1);
        boost::system::error_code error;
        boost::json::value value = boost::json::parse(word, error);
        if (error) value = boost::json::string(word);
        options[given.substr(0, equals)] = value;
    }
    return options;
}

}  // namespace fg::lab
