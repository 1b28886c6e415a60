// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// One game, and what of it goes into a tally. While it runs, little is written down; at its end it is added.
#pragma once

#include "lab/tally.h"

namespace fg::lab {

// Turns as the game's table counts them, or its rounds; a game that counts neither has its rounds of questions.
template <Game G>
constexpr u32 turns_of(const typename G::State& state) {
    if constexpr (requires { state.table.turns; })
        return static_cast<u32>(state.table.turns);
    else if constexpr (requires { static_cast<u32>(state.table.turn); })
        return static_cast<u32>(state.table.turn);
    else if constexpr (requires { static_cast<u32>(state.table.round); })
        return static_cast<u32>(state.table.round);
    else
        return state.round.number;
}

// What tells who leads: the game's own measure, or its points.
template <Game G>
constexpr PerSeat<i16> standing_of(const typename G::Rules& rules, const typename G::State& state) {
    if constexpr (HasStanding<G>)
        return G::standing(rules, state);
    else
        return G::result(rules, state.table).score;
}

// The seat with more points than any other, no_seat if there is none.
constexpr Seat alone_in_front(const PerSeat<i16>& points, int players) {
    Seat best = seat_of(0);
    bool is_alone = true;
    for (int i = 1; i < players; ++i) {
        const Seat seat = seat_of(i);
        if (points[seat] == points[best]) is_alone = false;
        if (points[seat] <= points[best]) continue;
        best = seat;
        is_alone = true;
    }
    return is_alone ? best : no_seat;
}

// Who led, turn by turn. When it is full, every second entry goes: a stage needs no more.
class Leads {
  public:
    void add(Seat leader) {
        if (leader != no_seat) {
            changes_ += last_ != no_seat && leader != last_;
            last_ = leader;
        }
        if (turns_++ % step_ != 0) return;
        if (size_ == room) thin_out();
        leaders_[size_++] = leader;
    }
    // Who led after `quarters` quarters of the game.
    Seat at(int quarters) const { return size_ == 0 ? no_seat : leaders_[size_ * quarters / 4]; }
    u32 changes() const { return changes_; }

  private:
    static constexpr int room = 64;
    void thin_out() {
        for (int i = 0; i < room / 2; ++i) leaders_[i] = leaders_[2 * i];
        size_ = room / 2;
        step_ *= 2;
    }
    Seat leaders_[room];
    int size_ = 0;
    u32 step_ = 1;
    u32 turns_ = 0;
    u32 changes_ = 0;
    Seat last_ = no_seat;
};

// What every game is asked for.
struct Course {
    u32 answers = 0;
    u32 decisions = 0;
    void answered(int legal) {
        ++answers;
        decisions += legal > 1;
    }
};

// What is written down of a game that is not looked at closely: nothing more.
template <Game G>
struct NoCloseLook {
    static constexpr bool is_close = false;
    Silence tell;
    void clear() {}
    void asked(const typename G::Rules&, const typename G::State&, Seat) {}
    void offered(const typename G::Offers&, Seat) {}
    void chosen(const typename G::Choice&, Seat) {}
    void answered(const typename G::Rules&, const typename G::State&) {}
};

// Things that came up in one game, and at whose seats.
template <Game G>
struct CloseLook {
    static constexpr bool is_close = true;
    using All = Things<G>;
    using Answers = typename All::Answers;
    using Events = typename All::Events;
    struct Listener {
        static constexpr bool listens = true;
        CloseLook& look;
        void operator()(Audience, const typename G::Event& event) { look.told(event); }
    };

    u16 times[static_cast<std::size_t>(All::count)]{};
    u8 seats[static_cast<std::size_t>(All::count)]{};
    u8 could[static_cast<std::size_t>(Answers::count)]{};
    u32 rounds = 0;
    u32 clock_seconds = 0;
    u32 round = 0;
    u32 turn = 0;
    Leads leads;
    Listener tell{*this};

    // Before another game.
    void clear() {
        for (u16& count : times) count = 0;
        for (u8& marks : seats) marks = 0;
        for (u8& marks : could) marks = 0;
        rounds = clock_seconds = round = turn = 0;
        leads = {};
    }
    // A seat has something to decide.
    void asked(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
        see(index_of(G::question(state.table, seat)), bit(seat));
        if (state.round.number == round) return;
        round = state.round.number;
        ++rounds;
        clock_seconds += static_cast<u32>(G::clock_seconds(rules, state.table, seat));
    }
    void offered(const typename G::Offers& offers, Seat seat) {
        const u8 mark = bit(seat);
        for (int i = 0; i < offers.size(); ++i)
            Answers::each_in(offers[i], [&](int thing) __attribute__((always_inline)) {
                could[thing] = static_cast<u8>(could[thing] | mark);
            });
    }
    void chosen(const typename G::Choice& choice, Seat seat) {
        Answers::each_in(choice, [&](int thing) __attribute__((always_inline)) {
            see(All::first_answer + thing, bit(seat));
        });
    }
    // Who leads is asked once a turn: it is no small question.
    void answered(const typename G::Rules& rules, const typename G::State& state) {
        if (turns_of<G>(state) == turn) return;
        turn = turns_of<G>(state);
        if (rules.players > 1) leads.add(alone_in_front(standing_of<G>(rules, state), rules.players));
    }

