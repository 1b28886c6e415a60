// SPDX-License-Identifier: Apache-2.0
// KTM-142: what a viewer's pencil notes say.
#include "games/king_thief_minister/notes.h"

#include <boost/json.hpp>

#include "games/all.h"
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

namespace json = boost::json;

// What stands on each card: "K", "K?" if blurred, "K/T?", "!K" if it is only struck out; by spot.
class Pencil {
  public:
    explicit Pencil(MemoryAid aid = MemoryAid::log, int viewer = 0)
        : rules_(make_rules(6, {.memory_aid = aid}, {})) {
        view_.viewer = viewer < 0 ? no_seat : seat_of(viewer);
        view_.mine.knowledge = view_.table.known = Knowledge::all();
        for (int spot = 0; spot < spots; ++spot) view_.table.card_at[spot] = static_cast<u8>(spot);
    }
    Pencil& told(const Event& event) {
        take_note(rules_, view_, event, notes_);
        return *this;
    }
    Pencil& saw(int spot, Character face) {
        return told({.kind = EventKind::saw, .seat = view_.viewer, .character = face, .spot = spot_at(spot)});
    }
    Pencil& shuffled(int seat, int first, int second, Shuffle how = Shuffle::hidden) {
        return told({.kind = EventKind::shuffled,
                     .seat = seat_of(seat),
                     .spot = spot_at(first),
                     .other_spot = spot_at(second),
                     .shuffle = how});
    }
    // The viewer's own exchange or keep, which waits under the table.
    Pencil& planned(Shuffle secret) {
        view_.veiled.secret = {.value = secret, .is_seen = true};
        return *this;
    }
    // All cards go so many spots on.
    Pencil& moved(int by) {
        const PerSpot<u8> before = view_.table.card_at;
        for (int spot = 0; spot < spots; ++spot) view_.table.card_at[(spot + by) % spots] = before[spot];
        return *this;
    }
    Pencil& knows_exactly(int card, Character face) {
        view_.mine.knowledge.learn_is(card, face);
        return *this;
    }
    std::string text() const {
        std::string all;
        for (int spot = 0; spot < spots; ++spot)
            all += (spot > 0 ? " " : "") + text_of(notes_[view_.table.card_at[spot]]);
        return all;
    }

  private:
    static std::string letters(const NameSet<Character>& faces, const char* between) {
        std::string text;
        for (const Character face : {K, T, M, E, S, P})
            if (faces.has(face))
                text += (text.empty() ? "" : between) + std::string(1, "KTMESP"[index_of(face)]);
        return text;
    }
    static std::string text_of(const Note& note) {
        const std::string may_be = letters(note.may_be, "/"), is_not = letters(note.is_not, "!");
        return may_be + (note.is_blurred ? "?" : "") + (is_not.empty() ? "" : "!" + is_not) +
               (may_be.empty() && is_not.empty() ? "-" : "");
    }
    Rules rules_;
    View view_{};
    Notes notes_{};
};

TEST(KtmNotes, KTM_142_what_was_seen_travels_with_its_card) {
    EXPECT_EQ(Pencil().saw(3, K).text(), "- - - K - -");
    EXPECT_EQ(Pencil().saw(3, K).moved(5).text(), "- - K - - -");
    EXPECT_EQ(Pencil().saw(3, K).moved(5).saw(2, K).text(), "- - K - - -") << "seen again where it went";
    EXPECT_EQ(Pencil().told({.kind = EventKind::turned_up, .character = P, .spot = spot_at(5)}).text(),
              "- - - - - P");
}

TEST(KtmNotes, KTM_142_a_hidden_shuffle_blurs_both_cards) {
    EXPECT_EQ(Pencil().saw(3, K).shuffled(2, 1, 3).text(), "- K? - K? - -");
    EXPECT_EQ(Pencil().saw(3, K).saw(1, T).shuffled(2, 1, 3).text(), "- K/T? - K/T? - -");
    EXPECT_EQ(Pencil().saw(3, K).shuffled(2, 1, 3).saw(1, K).text(), "- K - - - -") << "and a look sharpens";
    EXPECT_EQ(Pencil().saw(3, K).shuffled(2, 1, 3, Shuffle::open).text(), "- - - K - -")
        << "in the open the cards themselves change places";
}

