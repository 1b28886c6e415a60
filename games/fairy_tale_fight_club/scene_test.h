// SPDX-License-Identifier: Apache-2.0
// For tests: a position in the catalogue's own notation, scripted decks, and a log of what was told. Players A, B, C, D sit
// clockwise; A is active in Phase A with 2 actions left. Groups of creatures are written as their values: "2 3 5".
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

#include "games/fairy_tale_fight_club/game.h"
#include "games/fairy_tale_fight_club/text.h"

namespace fg::ftf {

inline constexpr Seat A = seat_of(0), B = seat_of(1), C = seat_of(2), D = seat_of(3);
inline constexpr Wagon WB = Wagon::wheelbarrow, HC = Wagon::hand_cart, HW = Wagon::horse_wagon,
                       WW = Wagon::war_wagon;
using Ints = std::vector<int>;
using Words = std::vector<std::string>;
using Steps = std::vector<Choice>;

std::ostream& operator<<(std::ostream& out, const Choice& choice);

// "2 3 5"
Creatures bag(const std::string& values);
std::string text(const Creatures& creatures);
Contract contract(const std::string& id);
// By the catalogue's numbers: 1 is EV01.
inline EventCard ev(int number) { return static_cast<EventCard>(number - 1); }

// ---- answers, step by step (FTF-184)

inline Steps with_group(Steps steps, const std::string& values) {
    const Creatures creatures = bag(values);
    for (int i = 0; i < creatures.size(); ++i)
        steps.push_back({.act = Act::pick, .creature = creatures.nth(i)});
    return steps;
}
inline Steps done(Steps steps) {
    steps.push_back({.act = Act::done});
    return steps;
}
inline Steps buy(Wagon wagon) {
    return {{.act = Act::purchase}, {.act = Act::buy_wagon, .wagon = wagon, .payment = Payment::gold}};
}
inline Steps pay(Wagon wagon, const std::string& values) {
    return done(with_group(
        {{.act = Act::purchase}, {.act = Act::buy_wagon, .wagon = wagon, .payment = Payment::creatures}},
        values));
}
inline Steps load(Wagon wagon, const std::string& values) {
    return done(with_group({{.act = Act::load}, {.act = Act::load_into, .wagon = wagon}}, values));
}
inline Steps move(Wagon from, Wagon to, const std::string& values) {
    return done(with_group(
        {{.act = Act::move}, {.act = Act::move_between, .wagon = to, .source = place_of(from)}}, values));
}
inline Steps discard(Place source, const std::string& values) {
    return done(with_group({{.act = Act::discard}, {.act = Act::discard_from, .source = source}}, values));
}
inline Steps swap(Place source, int value) {
    return {{.act = Act::swap}, {.act = Act::swap_out, .source = source, .creature = creature_of(value)}};
}
// One of the hand for several of the Market, and the other way round.
inline Steps give(int value, const std::string& values) {
    return done(
        with_group({{.act = Act::exchange}, {.act = Act::give_one, .creature = creature_of(value)}}, values));
}
inline Steps take(const std::string& values, int value) {
    return done(
        with_group({{.act = Act::exchange}, {.act = Act::take_one, .creature = creature_of(value)}}, values));
}
inline Steps complete(const std::string& id, Wagon wagon) {
    return {{.act = Act::complete, .contract = contract(id), .wagon = wagon}};
}
inline Steps reserve(const std::string& id) { return {{.act = Act::reserve, .contract = contract(id)}}; }
inline Steps picks(const std::string& values) { return with_group({}, values); }
inline Steps fight_with(int value) { return {{.act = Act::fight_with, .creature = creature_of(value)}}; }
inline Steps load_one(int value, Wagon wagon) {
    return {{.act = Act::load_one, .wagon = wagon, .creature = creature_of(value)}};
}
inline Steps pawn(int value) { return {{.act = Act::pawn, .creature = creature_of(value)}}; }
inline Steps release(Wagon wagon, int value) {
    return {{.act = Act::release, .source = place_of(wagon), .creature = creature_of(value)}};
}
inline const Steps buy_action{{.act = Act::buy_action}}, end_actions{{.act = Act::end_actions}},
    decline{{.act = Act::decline}}, pay_toll{{.act = Act::pay_toll}},
    lose_wheelbarrow{{.act = Act::lose_wheelbarrow}};

// ---- chance

// The next cards of both decks; what is not listed comes from a generator.
class ScriptedChance {
  public:
    void creatures(std::initializer_list<int> values) {
        for (int value : values) creatures_.push_back(creature_of(value));
    }
    void contracts(std::initializer_list<const char*> ids) {
        for (const char* id : ids) contracts_.push_back({.contract = contract(id)});
    }
    void event(int number) { contracts_.push_back({.event = ev(number)}); }
    void seat(Seat seat) { seats_.push_back(seat); }
    bool is_used_up() const { return creatures_.empty() && contracts_.empty() && seats_.empty(); }
    int cards_drawn() const { return cards_drawn_; }

