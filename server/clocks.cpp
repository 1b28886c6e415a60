// SPDX-License-Identifier: Apache-2.0
#include "server/clocks.h"

#include <algorithm>

#include "common/json_object.h"

namespace fg::server {

namespace json = boost::json;

wire::MoveTime question_time(std::string_view content_json) {
    wire::MoveTime time;
    boost::system::error_code fault;
    const json::value content = json::parse(content_json, fault);
    if (fault || !content.is_object()) return time;
    for (const auto& [question, value] : JsonObject(content.get_object()).object_or_empty("clocks")) {
        if (!value.is_int64()) continue;
        const int seconds = static_cast<int>(value.get_int64());
        time.least = time.least == 0 ? seconds : std::min(time.least, seconds);
        time.most = std::max(time.most, seconds);
    }
    return time;
}

std::optional<wire::MoveTime> on_clock(Clock clock, wire::MoveTime of_questions) {
    if (clock == Clock::none || (of_questions.most == 0 && clock != Clock::days)) return {};
    const auto seconds = [&](int of_question) {
        return static_cast<int>(time_on(clock, of_question) / 1000);
    };
    return wire::MoveTime{.least = seconds(of_questions.least), .most = seconds(of_questions.most)};
}

}  // namespace fg::server
