// SPDX-License-Identifier: Apache-2.0
// Scripts for the leak test on real sockets: one game in two worlds that are the same until a twist changes
// what a seat must not know in the second. Both are played here first, without a server, to find out what to
// answer in each, and for how long each viewer hears the same in both. So long must the bytes be the same.
#pragma once

#include <algorithm>
#include <set>

#include "bots/bot.h"
#include "engine/chance.h"
#include "server/twin_game_test.h"

namespace fg::server {

// An answer of a seat in one world; no_seat: nothing to answer there now.
struct Act {
    Seat seat = no_seat;
    std::string choice;
};

// What somebody does besides, the same in both worlds. `who` is a seat's number; the spectator and the
// stranger come after the seats.
struct Extra {
    enum class Kind {
        none,
        hint,
        undo,
        autopass,
        chat,
        mute,
        wrong,
        nonsense,
        stale,
        rewatch,
        get,
        draft,
        leave,    // and sit down again; what is asked of them meanwhile a bot answers
        sit,      // in a chair that somebody has
        kick,     // the host, or who would like to be
        bot,      // in place of somebody who is there
        metrics,  // from outside
    };
    static constexpr u32 kinds = 16;  // without none
    Kind kind = Kind::none;
    int who = 0;
    std::string text;
    std::size_t number = 0;
};

struct Entry {
    std::array<Act, 2> acts;
    Extra extra;
    std::array<int, 2> stood_in{};  // in each world: answers of a bot for who has left
    bool is_for_good = false;       // in some games leaving is a rule (MON-335)
};

// A sage who answers the same whenever it sees the same.
class SteadySage final : public bots::AnyBot {
  public:
    explicit SteadySage(std::unique_ptr<bots::AnyBot> sage) : sage_(std::move(sage)) {}
    AnyChoice decide(const AnyView& view, const bots::Budget& budget) override {
        return sage_->decide(view, {.ms = budget.ms, .iterations = budget.iterations, .seed = 1});
    }
    std::vector<AnyChoice> decide_all(const AnyView& view, const bots::Budget& budget) override {
        return sage_->decide_all(view, {.ms = budget.ms, .iterations = budget.iterations, .seed = 1});
    }

  private:
    std::unique_ptr<bots::AnyBot> sage_;
};

struct Script {
    std::string name;  // of the first player; the deal hangs on it
    const TwinGame* game = nullptr;
    int players = 0;
    boost::json::object options;
    std::string clock, access;
    Twist twist;
    bool is_permuted = false;  // the second world answers sealed rounds in another order
    std::vector<Entry> entries;
    // Of each seat and the spectator: how much must be the same. 1: the beginning, 2: the first entry too...
    std::vector<std::size_t> until;
    std::size_t twisted = 0;  // the first entry after the twist
    bool is_changed = false;  // the twist made another world of it

    // How often a bot answered for somebody who had left with an answer owed.
    std::size_t stood_in() const {
        std::size_t sum = 0;
        for (const Entry& entry : entries)
            sum += static_cast<std::size_t>(entry.stood_in[0] + entry.stood_in[1]);
        return sum;
    }
    // How many entries of how many viewers are compared after the twist.
    std::size_t compared() const {
        std::size_t sum = 0;
        if (!is_changed) return 0;
        for (const std::size_t end : until) sum += end > twisted + 1 ? end - twisted - 1 : 0;
        return sum;
    }
    // Whether a viewer may compare to the end. The stranger, who comes last, may know what a spectator may.
    bool is_whole_for(std::size_t who) const {
        return until[std::min(who, until.size() - 1)] == entries.size() + 1;
    }
};

class ScriptWriter {
  public:
    // Everything about the script but its course, and who answers for those who leave.
    ScriptWriter(Script frame, bots::AnyBot& sage, u64 seed)
        : script_(std::move(frame)), sage_(sage), random_(seed) {}

