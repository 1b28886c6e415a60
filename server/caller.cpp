// SPDX-License-Identifier: Apache-2.0
#include "server/caller.h"

#include "server/hub.h"

namespace fg::server {
namespace {

constexpr std::size_t texts_of_say = 5;
constexpr std::size_t most_ended = 10'000;  // the last ones: what is still said on a route is said soon

}  // namespace

void Caller::begin() {
    pipe_->listen({.frame =
                       [weak = weak_from_this()](const std::string& bytes) {
                           if (const auto self = weak.lock()) self->heard(bytes);
                       },
                   .closed =
                       [weak = weak_from_this()] {
                           if (const auto self = weak.lock()) self->close();
                       }});
}
void Caller::close() {
    if (std::exchange(is_closed_, true)) return;
    pipe_->close();
    for (const auto& [key, at] : std::exchange(clients_, {})) hub_.relayed_gone(at.table, at.client);
}
void Caller::send(const Frame& frame) {
    if (!is_closed_) pipe_->send(written(frame));
}
void Caller::on_loop(std::function<void(Caller&)> act) {
    if (cluster_.loop().is_here()) return act(*this);
    cluster_.loop().post([self = shared_from_this(), act = std::move(act)] { act(*self); });
}

void Caller::heard(const std::string& bytes) {
    const std::optional<Frame> frame = read_frame(bytes);
    if (is_closed_) return;
    if (!frame || (!is_known() && frame->kind != Frame::Kind::hello)) return close();
    heard_ = cluster_.loop().now();
    heard(*frame);
}
void Caller::heard(const Frame& frame) {
    using enum Frame::Kind;
    switch (frame.kind) {
        case hello: return this->hello(frame);
        case beat: return send({.kind = beat, .texts = {}});
        case say: return this->say(frame);
        case gone: return this->gone(frame);
        case ask: return this->ask(frame);
        case tell:
        case moved:
        case answer:
        case listed:
        case unlisted: return close();
    }
}
// Who calls must mean this very run of this server: another one may have had its address.
void Caller::hello(const Frame& frame) {
    const std::uint64_t own = cluster_.lease().number();
    if (is_known() || frame.client != own || own == 0 || frame.number == 0) return close();
    if (!cluster_.has_our_version(frame)) return close();
    from_ = frame.number;
    send({.kind = Frame::Kind::hello,
          .number = own,
          .client = from_,
          .texts = {std::string(version_of_frames)}});
    welcome(*this);
}
void Caller::say(const Frame& frame) {
    if (frame.texts.size() != texts_of_say) return close();
    if (ended_.contains(frame.number)) return;  // said before the other end knew
    const std::string &table = frame.texts[0], &person = frame.texts[1], &name = frame.texts[2];
    AtTable& at = clients_[{frame.number, frame.client}];
    if (at.client && at.client->guest()->id() != person) return close();  // nobody becomes somebody else
    if (!at.client) {
        const auto guest = std::make_shared<Guest>(StoredPerson{.id = person, .name = name});
        at = {std::make_shared<RelayedClient>(guest, frame.texts[3], weak_from_this(), frame.number,
                                              frame.client),
              table};
    }
    at.client->guest()->rename(name);
    hub_.receive_relayed(at.client, frame.texts[4]);
}
void Caller::gone(const Frame& frame) {
    const auto found = clients_.find({frame.number, frame.client});
    if (found == clients_.end()) return;
    hub_.relayed_gone(found->second.table, found->second.client);
    clients_.erase(found);
}
void Caller::ask(const Frame& frame) {
    if (frame.texts.empty() || frame.texts.size() % 2 == 0) return close();
    Inquiry inquiry{.table = frame.texts[0], .fields = {}};
    for (std::size_t i = 1; i + 1 < frame.texts.size(); i += 2)
        inquiry.fields[frame.texts[i]] = frame.texts[i + 1];
    hub_.inquire_here(std::move(inquiry),
                      [self = shared_from_this(), number = frame.number](const HttpResponse& found) {
                          self->on_loop([number, found](Caller& caller) {
                              caller.send({.kind = Frame::Kind::answer,
                                           .number = number,
                                           .client = static_cast<std::uint64_t>(found.status),
                                           .texts = {found.type, found.file_name, found.body}});
                          });
                      });
}

void Caller::tell(std::uint64_t route, std::uint64_t client, Message message) {
    on_loop([route, client, message = std::move(message)](Caller& caller) {
        caller.tell_here(route, client, message);
    });
}
// What many get goes over the line once.
void Caller::tell_here(std::uint64_t route, std::uint64_t client, const Message& message) {
    if (is_closed_) return;
    if (telling_.empty() || telling_.back().route != route || telling_.back().message != message)
        telling_.push_back({route, message, {}});
    telling_.back().clients.push_back(client);
    if (std::exchange(is_flushing_, true)) return;
    cluster_.loop().post([self = shared_from_this()] { self->flush(); });
}
void Caller::flush() {
    is_flushing_ = false;
    // The program may have been stopped in between, and what is to be told is no longer for this server to tell.
    if (!cluster_.lease().is_good()) return close();
    for (const Telling& one : std::exchange(telling_, {}))
        send({.kind = Frame::Kind::tell, .number = one.route, .texts = {*one.message, packed(one.clients)}});
}
// The other end lets go of all its clients there, and says no more of them.
void Caller::end(std::uint64_t route) {
    ended_.insert(route);
    if (ended_.size() > most_ended) ended_.erase(ended_.begin());
    for (auto at = clients_.lower_bound({route, 0}); at != clients_.end() && at->first.first == route;) {
        hub_.relayed_gone(at->second.table, at->second.client);
        at = clients_.erase(at);
    }
}
void Caller::moved(std::uint64_t route) {
    on_loop([route](Caller& caller) {
        caller.flush();
        caller.send({.kind = Frame::Kind::moved, .number = route, .texts = {}});
        caller.end(route);
    });
}

}  // namespace fg::server
