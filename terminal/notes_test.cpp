// SPDX-License-Identifier: Apache-2.0
#include "terminal/notes.h"

#include <gtest/gtest.h>

namespace fg::terminal {
namespace {

using ktm::Act;
using ktm::Character;
using ktm::Event;
using ktm::EventKind;
using ktm::Shuffle;
using ktm::Verdict;

const Seat me = seat_of(0), other = seat_of(3);

class KtmNotes : public ::testing::Test {
  protected:
    void hear(const Event& event) { notes.hear(rules, event, me); }
    void saw(int spot, Character face) {
        hear({.kind = EventKind::saw, .seat = me, .character = face, .spot = ktm::spot_at(spot)});
    }
    void shuffled(Seat seat, int spot, int other_spot, Shuffle how) {
        hear({.kind = EventKind::shuffled,
              .seat = seat,
              .spot = ktm::spot_at(spot),
              .other_spot = ktm::spot_at(other_spot),
              .shuffle = how});
    }
    // "K" for a certain note, "K?" for one that is not, in the order of the characters.
    std::string at(int spot) const {
        std::string text;
        for (const PencilNotes::Note& note : notes.at_spot(spot))
            text += std::string(name_of(note.character).substr(0, 1)) + (note.is_certain ? "" : "?");
        return text;
    }

    ktm::Rules rules = ktm::make_rules(6, {}, {});
    PencilNotes notes;
};

TEST_F(KtmNotes, a_look_is_noted_where_it_was) {
    saw(2, Character::minister);
    EXPECT_EQ(at(2), "M");
    EXPECT_EQ(at(1), "");
}

TEST_F(KtmNotes, notes_travel_with_moves) {
    saw(0, Character::king);
    hear({.kind = EventKind::moved, .seat = other, .direction = Act::move_right});
    EXPECT_EQ(at(5), "K");
    hear({.kind = EventKind::moved, .seat = other, .direction = Act::move_front});
    EXPECT_EQ(at(2), "K");
    hear({.kind = EventKind::moved, .seat = other, .direction = Act::move_left});
    EXPECT_EQ(at(3), "K");
    EXPECT_EQ(at(2), "");
}

TEST_F(KtmNotes, an_open_shuffle_carries_both_notes) {
    saw(1, Character::thief);
    shuffled(other, 1, 4, Shuffle::open);
    EXPECT_EQ(at(4), "T");
    EXPECT_EQ(at(1), "");
}

TEST_F(KtmNotes, a_strange_hidden_shuffle_blurs_and_a_look_clears) {
    saw(1, Character::thief);
    saw(2, Character::minister);
    shuffled(other, 1, 3, Shuffle::hidden);
    EXPECT_EQ(at(1), "T?");
    EXPECT_EQ(at(3), "T?");
    EXPECT_EQ(at(2), "M");
    saw(3, Character::peasant);
    EXPECT_EQ(at(3), "P");
    EXPECT_EQ(at(1), "T");
}

TEST_F(KtmNotes, two_known_cards_shuffled_in_secret_are_both_doubtful) {
    saw(1, Character::thief);
    saw(2, Character::minister);
    shuffled(other, 1, 2, Shuffle::hidden);
    EXPECT_EQ(at(1), "T?M?");
    EXPECT_EQ(at(2), "T?M?");
    saw(1, Character::minister);
    EXPECT_EQ(at(1), "M");
    EXPECT_EQ(at(2), "T");
}

TEST_F(KtmNotes, ones_own_hidden_shuffle_is_known) {
    saw(1, Character::thief);
    hear({.kind = EventKind::sealed, .seat = me, .shuffle = Shuffle::exchange});
    shuffled(me, 1, 2, Shuffle::hidden);
    EXPECT_EQ(at(2), "T");
    EXPECT_EQ(at(1), "");
    hear({.kind = EventKind::turn, .seat = other});
    hear({.kind = EventKind::sealed, .seat = me, .shuffle = Shuffle::keep});
    shuffled(me, 2, 5, Shuffle::hidden);
    EXPECT_EQ(at(2), "T");
}

TEST_F(KtmNotes, ones_own_blind_shuffle_is_not_known) {
    saw(1, Character::thief);
    shuffled(me, 1, 2, Shuffle::hidden);  // minister_hidden_shuffle = nobody_knows: nothing was sealed
    EXPECT_EQ(at(1), "T?");
}

TEST_F(KtmNotes, true_verdicts_right_guesses_and_shown_cards_are_noted_and_false_ones_are_not) {
    hear({.kind = EventKind::verdict,
          .seat = other,
          .character = Character::sheriff,
          .verdict = Verdict::right});
    EXPECT_EQ(at(3), "S");
    hear({.kind = EventKind::guessed,
          .seat = other,
          .target = seat_of(1),
          .character = Character::king,
          .verdict = Verdict::right});
    EXPECT_EQ(at(1), "K");
    hear({.kind = EventKind::turned_up, .character = Character::peasant, .spot = ktm::spot_at(5)});
    EXPECT_EQ(at(5), "P");
    hear({.kind = EventKind::verdict, .seat = me, .character = Character::thief, .verdict = Verdict::wrong});
    EXPECT_EQ(at(0), "");
}

}  // namespace
}  // namespace fg::terminal