    Script write() {
        for (std::size_t side = 0; side < 2; ++side) begin(side);
        script_.until.assign(static_cast<std::size_t>(script_.players) + 1, 0);
        is_same_.assign(script_.until.size(), true);
        compare();
        std::size_t left = longest_after;
        while (left > 0 && next_entry()) left -= is_twisted_;
        // What comes after the last thing to compare is not worth playing.
        const std::size_t end = *std::max_element(script_.until.begin(), script_.until.end());
        script_.entries.resize(std::max<std::size_t>(end, 1) - 1);
        return std::move(script_);
    }

  private:
    struct World {
        std::unique_ptr<AnyMatch> match;
        std::set<std::pair<Seat, std::string>> autopass;
        PerSeat<int> acted;
        SeatSet closers;        // whose answer ended a round
        std::vector<Act> plan;  // what is still to be answered in this round, last first
    };
    static constexpr std::size_t longest_after = 40;

    void begin(std::size_t side) {
        MatchSetup setup{.players = script_.players,
                         .options = script_.options,
                         .content = {},
                         .seed = {},
                         .chance = {},
                         .names = {script_.name}};
        auto match = script_.game->start(setup, side == 0 ? Twist{} : script_.twist);
        FG_CHECK(static_cast<bool>(match));
        worlds_[side].match = std::move(*match);
        for (Seat seat : SeatSet::first(script_.players)) report(worlds_[side], ReportKind::live, seat);
        force(worlds_[side]);
    }
    // As a table does, where the game wants to know who is played by a person.
    static void report(World& world, ReportKind kind, Seat seat) {
        const Report report{.kind = kind, .seat = seat};
        if (!world.match->is_over() && world.match->accepts(report))
            FG_CHECK(static_cast<bool>(world.match->report(report)));
    }
    // What a person may choose: not what is measured.
    static std::vector<Offer> free_offers(const World& world, Seat seat) {
        std::vector<Offer> offers = world.match->offers(seat);
        std::erase_if(offers,
                      [&](const Offer& offer) { return world.match->is_measured(seat, offer.choice); });
        return offers;
    }
    // What the table answers by itself: the only offer, or the default of a kind set to pass.
    static void force(World& world) {
        for (bool is_moving = true; is_moving;) {
            is_moving = false;
            for (Seat seat : world.match->owing()) {
                const std::vector<Offer> offers = world.match->offers(seat);
                const bool passes = world.autopass.contains({seat, std::string(world.match->question(seat))});
                const bool is_forced = offers.size() == 1 && !world.match->is_left_to_player(seat);
                if (!is_forced && !passes) continue;
                const std::optional<AnyChoice> choice =
                    is_forced ? offers.front().choice : world.match->timeout(seat);
                const bool is_whole = choice && (is_forced || !world.match->is_step(seat, *choice));
                FG_CHECK(static_cast<bool>(is_whole ? world.match->choose(seat, *choice)
                                                    : world.match->expire(seat)));
                is_moving = true;
                break;
            }
        }
    }

