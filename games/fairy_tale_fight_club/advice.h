// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Rules of thumb for bots: each limited action is tried in thought, and what promises most is done. None of this is needed for
// correctness.
#pragma once

#include "games/fairy_tale_fight_club/offers.h"
#include "games/fairy_tale_fight_club/prospects.h"
#include "games/fairy_tale_fight_club/result.h"
#include "games/fairy_tale_fight_club/to_come.h"

namespace fg::ftf {

// A whole limited action, as it is answered in steps.
struct Plan {
    GroupKind kind = GroupKind::none;  // none: nothing is worth doing
    Wagon wagon = Wagon::none;
    Place source = Place::none;
    Payment payment = Payment::none;
    Trade trade = Trade::none;
    Creature single = Creature::none;
    Creatures group;
    float worth = 0;
};

class Planner {
  public:
    Planner(const Rules& rules, const View& view)
        : rules_(rules),
          table_(view.table),
          me_(view.viewer),
          group_(view.round.group),
          prospects_(rules, view.table, view.viewer),
          now_{.hand = view.mine.hand,
               .cargo = view.table.cargo[view.viewer],
               .owned = view.table.owned[view.viewer],
               .gold = view.table.gold[view.viewer]},
          before_(prospects_.worth(now_, &spare_)) {}

    // The best limited action that goes with what is answered so far.
    Plan best() {
        best_ = {.worth = before_ + 0.1F};
        if (is_open(GroupKind::purchase)) purchases();
        if (is_open(GroupKind::load)) loads();
        if (is_open(GroupKind::move)) moves();
        if (is_open(GroupKind::discard)) discards();
        if (is_open(GroupKind::swap)) swaps();
        if (is_open(GroupKind::exchange)) exchanges();
        return best_;
    }
    float gain() const { return best_.worth - before_; }
    const Creatures& spare() const { return spare_; }
    float worth_of(const Holding& holding) const { return prospects_.worth(holding); }
    const Holding& now() const { return now_; }
    const Prospects& prospects() const { return prospects_; }

    // So many of the hand that are missed least.
    Creatures least_needed(int number) const {
        Creatures given;
        Creatures spare = spare_, rest = now_.hand;
        rest.remove_all(spare);
        while (given.size() < number) {
            Creatures& from = spare.is_empty() ? rest : spare;
            given.add(from.lowest_kind());
            from.remove(from.lowest_kind());
        }
        return given;
    }

  private:
    bool is_open(GroupKind kind) const { return group_.kind == GroupKind::none || group_.kind == kind; }
    // A plan counts only if it goes on from what was answered.
    bool goes_on(const Plan& plan) const {
        if (group_.kind == GroupKind::none) return true;
        const auto fits = [](auto said, auto planned, auto nothing) {
            return said == nothing || said == planned;
        };
        return fits(group_.wagon, plan.wagon, Wagon::none) && fits(group_.source, plan.source, Place::none) &&
               fits(group_.payment, plan.payment, Payment::none) &&
               fits(group_.trade, plan.trade, Trade::none) &&
               fits(group_.single, plan.single, Creature::none) && plan.group.has_all(group_.picked);
    }
    void consider(Plan plan, const Holding& after, float more = 0) {
        if (!goes_on(plan)) return;
        plan.worth = prospects_.worth(after) + more;
        if (plan.worth > best_.worth) best_ = plan;
    }

