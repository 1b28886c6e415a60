// SPDX-License-Identifier: Apache-2.0
#include "games/king_thief_minister/transfers.h"

#include <algorithm>

#include "games/king_thief_minister/facts.h"

namespace fg::ktm {
namespace {

class Transfers {
  public:
    Transfers(const Rules& rules, const Table& table) : rules_(rules), table_(table) {}

    void add(Seat from, Seat to, int coins) {
        if (coins > 0) list_.push_back({.from = from, .to = to, .amount = coins});
    }
    void take(Seat seat, int coins) { add(no_seat, seat, std::min<int>(coins, table_.treasury)); }
    // KTM-132: what the payer has; for each coin that is missing every other player takes one.
    void pay(Seat seat, int owed) {
        const int paid = std::min<int>(owed, table_.purse[seat]);
        add(seat, no_seat, paid);
        if (owed == paid) return;
        for (Seat other : OthersAnticlockwise{seat, rules_.players}) add(no_seat, other, owed - paid);
    }
    void claim(Seat me, Character character) {
        const Content& content = rules_.content;
        if (character == Character::king) take(me, content.king_takes);  // KTM-073
        if (character == Character::thief) steal(me);
        if (character == Character::sheriff) tax(me, no_seat);
        if (character == Character::peasant) take(me, table_.treasury);  // KTM-122
    }
    // KTM-110 to KTM-113
    void tax(Seat me, Seat chosen) {
        for (Seat seat : others(rules_, me)) {
            const int due = seat == chosen ? rules_.content.chosen_tax : rules_.content.tax;
            add(seat, no_seat, std::min<int>(due, table_.purse[seat]));
        }
    }
    std::vector<Transfer> list() && { return std::move(list_); }

  private:
    // KTM-098, KTM-099
    void steal(Seat me) {
        int owed = 0;
        for (int side : {-1, 1}) {
            const Seat neighbour = clockwise(me, side, rules_.players);
            const int coins = std::min<int>(rules_.content.theft, table_.purse[neighbour]);
            add(neighbour, me, coins);
            owed += rules_.content.theft - coins;
        }
        take(me, owed);
    }
    const Rules& rules_;
    const Table& table_;
    std::vector<Transfer> list_;
};

}  // namespace

std::vector<Transfer> transfers_of(const Rules& rules, const Table& table, Seat me, const Choice& choice) {
    Transfers transfers(rules, table);
    const Content& content = rules.content;
    if (choice.act == Act::look) transfers.pay(me, content.look_price);
    if (choice.act == Act::claim) transfers.claim(me, choice.character);
    if (choice.act == Act::challenge) transfers.pay(me, content.lost_challenge);  // KTM-066, if it is true
    if (choice.act == Act::pay_two) transfers.tax(me, choice.target);
    if (choice.act == Act::execute) transfers.add(choice.target, me, table.purse[choice.target]);
    if (choice.act == Act::answer) transfers.take(me, content.answer_takes);
    return std::move(transfers).list();
}

}  // namespace fg::ktm
