// SPDX-License-Identifier: Apache-2.0
// What is said of people, games and tables (server/wire.h).
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
struct Numbers {
    static constexpr std::string_view typescript = "number[]";
};
struct SignalData {  // between two browsers, for them to understand
    static constexpr bool is_object = true;
    static constexpr std::string_view typescript = "Record<string, unknown>";
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
struct PresetInfo {
    static constexpr std::string_view about = "Options that go well together, by name.";
    static constexpr Note notes[] = {{"suggested_for", "so many players, at least and at most"},
                                     {"for_strangers", "suggested where anybody may sit down"}};
    std::string_view key, name, help;
    Json<GameJson> options;
    std::optional<PlayerCount> suggested_for;
    std::optional<bool> for_strangers;
    FG_FIELDS(PresetInfo, key, name, help, options, suggested_for, for_strangers)
};
struct GameInfo {
    static constexpr Note notes[] = {{"clocks", "those that the game says the times of"},
                                     {"presets", "left out if there are none"}};
    std::string_view id, title, blurb;
    PlayerCount players;
    std::vector<TableOption> options;
    std::optional<std::vector<PresetInfo>> presets;
    std::vector<ClockInfo> clocks;
    FG_FIELDS(GameInfo, id, title, blurb, players, options, presets, clocks)
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
                                     {"leaves_for_good", "in this game nobody plays on for you if you leave"},
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
    std::optional<std::true_type> leaves_for_good;
    std::optional<std::string_view> invite;
    std::optional<std::true_type> sent_away;
    FG_FIELDS(Info, id, game, players, options, content_name, clock, seconds, access, hints, latecomers, pace,
              phase, former, host, seats, watchers, commitment, opening, called_off, wishes, rematch, closed,
              result, you, leaves_for_good, invite, sent_away)
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

}  // namespace wire
}  // namespace fg::server
