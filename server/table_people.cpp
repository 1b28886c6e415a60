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

// Names that differ in capitals or spaces alone are the same to the eye.
std::string look_of(std::string_view name) {
    std::string look;
    for (const char c : name)
        if (c != ' ') look += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return look;
}

}  // namespace

int Table::free_seats() const {
    int count = 0;
    for (Seat seat : seats()) count += is_empty(seat);
    return count;
}
bool Table::has_emotes() const {
    const boost::json::value* taunts = options_.if_contains("taunts");
    return taunts == nullptr || *taunts != "off";
}
bool Table::may_enter(const Person& person, std::string_view invite) const {
    if (is_sent_away(person.id)) return false;
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
std::vector<std::string> Table::autopass_of(std::string_view person, Passing how) const {
    std::vector<std::string> kinds;
    if (const Seat seat = seat_of_person(person); seat != no_seat)
        for (const auto& [kind, passing] : chair(seat).autopass)
            if (passing == how) kinds.push_back(kind);
    return kinds;
}
Passing Table::passing_of(Seat seat, std::string_view kind) const {
    for (const auto& [passed, how] : chair(seat).autopass)
        if (passed == kind) return how;
    return Passing::never;
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
// No two people at a table are called the same, and nobody is called like a bot: the one who comes later gets a number.
std::string Table::distinct_name(Seat seat, const std::string& name) const {
    const std::string wanted = name.empty() ? "Guest" : name;
    const auto is_taken = [&](const std::string& candidate) {
        const std::string look = look_of(candidate);
        for (Seat other : seats())
            if (other != seat && look_of(chair(other).name) == look) return true;
        return std::any_of(regulars.begin(), regulars.end(),
                           [&](std::string_view regular) { return look_of(regular) == look; });
    };
    std::string candidate = wanted;
    for (int number = 2; is_taken(candidate); ++number)
        candidate = wanted + " (" + std::to_string(number) + ')';
    return candidate;
}
std::string Table::name_for(const Person& person) const {
    const Seat seat = seat_of_person(person.id);
    return seat == no_seat ? distinct_name(no_seat, person.name) : chair(seat).name;
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
    if (phase_ == Phase::playing) return wish_for(person, seat, now);
    unsettle(now);
    if (own != no_seat) empty_chair(own, Row::Kind::stood, now);
    seat_person(seat, person, now);
    return Done{};
}

Or<Done> Table::stand(const Person& person, Millis now) {
    if (phase_ == Phase::playing && withdraw_wish(person.id)) return Done{};
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::gathering) return refused(Code::over, "the game has begun; you can leave it");
    unsettle(now);
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
    if (leaves_for_good(*seat))
        if (const Or<Done> done = put_report({.kind = ReportKind::left, .seat = *seat}, now); !done)
            return done;
    pass_host_from(person.id, now);
    return Done{};
}

bool Table::leaves_for_good(Seat seat) const {
    return phase_ == Phase::playing && seat != no_seat &&
           match_->accepts({.kind = ReportKind::left, .seat = seat});
}

Or<Done> Table::set_bot(const Person& person, Seat seat, const std::string& kind, Millis now) {
    if (!seats().has(seat)) return refused(Code::no_seat, "there is no such seat");
    if (phase_ == Phase::over || phase_ == Phase::closed) return refused(Code::over, "the game is over");
    if (phase_ == Phase::playing) return stand_in(person, seat, kind, now);
    if (person.id != host_) return refused(Code::not_host, "only the host seats bots");
    if (!chair(seat).person.empty()) return refused(Code::seat_taken, "somebody sits there");
    unsettle(now);
    put_bot(seat, kind, now);
    return Done{};
}

Or<Done> Table::kick(const Person& person, Seat seat, Millis now) {
    if (person.id != host_) return refused(Code::not_host, "only the host may do that");
    if (!seats().has(seat) || chair(seat).person.empty()) return refused(Code::no_seat, "nobody sits there");
    if (chair(seat).person == person.id) return refused(Code::no_seat, "you can stand up instead");
    if (phase_ == Phase::playing) return pass_over(seat, now);
    if (phase_ != Phase::gathering) return refused(Code::over, "the game is over");
    unsettle(now);
    send_away(chair(seat).person);
    empty_chair(seat, Row::Kind::kicked, now);
    return Done{};
}

Or<Done> Table::ready(const Person& person, bool is_ready, const std::string& pledge, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::gathering) return refused(Code::over, "the game has begun");
    SeededSource::Seed bytes{};
    if (!pledge.empty() && !SeededSource::from_hex(pledge, bytes))
        return refused(Code::bad_message, "a pledge is 64 hexadecimal digits");
    const bool is_news = is_ready != chair(*seat).is_ready || !pledge.empty();
    if (!is_news) return Done{};
    unsettle(now);
    if (!pledge.empty()) set_pledge(*seat, pledge, now);
    set_ready(*seat, is_ready, now);
    return Done{};
}

