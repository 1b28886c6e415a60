// SPDX-License-Identifier: Apache-2.0
#include "server/config.h"

#include <vector>

#include "common/args.h"
#include "common/files.h"
#include "common/text.h"

namespace fg::server {
namespace {

struct Setting {
    std::string_view flag;
    std::string_view help;
    // What is wrong with the value; empty if nothing is.
    std::function<std::string(Config&, const std::string&)> set;

    std::string key() const { return std::string(flag.substr(2)); }
};

template <class Number>
std::string read_number(const std::string& text, Number least, Number most, Number& number) {
    const std::optional<Number> read = number_in<Number>(text);
    if (!read || *read < least || *read > most)
        return "must be a number from " + std::to_string(least) + " to " + std::to_string(most);
    number = *read;
    return {};
}

std::string set_listen(Config& config, const std::string& text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos) return "must be ADDRESS:PORT";
    config.address = text.substr(0, colon);
    if (config.address.starts_with('[') && config.address.ends_with(']'))
        config.address = config.address.substr(1, config.address.size() - 2);
    if (config.address.empty()) config.address = "0.0.0.0";
    return read_number(text.substr(colon + 1), 0, 65535, config.port);
}
std::string set_public_url(Config& config, const std::string& text) {
    if (!text.starts_with("http://") && !text.starts_with("https://"))
        return "must begin with http:// or https://";
    config.public_url = text.ends_with('/') ? text.substr(0, text.size() - 1) : text;
    return {};
}
// The others find it in the database, so it must be one that means this machine to them.
std::string set_inner(Config& config, const std::string& text) {
    const std::size_t mark = text.rfind(':');
    if (mark == std::string::npos) return "must be ADDRESS:PORT";
    const std::string host = text.substr(0, mark);
    for (const char* everywhere : {"", "*", "0.0.0.0", "[::]", "::"})
        if (host == everywhere) return "must name one address, by which other servers reach this one";
    config.inner = text;
    return {};
}
std::string set_proxy(Config& config, const std::string& text) {
    if (text != "yes" && text != "no") return "must be yes or no";
    config.trusts_proxy = text == "yes";
    return {};
}
auto set_int(int Limits::* limit, int least, int most) {
    return [=](Config& config, const std::string& text) {
        return read_number(text, least, most, config.limits.*limit);
    };
}
auto set_rate(double Limits::* limit) {
    return [=](Config& config, const std::string& text) {
        return read_number(text, 0.01, 1e9, config.limits.*limit);
    };
}

const std::vector<Setting>& settings() {
    static const std::vector<Setting> list{
        {"--listen", "ADDRESS:PORT to listen on; port 0 takes a free one (127.0.0.1:8080)", set_listen},
        {"--database", "keeps tables and people: an SQLite file, or postgresql://… (fairground.db)",
         [](Config& config, const std::string& text) {
             config.database = text;
             return text.empty() ? "must not be empty" : "";
         }},
        {"--inner",
         "ADDRESS:PORT where other servers on the same database reach this one; no visitor may (127.0.0.1:0)",
         set_inner},
        {"--public-url", "the address people use, if a proxy stands before the server", set_public_url},
        {"--web", "folder of the built client (web/dist beside the program or the source)",
         [](Config& config, const std::string& text) { return config.web = text, std::string(); }},
        {"--threads", "event loops; 0: one for each core (0)",
         [](Config& config, const std::string& text) { return read_number(text, 0, 256, config.threads); }},
        {"--bot-threads", "threads on which bots think; 0: one for each core (0)",
         [](Config& config, const std::string& text) {
             return read_number(text, 0, 256, config.bot_threads);
         }},
        {"--trust-proxy", "yes: the last X-Forwarded-For is a visitor's address (no)", set_proxy},
        {"--ice", "a file of STUN and TURN servers for sound and pictures (docs/hosting.md)",
         [](Config& config, const std::string& text) { return config.ice = text, std::string(); }},
        {"--bot-ms", "a seer's time for one answer, in milliseconds (400)",
         set_int(&Limits::bot_ms, 1, 60'000)},
        {"--messages-per-second", "of one socket (20)", set_rate(&Limits::messages_per_second)},
        {"--message-burst", "of one socket at once (60)", set_rate(&Limits::message_burst)},
        {"--requests-per-second", "of one address (40)", set_rate(&Limits::requests_per_second)},
        {"--request-burst", "of one address at once (200)", set_rate(&Limits::request_burst)},
        {"--guests-per-minute", "new guests of one address (30)", set_rate(&Limits::guests_per_minute)},
        {"--rows-per-hour", "what one person may write, or have written; one address twice that (36000)",
         set_rate(&Limits::rows_per_hour)},
        {"--tables-per-address", "tables hosted from one address (200)",
         set_int(&Limits::tables_per_address, 1, 1'000'000)},
        {"--tables-per-person", "tables one person may host (20)",
         set_int(&Limits::tables_per_person, 1, 1'000'000)},
        {"--sockets", "connections in all (12000)", set_int(&Limits::sockets, 1, 1'000'000)},
        {"--sockets-per-address", "connections of one address (500)",
         set_int(&Limits::sockets_per_address, 1, 1'000'000)},
        {"--idle-minutes", "a table nobody looks at is put away after (10)",
         set_int(&Limits::idle_minutes, 0, 10'000)},
        {"--rows-per-table", "entries of a table's log before its game ends (30000)",
         set_int(&Limits::rows_per_table, 100, 1'000'000)},
        {"--close-days", "a game nobody came back to is closed after (30)",
         set_int(&Limits::close_days, 1, 100'000)},
        {"--delete-days", "a closed table is deleted after (30)", set_int(&Limits::delete_days, 0, 100'000)},
        {"--keep-days", "a finished game is deleted after; 0: never (365)",
         set_int(&Limits::keep_days, 0, 100'000)},
        {"--guest-days", "a guest without a table who has not come again is forgotten after; 0: never (30)",
         set_int(&Limits::guest_days, 0, 100'000)},
        {"--queue-mebibytes", "what may wait for all connections together, in MiB (256)",
         [](Config& config, const std::string& text) {
             int mebibytes = 256;
             std::string fault = read_number(text, 1, 1'000'000, mebibytes);
             config.limits.all_queues_bytes = static_cast<std::size_t>(mebibytes) * 1024 * 1024;
             return fault;
         }},
    };
    return list;
}

Refusal bad_config(const std::string& message) { return {"bad_config", message, ""}; }

const Setting* find_setting(std::string_view key) {
    for (const Setting& setting : settings())
        if (setting.key() == key) return &setting;
    return nullptr;
}

Or<Done> set(Config& config, const Setting& setting, const std::string& value) {
    const std::string fault = setting.set(config, value);
    if (!fault.empty()) return bad_config(setting.key() + " " + fault);
    return Done{};
}

// Lines "setting = value"; empty ones and those that begin with # say nothing.
Or<Done> take_file(Config& config, const std::string& path) {
    const Or<std::string> text = read_file(path);
    if (!text) return bad_config(text.refusal().message);
    int number = 0;
    for (const std::string& whole_line : split(*text, '\n')) {
        ++number;
        const std::string_view line = trimmed(whole_line);
        if (line.empty() || line[0] == '#') continue;
        const std::size_t equals = line.find('=');
        const std::string key(trimmed(line.substr(0, equals)));
        const Setting* setting = find_setting(key);
        if (equals == std::string_view::npos || setting == nullptr)
            return bad_config(path + ":" + std::to_string(number) + ": is no setting: " + key);
        const std::string value(trimmed(line.substr(equals + 1)));
        if (const Or<Done> done = set(config, *setting, value); !done) return done;
    }
    return Done{};
}

std::string variable_of(std::string_view key) {
    std::string name = "FAIRGROUND_";
    for (const char c : key) name += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
    return name;
}
Or<Done> take_environment(Config& config, const Environment& environment) {
    for (const Setting& setting : settings())
        if (const char* value = environment(variable_of(setting.key()).c_str()))
            if (const Or<Done> done = set(config, setting, value); !done) return done;
    return Done{};
}

Or<Args> read_arguments(std::span<const std::string> arguments) {
    std::vector<Flag> flags{{"--config", true}};
    for (const Setting& setting : settings()) flags.push_back({setting.flag, true});
    Or<Args> args = parse_args(arguments, flags);
    if (!args) return bad_config(args.refusal().message);
    if (!args->words().empty()) return bad_config('"' + args->words()[0] + "\" means nothing here");
    return args;
}
Or<Done> take_arguments(Config& config, const Args& args) {
    for (const Setting& setting : settings())
        for (const std::string& value : args.values(setting.flag))
            if (const Or<Done> done = set(config, setting, value); !done) return done;
    return Done{};
}

}  // namespace

// What is taken later has more weight.
Or<Config> read_config(std::span<const std::string> arguments, const Environment& environment) {
    const Or<Args> args = read_arguments(arguments);
    if (!args) return args.refusal();
    const char* usual_file = environment("FAIRGROUND_CONFIG");
    const std::string file = args->value("--config", usual_file == nullptr ? "" : usual_file);
    Config config;
    if (!file.empty())
        if (const Or<Done> done = take_file(config, file); !done) return done.refusal();
    if (const Or<Done> done = take_environment(config, environment); !done) return done.refusal();
    if (const Or<Done> done = take_arguments(config, *args); !done) return done.refusal();
    return config;
}

std::string config_help() {
    std::string out =
        "usage: fairground serve [--SETTING VALUE ...] [--config FILE]\n\n"
        "Serves the games to browsers. A setting comes from an argument, from a variable (FAIRGROUND_LISTEN "
        "for\n"
        "--listen) or from a file of lines \"setting = value\" (--config or FAIRGROUND_CONFIG), in that "
        "order of weight.\n\n";
    for (const Setting& setting : settings()) {
        std::string line = "  " + std::string(setting.flag);
        line.resize(std::max<std::size_t>(26, line.size() + 1), ' ');
        out += line + std::string(setting.help) + '\n';
    }
    return out;
}

}  // namespace fg::server
