// SPDX-License-Identifier: Apache-2.0
// One running game behind the type-erased interface: its state, the log that is the game, the events told so
// far. T is the game's Text. Instantiated once per game, in its register.cpp.
#pragma once

#include "engine/hash.h"
#include "match/any_game.h"
#include "match/json_read.h"
#include "match/json_write.h"
#include "match/notes.h"
#include "match/story.h"
#include "match/text.h"

namespace fg {

// Puts a script in front of the seed and keeps a record of what came of both.
class MatchChance {
  public:
    MatchChance(const SeededSource& seeded, const std::vector<Outcome>& given, std::vector<DrawMade>* draws)
        : seeded_(seeded), scripted_(given, &seeded_), recording_(scripted_, draws) {}
    MatchChance(const MatchChance&) = delete;
    MatchChance& operator=(const MatchChance&) = delete;

    NamedChance chance() { return NamedChance(recording_); }
    const SeededSource& seeded() const { return seeded_; }
    const std::vector<Outcome>& words() const { return recording_.words(); }
    std::size_t given() const { return scripted_.used(); }
    // Why the given outcomes did not fit; empty if they did.
    std::string complaint() const {
        if (!scripted_.complaint().empty()) return scripted_.complaint();
        return scripted_.is_used_up() ? "" : "more outcomes were given than this step has";
    }

  private:
    SeededSource seeded_;
    ScriptedSource scripted_;
    RecordingSource recording_;
};

template <class Event>
struct ToldEvent {
    Event event;
    Audience audience;
};

// The Tell of a match while it deals: keeps every event with its audience.
template <class Event>
struct Telling {
    static constexpr bool listens = true;
    std::vector<ToldEvent<Event>>& told;
    void operator()(Audience audience, const Event& event) const { told.push_back({event, audience}); }
};

template <class T, class Kind>
constexpr Showing showing_of_kind(Kind kind) {
    if constexpr (requires { T::showing(kind); })
        return T::showing(kind);
    else
        return {};
}

template <Game G, class T>
    requires TextFor<T, G>
class MatchOf final : public AnyMatch {
  public:
    using State = typename G::State;
    using Rules = typename G::Rules;
    using Choice = typename G::Choice;
    using Event = typename G::Event;

    // `setup` must have been checked; see GameOf::start.
    MatchOf(const AnyGame& game, const Rules& rules, MatchSetup setup)
        : game_(game), rules_(rules), setup_(std::move(setup)), seeded_(setup_.seed) {}

    // Deals. Must be called once, first; refuses outcomes that do not fit.
    Or<Done> deal() {
        MatchChance chance(seeded_, setup_.chance, setup_.draws);
        NamedChance named = chance.chance();
        Telling<Event> tell{told_};
        state_ = G::setup(rules_, named, tell);
        if (!chance.complaint().empty()) return Refusal{"bad_chance", chance.complaint(), ""};
        for (const ToldEvent<Event>& told : told_) {
            notes_.take(rules_, state_, players(), told.audience, told.event);
            story_.take(rules_, state_, told.event);
        }
        log({.kind = LogEntry::Kind::setup}, chance);
        return Done{};
    }

    const AnyGame& game() const override { return game_; }
    const MatchSetup& setup() const override { return setup_; }
    void rename(Seat seat, std::string_view name) override {
        setup_.names[static_cast<std::size_t>(seat)] = name;
    }
    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }

    SeatSet asked() const override { return state_.round.asked; }
    SeatSet owing() const override { return state_.round.owing; }
    bool is_over() const override { return G::is_over(state_.table); }
    bool has_end() const override { return G::longest(rules_) < ~u32{0}; }
    Result result() const override { return G::result(rules_, state_.table); }
    std::optional<Story> story() const override {
        if (!is_over() || is_changed_by_hand()) return std::nullopt;
        return story_.told(players());
    }
    int turns_begun() const override { return story_.turns_begun(); }
    Seat heir() const override {
        if constexpr (HasHeirs<G>)
            return is_over() ? G::heir(rules_, state_.table) : no_seat;
        else
            return no_seat;
    }
    u32 round_number() const override { return state_.round.number; }
    int answers_given(Seat seat) const override { return state_.round.so_far[seat].count; }
    int open_answers() const override { return state_.round.open_answers; }
    bool is_in_group(Seat seat) const override { return state_.round.is_in_group(seat); }

