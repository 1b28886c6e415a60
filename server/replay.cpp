// SPDX-License-Identifier: Apache-2.0
#include "server/replay.h"

#include "common/json_text.h"

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

void append_step(std::string& out, const AnyMatch& match, std::size_t step, const ReplayRange& range) {
    const bool sees_all = range.eyes == ReplayRange::Eyes::all;
    out += ",\"view\":";
    out += sees_all ? match.state_json() : match.view_json(range.seat, true);
    out += ",\"step\":" + std::to_string(step) + '}';
}

}  // namespace

std::string replay_json(const Finished& finished, const ReplayRange& range) {
    std::string out = "{\"steps\":" + std::to_string(finished.steps.size()) +
                      ",\"from\":" + std::to_string(range.from) + ",\"list\":[";
    const Or<std::unique_ptr<AnyMatch>> started = finished.game->start(finished.setup);
    if (!started) return out + "]}";
    AnyMatch& match = **started;
    std::size_t told = 0;
    for (std::size_t step = 0; step < finished.steps.size() && step < range.from + range.count; ++step) {
        const RecordStep& recorded = finished.steps[step];
        std::string made = ",\"seat\":null,\"choice\":null,\"label\":\"\"";
        if (step > 0) {
            const Or<AnyChoice> choice = match.read_choice(json::parse(recorded.json));
            if (!choice) break;
            made = ",\"seat\":" + std::to_string(index_of(recorded.seat)) + ",\"choice\":" + recorded.json +
                   ",\"label\":";
            append_quoted(made, match.label(recorded.seat, *choice));
            if (!match.choose(recorded.seat, *choice)) break;
        }
        if (step >= range.from) {
            // Answers of others may be sealed for good; through a seat's eyes only what was told is seen of
            // them.
            const bool is_others = range.eyes != ReplayRange::Eyes::all && recorded.seat != range.seat;
            if (is_others) made = ",\"seat\":null,\"choice\":null,\"label\":\"\"";
            out += step == range.from ? "{" : ",{";
            out += made.substr(1);
            append_events(out, match, told, range);
            append_step(out, match, step, range);
        }
        told = match.event_count();
    }
    return out + "]}";
}

namespace {

void append_draw(std::string& out, std::size_t step, const ChanceDraw& draw) {
    static constexpr std::string_view kinds[] = {"die", "card", "seat", "flip"};
    out += "{\"step\":" + std::to_string(step) + ",\"kind\":";
    append_quoted(out, kinds[static_cast<std::size_t>(draw.step.kind)]);
    out += ",\"ways\":[";
    for (int i = 0; i < draw.step.answers; ++i) {
        if (i > 0) out += ',';
        out += std::to_string(draw.step.ways[i]);
    }
    out += "],\"words\":";
    if (draw.step.words == nullptr) {
        out += "null";
    } else {
        out += '[';
        for (int i = 0; i < draw.step.answers; ++i) {
            if (i > 0) out += ',';
            append_quoted(out, draw.step.words[i]);
        }
        out += ']';
    }
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
    std::vector<ChanceDraw> draws;
    MatchSetup setup = finished.setup;
    setup.draws = &draws;
    const Or<std::unique_ptr<AnyMatch>> match = finished.game->start(setup);
    for (std::size_t step = 0; match && step < finished.steps.size(); ++step) {
        const RecordStep& recorded = finished.steps[step];
        if (step > 0) {
            const Or<AnyChoice> choice = (*match)->read_choice(json::parse(recorded.json));
            if (!choice || !(*match)->choose(recorded.seat, *choice)) break;
        }
        for (const ChanceDraw& draw : draws) {
            if (out.back() != '[') out += ',';
            append_draw(out, step, draw);
        }
        draws.clear();
    }
    return out + "]}";
}

}  // namespace fg::server
