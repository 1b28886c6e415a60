// SPDX-License-Identifier: Apache-2.0
// Of several servers on one database: finding out who has a table at work, and passing on what is not for this server.
#include <algorithm>
#include <future>

#include "server/actor.h"
#include "server/hub.h"

namespace fg::server {
namespace {

constexpr std::size_t most_waiting = 200;
constexpr std::size_t most_envoys = 10'000;  // of a loop
constexpr Millis ask_again_after = 200;
constexpr Millis longest_search = 8000;
constexpr Millis adopt_every = 5000;
constexpr int most_adopted = 500;
constexpr Millis longest_adopted = 30LL * 24 * 60 * 60 * 1000;
constexpr Millis time_to_finish = 300, look_every = 5;

Refusal not_found_out() { return refused(Code::busy, "this table cannot be reached at the moment"); }

}  // namespace

void Hub::visit(std::size_t place, const std::string& id, Visit visit) {
    if (!is_shared()) return come_in(actor_on(place, id), visit);
    if (is_cut_off_ && !is_in_charge()) return turn_away(visit, not_found_out());
    const auto& actors = tables_of_loop_[place].actors;
    if (const auto found = actors.find(id); found != actors.end())
        return come_in(ActorPtr(found->second), visit);
    send_envoy(place, id, std::move(visit));
}
void Hub::come_in(const ActorPtr& actor, const Visit& visit) {
    if (visit.client) return actor->receive(visit.client, visit.asked);
    actor->enter(visit.here);
}
// A client that asked to watch would take a refusal for an answer: it is to come back and try again.
void Hub::turn_away(const Visit& visit, const Refusal& why) const {
    if (!visit.client) return visit.here(why);
    if (code_of(why) == Code::busy) return visit.client->hang_up();
    visit.client->send(error_message(visit.asked->ref, why));
}

void Hub::send_envoy(std::size_t place, const std::string& id, Visit visit) {
    auto& envoys = tables_of_loop_[place].envoys;
    if (is_leaving_) return turn_away(visit, not_found_out());
    const bool is_new = !envoys.contains(id);
    if (is_new && envoys.size() >= most_envoys) return turn_away(visit, not_found_out());
    Envoy& envoy = envoys[id];
    if (envoy.route != 0) return go_on(envoy, visit);
    if (envoy.waiting.size() >= most_waiting) return turn_away(visit, not_found_out());
    envoy.waiting.push_back(std::move(visit));
    if (!is_new) return;
    envoy.ticket = ++last_ticket_;
    envoy.since = now();
    ask_whose(place, id);
}
void Hub::go_on(const Envoy& envoy, const Visit& visit) {
    if (!visit.client) return visit.away(envoy.server);
    if (visit.client->is_relayed()) return visit.client->hang_up();
    cluster_->say(envoy.route, visit.client, visit.asked->text);
}

void Hub::ask_whose(std::size_t place, const std::string& id) {
    const std::uint64_t ticket = tables_of_loop_[place].envoys[id].ticket, own = server_number();
    // Without a lease nothing may be taken, and soon there is one, or all is lost.
    if (own == 0 || !is_in_charge()) return ask_again(place, id);
    parts_.storage.claim(own, id, [this, place, id, ticket, own](Or<Claim> claim) {
        parts_.loops[place]->post([this, place, id, ticket, own, claim = std::move(claim)] {
            if (is_closed_) return;
            const bool is_stale = own != server_number();
            told_whose(place, id, ticket, is_stale ? Or<Claim>(not_found_out()) : claim);
        });
    });
}
void Hub::told_whose(std::size_t place, const std::string& id, std::uint64_t ticket, const Or<Claim>& claim) {
    auto& envoys = tables_of_loop_[place].envoys;
    const auto found = envoys.find(id);
    if (found == envoys.end() || found->second.ticket != ticket) {
        const bool is_granted = claim && claim->owner != 0 && claim->owner == server_number();
        if (is_granted && found == envoys.end() && !tables_of_loop_[place].actors.contains(id))
            parts_.storage.release(id, claim->epoch);
        return;
    }
    if (!claim) return ask_again(place, id);
    if (claim->owner == 0) {
        note_owner(id, {});
        return dismiss(place, id, refused(Code::no_table, "there is no such table"));
    }
    if (claim->owner == server_number()) return take_charge(place, id, claim->epoch);
    if (!cluster_->is_reachable(claim->owner)) return ask_again(place, id);
    Envoy& envoy = found->second;
    envoy.server = claim->owner;
    envoy.route = cluster_->open_route(claim->owner, id);
    for (const Visit& visit : std::exchange(envoy.waiting, {})) go_on(envoy, visit);
}
void Hub::ask_again(std::size_t place, const std::string& id) {
    const Envoy& envoy = tables_of_loop_[place].envoys[id];
    if (now() - envoy.since > longest_search || is_leaving_) return dismiss(place, id, not_found_out());
    parts_.loops[place]->wake(now() + ask_again_after, [this, place, id, ticket = envoy.ticket] {
        const auto& envoys = tables_of_loop_[place].envoys;
        const auto found = envoys.find(id);
        if (!is_closed_ && found != envoys.end() && found->second.ticket == ticket) ask_whose(place, id);
    });
}
void Hub::dismiss(std::size_t place, const std::string& id, const Refusal& why) {
    const auto envoy = tables_of_loop_[place].envoys.extract(id);
    for (const Visit& visit : envoy.mapped().waiting) turn_away(visit, why);
}
void Hub::take_charge(std::size_t place, const std::string& id, std::uint64_t epoch) {
    ++metrics_.claims;
    const auto envoy = tables_of_loop_[place].envoys.extract(id);
    const ActorPtr actor = actor_on(place, id);
    actor->load_claimed(server_number(), epoch);
    for (const Visit& visit : envoy.mapped().waiting) come_in(actor, visit);
}
void Hub::route_ended(const std::string& table, std::uint64_t route) {
    const std::size_t place = place_of(table);
    parts_.loops[place]->post([this, place, table, route] {
        auto& envoys = tables_of_loop_[place].envoys;
        const auto found = envoys.find(table);
        if (found != envoys.end() && found->second.route == route) envoys.erase(found);
    });
}
void Hub::relayed_gone(const std::string& table, const ClientPtr& client) {
    const std::size_t place = place_of(table);
    parts_.loops[place]->post([this, place, table, client] {
        if (is_closed_) return;
        const auto& actors = tables_of_loop_[place].actors;
        const auto found = actors.find(table);
        if (found != actors.end()) found->second->gone(client);
        const auto envoy = tables_of_loop_[place].envoys.find(table);
        if (envoy == tables_of_loop_[place].envoys.end()) return;
        std::erase_if(envoy->second.waiting, [&](const Visit& one) { return one.client == client; });
    });
}

// ---- losing and taking over ----

void Hub::erase_actor(LoopTables& tables, const std::string& id) {
    const auto actor = tables.actors.extract(id);
    if (is_shared() && !actor.empty() && actor.mapped()->epoch() != 0)
        parts_.storage.release(id, actor.mapped()->epoch());
}
void Hub::lose_table(const std::string& id, const Actor* actor) {
    ++metrics_.lost;
    unlist_own(id);
    auto& actors = tables_of_loop_[place_of(id)].actors;
    const auto found = actors.find(id);
    if (found == actors.end() || found->second.get() != actor) return;
    const ActorPtr lost = found->second;
    actors.erase(found);
    lost->abandon();
}
// Who has it now says how it stands. If it does not, because the line to it is cut or the table is closed, nobody does.
void Hub::unlist_own(const std::string& id) {
    const std::lock_guard lock(mutex_);
    cluster_->withdraw(id);
    if (const auto found = listed_.find(id); found == listed_.end() || found->second.server != 0) return;
    listed_.erase(id);
    is_lobby_stale_ = true;
}
void Hub::abandon() {
    on_every_loop([this](LoopTables& tables) { abandon(tables); });
    const std::lock_guard lock(mutex_);
    std::erase_if(listed_, [](const auto& entry) { return entry.second.server == 0; });
    is_lobby_stale_ = true;
}
void Hub::abandon(LoopTables& tables) {
    const auto actors = std::exchange(tables.actors, {});
    const auto envoys = std::exchange(tables.envoys, {});
    metrics_.lost += actors.size();
    for (const auto& [id, actor] : actors) actor->abandon();
    for (const auto& [id, envoy] : envoys)
        for (const Visit& visit : envoy.waiting) turn_away(visit, not_found_out());
}
void Hub::speak_again() {
    on_every_loop([](const LoopTables& tables) {
        std::vector<ActorPtr> actors;  // who speaks may go
        for (const auto& [id, actor] : tables.actors) actors.push_back(actor);
        for (const ActorPtr& actor : actors) actor->speak_again();
    });
}
// Once; who comes later is turned away when they come. A proxy that asks for nobody's health would leave them here for ever.
void Hub::set_cut_off(bool is_so) {
    if (is_cut_off_.exchange(is_so) == is_so || !is_so) return;
    on_every_loop([](const LoopTables& tables) {
        std::vector<ActorPtr> actors;
        for (const auto& [id, actor] : tables.actors) actors.push_back(actor);
        for (const ActorPtr& actor : actors) actor->send_away();
    });
}
void Hub::on_every_loop(const std::function<void(LoopTables&)>& act) {
    for (std::size_t place = 0; place < tables_of_loop_.size(); ++place)
        parts_.loops[place]->post([this, place, act] {
            if (!is_closed_) act(tables_of_loop_[place]);
        });
}
void Hub::adopt(Part part) {
    if (is_closed_ || is_leaving_ || !is_in_charge()) return;
    parts_.storage.orphans(now() - longest_adopted, most_adopted,
                           [this, part](const Or<std::vector<std::string>>& tables) {
                               if (tables && !is_closed_) take_part(part, *tables);
                           });
}
// Who put a table away says in the lobby how it stands as long as that server lives, and nobody else does. It is put away again soon.
void Hub::show_again(Part part) {
    if (is_closed_ || is_leaving_ || !is_in_charge()) return;
    parts_.storage.put_away(now() - recently, most_adopted,
                            [this, part](Or<std::vector<std::string>> tables) {
                                if (!tables || is_closed_) return;
                                std::erase_if(*tables, [this](const auto& id) { return is_listed(id); });
                                take_part(part, *tables);
                            });
}
void Hub::take_part(Part part, const std::vector<std::string>& tables) {
    for (const std::string& id : tables)
        if (std::hash<std::string>{}(id + "?") % part.count == part.rank)
            with_table(id, [](const Or<Actor*>&) {});
}
bool Hub::is_listed(const std::string& id) {
    const std::lock_guard lock(mutex_);
    return listed_.contains(id);
}
void Hub::adopt_all() {
    if (is_closed_) return;
    adopt({});
    parts_.loops[0]->wake(now() + adopt_every, [this] { adopt_all(); });
}
// Nobody else may have it at work; who takes it meanwhile keeps it.
void Hub::remove_claimed(const std::string& id) {
    const std::size_t place = place_of(id);
    parts_.loops[place]->post([this, place, id] {
        if (is_closed_ || !is_in_charge() || tables_of_loop_[place].envoys.contains(id)) return;
        const auto& actors = tables_of_loop_[place].actors;
        const auto found = actors.find(id);
        if (found != actors.end() && !found->second->is_idle(now())) return;
        if (found != actors.end()) tables_of_loop_[place].actors.erase(id);
        unlist(id);
        parts_.storage.claim(server_number(), id, [this, id, own = server_number()](const Or<Claim>& claim) {
            if (claim && claim->owner == own) parts_.storage.remove(id, claim->epoch, [](const Or<Done>&) {});
        });
    });
}

// What is under way is finished first. From then on nobody is told anything, and whoever comes back finds the tables free.
void Hub::leave(std::function<void()> left) {
    is_leaving_ = true;
    finish(now() + time_to_finish, left);
}
void Hub::finish(Millis deadline, const std::function<void()>& left) {
    struct Looked {
        std::atomic<std::size_t> loops;
        std::atomic<int> busy = 0;
    };
    const auto count = std::make_shared<Looked>(tables_of_loop_.size());
    on_every_loop([this, deadline, left, count](const LoopTables& tables) {
        for (const auto& [id, actor] : tables.actors) count->busy += actor->is_storing();
        if (--count->loops > 0) return;
        if (count->busy == 0 || now() >= deadline) return cluster_->retire(left);
        parts_.loops[0]->post([this, deadline, left] {
            parts_.loops[0]->wake(now() + look_every, [this, deadline, left] {
                if (!is_closed_) finish(deadline, left);
            });
        });
    });
}
void Hub::hand_over() {
    if (!is_shared()) return;
    const auto done = std::make_shared<std::promise<void>>();
    leave([done] { done->set_value(); });
    done->get_future().wait_for(std::chrono::milliseconds(time_to_finish) + std::chrono::seconds(3));
}

// ---- questions ----

void Hub::inquire(Inquiry inquiry, Answer answer) {
    const std::size_t place = place_of(inquiry.table);
    parts_.loops[place]->post([this, place, inquiry = std::move(inquiry), answer = std::move(answer)] {
        if (is_closed_) return;
        const auto here = [this, inquiry, answer](Or<Actor*> actor) {
            if (!actor) return answer(error_response(actor.refusal()));
            try {
                if (inquiry["what"] == "own")
                    return answer({.body = standing_of(**actor, inquiry["person"])});
                on_inquiry(**actor, inquiry, answer);
            } catch (const std::exception& fault) {
                answer(error_response(refused(Code::busy, std::string(fault.what()))));
                throw;
            }
        };
        const auto away = [this, inquiry, answer](std::uint64_t server) {
            if (inquiry["relayed"].empty()) return cluster_->ask(server, inquiry, answer);
            answer(error_response(not_found_out()));
        };
        visit(place, inquiry.table, {.client = {}, .asked = {}, .here = here, .away = away});
    });
}
void Hub::inquire_here(Inquiry inquiry, Answer answer) {
    inquiry.fields["relayed"] = "yes";
    inquire(std::move(inquiry), std::move(answer));
}

// ---- the lobby ----

void Hub::note_listing(std::uint64_t server, const Listing& listing) {
    const std::lock_guard lock(mutex_);
    const bool was_here = listed_.contains(listing.table) && listed_[listing.table].server == 0;
    Listed& listed = listed_[listing.table];
    if (listed.epoch > listing.epoch) return;
    if (was_here) cluster_->withdraw(listing.table);
    Phase phase = Phase::closed;
    find_name(listing.phase, phase);
    listed = {.phase = phase,
              .has_free_seat = listing.has_free_seat,
              .changed = listing.changed,
              .since = listing.since,
              .owner = listing.owner,
              .info = listing.info,
              .server = server,
              .epoch = listing.epoch};
    is_lobby_stale_ = true;
}
void Hub::forget_listing(std::uint64_t server, const std::string& table) {
    const std::lock_guard lock(mutex_);
    const auto found = listed_.find(table);
    if (found == listed_.end() || found->second.server != server) return;
    listed_.erase(found);
    is_lobby_stale_ = true;
}
void Hub::forget_listings(std::uint64_t server) {
    const std::lock_guard lock(mutex_);
    std::erase_if(listed_, [&](const auto& entry) { return entry.second.server == server; });
    is_lobby_stale_ = true;
}

}  // namespace fg::server
