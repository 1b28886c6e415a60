// SPDX-License-Identifier: Apache-2.0
#include "server/hub.h"

#include <array>
#include <cmath>
#include <future>
#include <optional>
#include <unordered_set>

#include "common/complaint.h"
#include "match/message_read.h"
#include "server/actor.h"
#include "server/token.h"

namespace fg::server {
namespace {

namespace json = boost::json;

constexpr Millis sweep_every = 30'000;
constexpr Millis lobby_every = 1000;
constexpr Millis tidy_every = 10 * 60 * 1000;
constexpr Millis count_hosts_every = 5 * 60 * 1000;
constexpr Millis probe_every = 2000;
constexpr int most_tidied = 50;
constexpr int most_forgotten = 2000;
// Who goes on at more than so many messages beyond their rate is cut off.
constexpr double patience_per_second = 2, patience_burst = 400;
constexpr Millis day = 24LL * 60 * 60 * 1000;
constexpr Millis until_others_are_heard = 5000;  // what they have in the lobby
constexpr std::size_t most_listed = 100;
constexpr int most_own = 30;
constexpr std::size_t most_own_woken = 12;  // to see whose turn it is, a table must be in memory
constexpr int deepest_message = 16;
constexpr std::size_t longest_id = 40;

// A message and the memory it is made of: most fit into one piece.
struct Parsed {
    std::array<unsigned char, 1024> room;
    json::monotonic_resource memory{room.data(), room.size()};
    std::optional<json::value> value;
    Asked asked{.request = wire::TableRequest{}, .table = {}};

    const json::object& object() const { return value->get_object(); }
};

Or<std::shared_ptr<Parsed>> parse_message(std::string_view text) {
    boost::system::error_code error;
    const json::parse_options options{.max_depth = deepest_message};
    const auto parsed = std::make_shared<Parsed>();
    parsed->value.emplace(json::parse(text, error, &parsed->memory, options));
    if (error) return refused(Code::bad_message, "that is not JSON: " + error.message());
    if (!parsed->value->is_object()) return refused(Code::bad_message, "a message is a JSON object");
    return parsed;
}

Refusal nothing_to_do() { return refused(Code::bad_message, "there is no such thing to do"); }

// One of the messages of that variant, or what is wrong with it.
template <class Messages>
Or<Messages> read_one_of(std::string_view word, const json::object& object) {
    JsonObject fields(object);
    std::optional<Messages> message = read_message_of<Messages>(word, fields);
    if (!message) return nothing_to_do();
    if (!fields.is_sound()) return refused(Code::bad_message, fields.fault().message);
    return std::move(*message);
}

// The tables of one person while they are asked, each on its own loop, how they stand.
struct OwnTables {
    std::vector<StoredTable> tables;
    std::vector<SeatSet> asked;
    std::atomic<std::size_t> missing;

