// SPDX-License-Identifier: Apache-2.0
#include "server/api.h"

#include "common/json_object.h"
#include "common/text.h"
#include "match/message_read.h"
#include "match/message_write.h"
#include "match/record.h"
#include "server/actor.h"
#include "server/clocks.h"
#include "server/replay.h"

namespace fg::server {
namespace {

namespace json = boost::json;

HttpResponse found(std::string body) { return {.body = std::move(body)}; }

std::string person_body(const Guest& guest) {
    const Person person = guest.person();
    return message_json(wire::Me{shown(person)});
}

Or<json::object> body_of(const HttpRequest& request) {
    boost::system::error_code fault;
    json::value value = json::parse(request.body, fault, {}, {.max_depth = 16});
    if (fault || !value.is_object()) return refused(Code::bad_message, "the body must be a JSON object");
    return std::move(value.get_object());
}

std::vector<std::string> parts_of(std::string_view path) {
    std::vector<std::string> parts;
    while (!path.empty()) {
        path.remove_prefix(1);  // the slash
        const std::size_t end = std::min(path.find('/'), path.size());
        parts.emplace_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return parts;
}

std::size_t number_of(const HttpRequest& request, const std::string& key, std::size_t usual) {
    const auto found = request.query.find(key);
    if (found == request.query.end()) return usual;
    return number_in<std::size_t>(found->second).value_or(usual);
}

Or<ReplayRange> range_of(const HttpRequest& request, int players) {
    ReplayRange range{.from = std::min<std::size_t>(number_of(request, "from", 0), 1'000'000),
                      .count = std::min<std::size_t>(number_of(request, "count", 50), 100)};
    const auto seat = request.query.find("seat");
    if (seat == request.query.end() || seat->second == "spectator") return range;
    if (seat->second == "all") {
        range.eyes = ReplayRange::Eyes::all;
        return range;
    }
    const std::size_t number = number_of(request, "seat", 99);
    if (number >= static_cast<std::size_t>(players)) return refused(Code::no_seat, "there is no such seat");
    range.eyes = ReplayRange::Eyes::seat;
    range.seat = seat_of(static_cast<int>(number));
    return range;
}

HttpResponse story_of(const AnyMatch& match) {
    const std::optional<Story> story = match.story();
    if (!story) return error_response(refused(Code::not_found, "this game has no story to tell"));
    return found(message_json(*story, match.players()));
}

}  // namespace

HttpResponse error_response(const Refusal& refusal) {
    return error_response(meaning_of(code_of(refusal)).status, refusal);
}
HttpResponse error_response(int status, const Refusal& refusal) {
    return {.status = status, .body = message_json(wire::HttpRefusal{wire::error_of(refusal)})};
}

std::string Api::cookie_line(const std::string& value) const {
    return std::string(cookie_name(is_secure_)) + '=' + value +
           "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax" + (is_secure_ ? "; Secure" : "");
}

bool Api::may_ask(const std::string& address) {
    const Limits& limits = hub_.limits();
    return requests_.take(address, limits.requests_per_second, limits.request_burst, hub_.now());
}

void Api::answer(const HttpRequest& request, Answer answer) {
    ++hub_.metrics().requests;
    if (!may_ask(request.address))
        return answer(error_response(refused(Code::too_fast, "that is too much at once")));
    // Another site's page cannot send a form or script here: it can set neither header.
    if (request.is_post && !request.is_own_origin)
        return answer(
            error_response(refused(Code::bad_origin, "this must come from the server's own pages")));
    if (request.is_post && !request.is_json)
        return answer(error_response(403, refused(Code::bad_message, "the body must be application/json")));
    const std::vector<std::string> parts = parts_of(request.path);
    const std::size_t size = parts.size();
    if (size == 2 && parts[1] == "me") return request.is_post ? rename(request, answer) : me(request, answer);
    if (!request.is_post && size == 3 && parts[1] == "me" && parts[2] == "tables")
        return own_tables(request, answer);
    if (size == 2 && parts[1] == "tables" && request.is_post) return create(request, answer);
    if (!request.is_post && size == 2 && parts[1] == "tables") return answer(found(hub_.lobby_json()));
    if (!request.is_post && size == 2 && parts[1] == "games") return answer(found(games_));
    // A relay costs its owner: no stranger gets its password without a cookie.
    if (!request.is_post && size == 2 && parts[1] == "ice")
        return with_guest(request, answer, [this, answer](const GuestPtr&) { answer(found(ice_.json())); });
    if (!request.is_post && size == 5 && parts[1] == "games" && parts[3] == "rules")
        return answer(rule(parts[2], parts[4]));
    if (!request.is_post && (size == 3 || size == 4) && parts[1] == "tables" && parts[2].size() <= 40)
        return answer_table(request, parts[2], size == 4 ? parts[3] : "", answer);
    answer(error_response(refused(Code::not_found, "there is nothing here")));
}

void Api::with_guest(const HttpRequest& request, Answer answer, std::function<void(const GuestPtr&)> then) {
    hub_.people().find(
        request.cookie, [answer = std::move(answer), then = std::move(then)](Or<GuestPtr> guest) {
            if (!guest) return answer(error_response(guest.refusal()));
            if (!*guest)
                return answer(error_response(refused(Code::not_signed_in, "please load the page first")));
            then(*guest);
        });
}

void Api::me(const HttpRequest& request, Answer answer) {
    hub_.people().find(request.cookie, [this, address = request.address,
                                        answer = std::move(answer)](Or<GuestPtr> guest) {
        if (!guest) return answer(error_response(guest.refusal()));
        if (*guest) return answer(found(person_body(**guest)));
        const double burst = hub_.limits().guests_per_minute;
        if (!guests_.take(address, burst / 60, burst, hub_.now()))
            return answer(error_response(refused(Code::too_fast, "too many new guests from one address")));
        hub_.people().make([this, answer](Or<std::pair<GuestPtr, std::string>> made) {
            if (!made) return answer(error_response(refused(Code::busy, made.refusal().message)));
            answer({.body = person_body(*made->first), .set_cookie = cookie_line(made->second)});
        });
    });
}

void Api::rename(const HttpRequest& request, Answer answer) {
    const Or<json::object> body = body_of(request);
    if (!body) return answer(error_response(body.refusal()));
    JsonObject fields(*body);
    const std::string name = tidy_name(read_message<wire::Rename>(fields).name);
    if (name.empty())
        return answer(
            error_response(refused(Code::bad_message, "a name has 1 to 24 characters, all of them visible")));
    with_guest(request, answer, [this, name, answer](const GuestPtr& guest) {
        hub_.people().rename(guest, name, [guest, answer](Or<Done> stored) {
            if (!stored) return answer(error_response(refused(Code::busy, stored.refusal().message)));
            answer(found(person_body(*guest)));
        });
    });
}

void Api::own_tables(const HttpRequest& request, Answer answer) {
    with_guest(request, answer, [this, answer](const GuestPtr& guest) {
        hub_.tables_of(guest->id(), [answer](Or<std::string> tables) {
            answer(tables ? found(*tables) : error_response(tables.refusal()));
        });
    });
}

void Api::create(const HttpRequest& request, Answer answer) {
    Or<json::object> body = body_of(request);
    if (!body) return answer(error_response(body.refusal()));
    with_guest(
        request, answer,
        [this, form = std::move(*body), answer, address = request.address](const GuestPtr& guest) {
            hub_.create(
                form, {.host = guest->person(), .others = {}, .table = {}, .address = address},
                [answer](Or<Hub::NewTable> made) {
                    if (!made) return answer(error_response(made.refusal()));
                    answer(found(message_json(wire::TableMade{.table = made->id, .invite = made->invite})));
                });
        });
}

// What takes a while is done elsewhere, each visitor in turn.
void Api::answer_later(const Owner& owner, const Answer& answer, std::function<std::string()> work) {
    const bool is_taken =
        hub_.workers().add({Urgency::slow, owner}, [answer, work = std::move(work)](Workers::Bots&) {
            std::string body;
            try {
                body = work();
            } catch (const std::exception& fault) {
                return answer(error_response(refused(Code::damaged, fault.what())));
            }
            answer(found(std::move(body)));
        });
    if (!is_taken) answer(error_response(refused(Code::busy, "too much is asked for at the moment")));
}

void Api::answer_table(const HttpRequest& request, const std::string& id, const std::string& what,
                       Answer answer) {
    hub_.people().find(request.cookie, [this, request, id, what, answer](Or<GuestPtr> guest) {
        if (!guest) return answer(error_response(guest.refusal()));
        const Person person = *guest ? (*guest)->person() : Person{};
        hub_.with_table(id, [this, request, what, answer, person](Or<Actor*> actor) {
            if (!actor) return answer(error_response(actor.refusal()));
            Table& table = (*actor)->table();
            const auto invite = request.query.find("invite");
            if (!table.may_enter(person, invite == request.query.end() ? "" : invite->second))
                return answer(error_response(
                    refused(Code::no_table, "there is no such table, or it is by invitation")));
            if (what.empty()) return answer(found((*actor)->info_for(person.id)));
            if (what == "content") return answer(found(table.content_json()));
            if (what != "record" && what != "replay" && what != "proof" && what != "story")
                return answer(error_response(refused(Code::not_found, "there is nothing here")));
            if (table.phase() != Phase::over)
                return answer(
                    error_response(refused(Code::not_yet, "this can be seen when the game is over")));
            if (what == "story") return answer(story_of(*table.match()));
            if (what == "record")
                return answer({.type = "application/x-ndjson",
                               .body = write_record(*table.match()),
                               .file_name = (*actor)->id() + ".fair"});
            auto finished = std::make_shared<const Finished>(Finished{
                .game = &table.game(), .setup = table.match()->setup(), .steps = table.match()->steps()});
            if (what == "proof") {
                return answer_later(
                    {request.address, person.id}, answer,
                    [finished, secrets = table.secrets()] { return proof_json(*finished, secrets); });
            }
            const Or<ReplayRange> range = range_of(request, table.players());
            if (!range) return answer(error_response(range.refusal()));
            answer_later({request.address, person.id}, answer,
                         [finished, range = *range] { return replay_json(*finished, range); });
        });
    });
}

// For who may enter: the page may ask for the camera, and will show a board.
static void add_what_comes(const Table& table, Preview& preview) {
    preview.has_stage = preview.page == "t" && table.game().has_stage();
    if (!preview.page.empty() && table.phase() != Phase::gathering) preview.board = table.game().id();
}

void Api::preview(const HttpRequest& request, std::function<void(Preview)> told) {
    const std::vector<std::string> parts = parts_of(request.path);
    if (parts.size() != 2 || parts[1].empty() || parts[1].size() > 40) return told({});
    if (parts[0] == "learn") return told(preview_of_lesson(hub_.offered().find_game(parts[1])));
    const bool is_of_table = parts[0] == "t" || parts[0] == "replay" || parts[0] == "proof";
    if (!is_of_table) return told({});
    // The same whether there is such a table or not.
    Preview unknown;
    if (parts[0] != "proof") unknown.page = parts[0];
    if (!may_ask(request.address)) return told(unknown);
    const auto found = request.query.find("invite");
    const std::string invite = found == request.query.end() ? "" : found->second;
    hub_.people().find(
        request.cookie, [this, told = std::move(told), parts, invite, unknown](Or<GuestPtr> guest) {
            const Person person = guest && *guest ? (*guest)->person() : Person{};
            hub_.with_table(parts[1], [told, page = parts[0], person, invite, unknown](Or<Actor*> actor) {
                if (!actor) return told(unknown);
                // Who follows the link may be anybody: without the invitation nothing tells that there is such a table.
                const Table& table = (*actor)->table();
                Preview preview = table.may_enter({}, invite) ? preview_of_table(table, page) : unknown;
                preview.page = unknown.page;
                if (table.may_enter(person, invite)) add_what_comes(table, preview);
                told(std::move(preview));
            });
        });
}

static void add_presets(const AnyGame& game, wire::GameInfo& info) {
    for (const Preset& preset : game.presets()) {
        if (!info.presets) info.presets.emplace();
        wire::PresetInfo& added = info.presets->emplace_back(wire::PresetInfo{
            .key = preset.key, .name = preset.name, .help = preset.help, .options = {preset.options}});
        if (preset.most_players > 0)
            added.suggested_for = {.least = preset.least_players, .most = preset.most_players};
        if (preset.is_for_strangers) added.for_strangers = true;
    }
}

std::string Api::games_json() const {
    wire::Games all;
    std::vector<std::vector<OptionInfo>> options;  // the answer refers to them
    options.reserve(hub_.offered().games.size());
    for (const AnyGame* game : hub_.offered().games) {
        all.games.push_back({.id = game->id(),
                             .title = game->title(),
                             .blurb = game->blurb(),
                             .players = {.least = game->min_players(), .most = game->max_players()}});
        for (const OptionInfo& option : options.emplace_back(game->options()))
            all.games.back().options.push_back(table_option(option));
        add_presets(*game, all.games.back());
        const wire::MoveTime of_questions = question_time(game->content_json());
        for (const Clock clock : {Clock::relaxed, Clock::brisk, Clock::days})
            if (const std::optional<wire::MoveTime> seconds = on_clock(clock, of_questions))
                all.games.back().clocks.push_back({.clock = clock, .seconds = *seconds});
    }
    return message_json(all);
}

HttpResponse Api::rule(const std::string& id, const std::string& rule) const {
    const AnyGame* game = hub_.offered().find_game(id);
    if (game == nullptr || rule.size() > 16)
        return error_response(refused(Code::not_found, "there is no such game"));
    const std::string text = rule_text(*game, rule);
    if (text.empty()) return error_response(refused(Code::not_found, "there is no such rule"));
    return found(message_json(wire::RuleText{.rule = rule, .text = text}));
}

}  // namespace fg::server
