// SPDX-License-Identifier: Apache-2.0
// For tests: a position in the catalogue's own notation, scripted chance, and a log of what was told. Players A, B, C, D sit
// clockwise; A is active with two actions left. Cards are written by their numbers, stacks from the bottom: "C09 C43".
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

#include "games/ren_faire/game.h"

namespace fg::ren {

inline constexpr Seat A = seat_of(0), B = seat_of(1), C = seat_of(2), D = seat_of(3);
using Ints = std::vector<int>;
using Words = std::vector<std::string>;

std::ostream& operator<<(std::ostream& out, const Choice& choice);

Words words(const std::string& text);
Performance performance(const std::string& id);
Costume costume(const std::string& id);
std::string number_text(char letter, int number);
inline std::string id_of(Performance card) { return number_text('P', index_of(card) + 1); }
inline std::string id_of(Costume card) { return number_text('C', index_of(card) + 1); }
template <class Range>
std::string ids(const Range& cards) {
    std::string text;
    for (const auto card : cards) text += (text.empty() ? "" : " ") + id_of(card);
    return text;
}

// ---- answers

inline Choice play(const std::string& id) { return {.act = Act::play, .card = performance(id)}; }
inline Choice buy(const std::string& id) { return {.act = Act::buy, .costume = costume(id)}; }
inline Choice place(Seat seat) { return {.act = Act::place, .seat = seat}; }
inline Choice name(Seat seat) { return {.act = Act::name, .seat = seat}; }
inline Choice pass_on(Seat seat) { return {.act = Act::pass_on, .seat = seat}; }
inline Choice pick(const std::string& id) { return {.act = Act::pick, .card = performance(id)}; }
inline Choice select(const std::string& id) { return {.act = Act::select, .costume = costume(id)}; }
inline Choice choose(Pick pick) { return {.act = Act::choose, .pick = pick}; }
inline Choice show(int n) { return {.act = Act::show, .n = static_cast<u8>(n)}; }
inline Choice slot(Slot one, Slot other = Slot::none) {
    return {.act = Act::name_slot, .slot = one, .other = other};
}
inline Choice name_icon(Icon icon) { return {.act = Act::name_icon, .icon = icon}; }
inline const Choice blind{.act = Act::buy_blind}, draw_up{.act = Act::draw_up}, done{.act = Act::done},
    decline{.act = Act::decline}, perform{.act = Act::perform}, refuse{.act = Act::refuse},
    kept{.act = Act::kept}, slipped{.act = Act::slipped}, huzzah{.act = Act::huzzah}, boo{.act = Act::boo},
    take_top{.act = Act::take_top}, take_coins{.act = Act::take_coins}, lose_coins{.act = Act::lose},
    shed_top{.act = Act::shed}, curtain{.act = Act::curtain}, dice{.act = Act::dice};

// ---- chance

// What comes next; what is not listed comes from a generator.
class ScriptedChance {
  public:
    std::deque<Performance> scripts;
    std::deque<Costume> garb;
    std::deque<int> faces, numbers;
    std::deque<bool> flips;
    std::deque<Seat> seats;

    int die() {
        return next(faces, [&] { return rest_.die(); });
    }
    bool flip() {
        return next(flips, [&] { return rest_.flip(); });
    }
    int number(int least, int most) {
        return next(numbers, [&] { return rest_.number(least, most); });
    }
    Seat seat(SeatSet among) {
        return next(seats, [&] { return rest_.seat(among); });
    }
    Performance card(const PerformancePiles::Lot& lot) {
        const Performance card = next(scripts, [&] { return rest_.card(lot); });
        EXPECT_EQ(lot.count(card), 1) << id_of(card) << " is not in the deck";
        return card;
    }
    Costume card(const CostumePiles::Lot& lot) {
        const Costume card = next(garb, [&] { return rest_.card(lot); });
        EXPECT_EQ(lot.count(card), 1) << id_of(card) << " is not in the deck";
        return card;
    }
    bool is_used_up() const {
        return scripts.empty() && garb.empty() && faces.empty() && numbers.empty() && flips.empty() &&
               seats.empty();
    }

  private:
    template <class Item, class Else>
    static Item next(std::deque<Item>& list, Else&& otherwise) {
        if (list.empty()) return otherwise();
        const Item item = list.front();
        list.pop_front();
        return item;
    }
    FastChance rest_{1527};
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
    Event last(EventKind kind) const;
};

inline Options with(auto Options::* option, auto value) {
    Options options;
    options.*option = value;
    return options;
}
// Stunts are judged by votes, with every seat a person unless told.
inline Options voted() { return with(&Options::judging, Judging::vote); }

// All rules, compiled once for these: in scene_test.cpp.
extern template struct Play<ScriptedChance, Log>;

// ---- positions

class Scene {
  public:
    using Playing = Play<ScriptedChance, Log>;

    // The printed content is made in one place: it is long, and a default argument would be compiled into every test.
    explicit Scene(int players, const Options& options = with(&Options::judging, Judging::dice));
    Scene(int players, const Options& options, const Content& content);