    bool next_entry() {
        for (World& world : worlds_)
            std::erase_if(world.plan, [&](const Act& act) { return !world.match->owing().has(act.seat); });
        const SeatSet first = worlds_[0].match->owing(), second = worlds_[1].match->owing();
        const SeatSet both = first & second;
        const bool has_plan = is_plan_good(0) && is_plan_good(1);
        if ((both.is_empty() && !has_plan) ||
            std::none_of(is_same_.begin(), is_same_.end(), [](bool s) { return s; }))
            return false;
        Entry entry;
        // Seats that only have to answer in one world go first, so that a round ends in both at once.
        if (has_plan && first.size() == second.size())
            take_planned(entry);
        else if (!(first - second).is_empty() && first.size() >= second.size())
            entry.acts[0] = act_alone(0, (first - second).lowest());
        else if (!(second - first).is_empty())
            entry.acts[1] = act_alone(1, (second - first).lowest());
        else
            plan_round(both), take_planned(entry);
        for (std::size_t side = 0; side < 2; ++side) play(worlds_[side], entry.acts[side]);
        if (!is_in_step()) return false;
        entry.extra = extra();
        if (script_.is_permuted && !keeps_order(entry.extra)) entry.extra = {};
        if (entry.extra.kind == Extra::Kind::autopass)
            for (World& world : worlds_) {
                world.autopass.insert({seat_of(entry.extra.who), entry.extra.text});
                force(world);
            }
        if (entry.extra.kind == Extra::Kind::leave) leave(seat_of(entry.extra.who), entry);
        if (!is_in_step()) return false;  // who plays alone and lets all pass is at the end at once
        script_.entries.push_back(std::move(entry));
        compare();
        return true;
    }
    bool is_in_step() const {
        // A window nobody could use closes at once at a swift table: then one world is ahead in the open.
        if (worlds_[0].match->view_json(no_seat, false) != worlds_[1].match->view_json(no_seat, false))
            return false;
        if (has_open_answers()) return false;
        return !worlds_[0].match->is_over();  // once it is, everybody may see everything
    }
    // Everybody is told that somebody leaves; not that a bot answers for them now, nor that they had answered already.
    void leave(Seat seat, Entry& entry) {
        const SeatSet first = worlds_[0].match->owing(), second = worlds_[1].match->owing();
        // Who has answered in one world alone hears it before their answer in the other.
        for (Seat other : (first - second) | (second - first))
            is_same_[static_cast<std::size_t>(other)] = false;
        entry.is_for_good = worlds_[0].match->accepts({.kind = ReportKind::left, .seat = seat});
        if (entry.is_for_good) return leave_for_good(seat);
        // What a bot ends in their name says nothing about who ended the round before.
        const std::array<SeatSet, 2> closed{std::exchange(worlds_[0].closers, {}),
                                            std::exchange(worlds_[1].closers, {})};
        for (std::size_t side = 0; side < 2; ++side) {
            World& world = worlds_[side];
            report(world, ReportKind::stand_in, seat);
            force(world);
            entry.stood_in[side] = stand_in(world, seat);
            report(world, ReportKind::live, seat);
            force(world);
        }
        mark_closers();
        for (std::size_t side = 0; side < 2; ++side) worlds_[side].closers = closed[side];
    }
    void leave_for_good(Seat seat) {
        gone_.add(seat);
        for (World& world : worlds_) {
            report(world, ReportKind::left, seat);
            force(world);
        }
    }
    // Whatever is asked of the seat is answered by a bot, until nothing is; how much of it was to be decided.
    int stand_in(World& world, Seat seat) {
        int decided = 0;
        // A bot lets nothing pass by itself.
        auto kept = std::exchange(world.autopass, {});
        for (const auto& pass : kept)
            if (pass.first != seat) world.autopass.insert(pass);
        while (world.match->owing().has(seat) && !world.match->is_over()) {
            const std::vector<Offer> offers = world.match->offers(seat);
            const bool is_forced = offers.size() == 1;  // that the table answers by itself
            give(world, seat, is_forced ? offers.front().choice : sage_.decide(*world.match->view(seat), {}));
            decided += !is_forced;
        }
        world.autopass = std::move(kept);
        return decided;
    }
    // Something was told while each world still waits for another seat: before one's own answer in one world,
    // after it in the other.
    bool has_open_answers() const {
        return worlds_[0].match->owing() != worlds_[1].match->owing() &&
               worlds_[0].match->event_count() > heard_;
    }
    Act act_alone(std::size_t side, Seat seat) {
        is_same_[static_cast<std::size_t>(seat)] = false;
        for (const Act& planned : worlds_[side].plan)
            if (planned.seat == seat && has_offer(worlds_[side], seat, planned.choice)) return planned;
        return {seat, any_choice(side, seat)};
    }
    void take_planned(Entry& entry) {
        for (std::size_t side = 0; side < 2; ++side) {
            entry.acts[side] = worlds_[side].plan.back();
            worlds_[side].plan.pop_back();
        }
    }
    bool is_plan_good(std::size_t side) const {
        const World& world = worlds_[side];
        return !world.plan.empty() && world.match->owing().has(world.plan.back().seat) &&
               has_offer(world, world.plan.back().seat, world.plan.back().choice);
    }
    void plan_round(SeatSet both) {
        for (World& world : worlds_) world.plan.clear();
        const bool is_sealed = worlds_[0].match->asked().size() > 1;
        for (Seat seat : both) {
            const std::string choice = any_choice(0, seat);
            const bool differs =
                is_twisted_ && is_sealed && seat != script_.twist.seat && random_.below(4) == 0;
            const std::string other =
                !differs && has_offer(worlds_[1], seat, choice) ? choice : any_choice(1, seat);
            worlds_[0].plan.push_back({seat, choice});
            worlds_[1].plan.push_back({seat, other});
            if (other != choice) is_same_[static_cast<std::size_t>(seat)] = false;
        }
        const u64 seed = random_.bits();
        shuffle(worlds_[0].plan, seed);
        shuffle(worlds_[1].plan, script_.is_permuted && is_twisted_ ? random_.bits() : seed);
    }
    static void shuffle(std::vector<Act>& list, u64 seed) {
        FastChance random(seed);
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[random.below(static_cast<u32>(i))]);
    }
    std::string any_choice(std::size_t side, Seat seat) {
        const std::vector<Offer> offers = free_offers(worlds_[side], seat);
        return offers[random_.below(static_cast<u32>(offers.size()))].json;
    }
    static bool has_offer(const World& world, Seat seat, const std::string& choice) {
        const std::vector<Offer> offers = world.match->offers(seat);
        return std::any_of(offers.begin(), offers.end(), [&](const Offer& o) { return o.json == choice; });
    }
    static void play(World& world, const Act& act) {
        if (act.seat == no_seat) return;
        const Or<AnyChoice> choice = world.match->read_choice(boost::json::parse(act.choice));
        FG_CHECK(static_cast<bool>(choice));
        give(world, act.seat, *choice);
    }
    static void give(World& world, Seat seat, const AnyChoice& choice) {
        FG_CHECK(static_cast<bool>(world.match->choose(seat, choice)));
        ++world.acted[seat];
        if (world.match->undoable() == no_seat) world.closers.add(seat);
        force(world);
    }