    explicit OwnTables(std::vector<StoredTable> stored)
        : tables(std::move(stored)), asked(tables.size()), missing(0) {}
    bool is_running(std::size_t i) const { return tables[i].summary.phase != name_of(Phase::over); }
    void take(std::size_t i, const HttpResponse& answer) {
        const std::size_t mark = answer.body.find(' ');
        if (answer.status != 200 || mark == std::string::npos) return;
        tables[i].summary.info = answer.body.substr(mark + 1);
        for (const char seat : answer.body.substr(0, mark)) asked[i].add(seat_of(seat - '0'));
    }
    std::string json() const {
        const auto write = [this](std::string& out) {
            out += '[';
            for (std::size_t i = 0; i < tables.size(); ++i) {
                if (i > 0) out += ',';
                const auto info = [&](std::string& to) { to += tables[i].summary.info; };
                out += message_json(
                    wire::OwnTable{.info = info, .asked = asked[i], .changed = tables[i].updated});
            }
            out += ']';
        };
        return message_json(wire::OwnTables{.tables = write});
    }
};

}  // namespace

// How a table stands: whom it asks, and what it shows this person.
std::string Hub::standing_of(Actor& actor, const std::string& person) {
    std::string seats;
    for (const Seat seat : actor.table().asked()) seats += static_cast<char>('0' + index_of(seat));
    return seats + ' ' + actor.info_for(person);
}

Message error_message(const json::value* ref, const Refusal& refusal) {
    wire::RefusedReply reply{.error = wire::error_of(refusal)};
    if (ref != nullptr && ref->is_number()) reply.ref = {.value = ref};
    return message_of(message_json(reply));
}

Hub::Hub(Parts parts)
    : parts_(std::move(parts)),
      people_(parts_.storage, *parts_.loops.front()),
      tables_of_loop_(parts_.loops.size()) {}

void Hub::wake_up(std::function<void(Or<Done>)> ready) {
    parts_.storage.hosts([this, ready = std::move(ready)](const Or<std::vector<HostedTable>>& tables) {
        if (!tables) return ready(tables.refusal());
        for (const auto& [id, host] : *tables) note_owner(id, {.address = {}, .person = host});
        open_house(ready);
    });
}
// Tables that began or ended on another server count here, too, if a little later.
void Hub::count_hosts_again() {
    if (is_closed_) return;
    parts_.storage.hosts([this](const Or<std::vector<HostedTable>>& tables) {
        if (!tables || is_closed_) return;
        std::unordered_set<std::string> running;
        for (const auto& [id, host] : *tables) {
            running.insert(id);
            note_owner(id, {.address = {}, .person = host});
        }
        const std::lock_guard lock(mutex_);
        std::vector<std::string> ended;
        for (const auto& [id, owner] : owners_)
            if (!running.contains(id)) ended.push_back(id);
        for (const std::string& id : ended) set_owner(id, {});
    });
    parts_.loops[0]->wake(now() + count_hosts_every, [this] { count_hosts_again(); });
}
void Hub::open_house(std::function<void(Or<Done>)> ready) {
    // By post: the storage may have called from a thread of its own, and a timer is its loop's.
    if (is_shared())
        parts_.loops[0]->post([this] {
            adopt_all();
            parts_.loops[0]->wake(now() + until_others_are_heard, [this] { show_again({}); });
            parts_.loops[0]->wake(now() + count_hosts_every, [this] { count_hosts_again(); });
        });
    for (std::size_t place = 0; place < tables_of_loop_.size(); ++place)
        parts_.loops[place]->post([this, place] { sweep(place); });
    parts_.loops[0]->post([this] { push_lobby(); });
    parts_.loops[0]->post([this] { tidy(); });
    if (is_shared()) return ready(Done{});
    parts_.storage.unfinished(20'000, [this, ready = std::move(ready)](Or<std::vector<StoredTable>> tables) {
        if (!tables) return ready(tables.refusal());
        const Millis time = now();
        for (const StoredTable& table : *tables) {
            const bool is_playing = table.summary.phase == name_of(Phase::playing);
            // Games by the day sleep until their clock or somebody wakes them.
            const bool is_wanted = is_playing && table.summary.wake == 0 && time - table.updated < 30 * day;
            const bool is_fresh = time - table.updated < recently;
            if (is_wanted || (is_fresh && table.summary.is_listed)) with_table(table.id, [](Or<Actor*>) {});
        }
        ready(Done{});
    });
}

std::size_t Hub::place_of(const std::string& id) const {
    return std::hash<std::string>{}(id) % tables_of_loop_.size();
}

ActorPtr Hub::actor_on(std::size_t place, const std::string& id) {
    ActorPtr& actor = tables_of_loop_[place].actors[id];
    if (!actor) actor = std::make_shared<Actor>(*this, *parts_.loops[place], id);
    return actor;
}

void Hub::with_table(const std::string& id, std::function<void(Or<Actor*>)> act) {
    const std::size_t place = place_of(id);
    // Whoever waits for an answer gets one, also if the table meets a fault in the program.
    auto answered = [act = std::move(act)](Or<Actor*> actor) {
        try {
            act(actor);
        } catch (const std::exception& fault) {
            act(refused(Code::busy, "something is wrong with this table: " + std::string(fault.what())));
            throw;
        }
    };
    const auto away = [answered](std::uint64_t) {
        answered(refused(Code::busy, "this table is at work elsewhere"));
    };
    parts_.loops[place]->post([this, place, id, answered, away] {
        if (!is_closed_) visit(place, id, {.client = {}, .asked = {}, .here = answered, .away = away});
    });
}

