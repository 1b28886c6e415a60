// SPDX-License-Identifier: Apache-2.0
// One of the two worlds of the leak test (wire_leak_test.cpp): a table on a server, the people around it, and
// every byte they get.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <thread>

#include "server/loop.h"
#include "server/sqlite.h"
#include "server/wire_client_test.h"
#include "server/wire_script_test.h"

namespace fg::server {

// What one person gets from one server, entry by entry.
class Tap {
  public:
    explicit Tap(const Visitor& visitor) : visitor_(visitor), socket_(visitor) {
        if (socket_.status() != 101) throw std::runtime_error("no socket");
    }
    Visitor& visitor() { return visitor_; }
    const std::vector<std::vector<std::string>>& heard() const { return heard_; }
    std::int64_t question() const { return question_; }

    void forget() { heard_.clear(); }
    void next_entry() { heard_.emplace_back(); }
    void note(std::string text) { heard_.back().push_back(std::move(text)); }

    // True if it was granted.
    bool ask(boost::json::object message) {
        message["ref"] = ++ref_;
        socket_.send(boost::json::serialize(message));
        const std::string reply = "{\"ref\":" + std::to_string(ref_) + ",";
        while (true) {
            const std::string& text = take();
            if (text.starts_with(reply)) return text.find("\"ok\":true") == reply.size();
        }
    }
    // A message the table refuses: once its answer is here, all that was sent before is here too. The usual
    // answer is not kept; any other is.
    void send_barrier(const std::string& table) {
        barrier_ = 1'000'000 + ++barriers_;
        socket_.send(R"({"do":"barrier","table":")" + table + R"(","ref":)" + std::to_string(barrier_) + "}");
    }
    void await_barrier() {
        const std::string reply = "{\"ref\":" + std::to_string(barrier_) + ",";
        while (!take().starts_with(reply)) {
        }
        const std::string usual =
            reply + R"("ok":false,"error":{"code":"bad_message","message":"there is no such thing to do"}})";
        if (heard_.back().back() == usual) heard_.back().pop_back();
    }

  private:
    const std::string& take() {
        std::string text = socket_.receive();
        if (text.empty()) throw std::runtime_error("the server closed the socket");
        constexpr std::string_view mark = "\"question\":{\"number\":";
        if (text.starts_with("{\"push\":\"play\""))
            if (const std::size_t at = text.find(mark); at != std::string::npos)
                question_ = std::stoll(text.substr(at + mark.size(), 20));
        if (heard_.empty()) heard_.emplace_back();
        heard_.back().push_back(std::move(text));
        return heard_.back().back();
    }

    Visitor visitor_;
    WireSocket socket_;
    std::vector<std::vector<std::string>> heard_;
    std::int64_t ref_ = 0, barriers_ = 0, barrier_ = 0, question_ = 0;
};

// One world of a script: a table on a server, with everybody around it.
class Side {
  public:
    Side(int port, const std::string& database, const Script& script, std::size_t world)
        : script_(script), world_(world), database_(database) {
        static constexpr const char* names[] = {"",     "Ben",  "Cleo", "Dan", "Eve",
                                                "Finn", "Gwen", "Hal",  "Ida"};
        for (int i = 0; i <= script.players + 1; ++i) {
            Visitor visitor(port);
            const std::string name = i == 0 ? script.name : names[i % 9];
            visitor.post("/api/me", "{\"name\":\"" + name + "\"}");
            taps_.push_back(std::make_unique<Tap>(visitor));
        }
        gather();
    }
    std::size_t size() const { return taps_.size(); }
    const Tap& tap(std::size_t who) const { return *taps_[who]; }
    const std::vector<std::string>& constants() const { return constants_; }

