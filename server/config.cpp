// SPDX-License-Identifier: Apache-2.0
#include "server/config.h"

#include <charconv>
#include <fstream>
#include <map>
#include <vector>

namespace fg::server {
namespace {

struct Setting {
    std::string_view key;
    std::string_view help;
    // What is wrong with the value; empty if nothing is.
    std::function<std::string(Config&, const std::string&)> set;
};

template <class Number>
std::string read_number(const std::string& text, Number least, Number most, Number& number) {
    Number read{};
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), read);
    if (fault != std::errc() || end != text.data() + text.size() || read < least || read > most)
        return "must be a number from " + std::to_string(least) + " to " + std::to_string(most);
    number = read;
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
        {"listen", "ADDRESS:PORT to listen on; port 0 takes a free one (127.0.0.1:8080)", set_listen},
        {"database", "the SQLite file that keeps tables and people (fairground.db)",
         [](Config& config, const std::string& text) {
             config.database = text;
             return text.empty() ? "must not be empty" : "";
         }},
        {"public-url", "the address people use, if a proxy stands before the server", set_public_url},
        {"web", "folder of the built client (web/dist beside the program or the source)",
         [](Config& config, const std::string& text) { return config.web = text, std::string(); }},
        {"threads", "event loops; 0: one for each core (0)",
         [](Config& config, const std::string& text) { return read_number(text, 0, 256, config.threads); }},
        {"bot-threads", "threads on which bots think; 0: one for each core (0)",
         [](Config& config, const std::string& text) {
             return read_number(text, 0, 256, config.bot_threads);
         }},
        {"trust-proxy", "yes: the last X-Forwarded-For is a visitor's address (no)", set_proxy},
        {"bot-ms", "a seer's time for one answer, in milliseconds (400)",
         set_int(&Limits::bot_ms, 1, 60'000)},
        {"messages-per-second", "of one socket (20)", set_rate(&Limits::messages_per_second)},
        {"message-burst", "of one socket at once (60)", set_rate(&Limits::message_burst)},
        {"requests-per-second", "of one address (40)", set_rate(&Limits::requests_per_second)},
        {"request-burst", "of one address at once (200)", set_rate(&Limits::request_burst)},
        {"guests-per-minute", "new guests of one address (30)", set_rate(&Limits::guests_per_minute)},
        {"tables-per-person", "tables one person may host (20)",
         set_int(&Limits::tables_per_person, 1, 1'000'000)},
        {"sockets", "connections in all (12000)", set_int(&Limits::sockets, 1, 1'000'000)},
        {"sockets-per-address", "connections of one address (500)",
         set_int(&Limits::sockets_per_address, 1, 1'000'000)},
        {"idle-minutes", "a table nobody looks at is put away after (10)",
         set_int(&Limits::idle_minutes, 0, 10'000)},
        {"rows-per-table", "entries of a table's log before it takes nothing but answers (30000)",
         set_int(&Limits::rows_per_table, 100, 1'000'000'000)},
    };
    return list;
}

const Setting* find_setting(std::string_view key) {
    for (const Setting& setting : settings())
        if (setting.key == key) return &setting;
    return nullptr;
}

// Later entries win.
using Given = std::vector<std::pair<std::string, std::string>>;

Or<Done> read_file(const std::string& path, Given& given) {
    std::ifstream in(path);
    if (!in) return Refusal{"bad_config", path + ": cannot be read", ""};
    const auto trim = [](std::string text) {
        const auto start = text.find_first_not_of(" \t\r");
        return start == std::string::npos ? ""
                                          : text.substr(start, text.find_last_not_of(" \t\r") - start + 1);
    };
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        line = trim(line);
        if (line.empty() || line[0] == '#') continue;
        const std::size_t equals = line.find('=');
        const std::string key = trim(line.substr(0, equals));
        if (equals == std::string::npos || find_setting(key) == nullptr)
            return Refusal{"bad_config", path + ":" + std::to_string(number) + ": is no setting: " + key, ""};
        given.emplace_back(key, trim(line.substr(equals + 1)));
    }
    return Done{};
}

std::string variable_of(std::string_view key) {
    std::string name = "FAIRGROUND_";
    for (const char c : key) name += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
    return name;
}

}  // namespace

Or<Config> read_config(std::span<const std::string> arguments, const Environment& environment) {
    Given from_file, from_environment, from_arguments;
    std::string file;
    if (const char* path = environment("FAIRGROUND_CONFIG")) file = path;
    for (const Setting& setting : settings())
        if (const char* value = environment(variable_of(setting.key).c_str()))
            from_environment.emplace_back(setting.key, value);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        const std::size_t equals = argument.find('=');
        const std::string key = argument.starts_with("--") ? argument.substr(2, equals - 2) : "";
        if (key != "config" && find_setting(key) == nullptr)
            return Refusal{"bad_config", "unknown argument: " + argument, ""};
        if (equals == std::string::npos && i + 1 == arguments.size())
            return Refusal{"bad_config", argument + " needs a value", ""};
        const std::string value = equals == std::string::npos ? arguments[++i] : argument.substr(equals + 1);
        if (key == "config")
            file = value;
        else
            from_arguments.emplace_back(key, value);
    }
    if (!file.empty())
        if (const Or<Done> read = read_file(file, from_file); !read) return read.refusal();
    Config config;
    for (const Given* given : {&from_file, &from_environment, &from_arguments})
        for (const auto& [key, value] : *given)
            if (const std::string fault = find_setting(key)->set(config, value); !fault.empty())
                return Refusal{"bad_config", key + " " + fault, ""};
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
        std::string line = "  --" + std::string(setting.key);
        line.resize(std::max<std::size_t>(26, line.size() + 1), ' ');
        out += line + std::string(setting.help) + '\n';
    }
    return out;
}

}  // namespace fg::server
