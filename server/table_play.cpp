// SPDX-License-Identifier: Apache-2.0
// The game at a table: answers, the questions' numbers, clocks, answers the table gives by itself.
#include <algorithm>

#include "engine/check.h"
#include "server/table.h"

namespace fg::server {
namespace {

// How long a round of sealed answers stays open at least, so that its length tells little about who had a
// choice; and how long the table waits before it answers for a seat.
constexpr Millis least_open = 1200;
constexpr Millis least_wait = 700;
constexpr u64 wait_spread = 600;
constexpr Millis day = 24 * 60 * 60 * 1000;
// After a restart nobody loses a turn to a clock that ran while the server did not.
constexpr Millis grace = 30'000;
constexpr int most_autopass = 16;

u64 mixed(u64 value) {
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9u;
    value = (value ^ value >> 27) * 0x94d049bb133111ebu;
    return value ^ value >> 31;
}

}  // namespace

Or<Done> Table::deal(Millis now) {
    MatchSetup setup{
        .players = players_, .options = options_, .content = {}, .seed = seed(), .chance = {}, .names = {}};
    for (Seat seat : seats()) setup.names.push_back(shown_name(seat));
    Or<std::unique_ptr<AnyMatch>> match = game_->start(setup);
    if (!match) return match.refusal();
    match_ = std::move(*match);
    phase_ = Phase::playing;
    ++info_version_;
    record({.kind = Row::Kind::started}, now);
    open_round(now, {});
    return Done{};
}

// A question of its own for everybody who owes an answer now; what was held for the last one is void. Seats
// in `going_on` have still the same question before them: others answered openly while the round goes on.
void Table::open_round(Millis now, SeatSet going_on) {
    if (going_on.is_empty()) round_opened_ = now;
    ++public_version_;
    for (Seat seat : seats() - going_on) {
        chair(seat).held.reset();
        if (match_->owing().has(seat)) ask_again(seat, now);
    }
    if (match_->is_over()) {
        phase_ = Phase::over;
        ++info_version_;
    }
}
// Whoever of `owed` is asked the same as before and may answer the same. Their offers must be known.
SeatSet Table::still_asked(SeatSet owed, const Asked& before) {
    SeatSet same;
    if (match_->is_over() || match_->asked() != before.seats) return same;
    for (Seat seat : owed & match_->owing()) {
        Chair& c = chair(seat);
        std::vector<Offer> now = match_->offers(seat);
        const bool is_same = match_->question(seat) == before.question[seat] &&
                             std::equal(now.begin(), now.end(), c.offers.begin(), c.offers.end(),
                                        [](const Offer& a, const Offer& b) { return a.json == b.json; });
        if (!is_same) continue;
        c.offers = std::move(now);  // their labels may have changed
        same.add(seat);
    }
    return same;
}
void Table::ask_again(Seat seat, Millis now) {
    Chair& c = chair(seat);
    ++c.question, ++c.version;
    c.opened = now;
    c.has_offers = c.is_thinking = false;
    c.bot_choice.reset();
}

Or<Done> Table::choose(const Person& person, u64 question, const boost::json::value& choice, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ == Phase::gathering) return Refusal{"not_ready", "the game has not begun", ""};
    if (phase_ != Phase::playing) return Refusal{"over", "the game is over", ""};
    Chair& c = chair(*seat);
    if (question != c.question || !owing().has(*seat) || c.held)
        return Refusal{"stale", "that question has been answered or is gone", ""};
    const Or<AnyChoice> made = match_->read_choice(choice);
    if (!made) return Refusal{"not_offered", made.refusal().message, made.refusal().rule};
    if (c.has_left || c.is_away) set_back(*seat, now);
    return answer(*seat, *made, now);
}

// In its first moments a sealed round only collects: see `least_open`.
Or<Done> Table::answer(Seat seat, const AnyChoice& choice, Millis now) {
    if (pace_ == Pace::swift || !is_sealed() || now >= round_opened_ + least_open)
        return put(seat, choice, Row::By::person, now);
    const std::string json = match_->choice_json(choice);
    const auto& list = offers(seat);
    if (std::none_of(list.begin(), list.end(), [&](const Offer& offer) { return offer.json == json; }))
        return Refusal{"not_offered", "that is not one of the choices: " + match_->prompt(seat),
                       std::string(match_->question_rule(seat))};
    hold(seat, choice, now);
    return Done{};
}
void Table::hold(Seat seat, const AnyChoice& choice, Millis now) {
    chair(seat).held = choice;
    chair(seat).expired = 0;
    ++chair(seat).version;
    record({.kind = Row::Kind::held, .seat = seat, .choice = match_->choice_json(choice)}, now);
}

