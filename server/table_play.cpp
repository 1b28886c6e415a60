// SPDX-License-Identifier: Apache-2.0
// The game at a table: answers, the questions' numbers, clocks, answers the table gives by itself.
#include <algorithm>

#include "engine/check.h"
#include "match/json_write.h"
#include "server/clocks.h"
#include "server/table.h"

namespace fg::server {
namespace {

// How long a round of sealed answers stays open at least, so that its length tells little about who had a
// choice; and how long the table waits before it answers for a seat.
constexpr Millis least_open = 1200;
constexpr Millis least_wait = 700;
constexpr u64 wait_spread = 600;
// The same of a bot that is asked alone in a window that is brief: a turn may have twenty of them.
constexpr Millis bot_in_passing = 150;
// What is to be shown never takes longer than this; the client plays a longer queue faster.
constexpr Millis longest_showing = 8000;
constexpr std::size_t most_remarks = 40;
constexpr int most_autopass = 16;
// Time in a game of skill counts on the player's device: so much longer its answer may be on its way.
constexpr Millis time_for_network = 5000;

// One choice, or the steps of one.
Or<std::vector<AnyChoice>> read_steps(const AnyMatch& match, const boost::json::value& json) {
    constexpr std::size_t most_steps = 128;
    std::vector<AnyChoice> steps;
    const auto add = [&](const boost::json::value& one) {
        const Or<AnyChoice> choice = match.read_choice(one);
        if (choice) steps.push_back(*choice);
        return choice ? Or<Done>(Done{})
                      : refused(Code::not_offered, choice.refusal().message, choice.refusal().rule);
    };
    if (!json.is_array()) {
        if (const Or<Done> added = add(json); !added) return added.refusal();
        return steps;
    }
    if (json.get_array().size() > most_steps)
        return refused(Code::not_offered, "no answer has so many steps");
    for (const boost::json::value& one : json.get_array())
        if (const Or<Done> added = add(one); !added) return added.refusal();
    return steps;
}

u64 mixed(u64 value) {
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9u;
    value = (value ^ value >> 27) * 0x94d049bb133111ebu;
    return value ^ value >> 31;
}

}  // namespace

// A new question for everybody who owes an answer now; what was held for the last one is void.
void Table::open_round(Millis now) {
    round_asked_ = now;
    round_opened_ = opening(now);
    answered_ = {};
    is_round_fresh_ = true;
    ++public_version_;
    for (Seat seat : seats()) {
        chair(seat).held.reset();
        stop_shared_clock(seat, now);
        if (!match_->owing().has(seat)) continue;
        chair(seat).opened = round_opened_;
        chair(seat).has_passed_ahead = passing_of(seat, match_->question(seat)) == Passing::always;
        start_shared_clock(seat);
        ask_again(seat);
    }
    if (match_->is_over()) {
        phase_ = Phase::over;
        ++info_version_;
    }
}
// Questions that share a clock: what the last one took, the next one lacks. It stands still while others are asked.
void Table::stop_shared_clock(Seat seat, Millis now) {
    Chair& c = chair(seat);
    if (c.is_clock_shared) c.used += std::max<Millis>(0, now - counts_from(c.opened));
    c.is_clock_shared = false;
}
// What the log says was used up may have been a time without a server.
void Table::forget_clocks_used() {
    if (loaded_ == 0 || is_of_days()) return;
    for (Seat seat : seats()) chair(seat).used = 0;
}
void Table::start_shared_clock(Seat seat) {
    Chair& c = chair(seat);
    const u32 clock = match_->shared_clock(seat);
    if (clock == 0) return;
    if (clock != c.shared_clock) c.used = 0;
    c.shared_clock = clock;
    c.is_clock_shared = true;
}
// When everybody will have been shown what has been told until now. It depends on public events alone, and is the same for
// all, also for who skips the showing.
Millis Table::opening(Millis now) {
    const Millis showing = match_->showing_ms(std::exchange(events_timed_, match_->event_count()));
    if (pace_ == Pace::swift) return now;
    return shown_until_ = std::min(std::max(shown_until_, now) + showing, now + longest_showing);
}
// Another question, or step of one. Its clock runs on: a player cannot gain time by taking back.
void Table::ask_again(Seat seat) {
    Chair& c = chair(seat);
    ++c.question, ++c.version;
    c.has_offers = c.is_thinking = c.has_bot_failed = false;
    c.bot_choice.reset();
    c.draft.clear();
}
// Who has a new question, and who is told, after `seat` did something. The kernel's round says which.
void Table::go_on_after(Seat seat, const Standing& before, Millis now) {
    Chair& c = chair(seat);
    c.held.reset();
    c.bot_choice.reset();
    ++c.version;
    c.draft.clear();
    if (match_->round_number() != before.round) {
        remark_on_closing();
        return open_round(now);
    }
    if (match_->open_answers() != before.open_answers) {
        ++public_version_;
        for (Seat other : match_->owing()) chair(other).has_offers = false;  // their words may have changed
        c.opened = opening(now);
    }
    if (match_->owing().has(seat)) ask_again(seat);
}

// Whose question that is, if it is still open.
Or<Seat> Table::seat_that_owes(const Person& person, u64 question) const {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat;
    if (phase_ == Phase::gathering) return refused(Code::not_ready, "the game has not begun");
    if (phase_ != Phase::playing) return refused(Code::over, "the game is over");
    const Chair& c = chair(*seat);
    if (question != c.question || !owing().has(*seat) || c.held || c.is_out)
        return refused(Code::stale, "that question has been answered or is gone");
    return seat;
}
// Who answers is there again, though a bot stood in for them.
void Table::note_return(Seat seat, Millis now) {
    if (!is_bot_seat(seat)) return;
    if (is_sealed())
        returning_.add(seat);
    else
        set_back(seat, now);
}
Or<Done> Table::if_chosen_freely(Seat seat, const std::vector<AnyChoice>& steps) const {
    for (const AnyChoice& step : steps)
        if (match_->is_measured(seat, step))
            return refused(Code::measured, "that is measured: play, or let dice play for you");
    return Done{};
}

Or<Done> Table::choose(const Person& person, u64 question, const boost::json::value& choice, Millis now) {
    const Or<Seat> seat = seat_that_owes(person, question);
    if (!seat) return seat.refusal();
    const Or<std::vector<AnyChoice>> steps = read_steps(*match_, choice);
    if (!steps) return steps.refusal();
    if (const Or<Done> possible = match_->try_all(*seat, *steps); !possible) return possible;
    if (const Or<Done> is_free = if_chosen_freely(*seat, *steps); !is_free) return is_free;
    note_return(*seat, now);
    for (const AnyChoice& step : *steps)
        if (const Or<Done> done = answer(*seat, step, now); !done) return done;
    return Done{};
}

// ---- games of skill ----

u64 Table::draw_of_round() const {
    const std::string source =
        SeededSource::to_hex(secret_) + "/round/" + std::to_string(match_->round_number());
    const SeededSource::Seed mix = SeededSource::seed_from_text(source);
    u64 draw = 0;
    for (std::size_t i = 0; i < 8; ++i) draw = draw << 8 | mix[i];
    return draw;
}
Millis Table::banner_rises() const {
    for (Seat seat : owing())
        if (match_->timing(seat) == Timing::own)
            if (const std::optional<SkillTask> task = match_->skill(seat, draw_of_round());
                task && task->kind == SkillKind::banner)
                return chair(seat).opened + task->rise_ms;
    return never;
}
Or<Done> Table::play_skill(const Person& person, u64 question, SkillPlay play, Millis now) {
    const Or<Seat> seat = seat_that_owes(person, question);
    if (!seat) return seat.refusal();
    const std::optional<SkillTask> task = match_->skill(*seat, draw_of_round());
    if (!task) return refused(Code::not_asked, "no game of skill is being played");
    const Millis passed = now - chair(*seat).opened - task->rise_ms;
    const std::optional<std::int64_t> ms = counted_ms(*task, play, passed);
    if (!ms)
        return refused(Code::impossible,
                       passed < 0 ? "it has not begun yet" : "nobody can have been that fast");
    play.ms = *ms;
    note_return(*seat, now);
    return answer(*seat, match_->skill_answer(*seat, *task, play), now);
}

// In its first moments a sealed round, or a window, only collects: see `earliest_close`. Steps of an answer show nobody
// anything.
Or<Done> Table::answer(Seat seat, const AnyChoice& choice, Millis now) {
    const bool is_early = now < earliest_close();
    if (is_early && !match_->is_step(seat, choice)) return hold(seat, choice, now), Done{};
    return put({.seat = seat, .choice = choice, .by = Row::By::person}, now);
}
void Table::hold(Seat seat, const AnyChoice& choice, Millis now) {
    is_round_fresh_ = false;
    chair(seat).held = choice;
    chair(seat).expired = 0;
    ++chair(seat).version;
    record({.kind = Row::Kind::held, .seat = seat, .choice = match_->choice_json(choice)}, now);
}

Or<Done> Table::draft(const Person& person, u64 question, const boost::json::value& choice) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    Chair& c = chair(*seat);
    if (question != c.question || !owing().has(*seat) || c.held)
        return refused(Code::stale, "that question has been answered or is gone");
    c.draft.clear();
    if (choice.is_null()) return Done{};
    Or<std::vector<AnyChoice>> steps = read_steps(*match_, choice);
    if (!steps) return steps.refusal();
    if (const Or<Done> possible = match_->try_all(*seat, *steps); !possible) return possible;
    if (const Or<Done> is_free = if_chosen_freely(*seat, *steps); !is_free) return is_free;
    c.draft = std::move(*steps);
    return Done{};
}