    Creature card(const Creatures& lot) {
        ++cards_drawn_;
        if (creatures_.empty()) return rest_.card(lot);
        const Creature creature = creatures_.front();
        creatures_.pop_front();
        EXPECT_TRUE(lot.has(creature)) << "the deck has no " << name_of(creature);
        return creature;
    }
    DeckCard card(const LayerLot& lot) {
        if (contracts_.empty()) return rest_.card(lot);
        const DeckCard kind = contracts_.front().kind();
        EXPECT_GT(lot.count(kind), 0) << "no " << name_of(kind) << " can come next";
        return kind;
    }
    Contract card(const UnseenLot<Contract>& lot) {
        if (contracts_.empty()) return rest_.card(lot);
        const Contract next = contracts_.front().contract;
        contracts_.pop_front();
        EXPECT_EQ(lot.count(next), 1) << name_of(next) << " has come up before";
        return next;
    }
    EventCard card(const UnseenLot<EventCard>& lot) {
        if (contracts_.empty()) return rest_.card(lot);
        const EventCard next = contracts_.front().event;
        contracts_.pop_front();
        EXPECT_EQ(lot.count(next), 1) << name_of(next) << " has come up before";
        return next;
    }
    Seat seat(SeatSet seats) {
        if (seats_.empty()) return rest_.seat(seats);
        const Seat seat = seats_.front();
        seats_.pop_front();
        EXPECT_TRUE(seats.has(seat));
        return seat;
    }
    struct Card {
        Contract contract = Contract::none;
        EventCard event = EventCard::none;
        DeckCard kind() const { return contract == Contract::none ? DeckCard::event : level_of(contract); }
    };
    const std::deque<Card>& coming() const { return contracts_; }

  private:
    std::deque<Creature> creatures_;
    std::deque<Card> contracts_;
    std::deque<Seat> seats_;
    FastChance rest_{1812};
    int cards_drawn_ = 0;
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
    Entry last(EventKind kind) const;
};

// All rules, compiled once for these: in scene_test.cpp.
extern template struct Play<ScriptedChance, Log>;
extern template struct Play<FastChance, Log>;
extern template struct Play<FastChance, Silence>;

// ---- positions

class Scene {
  public:
    using Playing = Play<ScriptedChance, Log>;

    // The printed content is made in one place: it is long, and a default argument would be compiled into every test.
    explicit Scene(int players, const Options& options = {});
    Scene(int players, const Options& options, const Content& content);

