// SPDX-License-Identifier: Apache-2.0
// What is said of a game in play and of one that is over, and what the server sends unasked (server/wire.h).
#pragma once

#include "server/wire_table.h"

namespace fg::server::wire {

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
         "by chance, and within an answer in steps, which is dropped then"},
        {"in_group", "an answer in steps has been begun; they are the view's `round.group`"},
        {"left_to_you", "the table does not give an only answer by itself"},
        {"unless",
         "what one may hold for which one wants to be asked though else one passes, see `autopass`"},
        {"armed", "one holds it now"},
        {"undo", "whether the last answer may still be taken back"}};
    u64 number = 0;
    std::string_view kind, prompt, rule;
    std::false_type answered;
    std::vector<Offer> offers;
    std::optional<std::vector<Barred>> barred;
    std::optional<std::size_t> timeout;
    std::optional<std::true_type> in_group, left_to_you;
    std::optional<std::string_view> unless;
    std::optional<std::true_type> armed;
    bool undo = false;
    FG_FIELDS(OpenQuestion, number, kind, prompt, rule, answered, offers, barred, timeout, in_group,
              left_to_you, unless, armed, undo)
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

// ---- games of skill (docs/decisions/0036)

struct PhraseSkill {
    static constexpr std::string_view about = "A phrase to be typed, within so many seconds.";
    Word<"phrase"> kind;
    std::string_view phrase;
    int seconds = 0;
    FG_FIELDS(PhraseSkill, kind, phrase, seconds)
};
struct PatternSkill {
    static constexpr std::string_view about =
        "Symbols of four kinds, to be seen for `show` milliseconds and then entered within so many seconds.";
    Word<"pattern"> kind;
    std::vector<int> symbols;
    int show = 0, seconds = 0;
    FG_FIELDS(PatternSkill, kind, symbols, show, seconds)
};
struct BannerSkill {
    static constexpr std::string_view about =
        "A banner that rises some seconds after `opens` (BannerPush): press within so many milliseconds.";
    Word<"banner"> kind;
    int within = 0;
    FG_FIELDS(BannerSkill, kind, within)
};
using Skill = std::variant<PhraseSkill, PatternSkill, BannerSkill>;

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
        {"remarks", "those made since event `since`, the last few at most"},
        {"skill",
         "while the question is answered by a game of skill: what to do (PlaySkill); of its answers only "
         "those "
         "that are not measured are offered"}};
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
    std::optional<Skill> skill;
    FG_FIELDS(PlayPush, push, table, n, more, events, sentences, view, changes, viewer, asked, kinds,
              question, deadline, clockOf, opens, closes, result, remarks, skill)
};
struct BannerPush {
    static constexpr std::string_view about = "The banner of a BannerSkill rises.";
    Word<"banner"> push;
    std::string_view table;
    FG_FIELDS(BannerPush, push, table)
};
struct Stroke {
    std::vector<int> points;
    int ink = 0, width = 1;
    FG_FIELDS(Stroke, points, ink, width)
};
struct StagePush {
    static constexpr std::string_view about =
        "What somebody shows in their act, to everybody who watches: all of it after `watch` and when an act "
        "begins, then what is new. There is one for each performer whose act is to be seen.";
    static constexpr Note notes[] = {
        {"act", "rises from act to act; of acts before, only what is sent again with this number stays"},
        {"seat", "whose; null: the stage is empty again"},
        {"word", "drawn for the act, where its task has one"},
        {"strokes", "all there are"},
        {"stroke", "one more"},
        {"undo", "the last stroke is gone"},
        {"camera", "who to ask for sound and pictures (Signal); null: nobody"}};
    Word<"stage"> push;
    std::string_view table;
    u32 act = 0;
    Seat seat = no_seat;
    std::optional<std::string_view> word, text;
    std::optional<std::vector<Stroke>> strokes;
    std::optional<Stroke> stroke;
    std::optional<std::true_type> undo;
    OrNull<std::string_view> camera;
    FG_FIELDS(StagePush, push, table, act, seat, word, text, strokes, stroke, undo, camera)
};
struct SignalPush {
    static constexpr std::string_view about = "What another connection at the table sends (Signal).";
    static constexpr Note notes[] = {{"seat", "where they sit; null: they look on"}};
    Word<"signal"> push;
    std::string_view table, from;
    Seat seat = no_seat;
    Json<SignalData> data;
    FG_FIELDS(SignalPush, push, table, from, seat, data)
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
    static constexpr std::string_view about = "Once, to everybody: the server stops and closes the socket.";
    Word<"bye"> push;
    std::string_view reason;
    FG_FIELDS(ByePush, push, reason)
};
using Push =
    std::variant<TablePush, PlayPush, BannerPush, StagePush, SignalPush, ChatPush, LobbyPush, ByePush>;

// Where browsers find a way to each other, from the file of `serve --ice`.
struct IceServer {
    std::vector<std::string_view> urls;
    std::optional<std::string_view> username, credential;
    FG_FIELDS(IceServer, urls, username, credential)
};
struct IceServers {
    std::vector<IceServer> servers;
    FG_FIELDS(IceServers, servers)
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

}  // namespace fg::server::wire
