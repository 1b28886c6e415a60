// SPDX-License-Identifier: Apache-2.0
// The deal. The table's secret is sealed by its hash when the table is made. Every person pledges a number by its hash;
// once the host calls the deal no pledge changes any more, and the numbers are opened. So nobody, not even who knows the secret,
// chooses a number after seeing another's (docs/decisions/0033).
#include <sodium.h>

#include "engine/check.h"
#include "server/table.h"
#include "server/token.h"

namespace fg::server {
namespace {

// Browsers open their number by themselves, so this is for the slowest line.
constexpr Millis opening_time = 20'000;

std::string& at(std::array<std::string, max_seats>& list, Seat seat) {
    return list[static_cast<std::size_t>(seat)];
}

}  // namespace

SeatSet Table::pledged() const {
    SeatSet list;
    for (Seat seat : seats())
        if (!chair(seat).person.empty() && !pledges_[static_cast<std::size_t>(seat)].empty()) list.add(seat);
    return list;
}
SeatSet Table::unopened() const {
    SeatSet list;
    for (Seat seat : pledged())
        if (contributions_[static_cast<std::size_t>(seat)].empty()) list.add(seat);
    return list;
}
Millis Table::opening_ends() const {
    return std::max(opened_until_, loaded_ == 0 ? 0 : loaded_ + opening_time);
}
// With the table's id, so that a pledge is good for one table.
std::string Table::pledge_of(const SeededSource::Seed& number) const {
    return hash_of_token(id_ + std::string(number.begin(), number.end()));
}

Or<Done> Table::open_number(const Person& person, const std::string& number, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    SeededSource::Seed bytes{};
    if (!SeededSource::from_hex(number, bytes))
        return refused(Code::bad_message, "a number has 64 hexadecimal digits");
    if (opened_until_ == 0) return refused(Code::stale, "no number is awaited now");
    const SeededSource::Seed pledged_bytes = [&] {
        SeededSource::Seed seed{};
        SeededSource::from_hex(at(pledges_, *seat), seed);
        return seed;
    }();
    if (at(pledges_, *seat).empty() || SeededSource::to_hex(pledged_bytes) != pledge_of(bytes))
        return refused(Code::bad_message, "that is not the number you pledged");
    if (!unopened().has(*seat)) return Done{};  // sent twice
    set_number(*seat, SeededSource::to_hex(bytes), now);
    return unopened().is_empty() ? deal(now) : Or<Done>(Done{});
}

void Table::set_pledge(Seat seat, const std::string& pledge, Millis now) {
    at(pledges_, seat) = pledge;
    ++info_version_;
    record({.kind = Row::Kind::pledged, .seat = seat, .text = pledge}, now);
}
void Table::set_number(Seat seat, const std::string& number, Millis now) {
    at(contributions_, seat) = number;
    ++info_version_;
    record({.kind = Row::Kind::opened, .seat = seat, .text = number}, now);
}
void Table::call_deal(Millis now) {
    opened_until_ = now + opening_time;
    for (std::string& number : contributions_) number.clear();
    ++info_version_;
    record({.kind = Row::Kind::called}, now);
}
// Numbers that were opened are known now: everybody pledges anew.
void Table::call_off(bool is_late, Millis now) {
    missing_ = is_late ? unopened() : SeatSet{};
    ++called_off_;
    opened_until_ = 0;
    for (Seat seat : seats()) {
        chair(seat).is_ready = false;
        at(pledges_, seat).clear();
        at(contributions_, seat).clear();
    }
    ++info_version_;
    record({.kind = Row::Kind::called_off, .on = is_late}, now);
}

Or<Done> Table::deal(Millis now) {
    MatchSetup setup{.players = players_,
                     .options = options_,
                     .content = content_,
                     .content_name = content_name_,
                     .seed = seed(),
                     .chance = {},
                     .names = {}};
    for (Seat seat : seats()) setup.names.emplace_back(shown_name(seat));
    Or<std::unique_ptr<AnyMatch>> match = game_->start(setup);
    if (!match) return match.refusal();
    match_ = std::move(*match);
    match_->keep_moments();
    phase_ = Phase::playing;
    opened_until_ = 0;
    for (const auto& [seat, person] : people()) note_hand(person.id, seat);
    ++info_version_;
    record({.kind = Row::Kind::started}, now);
    open_round(now);
    for (Seat seat : seats()) report_presence(seat, now);
    report_host(now);
    return Done{};
}

SeededSource::Seed Table::seed() const {
    crypto_hash_sha256_state hash;
    crypto_hash_sha256_init(&hash);
    // Without this word a table nobody contributed to would deal from its published commitment.
    constexpr unsigned char word[] = {'d', 'e', 'a', 'l'};
    crypto_hash_sha256_update(&hash, word, sizeof word);
    crypto_hash_sha256_update(&hash, secret_.data(), secret_.size());
    for (Seat seat : seats()) {
        SeededSource::Seed part{};
        if (SeededSource::from_hex(contributions_[static_cast<std::size_t>(seat)], part))
            crypto_hash_sha256_update(&hash, part.data(), part.size());
    }
    SeededSource::Seed seed{};
    crypto_hash_sha256_final(&hash, seed.data());
    return seed;
}

Secrets Table::secrets() const {
    FG_CHECK(phase_ == Phase::over);
    return {.secret = secret_,
            .pledges = {pledges_.begin(), pledges_.begin() + players_},
            .contributions = {contributions_.begin(), contributions_.begin() + players_}};
}

}  // namespace fg::server