Or<Done> Table::put(Seat seat, const AnyChoice& choice, Row::By by, Millis now) {
    if (!owing().has(seat)) return Refusal{"not_asked", "that seat has nothing to answer now", ""};
    Asked before{.seats = match_->asked(), .question = {}};
    for (Seat asked : before.seats) before.question[asked] = match_->question(asked);
    const SeatSet others = owing().without(seat);
    for (Seat other : others) offers(other);
    if (const Or<Done> done = match_->choose(seat, choice); !done) return done;
    Row row{.kind = Row::Kind::choice, .seat = seat, .by = by, .choice = match_->steps().back().json};
    row.chance = match_->steps().back().chance;
    record(std::move(row), now);
    count_expired(seat, before.question[seat], by);

    Chair& c = chair(seat);
    c.held.reset();
    c.bot_choice.reset();
    ++c.version;
    // The kernel keeps a choice back as long as it gave nothing away; then the round goes on for all others.
    if (match_->undoable() == no_seat) {
        takebacks_.clear();
        open_round(now, still_asked(others, before));
    } else {
        takebacks_.push_back({seat, choice, by});
        if (match_->owing().has(seat)) ask_again(seat, now);
    }
    return Done{};
}

void Table::count_expired(Seat seat, std::string_view question, Row::By by) {
    const Patience limit = game_->patience();
    if (by == Row::By::person) chair(seat).expired = 0;
    if (by == Row::By::clock && (limit.question.empty() || limit.question == question)) ++chair(seat).expired;
}

bool Table::can_take_back(Seat seat) const {
    if (chair(seat).held) return true;
    for (auto last = takebacks_.rbegin(); last != takebacks_.rend(); ++last)
        if (last->seat == seat) return last->by == Row::By::person;
    return false;
}
Or<Done> Table::undo(const Person& person, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::playing || !can_take_back(*seat))
        return Refusal{"no_undo", "that cannot be taken back", ""};
    return take_back(*seat, now);
}
// Whether others have answered since must not show: their sealed answers are lifted off and put back.
Or<Done> Table::take_back(Seat seat, Millis now) {
    record({.kind = Row::Kind::undo, .seat = seat}, now);
    if (chair(seat).held) {
        chair(seat).held.reset();
        ask_again(seat, now);
        return Done{};
    }
    std::vector<Takeback> lifted;
    while (!takebacks_.empty()) {
        const Takeback last = takebacks_.back();
        if (const Or<Done> done = match_->undo(last.seat); !done) return done;
        takebacks_.pop_back();
        if (last.seat == seat) break;
        lifted.push_back(last);
    }
    for (auto back = lifted.rbegin(); back != lifted.rend(); ++back) {
        if (const Or<Done> done = match_->choose(back->seat, back->choice); !done) return done;
        takebacks_.push_back(*back);
    }
    ask_again(seat, now);
    return Done{};
}

Or<Done> Table::autopass(const Person& person, const std::string& kind, bool on, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (kind.empty() || kind.size() > 32)
        return Refusal{"bad_message", "there is no such kind of question", ""};
    if (on && chair(*seat).autopass.size() >= most_autopass) return Refusal{"full", "too many kinds", ""};
    set_autopass(*seat, kind, on, now);
    return Done{};
}

const std::vector<Offer>& Table::offers(Seat seat) {
    Chair& c = chair(seat);
    if (!c.has_offers) c.offers = match_->offers(seat);
    c.has_offers = true;
    return c.offers;
}
bool Table::is_passed_by_itself(Seat seat) const {
    const auto& kinds = chair(seat).autopass;
    return !is_bot_seat(seat) && !kinds.empty() &&
           std::find(kinds.begin(), kinds.end(), match_->question(seat)) != kinds.end();
}

