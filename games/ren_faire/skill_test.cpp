// SPDX-License-Identifier: Apache-2.0
// Acts and mini-games (P22, P48 to P50): what is put before people, and what it scores.
#include "games/ren_faire/skill.h"

#include <set>

#include "games/ren_faire/scene_test.h"
#include "games/ren_faire/text.h"

namespace fg::ren {
namespace {

using Symbols = std::vector<u8>;

std::optional<SkillTask> drawn(const Scene& s, u64 draw) { return skill_of(s.rules, s.table(), draw); }

TEST(RenFaireSkill, REN_079_mistakes_are_characters_inserted_deleted_or_replaced) {
    constexpr std::string_view phrase = "six thistle-stuffed thimbles";
    EXPECT_EQ(mistakes_in("six thistle-stuffed thimbles", phrase), 0);
    EXPECT_EQ(mistakes_in("  SIX Thistle-Stuffed THIMBLES ", phrase), 0) << "capitals are ignored";
    EXPECT_EQ(mistakes_in("six thistle stuffed thimbles", phrase), 1);
    EXPECT_EQ(mistakes_in("six thistle-stufed thimbles", phrase), 1);
    EXPECT_EQ(mistakes_in("six thistle-stuffed thimbless", phrase), 1);
    EXPECT_EQ(mistakes_in("xis thistle-stuffed thimbles", phrase), 2);
    EXPECT_EQ(mistakes_in("", phrase), 28);
    EXPECT_EQ(mistakes_in("Luke’s loud", "Luke's loud"), 0) << "a telephone curls the apostrophe";
    EXPECT_EQ(mistakes_in("Lükes", "Lukes"), 1) << "by characters, not bytes";
    EXPECT_EQ(mistakes_in("\xff\xfe", "Lukes"), 5) << "what is no text is nothing";
}
TEST(RenFaireSkill, REN_078_a_phrase_scores_by_whole_seconds_and_mistakes) {
    constexpr std::string_view phrase = "two tall tailors trade twill tights";
    EXPECT_EQ(phrase_score(phrase, phrase, 0), 99);
    EXPECT_EQ(phrase_score(phrase, phrase, 8999), 99 - 24);
    EXPECT_EQ(phrase_score(phrase, phrase, 30'000), 9);
    EXPECT_EQ(phrase_score(phrase, phrase, 30'001), 0) << "not sent in 30 s";
    EXPECT_EQ(phrase_score(phrase, "two tall tailors", 5000), 1) << "at least 1 if sent";
}
TEST(RenFaireSkill, REN_078_a_pattern_passes_with_five_of_six) {
    const Symbols shown{0, 1, 2, 3, 0, 1};
    EXPECT_TRUE(is_pattern_passed(shown, Symbols{0, 1, 2, 3, 0, 1}, 9000));
    EXPECT_TRUE(is_pattern_passed(shown, Symbols{0, 1, 2, 3, 0, 2}, 25'000));
    EXPECT_FALSE(is_pattern_passed(shown, Symbols{0, 1, 2, 3, 0, 1}, 25'001));
    EXPECT_FALSE(is_pattern_passed(shown, Symbols{0, 1, 2, 3, 1, 2}, 9000));
    EXPECT_FALSE(is_pattern_passed(shown, Symbols{1, 2, 3, 0, 1}, 9000)) << "in their right places";
    EXPECT_TRUE(is_pattern_passed(shown, Symbols{0, 1, 2, 3, 0}, 9000));
    EXPECT_FALSE(is_pattern_passed(shown, Symbols{}, 9000));
}
TEST(RenFaireSkill, REN_078_a_banner_scores_by_the_reaction) {
    EXPECT_EQ(banner_score(-1), 0) << "too early";
    EXPECT_EQ(banner_score(200), 89);
    EXPECT_EQ(banner_score(219), 89);
    EXPECT_EQ(banner_score(1970), 1);
    EXPECT_EQ(banner_score(2000), 1);
    EXPECT_EQ(banner_score(2001), 0);
}
TEST(RenFaireSkill, REN_078_REN_153_what_is_drawn_for_the_players) {
    Scene race(3), par(3), banner(3);
    race.people({A, B}).hand(A, "P48").ready();
    race.does(A, play("P48"), name(B));
    par.people({A, B}).hand(A, "P49").ready();
    par.does(A, play("P49"));
    banner.people({A, B}).hand(A, "P50").ready();
    banner.does(A, play("P50"), name(B));
    std::set<std::string_view> phrases;
    for (u64 draw = 0; draw < 5000; draw += 7) {
        const SkillTask typed = *drawn(race, draw), shown = *drawn(par, draw), rises = *drawn(banner, draw);
        EXPECT_EQ(typed.kind, SkillKind::phrase);
        phrases.insert(typed.phrase);
        EXPECT_EQ(shown.kind, SkillKind::pattern);
        EXPECT_EQ(shown.symbols.size(), 6u);
        for (const u8 symbol : shown.symbols) EXPECT_LT(symbol, 4);
        EXPECT_EQ(rises.kind, SkillKind::banner);
        EXPECT_GE(rises.rise_ms, 2000);
        EXPECT_LE(rises.rise_ms, 6000);
        EXPECT_EQ(rises.most_ms, 8000) << "the same whatever was drawn: it must not tell when";
    }
    EXPECT_EQ(phrases.size(), 12u);
    Scene other(3);
    other.ready();
    EXPECT_EQ(drawn(other, 1), std::nullopt);
}
TEST(RenFaireSkill, REN_078_REN_152_a_new_card_is_played_with_the_skill_it_names) {
    Content content;
    content.performances[Performance::p02] = content.performances[Performance::p50];
    content.performances[Performance::p50] = content.performances[Performance::p48];
    for (const auto& [card, kind] :
         {std::pair("P02", SkillKind::banner), std::pair("P50", SkillKind::phrase)}) {
        Scene s(3, with(&Options::judging, Judging::dice), content);
        s.people({A, B}).hand(A, card).ready();
        s.does(A, play(card), name(B));
        EXPECT_EQ(drawn(s, 1)->kind, kind) << card;
    }
}
TEST(RenFaireSkill, REN_078_what_was_done_becomes_the_answer) {
    EXPECT_EQ(scored({.kind = SkillKind::banner}, {.ms = 400}), show(79));
    EXPECT_EQ(scored({.kind = SkillKind::phrase, .phrase = "a"}, {.ms = 1000, .typed = "a"}), show(96));
    const Symbols symbols{0, 1, 2, 3, 0, 1};
    EXPECT_EQ(scored({.kind = SkillKind::pattern, .symbols = symbols}, {.ms = 6000, .symbols = symbols}),
              choose(Pick::pass));
    EXPECT_EQ(scored({.kind = SkillKind::pattern, .symbols = symbols}, {.ms = 6000}), choose(Pick::fail));
}
TEST(RenFaireSkill, REN_057_REN_070_who_is_on_the_stage) {
    const auto stage = [](const Scene& s) { return stage_of(s.rules, s.table(), s.asked()); };
    Scene solo(3, voted());
    solo.people({A, B, C}).hand(A, "P22").ready();
    solo.does(A, play("P22"));
    EXPECT_TRUE(stage(solo).performers.is_empty());
    solo.does(A, perform);
    EXPECT_EQ(stage(solo).performers, SeatSet::only(A));
    EXPECT_EQ(stage(solo).words.size(), 12u) << "a word to rhyme on";
    solo.does(A, curtain);
    EXPECT_TRUE(stage(solo).performers.is_empty());
    EXPECT_TRUE(stage(solo).kept.has(A)) << "while the judges vote";
    solo.does(B, huzzah);
    solo.does(C, huzzah);
    EXPECT_TRUE(stage(solo).kept.is_empty()) << "the card has left the Stage";

    Scene joint(4, voted());
    joint.people({A, B, C}).hand(A, "P26").ready();
    joint.does(A, play("P26"), name(B), perform);
    joint.does(B, perform);
    EXPECT_EQ(stage(joint).performers, SeatSet::only(A).with(B)) << "both partners";
    EXPECT_TRUE(stage(joint).words.empty());

    Scene duel(4, voted());
    duel.people({A, B, C}).hand(A, "P33").ready();
    duel.does(A, play("P33"), name(B), perform);
    EXPECT_EQ(stage(duel).performers, SeatSet::only(A));
    duel.does(A, curtain);
    duel.does(B, perform);
    EXPECT_EQ(stage(duel).performers, SeatSet::only(B));
    EXPECT_EQ(stage(duel).kept, SeatSet::only(A).with(B)) << "both are compared";

    Scene all(3, voted());
    all.people({A, B, C}).hand(A, "P25").ready();
    all.does(A, play("P25"), perform, curtain);
    all.does(B, boo);
    all.does(C, boo);
    all.does(B, perform);
    EXPECT_EQ(stage(all).kept, SeatSet::only(B)) << "each is judged alone";
}
TEST(RenFaireSkill, REN_078_a_score_is_measured_and_dice_are_chosen) {
    Scene s(3);
    s.people({A, B}).hand(A, "P48").ready();
    s.does(A, play("P48"), name(B));
    const Seen seen = fg::seen_by<Game>(s.state, A);
    EXPECT_TRUE(Text::is_measured(seen, show(99)));
    EXPECT_FALSE(Text::is_measured(seen, dice));
    Scene bid(3);
    bid.hand(A, "P45").ready();
    bid.does(A, play("P45"));
    EXPECT_FALSE(Text::is_measured(fg::seen_by<Game>(bid.state, A), show(1)));
}

}  // namespace
}  // namespace fg::ren
