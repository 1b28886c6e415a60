// SPDX-License-Identifier: Apache-2.0
#include "match/record.h"

#include "common/json_object.h"
#include "match/json_read.h"
#include "match/json_write.h"

namespace fg {
namespace {

namespace json = boost::json;

constexpr std::size_t sum_digits = 16;
constexpr std::string_view sum_key = ",\"sum\":\"";
constexpr std::size_t sum_length = sum_key.size() + sum_digits + 2;  // the digits and `"}`

std::string sum_over(std::string_view sum_before, std::string_view body) {
    std::string input(sum_before);
    input += body;
    const auto digest = SeededSource::seed_from_text(input);
    return SeededSource::to_hex(digest).substr(0, sum_digits);
}

// Collects lines; each is given as an object without its closing brace.
class Lines {
  public:
    void add(const std::string& open_object) {
        sum_ = sum_over(sum_, open_object);
        text_ += open_object;
        text_ += sum_key;
        text_ += sum_ + "\"}\n";
    }
    std::string take() { return std::move(text_); }

  private:
    std::string sum_;
    std::string text_;
};

std::string header_line(const AnyMatch& match) {
    const MatchSetup& setup = match.setup();
    std::string line = "{\"fair\":1,\"game\":";
    append_quoted(line, match.game().id());
    line += ",\"players\":" + std::to_string(setup.players);
    line += ",\"options\":" + json::serialize(setup.options);
    line += ",\"content\":";
    append_quoted(line, *match.game().content_hash(setup.content));
    if (!setup.content.empty()) line += ",\"changes\":" + json::serialize(setup.content);
    if (!setup.content_name.empty()) add_text(line, "content_name", setup.content_name);
    line += ",\"seats\":[";
    for (std::size_t i = 0; i < setup.names.size(); ++i) {
        if (i > 0) line += ',';
        append_quoted(line, setup.names[i]);
    }
    line += "],\"commitment\":\"" + SeededSource::commitment(setup.seed) + '"';
    return line;
}

std::string list_text(const std::vector<std::string>& choices) {
    std::string list = "[";
    for (const std::string& choice : choices) list += (list.size() > 1 ? "," : "") + choice;
    return list + ']';
}
// One choice as it is; an answer given in steps as a list of them.
std::string choices_text(const LogEntry& step) {
    const bool is_one = step.choices.size() == 1 && !step.is_unfinished;
    return is_one ? step.choices.front() : list_text(step.choices);
}

std::string step_line(const LogEntry& step) {
    const std::string seat = "\"seat\":" + std::to_string(index_of(step.seat));
    std::string line = "{";
    switch (step.kind) {
        case LogEntry::Kind::setup: line += "\"deal\":"; break;
        case LogEntry::Kind::set: return line + "\"set\":" + step.json;
        case LogEntry::Kind::choice:
            line += seat + ",\"choice\":" + choices_text(step) + ",\"chance\":";
            break;
        case LogEntry::Kind::timeout:
            line += seat + ",\"timeout\":true,";
            if (!step.choices.empty()) line += "\"dropped\":" + list_text(step.choices) + ',';
            line += "\"chance\":";
            break;
        case LogEntry::Kind::report: line += "\"report\":" + step.json + ",\"chance\":"; break;
    }
    append_chance(line, step.chance);
    if (step.given > 0) line += ",\"given\":" + std::to_string(step.given);
    if (step.is_unfinished) line += ",\"unfinished\":true";
    return line;
}

std::string closing_line(const AnyMatch& match, SeedPolicy policy) {
    std::string line =
        match.is_over() ? "{\"end\":" + to_json(match.result(), match.players()) : "{\"saved\":true";
    line += ",\"steps\":" + std::to_string(match.steps().size());
    line += ",\"state\":\"" + hex_of(match.signature()) + '"';
    if (policy == SeedPolicy::reveal) line += ",\"seed\":\"" + SeededSource::to_hex(match.setup().seed) + '"';
    return line;
}

Refusal at_line(std::size_t line, const std::string& reason) {
    return {"bad_record", "line " + std::to_string(line) + ": " + reason, ""};
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        lines.push_back(line);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    return lines;
}

// A parsed line; its sum has been checked.
Or<json::object> parse_line(std::string_view line, std::string& sum) {
    if (line.size() <= sum_length || line.substr(line.size() - sum_length, sum_key.size()) != sum_key ||
        line.substr(line.size() - 2) != "\"}")
        return Refusal{"", "has no sum at its end; the file was cut off or edited here", ""};
    const std::string_view body = line.substr(0, line.size() - sum_length);
    const std::string expected = sum_over(sum, body);
    if (line.substr(line.size() - sum_digits - 2, sum_digits) != expected)
        return Refusal{"", "does not match its sum; it or a line before it was changed", ""};
    sum = expected;
    boost::system::error_code error;
    const json::value value = json::parse(line, error);
    if (error || !value.is_object()) return Refusal{"", "is not a JSON object", ""};
    json::object object = value.get_object();
    object.erase("sum");
    return object;
}

Or<Done> if_sound(const JsonObject& line) {
    if (!line.is_sound()) return Refusal{"", line.fault().message, ""};
    return Done{};
}

void read_names(JsonObject& line, Record& record) {
    const json::value& seats = line.need("seats");
    if (!seats.is_array() || seats.get_array().size() != static_cast<std::size_t>(record.setup.players))
        return line.must_be("seats", "a list of as many names as players");
    for (const json::value& name : seats.get_array()) {
        if (!name.is_string()) return line.must_be("seats", "names");
        record.setup.names.emplace_back(name.get_string());
    }
}

Or<Done> read_header(const json::object& object, Record& record) {
    JsonObject line(object);
    if (line.number("fair") != 1) return Refusal{"", "is not the head of a .fair record of version 1", ""};
    record.game = line.text("game");
    record.setup.players = static_cast<int>(line.number("players", {.least = 1, .most = max_seats}));
    record.setup.options = line.object("options");
    record.content_hash = line.text("content");
    record.setup.content = line.object_or_empty("changes");
    record.setup.content_name = line.text_or("content_name", "");
    record.commitment = line.text("commitment");
    read_names(line, record);
    return if_sound(line);
}

void read_outcomes(JsonObject& line, std::string_view key, LogEntry& step) {
    if (const Or<std::vector<Outcome>> words = read_chance(line.need(key)))
        step.chance = *words;
    else
        line.must_be(key, "a list of outcomes");
    const auto most = static_cast<std::int64_t>(step.chance.size());
    step.given = static_cast<std::size_t>(line.number_or("given", 0, {.least = 0, .most = most}));
}

LogEntry::Kind kind_of(const JsonObject& line) {
    if (line.has("deal")) return LogEntry::Kind::setup;
    if (line.has("set")) return LogEntry::Kind::set;
    if (line.has("timeout")) return LogEntry::Kind::timeout;
    return line.has("report") ? LogEntry::Kind::report : LogEntry::Kind::choice;
}

void read_choices(JsonObject& line, std::string_view key, LogEntry& step) {
    const json::value& choice = line.need(key);
    const bool is_list = choice.is_array() && !choice.get_array().empty();
    if (!is_list && !choice.is_object()) return line.must_be(key, "an object, or a list of them");
    if (!is_list) return step.choices.push_back(json::serialize(choice));
    for (const json::value& one : choice.get_array()) {
        if (!one.is_object()) return line.must_be(key, "a list of objects");
        step.choices.push_back(json::serialize(one));
    }
}

Or<LogEntry> read_step(const json::object& object, bool is_first) {
    JsonObject line(object);
    LogEntry step;
    if (is_first != line.has("deal"))
        return Refusal{"", is_first ? "must be the deal" : "is a second deal", ""};
    step.kind = kind_of(line);
    const bool is_seats = step.kind == LogEntry::Kind::choice || step.kind == LogEntry::Kind::timeout;
    if (is_seats)
        step.seat = seat_of(static_cast<int>(line.number("seat", {.least = 0, .most = max_seats - 1})));
    if (step.kind == LogEntry::Kind::set) step.json = json::serialize(line.object("set"));
    if (step.kind == LogEntry::Kind::report) step.json = json::serialize(line.object("report"));
    if (step.kind == LogEntry::Kind::choice) read_choices(line, "choice", step);
    if (step.kind == LogEntry::Kind::timeout && line.has("dropped")) read_choices(line, "dropped", step);
    step.is_unfinished = line.has("unfinished");
    if (step.kind != LogEntry::Kind::set) read_outcomes(line, is_first ? "deal" : "chance", step);
    if (const Or<Done> sound = if_sound(line); !sound) return sound.refusal();
    return step;
}

Or<Done> read_closing(const json::object& object, Record& record) {
    JsonObject line(object);
    record.is_finished = line.has("end");
    if (record.is_finished) record.result = json::serialize(line.object("end"));
    if (line.number("steps") != static_cast<std::int64_t>(record.steps.size()))
        return Refusal{"", "counts another number of steps than there are", ""};
    record.signature = line.text("state");
    record.has_seed = line.has("seed");
    if (record.has_seed && !SeededSource::from_hex(line.text("seed"), record.setup.seed))
        line.must_be("seed", "64 hexadecimal digits");
    return if_sound(line);
}

}  // namespace

void append_chance(std::string& out, const std::vector<Outcome>& words) {
    out += '[';
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out += ',';
        if (const int* number = std::get_if<int>(&words[i])) out += std::to_string(*number);
        if (const auto* name = std::get_if<std::string>(&words[i])) append_quoted(out, *name);
        if (const bool* heads = std::get_if<bool>(&words[i])) out += *heads ? "true" : "false";
    }
    out += ']';
}

