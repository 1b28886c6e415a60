// SPDX-License-Identifier: Apache-2.0
// What a client asks over its socket, and the answers (server/wire.h).
#pragma once

#include "server/wire_table.h"

namespace fg::server::wire {

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
    static constexpr Note notes[] = {
        {"muted_onlookers", "those without a chair are not heard"},
        {"autopass", "the kinds of question that are passed"},
        {"autopass_unless", "those that are passed unless one holds what their `unless` names"}};
    std::vector<SeatNumber> muted;
    std::optional<std::true_type> muted_onlookers;
    std::vector<std::string_view> autopass, autopass_unless;
    Json<GameJson> content;
    FG_FIELDS(Watching, muted, muted_onlookers, autopass, autopass_unless, content)
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
        "answer. `unless`: only while one does not hold what the question's `unless` names";
    using Answer = NoAnswer;
    Word<"autopass"> do_;
    std::string_view table, kind;
    bool on = false;
    std::optional<bool> unless;
    FG_FIELDS(Autopass, do_, table, kind, on, unless)
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
        "1 to 200 characters, one line; six at once, then one in two seconds";
    using Answer = NoAnswer;
    Word<"chat"> do_;
    std::string_view table, text;
    FG_FIELDS(Say, do_, table, text)
};
struct Gesture {
    static constexpr std::string_view about =
        "the same without words, one in two seconds; not where the option `taunts` is off";
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
// ---- acts and games of skill (docs/decisions/0036)

struct ShowText {
    static constexpr std::string_view about =
        "who performs, while they do: the whole text as it stands, at most 1000 characters in at most 30 "
        "lines. It is not stored";
    using Answer = NoAnswer;
    Word<"act"> do_;
    std::string_view table, text;
    FG_FIELDS(ShowText, do_, table, text)
};
struct Sketch {
    static constexpr std::string_view about =
        "who performs, while they do: one more stroke (2 to 200 points x, y, x, y, … of 0 to 999, `ink` 0 to "
        "4, "
        "`width` 1 to 3); or takes the last one back; or wipes all. At most 300 strokes and 12000 points an "
        "act. It is not stored";
    using Answer = NoAnswer;
    Word<"sketch"> do_;
    std::string_view table;
    std::optional<Json<Numbers>> stroke;
    std::optional<int> ink, width;
    std::optional<bool> undo, clear;
    FG_FIELDS(Sketch, do_, table, stroke, ink, width, undo, clear)
};
struct OwnPeer {
    static constexpr Note notes[] = {{"peer", "what this connection is called at this table"}};
    std::string_view peer;
    FG_FIELDS(OwnPeer, peer)
};
struct SetCamera {
    static constexpr std::string_view about =
        "who performs, while they do: whether this connection can be asked for sound and pictures";
    using Answer = OwnPeer;
    Word<"camera"> do_;
    std::string_view table;
    bool sees = false;
    FG_FIELDS(SetCamera, do_, table, sees)
};
struct Signal {
    static constexpr std::string_view about =
        "passes `data` on to another connection at this table, so that the two can connect by WebRTC; one of "
        "them must be on camera. 40 at once, then ten in a second";
    using Answer = NoAnswer;
    Word<"signal"> do_;
    std::string_view table, to;
    Json<SignalData> data;
    FG_FIELDS(Signal, do_, table, to, data)
};
struct PlaySkill {
    static constexpr std::string_view about =
        "what one did in a game of skill (Skill), and how long it took on one's own device: from when it was "
        "put before one, of a banner from when it rose (less than 0: too early). The house works out the "
        "score and answers that question with it";
    using Answer = NoAnswer;
    Word<"skill"> do_;
    std::string_view table;
    u64 question = 0;
    std::int64_t ms = 0;
    std::optional<std::string_view> typed;
    std::optional<Json<Numbers>> symbols;
    FG_FIELDS(PlaySkill, do_, table, question, ms, typed, symbols)
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
                 Start, CloseTable, Choose, Draft, Undo, Autopass, AskHint, Say, Gesture, Mute, AskRematch,
                 ShowText, Sketch, SetCamera, Signal, PlaySkill>;

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

}  // namespace fg::server::wire