    // ---- given
    Scene& coins(std::initializer_list<int> coins) {
        int i = 0;
        for (int n : coins) table().coins[seat_of(i++)] = static_cast<u16>(n);
        return *this;
    }
    Scene& hand(Seat seat, const std::string& cards);
    Scene& stack(Seat seat, const std::string& cards);
    // "C01 - C03"
    Scene& window(const std::string& cards);
    // The next cards of the decks, and more below them.
    Scene& garb_deck_is(const std::string& cards);
    Scene& script_deck_is(const std::string& cards);
    // Discard piles, from the bottom.
    Scene& garb_discards(const std::string& cards);
    Scene& script_discards(const std::string& cards);
    // All Performances not located, but for these.
    Scene& whole_script_deck(const std::string& cards) {
        return whole_scripts_ = words(cards), has_whole_ = true, *this;
    }
    // "The nulled heap": all Costumes not located elsewhere, nulls on top. `deck` stays in the deck.
    Scene& heap(Seat seat, const std::string& deck = "");
    Scene& die(std::initializer_list<int> faces) {
        for (int face : faces) chance.faces.push_back(face);
        return *this;
    }
    Scene& people(std::initializer_list<Seat> seats) {
        for (Seat seat : seats) table().live.add(seat);
        return *this;
    }
    Scene& active(Seat seat) {
        table().active = seat;
        table().first = clockwise(seat, -(table().turns % rules.players), rules.players);
        return *this;
    }
    Scene& turns(int finished) {
        table().turns = static_cast<u16>(finished);
        return active(table().active);
    }
    Scene& actions(int left) { return table().actions_left = static_cast<u8>(left), *this; }
    Scene& laid(const std::string& id, Seat you, int counters = 0, int coins = 0);
    // Everything else is put where it does not matter, and the active player is asked.
    Scene& ready();

    // ---- when
    void set_up();
    template <class... Choices>
    void does(Seat seat, const Choices&... choices) {
        (answer(seat, choices), ...);
    }
    void expires(Seat seat);
    void reports(ReportKind kind, Seat seat);
    // Whoever is asked what to do draws up and discards nothing, until it is that player's turn.
    void idle_until(Seat seat);
    void idle();

    // ---- then
    Table& table() { return state.table; }
    const Table& table() const { return state.table; }
    PerformancePiles& scripts() { return state.veiled.scripts; }
    CostumePiles& garb() { return state.veiled.garb; }
    const PerformancePiles& scripts() const { return state.veiled.scripts; }
    const CostumePiles& garb() const { return state.veiled.garb; }
    std::vector<Choice> offers(Seat seat) const;
    bool offers(Seat seat, const Choice& choice) const;
    int coins(Seat seat) const { return table().coins[seat]; }
    Ints all_coins() const {
        Ints list;
        for (Seat seat : EachSeat{rules.players}) list.push_back(coins(seat));
        return list;
    }
    std::string hand(Seat seat) const { return ids(scripts().cards_in(hand_of(seat))); }
    int cards(Seat seat) const { return scripts().size(hand_of(seat)); }
    std::string stack(Seat seat) const { return ids(garb().cards_in(stack_of(seat))); }
    std::string window() const;
    // From the bottom.
    std::string script_discards() const { return ids(scripts().cards_in(scripts_out)); }
    std::string garb_discards() const { return ids(garb().cards_in(garb_out)); }
    const Outfit& outfit(Seat seat) const { return table().outfits[seat]; }
    std::string_view shows(Seat seat, Slot slot) const { return name_of(outfit(seat).slots[slot]); }
    int filled(Seat seat) const { return outfit(seat).filled; }
    int maximum(Seat seat) const { return outfit(seat).maximum; }
    bool is_laid(const std::string& id) const { return place_of(table(), performance(id)) >= 0; }
    const Extended& laid(const std::string& id) const {
        return table().extended[place_of(table(), performance(id))];
    }
    bool is_discarded(const std::string& id) const { return scripts().is_in(performance(id), scripts_out); }
    Question question() const { return table().question; }
    SeatSet asked() const { return state.round.asked; }
    bool asks(Question wanted, Seat seat) const {
        return question() == wanted && asked() == SeatSet::only(seat);
    }
    bool is_over() const { return Game::is_over(table()); }
    SeatSet winners() const { return table().winners; }
    bool has_won(Seat seat) const { return is_over() && winners() == SeatSet::only(seat); }
    int actions_left() const { return table().actions_left; }
    void expect_sound() const;

    Rules rules;
    State state;
    ScriptedChance chance;
    Log log;

  private:
    Playing playing() { return {rules, state, chance, log}; }
    void answer(Seat seat, const Choice& choice);
    bool is_whole(Performance card) const;
    bool is_coming(Costume card) const;
    bool is_coming(Performance card) const;
    void fill_window();
    void fill_hands();

    SeatSet described_;
    bool has_window_ = false, has_whole_ = false;
    Words whole_scripts_;
};

}  // namespace fg::ren
