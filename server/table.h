// SPDX-License-Identifier: Apache-2.0
// One table: who sits there, what was agreed, the game in play. It is a fold over its log: every change is a
// row, and the rows alone bring it back. No socket, no clock, no thread in here: time is an argument, rows to
// store and messages to send are handed out.
//
// A command changes the table at once and leaves rows behind. Nothing may be sent before they are stored; if
// they cannot be, the caller throws this table away and folds the stored rows again.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "bots/games_and_bots.h"
#include "match/any_game.h"
#include "server/replay.h"
#include "server/row.h"
#include "server/storage.h"
#include "server/wire.h"

namespace fg::server {

struct Person {
    std::string id;
    std::string name;
};

// A bot's turn to think. The view is all it gets.
struct Thought {
    Seat seat = no_seat;
    u64 question = 0;
    std::string bot;
    std::shared_ptr<const AnyView> view;
    u64 seed = 0;
    bool is_hint = false;  // for a person, who wants an answer in steps whole
};

class Table {
  public:
    static constexpr Millis never = INT64_MAX;

    // What a lobby's form asks for (docs/wire.md). The secret is drawn here and committed to at once.
    static Or<std::unique_ptr<Table>> create(const bots::GamesAndBots& offered, const std::string& id,
                                             const boost::json::object& request, const Person& host,
                                             Millis now);
    static Or<std::unique_ptr<Table>> load(const bots::GamesAndBots& offered, const std::string& id,
                                           const std::vector<LogRow>& rows, Millis now);  // 0: as it was

    // Commands of people. Refused ones change nothing.
    // In play a bot's chair is asked for, not taken: see table_chairs.cpp.
    Or<Done> sit(const Person& person, Seat seat, std::string_view invite, Millis now);
    Or<Done> admit(const Person& person, u64 wish, bool yes, Millis now);
    Or<Done> stand(const Person& person, Millis now);
    Or<Done> leave(const Person& person, Millis now);
    // The host, before the start. In play, anybody at the table for a person who has been gone for a minute.
    Or<Done> set_bot(const Person& person, Seat seat, const std::string& kind, Millis now);
    Or<Done> kick(const Person& person, Seat seat, Millis now);
    Or<Done> ready(const Person& person, bool is_ready, const std::string& pledge, Millis now);
    // The number behind one's pledge, once all pledges stand; the last one deals.
    Or<Done> open_number(const Person& person, const std::string& number, Millis now);
    // What a change leaves out stays as it is. Everybody else has to say again that they are ready.
    Or<Done> change_rules(const Person& person, const wire::ChangeRules& change, Millis now);
    // `with_fewer`: the empty chairs are taken away first. Deals at once if nobody has pledged a number.
    Or<Done> start(const Person& person, Millis now, bool with_fewer = false);
    Or<Done> close_by(const Person& person, Millis now);
    // `choice`: one of the offers, or a list of the steps of one answer.
    Or<Done> choose(const Person& person, u64 question, const boost::json::value& choice, Millis now);
    // What a person has picked and not yet confirmed; null for nothing. An expired clock plays it. In memory only, and
    // seen by nobody.
    Or<Done> draft(const Person& person, u64 question, const boost::json::value& choice);
    // What they did in the game of skill that answers that question.
    Or<Done> play_skill(const Person& person, u64 question, SkillPlay play, Millis now);
    // When the banner rises for those who are asked; `never` if nobody waits for one.
    Millis banner_rises() const;
    // A number that nobody can foresee, the same as long as the round is open.
    u64 draw_of_round() const;
    Or<Done> undo(const Person& person, Millis now);
    Or<Done> autopass(const Person& person, const std::string& kind, Passing how, Millis now);
    // The form for a table with the same people and bots; refused before the game is over.
    Or<boost::json::object> rematch_form(const Person& person) const;
    void link_rematch(const std::string& table, Millis now);
    // What the finished game hands on to that table; nothing in most games. It counts there as long as the same players sit down,
    // wherever they sit.
    std::optional<Legacy> legacy() const;
    void inherit(const Legacy& legacy, Millis now);
    void close(const std::string& reason, Millis now);
    // Seats other people for a rematch.
    void seat_for_rematch(Seat seat, const Person& person, Millis now) { seat_person(seat, person, now); }