std::string Hub::new_id(const std::string& neighbour) const {
    std::string id = "t" + random_token(12);
    while (!neighbour.empty() && place_of(id) != place_of(neighbour)) id = "t" + random_token(12);
    return id;
}

void Hub::create(json::object form, Guests guests, std::function<void(Or<NewTable>)> made) {
    const std::string id = new_id(guests.table);
    const std::size_t place = place_of(id);
    parts_.loops[place]->post(
        [this, id, place, form = std::move(form), guests = std::move(guests), made = std::move(made)] {
            if (is_closed_) return;
            const Owner owner{guests.address, guests.host.id};
            if (!can_store() || !is_in_charge() || is_leaving_)
                return made(refused(Code::busy, "nothing can be stored at the moment"));
            if (!may_write(owner))
                return made(refused(Code::too_fast, "you have used up your share for now"));
            if (!take_table(id, owner)) return made(refused(Code::full, "you host too many tables already"));
            Or<std::unique_ptr<Table>> table = lay_out(id, form, guests);
            if (!table) {
                note_owner(id, {});
                return made(table.refusal());
            }
            const std::string invite = (*table)->invite();
            actor_on(place, id)->begin(std::move(*table), owner,
                                       [this, id, invite, made](const Or<Done>& stored) {
                                           if (stored) return made(NewTable{id, invite});
                                           note_owner(id, {});
                                           forget_if_idle(id);
                                           made(stored.refusal());
                                       });
        });
}
// A fault in a game's set-up is its own, and no reason to close the house.
Or<std::unique_ptr<Table>> Hub::lay_out(const std::string& id, const json::object& form,
                                        const Guests& guests) {
    try {
        const Millis time = now();
        Or<std::unique_ptr<Table>> table = Table::create(parts_.offered, id, form, guests.host, time);
        if (!table) return table;
        for (const auto& [seat, person] : guests.others) (*table)->seat_for_rematch(seat, person, time);
        if (guests.legacy) (*table)->inherit(*guests.legacy, time);
        return table;
    } catch (const std::exception& fault) {
        ++metrics_.faults;
        complain(std::string("a table could not be laid out: ") + fault.what());
        return refused(Code::busy, "something is wrong with this game");
    }
}
void Hub::forget_if_idle(const std::string& id) {
    const std::size_t place = place_of(id);
    parts_.loops[place]->post([this, place, id] {
        auto& actors = tables_of_loop_[place].actors;
        const auto found = actors.find(id);
        if (!is_closed_ && found != actors.end() && found->second->is_idle(now()))
            erase_actor(tables_of_loop_[place], id);
    });
}

void Hub::refuse(const ClientPtr& client, const json::value* ref, const Refusal& refusal) {
    ++metrics_.refused;
    client->send(error_message(ref, refusal));
}