Or<std::vector<Outcome>> read_chance(const json::value& value) {
    const Refusal refusal{"bad_chance", "chance must be a list of numbers, names, true or false", ""};
    if (!value.is_array()) return refusal;
    std::vector<Outcome> words;
    for (const json::value& word : value.get_array()) {
        if (word.is_int64() && word.get_int64() >= -1'000'000 && word.get_int64() <= 1'000'000)
            words.emplace_back(static_cast<int>(word.get_int64()));
        else if (word.is_string())
            words.emplace_back(std::string(word.get_string()));
        else if (word.is_bool())
            words.emplace_back(word.get_bool());
        else
            return refusal;
    }
    return words;
}

std::string write_record(const AnyMatch& match, SeedPolicy policy) {
    Lines lines;
    lines.add(header_line(match));
    for (const LogEntry& step : match.steps()) lines.add(step_line(step));
    lines.add(closing_line(match, policy));
    return lines.take();
}

Or<Record> read_record(std::string_view text) {
    const std::vector<std::string_view> lines = lines_of(text);
    if (lines.empty()) return Refusal{"bad_record", "the file is empty", ""};
    Record record;
    std::string sum;
    bool is_closed = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_closed) return at_line(i + 1, "comes after the closing line");
        const Or<json::object> object = parse_line(lines[i], sum);
        if (!object) return at_line(i + 1, object.refusal().message);
        is_closed = object->contains("end") || object->contains("saved");
        Or<Done> read = Done{};
        if (i == 0) {
            read = read_header(*object, record);
        } else if (is_closed) {
            read = read_closing(*object, record);
        } else {
            Or<LogEntry> step = read_step(*object, i == 1);
            if (!step) return at_line(i + 1, step.refusal().message);
            record.steps.push_back(std::move(*step));
        }
        if (!read) return at_line(i + 1, read.refusal().message);
    }
    if (!is_closed)
        return at_line(lines.size(), "is the last, but the closing line is missing: the file was cut off");
    if (record.steps.empty()) return at_line(lines.size(), "the deal is missing");
    return record;
}

