// SPDX-License-Identifier: Apache-2.0
#include "server/replay.h"

#include "common/json_text.h"
#include "match/record.h"

namespace fg::server {
namespace {

namespace json = boost::json;

void append_events(std::string& out, const AnyMatch& match, std::size_t from, const ReplayRange& range) {
    const bool sees_all = range.eyes == ReplayRange::Eyes::all;
    out += ",\"events\":[";
    for (std::size_t n = from; n < match.event_count(); ++n) {
        if (n > from) out += ',';
        out += '[' + std::to_string(n) + ',';
        out += sees_all ? match.event_json(n) : match.event_json(n, range.seat);
        out += ']';
    }
    out += "],\"sentences\":[";
    for (std::size_t n = from; n < match.event_count(); ++n) {
        const std::string sentence = sees_all ? match.event_sentence(n) : match.event_sentence(n, range.seat);
        if (sentence.empty()) continue;
        if (out.back() != '[') out += ',';
        append_quoted(out, sentence);
    }
    out += ']';
}

// The view after a step, and on the way there: what changed with each of its events.
void append_step(std::string& out, const AnyMatch& match, std::size_t step, const ReplayRange& range,
                 ViewTrail& trail) {
    const bool sees_all = range.eyes == ReplayRange::Eyes::all;
    trail.append_changes(out);
    add_json(out, "view", sees_all ? match.seen_by_all_json() : match.view_json(range.seat, true));
    add_number(out, "step", step);
    out += '}';
}

// Who did what in a step, in words.
struct Deed {
    Seat seat = no_seat;
    std::string choice = "null";
    std::string label;
};
Deed deed_of(const AnyMatch& match, const LogEntry& step) {
    Deed deed{.seat = step.seat};
    if (step.kind == LogEntry::Kind::timeout) deed.label = "time ran out";
    if (step.kind == LogEntry::Kind::report) deed.choice = step.json;
    if (step.kind != LogEntry::Kind::choice) return deed;
    // Of an answer given in steps, the last one closes it; its words are about what was picked before.
    deed.choice = step.choices.back();
    if (step.choices.size() == 1)
        if (const Or<AnyChoice> choice = match.read_choice(json::parse(deed.choice)))
            deed.label = match.label(step.seat, *choice);
    return deed;
}
void append_deed(std::string& out, const Deed& deed) {
    out += "\"seat\":" + (deed.seat == no_seat ? "null" : std::to_string(index_of(deed.seat)));
    add_json(out, "choice", deed.choice);
    add_text(out, "label", deed.label);
}

}  // namespace

std::string replay_json(const Finished& finished, const ReplayRange& range) {
    std::string out = "{\"steps\":" + std::to_string(finished.steps.size()) +
                      ",\"from\":" + std::to_string(range.from) + ",\"list\":[";
    const Or<std::unique_ptr<AnyMatch>> started = finished.game->start(finished.setup);
    if (!started) return out + "]}";
    AnyMatch& match = **started;
    match.keep_moments();
    const bool sees_all = range.eyes == ReplayRange::Eyes::all;
    const std::unique_ptr<ViewTrail> trail = sees_all ? match.follow_all() : match.follow(range.seat, true);
    std::size_t told = 0;
    std::string skipped;
    for (std::size_t step = 0; step < finished.steps.size() && step < range.from + range.count; ++step) {
        const LogEntry& recorded = finished.steps[step];
        Deed deed;
        if (step > 0) {
            deed = deed_of(match, recorded);
            if (!play_again(match, recorded)) break;
        }
        // Answers of others may be sealed for good; through a seat's eyes only what was told is seen of them.
        if (!sees_all && recorded.seat != range.seat) deed = {};
        if (step >= range.from) {
            out += step == range.from ? "{" : ",{";
            append_deed(out, deed);
            append_events(out, match, told, range);
            append_step(out, match, step, range, *trail);
        } else {
            trail->append_changes(skipped);
            skipped.clear();
        }
        told = match.event_count();
        match.forget_moments();
    }
    return out + "]}";
}

namespace {

void append_draw(std::string& out, std::size_t step, const DrawMade& draw) {
    static constexpr std::string_view kinds[] = {"die", "card", "seat", "flip", "number"};
    const Draw drawn = draw.draw();
    out += "{\"step\":" + std::to_string(step) + ",\"kind\":";
    append_quoted(out, kinds[static_cast<std::size_t>(drawn.kind)]);
    out += ",\"ways\":[";
    for (int i = 0; i < drawn.answers; ++i) {
        if (i > 0) out += ',';
        out += std::to_string(drawn.ways_of(i));
    }
    out += "],\"words\":";
    if (drawn.words == nullptr) {
        out += "null";
    } else {
        out += '[';
        for (int i = 0; i < drawn.answers; ++i) {
            if (i > 0) out += ',';
            append_quoted(out, drawn.words[i]);
        }
        out += ']';
    }
    if (drawn.kind == Draw::Kind::number) add_number(out, "least", drawn.least);
    out += ",\"answer\":" + std::to_string(draw.answer) + '}';
}

}  // namespace

std::string proof_json(const Finished& finished, const Secrets& secrets) {
    std::string out = "{\"secret\":\"" + SeededSource::to_hex(secrets.secret) + "\",\"commitment\":\"" +
                      SeededSource::commitment(secrets.secret) + "\",\"contributions\":[";
    for (const std::string& contribution : secrets.contributions) {
        if (out.back() != '[') out += ',';
        out += contribution.empty() ? "null" : '"' + contribution + '"';
    }
    out += "],\"seed\":\"" + SeededSource::to_hex(finished.setup.seed) + "\",\"draws\":[";
    std::vector<DrawMade> draws;
    MatchSetup setup = finished.setup;
    setup.draws = &draws;
    const Or<std::unique_ptr<AnyMatch>> match = finished.game->start(setup);
    for (std::size_t step = 0; match && step < finished.steps.size(); ++step) {
        const LogEntry& recorded = finished.steps[step];
        if (step > 0) {
            if (!play_again(**match, recorded)) break;
        }
        for (const DrawMade& draw : draws) {
            if (out.back() != '[') out += ',';
            append_draw(out, step, draw);
        }
        draws.clear();
    }
    return out + "]}";
}

}  // namespace fg::server
