// SPDX-License-Identifier: Apache-2.0
// Games and matches without their types, for the terminal, the engine protocol, the server and Python. Inner
// loops (playouts, search) use the typed game and never come through here.
#pragma once

#include <boost/json.hpp>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/refusal.h"
#include "engine/game.h"
#include "match/chance_sources.h"
#include "match/pace.h"
#include "match/patience.h"
#include "match/stage.h"
#include "match/story.h"
#include "match/transfer.h"

namespace fg {

class AnyGame;

// A choice as plain bytes; only the game it belongs to can read it.
struct AnyChoice {
    std::array<std::byte, 16> bytes{};

    template <class Choice>
    static AnyChoice of(const Choice& choice) {
        AnyChoice any;
        std::memcpy(any.bytes.data(), &choice, sizeof choice);
        return any;
    }
    template <class Choice>
    Choice as() const {
        Choice choice;
        std::memcpy(&choice, bytes.data(), sizeof choice);
        return choice;
    }
};

// Whose eyes a view is for: the seat's own, which bots have; a person's, from whom table options may keep what bots have; or
// those of somebody who has not seen the whole game from there, who may know less than the seat.
enum class Eyes : u8 { seat, person, newcomer };

// What one seat may know, with the rules of its table: all that a bot is given.
class AnyView {
  public:
    virtual ~AnyView() = default;
};
template <Game G>
class ViewBox final : public AnyView {
  public:
    ViewBox(const typename G::Rules& table_rules, const typename G::View& seat_view)
        : rules(table_rules), view(seat_view) {}
    typename G::Rules rules;
    typename G::View view;
};

// A choice that somebody would think of and that is not offered.
struct BarredChoice {
    std::string json;
    std::string label;
    std::string_view why;
    std::string_view rule;
};

struct Offer {
    AnyChoice choice;
    std::string json;
    std::string label;
    std::string_view rule;
    int leads_to = -1;  // the place of the board where the piece would end, if the choice does not name it
    std::vector<Transfer> transfers{};  // what it would move between players, if it comes off
};

struct OptionInfo {
    enum class Type { choice, toggle, number, set };
    std::string_view key;
    std::string_view name;  // in plain words
    Type type;
    std::vector<std::string_view> values;  // of a choice or a set
    std::vector<std::string_view> words;   // these values in plain words
    int least = 0, most = 0;               // of a number
    std::string usual;                     // the default, as JSON
    std::string_view zero;                 // of a number, what 0 means if it is no amount
    std::string_view help;
    std::string_view rule;
};

struct MatchSetup {
    int players = 0;
    boost::json::object options;  // missing keys have their defaults
    boost::json::object content;  // changes to the standard cards, boards and numbers
    std::string content_name;     // what its designer calls them
    SeededSource::Seed seed{};
    std::vector<Outcome> chance;     // outcomes to use first
    std::vector<std::string> names;  // of the players; missing ones are called after their seat
    std::vector<DrawMade>* draws =
        nullptr;  // if set, every random step is noted there; must outlive the match
};

// One entry of the log that *is* the game.
struct LogEntry {
    enum class Kind {
        setup,
        choice,   // one answer of a seat; an answer given in steps is one entry
        timeout,  // the seat's clock ran out
        report,   // something nobody was asked for
        set       // the state was changed by hand
    };
    Kind kind = Kind::choice;
    Seat seat = no_seat;
    std::vector<std::string> choices;  // as JSON; several if given in steps. timeout: the steps it dropped
    std::string json;                  // report, set: what was reported or set
    std::vector<Outcome> chance;
    std::size_t given = 0;       // how many of these came from a script, not from the seed
    bool is_unfinished = false;  // choice: the last steps are still to come
};

// Follows what one viewer sees, so that only changes need to be sent. Never outlives its match.
class ViewTrail {
  public:
    virtual ~ViewTrail() = default;
    // Appends what changed since the last call (or since the trail was begun):
    //   "changes":[[event number, change], ...]   the view as it is when each event is told, against the one before
    //   "rest":change                             what changed after the last event; left out if nothing did
    // each with a comma before it. A change is written as match/json_write.h says.
    virtual void append_changes(std::string& out) = 0;
};

// Of an answer in steps, from the labels of these. The last one says all of it if it is "Done: what it does".
std::string label_of_steps(std::span<const std::string> labels);

class AnyMatch {
  public:
    virtual ~AnyMatch() = default;

    virtual const AnyGame& game() const = 0;
    virtual const MatchSetup& setup() const = 0;  // with every option filled in
    int players() const { return setup().players; }
    const std::string& name(Seat seat) const { return setup().names[static_cast<std::size_t>(seat)]; }
    // Somebody else sits there now: all words from here on, also of what has happened, speak of them.
    virtual void rename(Seat seat, std::string_view name) = 0;

