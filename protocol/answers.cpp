// SPDX-License-Identifier: Apache-2.0
#include "protocol/answers.h"

#include <algorithm>

#include "match/json_write.h"

namespace fg::protocol {
namespace {

// An object that is written field by field.
std::string closed(std::string fields) {
    fields.front() = '{';  // in place of the first field's comma
    return fields + '}';
}

// A list of what `one(i)` gives for i in from..end.
template <class One>
std::string list_of(std::size_t from, std::size_t end, One&& one) {
    std::string list = "[";
    for (std::size_t i = from; i < end; ++i) {
        if (i > from) list += ',';
        list += one(i);
    }
    return list + ']';
}

std::string_view type_name(OptionInfo::Type type) {
    switch (type) {
        case OptionInfo::Type::choice: return "choice";
        case OptionInfo::Type::toggle: return "toggle";
        case OptionInfo::Type::number: return "number";
        case OptionInfo::Type::set: return "set";
    }
    return "number";
}

std::string option_json(const OptionInfo& option) {
    std::string fields;
    add_text(fields, "key", option.key);
    add_text(fields, "type", type_name(option.type));
    if (!option.values.empty())
        add_json(fields, "values", list_of(0, option.values.size(), [&](std::size_t i) {
                     std::string value;
                     append_quoted(value, option.values[i]);
                     return value;
                 }));
    if (option.least != option.most) {
        add_json(fields, "least", std::to_string(option.least));
        add_json(fields, "most", std::to_string(option.most));
    }
    add_json(fields, "default", option.usual);
    add_text(fields, "help", option.help);
    add_text(fields, "rule", option.rule);
    return closed(fields);
}

std::string audience_json(const Audience& audience, int players) {
    return audience.everyone ? "\"all\"" : to_json(audience.seats, players);
}

std::string question_json(const AnyMatch& match, Seat seat) {
    std::string fields;
    add_number(fields, "seat", static_cast<std::size_t>(seat));
    add_text(fields, "question", match.question(seat));
    add_text(fields, "prompt", match.prompt(seat));
    add_text(fields, "rule", match.question_rule(seat));
    add_json(fields, "seconds", std::to_string(match.clock_seconds(seat)));
    return closed(fields);
}

// "next" and "total", so that the caller knows where to go on.
std::size_t add_bounds(std::string& answer, const AnyMatch& match, std::size_t from) {
    const std::size_t end = std::min(match.event_count(), from + most_events);
    add_number(answer, "next", end);
    add_number(answer, "total", match.event_count());
    return end;
}

}  // namespace

void add_json(std::string& answer, std::string_view key, std::string_view json) {
    answer += ',';
    append_quoted(answer, key);
    answer += ':';
    answer += json;
}
void add_text(std::string& answer, std::string_view key, std::string_view text) {
    std::string json;
    append_quoted(json, text);
    add_json(answer, key, json);
}
void add_number(std::string& answer, std::string_view key, std::size_t number) {
    add_json(answer, key, std::to_string(number));
}

std::string seat_json(Seat seat) {
    return seat == no_seat ? "\"spectator\"" : std::to_string(index_of(seat));
}

std::string game_json(const AnyGame& game) {
    std::string fields;
    add_text(fields, "game", game.id());
    add_text(fields, "title", game.title());
    add_text(fields, "blurb", game.blurb());
    add_json(fields, "min_players", std::to_string(game.min_players()));
    add_json(fields, "max_players", std::to_string(game.max_players()));
    const std::vector<OptionInfo> options = game.options();
    add_json(fields, "options",
             list_of(0, options.size(), [&](std::size_t i) { return option_json(options[i]); }));
    return closed(fields);
}

std::string offer_json(const Offer& offer) {
    std::string fields;
    add_json(fields, "choice", offer.json);
    add_text(fields, "label", offer.label);
    add_text(fields, "rule", offer.rule);
    if (offer.leads_to >= 0) add_number(fields, "leads_to", static_cast<std::size_t>(offer.leads_to));
    return closed(fields);
}

void add_events(std::string& answer, const AnyMatch& match, std::size_t from) {
    std::string bounds;
    const std::size_t end = add_bounds(bounds, match, from);
    add_json(answer, "events", list_of(from, end, [&](std::size_t number) {
                 std::string fields;
                 add_number(fields, "number", number);
                 add_json(fields, "audience", audience_json(match.event_audience(number), match.players()));
                 add_json(fields, "event", match.event_json(number));
                 return closed(fields);
             }));
    answer += bounds;
}

void add_events_told(std::string& answer, const AnyMatch& match, std::size_t from, Seat viewer) {
    std::string bounds;
    const std::size_t end = add_bounds(bounds, match, from);
    add_json(answer, "events", list_of(from, end, [&](std::size_t number) {
                 std::string fields;
                 add_number(fields, "number", number);
                 add_json(fields, "event", match.event_json(number, viewer));
                 add_text(fields, "text", match.event_sentence(number, viewer));
                 return closed(fields);
             }));
    answer += bounds;
}

void add_standing(std::string& answer, const AnyMatch& match) {
    add_json(answer, "asked", to_json(match.asked(), match.players()));
    add_json(answer, "owing", to_json(match.owing(), match.players()));
    add_json(answer, "over", match.is_over() ? "true" : "false");
    if (match.is_over()) add_json(answer, "result", to_json(match.result(), match.players()));
}

void add_questions(std::string& answer, const AnyMatch& match) {
    const SeatSet asked = match.asked();
    add_json(answer, "questions", list_of(0, static_cast<std::size_t>(asked.size()), [&](std::size_t i) {
                 return question_json(match, asked.nth(static_cast<int>(i)));
             }));
}

}  // namespace fg::protocol
