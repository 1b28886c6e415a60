// SPDX-License-Identifier: Apache-2.0
// What a table says on the wire (docs/wire.md), written straight into strings.
#include <algorithm>

#include "common/json_text.h"
#include "match/json_write.h"
#include "server/table.h"

namespace fg::server {
namespace {

void append_seats(std::string& out, SeatSet seats) {
    out += '[';
    for (Seat seat : seats) {
        if (out.back() != '[') out += ',';
        out += std::to_string(index_of(seat));
    }
    out += ']';
}

void append_kinds(std::string& out, const AnyMatch& match, SeatSet asked) {
    out += '{';
    for (Seat seat : asked) {
        if (out.back() != '{') out += ',';
        out += '"' + std::to_string(index_of(seat)) + "\":";
        append_quoted(out, match.question(seat));
    }
    out += '}';
}
void append_offers(std::string& out, const std::vector<Offer>& offers) {
    out += '[';
    for (const Offer& offer : offers) {
        out += out.back() == '[' ? "{\"choice\":" : ",{\"choice\":";
        out += offer.json;
        add_text(out, "label", offer.label);
        add_text(out, "rule", offer.rule);
        if (offer.leads_to >= 0) add_number(out, "leads_to", offer.leads_to);
        out += '}';
    }
    out += ']';
}
// Left out if there are none.
void append_barred(std::string& out, const std::vector<BarredChoice>& barred) {
    if (barred.empty()) return;
    add_key(out, "barred");
    out += '[';
    for (const BarredChoice& one : barred) {
        out += out.back() == '[' ? "{\"choice\":" : ",{\"choice\":";
        out += one.json;
        add_text(out, "label", one.label);
        add_text(out, "why", one.why);
        add_text(out, "rule", one.rule);
        out += '}';
    }
    out += ']';
}
// What an expired clock gives.
std::int64_t place_of(const std::string& choice, const std::vector<Offer>& offers) {
    const auto found =
        std::find_if(offers.begin(), offers.end(), [&](const Offer& offer) { return offer.json == choice; });
    return found == offers.end() ? 0 : found - offers.begin();
}

}  // namespace

std::string Table::info_json(std::string_view person, SeatSet connected, int watchers) const {
    std::string out = "{";
    add_text(out, "id", id_);
    add_text(out, "game", game_->id());
    add_number(out, "players", players_);
    add_key(out, "options");
    out += boost::json::serialize(options_);
    if (!content_.empty())
        add_text(out, "content_name", content_name_.empty() ? "changed cards" : content_name_);
    add_text(out, "clock", name_of(clock_));
    add_text(out, "access", name_of(access_));
    add_flag(out, "hints", hints_);
    add_text(out, "pace", name_of(pace_));
    add_text(out, "phase", name_of(phase_));
    add_text(out, "host", host_);
    add_key(out, "seats");
    out += '[';
    for (Seat seat : seats()) {
        const Chair& c = chair(seat);
        const bool is_person = !c.person.empty();
        out += index_of(seat) == 0 ? "{\"seat\":" : ",{\"seat\":";
        out += std::to_string(index_of(seat));
        add_text(out, "kind", is_person ? "person" : c.bot.empty() ? "empty" : "bot");
        add_text(out, "name", shown_name(seat));
        if (is_person) add_text(out, "person", c.person);
        if (!c.bot.empty()) add_text(out, "bot", c.bot);
        add_flag(out, "ready", c.is_ready || !is_person);
        add_flag(out, "connected", is_person && connected.has(seat));
        add_flag(out, "away", c.is_away || c.has_left);
        out += '}';
    }
    out += ']';
    add_number(out, "watchers", watchers);
    add_text(out, "commitment", commitment_);
    if (!rematch_.empty()) add_text(out, "rematch", rematch_);
    if (phase_ == Phase::over) add_key(out, "result"), out += to_json(match_->result(), players_);
    if (!person.empty()) {
        const Seat own = seat_of_person(person);
        add_key(out, "you");
        out += own == no_seat ? "null" : std::to_string(index_of(own));
        if (own != no_seat || person == host_) add_text(out, "invite", invite_);
    }
    out += '}';
    return out;
}

// While a round of sealed answers is open, this changes for a seat only by its own answer.
std::string Table::play_json(Seat viewer, std::size_t from_event, std::size_t most_events,
                             const std::string* changes) {
    const std::size_t all = match_->event_count();
    const std::size_t count = all - from_event > most_events ? from_event + most_events : all;
    std::string out = "{\"push\":\"play\",\"table\":";
    out.reserve(3072);
    append_quoted(out, id_);
    add_number(out, "n", static_cast<std::int64_t>(count));
    if (count < all) add_flag(out, "more", true);
    add_key(out, "events");
    out += '[';
    for (std::size_t n = from_event; n < count; ++n) {
        if (n > from_event) out += ',';
        out += '[' + std::to_string(n) + ',';
        match_->append_event(out, n, viewer);
        out += ']';
    }
    out += ']';
    add_key(out, "sentences");
    out += '[';
    for (std::size_t n = from_event; n < count; ++n) {
        const std::string sentence = match_->event_sentence(n, viewer);
        if (sentence.empty()) continue;
        if (out.back() != '[') out += ',';
        out += '[' + std::to_string(n) + ',';
        append_quoted(out, sentence);
        out += ']';
    }
    out += ']';
    if (changes == nullptr) {
        add_key(out, "view");
        match_->append_view(out, viewer, true);
    } else {
        out += *changes;
    }
    add_key(out, "viewer");
    out += viewer == no_seat ? "null" : std::to_string(index_of(viewer));
    append_question(out, viewer);
    append_clock(out, viewer);
    add_key(out, "result");
    out += match_->is_over() ? to_json(match_->result(), players_) : "null";
    out += '}';
    return out;
}

void Table::append_question(std::string& out, Seat viewer) {
    const SeatSet asked = phase_ == Phase::playing ? match_->asked() : SeatSet{};
    add_key(out, "asked");
    append_seats(out, asked);
    add_key(out, "kinds");
    append_kinds(out, *match_, asked);
    add_key(out, "question");
    if (!asked.has(viewer)) {
        out += "null";
        return;
    }
    out += "{\"number\":" + std::to_string(chair(viewer).question);
    add_text(out, "kind", match_->question(viewer));
    add_text(out, "prompt", match_->prompt(viewer));
    add_text(out, "rule", match_->question_rule(viewer));
    const bool is_answered = !owing().has(viewer) || chair(viewer).held;
    add_flag(out, "answered", is_answered);
    if (is_answered) {
        add_flag(out, "undo", can_take_back(viewer));
        out += '}';
        return;
    }
    add_key(out, "offers");
    append_offers(out, offers(viewer));
    append_barred(out, match_->barred(viewer));
    if (const std::optional<AnyChoice> timeout = match_->timeout(viewer))
        add_number(out, "timeout", place_of(match_->choice_json(*timeout), offers(viewer)));
    if (match_->is_in_group(viewer)) add_flag(out, "in_group", true);
    // A choice made just before may still be taken back, where the same seat is asked on.
    add_flag(out, "undo", can_take_back(viewer));
    out += '}';
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
void Table::append_clock(std::string& out, Seat viewer) const {
    Millis deadline = never, clock = never;
    if (phase_ == Phase::playing && clock_ != Clock::none) {
        const SeatSet asked = match_->asked();
        if (asked.has(viewer)) {
            deadline = deadline_of(viewer);
            clock = clock_of(viewer);
        } else {
            clock = 0;
            for (Seat seat : asked) clock = std::max(clock, clock_of(seat));
            deadline = round_opened_ + clock;
        }
    }
    add_key(out, "deadline");
    out += deadline == never ? "null" : std::to_string(deadline);
    add_key(out, "clockOf");
    out += clock == never ? "null" : std::to_string(clock);
}

}  // namespace fg::server
