// SPDX-License-Identifier: Apache-2.0
#include "server/metrics.h"

#include <string_view>

namespace fg::server {

std::string Metrics::text() const {
    std::string out;
    const auto add = [&](std::string_view name, std::string_view type, std::string_view help, auto value) {
        const std::string full = "fairground_" + std::string(name);
        out += "# HELP " + full + ' ' + std::string(help) + "\n# TYPE " + full + ' ' + std::string(type) +
               '\n' + full + ' ' + std::to_string(value) + '\n';
    };
    add("http_requests_total", "counter", "HTTP requests answered", requests.load());
    add("messages_total", "counter", "Messages received on sockets", messages.load());
    add("messages_refused_total", "counter", "Messages refused", refused.load());
    add("sent_total", "counter", "Messages sent on sockets", sent.load());
    add("sent_bytes_total", "counter", "Bytes of messages sent on sockets", sent_bytes.load());
    add("answers_total", "counter", "Rows of play stored", answers.load());
    add("appends_total", "counter", "Appends stored", appends.load());
    add("appends_failed_total", "counter", "Appends that could not be stored", appends_failed.load());
    add("appends_ms_total", "counter", "Milliseconds that appends took, added up", commit_ms.load());
    add("leases_claimed_total", "counter", "Tables taken to work here, of several servers", claims.load());
    add("leases_lost_total", "counter", "Tables lost to another server", lost.load());
    add("relayed_total", "counter", "Messages and questions passed on to other servers", relayed.load());
    add("sockets_dropped_total", "counter", "Sockets closed because they were too slow", dropped.load());
    add("faults_total", "counter", "Tables put aside after a fault in the program", faults.load());
    add("sockets", "gauge", "Sockets open now", sockets.load());
    add("queued_bytes", "gauge", "Bytes that wait for sockets to take them", queued_bytes.load());
    add("tables", "gauge", "Tables in memory now", tables.load());
    return out;
}

}  // namespace fg::server
