// SPDX-License-Identifier: Apache-2.0
// Making a table, who sits there, and reading it back from its log. The game itself is in table_play.cpp.
#include "server/table.h"

#include <sodium.h>

#include <algorithm>

#include "server/token.h"

namespace fg::server {
namespace {

namespace json = boost::json;

Refusal bad_option(const std::string& message) { return {"bad_option", message, ""}; }

// Reads a word of a form; a missing one leaves the default.
template <Named E>
Or<Done> read_word(const json::object& form, std::string_view key, E& value) {
    const json::value* word = form.if_contains(key);
    if (word == nullptr) return Done{};
    if (word->is_string() && find_name(std::string_view(word->get_string()), value)) return Done{};
    return bad_option("\"" + std::string(key) + "\" has no such value");
}

Or<Done> read_flag(const json::object& form, std::string_view key, bool& value) {
    const json::value* flag = form.if_contains(key);
    if (flag == nullptr) return Done{};
    if (!flag->is_bool()) return bad_option("\"" + std::string(key) + "\" must be true or false");
    value = flag->get_bool();
    return Done{};
}

std::string text_of(const json::object& form, std::string_view key) {
    const json::value* text = form.if_contains(key);
    return text != nullptr && text->is_string() ? std::string(text->get_string()) : std::string();
}

// The regulars who take a bot's chair, by its number.
constexpr std::array<std::string_view, max_seats> regulars{"Alys",  "Bram", "Cecily", "Dunstan",
                                                           "Edith", "Fulk", "Gwen",   "Hob"};

}  // namespace

Or<std::unique_ptr<Table>> Table::create(const House& house, const std::string& id,
                                         const json::object& request, const Person& host, Millis now) {
    const AnyGame* game = house.find_game(text_of(request, "game"));
    if (game == nullptr) return bad_option("there is no such game");
    json::object setup;
    for (const std::string_view key : {"game", "players", "options", "clock", "access", "hints", "pace"})
        if (const json::value* value = request.if_contains(key)) setup[key] = *value;
    setup["secret"] = SeededSource::to_hex(SeededSource::random_seed());
    setup["invite"] = random_token(18);

    std::unique_ptr<Table> table(new Table(*game, id));
    if (const Or<Done> read = table->read_setup(setup); !read) return read.refusal();
    table->host_ = host.id;
    Row row{.kind = Row::Kind::created, .person = host.id};
    row.setup = setup;
    table->record(std::move(row), now);
    if (const Or<Done> filled = table->fill_chairs(house, request.if_contains("seats"), host, now); !filled)
        return filled.refusal();
    bool starts = false;
    if (const Or<Done> read = read_flag(request, "start", starts); !read) return read.refusal();
    if (starts)
        if (const Or<Done> started = table->start(host, now); !started) return started.refusal();
    return table;
}

Or<Done> Table::read_setup(const json::object& setup) {
    const json::value* players = setup.if_contains("players");
    if (players == nullptr || !players->is_int64() || players->get_int64() < game_->min_players() ||
        players->get_int64() > game_->max_players())
        return bad_option(std::string(game_->title()) + " is for " + std::to_string(game_->min_players()) +
                          " to " + std::to_string(game_->max_players()) + " players");
    players_ = static_cast<int>(players->get_int64());
    if (const json::value* options = setup.if_contains("options")) {
        if (!options->is_object()) return bad_option("\"options\" must be an object");
        options_ = options->get_object();
    }
    if (const Or<Done> read = read_word(setup, "clock", clock_); !read) return read;
    if (const Or<Done> read = read_word(setup, "access", access_); !read) return read;
    if (const Or<Done> read = read_word(setup, "pace", pace_); !read) return read;
    if (const Or<Done> read = read_flag(setup, "hints", hints_); !read) return read;
    invite_ = text_of(setup, "invite");
    if (!SeededSource::from_hex(text_of(setup, "secret"), secret_)) return bad_option("the secret is torn");
    commitment_ = SeededSource::commitment(secret_);
    // Dealt once to find out whether the options can be played, and to have every option filled in.
    const auto trial =
        game_->start({.players = players_, .options = options_, .content = {}, .chance = {}, .names = {}});
    if (!trial) return bad_option(trial.refusal().message);
    options_ = (*trial)->setup().options;
    return Done{};
}

Or<Done> Table::fill_chairs(const House& house, const json::value* wanted, const Person& host, Millis now) {
    if (wanted == nullptr) return Done{};
    if (!wanted->is_array() || wanted->get_array().size() != static_cast<std::size_t>(players_))
        return bad_option("\"seats\" must be a list with one entry for each seat");
    int i = 0;
    for (const json::value& sitter : wanted->get_array()) {
        const Seat seat = seat_of(i++);
        if (sitter.is_null()) continue;
        if (!sitter.is_string()) return bad_option("a seat is null, \"me\" or a bot's name");
        const std::string word(sitter.get_string());
        if (word == "me") {
            if (seat_of_person(host.id) != no_seat) return bad_option("\"me\" can sit on one seat only");
            seat_person(seat, host, now);
        } else if (house.has_bot(word)) {
            put_bot(seat, word, now);
        } else {
            return bad_option("there is no bot called " + word);
        }
    }
    return Done{};
}

Or<std::unique_ptr<Table>> Table::load(const House& house, const std::string& id,
                                       const std::vector<LogRow>& rows, Millis now) {
    std::unique_ptr<Table> table;
    for (const LogRow& stored : rows) {
        const Or<Row> row = read_row(stored.json);
        if (!row) return row.refusal();
        if (!table) {
            const AnyGame* game = house.find_game(text_of(row->setup, "game"));
            if (game == nullptr) return Refusal{"no_table", "the game of this table is not in the house", ""};
            table.reset(new Table(*game, id));
            table->is_replaying_ = true;
        }
        if (const Or<Done> taken = table->absorb(*row, stored.at); !taken) return taken.refusal();
    }
    if (!table) return Refusal{"no_table", "there is no such table", ""};
    table->is_replaying_ = false;
    table->loaded_ = now;
    return table;
}

Or<Done> Table::absorb(const Row& row, Millis at) {
    const auto choice = [&] { return match_->read_choice(json::parse(row.choice)); };
    switch (row.kind) {
        case Row::Kind::created: host_ = row.person; return read_setup(row.setup);
        case Row::Kind::seated: seat_person(row.seat, {row.person, row.text}, at); break;
        case Row::Kind::stood:
        case Row::Kind::kicked: empty_chair(row.seat, row.kind, at); break;
        case Row::Kind::bot: put_bot(row.seat, row.text, at); break;
        case Row::Kind::ready: set_ready(row.seat, row.on, row.text, at); break;
        case Row::Kind::host: set_host(row.person, at); break;
        case Row::Kind::started: return deal(at);
        case Row::Kind::choice: {
            const Or<AnyChoice> made = choice();
            if (!made) return made.refusal();
            if (const Or<Done> done = put(row.seat, *made, row.by, at); !done) return done;
            if (match_->steps().back().chance == row.chance) return Done{};
            return Refusal{"bad_row", "the seed deals other outcomes than the ones stored", ""};
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
        case Row::Kind::away: set_away(row.seat, at); break;
        case Row::Kind::autopass: set_autopass(row.seat, row.text, row.on, at); break;
        case Row::Kind::rematch: link_rematch(row.text, at); break;
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
                    .wake = 0,
                    .info = info_json("", {}, 0)};
    // Only a table of days is put away while its clocks run.
    if (clock_ == Clock::days && phase_ == Phase::playing)
        for (Seat seat : owing())
            if (const Millis at = deadline_of(seat); at != never)
                summary.wake = summary.wake == 0 ? at : std::min(summary.wake, at);
    return summary;
}

bool Table::has_free_seat() const {
    for (Seat seat : seats())
        if (chair(seat).person.empty() && chair(seat).bot.empty()) return true;
    return false;
}
bool Table::may_enter(const Person& person, std::string_view invite) const {
    return access_ == Access::open || person.id == host_ || seat_of_person(person.id) != no_seat ||
           is_same_secret(invite, invite_);
}
Seat Table::seat_of_person(std::string_view person) const {
    if (person.empty()) return no_seat;
    for (Seat seat : seats())
        if (chair(seat).person == person) return seat;
    return no_seat;
}
Seat Table::viewer_of(std::string_view person) const {
    const Seat seat = seat_of_person(person);
    return seat != no_seat && chair(seat).has_left && phase_ == Phase::playing ? no_seat : seat;
}
std::vector<std::string> Table::autopass_of(std::string_view person) const {
    const Seat seat = seat_of_person(person);
    return seat == no_seat ? std::vector<std::string>() : chair(seat).autopass;
}
bool Table::is_bot_seat(Seat seat) const {
    const Chair& c = chair(seat);
    return c.person.empty() || c.has_left || c.is_away;
}
std::vector<std::pair<Seat, Person>> Table::people() const {
    std::vector<std::pair<Seat, Person>> list;
    for (Seat seat : seats())
        if (const Chair& c = chair(seat); !c.person.empty()) list.push_back({seat, {c.person, c.name}});
    return list;
}
Or<Seat> Table::own_seat(const Person& person) const {
    const Seat seat = seat_of_person(person.id);
    if (seat == no_seat) return Refusal{"no_seat", "you have no seat at this table", ""};
    return seat;
}
std::string Table::shown_name(Seat seat) const {
    const Chair& c = chair(seat);
    if (!c.person.empty()) return c.name;
    return c.bot.empty() ? std::string() : std::string(regulars[static_cast<std::size_t>(seat)]);
}

Or<Done> Table::sit(const Person& person, Seat seat, std::string_view invite, Millis now) {
    if (!may_enter(person, invite)) return Refusal{"no_table", "this table is by invitation", ""};
    if (!seats().has(seat)) return Refusal{"no_seat", "there is no such seat", ""};
    const Seat own = seat_of_person(person.id);
    if (own == seat) {
        if (chair(seat).has_left || chair(seat).is_away) set_back(seat, now);
        if (phase_ == Phase::gathering) take_name(seat, person, now);
        return Done{};
    }
    if (phase_ != Phase::gathering && phase_ != Phase::playing)
        return Refusal{"over", "the game is over", ""};
    if (!chair(seat).person.empty()) return Refusal{"seat_taken", "somebody sits there", ""};
    if (own != no_seat && phase_ == Phase::playing)
        return Refusal{"seat_taken", "you already have a seat", ""};
    if (own != no_seat) empty_chair(own, Row::Kind::stood, now);
    seat_person(seat, person, now);
    return Done{};
}

Or<Done> Table::stand(const Person& person, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::gathering) return Refusal{"over", "the game has begun; you can leave it", ""};
    empty_chair(*seat, Row::Kind::stood, now);
    pass_host_from(person.id, now);
    return Done{};
}

Or<Done> Table::leave(const Person& person, Millis now) {
    if (phase_ == Phase::gathering) return stand(person, now);
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::playing) return Done{};
    if (!chair(*seat).has_left) set_left(*seat, now);
    pass_host_from(person.id, now);
    return Done{};
}

