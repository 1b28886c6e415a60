// SPDX-License-Identifier: Apache-2.0
// Loading, storing, publishing. What a message asks for is in actor_messages.cpp.
#include "server/actor.h"

#include "common/complaint.h"

namespace fg::server {
namespace {

constexpr std::size_t most_waiting = 200;
constexpr std::int64_t most_waiting_in_all = 50'000;
constexpr std::size_t most_folded_here = 500;  // rows; a longer log would hold up every table of the loop
constexpr Millis time_aside = 60'000;
constexpr Millis read_again_after = 200;
constexpr std::size_t most_events = 2000;  // in one message; who comes new asks again for the rest
constexpr Millis gathering_idle = 30 * 60 * 1000;

}  // namespace

Actor::~Actor() {
    if (table_) --hub_.metrics().tables;
    hub_.metrics().waiting -= waiting_.size();
    --hub_.metrics().actors;
}

void Actor::load() {
    state_ = State::loading;
    // What is still being written would be missing.
    if (flying_ > 0) return;
    hub_.is_shared() ? claim_again() : read_log();
}
void Actor::load_claimed(std::uint64_t server, std::uint64_t epoch) {
    server_ = server;
    epoch_ = epoch;
    state_ = State::loading;
    read_log();
}
// After this nothing of what is still on its way to the database, and was perhaps given up too early, can be stored.
void Actor::claim_again() {
    auto self = shared_from_this();
    hub_.storage().claim(server_, id_, [self](const Or<Claim>& claim) {
        self->loop_.post([self, claim] {
            if (self->hub_.is_closed() || self->is_abandoned_) return;
            if (!claim) return self->load_later();
            if (claim->owner != self->server_) return self->hub_.lose_table(self->id_, self.get());
            self->load_claimed(claim->owner, claim->epoch);
        });
    });
}
void Actor::read_log() {
    auto self = shared_from_this();
    hub_.storage().load(id_, [self](Or<std::vector<LogRow>> rows) {
        self->loop_.post([self, rows = std::move(rows)]() mutable {
            if (!self->hub_.is_closed() && !self->is_abandoned_) self->loaded(std::move(rows));
        });
    });
}
// A database that is away for a moment is no fault of the table's.
void Actor::load_later() {
    loop_.wake(loop_.now() + read_again_after, [weak = weak_from_this()] {
        const ActorPtr self = weak.lock();
        if (self && !self->hub_.is_closed() && !self->is_abandoned_) self->load();
    });
}
void Actor::loaded(Or<std::vector<LogRow>> rows) {
    if (!rows && hub_.is_shared() && code_of(rows.refusal()) == Code::busy) return load_later();
    if (!rows) return put_aside(rows.refusal());
    fold(std::move(*rows));
}
void Actor::fold(std::vector<LogRow> rows) {
    const auto work = [&offered = hub_.offered(), id = id_, now = loop_.now()](std::vector<LogRow> log) {
        Folded folded{.table = refused(Code::damaged, ""), .rows = std::move(log)};
        try {
            folded.table = Table::load(offered, id, folded.rows, now);
        } catch (const std::exception& fault) {
            folded.table = Refusal{"bad_row", fault.what(), ""};
        }
        return folded;
    };
    if (rows.size() <= most_folded_here) return folded(work(std::move(rows)));
    ++errands_;
    hub_.workers().add({.urgency = Urgency::table, .owner = {}},
                       [self = shared_from_this(), work, rows = std::move(rows)](Workers::Bots&) {
                           const auto done = std::make_shared<Folded>(work(rows));
                           self->loop_.post([self, done] {
                               --self->errands_;
                               if (!self->hub_.is_closed() && !self->is_abandoned_)
                                   self->folded(std::move(*done));
                           });
                       });
}
void Actor::folded(Folded folded) {
    if (!folded.table) {
        const Refusal& why = folded.table.refusal();
        if (code_of(why) == Code::no_table) return put_aside(why);
        return put_aside(refused(Code::damaged, "this table is damaged and was put aside: " + why.message));
    }
    table_ = std::move(*folded.table);
    // What was stored without a word of it coming back has been told to nobody yet.
    talk_.load(folded.rows, told_rows_);
    tail_.load(folded.rows);
    next_row_ = folded.rows.size() + 1;
    stored_rows_ = folded.rows.size();
    state_ = State::ready;
    ++hub_.metrics().tables;
    last_used_ = loop_.now();
    listed_version_ = summary_version_ = 0;
    has_presence_changed_ = true;
    for (Subscription& to : subscriptions_) to.public_version = to.seat_version = to.info_version = 0;
    when_in_charge([this] {
        guard([this] { store_and_publish(); });
        drain();
    });
}
void Actor::begin(std::unique_ptr<Table> table, const Owner& owner, std::function<void(Or<Done>)> stored) {
    table_ = std::move(table);
    if (hub_.is_shared()) server_ = hub_.server_number(), epoch_ = 1;
    address_ = owner.address;
    ++hub_.metrics().tables;
    state_ = State::ready;
    last_used_ = loop_.now();
    guard([&] { store_and_publish(std::move(stored)); });
}

void Actor::put_aside(const Refusal& why) {
    state_ = State::broken;
    const bool is_there = code_of(why) != Code::no_table;
    aside_ = why;
    aside_until_ = is_there ? loop_.now() + time_aside : 0;
    if (is_there) complain("table " + id_ + ": " + why.message);
    refuse_all(why);
    if (is_there) return;
    hub_.note_owner(id_, {});
    hub_.forget_if_idle(id_);
}

void Actor::wait(std::function<void(Or<Actor*>)> act) {
    if (state_ == State::broken && loop_.now() < aside_until_) return act(aside_);
    if (waiting_.size() >= most_waiting || hub_.metrics().waiting.load() >= most_waiting_in_all)
        return act(refused(Code::busy, "this table has too much to do"));
    ++hub_.metrics().waiting;
    waiting_.push_back(std::move(act));
    if (state_ == State::fresh || state_ == State::broken) load();
}
void Actor::drain() {
    if (is_draining_) return;
    is_draining_ = true;
    while (state_ == State::ready && !waiting_.empty()) {
        const auto act = std::move(waiting_.front());
        waiting_.pop_front();
        --hub_.metrics().waiting;
        guard([&] { act(this); });
    }
    is_draining_ = false;
}
void Actor::refuse_all(const Refusal& refusal) {
    const auto waiting = std::exchange(waiting_, {});
    hub_.metrics().waiting -= waiting.size();
    for (const auto& act : waiting) act(refusal);
}

void Actor::broken(const std::string& why) {
    ++hub_.metrics().faults;
    complain("table " + id_ + ": " + why);
    if (table_) --hub_.metrics().tables;
    table_.reset();
    state_ = State::broken;
    forget_flights();
    aside_ = something_wrong(why);
    const Millis now = loop_.now();
    aside_until_ = now - std::exchange(last_fault_, now) < time_aside ? now + time_aside : 0;
    const auto after = std::exchange(after_store_, {});
    for (const Done_& told : after)
        if (told) told(aside_);
    refuse_all(aside_);
}

std::shared_ptr<const Summary> Actor::summary() {
    if (!summary_ || summary_version_ != table_->info_version() || table_->is_of_days())
        summary_ = std::make_shared<const Summary>(table_->summary());
    summary_version_ = table_->info_version();
    return summary_;
}

void Actor::store_and_publish(std::function<void(Or<Done>)> told) {
    guard([&] {
        note_presence();
        go_on();
        if (is_attended() && hub_.can_store()) table_->tick(loop_.now(), has_company());
        end_if_too_long();
    });
    if (state_ == State::broken) {
        if (told) told(aside_);
        return;
    }
    std::vector<LogRow> rows = table_->take_rows();
    for (LogRow& row : talk_.take_rows()) rows.push_back(std::move(row));
    if (rows.empty() && in_flight_ == 0) {
        if (told) told(Done{});
        if (is_in_charge()) publish();  // else when the lease is good again
        return;
    }
    after_store_.push_back(std::move(told));
    if (!rows.empty()) append(std::move(rows));
}
void Actor::append(std::vector<LogRow> rows) {
    const std::shared_ptr<const Summary> now = summary();  // a fault in this must not count as an append
    state_ = State::storing;
    ++in_flight_, ++flying_;
    hub_.note_rows(asker_ != nullptr ? asker_->owner() : owner(), rows.size());
    LogTail::Change change = tail_.add(std::move(rows));
    const std::uint64_t first = next_row_ - change.replaces;
    next_row_ = first + change.rows.size();
    auto self = shared_from_this();
    hub_.storage().append(
        {.table = id_,
         .expected = first,
         .rows = std::move(change.rows),
         .replaces = change.replaces,
         .last = std::move(change.last),
         .summary = now,
         .changed = table_->changed(),
         .server = server_,
         .epoch = epoch_,
         .stored = [self, flight = flight_, upto = next_row_ - 1, asked = loop_.now()](Or<Done> result) {
             self->loop_.post([self, flight, upto, asked, result = std::move(result)] {
                 if (self->hub_.is_closed() || self->is_abandoned_) return;
                 if (result) self->hub_.metrics().commits.note(self->loop_.now() - asked);
                 --self->flying_;
                 if (flight == self->flight_) return self->stored(result, upto);
                 if (self->flying_ == 0 && self->state_ == State::loading) self->load();
             });
         }});
}
// Everything that was done is told when all of it is stored.
void Actor::stored(const Or<Done>& result, std::uint64_t upto) {
    ++(result ? hub_.metrics().appends : hub_.metrics().appends_failed);
    hub_.note_stored(result);
    if (!result && result.refusal().code == "fenced") return hub_.lose_table(id_, this);
    if (!result) return take_back(result.refusal());
    if (upto > stored_rows_) hub_.metrics().answers += upto - stored_rows_;
    stored_rows_ = upto;
    if (--in_flight_ > 0) return;
    when_in_charge([this] { all_stored(); });
}
void Actor::all_stored() {
    if (in_flight_ > 0) return;
    state_ = State::ready;
    const auto after = std::exchange(after_store_, {});
    for (const Done_& told : after)
        if (told) told(Done{});
    guard([this] { publish(); });
    drain();
}
void Actor::when_in_charge(std::function<void()> act) {
    if (is_in_charge()) return act();
    unsaid_.push_back(std::move(act));
}
// Nobody's time runs out because nothing could be stored, and everybody who watches is told how much they have now.
void Actor::go_on() {
    const Millis since = hub_.able_since();
    if (std::exchange(able_since_, since) == since) return;
    table_->go_on(since);
    for (Subscription& to : subscriptions_) to.public_version = 0;
}
void Actor::speak_again() {
    if (table_) go_on();
    const auto unsaid = std::exchange(unsaid_, {});
    for (const auto& act : unsaid) when_in_charge(act);
    for (Subscription& to : subscriptions_) to.info_version = 0;
    if (is_abandoned_ || state_ != State::ready) return;
    enter([](Or<Actor*> actor) {
        if (actor) (*actor)->store_and_publish();
    });
}
void Actor::abandon() {
    is_abandoned_ = true;
    state_ = State::broken;
    unsaid_.clear();
    forget_flights();
    for (const Done_& told : std::exchange(after_store_, {}))
        if (told) told(cannot_store());
    refuse_all(cannot_store());
    for (const Subscription& to : std::exchange(subscriptions_, {})) to.client->hang_up();
}
void Actor::send_away() {
    refuse_all(cannot_store());
    for (const Subscription& to : subscriptions_) to.client->hang_up();
}
// Nobody has seen what could not be stored: the table goes back to what was.
void Actor::take_back(const Refusal& why) {
    if (why.code == "conflict") complain("table " + id_ + ": " + why.message);
    forget_flights();
    const auto after = std::exchange(after_store_, {});
    for (const Done_& told : after)
        if (told) told(refused(Code::busy, "could not be stored; please try again"));
    if (table_) --hub_.metrics().tables;
    table_.reset();
    if (stored_rows_ == 0) return put_aside(refused(Code::no_table, "there is no such table"));
    load();
}
// What is still on its way to the storage builds on rows that are not there, so it will be refused.
void Actor::forget_flights() {
    ++flight_;
    in_flight_ = 0;
}

void Actor::publish() {
    told_rows_ = stored_rows_;
    shared_.clear();
    changes_.clear();
    const std::vector<Talk::Line> said = talk_.take_news();
    follow_stage();
    const std::vector<Message> shown = stage_.take_news();
    const bool has_risen = table_->banner_rises() <= loop_.now();
    for (Subscription& to : subscriptions_) {
        send_news(to);
        send_talk(to, said);
        send_stage(to, shown);
        if (has_risen) send_banner(to);
    }
    shared_.clear();
    changes_.clear();
    std::erase_if(subscriptions_, [this](const Subscription& to) {
        return table_->is_sent_away(to.client->guest()->id());  // that they are was the last they heard
    });
    table_->forget_moments();
    update_lists();
    dispatch_bots();
    arm();
}
void Actor::send_news(Subscription& to) {
    const std::string& person = to.client->guest()->id();
    if (const Seat viewer = table_->viewer_of(person); viewer != to.viewer) {
        to.viewer = viewer;
        to.next_event = 0;
        to.public_version = to.seat_version = 0;
        to.has_view = false;
    }
    if (to.info_version != table_->info_version()) {
        to.info_version = table_->info_version();
        // Everybody without a seat sees the same.
        const bool is_plain =
            to.viewer == no_seat && table_->host() != person && !table_->is_sent_away(person);
        Message& shared = shared_[{to.viewer, SIZE_MAX}];
        if (!shared || !is_plain)
            shared = message_of(message_json(
                wire::TablePush{.table = id_, .info = table_->info(person, connected(), watchers())},
                table_->players()));
        to.client->send(shared);
        if (!is_plain) shared = nullptr;
    }
    const u64 seat_version = table_->seat_version(to.viewer);
    if (table_->match() != nullptr &&
        (to.public_version != table_->public_version() || to.seat_version != seat_version)) {
        to.public_version = table_->public_version();
        to.seat_version = seat_version;
        const std::size_t count = table_->match()->event_count();
        const std::size_t from = std::min(to.next_event, count);
        to.next_event = std::min(count, from + most_events);
        to.client->send(play_message(to, from));
        to.has_view = true;
    }
}
void Actor::send_talk(Subscription& to, const std::vector<Talk::Line>& news) {
    const auto send = [&](const Talk::Line& line) {
        if (!talk_.is_muted(to.client->guest()->id(), line.seat)) to.client->send(message_of(line.json));
    };
    if (std::exchange(to.wants_chat, false))
        std::for_each(talk_.lines().begin(), talk_.lines().end(), send);
    else
        std::for_each(news.begin(), news.end(), send);
}

// The act that is under way, if any; what was shown before it is wiped.
void Actor::follow_stage() {
    const AnyMatch* match = table_->match();
    if (match == nullptr || !table_->game().has_stage()) return;
    const bool is_open = table_->phase() == Phase::playing || table_->phase() == Phase::over;
    const StageNow now = is_open ? match->stage() : StageNow{};
    stage_.follow(now, match->round_number(), now.words.empty() ? 0 : table_->draw_of_round());
}
void Actor::send_stage(Subscription& to, const std::vector<Message>& news) {
    for (const Message& message : std::exchange(to.wants_stage, false) ? stage_.whole() : news)
        to.client->send(message);
}
// To those who wait for it, each once; who has answered hears it, too, and so nobody learns who has.
void Actor::send_banner(Subscription& to) {
    const u32 round = table_->match()->round_number();
    if (!table_->asked().has(to.viewer) || std::exchange(to.banner, round) == round) return;
    to.client->send(message_of(message_json(wire::BannerPush{.table = id_})));
}

// Asked once for each viewer and publishing: after it the viewer's sockets have the view as it is now.
const std::string& Actor::changes_for(Seat viewer) {
    const auto [found, is_new] = changes_.try_emplace(viewer);
    if (is_new) found->second = table_->take_changes(viewer);
    return found->second;
}
// Made once for all who look on; a seat's own is for one socket, or few.
Message Actor::play_message(const Subscription& to, std::size_t from) {
    const std::string& changes = changes_for(to.viewer);
    const std::string* what_changed = to.has_view && !changes.empty() ? &changes : nullptr;
    if (to.viewer != no_seat)
        return message_of(table_->play_json(to.viewer, from, most_events, what_changed));
    // Those who have the view already and those who come new differ in what they are sent.
    Message& shared = shared_[{to.viewer, 2 * from + (what_changed != nullptr)}];
    if (!shared) shared = message_of(table_->play_json(to.viewer, from, most_events, what_changed));
    return shared;
}
void Actor::update_lists() {
    if (listed_version_ == table_->info_version()) return;
    listed_version_ = table_->info_version();
    const Phase phase = table_->phase();
    if (table_->access() == Access::open && phase != Phase::closed)
        hub_.list(id_, *table_, owner(), table_->info_json("", connected(), watchers()), epoch_);
    else
        hub_.unlist(id_);
    const bool counts = phase == Phase::gathering || phase == Phase::playing;
    hub_.note_owner(id_, counts ? owner() : Owner{});
}

// Bots play for somebody, and only as much as is that somebody's share.
void Actor::dispatch_bots() {
    if (!is_attended() || !hub_.can_store()) return;
    if (!hub_.may_write(owner())) return look_again(1000);
    for (const Thought& thought : table_->thoughts()) think(thought);
}
void Actor::think(const Thought& thought) {
    const Urgency urgency = subscriptions_.empty()                     ? Urgency::nobody
                            : hub_.offered().is_searching(thought.bot) ? Urgency::slow
                                                                       : Urgency::quick;
    const auto back = [this, thought](const std::vector<AnyChoice>& steps) {
        enter([thought, steps](Or<Actor*> actor) {
            if (!actor) return;
            Table& table = (*actor)->table();
            if (!steps.empty())
                table.bot_answers(thought.seat, thought.question, steps.front(), (*actor)->loop_.now());
            else
                table.bot_failed(thought.seat, thought.question, (*actor)->loop_.now());
            (*actor)->store_and_publish();
        });
    };
    if (send_out(thought, {urgency, owner()}, back)) return;
    table_->think_again(thought.seat);
    look_again(500);
}
bool Actor::send_out(const Thought& thought, const Errand& errand,
                     std::function<void(const std::vector<AnyChoice>&)> back) {
    auto self = shared_from_this();
    const AnyGame* game = &table_->game();
    const bool is_taken =
        hub_.workers().add(errand, [self, thought, game, back = std::move(back)](Workers::Bots& bots) {
            std::vector<AnyChoice> steps;
            const int ms = self->hub_.workers().thinking_time(self->hub_.limits().bot_ms);
            try {
                const bots::Budget budget{.ms = ms, .seed = thought.seed};
                if (bots::AnyBot* bot = bots.find(*game, thought.bot))
                    steps = thought.is_hint ? bot->decide_all(*thought.view, budget)
                                            : std::vector{bot->decide(*thought.view, budget)};
            } catch (const std::exception& fault) {
                complain("table " + self->id_ + ": a bot failed: " + fault.what());
            }
            self->loop_.post([self, steps, back] {
                --self->errands_;
                if (self->hub_.is_closed() || self->is_abandoned_) return;
                self->when_in_charge([back, steps] { back(steps); });
            });
        });
    if (is_taken) ++errands_;
    return is_taken;
}

void Actor::arm() {
    if (!is_attended()) return;
    if (!hub_.can_store()) return look_again(3000);
    Millis at = table_->wake_at(has_company());
    if (const Millis rise = table_->banner_rises(); rise > loop_.now()) at = std::min(at, rise);
    if (at == Table::never || (armed_for_ != 0 && armed_for_ <= at)) return;
    armed_for_ = at;
    loop_.wake(at, [weak = weak_from_this(), at] {
        const ActorPtr self = weak.lock();
        if (!self || self->hub_.is_closed() || self->armed_for_ != at) return;
        self->armed_for_ = 0;
        self->enter([](Or<Actor*> actor) {
            if (actor) (*actor)->store_and_publish();
        });
    });
}

void Actor::look_again(Millis after) {
    if (std::exchange(is_looking_again_, true)) return;
    loop_.wake(loop_.now() + after, [weak = weak_from_this()] {
        const ActorPtr self = weak.lock();
        if (!self || self->hub_.is_closed()) return;
        self->is_looking_again_ = false;
        self->enter([](Or<Actor*> actor) {
            if (actor) (*actor)->store_and_publish();
        });
    });
}

bool Actor::is_attended() const { return !subscriptions_.empty() || table_->has_people(); }
// A game that became longer than any is meant to be ends without a winner.
void Actor::end_if_too_long() {
    const auto most = static_cast<std::uint64_t>(hub_.limits().rows_per_table);
    if (table_->phase() == Phase::playing && next_row_ > most)
        table_->close("the game became too long for this table's book, and ended without a winner",
                      loop_.now());
}
void Actor::close(const std::string& reason) {
    const Phase phase = table_->phase();
    if (!subscriptions_.empty() || phase == Phase::over || phase == Phase::closed) return;
    table_->close(reason, loop_.now());
    store_and_publish();
}

bool Actor::has_company() const {
    if (!subscriptions_.empty()) return true;
    for (const auto& [seat, person] : table_->people())
        if (!table_->is_bot_seat(seat)) return true;
    return false;
}
SeatSet Actor::connected() const {
    SeatSet seats;
    for (const Subscription& to : subscriptions_)
        if (const Seat seat = table_->seat_of_person(to.client->guest()->id()); seat != no_seat)
            seats.add(seat);
    return seats;
}
void Actor::note_presence() {
    if (!std::exchange(has_presence_changed_, false)) return;
    std::set<std::string, std::less<>> here;
    for (const Subscription& to : subscriptions_) here.insert(to.client->guest()->id());
    table_->note_present(here, loop_.now());
}
int Actor::watchers() const {
    int count = 0;
    for (const Subscription& to : subscriptions_)
        count += table_->seat_of_person(to.client->guest()->id()) == no_seat;
    return count;
}
std::string Actor::info_for(const std::string& person) const {
    return table_->info_json(person, connected(), watchers());
}
Actor::Subscription* Actor::find(const ClientPtr& client) {
    for (Subscription& to : subscriptions_)
        if (to.client == client) return &to;
    return nullptr;
}

// Not before what they said last.
void Actor::gone(const ClientPtr& client) {
    if (waiting_.empty()) return gone_now(client);
    ++hub_.metrics().waiting;
    waiting_.push_back([this, client](const Or<Actor*>&) { gone_now(client); });
}
void Actor::gone_now(const ClientPtr& client) {
    const Subscription* known = find(client);
    if (known == nullptr) return;
    stage_.forget(known->peer);
    std::erase_if(subscriptions_, [&](const Subscription& to) { return to.client == client; });
    presence_changed();
}
// Who is there is told at most once a second, however many come and go.
void Actor::presence_changed() {
    has_presence_changed_ = true;
    if (std::exchange(is_presence_armed_, true)) return;
    const Millis now = loop_.now();
    loop_.wake(std::max(now + 50, presence_pushed_ + 1000), [weak = weak_from_this()] {
        const ActorPtr self = weak.lock();
        if (!self || self->hub_.is_closed()) return;
        self->is_presence_armed_ = false;
        self->presence_pushed_ = self->loop_.now();
        self->enter([](Or<Actor*> actor) {
            if (!actor) return;
            for (Subscription& to : (*actor)->subscriptions_) to.info_version = 0;
            (*actor)->listed_version_ = 0;
            (*actor)->store_and_publish();
        });
    });
}

bool Actor::is_idle(Millis now) {
    // Forgotten while something is under way it would be loaded a second time, and two would write to one log.
    if (errands_ > 0 || flying_ > 0 || !subscriptions_.empty() || !waiting_.empty()) return false;
    if (state_ == State::broken) return now >= aside_until_;
    bool is_idle = false;
    if (state_ == State::ready) guard([&] { is_idle = can_be_put_away(now); });
    return is_idle;
}
bool Actor::can_be_put_away(Millis now) {
    const Millis idle = now - last_used_;
    const Phase phase = table_->phase();
    if (phase == Phase::gathering && idle > gathering_idle) {
        table_->close("nobody came", now);
        store_and_publish();
        return false;
    }
    if (idle < Millis{hub_.limits().idle_minutes} * 60'000) return false;
    if (phase != Phase::playing || !is_attended()) return true;
    const Millis wake = table_->wake_at(false);
    return wake == Table::never || (table_->is_of_days() && wake > now + Table::called_ahead + 10 * 60'000);
}

}  // namespace fg::server
