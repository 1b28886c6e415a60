// SPDX-License-Identifier: Apache-2.0
#include "server/postgres_ear.h"

#include <poll.h>
#include <unistd.h>

namespace fg::server::postgres {
namespace {

using namespace std::chrono_literals;

constexpr auto patience = 5s;
// Whoever was renamed so long before is read again, too: commits do not come in the order of their times, and a standby that takes
// over has a clock of its own.
constexpr std::int64_t margin = 10 * 60 * 1000;

constexpr const char* read_clock = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
constexpr const char* list_renamed = "SELECT id FROM people WHERE renamed > 0 AND renamed >= $1";

}  // namespace

Ear::Ear(const std::string& address, const std::string& name, std::function<void(const std::string&)> heard)
    : line_(address, name), heard_(std::move(heard)) {
    if (pipe(wake_) != 0) wake_[0] = wake_[1] = -1;
    thread_ = std::thread([this] { work(); });
}
Ear::~Ear() {
    is_closing_ = true;
    if (wake_[1] >= 0) close(wake_[1]);
    thread_.join();
    if (wake_[0] >= 0) close(wake_[0]);
}

void Ear::work() {
    while (!is_closing_) {
        Session* session = line_.session();
        if (session != nullptr && session->run_script("LISTEN fairground", patience) && catch_up(*session))
            hear_out(*session);
        line_.hang_up();
        pollfd end{.fd = wake_[0], .events = POLLIN, .revents = 0};
        if (!is_closing_) poll(&end, 1, 100);
    }
}
// Of what was said while nobody listened: whose name is another.
bool Ear::catch_up(Session& session) {
    if (heard_until_ == 0) return note_time(session);
    Query missed{list_renamed};
    missed.values.add(heard_until_ - margin);
    const Or<std::vector<Rows>> people = session.run({missed}, patience);
    if (!people) return false;
    for (int i = 0; i < people->front().count(); ++i) heard_('\n' + people->front().text(i, 0));
    return note_time(session);
}
bool Ear::note_time(Session& session) {
    const Or<std::vector<Rows>> time = session.run({{read_clock}}, patience);
    if (time) heard_until_ = time->front().number(0, 0);
    return static_cast<bool>(time);
}
void Ear::hear_out(Session& session) {
    while (!is_closing_ && PQconsumeInput(session.raw()) != 0) {
        while (PGnotify* notice = PQnotifies(session.raw())) {
            heard_(notice->extra);
            PQfreemem(notice);
        }
        pollfd wanted[2]{{.fd = PQsocket(session.raw()), .events = POLLIN, .revents = 0},
                         {.fd = wake_[0], .events = POLLIN, .revents = 0}};
        if (poll(wanted, 2, 5000) == 0 && !note_time(session)) return;
    }
}

}  // namespace fg::server::postgres