    // From here on every byte counts. Who is there must have been told by now.
    void start() {
        sync();
        for (auto& tap : taps_) tap->forget();
        for (auto& tap : taps_) tap->next_entry();
        EXPECT_TRUE(taps_[0]->ask({{"do", "start"}, {"table", table_}}));
        sync();
    }
    void play() {
        for (const Entry& entry : script_.entries) {
            for (auto& tap : taps_) tap->next_entry();
            const Act& act = entry.acts[world_];
            if (act.seat != no_seat) answer(static_cast<std::size_t>(act.seat), act.choice);
            sync();
            besides(entry);
            sync();
        }
    }
    // Everybody comes once more, from outside: with what was missed, uninvited, invited, over HTTP.
    void come_again() {
        for (auto& tap : taps_) tap->next_entry();
        for (std::size_t who = 0; who < taps_.size(); ++who) {
            if (!script_.is_whole_for(who)) continue;
            for (std::size_t path = 0; path < 6; ++path) get(who, path);
            taps_[who]->note(listed(taps_[who]->visitor()));
        }
        for (std::size_t who = 0; who < taps_.size(); ++who) {
            if (!script_.is_whole_for(who)) continue;
            const auto& old = taps_[who];
            Tap tap(old->visitor());
            tap.next_entry();
            tap.ask({{"do", "hello"}});
            tap.ask({{"do", "hint"}, {"table", table_}});
            tap.ask({{"do", "watch"}, {"table", table_}, {"since", 7}});
            tap.send_barrier(table_);
            tap.await_barrier();
            tap.ask({{"do", "watch"}, {"table", table_}, {"since", 0}, {"invite", invite_}});
            tap.send_barrier(table_);
            tap.await_barrier();
            for (const std::string& text : tap.heard().back())
                if (!text.starts_with("{\"push\":\"table\"")) old->note(text);  // it says who is there now
        }
    }

