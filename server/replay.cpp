// SPDX-License-Identifier: Apache-2.0
#include "server/replay.h"

#include "match/message_write.h"
#include "match/record.h"
#include "server/wire.h"

namespace fg::server {
namespace {

namespace json = boost::json;

void append_events(std::string& out, const AnyMatch& match, std::size_t from, const ReplayRange& range) {
    const bool sees_all = range.eyes == ReplayRange::Eyes::all;
    out += '[';
    for (std::size_t n = from; n < match.event_count(); ++n) {
        if (n > from) out += ',';
        out += '[' + std::to_string(n) + ',';
        out += sees_all ? match.event_json(n) : match.event_json(n, range.seat);
        out += ']';
    }
    out += ']';
}
void append_sentences(std::string& out, const AnyMatch& match, std::size_t from, const ReplayRange& range) {
    const bool sees_all = range.eyes == ReplayRange::Eyes::all;
    out += '[';
    for (std::size_t n = from; n < match.event_count(); ++n) {
        const std::string sentence = sees_all ? match.event_sentence(n) : match.event_sentence(n, range.seat);
        if (sentence.empty()) continue;
        if (out.back() != '[') out += ',';
        append_quoted(out, sentence);
    }
    out += ']';
}

// Who did what in a step, in words.
struct Deed {
    Seat seat = no_seat;
    std::string choice;  // empty: none
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

// What is seen after a step, and on the way there: what changed with each of its events.
void append_step(std::string& out, wire::ReplayStep step, const AnyMatch& match, std::size_t from_event,
                 const ReplayRange& range) {
    const auto events = [&](std::string& text) { append_events(text, match, from_event, range); };
    const auto sentences = [&](std::string& text) { append_sentences(text, match, from_event, range); };
    const auto view = [&](std::string& text) {
        if (range.eyes == ReplayRange::Eyes::all)
            text += match.seen_by_all_json();
        else
            match.append_view(text, range.seat, true);
    };
    step.events = events;
    step.sentences = sentences;
    step.view = view;
    if (out.back() != '[') out += ',';
    MessageWriter(out, match.players()).write(step);
}

// The steps that `range` asks for, all of them played.
void append_steps(std::string& out, const Finished& finished, const ReplayRange& range, AnyMatch& match) {
    match.keep_moments();
    const bool sees_all = range.eyes == ReplayRange::Eyes::all;
    const std::unique_ptr<ViewTrail> trail = sees_all ? match.follow_all() : match.follow(range.seat, true);
    std::size_t told = 0;
    std::string changes;
    for (std::size_t step = 0; step < finished.steps.size() && step < range.from + range.count; ++step) {
        const LogEntry& recorded = finished.steps[step];
        Deed deed;
        if (step > 0) {
            deed = deed_of(match, recorded);
            if (!play_again(match, recorded)) break;
        }
        // Answers of others may be sealed for good; through a seat's eyes only what was told is seen of them.
        if (!sees_all && recorded.seat != range.seat) deed = {};
        changes.clear();
        trail->append_changes(changes);
        if (step >= range.from) {
            wire::ReplayStep shown{
                .seat = deed.seat, .label = deed.label, .changes = {changes}, .step = step};
            if (!deed.choice.empty()) shown.choice.value = {.text = deed.choice};
            append_step(out, shown, match, told, range);
        }
        told = match.event_count();
        match.forget_moments();
    }
}

static_assert(index_of(fg::Draw::Kind::number) == index_of(wire::DrawKind::number),
              "the same in the same order");
wire::Draw shown(std::size_t step, const DrawMade& made) {
    const fg::Draw draw = made.draw();
    wire::Draw shown{.step = step, .kind = static_cast<wire::DrawKind>(draw.kind), .answer = made.answer};
    for (int i = 0; i < draw.answers; ++i) shown.ways.push_back(draw.ways_of(i));
    if (draw.words != nullptr) shown.words.value.emplace(draw.words, draw.words + draw.answers);
    if (draw.kind == fg::Draw::Kind::number) shown.least = draw.least;
    return shown;
}

// Every draw of the game, played again.
void append_draws(std::string& out, const Finished& finished) {
    std::vector<DrawMade> draws;
    MatchSetup setup = finished.setup;
    setup.draws = &draws;
    const Or<std::unique_ptr<AnyMatch>> match = finished.game->start(setup);
    for (std::size_t step = 0; match && step < finished.steps.size(); ++step) {
        if (step > 0 && !play_again(**match, finished.steps[step])) break;
        for (const DrawMade& draw : draws) {
            if (out.back() != '[') out += ',';
            MessageWriter(out, setup.players).write(shown(step, draw));
        }
        draws.clear();
    }
}

}  // namespace

std::string replay_json(const Finished& finished, const ReplayRange& range) {
    const Or<std::unique_ptr<AnyMatch>> match = finished.game->start(finished.setup);
    const auto list = [&](std::string& out) {
        out += '[';
        if (match) append_steps(out, finished, range, **match);
        out += ']';
    };
    return message_json(wire::ReplayPart{.steps = finished.steps.size(), .from = range.from, .list = list});
}

std::string proof_json(const Finished& finished, const Secrets& secrets) {
    const std::string secret = SeededSource::to_hex(secrets.secret),
                      commitment = SeededSource::commitment(secrets.secret),
                      seed = SeededSource::to_hex(finished.setup.seed);
    const auto draws = [&](std::string& out) {
        out += '[';
        append_draws(out, finished);
        out += ']';
    };
    wire::Proof proof{.secret = secret, .commitment = commitment, .seed = seed, .draws = draws};
    const auto null_if_empty = [](const std::vector<std::string>& list) {
        std::vector<OrNull<std::string_view>> entries(list.size());
        for (std::size_t i = 0; i < list.size(); ++i)
            if (!list[i].empty()) entries[i] = {list[i]};
        return entries;
    };
    proof.pledges = null_if_empty(secrets.pledges);
    proof.contributions = null_if_empty(secrets.contributions);
    return message_json(proof);
}

}  // namespace fg::server
