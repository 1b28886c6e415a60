// SPDX-License-Identifier: Apache-2.0
// Making a table and reading it back from its log. Who sits there is in table_people.cpp, the game itself in
// table_play.cpp.
#include "server/table.h"

#include <algorithm>

#include "common/json_object.h"
#include "common/utf8.h"
#include "match/json_read.h"
#include "match/message_write.h"
#include "server/form.h"
#include "server/token.h"

namespace fg::server {
namespace {

namespace json = boost::json;

const json::object& object_or_empty(const std::optional<Json<wire::GameJson>>& field) {
    static const json::object empty;
    return field ? field->value->get_object() : empty;
}

Passing passing_in(const Row& row) {
    if (!row.on) return Passing::never;
    return row.name == "unless" ? Passing::unless_armed : Passing::always;
}
Or<Legacy> read_legacy(const Row& row) {
    Legacy legacy{.players = {}, .heir = row.seat};
    const json::value* players = row.setup.if_contains("players");
    for (const json::value& one :
         players != nullptr && players->is_array() ? players->get_array() : json::array{})
        if (one.is_string()) legacy.players.emplace_back(one.get_string());
    if (legacy.heir != no_seat && static_cast<std::size_t>(legacy.heir) >= legacy.players.size())
        return Refusal{"bad_row", "the heir has not played", ""};
    return legacy;
}

}  // namespace

Or<std::unique_ptr<Table>> Table::create(const bots::GamesAndBots& offered, const std::string& id,
                                         const json::object& request, const Person& host, Millis now) {
    const Or<wire::NewTable> form = read_form<wire::NewTable>(request);
    if (!form) return form.refusal();
    const AnyGame* game = offered.find_game(form->rules.fields.game);
    if (game == nullptr) return bad_option("there is no such game");
    const std::string secret = SeededSource::to_hex(SeededSource::random_seed()), invite = random_token(18);
    const json::value setup =
        json::parse(message_json(Setup{.rules = form->rules, .secret = secret, .invite = invite}));

    std::unique_ptr<Table> table(new Table(*game, id));
    if (const Or<Done> read = table->read_setup(setup.get_object()); !read) return read.refusal();
    table->host_ = host.id;
    Row row{.kind = Row::Kind::created, .person = host.id};
    row.setup = setup.get_object();
    table->record(std::move(row), now);
    if (form->seats)
        if (const Or<Done> filled = table->fill_chairs(offered, *form->seats->value, host, now); !filled)
            return filled.refusal();
    if (form->start.value_or(false))
        if (const Or<Done> started = table->start(host, now); !started) return started.refusal();
    return table;
}

Or<Done> Table::read_setup(const json::object& setup) {
    const Or<Setup> form = read_form<Setup>(setup);
    if (!form) return form.refusal();
    invite_ = form->invite;
    if (!SeededSource::from_hex(form->secret, secret_)) return bad_option("the secret is torn");
    commitment_ = SeededSource::commitment(secret_);
    return agree(form->rules.fields);
}

// Changes nothing if something of it cannot be.
Or<Done> Table::agree(const wire::HouseRules& rules) {
    const int least = game_->min_players(), most = game_->max_players();
    if (rules.players < least || rules.players > most)
        return bad_option(std::string(game_->title()) + " is for " + std::to_string(least) + " to " +
                          std::to_string(most) + " players");
    if (static_cast<int>(people().size()) > rules.players)
        return refused(Code::seat_taken, "more people than that sit here");
    const std::string_view content_name = rules.content_name.value_or("");
    if (count_characters(content_name).value_or(61) > 60 || has_control_characters(content_name))
        return bad_option("content_name: at most 60 characters, on one line");
    // Dealt once to find out whether the options can be played, and to have every option filled in.
    const json::object& content = object_or_empty(rules.content);
    const auto trial = game_->start({.players = rules.players,
                                     .options = object_or_empty(rules.options),
                                     .content = content,
                                     .chance = {},
                                     .names = {}});
    if (!trial) {
        const bool is_content = trial.refusal().code == name_of(Code::bad_content);
        return refused(is_content ? Code::bad_content : Code::bad_option, trial.refusal().message,
                       trial.refusal().rule);
    }
    if (const Or<Done> ends = if_it_ends(**trial); !ends) return ends;
    players_ = rules.players;
    options_ = (*trial)->setup().options;
    options_text_ = json::serialize(options_);
    content_ = content;
    content_name_ = content_name;
    clock_ = rules.clock.value_or(clock_);
    access_ = rules.access.value_or(access_);
    pace_ = rules.pace.value_or(pace_);
    hints_ = rules.hints.value_or(hints_);
    latecomers_ = rules.latecomers.value_or(latecomers_);
    question_time_.reset();
    return Done{};
}

// A stranger's table may not go on for ever. One that was made before this was asked for is ended by its book.
Or<Done> Table::if_it_ends(const AnyMatch& trial) const {
    if (is_replaying_ || trial.has_end()) return Done{};
    for (const OptionInfo& option : game_->options()) {
        MatchSetup setup = trial.setup();
        setup.options.erase(option.key);
        const auto usual = game_->start(setup);
        if (usual && (*usual)->has_end())
            return refused(Code::bad_option,
                           std::string(option.key) + ": so this game might never end, and a table must",
                           std::string(option.rule));
    }
    return bad_option("with these rules this game might never end, and a table must");
}

Or<Done> Table::fill_chairs(const bots::GamesAndBots& offered, const json::value& wanted, const Person& host,
                            Millis now) {
    if (!wanted.is_array() || wanted.get_array().size() != static_cast<std::size_t>(players_))
        return bad_option("\"seats\" must be a list with one entry for each seat");
    int i = 0;
    for (const json::value& sitter : wanted.get_array()) {
        const Seat seat = seat_of(i++);
        if (sitter.is_null()) continue;
        if (!sitter.is_string()) return bad_option("a seat is null, \"me\" or a bot's name");
        const std::string word(sitter.get_string());
        if (word == "me") {
            if (seat_of_person(host.id) != no_seat) return bad_option("\"me\" can sit on one seat only");
            seat_person(seat, host, now);
        } else if (offered.has_bot(word)) {
            put_bot(seat, word, now);
        } else {
            return bad_option("there is no bot called " + word);
        }
    }
    return Done{};
}

Or<std::unique_ptr<Table>> Table::load(const bots::GamesAndBots& offered, const std::string& id,
                                       const std::vector<LogRow>& rows, Millis now) {
    std::unique_ptr<Table> table;
    for (const LogRow& stored : rows) {
        const Or<Row> row = read_row(stored.json);
        if (!row) return row.refusal();
        if (!table) {
            const AnyGame* game = offered.find_game(JsonObject(row->setup).text_or("game", ""));
            if (game == nullptr) return refused(Code::no_table, "the game of this table is not offered here");
            table.reset(new Table(*game, id));
            table->is_replaying_ = true;
        }
        // The wall clock may have been set back since: what was asked in the future is asked now.
        const Millis at = now == 0 ? stored.at : std::min(stored.at, now);
        if (const Or<Done> taken = table->absorb(*row, at); !taken) return taken.refusal();
        table->note_change(at);
    }
    if (!table) return refused(Code::no_table, "there is no such table");
    table->is_replaying_ = false;
    table->loaded_ = now;
    table->forget_clocks_used();
    table->forget_moments();
    return table;
}

Or<Done> Table::if_same_chance(const Row& row) const {
    if (match_->last_chance() == row.chance) return Done{};
    return Refusal{"bad_row", "the seed deals other outcomes than the ones stored", ""};
}
// What a row of its kind needs: a damaged one must not be believed.
Or<Done> Table::if_in_place(const Row& row) const {
    using enum Row::Kind;
    const auto is_one_of = [&](std::initializer_list<Row::Kind> kinds) {
        return std::find(kinds.begin(), kinds.end(), row.kind) != kinds.end();
    };
    const Refusal misplaced{"bad_row", "a row is out of place: " + std::string(name_of(row.kind)), ""};
    const bool is_first = commitment_.empty();
    if (is_first != (row.kind == created)) return misplaced;
    const bool needs_seat = is_one_of({seated, stood, bot, kicked, ready, pledged, opened, choice, held, undo,
                                       left, back, away, autopass, timeout, report});
    if (needs_seat && !seats().has(row.seat)) return misplaced;
    if (is_one_of({choice, held, undo, timeout, report}) && (!match_ || phase_ != Phase::playing))
        return misplaced;
    if (is_one_of({left, back, away}) && !match_) return misplaced;
    if (is_one_of({choice, held}) && row.choice.empty()) return misplaced;
    if (row.kind == report && row.report.empty()) return misplaced;
    if (is_one_of({rules, pledged, called, opened, called_off, started, inherited}) && match_)
        return misplaced;
    return Done{};
}
Or<Done> Table::absorb(const Row& row, Millis at) {
    if (const Or<Done> fits = if_in_place(row); !fits) return fits;
    const auto choice = [&] { return match_->read_choice(json::parse(row.choice)); };
    switch (row.kind) {
        case Row::Kind::created: host_ = row.person; return read_setup(row.setup);
        case Row::Kind::seated: seat_person(row.seat, {row.person, row.text}, at); break;
        case Row::Kind::stood: empty_chair(row.seat, row.kind, at); break;
        case Row::Kind::kicked:
            if (!row.person.empty()) send_away(row.person);
            empty_chair(row.seat, row.kind, at);
            break;
        case Row::Kind::bot: put_bot(row.seat, row.text, at); break;
        case Row::Kind::ready:
            set_ready(row.seat, row.on, at);
            if (!row.text.empty()) contributions_[static_cast<std::size_t>(row.seat)] = row.text;
            break;
        case Row::Kind::pledged: set_pledge(row.seat, row.text, at); break;
        case Row::Kind::called: call_deal(at); break;
        case Row::Kind::opened: set_number(row.seat, row.text, at); break;
        case Row::Kind::called_off: call_off(row.on, at); break;
        case Row::Kind::host: set_host(row.person, at); break;
        case Row::Kind::rules: return set_rules(row.setup, row.on, at);
        case Row::Kind::started: return deal(at);
        case Row::Kind::choice: {
            const Or<AnyChoice> made = choice();
            if (!made) return made.refusal();
            if (const Or<Done> done = put({.seat = row.seat, .choice = *made, .by = row.by}, at); !done)
                return done;
            return if_same_chance(row);
        }
        case Row::Kind::timeout:
            if (const Or<Done> done = put({.seat = row.seat, .choice = {}, .by = row.by}, at); !done)
                return done;
            return if_same_chance(row);
        case Row::Kind::report: {
            const Or<Report> report = from_json(json::parse(row.report), Report{}, players_);
            if (!report) return report.refusal();
            if (report->seat != row.seat) return Refusal{"bad_row", "a report is of another seat", ""};
            if (const Or<Done> done = put_report(*report, at); !done) return done;
            return if_same_chance(row);
        }
        case Row::Kind::held: {
            const Or<AnyChoice> made = choice();
            if (!made) return made.refusal();
            hold(row.seat, *made, at);
            break;
        }
        case Row::Kind::undo: return take_back(row.seat, at);
        case Row::Kind::left: set_left(row.seat, at); break;
        case Row::Kind::back: set_back(row.seat, at); break;
        case Row::Kind::away: set_away(row.seat, row.on, at); break;
        case Row::Kind::autopass: set_autopass(row.seat, row.text, passing_in(row), at); break;
        case Row::Kind::rematch: link_rematch(row.text, at); break;
        case Row::Kind::inherited: {
            const Or<Legacy> legacy = read_legacy(row);
            if (!legacy) return legacy.refusal();
            inherit(*legacy, at);
            break;
        }
        case Row::Kind::closed: close(row.text, at); break;
        case Row::Kind::chat:
        case Row::Kind::mute:  // the talk at a table is no part of its game
        case Row::Kind::none: break;
    }
    return Done{};
}

void Table::record(Row row, Millis at) {
    if (!is_replaying_) rows_.push_back({.at = at, .json = write_row(row)});
}

Summary Table::summary() const {
    Summary summary{.phase = std::string(name_of(phase_)),
                    .is_listed = access_ == Access::open,
                    .host = host_,
                    .wake = 0,
                    .info = info_json("", {}, 0),
                    .people = {}};
    for (const auto& [seat, person] : people()) summary.people.push_back(person.id);
    // Only a table of days is put away while its clocks run.
    if (clock_ == Clock::days && phase_ == Phase::playing)
        for (Seat seat : owing())
            if (const Millis at = deadline_of(seat); at != never)
                summary.wake = std::min(summary.wake == 0 ? never : summary.wake, at - called_ahead);
    return summary;
}

void Table::link_rematch(const std::string& table, Millis now) {
    rematch_ = table;
    ++info_version_;
    record({.kind = Row::Kind::rematch, .text = table}, now);
}
void Table::close(const std::string& reason, Millis now) {
    if (phase_ == Phase::closed) return;
    phase_ = Phase::closed;
    closed_because_ = reason;
    ++info_version_, ++public_version_;
    record({.kind = Row::Kind::closed, .text = reason}, now);
}

void Table::note_change(Millis at) {
    const u64 version = public_version_ + info_version_;
    if (version != noted_version_) changed_ = at;
    noted_version_ = version;
}

}  // namespace fg::server
