// SPDX-License-Identifier: Apache-2.0
// What people ask of a table over their socket (server/wire.h).
#include <algorithm>

#include "common/utf8.h"
#include "server/actor.h"
#include "server/token.h"

namespace fg::server {
namespace {

namespace json = boost::json;

template <class T, class... Others>
constexpr bool is_one_of = (std::is_same_v<T, Others> || ...);

// A table whose book is full takes only these.
template <class T>
constexpr bool goes_on_for_ever =
    is_one_of<T, wire::Choose, wire::Draft, wire::Watch, wire::Unwatch, wire::PlaySkill, wire::ShowText,
              wire::Sketch, wire::SetCamera, wire::Signal>;
// What somebody could do again and again without getting anywhere.
template <class T>
constexpr bool is_fidget = is_one_of<T, wire::SetReady, wire::Sit, wire::Stand, wire::Leave, wire::SetBot,
                                     wire::Kick, wire::ChangeRules, wire::Undo, wire::Autopass>;
// Leaves nothing in the log.
template <class T>
constexpr bool writes_nothing = is_one_of<T, wire::Draft, wire::Watch, wire::Unwatch, Refusal, wire::ShowText,
                                          wire::Sketch, wire::SetCamera, wire::Signal>;
// Only for who has a seat, which is more than to be let in.
template <class T>
constexpr bool needs_seat = is_one_of<T, wire::Choose, wire::Draft, wire::Undo, wire::Autopass,
                                      wire::PlaySkill, wire::ShowText, wire::Sketch, wire::SetCamera>;

// Nothing if it is no list of whole numbers of that range, or a longer one.
std::optional<std::vector<int>> numbers_in(const json::value& value, int most, std::size_t longest) {
    if (!value.is_array() || value.get_array().size() > longest) return std::nullopt;
    std::vector<int> numbers;
    for (const json::value& one : value.get_array()) {
        if (!one.is_int64() || one.get_int64() < 0 || one.get_int64() > most) return std::nullopt;
        numbers.push_back(static_cast<int>(one.get_int64()));
    }
    return numbers;
}

template <class T>
std::string_view invite_in(const T& request) {
    if constexpr (requires { request.invite; })
        return request.invite.value_or("");
    else
        return {};
}

}  // namespace

void Actor::receive(const ClientPtr& client, Request asked) {
    // An answer need not wait until others are stored; what it did is told together with theirs.
    const bool may_overtake = state_ == State::storing && in_flight_ > 0 && is_in_charge() &&
                              waiting_.empty() && asked->request &&
                              std::holds_alternative<wire::Choose>(*asked->request);
    auto work = [client, asked = std::move(asked)](Or<Actor*> entered) {
        const Call call{{.client = client, .asked = asked}, client->guest()->person()};
        if (!entered) return call.refuse(entered.refusal());
        if (!asked->request) return (*entered)->carry_out(call, asked->request.refusal());
        std::visit([&](const auto& request) { (*entered)->carry_out(call, request); }, *asked->request);
    };
    if (may_overtake)
        guard([&] { work(Or<Actor*>(this)); });
    else
        enter(std::move(work));
}

template <class T>
void Actor::carry_out(const Call& call, const T& request) {
    const Caller& caller = call;
    asker_ = call.client.get();
    const auto is_done = [this](const Client*) { asker_ = nullptr; };
    const std::unique_ptr<const Client, decltype(is_done)> asking(asker_, is_done);
    const auto done = answering(caller, [&] {
        const Or<Done> allowed = may_ask(call, request);
        return allowed ? on(call, request) : allowed.refusal();
    });
    if (!done) {
        ++hub_.metrics().refused;
        // It may rest on what could not be stored, and then it is not so.
        return store_and_publish([caller, refusal = done.refusal()](const Or<Done>& stored) {
            caller.refuse(stored ? refusal : stored.refusal());
        });
    }
    store_and_publish([caller, done](Or<Done> stored) {
        if (!stored) return caller.refuse(stored.refusal());
        if (!caller.wants_answer()) return;
        if constexpr (std::is_same_v<decltype(done), const Or<Message>>)
            caller.client->send(*done);
        else if constexpr (!std::is_same_v<T, Refusal>) {
            static_assert(!HasFields<typename T::Answer>, "this request has an answer of its own");
            caller.client->send(answer_to<T>(caller.asked->ref));
        }
    });
}

template <class T>
Or<Done> Actor::may_ask(const Call& call, const T& request) {
    // Taking back and coming and going could otherwise go on for ever.
    if (!goes_on_for_ever<T> && next_row_ > static_cast<std::uint64_t>(hub_.limits().rows_per_table))
        return refused(Code::full, "this table's book is full; only the game goes on");
    if (!needs_seat<T> && find(call.client) == nullptr && !table_->may_enter(call.person, invite_in(request)))
        return refused(Code::no_table, "there is no such table, or it is by invitation");
    if constexpr (!writes_nothing<T>)
        if (const Or<Done> may = may_write(call); !may) return may;
    if constexpr (is_fidget<T>)
        if (const Or<Done> may = may_fidget(call); !may) return may;
    return Done{};
}
Or<Done> Actor::may_write(const Call& call) {
    if (!hub_.can_store())
        return refused(Code::busy, "nothing can be stored at the moment; please try again");
    if (!hub_.may_write(call.client->owner()))
        return refused(Code::too_fast, "you have used up your share of this house for now");
    // Whatever others do, the host can still send them away and begin.
    const auto most = static_cast<std::uint64_t>(hub_.limits().rows_per_table);
    if (table_->phase() == Phase::gathering && next_row_ > most / 2 && call.person.id != table_->host())
        return refused(Code::full, "this table's book is full; only its host can go on");
    return Done{};
}
Or<Done> Actor::may_fidget(const Call& call) {
    constexpr double per_second = 0.5, burst = 24;
    constexpr std::size_t most_people = 1000;
    if (fidgets_.size() > most_people) fidgets_.clear();
    if (fidgets_[call.person.id].take(per_second, burst, loop_.now())) return Done{};
    return refused(Code::too_fast, "please take a breath before you change that again");
}

// The message could not be read.
Or<Done> Actor::on(const Call&, const Refusal& fault) { return fault; }

Or<Message> Actor::on(const Call& call, const wire::Watch& request) {
    Subscription* known = find(call.client);
    if (known == nullptr) {
        subscriptions_.push_back({.client = call.client});
        known = &subscriptions_.back();
        presence_changed();
    }
    if (address_.empty() || call.person.id == table_->host()) address_ = call.client->owner().address;
    known->viewer = table_->viewer_of(call.person.id);
    known->next_event = static_cast<std::size_t>(std::max<std::int64_t>(0, request.since.value_or(0)));
    known->public_version = known->seat_version = known->info_version = 0;
    known->wants_chat = known->wants_stage = true;
    known->has_view = false;
    known->banner = 0;
    // A page that is loaded anew must know what this person has asked of the table for themselves.
    const std::string content = table_->content_json();
    const std::vector<std::string> kinds = table_->autopass_of(call.person.id, Passing::always),
                                   weak = table_->autopass_of(call.person.id, Passing::unless_armed);
    wire::Watching answer{.autopass = {kinds.begin(), kinds.end()},
                          .autopass_unless = {weak.begin(), weak.end()},
                          .content = {.text = content}};
    if (talk_.is_muted(call.person.id, no_seat)) answer.muted_onlookers.emplace();
    for (int seat = 0; seat < table_->players(); ++seat)
        if (talk_.is_muted(call.person.id, seat_of(seat))) answer.muted.push_back({seat_of(seat)});
    return answer_to<wire::Watch>(call.asked->ref, answer);
}
Or<Done> Actor::on(const Call& call, const wire::Unwatch&) {
    gone(call.client);
    return Done{};
}

Or<Done> Actor::on(const Call& call, const wire::Sit& request) {
    return table_->sit(call.person, request.seat.seat, invite_in(request), loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::Stand&) { return table_->stand(call.person, loop_.now()); }
Or<Done> Actor::on(const Call& call, const wire::Leave&) { return table_->leave(call.person, loop_.now()); }
Or<Done> Actor::on(const Call& call, const wire::Admit& request) {
    return table_->admit(call.person, request.wish, request.yes, loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::Kick& request) {
    return table_->kick(call.person, request.seat.seat, loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::SetBot& request) {
    const std::string kind(request.kind.value.value_or(wire::BotName{}).text);
    const Seat seat = request.seat.seat;
    if (!kind.empty() && !hub_.offered().has_bot(kind))
        return refused(Code::bad_option, "there is no such bot");
    return table_->set_bot(call.person, seat, kind, loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::SetReady& request) {
    return table_->ready(call.person, request.ready, std::string(request.pledge.value_or("")), loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::OpenNumber& request) {
    return table_->open_number(call.person, std::string(request.number), loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::Start& request) {
    const Millis now = loop_.now();
    if (const std::string pledge(request.pledge.value_or("")); !pledge.empty())
        if (const Or<Done> done = table_->ready(call.person, true, pledge, now); !done) return done;
    return table_->start(call.person, now, request.fewer.value_or(false));
}
Or<Done> Actor::on(const Call& call, const wire::ChangeRules& request) {
    return table_->change_rules(call.person, request, loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::CloseTable&) {
    return table_->close_by(call.person, loop_.now());
}

Or<Done> Actor::on(const Call& call, const wire::Choose& request) {
    return table_->choose(call.person, request.question, *request.choice.value, loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::Draft& request) {
    return table_->draft(call.person, request.question, *request.choice.value);
}
Or<Done> Actor::on(const Call& call, const wire::Undo&) { return table_->undo(call.person, loop_.now()); }
Or<Done> Actor::on(const Call& call, const wire::Autopass& request) {
    const Passing how = !request.on                      ? Passing::never
                        : request.unless.value_or(false) ? Passing::unless_armed
                                                         : Passing::always;
    return table_->autopass(call.person, std::string(request.kind), how, loop_.now());
}

// Nobody speaks under another's name, neither who looks on nor who has taken another name since they sat down.
Person Actor::speaker(const Call& call) const { return {call.person.id, table_->name_for(call.person)}; }
Or<Done> Actor::on(const Call& call, const wire::Say& request) {
    return talk_.say(speaker(call), table_->seat_of_person(call.person.id), request.text, loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::Gesture& request) {
    if (!table_->has_emotes()) return refused(Code::not_offered, "this table wants no emotes");
    return talk_.gesture(speaker(call), table_->seat_of_person(call.person.id), name_of(request.emote),
                         loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::Mute& request) {
    const Seat seat = request.seat.value ? request.seat.value->seat : no_seat;
    if (request.seat.value && (seat == no_seat || index_of(seat) >= table_->players()))
        return refused(Code::no_seat, "there is no such seat");
    return talk_.mute(call.person, seat, request.on, loop_.now());
}

// ---- the stage ----

Or<Done> Actor::on(const Call& call, const wire::ShowText& request) {
    follow_stage();
    return stage_.write(table_->viewer_of(call.person.id), request.text, loop_.now());
}
Or<Done> Actor::on(const Call& call, const wire::Sketch& request) {
    follow_stage();
    const Seat seat = table_->viewer_of(call.person.id);
    if (request.undo.value_or(false)) return stage_.undo(seat, loop_.now());
    if (request.clear.value_or(false)) return stage_.wipe(seat, loop_.now());
    if (!request.stroke) return refused(Code::bad_message, "a sketch is a stroke, undo or clear");
    const auto points = numbers_in(*request.stroke->value, Stage::widest, 2 * Stage::most_points);
    if (!points) return refused(Code::bad_message, "a stroke is a list of up to 200 points of 0 to 999");
    return stage_.draw(seat, *points, request.ink.value_or(0), request.width.value_or(1), loop_.now());
}
const std::string& Actor::peer_of(Subscription& of) {
    if (of.peer.empty()) of.peer = random_token(9);
    return of.peer;
}
Or<Message> Actor::on(const Call& call, const wire::SetCamera& request) {
    follow_stage();
    Subscription* own = find(call.client);
    if (own == nullptr) return refused(Code::no_table, "you do not watch this table");
    const std::string& peer = peer_of(*own);
    const Or<Done> done =
        stage_.set_camera(table_->viewer_of(call.person.id), peer, request.sees, loop_.now());
    if (!done) return done.refusal();
    return answer_to<wire::SetCamera>(call.asked->ref, {.peer = peer});
}
// Between who is on camera and one other; to anybody else there is no such peer.
Or<Done> Actor::on(const Call& call, const wire::Signal& request) {
    constexpr double per_second = 10, burst = 40;
    follow_stage();
    Subscription* own = find(call.client);
    if (own == nullptr) return refused(Code::no_table, "you do not watch this table");
    if (!own->signals.take(per_second, burst, loop_.now()))
        return refused(Code::too_fast, "that is too much at once");
    const std::string& from = peer_of(*own);
    const auto to = std::ranges::find(subscriptions_, request.to, &Subscription::peer);
    const bool is_known = !request.to.empty() && to != subscriptions_.end() && request.to != from;
    if (!is_known || !(stage_.is_on_camera(from) || stage_.is_on_camera(request.to)))
        return refused(Code::not_asked, "nobody of that name is on camera here");
    const Seat seat = table_->seat_of_person(call.person.id);
    if (const Or<Done> may = stage_.may_pass(request.to, seat, loop_.now()); !may) return may;
    to->client->send(message_of(message_json(wire::SignalPush{
        .table = id_, .from = from, .seat = seat, .data = {.text = {}, .value = request.data.value}})));
    return Done{};
}
Or<Done> Actor::on(const Call& call, const wire::PlaySkill& request) {
    constexpr int most_typed = 200, highest_symbol = 9;
    constexpr std::size_t most_symbols = 16;
    const std::string_view typed = request.typed.value_or("");
    if (count_characters(typed).value_or(most_typed + 1) > most_typed)
        return refused(Code::bad_message, "at most 200 characters are typed");
    std::vector<u8> symbols;
    if (request.symbols) {
        const auto numbers = numbers_in(*request.symbols->value, highest_symbol, most_symbols);
        if (!numbers) return refused(Code::bad_message, "symbols are a short list of numbers");
        for (const int number : *numbers) symbols.push_back(static_cast<u8>(number));
    }
    return table_->play_skill(call.person, request.question,
                              {.ms = request.ms, .typed = typed, .symbols = symbols}, loop_.now());
}

void Actor::carry_out(const Call& call, const wire::AskHint&) {
    const Caller& caller = call;
    const Or<Thought> asked = answering(caller, [&] { return table_->hint_for(call.person); });
    if (!asked) return call.refuse(asked.refusal());
    const auto back = [this, caller, seat = asked->seat](const std::vector<AnyChoice>& steps) {
        enter([caller, seat, steps](Or<Actor*> actor) {
            const AnyMatch* match = actor ? (*actor)->table().match() : nullptr;
            if (match == nullptr || !match->try_all(seat, steps))
                return caller.refuse(refused(Code::not_asked, "there is no hint to give"));
            std::vector<std::string> jsons;
            const std::string label = answering(caller, [&] {
                for (const AnyChoice& step : steps) jsons.push_back(match->choice_json(step));
                return match->label_all(seat, steps);
            });
            wire::HintGiven hint{.choices = {}, .label = label};
            for (const std::string& json : jsons) hint.choices.push_back({.text = json});
            caller.client->send(answer_to<wire::AskHint>(caller.asked->ref, hint));
        });
    };
    if (!send_out(*asked, {Urgency::quick, call.client->owner()}, back))
        call.refuse(refused(Code::busy, "too many think at the moment; please ask again"));
}

void Actor::carry_out(const Call& call, const wire::AskRematch&) {
    const Caller& caller = call;
    const auto reply = [caller](const std::string& table) {
        caller.client->send(answer_to<wire::AskRematch>(caller.asked->ref, {table}));
    };
    const auto refuse = [caller](const Refusal& refusal) { caller.refuse(refusal); };
    const Person& person = call.person;
    Or<json::object> form = answering(caller, [&] { return table_->rematch_form(person); });
    if (!form) return refuse(form.refusal());
    if (!table_->rematch().empty()) return reply(table_->rematch());
    if (std::exchange(is_rematch_pending_, true))
        return refuse(refused(Code::busy, "a rematch is being laid out"));
    Hub::Guests guests{.host = person,
                       .others = {},
                       .table = id_,
                       .address = call.client->owner().address,
                       .legacy = table_->legacy()};
    for (const auto& [seat, other] : table_->people())
        if (other.id != person.id) guests.others.emplace_back(seat, other);
    ++errands_;
    auto self = shared_from_this();
    hub_.create(std::move(*form), std::move(guests), [self, reply, refuse](Or<Hub::NewTable> made) {
        self->loop_.post([self, reply, refuse, made = std::move(made)] {
            --self->errands_;
            self->is_rematch_pending_ = false;
            if (!made) return refuse(made.refusal());
            self->enter([reply, refuse, id = made->id](Or<Actor*> actor) {
                if (!actor) return refuse(actor.refusal());
                (*actor)->table().link_rematch(id, (*actor)->loop_.now());
                (*actor)->store_and_publish(
                    [reply, refuse, id](Or<Done> stored) { stored ? reply(id) : refuse(stored.refusal()); });
            });
        });
    });
}

}  // namespace fg::server