    // Who has a page open here now, by their ids. Whoever was stood in for has their chair back.
    void note_present(const std::set<std::string, std::less<>>& people, Millis now);
    // Gives every answer that is due: forced ones, held ones, expired clocks. `company`: somebody looks on.
    void tick(Millis now, bool company);
    Millis wake_at(bool company);
    // Nothing could be stored until then, so nobody could answer: what is asked counts from there.
    void go_on(Millis since) { loaded_ = std::max(loaded_, since); }
    // Bots that have to think now; each is handed out once.
    std::vector<Thought> thoughts();
    void bot_answers(Seat seat, u64 question, const AnyChoice& choice, Millis now);
    void bot_failed(Seat seat, u64 question, Millis now);
    // Nobody has thought about it: it is handed out once more.
    void think_again(Seat seat) { chair(seat).is_thinking = false; }
    // What a hint needs: the seat's view. Refused where hints are off or nothing is asked.
    Or<Thought> hint_for(const Person& person);

    std::vector<LogRow> take_rows() {
        note_change(rows_.empty() ? changed_ : rows_.back().at);
        return std::exchange(rows_, {});
    }
    Summary summary() const;
    // When something changed that everybody may see: that a sealed answer came must not show in any list.
    Millis changed() const { return changed_; }

    // What is known about the table.
    const std::string& id() const { return id_; }
    const AnyGame& game() const { return *game_; }
    Phase phase() const { return phase_; }
    Access access() const { return access_; }
    const std::string& host() const { return host_; }
    const std::string& invite() const { return invite_; }
    const std::string& rematch() const { return rematch_; }
    int players() const { return players_; }
    const AnyMatch* match() const { return match_.get(); }
    // Whose answer is awaited; nobody's before the game and after it.
    SeatSet asked() const { return match_ && phase_ == Phase::playing ? match_->asked() : SeatSet{}; }
    int free_seats() const;
    bool has_free_seat() const { return free_seats() > 0; }
    bool may_enter(const Person& person, std::string_view invite) const;
    bool is_sent_away(std::string_view person) const;
    // What somebody is called here: as their chair says, or so that nobody who sits here is called the same.
    std::string name_for(const Person& person) const;
    // A game may have `taunts` among its options, to be turned off (REN-061).
    bool has_emotes() const;
    // Of a person who plays here (also one who is away); no_seat otherwise.
    Seat seat_of_person(std::string_view person) const;
    // The same, but a person who has left looks on as a spectator.
    Seat viewer_of(std::string_view person) const;
    // The kinds of question the table passes for this person in that way.
    std::vector<std::string> autopass_of(std::string_view person, Passing how) const;
    bool is_bot_seat(Seat seat) const;
    // Leaving is a rule of the game (MON-335), so that nobody plays on for that seat.
    bool leaves_for_good(Seat seat) const;
    // Everybody with a seat of their own.
    std::vector<std::pair<Seat, Person>> people() const;
    // Somebody has a chair of their own and may still answer: in a game by turns also who is away.
    bool has_people() const;
    // Whether its next deadline is worth a wake-up call after the table has been put away.
    bool is_of_days() const { return clock_ == Clock::days; }
    // Called so long before it: whoever was kept out until now, by whatever kept the servers away, still has that long.
    static constexpr Millis called_ahead = 60 * 60 * 1000;

    // Counts changes, so that only news is sent: of what everybody sees, of one seat, of the seats and
    // people.
    u64 public_version() const { return public_version_; }
    u64 seat_version(Seat seat) const { return seat == no_seat ? 0 : chair(seat).version; }
    u64 info_version() const { return info_version_; }

    // Messages. `connected`: which seats have somebody there now. An Info refers to this table.
    wire::Info info(std::string_view person, SeatSet connected, int watchers) const;
    std::string info_json(std::string_view person, SeatSet connected, int watchers) const;
    // With `changes` (of `take_changes`) it has these instead of the whole view.
    std::string play_json(Seat viewer, std::size_t from_event, std::size_t most_events = SIZE_MAX,
                          const std::string* changes = nullptr);
    // What has changed for a viewer since this was last asked, see ViewTrail.
    std::string take_changes(Seat viewer);
    // After everybody has been told.
    void forget_moments();
    // All cards, boards and numbers of this table.
    std::string content_json() const;
    // What the deal was made of. Never before the game is over.
    Secrets secrets() const;