    // Whoever ends a round sees that they do.
    void mark_closers() {
        const SeatSet closed[] = {worlds_[0].closers, worlds_[1].closers};
        for (Seat closer : (closed[0] - closed[1]) | (closed[1] - closed[0]))
            is_same_[static_cast<std::size_t>(closer)] = false;
        for (World& world : worlds_) world.closers = {};
    }
    // Whoever is told something else in the second world may see something else from there on.
    void compare() {
        const AnyMatch &first = *worlds_[0].match, &second = *worlds_[1].match;
        if (first.owing() != second.owing()) return;  // one world has more answers to come in this round
        mark_closers();
        const bool is_new = !is_twisted_ && static_cast<const TwinMatch&>(second).is_twisted();
        if (is_new) script_.twisted = script_.entries.size();
        if (is_new) script_.is_changed = first.state_json() != second.state_json();
        is_twisted_ = is_twisted_ || is_new;
        const std::size_t count = std::min(first.event_count(), second.event_count());
        for (std::size_t i = 0; i < is_same_.size(); ++i) {
            const Seat viewer = i < is_same_.size() - 1 ? seat_of(static_cast<int>(i)) : no_seat;
            // Who does something else, or is spared doing it, is told something else.
            bool is_same = is_same_[i] && first.event_count() == second.event_count() &&
                           (viewer == no_seat || worlds_[0].acted[viewer] == worlds_[1].acted[viewer]);
            for (std::size_t n = heard_; n < count && is_same; ++n)
                is_same = first.event_json(n, viewer) == second.event_json(n, viewer);
            if (is_new && is_same)
                is_same = first.view_json(viewer, false) == second.view_json(viewer, false);
            is_same_[i] = is_same;
            if (is_same) script_.until[i] = script_.entries.size() + 1;
        }
        heard_ = count;
    }

