// SPDX-License-Identifier: Apache-2.0
// A game for leak tests whose deal is known beforehand and whose secrets can be changed in mid-game: at one
// point everything a seat must not know is dealt anew, and the game goes on from there.
#pragma once

#include <map>

#include "engine/check.h"
#include "match/any_game.h"

namespace fg::server {

// After so many steps, as soon as nothing can be taken back, what `seat` must not know becomes something
// else.
struct Twist {
    bool is_on = false;
    Seat seat = no_seat;
    std::size_t after = 0;
    u64 seed = 0;
};

class TwinMatch : public AnyMatch {
  public:
    TwinMatch(std::unique_ptr<AnyMatch> inner, const Twist& twist)
        : inner_(std::move(inner)), steps_(inner_->steps()), twist_(twist) {
        twist_if_due();
    }
    bool is_twisted() const { return is_twisted_; }

    Or<Done> choose(Seat seat, const AnyChoice& choice, const std::vector<Outcome>& chance) override {
        Or<Done> done = inner_->choose(seat, choice, chance);
        if (!done) return done;
        keep_last();
        return done;
    }
    Or<Done> expire(Seat seat, const std::vector<Outcome>& chance) override {
        Or<Done> done = inner_->expire(seat, chance);
        if (done) keep_last();
        return done;
    }
    Or<Done> report(const Report& report, const std::vector<Outcome>& chance) override {
        Or<Done> done = inner_->report(report, chance);
        if (done) keep_last();
        return done;
    }
    Or<Done> undo(Seat seat) override {
        Or<Done> done = inner_->undo(seat);
        if (done) steps_.pop_back();
        return done;
    }
    std::vector<LogEntry> steps() const override { return steps_; }
    std::size_t step_count() const override { return steps_.size(); }
    const std::vector<Outcome>& last_chance() const override { return inner_->last_chance(); }
    bool accepts(const Report& report) const override { return inner_->accepts(report); }
    Or<Done> try_all(Seat seat, std::span<const AnyChoice> choices) const override {
        return inner_->try_all(seat, choices);
    }
    bool is_step(Seat seat, const AnyChoice& choice) const override { return inner_->is_step(seat, choice); }
    u32 round_number() const override { return inner_->round_number(); }
    int answers_given(Seat seat) const override { return inner_->answers_given(seat); }
    int open_answers() const override { return inner_->open_answers(); }
    bool is_in_group(Seat seat) const override { return inner_->is_in_group(seat); }
    std::vector<BarredChoice> barred(Seat seat) const override { return inner_->barred(seat); }
    void keep_moments() override { inner_->keep_moments(); }
    void forget_moments() override { inner_->forget_moments(); }
    std::unique_ptr<ViewTrail> follow(Seat viewer, bool for_person) const override {
        return inner_->follow(viewer, for_person);
    }
    std::unique_ptr<ViewTrail> follow_all() const override { return inner_->follow_all(); }
    std::string seen_by_all_json() const override { return inner_->seen_by_all_json(); }

    const AnyGame& game() const override { return inner_->game(); }
    const MatchSetup& setup() const override { return inner_->setup(); }
    void rename(Seat seat, std::string_view name) override { inner_->rename(seat, name); }
    SeatSet asked() const override { return inner_->asked(); }
    SeatSet owing() const override { return inner_->owing(); }
    bool is_over() const override { return inner_->is_over(); }
    bool has_end() const override { return inner_->has_end(); }
    Result result() const override { return inner_->result(); }
    Seat heir() const override { return inner_->heir(); }
    std::optional<Story> story() const override { return inner_->story(); }
    int turns_begun() const override { return inner_->turns_begun(); }
    std::string_view question(Seat seat) const override { return inner_->question(seat); }
    std::string_view question_rule(Seat seat) const override { return inner_->question_rule(seat); }
    std::string prompt(Seat seat) const override { return inner_->prompt(seat); }
    int clock_seconds(Seat seat) const override { return inner_->clock_seconds(seat); }
    u32 shared_clock(Seat seat) const override { return inner_->shared_clock(seat); }
    bool is_left_to_player(Seat seat) const override { return inner_->is_left_to_player(seat); }
    bool is_worth_asking(Seat seat) const override { return inner_->is_worth_asking(seat); }
    Timing timing(Seat seat) const override { return inner_->timing(seat); }
    std::optional<SkillTask> skill(Seat seat, u64 draw) const override { return inner_->skill(seat, draw); }
    bool is_measured(Seat seat, const AnyChoice& choice) const override {
        return inner_->is_measured(seat, choice);
    }
    AnyChoice skill_answer(Seat seat, const SkillTask& task, const SkillPlay& play) const override {
        return inner_->skill_answer(seat, task, play);
    }
    StageNow stage() const override { return inner_->stage(); }
    std::vector<Offer> offers(Seat seat) const override { return inner_->offers(seat); }
    std::optional<AnyChoice> timeout(Seat seat) const override { return inner_->timeout(seat); }
    Or<AnyChoice> read_choice(const boost::json::value& json) const override {
        return inner_->read_choice(json);
    }
    std::string choice_json(const AnyChoice& choice) const override { return inner_->choice_json(choice); }
    std::string label(Seat seat, const AnyChoice& choice) const override {
        return inner_->label(seat, choice);
    }
    std::string label_all(Seat seat, std::span<const AnyChoice> choices) const override {
        return inner_->label_all(seat, choices);
    }
    bool can_undo(Seat seat) const override { return inner_->can_undo(seat); }
    Seat undoable() const override { return inner_->undoable(); }
    std::size_t event_count() const override { return inner_->event_count(); }
    Audience event_audience(std::size_t number) const override { return inner_->event_audience(number); }
    std::string event_json(std::size_t number) const override { return inner_->event_json(number); }
    using AnyMatch::event_json;
    void append_event(std::string& out, std::size_t number, Seat viewer) const override {
        inner_->append_event(out, number, viewer);
    }
    int showing_ms(std::size_t from_event) const override { return inner_->showing_ms(from_event); }
    std::string event_sentence(std::size_t number) const override { return inner_->event_sentence(number); }
    std::string event_sentence(std::size_t number, Seat viewer) const override {
        return inner_->event_sentence(number, viewer);
    }
    void append_view(std::string& out, Seat viewer, bool for_person) const override {
        inner_->append_view(out, viewer, for_person);
    }
    std::unique_ptr<AnyView> view(Seat viewer, Eyes eyes) const override {
        return inner_->view(viewer, eyes);
    }
    std::string state_json() const override { return inner_->state_json(); }
    Or<Done> set_state(const boost::json::value& changes) override { return inner_->set_state(changes); }
    std::string redealt_json(Seat seat, u64 seed) const override { return inner_->redealt_json(seat, seed); }
    u64 signature() const override { return inner_->signature(); }
    bool is_dealt_by_seed() const override { return inner_->is_dealt_by_seed(); }