Or<Replay> Replay::start(const Record& record, const AnyGame& game) {
    if (record.game != game.id()) return at_line(1, "is a record of another game: " + record.game);
    const Or<std::string> hash = game.content_hash(record.setup.content);
    if (!hash) return at_line(1, hash.refusal().message);
    if (*hash != record.content_hash)
        return at_line(1, "was played with other cards or numbers than this build has");
    if (record.has_seed && SeededSource::commitment(record.setup.seed) != record.commitment)
        return at_line(record.steps.size() + 2, "the seed is not the one that was committed to");

    MatchSetup setup = record.setup;
    const LogEntry& deal = record.steps.front();
    const std::size_t script = record.has_seed ? deal.given : deal.chance.size();
    setup.chance.assign(deal.chance.begin(), deal.chance.begin() + static_cast<std::ptrdiff_t>(script));
    Or<std::unique_ptr<AnyMatch>> match = game.start(setup);
    if (!match) return at_line(match.refusal().code == "bad_chance" ? 2 : 1, match.refusal().message);
    Replay replay(record, std::move(*match));
    if (const Or<Done> same = replay.compare_outcomes(deal); !same) return at_line(2, same.refusal().message);
    return replay;
}

namespace {

// The steps of one answer; chance has its say in the last one.
Or<Done> choose_again(AnyMatch& match, const LogEntry& step, const std::vector<Outcome>& given) {
    for (const std::string& json : step.choices) {
        const bool is_last = &json == &step.choices.back();
        const Or<AnyChoice> choice = match.read_choice(json::parse(json));
        if (!choice) return choice.refusal();
        if (const Or<Done> done = match.choose(step.seat, *choice, is_last ? given : std::vector<Outcome>{});
            !done)
            return done;
    }
    return Done{};
}
// What the seat had begun to answer is part of the game until its clock runs out.
Or<Done> expire_again(AnyMatch& match, const LogEntry& step, const std::vector<Outcome>& given) {
    if (const Or<Done> begun = choose_again(match, step, {}); !begun) return begun;
    return match.expire(step.seat, given);
}

}  // namespace