    std::string_view question(Seat seat) const override { return name_of(G::question(state_.table, seat)); }
    std::string_view question_rule(Seat seat) const override {
        return T::rule_of_question(G::question(state_.table, seat));
    }
    std::string prompt(Seat seat) const override { return T::prompt(rules_, seen(seat), setup_.names); }
    int clock_seconds(Seat seat) const override { return G::clock_seconds(rules_, state_.table, seat); }
    u32 shared_clock([[maybe_unused]] Seat seat) const override {
        if constexpr (HasSharedClock<G>)
            return G::shared_clock(state_.table, seat);
        else
            return 0;
    }
    bool is_left_to_player([[maybe_unused]] Seat seat) const override {
        if constexpr (HasLeftToPlayer<G>)
            return G::is_left_to_player(state_.table, seat);
        else
            return false;
    }

    bool is_worth_asking([[maybe_unused]] Seat seat) const override {
        if constexpr (requires { T::is_worth_asking(rules_, seen(seat)); })
            return T::is_worth_asking(rules_, seen(seat));
        else
            return true;
    }
    Timing timing([[maybe_unused]] Seat seat) const override {
        if constexpr (requires(typename G::Question question) { T::timing(question); })
            return T::timing(G::question(state_.table, seat));
        else
            return Timing::of_table;
    }
    std::optional<SkillTask> skill([[maybe_unused]] Seat seat, [[maybe_unused]] u64 draw) const override {
        if constexpr (HasSkill<T, G>)
            return asked().has(seat) ? T::skill(rules_, seen(seat), draw) : std::nullopt;
        else
            return std::nullopt;
    }
    bool is_measured([[maybe_unused]] Seat seat, [[maybe_unused]] const AnyChoice& choice) const override {
        if constexpr (HasSkill<T, G>)
            return T::is_measured(seen(seat), choice.as<Choice>());
        else
            return false;
    }
    AnyChoice skill_answer([[maybe_unused]] Seat seat, [[maybe_unused]] const SkillTask& task,
                           [[maybe_unused]] const SkillPlay& play) const override {
        if constexpr (HasSkill<T, G>)
            return AnyChoice::of(T::skill_answer(rules_, seen(seat), task, play));
        else
            return {};
    }
    StageNow stage() const override {
        if constexpr (HasEpilogue<T, G>)
            if (is_over()) return T::epilogue(rules_);
        if constexpr (HasStage<T, G>)
            return is_over() ? StageNow{} : T::stage(rules_, state_.table, asked());
        else
            return {};
    }

    std::vector<Offer> offers(Seat seat) const override {
        std::vector<Offer> list;
        if (!owing().has(seat)) return list;
        typename G::Offers offers;
        G::offer(rules_, seen(seat), offers);
        for (const Choice& choice : offers)
            list.push_back({AnyChoice::of(choice), to_json(choice, players()),
                            T::label(rules_, seen(seat), choice, setup_.names),
                            T::rule_of_choice(seen(seat), choice), leads_to(seat, choice),
                            transfers(seat, choice)});
        return list;
    }
    std::vector<BarredChoice> barred([[maybe_unused]] Seat seat) const override {
        std::vector<BarredChoice> list;
        if constexpr (HasBars<G>) {
            if (!owing().has(seat)) return list;
            BarredList<Choice, most_barred> bars;
            G::bar(rules_, seen(seat), bars);
            for (const Barred<Choice>& bar : bars)
                list.push_back({to_json(bar.choice, players()),
                                T::label(rules_, seen(seat), bar.choice, setup_.names), bar.why, bar.rule});
        }
        return list;
    }
    std::optional<AnyChoice> timeout(Seat seat) const override {
        // An answer that has been begun is dropped first: what is given then is no offer of this step.
        if (HasExpire<G> || state_.round.is_in_group(seat)) return std::nullopt;
        return AnyChoice::of(G::timeout(rules_, seen(seat)));
    }

    Or<AnyChoice> read_choice(const boost::json::value& json) const override {
        const Or<Choice> choice = from_json(json, Choice{}, players());
        if (!choice) return Refusal{"bad_choice", "the choice " + choice.refusal().message, ""};
        return AnyChoice::of(*choice);
    }
    std::string choice_json(const AnyChoice& choice) const override {
        return to_json(choice.as<Choice>(), players());
    }
    std::string label(Seat seat, const AnyChoice& choice) const override {
        return T::label(rules_, seen(seat), choice.as<Choice>(), setup_.names);
    }
    std::string label_all(Seat seat, std::span<const AnyChoice> choices) const override {
        std::vector<std::string> labels;
        State at = state_;
        for (const AnyChoice& choice : choices) {
            labels.push_back(T::label(rules_, seen_by<G>(at, seat), choice.as<Choice>(), setup_.names));
            at = tried(at, seat, choice.as<Choice>());
        }
        return label_of_steps(labels);
    }

