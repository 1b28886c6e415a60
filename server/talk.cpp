// SPDX-License-Identifier: Apache-2.0
#include "server/talk.h"

#include "common/utf8.h"
#include "match/message_write.h"

namespace fg::server {
namespace {

constexpr std::size_t most_lines = 50;
constexpr std::size_t most_people = 1000;
constexpr int longest_text = 200;
// What a table's log holds of each kind at most: onlookers can neither fill the disk nor silence the players.
constexpr int most_stored = 2000;

// A rate for each person; who they were is forgotten when they get too many.
bool take(std::unordered_map<std::string, TokenBucket>& buckets, const std::string& person, double burst,
          Millis now) {
    if (buckets.size() > most_people) buckets.clear();
    return buckets[person].take(0.5, burst, now);
}

Refusal out_of_breath() { return refused(Code::too_fast, "please take a breath before you say more"); }

std::string push_of(const std::string& table, const Row& row, Millis at) {
    wire::ChatPush push{.table = table, .from = {.seat = row.seat, .name = row.name}, .at = at};
    if (Emote emote{}; row.on && find_name(row.text, emote))
        push.emote = emote;
    else
        push.text = row.text;
    return message_json(push);
}

}  // namespace

Or<Done> Talk::say(const Person& person, Seat seat, std::string_view text, Millis now) {
    const int length = count_characters(text).value_or(0);
    if (length < 1 || length > longest_text)
        return refused(Code::bad_message, "a message has 1 to 200 characters");
    if (has_hidden_characters(text, Hidden::but_emoji))
        return refused(Code::bad_message, "a message is one line of plain text");
    if (!take(speaking_, person.id, 6, now)) return out_of_breath();
    return utter(person, {.kind = Row::Kind::chat, .seat = seat, .text = std::string(text)}, now);
}
Or<Done> Talk::gesture(const Person& person, Seat seat, std::string_view emote, Millis now) {
    if (Emote known{}; !find_name(emote, known))
        return refused(Code::bad_message, "there is no such gesture");
    if (!take(gesturing_, person.id, 1, now)) return out_of_breath();  // REN-061
    return utter(person, {.kind = Row::Kind::chat, .seat = seat, .on = true, .text = std::string(emote)},
                 now);
}
Or<Done> Talk::utter(const Person& person, Row row, Millis now) {
    if (stored_like(row) >= most_stored) return refused(Code::full, "enough has been said at this table");
    row.name = person.name;
    rows_.push_back({.at = now, .json = write_row(row)});
    absorb(row, now);
    news_.push_back(lines_.back());
    return Done{};
}

Or<Done> Talk::mute(const Person& person, Seat seat, bool on, Millis now) {
    if (is_muted(person.id, seat) == on) return Done{};
    if (!take(muting_, person.id, 2 * max_seats, now))
        return refused(Code::too_fast, "that is too much at once");
    if (muted_ >= most_stored) return refused(Code::full, "this table keeps no more of that");
    const Row row{.kind = Row::Kind::mute, .seat = seat, .on = on, .person = person.id};
    rows_.push_back({.at = now, .json = write_row(row)});
    absorb(row, now);
    return Done{};
}
bool Talk::is_muted(const std::string& person, Seat seat) const {
    const auto found = mutes_.find(person);
    if (found == mutes_.end()) return false;
    return seat == no_seat ? found->second.onlookers : found->second.seats.has(seat);
}

void Talk::load(const std::vector<LogRow>& rows, std::size_t told) {
    lines_.clear();
    news_.clear();
    rows_.clear();
    mutes_.clear();
    said_by_seats_ = said_by_onlookers_ = muted_ = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string_view json = rows[i].json;
        const bool is_word = json.starts_with(R"({"row":"chat")");
        if (!is_word && !json.starts_with(R"({"row":"mute")")) continue;
        const Or<Row> row = read_row(json);
        if (!row) continue;
        absorb(*row, rows[i].at);
        if (is_word && i >= told) news_.push_back(lines_.back());
    }
}
int& Talk::stored_like(const Row& row) {
    if (row.kind == Row::Kind::mute) return muted_;
    return row.seat == no_seat ? said_by_onlookers_ : said_by_seats_;
}
void Talk::absorb(const Row& row, Millis at) {
    ++stored_like(row);
    if (row.kind == Row::Kind::mute) {
        if (mutes_.size() > most_people) mutes_.clear();
        Muted& muted = mutes_[row.person];
        if (row.seat == no_seat)
            muted.onlookers = row.on;
        else
            row.on ? muted.seats.add(row.seat) : muted.seats.remove(row.seat);
        return;
    }
    lines_.push_back({row.seat, push_of(table_, row, at)});
    if (lines_.size() > most_lines) lines_.pop_front();
}

}  // namespace fg::server
