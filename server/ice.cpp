// SPDX-License-Identifier: Apache-2.0
#include "server/ice.h"

#include <algorithm>
#include <array>

#include "common/complaint.h"
#include "common/files.h"
#include "common/json_object.h"
#include "match/message_write.h"
#include "server/wire.h"

namespace fg::server {
namespace {

namespace json = boost::json;

constexpr std::size_t most_servers = 8, most_urls = 8, longest_text = 300;

Refusal bad_ice(const std::string& entry, const std::string& why) {
    return {"bad_config", "ice: " + entry + ": " + why, ""};
}

Or<std::string_view> url_of(const json::value& value, const std::string& entry) {
    constexpr std::array<std::string_view, 4> schemes{"stun:", "stuns:", "turn:", "turns:"};
    const std::string_view url = value.is_string() ? std::string_view(value.get_string()) : "";
    const bool is_known =
        std::ranges::any_of(schemes, [&](std::string_view scheme) { return url.starts_with(scheme); });
    if (!is_known || url.size() > longest_text)
        return bad_ice(entry, "must begin with stun:, stuns:, turn: or turns:");
    return url;
}
Or<wire::IceServer> server_of(const json::value& value, const std::string& entry) {
    if (!value.is_object()) return bad_ice(entry, "must be an object");
    JsonObject fields(value.get_object());
    constexpr std::array<std::string_view, 3> known{"urls", "username", "credential"};
    fields.allow_only(known);
    wire::IceServer server;
    const json::value& urls = fields.need("urls");
    if (!fields.is_sound()) return bad_ice(entry, fields.fault().message);
    if (!urls.is_array() || urls.get_array().empty() || urls.get_array().size() > most_urls)
        return bad_ice(entry + ".urls", "must be a list of one to eight");
    bool is_relay = false;
    for (const json::value& one : urls.get_array()) {
        const Or<std::string_view> url =
            url_of(one, entry + ".urls[" + std::to_string(server.urls.size()) + "]");
        if (!url) return url.refusal();
        server.urls.push_back(*url);
        is_relay = is_relay || url->starts_with("turn");
    }
    if (fields.has("username")) server.username = fields.text("username");
    if (fields.has("credential")) server.credential = fields.text("credential");
    if (!fields.is_sound()) return bad_ice(entry, fields.fault().message);
    if (is_relay && (!server.username || !server.credential))
        return bad_ice(entry, "a relay needs username and credential");
    return server;
}

}  // namespace

Or<std::string> read_ice(std::string_view text) {
    boost::system::error_code fault;
    const json::value value = json::parse(text, fault);
    const json::value* list = value.is_object() ? value.get_object().if_contains("servers") : nullptr;
    if (fault || list == nullptr || !list->is_array())
        return bad_ice("servers", "must be a list, in one JSON object");
    if (list->get_array().size() > most_servers) return bad_ice("servers", "at most eight");
    wire::IceServers servers;
    for (const json::value& one : list->get_array()) {
        const Or<wire::IceServer> server =
            server_of(one, "servers[" + std::to_string(servers.servers.size()) + "]");
        if (!server) return server.refusal();
        servers.servers.push_back(*server);
    }
    return message_json(servers);
}

Or<Done> IceFile::check() const {
    if (path_.empty()) return Done{};
    const Or<std::string> text = read_file(path_);
    if (!text) return Refusal{"bad_config", "ice: " + text.refusal().message, ""};
    if (const Or<std::string> read = read_ice(*text); !read) return read.refusal();
    return Done{};
}
IceFile::Stamp IceFile::stamp() const {
    std::error_code none;
    const auto time = std::filesystem::last_write_time(path_, none);
    const auto size = std::filesystem::file_size(path_, none);
    return {time, size};
}
std::string IceFile::json() {
    const std::lock_guard lock(mutex_);
    if (path_.empty()) return json_;
    if (const Stamp now = stamp(); now != read_) {
        read_ = now;
        const Or<std::string> text = read_file(path_);
        const Or<std::string> read = text ? read_ice(*text) : text;
        if (read)
            json_ = *read;
        else
            complain(path_ + ": " + read.refusal().message);
    }
    return json_;
}

}  // namespace fg::server
