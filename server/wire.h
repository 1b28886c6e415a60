// SPDX-License-Identifier: Apache-2.0
// Every message between the server and its clients. This is the one place where they are declared: the server reads and
// writes them by these lists, `fairground types` writes the client's types from them, and the tables of docs/wire.md. A
// new request is a struct here, an entry in HubRequest or TableRequest, and a function `on` in Hub or Actor.
#pragma once

#include "engine/game.h"
#include "match/message.h"
#include "match/option_json.h"
#include "server/codes.h"
#include "server/storage.h"

namespace fg::server {

FG_ENUM(Clock, none, relaxed, brisk, days)
FG_ENUM(Access, open, invite)
FG_ENUM(Pace, table, swift)
FG_ENUM(Latecomers, ask, welcome, never)
FG_ENUM(Phase, gathering, playing, over, closed)
FG_ENUM(Sitter, empty, person, bot)
FG_ENUM(RemarkKind, let_pass, time_out)
FG_ENUM(Emote, huzzah, boo, applause, laugh, gasp, think, toast)

namespace wire {

// Forms of what a game or a client writes. The types of each game are in its own file.
struct GameChoice {
    static constexpr std::string_view typescript = "C";
};
struct GameEvent {
    static constexpr std::string_view typescript = "E";
};
struct GameJson {  // a view, options, content
    static constexpr bool is_object = true;
    static constexpr std::string_view typescript = "Json";
};
struct Change {
    static constexpr std::string_view typescript = "unknown";
};
struct ChoiceOrSteps {
    static constexpr std::string_view typescript = "unknown";
};
struct Sitters {
    static constexpr std::string_view typescript = "(\"me\" | BotKind | null)[]";
};
struct RefNumber {
    static constexpr std::string_view typescript = "number";
};
struct BotKind {
    static constexpr std::string_view typescript = "BotKind";
};
using BotName = Text<BotKind>;

struct WireError {
    static constexpr std::string_view about = "Why something was refused.";
    static constexpr Note notes[] = {{"message", "a sentence for people"},
                                     {"rule", "of the game's catalogue, if one stands behind it"}};
    Code code = Code::busy;
    std::string_view message;
    std::optional<std::string_view> rule;
    FG_FIELDS(WireError, code, message, rule)
};
// Refers to `refusal`.
inline WireError error_of(const Refusal& refusal) {
    WireError error{.code = code_of(refusal), .message = refusal.message};
    if (!refusal.rule.empty()) error.rule = refusal.rule;
    return error;
}
struct HttpRefusal {
    static constexpr std::string_view about = "A refusal over HTTP.";
    WireError error;
    FG_FIELDS(HttpRefusal, error)
};

// ---- people

struct Person {
    static constexpr Note notes[] = {{"name", "null until one is given"}};
    std::string_view id;
    OrNull<std::string_view> name;
    FG_FIELDS(Person, id, name)
};
struct Me {
    Person person;
    FG_FIELDS(Me, person)
};
struct Rename {
    static constexpr Note notes[] = {{"name",
                                      "1 to 24 characters, spaces at its ends taken off, none of them "
                                      "invisible: no control characters, no "
                                      "marks of direction, nothing without a width"}};
    std::string_view name;
    FG_FIELDS(Rename, name)
};

// ---- games and rules

struct PlayerCount {
    static constexpr bool is_tuple = true;
    int least = 0, most = 0;
    FG_FIELDS(PlayerCount, least, most)
};
struct MoveTime {
    static constexpr std::string_view about =
        "The seconds for an answer, at least and at most: it depends on the question.";
    static constexpr bool is_tuple = true;
    int least = 0, most = 0;
    FG_FIELDS(MoveTime, least, most)
};
struct ClockInfo {
    Clock clock = Clock::none;
    MoveTime seconds;
    FG_FIELDS(ClockInfo, clock, seconds)
};
struct GameInfo {
    static constexpr Note notes[] = {{"clocks", "those that the game says the times of"}};
    std::string_view id, title, blurb;
    PlayerCount players;
    std::vector<TableOption> options;
    std::vector<ClockInfo> clocks;
    FG_FIELDS(GameInfo, id, title, blurb, players, options, clocks)
};
struct Games {
    std::vector<GameInfo> games;
    FG_FIELDS(Games, games)
};
struct RuleText {
    std::string_view rule, text;
    FG_FIELDS(RuleText, rule, text)
};

// ---- tables

struct HouseRules {
    static constexpr std::string_view about = "What a table plays, and how.";
    static constexpr Note notes[] = {
        {"options", "those left out are as the game has them"},
        {"content",
         "a designer's changes to the game's cards, boards and numbers, by "
         "name, as `fairground engine` has them"},
        {"content_name", "what they are called, at most 60 characters"},
        {"clock", "none if left out"},
        {"access", "open if left out"},
        {"hints", "true if left out"},
        {"latecomers",
         "who may take a bot's chair in play: ask if left out (everybody who plays must agree), welcome "
         "(anybody who has seen no hand of this game), never"},
        {"pace", "table if left out; swift: nobody waits for anything to be shown, for tests and machines"}};
    std::string_view game;
    int players = 0;
    std::optional<Json<GameJson>> options, content;
    std::optional<std::string_view> content_name;
    std::optional<Clock> clock;
    std::optional<Access> access;
    std::optional<bool> hints;
    std::optional<Latecomers> latecomers;
    std::optional<Pace> pace;
    FG_FIELDS(HouseRules, game, players, options, content, content_name, clock, access, hints, latecomers,
              pace)
};
struct NewTable {
    static constexpr std::string_view about = "The form that makes a table.";
    static constexpr Note notes[] = {
        {"seats", "one entry for each; nobody sits if left out"},
        {"start", "begin at once, if every seat is filled; nobody's number goes into such a deal"}};
    Spread<HouseRules> rules;
    std::optional<Json<Sitters>> seats;
    std::optional<bool> start;
    FG_FIELDS(NewTable, rules, seats, start)
};
struct TableMade {
    std::string_view table, invite;
    FG_FIELDS(TableMade, table, invite)
};

struct SeatInfo {
    static constexpr Note notes[] = {
        {"name", "empty if nobody sits there"},
        {"person", "their id"},
        {"bot", "the one that plays, or stands in for a person who is away"},
        {"gone", "in play: since when, in milliseconds since 1970, this person has no page open here"},
        {"pledge", "before the deal: the hash of this person's number for it"}};
    SeatNumber seat;
    Sitter kind = Sitter::empty;
    std::string_view name;
    std::optional<std::string_view> person;
    std::optional<BotName> bot;
    bool ready = false, connected = false, away = false;
    std::optional<Millis> gone;
    std::optional<std::string_view> pledge;
    FG_FIELDS(SeatInfo, seat, kind, name, person, bot, ready, connected, away, gone, pledge)
};
struct ChairWish {
    static constexpr std::string_view about =
        "Somebody would like to take a bot's chair. Play goes on meanwhile.";
    static constexpr Note notes[] = {{"number", "counts the wishes of this table"},
                                     {"person", "their id"},
                                     {"waits_for",
                                      "the seats of those who have not agreed yet; if it is empty, "
                                      "the chair is given as soon as no round of answers is open"}};
    u64 number = 0;
    SeatNumber seat;
    std::string_view person, name;
    SeatSet waits_for;
    FG_FIELDS(ChairWish, number, seat, person, name, waits_for)
};
struct Opening {
    static constexpr std::string_view about =
        "The deal has been called: the pledges stand, and the numbers behind them are awaited.";
    static constexpr Note notes[] = {{"until", "milliseconds since 1970; then the deal is called off"},
                                     {"waits_for", "the seats whose number is missing"}};
    Millis until = 0;
    SeatSet waits_for;
    FG_FIELDS(Opening, until, waits_for)
};
struct CalledOff {
    static constexpr std::string_view about = "A deal that did not come about.";
    static constexpr Note notes[] = {{"times", "so often at this table"},
                                     {"missing", "whose number did not come, the last time"}};
    int times = 0;
    SeatSet missing;
    FG_FIELDS(CalledOff, times, missing)
};
struct FormerRules {
    static constexpr std::string_view about = "What was agreed before the host changed it.";
    int players = 0;
    Json<GameJson> options;
    Clock clock = Clock::none;
    Access access = Access::open;
    bool hints = true;
    Latecomers latecomers = Latecomers::ask;
    FG_FIELDS(FormerRules, players, options, clock, access, hints, latecomers)
};
struct Info {
    static constexpr std::string_view about = "A table, without its game.";
    static constexpr Note notes[] = {{"content_name", "there if the table has cards or numbers of its own"},
                                     {"seconds", "left out without a clock"},
                                     {"former", "before the start, if the host has changed something"},
                                     {"host", "a person's id"},
                                     {"commitment", "the hash of the table's secret"},
                                     {"rematch", "the table where it goes on"},
                                     {"closed", "why, if the table is closed"},
                                     {"you", "your seat; left out if you are not known"},
                                     {"invite", "for who has a seat, and for the host"},
                                     {"sent_away", "the host does not want you here; nothing more comes"}};
    std::string_view id, game;
    int players = 0;
    Json<GameJson> options;
    std::optional<std::string_view> content_name;
    Clock clock = Clock::none;
    std::optional<MoveTime> seconds;
    Access access = Access::open;
    bool hints = true;
    Latecomers latecomers = Latecomers::ask;
    Pace pace = Pace::table;
    Phase phase = Phase::gathering;
    std::optional<FormerRules> former;
    std::string_view host;
    std::vector<SeatInfo> seats;
    int watchers = 0;
    std::string_view commitment;
    std::optional<Opening> opening;
    std::optional<CalledOff> called_off;
    std::optional<std::vector<ChairWish>> wishes;
    std::optional<std::string_view> rematch, closed;
    std::optional<Result> result;
    std::optional<Seat> you;
    std::optional<std::string_view> invite;
    std::optional<std::true_type> sent_away;
    FG_FIELDS(Info, id, game, players, options, content_name, clock, seconds, access, hints, latecomers, pace,
              phase, former, host, seats, watchers, commitment, opening, called_off, wishes, rematch, closed,
              result, you, invite, sent_away)
};
struct Lobby {
    static constexpr Note notes[] = {{"open", "gathering, not by invitation, with a free seat"},
                                     {"watchable", "in play, or over within the last hour"}};
    Written<std::vector<Info>> open, watchable;
    FG_FIELDS(Lobby, open, watchable)
};

struct OwnTable {
    static constexpr Note notes[] = {{"asked", "whose answer is awaited now"},
                                     {"changed",
                                      "when something changed that everybody may see: milliseconds since "
                                      "1970, to the minute"}};
    Written<Info> info;
    SeatSet asked;
    Millis changed = 0;
    FG_FIELDS(OwnTable, info, asked, changed)
};
struct OwnTables {
    static constexpr std::string_view about =
        "Where one has a chair: at most 30, games that are not over first, then the newest.";
    Written<std::vector<OwnTable>> tables;
    FG_FIELDS(OwnTables, tables)
};

// ---- the game in play

struct Numbered {
    static constexpr std::string_view about =
        "An event with its number; null if this viewer may not know it.";
    static constexpr bool is_tuple = true;
    std::size_t number = 0;
    OrNull<Json<GameEvent>> event;
    FG_FIELDS(Numbered, number, event)
};
struct Sentence {
    static constexpr std::string_view about = "What an event says in words.";
    static constexpr bool is_tuple = true;
    std::size_t number = 0;
    std::string_view text;
    FG_FIELDS(Sentence, number, text)
};
struct NumberedChange {
    static constexpr bool is_tuple = true;
    std::size_t number = 0;
    Json<Change> change;
    FG_FIELDS(NumberedChange, number, change)
};
struct Changes {
    static constexpr std::string_view about = "What changed in a view since it was last told.";
    static constexpr Note notes[] = {{"changes", "with each event that changed something"},
                                     {"rest", "after the last event"}};
    std::optional<Written<std::vector<NumberedChange>>> changes;
    std::optional<Json<Change>> rest;
    FG_FIELDS(Changes, changes, rest)
};

struct Offer {
    static constexpr Note notes[] = {
        {"leads_to",
         "the place of the board where the moved piece would end, if the choice does not name it"},
        {"transfers", "left out if nothing would change hands"}};
    Json<GameChoice> choice;
    std::string_view label, rule;
    std::optional<int> leads_to;
    std::optional<std::vector<Transfer>> transfers;
    FG_FIELDS(Offer, choice, label, rule, leads_to, transfers)
};
struct Barred {
    static constexpr std::string_view about = "What a player would think of and may not choose now.";
    Json<GameChoice> choice;
    std::string_view label, why, rule;
    FG_FIELDS(Barred, choice, label, why, rule)
};
struct OpenQuestion {
    static constexpr Note notes[] = {
        {"number", "counts this seat's own questions"},
        {"timeout",
         "the offer that an expired clock gives, of an answer in steps the first; left out where it is drawn "
         "by chance"},
        {"in_group", "an answer in steps has been begun; they are the view's `round.group`"},
        {"left_to_you", "the table does not give an only answer by itself"},
        {"undo", "whether the last answer may still be taken back"}};
    u64 number = 0;
    std::string_view kind, prompt, rule;
    std::false_type answered;
    std::vector<Offer> offers;
    std::optional<std::vector<Barred>> barred;
    std::optional<std::size_t> timeout;
    std::optional<std::true_type> in_group, left_to_you;
    bool undo = false;
    FG_FIELDS(OpenQuestion, number, kind, prompt, rule, answered, offers, barred, timeout, in_group,
              left_to_you, undo)
};
struct ClosedQuestion {
    static constexpr std::string_view about = "One that was answered, while its round is open.";
    u64 number = 0;
    std::string_view kind, prompt, rule;
    std::true_type answered;
    bool undo = false;
    FG_FIELDS(ClosedQuestion, number, kind, prompt, rule, answered, undo)
};
using Question = std::variant<OpenQuestion, ClosedQuestion>;

struct Remark {
    static constexpr std::string_view about =
        "What the table itself has to say: how a window closed, whose time ran out.";
    static constexpr Note notes[] = {{"number", "counts the remarks of this table"},
                                     {"event", "the number of the event it was made before"}};
    u64 number = 0;
    std::size_t event = 0;
    RemarkKind kind = RemarkKind::let_pass;
    std::string_view text;
    FG_FIELDS(Remark, number, event, kind, text)
};

// ---- pushes

struct TablePush {
    static constexpr std::string_view about =
        "After `watch`, and on every change of who sits there and what was agreed.";
    Word<"table"> push;
    std::string_view table;
    Info info;
    FG_FIELDS(TablePush, push, table, info)
};
struct PlayPush {
    static constexpr std::string_view about = "After `watch`, and whenever something happens in the game.";
    static constexpr Note notes[] = {
        {"n", "the number of the next event: what to send as `since`"},
        {"more", "the history is longer: the rest comes after another `watch` with `n` as `since`"},
        {"view", "the whole view, after `watch`; from then on there are changes instead"},
        {"viewer", "the seat through whose eyes this is seen"},
        {"kinds", "the kinds of question, by seat"},
        {"deadline",
         "milliseconds since 1970 by the server's clock, which the `Date` of every HTTP answer tells"},
        {"clockOf", "the milliseconds of the whole clock"},
        {"opens",
         "until then, by the same clock, everybody is shown what led to this; clocks run, and bots answer, "
         "only "
         "after it; left out where nobody waits"},
        {"closes",
         "a window in which people may step in: until then it stays open, unless all people have answered"},
        {"remarks", "those made since event `since`, the last few at most"}};
    Word<"play"> push;
    std::string_view table;
    std::size_t n = 0;
    std::optional<std::true_type> more;
    Written<std::vector<Numbered>> events;
    Written<std::vector<Sentence>> sentences;
    std::optional<Written<GameJson>> view;
    SpreadText<Changes> changes;
    Seat viewer = no_seat;
    SeatSet asked;
    Written<BySeat<std::string_view>> kinds;
    OrNull<Written<Question>> question;
    OrNull<Millis> deadline, clockOf;
    std::optional<Millis> opens, closes;
    OrNull<Result> result;
    std::optional<Written<std::vector<Remark>>> remarks;
    FG_FIELDS(PlayPush, push, table, n, more, events, sentences, view, changes, viewer, asked, kinds,
              question, deadline, clockOf, opens, closes, result, remarks)
};
struct Speaker {
    Seat seat = no_seat;
    std::string_view name;
    FG_FIELDS(Speaker, seat, name)
};
struct ChatPush {
    static constexpr std::string_view about =
        "What somebody says, or does with an emote; the last 50 come after `watch`, also after a restart.";
    Word<"chat"> push;
    std::string_view table;
    Speaker from;
    std::optional<std::string_view> text;
    std::optional<Emote> emote;
    Millis at = 0;
    FG_FIELDS(ChatPush, push, table, from, text, emote, at)
};
struct LobbyPush {
    Word<"lobby"> push;
    Spread<Lobby> lobby;
    FG_FIELDS(LobbyPush, push, lobby)
};
struct ByePush {
    static constexpr std::string_view about =
        "Once, to whoever watches a table or the lobby: the server stops and closes the socket.";
    Word<"bye"> push;
    std::string_view reason;
    FG_FIELDS(ByePush, push, reason)
};
using Push = std::variant<TablePush, PlayPush, ChatPush, LobbyPush, ByePush>;

// ---- requests over the socket, each with its answer

struct NoAnswer {
    friend constexpr bool operator==(NoAnswer, NoAnswer) = default;
};

struct Welcome {
    Person person;
    std::string_view version;
    FG_FIELDS(Welcome, person, version)
};
struct Hello {
    static constexpr std::string_view about = "says who one is, and the server's version";
    using Answer = Welcome;
    Word<"hello"> do_;
    FG_FIELDS(Hello, do_)
};
struct Ping {
    static constexpr std::string_view about = "is answered";
    using Answer = NoAnswer;
    Word<"ping"> do_;
    FG_FIELDS(Ping, do_)
};
struct SetLobby {
    static constexpr std::string_view about = "pushes `lobby` now and on changes, at most once a second";
    using Answer = NoAnswer;
    Word<"lobby"> do_;
    bool on = false;
    FG_FIELDS(SetLobby, do_, on)
};

struct Watching {
    static constexpr std::string_view about =
        "What one has asked of the table for oneself, and all its cards, boards and numbers, with what "
        "follows from them.";
    static constexpr Note notes[] = {{"muted_onlookers", "those without a chair are not heard"}};
    std::vector<SeatNumber> muted;
    std::optional<std::true_type> muted_onlookers;
    std::vector<std::string_view> autopass;
    Json<GameJson> content;
    FG_FIELDS(Watching, muted, muted_onlookers, autopass, content)
};
struct Watch {
    static constexpr std::string_view about =
        "pushes `table` at once and on every change; once begun, `play` with the events from number `since` "
        "on";
    using Answer = Watching;
    Word<"watch"> do_;
    std::string_view table;
    std::optional<std::string_view> invite;
    std::optional<std::int64_t> since;
    FG_FIELDS(Watch, do_, table, invite, since)
};
struct Unwatch {
    static constexpr std::string_view about = "ends that";
    using Answer = NoAnswer;
    Word<"unwatch"> do_;
    std::string_view table;
    FG_FIELDS(Unwatch, do_, table)
};
struct Sit {
    static constexpr std::string_view about =
        "takes a free seat or, before the start, a bot's; on one's own seat: comes back to it, before the "
        "start also under a new name. In play, on a bot's chair: asks for it (ChairWish); who agrees says "
        "`admit`, unless the table's `latecomers` say otherwise. Nobody who has seen one hand of a game "
        "gets another";
    using Answer = NoAnswer;
    Word<"sit"> do_;
    std::string_view table;
    SeatNumber seat;
    std::optional<std::string_view> invite;
    FG_FIELDS(Sit, do_, table, seat, invite)
};
struct Stand {
    static constexpr std::string_view about = "before the start; in play: takes back the wish for a chair";
    using Answer = NoAnswer;
    Word<"stand"> do_;
    std::string_view table;
    FG_FIELDS(Stand, do_, table)
};
struct Leave {
    static constexpr std::string_view about =
        "in play: a bot goes on until one sits down again; in a game that has a rule for leaving, that rule "
        "is carried out, "
        "and there is no way back";
    using Answer = NoAnswer;
    Word<"leave"> do_;
    std::string_view table;
    FG_FIELDS(Leave, do_, table)
};
struct Admit {
    static constexpr std::string_view about =
        "in play, by who has a seat and plays: whether somebody may take a bot's chair. One no is enough";
    using Answer = NoAnswer;
    Word<"admit"> do_;
    std::string_view table;
    u64 wish = 0;
    bool yes = false;
    FG_FIELDS(Admit, do_, table, wish, yes)
};
struct SetBot {
    static constexpr std::string_view about =
        "host, before the start: seats a bot; `null` empties the seat. In play anybody at the table: `sage` "
        "for a person who has had no page open here for a minute, until they are back";
    using Answer = NoAnswer;
    Word<"bot"> do_;
    std::string_view table;
    SeatNumber seat;
    OrNull<BotName> kind;
    FG_FIELDS(SetBot, do_, table, seat, kind)
};
struct Kick {
    static constexpr std::string_view about =
        "host: before the start, somebody must stand up and is out. In play a `sage` plays for somebody who "
        "has let all wait for a minute; the chair stays theirs";
    using Answer = NoAnswer;
    Word<"kick"> do_;
    std::string_view table;
    SeatNumber seat;
    FG_FIELDS(Kick, do_, table, seat)
};
struct SetReady {
    static constexpr std::string_view about =
        "the pledge is SHA-256(id of the table ‖ one's own number for the deal), in 64 hexadecimal digits";
    using Answer = NoAnswer;
    Word<"ready"> do_;
    std::string_view table;
    bool ready = false;
    std::optional<std::string_view> pledge;
    FG_FIELDS(SetReady, do_, table, ready, pledge)
};
struct OpenNumber {
    static constexpr std::string_view about =
        "once `opening` shows that all pledges stand: the number behind one's own, 64 hexadecimal digits. "
        "The "
        "last one deals";
    using Answer = NoAnswer;
    Word<"open"> do_;
    std::string_view table, number;
    FG_FIELDS(OpenNumber, do_, table, number)
};
struct ChangeRules {
    static constexpr std::string_view about =
        "host, before the start: changes what is named and leaves the rest. Who sits in a chair that goes "
        "moves to a free one or a bot's. Everybody else has to say again that they are ready";
    using Answer = NoAnswer;
    Word<"rules"> do_;
    std::string_view table;
    std::optional<int> players;
    std::optional<Json<GameJson>> options;
    std::optional<Clock> clock;
    std::optional<Access> access;
    std::optional<bool> hints;
    std::optional<Latecomers> latecomers;
    FG_FIELDS(ChangeRules, do_, table, players, options, clock, access, hints, latecomers)
};
struct Start {
    static constexpr std::string_view about =
        "host: every seat filled, all other people ready. With `fewer` the empty chairs are taken away "
        "first. "
        "If anybody has pledged a number, the numbers are opened before the deal (Opening)";
    using Answer = NoAnswer;
    Word<"start"> do_;
    std::string_view table;
    std::optional<std::string_view> pledge;
    std::optional<bool> fewer;
    FG_FIELDS(Start, do_, table, pledge, fewer)
};
struct CloseTable {
    static constexpr std::string_view about =
        "host: the table is over for good; in play only if nobody else plays";
    using Answer = NoAnswer;
    Word<"close"> do_;
    std::string_view table;
    FG_FIELDS(CloseTable, do_, table)
};
struct Choose {
    static constexpr std::string_view about =
        "answers that question with one of its offers. An answer that is given in steps may come at once, as "
        "a list of choices: "
        "all of them are taken, or none";
    using Answer = NoAnswer;
    Word<"choose"> do_;
    std::string_view table;
    u64 question = 0;
    Json<ChoiceOrSteps> choice;
    FG_FIELDS(Choose, do_, table, question, choice)
};
struct Draft {
    static constexpr std::string_view about =
        "says what one has picked for that question and not yet confirmed; `null` for nothing. Nobody sees "
        "it; if the "
        "clock runs out it is played. It is not stored";
    using Answer = NoAnswer;
    Word<"draft"> do_;
    std::string_view table;
    u64 question = 0;
    Json<ChoiceOrSteps> choice;
    FG_FIELDS(Draft, do_, table, question, choice)
};
struct Undo {
    static constexpr std::string_view about =
        "takes the last answer, or the last step of one, back, if nobody learned anything from it";
    using Answer = NoAnswer;
    Word<"undo"> do_;
    std::string_view table;
    FG_FIELDS(Undo, do_, table)
};
struct Autopass {
    static constexpr std::string_view about =
        "from now on the table gives that kind of question its default, after the same delay as a forced "
        "answer";
    using Answer = NoAnswer;
    Word<"autopass"> do_;
    std::string_view table, kind;
    bool on = false;
    FG_FIELDS(Autopass, do_, table, kind, on)
};
struct HintGiven {
    std::vector<Json<GameChoice>> choices;
    std::string_view label;
    FG_FIELDS(HintGiven, choices, label)
};
struct AskHint {
    static constexpr std::string_view about =
        "says what a bot would choose; of an answer in steps, all of them";
    using Answer = HintGiven;
    Word<"hint"> do_;
    std::string_view table;
    FG_FIELDS(AskHint, do_, table)
};
struct Say {
    static constexpr std::string_view about =
        "1 to 200 characters, one line; chat and emotes: six at once, then one in two seconds";
    using Answer = NoAnswer;
    Word<"chat"> do_;
    std::string_view table, text;
    FG_FIELDS(Say, do_, table, text)
};
struct Gesture {
    static constexpr std::string_view about = "the same without words";
    using Answer = NoAnswer;
    Word<"emote"> do_;
    std::string_view table;
    Emote emote = Emote::huzzah;
    FG_FIELDS(Gesture, do_, table, emote)
};
struct Mute {
    static constexpr std::string_view about =
        "hears no more of that seat's chat, for oneself; `null`: of those without a chair";
    using Answer = NoAnswer;
    Word<"mute"> do_;
    std::string_view table;
    OrNull<SeatNumber> seat;
    bool on = false;
    FG_FIELDS(Mute, do_, table, seat, on)
};
struct RematchMade {
    std::string_view table;
    FG_FIELDS(RematchMade, table)
};
struct AskRematch {
    static constexpr std::string_view about = "the new table; everybody is told by `rematch` in the Info";
    using Answer = RematchMade;
    Word<"rematch"> do_;
    std::string_view table;
    FG_FIELDS(AskRematch, do_, table)
};

// What the hub does by itself, and what it passes on to a table.
using HubRequest = std::variant<Hello, Ping, SetLobby>;
using TableRequest =
    std::variant<Watch, Unwatch, Sit, Stand, Leave, Admit, SetBot, Kick, SetReady, OpenNumber, ChangeRules,
                 Start, CloseTable, Choose, Draft, Undo, Autopass, AskHint, Say, Gesture, Mute, AskRematch>;

// The answer's fields stand beside `ok`.
template <class Answer>
struct Reply {
    std::optional<Json<RefNumber>> ref;
    std::true_type ok;
    Spread<Answer> answer;
    FG_FIELDS(Reply, ref, ok, answer)
};
struct RefusedReply {
    std::optional<Json<RefNumber>> ref;
    std::false_type ok;
    WireError error;
    FG_FIELDS(RefusedReply, ref, ok, error)
};

// ---- a game that is over

struct ReplayStep {
    static constexpr std::string_view about = "The view after a step, and what changed on the way there.";
    static constexpr Note notes[] = {{"choice", "through a seat's eyes only its own choices are shown"}};
    Seat seat = no_seat;
    OrNull<Json<GameChoice>> choice;
    std::string_view label;
    Written<std::vector<Numbered>> events;
    Written<std::vector<std::string_view>> sentences;
    SpreadText<Changes> changes;
    Written<GameJson> view;
    std::size_t step = 0;
    FG_FIELDS(ReplayStep, seat, choice, label, events, sentences, changes, view, step)
};
struct ReplayPart {
    static constexpr Note notes[] = {{"steps", "of the whole game"}, {"list", "at most 100"}};
    std::size_t steps = 0, from = 0;
    Written<std::vector<ReplayStep>> list;
    FG_FIELDS(ReplayPart, steps, from, list)
};

FG_ENUM(DrawKind, die, card, seat, flip, number)
struct Draw {
    static constexpr std::string_view about = "One draw of chance.";
    static constexpr Note notes[] = {{"ways", "in how many ways each answer comes about"},
                                     {"words", "the answers in words, of a draw that has them"},
                                     {"least", "the smallest number of a `number`"},
                                     {"answer", "which of them it was"}};
    std::size_t step = 0;
    DrawKind kind = DrawKind::die;
    std::vector<int> ways;
    OrNull<std::vector<std::string_view>> words;
    std::optional<int> least;
    int answer = 0;
    FG_FIELDS(Draw, step, kind, ways, words, least, answer)
};
struct Proof {
    static constexpr std::string_view about = "What a deal was made of; all numbers are hexadecimal.";
    static constexpr Note notes[] = {
        {"pledges", "one for each seat: the hashes shown before any number was opened"},
        {"contributions", "the numbers behind them"}};
    std::string_view secret, commitment;
    std::vector<OrNull<std::string_view>> pledges, contributions;
    std::string_view seed;
    Written<std::vector<Draw>> draws;
    FG_FIELDS(Proof, secret, commitment, pledges, contributions, seed, draws)
};

}  // namespace wire
}  // namespace fg::server