Or<Done> play_again(AnyMatch& match, const LogEntry& step, const std::vector<Outcome>& given) {
    switch (step.kind) {
        case LogEntry::Kind::setup: return Refusal{"bad_record", "is a second deal", ""};
        case LogEntry::Kind::choice: return choose_again(match, step, given);
        case LogEntry::Kind::timeout: return expire_again(match, step, given);
        case LogEntry::Kind::set: return match.set_state(json::parse(step.json));
        case LogEntry::Kind::report: {
            const Or<Report> report = from_json(json::parse(step.json), Report{}, match.players());
            if (!report) return Refusal{"bad_record", "the report " + report.refusal().message, ""};
            return match.report(*report, given);
        }
    }
    return Done{};
}

Or<Done> Replay::compare_outcomes(const LogEntry& recorded) const {
    if (match_->last_chance() == recorded.chance) return Done{};
    return Refusal{"", "the seed deals other outcomes than the ones written here", ""};
}

Or<Done> Replay::next() {
    FG_CHECK(!is_at_end());
    const LogEntry& step = record_.steps[next_];
    const std::size_t line = next_ + 2;
    const std::size_t script = record_.has_seed ? step.given : step.chance.size();
    const std::vector<Outcome> given(step.chance.begin(),
                                     step.chance.begin() + static_cast<std::ptrdiff_t>(script));
    if (const Or<Done> played = play_again(*match_, step, given); !played)
        return at_line(line, played.refusal().message);
    const bool has_chance = step.kind != LogEntry::Kind::set;
    if (const Or<Done> same = compare_outcomes(step); has_chance && !same)
        return at_line(line, same.refusal().message);
    ++next_;
    return Done{};
}

Or<Done> Replay::finish() {
    while (!is_at_end())
        if (const Or<Done> played = next(); !played) return played.refusal();
    const std::size_t closing = record_.steps.size() + 2;
    if (match_->is_over() != record_.is_finished)
        return at_line(closing, record_.is_finished ? "says the game is over, but it is not"
                                                    : "says the game goes on, but it is over");
    if (record_.is_finished &&
        json::parse(to_json(match_->result(), match_->players())) != json::parse(record_.result))
        return at_line(closing, "gives another result than the game had");
    if (hex_of(match_->signature()) != record_.signature)
        return at_line(closing, "the state reached is not the one recorded");
    return Done{};
}

}  // namespace fg
