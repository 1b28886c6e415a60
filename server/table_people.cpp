// SPDX-License-Identifier: Apache-2.0
// Who sits at a table: coming, going, bots, and what each of these leaves in the log.
#include <algorithm>

#include "server/table.h"
#include "server/token.h"

namespace fg::server {
namespace {

namespace json = boost::json;

// The regulars who take a bot's chair, by its number.
constexpr std::array<std::string_view, max_seats> regulars{"Alys",  "Bram", "Cecily", "Dunstan",
                                                           "Edith", "Fulk", "Gwen",   "Hob"};

}  // namespace

int Table::free_seats() const {
    int count = 0;
    for (Seat seat : seats()) count += is_empty(seat);
    return count;
}
bool Table::may_enter(const Person& person, std::string_view invite) const {
    return access_ == Access::open || person.id == host_ || seat_of_person(person.id) != no_seat ||
           is_same_secret(invite, invite_);
}
Seat Table::seat_of_person(std::string_view person) const {
    if (person.empty()) return no_seat;
    for (Seat seat : seats())
        if (chair(seat).person == person) return seat;
    return no_seat;
}
Seat Table::viewer_of(std::string_view person) const {
    const Seat seat = seat_of_person(person);
    return seat != no_seat && chair(seat).has_left && phase_ == Phase::playing ? no_seat : seat;
}
std::vector<std::string> Table::autopass_of(std::string_view person) const {
    const Seat seat = seat_of_person(person);
    return seat == no_seat ? std::vector<std::string>() : chair(seat).autopass;
}
bool Table::is_bot_seat(Seat seat) const {
    const Chair& c = chair(seat);
    return c.person.empty() || c.has_left || c.is_away;
}
bool Table::has_people() const {
    for (Seat seat : seats())
        if (const Chair& c = chair(seat); !c.person.empty() && !c.has_left && (!c.is_away || is_of_days()))
            return true;
    return false;
}
std::vector<std::pair<Seat, Person>> Table::people() const {
    std::vector<std::pair<Seat, Person>> list;
    for (Seat seat : seats())
        if (const Chair& c = chair(seat); !c.person.empty()) list.push_back({seat, {c.person, c.name}});
    return list;
}
Or<Seat> Table::own_seat(const Person& person) const {
    const Seat seat = seat_of_person(person.id);
    if (seat == no_seat) return refused(Code::no_seat, "you have no seat at this table");
    return seat;
}
std::string_view Table::shown_name(Seat seat) const {
    const Chair& c = chair(seat);
    if (!c.person.empty()) return c.name;
    return c.bot.empty() ? std::string_view() : regulars[static_cast<std::size_t>(seat)];
}

Or<Done> Table::sit(const Person& person, Seat seat, std::string_view invite, Millis now) {
    if (!may_enter(person, invite)) return refused(Code::no_table, "this table is by invitation");
    if (!seats().has(seat)) return refused(Code::no_seat, "there is no such seat");
    const Seat own = seat_of_person(person.id);
    if (own == seat) {
        if (chair(seat).is_out) return refused(Code::over, "you have left this game for good");
        if (chair(seat).has_left || chair(seat).is_away) set_back(seat, now);
        if (phase_ == Phase::gathering) take_name(seat, person, now);
        return Done{};
    }
    if (phase_ != Phase::gathering && phase_ != Phase::playing)
        return refused(Code::over, "the game is over");
    if (!chair(seat).person.empty()) return refused(Code::seat_taken, "somebody sits there");
    if (own != no_seat && phase_ == Phase::playing)
        return refused(Code::seat_taken, "you already have a seat");
    if (own != no_seat) empty_chair(own, Row::Kind::stood, now);
    seat_person(seat, person, now);
    return Done{};
}

Or<Done> Table::stand(const Person& person, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::gathering) return refused(Code::over, "the game has begun; you can leave it");
    empty_chair(*seat, Row::Kind::stood, now);
    pass_host_from(person.id, now);
    return Done{};
}