    void purchases() {
        const Wagon next = next_wagon(table_, me_);
        if (next != Wagon::none) purchase(next);
        if (!owns(table_, me_, Wagon::wheelbarrow)) purchase(Wagon::wheelbarrow);
    }
    void purchase(Wagon wagon) {
        const WagonCard& card = rules_.wagon(wagon);
        Holding after = now_;
        after.owned.add(wagon);
        if (card.gold != 0 && now_.gold >= card.gold) {
            Holding paid = after;
            paid.gold -= card.gold;
            consider({.kind = GroupKind::purchase, .wagon = wagon, .payment = Payment::gold}, paid);
        }
        if (card.creature_points == 0 || points_of(now_.hand) < card.creature_points) return;
        const Creatures payment = cheapest(card.creature_points);
        after.hand.remove_all(payment);
        consider(
            {.kind = GroupKind::purchase, .wagon = wagon, .payment = Payment::creatures, .group = payment},
            after);
    }
    // Enough points, of spare creatures first, the high ones; then without what was not needed after all.
    Creatures cheapest(int points) const {
        Creatures payment, spare = spare_, rest = now_.hand;
        rest.remove_all(spare);
        while (points_of(payment) < points) {
            Creatures& from = spare.is_empty() ? rest : spare;
            payment.add(from.highest_kind());
            from.remove(from.highest_kind());
        }
        for (int k = 0; k < name_count<Creature>; ++k)
            while (payment.has(static_cast<Creature>(k)) && points_of(payment) - (k + 1) >= points)
                payment.remove(static_cast<Creature>(k));
        return payment;
    }

    void loads() {
        for (const auto& wanted : prospects_.wanted())
            for (int w = 0; w < wagon_count; ++w) {
                const Wagon wagon = wagon_of(w);
                const Creatures& cargo = now_.cargo[wagon];
                if (!now_.owned.has(wagon) || rules_.wagon(wagon).capacity < wanted.asked.size() ||
                    !wanted.asked.has_all(cargo))
                    continue;
                Creatures missing = wanted.asked;
                missing.remove_all(cargo);
                const Creatures group = missing.common(now_.hand);
                if (group.is_empty()) continue;
                Holding after = now_;
                after.hand.remove_all(group);
                after.cargo[wagon].add_all(group);
                consider({.kind = GroupKind::load, .wagon = wagon, .group = group}, after);
            }
    }
    void moves() {
        for (const auto& wanted : prospects_.wanted())
            for (int to = 0; to < wagon_count; ++to)
                for (int from = 0; from < wagon_count; ++from)
                    move(wanted.asked, wagon_of(from), wagon_of(to));
    }
    // Only what brings a contract near its end.
    void move(const Creatures& asked, Wagon from, Wagon to) {
        if (from == to || !now_.owned.has(to) || now_.cargo[from].is_empty()) return;
        if (rules_.wagon(to).capacity < asked.size() || !asked.has_all(now_.cargo[to])) return;
        Creatures missing = asked;
        missing.remove_all(now_.cargo[to]);
        const Creatures group = missing.common(now_.cargo[from]);
        if (group.is_empty() || missing.size() - group.size() > 1) return;
        Holding after = now_;
        after.cargo[from].remove_all(group);
        after.cargo[to].add_all(group);
        consider({.kind = GroupKind::move, .wagon = to, .source = place_of(from), .group = group}, after);
    }
    void discards() {
        if (!spare_.is_empty()) {
            Holding after = now_;
            after.hand.remove_all(spare_);
            consider({.kind = GroupKind::discard, .source = Place::hand, .group = spare_}, after);
        }
        for (int w = 0; w < wagon_count; ++w)
            for (const auto& wanted : prospects_.wanted()) unload(wagon_of(w), wanted.asked);
    }
    // What a contract does not ask for.
    void unload(Wagon wagon, const Creatures& asked) {
        Creatures extra = now_.cargo[wagon];
        if (extra.is_empty() || asked.has_all(extra)) return;
        extra.remove_all(extra.common(asked));
        Holding after = now_;
        after.cargo[wagon].remove_all(extra);
        consider({.kind = GroupKind::discard, .source = place_of(wagon), .group = extra}, after);
    }
    void swaps() {
        for (int n = 0; n < spare_.count_kinds(); ++n) {
            Holding after = now_;
            after.hand.remove(spare_.nth_kind(n));
            const float draw = now_.hand.size() > max_hand(rules_, table_, me_) ? 0.3F : 0.1F;
            consider({.kind = GroupKind::swap, .source = Place::hand, .single = spare_.nth_kind(n)}, after,
                     draw);
        }
    }

