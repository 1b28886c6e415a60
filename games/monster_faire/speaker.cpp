// SPDX-License-Identifier: Apache-2.0
#include "games/monster_faire/speaker.h"

namespace fg::mon {
namespace {

std::string numbered(std::string_view what, Card card) {
    return std::string(what) + " " + std::string(sign_of(suit_of(card))) + text_of(number_of(card));
}
std::string_view pack_word(Card card) {
    if (is_extra(card)) return "Stray";
    return deck_of(card) == Deck::villagers ? "Town" : "Grave";
}

}  // namespace

std::string_view sign_of(Suit suit) {
    switch (suit) {
        case Suit::diamonds: return "♦";
        case Suit::hearts: return "♥";
        case Suit::clubs: return "♣";
        case Suit::spades: return "♠";
        case Suit::none: break;
    }
    return {};
}
std::string_view part_word(Suit suit) {
    switch (suit) {
        case Suit::diamonds: return "head";
        case Suit::hearts: return "torso";
        case Suit::clubs: return "arms";
        case Suit::spades: return "legs";
        case Suit::none: break;
    }
    return {};
}
std::string_view equipment_word(Suit suit) {
    switch (suit) {
        case Suit::diamonds: return "lightning rod";
        case Suit::hearts: return "operating table";
        case Suit::clubs: return "surgical tools";
        case Suit::spades: return "chemicals";
        case Suit::none: break;
    }
    return {};
}
std::string_view villager_word(Suit suit) {
    switch (suit) {
        case Suit::diamonds: return "elder";
        case Suit::hearts: return "drinker";
        case Suit::clubs: return "soldier";
        case Suit::spades: return "runner";
        case Suit::none: break;
    }
    return {};
}

std::string word(Card card) {
    if (is_numbered(card))
        return numbered(is_part(card) ? part_word(suit_of(card)) : equipment_word(suit_of(card)), card);
    const std::string text = std::string(pack_word(card)) + " " + std::string(name_of(rank_of(card)));
    return is_joker(card) ? text : text + " " + std::string(sign_of(suit_of(card)));
}
std::string villager(Card card) {
    return is_equipment(card) ? numbered(villager_word(suit_of(card)), card) : word(card);
}
std::string word(Deck deck) { return std::string(name_of(deck)) + " card"; }
std::string word(Phase phase) {
    switch (phase) {
        case Phase::igor: return "the Igor phase";
        case Phase::laboratory: return "the Laboratory phase";
        case Phase::monster: return "the Monster phase";
        case Phase::none: break;
    }
    return {};
}
std::string word(Pile pile) {
    if (pile == Pile::town) return "Town";
    if (pile == Pile::graveyard) return "the Graveyard";
    return pile == Pile::monster ? "the Monster" : "the Laboratory";
}
std::string word(Request request) {
    switch (request) {
        case Request::anything: return "anything useful";
        case Request::vd: return "a lightning rod";
        case Request::vh: return "an operating table";
        case Request::vc: return "surgical tools";
        case Request::vs: return "chemicals";
        case Request::bd: return "a head";
        case Request::bh: return "a torso";
        case Request::bc: return "a pair of arms";
        case Request::bs: return "a pair of legs";
        case Request::igor: return "an Igor card";
        case Request::none: break;
    }
    return {};
}
std::string_view defender_word(Rank rank) {
    switch (rank) {
        case Rank::jack: return "guard dog";
        case Rank::queen: return "charming maid";
        case Rank::king: return "stern butler";
        case Rank::red_joker: return "wealthy patron";
        case Rank::black_joker: return "noble patron";
        case Rank::none: break;
    }
    return {};
}
std::string_view deed(Use use) {
    switch (use) {
        case Use::lecture: return "lecture, weaker Equipment goes";
        case Use::steal: return "steal a card at random";
        case Use::befriend_igor: return "befriend Igor, no Igor phase";
        case Use::befriend_monster: return "befriend the Monster, no Monster phase";
        case Use::distract_laboratory: return "no Laboratory phase";
        case Use::distract_monster: return "no Monster phase";
        case Use::incite: return "Town attacks the Laboratory";
        case Use::dismantle_laboratory: return "dismantle the Laboratory";
        case Use::dismantle_monster: return "dismantle the Monster";
        case Use::attack_brain: return "destroy the Brain";
        case Use::lure: return "lure Condo away";
        case Use::sabotage: return "Condo breaks Equipment";
        case Use::stir_equipment: return "Igor breaks Equipment";
        case Use::stir_part: return "Igor breaks a part";
        case Use::stir: return "Igor runs off";
        case Use::none: break;
    }
    return {};
}
std::string skipped_phases(int count) {
    if (count == 1) return "the Monster phase";
    return count == 2 ? "the Laboratory and Monster phases" : "the Igor, Laboratory and Monster phases";
}

}  // namespace fg::mon
