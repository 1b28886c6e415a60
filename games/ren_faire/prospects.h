// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// How far everybody is from a complete outfit, counted in coins and actions; and what a card would do to that, in the mean. For
// the rule of thumb.
#pragma once

#include "games/ren_faire/game.h"

namespace fg::ren {

using Stack = FixedVec<Costume, costume_count>;

// Costumes still to be bought, if each fills one slot and counts (REN-136 to REN-140). Of two outfits equally far the one that is
// further in the other respect is nearer, so that nobody undresses for nothing.
constexpr float missing_of(const Rules& rules, const Outfit& outfit) {
    const int slots = rules.slots_needed - outfit.filled;
    const int costumes = rules.content.costumes_to_win - outfit.contributing;
    const int more = slots > costumes ? slots : costumes, less = slots > costumes ? costumes : slots;
    return static_cast<float>(more > 0 ? more : 0) + 0.1F * static_cast<float>(less > 0 ? less : 0);
}
inline Outfit outfit_of(const Rules& rules, const Stack& stack) {
    Layers layers;
    for (int i = stack.size() - 1; i >= 0; --i)
        if (layers.add(rules.costume(stack[i]))) break;
    return layers.outfit(rules);
}

// Everybody's standing, as numbers that can be changed a little.
struct Standing {
    int players = 2;
    PerSeat<float, max_players> missing;
    PerSeat<float, max_players> coins;

    float need(Seat seat) const {
        const float whole = 3 * missing[seat], spent = coins[seat] < whole ? coins[seat] : whole;
        const float spare = coins[seat] - spent;
        return 4.2F * missing[seat] - spent - 0.1F * spare;
    }
    static float weight(float need) {
        const float root = 1 / (1 + (need > 0 ? need : 0) * 0.1F);
        return root * root * root * root;
    }
    // The chance to win, more or less.
    float share(Seat seat) const {
        float total = 0;
        for (Seat other : EachSeat{players}) total += weight(need(other));
        return weight(need(seat)) / total;
    }
};

// What a seat can think about a table: stacks are open to all.
class Prospects {
  public:
    template <class GarbPiles>
    Prospects(const Rules& rules, const Table& table, const GarbPiles& garb) : rules_(rules), table_(table) {
        now.players = rules.players;
        for (Seat seat : EachSeat{rules.players}) {
            for (int i = 0; i < garb.size(stack_of(seat)); ++i)
                stacks[seat].push_back(card_at(garb, seat, i));
            now.missing[seat] = missing_of(rules, table.outfits[seat]);
            now.coins[seat] = table.coins[seat];
        }
    }

    Standing now;
    PerSeat<Stack, max_players> stacks;

    // With a Costume on top of somebody's stack.
    Standing with(Standing standing, Seat seat, Costume costume) const {
        Stack stack = stacks[seat];
        if (stack.is_full()) return standing;
        stack.push_back(costume);
        return with_stack(standing, seat, stack);
    }
    Standing with_stack(Standing standing, Seat seat, const Stack& stack, float how_likely = 1) const {
        const float before = missing_of(rules_, table_.outfits[seat]);
        standing.missing[seat] += how_likely * (missing_of(rules_, outfit_of(rules_, stack)) - before);
        if (standing.missing[seat] < 0) standing.missing[seat] = 0;
        return standing;
    }
    // What the card would be worth to `you` who play it, if it chose that player.
    float worth_of_card(Performance card, Seat you, Seat chosen) const {
        Imagined imagined{now, you, chosen, {}, {}, {}};
        imagine(rules_.program(card, Part::now), imagined, 1);
        if (rules_.is_extended(card)) imagine(rules_.program(card, Part::last), imagined, 0.8F);
        return imagined.after.share(you) - now.share(you);
    }
    float worth_of_card(Performance card, Seat you) const {
        float best = -1;
        for (Seat chosen : EachSeat{rules_.players})
            if (chosen != you)
                if (const float worth = worth_of_card(card, you, chosen); worth > best) best = worth;
        return best;
    }
    static Stack moved_up(Stack stack, int from) {
        const Costume costume = stack.erase_at(from);
        stack.push_back(costume);
        return stack;
    }
    static Stack turned(const Stack& stack, Op op) {
        Stack after;
        if (stack.size() < 2) return stack;
        if (op == Op::bottom_up) return moved_up(stack, 0);
        after.push_back(stack.back());
        for (int i = 0; i + 1 < stack.size(); ++i) after.push_back(stack[i]);
        return after;
    }
    static Stack without(Stack stack, int place) {
        stack.erase_at(place);
        return stack;
    }