Or<Done> Table::set_bot(const Person& person, Seat seat, const std::string& kind, Millis now) {
    if (person.id != host_) return Refusal{"not_host", "only the host seats bots", ""};
    if (!seats().has(seat)) return Refusal{"no_seat", "there is no such seat", ""};
    const bool is_taken = !chair(seat).person.empty() && !(phase_ == Phase::playing && chair(seat).has_left);
    if (is_taken) return Refusal{"seat_taken", "somebody sits there", ""};
    if (phase_ == Phase::over || phase_ == Phase::closed) return Refusal{"over", "the game is over", ""};
    if (kind.empty() && phase_ == Phase::playing)
        return Refusal{"not_ready", "the game needs somebody there", ""};
    put_bot(seat, kind, now);
    return Done{};
}

Or<Done> Table::stand_in(const Person& person, Seat seat, const std::string& kind, Millis now) {
    if (const Or<Seat> own = own_seat(person); !own) return own.refusal();
    if (phase_ != Phase::playing) return Refusal{"over", "the game is not in play", ""};
    if (!seats().has(seat) || is_bot_seat(seat)) return Refusal{"no_seat", "a bot plays there already", ""};
    if (kind.empty()) return Refusal{"not_ready", "the game needs somebody there", ""};
    put_bot(seat, kind, now);
    set_away(seat, now);
    return Done{};
}

