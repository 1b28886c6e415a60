// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// A rule of thumb: do what brings your outfit nearest to the end, compared with the others': earn, buy what fills a slot, and
// undress whoever is ahead.
#pragma once

#include "engine/mixture.h"
#include "games/ren_faire/prospects.h"

namespace fg::ren {

class Adviser {
  public:
    Adviser(const Rules& rules, const View& view)
        : rules_(rules),
          view_(view),
          table_(view.table),
          me_(view.viewer),
          prospects_(rules, view.table, view.veiled.garb) {}

    // What an answer leads to, as a change of the chance to win; answers that nobody should be able to guess are all alike.
    float worth(const Choice& choice) const {
        switch (table_.question) {
            case Question::action: return worth_of_action(choice);
            case Question::discard:
            case Question::trim:
            case Question::toss: return worth_of_discard(choice);
            case Question::place: return worth_of_place(choice.seat, on_stall());
            case Question::choose_other:
            case Question::choose_player:
                return prospects_.worth_of_card(table_.stage.card, me_, choice.seat);
            case Question::mud: return worth_of_mud(choice);
            case Question::lift:
            case Question::launder:
            case Question::decree:
            case Question::order: return worth_of_costume(choice);
            case Question::icon: return worth_of_icon(choice.icon);
            case Question::pass_on: return worth_of_pass(choice);
            case Question::perform: return choice.act == Act::perform;
            case Question::kept: return choice.act == Act::kept;
            case Question::vote: return choice.act == Act::huzzah ? 0.02F : 0;
            case Question::hawker:
                return choice.act == Act::decline ? 0
                                                  : worth_of_buy(choice.costume, price_of(choice.costume));
            case Question::seer:
                return choice.act == Act::decline
                           ? 0
                           : worth_of_buy(choice.costume, step_of(rules_, table_.stage).price);
            case Question::spoils: return worth_of_spoils(choice);
            case Question::bid: return worth_of_bid(choice.n);
            case Question::ribbon: return -prospects_.now.share(choice.seat);
            case Question::stake: return 0.01F * choice.n;
            case Question::score:
            case Question::pattern: return choice.act == Act::dice;  // a bot is rolled anyway (REN-078)
            case Question::act:
            case Question::first_vote:
            case Question::host_choice:
            case Question::character:
            case Question::duel_vote:
            case Question::joust:
            case Question::call:
            case Question::fingers:
            case Question::few_fingers:
            case Question::thimble:
            case Question::nerve:
            case Question::pie:
            case Question::slots: break;
        }
        return 0;
    }
    // How far behind the best an answer may be and still be given now and then.
    float wildness() const {
        using enum Question;
        if (is_any(table_.question, vote, stake)) return 0.03F;
        return is_any(table_.question, bid, ribbon) ? 0.01F : 0.001F;
    }