    virtual SeatSet asked() const = 0;
    virtual SeatSet owing() const = 0;
    virtual bool is_over() const = 0;
    // Whether its options bound the number of answers; without that a game may go on for ever.
    virtual bool has_end() const = 0;
    virtual Result result() const = 0;
    // The game in numbers, with everybody's eyes. None before it is over, of a game that has no story, or if the state was
    // changed by hand: then it does not add up.
    virtual std::optional<Story> story() const = 0;
    // How many turns have begun, as the story counts them; 0 of a game that has none.
    virtual int turns_begun() const = 0;

    // Who goes into the next game of the same players with something of this one, see AnyGame::inherited; no_seat: nobody, also
    // before it is over.
    virtual Seat heir() const = 0;

    // Of a seat that is asked.
    virtual std::string_view question(Seat seat) const = 0;
    virtual std::string_view question_rule(Seat seat) const = 0;
    virtual std::string prompt(Seat seat) const = 0;
    virtual int clock_seconds(Seat seat) const = 0;
    // Questions of a seat with the same number, other than 0, share one clock (engine/game.h).
    virtual u32 shared_clock(Seat seat) const = 0;
    // Whether even an only answer must come from the player.
    virtual bool is_left_to_player(Seat seat) const = 0;
    // Whether the seat holds what its question's window is worth being asked for (Window::unless).
    virtual bool is_worth_asking(Seat seat) const = 0;
    // Whose time the question has.
    virtual Timing timing(Seat seat) const = 0;
    // What the seat has to do for its answer, if that comes of a game of skill; which answers only come of it; and what comes of
    // what was done (match/stage.h).
    virtual std::optional<SkillTask> skill(Seat seat, u64 draw) const = 0;
    virtual bool is_measured(Seat seat, const AnyChoice& choice) const = 0;
    virtual AnyChoice skill_answer(Seat seat, const SkillTask& task, const SkillPlay& play) const = 0;
    // Of a seat that owes an answer; empty otherwise.
    virtual std::vector<Offer> offers(Seat seat) const = 0;
    virtual std::vector<BarredChoice> barred(Seat seat) const = 0;
    // What an expired clock answers, if it is one of the offers and not drawn by chance.
    virtual std::optional<AnyChoice> timeout(Seat seat) const = 0;

    // Who performs before the others now; nobody in most games.
    virtual StageNow stage() const = 0;

    // The round that is open. Its number changes with every new question; a seat's question in it is the same as before
    // exactly if `answers_given` is.
    virtual u32 round_number() const = 0;
    virtual int answers_given(Seat seat) const = 0;
    // Answers of this round that everybody saw at once.
    virtual int open_answers() const = 0;
    // Whether the seat has begun an answer that is given in steps.
    virtual bool is_in_group(Seat seat) const = 0;

    virtual Or<AnyChoice> read_choice(const boost::json::value& json) const = 0;
    virtual std::string choice_json(const AnyChoice& choice) const = 0;
    virtual std::string label(Seat seat, const AnyChoice& choice) const = 0;
    // Of an answer with all its steps, which `try_all` allows.
    virtual std::string label_all(Seat seat, std::span<const AnyChoice> choices) const = 0;

    // Refused: unknown or not asked seat, choice not offered, outcomes that do not fit. Nothing is changed
    // then.
    virtual Or<Done> choose(Seat seat, const AnyChoice& choice, const std::vector<Outcome>& chance = {}) = 0;
    // Several steps of one answer at once: all of them, or none. The outcomes are those of the last one.
    Or<Done> choose_all(Seat seat, std::span<const AnyChoice> choices,
                        const std::vector<Outcome>& chance = {});
    // Why they cannot be chosen in this order, if so. Nothing is changed.
    virtual Or<Done> try_all(Seat seat, std::span<const AnyChoice> choices) const = 0;
    // Whether that choice is one step of an answer, with more to come.
    virtual bool is_step(Seat seat, const AnyChoice& choice) const = 0;
    // The seat's clock has run out. What it had picked so far is dropped, and the catalogue's default is its answer.
    virtual Or<Done> expire(Seat seat, const std::vector<Outcome>& chance = {}) = 0;
    // Something nobody was asked for, see engine/report.h. Refused where the game has no rule for it.
    virtual bool accepts(const Report& report) const = 0;
    virtual Or<Done> report(const Report& report, const std::vector<Outcome>& chance = {}) = 0;
    // Takes back the last choice, or the last step of one, if it was that seat's and gave nothing away: it used no chance, told nobody
    // anything and passed the word to no one.
    virtual Or<Done> undo(Seat seat) = 0;
    virtual bool can_undo(Seat seat) const = 0;
    // The seat whose choice `undo` would take back, or no_seat.
    virtual Seat undoable() const = 0;

