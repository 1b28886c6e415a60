// SPDX-License-Identifier: Apache-2.0
#include "server/api.h"

#include <algorithm>
#include <future>

#include "common/json_object.h"
#include "common/text.h"
#include "lab/game_labs.h"
#include "lab/odds.h"
#include "match/message_read.h"
#include "match/message_write.h"
#include "match/record.h"
#include "server/actor.h"
#include "server/clocks.h"

namespace fg::server {
namespace {

namespace json = boost::json;

HttpResponse found(std::string body) { return {.body = std::move(body)}; }
OddsShelf::Told told_to(const Answer& answer) {
    return [answer](const Or<std::string>& body) {
        answer(body ? found(*body) : error_response(body.refusal()));
    };
}

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

// On a thread that may wait. Empty: there are none, or they cannot be read, or they are an older program's, without margins.
std::string stored_odds(Storage& storage, const std::string& table) {
    std::promise<std::string> told;
    storage.find_odds(table, [&](const Or<std::string>& odds) { told.set_value(odds ? *odds : ""); });
    std::string odds = told.get_future().get();
    return odds.find("\"margins\"") == std::string::npos ? "" : odds;
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

std::size_t number_of(const Inquiry& inquiry, const std::string& key, std::size_t usual) {
    return number_in<std::size_t>(inquiry[key]).value_or(usual);
}

Or<ReplayRange> range_of(const Inquiry& inquiry, int players) {
    ReplayRange range{.from = std::min<std::size_t>(number_of(inquiry, "from", 0), 1'000'000),
                      .count = std::min<std::size_t>(number_of(inquiry, "count", 50), 100)};
    const std::string& seat = inquiry["seat"];
    if (!inquiry.fields.contains("seat") || seat == "spectator") return range;
    if (seat == "all") {
        range.eyes = ReplayRange::Eyes::all;
        return range;
    }
    const std::size_t number = number_of(inquiry, "seat", 99);
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

void add_person(Inquiry& inquiry, const Guest& guest) {
    inquiry.fields["person"] = guest.id();
    inquiry.fields["name"] = guest.name();
}
Inquiry inquiry_of(const std::string& table, const std::string& what, const GuestPtr& guest,
                   const std::string& address) {
    Inquiry inquiry{.table = table, .fields = {{"what", what}, {"address", address}}};
    if (guest) add_person(inquiry, *guest);
    return inquiry;
}
Person person_in(const Inquiry& inquiry) { return {inquiry["person"], inquiry["name"]}; }

// A preview on its way from the server that has the table at work.
std::string written_preview(const Preview& preview) {
    const Frame frame{.texts = {preview.title, preview.sentence, preview.game,
                                preview.has_stage ? "stage" : "", preview.page, preview.board}};
    return written(frame);
}
std::optional<Preview> read_preview(const std::string& text) {
    const std::optional<Frame> frame = read_frame(text);
    if (!frame || frame->texts.size() != 6) return {};
    const std::vector<std::string>& texts = frame->texts;
    return Preview{.title = texts[0],
                   .sentence = texts[1],
                   .game = texts[2],
                   .has_stage = !texts[3].empty(),
                   .page = texts[4],
                   .board = texts[5]};
}
// For who may enter: the page may ask for the camera, and will show a board.
void add_what_comes(const Table& table, Preview& preview) {
    preview.has_stage = preview.page == "t" && table.game().has_stage();
    if (!preview.page.empty() && table.phase() != Phase::gathering) preview.board = table.game().id();
}
// Who follows the link may be anybody: without the invitation nothing tells that there is such a table.
Preview preview_for(const Table& table, const Inquiry& inquiry) {
    const std::string &page = inquiry["page"], &invite = inquiry["invite"];
    Preview preview = table.may_enter({}, invite) ? preview_of_table(table, page) : Preview{};
    preview.page = page == "proof" ? "" : page;
    if (table.may_enter(person_in(inquiry), invite)) add_what_comes(table, preview);
    return preview;
}

}  // namespace

Api::Api(Hub& hub, bool is_secure, const std::string& ice)
    : hub_(hub), is_secure_(is_secure), games_(games_json()), ice_(ice) {
    hub_.on_inquiry = [this](Actor& actor, const Inquiry& inquiry, const Answer& answer) {
        look_up(actor, inquiry, answer);
    };
}

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
void Api::work_later(const Errand& errand, std::function<std::string()> work, OddsShelf::Told told) {
    const bool is_taken = hub_.workers().add(errand, [told, work = std::move(work)](Workers::Bots&) {
        Or<std::string> body = std::string();
        try {
            body = work();
        } catch (const std::exception& fault) {
            body = refused(Code::damaged, fault.what());
        }
        told(body);
    });
    if (!is_taken) told(refused(Code::busy, "too much is asked for at the moment"));
}
void Api::answer_later(const Owner& owner, const Answer& answer, std::function<std::string()> work) {
    work_later({Urgency::slow, owner}, std::move(work), told_to(answer));
}

// Of a game that the lab does not know there are none.
void Api::answer_odds(const Owner& owner, Storage::Odds odds, std::shared_ptr<const Finished> finished,
                      const Answer& answer) {
    const lab::GameLab* lab = lab::find_lab(finished->game->id());
    if (lab == nullptr)
        return answer(error_response(refused(Code::not_found, "nobody can tell how this game stood")));
    if (!odds_->ask(odds.table, told_to(answer))) return;
    const auto work = [lab, odds, finished, &storage = hub_.storage()]() mutable {
        odds.text = stored_odds(storage, odds.table);
        if (!odds.text.empty()) return odds.text;
        const Or<lab::OddsFound> worked_out =
            lab::odds_of(*lab, *finished->game, finished->setup, finished->steps);
        if (!worked_out) throw std::runtime_error(worked_out.refusal().message);
        odds.text = message_json(lab::message_of(*worked_out), finished->setup.players);
        // If that fails, it is worked out again some day.
        storage.keep_odds(odds, [](const Or<Done>&) {});
        return odds.text;
    };
    work_later(
        {Urgency::study, owner}, work,
        [shelf = odds_, table = odds.table](const Or<std::string>& told) { shelf->finish(table, told); });
}

// What servers ask each other besides is nobody else's business.
void Api::answer_table(const HttpRequest& request, const std::string& id, const std::string& what,
                       Answer answer) {
    constexpr std::string_view open_to_all[] = {"", "content", "record", "replay", "proof", "story", "odds"};
    if (std::find(std::begin(open_to_all), std::end(open_to_all), what) == std::end(open_to_all))
        return answer(error_response(refused(Code::not_found, "there is nothing here")));
    hub_.people().find(request.cookie, [this, request, id, what, answer](Or<GuestPtr> guest) {
        if (!guest) return answer(error_response(guest.refusal()));
        Inquiry inquiry = inquiry_of(id, what.empty() ? "info" : what, *guest, request.address);
        for (const char* key : {"invite", "seat", "from", "count"})
            if (const auto found = request.query.find(key); found != request.query.end())
                inquiry.fields[key] = found->second;
        hub_.inquire(std::move(inquiry), answer);
    });
}
void Api::look_up(Actor& actor, const Inquiry& inquiry, const Answer& answer) {
    const std::string& what = inquiry["what"];
    const Person person = person_in(inquiry);
    const Table& table = actor.table();
    if (what == "preview") return answer({.body = written_preview(preview_for(table, inquiry))});
    if (!table.may_enter(person, inquiry["invite"]))
        return answer(
            error_response(refused(Code::no_table, "there is no such table, or it is by invitation")));
    if (what == "info") return answer(found(actor.info_for(person.id)));
    if (what == "content") return answer(found(table.content_json()));
    if (table.phase() != Phase::over)
        return answer(error_response(refused(Code::not_yet, "this can be seen when the game is over")));
    look_up_finished(actor, inquiry, answer);
}
void Api::look_up_finished(Actor& actor, const Inquiry& inquiry, const Answer& answer) {
    const Table& table = actor.table();
    const std::string& what = inquiry["what"];
    if (what == "story") return answer(story_of(*table.match()));
    if (what == "record")
        return answer({.type = "application/x-ndjson",
                       .body = write_record(*table.match()),
                       .set_cookie = {},
                       .file_name = inquiry.table + ".fair"});
    auto finished = std::make_shared<const Finished>(
        Finished{.game = &table.game(), .setup = table.match()->setup(), .steps = table.match()->steps()});
    const Owner owner{inquiry["address"], inquiry["person"]};
    if (what == "odds")
        return answer_odds(owner, {.table = inquiry.table, .epoch = actor.epoch(), .text = {}}, finished,
                           answer);
    if (what == "proof")
        return answer_later(owner, answer,
                            [finished, secrets = table.secrets()] { return proof_json(*finished, secrets); });
    const Or<ReplayRange> range = range_of(inquiry, table.players());
    if (!range) return answer(error_response(range.refusal()));
    answer_later(owner, answer, [finished, range = *range] { return replay_json(*finished, range); });
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
    const auto invite = request.query.find("invite");
    Inquiry inquiry = inquiry_of(parts[1], "preview", {}, request.address);
    inquiry.fields["page"] = parts[0];
    if (invite != request.query.end()) inquiry.fields["invite"] = invite->second;
    hub_.people().find(request.cookie, [this, told = std::move(told), inquiry, unknown](Or<GuestPtr> guest) {
        Inquiry asked = inquiry;
        if (guest && *guest) add_person(asked, **guest);
        hub_.inquire(std::move(asked), [told, unknown](const HttpResponse& response) {
            const std::optional<Preview> preview =
                response.status == 200 ? read_preview(response.body) : std::nullopt;
            told(preview.value_or(unknown));
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
