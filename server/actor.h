// SPDX-License-Identifier: Apache-2.0
// A table at work on its loop: takes commands one at a time, stores what they did, then tells everybody who
// watches. While something waits to be stored, further commands queue up.
#pragma once

#include <deque>
#include <map>

#include "server/hub.h"
#include "server/log_tail.h"
#include "server/stage.h"
#include "server/talk.h"

namespace fg::server {

class Actor : public std::enable_shared_from_this<Actor> {
  public:
    Actor(Hub& hub, Loop& loop, std::string id)
        : hub_(hub), loop_(loop), id_(std::move(id)), talk_(id_), stage_(id_) {
        ++hub_.metrics().actors;
    }
    ~Actor();
    Actor(const Actor&) = delete;
    Actor& operator=(const Actor&) = delete;

    // One of these first.
    void load();
    // Of several servers this one has just claimed the table.
    void load_claimed(std::uint64_t server, std::uint64_t epoch);
    // Its owner has been given the table already, see Hub::take_table.
    void begin(std::unique_ptr<Table> table, const Owner& owner, std::function<void(Or<Done>)> stored);

    // Runs when the table is loaded and stored; refused if it cannot be, or if too much waits already.
    template <class Act>
    void enter(Act&& act) {
        last_used_ = loop_.now();
        if (is_abandoned_ || !is_in_charge()) return act(Or<Actor*>(cannot_store()));
        if (state_ != State::ready) return wait(std::forward<Act>(act));
        guard([&] { act(Or<Actor*>(this)); });
        drain();
    }
    // A message of a client about this table.
    void receive(const ClientPtr& client, Request asked);
    void gone(const ClientPtr& client);
    // Whether nobody needs the table and nothing of it is under way: then it can be forgotten. May close it instead.
    bool is_idle(Millis now);

    // Another server has it at work, or will: it does and says nothing more, and whoever was here is sent to look for it.
    void abandon();
    // Whoever is here is to look for it elsewhere, but it may go on here.
    void send_away();
    // The lease is good again: what could not be said meanwhile is said, and everything goes on.
    void speak_again();
    bool is_storing() const { return in_flight_ > 0; }

    Table& table() { return *table_; }
    const std::string& id() const { return id_; }
    // Of the claim; 0 if there is one server only.
    std::uint64_t epoch() const { return epoch_; }
    std::string info_for(const std::string& person) const;
    // Ends what nobody came back to; not if somebody is there now.
    void close(const std::string& reason);
    // After a change made from outside.
    void store_and_publish(std::function<void(Or<Done>)> stored = {});

  private:
    enum class State { fresh, loading, ready, storing, broken };
    struct Folded {
        Or<std::unique_ptr<Table>> table;
        std::vector<LogRow> rows;
    };
    struct Subscription {
        ClientPtr client;
        Seat viewer = no_seat;
        std::size_t next_event = 0;
        u64 public_version = 0, seat_version = 0, info_version = 0;
        bool wants_chat = true;
        bool has_view = false;  // as it was when it was last told anything; then changes are enough
        bool wants_stage = true;
        u32 banner = 0;         // the round whose banner it has been told of
        std::string peer{};     // what it is called to others at this table; drawn when first needed
        TokenBucket signals{};  // that it sends
    };
    using Done_ = std::function<void(Or<Done>)>;

    void claim_again();
    void load_later();
    void read_log();
    void loaded(Or<std::vector<LogRow>> rows);
    void fold(std::vector<LogRow> rows);
    void folded(Folded folded);
    // Nobody need try again for a while: they are told why.
    void put_aside(const Refusal& why);
    void append(std::vector<LogRow> rows);
    void stored(const Or<Done>& result, std::uint64_t upto);
    void take_back(const Refusal& why);
    void forget_flights();
    void wait(std::function<void(Or<Actor*>)> act);
    // A fault in the program ends this table only: it is thrown away and read from its log when next wanted, and put aside
    // if that does not help.
    template <class Act>
    void guard(Act&& act) {
        try {
            act();
        } catch (const std::exception& fault) {
            broken(fault.what());
        }
    }
    void broken(const std::string& why);
    static Refusal cannot_store() {
        return refused(Code::busy, "nothing can be stored at the moment; please try again");
    }
    // A server that began anew has nothing to say in the name of the one it was.
    bool is_in_charge() const {
        return hub_.is_in_charge() && (!hub_.is_shared() || server_ == hub_.server_number());
    }
    void go_on();
    // Now, or when the lease is good again; never if it is lost.
    void when_in_charge(std::function<void()> act);
    void all_stored();
    void gone_now(const ClientPtr& client);
    static Refusal something_wrong(const std::string& why) {
        return refused(Code::busy, "something is wrong with this table: " + why);
    }
    void drain();
    void refuse_all(const Refusal& refusal);

    // Somebody who asks something of this table, and what.
    struct Caller {
        ClientPtr client;
        Request asked;

