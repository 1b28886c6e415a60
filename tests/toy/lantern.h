// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Lantern Lottery, the smallest complete game: the example of docs/add_a_game.md and the toy of the
// conformance suite.
//
// 2-4 players. Twelve lanterns, four of each colour; everybody is dealt two, one lies covered as the prize.
// Each round the next player may peek at the prize, then all seal a guess of its colour at the same time. The
// prize is turned up, who guessed right scores a point, a new prize is drawn. Most points after the last
// round win.
//
// `Leak` plants one fault each; the conformance suite must reject every one but `none`. More faults, planted
// from outside, are in tests/toy/faulty_lanterns.h.
#pragma once

#include "engine/game.h"

namespace fg::lantern {

enum class Leak : u8 {
    none,
    prize_on_table,
    asks_by_hand,
    tells_by_hand,
    offers_by_prize,
    forgets_in_redeal
};

enum class Colour : u8 { red, gold, blue, none = 255 };
constexpr auto names_of(Colour) { return std::array<std::string_view, 3>{"red", "gold", "blue"}; }

enum class Question : u8 { peek, guess };
constexpr auto names_of(Question) { return std::array<std::string_view, 2>{"peek", "guess"}; }

struct Options {
    u8 rounds = 3;
    bool peeking = true;  // without it the peek question leaves only waiting
    FG_FIELDS(Options, rounds, peeking)
};
struct Content {
    u8 copies = 4;
    FG_FIELDS(Content, copies)
};
struct Rules {
    using Options = lantern::Options;
    using Content = lantern::Content;
    u8 players = 2;
    Options options;
    Content content;
};

struct Choice {
    enum class Act : u8 { wait, peek, guess };
    friend constexpr auto names_of(Act) { return std::array<std::string_view, 3>{"wait", "peek", "guess"}; }
    static constexpr bool sparse = true;
    Act act = Act::wait;
    Colour colour = Colour::none;
    FG_FIELDS(Choice, act, colour)
};

struct Event {
    enum class Kind : u8 { dealt, peeked, saw, revealed, scored };
    friend constexpr auto names_of(Kind) {
        return std::array<std::string_view, 5>{"dealt", "peeked", "saw", "revealed", "scored"};
    }
    static constexpr bool sparse = true;
    Kind kind = Kind::dealt;
    Seat seat = no_seat;
    Colour colour = Colour::none;
    FG_FIELDS(Event, kind, seat, colour)
};

struct Table {
    Question question = Question::peek;
    Seat active{};
    SeatSet round;  // whom the question went to
    u8 rounds_left = 0;
    Bag<Colour> shown;
    u8 deck_size = 0;
    SeatSet peekers;  // who has seen the present prize
    PerSeat<u8, 4> score;
    Colour leaked = Colour::none;  // always none but in the leaky toy
    FG_FIELDS(Table, question, active, round, rounds_left, shown, deck_size, peekers, score, leaked)
};
struct Own {
    Bag<Colour> hand;
    Colour guess = Colour::none;  // sealed until the last is in
    FG_FIELDS(Own, hand, guess)
};
struct Hidden {
    Bag<Colour> deck;
    SeatSet owing;
    FG_FIELDS(Hidden, deck, owing)
};
template <template <class> class Card>
struct Veiled {
    Card<Colour> prize{};
    FG_FIELDS(Veiled, prize)
};

template <Leak L>
struct Lantern {
    static constexpr std::string_view id = "lantern_lottery";
    static constexpr std::string_view title = "Lantern Lottery";
    static constexpr int min_players = 2, max_players = 4;

    using Rules = lantern::Rules;
    using Choice = lantern::Choice;
    using Event = lantern::Event;
    using Question = lantern::Question;
    using State = StateOf<Table, Own, Hidden, 4, Veiled<Known>>;
    using View = ViewOf<Table, Own, Veiled<Maybe>>;
    using Seen = SeenOf<Table, Own>;
    using Offers = OfferList<Choice, 4>;

    static constexpr Complaint complaint(int players, const Options& options, const Content& content) {
        if (options.rounds < 1 || options.rounds > 9) return "rounds must be from 1 to 9";
        if (content.copies > 40) return "copies must be at most 40";
        return 3 * content.copies >= 2 * players + options.rounds ? nullptr : "there are too few lanterns";
    }
    static constexpr Rules make_rules(int players, const Options& options, const Content& content) {
        return {.players = static_cast<u8>(players), .options = options, .content = content};
    }

    template <class C, class T>
    static State setup(const Rules& rules, C& chance, T& tell) {
        State s;
        for (int k = 0; k < 3; ++k) s.hidden.deck.add(Colour(k), rules.content.copies);
        for (int i = 0; i < 2 * rules.players; ++i) {
            const Seat seat = seat_of(i % rules.players);
            const Colour lantern = draw(s, chance);
            s.own[seat].hand.add(lantern);
            tell(Audience::only(seat), Event{.kind = Event::Kind::dealt, .seat = seat, .colour = lantern});
        }
        s.table.rounds_left = rules.options.rounds;
        next_prize(s, chance);
        return s;
    }