  private:
    void keep_last() {
        steps_.push_back(inner_->steps().back());
        twist_if_due();
    }
    void twist_if_due() {
        const bool is_due = twist_.is_on && !is_twisted_ && steps_.size() > twist_.after;
        if (!is_due || is_over() || undoable() != no_seat) return;
        is_twisted_ = true;
        const auto other = boost::json::parse(inner_->redealt_json(twist_.seat, twist_.seed));
        FG_CHECK(static_cast<bool>(inner_->set_state(other)));
    }

    std::unique_ptr<AnyMatch> inner_;
    std::vector<LogEntry> steps_;
    Twist twist_;
    bool is_twisted_ = false;
};

// Deals as the name of the first player says; a name without a plan deals as the inner game does.
class TwinGame : public AnyGame {
  public:
    explicit TwinGame(const AnyGame& inner) : inner_(inner) {}

    // Before anybody plays: it is read from many threads.
    void plan(const std::string& first_name, const Twist& twist) { plans_[first_name] = twist; }

    Or<std::unique_ptr<AnyMatch>> start(const MatchSetup& setup) const override {
        const auto plan = setup.names.empty() ? plans_.end() : plans_.find(setup.names.front());
        if (plan == plans_.end()) return inner_.start(setup);
        return start(setup, plan->second);
    }
    Or<std::unique_ptr<AnyMatch>> start(MatchSetup setup, const Twist& twist) const {
        setup.seed = SeededSource::seed_from_text(setup.names.front());
        Or<std::unique_ptr<AnyMatch>> match = inner_.start(setup);
        if (!match) return match;
        return std::unique_ptr<AnyMatch>(std::make_unique<TwinMatch>(std::move(*match), twist));
    }

    std::string_view id() const override { return inner_.id(); }
    std::string_view title() const override { return inner_.title(); }
    std::string_view blurb() const override { return inner_.blurb(); }
    int min_players() const override { return inner_.min_players(); }
    int max_players() const override { return inner_.max_players(); }
    Patience patience() const override { return inner_.patience(); }
    std::span<const Window> windows() const override { return inner_.windows(); }
    bool has_stage() const override { return inner_.has_stage(); }
    std::vector<OptionInfo> options() const override { return inner_.options(); }
    std::span<const Preset> presets() const override { return inner_.presets(); }
    bool has_heirs() const override { return inner_.has_heirs(); }
    boost::json::object inherited(const boost::json::object& options, Seat heir) const override {
        return inner_.inherited(options, heir);
    }
    std::string_view rulebook() const override { return inner_.rulebook(); }
    std::string content_json() const override { return inner_.content_json(); }
    Or<std::string> content_json(int players, const boost::json::object& options,
                                 const boost::json::object& changes) const override {
        return inner_.content_json(players, options, changes);
    }
    std::string typescript() const override { return inner_.typescript(); }
    Or<std::string> content_hash(const boost::json::object& changes) const override {
        return inner_.content_hash(changes);
    }

  private:
    const AnyGame& inner_;
    std::map<std::string, Twist> plans_;
};

}  // namespace fg::server
