// SPDX-License-Identifier: Apache-2.0
// For tests: a position in the catalogue's own notation, scripted decks, and a log of what was told. Players A, B, C, ... sit
// clockwise and play so; A is active in round 1, everybody has had a turn before, and unnamed zones are empty. Cards are
// written as their names, piles from the bottom to the top: "VD7 BC10 VHQ VRJ".
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <sstream>
#include <string>
#include <vector>

#include "games/monster_faire/game.h"

namespace fg::mon {

inline constexpr Seat A = seat_of(0), B = seat_of(1), C = seat_of(2), D = seat_of(3), E = seat_of(4);

std::ostream& operator<<(std::ostream& out, const Choice& choice);

inline std::vector<Card> cards_of(const std::string& names) {
    std::vector<Card> cards;
    std::istringstream in(names);
    for (std::string name; in >> name;) {
        Card card = Card::none;
        EXPECT_TRUE(find_name(name, card)) << name;
        cards.push_back(card);
    }
    return cards;
}
template <class Range>
std::string names_of_cards(const Range& cards) {
    std::string names;
    for (const Card card : cards) names += (names.empty() ? "" : " ") + std::string(name_of(card));
    return names;
}

// The next cards of both decks and of hands; what is not listed comes from a generator.
class ScriptedChance {
  public:
    void top(const std::string& names) {
        for (const Card card : cards_of(names)) deck_[index_of(deck_of(card))].push_back(card);
    }
    void stolen(const std::string& names) {
        for (const Card card : cards_of(names)) stolen_.push_back(card);
    }
    void seats(std::initializer_list<Seat> seats) { seats_.insert(seats_.end(), seats); }
    bool is_used_up() const { return deck_[0].empty() && deck_[1].empty() && stolen_.empty(); }

    int die() { return rest_.die(); }
    template <int N>
    Dice<N> dice() {
        return rest_.template dice<N>();
    }
    template <class Lot>
    Card card(const Lot& lot) {
        std::deque<Card>& next = lot.at.kind == Pile::villager_deck ? deck_[index_of(Deck::villagers)]
                                 : lot.at.kind == Pile::part_deck   ? deck_[index_of(Deck::parts)]
                                                                    : stolen_;
        if (next.empty()) return rest_.card(lot);
        const Card card = next.front();
        next.pop_front();
        EXPECT_TRUE(lot.count(card) != 0) << name_of(card) << " cannot be drawn";
        return lot.count(card) != 0 ? card : rest_.card(lot);
    }
    Seat seat(SeatSet seats) {
        if (seats_.empty()) return rest_.seat(seats);
        const Seat seat = seats_.front();
        seats_.pop_front();
        return seat;
    }
    bool flip() { return rest_.flip(); }
    int number(int least, int most) { return rest_.number(least, most); }

  private:
    std::deque<Card> deck_[name_count<Deck>];
    std::deque<Card> stolen_;
    std::deque<Seat> seats_;
    FastChance rest_{11};
};

struct Told {
    Audience audience;
    Event event;
};
struct Log {
    static constexpr bool listens = true;
    std::vector<Told>& told;
    void operator()(Audience audience, const Event& event) const { told.push_back({audience, event}); }
};

// All rules, compiled once for these: in scene_test.cpp.
extern template struct Play<ScriptedChance, Log>;

class Scene {
  public:
    // The printed content is made in one place: it is long, and a default argument would be compiled into every test.
    explicit Scene(int players = 3, const Options& options = {});
    Scene(int players, const Options& options, const Content& content);
    Scene(const Scene&) = delete;

    // ---- the position

    Scene& put(At at, const std::string& names) {
        for (const Card card : cards_of(names)) cards.move(card, at);
        return *this;
    }
    Scene& hand(Seat seat, const std::string& names) { return put(hand_of(seat), names); }
    Scene& laboratory(Seat seat, const std::string& names) { return put(laboratory_of(seat), names); }
    Scene& monster(Seat seat, const std::string& names) { return put(monster_of(seat), names); }
    Scene& igor(Seat seat, const std::string& names) {
        table.served.add(seat);
        return put(igors_of(seat), names);
    }
    // A living Monster, all of it useful but for the places named (from the bottom); its Laboratory is active.
    Scene& living(Seat seat, const std::string& names, u64 useless = 0, u64 injured = 0) {
        monster(seat, names);
        table.living.add(seat);
        table.marks[seat] = {.useless = useless, .injured = injured};
        if (cards.is_empty(laboratory_of(seat))) return *this;
        table.active_laboratory.add(seat);
        for (const Card card : cards.cards_in(laboratory_of(seat))) cards.show_all(card);
        return *this;
    }
    // Empties a deck but for these cards; what was in it goes out of everybody's way, into the hand of `holder`, if it is given, or
    // under the other cards of its discard pile.
    Scene& deck(Deck deck, const std::string& names, At rest) {
        const std::vector<Card> kept = cards_of(names);
        while (cards.size(deck_at(deck)) > static_cast<int>(kept.size()))
            for (int i = cards.size(deck_at(deck)) - 1; i >= 0; --i)
                if (const Card card = cards.card(deck_at(deck), i);
                    std::find(kept.begin(), kept.end(), card) == kept.end())
                    cards.move(card, rest);
        return *this;
    }
    // What is drawn next from either deck, in this order.
    Scene& top(const std::string& names) {
        chance.top(names);
        return *this;
    }