  private:
    static u8 bit(Seat seat) { return seat == no_seat ? u8{0} : static_cast<u8>(1u << index_of(seat)); }
    [[gnu::always_inline]] void see(int thing, u8 mark) {
        ++times[thing];
        seats[thing] = static_cast<u8>(seats[thing] | mark);
    }
    void told(const typename G::Event& event) {
        u8 mark = 0;
        if constexpr (requires { event.seat; }) mark = bit(event.seat);
        Events::each_in(
            event, [&](int thing) __attribute__((always_inline)) { see(All::first_event + thing, mark); });
    }
};

// Adds a game that is over to a tally.
template <Game G, class Add>
class Adding {
  public:
    Adding(const typename G::Rules& rules, const typename G::State& state, Tally<G>& tally)
        : rules_(rules), state_(state), result_(G::result(rules, state.table)), tally_(tally) {
        const int winners = result_.winners.size();
        part_ = winners == 0 ? 0 : whole_win / static_cast<u64>(winners);
    }

    void add_course(const Course& course) const {
        Add::add(tally_.all.games, 1);
        Add::add(tally_.all.answers, course.answers);
        add_number(course.decisions, tally_.all.decisions, tally_.all.decision_bins);
        add_number(turns_of<G>(state_), tally_.all.turns, tally_.all.turn_bins);
        add_wins();
        add_scores();
        if constexpr (HasEnding<G>) {
            const int ending = index_of(G::ending(rules_, state_.table));
            if (ending < ending_count<G>()) Add::add(tally_.endings[ending], 1);
        } else {
            Add::add(tally_.endings[0], 1);
        }
    }
    void add_look(const CloseLook<G>& look) const {
        Add::add(tally_.all.close_games, 1);
        Add::add(tally_.all.rounds, look.rounds);
        Add::add(tally_.all.clock_seconds, look.clock_seconds);
        if (rules_.players > 1) add_leads(look.leads);
        for (int thing = 0; thing < Things<G>::count; ++thing) {
            const int answer = thing - Things<G>::first_answer;
            const bool is_answer = answer >= 0 && answer < Things<G>::Answers::count;
            const u32 seats = look.seats[thing];
            const u32 refrained = is_answer ? look.could[answer] & ~seats : 0;
            if ((look.times[thing] | refrained) != 0)
                add_thing(tally_.things[thing], look.times[thing], seats, refrained);
        }
    }

  private:
    static void add_moment(Moments& moments, i32 number) {
        const auto wide = static_cast<std::int64_t>(number);
        Add::add(moments.sum, static_cast<u64>(wide));
        Add::add(moments.squares, static_cast<u64>(wide * wide));
    }
    static void add_number(u32 number, Moments& moments, u64 (&to)[bins]) {
        add_moment(moments, static_cast<i32>(number));
        Add::add(to[bin_of(number)], 1);
    }
    u64 won_by(u32 seats) const {
        return part_ * static_cast<u64>(SeatSet::of_bits(seats & result_.winners.bits()).size());
    }

    void add_wins() const {
        const Seat first = first_seat_of<G>(state_.table);
        if (!result_.winners.is_empty()) Add::add(tally_.all.winners[result_.winners.size() - 1], 1);
        for (const Seat seat : result_.winners) {
            const int place = (index_of(seat) - index_of(first) + rules_.players) % rules_.players;
            add_moment(tally_.all.won_by_seat[index_of(seat)], static_cast<i32>(part_));
            add_moment(tally_.all.won_by_place[place], static_cast<i32>(part_));
        }
    }
    void add_scores() const {
        i32 sorted[max_seats];
        for (int i = 0; i < rules_.players; ++i) {
            const i32 score = result_.score[seat_of(i)];
            int at = i;
            for (; at > 0 && sorted[at - 1] < score; --at) sorted[at] = sorted[at - 1];
            sorted[at] = score;
            Add::add(tally_.all.scores[score_bin(score)], 1);
        }
        for (int i = 0; i < rules_.players; ++i) add_moment(tally_.all.score_by_rank[i], sorted[i]);
        if (rules_.players > 1)
            add_number(static_cast<u32>(sorted[0] - sorted[1]), tally_.all.margin, tally_.all.margins);
    }
    void add_leads(const Leads& leads) const {
        add_number(leads.changes(), tally_.all.lead_changes, tally_.all.lead_change_bins);
        for (int stage = 0; stage < stages; ++stage) {
            const Seat leader = leads.at(stage + 1);
            if (leader == no_seat) continue;
            Add::add(tally_.all.led[stage], 1);
            Add::add(tally_.all.led_won[stage], result_.winners.has(leader) ? part_ : 0);
        }
    }
    void add_thing(Sighted& thing, u32 times, u32 seats, u32 refrained) const {
        Add::add(thing.games, times != 0);
        Add::add(thing.times, times);
        Add::add(thing.seats, static_cast<u64>(SeatSet::of_bits(seats).size()));
        Add::add(thing.won, won_by(seats));
        Add::add(thing.refrained, static_cast<u64>(SeatSet::of_bits(refrained).size()));
        Add::add(thing.refrained_won, won_by(refrained));
    }

    const typename G::Rules& rules_;
    const typename G::State& state_;
    Result result_;
    Tally<G>& tally_;
    u64 part_;
};

}  // namespace fg::lab