  private:
    struct Chair {
        std::string person, name, bot;
        bool is_ready = false, has_left = false, is_away = false;
        bool is_stood_in = false;                               // away because others let a bot play
        std::optional<Millis> gone;                             // since when no page is open; in memory only
        int expired = 0;                                        // clocks in a row
        std::vector<std::pair<std::string, Passing>> autopass;  // by kind of question
        // The question before this seat.
        u64 question = 0;
        Millis opened = 0;
        // The clock that several questions share: its number, how much of it is used up, and whether it runs.
        u32 shared_clock = 0;
        Millis used = 0;
        bool is_clock_shared = false;
        bool has_offers = false;
        std::vector<Offer> offers;
        std::optional<AnyChoice> held;        // given by the person, not yet put to the game
        std::vector<AnyChoice> draft;         // picked by the person, not yet confirmed
        std::optional<AnyChoice> bot_choice;  // the same of a bot
        bool is_thinking = false;
        bool has_bot_failed = false;   // it found nothing: the game's default answers
        bool is_out = false;           // left as the rules of the game have it, and cannot come back
        bool has_missed_some = false;  // of the game: sat down or came back while it ran
        // Before this question was asked they had passed all of its kind, whatever they hold.
        bool has_passed_ahead = false;
        u64 version = 0;
    };
    // One answer: a choice, or, without one, what the game lets an expired clock answer.
    struct Answer {
        Seat seat = no_seat;
        std::optional<AnyChoice> choice;
        Row::By by = Row::By::table;
    };
    // An answer that may be taken back, and when its question was asked: that does not change by it.
    struct Takeback {
        Answer answer;
        Millis opened = 0, round_asked = 0, round_opened = 0;
    };
    // Somebody would like a bot's chair. In memory only: a stranger writes nothing into the log.
    struct Wish {
        u64 number = 0;
        Person person;
        Seat seat = no_seat;
        SeatSet agreed;
        Millis at = 0;
    };
    struct Due {
        Millis at = never;
        Answer answer;
    };
    // What the table itself has to say.
    struct Remark {
        u64 number = 0;
        std::size_t event = 0;  // it was made before that one
        RemarkKind kind = RemarkKind::let_pass;
        Seat whose = no_seat;  // the clock that ran out, where one seat was asked
        SeatSet picked;        // for whom what they had picked was played
    };
    // How the open round has been answered so far; nobody is told before it is closed.
    struct Answered {
        std::size_t event = 0;   // events told before the last answer
        bool was_alone = false;  // the round asked one seat
        bool is_window = false, has_stepped_in = false;
        SeatSet expired, picked;
    };

    Table(const AnyGame& game, std::string id) : game_(&game), id_(std::move(id)) {}
    Or<Done> read_setup(const boost::json::object& setup);
    Or<Done> agree(const wire::HouseRules& rules);
    boost::json::object house_rules() const;
    Or<Done> fill_chairs(const bots::GamesAndBots& offered, const boost::json::value& seats,
                         const Person& host, Millis now);
    Or<Done> absorb(const Row& row, Millis at);
    Or<Done> if_same_chance(const Row& row) const;
    Or<Done> if_in_place(const Row& row) const;
    Or<Done> if_it_ends(const AnyMatch& trial) const;
    void record(Row row, Millis at);