// Drawn from the table's secret, so that nobody can tell a forced answer from a quick one.
Millis Table::delay_of(Seat seat, bool company) const {
    if (pace_ == Pace::swift || !company) return 0;
    u64 salt = 0;
    for (int i = 0; i < 8; ++i) salt = salt << 8 | secret_[static_cast<std::size_t>(i)];
    const u64 draw = mixed(salt + static_cast<u64>(index_of(seat)) * 977 + chair(seat).question * 65537);
    return (is_sealed() ? least_open : least_wait) + static_cast<Millis>(draw % wait_spread);
}

Millis Table::clock_of(Seat seat) const {
    switch (clock_) {
        case Clock::none: return never;
        case Clock::relaxed: return 3000 * Millis{match_->clock_seconds(seat)};
        case Clock::brisk: return 1000 * Millis{match_->clock_seconds(seat)};
        case Clock::days: return 3 * day;
    }
    return never;
}
Millis Table::deadline_of(Seat seat) const {
    const Millis clock = clock_of(seat);
    if (clock == never) return never;
    return std::max(chair(seat).opened + clock, loaded_ == 0 ? 0 : loaded_ + std::min(clock, grace));
}

Table::Due Table::forced_answer(Seat seat, bool company) {
    const Chair& c = chair(seat);
    const Millis at = c.opened + delay_of(seat, company);
    if (offers(seat).size() == 1) return {.at = at, .choice = offers(seat).front().choice};
    if (is_passed_by_itself(seat)) return {.at = at, .choice = match_->timeout(seat)};
    if (c.bot_choice && is_bot_seat(seat)) return {.at = at, .choice = c.bot_choice, .by = Row::By::bot};
    return {};
}
Table::Due Table::due(Seat seat, bool company) {
    const Chair& c = chair(seat);
    if (c.held) return {.at = round_opened_ + least_open, .choice = c.held, .by = Row::By::person};
    Due due = forced_answer(seat, company);
    if (due.choice || is_bot_seat(seat)) return due;
    const Millis deadline = deadline_of(seat);
    if (deadline != never) due = {.at = deadline, .choice = match_->timeout(seat), .by = Row::By::clock};
    return due;
}

void Table::tick(Millis now, bool company) {
    bool is_moving = phase_ == Phase::playing;
    while (is_moving) {
        is_moving = false;
        for (Seat seat : owing()) {
            const Due due = this->due(seat, company);
            if (due.at > now || !due.choice) continue;
            const Or<Done> done = put(seat, *due.choice, due.by, now);
            FG_CHECK(static_cast<bool>(done));
            if (due.by == Row::By::clock && chair(seat).expired >= game_->patience().clocks)
                set_away(seat, now);
            is_moving = phase_ == Phase::playing;
            break;  // who owes what has changed
        }
    }
}
Millis Table::wake_at(bool company) {
    Millis at = never;
    for (Seat seat : owing()) at = std::min(at, due(seat, company).at);
    return at;
}

std::vector<Thought> Table::thoughts() {
    std::vector<Thought> list;
    for (Seat seat : owing()) {
        Chair& c = chair(seat);
        if (!is_bot_seat(seat) || c.is_thinking || c.bot_choice || c.held || offers(seat).size() == 1)
            continue;
        c.is_thinking = true;
        list.push_back({.seat = seat,
                        .question = c.question,
                        .bot = c.bot,
                        .view = match_->view(seat),
                        .seed = mixed(c.question + 7919 * static_cast<u64>(index_of(seat)))});
    }
    return list;
}
void Table::bot_answers(Seat seat, u64 question, const AnyChoice& choice, Millis) {
    Chair& c = chair(seat);
    if (!owing().has(seat) || c.question != question || !is_bot_seat(seat)) return;
    c.is_thinking = false;
    c.bot_choice = choice;
}
// A bot that finds nothing lets its clock run out.
void Table::bot_failed(Seat seat, u64 question, Millis now) {
    if (owing().has(seat) && chair(seat).question == question)
        bot_answers(seat, question, match_->timeout(seat), now);
}
Or<Thought> Table::hint_for(const Person& person) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (!hints_) return Refusal{"bad_option", "this table plays without hints", ""};
    if (!owing().has(*seat)) return Refusal{"not_asked", "you have nothing to answer now", ""};
    return Thought{.seat = *seat,
                   .question = chair(*seat).question,
                   .bot = "sage",
                   .view = match_->view(*seat, true),
                   .seed = mixed(chair(*seat).question)};
}

}  // namespace fg::server
