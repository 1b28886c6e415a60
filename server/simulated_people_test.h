// SPDX-License-Identifier: Apache-2.0
// People of a simulated world: they come, sit, play, talk, lose their connection and come back, and hold the house to its
// word. Whatever they are told must be stored, whatever they are answered must be there, and nothing may be left unanswered.
#pragma once

#include "server/actor.h"
#include "server/simulated_world_test.h"

namespace fg::server::simulated {

namespace json = boost::json;

class SimPerson;

class SimClient final : public Client {
  public:
    SimClient(GuestPtr guest, const std::string& address, SimPerson& person)
        : Client(std::move(guest), address), person_(&person) {}
    void send(Message message) override;
    void drop() override {}
    void forget_person() { person_ = nullptr; }

  private:
    SimPerson* person_;  // null when the connection is gone
};

class SimPerson {
  public:
    SimPerson(World& world, House& house, std::string id, std::string address = "")
        : world_(world),
          house_(house),
          address_(std::move(address)),
          guest_(std::make_shared<Guest>(StoredPerson{.id = id, .name = "N" + id})) {}

    const GuestPtr& guest() const { return guest_; }
    bool is_connected() const { return client_ != nullptr; }
    const std::string& table() const { return table_; }
    // As it was last told; null if it was not.
    const json::value& info() const { return info_; }
    // The code of the last refusal; empty if the last answer was none.
    const std::string& last_code() const { return last_code_; }
    int refusals() const { return refusals_; }

    void go_to(const std::string& table) {
        table_ = table;
        forget_what_was_seen();
        if (is_connected()) watch();
    }
    void connect() {
        if (is_connected()) return;
        client_ = std::make_shared<SimClient>(guest_, address_, *this);
        loop_ = static_cast<std::size_t>(world_.random.below(2));
        if (!table_.empty()) watch();
    }
    void disconnect() {
        if (!is_connected()) return;
        const auto client = std::exchange(client_, nullptr);
        client->forget_person();
        waiting_.clear();
        house_.loop(loop_).post([&house = house_, client] { house.hub().gone(client); });
    }
    // The house was shut: the line is dead without a word.
    void cut() {
        if (client_) client_->forget_person();
        client_.reset();
        waiting_.clear();
    }