Or<Done> Table::hand_to_match(const Answer& answer) {
    return answer.choice ? match_->choose(answer.seat, *answer.choice) : match_->expire(answer.seat);
}
Or<Done> Table::put(const Answer& answer, Millis now) {
    const Seat seat = answer.seat;
    if (!owing().has(seat)) return refused(Code::not_asked, "that seat has nothing to answer now");
    const Standing before = standing();
    const std::string question(match_->question(seat));
    const Takeback given{answer, chair(seat).opened, round_asked_, round_opened_};
    const bool is_timed_by_table = !has_own_clock(seat);
    is_round_fresh_ = false;
    note_answer(answer);
    if (const Or<Done> done = hand_to_match(answer); !done) return done;
    Row row{.kind = answer.choice ? Row::Kind::choice : Row::Kind::timeout, .seat = seat, .by = answer.by};
    if (answer.choice) row.choice = match_->choice_json(*answer.choice);
    row.chance = match_->last_chance();
    record(std::move(row), now);
    if (!answer.choice || answer.by != Row::By::clock)
        count_expired(seat, question, answer.by, is_timed_by_table);
    // The match keeps an answer back as long as it gave nothing away.
    if (match_->undoable() == no_seat)
        takebacks_.clear();
    else
        takebacks_.push_back(given);
    go_on_after(seat, before, now);
    return Done{};
}