Or<Done> Table::leave(const Person& person, Millis now) {
    if (phase_ == Phase::gathering) return stand(person, now);
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::playing) return Done{};
    if (!chair(*seat).has_left) set_left(*seat, now);
    // In some games leaving is a rule, and nobody takes the chair.
    if (const Report left{.kind = ReportKind::left, .seat = *seat}; match_->accepts(left))
        if (const Or<Done> done = put_report(left, now); !done) return done;
    pass_host_from(person.id, now);
    return Done{};
}

Or<Done> Table::set_bot(const Person& person, Seat seat, const std::string& kind, Millis now) {
    if (person.id != host_) return refused(Code::not_host, "only the host seats bots");
    if (!seats().has(seat)) return refused(Code::no_seat, "there is no such seat");
    const bool is_taken = !chair(seat).person.empty() && !(phase_ == Phase::playing && chair(seat).has_left);
    if (is_taken) return refused(Code::seat_taken, "somebody sits there");
    if (phase_ == Phase::over || phase_ == Phase::closed) return refused(Code::over, "the game is over");
    if (kind.empty() && phase_ == Phase::playing)
        return refused(Code::not_ready, "the game needs somebody there");
    put_bot(seat, kind, now);
    return Done{};
}

Or<Done> Table::stand_in(const Person& person, Seat seat, const std::string& kind, Millis now) {
    if (const Or<Seat> own = own_seat(person); !own) return own.refusal();
    if (phase_ != Phase::playing) return refused(Code::over, "the game is not in play");
    if (!seats().has(seat) || is_bot_seat(seat)) return refused(Code::no_seat, "a bot plays there already");
    if (kind.empty()) return refused(Code::not_ready, "the game needs somebody there");
    put_bot(seat, kind, now);
    set_away(seat, now);
    return Done{};
}

Or<Done> Table::kick(const Person& person, Seat seat, Millis now) {
    if (person.id != host_) return refused(Code::not_host, "only the host may do that");
    if (!seats().has(seat) || chair(seat).person.empty()) return refused(Code::no_seat, "nobody sits there");
    if (chair(seat).person == person.id) return refused(Code::no_seat, "you can stand up instead");
    if (phase_ != Phase::gathering && phase_ != Phase::playing)
        return refused(Code::over, "the game is over");
    empty_chair(seat, Row::Kind::kicked, now);
    return Done{};
}

Or<Done> Table::ready(const Person& person, bool is_ready, const std::string& contribution, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::gathering) return refused(Code::over, "the game has begun");
    SeededSource::Seed bytes{};
    if (!contribution.empty() && !SeededSource::from_hex(contribution, bytes))
        return refused(Code::bad_message, "a contribution is 64 hexadecimal digits");
    const bool is_news = is_ready != chair(*seat).is_ready || !contribution.empty();
    if (is_news) set_ready(*seat, is_ready, contribution, now);
    return Done{};
}

Or<json::object> Table::rematch_form(const Person& person, std::string_view contribution) const {
    if (const Or<Seat> seat = own_seat(person); !seat) return seat.refusal();
    if (phase_ != Phase::over) return refused(Code::not_ready, "this game is not over yet");
    json::array sitters;
    for (Seat seat : seats()) {
        const Chair& c = chair(seat);
        sitters.push_back(c.person == person.id ? json::value("me")
                          : c.person.empty()    ? json::value(c.bot)
                                                : json::value(nullptr));
    }
    json::object form = house_rules();
    form["seats"] = std::move(sitters);
    if (people().size() > 1) return form;
    form["start"] = true;
    if (!contribution.empty()) form["contribution"] = contribution;
    return form;
}

