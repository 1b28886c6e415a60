// SPDX-License-Identifier: Apache-2.0
// What each person was told of a table, message by message. Whatever has a number, or an order, only ever goes on; nothing is left
// out on the way; and the same thing is told to everybody in the same words.
#pragma once

#include <tuple>

#include "server/simulated_cluster_test.h"
#include "server/table.h"

namespace fg::server::simulated {

namespace json = boost::json;

class Told {
  public:
    Told(World& world, SimDatabase& database) : world_(world), database_(database) {}

    // What was said comes from the beginning again, once for each of these.
    void watches(const std::string& person, const std::string& table) { ++talk_[{person, table}].restarts; }
    // Over a new line; what was under way on the old one never comes.
    void connects(const std::string& person) {
        for (auto& [key, talk] : talk_)
            if (key.first == person) talk = {};
    }
    void hears(const std::string& person, const json::object& push) {
        const json::value* table = push.if_contains("table");
        if (table == nullptr) return;
        const Ears ears{person, std::string(table->as_string())};
        const std::string_view kind = push.at("push").as_string();
        if (kind == "table") hear_info(ears, push.at("info").as_object());
        if (kind == "play") hear_play(ears, push);
        if (kind == "chat") hear_word(ears, std::string(push.at("text").as_string()));
        if (kind == "stage") goes_on(ears, "act", push.at("act").to_number<u64>());
    }
    // Every event that anybody was told is in the log, as it was told.
    void check_events(const std::string& id, Table& table) {
        const std::size_t count = table.match() == nullptr ? 0 : table.match()->event_count();
        for (const auto& [key, text] : said_) {
            const auto& [of, kind, viewer, number] = key;
            if (of != id || kind != "event") continue;
            if (number >= count) return world_.fault("events were told that are not in the log");
            std::string now;
            table.match()->append_event(now, number, viewer == "null" ? no_seat : seat_of(std::stoi(viewer)));
            if (json::serialize(json::parse(now)) != text)
                return world_.fault("the log does not explain event " + std::to_string(number));
        }
    }

  private:
    struct Ears {
        const std::string person, table;
    };
    struct Heard {
        std::optional<std::size_t> last{};  // the row of the last word
        int restarts = 0;
    };
    static constexpr std::size_t most_words = 50;  // come after `watch`

    void goes_on(const Ears& ears, const std::string& what, u64 number) {
        u64& mark = marks_[{ears.person, ears.table, what}];
        if (number < mark)
            world_.fault("a table went back for " + ears.person + ": " + what + " from " +
                         std::to_string(mark) + " to " + std::to_string(number));
        mark = number;
    }
    // The same to everybody with these eyes, whenever it is told.
    void is_always(const Ears& ears, const std::string& kind, const std::string& viewer, u64 number,
                   const std::string& text) {
        const auto [known, is_new] = said_.try_emplace({ears.table, kind, viewer, number}, text);
        if (!is_new && known->second != text)
            world_.fault(kind + " " + std::to_string(number) + " was told as " + known->second + " and as " +
                         text);
    }
    void hear_info(const Ears& ears, const json::object& info) {
        Phase phase = Phase::gathering;
        find_name(info.at("phase").as_string(), phase);
        goes_on(ears, "phase", static_cast<u64>(phase));
        is_always(ears, "commitment", "", 0, std::string(info.at("commitment").as_string()));
        if (const json::value* off = info.if_contains("called_off"))
            goes_on(ears, "called_off", off->at("times").to_number<u64>());
        if (const json::value* wishes = info.if_contains("wishes"))
            for (const json::value& wish : wishes->as_array())
                is_always(ears, "wish", "", wish.at("number").to_number<u64>(),
                          json::serialize(wish.at("person")) + json::serialize(wish.at("seat")));
    }
    void hear_play(const Ears& ears, const json::object& push) {
        const std::string viewer = json::serialize(push.at("viewer"));
        const auto next = push.at("n").to_number<u64>();
        u64 from = next;
        for (const json::value& event : push.at("events").as_array()) {
            const auto number = event.as_array().at(0).to_number<u64>();
            is_always(ears, "event", viewer, number, json::serialize(event.as_array().at(1)));
            from = std::min(from, number);
        }
        if (next - from != push.at("events").as_array().size() ||
            from > marks_[{ears.person, ears.table, "n"}])
            world_.fault("events were left out for " + ears.person);
        goes_on(ears, "n", next);
        for (const json::value& sentence : push.at("sentences").as_array())
            is_always(ears, "sentence", viewer, sentence.as_array().at(0).to_number<u64>(),
                      json::serialize(sentence.as_array().at(1)));
        if (const json::value* remarks = push.if_contains("remarks"))
            for (const json::value& remark : remarks->as_array())
                is_always(ears, "remark", viewer, remark.at("number").to_number<u64>(),
                          json::serialize(remark));
        if (const json::value* question = push.if_contains("question"); question && question->is_object())
            goes_on(ears, "question of " + viewer,
                    2 * question->at("number").to_number<u64>() + question->at("answered").as_bool());
    }

    // ---- what is said ----

    static bool is_word(const LogRow& row) { return row.json.starts_with(R"({"row":"chat")"); }
    // The row that holds it; found once, since such rows stay where they are.
    std::optional<std::size_t> row_of(const std::string& table, const std::string& text) {
        if (const auto known = words_.find({table, text}); known != words_.end()) return known->second;
        const auto& rows = database_.rows_of(table);
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (is_word(rows[i]) && rows[i].json.find('"' + text + '"') != std::string::npos)
                return words_[{table, text}] = i;
        return {};
    }
    std::size_t count_words(const std::string& table, std::size_t from, std::size_t end) {
        const auto& rows = database_.rows_of(table);
        const auto begin = rows.begin();
        return static_cast<std::size_t>(std::count_if(begin + static_cast<std::ptrdiff_t>(from),
                                                      begin + static_cast<std::ptrdiff_t>(end), is_word));
    }
    void hear_word(const Ears& ears, const std::string& text) {
        const std::optional<std::size_t> row = row_of(ears.table, text);
        if (!row) return world_.fault("told before it was stored: " + text);
        Heard& talk = talk_[{ears.person, ears.table}];
        const bool is_again = talk.last && *row <= *talk.last;
        if (is_again && talk.restarts-- == 0) return world_.fault("a word came twice: " + text);
        const bool is_first = is_again || !talk.last;
        const std::size_t all = count_words(ears.table, 0, database_.rows_of(ears.table).size());
        const std::size_t missed = count_words(ears.table, is_first ? 0 : *talk.last + 1, *row);
        if (missed > 0 && (!is_first || all <= most_words))
            return world_.fault("a word was left out before " + text);
        talk.last = row;
    }

    World& world_;
    SimDatabase& database_;
    std::map<std::tuple<std::string, std::string, std::string>, u64> marks_;  // by person, table and what
    std::map<std::tuple<std::string, std::string, std::string, u64>, std::string> said_;
    std::map<std::pair<std::string, std::string>, Heard> talk_;  // by person and table
    std::map<std::pair<std::string, std::string>, std::size_t> words_;
};

}  // namespace fg::server::simulated
