// SPDX-License-Identifier: Apache-2.0
// What the host decides: the house rules and the chairs until the start, and whether there is a table at all.
#include <algorithm>

#include "match/message_write.h"
#include "server/clocks.h"
#include "server/form.h"
#include "server/table.h"

namespace fg::server {

namespace json = boost::json;

json::object Table::house_rules() const {
    const std::string content = json::serialize(content_);
    const std::string options = json::serialize(legacy_ ? game_->inherited(options_, no_seat) : options_);
    wire::HouseRules rules{.game = game_->id(),
                           .players = players_,
                           .options = {{.text = options}},
                           .clock = clock_,
                           .access = access_,
                           .hints = hints_,
                           .latecomers = latecomers_,
                           .pace = pace_};
    if (!content_.empty()) rules.content = {.text = content};
    if (!content_name_.empty()) rules.content_name = content_name_;
    return std::move(json::parse(message_json(rules)).as_object());
}

Or<Done> Table::change_rules(const Person& person, const wire::ChangeRules& change, Millis now) {
    if (person.id != host_) return refused(Code::not_host, "only the host changes the rules");
    if (phase_ != Phase::gathering) return refused(Code::over, "the game has begun");
    const json::object before = house_rules();
    json::object rules = before;
    if (change.players) rules["players"] = *change.players;
    if (change.clock) rules["clock"] = name_of(*change.clock);
    if (change.access) rules["access"] = name_of(*change.access);
    if (change.hints) rules["hints"] = *change.hints;
    if (change.latecomers) rules["latecomers"] = name_of(*change.latecomers);
    if (change.options)
        for (const auto& [key, value] : change.options->value->get_object())
            rules["options"].as_object()[key] = value;
    if (rules == before) return Done{};
    if (const Or<Done> free = if_not_inherited(change, rules["options"].as_object()); !free) return free;
    unsettle(now);
    return set_rules(rules, false, now);
}

Or<Done> Table::set_rules(const json::object& changed, bool stays_ready, Millis now) {
    const Or<wire::HouseRules> rules = read_form<wire::HouseRules>(changed);
    if (!rules) return rules.refusal();
    const Former former{players_, options_text_, clock_, access_, hints_, latecomers_};
    if (const Or<Done> agreed = agree(*rules); !agreed) return agreed;
    former_ = former;
    gather_in(former.players);
    settle_heir();
    // A pledge goes with the word that one is ready.
    for (Seat seat : stays_ready ? SeatSet{} : seats()) {
        chair(seat).is_ready = false;
        pledges_[static_cast<std::size_t>(seat)].clear();
        contributions_[static_cast<std::size_t>(seat)].clear();
    }
    ++info_version_;
    Row row{.kind = Row::Kind::rules, .on = stays_ready};
    row.setup = changed;
    record(std::move(row), now);
    return Done{};
}

// ---- what the game before has left ----

std::string Table::account_of(Seat seat) const {
    const Chair& c = chair(seat);
    return c.person.empty() ? "bot " + c.bot : c.person;
}
std::optional<Legacy> Table::legacy() const {
    if (phase_ != Phase::over || !game_->has_heirs()) return std::nullopt;
    Legacy legacy{.players = {}, .heir = match_->heir()};
    for (Seat seat : seats()) legacy.players.push_back(account_of(seat));
    return legacy;
}
void Table::inherit(const Legacy& legacy, Millis now) {
    legacy_ = legacy;
    Row row{.kind = Row::Kind::inherited, .seat = legacy.heir};
    row.setup["players"] = json::value_from(legacy.players);
    record(std::move(row), now);
    settle_heir();
    ++info_version_;
}
// Where the heir sits, if those who sit here are exactly those who have played (MON-385).
Seat Table::heir_now() const {
    if (!legacy_ || legacy_->heir == no_seat) return no_seat;
    std::vector<std::string> sitting, played = legacy_->players;
    for (Seat seat : seats()) sitting.push_back(account_of(seat));
    const std::string& heir = legacy_->players[static_cast<std::size_t>(legacy_->heir)];
    const auto is_heir = [&](Seat seat) { return account_of(seat) == heir; };
    Seat found = seats().has(legacy_->heir) && is_heir(legacy_->heir) ? legacy_->heir : no_seat;
    for (Seat seat : seats())
        if (found == no_seat && is_heir(seat)) found = seat;
    std::ranges::sort(sitting);
    std::ranges::sort(played);
    return sitting == played ? found : no_seat;
}
// With every change of who sits here, so that all can see it before they are ready.
void Table::settle_heir() {
    if (!legacy_ || match_) return;
    options_ = game_->inherited(options_, heir_now());
    options_text_ = json::serialize(options_);
}
Or<Done> Table::if_not_inherited(const wire::ChangeRules& change, const json::object& options) const {
    if (!legacy_ || !change.options) return Done{};
    const json::object settled = game_->inherited(options, heir_now());
    for (const auto& [key, value] : change.options->value->get_object())
        if (const json::value* left = settled.if_contains(key); left != nullptr && *left != value)
            return bad_option(std::string(key) + ": the game before has settled that");
    return Done{};
}

// Who sits in a chair that is gone takes the first free one; a person, if there is none, a bot's.
void Table::gather_in(int chairs_before) {
    for (int number = players_; number < chairs_before; ++number) {
        const Seat from = seat_of(number);
        Seat to = no_seat;
        for (Seat seat : seats())
            if (to == no_seat && is_empty(seat)) to = seat;
        for (Seat seat : seats())
            if (to == no_seat && !chair(from).person.empty() && chair(seat).person.empty()) to = seat;
        std::string& pledge = pledges_[static_cast<std::size_t>(from)];
        std::string& contribution = contributions_[static_cast<std::size_t>(from)];
        if (to != no_seat && !is_empty(from)) {
            const u64 version = chair(to).version + 1;
            chair(to) = chair(from);
            chair(to).version = version;
            pledges_[static_cast<std::size_t>(to)] = pledge;
            contributions_[static_cast<std::size_t>(to)] = contribution;
        }
        chair(from) = Chair{.version = chair(from).version + 1};
        pledge.clear();
        contribution.clear();
    }
}

Or<Done> Table::if_all_ready() const {
    for (Seat seat : seats())
        if (const Chair& c = chair(seat); !c.person.empty() && c.person != host_ && !c.is_ready)
            return refused(Code::not_ready, c.name + " is not ready yet");
    return Done{};
}

Or<Done> Table::start(const Person& person, Millis now, bool with_fewer) {
    if (person.id != host_) return refused(Code::not_host, "only the host starts the game");
    if (phase_ != Phase::gathering) return refused(Code::over, "the game has begun");
    if (opened_until_ != 0) return refused(Code::not_ready, "the numbers for the deal are being opened");
    const int taken = players_ - free_seats();
    if (taken < players_ && !with_fewer) return refused(Code::not_ready, "a seat is still empty");
    if (const Or<Done> ready = if_all_ready(); !ready) return ready;
    if (taken < game_->min_players())
        return refused(Code::not_ready, std::string(game_->title()) + " needs at least " +
                                            std::to_string(game_->min_players()) + " players");
    if (taken < players_) {
        json::object rules = house_rules();
        rules["players"] = taken;
        if (const Or<Done> set = set_rules(rules, true, now); !set) return set;
    }
    if (pledged().is_empty()) return deal(now);
    call_deal(now);
    return Done{};
}

Or<Done> Table::close_by(const Person& person, Millis now) {
    if (person.id != host_) return refused(Code::not_host, "only the host closes the table");
    if (phase_ == Phase::over || phase_ == Phase::closed) return refused(Code::over, "the game is over");
    if (phase_ == Phase::playing)
        for (const auto& [seat, other] : people())
            if (other.id != person.id && !chair(seat).has_left)
                return refused(Code::seat_taken, "others play here; you can leave instead");
    close("the host closed it", now);
    return Done{};
}

std::optional<wire::MoveTime> Table::move_time() const {
    if (clock_ == Clock::none) return {};
    if (!question_time_) question_time_ = question_time(content_json());
    return on_clock(clock_, *question_time_);
}

}  // namespace fg::server
