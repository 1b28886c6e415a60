// SPDX-License-Identifier: Apache-2.0
#include "server/cluster.h"

#include <algorithm>

#include "common/complaint.h"
#include "server/caller.h"
#include "server/hub.h"
#include "server/sealed_pipe.h"

namespace fg::server {
namespace {

constexpr Millis line_patience = 2000;
constexpr Millis out_of_reach = 10'000;     // long after a server that is gone has been given up
constexpr Millis enough_for_others = 1000;  // to take the tables of who was given up
constexpr Millis route_idle = 60'000;
constexpr std::ptrdiff_t most_unknown = 64;  // lines of which nobody knows yet who calls
constexpr std::size_t texts_of_listing = 5;

HttpResponse not_reached() {
    return error_response(refused(Code::busy, "this table cannot be reached at the moment"));
}

Frame frame_of(const Listing& listing) {
    return {.kind = Frame::Kind::listed,
            .texts = {listing.table, listing.owner, listing.info, listing.phase,
                      packed({listing.epoch, listing.has_free_seat ? 1u : 0u,
                              static_cast<std::uint64_t>(listing.changed),
                              static_cast<std::uint64_t>(listing.since)})}};
}
std::optional<Listing> listing_of(const Frame& frame) {
    if (frame.texts.size() != texts_of_listing) return {};
    const std::vector<std::uint64_t> numbers = unpacked(frame.texts[4]);
    if (numbers.size() != 4) return {};
    return Listing{.table = frame.texts[0],
                   .epoch = numbers[0],
                   .phase = frame.texts[3],
                   .has_free_seat = numbers[1] != 0,
                   .changed = static_cast<Millis>(numbers[2]),
                   .since = static_cast<Millis>(numbers[3]),
                   .owner = frame.texts[1],
                   .info = frame.texts[2]};
}

}  // namespace

Cluster::Cluster(Parts parts) : parts_(std::move(parts)), lease_(parts_.storage, parts_.loop, parts_.times) {
    if (!parts_.sealer)
        parts_.sealer = [](PipePtr raw, const std::string& key, bool is_caller) {
            return SealedPipe::over(std::move(raw), key,
                                    is_caller ? SealedPipe::End::caller : SealedPipe::End::called);
        };
}
Cluster::~Cluster() = default;

void Cluster::begin(std::function<void(Or<Done>)> ready) {
    parts_.network.accept([this](PipePtr raw) { accepted(std::move(raw)); });
    lease_.begin(parts_.address,
                 {.roster = [this](const std::vector<LivingServer>& living) { follow(living); },
                  .renewed = [this] { parts_.hub.speak_again(); },
                  .lost = [this] { lost(); }},
                 std::move(ready));
    look_after_lines();
}
void Cluster::retire(std::function<void()> done) {
    on_loop([this, done = std::move(done)] {
        lease_.retire([this, done] {
            on_loop([this, done] {
                parts_.hub.say_goodbye();  // to those, too, whose tables are at work elsewhere
                close_lines();
                done();
            });
        });
    });
}
void Cluster::forget() {
    is_over_ = true;
    lease_.stop();
    for (const auto& [server, peer] : peers_)
        if (peer.pipe) peer.pipe->close();
    peers_.clear();
    routes_.clear();
    for (const auto& caller : std::exchange(callers_, {})) caller->close();
}
void Cluster::on_loop(std::function<void()> act) {
    parts_.loop.post([this, act = std::move(act)] {
        if (!is_over_) act();
    });
}
PipePtr Cluster::sealed(PipePtr raw, bool is_caller) const {
    return parts_.sealer(std::move(raw), lease_.key(), is_caller);
}

// ---- who is there ----

void Cluster::follow(const std::vector<LivingServer>& living) {
    std::map<std::uint64_t, std::string> others;
    std::size_t rank = 0;
    for (const LivingServer& one : living) {
        if (one.number != lease_.number()) others[one.number] = one.address;
        rank += one.number < lease_.number();
    }
    bool has_changed = false;
    for (auto next = peers_.begin(); next != peers_.end();) {
        const std::uint64_t server = next->first;
        ++next;
        if (others.contains(server)) continue;
        line_lost(server);
        peers_.erase(server);
        parts_.hub.forget_listings(server);
        has_changed = true;
    }
    for (const auto& [server, address] : others) {
        if (peers_.contains(server)) continue;
        peers_[server].address = address;
        connect(server);
    }
    if (!has_changed) return;
    const Hub::Part own{.rank = rank, .count = living.size()};
    parts_.hub.adopt(own);
    parts_.hub.show_again(own);
}
void Cluster::lost() {
    close_lines();
    listings_.clear();
    parts_.hub.abandon();
}
void Cluster::close_lines() {
    for (auto next = peers_.begin(); next != peers_.end();) {
        const std::uint64_t server = next->first;
        ++next;
        line_lost(server);
        parts_.hub.forget_listings(server);
    }
    peers_.clear();
    for (const auto& caller : std::exchange(callers_, {})) caller->close();
}
bool Cluster::is_reachable(std::uint64_t server) const {
    const std::lock_guard lock(mutex_);
    return reachable_.contains(server);
}
void Cluster::set_reachable(std::uint64_t server, bool is_so) {
    const std::lock_guard lock(mutex_);
    if (is_so && reachable_.insert(server).second) ++parts_.hub.metrics().others;
    if (!is_so && reachable_.erase(server) > 0) --parts_.hub.metrics().others;
}

// ---- lines ----

void Cluster::look_after_lines() {
    if (is_over_) return;
    for (auto next = peers_.begin(); next != peers_.end();) {
        const auto line = next++;
        look_after_line(line->first, line->second);
    }
    const Millis now = parts_.loop.now();
    std::erase_if(callers_, [now](const std::shared_ptr<Caller>& caller) {
        if (now - caller->heard() > line_patience) caller->close();
        return caller->is_closed();
    });
    look_after_routes();
    parts_.hub.set_cut_off(lease_.bad_for() > parts_.times.patience + enough_for_others);
    parts_.loop.wake(now + parts_.times.beat, [this] { look_after_lines(); });
}
void Cluster::look_after_line(std::uint64_t server, Peer& peer) {
    const Millis now = parts_.loop.now();
    if ((peer.pipe || peer.is_connecting) && now - peer.heard > line_patience) line_lost(server);
    complain_if_out_of_reach(peer);
    if (!peer.pipe && !peer.is_connecting) return connect(server);
    if (peer.is_open) peer.pipe->send(written({.kind = Frame::Kind::beat, .texts = {}}));
}
// To whoever runs it, once: most likely the other's --inner is an address that only its own machine knows.
void Cluster::complain_if_out_of_reach(Peer& peer) {
    const Millis now = parts_.loop.now();
    if (peer.is_open) peer.reached = now;
    if (peer.reached == 0) peer.reached = now;
    if (now - peer.reached < out_of_reach || std::exchange(peer.is_complained_of, true)) return;
    complain("another server on this database cannot be reached at " + peer.address +
             ": what visitors here ask of its tables has to wait");
}
bool Cluster::has_our_version(const Frame& hello) {
    if (hello.texts == std::vector{std::string(version_of_frames)}) return true;
    if (!std::exchange(has_met_another_version_, true))
        complain(
            "another server on this database is of another version and is not spoken to: "
            "what visitors here ask of its tables has to wait");
    return false;
}
void Cluster::connect(std::uint64_t server) {
    Peer& peer = peers_[server];
    peer.is_connecting = true;
    peer.heard = parts_.loop.now();
    const std::uint64_t attempt = peer.attempt = ++last_number_;
    parts_.network.connect(peer.address, [this, server, attempt](PipePtr raw) {
        const auto found = peers_.find(server);
        if (is_over_ || found == peers_.end() || found->second.attempt != attempt) {
            if (raw) raw->close();
            return;
        }
        found->second.is_connecting = false;
        if (raw) connected(server, std::move(raw));
    });
}
void Cluster::connected(std::uint64_t server, PipePtr raw) {
    Peer& peer = peers_[server];
    peer.pipe = sealed(std::move(raw), true);
    const auto is_current = [this, server, attempt = peer.attempt] {
        const auto found = peers_.find(server);
        return !is_over_ && found != peers_.end() && found->second.attempt == attempt;
    };
    peer.pipe->listen({.frame =
                           [this, server, is_current](const std::string& bytes) {
                               if (!is_current()) return;
                               const std::optional<Frame> frame = read_frame(bytes);
                               frame ? heard_from(server, *frame) : line_lost(server);
                           },
                       .closed =
                           [this, server, is_current] {
                               if (is_current()) line_lost(server);
                           }});
    peer.pipe->send(written({.kind = Frame::Kind::hello,
                             .number = lease_.number(),
                             .client = server,
                             .texts = {std::string(version_of_frames)}}));
}
void Cluster::heard_from(std::uint64_t server, const Frame& frame) {
    using enum Frame::Kind;
    Peer& peer = peers_[server];
    if (!peer.is_open && frame.kind != hello) return line_lost(server);
    peer.heard = parts_.loop.now();
    switch (frame.kind) {
        case hello:
            return frame.number == server && has_our_version(frame) ? welcomed(server) : line_lost(server);
        case beat: return;
        case tell: return told(server, frame);
        case moved: return this->moved(server, frame);
        case answer: return answered(peer, frame);
        case listed:
            if (const std::optional<Listing> listing = listing_of(frame))
                parts_.hub.note_listing(server, *listing);
            return;
        case unlisted:
            if (!frame.texts.empty()) parts_.hub.forget_listing(server, frame.texts[0]);
            return;
        case say:
        case gone:
        case ask: return line_lost(server);
    }
}
void Cluster::welcomed(std::uint64_t server) {
    peers_[server].is_open = true;
    set_reachable(server, true);
    parts_.hub.forget_listings(server);  // all of them follow
}
void Cluster::line_lost(std::uint64_t server) {
    Peer& peer = peers_[server];
    if (peer.pipe) peer.pipe->close();
    peer.pipe = nullptr;
    peer.attempt = 0;
    peer.is_open = peer.is_connecting = false;
    set_reachable(server, false);
    for (const auto& [number, answer] : std::exchange(peer.asked, {})) answer(not_reached());
    std::vector<std::uint64_t> ended;
    for (const auto& [number, route] : routes_)
        if (route.server == server) ended.push_back(number);
    for (const std::uint64_t number : ended) end_route(number);
}
bool Cluster::send_to(std::uint64_t server, const Frame& frame) {
    const auto found = peers_.find(server);
    if (found == peers_.end() || !found->second.is_open) return false;
    found->second.pipe->send(written(frame));
    return true;
}
// Strangers who hold the line keep nobody out: one of us proves itself at once, so whoever has not for longest goes.
void Cluster::make_way() {
    const auto is_unknown = [](const std::shared_ptr<Caller>& caller) { return !caller->is_known(); };
    if (std::count_if(callers_.begin(), callers_.end(), is_unknown) < most_unknown) return;
    const auto oldest = std::find_if(callers_.begin(), callers_.end(), is_unknown);
    (*oldest)->close();
    callers_.erase(oldest);
}
void Cluster::accepted(PipePtr raw) {
    if (is_over_ || lease_.number() == 0) return raw->close();
    make_way();
    const auto caller = std::make_shared<Caller>(parts_.hub, *this, sealed(std::move(raw), false));
    caller->welcome = [this](Caller& known) {
        for (const auto& [table, frame] : listings_) known.send(frame);
    };
    callers_.push_back(caller);
    caller->begin();
}

// ---- routes ----

std::uint64_t Cluster::open_route(std::uint64_t server, const std::string& table) {
    const std::uint64_t number = ++last_route_;
    on_loop([this, number, server, table] {
        routes_[number] = {
            .server = server, .table = table, .clients = {}, .numbers = {}, .used = parts_.loop.now()};
    });
    return number;
}
void Cluster::say(std::uint64_t route, const ClientPtr& client, std::string text) {
    on_loop([this, route, client, text = std::move(text)]() mutable {
        say_here(route, client, std::move(text));
    });
}
void Cluster::say_here(std::uint64_t number, const ClientPtr& client, std::string text) {
    const auto found = routes_.find(number);
    if (found == routes_.end()) return client->hang_up();
    Route& route = found->second;
    std::uint64_t& id = route.numbers[client];
    if (id == 0) {
        id = ++last_number_;
        route.clients[id] = client;
    }
    route.used = parts_.loop.now();
    ++parts_.hub.metrics().relayed;
    const Person person = client->guest()->person();
    const bool is_sent =
        send_to(route.server,
                {.kind = Frame::Kind::say,
                 .number = number,
                 .client = id,
                 .texts = {route.table, person.id, person.name, client->owner().address, std::move(text)}});
    if (!is_sent) end_route(number);
}
void Cluster::gone(std::uint64_t route, const ClientPtr& client) {
    on_loop([this, route, weak = std::weak_ptr<Client>(client)] { gone_here(route, weak); });
}
void Cluster::gone_here(std::uint64_t number, const std::weak_ptr<Client>& client) {
    const auto found = routes_.find(number);
    if (found == routes_.end()) return;
    Route& route = found->second;
    const auto known = route.numbers.find(client);
    if (known == route.numbers.end()) return;
    send_to(route.server,
            {.kind = Frame::Kind::gone, .number = number, .client = known->second, .texts = {}});
    route.clients.erase(known->second);
    route.numbers.erase(known);
}
void Cluster::told(std::uint64_t server, const Frame& frame) {
    const auto found = routes_.find(frame.number);
    if (found == routes_.end() || found->second.server != server || frame.texts.size() != 2) return;
    const Message message = message_of(frame.texts[0]);
    for (const std::uint64_t id : unpacked(frame.texts[1])) {
        const auto known = found->second.clients.find(id);
        if (known == found->second.clients.end()) continue;
        if (const ClientPtr client = known->second.lock()) client->send(message);
    }
}
void Cluster::moved(std::uint64_t server, const Frame& frame) {
    const auto found = routes_.find(frame.number);
    if (found != routes_.end() && found->second.server == server) end_route(frame.number);
}
void Cluster::end_route(std::uint64_t number) {
    const auto found = routes_.find(number);
    if (found == routes_.end()) return;
    const Route route = std::move(found->second);
    routes_.erase(found);
    for (const auto& [id, weak] : route.clients)
        if (const ClientPtr client = weak.lock()) client->hang_up();
    parts_.hub.route_ended(route.table, number);
}
// A client that never watched is not said to have gone.
void Cluster::forget_those_gone(Route& route, std::uint64_t number) {
    std::vector<std::weak_ptr<Client>> gone;
    for (const auto& [id, client] : route.clients)
        if (client.expired()) gone.push_back(client);
    for (const auto& client : gone) gone_here(number, client);
}
void Cluster::look_after_routes() {
    const Millis now = parts_.loop.now();
    std::vector<std::uint64_t> idle;
    for (auto& [number, route] : routes_) {
        forget_those_gone(route, number);
        if (!route.clients.empty()) route.used = now;
        if (now - route.used > route_idle) idle.push_back(number);
    }
    for (const std::uint64_t number : idle) end_route(number);
}

// ---- questions and the lobby ----

void Cluster::ask(std::uint64_t server, const Inquiry& inquiry, Answer answer) {
    on_loop([this, server, inquiry, answer = std::move(answer)] {
        const std::uint64_t number = ++last_number_;
        Frame frame{.kind = Frame::Kind::ask, .number = number, .texts = {inquiry.table}};
        for (const auto& [name, value] : inquiry.fields) {
            frame.texts.push_back(name);
            frame.texts.push_back(value);
        }
        if (!send_to(server, frame)) return answer(not_reached());
        ++parts_.hub.metrics().relayed;
        peers_[server].asked[number] = answer;
    });
}
void Cluster::answered(Peer& peer, const Frame& frame) {
    const auto found = peer.asked.find(frame.number);
    if (found == peer.asked.end() || frame.texts.size() != 3) return;
    const Answer answer = std::move(found->second);
    peer.asked.erase(found);
    answer({.status = static_cast<int>(frame.client),
            .type = frame.texts[0],
            .body = frame.texts[2],
            .set_cookie = {},
            .file_name = frame.texts[1]});
}
void Cluster::announce(const Listing& listing) {
    on_loop([this, frame = frame_of(listing)] {
        listings_[frame.texts[0]] = frame;
        tell_all_callers(frame);
    });
}
void Cluster::withdraw(const std::string& table) {
    on_loop([this, table] {
        listings_.erase(table);
        tell_all_callers({.kind = Frame::Kind::unlisted, .texts = {table}});
    });
}
void Cluster::tell_all_callers(const Frame& frame) {
    for (const auto& caller : callers_)
        if (caller->is_known()) caller->send(frame);
}

}  // namespace fg::server