    // Events told so far, numbered from 0. A viewer outside an event's audience gets its number and nothing
    // else.
    virtual std::size_t event_count() const = 0;
    virtual Audience event_audience(std::size_t number) const = 0;
    virtual std::string event_json(std::size_t number) const = 0;
    virtual void append_event(std::string& out, std::size_t number, Seat viewer) const = 0;
    std::string event_json(std::size_t number, Seat viewer) const {
        std::string out;
        append_event(out, number, viewer);
        return out;
    }
    // What happened in a sentence: the whole of it, or for one reader, empty if it is not for that reader.
    virtual std::string event_sentence(std::size_t number) const = 0;
    virtual std::string event_sentence(std::size_t number, Seat viewer) const = 0;

    // How long what everybody was told from that event on takes to show, in milliseconds.
    virtual int showing_ms(std::size_t from_event) const = 0;

    // `for_person`: without what table options keep for bots.
    virtual void append_view(std::string& out, Seat viewer, bool for_person) const = 0;
    std::string view_json(Seat viewer, bool for_person) const {
        std::string out;
        append_view(out, viewer, for_person);
        return out;
    }
    virtual std::unique_ptr<AnyView> view(Seat viewer, Eyes eyes = Eyes::seat) const = 0;
    // From now on keeps the state at each event, for trails; until `forget_moments` is called.
    virtual void keep_moments() = 0;
    virtual void forget_moments() = 0;
    virtual std::unique_ptr<ViewTrail> follow(Seat viewer, bool for_person) const = 0;
    // The same with everybody's eyes.
    virtual std::unique_ptr<ViewTrail> follow_all() const = 0;
    virtual std::string seen_by_all_json() const = 0;

    // The whole truth: for tools, tests, records of finished games; never for a player.
    virtual std::string state_json() const = 0;
    virtual Or<Done> set_state(const boost::json::value& changes) = 0;
    virtual std::string redealt_json(Seat seat, u64 seed) const = 0;
    virtual u64 signature() const = 0;

    // The log: finished entries in order, then each answer of which only some steps have been given.
    virtual std::vector<LogEntry> steps() const = 0;
    virtual std::size_t step_count() const = 0;
    // What came of chance in the last thing that was done.
    virtual const std::vector<Outcome>& last_chance() const = 0;
    // True if every outcome came from the seed, so that the seed proves the deal.
    virtual bool is_dealt_by_seed() const = 0;
};

class AnyGame {
  public:
    virtual ~AnyGame() = default;

    virtual std::string_view id() const = 0;
    virtual std::string_view title() const = 0;
    virtual std::string_view blurb() const = 0;
    virtual int min_players() const = 0;
    virtual int max_players() const = 0;
    virtual Patience patience() const = 0;
    // The questions in which people may step in.
    virtual std::span<const Window> windows() const = 0;
    // Whether people perform in it before each other.
    virtual bool has_stage() const = 0;
    virtual std::vector<OptionInfo> options() const = 0;
    virtual std::span<const Preset> presets() const = 0;
    // Whether one game hands something on to the next of the same players; and options in a game into which that seat (no_seat:
    // nobody) brings it, as they are if it hands on nothing.
    virtual bool has_heirs() const = 0;
    virtual boost::json::object inherited(const boost::json::object& options, Seat heir) const = 0;
    // The numbered catalogue, in Markdown.
    virtual std::string_view rulebook() const = 0;
    // The standard cards, boards and numbers as JSON, and their hash with `changes` applied.
    virtual std::string content_json() const = 0;
    // All cards, boards and numbers with `changes` applied, and `derived`, what follows from them, from the player count and
    // from the options, if the game has it; refused with the entry and the reason.
    virtual Or<std::string> content_json(int players, const boost::json::object& options,
                                         const boost::json::object& changes) const = 0;
    // The types of its options, content, views, choices and events for the web client.
    virtual std::string typescript() const = 0;
    virtual Or<std::string> content_hash(const boost::json::object& changes) const = 0;
    virtual Or<std::unique_ptr<AnyMatch>> start(const MatchSetup& setup) const = 0;
};

// Sixteen hexadecimal digits.
std::string hex_of(u64 value);

// The text of one numbered rule out of a game's catalogue, without its number; empty if there is none.
std::string rule_text(const AnyGame& game, std::string_view rule);
// A refusal with the rule that its message names at its end: "the round cap has been reached (KTM-164)".
Refusal with_rule(std::string code, std::string message);
// What is wrong with options that could not be read. A reader of types alone, whose fault this is, knows neither the options nor
// their ranges.
Refusal bad_option(const boost::json::object& asked, const std::string& fault,
                   const std::vector<OptionInfo>& options);

}  // namespace fg