    void ask(std::string_view act, json::object message = {}) {
        if (!is_connected() || table_.empty()) return;
        message["do"] = act;
        message["table"] = table_;
        message["ref"] = ++ref_;
        waiting_[ref_] = {.act = std::string(act),
                          .message = message,
                          .rows_before = house_.storage.rows_of(table_).size(),
                          .at = world_.steady};
        house_.loop(loop_).post([&house = house_, client = client_, text = json::serialize(message)] {
            house.hub().receive(client, text);
        });
    }
    // One of the things people do, now and then a foolish one.
    void act_at_random() {
        if (!is_connected()) return world_.random.chance(40) ? connect() : void();
        const int what = world_.random.below(100);
        const json::object seat{{"seat", world_.random.below(3)}};
        if (what < 40) return answer_if_asked();
        if (what < 50) return say();
        if (what < 58) return ask("sit", seat);
        if (what < 64) return ask("ready", {{"ready", world_.random.chance(80)}});
        if (what < 70) return ask("start", {{"fewer", world_.random.chance(50)}});
        if (what < 74)
            return ask("bot", {{"seat", world_.random.below(3)},
                               {"kind", world_.random.chance(80) ? "sage" : "random"}});
        if (what < 78) return ask("undo");
        if (what < 80) return ask("leave");
        if (what < 82) return ask(world_.random.chance(50) ? "stand" : "close");
        if (what < 84) return ask("kick", seat);
        if (what < 87) return ask("hint");
        if (what < 89) return ask("autopass", {{"kind", "peek"}, {"on", world_.random.chance(50)}});
        if (what < 90) return ask("rematch");
        if (what < 91) return watch();
        if (what < 93) return push_onto_stage();
        disconnect();
    }
    // What somebody does who wants the game to end.
    void act_in_earnest() {
        connect();
        if (info_.is_null()) return;
        const json::object& info = info_.as_object();
        if (info.at("phase") == "gathering") return help_to_start(info);
        if (info.at("phase") == "playing") answer_if_asked();
    }
    void hear(std::string_view text) {
        const json::value message = json::parse(text);
        const json::object& object = message.as_object();
        if (object.contains("push"))
            hear_push(object);
        else if (const json::value* ref = object.if_contains("ref"))
            hear_answer(object, ref->to_number<std::int64_t>());
    }
    bool is_waiting() const { return !waiting_.empty(); }
    void check_that_all_was_answered() const {
        for (const auto& [ref, asked] : waiting_)
            if (world_.steady - asked.at > 60'000) world_.fault("\"" + asked.act + "\" was never answered");
    }
    // Every word that was acknowledged.
    const std::vector<std::pair<std::string, std::string>>& said() const { return said_; }

  private:
    struct Question {
        std::string act;
        json::object message;
        std::size_t rows_before = 0;
        Millis at = 0;
    };

    void watch() { ask("watch", {{"since", 0}}); }
    // Whether or not there is one.
    void push_onto_stage() {
        switch (world_.random.below(5)) {
            case 0: return ask("act", {{"text", "Look at me"}});
            case 1: return ask("sketch", {{"stroke", {1, 2, 3, 4}}});
            case 2: return ask("camera", {{"sees", world_.random.chance(50)}});
            case 3: return ask("signal", {{"to", "somebody"}, {"data", json::object{}}});
            case 4: return ask("skill", {{"question", 1}, {"ms", world_.random.below(9000)}});
        }
    }
    void say() { ask("chat", {{"text", guest_->id() + " says " + std::to_string(++words_)}}); }
    void answer_if_asked() {
        if (question_.is_null() || question_.at("answered").as_bool()) return;
        const json::array& offers = question_.at("offers").as_array();
        const auto pick = static_cast<std::size_t>(world_.random.below(static_cast<int>(offers.size())));
        ask("choose", {{"question", question_.at("number")}, {"choice", offers[pick].at("choice")}});
    }
    void help_to_start(const json::object& info) {
        const bool is_host = info.at("host").as_string() == guest_->id();
        for (const json::value& seat : info.at("seats").as_array()) {
            if (is_host && seat.at("kind") == "empty")
                ask("bot", {{"seat", seat.at("seat")}, {"kind", "sage"}});
            if (seat.as_object().contains("person") && seat.at("person").as_string() == guest_->id() &&
                !seat.at("ready").as_bool())
                ask("ready", {{"ready", true}});
        }
        if (is_host) ask("start");
    }

    void hear_push(const json::object& push) {
        const std::string_view kind = push.at("push").as_string();
        if (kind != "play" && kind != "table" && kind != "chat") return;
        const std::string table(push.at("table").as_string());
        if (house_.storage.is_waiting(table))
            world_.fault("told before it was stored: " + json::serialize(push));
        if (kind == "chat") check_stored_word(table, push);
        if (kind == "play" && world_.random.chance(5)) check_stored_events(table, push);
        if (table != table_) return;
        if (kind == "table") info_ = push.at("info");
        if (kind == "play") question_ = push.contains("question") ? push.at("question") : nullptr;
    }
    void hear_answer(const json::object& answer, std::int64_t ref) {
        const auto found = waiting_.find(ref);
        if (found == waiting_.end()) return world_.fault("answered twice, or unasked");
        const Question asked = found->second;
        waiting_.erase(found);
        last_code_.clear();
        if (!answer.at("ok").as_bool()) {
            ++refusals_;
            last_code_ = answer.at("error").at("code").as_string();
            return;
        }
        // They may sit elsewhere by now.
        const json::value* table = asked.message.if_contains("table");
        if (table != nullptr && house_.storage.is_waiting(std::string(table->as_string())))
            world_.fault("acknowledged before it was stored: " + asked.act);
        if (asked.act == "choose") check_stored_choice(asked);
        if (asked.act == "chat")
            said_.emplace_back(asked.message.at("table").as_string(), asked.message.at("text").as_string());
    }
    void check_stored_word(const std::string& table, const json::object& push) {
        const json::value* text = push.if_contains("text");
        if (text == nullptr) return;
        for (const LogRow& row : house_.storage.rows_of(table))
            if (row.json.find(json::serialize(*text)) != std::string::npos) return;
        world_.fault("heard what is not stored: " + json::serialize(*text));
    }
    void check_stored_events(const std::string& table, const json::object& push) {
        const auto folded =
            Table::load(house_.hub().offered(), table, house_.storage.rows_of(table), world_.house_time());
        if (!folded) return world_.fault("the log cannot be read: " + folded.refusal().message);
        if ((*folded)->match() == nullptr ||
            (*folded)->match()->event_count() < push.at("n").to_number<std::size_t>())
            world_.fault("saw events that are not stored");
    }
    void check_stored_choice(const Question& asked) {
        const auto& rows = house_.storage.rows_of(std::string(asked.message.at("table").as_string()));
        for (std::size_t i = asked.rows_before; i < rows.size(); ++i) {
            const json::value row = json::parse(rows[i].json);
            const json::value* choice = row.as_object().if_contains("choice");
            if (choice != nullptr && *choice == asked.message.at("choice")) return;
        }
        world_.fault("an acknowledged answer is not in the log");
    }
    void forget_what_was_seen() {
        info_ = nullptr;
        question_ = nullptr;
    }

    World& world_;
    House& house_;
    const std::string address_;
    const GuestPtr guest_;
    std::shared_ptr<SimClient> client_;
    std::size_t loop_ = 0;
    std::string table_;
    json::value info_, question_;
    std::int64_t ref_ = 0;
    int words_ = 0, refusals_ = 0;
    std::string last_code_;
    std::map<std::int64_t, Question> waiting_;
    std::vector<std::pair<std::string, std::string>> said_;
};

inline void SimClient::send(Message message) {
    if (person_ != nullptr) person_->hear(*message);
}

}  // namespace fg::server::simulated