    Or<Done> choose(Seat seat, const AnyChoice& any, const std::vector<Outcome>& given) override {
        const Choice choice = any.as<Choice>();
        if (auto refusal = why_not(state_, seat, choice); !refusal.code.empty()) return refusal;
        const auto apply = [&](State& next, NamedChance& chance, auto& tell) {
            G::apply(rules_, next, seat, choice, chance, tell);
        };
        return carry_out(seat, given, apply,
                         [&](const State& before, const MatchChance& chance, bool is_silent) {
                             const std::string json = to_json(choice, players());
                             if (is_silent) takebacks_.push_back({before, seat, log_.size(), begun_[seat]});
                             begun_[seat].push_back(json);
                             if (is_step_between(before, state_, seat)) return use_up(chance);
                             log({.kind = LogEntry::Kind::choice,
                                  .seat = seat,
                                  .choices = std::exchange(begun_[seat], {})},
                                 chance);
                         });
    }
    Or<Done> try_all(Seat seat, std::span<const AnyChoice> choices) const override {
        if (choices.empty()) return Refusal{"bad_choice", "there is no choice", ""};
        State next = state_;
        for (const AnyChoice& choice : choices) {
            if (auto refusal = why_not(next, seat, choice.as<Choice>()); !refusal.code.empty())
                return refusal;
            next = tried(next, seat, choice.as<Choice>());
            const bool is_last = &choice == &choices.back();
            if (!is_last && !is_step_between(state_, next, seat))
                return Refusal{"not_offered", "the answer was complete before its last step", ""};
        }
        return Done{};
    }
    bool is_step(Seat seat, const AnyChoice& choice) const override {
        return is_step_between(state_, tried(state_, seat, choice.as<Choice>()), seat);
    }
    Or<Done> expire(Seat seat, const std::vector<Outcome>& given) override {
        if (auto refusal = why_not_asked(state_, seat); !refusal.code.empty()) return refusal;
        const auto apply = [&](State& next, NamedChance& chance, auto& tell) {
            fg::expire<G>(rules_, next, seat, chance, tell);
        };
        return carry_out(seat, given, apply,
                         [&](const State& before, const MatchChance& chance, bool is_silent) {
                             if (is_silent) takebacks_.push_back({before, seat, log_.size(), begun_[seat]});
                             log({.kind = LogEntry::Kind::timeout,
                                  .seat = seat,
                                  .choices = std::exchange(begun_[seat], {})},
                                 chance);
                         });
    }
    bool accepts([[maybe_unused]] const Report& report) const override {
        if constexpr (HasReports<G>)
            return !is_over() && index_of(report.seat) < players() &&
                   G::accepts(rules_, state_.table, report);
        else
            return false;
    }
    Or<Done> report([[maybe_unused]] const Report& report,
                    [[maybe_unused]] const std::vector<Outcome>& given) override {
        if (!accepts(report)) return Refusal{"not_offered", "the game has no rule for that now", ""};
        if constexpr (HasReports<G>) {
            const auto apply = [&](State& next, NamedChance& chance, auto& tell) {
                G::report(rules_, next, report, chance, tell);
            };
            return carry_out(report.seat, given, apply, [&](const State&, const MatchChance& chance, bool) {
                takebacks_.clear();
                for (Seat seat : SeatSet::first(players()))
                    if (!state_.round.is_in_group(seat)) begun_[seat].clear();
                log({.kind = LogEntry::Kind::report, .seat = report.seat, .json = to_json(report, players())},
                    chance);
            });
        }
        return Done{};
    }

    Seat undoable() const override { return takebacks_.empty() ? no_seat : takebacks_.back().seat; }
    bool can_undo(Seat seat) const override { return seat != no_seat && undoable() == seat; }
    Or<Done> undo(Seat seat) override {
        if (!can_undo(seat))
            return Refusal{"no_undo",
                           "that cannot be taken back: it told somebody something, used chance, or was not "
                           "the last choice",
                           ""};
        const Takeback& last = takebacks_.back();
        state_ = last.before;
        log_.resize(last.log_size);
        begun_[seat] = last.begun;
        takebacks_.pop_back();
        return Done{};
    }

