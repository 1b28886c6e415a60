// SPDX-License-Identifier: Apache-2.0
// What people ask of a table over their socket (docs/wire.md).
#include "common/json_text.h"
#include "server/actor.h"
#include "server/token.h"

namespace fg::server {
namespace {

namespace json = boost::json;

Seat seat_in(JsonObject& message) {
    const std::int64_t seat = message.number_or("seat", -1, {.least = 0, .most = max_seats - 1});
    return seat < 0 ? no_seat : seat_of(static_cast<int>(seat));
}
Or<std::string> as_reply(const Or<Done>& done) {
    if (!done) return done.refusal();
    return std::string();
}

}  // namespace

void Actor::receive(const ClientPtr& client, Request message) {
    // An answer need not wait until others are stored; what it did is told together with theirs.
    const bool may_overtake =
        state_ == State::storing && waiting_.empty() && JsonObject(*message).text_or("do", "") == "choose";
    auto work = [client, message = std::move(message)](Or<Actor*> entered) {
        const json::value* ref = message->if_contains("ref");
        if (!entered) return client->send(message_of(error_json(ref, entered.refusal())));
        Actor& self = **entered;
        JsonObject fields(*message);
        const std::string_view act = fields.text_or("do", "");
        if (act == "hint") return self.hint(client, message);
        if (act == "rematch") return self.rematch(client, message);
        const Or<std::string> done = self.act_on(client, fields);
        if (!done) {
            ++self.hub_.metrics().refused;
            return self.store_and_publish([client, message, refusal = done.refusal()](Or<Done>) {
                client->send(message_of(error_json(message->if_contains("ref"), refusal)));
            });
        }
        self.store_and_publish([client, message, more = *done](Or<Done> stored) {
            const json::value* number = message->if_contains("ref");
            if (!stored)
                client->send(message_of(error_json(number, stored.refusal())));
            else if (number != nullptr)
                client->send(message_of(ok_json(number, more)));
        });
    };
    if (may_overtake)
        guard([&] { work(Or<Actor*>(this)); });
    else
        enter(std::move(work));
}

Or<std::string> Actor::act_on(const ClientPtr& client, JsonObject& message) {
    const std::string_view act = message.text_or("do", "");
    const Person person = client->guest()->person();
    // Taking back and coming and going could otherwise go on for ever.
    const bool is_full = next_row_ > static_cast<std::uint64_t>(hub_.limits().rows_per_table);
    if (is_full && act != "choose" && act != "watch" && act != "unwatch")
        return Refusal{"full", "this table's book is full; only the game goes on", ""};
    if (act == "choose" || act == "undo" || act == "autopass") return act_in_play(person, message, act);
    if (find(client) == nullptr && !table_->may_enter(person, message.text_or("invite", "")))
        return Refusal{"no_table", "there is no such table, or it is by invitation", ""};
    if (act == "watch") return watch(client, message);
    if (act == "unwatch") return gone(client), std::string();
    if (act == "chat" || act == "emote" || act == "mute") return act_in_talk(person, message, act);
    return act_in_gathering(person, message, act);
}

Or<std::string> Actor::act_in_play(const Person& person, JsonObject& message, std::string_view act) {
    const Millis now = wall_clock();
    if (act == "undo") return as_reply(table_->undo(person, now));
    if (act == "autopass")
        return as_reply(table_->autopass(person, std::string(message.text_or("kind", "")),
                                         message.flag_or("on", false), now));
    const json::value* choice = message.find("choice");
    const std::int64_t question = message.number_or("question", -1);
    if (choice == nullptr || question < 0)
        return Refusal{"bad_message", "\"choose\" needs a question's number and a choice", ""};
    return as_reply(table_->choose(person, static_cast<u64>(question), *choice, now));
}

Or<std::string> Actor::act_in_gathering(const Person& person, JsonObject& message, std::string_view act) {
    const Millis now = wall_clock();
    const Seat seat = seat_in(message);
    if (act == "sit") return as_reply(table_->sit(person, seat, message.text_or("invite", ""), now));
    if (act == "stand") return as_reply(table_->stand(person, now));
    if (act == "leave") return as_reply(table_->leave(person, now));
    if (act == "kick") return as_reply(table_->kick(person, seat, now));
    if (act == "bot") {
        const std::string kind(message.text_or("kind", ""));
        if (!kind.empty() && !hub_.offered().has_bot(kind))
            return Refusal{"bad_option", "there is no such bot", ""};
        if (is_vanished(seat)) return as_reply(table_->stand_in(person, seat, kind, now));
        return as_reply(table_->set_bot(person, seat, kind, now));
    }
    const std::string contribution(message.text_or("contribution", ""));
    if (act == "ready")
        return as_reply(table_->ready(person, message.flag_or("ready", false), contribution, now));
    if (act == "start") {
        if (!contribution.empty())
            if (const Or<Done> done = table_->ready(person, true, contribution, now); !done)
                return done.refusal();
        return as_reply(table_->start(person, now));
    }
    return Refusal{"bad_message", "there is no such thing to do", ""};
}

Or<std::string> Actor::watch(const ClientPtr& client, JsonObject& message) {
    Subscription* known = find(client);
    if (known == nullptr) {
        subscriptions_.push_back({.client = client});
        known = &subscriptions_.back();
        presence_changed();
    }
    known->viewer = table_->viewer_of(client->guest()->id());
    known->next_event = static_cast<std::size_t>(std::max<std::int64_t>(0, message.number_or("since", -1)));
    known->public_version = known->seat_version = known->info_version = 0;
    known->wants_chat = true;
    known->has_view = false;
    return wishes_json(client->guest()->id()) + ",\"content\":" + table_->content_json();
}

// What this person has asked of the table for themselves; a page that is loaded anew must know it.
std::string Actor::wishes_json(const std::string& person) const {
    json::array muted, kinds;
    for (int seat = 0; seat < table_->players(); ++seat)
        if (talk_.is_muted(person, seat_of(seat))) muted.push_back(seat);
    for (const std::string& kind : table_->autopass_of(person)) kinds.push_back(json::string(kind));
    return ",\"muted\":" + json::serialize(muted) + ",\"autopass\":" + json::serialize(kinds);
}

Or<std::string> Actor::act_in_talk(const Person& person, JsonObject& message, std::string_view act) {
    const Millis now = wall_clock();
    const Seat own = table_->seat_of_person(person.id), seat = seat_in(message);
    if (act == "chat") return as_reply(talk_.say(person, own, message.text_or("text", ""), now));
    if (act == "emote") return as_reply(talk_.gesture(person, own, message.text_or("emote", ""), now));
    if (seat == no_seat || index_of(seat) >= table_->players())
        return Refusal{"no_seat", "there is no such seat", ""};
    return as_reply(talk_.mute(person, seat, message.flag_or("on", false), now));
}

void Actor::hint(const ClientPtr& client, const Request& message) {
    const Or<Thought> asked = table_->hint_for(client->guest()->person());
    if (!asked) return client->send(message_of(error_json(message->if_contains("ref"), asked.refusal())));
    auto self = shared_from_this();
    const AnyGame* game = &table_->game();
    hub_.workers().add([self, client, message, thought = *asked, game](Workers::Bots& bots) {
        std::optional<AnyChoice> choice;
        try {
            if (bots::AnyBot* bot = bots.find(*game, thought.bot))
                choice = bot->decide(*thought.view, {.ms = self->hub_.limits().bot_ms, .seed = thought.seed});
        } catch (const std::exception&) {
        }
        self->loop_.post([self, client, message, seat = thought.seat, choice] {
            if (self->hub_.is_closed()) return;
            self->enter([client, message, seat, choice](Or<Actor*> actor) {
                const json::value* ref = message->if_contains("ref");
                if (!actor || !choice || (*actor)->table().match() == nullptr ||
                    !(*actor)->table().match()->owing().has(seat))
                    return client->send(
                        message_of(error_json(ref, {"not_asked", "there is no hint to give", ""})));
                const AnyMatch& match = *(*actor)->table().match();
                std::string more;
                add_json(more, "choice", match.choice_json(*choice));
                add_text(more, "label", match.label(seat, *choice));
                client->send(message_of(ok_json(ref, more)));
            });
        });
    });
}

void Actor::rematch(const ClientPtr& client, const Request& message) {
    const auto reply = [client, message](const std::string& table) {
        client->send(message_of(ok_json(message->if_contains("ref"), ",\"table\":\"" + table + '"')));
    };
    const auto refuse = [client, message](const Refusal& refusal) {
        client->send(message_of(error_json(message->if_contains("ref"), refusal)));
    };
    const Person person = client->guest()->person();
    Or<json::object> form = table_->rematch_form(person);
    if (!form) return refuse(form.refusal());
    if (!table_->rematch().empty()) return reply(table_->rematch());
    if (std::exchange(is_rematch_pending_, true)) return refuse({"busy", "a rematch is being laid out", ""});
    Hub::Guests guests{.host = person, .others = {}, .table = id_};
    for (const auto& [seat, other] : table_->people())
        if (other.id != person.id) guests.others.emplace_back(seat, other);
    auto self = shared_from_this();
    hub_.create(std::move(*form), std::move(guests), [self, reply, refuse](Or<Hub::NewTable> made) {
        self->loop_.post([self, reply, refuse, made = std::move(made)] {
            self->is_rematch_pending_ = false;
            if (!made) return refuse(made.refusal());
            self->enter([reply, refuse, id = made->id](Or<Actor*> actor) {
                if (!actor) return refuse(actor.refusal());
                (*actor)->table().link_rematch(id, wall_clock());
                (*actor)->store_and_publish(
                    [reply, refuse, id](Or<Done> stored) { stored ? reply(id) : refuse(stored.refusal()); });
            });
        });
    });
}

}  // namespace fg::server