  private:
    float gain(const Standing& after) const { return after.share(me_) - prospects_.now.share(me_); }
    Costume on_stall() const { return view_.veiled.garb.entry(stall, 0).card; }
    int price_of(Costume costume) const {
        const int discount = table_.question == Question::hawker ? step_of(rules_, table_.stage).n : 0;
        return Market(rules_, table_, me_, discount).price(rules_.costume(costume).price);
    }
    Standing paid(int coins) const {
        Standing after = prospects_.now;
        after.coins[me_] -= static_cast<float>(coins);
        return after;
    }
    float worth_of_place(Seat seat, Costume costume) const {
        return gain(prospects_.with(prospects_.now, seat, costume));
    }
    // On whom it does most.
    float worth_of_buy(Costume costume, int price) const {
        const Standing after = paid(price);
        float best = -1;
        for (Seat seat : EachSeat{rules_.players})
            if (const float worth = gain(prospects_.with(after, seat, costume)); worth > best) best = worth;
        return best;
    }
    float worth_of_action(const Choice& choice) const {
        if (choice.act == Act::play) return prospects_.worth_of_card(choice.card, me_);
        if (choice.act == Act::buy) return worth_of_buy(choice.costume, price_of(choice.costume));
        if (choice.act == Act::buy_blind) return worth_of_blind();
        const int cards = view_.veiled.scripts.size(hand_of(me_));
        Standing after = prospects_.now;
        after.coins[me_] += 0.45F * static_cast<float>(table_.outfits[me_].maximum - cards);
        return gain(after);
    }
    // About two Costumes of three have an icon, and fill a slot if it is free.
    float worth_of_blind() const {
        Standing after = paid(Market(rules_, table_, me_).price(rules_.content.price));
        int open = 0;
        for (const Space space : table_.outfits[me_].slots) open += !is_icon(space);
        after.missing[me_] -= 0.72F * static_cast<float>(open) / slot_count;
        if (after.missing[me_] < 0) after.missing[me_] = 0;
        return gain(after);
    }
    // A card that is no good goes, one that is good stays.
    float worth_of_discard(const Choice& choice) const {
        if (choice.act == Act::done) return -0.004F;
        return -prospects_.worth_of_card(choice.card, me_);
    }
    float worth_of_mud(const Choice& choice) const {
        const Stack& mine = prospects_.stacks[me_];
        if (choice.act == Act::lose) return gain(paid(step_of(rules_, table_.stage).n));
        return gain(prospects_.with_stack(prospects_.now, me_, Prospects::without(mine, mine.size() - 1)));
    }
    float worth_of_costume(const Choice& choice) const {
        if (choice.act == Act::decline) return 0;
        for (Seat seat : EachSeat{rules_.players}) {
            const Stack& stack = prospects_.stacks[seat];
            for (int i = 0; i < stack.size(); ++i) {
                if (stack[i] != choice.costume) continue;
                if (table_.question == Question::order) return worth_of_bottom(choice.costume);
                const Stack after = table_.question == Question::lift ? Prospects::moved_up(stack, i)
                                                                      : Prospects::without(stack, i);
                return gain(prospects_.with_stack(prospects_.now, seat, after));
            }
        }
        return 0;
    }
    // Nulls first, then single icons: what comes last is seen.
    float worth_of_bottom(Costume costume) const {
        const CostumeLanes& lanes = rules_.costume(costume);
        return (lanes.has_null ? 2.0F : 0.0F) - (lanes.icons != 0 ? 1.0F : 0.0F);
    }
    float worth_of_icon(Icon icon) const {
        float worth = 0;
        for (int place = 0; place < window_places; ++place)
            if (view_.veiled.garb.size(window_at(place)) > 0)
                worth += static_cast<float>(
                    rules_.costume(view_.veiled.garb.entry(window_at(place), 0).card).printed >>
                        index_of(icon) &
                    1);
        return worth;
    }
    // It comes back if everybody is about to lose nothing by it.
    float worth_of_pass(const Choice& choice) const {
        const auto shed = [this](Standing after, Seat seat) {
            const Stack& stack = prospects_.stacks[seat];
            return stack.is_empty()
                       ? after
                       : prospects_.with_stack(after, seat, Prospects::without(stack, stack.size() - 1));
        };
        if (choice.act == Act::decline) return gain(shed(prospects_.now, me_));
        return gain(shed(paid(step_of(rules_, table_.stage).n), choice.seat));
    }
    float worth_of_spoils(const Choice& choice) const {
        Standing after = prospects_.now;
        if (choice.act == Act::take_coins) {
            after.coins[me_] += static_cast<float>(step_of(rules_, table_.stage).n);
            return gain(after);
        }
        const Seat loser = table_.stage.failed.lowest();
        const Stack& theirs = prospects_.stacks[loser];
        after = prospects_.with(after, me_, theirs.back());
        return gain(prospects_.with_stack(after, loser, Prospects::without(theirs, theirs.size() - 1)));
    }
    float worth_of_bid(int bid) const {
        if (bid == 0) return 0;
        int place = 0;
        while (place < window_places && view_.veiled.garb.size(window_at(place)) == 0) ++place;
        if (place == window_places) return 0;
        const float worth = worth_of_buy(view_.veiled.garb.entry(window_at(place), 0).card, bid);
        return worth * (0.4F + 0.15F * static_cast<float>(bid < 4 ? bid : 4));
    }

    const Rules& rules_;
    const View& view_;
    const Table& table_;
    Seat me_;
    Prospects prospects_;
};

struct Advice {
    static constexpr u32 guided = 16;  // two rounds of the table: random play hardly ever dresses anybody
    static Choice advise(const Rules& rules, const View& view, const Offers& offers, FastChance& chance) {
        const Adviser adviser(rules, view);
        Mixture<Offers::capacity> mixture;
        for (const Choice& offer : offers) mixture.add(adviser.worth(offer));
        return offers[mixture.pick(adviser.wildness(), -1e8F, chance)];
    }
    static void outlook(const Rules& rules, const State& imagined, PerSeat<float>& shares) {
        const Table& table = imagined.table;
        if (table.ending != Ending::none) {
            for (Seat seat : EachSeat{rules.players})
                shares[seat] = table.winners.has(seat) ? 1 / static_cast<float>(table.winners.size()) : 0;
            return;
        }
        Standing standing{.players = rules.players};
        for (Seat seat : EachSeat{rules.players}) {
            standing.missing[seat] = missing_of(rules, table.outfits[seat]);
            standing.coins[seat] = static_cast<float>(table.coins[seat]) +
                                   0.4F * static_cast<float>(imagined.veiled.scripts.size(hand_of(seat)));
        }
        for (Seat seat : EachSeat{rules.players}) shares[seat] = standing.share(seat);
    }
};

}  // namespace fg::ren