    Chair& chair(Seat seat) { return chairs_[static_cast<std::size_t>(seat)]; }
    const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(seat)]; }
    SeatSet seats() const { return SeatSet::first(players_); }
    SeatSet owing() const { return match_ && phase_ == Phase::playing ? match_->owing() : SeatSet{}; }
    Or<Seat> own_seat(const Person& person) const;
    std::string_view shown_name(Seat seat) const;
    std::string distinct_name(Seat seat, const std::string& name) const;
    SeededSource::Seed seed() const;
    void note_change(Millis at);

    // Changes, each of which is also how its row is read back.
    void seat_person(Seat seat, const Person& person, Millis now);
    void take_name(Seat seat, const Person& person, Millis now);
    void empty_chair(Seat seat, Row::Kind why, Millis now);
    void put_bot(Seat seat, const std::string& kind, Millis now);
    void set_ready(Seat seat, bool is_ready, Millis now);
    void set_pledge(Seat seat, const std::string& pledge, Millis now);
    void set_number(Seat seat, const std::string& number, Millis now);
    void call_deal(Millis now);
    void call_off(bool is_late, Millis now);
    void send_away(const std::string& person);
    Or<Done> set_rules(const boost::json::object& rules, bool stays_ready, Millis now);
    void set_host(const std::string& person, Millis now);
    void set_left(Seat seat, Millis now);
    void set_back(Seat seat, Millis now);
    void set_away(Seat seat, bool is_stood_in, Millis now);
    void set_autopass(Seat seat, const std::string& kind, Passing how, Millis now);
    void hold(Seat seat, const AnyChoice& choice, Millis now);
    Or<Done> deal(Millis now);
    Or<Done> put(const Answer& answer, Millis now);
    Or<Done> put_expired(Seat seat, Millis now);
    void note_answer(const Answer& answer);
    void remark_on_closing();
    Or<Done> put_report(const Report& report, Millis now);
    void report_presence(Seat seat, Millis now);
    void report_host(Millis now);
    Or<Done> hand_to_match(const Answer& answer);
    Or<Done> take_back(Seat seat, Millis now);

    // Seats that have pledged a number, and those of them whose number has not come.
    SeatSet pledged() const;
    SeatSet unopened() const;
    Millis opening_ends() const;
    // Whoever changes something while numbers are opened stops the deal.
    void unsettle(Millis now) {
        if (opened_until_ != 0) call_off(false, now);
    }
    std::string pledge_of(const SeededSource::Seed& number) const;

    Or<Done> wish_for(const Person& person, Seat seat, Millis now);
    Or<Done> may_take_over(const Person& person, Seat seat) const;
    Or<Done> stand_in(const Person& person, Seat seat, const std::string& kind, Millis now);
    // A bot answers for somebody who has let all wait; the chair stays theirs.
    Or<Done> pass_over(Seat seat, Millis now);
    void settle_presence(Millis now);
    // Who has begun to answer does so to the end, though it is not told yet that they are back.
    bool is_bots_turn(Seat seat) const { return is_bot_seat(seat) && !returning_.has(seat); }
    SeatSet playing_people() const;
    SeatSet not_agreed(const Wish& wish) const;
    bool may_change_hands(Seat seat) const;
    void grant_wishes(Millis now);
    bool withdraw_wish(std::string_view person);
    void note_hand(const std::string& person, Seat seat);

    void gather_in(int chairs_before);
    std::string account_of(Seat seat) const;
    Seat heir_now() const;
    void settle_heir();
    Or<Done> if_not_inherited(const wire::ChangeRules& change, const boost::json::object& options) const;
    Or<Done> if_all_ready() const;
    bool is_empty(Seat seat) const { return chair(seat).person.empty() && chair(seat).bot.empty(); }
    void pass_host_from(const std::string& person, Millis now);
    // Where the match stood before something was done.
    struct Standing {
        u32 round = 0;
        int open_answers = 0;
    };
    Standing standing() const { return {match_->round_number(), match_->open_answers()}; }
    void go_on_after(Seat seat, const Standing& before, Millis now);
    void open_round(Millis now);
    Millis opening(Millis now);
    void ask_again(Seat seat);
    Or<Done> answer(Seat seat, const AnyChoice& choice, Millis now);
    Or<Seat> seat_that_owes(const Person& person, u64 question) const;
    void note_return(Seat seat, Millis now);
    Or<Done> if_chosen_freely(Seat seat, const std::vector<AnyChoice>& steps) const;
    std::optional<wire::Skill> shown_skill(Seat seat) const;
    bool has_own_clock(Seat seat) const;
    bool is_sealed() const { return match_->asked().size() > 1; }
    const std::vector<Offer>& offers(Seat seat);
    Due due(Seat seat, bool company);
    std::optional<AnyChoice> whole_timeout(Seat seat) const;
    Due forced_answer(Seat seat, bool company);
    // The window that is open, if people may step in now; null otherwise.
    const Window* window() const;
    bool is_window_for_people() const;
    Millis window_closes() const;
    bool have_all_passed_ahead() const;
    bool may_close_early();
    Millis earliest_close();
    Millis delay_of(Seat seat) const;
    Millis clock_of(Seat seat) const;
    Millis time_left_of(Seat seat) const;
    void stop_shared_clock(Seat seat, Millis now);
    void start_shared_clock(Seat seat);
    bool is_forced(Seat seat);
    Millis deadline_of(Seat seat) const;
    Passing passing_of(Seat seat, std::string_view kind) const;
    Millis clock_ends(Seat seat, Millis opened) const;
    // From when the time of something that was opened then counts: nobody's runs while no server is there.
    Millis counts_from(Millis opened) const { return std::max(opened, loaded_); }
    void forget_clocks_used();
    bool is_passed_by_itself(Seat seat) const;
    bool can_take_back(Seat seat) const;
    void count_expired(Seat seat, std::string_view question, Row::By by, bool is_timed_by_table);
    wire::SeatInfo seat_info(Seat seat, bool is_connected) const;
    std::optional<wire::MoveTime> move_time() const;
    void append_question(std::string& out, Seat seat);
    // When a viewer's question must be answered, and how long the whole clock is; `never` for both without one.
    struct TimeLimit {
        Millis deadline = never, clock = never;
    };
    TimeLimit time_limit(Seat viewer) const;
    std::string remark_text(const Remark& remark, Seat viewer) const;
    void append_remarks(std::string& out, std::size_t from_event, Seat viewer) const;

    // What was agreed before the host's last change.
    struct Former {
        int players = 0;
        std::string options;
        Clock clock = Clock::none;
        Access access = Access::open;
        bool hints = true;
        Latecomers latecomers = Latecomers::ask;
    };

    const AnyGame* game_;
    std::string id_;
    int players_ = 0;
    boost::json::object options_;
    std::string options_text_;
    boost::json::object content_;  // changes to the standard one
    std::string content_name_;
    Clock clock_ = Clock::none;
    Access access_ = Access::open;
    Pace pace_ = Pace::table;
    bool hints_ = true;
    Latecomers latecomers_ = Latecomers::ask;
    std::optional<Former> former_;
    mutable std::optional<wire::MoveTime>
        question_time_;  // of the game's own clocks, once somebody has asked
    SeededSource::Seed secret_{};
    std::string commitment_;
    std::string invite_;
    std::string host_;
    std::string rematch_;
    std::optional<Legacy> legacy_;  // of the game before
    std::string closed_because_;
    Phase phase_ = Phase::gathering;
    std::array<Chair, max_seats> chairs_;
    std::array<std::string, max_seats> pledges_, contributions_;  // hexadecimal
    Millis opened_until_ = 0;  // until when numbers are awaited; 0: they are not
    int called_off_ = 0;
    SeatSet missing_;  // the last time
    std::vector<std::string> sent_away_;
    std::vector<std::pair<std::string, Seat>> hands_;  // who has seen which of this game
    std::vector<Wish> wishes_;
    std::vector<std::string> turned_down_;
    u64 wish_count_ = 0;
    std::unique_ptr<AnyMatch> match_;
    std::vector<Takeback> takebacks_;  // the last answers, if they gave nothing away
    bool is_round_fresh_ = false;      // it was opened by the command at work: nobody knows of it yet
    // What would tell in mid-round who has answered waits until it is closed: whose patience is over, and who came back with an
    // answer.
    SeatSet overdue_, returning_;
    u32 settled_round_ = 0;
    std::array<std::unique_ptr<ViewTrail>, max_seats + 1> trails_;  // by viewer; the last is for spectators
    Millis round_asked_ = 0;                                        // when the round came about
    Millis round_opened_ = 0;  // when everybody has been shown what led to it
    Millis shown_until_ = 0;
    std::size_t events_timed_ = 0;
    Answered answered_;
    std::deque<Remark> remarks_;  // the last few
    u64 remark_count_ = 0;
    Millis loaded_ = 0;  // or went on after a while in which nothing could be stored
    bool is_replaying_ = false;
    std::vector<LogRow> rows_;
    u64 public_version_ = 1, info_version_ = 1;
    u64 noted_version_ = 0;
    Millis changed_ = 0;
};

}  // namespace fg::server
