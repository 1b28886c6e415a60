// SPDX-License-Identifier: Apache-2.0
// How the words of Fairy Tale Fight Club speak of creatures, contracts and Event cards; for text.cpp and sentences.cpp.
#pragma once

#include <string>

#include "games/fairy_tale_fight_club/facts.h"
#include "match/speaker.h"

namespace fg::ftf {

inline std::string text_of(int number) { return std::to_string(number); }
inline std::string word(Wagon wagon) { return std::string(name_of(wagon)); }
inline std::string word(EventCard card) { return std::string(name_of(card)); }
inline std::string word(Flag flag) { return std::string(name_of(flag)); }
inline std::string points_text(int points) { return counted(points, "point"); }
inline std::string gold_text(int gold) { return std::to_string(gold) + " gold"; }

// "Wolf (5)"
inline std::string word(Creature creature) {
    return std::string(name_of(creature)) + " (" + text_of(value_of(creature)) + ")";
}
// One by its name, several by their values, as players say them: "2, 2 and 5".
inline std::string group_text(const Creatures& creatures) {
    if (creatures.size() == 1) return word(creatures.nth(0));
    std::string text;
    for (int i = 0; i < creatures.size(); ++i) {
        if (i > 0) text += i + 1 == creatures.size() ? " and " : ", ";
        text += text_of(value_of(creatures.nth(i)));
    }
    return text.empty() ? "nothing" : text;
}
// Where there is little room.
inline std::string short_group_text(const Creatures& creatures) {
    return creatures.size() <= 9 ? group_text(creatures) : counted(creatures.size(), "creature");
}
// "2-3-5"
inline std::string creatures_of(const Rules& rules, Contract contract) {
    std::string text;
    for (const Creature creature : rules.card(contract).creatures)
        text += (text.empty() ? "" : "-") + text_of(value_of(creature));
    return text;
}
// "2-3-5 for Bean Tower"
inline std::string contract_text(const Rules& rules, Contract contract) {
    return creatures_of(rules, contract) + " for " + word(rules.card(contract).flag);
}

// What the winner of a fight is and gets: "the lowest creature wins a card".
inline std::string fight_text(Fight fight) {
    switch (fight) {
        case Fight::low_card: return "the lowest creature wins a card";
        case Fight::high_card: return "the highest creature wins 1 gold";
        case Fight::low_gold: return "whoever has least gold wins 1 gold";
        case Fight::high_gold: return "whoever has most gold wins a card";
        case Fight::none: break;
    }
    return {};
}
// "everybody passes 2 creatures to the left"
inline std::string effect_text(const Rules& rules, EventCard card) {
    const int amount = rules.face(card).amount;
    const std::string creatures = counted(amount, "creature");
    switch (rules.face(card).effect) {
        case Effect::pass_left: return "everybody passes " + creatures + " to the left";
        case Effect::pass_right: return "everybody passes " + creatures + " to the right";
        case Effect::toll: return "everybody pays " + gold_text(amount) + " or loses their Wheelbarrow";
        case Effect::tax: return "everybody with " + gold_text(amount) + " or more pays 1 gold";
        case Effect::draw: return "everybody draws " + creatures;
        case Effect::discard: return "everybody discards " + creatures;
        case Effect::new_market: return "the Market is discarded and dealt anew";
        case Effect::grow_market: return creatures + (amount == 1 ? " joins" : " join") + " the Market";
        case Effect::escape: return "everybody loses a creature out of a wagon";
        case Effect::wreck: return "every Wheelbarrow is destroyed";
        case Effect::new_hand: return "everybody discards their hand and draws a new one";
        case Effect::gold: return "everybody gains " + gold_text(amount);
        case Effect::free_load: return "everybody may load a creature, free of charge";
        case Effect::pawn:
            return "everybody may pawn a creature of " + text_of(amount) + " or more for 1 gold";
        case Effect::none: break;
    }
    return {};
}

}  // namespace fg::ftf
