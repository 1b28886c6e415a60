// SPDX-License-Identifier: Apache-2.0
// One running game behind the type-erased interface: its state, the log that is the game, the events told so
// far. T is the game's Text. Instantiated once per game, in its <game>.cpp.
#pragma once

#include "engine/hash.h"
#include "match/any_game.h"
#include "match/json_read.h"
#include "match/json_write.h"
#include "match/option_help.h"
#include "match/typescript.h"

namespace fg {

// Puts a script in front of the seed and keeps a record of what came of both.
class MatchChance {
  public:
    MatchChance(const SeededSource& seeded, const std::vector<ChanceWord>& given,
                std::vector<ChanceDraw>* draws)
        : seeded_(seeded), scripted_(given, &seeded_), recording_(scripted_, draws) {}
    MatchChance(const MatchChance&) = delete;
    MatchChance& operator=(const MatchChance&) = delete;

    NamedChance chance() { return NamedChance(recording_); }
    const SeededSource& seeded() const { return seeded_; }
    const std::vector<ChanceWord>& words() const { return recording_.words(); }
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

// The Tell of a match: keeps every event with its audience.
template <class Event>
struct Telling {
    static constexpr bool listens = true;
    std::vector<ToldEvent<Event>>& told;
    void operator()(Audience audience, const Event& event) const { told.push_back({event, audience}); }
};

template <Game G, class T>
class MatchOf final : public AnyMatch {
  public:
    using State = typename G::State;
    using Rules = typename G::Rules;
    using Choice = typename G::Choice;

    // `setup` must have been checked; see GameOf::start.
    MatchOf(const AnyGame& game, const Rules& rules, MatchSetup setup)
        : game_(game), rules_(rules), setup_(std::move(setup)), seeded_(setup_.seed) {}

    // Deals. Must be called once, first; refuses outcomes that do not fit.
    Or<Done> deal() {
        MatchChance chance(seeded_, setup_.chance, setup_.draws);
        NamedChance named = chance.chance();
        Telling<typename G::Event> tell{told_};
        state_ = G::setup(rules_, named, tell);
        if (!chance.complaint().empty()) return Refusal{"bad_chance", chance.complaint(), ""};
        keep(chance, {.kind = RecordStep::Kind::setup});
        return Done{};
    }

    const AnyGame& game() const override { return game_; }
    const MatchSetup& setup() const override { return setup_; }
    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }

    SeatSet asked() const override { return G::asked(state_.table); }
    SeatSet owing() const override { return is_over() ? SeatSet{} : G::owing(state_); }
    bool is_over() const override { return G::is_over(state_.table); }
    Result result() const override { return G::result(rules_, state_.table); }

    std::string_view question(Seat seat) const override { return name_of(G::question(state_.table, seat)); }
    std::string_view question_rule(Seat seat) const override {
        return T::rule_of_question(G::question(state_.table, seat));
    }
    std::string prompt(Seat seat) const override {
        return T::prompt(rules_, state_.table, seat, setup_.names);
    }
    int clock_seconds(Seat seat) const override { return G::clock_seconds(rules_, state_.table, seat); }

    std::vector<Offer> offers(Seat seat) const override {
        std::vector<Offer> list;
        if (!owing().has(seat)) return list;
        typename G::Offers offers;
        G::offer(rules_, seen_by<G>(state_, seat), offers);
        for (const Choice& choice : offers)
            list.push_back({AnyChoice::of(choice), to_json(choice, players()),
                            T::label(rules_, state_.table, seat, choice, setup_.names),
                            T::rule_of_choice(state_.table, seat, choice), leads_to(seat, choice)});
        return list;
    }
    AnyChoice timeout(Seat seat) const override {
        return AnyChoice::of(G::timeout(rules_, seen_by<G>(state_, seat)));
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
        return T::label(rules_, state_.table, seat, choice.as<Choice>(), setup_.names);
    }