    void exchanges() {
        const Creatures give = with_value_in(now_.hand, sums_of_several(table_.market));
        for (int n = 0; n < give.count_kinds(); ++n)
            trade(Trade::one_for_several, give.nth_kind(n), table_.market);
        const Creatures take = with_value_in(table_.market, sums_of_several(now_.hand));
        for (int n = 0; n < take.count_kinds(); ++n)
            trade(Trade::several_for_one, take.nth_kind(n), now_.hand);
    }
    // Tries the ways to make the value of one creature out of others, a few of them, from the lowest kinds up. Where the search
    // is follows from what it has picked, so that it needs no stack: a GPU's threads have little of it.
    void trade(Trade way, Creature single, const Creatures& others) {
        Plan plan{.kind = GroupKind::exchange, .trade = way, .single = single};
        int sum = value_of(single);  // what is missing
        Creature lowest{};           // what may be picked next
        for (int tries = 12; tries > 0;) {
            const Creatures picks = next_picks(plan.group, others, sum).from(lowest);
            if (!picks.is_empty()) {
                lowest = picks.lowest_kind();
                plan.group.add(lowest);
                sum -= value_of(lowest);
                continue;
            }
            if (plan.group.is_empty()) return;
            if (sum == 0) consider_trade(plan), --tries;
            const Creature last = plan.group.highest_kind();
            plan.group.remove(last);
            sum += value_of(last);
            lowest = static_cast<Creature>(index_of(last) + 1);
        }
    }
    // The kinds that lead to the sum; none before what was picked last.
    static Creatures next_picks(const Creatures& group, const Creatures& others, int sum) {
        if (sum == 0) return {};
        if (group.is_empty()) return detail::picks_for_sum(others, sum, true);
        Creatures left = others;
        left.remove_all(group);
        return detail::picks_for_sum(left.from(group.highest_kind()), sum, false);
    }
    void consider_trade(const Plan& plan) {
        Creatures single;
        single.add(plan.single);
        const bool gives_one = plan.trade == Trade::one_for_several;
        Holding after = now_;
        after.hand.remove_all(gives_one ? single : plan.group);
        after.hand.add_all(gives_one ? plan.group : single);
        consider(plan, after);
    }

    const Rules& rules_;
    const Table& table_;
    Seat me_;
    const Group& group_;
    Prospects prospects_;
    Holding now_;
    Creatures spare_;
    float before_;
    Plan best_;
};

struct Advice {
    static constexpr u32 guided = 25;  // half a turn of the table: random play hardly ever delivers anything

    static Choice advise(const Rules& rules, const View& view, const Offers& offers, FastChance& chance) {
        const Choice choice = wish(rules, view, chance);
        if (offers.has(choice)) return choice;
        if (offers.has({.act = Act::done})) return {.act = Act::done};
        return offers[static_cast<int>(chance.below(static_cast<u32>(offers.size())))];
    }
    // A lone thinker looks on to the start of the turn after the next: further on, chance blurs what came of an answer more
    // than the outlook errs.
    static bool is_in_sight(const Rules&, const Table& from, const Table& now) {
        return now.turns < from.turns + turns_in_sight || now.question != Question::actions;
    }
    // A player's share grows with their points and with what they are about to complete. Alone it is the share of a hundred
    // points.
    static void outlook(const Rules& rules, const State& imagined, PerSeat<float>& shares) {
        if (rules.is_solo()) {
            const float points = expected(rules, imagined, imagined.table.active) / 100;
            shares[imagined.table.active] = points < 0 ? 0 : points < 1 ? points : 1;
            return;
        }
        PerSeat<float, max_players> points;
        float best = 0, total = 0;
        for (Seat seat : EachSeat{rules.players}) {
            points[seat] = promise(rules, imagined, seat);
            if (points[seat] > best) best = points[seat];
        }
        for (Seat seat : EachSeat{rules.players}) {
            const float behind = 1 / (1 + (best - points[seat]) * 0.08F);
            shares[seat] = behind * behind * behind * behind;
            total += shares[seat];
        }
        for (Seat seat : EachSeat{rules.players}) shares[seat] /= total;
    }