Or<Done> Table::kick(const Person& person, Seat seat, Millis now) {
    if (person.id != host_) return Refusal{"not_host", "only the host may do that", ""};
    if (!seats().has(seat) || chair(seat).person.empty()) return Refusal{"no_seat", "nobody sits there", ""};
    if (chair(seat).person == person.id) return Refusal{"no_seat", "you can stand up instead", ""};
    if (phase_ != Phase::gathering && phase_ != Phase::playing)
        return Refusal{"over", "the game is over", ""};
    empty_chair(seat, Row::Kind::kicked, now);
    return Done{};
}

Or<Done> Table::ready(const Person& person, bool is_ready, const std::string& contribution, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (phase_ != Phase::gathering) return Refusal{"over", "the game has begun", ""};
    SeededSource::Seed bytes{};
    if (!contribution.empty() && !SeededSource::from_hex(contribution, bytes))
        return Refusal{"bad_message", "a contribution is 64 hexadecimal digits", ""};
    set_ready(*seat, is_ready, contribution, now);
    return Done{};
}

Or<Done> Table::start(const Person& person, Millis now) {
    if (person.id != host_) return Refusal{"not_host", "only the host starts the game", ""};
    if (phase_ != Phase::gathering) return Refusal{"over", "the game has begun", ""};
    for (Seat seat : seats()) {
        const Chair& c = chair(seat);
        if (c.person.empty() && c.bot.empty()) return Refusal{"not_ready", "a seat is still empty", ""};
        if (!c.person.empty() && c.person != host_ && !c.is_ready)
            return Refusal{"not_ready", c.name + " is not ready yet", ""};
    }
    return deal(now);
}