        bool wants_answer() const { return asked->ref != nullptr; }
        void refuse(const Refusal& refusal) const { client->send(error_message(asked->ref, refusal)); }
    };
    struct Call : Caller {
        Person person;  // as they are called now
    };
    // What it comes to; who asked hears of a fault in it before the table is put aside.
    template <class Act>
    static auto answering(const Caller& caller, Act&& act) {
        try {
            return act();
        } catch (const std::exception& fault) {
            caller.refuse(something_wrong(fault.what()));
            throw;
        }
    }
    template <class T>
    void carry_out(const Call& call, const T& request);
    void carry_out(const Call& call, const wire::AskHint& request);
    void carry_out(const Call& call, const wire::AskRematch& request);
    template <class T>
    Or<Done> may_ask(const Call& call, const T& request);
    Or<Done> may_write(const Call& call);
    Or<Done> may_fidget(const Call& call);
    Person speaker(const Call& call) const;
    Or<Done> on(const Call& call, const Refusal& fault);
    // One for each wire::TableRequest that is answered at once. Those with an answer of their own give the whole reply.
    Or<Message> on(const Call& call, const wire::Watch& request);
    Or<Done> on(const Call& call, const wire::Unwatch& request);
    Or<Done> on(const Call& call, const wire::Sit& request);
    Or<Done> on(const Call& call, const wire::Stand& request);
    Or<Done> on(const Call& call, const wire::Leave& request);
    Or<Done> on(const Call& call, const wire::Admit& request);
    Or<Done> on(const Call& call, const wire::SetBot& request);
    Or<Done> on(const Call& call, const wire::Kick& request);
    Or<Done> on(const Call& call, const wire::SetReady& request);
    Or<Done> on(const Call& call, const wire::OpenNumber& request);
    Or<Done> on(const Call& call, const wire::ChangeRules& request);
    Or<Done> on(const Call& call, const wire::Start& request);
    Or<Done> on(const Call& call, const wire::CloseTable& request);
    Or<Done> on(const Call& call, const wire::Choose& request);
    Or<Done> on(const Call& call, const wire::Draft& request);
    Or<Done> on(const Call& call, const wire::Undo& request);
    Or<Done> on(const Call& call, const wire::Autopass& request);
    Or<Done> on(const Call& call, const wire::Say& request);
    Or<Done> on(const Call& call, const wire::Gesture& request);
    Or<Done> on(const Call& call, const wire::Mute& request);
    Or<Done> on(const Call& call, const wire::ShowText& request);
    Or<Done> on(const Call& call, const wire::Sketch& request);
    Or<Message> on(const Call& call, const wire::SetCamera& request);
    Or<Done> on(const Call& call, const wire::Signal& request);
    Or<Done> on(const Call& call, const wire::PlaySkill& request);
    static const std::string& peer_of(Subscription& of);

    std::shared_ptr<const Summary> summary();
    void think(const Thought& thought);
    // A bot thinks on a worker, and what it found, if anything, is brought back here.
    // False: too much of that waits already.
    bool send_out(const Thought& thought, const Errand& errand,
                  std::function<void(const std::vector<AnyChoice>&)> back);
    void publish();
    void send_news(Subscription& to);
    void send_talk(Subscription& to, const std::vector<Talk::Line>& news);
    void follow_stage();
    void send_stage(Subscription& to, const std::vector<Message>& news);
    void send_banner(Subscription& to);
    const std::string& changes_for(Seat viewer);
    Message play_message(const Subscription& to, std::size_t from);
    void dispatch_bots();
    void arm();
    // Looks again after so long.
    void look_again(Millis after);
    bool can_be_put_away(Millis now);
    void end_if_too_long();
    void presence_changed();
    void update_lists();
    bool has_company() const;
    // Whether anything happens here by itself: somebody sits here or looks on.
    bool is_attended() const;
    Owner owner() const { return {address_, table_->host()}; }
    SeatSet connected() const;
    void note_presence();
    int watchers() const;
    Subscription* find(const ClientPtr& client);

    Hub& hub_;
    Loop& loop_;
    const std::string id_;
    State state_ = State::fresh;
    std::unique_ptr<Table> table_;
    std::uint64_t next_row_ = 1, stored_rows_ = 0;
    std::uint64_t told_rows_ = 0;           // whoever watches has heard what these say
    int in_flight_ = 0;                     // appends on their way to the storage
    int flying_ = 0;                        // the same, with those of tables thrown away
    std::uint64_t server_ = 0, epoch_ = 0;  // of the claim
    bool is_abandoned_ = false;
    std::vector<std::function<void()>> unsaid_;
    u64 flight_ = 0;  // counts the tables thrown away, whose appends mean nothing any more
    std::deque<std::function<void(Or<Actor*>)>> waiting_;
    std::vector<Done_> after_store_;
    std::vector<Subscription> subscriptions_;
    // Of one publishing: messages for all spectators alike, and what changed for each viewer.
    std::map<std::pair<Seat, std::size_t>, Message> shared_;
    std::map<Seat, std::string> changes_;
    bool has_presence_changed_ = true;  // since the table was last told who is here
    int errands_ = 0;  // of this table, with bots or other tables; it stays until they are back
    bool is_presence_armed_ = false, is_rematch_pending_ = false, is_draining_ = false;
    Millis armed_for_ = 0, presence_pushed_ = 0;
    Millis last_used_ = 0, able_since_ = 0;
    u64 listed_version_ = 0, summary_version_ = 0;
    std::shared_ptr<const Summary> summary_;
    std::string address_;            // of whoever made it, or of its host since
    const Client* asker_ = nullptr;  // whose request is being carried out
    std::unordered_map<std::string, TokenBucket> fidgets_;
    Refusal aside_;
    Millis aside_until_ = 0, last_fault_ = 0;
    bool is_looking_again_ = false;
    Talk talk_;
    Stage stage_;
    LogTail tail_;
};

}  // namespace fg::server
