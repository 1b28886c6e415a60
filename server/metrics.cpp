// SPDX-License-Identifier: Apache-2.0
#include "server/metrics.h"

#include <string_view>

namespace fg::server {
namespace {

std::string heading(const std::string& name, std::string_view type, std::string_view help) {
    return "# HELP " + name + ' ' + std::string(help) + "\n# TYPE " + name + ' ' + std::string(type) + '\n';
}
// Prometheus wants seconds.
std::string seconds(std::int64_t ms) {
    const std::string rest = std::to_string(1000 + ms % 1000).substr(1);
    return std::to_string(ms / 1000) + '.' + rest;
}
std::string histogram(const std::string& name, std::string_view help, const Times& times) {
    std::string out = heading(name, "histogram", help);
    const auto within = times.within();
    for (std::size_t i = 0; i < within.size(); ++i) {
        const std::string bound = i < Times::bounds.size() ? seconds(Times::bounds[i]) : "+Inf";
        out += name + "_bucket{le=\"" + bound + "\"} " + std::to_string(within[i]) + '\n';
    }
    return out + name + "_sum " + seconds(times.sum()) + '\n' + name + "_count " +
           std::to_string(within.back()) + '\n';
}

}  // namespace

std::string Metrics::text(bool has_lease) const {
    std::string out;
    const auto add = [&](std::string_view name, std::string_view type, std::string_view help, auto value) {
        const std::string full = "fairground_" + std::string(name);
        out += heading(full, type, help) + full + ' ' + std::to_string(value) + '\n';
    };
    add("http_requests_total", "counter", "HTTP requests answered", requests.load());
    add("messages_total", "counter", "Messages received on sockets", messages.load());
    add("messages_refused_total", "counter", "Messages refused", refused.load());
    add("sent_total", "counter", "Messages sent on sockets", sent.load());
    add("sent_bytes_total", "counter", "Bytes of messages sent on sockets", sent_bytes.load());
    add("answers_total", "counter", "Rows of play stored", answers.load());
    add("appends_total", "counter", "Appends stored", appends.load());
    add("appends_failed_total", "counter", "Appends that could not be stored", appends_failed.load());
    out += histogram("fairground_append_seconds", "How long appends took until they were stored", commits);
    add("leases_claimed_total", "counter", "Tables taken to work here, of several servers", claims.load());
    add("leases_lost_total", "counter", "Tables lost to another server", lost.load());
    add("lease", "gauge", "Whether this server may speak for its tables: 1 or 0", has_lease ? 1 : 0);
    add("servers_reached", "gauge", "Other servers with which it is in touch now", others.load());
    add("relayed_total", "counter", "Messages and questions passed on to other servers", relayed.load());
    add("sockets_dropped_total", "counter", "Sockets closed because they were too slow", dropped.load());
    add("faults_total", "counter", "Tables put aside after a fault in the program", faults.load());
    add("sockets", "gauge", "Sockets open now", sockets.load());
    add("queued_bytes", "gauge", "Bytes that wait for sockets to take them", queued_bytes.load());
    add("tables", "gauge", "Tables in memory now", tables.load());
    return out;
}

}  // namespace fg::server
