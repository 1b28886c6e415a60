// SPDX-License-Identifier: Apache-2.0
#include "protocol/protocol.h"

#include <algorithm>
#include <exception>

#include "common/json_text.h"
#include "common/text.h"
#include "match/json_read.h"
#include "match/json_write.h"
#include "match/message_write.h"
#include "match/record.h"
#include "protocol/answers.h"

namespace fg::protocol {
namespace {

namespace json = boost::json;

std::string refusal_json(const Refusal& refusal, const std::string& id) {
    std::string answer = "{\"ok\":false";
    if (!id.empty()) add_json(answer, "id", id);
    add_json(answer, "error", to_json(refusal));
    return answer + '}';
}

std::vector<Outcome> given_of(const LogEntry& step) {
    return {step.chance.begin(), step.chance.begin() + static_cast<std::ptrdiff_t>(step.given)};
}

// The same match without its last step: played again from the deal, because that one cannot be taken back
// otherwise.
std::unique_ptr<AnyMatch> without_last_step(const AnyMatch& match) {
    const std::vector<LogEntry> steps = match.steps();
    if (steps.size() < 2) refuse("no_undo", "nothing has been chosen or set yet");
    MatchSetup setup = match.setup();
    setup.chance = given_of(steps.front());
    std::unique_ptr<AnyMatch> again = must(match.game().start(setup));
    for (std::size_t i = 1; i + 1 < steps.size(); ++i) must(play_again(*again, steps[i], given_of(steps[i])));
    return again;
}

void refuse_if_long(const AnyMatch& match) {
    if (match.step_count() >= most_steps)
        refuse("match_too_long", "a match has at most " + std::to_string(most_steps) + " steps");
}

// What has been told since, and where the match stands now.
std::string news_since(const AnyMatch& match, std::size_t event) {
    std::string answer;
    add_events(answer, match, event);
    add_standing(answer, match);
    return answer;
}

std::string content_answer(const AnyGame& game, const json::object& changes, const std::string& content) {
    std::string answer;
    add_text(answer, "game", game.id());
    add_text(answer, "hash", must(game.content_hash(changes)));
    add_json(answer, "content", content);
    return answer;
}
// The content of a running match, with what follows from it.
std::string content_of(const AnyMatch& match) {
    const MatchSetup& setup = match.setup();
    return content_answer(match.game(), setup.content,
                          must(match.game().content_json(setup.players, setup.options, setup.content)));
}

bool is_rule_number(std::string_view text) {
    const auto fits = [](char c) { return c == '-' || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
    return !text.empty() && std::ranges::all_of(text, fits);
}

}  // namespace

std::span<const EngineProtocol::Command> EngineProtocol::commands() {
    using Keys = std::string_view;
    static constexpr Keys content_keys[] = {"game", "match"};
    static constexpr Keys rule_keys[] = {"rule"};
    static constexpr Keys new_keys[] = {"game", "players", "options", "content", "seed", "chance", "names"};
    static constexpr Keys load_keys[] = {"record"};
    static constexpr Keys match_keys[] = {"match"};
    static constexpr Keys set_keys[] = {"match", "state"};
    static constexpr Keys view_keys[] = {"match", "seat", "for"};
    static constexpr Keys seat_keys[] = {"match", "seat"};
    static constexpr Keys choose_keys[] = {"match", "seat", "choice", "choices", "chance"};
    static constexpr Keys expire_keys[] = {"match", "seat", "chance"};
    static constexpr Keys report_keys[] = {"match", "report", "chance"};
    static constexpr Keys redeal_keys[] = {"match", "seat", "seed"};
    static constexpr Keys bot_keys[] = {"match", "seat", "bot", "ms", "iterations", "seed", "play"};
    static constexpr Keys undo_keys[] = {"match", "seat", "force"};
    static constexpr Keys events_keys[] = {"match", "seat", "from"};
    static constexpr Command list[] = {
        {"games", &EngineProtocol::games, {}},
        {"content", &EngineProtocol::content, content_keys},
        {"rule", &EngineProtocol::rule, rule_keys},
        {"new", &EngineProtocol::start, new_keys},
        {"load", &EngineProtocol::load, load_keys},
        {"close", &EngineProtocol::close, match_keys},
        {"state", &EngineProtocol::state, match_keys},
        {"set", &EngineProtocol::set, set_keys},
        {"view", &EngineProtocol::view, view_keys},
        {"follow", &EngineProtocol::follow, view_keys},
        {"asked", &EngineProtocol::asked, match_keys},
        {"offers", &EngineProtocol::offers, seat_keys},
        {"choose", &EngineProtocol::choose, choose_keys},
        {"expire", &EngineProtocol::expire, expire_keys},
        {"report", &EngineProtocol::report, report_keys},
        {"redeal", &EngineProtocol::redeal, redeal_keys},
        {"bot", &EngineProtocol::bot, bot_keys},
        {"record", &EngineProtocol::record, match_keys},
        {"story", &EngineProtocol::story, match_keys},
        {"undo", &EngineProtocol::undo, undo_keys},
        {"events", &EngineProtocol::events, events_keys},
    };
    return list;
}

std::string EngineProtocol::answer(std::string_view line) {
    std::string id;
    try {
        if (line.size() > longest_line)
            refuse("line_too_long", "a line has at most " + std::to_string(longest_line) + " bytes");
        const Request request = Request::parse(line);
        id = request.id();
        const std::string fields = run(request);
        return "{\"ok\":true" + (id.empty() ? "" : ",\"id\":" + id) + fields + '}';
    } catch (const Refused& refused) {
        return refusal_json(refused.refusal, id);
    } catch (const std::exception& failure) {
        return refusal_json({"internal", std::string("this could not be done: ") + failure.what(), ""}, id);
    }
}

std::string EngineProtocol::run(const Request& request) {
    const std::string name = request.text("do");
    for (const Command& command : commands()) {
        if (command.name != name) continue;
        request.allow_only(command.keys);
        return (this->*command.run)(request);
    }
    refuse("unknown_do",
           "there is no " + in_quotes(name) + "; there are: " + joined(commands(), ", ", &Command::name));
}

const AnyGame& EngineProtocol::game_named(const std::string& id) const {
    if (const AnyGame* game = offered_.find_game(id)) return *game;
    refuse("no_game", "there is no game " + in_quotes(id) +
                          "; there are: " + joined(offered_.games, ", ", &AnyGame::id));
}

bots::AnyBot& EngineProtocol::bot_named(const AnyGame& game, const std::string& name) {
    if (bots::AnyBot* bot = bots_.find(game, name)) return *bot;
    refuse("no_bot", "there is no bot " + in_quotes(name) + "; there are: " + joined(offered_.bots));
}

EngineProtocol::OpenMatch& EngineProtocol::open_match(const Request& request) {
    const std::int64_t number = request.number("match", 1, 2'000'000'000);
    const auto found = matches_.find(static_cast<int>(number));
    if (found == matches_.end()) refuse("no_match", "there is no match " + std::to_string(number));
    return found->second;
}

void EngineProtocol::refuse_if_full() const {
    if (matches_.size() >= most_matches)
        refuse("too_many_matches",
               "at most " + std::to_string(most_matches) + " matches are open at once; \"close\" one first");
}

int EngineProtocol::keep(std::unique_ptr<AnyMatch> match) {
    matches_[next_match_].match = std::move(match);
    return next_match_++;
}

std::string EngineProtocol::games(const Request&) {
    std::string list = "[";
    for (const AnyGame* game : offered_.games) list += (list.size() > 1 ? "," : "") + game_json(*game);
    std::string answer;
    add_json(answer, "games", list + ']');
    std::string bots = "[";
    for (std::string_view name : offered_.bots) {
        if (bots.size() > 1) bots += ',';
        append_quoted(bots, name);
    }
    add_json(answer, "bots", bots + ']');
    return answer;
}

std::string EngineProtocol::content(const Request& request) {
    if (request.has("match")) return content_of(match_of(request));
    const AnyGame& game = game_named(request.text("game"));
    return content_answer(game, {}, game.content_json());
}

std::string EngineProtocol::rule(const Request& request) {
    const std::string rule = request.text("rule");
    if (!is_rule_number(rule))
        refuse("no_rule", in_quotes(rule) + " is not a rule's number, such as KTM-048");
    for (const AnyGame* game : offered_.games) {
        const std::string text = rule_text(*game, rule);
        if (text.empty()) continue;
        std::string answer;
        add_text(answer, "rule", rule);
        add_text(answer, "game", game->id());
        add_text(answer, "text", text);
        return answer;
    }
    refuse("no_rule", "there is no rule " + in_quotes(rule));
}

std::string EngineProtocol::start(const Request& request) {
    refuse_if_full();
    const AnyGame& game = game_named(request.text("game"));
    MatchSetup setup;
    setup.players = static_cast<int>(request.number("players", 1, 1000));
    setup.options = request.object_or_empty("options");
    setup.content = request.object_or_empty("content");
    setup.seed = request.deal_seed();
    setup.chance = request.chance();
    setup.names = request.names(setup.players);
    std::unique_ptr<AnyMatch> match = must(game.start(setup));

    std::string answer;
    std::string rest;
    add_text(rest, "game", game.id());
    add_text(rest, "seed", SeededSource::to_hex(setup.seed));
    add_events(rest, *match, 0);
    add_standing(rest, *match);
    add_number(answer, "match", keep(std::move(match)));
    return answer + rest;
}

std::string EngineProtocol::load(const Request& request) {
    refuse_if_full();
    const Record record = must(read_record(request.text("record")));
    if (record.steps.size() > most_steps)
        refuse("match_too_long", "a match has at most " + std::to_string(most_steps) + " steps");
    Replay replay = must(Replay::start(record, game_named(record.game)));
    must(replay.finish());
    std::unique_ptr<AnyMatch> match = replay.take();

    std::string answer;
    std::string rest;
    add_text(rest, "game", record.game);
    add_number(rest, "steps", match->steps().size());
    add_standing(rest, *match);
    add_number(answer, "match", keep(std::move(match)));
    return answer + rest;
}

std::string EngineProtocol::close(const Request& request) {
    match_of(request);
    matches_.erase(static_cast<int>(request.number("match", 1, 2'000'000'000)));
    return {};
}

std::string EngineProtocol::state(const Request& request) {
    const AnyMatch& match = match_of(request);
    std::string answer;
    add_json(answer, "state", match.state_json());
    add_text(answer, "signature", hex_of(match.signature()));
    return answer;
}

std::string EngineProtocol::set(const Request& request) {
    AnyMatch& match = match_of(request);
    refuse_if_long(match);
    must(match.set_state(request.object("state")));
    std::string answer;
    add_standing(answer, match);
    add_text(answer, "signature", hex_of(match.signature()));
    return answer;
}

std::string EngineProtocol::view(const Request& request) {
    const AnyMatch& match = match_of(request);
    const Reader reader = reader_of(request, match);
    std::string answer;
    add_json(answer, "seat", seat_json(reader.viewer));
    add_json(answer, "view", match.view_json(reader.viewer, reader.is_person));
    return answer;
}

std::string EngineProtocol::follow(const Request& request) {
    OpenMatch& open = open_match(request);
    AnyMatch& match = *open.match;
    const Reader reader = reader_of(request, match);
    std::string answer;
    add_json(answer, "seat", seat_json(reader.viewer));
    if (const auto found = open.trails.find(reader); found != open.trails.end()) {
        found->second->append_changes(answer);
        return answer;
    }
    if (open.trails.empty()) match.keep_moments();
    open.trails[reader] = match.follow(reader.viewer, reader.is_person);
    add_json(answer, "view", match.view_json(reader.viewer, reader.is_person));
    return answer;
}

EngineProtocol::Reader EngineProtocol::reader_of(const Request& request, const AnyMatch& match) {
    const Seat viewer = request.viewer(match.players());
    const std::string reader = request.text_or("for", "bot");
    if (reader != "bot" && reader != "person") refuse("bad_field", "\"for\" must be \"bot\" or \"person\"");
    return {viewer, reader == "person"};
}

std::string EngineProtocol::asked(const Request& request) {
    const AnyMatch& match = match_of(request);
    std::string answer;
    add_standing(answer, match);
    add_questions(answer, match);
    return answer;
}

std::string EngineProtocol::offers(const Request& request) {
    const AnyMatch& match = match_of(request);
    const Seat seat = request.seat(match.players());
    const std::vector<Offer> offers = match.offers(seat);
    std::string list = "[";
    for (const Offer& offer : offers) list += (list.size() > 1 ? "," : "") + offer_json(offer);
    std::string answer;
    add_json(answer, "seat", seat_json(seat));
    add_json(answer, "offers", list + ']');
    std::string barred = "[";
    for (const BarredChoice& choice : match.barred(seat))
        barred += (barred.size() > 1 ? "," : "") + barred_json(choice);
    add_json(answer, "barred", barred + ']');
    const std::optional<AnyChoice> timeout = offers.empty() ? std::nullopt : match.timeout(seat);
    add_json(answer, "timeout", timeout ? match.choice_json(*timeout) : "null");
    add_json(answer, "in_group", match.is_in_group(seat) ? "true" : "false");
    return answer;
}

std::string EngineProtocol::choose(const Request& request) {
    AnyMatch& match = match_of(request);
    refuse_if_long(match);
    const Seat seat = request.seat(match.players());
    const std::size_t before = match.event_count();
    if (request.has("choices")) {
        std::vector<AnyChoice> choices;
        for (const json::object& choice : request.objects("choices"))
            choices.push_back(must(match.read_choice(choice)));
        must(match.choose_all(seat, choices, request.chance()));
    } else {
        must(match.choose(seat, must(match.read_choice(request.object("choice"))), request.chance()));
    }
    return news_since(match, before);
}

std::string EngineProtocol::expire(const Request& request) {
    AnyMatch& match = match_of(request);
    refuse_if_long(match);
    const std::size_t before = match.event_count();
    must(match.expire(request.seat(match.players()), request.chance()));
    return news_since(match, before);
}

std::string EngineProtocol::report(const Request& request) {
    AnyMatch& match = match_of(request);
    refuse_if_long(match);
    const Or<Report> report =
        from_json(json::value(request.object("report")), Report{}, match.players(), "the report");
    if (!report) refuse("bad_field", report.refusal().message);
    const std::size_t before = match.event_count();
    must(match.report(*report, request.chance()));
    return news_since(match, before);
}

std::string EngineProtocol::redeal(const Request& request) {
    const AnyMatch& match = match_of(request);
    const Seat viewer = request.viewer(match.players());
    std::string answer;
    add_json(answer, "seat", seat_json(viewer));
    add_json(answer, "state", match.redealt_json(viewer, request.seed_or(1)));
    return answer;
}

std::string EngineProtocol::bot(const Request& request) {
    AnyMatch& match = match_of(request);
    const Seat seat = request.seat(match.players());
    const std::string name = request.text_or("bot", "seer");
    const bots::Budget budget{
        .ms = static_cast<int>(request.number_or("ms", 0, 1, most_ms)),
        .iterations = static_cast<u32>(request.number_or("iterations", 0, 1, most_iterations)),
        .seed = request.seed_or(1)};
    const bool is_played = request.flag("play");
    if (is_played) refuse_if_long(match);
    if (match.is_over()) refuse("over", "the game is over");
    if (!match.owing().has(seat)) refuse("not_asked", "that seat has nothing to answer now");

    const AnyChoice choice = bot_named(match.game(), name).decide(*match.view(seat), budget);
    std::string answer;
    add_json(answer, "seat", seat_json(seat));
    add_json(answer, "choice", match.choice_json(choice));
    add_text(answer, "label", match.label(seat, choice));
    if (!is_played) return answer;
    const std::size_t before = match.event_count();
    must(match.choose(seat, choice));
    return answer + news_since(match, before);
}

std::string EngineProtocol::record(const Request& request) {
    const AnyMatch& match = match_of(request);
    std::string answer;
    add_text(answer, "record", write_record(match));
    return answer;
}

std::string EngineProtocol::story(const Request& request) {
    const AnyMatch& match = match_of(request);
    if (!match.is_over()) refuse("not_over", "a game has a story when it is over");
    const std::optional<Story> story = match.story();
    if (!story) refuse("no_story", "this match has no story to tell");
    std::string answer;
    add_json(answer, "story", message_json(*story, match.players()));
    return answer;
}

std::string EngineProtocol::undo(const Request& request) {
    OpenMatch& open = open_match(request);
    std::unique_ptr<AnyMatch>& match = open.match;
    const Seat seat = request.has("seat") ? request.seat(match->players()) : match->undoable();
    if (request.flag("force")) {
        std::unique_ptr<AnyMatch> again = without_last_step(*match);
        open.trails.clear();
        match = std::move(again);
    } else {
        must(match->undo(seat));
    }
    std::string answer;
    add_number(answer, "total", match->event_count());
    add_standing(answer, *match);
    return answer;
}

std::string EngineProtocol::events(const Request& request) {
    const AnyMatch& match = match_of(request);
    const auto total = static_cast<std::int64_t>(match.event_count());
    const auto from = static_cast<std::size_t>(request.number_or("from", 0, 0, total));
    std::string answer;
    if (!request.has("seat")) return add_events(answer, match, from), answer;
    const Seat viewer = request.viewer(match.players());
    add_json(answer, "seat", seat_json(viewer));
    add_events_told(answer, match, from, viewer);
    return answer;
}

}  // namespace fg::protocol