    Or<Done> choose(Seat seat, const AnyChoice& any, const std::vector<ChanceWord>& given) override {
        const Choice choice = any.as<Choice>();
        if (auto refusal = why_not(seat, choice); !refusal.code.empty()) return refusal;

        State next = state_;  // thrown away if the outcomes do not fit
        std::vector<ToldEvent<typename G::Event>> news;
        MatchChance chance(seeded_, given, setup_.draws);
        NamedChance named = chance.chance();
        Telling<typename G::Event> tell{news};
        G::apply(rules_, next, seat, choice, named, tell);
        if (!chance.complaint().empty()) return Refusal{"bad_chance", chance.complaint(), ""};

        const bool gave_nothing_away =
            chance.words().empty() && news.empty() && looks_the_same_to_others(next, seat);
        if (!gave_nothing_away) takebacks_.clear();
        if (gave_nothing_away) takebacks_.push_back({state_, seat});
        state_ = next;
        told_.insert(told_.end(), news.begin(), news.end());
        keep(chance, {.kind = RecordStep::Kind::choice, .seat = seat, .json = to_json(choice, players())});
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
        state_ = takebacks_.back().before;
        takebacks_.pop_back();
        steps_.pop_back();
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
    std::string event_sentence(std::size_t number) const override {
        return T::sentence(rules_, told_[number].event, no_seat, setup_.names);
    }
    std::string event_sentence(std::size_t number, Seat viewer) const override {
        if (!told_[number].audience.includes(viewer)) return {};
        return T::sentence(rules_, told_[number].event, viewer, setup_.names);
    }

    void append_view(std::string& out, Seat viewer, bool for_person) const override {
        JsonWriter(out, players()).write(view_for_reader(viewer, for_person));
    }
    std::unique_ptr<AnyView> view(Seat viewer, bool for_person) const override {
        return std::make_unique<ViewBox<G>>(rules_, view_for_reader(viewer, for_person));
    }

    std::string state_json() const override { return to_json(state_, players()); }
    Or<Done> set_state(const boost::json::value& changes) override {
        const Or<State> next = from_json(changes, state_, players());
        if (!next) return Refusal{"bad_state", "the state's " + next.refusal().message, ""};
        if (const Complaint complaint = G::check(rules_, *next))
            return Refusal{"impossible_state", complaint, ""};
        state_ = *next;
        takebacks_.clear();
        steps_.push_back({.kind = RecordStep::Kind::set, .json = boost::json::serialize(changes)});
        return Done{};
    }
    std::string redealt_json(Seat seat, u64 seed) const override {
        FastChance chance(seed);
        return to_json(G::redeal(rules_, view_for<G>(state_, seat), chance), players());
    }
    u64 signature() const override { return hash_of(state_); }

    const std::vector<RecordStep>& steps() const override { return steps_; }
    bool is_dealt_by_seed() const override {
        for (const RecordStep& step : steps_)
            if (step.given > 0 || step.kind == RecordStep::Kind::set) return false;
        return true;
    }

  private:
    struct Takeback {
        State before;
        Seat seat;
    };

    // A game whose Text says where a choice leads shows it with its offers.
    int leads_to([[maybe_unused]] Seat seat, [[maybe_unused]] const Choice& choice) const {
        if constexpr (requires { T::leads_to(rules_, state_.table, seat, choice); })
            return T::leads_to(rules_, state_.table, seat, choice);
        else
            return -1;
    }
    Refusal why_not(Seat seat, const Choice& choice) const {
        if (is_over()) return {"over", "the game is over", ""};
        if (index_of(seat) >= players()) return {"no_seat", "there is no such seat", ""};
        if (!G::owing(state_).has(seat)) return {"not_asked", "that seat has nothing to answer now", ""};
        typename G::Offers offers;
        G::offer(rules_, seen_by<G>(state_, seat), offers);
        if (offers.has(choice)) return {};
        return {"not_offered", "that is not one of the choices: " + prompt(seat),
                std::string(question_rule(seat))};
    }
    // Nothing told is not enough: a round that closes in silence and opens the next one has passed the word.
    bool looks_the_same_to_others(const State& next, Seat seat) const {
        if (!(next.table == state_.table)) return false;
        for (Seat other : SeatSet::first(players()).without(seat))
            if (!(view_for<G>(next, other) == view_for<G>(state_, other))) return false;
        return true;
    }
    typename G::View view_for_reader(Seat viewer, bool for_person) const {
        typename G::View view = view_for<G>(state_, viewer);
        if constexpr (HasPersonView<G>)
            if (for_person) G::for_person(rules_, view);
        return view;
    }
    void keep(const MatchChance& chance, RecordStep step) {
        step.chance = chance.words();
        step.given = chance.given();
        seeded_ = chance.seeded();
        steps_.push_back(std::move(step));
    }

    const AnyGame& game_;
    Rules rules_;
    MatchSetup setup_;
    SeededSource seeded_;
    State state_{};
    std::vector<ToldEvent<typename G::Event>> told_;
    std::vector<RecordStep> steps_;
    std::vector<Takeback> takebacks_;
};

// A game behind the type-erased interface. Options and content are read by their field lists.
template <Game G, class T>
class GameOf final : public AnyGame {
  public:
    using Options = typename G::Rules::Options;
    using Content = typename G::Rules::Content;

