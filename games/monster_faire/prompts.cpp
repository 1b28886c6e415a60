// SPDX-License-Identifier: Apache-2.0
#include "games/monster_faire/prompts.h"

namespace fg::mon {
namespace {

std::string_view failing_of(Suit suit) {
    switch (suit) {
        case Suit::diamonds: return "slow of wit";
        case Suit::hearts: return "bent of back";
        case Suit::clubs: return "all thumbs";
        case Suit::spades: return "lame of leg";
        case Suit::none: break;
    }
    return {};
}
std::string_view failing_of(Rank rank) {
    switch (rank) {
        case Rank::jack: return "light of finger";
        case Rank::queen: return "sick with love";
        case Rank::king: return "deep in talk with nobody";
        case Rank::red_joker: return "a cannibal who got away";
        case Rank::black_joker: return "wanted in three countries";
        case Rank::none: break;
    }
    return {};
}

}  // namespace

std::string failing_of(Card igor) {
    const std::string rank(failing_of(rank_of(igor)));
    return is_joker(igor) ? rank : std::string(failing_of(suit_of(igor))) + " and " + rank;
}

std::string_view sound_of(Cackle cackle) {
    switch (cackle) {
        case Cackle::slow_burn: return "Heh. Heh heh. Heh heh HEH HEH!";
        case Cackle::hiccup: return "Mwa-hic! Ha-hic! Ha-hic!";
        case Cackle::organ_chord: return "DUM dum DUMMM! Ahahaha!";
        case Cackle::snort: return "Hnnnk! Hnnnk! Hoo hoo!";
        case Cackle::rising_gale: return "Whoo-hoo-hooo-HOOO-HAAA!";
        case Cackle::stage_whisper: return "(Psst. Hee hee. They know nothing.)";
        case Cackle::broken_kettle: return "Ffffffweeeee-hee-hee-heee!";
        case Cackle::full_straitjacket: return "AHAHAHAHA! Let me out! AHAHA!";
        case Cackle::none: break;
    }
    return {};
}

std::string_view line_of(Use use) {
    switch (use) {
        case Use::lecture: return "Allow me to mend a few of your assumptions.";
        case Use::steal: return "Nobody was here. Nothing was there.";
        case Use::befriend_igor:
        case Use::befriend_monster: return "Such sad eyes. Come and pick flowers with me.";
        case Use::distract_laboratory:
        case Use::distract_monster: return "What a storm! Might I wait by your fire until morning?";
        case Use::incite: return "A new ballad, good people, with torches in the chorus!";
        case Use::dismantle_laboratory:
        case Use::dismantle_monster: return "The neighbours speak of a smell. Open up.";
        case Use::attack_brain:
        case Use::lure:
        case Use::sabotage:
        case Use::stir_equipment:
        case Use::stir_part:
        case Use::stir:
        case Use::none: break;
    }
    return {};
}

std::string_view toast_to(Ending ending) {
    switch (ending) {
        case Ending::faire: return "To science, and to whoever sweeps up after it!";
        case Ending::dead_heat: return "To rivals who go down together!";
        case Ending::unopposed: return "To those who turn up!";
        case Ending::intact_manor: return "To stout doors!";
        case Ending::last_one: return "To absent friends, wherever they ran!";
        case Ending::swept:
        case Ending::deserted:
        case Ending::no_monsters:
        case Ending::unproven:
        case Ending::none: break;
    }
    return {};
}

}  // namespace fg::mon