  private:
    void gather() {
        boost::json::object form{{"game", script_.game->id()}, {"players", script_.players},
                                 {"options", script_.options}, {"clock", script_.clock},
                                 {"access", script_.access},   {"pace", "swift"}};
        boost::json::array seats(static_cast<std::size_t>(script_.players));
        seats[0] = "me";
        form["seats"] = seats;
        const boost::json::value made =
            taps_[0]->visitor().post("/api/tables", boost::json::serialize(form)).json();
        table_ = made.at("table").as_string();
        invite_ = made.at("invite").as_string();
        const boost::json::value info = taps_[0]->visitor().get("/api/tables/" + table_).json();
        constants_ = {table_, invite_, std::string(info.at("commitment").as_string())};
        for (auto& tap : taps_) constants_.push_back(tap->visitor().id());
        for (int i = 0; i <= script_.players; ++i) {
            Tap& tap = *taps_[static_cast<std::size_t>(i)];
            if (i > 0 && i < script_.players) {
                tap.ask({{"do", "sit"}, {"table", table_}, {"seat", i}, {"invite", invite_}});
                tap.ask({{"do", "ready"}, {"table", table_}, {"ready", true}});
            }
            tap.ask({{"do", "watch"}, {"table", table_}, {"invite", invite_}});
        }
    }
    // The stranger has nothing at this table, so nothing comes for them by itself.
    void sync() {
        for (std::size_t i = 0; i + 1 < taps_.size(); ++i) taps_[i]->send_barrier(table_);
        for (std::size_t i = 0; i + 1 < taps_.size(); ++i) taps_[i]->await_barrier();
    }
    void answer(std::size_t who, const std::string& choice) {
        last_choice_[who] = choice;
        EXPECT_TRUE(choose(who, choice, taps_[who]->question()))
            << script_.name << ": the script went astray";
    }
    bool choose(std::size_t who, const std::string& choice, std::int64_t question) {
        return taps_[who]->ask({{"do", "choose"},
                                {"table", table_},
                                {"question", question},
                                {"choice", boost::json::parse(choice)}});
    }
    // Nobody at the table can tell when a bot has answered, so the log is looked at.
    void await_stand_in(int answers) {
        stood_in_ += answers;
        const Or<Connection> connection = Connection::open(database_);
        Statement count = connection->prepare(
            "SELECT count(*) FROM log WHERE game = (SELECT number FROM tables WHERE id = ?)"
            " AND row LIKE '%\"by\":\"bot\"%'");
        for (int i = 0; i < 4000; ++i) {
            if (count.restart().bind(1, table_).step() == SQLITE_ROW && count.number(0) >= stood_in_) break;
            count.restart();
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        EXPECT_EQ(count.number(0), stood_in_) << script_.name << ": the bot went astray";
    }
    void besides(const Entry& entry) {
        const Extra& extra = entry.extra;
        const auto who = static_cast<std::size_t>(extra.who);
        Tap& tap = *taps_[who];
        switch (extra.kind) {
            case Extra::Kind::none: return;
            case Extra::Kind::hint: tap.ask({{"do", "hint"}, {"table", table_}}); return;
            case Extra::Kind::undo:
                if (!tap.ask({{"do", "undo"}, {"table", table_}})) return;
                sync();
                return answer(who, last_choice_[who]);
            case Extra::Kind::autopass:
                tap.ask({{"do", "autopass"}, {"table", table_}, {"kind", extra.text}, {"on", true}});
                return;
            case Extra::Kind::chat:
                tap.ask({{"do", extra.number % 2 == 0 ? "chat" : "emote"},
                         {"table", table_},
                         {"text", "Well met, number " + std::to_string(extra.number)},
                         {"emote", "toast"}});
                return;
            case Extra::Kind::mute:
                tap.ask({{"do", "mute"}, {"table", table_}, {"seat", extra.number % 9}, {"on", true}});
                return;
            case Extra::Kind::draft:
                tap.ask({{"do", "draft"},
                         {"table", table_},
                         {"question", tap.question()},
                         {"choice", boost::json::parse(extra.text)}});
                return;
            case Extra::Kind::wrong: EXPECT_FALSE(choose(who, extra.text, tap.question())); return;
            case Extra::Kind::nonsense:
                EXPECT_FALSE(choose(who, R"({"act":"nonsense"})", tap.question()));
                return;
            case Extra::Kind::stale: EXPECT_FALSE(choose(who, "{}", tap.question() - 1)); return;
            case Extra::Kind::rewatch:
                tap.ask({{"do", "watch"}, {"table", table_}, {"since", extra.number}});
                return;
            case Extra::Kind::get: return get(who, extra.number % 6);
            case Extra::Kind::leave:
                EXPECT_TRUE(tap.ask({{"do", "leave"}, {"table", table_}}));
                await_stand_in(entry.stood_in[world_]);
                sync();
                EXPECT_EQ(tap.ask({{"do", "sit"}, {"table", table_}, {"seat", extra.who}}),
                          !entry.is_for_good);
                return;
            case Extra::Kind::sit:
                if (extra.who < script_.players) return;
                EXPECT_FALSE(tap.ask({{"do", "sit"},
                                      {"table", table_},
                                      {"seat", static_cast<int>(extra.number) % script_.players},
                                      {"invite", invite_}}));
                return;
            case Extra::Kind::kick:
            case Extra::Kind::bot:
                EXPECT_FALSE(tap.ask({{"do", extra.kind == Extra::Kind::kick ? "kick" : "bot"},
                                      {"table", table_},
                                      {"seat", static_cast<int>(extra.number) % script_.players},
                                      {"kind", "sage"}}));
                return;
            case Extra::Kind::metrics: {
                const HttpAnswer answer =
                    tap.visitor().request("GET", "/metrics", "X-Forwarded-For: 203.0.113.9\r\n", "");
                EXPECT_EQ(answer.status, 404);
                return tap.note(answer.head + answer.body);
            }
        }
    }
    void get(std::size_t who, std::size_t which) {
        static constexpr const char* paths[] = {
            "", "?invite=guessed", "/record", "/proof", "/replay?seat=1", "/replay?seat=all&from=0&count=9"};
        const HttpAnswer answer = taps_[who]->visitor().get("/api/tables/" + table_ + paths[which]);
        const bool is_known = which < 2 || answer.status == 403 || answer.status == 404;
        EXPECT_TRUE(is_known) << paths[which] << " answers " << answer.status << " in mid-game";
        taps_[who]->note(answer.head + answer.body);
    }
    // What the lobby says of this table, if it lists it.
    std::string listed(Visitor& visitor) {
        const boost::json::value lobby = visitor.get("/api/tables").json();
        for (const char* list : {"open", "watchable"})
            for (const boost::json::value& info : lobby.at(list).as_array())
                if (info.at("id").as_string() == table_) return boost::json::serialize(info);
        return "not listed";
    }

    const Script& script_;
    const std::size_t world_;
    const std::string database_;
    int stood_in_ = 0;  // answers of bots so far
    std::vector<std::unique_ptr<Tap>> taps_;
    std::string table_, invite_;
    std::vector<std::string> constants_;
    std::map<std::size_t, std::string> last_choice_;
};
}  // namespace fg::server