    explicit GameOf(std::string_view rulebook) : rulebook_(rulebook) {}

    std::string_view id() const override { return G::id; }
    std::string_view title() const override { return G::title; }
    std::string_view blurb() const override { return T::blurb(); }
    int min_players() const override { return G::min_players; }
    int max_players() const override { return G::max_players; }
    Patience patience() const override {
        if constexpr (requires { T::patience; })
            return T::patience;
        else
            return {};
    }
    std::string_view rulebook() const override { return rulebook_; }
    std::string content_json() const override { return to_json(Content{}); }

    std::string typescript() const override {
        TypeScriptWriter writer;
        writer.declare<Options>("Options");
        writer.declare<typename G::View>("View");
        writer.declare<typename G::Choice>("Choice");
        writer.declare<typename G::Event>("Event");
        return "// Written by `fairground types`; change the field lists, not this file.\n\n" + writer.text();
    }

    Or<std::string> content_hash(const boost::json::object& changes) const override {
        const Or<Content> content = from_json(boost::json::value(changes), Content{});
        if (!content) return Refusal{"bad_content", "the content's " + content.refusal().message, ""};
        return hex_of(hash_of(*content));
    }

    std::vector<OptionInfo> options() const override {
        std::vector<OptionInfo> list;
        Options usual{};
        Options::each(usual,
                      [&](std::string_view key, const auto& field) { list.push_back(info_of(key, field)); });
        return list;
    }

    Or<std::unique_ptr<AnyMatch>> start(const MatchSetup& asked) const override {
        MatchSetup setup = asked;
        if (setup.players < G::min_players || setup.players > G::max_players)
            return Refusal{"bad_players",
                           std::string(G::title) + " is for " + std::to_string(G::min_players) + " to " +
                               std::to_string(G::max_players) + " players",
                           ""};
        const Or<Options> options = from_json(boost::json::value(setup.options), Options{}, setup.players);
        if (!options) return Refusal{"bad_option", "the options' " + options.refusal().message, ""};
        const Or<Content> content = from_json(boost::json::value(setup.content), Content{}, setup.players);
        if (!content) return Refusal{"bad_content", "the content's " + content.refusal().message, ""};
        if (const Complaint complaint = G::complaint(setup.players, *options, *content))
            return Refusal{"bad_option", complaint, ""};
        setup.options = boost::json::parse(to_json(*options, setup.players)).as_object();
        for (int i = static_cast<int>(setup.names.size()); i < setup.players; ++i)
            setup.names.push_back("Seat " + std::to_string(i));

        auto match =
            std::make_unique<MatchOf<G, T>>(*this, G::make_rules(setup.players, *options, *content), setup);
        if (const Or<Done> dealt = match->deal(); !dealt) return dealt.refusal();
        return std::unique_ptr<AnyMatch>(std::move(match));
    }

  private:
    template <class F>
    static OptionInfo info_of(std::string_view key, const F& field) {
        OptionInfo info{.key = key,
                        .type = OptionInfo::Type::number,
                        .values = {},
                        .usual = to_json(field),
                        .help = {},
                        .rule = {}};
        if constexpr (Named<F>) {
            info.type = OptionInfo::Type::choice;
            static constexpr auto names = names_of(F{});
            info.values.assign(names.begin(), names.end());
        } else if constexpr (std::is_same_v<F, bool>) {
            info.type = OptionInfo::Type::toggle;
        } else if constexpr (requires { F::value_names(); }) {
            info.type = OptionInfo::Type::set;
            for (std::string_view name : F::value_names()) info.values.push_back(name);
        }
        for (const OptionHelp& help : T::options()) {
            if (help.key != key) continue;
            info.help = help.help;
            info.rule = help.rule;
            info.least = help.least;
            info.most = help.most;
        }
        return info;
    }
    std::string_view rulebook_;
};

}  // namespace fg
