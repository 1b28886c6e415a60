// SPDX-License-Identifier: Apache-2.0
// Everything that clients of several servers were told, held against the logs: each acknowledged answer is there exactly once, by
// its table, seat and question, in an order that explains what everybody was told; and nobody saw anything of a table go back.
#pragma once

#include "server/row.h"
#include "server/simulated_told_test.h"

namespace fg::server::simulated {

// Something that was asked of a table, when its log had so many rows.
struct Wish {
    std::string act, person, table;
    json::object message;
    std::size_t rows_before = 0;
    Millis at = 0;
};

class History {
  public:
    History(World& world, SimDatabase& database, const bots::GamesAndBots& offered)
        : world_(world), database_(database), offered_(offered), told_(world, database) {}

    // A word that is to be said once.
    void says(const std::string& table, const std::string& text) { words_[{table, text}]; }
    // It was acknowledged: what it did is in the log by now, and was not when it was asked for.
    void acknowledged(const Wish& wish) {
        if (wish.act == "chat") words_[{wish.table, std::string(wish.message.at("text").as_string())}] = true;
        if (wish.act == "choose" || wish.act == "undo") take_row(wish);
        if (wish.act == "sit" || wish.act == "ready" || wish.act == "start") find_effect(wish);
        answers_ += wish.act == "choose";
    }
    // A push that somebody heard.
    void told(const std::string& person, const json::object& push) {
        if (const json::value* table = push.if_contains("table")) check_kept(std::string(table->as_string()));
        told_.hears(person, push);
    }
    Told& told() { return told_; }

    void check() {
        for (auto& [id, kept] : database_.tables()) {
            if (kept.rows.empty()) continue;
            const auto table = Table::load(offered_, id, kept.rows, 0);
            if (!table) return world_.fault("the log cannot be read: " + table.refusal().message);
            check_answers(id, kept.rows);
            told_.check_events(id, **table);
        }
        for (const auto& [word, is_acknowledged] : words_)
            check_word(word.first, word.second, is_acknowledged);
    }
    std::size_t answers() const { return answers_; }

  private:
    // Who did it, and what they were asked when they did.
    struct Deed {
        Row::Kind kind = Row::Kind::none;
        Seat seat = no_seat;
        u64 question = 0;
        std::string choice, person;
    };
    using Place = std::pair<std::string, std::size_t>;  // a table, and a row of its log

