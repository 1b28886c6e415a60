// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// Claims and challenges (section 7), until a claim stands or is caught.
#pragma once

#include "games/king_thief_minister/play.h"

namespace fg::ktm {

template <class C, class T>
inline Next Play<C, T>::claim(Character character) {
    table.claim = character;
    table.pretender = table.mover;
    say({.kind = EventKind::claimed, .seat = table.mover, .character = character});
    if (character == Character::peasant) return show_peasant();
    if (rules.is_with_claim() && has_plan(character)) return ask_plan();  // KTM-167
    return Next::claim_made;
}

// D4, D5 or D6: before the window or after it (KTM-058, KTM-059).
template <class C, class T>
inline Next Play<C, T>::ask_plan() {
    const Question question = table.claim == Character::executioner ? Question::execute
                              : table.claim == Character::sheriff   ? Question::pay_two
                                                                    : Question::shuffle;
    return ask(question, SeatSet::only(table.mover));
}

// Published at once, except exchange or keep (KTM-146).
template <class C, class T>
inline Next Play<C, T>::planned(const Choice& choice) {
    const bool is_secret = choice.shuffle == Shuffle::exchange || choice.shuffle == Shuffle::keep;
    if (is_secret) {
        state.veiled.secret = {.value = choice.shuffle, .known_to = SeatSet::only(table.mover)};
        whisper(table.mover, {.kind = EventKind::sealed, .seat = table.mover, .shuffle = choice.shuffle});
    }
    table.plan = choice;
    if (is_secret) table.plan.shuffle = Shuffle::hidden;
    say_plan();
    return rules.is_with_claim() ? Next::claim_made : Next::act;
}

template <class C, class T>
inline void Play<C, T>::say_plan() {
    const Choice& plan = table.plan;
    const Seat me = table.mover;
    if (plan.act == Act::execute)
        say({.kind = EventKind::aimed, .seat = me, .target = plan.target, .character = plan.character});
    if (plan.act == Act::pay_two) say({.kind = EventKind::chose_payer, .seat = me, .target = plan.target});
    if (plan.act == Act::shuffle && rules.is_with_claim())
        say({.kind = EventKind::chose_pair,
             .seat = me,
             .spot = plan.spot,
             .other_spot = plan.other_spot,
             .shuffle = plan.shuffle});
}

template <class C, class T>
inline Next Play<C, T>::claim_made() {  // KTM-056, KTM-057
    return ask(Question::challenge, others(rules, table.pretender));
}

// KTM-071: closes as soon as the outcome is fixed. KTM-060, KTM-061: who comes first in right-hand order challenges.
template <class C, class T>
inline Next Play<C, T>::challenge_or_not(Seat seat, const Choice& choice) {
    state.round.seal(seat, choice);
    for (Seat other : OthersAnticlockwise{table.pretender, rules.players}) {
        if (state.round.owing.has(other)) return Next::ask;
        if (state.round.so_far[other].sealed.act == Act::challenge) return challenge(other);
    }
    return nobody_challenges();
}

template <class C, class T>
inline Next Play<C, T>::nobody_challenges() {  // KTM-069
    state.round.close();
    say({.kind = EventKind::unchallenged, .seat = table.pretender, .character = table.claim});
    return Next::stands;
}

template <class C, class T>
inline Next Play<C, T>::challenge(Seat challenger) {
    state.round.close();
    const Seat pretender = table.pretender;
    say({.kind = EventKind::challenged, .seat = pretender, .target = challenger, .character = table.claim});
    const Character face = see(challenger, rules.spot_of[pretender]);             // KTM-063
    if (!judge(pretender, table.claim, face)) return Next::turn_over;             // KTM-068, KTM-083
    return pay(challenger, rules.content.lost_challenge, Reason::lost_challenge)  // KTM-066
               ? Next::stands                                                     // KTM-067
               : Next::treasury_empty;
}

// KTM-065: the verdict is public, the face only if the claim was true.
template <class C, class T>
inline bool Play<C, T>::judge(Seat pretender, Character claimed, Character face) {
    const bool is_true = face == claimed;
    is_true ? all_learn_is(card_of(pretender), claimed) : all_learn_is_not(card_of(pretender), claimed);
    say({.kind = EventKind::verdict,
         .seat = pretender,
         .character = claimed,
         .verdict = is_true ? Verdict::right : Verdict::wrong});
    return is_true;
}

template <class C, class T>
inline Next Play<C, T>::stands() {
    if (table.question == Question::challenge_answer) return pay_answer(table.pretender);
    if (!has_plan(table.claim)) return table.claim == Character::king ? king() : thief();
    return rules.is_with_claim() ? Next::act : ask_plan();
}

}  // namespace fg::ktm
