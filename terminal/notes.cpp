// SPDX-License-Identifier: Apache-2.0
#include "terminal/notes.h"

#include <utility>

#include "match/json_read.h"

namespace fg::terminal {

using ktm::EventKind;

PencilNotes PencilNotes::of(const AnyMatch& match, const ktm::Rules& rules, Seat viewer) {
    PencilNotes notes;
    for (std::size_t i = 0; i < match.event_count(); ++i) {
        if (!match.event_audience(i).includes(viewer)) continue;
        const Or<ktm::Event> event = from_json(boost::json::parse(match.event_json(i)), ktm::Event{});
        FG_CHECK(bool(event));
        notes.hear(rules, *event, viewer);
    }
    return notes;
}

void PencilNotes::hear(const ktm::Rules& rules, const ktm::Event& event, Seat viewer) {
    const bool is_true = event.verdict == ktm::Verdict::right;
    if (event.kind == EventKind::moved) move(event.direction);
    if (event.kind == EventKind::sealed) sealed_ = event.shuffle;
    if (event.kind == EventKind::shuffled) shuffle(event, viewer);
    if (event.kind == EventKind::turn) sealed_ = ktm::Shuffle::none;  // a caught claim drops it (KTM-167)
    if (event.kind == EventKind::saw || event.kind == EventKind::turned_up)
        see(index_of(event.spot), event.character);
    if (event.kind == EventKind::verdict && is_true)
        see(index_of(rules.spot_of[event.seat]), event.character);
    if (event.kind == EventKind::guessed && is_true)
        see(index_of(rules.spot_of[event.target]), event.character);
}

void PencilNotes::see(int spot, ktm::Character face) {
    const int card = card_at_[spot];
    for (u8& places : places_) places = static_cast<u8>(places & ~(1u << card));
    places_[index_of(face)] = static_cast<u8>(1u << card);
}

void PencilNotes::move(ktm::Act direction) {
    const int step = direction == ktm::Act::move_right ? 1 : direction == ktm::Act::move_left ? 5 : 3;
    const Array<u8, ktm::spots> old = card_at_;
    for (int to = 0; to < ktm::spots; ++to) card_at_[to] = old[(to + step) % ktm::spots];
}

void PencilNotes::shuffle(const ktm::Event& event, Seat viewer) {
    if (event.shuffle == ktm::Shuffle::open)
        return std::swap(card_at_[event.spot], card_at_[event.other_spot]);
    const bool is_known =
        event.seat == viewer && sealed_ != ktm::Shuffle::none && sealed_ != ktm::Shuffle::hidden;
    if (is_known && sealed_ == ktm::Shuffle::keep) return;
    const u32 first = 1u << card_at_[event.spot], second = 1u << card_at_[event.other_spot];
    for (u8& places : places_) {
        const bool on_first = (places & first) != 0, on_second = (places & second) != 0;
        if (on_first == on_second) continue;
        places = static_cast<u8>(is_known ? places ^ (first | second) : places | first | second);
    }
}

std::vector<PencilNotes::Note> PencilNotes::at_spot(int spot) const {
    std::vector<Note> notes;
    for (int c = 0; c < ktm::characters; ++c)
        if ((places_[c] >> card_at_[spot] & 1) != 0)
            notes.push_back({ktm::character_at(c), count_bits(places_[c]) == 1});
    return notes;
}

}  // namespace fg::terminal