  private:
    static constexpr int turns_in_sight = 2;

    static float expected(const Rules& rules, const State& state, Seat seat) {
        const float score = static_cast<float>(score_of(rules, state.table, seat).total());
        return is_over(state.table) ? score : score + ToCome(rules, state, seat).points();
    }
    static float promise(const Rules& rules, const State& state, Seat seat) {
        const Table& table = state.table;
        const float score = static_cast<float>(score_of(rules, table, seat).total());
        if (table.ending != Ending::none) return score;
        const Holding holding{
            .hand = state.own[seat].hand, .cargo = table.cargo[seat], .owned = table.owned[seat], .gold = 0};
        return score + 0.5F * Prospects(rules, table, seat).worth(holding);
    }

    static Choice wish(const Rules& rules, const View& view, FastChance& chance) {
        Planner planner(rules, view);
        switch (view.table.question) {
            case Question::actions: return act(rules, view, planner);
            case Question::discard_down:
                return next_of(planner.least_needed(view.table.hand_size[view.viewer] -
                                                    max_hand(rules, view.table, view.viewer)),
                               view.round.group.picked);
            case Question::pass:
            case Question::event_discard:
                return next_of(planner.least_needed(rules.face(view.table.event).amount),
                               view.round.group.picked);
            case Question::fight: return fight(rules, view, chance);
            case Question::escape: return release(view, planner);
            case Question::toll: return {.act = Act::pay_toll};
            case Question::free_load: return load_one(rules, view, planner);
            case Question::pawn: return pawn(rules, view, planner);
        }
        return {};
    }

    static Choice next_of(const Creatures& group, const Creatures& picked) {
        if (!group.has_all(picked)) return {};
        Creatures left = group;
        left.remove_all(picked);
        if (left.is_empty()) return {.act = Act::done};
        return {.act = Act::pick, .creature = left.lowest_kind()};
    }
    // The step of a plan that follows on the group so far.
    static Choice next_step(const Plan& plan, const Group& group) {
        if (plan.kind == GroupKind::none) return {.act = Act::end_actions};
        if (group.kind == GroupKind::none) return {.act = act_of(plan.kind)};
        if (group.has_place()) return next_of(plan.group, group.picked);
        switch (plan.kind) {
            case GroupKind::purchase:
                return {.act = Act::buy_wagon, .wagon = plan.wagon, .payment = plan.payment};
            case GroupKind::load: return {.act = Act::load_into, .wagon = plan.wagon};
            case GroupKind::move:
                return {.act = Act::move_between, .wagon = plan.wagon, .source = plan.source};
            case GroupKind::discard: return {.act = Act::discard_from, .source = plan.source};
            case GroupKind::swap:
                return {.act = Act::swap_out, .source = plan.source, .creature = plan.single};
            case GroupKind::exchange:
                return {.act = plan.trade == Trade::one_for_several ? Act::give_one : Act::take_one,
                        .creature = plan.single};
            case GroupKind::number:
            case GroupKind::none: break;
        }
        return {};
    }