    std::size_t event_count() const override { return told_.size(); }
    Audience event_audience(std::size_t number) const override { return told_[number].audience; }
    std::string event_json(std::size_t number) const override {
        return to_json(told_[number].event, players());
    }
    using AnyMatch::event_json;
    void append_event(std::string& out, std::size_t number, Seat viewer) const override {
        if (told_[number].audience.includes(viewer))
            JsonWriter(out, players()).write(told_[number].event);
        else
            out += "null";
    }
    int showing_ms(std::size_t from_event) const override {
        int whole = 0;
        decltype(Event::kind) before{255};
        for (std::size_t n = from_event; n < told_.size(); ++n) {
            const auto kind = told_[n].event.kind;
            const Showing showing = showing_of_kind<T>(kind);
            if (!told_[n].audience.everyone || showing.ms == 0) continue;
            if (!showing.together || kind != before) whole += showing.ms;
            before = kind;
        }
        return whole;
    }
    std::string event_sentence(std::size_t number) const override {
        return T::sentence(rules_, told_[number].event, no_seat, setup_.names);
    }
    std::string event_sentence(std::size_t number, Seat viewer) const override {
        if (!told_[number].audience.includes(viewer)) return {};
        return T::sentence(rules_, told_[number].event, viewer, setup_.names);
    }

    void append_view(std::string& out, Seat viewer, bool for_person) const override {
        JsonWriter writer(out, players());
        for_person ? writer.write(shown_to_person(state_, notes_, viewer))
                   : writer.write(view_at(state_, viewer, false));
    }
    std::unique_ptr<AnyView> view(Seat viewer, Eyes eyes) const override {
        typename G::View view = view_at(state_, viewer, eyes == Eyes::person);
        if constexpr (HasNewcomerView<G>)
            if (eyes == Eyes::newcomer) G::for_newcomer(rules_, view);
        return std::make_unique<ViewBox<G>>(rules_, view);
    }
    void keep_moments() override {
        keeps_moments_ = true;
        forget_moments();
    }
    void forget_moments() override {
        moments_.clear();
        first_moment_ = told_.size();
    }
    std::unique_ptr<ViewTrail> follow(Seat viewer, bool for_person) const override {
        const auto person_look = [this, viewer](const State& state, const Notes& notes) {
            return shown_to_person(state, notes, viewer);
        };
        if (for_person) return trail_of(person_look);
        return trail_of(
            [this, viewer](const State& state, const Notes&) { return view_at(state, viewer, false); });
    }
    std::unique_ptr<ViewTrail> follow_all() const override {
        return trail_of([](const State& state, const Notes& notes) { return seen_by_all(state, notes); });
    }
    std::string seen_by_all_json() const override { return to_json(seen_by_all(state_, notes_), players()); }

    std::string state_json() const override { return to_json(state_, players()); }
    Or<Done> set_state(const boost::json::value& changes) override {
        const Or<State> next = from_json(changes, state_, players(), "the state");
        if (!next) return Refusal{"bad_state", next.refusal().message, ""};
        if (const Complaint complaint = G::check(rules_, *next))
            return with_rule("impossible_state", complaint);
        // Where the rules speak of a certain seat. `check` cannot, because it must hold for a turned table as well.
        if constexpr (requires { seating_complaint(rules_, *next); })
            if (const Complaint complaint = seating_complaint(rules_, *next))
                return with_rule("impossible_state", complaint);
        state_ = *next;
        takebacks_.clear();
        begun_ = {};
        log_.push_back({.kind = LogEntry::Kind::set, .json = boost::json::serialize(changes)});
        return Done{};
    }
    std::string redealt_json(Seat seat, u64 seed) const override {
        FastChance chance(seed);
        return to_json(G::redeal(rules_, view_for<G>(state_, seat), chance), players());
    }
    u64 signature() const override { return hash_of(state_); }

    std::vector<LogEntry> steps() const override {
        std::vector<LogEntry> all = log_;
        for (Seat seat : SeatSet::first(players()))
            if (!begun_[seat].empty())
                all.push_back({.kind = LogEntry::Kind::choice,
                               .seat = seat,
                               .choices = begun_[seat],
                               .is_unfinished = true});
        return all;
    }
    std::size_t step_count() const override { return log_.size(); }
    const std::vector<Outcome>& last_chance() const override { return last_chance_; }
    bool is_dealt_by_seed() const override {
        for (const LogEntry& step : log_)
            if (step.given > 0 || step.kind == LogEntry::Kind::set) return false;
        return true;
    }