    // ---- given
    Scene& hand(Seat seat, const std::string& values) { return state.own[seat].hand = bag(values), *this; }
    Scene& owns(Seat seat, std::initializer_list<Wagon> wagons) {
        for (Wagon wagon : wagons) table().owned[seat].add(wagon);
        if (table().owned[seat].has(HC)) table().carted.add(seat);
        return *this;
    }
    Scene& wrecked(Seat seat) { return table().owned[seat].remove(WB), *this; }
    Scene& cargo(Seat seat, Wagon wagon, const std::string& values) {
        return table().cargo[seat][wagon] = bag(values), *this;
    }
    Scene& gold(std::initializer_list<int> gold) {
        int i = 0;
        for (int coins : gold) table().gold[seat_of(i++)] = static_cast<u8>(coins);
        return *this;
    }
    // All gold that is not given lies elsewhere: with the last player.
    Scene& supply(int coins) { return supply_ = coins, *this; }
    Scene& market(const std::string& values) { return table().market = bag(values), *this; }
    // The next creatures.
    Scene& deck(std::initializer_list<int> values) { return chance.creatures(values), *this; }
    // The deck is exactly these; all that is not mentioned is discarded.
    Scene& whole_deck(const std::string& values) {
        return whole_deck_ = bag(values), has_whole_deck_ = true, *this;
    }
    Scene& area(std::initializer_list<const char*> ids) {
        has_area_ = true;
        int place = 0;
        for (const char* id : ids) post(table().area[place++], id);
        return *this;
    }
    // So many contracts of level I that nobody mentions.
    Scene& area_of(int contracts) { return area_size_ = contracts, *this; }
    Scene& reserved(Seat seat, const char* id) { return post(table().reserved[seat], id), *this; }
    Scene& has_completed(Seat seat, std::initializer_list<const char*> ids) {
        for (const char* id : ids) table().completed[seat].push_back(contract(id));
        return *this;
    }
    // The next cards of the Contract Deck, and what else it holds.
    Scene& contracts(std::initializer_list<const char*> ids) { return chance.contracts(ids), *this; }
    Scene& event(int number) { return chance.event(number), *this; }
    Scene& layers(const DeckCounts& top, const DeckCounts& middle, const DeckCounts& bottom) {
        table().layers = {{{}, top, middle, bottom}};
        return *this;
    }
    Scene& no_contract_deck() { return layers({}, {}, {}); }
    Scene& actions(int left) { return table().actions_left = static_cast<u8>(left), *this; }
    Scene& active(Seat seat) {
        table().active = seat;
        table().first = clockwise(seat, -(table().turns % rules.players), rules.players);
        return *this;
    }
    Scene& turns(int finished, int quiet = 0) {
        table().turns = static_cast<u16>(finished);
        table().quiet_turns = static_cast<u16>(quiet);
        return active(table().active);
    }
    // Everything else is put where it does not matter, and the active player is asked.
    Scene& ready();

    // ---- when
    void set_up();
    void does(Seat seat, const Steps& steps);
    // Whether all of it may be answered, tried on a copy.
    bool can(Seat seat, const Steps& steps) const;
    // A refill turns up this Event card, and then this contract or any: one contract of the area has just gone.
    void turn_up(int number, const char* id = nullptr);
    void expires(Seat seat);
    void run(Next next);

    // ---- then
    Table& table() { return state.table; }
    const Table& table() const { return state.table; }
    Seen seen(Seat seat) const { return seen_by<Game>(state, seat); }
    std::vector<Choice> offers(Seat seat) const;
    bool offers(Seat seat, const Choice& choice) const;
    bool offers(Seat seat, Act act) const {
        for (const Choice& choice : offers(seat))
            if (choice.act == act) return true;
        return false;
    }
    // The values that may be picked next.
    Ints next_values(Seat seat) const {
        Ints values;
        for (const Choice& choice : offers(seat))
            if (choice.act == Act::pick) values.push_back(value_of(choice.creature));
        return values;
    }
    std::string hand(Seat seat) const { return text(state.own[seat].hand); }
    std::string cargo(Seat seat, Wagon wagon) const { return text(table().cargo[seat][wagon]); }
    std::string market() const { return text(table().market); }
    int gold(Seat seat) const { return table().gold[seat]; }
    Ints all_gold() const {
        Ints list;
        for (Seat seat : EachSeat{rules.players}) list.push_back(gold(seat));
        return list;
    }
    bool has(Seat seat, Wagon wagon) const { return table().owned[seat].has(wagon); }
    Words area() const;
    int gold_on(const char* id) const;
    int in_play() const { return count_in_play(rules, table()); }
    Words completed(Seat seat) const;
    Question question() const { return table().question; }
    SeatSet asked() const { return state.round.asked; }
    bool is_over() const { return Game::is_over(table()); }
    Result result() const;
    int score(Seat seat) const { return result().score[seat]; }
    int actions_left() const { return table().actions_left; }
    int discards() const { return table().discards.size(); }
    int deck_size() const { return table().deck_size; }

    Rules rules;
    State state;
    ScriptedChance chance;
    Log log;

  private:
    Playing playing() { return {rules, state, chance, log}; }
    void post(Posted& place, const char* id);
    bool is_used(Contract wanted) const;
    Contract unused(DeckCard level) const;
    void remove_one_of_area();
    void fill_area();
    void fill_gold();
    void fill_creatures();
    void fill_used_cards();
    bool is_out(Contract one) const;
    bool is_coming(EventCard event) const;
    void expect_sound() const;

    Creatures whole_deck_;
    bool has_whole_deck_ = false, has_area_ = false;
    int area_size_ = 4, supply_ = -1;
};

}  // namespace fg::ftf
