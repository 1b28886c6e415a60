// SPDX-License-Identifier: Apache-2.0
// What a stunt asks for, spoken and typed (REN-059); no rule depends on it (REN-153).
#include "games/ren_faire/prompts.h"

namespace fg::ren {

StuntPrompt prompt_of(Performance card) {
    switch (card) {
        case Performance::p19:
            return {"Sing at least four lines in praise of a vegetable.", "Type four lines."};
        case Performance::p20:
            return {"Greet the company as envoy of a land you invent, in its accent.",
                    "Type the greeting in that accent."};
        case Performance::p21:
            return {"Hold one heroic pose, no blinking, no laughing.",
                    "Describe the pose in exactly twelve words."};
        case Performance::p22: return {"Two lines that rhyme, ending on the word shown.", "Type them."};
        case Performance::p23:
            return {"Insult them splendidly, with at least three adjectives and no bad word.", "Type it."};
        case Performance::p24: return {"Sell the nearest real object as a holy relic.", "Type the pitch."};
        case Performance::p25:
            return {"Your most elaborate bow or curtsey.", "Describe it with one flourish per limb."};
        case Performance::p26:
            return {"Chant today's weather together as monks.", "Alternate lines, two each."};
        case Performance::p27: return {"Make a face that would stop rain.", "Draw it."};
        case Performance::p28: return {"Faint from love, audibly.", "Type the last words before the faint."};
        case Performance::p29:
            return {"Name six garments and mime putting them on, in one breath.",
                    "Type the six as one sentence without commas."};
        case Performance::p30: return {"Foretell another player's evening in riddles.", "Type two."};
        case Performance::p31:
            return {"Outlaw one article of clothing in the Queen's own voice.", "Type the decree."};
        case Performance::p32:
            return {"Draw the model's Character as a nobleman, on paper or the sketch pad.",
                    "Letters-only picture."};
        case Performance::p33: return {"A verse in honour of your own shoes.", "Type it."};
        case Performance::p34: return {"The longest stage death you can manage.", "Type it."};
        case Performance::p35:
            return {"Parade and praise your present outfit.", "Type the announcer's text."};
        case Performance::p36:
            return {"Juggle two things, or balance one.", "Type an act no one has typed yet this game."};
        case Performance::p37:
            return {"Speak (or type) only as a pirate, ghost or nun until your next turn.", ""};
        case Performance::p38: return {"Not a word, no chat, no emote until the card ends.", ""};
        case Performance::p01:
        case Performance::p02:
        case Performance::p03:
        case Performance::p04:
        case Performance::p05:
        case Performance::p06:
        case Performance::p07:
        case Performance::p08:
        case Performance::p09:
        case Performance::p10:
        case Performance::p11:
        case Performance::p12:
        case Performance::p13:
        case Performance::p14:
        case Performance::p15:
        case Performance::p16:
        case Performance::p17:
        case Performance::p18:
        case Performance::p39:
        case Performance::p40:
        case Performance::p41:
        case Performance::p42:
        case Performance::p43:
        case Performance::p44:
        case Performance::p45:
        case Performance::p46:
        case Performance::p47:
        case Performance::p48:
        case Performance::p49:
        case Performance::p50:
        case Performance::none: break;
    }
    return {};
}

}  // namespace fg::ren