Or<json::object> Table::rematch_form(const Person& person) const {
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
    return form;
}

void Table::seat_person(Seat seat, const Person& person, Millis now) {
    Chair& c = chair(seat);
    c.person = person.id;
    c.name = is_replaying_ ? person.name : distinct_name(seat, person.name);
    c.bot.clear();
    c.is_ready = c.has_left = c.is_away = c.is_stood_in = c.has_bot_failed = false;
    c.gone.reset();
    c.has_missed_some = phase_ == Phase::playing;
    if (phase_ == Phase::playing) note_hand(c.person, seat);
    c.bot_choice.reset();
    c.draft.clear();
    ++info_version_, ++c.version;
    record({.kind = Row::Kind::seated, .seat = seat, .person = c.person, .text = c.name}, now);
    settle_heir();
    if (match_) match_->rename(seat, shown_name(seat));
    report_presence(seat, now);
}
// Whoever has taken another name shows it, and stays as ready as they were.
void Table::take_name(Seat seat, const Person& person, Millis now) {
    if (person.name.empty() || distinct_name(seat, person.name) == chair(seat).name) return;
    const bool was_ready = chair(seat).is_ready;
    seat_person(seat, person, now);
    if (was_ready) set_ready(seat, true, now);
}
void Table::empty_chair(Seat seat, Row::Kind why, Millis now) {
    Chair& c = chair(seat);
    const std::string person = std::exchange(c.person, {});
    c.name.clear();
    c.held.reset();
    c.draft.clear();
    c.autopass.clear();
    c.is_ready = c.has_left = c.is_away = c.is_stood_in = c.is_thinking = false;
    // Once dealt, what went into the seed stays known.
    if (phase_ == Phase::gathering) {
        pledges_[static_cast<std::size_t>(seat)].clear();
        contributions_[static_cast<std::size_t>(seat)].clear();
    }
    if (phase_ == Phase::playing) c.bot = "sage";
    ++info_version_, ++c.version;
    settle_heir();
    record({.kind = why, .seat = seat, .person = why == Row::Kind::kicked ? person : std::string()}, now);
    if (match_) match_->rename(seat, shown_name(seat));
    report_presence(seat, now);
}
void Table::put_bot(Seat seat, const std::string& kind, Millis now) {
    Chair& c = chair(seat);
    c.bot = kind;
    ++info_version_;
    settle_heir();
    record({.kind = Row::Kind::bot, .seat = seat, .text = kind}, now);
}
void Table::set_ready(Seat seat, bool is_ready, Millis now) {
    chair(seat).is_ready = is_ready;
    ++info_version_;
    record({.kind = Row::Kind::ready, .seat = seat, .on = is_ready}, now);
}
void Table::set_host(const std::string& person, Millis now) {
    host_ = person;
    ++info_version_;
    record({.kind = Row::Kind::host, .person = person}, now);
    report_host(now);
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
void Table::set_away(Seat seat, bool is_stood_in, Millis now) {
    chair(seat).is_away = true;
    chair(seat).is_stood_in = is_stood_in;
    if (chair(seat).bot.empty()) chair(seat).bot = "sage";
    ++info_version_;
    record({.kind = Row::Kind::away, .seat = seat, .on = is_stood_in}, now);
    report_presence(seat, now);
}
void Table::set_back(Seat seat, Millis now) {
    Chair& c = chair(seat);
    c.has_left = c.is_away = c.is_stood_in = c.is_thinking = c.has_bot_failed = false;
    c.has_missed_some = true;
    c.expired = 0;
    c.bot_choice.reset();
    ++info_version_, ++c.version;
    record({.kind = Row::Kind::back, .seat = seat}, now);
    report_presence(seat, now);
}
void Table::set_autopass(Seat seat, const std::string& kind, Passing how, Millis now) {
    auto& kinds = chair(seat).autopass;
    std::erase_if(kinds, [&](const auto& passed) { return passed.first == kind; });
    if (how != Passing::never) kinds.emplace_back(kind, how);
    record({.kind = Row::Kind::autopass,
            .seat = seat,
            .on = how != Passing::never,
            .text = kind,
            .name = how == Passing::unless_armed ? "unless" : ""},
           now);
}

}  // namespace fg::server