// What the seat has picked, if that is a whole answer; else what the game has for an expired clock.
Or<Done> Table::put_expired(Seat seat, Millis now) {
    const u32 round = match_->round_number();
    const std::vector<AnyChoice> picked = std::exchange(chair(seat).draft, {});
    const bool is_good = !picked.empty() && match_->try_all(seat, picked);
    for (const AnyChoice& step : is_good ? picked : std::vector<AnyChoice>{})
        if (const Or<Done> done = put({.seat = seat, .choice = step, .by = Row::By::clock}, now); !done)
            return done;
    const bool is_done = is_good && (match_->round_number() != round || !match_->owing().has(seat));
    if (is_done) return Done{};
    return put({.seat = seat, .choice = {}, .by = Row::By::clock}, now);
}

void Table::note_answer(const Answer& answer) {
    answered_.event = match_->event_count();
    answered_.was_alone = !is_sealed();
    answered_.is_window = window() != nullptr;
    if (answer.by == Row::By::clock) (answer.choice ? answered_.picked : answered_.expired).add(answer.seat);
    if (!answered_.is_window || !answer.choice) return;
    const std::optional<AnyChoice> pass = match_->timeout(answer.seat);
    answered_.has_stepped_in |= !pass || match_->choice_json(*pass) != match_->choice_json(*answer.choice);
}
// Whose clock it was is told only where nobody else was asked: in a round of several it would tell who had something to
// decide. That time ran out has shown by then.
void Table::remark_on_closing() {
    const SeatSet late = answered_.expired | answered_.picked;
    const bool is_let_pass = answered_.is_window && !answered_.has_stepped_in;
    if (late.is_empty() && !is_let_pass) return;
    remarks_.push_back({.number = ++remark_count_,
                        .event = answered_.event,
                        .kind = late.is_empty() ? RemarkKind::let_pass : RemarkKind::time_out,
                        .whose = answered_.was_alone && !late.is_empty() ? *late.begin() : no_seat,
                        .picked = answered_.picked});
    if (remarks_.size() > most_remarks) remarks_.pop_front();
}