Hub::Rate Hub::count_message(Client& client) {
    const Limits& limits = parts_.limits;
    if (client.bucket.take(limits.messages_per_second, limits.message_burst, now())) return Rate::fine;
    if (client.patience.take(patience_per_second, patience_burst, now())) return Rate::too_fast;
    ++metrics_.dropped;
    client.drop();
    return Rate::cut_off;
}
void Hub::receive(const ClientPtr& client, std::string_view text) {
    if (is_closed_) return;
    ++metrics_.messages;
    people_.note_visit(client->guest());
    const Rate rate = count_message(*client);
    if (rate == Rate::cut_off) return;
    if (text.size() > parts_.limits.message_bytes)
        return client->send(error_message(nullptr, refused(Code::too_big, "a message has at most 16 KiB")));
    const Or<std::shared_ptr<Parsed>> parsed = parse_message(text);
    if (!parsed) return refuse(client, nullptr, parsed.refusal());
    const json::object& message = (*parsed)->object();
    const json::value* ref = message.if_contains("ref");
    // What is beyond the largest number could not be written again.
    if (ref != nullptr && ref->is_double() && !std::isfinite(ref->get_double())) ref = nullptr;
    if (rate == Rate::too_fast)
        return refuse(client, ref, refused(Code::too_fast, "that is too much at once"));
    const std::string_view act = JsonObject(message).text_or("do", "");
    if (is_word_of<wire::HubRequest>(act)) {
        const Or<wire::HubRequest> asked = read_one_of<wire::HubRequest>(act, message);
        if (!asked) return refuse(client, ref, asked.refusal());
        return std::visit([&](const auto& request) { on(client, ref, request); }, *asked);
    }
    if (!message.contains("table")) return refuse(client, ref, nothing_to_do());
    const std::string_view table = JsonObject(message).text_or("table", "");
    if (table.empty() || table.size() > longest_id)
        return refuse(client, ref, refused(Code::no_table, "there is no such table"));
    (*parsed)->asked = {.request = read_one_of<wire::TableRequest>(act, message), .table = table, .ref = ref};
    if (is_shared()) (*parsed)->asked.text = text;
    pass_on(client, Request(*parsed, &(*parsed)->asked));
}
// The other server has read and counted it already.
void Hub::receive_relayed(const ClientPtr& client, const std::string& text) {
    const Or<std::shared_ptr<Parsed>> parsed = parse_message(text);
    if (is_closed_ || !parsed) return;
    const json::object& message = (*parsed)->object();
    const std::string_view table = JsonObject(message).text_or("table", "");
    const json::value* ref = message.if_contains("ref");
    if (ref != nullptr && ref->is_double() && !std::isfinite(ref->get_double())) ref = nullptr;
    const std::string_view act = JsonObject(message).text_or("do", "");
    (*parsed)->asked = {.request = read_one_of<wire::TableRequest>(act, message), .table = table, .ref = ref};
    const std::size_t place = place_of(std::string(table));
    parts_.loops[place]->post([this, place, client, asked = Request(*parsed, &(*parsed)->asked)] {
        if (!is_closed_)
            visit(place, std::string(asked->table),
                  {.client = client, .asked = asked, .here = {}, .away = {}});
    });
}

void Hub::receive_binary(const ClientPtr& client) {
    if (is_closed_ || count_message(*client) == Rate::cut_off) return;
    refuse(client, nullptr, refused(Code::bad_message, "messages are text"));
}

// How many tables one socket watches is bounded.
Or<Done> Hub::note_watched(Client& client, const Asked& asked) const {
    if (!asked.request) return Done{};
    if (std::holds_alternative<wire::Unwatch>(*asked.request)) std::erase(client.watched, asked.table);
    if (!std::holds_alternative<wire::Watch>(*asked.request) ||
        std::find(client.watched.begin(), client.watched.end(), asked.table) != client.watched.end())
        return Done{};
    if (client.watched.size() >= static_cast<std::size_t>(parts_.limits.watched_per_socket))
        return refused(Code::full, "you watch too many tables");
    client.watched.emplace_back(asked.table);
    return Done{};
}

void Hub::pass_on(const ClientPtr& client, Request asked) {
    const std::string table(asked->table);
    if (const Or<Done> noted = note_watched(*client, *asked); !noted)
        return client->send(error_message(asked->ref, noted.refusal()));
    const std::size_t place = place_of(table);
    // A socket is always on the same loop, so what it says of a table stays in order either way.
    Visit wish{.client = client, .asked = std::move(asked), .here = {}, .away = {}};
    if (parts_.loops[place]->is_here()) return visit(place, table, std::move(wish));
    parts_.loops[place]->post([this, table, place, wish = std::move(wish)]() mutable {
        if (!is_closed_) visit(place, table, std::move(wish));
    });
}

void Hub::on(const ClientPtr& client, const json::value* ref, const wire::Hello&) {
    const Person person = client->guest()->person();
    client->send(answer_to<wire::Hello>(ref, {.person = shown(person), .version = FG_VERSION}));
}
void Hub::on(const ClientPtr& client, const json::value* ref, const wire::Ping&) {
    client->send(answer_to<wire::Ping>(ref));
}
void Hub::on(const ClientPtr& client, const json::value* ref, const wire::SetLobby& request) {
    client->is_in_lobby = request.on;
    {
        const std::lock_guard lock(mutex_);
        if (client->is_in_lobby)
            lobby_.insert(client);
        else
            lobby_.erase(client);
    }
    client->send(answer_to<wire::SetLobby>(ref));
    if (client->is_in_lobby) client->send(lobby_push());
}