  private:
    static constexpr std::size_t most_moments = 1000;  // if nobody asks for them
    static constexpr std::size_t usual_events = 8;     // of one answer, at most
    using Begun = std::vector<std::string>;            // the steps so far of an answer given in steps
    using Notes = MatchNotes<G, T>;
    using StoryOf = MatchStory<G, T>;

    // What there was to see when an event was told.
    struct Moment {
        State state;
        [[no_unique_address]] Notes notes;
    };
    // The Tell of a match: keeps every event with its audience, what each viewer notes of it, and the moment, if somebody
    // wants that.
    struct TellingAll {
        static constexpr bool listens = true;
        const Rules& rules;
        int players;
        const State& state;
        std::vector<ToldEvent<Event>> told{};
        Notes notes;
        [[no_unique_address]] StoryOf story{};  // of these events
        bool keeps_moments;
        std::vector<Moment> moments{};
        void operator()(Audience audience, const Event& event) {
            told.push_back({event, audience});
            notes.take(rules, state, players, audience, event);
            story.take(rules, state, event);
            if (!keeps_moments) return;
            if (moments.empty()) moments.reserve(usual_events);
            moments.push_back({state, notes});
        }
    };

    struct Takeback {
        State before;
        Seat seat;
        std::size_t log_size;
        Begun begun;
    };

    // What a viewer saw when it was last asked, and where in the events that was.
    template <class Look>
    class Trail final : public ViewTrail {
      public:
        Trail(const MatchOf& match, Look look)
            : match_(match),
              look_(look),
              last_(look(match.state_, match.notes_)),
              next_(match.told_.size()) {}
        void append_changes(std::string& out) override {
            out += ",\"changes\":[";
            for (; next_ < match_.told_.size(); ++next_) {
                const Moment* moment = match_.moment(next_);
                if (moment == nullptr) continue;
                step_to(look_(moment->state, moment->notes), out, out.back() == '[' ? "[" : ",[", true);
            }
            out += ']';
            step_to(look_(match_.state_, match_.notes_), out, ",\"rest\":", false);
        }

      private:
        using Sight =
            decltype(std::declval<Look>()(std::declval<const State&>(), std::declval<const Notes&>()));

        // Writes what is new behind `before`, if anything is.
        void step_to(const Sight& view, std::string& out, std::string_view before, bool is_event) {
            const std::size_t start = out.size();
            out += before;
            if (is_event) out += std::to_string(next_) + ',';
            if (!JsonChanges(out, match_.players()).write(last_, view)) return out.resize(start);
            if (is_event) out += ']';
            last_ = view;
        }
        const MatchOf& match_;
        Look look_;
        Sight last_;
        std::size_t next_;
    };
    template <class Look>
    std::unique_ptr<ViewTrail> trail_of(Look look) const {
        return std::make_unique<Trail<Look>>(*this, look);
    }

    bool is_changed_by_hand() const {
        return std::ranges::any_of(log_,
                                   [](const LogEntry& entry) { return entry.kind == LogEntry::Kind::set; });
    }
    typename G::Seen seen(Seat seat) const { return seen_by<G>(state_, seat); }
    // When that event was told, if that was kept.
    const Moment* moment(std::size_t event) const {
        const bool is_kept = event >= first_moment_ && event - first_moment_ < moments_.size();
        return is_kept ? &moments_[event - first_moment_] : nullptr;
    }