Or<json::object> Table::rematch_form(const Person& person) const {
    if (const Or<Seat> seat = own_seat(person); !seat) return seat.refusal();
    if (phase_ != Phase::over) return Refusal{"not_ready", "this game is not over yet", ""};
    json::object form{{"game", game_->id()},      {"players", players_},        {"options", options_},
                      {"clock", name_of(clock_)}, {"access", name_of(access_)}, {"pace", name_of(pace_)},
                      {"hints", hints_}};
    json::array chairs;
    for (Seat seat : seats()) {
        const Chair& c = chair(seat);
        chairs.push_back(c.person == person.id ? json::value("me")
                         : c.person.empty()    ? json::value(c.bot)
                                               : json::value(nullptr));
    }
    form["seats"] = std::move(chairs);
    return form;
}

void Table::seat_person(Seat seat, const Person& person, Millis now) {
    Chair& c = chair(seat);
    c.person = person.id;
    c.name = person.name.empty() ? "Guest" : person.name;
    c.bot.clear();
    c.is_ready = c.has_left = c.is_away = false;
    c.bot_choice.reset();
    ++info_version_, ++c.version;
    record({.kind = Row::Kind::seated, .seat = seat, .person = c.person, .text = c.name}, now);
}
// Whoever has named himself anew shows it, and stays as ready as he was.
void Table::take_name(Seat seat, const Person& person, Millis now) {
    if (person.name.empty() || person.name == chair(seat).name) return;
    const bool was_ready = chair(seat).is_ready;
    seat_person(seat, person, now);
    if (was_ready) set_ready(seat, true, "", now);
}
void Table::empty_chair(Seat seat, Row::Kind why, Millis now) {
    Chair& c = chair(seat);
    c.person.clear();
    c.name.clear();
    c.held.reset();
    c.autopass.clear();
    c.is_ready = c.has_left = c.is_away = c.is_thinking = false;
    // Once dealt, what went into the seed stays known.
    if (phase_ == Phase::gathering) contributions_[static_cast<std::size_t>(seat)].clear();
    if (phase_ == Phase::playing) c.bot = "sage";
    ++info_version_, ++c.version;
    record({.kind = why, .seat = seat}, now);
}
void Table::put_bot(Seat seat, const std::string& kind, Millis now) {
    Chair& c = chair(seat);
    c.bot = kind;
    ++info_version_;
    record({.kind = Row::Kind::bot, .seat = seat, .text = kind}, now);
}
void Table::set_ready(Seat seat, bool is_ready, const std::string& contribution, Millis now) {
    chair(seat).is_ready = is_ready;
    if (!contribution.empty()) contributions_[static_cast<std::size_t>(seat)] = contribution;
    ++info_version_;
    record({.kind = Row::Kind::ready, .seat = seat, .on = is_ready, .text = contribution}, now);
}
void Table::set_host(const std::string& person, Millis now) {
    host_ = person;
    ++info_version_;
    record({.kind = Row::Kind::host, .person = person}, now);
}
// The host's rights go to the next person in seat order.
void Table::pass_host_from(const std::string& person, Millis now) {
    if (person != host_) return;
    for (Seat seat : seats())
        if (const Chair& c = chair(seat); !c.person.empty() && !c.has_left) return set_host(c.person, now);
    if (phase_ == Phase::gathering) close("everybody left", now);
}
void Table::set_left(Seat seat, Millis now) {
    chair(seat).has_left = true;
    if (chair(seat).bot.empty()) chair(seat).bot = "sage";
    ++info_version_;
    record({.kind = Row::Kind::left, .seat = seat}, now);
}
void Table::set_away(Seat seat, Millis now) {
    chair(seat).is_away = true;
    if (chair(seat).bot.empty()) chair(seat).bot = "sage";
    ++info_version_;
    record({.kind = Row::Kind::away, .seat = seat}, now);
}
void Table::set_back(Seat seat, Millis now) {
    Chair& c = chair(seat);
    c.has_left = c.is_away = c.is_thinking = false;
    c.expired = 0;
    c.bot_choice.reset();
    c.opened = std::max(c.opened, now);  // a fresh clock for who comes back in mid-question
    ++info_version_, ++c.version;
    record({.kind = Row::Kind::back, .seat = seat}, now);
}
void Table::set_autopass(Seat seat, const std::string& kind, bool on, Millis now) {
    auto& kinds = chair(seat).autopass;
    std::erase(kinds, kind);
    if (on) kinds.push_back(kind);
    record({.kind = Row::Kind::autopass, .seat = seat, .on = on, .text = kind}, now);
}
void Table::link_rematch(const std::string& table, Millis now) {
    rematch_ = table;
    ++info_version_;
    record({.kind = Row::Kind::rematch, .text = table}, now);
}
void Table::close(const std::string& reason, Millis now) {
    if (phase_ == Phase::closed) return;
    phase_ = Phase::closed;
    ++info_version_, ++public_version_;
    record({.kind = Row::Kind::closed, .text = reason}, now);
}

SeededSource::Seed Table::seed() const {
    crypto_hash_sha256_state hash;
    crypto_hash_sha256_init(&hash);
    // Without this word a table nobody contributed to would deal from its published commitment.
    constexpr unsigned char word[] = {'d', 'e', 'a', 'l'};
    crypto_hash_sha256_update(&hash, word, sizeof word);
    crypto_hash_sha256_update(&hash, secret_.data(), secret_.size());
    for (Seat seat : seats()) {
        SeededSource::Seed part{};
        if (SeededSource::from_hex(contributions_[static_cast<std::size_t>(seat)], part))
            crypto_hash_sha256_update(&hash, part.data(), part.size());
    }
    SeededSource::Seed seed{};
    crypto_hash_sha256_final(&hash, seed.data());
    return seed;
}

Secrets Table::secrets() const {
    FG_CHECK(phase_ == Phase::over);
    return {.secret = secret_, .contributions = {contributions_.begin(), contributions_.begin() + players_}};
}

}  // namespace fg::server