    static SeatSet asked(const Table& table) { return table.round; }
    static SeatSet owing(const State& s) { return s.hidden.owing; }
    static Question question(const Table& table, Seat) { return table.question; }
    static bool is_over(const Table& table) { return table.rounds_left == 0; }
    static int clock_seconds(const Rules&, const Table&, Seat) { return 10; }
    static Choice timeout(const Rules&, Seen seen) {
        if (seen.table.question == Question::peek) return {.act = Choice::Act::wait};
        return {.act = Choice::Act::guess, .colour = Colour::red};
    }
    static u32 longest(const Rules& rules) { return u32{rules.options.rounds} * (1u + rules.players); }

    static void offer(const Rules& rules, Seen seen, Offers& offers) {
        offers.clear();
        if (seen.table.question == Question::peek) {
            offers.add({.act = Choice::Act::wait});
            if (rules.options.peeking) offers.add({.act = Choice::Act::peek});
            return;
        }
        for (int k = 0; k < 3; ++k)
            if (L != Leak::offers_by_prize || seen.table.leaked != Colour(k))
                offers.add({.act = Choice::Act::guess, .colour = Colour(k)});
    }

    template <class C, class T>
    static void apply(const Rules& rules, State& s, Seat seat, Choice choice, C& chance, T& tell) {
        s.hidden.owing.remove(seat);
        if (choice.act == Choice::Act::guess) s.own[seat].guess = choice.colour;
        if (choice.act == Choice::Act::peek) peek(s, seat, tell);
        if (!s.hidden.owing.is_empty()) return;
        if (s.table.question == Question::peek) return ask_all(rules, s);
        reveal(rules, s, tell);
        if (s.table.rounds_left > 0) return next_round(rules, s, chance);
        s.table.round = {};
    }

    static Result result(const Rules& rules, const Table& table) {
        Result result{.is_over = is_over(table)};
        for (Seat seat : SeatSet::first(rules.players)) {
            result.score[seat] = table.score[seat];
            result.place[seat] = 1;
            for (Seat other : SeatSet::first(rules.players))
                result.place[seat] =
                    static_cast<u8>(result.place[seat] + (table.score[other] > table.score[seat]));
            if (result.is_over && result.place[seat] == 1) result.winners.add(seat);
        }
        return result;
    }

    static Complaint check(const Rules& rules, const State& s) {
        Bag<Colour> all = s.hidden.deck;
        all.add_all(s.table.shown);
        if (!is_over(s.table)) all.add(s.veiled.prize.value);
        for (Seat seat : SeatSet::first(rules.players)) {
            if (s.own[seat].hand.size() != 2) return "every hand holds two lanterns";
            all.add_all(s.own[seat].hand);
        }
        for (int k = 0; k < 3; ++k)
            if (all.count(Colour(k)) != rules.content.copies) return "a lantern is missing or there twice";
        if (s.table.deck_size != s.hidden.deck.size()) return "the deck's public size is wrong";
        if (!(s.hidden.owing - s.table.round).is_empty() || s.hidden.owing.is_empty() != is_over(s.table))
            return "somebody who is asked owes an answer until the game is over";
        if (!is_over(s.table) && s.veiled.prize.known_to != s.table.peekers)
            return "the peekers know the prize";
        return nullptr;
    }

    // The other hands, the deck and, for who has not peeked, the prize are drawn from what the viewer has not
    // seen.
    template <class C>
    static State redeal(const Rules& rules, const View& view, C& chance) {
        State s;
        s.table = view.table;
        for (int k = 0; k < 3; ++k) s.hidden.deck.add(Colour(k), rules.content.copies);
        s.hidden.deck.remove_all(view.table.shown);
        if (view.viewer != no_seat) {
            s.own[view.viewer] = view.mine;
            s.hidden.deck.remove_all(view.mine.hand);
        }
        if (L == Leak::forgets_in_redeal && view.viewer != no_seat) s.own[view.viewer].guess = Colour::none;
        if (!is_over(view.table)) {
            s.veiled.prize = {.value = view.veiled.prize.value, .known_to = view.table.peekers};
            if (view.veiled.prize.is_seen) s.hidden.deck.remove(view.veiled.prize.value);
            if (!view.veiled.prize.is_seen) s.veiled.prize.value = draw(s, chance);
        }
        for (Seat seat : SeatSet::first(rules.players))
            while (s.own[seat].hand.size() < 2) s.own[seat].hand.add(draw(s, chance));
        s.table.deck_size = view.table.deck_size;
        s.hidden.owing = view.table.round;
        if (view.viewer != no_seat && view.mine.guess != Colour::none) s.hidden.owing.remove(view.viewer);
        return s;
    }