void Hub::came(const ClientPtr& client) {
    const std::lock_guard lock(mutex_);
    sockets_.insert(client);
    if (has_said_goodbye_) client->hang_up();
}
void Hub::gone(const ClientPtr& client) {
    if (is_closed_) return;
    {
        const std::lock_guard lock(mutex_);
        lobby_.erase(client);
        sockets_.erase(client);
    }
    for (const std::string& table : client->watched) {
        const std::size_t place = place_of(table);
        parts_.loops[place]->post([this, client, table, place] {
            if (is_closed_) return;
            const auto found = tables_of_loop_[place].actors.find(table);
            if (found != tables_of_loop_[place].actors.end()) found->second->gone(client);
            const auto envoy = tables_of_loop_[place].envoys.find(table);
            if (envoy == tables_of_loop_[place].envoys.end()) return;
            std::erase_if(envoy->second.waiting, [&](const Visit& one) { return one.client == client; });
            if (envoy->second.route != 0) cluster_->gone(envoy->second.route, client);
        });
    }
    client->watched.clear();
}

void Hub::list(const std::string& id, const Table& table, const Owner& owner, const std::string& info,
               std::uint64_t epoch) {
    const std::lock_guard lock(mutex_);
    Listed& listed = listed_[id];
    listed.server = 0;
    listed.epoch = epoch;
    listed.phase = table.phase();
    listed.has_free_seat = table.has_free_seat();
    listed.changed = now();
    if (listed.since == 0) listed.since = listed.changed;
    listed.owner = owner.address.empty() ? owner.person : owner.address;
    listed.info = info;
    is_lobby_stale_ = true;
    if (is_shared())
        cluster_->announce({.table = id,
                            .epoch = epoch,
                            .phase = std::string(name_of(listed.phase)),
                            .has_free_seat = listed.has_free_seat,
                            .changed = listed.changed,
                            .since = listed.since,
                            .owner = listed.owner,
                            .info = info});
}
void Hub::unlist(const std::string& id) {
    const std::lock_guard lock(mutex_);
    if (listed_.erase(id) == 0) return;
    is_lobby_stale_ = true;
    if (is_shared()) cluster_->withdraw(id);
}

// Counted in the same breath as it is looked at: many requests at once are many requests.
bool Hub::take_table(const std::string& id, const Owner& owner) {
    const std::lock_guard lock(mutex_);
    const auto count = [this](const std::string& who) {
        const auto found = hosted_.find(who);
        return found == hosted_.end() ? 0 : found->second;
    };
    if (count(owner.person) >= parts_.limits.tables_per_person) return false;
    if (!owner.address.empty() && count("@" + owner.address) >= parts_.limits.tables_per_address)
        return false;
    set_owner(id, owner);
    return true;
}
void Hub::note_owner(const std::string& id, const Owner& owner) {
    const std::lock_guard lock(mutex_);
    const auto known = owners_.find(id);
    // The address of a table that was put away is remembered here alone.
    const bool is_news = known == owners_.end() || known->second.person != owner.person ||
                         (known->second.address.empty() && !owner.address.empty());
    if (is_news) set_owner(id, owner);
}
void Hub::set_owner(const std::string& id, const Owner& owner) {
    if (const auto known = owners_.find(id); known != owners_.end()) {
        count_table(known->second, -1);
        owners_.erase(known);
    }
    if (owner.person.empty()) return;
    count_table(owner, +1);
    owners_[id] = owner;
}
void Hub::count_table(const Owner& owner, int change) {
    const auto add = [&](const std::string& who) {
        if ((hosted_[who] += change) <= 0) hosted_.erase(who);
    };
    add(owner.person);
    if (!owner.address.empty()) add("@" + owner.address);
}

bool Hub::may_write(const Owner& owner) {
    const double per_hour = parts_.limits.rows_per_hour;
    const Millis time = now();
    return rows_.has_some(owner.person, per_hour / 3600, per_hour, time) &&
           (owner.address.empty() ||
            rows_.has_some("@" + owner.address, per_hour / 1800, 2 * per_hour, time));
}
void Hub::note_rows(const Owner& owner, std::size_t count) {
    rows_.spend(owner.person, static_cast<double>(count));
    if (!owner.address.empty()) rows_.spend("@" + owner.address, static_cast<double>(count));
}

