// SPDX-License-Identifier: Apache-2.0
// FTF-188: who keeps accounts by the public log alone has everything right that lies open.
#include <set>
#include <utility>

#include "games/fairy_tale_fight_club/advice.h"
#include "games/fairy_tale_fight_club/scene_test.h"
#include "match/json_write.h"

namespace fg::ftf {
namespace {

// Of a table everything that changes hands, and whose turn it is.
Table holdings_of(const Table& table) {
    Table held{.active = table.active,
               .actions_left = table.actions_left,
               .market = table.market,
               .discards = table.discards,
               .deck_size = table.deck_size,
               .hand_size = table.hand_size,
               .sum = table.sum,
               .cargo = table.cargo,
               .owned = table.owned,
               .carted = table.carted,
               .supply = table.supply,
               .gold = table.gold,
               .area = table.area,
               .reserved = table.reserved,
               .completed = table.completed,
               .contract_discards = table.contract_discards,
               .event_discards = table.event_discards};
    if (table.event != EventCard::none) held.event_discards.push_back(table.event);
    return held;
}

class Accounts {
  public:
    explicit Accounts(const Rules& rules) : rules_(rules) {
        held_.deck_size = static_cast<u8>(rules.deck.size());
        held_.supply = rules.content.gold;
        for (Seat seat : EachSeat{rules.players}) held_.owned[seat].add(WB);
    }
    const Table& held() const { return held_; }
    void enter(const Event& event) {
        const Seat seat = event.seat;
        switch (event.kind) {
            case EventKind::market_dealt: deal_market(event); break;
            case EventKind::market_grew: grow_market(event.creature); break;
            case EventKind::market_cleared: held_.discards.add_all(std::exchange(held_.market, {})); break;
            case EventKind::reshuffled: reshuffle(event); break;
            case EventKind::drew: draw(event); break;
            case EventKind::passed: pass(event); break;
            case EventKind::summed: add(held_.sum[seat], event.points); break;
            case EventKind::began: held_.active = seat; break;
            case EventKind::turn_began: begin_turn(seat); break;
            case EventKind::placed: post(event); break;
            case EventKind::bought: buy(event); break;
            case EventKind::loaded: load(event); break;
            case EventKind::moved: move(event); break;
            case EventKind::discarded: discard(event); break;
            case EventKind::exchanged: exchange(event); break;
            case EventKind::completed: complete(event); break;
            case EventKind::action_bought: buy_action(event); break;
            case EventKind::reserved: reserve(event); break;
            case EventKind::dropped: drop(event); break;
            case EventKind::returned: *vacated_ = replaced_; break;
            case EventKind::event_turned: held_.event_discards.push_back(event.event); break;
            case EventKind::gained: pay(seat, -event.gold); break;
            case EventKind::paid: pay(seat, event.gold); break;
            case EventKind::wrecked: wreck(event); break;
            case EventKind::drew_card:
            case EventKind::handed: ADD_FAILURE() << "this is not public"; break;
            case EventKind::ended_actions:
            case EventKind::fought:
            case EventKind::won_fight:
            case EventKind::nobody_won:
            case EventKind::ignored:
            case EventKind::declined:
            case EventKind::scored:
            case EventKind::rated:
            case EventKind::ended:
            case EventKind::none: break;
        }
    }