    static Choice act(const Rules& rules, const View& view, Planner& planner) {
        const Table& table = view.table;
        const bool has_begun = view.round.group.kind != GroupKind::none;
        if (!has_begun)
            if (const Choice best = completion(rules, view); best.act == Act::complete) return best;
        const Plan plan = planner.best();
        if (has_begun || table.actions_left > 0) return next_step(plan, view.round.group);
        // Another action pays if it all but completes something; a reserve, if the next turn does.
        const int gold = table.gold[view.viewer];
        if (gold >= rules.content.action_price && plan.kind != GroupKind::none && planner.gain() > 4.1F)
            return {.act = Act::buy_action};
        if (gold > rules.content.reserve_price + 1 &&
            table.reserved[view.viewer].contract == Contract::none && !rules.is_solo())
            return reserve(rules, view, planner);
        return {.act = Act::end_actions};
    }
    // The most valuable match; none that would end the game while others are ahead.
    static Choice completion(const Rules& rules, const View& view) {
        const detail::Matches matches(rules, view.table, view.viewer);
        Choice best;
        int most = -1;
        for (int n = 0; n < matches.count(); ++n) {
            const Choice choice = matches.nth(n);
            const ContractCard& card = rules.card(choice.contract);
            const int worth = 2 * card.points + card.gold;
            if (worth > most && !loses(rules, view, choice.contract)) best = choice, most = worth;
        }
        return best;
    }
    static bool loses(const Rules& rules, const View& view, Contract contract) {
        if (rules.is_solo() || contract_deck_size(view.table) > 0 ||
            count_in_play(rules, view.table) - 1 > rules.content.last_contracts)
            return false;
        const int mine = score_of(rules, view.table, view.viewer).total() + rules.card(contract).points;
        for (Seat other : everybody(rules).without(view.viewer))
            if (score_of(rules, view.table, other).total() > mine + 3) return true;
        return false;
    }
    // A good contract whose creatures are all there.
    static Choice reserve(const Rules& rules, const View& view, const Planner& planner) {
        const Holding& mine = planner.now();
        for (const auto& wanted : planner.prospects().wanted()) {
            if (wanted.worth < 5 || place_in_area(view.table, wanted.contract) < 0) continue;
            for (int w = 0; w < wagon_count; ++w) {
                const Creatures& cargo = mine.cargo[wagon_of(w)];
                Creatures missing = wanted.asked;
                if (!mine.owned.has(wagon_of(w)) || rules.wagon(wagon_of(w)).capacity < missing.size() ||
                    !missing.has_all(cargo))
                    continue;
                missing.remove_all(cargo);
                if (mine.hand.has_all(missing)) return {.act = Act::reserve, .contract = wanted.contract};
            }
        }
        return {.act = Act::end_actions};
    }

    // The best card for it; now and then the second best, so that not everybody ties.
    static Choice fight(const Rules& rules, const View& view, FastChance& chance) {
        const Creatures& hand = view.mine.hand;
        const int kinds = hand.count_kinds(), away = kinds > 1 && chance.below(3) == 0;
        const bool is_low = is_low_fight(rules.face(view.table.event).fight);
        return {.act = Act::fight_with, .creature = hand.nth_kind(is_low ? away : kinds - 1 - away)};
    }
    static Choice release(const View& view, const Planner& planner) {
        Choice best;
        float most = -1000;
        for (int n = 0; n < detail::count_cargo_kinds(view.table, view.viewer); ++n) {
            const Choice choice = detail::nth_cargo_kind(view.table, view.viewer, Act::release, n);
            Holding after = planner.now();
            after.cargo[wagon_at(choice.source)].remove(choice.creature);
            if (const float worth = planner.worth_of(after); worth > most) best = choice, most = worth;
        }
        return best;
    }
    static Choice load_one(const Rules& rules, const View& view, const Planner& planner) {
        Choice best{.act = Act::decline};
        float most = planner.worth_of(planner.now());
        const u32 wagons = Wagons(rules, view.table, view.viewer).roomy;
        for (int w = 0; w < count_bits(wagons); ++w)
            for (int n = 0; n < view.mine.hand.count_kinds(); ++n) {
                const Creature creature = view.mine.hand.nth_kind(n);
                Holding after = planner.now();
                after.hand.remove(creature);
                after.cargo[nth_wagon(wagons, w)].add(creature);
                const float worth = planner.worth_of(after);
                if (worth > most)
                    best = {.act = Act::load_one, .wagon = nth_wagon(wagons, w), .creature = creature},
                    most = worth;
            }
        return best;
    }
    static Choice pawn(const Rules& rules, const View& view, const Planner& planner) {
        const Creatures pawns = planner.spare().from(creature_of(rules.face(view.table.event).amount));
        if (pawns.is_empty()) return {.act = Act::decline};
        return {.act = Act::pawn, .creature = pawns.lowest_kind()};
    }
};

}  // namespace fg::ftf