    // ---- play

    void start(Step step);
    void answer(Seat seat, const Choice& choice);
    void answer(Seat seat, Act act, const std::string& card = "") {
        Choice choice{.act = act};
        if (!card.empty()) choice.card = cards_of(card).front();
        answer(seat, choice);
    }
    void expire(Seat seat);
    void leave(Seat seat);
    // Everybody passes in the windows, until something else is asked.
    void pass_windows() {
        while (table.ending == Ending::none && table.question == Question::visit_card)
            answer(state.round.asked.lowest(), Act::pass);
    }
    // Draws nothing and skips nothing: to the first window or the Igor phase.
    void pass_draw() {
        if (table.question == Question::draw) answer(table.active, Act::pass);
        if (table.question == Question::skip) answer(table.active, {.act = Act::skip, .count = 0});
    }
    // Answers for everybody as an expired clock would, until that is asked.
    void until(Question wanted, Seat seat) {
        for (int n = 0; n < 400 && !is_asked(wanted, seat) && table.ending == Ending::none; ++n)
            expire(state.round.owing.lowest());
        EXPECT_TRUE(is_asked(wanted, seat)) << question();
    }
    bool is_asked(Question wanted, Seat seat) const {
        return table.ending == Ending::none && state.round.asked.has(seat) &&
               mon::question(table, seat) == wanted;
    }

    // ---- what there is

    std::string at(At at) const { return names_of_cards(cards.cards_in(at)); }
    std::string hand(Seat seat) const { return at(hand_of(seat)); }
    std::string laboratory(Seat seat) const { return at(laboratory_of(seat)); }
    std::string monster(Seat seat) const { return at(monster_of(seat)); }
    std::string igor(Seat seat) const { return at(igors_of(seat)); }
    std::string discards() const {
        const std::string v = at(discard_at(Deck::villagers)), b = at(discard_at(Deck::parts));
        return v.empty() || b.empty() ? v + b : v + " " + b;
    }
    int size(At at) const { return cards.size(at); }
    int total(Seat seat) const { return total_of(rules, table, cards, seat); }
    std::string question() const {
        std::string text(table.ending == Ending::none ? name_of(table.question) : "over");
        for (Seat seat : state.round.asked)
            text += ' ' + std::string(1, static_cast<char>('A' + index_of(seat)));
        return text;
    }
    std::vector<Choice> offers_of(Seat seat) const;
    bool is_offered(Seat seat, const Choice& choice) const {
        const std::vector<Choice> offers = offers_of(seat);
        return std::find(offers.begin(), offers.end(), choice) != offers.end();
    }
    bool is_offered(Seat seat, Act act) const {
        const std::vector<Choice> offers = offers_of(seat);
        return std::any_of(offers.begin(), offers.end(), [act](const Choice& c) { return c.act == act; });
    }
    // The cards offered with that act, in the order of the offers.
    std::string cards_offered(Seat seat, Act act) const {
        std::vector<Card> found;
        for (const Choice& choice : offers_of(seat))
            if (choice.act == act) found.push_back(choice.card);
        return names_of_cards(found);
    }
    // The acts offered, in the order of the offers, each once.
    std::string acts(Seat seat) const {
        std::string names;
        Act last = Act::none;
        for (const Choice& choice : offers_of(seat)) {
            if (choice.act != last) names += (names.empty() ? "" : " ") + std::string(name_of(choice.act));
            last = choice.act;
        }
        return names;
    }
    int count(EventKind kind) const {
        return static_cast<int>(
            std::count_if(told.begin(), told.end(), [kind](const Told& t) { return t.event.kind == kind; }));
    }
    bool was_told(EventKind kind) const { return count(kind) > 0; }
    const Event& last(EventKind kind) const {
        static const Event nothing;
        for (auto one = told.rbegin(); one != told.rend(); ++one)
            if (one->event.kind == kind) return one->event;
        ADD_FAILURE() << "never told: " << name_of(kind);
        return nothing;
    }
    bool knows(Seat seat, const std::string& card) const { return cards.knows(seat, cards_of(card).front()); }

    Rules rules;
    State state{};
    Table& table = state.table;
    Cards& cards = state.veiled.cards;
    ScriptedChance chance;
    std::vector<Told> told;

  private:
    Play<ScriptedChance, Log> play() { return {rules, state, chance, log}; }
    void look() const;
    Log log{told};
};

inline Options with(Toggle Options::* option) {
    Options options;
    options.*option = Toggle::on;
    return options;
}

}  // namespace fg::mon
