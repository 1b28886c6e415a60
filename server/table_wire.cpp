// SPDX-License-Identifier: Apache-2.0
// What a table says on the wire (server/wire.h), written straight into strings.
#include <algorithm>

#include "match/message_write.h"
#include "server/table.h"

namespace fg::server {
namespace {

std::vector<wire::Offer> shown(const std::vector<Offer>& offers) {
    std::vector<wire::Offer> list;
    list.reserve(offers.size());
    for (const Offer& offer : offers) {
        list.push_back({.choice = {.text = offer.json}, .label = offer.label, .rule = offer.rule});
        if (offer.leads_to >= 0) list.back().leads_to = offer.leads_to;
        if (!offer.transfers.empty()) list.back().transfers = offer.transfers;
    }
    return list;
}
std::vector<wire::Barred> shown(const std::vector<BarredChoice>& barred) {
    std::vector<wire::Barred> list;
    for (const BarredChoice& one : barred)
        list.push_back({.choice = {.text = one.json}, .label = one.label, .why = one.why, .rule = one.rule});
    return list;
}
// What an expired clock gives.
std::size_t place_of(const std::string& choice, const std::vector<Offer>& offers) {
    const auto found =
        std::find_if(offers.begin(), offers.end(), [&](const Offer& offer) { return offer.json == choice; });
    return found == offers.end() ? 0 : static_cast<std::size_t>(found - offers.begin());
}

OrNull<Millis> null_if_never(Millis time) {
    if (time == Table::never) return {};
    return {time};
}

void append_events(std::string& out, const AnyMatch& match, Seat viewer, std::size_t from, std::size_t end) {
    out += '[';
    for (std::size_t n = from; n < end; ++n) {
        if (n > from) out += ',';
        out += '[' + std::to_string(n) + ',';
        match.append_event(out, n, viewer);
        out += ']';
    }
    out += ']';
}
void append_sentences(std::string& out, const AnyMatch& match, Seat viewer, std::size_t from,
                      std::size_t end) {
    out += '[';
    for (std::size_t n = from; n < end; ++n) {
        const std::string sentence = match.event_sentence(n, viewer);
        if (sentence.empty()) continue;
        if (out.back() != '[') out += ',';
        MessageWriter(out, match.players()).write(wire::Sentence{.number = n, .text = sentence});
    }
    out += ']';
}
void append_kinds(std::string& out, const AnyMatch& match, SeatSet asked) {
    out += '{';
    for (Seat seat : asked) add_text(out, std::to_string(index_of(seat)), match.question(seat));
    out += '}';
}

}  // namespace

wire::SeatInfo Table::seat_info(Seat seat, bool is_connected) const {
    const Chair& c = chair(seat);
    const bool is_person = !c.person.empty();
    wire::SeatInfo info{.seat = {seat},
                        .kind = is_person       ? Sitter::person
                                : c.bot.empty() ? Sitter::empty
                                                : Sitter::bot,
                        .name = shown_name(seat),
                        .ready = c.is_ready || !is_person,
                        .connected = is_person && is_connected,
                        .away = c.is_away || c.has_left};
    if (is_person) info.person = c.person;
    if (!c.bot.empty()) info.bot = {c.bot};
    if (phase_ == Phase::playing) info.gone = c.gone;
    if (const std::string& pledge = pledges_[static_cast<std::size_t>(seat)];
        phase_ == Phase::gathering && !pledge.empty())
        info.pledge = pledge;
    return info;
}

wire::Info Table::info(std::string_view person, SeatSet connected, int watchers) const {
    wire::Info info{.id = id_,
                    .game = game_->id(),
                    .players = players_,
                    .options = {.text = options_text_},
                    .clock = clock_,
                    .access = access_,
                    .hints = hints_,
                    .latecomers = latecomers_,
                    .pace = pace_,
                    .phase = phase_,
                    .host = host_,
                    .watchers = watchers,
                    .commitment = commitment_};
    if (!content_.empty())
        info.content_name = content_name_.empty() ? "changed cards" : std::string_view(content_name_);
    for (Seat seat : seats()) info.seats.push_back(seat_info(seat, connected.has(seat)));
    info.seconds = move_time();
    if (former_ && phase_ == Phase::gathering)
        info.former = {.players = former_->players,
                       .options = {.text = former_->options},
                       .clock = former_->clock,
                       .access = former_->access,
                       .hints = former_->hints,
                       .latecomers = former_->latecomers};
    if (opened_until_ != 0) info.opening = {.until = opening_ends(), .waits_for = unopened()};
    if (called_off_ > 0) info.called_off = {.times = called_off_, .missing = missing_};
    if (phase_ == Phase::playing && !wishes_.empty()) info.wishes.emplace();
    if (info.wishes)
        for (const Wish& wish : wishes_)
            info.wishes->push_back({.number = wish.number,
                                    .seat = {wish.seat},
                                    .person = wish.person.id,
                                    .name = wish.person.name,
                                    .waits_for = not_agreed(wish)});
    if (is_sent_away(person)) info.sent_away.emplace();
    if (!rematch_.empty()) info.rematch = rematch_;
    if (phase_ == Phase::closed) info.closed = closed_because_;
    if (phase_ == Phase::over) info.result = match_->result();
    if (!person.empty()) {
        info.you = seat_of_person(person);
        if (leaves_for_good(*info.you)) info.leaves_for_good.emplace();
        if (info.you != no_seat || person == host_) info.invite = invite_;
    }
    return info;
}
std::string Table::info_json(std::string_view person, SeatSet connected, int watchers) const {
    return message_json(info(person, connected, watchers), players_);
}

// While a round of sealed answers is open, this changes for a seat only by its own answer. What is long is written in its
// place and nowhere before.
std::string Table::play_json(Seat viewer, std::size_t from_event, std::size_t most_events,
                             const std::string* changes) {
    const AnyMatch& match = *match_;
    const std::size_t all = match.event_count();
    const std::size_t end = all - from_event > most_events ? from_event + most_events : all;
    const SeatSet asked = phase_ == Phase::playing ? match.asked() : SeatSet{};
    const TimeLimit limit = time_limit(viewer);
    const auto events = [&](std::string& out) { append_events(out, match, viewer, from_event, end); };
    const auto sentences = [&](std::string& out) { append_sentences(out, match, viewer, from_event, end); };
    const auto view = [&](std::string& out) { match.append_view(out, viewer, true); };
    const auto kinds = [&](std::string& out) { append_kinds(out, match, asked); };
    const auto question = [&](std::string& out) { append_question(out, viewer); };
    const auto remarks = [&](std::string& out) { append_remarks(out, from_event, viewer); };
    wire::PlayPush push{.table = id_,
                        .n = end,
                        .events = events,
                        .sentences = sentences,
                        .viewer = viewer,
                        .asked = asked,
                        .kinds = kinds,
                        .deadline = null_if_never(limit.deadline),
                        .clockOf = null_if_never(limit.clock)};
    if (phase_ == Phase::playing && pace_ != Pace::swift) push.opens = round_opened_;
    if (phase_ == Phase::playing && is_window_for_people()) push.closes = window_closes();
    if (!remarks_.empty() && remarks_.back().event >= from_event) push.remarks = remarks;
    if (end < all) push.more.emplace();
    if (changes == nullptr)
        push.view = view;
    else
        push.changes = {*changes};
    if (asked.has(viewer)) {
        push.question = {question};
        push.skill = shown_skill(viewer);
    }
    if (match.is_over()) push.result = {match.result()};
    return message_json(push, players_, 3072);
}

void Table::append_question(std::string& out, Seat seat) {
    MessageWriter writer(out, players_);
    const std::string prompt = match_->prompt(seat);
    const std::string_view kind = match_->question(seat), rule = match_->question_rule(seat);
    const u64 number = chair(seat).question;
    // A choice made just before may still be taken back, where the same seat is asked on.
    const bool undo = can_take_back(seat);
    if (!owing().has(seat) || chair(seat).held)
        return writer.write(wire::ClosedQuestion{
            .number = number, .kind = kind, .prompt = prompt, .rule = rule, .undo = undo});
    std::vector<Offer> free;  // of a game of skill: what is not measured
    const bool is_skill = match_->skill(seat, 0).has_value();
    if (is_skill)
        std::ranges::copy_if(offers(seat), std::back_inserter(free),
                             [&](const Offer& offer) { return !match_->is_measured(seat, offer.choice); });
    const std::vector<Offer>& offered = is_skill ? free : offers(seat);
    const std::vector<BarredChoice> barred = match_->barred(seat);
    wire::OpenQuestion question{.number = number,
                                .kind = kind,
                                .prompt = prompt,
                                .rule = rule,
                                .offers = shown(offered),
                                .undo = undo};
    if (!barred.empty()) question.barred = shown(barred);
    if (const std::optional<AnyChoice> timeout = match_->timeout(seat))
        question.timeout = place_of(match_->choice_json(*timeout), offered);
    if (match_->is_in_group(seat)) question.in_group.emplace();
    if (match_->is_left_to_player(seat)) question.left_to_you.emplace();
    if (const Window* open = window(); open != nullptr && !open->unless.empty()) {
        question.unless = open->unless;
        if (match_->is_worth_asking(seat)) question.armed.emplace();
    }
    writer.write(question);
}

// Until it is played.
std::optional<wire::Skill> Table::shown_skill(Seat seat) const {
    if (!owing().has(seat) || chair(seat).held || match_->timing(seat) != Timing::own) return std::nullopt;
    const std::optional<SkillTask> task = match_->skill(seat, draw_of_round());
    if (!task) return std::nullopt;
    switch (task->kind) {
        case SkillKind::phrase:
            return wire::PhraseSkill{.phrase = task->phrase, .seconds = task->limit_ms / 1000};
        case SkillKind::pattern:
            return wire::PatternSkill{.symbols = {task->symbols.begin(), task->symbols.end()},
                                      .show = task->shown_ms,
                                      .seconds = task->limit_ms / 1000};
        case SkillKind::banner: return wire::BannerSkill{.within = task->limit_ms};
    }
    return std::nullopt;
}

std::string Table::remark_text(const Remark& remark, Seat viewer) const {
    if (remark.kind == RemarkKind::let_pass) return "Everybody let it pass.";
    if (remark.picked.has(viewer)) return "Time ran out: what you had picked was played.";
    if (remark.whose == no_seat) return "Time ran out.";
    return "Time ran out for " + (remark.whose == viewer ? "you" : std::string(shown_name(remark.whose))) +
           '.';
}
void Table::append_remarks(std::string& out, std::size_t from_event, Seat viewer) const {
    out += '[';
    for (const Remark& remark : remarks_) {
        if (remark.event < from_event) continue;
        if (out.back() != '[') out += ',';
        const std::string text = remark_text(remark, viewer);
        MessageWriter(out, players_)
            .write(wire::Remark{
                .number = remark.number, .event = remark.event, .kind = remark.kind, .text = text});
    }
    out += ']';
}

std::string Table::take_changes(Seat viewer) {
    std::unique_ptr<ViewTrail>& trail =
        trails_[viewer == no_seat ? max_seats : static_cast<std::size_t>(viewer)];
    std::string changes;
    if (!trail)
        trail = match_->follow(viewer, true);
    else
        trail->append_changes(changes);
    return changes;
}
void Table::forget_moments() {
    if (match_) match_->forget_moments();
}
std::string Table::content_json() const {
    const Or<std::string> content = game_->content_json(players_, options_, content_);
    return content ? *content : "{}";
}

// Who is not asked themselves sees the longest clock of those who are: it does not depend on who has answered.
Table::TimeLimit Table::time_limit(Seat viewer) const {
    if (phase_ != Phase::playing) return {};
    const SeatSet asked = match_->asked();
    if (asked.has(viewer)) return {deadline_of(viewer), clock_of(viewer)};
    Millis clock = 0, deadline = round_opened_;
    for (Seat seat : asked) {
        if (clock_of(seat) == never) return {};
        clock = std::max(clock, clock_of(seat));
        deadline = std::max(deadline, clock_ends(seat, round_opened_));
    }
    return {deadline, clock};
}

}  // namespace fg::server
