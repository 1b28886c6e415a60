// SPDX-License-Identifier: Apache-2.0
#include "protocol/answers.h"

#include <algorithm>

#include "common/json_text.h"
#include "match/json_write.h"
#include "match/message_write.h"
#include "match/option_json.h"

namespace fg::protocol {
namespace {

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

std::string audience_json(const Audience& audience, int players) {
    return audience.everyone ? "\"all\"" : to_json(audience.seats, players);
}

std::string question_json(const AnyMatch& match, Seat seat) {
    std::string fields = "{";
    add_number(fields, "seat", index_of(seat));
    add_text(fields, "question", match.question(seat));
    add_text(fields, "prompt", match.prompt(seat));
    add_text(fields, "rule", match.question_rule(seat));
    add_number(fields, "seconds", match.clock_seconds(seat));
    return fields + '}';
}

// "next" and "total", so that the caller knows where to go on.
std::size_t add_bounds(std::string& answer, const AnyMatch& match, std::size_t from) {
    const std::size_t end = std::min(match.event_count(), from + most_events);
    add_number(answer, "next", end);
    add_number(answer, "total", match.event_count());
    return end;
}

}  // namespace

std::string seat_json(Seat seat) {
    return seat == no_seat ? "\"spectator\"" : std::to_string(index_of(seat));
}

static std::string preset_json(const Preset& preset) {
    std::string fields = "{";
    add_text(fields, "key", preset.key);
    add_text(fields, "name", preset.name);
    add_text(fields, "help", preset.help);
    add_json(fields, "options", std::string(preset.options));
    if (preset.most_players > 0)
        add_json(
            fields, "suggested_for",
            "[" + std::to_string(preset.least_players) + "," + std::to_string(preset.most_players) + "]");
    if (preset.is_for_strangers) add_json(fields, "for_strangers", "true");
    return fields + '}';
}
std::string game_json(const AnyGame& game) {
    std::string fields = "{";
    add_text(fields, "game", game.id());
    add_text(fields, "title", game.title());
    add_text(fields, "blurb", game.blurb());
    add_number(fields, "min_players", game.min_players());
    add_number(fields, "max_players", game.max_players());
    const std::vector<OptionInfo> options = game.options();
    add_json(fields, "options",
             list_of(0, options.size(), [&](std::size_t i) { return option_json(options[i]); }));
    if (const std::span<const Preset> presets = game.presets(); !presets.empty())
        add_json(fields, "presets",
                 list_of(0, presets.size(), [&](std::size_t i) { return preset_json(presets[i]); }));
    return fields + '}';
}

std::string offer_json(const Offer& offer) {
    std::string fields = "{";
    add_json(fields, "choice", offer.json);
    add_text(fields, "label", offer.label);
    add_text(fields, "rule", offer.rule);
    if (offer.leads_to >= 0) add_number(fields, "leads_to", offer.leads_to);
    if (!offer.transfers.empty())
        add_json(fields, "transfers", list_of(0, offer.transfers.size(), [&](std::size_t i) {
                     return message_json(offer.transfers[i]);
                 }));
    return fields + '}';
}

std::string barred_json(const BarredChoice& choice) {
    std::string fields = "{";
    add_json(fields, "choice", choice.json);
    add_text(fields, "label", choice.label);
    add_text(fields, "why", choice.why);
    add_text(fields, "rule", choice.rule);
    return fields + '}';
}

void add_events(std::string& answer, const AnyMatch& match, std::size_t from) {
    std::string bounds;
    const std::size_t end = add_bounds(bounds, match, from);
    add_json(answer, "events", list_of(from, end, [&](std::size_t number) {
                 std::string fields = "{";
                 add_number(fields, "number", number);
                 add_json(fields, "audience", audience_json(match.event_audience(number), match.players()));
                 add_json(fields, "event", match.event_json(number));
                 return fields + '}';
             }));
    answer += bounds;
}

void add_events_told(std::string& answer, const AnyMatch& match, std::size_t from, Seat viewer) {
    std::string bounds;
    const std::size_t end = add_bounds(bounds, match, from);
    add_json(answer, "events", list_of(from, end, [&](std::size_t number) {
                 std::string fields = "{";
                 add_number(fields, "number", number);
                 add_json(fields, "event", match.event_json(number, viewer));
                 add_text(fields, "text", match.event_sentence(number, viewer));
                 return fields + '}';
             }));
    answer += bounds;
}

void add_standing(std::string& answer, const AnyMatch& match) {
    add_json(answer, "asked", to_json(match.asked(), match.players()));
    add_json(answer, "owing", to_json(match.owing(), match.players()));
    add_flag(answer, "over", match.is_over());
    if (match.is_over()) add_json(answer, "result", to_json(match.result(), match.players()));
}

void add_questions(std::string& answer, const AnyMatch& match) {
    const SeatSet asked = match.asked();
    add_json(answer, "questions", list_of(0, static_cast<std::size_t>(asked.size()), [&](std::size_t i) {
                 return question_json(match, asked.nth(static_cast<int>(i)));
             }));
}

}  // namespace fg::protocol
