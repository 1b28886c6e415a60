// SPDX-License-Identifier: Apache-2.0
#include "lab/study.h"

#include <algorithm>

#include "common/json_object.h"
#include "engine/hash.h"
#include "match/any_game.h"

namespace fg::lab {
namespace {

constexpr std::string_view form = "fairground sums 2";
constexpr std::string_view check_key = "check";

u64 hash_of_text(std::string_view text) {
    Hash hash;
    for (const char c : text) hash.add(static_cast<unsigned char>(c));
    return hash.value();
}

boost::json::array ranges_json(const std::vector<GameRange>& ranges) {
    boost::json::array all;
    for (const GameRange& range : ranges) all.push_back(boost::json::array{range.first, range.games});
    return all;
}
boost::json::object to_json(const Sums& sums) {
    return {{"form", form},
            {"game", sums.game},
            {"build", sums.build},
            {"trial", sums.trial},
            {"players", sums.plan.table.players},
            {"options", sums.plan.table.options},
            {"content", sums.plan.table.content},
            {"bots", name_of(sums.plan.player)},
            {"seed", sums.plan.study.seed},
            {"close_every", sums.plan.study.close_every},
            {"ranges", ranges_json(sums.ranges)},
            {"tally", boost::json::array(sums.words.begin(), sums.words.end())}};
}

Refusal torn(std::string why) { return {"bad_sums", "these are no sums of games: " + std::move(why), ""}; }

// A whole number that is not negative; false if it is anything else.
bool read_number(const boost::json::value& json, u64& number) {
    if (json.is_uint64())
        number = json.get_uint64();
    else if (json.is_int64() && json.get_int64() >= 0)
        number = static_cast<u64>(json.get_int64());
    else
        return false;
    return true;
}
bool read_numbers(const boost::json::value* json, std::vector<u64>& numbers) {
    if (json == nullptr || !json->is_array()) return false;
    numbers.resize(json->get_array().size());
    std::size_t at = 0;
    for (const boost::json::value& item : json->get_array())
        if (!read_number(item, numbers[at++])) return false;
    return true;
}
bool read_ranges(const boost::json::value* json, std::vector<GameRange>& ranges) {
    if (json == nullptr || !json->is_array()) return false;
    for (const boost::json::value& item : json->get_array()) {
        std::vector<u64> pair;
        if (!read_numbers(&item, pair) || pair.size() != 2 || pair[0] + pair[1] < pair[0]) return false;
        if (!ranges.empty() && pair[0] < ranges.back().end()) return false;
        ranges.push_back({pair[0], pair[1]});
    }
    return true;
}

Or<Sums> read(const boost::json::object& json) {
    JsonObject fields(json);
    Sums sums{
        .game = std::string(fields.text("game")),
        .build = std::string(fields.text("build")),
        .trial = std::string(fields.text("trial")),
        .plan = {.table = {.players = static_cast<int>(fields.number("players", {1, max_seats})),
                           .options = fields.object("options"),
                           .content = fields.object("content")},
                 .player = fields.name_or("bots", Player::sage),
                 .study = {.close_every = static_cast<u32>(fields.number("close_every", {1, 1 << 30}))}},
        .ranges = {},
        .words = {}};
    if (!fields.is_sound()) return torn(fields.fault().message);
    if (!read_number(fields.need("seed"), sums.plan.study.seed)) return torn("seed must be a whole number");
    if (!read_ranges(fields.find("ranges"), sums.ranges)) return torn("the ranges are not in order");
    if (!read_numbers(fields.find("tally"), sums.words)) return torn("the tally must be whole numbers");
    return sums;
}

bool overlap(const GameRange& a, const GameRange& b) { return a.first < b.end() && b.first < a.end(); }

std::vector<GameRange> joined_ranges(std::vector<GameRange> ranges) {
    std::ranges::sort(ranges, {}, &GameRange::first);
    std::vector<GameRange> joined;
    for (const GameRange& range : ranges)
        if (!joined.empty() && joined.back().end() == range.first)
            joined.back().games += range.games;
        else
            joined.push_back(range);
    return joined;
}

Refusal unlike(std::string why) { return {"unlike_sums", "these cannot be added: " + std::move(why), ""}; }

}  // namespace

u64 Sums::games() const {
    u64 games = 0;
    for (const GameRange& range : ranges) games += range.games;
    return games;
}

std::string to_file(const Sums& sums) {
    boost::json::object json = to_json(sums);
    json[check_key] = hex_of(hash_of_text(boost::json::serialize(json)));
    return boost::json::serialize(json) + "\n";
}

Or<Sums> from_file(std::string_view text) {
    boost::system::error_code fault;
    boost::json::value parsed = boost::json::parse(text, fault);
    if (fault || !parsed.is_object()) return torn("not a JSON object, or only a part of one");
    boost::json::object& json = parsed.get_object();
    if (const boost::json::value* given = json.if_contains("form");
        given == nullptr || *given != boost::json::value(form))
        return torn("the form is not \"" + std::string(form) + "\"");
    const boost::json::value given = json.contains(check_key) ? json.at(check_key) : boost::json::value();
    json.erase(check_key);
    if (given != boost::json::value(hex_of(hash_of_text(boost::json::serialize(json)))))
        return torn("the file is torn, or was changed by hand");
    return read(json);
}

Or<Done> check_alike(const Sums& a, const Sums& b) {
    const auto differs = [](const std::string& what, const std::string& one, const std::string& other) {
        return unlike(what + " " + one + " and " + what + " " + other);
    };
    if (a.game != b.game) return differs("game", a.game, b.game);
    if (a.build != b.build || a.words.size() != b.words.size())
        return unlike("they were made by programs with other rules of the game");
    const TablePlan &one = a.plan.table, &other = b.plan.table;
    if (one.players != other.players)
        return unlike(std::to_string(one.players) + " players and " + std::to_string(other.players));
    if (one.options != other.options)
        return differs("options", boost::json::serialize(one.options), boost::json::serialize(other.options));
    if (one.content != other.content) return unlike("their contents differ");
    if (a.plan.player != b.plan.player)
        return differs("bots", std::string(name_of(a.plan.player)), std::string(name_of(b.plan.player)));
    if (a.trial != b.trial)
        return unlike("they were made by programs whose " + std::string(name_of(a.plan.player)) +
                      " plays otherwise");
    if (a.plan.study.seed != b.plan.study.seed)
        return differs("seed", std::to_string(a.plan.study.seed), std::to_string(b.plan.study.seed));
    if (a.plan.study.close_every != b.plan.study.close_every)
        return unlike("one looks closely at more of its games than the other");
    return Done{};
}

Or<Done> add(Sums& sums, const Sums& more) {
    if (const Or<Done> alike = check_alike(sums, more); !alike) return alike;
    for (const GameRange& a : sums.ranges)
        for (const GameRange& b : more.ranges)
            if (overlap(a, b))
                return unlike("both have played game " + std::to_string(std::max(a.first, b.first)));
    for (std::size_t i = 0; i < sums.words.size(); ++i) sums.words[i] += more.words[i];
    sums.ranges.insert(sums.ranges.end(), more.ranges.begin(), more.ranges.end());
    sums.ranges = joined_ranges(std::move(sums.ranges));
    return Done{};
}

}  // namespace fg::lab
