// SPDX-License-Identifier: Apache-2.0
// For tests: a position written down as a player would, scripted dice and cards, and a log of what was told.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

#include "games/huzzah/game.h"

namespace fg::huzzah {

inline constexpr Seat A = seat_of(0), B = seat_of(1), C = seat_of(2), D = seat_of(3), E = seat_of(4);

std::ostream& operator<<(std::ostream& out, const Choice& choice);

// Dice and cards in the order they will be asked for. What is not listed comes from a generator and is
// counted.
class ScriptedChance {
  public:
    void dice(std::initializer_list<int> faces) { faces_.insert(faces_.end(), faces); }
    // Three dice with that total.
    void total(int total) {
        for (int left = 3; left > 0; --left) {
            const int face = std::min(6, total - (left - 1));
            faces_.push_back(face);
            total -= face;
        }
    }
    void card(Card card) { cards_.push_back(card); }
    int unscripted_dice() const { return unscripted_dice_; }
    int dice_rolled() const { return dice_rolled_; }
    int cards_drawn() const { return cards_drawn_; }
    bool is_used_up() const { return faces_.empty() && cards_.empty(); }

    int die() {
        ++dice_rolled_;
        if (faces_.empty()) return ++unscripted_dice_, rest_.die();
        const int face = faces_.front();
        faces_.pop_front();
        return face;
    }
    template <int N>
    Dice<N> dice() {
        Dice<N> dice{};
        for (u8& face : dice.face) face = static_cast<u8>(die());
        return dice;
    }
    Card card(const Bag<Card>& bag) {
        ++cards_drawn_;
        if (cards_.empty()) return rest_.card(bag);
        const Card card = cards_.front();
        cards_.pop_front();
        EXPECT_TRUE(bag.has(card)) << "the deck has no " << name_of(card);
        return card;
    }
    Seat seat(SeatSet seats) { return rest_.seat(seats); }
    bool flip() { return rest_.flip(); }
    int number(int least, int most) { return rest_.number(least, most); }

  private:
    std::deque<int> faces_;
    std::deque<Card> cards_;
    FastChance rest_{1997};
    int unscripted_dice_ = 0, dice_rolled_ = 0, cards_drawn_ = 0;
};

struct Log {
    static constexpr bool listens = true;
    struct Entry {
        Audience audience;
        Event event;
    };
    std::vector<Entry> entries;
    void operator()(Audience audience, const Event& event) { entries.push_back({audience, event}); }
    int count(EventKind kind) const {
        int n = 0;
        for (const Entry& entry : entries) n += entry.event.kind == kind;
        return n;
    }
    // The last event of that kind; a blank one if there is none.
    Event last(EventKind kind) const {
        Event found;
        for (const Entry& entry : entries)
            if (entry.event.kind == kind) found = entry.event;
        return found;
    }
};

Card card_named(const std::string& name);
// "Finale Bump Bump 2-Crowd"
std::vector<Card> cards_named(const std::string& text);
Bag<Card> bag_of(const std::string& text);
// "S4", or a step's number
Place place_named(const std::string& text);
inline Stage S(int number) { return stage_of(number - 1); }

inline Choice choose(Stage stage) { return {.act = Act::choose, .stage = stage}; }
inline Choice walk(int steps) { return {.act = Act::walk, .steps = static_cast<u8>(steps)}; }
inline Choice place(int step) { return {.act = Act::place, .step = static_cast<u8>(step)}; }
inline Choice show(const std::string& card) { return {.act = Act::show, .card = card_named(card)}; }
inline Choice heckle(const std::string& card) { return {.act = Act::heckle, .card = card_named(card)}; }
Choice discard(const std::string& cards = "");
inline constexpr Choice bump_choice{.act = Act::bump}, pass_choice{.act = Act::pass},
    take_choice{.act = Act::take}, stay_choice{.act = Act::stay};

// All rules, compiled once for these: in scene_test.cpp.
extern template struct Play<ScriptedChance, Log>;
// The same where chance is a generator's and nobody listens.
State dealt(const Rules& rules, FastChance& chance);
int answer_at_random(const Rules& rules, State& state, Seat seat, FastChance& chance);

// The form of a scenario: positions in, one method per thing that happens, `check()` after each of them.
class Scene {
  public:
    using Playing = Play<ScriptedChance, Log>;

