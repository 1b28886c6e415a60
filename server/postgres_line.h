// SPDX-License-Identifier: Apache-2.0
// A connection that is made again when it breaks, not more often than makes sense, and only to a database that is ours.
#pragma once

#include <atomic>
#include <optional>

#include "server/postgres.h"

namespace fg::server::postgres {

// Of the server's version, as libpq numbers it (150004 is 15.4).
Or<Done> check_version(int version);
// Takes two seconds if there are any that live, or have died and were not given up.
Or<Done> check_nobody_serves(Session& session);
// Makes what is missing in the database. Refused: somebody else's, of a newer version, of an older one that still has servers, or
// it cannot be written to.
Or<Done> prepare_database(Session& session);

class Line {
  public:
    Line(std::string address, std::string name) : address_(std::move(address)), name_(std::move(name)) {}

    // Null: there is none now, see `why`.
    Session* session();
    const Refusal& why() const { return why_; }
    // If it is lost on the way, `is_lost`; it was not even sent, `is_away`.
    Or<std::vector<Rows>> run(const std::vector<Query>& queries, Session::Duration most);
    // The same again on a new connection if the old one was broken: for what may be done twice.
    Or<std::vector<Rows>> run_surely(const std::vector<Query>& queries, Session::Duration most);
    // What the database called the last session.
    const std::string& session_name() const { return session_name_; }
    void hang_up() { session_.reset(); }
    std::chrono::steady_clock::time_point next_try() const { return next_try_; }

  private:
    Or<Session> connect();

    const std::string address_, name_;
    std::string session_name_;
    int counter_ = 0;
    std::optional<Session> session_;
    Refusal why_;
    std::chrono::steady_clock::time_point next_try_{};
    std::chrono::milliseconds pause_{0};
};

}  // namespace fg::server::postgres