// Something nobody was asked for. Refused where the game has no rule for it.
Or<Done> Table::put_report(const Report& report, Millis now) {
    const Standing before = standing();
    if (const Or<Done> done = match_->report(report); !done) return done;
    Row row{.kind = Row::Kind::report, .seat = report.seat, .report = to_json(report, players_)};
    row.chance = match_->last_chance();
    record(std::move(row), now);
    takebacks_.clear();
    ++public_version_;
    chair(report.seat).is_out |= report.kind == ReportKind::left;
    go_on_after(report.seat, before, now);
    return Done{};
}
// Whether a person or a bot plays a seat is a fact of some games.
void Table::report_presence(Seat seat, Millis now) {
    if (is_replaying_ || !match_ || phase_ != Phase::playing) return;
    const Report report{.kind = is_bot_seat(seat) ? ReportKind::stand_in : ReportKind::live, .seat = seat};
    if (match_->accepts(report)) FG_CHECK(static_cast<bool>(put_report(report, now)));
}

// Who is the host, too: of those who play, if they do not.
void Table::report_host(Millis now) {
    if (is_replaying_ || !match_ || phase_ != Phase::playing) return;
    const SeatSet people = playing_people();
    if (people.is_empty()) return;
    const Seat host = seat_of_person(host_), seat = people.has(host) ? host : people.lowest();
    if (match_->asked() == SeatSet::only(seat)) return;  // it is their question already
    if (const Report report{.kind = ReportKind::host, .seat = seat}; match_->accepts(report))
        FG_CHECK(static_cast<bool>(put_report(report, now)));
}

// Who uses the whole time of an act has not been silent; nor has who was not there for a vote at a table without a clock.
void Table::count_expired(Seat seat, std::string_view question, Row::By by, bool is_timed_by_table) {
    const Patience limit = game_->patience();
    if (by == Row::By::person) chair(seat).expired = 0;
    if (by == Row::By::clock && is_timed_by_table && (limit.question.empty() || limit.question == question))
        ++chair(seat).expired;
}

// A game of skill is played once.
bool Table::can_take_back(Seat seat) const {
    if (chair(seat).held) return !match_->is_measured(seat, *chair(seat).held);
    for (auto last = takebacks_.rbegin(); last != takebacks_.rend(); ++last)
        if (const Answer& given = last->answer; given.seat == seat)
            return given.by == Row::By::person && !(given.choice && match_->is_measured(seat, *given.choice));
    return false;
}
Or<Done> Table::undo(const Person& person, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::playing || !can_take_back(*seat))
        return refused(Code::no_undo, "that cannot be taken back");
    return take_back(*seat, now);
}
// Whether others have answered since must not show: their sealed answers are lifted off and put back. The question is the
// one that was asked before, with what is left of its time.
Or<Done> Table::take_back(Seat seat, Millis now) {
    record({.kind = Row::Kind::undo, .seat = seat}, now);
    if (chair(seat).held) {
        chair(seat).held.reset();
        ask_again(seat);
        return Done{};
    }
    std::vector<Takeback> lifted;
    while (!takebacks_.empty()) {
        const Takeback last = takebacks_.back();
        if (const Or<Done> done = match_->undo(last.answer.seat); !done) return done;
        takebacks_.pop_back();
        if (last.answer.seat == seat) {
            chair(seat).opened = last.opened;
            round_asked_ = last.round_asked;
            round_opened_ = last.round_opened;
            break;
        }
        lifted.push_back(last);
    }
    for (auto back = lifted.rbegin(); back != lifted.rend(); ++back) {
        if (const Or<Done> done = hand_to_match(back->answer); !done) return done;
        takebacks_.push_back(*back);
    }
    ask_again(seat);
    return Done{};
}

Or<Done> Table::autopass(const Person& person, const std::string& kind, Passing how, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (kind.empty() || kind.size() > 32)
        return refused(Code::bad_message, "there is no such kind of question");
    const Passing before = passing_of(*seat, kind);
    if (before == Passing::never && how != Passing::never && chair(*seat).autopass.size() >= most_autopass)
        return refused(Code::full, "too many kinds");
    if (before != how) set_autopass(*seat, kind, how, now);
    return Done{};
}

const std::vector<Offer>& Table::offers(Seat seat) {
    Chair& c = chair(seat);
    if (!c.has_offers) c.offers = match_->offers(seat);
    c.has_offers = true;
    return c.offers;
}
// There is only one answer, and the table may give it.
bool Table::is_forced(Seat seat) {
    return offers(seat).size() == 1 && (is_bot_seat(seat) || !match_->is_left_to_player(seat));
}
bool Table::is_passed_by_itself(Seat seat) const {
    if (is_bot_seat(seat) || chair(seat).autopass.empty()) return false;
    switch (passing_of(seat, match_->question(seat))) {
        case Passing::never: return false;
        case Passing::always: return true;
        case Passing::unless_armed: return !match_->is_worth_asking(seat);
    }
    return false;
}