TEST(KtmNotes, KTM_142_one_can_follow_ones_own_hidden_shuffle_unless_nobody_can) {
    EXPECT_EQ(Pencil().saw(3, K).planned(Shuffle::exchange).shuffled(0, 1, 3).text(), "- K - - - -");
    EXPECT_EQ(Pencil().saw(3, K).planned(Shuffle::keep).shuffled(0, 1, 3).text(), "- - - K - -");
    EXPECT_EQ(Pencil().saw(3, K).shuffled(0, 1, 3).text(), "- K? - K? - -") << "nobody_knows";
}

TEST(KtmNotes, KTM_142_verdicts_are_noted_both_ways) {
    const auto verdict = [](Verdict right) {
        return Event{.kind = EventKind::verdict, .seat = seat_of(2), .character = T, .verdict = right};
    };
    EXPECT_EQ(Pencil().told(verdict(Verdict::right)).text(), "- - T - - -");
    EXPECT_EQ(Pencil().told(verdict(Verdict::wrong)).text(), "- - !T - - -");
    EXPECT_EQ(Pencil().told(verdict(Verdict::wrong)).shuffled(1, 2, 3).text(), "- - - - - -");
    EXPECT_EQ(Pencil()
                  .told({.kind = EventKind::guessed,
                         .seat = seat_of(0),
                         .target = seat_of(4),
                         .character = K,
                         .verdict = Verdict::right,
                         .coins = 2})
                  .text(),
              "- - - - K -");
}

TEST(KtmNotes, KTM_142_the_memory_aid_says_how_much_is_noted) {
    EXPECT_EQ(Pencil(MemoryAid::none).saw(3, K).text(), "- - - - - -");
    EXPECT_EQ(Pencil(MemoryAid::track).knows_exactly(3, K).saw(3, K).text(), "- - - K - -");
    EXPECT_EQ(Pencil(MemoryAid::track).knows_exactly(3, K).knows_exactly(2, M).saw(2, M).text(),
              "T/E/S/P? T/E/S/P? M K T/E/S/P? T/E/S/P?");
}

// In a real match, by what it sends.
TEST(KtmNotes, KTM_142_everybody_has_their_own_and_bots_get_none) {
    const Or<std::unique_ptr<AnyMatch>> started = registered<Game>().start(
        {.players = 3, .chance = {0, "King", "Thief", "Minister", "Executioner", "Sheriff", "Peasant"}});
    ASSERT_TRUE(started) << started.refusal().message;
    AnyMatch& match = **started;
    const auto trail = match.follow(seat_of(0), true);
    const auto does = [&](int seat, const Choice& choice) {
        ASSERT_TRUE(match.choose(seat_of(seat), AnyChoice::of(choice)));
    };
    match.keep_moments();
    does(0, peek(2));
    does(1, {.act = Act::decline});
    does(2, {.act = Act::decline});
    const auto noted = [&](Seat viewer) {
        return json::serialize(json::parse(match.view_json(viewer, true)).at("notes").at(2).at("may_be"));
    };
    EXPECT_EQ(noted(seat_of(0)), R"(["Minister"])");
    EXPECT_EQ(noted(seat_of(1)), "[]");
    EXPECT_EQ(noted(no_seat), "[]");
    EXPECT_FALSE(json::parse(match.view_json(seat_of(0), false)).as_object().contains("notes"));
    std::string changes = "{\"n\":0";
    trail->append_changes(changes);
    const json::value sent = json::parse(changes + "}");
    for (const json::value& change : sent.at("changes").as_array())
        EXPECT_EQ(change.at(1).as_object().contains("notes"),
                  match.event_json(change.at(0).to_number<std::size_t>()).find("saw") != std::string::npos)
            << "noted with the event that tells it";
}

}  // namespace
}  // namespace fg::ktm
