// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The cards as the catalogue has them (REN-150, REN-152).
#pragma once

#include "games/ren_faire/cards.h"

namespace fg::ren {

struct CostumeCard {
    ByName<Slot, Space> spaces{
        {Space::none, Space::none, Space::none, Space::none, Space::none, Space::none}};
    FG_FIELDS(CostumeCard, spaces)
};
struct PerformanceCard {
    ByName<Part, Program> parts;
    FG_FIELDS(PerformanceCard, parts)
};
using Costumes = ByName<Costume, CostumeCard>;
using Performances = ByName<Performance, PerformanceCard>;

constexpr Costumes printed_costumes() {
    struct At {
        Slot slot = Slot::none;
        Space space = Space::none;
    };
    struct Row {
        At one, other;
    };
    const Row rows[costume_count]{
        // clang-format off
        {{Slot::left_hand, Space::faerie}, {}},  // C01
        {{Slot::right_hand, Space::faerie}, {}},  // C02
        {{Slot::legs, Space::faerie}, {}},  // C03
        {{Slot::feet, Space::faerie}, {}},  // C04
        {{Slot::right_hand, Space::jester}, {}},  // C05
        {{Slot::chest, Space::jester}, {}},  // C06
        {{Slot::legs, Space::jester}, {}},  // C07
        {{Slot::feet, Space::jester}, {}},  // C08
        {{Slot::head, Space::knight}, {}},  // C09
        {{Slot::left_hand, Space::knight}, {}},  // C10
        {{Slot::right_hand, Space::knight}, {}},  // C11
        {{Slot::feet, Space::knight}, {}},  // C12
        {{Slot::head, Space::lady}, {}},  // C13
        {{Slot::left_hand, Space::lady}, {}},  // C14
        {{Slot::chest, Space::lady}, {}},  // C15
        {{Slot::legs, Space::lady}, {}},  // C16
        {{Slot::right_hand, Space::lord}, {}},  // C17
        {{Slot::chest, Space::lord}, {}},  // C18
        {{Slot::legs, Space::lord}, {}},  // C19
        {{Slot::feet, Space::lord}, {}},  // C20
        {{Slot::head, Space::pirate}, {}},  // C21
        {{Slot::chest, Space::pirate}, {}},  // C22
        {{Slot::legs, Space::pirate}, {}},  // C23
        {{Slot::feet, Space::pirate}, {}},  // C24
        {{Slot::head, Space::scot}, {}},  // C25
        {{Slot::left_hand, Space::scot}, {}},  // C26
        {{Slot::right_hand, Space::scot}, {}},  // C27
        {{Slot::chest, Space::scot}, {}},  // C28
        {{Slot::head, Space::wench}, {}},  // C29
        {{Slot::left_hand, Space::wench}, {}},  // C30
        {{Slot::chest, Space::wench}, {}},  // C31
        {{Slot::feet, Space::wench}, {}},  // C32
        {{Slot::head, Space::wizard}, {}},  // C33
        {{Slot::left_hand, Space::wizard}, {}},  // C34
        {{Slot::right_hand, Space::wizard}, {}},  // C35
        {{Slot::legs, Space::wizard}, {}},  // C36
        {{Slot::chest, Space::knight}, {Slot::legs, Space::knight}},  // C37
        {{Slot::left_hand, Space::pirate}, {Slot::right_hand, Space::pirate}},  // C38
        {{Slot::legs, Space::scot}, {Slot::feet, Space::scot}},  // C39
        {{Slot::head, Space::lord}, {Slot::feet, Space::lady}},  // C40
        {{Slot::head, Space::jester}, {Slot::feet, Space::null_space}},  // C41
        {{Slot::chest, Space::faerie}, {Slot::head, Space::null_space}},  // C42
        {{Slot::head, Space::null_space}, {}},  // C43
        {{Slot::head, Space::null_space}, {}},  // C44
        {{Slot::left_hand, Space::null_space}, {}},  // C45
        {{Slot::left_hand, Space::null_space}, {}},  // C46
        {{Slot::right_hand, Space::null_space}, {}},  // C47
        {{Slot::right_hand, Space::null_space}, {}},  // C48
        {{Slot::chest, Space::null_space}, {}},  // C49
        {{Slot::chest, Space::null_space}, {}},  // C50
        {{Slot::legs, Space::null_space}, {}},  // C51
        {{Slot::legs, Space::null_space}, {}},  // C52
        {{Slot::feet, Space::null_space}, {}},  // C53
        {{Slot::feet, Space::null_space}, {}},  // C54
        {{Slot::chest, Space::null_space}, {Slot::legs, Space::null_space}},  // C55
        // clang-format on
    };
    Costumes cards;
    for (int i = 0; i < costume_count; ++i)
        for (const At& at : {rows[i].one, rows[i].other})
            if (at.slot != Slot::none) cards.at[i].spaces[at.slot] = at.space;
    return cards;
}

// The operations by short names, for the table below.
namespace write {

constexpr Operation of(Op op, Who who = Who::none, int n = 0) {
    return {.op = op, .who = who, .n = static_cast<u8>(n)};
}
constexpr Operation gain(Who who, int n, When when = When::always, int you = 0) {
    return {.op = Op::gain, .who = who, .n = static_cast<u8>(n), .you = static_cast<u8>(you), .when = when};
}
constexpr Operation lose(Who who, int n, When when = When::always) {
    return {.op = Op::lose, .who = who, .n = static_cast<u8>(n), .when = when};
}
constexpr Operation pay(Who from, Who to, int n, When when = When::always) {
    return {.op = Op::pay, .who = from, .to = to, .n = static_cast<u8>(n), .when = when};
}
constexpr Operation lay(Who near, Who due, Lasting lasting = Lasting::none) {
    return {.op = Op::lay, .who = near, .to = due, .lasting = lasting};
}
constexpr Operation lay_counted(Who near, Who due, int from, int to, Lasting lasting = Lasting::none) {
    return {.op = Op::lay,
            .who = near,
            .to = due,
            .n = static_cast<u8>(from),
            .last = static_cast<u8>(to),
            .lasting = lasting};
}
constexpr Operation perform(Who who, Difficulty difficulty, int seconds) {
    return {.op = Op::perform, .who = who, .difficulty = difficulty, .seconds = static_cast<u8>(seconds)};
}
constexpr Operation hold(Who who, Difficulty difficulty) {
    return {.op = Op::hold, .who = who, .difficulty = difficulty};
}

}  // namespace write

constexpr Performances printed_performances() {
    using namespace write;
    using enum Who;
    using enum When;
    constexpr Difficulty easy = Difficulty::easy, fair = Difficulty::fair, hard = Difficulty::hard;
    using P = Performance;
    Performances all;
    const auto add = [&all](P card, Part part, auto... operations) {
        (all[card].parts[part].push_back(operations), ...);
    };
    const auto now = [&add](P card, auto... operations) { add(card, Part::now, operations...); };
    const auto last = [&add](P card, auto... operations) { add(card, Part::last, operations...); };
    const Operation choose_other{.op = Op::choose_other};
    const auto duel = [](int seconds) {
        return Operation{.op = Op::duel, .seconds = static_cast<u8>(seconds)};
    };
    const auto game = [](Op op, Skill skill) { return Operation{.op = op, .skill = skill}; };

    // Effects
    now(P::p01, gain(you, 2), gain(penniless, 1));
    now(P::p02, pay(others, you, 1), Operation{.op = Op::gain, .who = you, .n = 1, .below = 2});
    now(P::p03, gain(you, 1), of(Op::bottom_up, everyone));
    now(P::p04, gain(you, 1), of(Op::top_down, everyone));
    now(P::p05, gain(you, 1), of(Op::pass_tops));
    now(P::p06, gain(you, 1), of(Op::mud, others, 2));
    now(P::p07, gain(you, 1), of(Op::restock));
    now(P::p08, gain(you, 1), of(Op::pass_hands));
    now(P::p09, gain(you, 1), of(Op::draw, everyone, 1));
    now(P::p10, gain(you, 1), gain(shabbiest, 1));
    now(P::p11, gain(you, 1), of(Op::lift, everyone));
    now(P::p12, gain(you, 1), of(Op::launder, everyone));

    // Extended Effects
    now(P::p13, Operation{.op = Op::lay, .who = you, .to = you, .coins = 1, .lasting = Lasting::toll});
    last(P::p13, of(Op::take_coins, you));
    now(P::p14, gain(you, 1), lay(you, you, Lasting::truce));
    now(P::p15, gain(you, 1), lay(you, you, Lasting::bargain));
    now(P::p16, of(Op::name_icon), lay_counted(you, you, 3, 0, Lasting::colours));
    last(P::p16, gain(you, 1));
    add(P::p16, Part::trigger, gain(placer, 2));
    now(P::p17, of(Op::stake, Who::none, 3), lay(you, you));
    last(P::p17, of(Op::payout));
    now(P::p18, choose_other, gain(you, 1), lay_counted(chosen, holder, 3, 0));
    add(P::p18, Part::tick, of(Op::pass_on, Who::none, 1));
    last(P::p18, of(Op::shed, holder));

    // Solo stunts
    now(P::p19, perform(you, easy, 40), gain(succeeded, 2));
    now(P::p20, perform(you, fair, 30), gain(succeeded, 3), lose(failed, 1));
    now(P::p21, of(Op::choose_player), perform(chosen, fair, 20), gain(succeeded, 3), of(Op::shed, failed));
    now(P::p22, perform(you, fair, 40), gain(succeeded, 2), of(Op::draw, succeeded, 1),
        of(Op::toss, failed, 1));
    now(P::p23, choose_other, perform(you, easy, 20), pay(chosen, you, 2, success),
        pay(you, chosen, 1, failure));
    now(P::p24, perform(you, easy, 30), gain(succeeded, 1), of(Op::buy, succeeded, 1));
    now(P::p25, perform(everyone, easy, 15), gain(succeeded, 1, always, 2), lose(failed, 1));
    now(P::p26, choose_other, Operation{.op = Op::perform_together, .difficulty = easy, .seconds = 30},
        gain(you, 2, success), gain(chosen, 1, success));
    now(P::p27, perform(you, hard, 15), gain(succeeded, 4), of(Op::bottom_up, failed));
    now(P::p28, choose_other, perform(chosen, fair, 15), gain(chosen, 1, success), gain(you, 2, success),
        of(Op::bottom_up, failed));
    now(P::p29, perform(you, fair, 30), gain(succeeded, 1), of(Op::reorder, succeeded),
        of(Op::bottom_up, failed));
    now(P::p30, perform(you, fair, 30), Operation{.op = Op::peek, .who = succeeded, .n = 2, .price = 1},
        lose(failed, 1));
    now(P::p31, perform(you, hard, 30), gain(succeeded, 1), of(Op::decree, succeeded),
        of(Op::toss, failed, 1));
    now(P::p32, choose_other, perform(you, fair, 45), gain(you, 3, success), gain(chosen, 1, success),
        lose(you, 1, failure));

    // Duels
    now(P::p33, choose_other, duel(30), gain(succeeded, 3), gain(tied, 1));
    now(P::p34, choose_other, duel(20), gain(succeeded, 2), of(Op::bottom_up, failed));
    now(P::p35, choose_other, duel(20), of(Op::spoils, succeeded, 2));

    // Extended stunts
    now(P::p36, perform(you, easy, 15), gain(succeeded, 1), Operation{.op = Op::leave, .when = failure},
        lay_counted(you, you, 1, 3));
    add(P::p36, Part::tick, perform(you, easy, 15), gain(succeeded, 1),
        Operation{.op = Op::leave, .when = failure});
    last(P::p36, perform(you, easy, 15), gain(succeeded, 2));
    now(P::p37, lay(you, you));
    last(P::p37, hold(holder, fair), gain(succeeded, 4), lose(failed, 1));
    now(P::p38, choose_other, gain(you, 1), lay(chosen, you));
    last(P::p38, hold(holder, fair), gain(succeeded, 1), pay(failed, you, 2));

    // Contests
    now(P::p39, choose_other, Operation{.op = Op::joust, .n = 2, .last = 5}, gain(succeeded, 2),
        of(Op::shed, failed));
    now(P::p40, choose_other, of(Op::odds, Who::none, 5), gain(you, 3, success), gain(chosen, 1, failure));
    now(P::p41, of(Op::tallest, Who::none, 3), of(Op::gain_shown, succeeded), gain(you, 2, tie));
    now(P::p42, choose_other, of(Op::thimbles), gain(succeeded, 2));
    now(P::p43, choose_other, of(Op::nerve, Who::none, 5),
        Operation{.op = Op::lose, .who = both, .n = 1, .shown = 4}, gain(succeeded, 4));
    now(P::p44, choose_other, of(Op::share), gain(succeeded, 3), gain(tied, 2), lose(failed, 1));
    now(P::p45, gain(you, 1), of(Op::auction, Who::none, 6));
    now(P::p46, gain(you, 1), of(Op::ribbon), gain(succeeded, 2));
    now(P::p47, of(Op::name_slots), gain(succeeded, 1, always, 3));

    // Skill contests
    now(P::p48, choose_other, game(Op::race, Skill::tongue), gain(succeeded, 3));
    now(P::p49, game(Op::par, Skill::pattern), gain(succeeded, 1, always, 2), lose(failed, 1));
    now(P::p50, choose_other, game(Op::race, Skill::banner), gain(succeeded, 1), pay(failed, succeeded, 1));
    return all;
}

}  // namespace fg::ren
