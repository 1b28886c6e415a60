// SPDX-License-Identifier: Apache-2.0
#include "games/fairy_tale_fight_club/text.h"

#include <array>

#include "games/fairy_tale_fight_club/speaker.h"

namespace fg::ftf {
namespace {

std::string the(Wagon wagon) { return "the " + word(wagon); }
std::string from(Place source) { return source == Place::hand ? "your hand" : the(wagon_at(source)); }
std::string fitting(std::string text, const std::string& shorter) {
    return text.size() <= 64 ? text : shorter;
}

// ---- prompts ----

std::string so_far(const Creatures& picked) {
    return picked.is_empty() ? "" : " So far " + short_group_text(picked) + ".";
}
std::string prompt_of_group(const Rules& rules, const Group& group) {
    switch (group.kind) {
        case GroupKind::purchase:
            if (!group.has_place()) return "Which wagon will you buy, and how will you pay?";
            return "Which creatures pay for " + the(group.wagon) + "? So far they are worth " +
                   text_of(points_of(group.picked)) + " of " +
                   text_of(rules.wagon(group.wagon).creature_points) + ".";
        case GroupKind::load:
            if (!group.has_place()) return "Which wagon will you load?";
            return "Which creatures go into " + the(group.wagon) + "?" + so_far(group.picked);
        case GroupKind::move:
            if (!group.has_place()) return "From which wagon to which?";
            return "Which creatures move to " + the(group.wagon) + "?" + so_far(group.picked);
        case GroupKind::discard:
            if (!group.has_place()) return "Where will you discard from?";
            return "Which creatures will you discard?" + so_far(group.picked);
        case GroupKind::swap: return "Which creature will you discard, to draw another one?";
        case GroupKind::exchange:
        case GroupKind::number:
        case GroupKind::none: break;
    }
    if (!group.has_place()) return "Which single creature is traded for several?";
    const std::string makes = ", to make " + text_of(value_of(group.single)) + "?";
    return (group.trade == Trade::one_for_several ? "Which creatures of the Market will you take"
                                                  : "Which creatures of your hand will you give") +
           makes + so_far(group.picked);
}
std::string prompt_of_actions(const Rules& rules, const Table& table) {
    std::string round = "Round " + text_of(round_of(rules, table));
    if (rules.is_solo() && rules.last_turn != 0) round += " of " + text_of(rules.last_turn);
    if (table.actions_left == 0) return round + ": no limited actions left. What will you do?";
    return round + ": " + counted(table.actions_left, "limited action") + " left. What will you do?";
}
std::string prompt_of_pick(int number, const Creatures& picked, std::string_view verb,
                           const std::string& why) {
    return "Which " + (number == 1 ? std::string("creature") : counted(number, "creature")) + " will you " +
           std::string(verb) + "? " + why + so_far(picked);
}

// ---- labels ----

int gold_on(const Rules& rules, const Table& table, Contract contract) {
    if (const int place = place_in_area(table, contract); place >= 0) return table.area[place].gold;
    for (Seat seat : EachSeat{rules.players})
        if (table.reserved[seat].contract == contract) return table.reserved[seat].gold;
    return 0;
}
std::string label_of_complete(const Rules& rules, const Seen& seen, const Choice& choice) {
    const int gold = gold_on(rules, seen.table, choice.contract);
    const std::string text = "Complete " + creatures_of(rules, choice.contract) + " from " +
                             the(choice.wagon) + ": " + points_text(rules.card(choice.contract).points);
    return gold == 0 ? text : text + ", " + gold_text(gold);
}
std::string price_of(const Rules& rules, Wagon wagon) {
    const WagonCard& card = rules.wagon(wagon);
    if (card.creature_points == 0) return gold_text(card.gold);
    const std::string creatures = "creatures worth " + text_of(card.creature_points);
    return card.gold == 0 ? creatures : gold_text(card.gold) + " or " + creatures;
}
std::string label_of_purchase(const Rules& rules, const Seen& seen) {
    const Wagon next = next_wagon(seen.table, seen.me);
    const bool is_lost = !owns(seen.table, seen.me, Wagon::wheelbarrow);
    if (next == Wagon::none && !is_lost) return "Buy a wagon: you own them all";
    const Wagon wagon = next == Wagon::none ? Wagon::wheelbarrow : next;
    if (next != Wagon::none && is_lost) return "Buy a wagon: " + the(next) + " or a new Wheelbarrow";
    return "Buy a wagon: " + the(wagon) + ", " + price_of(rules, wagon);
}
std::string benefit_of(const Rules& rules, const Table& table, Seat seat, Wagon wagon) {
    const WagonCard& card = rules.wagon(wagon);
    std::string text = "holds " + text_of(card.capacity);
    if (wagon == Wagon::hand_cart && !table.carted.has(seat)) text += ", adds a contract";
    if (wagon == Wagon::war_wagon) text += ", hand of " + text_of(rules.content.war_wagon_hand);
    return card.points == 0 ? text : text + ", " + points_text(card.points);
}
std::string label_of_buying(const Rules& rules, const Seen& seen, const Choice& choice) {
    const WagonCard& card = rules.wagon(choice.wagon);
    if (choice.payment == Payment::gold)
        return word(choice.wagon) + " for " + (card.gold == 0 ? "gold" : gold_text(card.gold)) + ": " +
               benefit_of(rules, seen.table, seen.me, choice.wagon);
    return word(choice.wagon) + " for creatures: discard " +
           (card.creature_points == 0 ? "some" : "some worth " + text_of(card.creature_points) + " or more");
}
std::string cargo_text(const Table& table, Seat seat, Wagon wagon) {
    const Creatures& cargo = cargo_of(table, seat, wagon);
    return cargo.is_empty() ? "empty" : "holds " + short_group_text(cargo);
}
std::string label_of_reserve(const Rules& rules, const Seen& seen, Contract contract) {
    const std::string text =
        "Reserve " + contract_text(rules, contract) + ": pay " + gold_text(rules.content.reserve_price);
    if (seen.table.reserved[seen.me].contract == Contract::none) return text;
    return text + (rules.options.reserve_discard == ReserveDiscard::area ? ", return yours" : ", drop yours");
}
std::string label_of_end(const Rules& rules, const Seen& seen) {
    const int most = max_hand(rules, seen.table, seen.me), held = seen.table.hand_size[seen.me];
    const std::string hand = held > most   ? "discard down to " + text_of(most)
                             : held < most ? "draw up to " + text_of(most)
                                           : "keep your hand";
    return "End your actions: " + hand + ", the Market grows";
}
// What picking it makes of the group.
std::string label_of_pick(const Rules& rules, const Seen& seen, Creature creature) {
    const Group& group = seen.group;
    const std::string head = "Pick " + word(creature);
    const int points = points_of(group.picked) + value_of(creature);
    if (group.kind == GroupKind::purchase && group.has_place())
        return head + ": makes " + text_of(points) + ", needed " +
               text_of(rules.wagon(group.wagon).creature_points);
    if (group.kind == GroupKind::exchange && group.has_place())
        return head + ": makes " + text_of(points) + " of " + text_of(value_of(group.single));
    return head;
}
std::string label_of_done(const Seen& seen) {
    const Group& group = seen.group;
    const std::string picked = short_group_text(group.picked);
    switch (group.kind) {
        case GroupKind::purchase: return "Done: pay " + picked + " for " + the(group.wagon);
        case GroupKind::load: return "Done: load " + picked + " into " + the(group.wagon);
        case GroupKind::move: return "Done: move " + picked + " to " + the(group.wagon);
        case GroupKind::discard: return "Done: discard " + picked;
        case GroupKind::exchange:
            return group.trade == Trade::one_for_several
                       ? "Done: give " + word(group.single) + ", take " + picked
                       : "Done: take " + word(group.single) + ", give " + picked;
        case GroupKind::swap:
        case GroupKind::number:
        case GroupKind::none: break;
    }
    return "Done";
}
std::string label_of_toll(const Seen& seen) {
    const Creatures& cargo = cargo_of(seen.table, seen.me, Wagon::wheelbarrow);
    return "Lose the Wheelbarrow" + (cargo.is_empty() ? "" : ": with " + short_group_text(cargo));
}

}  // namespace

std::string Text::prompt(const Rules& rules, const Seen& seen, Names) {
    const Table& table = seen.table;
    const Group& group = seen.group;
    const std::string card = table.event == EventCard::none ? "" : word(table.event) + ": ";
    const int amount = table.event == EventCard::none ? 0 : rules.face(table.event).amount;
    switch (table.question) {
        case Question::actions:
            return group.kind == GroupKind::none ? prompt_of_actions(rules, table)
                                                 : prompt_of_group(rules, group);
        case Question::discard_down: {
            const int most = max_hand(rules, table, seen.me);
            return prompt_of_pick(table.hand_size[seen.me] - most, group.picked, "discard",
                                  "A hand holds " + text_of(most) + " at most.");
        }
        case Question::fight:
            return card + fight_text(rules.face(table.event).fight) + ". Which creature will fight?";
        case Question::pass:
            return prompt_of_pick(
                amount, group.picked, "pass",
                word(table.event) + (amount == 1 ? " sends it to the " : " sends them to the ") +
                    (rules.face(table.event).effect == Effect::pass_left ? "left." : "right."));
        case Question::event_discard:
            return prompt_of_pick(amount, group.picked, "discard", word(table.event) + " asks for it.");
        case Question::escape: return card + "which creature escapes from your wagons?";
        case Question::toll: return card + "pay " + gold_text(amount) + ", or lose the Wheelbarrow?";
        case Question::free_load: return card + "load one creature, free of charge?";
        case Question::pawn: return card + "pawn a creature of " + text_of(amount) + " or more for 1 gold?";
    }
    return {};
}

std::string Text::label(const Rules& rules, const Seen& seen, const Choice& choice, Names) {
    const Table& table = seen.table;
    switch (choice.act) {
        case Act::complete: return label_of_complete(rules, seen, choice);
        case Act::purchase: return label_of_purchase(rules, seen);
        case Act::load: return "Load a wagon: put hand creatures into one of yours";
        case Act::move: return "Move cargo: from one of your wagons to another";
        case Act::discard: return "Discard creatures: from your hand or from one wagon";
        case Act::swap: return "Swap a creature: discard one, draw one";
        case Act::exchange: return "Exchange with the Market: one for several of equal value";
        case Act::buy_action:
            return "Buy an action: pay " + gold_text(rules.content.action_price) +
                   " for one more limited action";
        case Act::reserve: return label_of_reserve(rules, seen, choice.contract);
        case Act::end_actions: return label_of_end(rules, seen);
        case Act::buy_wagon: return label_of_buying(rules, seen, choice);
        case Act::load_into:
            return word(choice.wagon) + ": " + cargo_text(table, seen.me, choice.wagon) + ", room for " +
                   text_of(room_in(rules, table, seen.me, choice.wagon));
        case Act::move_between:
            return "From " + from(choice.source) + " to " + the(choice.wagon) + ": room for " +
                   text_of(room_in(rules, table, seen.me, choice.wagon));
        case Act::discard_from:
            return choice.source == Place::hand ? "Your hand: " + short_group_text(seen.mine.hand)
                                                : word(wagon_at(choice.source)) + ": " +
                                                      cargo_text(table, seen.me, wagon_at(choice.source));
        case Act::swap_out: return word(choice.creature) + " from " + from(choice.source);
        case Act::give_one:
            return "Give " + word(choice.creature) + ": take several that make " +
                   text_of(value_of(choice.creature));
        case Act::take_one:
            return "Take " + word(choice.creature) + ": give several that make " +
                   text_of(value_of(choice.creature));
        case Act::pick: return label_of_pick(rules, seen, choice.creature);
        case Act::done: return fitting(label_of_done(seen), "Done");
        case Act::fight_with: return "Fight with " + word(choice.creature);
        case Act::release: return "Release " + word(choice.creature) + " from " + from(choice.source);
        case Act::pay_toll: return "Pay the toll: keep the Wheelbarrow";
        case Act::lose_wheelbarrow: return label_of_toll(seen);
        case Act::load_one: return "Load " + word(choice.creature) + " into " + the(choice.wagon);
        case Act::pawn: return "Pawn " + word(choice.creature) + ": discard it, gain 1 gold";
        case Act::decline: return table.question == Question::pawn ? "Pawn nothing" : "Load nothing";
        case Act::none: return {};
    }
    return {};
}

std::vector<Caption> Text::captions(const Rules& rules) {
    std::vector<Caption> list;
    for (int i = 0; i < name_count<Fight>; ++i)
        if (const Fight fight = static_cast<Fight>(i); fight != Fight::none)
            list.push_back({name_of(fight), opened(fight_text(fight)) + "."});
    for (int i = 0; i < name_count<EventCard>; ++i) {
        const EventCard card = static_cast<EventCard>(i);
        list.push_back({name_of(card), opened(effect_text(rules, card)) + "."});
    }
    return list;
}

std::string_view Text::rule_of_choice(const Seen& seen, const Choice& choice) {
    switch (choice.act) {
        case Act::complete: return "FTF-079";
        case Act::purchase: return "FTF-055";
        case Act::load:
        case Act::load_into: return "FTF-063";
        case Act::move:
        case Act::move_between: return "FTF-065";
        case Act::discard:
        case Act::discard_from: return "FTF-067";
        case Act::swap: return "FTF-069";
        case Act::swap_out: return "FTF-070";
        case Act::exchange: return "FTF-072";
        case Act::give_one:
        case Act::take_one: return "FTF-073";
        case Act::buy_action: return "FTF-087";
        case Act::reserve: return "FTF-089";
        case Act::end_actions: return "FTF-041";
        case Act::buy_wagon: return choice.payment == Payment::gold ? "FTF-056" : "FTF-057";
        case Act::pick:
        case Act::done:
            return seen.table.question == Question::actions ? "FTF-184"
                                                            : rule_of_question(seen.table.question);
        case Act::fight_with:
        case Act::release:
        case Act::pay_toll:
        case Act::lose_wheelbarrow:
        case Act::load_one:
        case Act::pawn:
        case Act::decline: return rule_of_question(seen.table.question);
        case Act::none: break;
    }
    return {};
}

std::string_view Text::rule_of_question(Question question) {
    switch (question) {
        case Question::actions: return "FTF-040";
        case Question::discard_down: return "FTF-049";
        case Question::fight: return "FTF-126";
        case Question::pass: return "FTF-132";
        case Question::event_discard: return "FTF-135";
        case Question::escape:
        case Question::toll:
        case Question::free_load:
        case Question::pawn: return "FTF-196";
    }
    return {};
}

std::string_view Text::blurb() {
    return "Load runaway fairy-tale creatures into wagons, deliver them to the castles, and fight for the "
           "rest.";
}

std::span<const OptionHelp> Text::options() {
    static constexpr std::array<OptionHelp, 12> help{{
        {.key = "swap_source",
         .name = "A swap may discard",
         .help = "Where the creature of a swap may come from.",
         .rule = "FTF-070",
         .values = {"from the hand or a wagon", "from the hand only"}},
        {.key = "reserve_refill",
         .name = "A reserved contract is replaced",
         .help = "When a new contract takes its place for everybody.",
         .rule = "FTF-094",
         .values = {"when it is completed", "at once"}},
        {.key = "reserve_discard",
         .name = "A reserved contract you give up",
         .help = "Where it goes when you reserve another one instead.",
         .rule = "FTF-095",
         .values = {"leaves the game", "returns to the others"}},
        {.key = "fight_cards",
         .name = "Creatures that fought",
         .help = "What becomes of the creatures shown in a fight.",
         .rule = "FTF-128",
         .values = {"return to their hands", "are discarded"}},
        {.key = "pass_shortfall",
         .name = "Drawing after passing",
         .help = "Who draws creatures when somebody had too few to pass.",
         .rule = "FTF-134",
         .values = {"who received too few", "who passed too few"}},
        {.key = "wrecked_cargo",
         .name = "The cargo of a destroyed Wheelbarrow",
         .help = "Where its creatures go.",
         .rule = "FTF-105",
         .values = {"is discarded", "returns to the hand"}},
        {.key = "flag_sets",
         .name = "Sets of castle flags",
         .help = "How often three flags alike and five different flags score.",
         .rule = "FTF-166",
         .values = {"as often as you have them", "once each"}},
        {.key = "stall_rounds",
         .name = "Rounds without progress",
         .help = "The game ends after so many rounds without a contract or a wagon.",
         .rule = "FTF-156",
         .most = 50,
         .zero = "no limit"},
        {.key = "max_rounds",
         .name = "Rounds at most",
         .help = "At least 20; hardly ever reached.",
         .rule = "FTF-157",
         .most = 500,
         .zero = "no limit"},
        {.key = "solo_rounds",
         .name = "Rounds of a solo game",
         .help = "At least 8; for one player only.",
         .rule = "FTF-175",
         .most = 40,
         .zero = "no limit"},
        {.key = "completed_display",
         .name = "Completed contracts lie",
         .help = "Everybody saw them when they were completed.",
         .rule = "FTF-187",
         .values = {"face down", "face up"}},
        {.key = "seat_gold",
         .name = "Gold to begin with",
         .help = "Later players may be given some, because the first one is a step ahead.",
         .rule = "FTF-036",
         .values = {"none", "more for later players"}},
    }};
    return help;
}

}  // namespace fg::ftf