    Extra extra() {
        if (random_.below(3) != 0) return {};
        // Leaving is what tells most, if anything does.
        const bool leaves = random_.below(6) == 0;
        Extra extra{
            .kind = leaves ? Extra::Kind::leave : static_cast<Extra::Kind>(1 + random_.below(Extra::kinds)),
            .who = static_cast<int>(random_.below(static_cast<u32>(script_.players))),
            .text = {},
            .number = random_.below(40)};
        const Seat seat = seat_of(extra.who);
        const SeatSet both = worlds_[0].match->owing() & worlds_[1].match->owing();
        const auto others = static_cast<u32>(script_.players) + 2;
        switch (extra.kind) {
            case Extra::Kind::autopass:
                if (!both.has(seat) || random_.below(3) != 0) return {};
                extra.text = worlds_[0].match->question(seat);
                return worlds_[1].match->question(seat) == extra.text ? extra : Extra{};
            case Extra::Kind::wrong:
                extra.text = not_offered(seat, both);
                return extra.text.empty() ? Extra{} : extra;
            case Extra::Kind::draft:
                extra.text = offered_in_both(seat, both);
                return extra.text.empty() ? Extra{} : extra;
            case Extra::Kind::chat:
                if (++chats_ > 5) return {};
                extra.who = static_cast<int>(random_.below(others - 1));
                return extra;
            case Extra::Kind::rewatch: extra.who = static_cast<int>(random_.below(others - 1)); return extra;
            case Extra::Kind::get:
            case Extra::Kind::sit:
            case Extra::Kind::metrics: extra.who = static_cast<int>(random_.below(others)); return extra;
            // Nobody is left to learn anything at a table for one.
            case Extra::Kind::leave: return script_.players > 1 && !gone_.has(seat) ? extra : Extra{};
            case Extra::Kind::kick:
            case Extra::Kind::bot: return extra;
            case Extra::Kind::none:
            case Extra::Kind::hint:
            case Extra::Kind::undo:
            case Extra::Kind::mute:
            case Extra::Kind::nonsense:
            case Extra::Kind::stale: return extra;
        }
        return extra;
    }
    // Sealed answers come in another order in each world: what somebody hears before their own answer in one
    // must not come after it in the other.
    bool keeps_order(const Extra& extra) const {
        const Seat seat = seat_of(std::min(extra.who, max_seats - 1));
        if (extra.kind == Extra::Kind::leave) return true;  // who hears it too early is left out
        return extra.kind != Extra::Kind::chat && extra.kind != Extra::Kind::autopass &&
               worlds_[0].match->owing().has(seat) == worlds_[1].match->owing().has(seat);
    }
    std::string offered_in_both(Seat seat, SeatSet both) {
        if (!both.has(seat)) return {};
        const std::vector<Offer> offers = free_offers(worlds_[0], seat);
        const std::string& one = offers[random_.below(static_cast<u32>(offers.size()))].json;
        return has_offer(worlds_[1], seat, one) ? one : std::string();
    }
    // Somebody else's choice that this seat has in neither world.
    std::string not_offered(Seat seat, SeatSet both) {
        if (!both.has(seat) || both.size() < 2) return {};
        for (Seat other : both.without(seat))
            for (const Offer& offer : worlds_[0].match->offers(other))
                if (!has_offer(worlds_[0], seat, offer.json) && !has_offer(worlds_[1], seat, offer.json))
                    return offer.json;
        return {};
    }

    Script script_;
    bots::AnyBot& sage_;
    FastChance random_;
    std::array<World, 2> worlds_;
    std::vector<bool> is_same_;
    bool is_twisted_ = false;
    std::size_t heard_ = 0;
    int chats_ = 0;
    SeatSet gone_;  // for good
};

}  // namespace fg::server