void Table::seat_person(Seat seat, const Person& person, Millis now) {
    Chair& c = chair(seat);
    c.person = person.id;
    c.name = person.name.empty() ? "Guest" : person.name;
    c.bot.clear();
    c.is_ready = c.has_left = c.is_away = c.has_bot_failed = false;
    c.has_missed_some = phase_ == Phase::playing;
    c.bot_choice.reset();
    c.draft.clear();
    ++info_version_, ++c.version;
    record({.kind = Row::Kind::seated, .seat = seat, .person = c.person, .text = c.name}, now);
    if (match_) match_->rename(seat, shown_name(seat));
    report_presence(seat, now);
}
// Whoever has taken another name shows it, and stays as ready as they were.
void Table::take_name(Seat seat, const Person& person, Millis now) {
    if (person.name.empty() || person.name == chair(seat).name) return;
    const bool was_ready = chair(seat).is_ready;
    seat_person(seat, person, now);
    if (was_ready) set_ready(seat, true, "", now);
}
void Table::empty_chair(Seat seat, Row::Kind why, Millis now) {
    Chair& c = chair(seat);
    c.person.clear();
    c.name.clear();
    c.held.reset();
    c.draft.clear();
    c.autopass.clear();
    c.is_ready = c.has_left = c.is_away = c.is_thinking = false;
    // Once dealt, what went into the seed stays known.
    if (phase_ == Phase::gathering) contributions_[static_cast<std::size_t>(seat)].clear();
    if (phase_ == Phase::playing) c.bot = "sage";
    ++info_version_, ++c.version;
    record({.kind = why, .seat = seat}, now);
    if (match_) match_->rename(seat, shown_name(seat));
    report_presence(seat, now);
}
void Table::put_bot(Seat seat, const std::string& kind, Millis now) {
    Chair& c = chair(seat);
    c.bot = kind;
    ++info_version_;
    record({.kind = Row::Kind::bot, .seat = seat, .text = kind}, now);
}
void Table::set_ready(Seat seat, bool is_ready, const std::string& contribution, Millis now) {
    chair(seat).is_ready = is_ready;
    if (!contribution.empty()) contributions_[static_cast<std::size_t>(seat)] = contribution;
    ++info_version_;
    record({.kind = Row::Kind::ready, .seat = seat, .on = is_ready, .text = contribution}, now);
}
void Table::set_host(const std::string& person, Millis now) {
    host_ = person;
    ++info_version_;
    record({.kind = Row::Kind::host, .person = person}, now);
}
// The host's rights go to the next person in seat order.
void Table::pass_host_from(const std::string& person, Millis now) {
    if (person != host_) return;
    for (Seat seat : seats())
        if (const Chair& c = chair(seat); !c.person.empty() && !c.has_left) return set_host(c.person, now);
    if (phase_ == Phase::gathering) close("everybody left", now);
}
void Table::set_left(Seat seat, Millis now) {
    chair(seat).has_left = true;
    if (chair(seat).bot.empty()) chair(seat).bot = "sage";
    ++info_version_;
    record({.kind = Row::Kind::left, .seat = seat}, now);
    report_presence(seat, now);
}
void Table::set_away(Seat seat, Millis now) {
    chair(seat).is_away = true;
    if (chair(seat).bot.empty()) chair(seat).bot = "sage";
    ++info_version_;
    record({.kind = Row::Kind::away, .seat = seat}, now);
    report_presence(seat, now);
}
void Table::set_back(Seat seat, Millis now) {
    Chair& c = chair(seat);
    c.has_left = c.is_away = c.is_thinking = c.has_bot_failed = false;
    c.has_missed_some = true;
    c.expired = 0;
    c.bot_choice.reset();
    c.opened = std::max(c.opened, now);  // a fresh clock for who comes back in mid-question
    ++info_version_, ++c.version;
    record({.kind = Row::Kind::back, .seat = seat}, now);
    report_presence(seat, now);
}
void Table::set_autopass(Seat seat, const std::string& kind, bool on, Millis now) {
    auto& kinds = chair(seat).autopass;
    std::erase(kinds, kind);
    if (on) kinds.push_back(kind);
    record({.kind = Row::Kind::autopass, .seat = seat, .on = on, .text = kind}, now);
}

}  // namespace fg::server