  private:
    using Chances = PerSeat<float, max_players>;
    // A table after some steps, and how likely everybody is to have succeeded, failed and tied.
    struct Imagined {
        Standing after;
        Seat you, chosen;
        Chances succeeded, failed, tied;
    };
    static Costume card_at(const CostumePiles& garb, Seat seat, int i) {
        return garb.card(stack_of(seat), i);
    }
    static Costume card_at(const PilesShown<CostumeDeck>& garb, Seat seat, int i) {
        return garb.entry(stack_of(seat), i).card;
    }

    Chances chances_of(Who who, const Imagined& imagined) const {
        Chances chances;
        const auto add = [&chances](Seat seat) { chances[seat] = 1; };
        switch (who) {
            case Who::succeeded: return imagined.succeeded;
            case Who::failed: return imagined.failed;
            case Who::tied: return imagined.tied;
            case Who::you: add(imagined.you); break;
            case Who::chosen:
            case Who::holder:
            case Who::placer: add(imagined.chosen); break;
            case Who::both: add(imagined.you), add(imagined.chosen); break;
            case Who::everyone:
                for (Seat seat : EachSeat{rules_.players}) add(seat);
                break;
            case Who::others:
                for (Seat seat : EachSeat{rules_.players})
                    if (seat != imagined.you) add(seat);
                break;
            case Who::penniless:
                for (Seat seat : penniless(rules_, table_, imagined.you)) add(seat);
                break;
            case Who::shabbiest:
                for (Seat seat : shabbiest(rules_, table_)) add(seat);
                break;
            case Who::none: break;
        }
        return chances;
    }
    float chance_of(Difficulty difficulty) const {
        return static_cast<float>(7 - rules_.content.least_roll[difficulty]) / 6;
    }
    float how_likely(When when, const Imagined& imagined) const {
        if (when == When::always) return 1;
        const Chances& chances = when == When::success   ? imagined.succeeded
                                 : when == When::failure ? imagined.failed
                                                         : imagined.tied;
        float most = 0;
        for (Seat seat : EachSeat{rules_.players})
            if (chances[seat] > most) most = chances[seat];
        return most;
    }
    void judge(Imagined& imagined, const Chances& performers, float success, float tie) const {
        for (Seat seat : EachSeat{rules_.players}) {
            imagined.succeeded[seat] = performers[seat] * success;
            imagined.tied[seat] = performers[seat] * tie;
            imagined.failed[seat] = performers[seat] * (1 - success - tie);
        }
    }
    void imagine(const Rules::Range& program, Imagined& imagined, float weight) const {
        for (const Operation& step : program)
            imagine(step, imagined, weight * how_likely(step.when, imagined));
    }
    void imagine(const Operation& step, Imagined& imagined, float weight) const {
        const Chances who = chances_of(step.who, imagined);
        const auto give = [&](Seat seat, float coins) {
            float& purse = imagined.after.coins[seat];
            purse = purse + coins > 0 ? purse + coins : 0;
        };
        const auto n = static_cast<float>(step.n);
        for (Seat seat : EachSeat{rules_.players}) {
            const float part = weight * who[seat];
            if (part == 0) continue;
            if (step.op == Op::gain)
                give(seat, part * (seat == imagined.you && step.you != 0 ? static_cast<float>(step.you) : n));
            if (step.op == Op::gain_shown || step.op == Op::take_coins) give(seat, part * 1.8F);
            if (step.op == Op::lose) give(seat, -part * n * (step.shown == 0 ? 1 : 0.4F));
            if (step.op == Op::draw) give(seat, part * 0.5F * n);
            if (step.op == Op::toss) give(seat, -part * 0.5F * n);
            if (step.op == Op::pay) pay(step, seat, part, imagined);
            if (is_any(step.op, Op::bottom_up, Op::top_down))
                imagined.after = with_stack(imagined.after, seat, turned(stacks[seat], step.op), part);
            if (step.op == Op::shed && !stacks[seat].is_empty())
                imagined.after =
                    with_stack(imagined.after, seat, without(stacks[seat], stacks[seat].size() - 1), part);
            if (is_any(step.op, Op::lift, Op::launder, Op::reorder)) best_of(step.op, seat, part, imagined);
            if (step.op == Op::mud) give(seat, -part * n);
            if (step.op == Op::spoils) give(seat, part * n);
            if (step.op == Op::buy) give(seat, part * 0.6F);
            if (step.op == Op::peek) give(seat, part * 1.2F);
            if (step.op == Op::decree) outlaw(part, imagined);
        }
        imagine_rest(step, imagined, weight);
    }
    void pay(const Operation& step, Seat from, float part, Imagined& imagined) const {
        const float purse = imagined.after.coins[from], n = static_cast<float>(step.n);
        const float paid = part * (purse < n ? purse : n);
        const Chances to = chances_of(step.to, imagined);
        imagined.after.coins[from] -= paid;
        for (Seat seat : EachSeat{rules_.players})
            if (seat != from) imagined.after.coins[seat] += paid * (to[seat] > 0 ? 1 : 0);
    }
    void imagine_rest(const Operation& step, Imagined& imagined, float weight) const {
        const Chances two = chances_of(Who::both, imagined), all = chances_of(Who::everyone, imagined);
        if (is_any(step.op, Op::perform, Op::hold))
            judge(imagined, chances_of(step.who, imagined), chance_of(step.difficulty), 0);
        if (step.op == Op::perform_together) judge(imagined, two, chance_of(step.difficulty), 0);
        if (is_any(step.op, Op::duel, Op::joust, Op::nerve, Op::race)) judge(imagined, two, 0.42F, 0.16F);
        if (step.op == Op::share) judge(imagined, two, 0.3F, 0.35F);
        if (step.op == Op::odds) judge(imagined, chances_of(Who::you, imagined), 0.5F, 0);
        if (step.op == Op::thimbles) {
            judge(imagined, two, 0.33F, 0);
            imagined.succeeded[imagined.you] = 0.67F;
        }
        const float players = static_cast<float>(rules_.players);
        if (step.op == Op::tallest) judge(imagined, all, 0.6F / players, 0.3F);
        if (step.op == Op::ribbon) judge(imagined, all, 0.6F / players, 0);
        if (step.op == Op::par) judge(imagined, all, 0.67F, 0);
        if (step.op == Op::name_slots) {
            judge(imagined, all, 0.2F, 0);
            imagined.succeeded[imagined.you] = 0.4F;
        }
        if (step.op == Op::payout) imagined.after.coins[imagined.you] += weight * 0.8F;
        if (step.op == Op::pass_tops) pass_tops(imagined, weight);
    }
    void pass_tops(Imagined& imagined, float weight) const {
        for (Seat seat : EachSeat{rules_.players}) {
            Stack stack = stacks[seat];
            if (!stack.is_empty()) stack.pop_back();
            const Stack& right = stacks[clockwise(seat, -1, rules_.players)];
            if (!right.is_empty() && !stack.is_full()) stack.push_back(right.back());
            imagined.after = with_stack(imagined.after, seat, stack, weight);
        }
    }
    // A player does what is best for their own outfit.
    void best_of(Op op, Seat seat, float part, Imagined& imagined) const {
        const Stack& stack = stacks[seat];
        Standing best = imagined.after;
        for (int i = 0; i < stack.size(); ++i) {
            const Stack after = op == Op::launder ? without(stack, i) : moved_up(stack, i);
            const Standing other = with_stack(imagined.after, seat, after, part);
            if (other.missing[seat] < best.missing[seat]) best = other;
        }
        imagined.after = best;
    }
    void outlaw(float part, Imagined& imagined) const {
        Standing best = imagined.after;
        for (Seat seat : EachSeat{rules_.players})
            for (int i = 0; i < stacks[seat].size(); ++i) {
                const Standing other = with_stack(imagined.after, seat, without(stacks[seat], i), part);
                if (other.share(imagined.you) > best.share(imagined.you)) best = other;
            }
        imagined.after = best;
    }

    const Rules& rules_;
    const Table& table_;
};

}  // namespace fg::ren