// Told of once when it begins and once when it ends, however many tables meet it.
void Hub::note_stored(const Or<Done>& result) {
    if (result || result.refusal().code != "not_stored") {
        if (!result || !is_failing_) return;
        stores_since_ = now();  // before anybody can think that their time has run out
        if (is_failing_.exchange(false)) complain("can store again");
        return;
    }
    const std::lock_guard lock(mutex_);
    failure_ = result.refusal().message;
    if (!is_failing_.exchange(true)) complain(failure_ + "; trying again until it can");
    if (!std::exchange(is_probing_, true)) parts_.loops[0]->post([this] { probe_storage(); });
}
void Hub::probe_storage() {
    if (is_closed_) return;
    if (can_store()) {
        const std::lock_guard lock(mutex_);
        is_probing_ = is_failing_;
        if (!is_probing_) return;
    }
    parts_.storage.probe([this](Or<Done> tried) {
        if (!is_closed_) note_stored(tried);
    });
    parts_.loops[0]->wake(now() + probe_every, [this] { probe_storage(); });
}
std::string Hub::complaint() {
    if (is_leaving_) return "this server is being stopped";
    if (!is_in_charge()) return "the database cannot be reached";
    if (can_store()) return {};
    const std::lock_guard lock(mutex_);
    return failure_;
}

std::vector<const Hub::Listed*> Hub::in_turn(std::vector<const Listed*> tables) {
    const auto newest = [](const Listed* a, const Listed* b) {
        return a->since != b->since ? a->since > b->since : a->info < b->info;
    };
    std::sort(tables.begin(), tables.end(), newest);
    std::unordered_map<std::string_view, int> of_owner;
    std::unordered_map<const Listed*, int> turn;
    for (const Listed* table : tables) turn[table] = of_owner[table->owner]++;
    std::sort(tables.begin(), tables.end(), [&](const Listed* a, const Listed* b) {
        return turn[a] != turn[b] ? turn[a] < turn[b] : newest(a, b);
    });
    if (tables.size() > most_listed) tables.resize(most_listed);
    return tables;
}
template <class Write>
auto Hub::with_lobby(Write&& write) {
    const std::lock_guard lock(mutex_);
    const Millis time = now();
    std::vector<const Listed*> open, watchable;
    for (const auto& [id, table] : listed_) {
        if (table.phase == Phase::gathering && table.has_free_seat) open.push_back(&table);
        if (table.phase == Phase::playing || (table.phase == Phase::over && time - table.changed < recently))
            watchable.push_back(&table);
    }
    const auto written = [](const std::vector<const Listed*>& tables) {
        return [&tables](std::string& out) {
            out += '[';
            for (const Listed* table : tables) {
                if (table != tables.front()) out += ',';
                out += table->info;
            }
            out += ']';
        };
    };
    open = in_turn(std::move(open));
    watchable = in_turn(std::move(watchable));
    const auto write_open = written(open), write_watchable = written(watchable);
    return write(wire::Lobby{.open = write_open, .watchable = write_watchable});
}
std::string Hub::lobby_json() {
    return with_lobby([](const wire::Lobby& lobby) { return message_json(lobby); });
}
void Hub::tables_of(const std::string& person, std::function<void(Or<std::string>)> found) {
    parts_.storage.tables_of(
        person, most_own, [this, person, found = std::move(found)](Or<std::vector<StoredTable>> stored) {
            if (!stored) return found(stored.refusal());
            const auto own = std::make_shared<OwnTables>(std::move(*stored));
            std::vector<std::size_t> awake;
            for (std::size_t i = 0; i < own->tables.size() && awake.size() < most_own_woken; ++i)
                if (own->is_running(i)) awake.push_back(i);
            own->missing = awake.size();
            if (awake.empty()) return found(own->json());
            for (const std::size_t i : awake)
                inquire({.table = own->tables[i].id, .fields = {{"what", "own"}, {"person", person}}},
                        [own, i, found](const HttpResponse& answer) {
                            own->take(i, answer);
                            if (--own->missing == 0) found(own->json());
                        });
        });
}
Message Hub::lobby_push() {
    return with_lobby(
        [](const wire::Lobby& lobby) { return message_of(message_json(wire::LobbyPush{.lobby = {lobby}})); });
}