    // The printed content is made in one place: it is long, and a default argument would be compiled into every test.
    explicit Scene(int players, const Options& options = {});
    Scene(int players, const Options& options, const Content& content);

    // ---- given
    Scene& pawns(const std::string& text);     // "S4 19 S6": the pawns of A, B, C
    Scene& counters(const std::string& text);  // "18:5 19:2"
    Scene& richard(int step) { return table().richard = static_cast<u8>(step), *this; }
    Scene& turn(int number) {  // names the lead seat too
        table().turn = static_cast<u16>(number);
        table().lead = seat_of((number - 1) % rules.players);
        return *this;
    }
    Scene& scores(std::initializer_list<int> scores) {
        int seat = 0;
        for (int score : scores) table().score[seat_of(seat++)] = static_cast<i16>(score);
        return *this;
    }
    Scene& hand(Seat seat, const std::string& cards);
    // A card already face down; for a heckler against the performer in whose audience they stand.
    Scene& plays(Seat seat, const std::string& card);
    // The deck; every card not in it, in a hand or face down is on the pile.
    Scene& deck(const std::string& cards);
    Scene& deck_of(int cards) { return deck_size_ = cards, *this; }

    // ---- when
    // Rolls for the stages; what was given before does not matter.
    void set_up();
    // Performers of whom nothing was said have a 2-Crowd face down once step {3} is over.
    void begin(Next next);
    void draw_step() { begin_at(Next::begin_turn); }    // {1}; the turn number is that of this turn
    void move_step() { begin(Next::order_movers); }     // {2}
    void show_step() { begin(Next::redraw); }           // {3}
    void richard_step() { begin(Next::move_richard); }  // {4}
    void rest_richard(int step) {                       // the end of {4}, and {5}
        table().richard = static_cast<u8>(step);
        begin(Next::richard_rests);
    }
    void reveal_step() { begin(Next::reveal); }  // {5}
    void discard_step() { begin(Next::clear_up); }

    void answer(Seat seat, const Choice& choice);
    // One round of a window in which these seats commit a Bump and all others pass.
    void bump(SeatSet seats);
    void bump(Seat seat) { bump(SeatSet::only(seat)); }
    void pass() { bump(SeatSet{}); }
    // Everybody who owes an answer gives the one of an expired clock.
    void time_out();

    // Everybody places where the clock would and discards nothing; the next turn begins.
    void end_turn();

    // ---- then
    Table& table() { return state.table; }
    Phase phase() { return table().frame.phase; }
    SeatSet asked() { return state.round.asked; }
    SeatSet owing() { return state.round.owing; }
    Seen seen(Seat seat) { return seen_by<Game>(state, seat); }
    std::vector<Choice> offers(Seat seat);
    Place where(Seat seat) { return table().place[seat]; }
    int step_of(Seat seat) { return where(seat).is_step() ? where(seat).step() : -1; }
    int stage_number(Seat seat) { return where(seat).is_stage() ? index_of(where(seat).stage()) + 1 : -1; }
    int at(int step) { return table().counters[step]; }
    int score(Seat seat) { return table().score[seat]; }
    Bag<Card>& hand(Seat seat) { return state.own[seat].hand; }
    std::string crowd();  // "18:5 19:2"
    Result result();

    Rules rules;
    State state;
    ScriptedChance chance;
    Log log;

  private:
    Playing playing() { return {rules, state, chance, log}; }
    void begin_at(Next next) {
        --table().turn;  // the step itself counts the turn
        begin(next);
    }
    // Hands not given are ordinary ones without a Bump; the rest of the deck lies where it was told to.
    void fill();
    void expect_sound();

    std::vector<bool> given_;
    Bag<Card> deck_;
    bool has_deck_ = false;
    int deck_size_ = -1;
};

}  // namespace fg::huzzah