    // A game whose Text says where a choice leads shows it with its offers.
    int leads_to([[maybe_unused]] Seat seat, [[maybe_unused]] const Choice& choice) const {
        if constexpr (HasLeadsTo<T, G>)
            return T::leads_to(rules_, seen(seat), choice);
        else
            return -1;
    }
    std::vector<Transfer> transfers([[maybe_unused]] Seat seat, [[maybe_unused]] const Choice& choice) const {
        if constexpr (HasTransfers<T, G>)
            return T::transfers(rules_, seen(seat), choice);
        else
            return {};
    }
    // Where a choice leads, with any chance.
    State tried(State state, Seat seat, const Choice& choice) const {
        FastChance chance(1);
        Silence silence;
        G::apply(rules_, state, seat, choice, chance, silence);
        return state;
    }
    Refusal why_not_asked(const State& state, Seat seat) const {
        if (G::is_over(state.table)) return {"over", "the game is over", ""};
        if (index_of(seat) >= players()) return {"no_seat", "there is no such seat", ""};
        if (!state.round.owing.has(seat)) return {"not_asked", "that seat has nothing to answer now", ""};
        return {};
    }
    Refusal why_not(const State& state, Seat seat, const Choice& choice) const {
        if (auto refusal = why_not_asked(state, seat); !refusal.code.empty()) return refusal;
        typename G::Offers offers;
        G::offer(rules_, seen_by<G>(state, seat), offers);
        if (offers.has(choice)) return {};
        if constexpr (HasBars<G>) {
            BarredList<Choice, most_barred> bars;
            G::bar(rules_, seen_by<G>(state, seat), bars);
            for (const Barred<Choice>& bar : bars)
                if (bar.choice == choice) return {"not_offered", bar.why, bar.rule};
        }
        return {"not_offered",
                "that is not one of the choices: " + T::prompt(rules_, seen_by<G>(state, seat), setup_.names),
                std::string(T::rule_of_question(G::question(state.table, seat)))};
    }
    // Applies something to a copy of the state, which takes the state's place if the outcomes fit; then `keep` logs it.
    template <class Apply, class Keep>
    Or<Done> carry_out(Seat seat, const std::vector<Outcome>& given, Apply&& apply, Keep&& keep) {
        State next = state_;
        MatchChance chance(seeded_, given, setup_.draws);
        NamedChance named = chance.chance();
        TellingAll tell{.rules = rules_,
                        .players = players(),
                        .state = next,
                        .notes = notes_,
                        .keeps_moments = keeps_moments_};
        apply(next, named, tell);
        if (!chance.complaint().empty()) return Refusal{"bad_chance", chance.complaint(), ""};

        const State before = std::exchange(state_, next);
        const bool is_silent =
            chance.words().empty() && tell.told.empty() && looks_the_same_to_others(before, seat);
        if (!is_silent) takebacks_.clear();
        if (moments_.size() > most_moments) forget_moments();
        told_.insert(told_.end(), tell.told.begin(), tell.told.end());
        if (moments_.empty())
            moments_.swap(tell.moments);
        else
            moments_.insert(moments_.end(), tell.moments.begin(), tell.moments.end());
        notes_ = tell.notes;
        story_.append(tell.story);
        keep(before, chance, is_silent);
        return Done{};
    }
    // Nothing told is not enough: a round that closes in silence and opens the next one has passed the word.
    bool looks_the_same_to_others(const State& before, Seat seat) const {
        if (!is_same_round(before, state_) || !(before.table == state_.table)) return false;
        for (Seat other : SeatSet::first(players()).without(seat))
            if (!(view_for<G>(before, other) == view_for<G>(state_, other))) return false;
        return true;
    }
    typename G::View view_at(const State& state, Seat viewer, [[maybe_unused]] bool for_person) const {
        typename G::View view = view_for<G>(state, viewer);
        if constexpr (HasPersonView<G>)
            if (for_person) G::for_person(rules_, view);
        return view;
    }
    typename PersonView<G, T>::type shown_to_person(const State& state, [[maybe_unused]] const Notes& notes,
                                                    Seat viewer) const {
        if constexpr (HasNotes<T, G>)
            return {view_at(state, viewer, true), notes.of(viewer)};
        else
            return view_at(state, viewer, true);
    }
    // The truth, with what anybody could have noted.
    static auto seen_by_all(const State& state, [[maybe_unused]] const Notes& notes) {
        if constexpr (HasNotes<T, G>)
            return NotedView<State, typename T::Notes>{state, notes.of(no_seat)};
        else
            return state;
    }
    void use_up(const MatchChance& chance) {
        last_chance_ = chance.words();
        seeded_ = chance.seeded();
    }
    void log(LogEntry step, const MatchChance& chance) {
        use_up(chance);
        step.chance = chance.words();
        step.given = chance.given();
        log_.push_back(std::move(step));
    }

    const AnyGame& game_;
    Rules rules_;
    MatchSetup setup_;
    SeededSource seeded_;
    State state_{};
    std::vector<ToldEvent<Event>> told_;
    [[no_unique_address]] Notes notes_{};
    [[no_unique_address]] StoryOf story_{};
    std::vector<Moment> moments_;  // of the events from first_moment_ on
    std::size_t first_moment_ = 0;
    bool keeps_moments_ = false;
    std::vector<LogEntry> log_;
    PerSeat<Begun> begun_;
    std::vector<Takeback> takebacks_;
    std::vector<Outcome> last_chance_;
};

}  // namespace fg