void Hub::push_lobby() {
    if (is_closed_) return;
    std::vector<ClientPtr> to;
    {
        const std::lock_guard lock(mutex_);
        if (is_lobby_stale_) to.assign(lobby_.begin(), lobby_.end());
        is_lobby_stale_ = false;
    }
    if (!to.empty()) {
        const Message message = lobby_push();
        for (const ClientPtr& client : to) client->send(message);
    }
    parts_.loops[0]->wake(now() + lobby_every, [this] { push_lobby(); });
}

bool Hub::say_goodbye() {
    const std::lock_guard lock(mutex_);
    if (std::exchange(has_said_goodbye_, true)) return !sockets_.empty();
    const Message message = message_of(
        message_json(wire::ByePush{.reason = "the faire closes for a moment, and every game is kept"}));
    for (const ClientPtr& client : sockets_) client->send(message);
    return !sockets_.empty();
}
// What ends after this may take its time: bots that think, what waits to be stored. Nobody is to sit before a dead line meanwhile.
void Hub::hang_up() {
    {
        const std::lock_guard lock(mutex_);
        for (const ClientPtr& client : sockets_) client->hang_up();
    }
    for (Loop* loop : parts_.loops) {
        std::promise<void> done;
        loop->post([&] { done.set_value(); });
        done.get_future().wait();
    }
}

// Puts idle tables away and wakes those whose clock has run out.
void Hub::sweep(std::size_t place) {
    if (is_closed_) return;
    const Millis time = now();
    auto& actors = tables_of_loop_[place].actors;
    for (auto next = actors.begin(); next != actors.end();) {
        const ActorPtr actor = next->second;  // it may store and publish, and must outlive that
        ++next;
        if (is_in_charge() && actor->is_idle(time)) erase_actor(tables_of_loop_[place], actor->id());
    }
    if (place == 0) wake_due();
    parts_.loops[place]->wake(time + sweep_every, [this, place] { sweep(place); });
}
void Hub::wake_due() {
    {
        const std::lock_guard lock(mutex_);
        const Millis time = now();
        std::erase_if(listed_, [&](const auto& entry) {
            return entry.second.phase == Phase::over && time - entry.second.changed > recently;
        });
    }
    parts_.storage.due(now(), [this](Or<std::vector<std::string>> tables) {
        if (!tables || is_closed_) return;
        for (const std::string& id : *tables) with_table(id, [](Or<Actor*>) {});
    });
}

// Closes what nobody came back to, and deletes what nobody will look for any more; a little at a time.
void Hub::tidy() {
    if (is_closed_) return;
    const Millis time = now();
    const auto ago = [time](int days) { return time - days * day; };
    const Limits& limits = parts_.limits;
    parts_.storage.stale({.gathering = ago(1), .playing = ago(limits.close_days)}, most_tidied,
                         [this](const Or<std::vector<std::string>>& tables) {
                             if (!tables || is_closed_) return;
                             for (const std::string& id : *tables)
                                 with_table(id, [](Or<Actor*> actor) {
                                     if (actor) (*actor)->close("nobody came back");
                                 });
                         });
    parts_.storage.expired(
        {.closed = ago(limits.delete_days), .over = limits.keep_days == 0 ? 0 : ago(limits.keep_days)},
        most_tidied, [this](const Or<std::vector<std::string>>& tables) {
            if (!tables || is_closed_) return;
            for (const std::string& id : *tables) remove_if_idle(id);
        });
    if (limits.guest_days > 0)
        parts_.storage.forget_people(ago(limits.guest_days), most_forgotten, [](const Or<Done>&) {});
    parts_.loops[0]->wake(time + tidy_every, [this] { tidy(); });
}
void Hub::remove_if_idle(const std::string& id) {
    if (is_shared()) return remove_claimed(id);
    const std::size_t place = place_of(id);
    parts_.loops[place]->post([this, place, id] {
        if (is_closed_) return;
        auto& actors = tables_of_loop_[place].actors;
        if (const auto found = actors.find(id); found != actors.end()) {
            if (!found->second->is_idle(now())) return;
            actors.erase(found);
        }
        unlist(id);
        parts_.storage.remove(id, 0, [](const Or<Done>&) {});
    });
}

}  // namespace fg::server