// Drawn from the table's secret, so that nobody can tell a forced answer from a quick one.
Millis Table::delay_of(Seat seat) const {
    u64 salt = 0;
    for (int i = 0; i < 8; ++i) salt = salt << 8 | secret_[static_cast<std::size_t>(i)];
    const u64 draw = mixed(salt + static_cast<u64>(index_of(seat)) * 977 + chair(seat).question * 65537);
    if (is_sealed()) return least_open + static_cast<Millis>(draw % wait_spread);
    const bool is_brief = is_bot_seat(seat) && window() != nullptr && window()->is_brief();
    return is_brief ? bot_in_passing + static_cast<Millis>(draw % bot_in_passing)
                    : least_wait + static_cast<Millis>(draw % wait_spread);
}

// The question has the game's own seconds, whatever the table's clock is.
bool Table::has_own_clock(Seat seat) const {
    const Timing timing = match_->timing(seat);
    const bool is_slow = clock_ == Clock::none || clock_ == Clock::days;
    return timing == Timing::own || (timing == Timing::always && is_slow);
}
Millis Table::clock_of(Seat seat) const {
    const int seconds = match_->clock_seconds(seat);
    if (!has_own_clock(seat)) return clock_ == Clock::none ? never : time_on(clock_, seconds);
    const std::optional<SkillTask> task = match_->skill(seat, 0);  // how long it may take is not drawn
    return task ? task->most_ms + time_for_network : 1000 * Millis{seconds};
}
// Of that clock, when the question opened.
Millis Table::time_left_of(Seat seat) const {
    const Chair& c = chair(seat);
    return c.is_clock_shared ? std::max<Millis>(0, clock_of(seat) - c.used) : clock_of(seat);
}
// Of a question that was opened then. Days go by the calendar, for a table that sleeps may not gain any by being looked at;
// everything shorter begins anew after a while in which no server was there.
Millis Table::clock_ends(Seat seat, Millis opened) const {
    const Millis left = time_left_of(seat);
    if (has_own_clock(seat) || !is_of_days()) return counts_from(opened) + left;
    return std::max(opened + left, loaded_ == 0 ? 0 : loaded_ + called_ahead);
}
Millis Table::deadline_of(Seat seat) const {
    if (clock_of(seat) == never) return never;
    return std::max(clock_ends(seat, chair(seat).opened), is_window_for_people() ? window_closes() : 0);
}

const Window* Table::window() const {
    if (match_->asked().is_empty()) return nullptr;
    const std::string_view question = match_->question(*match_->asked().begin());
    for (const Window& window : game_->windows())
        if (window.question == question) return &window;
    return nullptr;
}
Millis Table::window_closes() const {
    const Window& open = *window();
    const u64 spread = static_cast<u64>(open.most_ms - open.least_ms);
    const u64 drawn = spread == 0 ? 0 : draw_of_round() % (spread + 1);
    return counts_from(round_opened_) + open.least_ms + static_cast<Millis>(drawn);
}
bool Table::is_window_for_people() const {
    if (pace_ == Pace::swift || window() == nullptr) return false;
    for (Seat seat : match_->asked())
        if (!is_bot_seat(seat)) return true;
    return false;
}
// Nobody will be asked on the screen, whatever they hold. Who sets that while they are being asked may do so because of what
// they hold: it counts from the next window on.
bool Table::have_all_passed_ahead() const {
    for (Seat seat : match_->asked()) {
        const bool passes = passing_of(seat, window()->question) == Passing::always;
        if (!is_bot_seat(seat) && !(passes && chair(seat).has_passed_ahead)) return false;
    }
    return true;
}
// How long a window stays open must tell nobody who had something to decide. So it ends before its time only
//   - where all people who are asked had passed it in advance, unconditionally: that tells their setting, and no card;
//   - where everybody who is asked may do the same, and all people have answered themselves;
//   - where one person plays with bots: there is nobody whom it could tell anything.
bool Table::may_close_early() {
    if (have_all_passed_ahead()) return true;
    int people = 0;
    for (Seat seat : seats()) people += !is_bot_seat(seat);
    for (Seat seat : owing()) {
        if (is_bot_seat(seat) || chair(seat).held) continue;
        const bool is_settled = is_forced(seat) || is_passed_by_itself(seat);
        if (people > 1 || !is_settled) return false;
    }
    return people == 1 || window()->is_alike;
}
// Before that no answer of a round of several, or of a window, is put to the game.
Millis Table::earliest_close() {
    if (pace_ == Pace::swift) return round_asked_;
    if (is_window_for_people() && !may_close_early()) return window_closes();
    return is_sealed() ? counts_from(round_opened_) + least_open : round_asked_;
}

