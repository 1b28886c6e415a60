// SPDX-License-Identifier: Apache-2.0
// What HTTP can ask (docs/wire.md), without knowing what HTTP is made of.
#pragma once

#include <map>
#include <memory>

#include "server/hub.h"
#include "server/ice.h"
#include "server/odds_shelf.h"
#include "server/preview.h"
#include "server/replay.h"

namespace fg::server {

struct HttpRequest {
    bool is_post = false;
    std::string path;  // decoded, without the query
    std::map<std::string, std::string> query;
    std::string cookie;     // the value of ours
    bool is_local = false;  // from this machine, and not by way of a proxy
    std::string body;
    std::string address;
    bool is_own_origin = false;
    bool is_json = false;
};

class Api {
  public:
    Api(Hub& hub, bool is_secure, const std::string& ice = "");

    // Whether one more request of that address is within its rate.
    bool may_ask(const std::string& address);
    // May answer at once or later, on any thread.
    void answer(const HttpRequest& request, Answer answer);
    // What a link to that page of the client's looks like where people send it to each other. Comes as an answer does.
    void preview(const HttpRequest& request, std::function<void(Preview)> told);

  private:
    void answer_table(const HttpRequest& request, const std::string& id, const std::string& what,
                      Answer answer);
    // `odds` says of which table; they are worked out.
    void answer_odds(const Owner& owner, Storage::Odds odds, std::shared_ptr<const Finished> finished,
                     const Answer& answer);
    // What is asked of a table that is at work here.
    void look_up(Actor& actor, const Inquiry& inquiry, const Answer& answer);
    void look_up_finished(Actor& actor, const Inquiry& inquiry, const Answer& answer);
    void me(const HttpRequest& request, Answer answer);
    void rename(const HttpRequest& request, Answer answer);
    void own_tables(const HttpRequest& request, Answer answer);
    void create(const HttpRequest& request, Answer answer);
    void answer_later(const Owner& owner, const Answer& answer, std::function<std::string()> work);
    void work_later(const Errand& errand, std::function<std::string()> work, OddsShelf::Told told);
    void with_guest(const HttpRequest& request, Answer answer, std::function<void(const GuestPtr&)> then);
    std::string games_json() const;
    HttpResponse rule(const std::string& game, const std::string& rule) const;
    std::string cookie_line(const std::string& value) const;

    Hub& hub_;
    bool is_secure_;
    const std::string games_;  // they are the same for everybody, as long as the server runs
    IceFile ice_;
    std::shared_ptr<OddsShelf> odds_ = std::make_shared<OddsShelf>();
    TokenBuckets requests_, guests_;
};

}  // namespace fg::server