    static bool is_persons(const Row& row) {
        return row.kind == Row::Kind::held || row.kind == Row::Kind::undo ||
               (row.kind == Row::Kind::choice && row.by == Row::By::person);
    }
    // As the rows before it explain it.
    const Deed& deed_at(const Place& place, const Row& row) {
        const auto [known, is_new] = deeds_.try_emplace(place);
        if (!is_new) return known->second;
        const auto table = table_after(place.first, place.second);
        Deed deed{.kind = row.kind, .seat = row.seat, .choice = row.choice};
        if (table && (*table)->match() != nullptr) {
            deed.person = person_at(**table, row.seat);
            deed.question = question_of(**table, row.seat);
        }
        return known->second = deed;
    }
    Or<std::unique_ptr<Table>> table_after(const std::string& id, std::size_t count) {
        const auto& rows = database_.rows_of(id);
        return Table::load(offered_, id, {rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count)},
                           0);
    }
    static json::object chair_at(Table& table, Seat seat) {
        const json::value info = json::parse(table.info_json("", {}, 0));
        return info.at("seats").as_array().at(static_cast<std::size_t>(index_of(seat))).as_object();
    }
    static std::string person_at(Table& table, Seat seat) {
        const json::object chair = chair_at(table, seat);
        return chair.contains("person") ? std::string(chair.at("person").as_string()) : "";
    }
    static u64 question_of(Table& table, Seat seat) {
        const std::string nothing;
        const json::value push =
            json::parse(table.play_json(seat, table.match()->event_count(), 1, &nothing));
        const json::value* question = push.as_object().if_contains("question");
        if (question == nullptr || !question->is_object()) return 0;
        return question->at("number").to_number<u64>();
    }
    static bool explains(const Deed& deed, const Wish& wish) {
        if (deed.person != wish.person) return false;
        if (wish.act == "undo") return deed.kind == Row::Kind::undo;
        return deed.kind != Row::Kind::undo && deed.choice == json::serialize(wish.message.at("choice")) &&
               deed.question == wish.message.at("question").to_number<u64>();
    }
    // Each takes a row of its own.
    void take_row(const Wish& wish) {
        const auto& rows = database_.rows_of(wish.table);
        for (std::size_t i = wish.rows_before; i < rows.size(); ++i) {
            const Or<Row> row = read_row(rows[i].json);
            if (!row || !is_persons(*row) || !explains(deed_at({wish.table, i}, *row), wish)) continue;
            kept_.emplace(Place{wish.table, i}, rows[i].json);
            if (taken_.emplace(wish.table, i).second) return;
            return world_.fault("one answer was acknowledged twice");
        }
        world_.fault("acknowledged before it was stored: " + json::serialize(wish.message));
    }
    // The table is as they wished after some row, or was when they asked: who sits where they want to sit writes none.
    void find_effect(const Wish& wish) {
        const auto& rows = database_.rows_of(wish.table);
        for (std::size_t i = wish.rows_before; i <= rows.size(); ++i) {
            const auto table = table_after(wish.table, i);
            if (!table || !is_as_wished(**table, wish)) continue;
            if (i > 0) kept_.emplace(Place{wish.table, i - 1}, rows[i - 1].json);
            return;
        }
        world_.fault("acknowledged before it was stored: " + json::serialize(wish.message));
    }
    static bool is_as_wished(Table& table, const Wish& wish) {
        if (wish.act == "start") return table.match() != nullptr;
        // In play a chair is asked for, of which no log tells.
        if (wish.act == "sit" && table.match() != nullptr) return true;
        const Seat seat = table.seat_of_person(wish.person);
        if (seat == no_seat) return false;
        if (wish.act == "sit") return index_of(seat) == wish.message.at("seat").to_number<int>();
        return chair_at(table, seat).at("ready").as_bool() == wish.message.at("ready").as_bool();
    }
    // What is acknowledged stays.
    void check_kept(const std::string& id) {
        const auto& rows = database_.rows_of(id);
        for (auto next = kept_.lower_bound({id, 0}); next != kept_.end() && next->first.first == id; ++next)
            if (next->first.second >= rows.size() || rows[next->first.second].json != next->second)
                return world_.fault("an acknowledged answer is not in the log");
    }
    void check_answers(const std::string& id, const std::vector<LogRow>& rows) {
        check_kept(id);
        std::set<std::tuple<Row::Kind, Seat, u64>> met;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Or<Row> row = read_row(rows[i].json);
            if (!row || !is_persons(*row) || row->kind == Row::Kind::undo) continue;
            const Deed& deed = deed_at({id, i}, *row);
            if (deed.question == 0) return world_.fault("an answer is in the log that nobody was asked for");
            if (!met.insert({deed.kind, deed.seat, deed.question}).second)
                return world_.fault("one question is answered twice in the log");
        }
    }
    void check_word(const std::string& table, const std::string& text, bool is_acknowledged) {
        const auto& rows = database_.rows_of(table);
        const auto count = std::count_if(rows.begin(), rows.end(), [&](const LogRow& row) {
            return row.json.find('"' + text + '"') != std::string::npos;
        });
        if (count > 1) world_.fault("what was said once is stored " + std::to_string(count) + " times");
        if (is_acknowledged && count == 0) world_.fault("what was said and acknowledged is lost");
    }

    World& world_;
    SimDatabase& database_;
    const bots::GamesAndBots& offered_;
    Told told_;
    std::map<std::pair<std::string, std::string>, bool>
        words_;  // by table and text: whether it was acknowledged
    std::map<Place, Deed> deeds_;
    std::set<Place> taken_;              // each by an answer of its own
    std::map<Place, std::string> kept_;  // what was acknowledged is there
    std::size_t answers_ = 0;
};

}  // namespace fg::server::simulated