// Nothing where it takes several steps, which an expired clock gives together.
std::optional<AnyChoice> Table::whole_timeout(Seat seat) const {
    const std::optional<AnyChoice> choice = match_->timeout(seat);
    return choice && !match_->is_step(seat, *choice) ? choice : std::nullopt;
}
Table::Due Table::forced_answer(Seat seat, bool company) {
    const Chair& c = chair(seat);
    // In a window that is waited for anyway, no more is waited for who has no choice than for who has chosen at once.
    const bool is_waited_for = !is_sealed() && is_window_for_people() && !may_close_early();
    const Millis ready = is_waited_for ? round_asked_ : counts_from(c.opened) + delay_of(seat);
    Due due{.at = pace_ == Pace::swift || !company ? round_asked_ : std::max(ready, earliest_close()),
            .answer = {.seat = seat}};
    if (is_forced(seat))
        due.answer.choice = offers(seat).front().choice;
    else if (is_passed_by_itself(seat))
        due.answer.choice = whole_timeout(seat);
    else if (is_bots_turn(seat) && (c.bot_choice || c.has_bot_failed))
        due.answer = {.seat = seat, .choice = c.bot_choice, .by = Row::By::bot};
    else
        due.at = never;
    return due;
}
Table::Due Table::due(Seat seat, bool company) {
    const Chair& c = chair(seat);
    if (c.held)
        return {.at = earliest_close(), .answer = {.seat = seat, .choice = c.held, .by = Row::By::person}};
    const Due forced = forced_answer(seat, company);
    if (forced.at != never || is_bots_turn(seat)) return forced;
    return {.at = deadline_of(seat), .answer = {.seat = seat, .choice = {}, .by = Row::By::clock}};
}

void Table::tick(Millis now, bool company) {
    if (opened_until_ != 0 && now >= opening_ends()) call_off(true, now);
    bool is_moving = phase_ == Phase::playing;
    while (is_moving) {
        is_moving = false;
        settle_presence(now);
        grant_wishes(now);
        for (Seat seat : owing()) {
            const Due due = this->due(seat, company);
            if (due.at > now) continue;
            const Or<Done> done =
                due.answer.by == Row::By::clock ? put_expired(seat, now) : put(due.answer, now);
            FG_CHECK(static_cast<bool>(done));
            if (due.answer.by == Row::By::clock && chair(seat).expired >= game_->patience().clocks)
                overdue_.add(seat);
            is_moving = phase_ == Phase::playing;
            break;  // who owes what has changed
        }
    }
    is_round_fresh_ = false;
}
Millis Table::wake_at(bool company) {
    Millis at = opened_until_ == 0 ? never : opening_ends();
    for (Seat seat : owing()) at = std::min(at, due(seat, company).at);
    return at;
}

std::vector<Thought> Table::thoughts() {
    std::vector<Thought> list;
    for (Seat seat : owing()) {
        Chair& c = chair(seat);
        const bool has_answer = c.bot_choice || c.has_bot_failed || c.held;
        if (!is_bots_turn(seat) || c.is_thinking || has_answer || offers(seat).size() == 1) continue;
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
    if (!owing().has(seat) || c.question != question || !is_bots_turn(seat)) return;
    c.is_thinking = false;
    c.bot_choice = choice;
}
// A bot that finds nothing lets its clock run out.
void Table::bot_failed(Seat seat, u64 question, Millis) {
    if (owing().has(seat) && chair(seat).question == question)
        chair(seat).has_bot_failed = is_bots_turn(seat);
}
Or<Thought> Table::hint_for(const Person& person) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (!hints_) return refused(Code::bad_option, "this table plays without hints");
    if (!owing().has(*seat)) return refused(Code::not_asked, "you have nothing to answer now");
    return Thought{.seat = *seat,
                   .question = chair(*seat).question,
                   .bot = "sage",
                   .view = match_->view(*seat, chair(*seat).has_missed_some ? Eyes::newcomer : Eyes::seat),
                   .seed = mixed(chair(*seat).question),
                   .is_hint = true};
}

}  // namespace fg::server