    // Optional hooks: speed, and the same position seen from another chair.
    template <class C, class T>
    static void settle(const Rules& rules, State& s, C& chance, T& tell) {
        if (s.table.question == Question::peek && !rules.options.peeking && !is_over(s.table))
            apply(rules, s, s.table.active, {.act = Choice::Act::wait}, chance, tell);
    }
    static int pick(const Rules& rules, Seen seen, FastChance& chance, Choice& choice) {
        const int legal = seen.table.question == Question::guess ? 3 : 1 + rules.options.peeking;
        const int n = legal == 1 ? 0 : static_cast<int>(chance.below(static_cast<u32>(legal)));
        choice = legal == 3 ? Choice{.act = Choice::Act::guess, .colour = Colour(n)}
                            : Choice{.act = Choice::Act(n)};
        return legal;
    }
    static bool turned(const Rules& rules, const State& s, int steps, State& out) {
        const int players = rules.players;
        out = s;
        out.table.active = clockwise(s.table.active, steps, players);
        out.table.round = turned_set(s.table.round, steps, players);
        out.table.peekers = turned_set(s.table.peekers, steps, players);
        out.hidden.owing = turned_set(s.hidden.owing, steps, players);
        out.veiled.prize.known_to = turned_set(s.veiled.prize.known_to, steps, players);
        for (Seat seat : SeatSet::first(players)) {
            out.table.score[clockwise(seat, steps, players)] = s.table.score[seat];
            out.own[clockwise(seat, steps, players)] = s.own[seat];
        }
        return true;
    }
    static Choice turned_choice(const Rules&, Choice choice, int) { return choice; }

  private:
    static SeatSet turned_set(SeatSet seats, int steps, int players) {
        SeatSet turned;
        for (Seat seat : seats) turned.add(clockwise(seat, steps, players));
        return turned;
    }
    template <class C>
    static Colour draw(State& s, C& chance) {
        const Colour lantern = chance.card(s.hidden.deck);
        s.hidden.deck.remove(lantern);
        return lantern;
    }
    template <class C>
    static void next_prize(State& s, C& chance) {
        s.veiled.prize = {.value = draw(s, chance), .known_to = {}};
        s.table.peekers = {};
        s.table.deck_size = static_cast<u8>(s.hidden.deck.size());
        if (L == Leak::prize_on_table || L == Leak::offers_by_prize) s.table.leaked = s.veiled.prize.value;
        s.table.question = Question::peek;
        s.table.round = s.hidden.owing = SeatSet::only(s.table.active);
    }
    template <class T>
    static void peek(State& s, Seat seat, T& tell) {
        s.veiled.prize.known_to.add(seat);
        s.table.peekers.add(seat);
        tell(Audience::all(), Event{.kind = Event::Kind::peeked, .seat = seat});
        tell(Audience::only(seat),
             Event{.kind = Event::Kind::saw, .seat = seat, .colour = s.veiled.prize.value});
    }
    static void ask_all(const Rules& rules, State& s) {
        s.table.question = Question::guess;
        s.table.round = SeatSet::first(rules.players);
        if (L == Leak::asks_by_hand)
            for (Seat seat : SeatSet::first(rules.players))
                if (s.own[seat].hand.count(Colour::red) == 2) s.table.round.remove(seat);
        if (s.table.round.is_empty()) s.table.round = SeatSet::first(rules.players);
        s.hidden.owing = s.table.round;
    }
    template <class T>
    static void reveal(const Rules& rules, State& s, T& tell) {
        const Colour prize = s.veiled.prize.value;
        tell(Audience::all(), Event{.kind = Event::Kind::revealed, .colour = prize});
        for (Seat seat : SeatSet::first(rules.players)) {
            if (L == Leak::tells_by_hand && s.own[seat].hand.has(Colour::gold))
                tell(Audience::nobody(), Event{.kind = Event::Kind::saw, .seat = seat});
            if (s.own[seat].guess == prize) {
                ++s.table.score[seat];
                tell(Audience::all(), Event{.kind = Event::Kind::scored, .seat = seat});
            }
            s.own[seat].guess = Colour::none;
        }
        s.table.shown.add(prize);
        s.veiled.prize = {.value = Colour::none, .known_to = {}};
        s.table.peekers = {};
        s.table.leaked = Colour::none;
        --s.table.rounds_left;
    }
    template <class C>
    static void next_round(const Rules& rules, State& s, C& chance) {
        s.table.active = clockwise(s.table.active, 1, rules.players);
        next_prize(s, chance);
    }
};

static_assert(Game<Lantern<Leak::none>>);

}  // namespace fg::lantern