  private:
    static void add(u8& number, int more) { number = static_cast<u8>(number + more); }
    void pay(Seat seat, int gold) {
        add(held_.gold[seat], -gold);
        add(held_.supply, gold);
    }
    Posted* place_of(Contract contract) { return &held_.area[place_in_area(held_, contract)]; }
    void act_unless_of_event(const Event& event) {
        if (event.event == EventCard::none) --held_.actions_left;
    }
    void deal_market(const Event& event) {
        held_.market = event.creatures;
        add(held_.deck_size, -event.creatures.size());
    }
    void grow_market(Creature creature) {
        held_.market.add(creature);
        add(held_.deck_size, -1);
    }
    void reshuffle(const Event& event) {
        held_.market = event.creatures;
        held_.discards.clear();
        held_.deck_size = static_cast<u8>(event.count);
    }
    void draw(const Event& event) {
        add(held_.hand_size[event.seat], event.count);
        add(held_.deck_size, -event.count);
    }
    void pass(const Event& event) {
        add(held_.hand_size[event.seat], -event.count);
        add(held_.hand_size[event.to], event.count);
    }
    void begin_turn(Seat seat) {
        held_.active = seat;
        held_.actions_left = rules_.content.actions;
    }
    void post(const Event& event) {
        *place_of(Contract::none) = {.contract = event.contract, .gold = event.gold};
        add(held_.supply, -event.gold);
    }
    void load(const Event& event) {
        act_unless_of_event(event);
        add(held_.hand_size[event.seat], -event.creatures.size());
        held_.cargo[event.seat][event.wagon].add_all(event.creatures);
    }
    void move(const Event& event) {
        act_unless_of_event(event);
        held_.cargo[event.seat][wagon_at(event.source)].remove_all(event.creatures);
        held_.cargo[event.seat][event.wagon].add_all(event.creatures);
    }
    void exchange(const Event& event) {
        act_unless_of_event(event);
        held_.market.remove_all(event.creatures);
        held_.market.add_all(event.gave);
        add(held_.hand_size[event.seat], event.creatures.size() - event.gave.size());
    }
    void buy_action(const Event& event) {
        pay(event.seat, event.gold);
        ++held_.actions_left;
    }
    void reserve(const Event& event) {
        pay(event.seat, event.gold);
        vacated_ = place_of(event.contract);
        replaced_ = std::exchange(held_.reserved[event.seat], std::exchange(*vacated_, {}));
    }
    void drop(const Event& event) {
        held_.reserved[event.seat] = {};
        held_.contract_discards.push_back(event.contract);
        add(held_.supply, event.gold);
    }
    void buy(const Event& event) {
        act_unless_of_event(event);
        pay(event.seat, event.gold);
        add(held_.hand_size[event.seat], -event.creatures.size());
        held_.discards.add_all(event.creatures);
        held_.owned[event.seat].add(event.wagon);
        if (event.wagon == HC) held_.carted.add(event.seat);
    }
    void discard(const Event& event) {
        if (event.reason == Reason::action || event.reason == Reason::swap) --held_.actions_left;
        held_.discards.add_all(event.creatures);
        if (event.source == Place::hand)
            add(held_.hand_size[event.seat], -event.creatures.size());
        else
            held_.cargo[event.seat][wagon_at(event.source)].remove_all(event.creatures);
    }
    void complete(const Event& event) {
        Posted& reserve = held_.reserved[event.seat];
        (reserve.contract == event.contract ? reserve : *place_of(event.contract)) = {};
        Creatures& cargo = held_.cargo[event.seat][event.wagon];
        held_.discards.add_all(std::exchange(cargo, {}));
        held_.completed[event.seat].push_back(event.contract);
        add(held_.gold[event.seat], event.gold);
    }
    void wreck(const Event& event) {
        held_.owned[event.seat].remove(WB);
        held_.cargo[event.seat][WB].clear();
        if (rules_.options.wrecked_cargo == WreckedCargo::to_hand)
            add(held_.hand_size[event.seat], event.creatures.size());
        else
            held_.discards.add_all(event.creatures);
    }

    const Rules& rules_;
    Table held_;
    Posted replaced_;
    Posted* vacated_ = nullptr;  // by the last reservation
};

struct Bookkeeper {
    static constexpr bool listens = true;
    Accounts accounts;
    std::set<EventKind> met;
    void operator()(Audience audience, const Event& event) {
        met.insert(event.kind);
        if (audience.everyone) accounts.enter(event);
    }
};

// By the advice or at random, half and half: the advice never does some things.
Choice some_choice(const Rules& rules, const State& state, Seat seat, FastChance& dice) {
    const Seen seen = seen_by<Game>(state, seat);
    if (dice.below(2) == 0) {
        Choice choice;
        pick(rules, seen, dice, choice);
        return choice;
    }
    Offers offers;
    offer(rules, seen, offers);
    return Advice::advise(rules, view_for<Game>(state, seat), offers, dice);
}
void expect_equal(const Table& accounts, const Table& holdings) {
    if (accounts != holdings) {
        EXPECT_EQ(to_json(accounts), to_json(holdings));
    }
}
std::set<EventKind> kinds_met_while_accounts_agree(const Rules& rules, u64 seed) {
    SCOPED_TRACE(std::to_string(rules.players) + " players, seed " + std::to_string(seed));
    FastChance chance(seed), dice(seed + 1000);
    Bookkeeper keeper{.accounts = Accounts(rules), .met = {}};
    State state = Game::setup(rules, chance, keeper);
    while (!Game::is_over(state.table) && !testing::Test::HasFailure()) {
        expect_equal(keeper.accounts.held(), holdings_of(state.table));
        const Seat seat = state.round.owing.lowest();
        Game::apply(rules, state, seat, some_choice(rules, state, seat, dice), chance, keeper);
    }
    expect_equal(keeper.accounts.held(), holdings_of(state.table));
    return keeper.met;
}
TEST(FairyTaleFightClubLog, FTF_188_every_public_change_is_named) {
    std::set<EventKind> met;
    for (int players = 1; players <= max_players; ++players)
        for (u64 seed = 0; seed < 24; ++seed) {
            const Rules rules = make_rules(
                players,
                {.reserve_refill = seed % 2 == 0 ? ReserveRefill::on_completion : ReserveRefill::immediately,
                 .reserve_discard = seed % 3 == 0 ? ReserveDiscard::area : ReserveDiscard::out,
                 .fight_cards = seed % 5 == 0 ? FightCards::discarded : FightCards::returned,
                 .wrecked_cargo = seed % 4 == 0 ? WreckedCargo::to_hand : WreckedCargo::discard,
                 .seat_gold = seed % 7 == 0 ? SeatGold::by_turn_order : SeatGold::none},
                {});
            met.merge(kinds_met_while_accounts_agree(rules, seed));
        }
    for (int kind = 0; kind < name_count<EventKind>; ++kind)
        EXPECT_TRUE(met.contains(static_cast<EventKind>(kind))) << name_of(static_cast<EventKind>(kind));
}

}  // namespace
}  // namespace fg::ftf
