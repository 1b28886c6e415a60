// SPDX-License-Identifier: Apache-2.0
#include "games/king_thief_minister/notes.h"

#include "games/king_thief_minister/facts.h"

namespace fg::ktm {
namespace {

constexpr int most_worth_noting = 4;  // of the characters a card may be

void rub_out(Note& note, Character face) {
    note.may_be.remove(face);
    note.is_blurred = note.is_blurred && !note.may_be.is_empty();
}

// There is one card of each character, so it is rubbed out on the others.
void note_is(Notes& notes, int card, Character face) {
    for (Note& note : notes) rub_out(note, face);
    notes[card] = {};
    notes[card].may_be.add(face);
}
void note_is_not(Note& note, Character face) {
    rub_out(note, face);
    note.is_not.add(face);
}
void note_verdict(Notes& notes, int card, const Event& event) {
    if (event.verdict == Verdict::right)
        note_is(notes, card, event.character);
    else
        note_is_not(notes[card], event.character);
}

// Either card may now be what is noted on one of them, and is surely not what is struck out on both.
Note mixed(const Note& first, const Note& second) {
    Note both;
    for (int i = 0; i < characters; ++i) {
        const Character face = character_at(i);
        if (first.may_be.has(face) || second.may_be.has(face)) both.may_be.add(face);
        if (first.is_not.has(face) && second.is_not.has(face)) both.is_not.add(face);
    }
    both.is_blurred = !both.may_be.is_empty();
    return both;
}
void note_shuffle(const View& view, const Event& event, Notes& notes) {
    if (event.shuffle == Shuffle::open) return;  // the cards themselves changed places
    Note& first = notes[view.table.card_at[event.spot]];
    Note& second = notes[view.table.card_at[event.other_spot]];
    const Maybe<Shuffle>& secret = view.veiled.secret;
    if (!secret.is_seen) {
        first = second = mixed(first, second);
    } else if (secret.value == Shuffle::exchange) {
        std::swap(first, second);
    }
}

// With `track`: what the viewer's exact knowledge still allows, where that is worth writing down.
void note_certainties(const Knowledge& knowledge, Notes& notes) {
    for (int card = 0; card < spots; ++card) {
        Note note;
        for (int face = 0; face < characters; ++face)
            if (knowledge.allows(card, character_at(face))) note.may_be.add(character_at(face));
        note.is_blurred = note.may_be.size() > 1;
        notes[card] = note.may_be.size() <= most_worth_noting ? note : Note{};
    }
}

void note_event(const Rules& rules, const View& view, const Event& event, Notes& notes) {
    const Table& table = view.table;
    if (event.kind == EventKind::saw || event.kind == EventKind::turned_up)
        note_is(notes, table.card_at[event.spot], event.character);
    if (event.kind == EventKind::verdict) note_verdict(notes, card_of(rules, table, event.seat), event);
    if (event.kind == EventKind::guessed) note_verdict(notes, card_of(rules, table, event.target), event);
    if (event.kind == EventKind::shuffled) note_shuffle(view, event, notes);
}

}  // namespace

void take_note(const Rules& rules, const View& view, const Event& event, Notes& notes) {
    switch (rules.options.memory_aid) {
        case MemoryAid::none: return;
        case MemoryAid::log: return note_event(rules, view, event, notes);
        case MemoryAid::track:
            // A spectator has no knowledge of their own, but what everybody knows.
            return note_certainties(view.viewer == no_seat ? view.table.known : view.mine.knowledge, notes);
    }
}

}  // namespace fg::ktm
