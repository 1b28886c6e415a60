// SPDX-License-Identifier: Apache-2.0
// Components, setup, and what everybody sees.
#include <set>

#include "games/ren_faire/scene_test.h"
#include "games/ren_faire/text.h"
#include "match/proofread_test.h"

namespace fg::ren {
namespace {

Options dealt(auto Options::* option, auto value) {
    Options options = with(&Options::character_pick, CharacterPick::random);
    options.*option = value;
    return options;
}

TEST(RenFaire, REN_001_REN_006_REN_041_coins_come_only_from_performances) {
    Scene s(3, with(&Options::character_pick, CharacterPick::random));
    s.set_up();
    const auto total = [&] { return s.coins(A) + s.coins(B) + s.coins(C); };
    FastChance dice(1);
    int before = total();
    for (int i = 0; i < 300 && !s.is_over(); ++i) {
        const Seat seat = s.state.round.owing.lowest();
        std::vector<Choice> offers = s.offers(seat);
        if (s.question() == Question::action)
            std::erase_if(offers, [](const Choice& choice) { return choice.act == Act::play; });
        s.does(seat, offers[dice.below(static_cast<u32>(offers.size()))]);
        EXPECT_LE(total(), before) << "what is spent goes back to the purse";
        before = total();
    }
    EXPECT_LT(before, 6);
}
TEST(RenFaire, REN_002_two_to_four_players) {
    EXPECT_NE(complaint(1, {}, {}), nullptr);
    EXPECT_NE(complaint(5, {}, {}), nullptr);
    for (int players = 2; players <= 4; ++players) EXPECT_EQ(complaint(players, {}, {}), nullptr);
}
TEST(RenFaire, REN_003_REN_018_the_cards_of_the_box) {
    EXPECT_EQ(name_count<Character> + performance_count + costume_count, 109)
        << "and a cover card, which is drawn only";
}
TEST(RenFaire, REN_004_REN_005_REN_148_every_question_has_its_clock) {
    const Content content;
    const auto seconds = [&](Question question) { return static_cast<int>(content.clocks[question]); };
    EXPECT_EQ(seconds(Question::action), 90);
    for (const Question q :
         {Question::host_choice, Question::character, Question::discard, Question::place,
          Question::choose_other, Question::choose_player, Question::mud, Question::lift, Question::launder,
          Question::icon, Question::pass_on, Question::hawker, Question::order, Question::seer,
          Question::decree, Question::spoils, Question::call})
        EXPECT_EQ(seconds(q), 30) << name_of(q);
    for (const Question q :
         {Question::trim, Question::toss, Question::first_vote, Question::vote, Question::duel_vote,
          Question::joust, Question::fingers, Question::few_fingers, Question::thimble, Question::nerve,
          Question::pie, Question::bid, Question::ribbon, Question::slots, Question::stake})
        EXPECT_EQ(seconds(q), 20) << name_of(q);
    EXPECT_EQ(seconds(Question::perform), 15);
    EXPECT_EQ(seconds(Question::kept), 15);
}
TEST(RenFaire, REN_007_the_purse_never_runs_out) {
    Scene s(2);
    s.coins({60000, 2}).hand(A, "P01").ready();
    s.does(A, play("P01"));
    EXPECT_EQ(s.coins(A), 60002);
}
TEST(RenFaire, REN_009_late_coins) {
    for (const auto& [players, coins] :
         {std::pair(2, Ints{2, 3}), std::pair(3, Ints{2, 3, 3}), std::pair(4, Ints{2, 3, 3, 4})}) {
        Scene s(players, dealt(&Options::late_coins, LateCoins::on));
        s.set_up();
        Ints in_turn;
        for (Seat seat : SeatsFrom{s.table().first, players}) in_turn.push_back(s.coins(seat));
        EXPECT_EQ(in_turn, coins);
    }
}
TEST(RenFaire, REN_010_REN_026_REN_027_what_lies_in_the_open) {
    Scene s(3);
    s.coins({7, 1, 2}).stack(B, "C09 C10").window("C01 C17 C33").hand(B, "P01").ready();
    const View view = view_of(s.state, no_seat);
    EXPECT_EQ(view.table.coins[A], 7);
    EXPECT_EQ(view.table.outfits[B].filled, 2);
    EXPECT_EQ(view.table.outfits[B].maximum, 4);
    EXPECT_EQ(view.veiled.scripts.size(hand_of(B)), 1);
    EXPECT_EQ(view.veiled.garb.entry(window_at(1), 0).card, costume("C17"));
    EXPECT_EQ(view.veiled.garb.entry(stack_of(B), 1).card, costume("C10"));
    EXPECT_EQ(derived(s.rules).slots_needed, 5);
}
TEST(RenFaire, REN_012_REN_013_characters_are_drafted_or_dealt) {
    Scene s(4, Options{});
    s.chance.seats = {B};
    s.set_up();
    EXPECT_TRUE(s.asks(Question::character, B)) << "the starting player first";
    EXPECT_EQ(s.offers(B).size(), 4u);
    s.does(B, Choice{.act = Act::take, .character = Character::june});
    EXPECT_EQ(s.offers(C).size(), 3u);
    s.expires(C);
    s.does(D, s.offers(D).front());
    EXPECT_TRUE(s.asks(Question::action, B)) << "the last one had no choice";
    for (Seat seat : {A, B, C, D}) EXPECT_EQ(s.outfit(seat).maximum, 3) << "they differ in art only";
    Scene random(4, with(&Options::character_pick, CharacterPick::random));
    random.set_up();
    EXPECT_EQ(random.question(), Question::action);
}
TEST(RenFaire, REN_014_REN_015_who_begins) {
    Scene host(3, dealt(&Options::first_player, FirstPlayer::host));
    host.set_up();
    EXPECT_TRUE(host.asks(Question::host_choice, A));
    host.does(A, name(C));
    EXPECT_EQ(host.table().active, C);

    Scene other(3, dealt(&Options::first_player, FirstPlayer::host));
    other.set_up();
    other.reports(ReportKind::host, C);
    EXPECT_TRUE(other.asks(Question::host_choice, C)) << "wherever the host sits";
    other.does(C, name(B));
    EXPECT_EQ(other.table().first, B);
    EXPECT_FALSE(accepts(other.rules, other.table(), {.kind = ReportKind::host, .seat = A}));
    Scene random(3, Options{});
    random.set_up();
    EXPECT_FALSE(accepts(random.rules, random.table(), {.kind = ReportKind::host, .seat = C}));

    Scene vote(3, dealt(&Options::first_player, FirstPlayer::vote));
    vote.set_up();
    EXPECT_EQ(vote.question(), Question::first_vote);
    EXPECT_EQ(vote.offers(A), (std::vector<Choice>{name(B), name(C)}));
    vote.does(A, name(B));
    vote.does(C, name(B));
    vote.expires(B);
    EXPECT_EQ(vote.table().first, B);
    EXPECT_EQ(vote.log.last(EventKind::favoured).count, 2);

    Scene silent(3, dealt(&Options::first_player, FirstPlayer::vote));
    silent.chance.seats = {C};
    silent.set_up();
    for (Seat seat : {A, B, C}) silent.expires(seat);
    EXPECT_EQ(silent.table().first, C) << "all are tied if nobody has voted";

    Scene two(2, dealt(&Options::first_player, FirstPlayer::vote));
    two.chance.seats = {B};
    two.set_up();
    EXPECT_EQ(two.table().first, B) << "two can only name each other";
}
TEST(RenFaire, REN_015_the_faire_has_judged_only_where_it_did) {
    const auto told = [](FirstPlayer who) {
        const Rules rules = make_rules(3, with(&Options::first_player, who), {});
        return Text::sentence(rules, {.kind = EventKind::began, .seat = B}, A, readers);
    };
    EXPECT_EQ(told(FirstPlayer::random), "The Faire has judged your shorts: " + readers[1] + " began.");
    EXPECT_EQ(told(FirstPlayer::vote), readers[1] + " began.");
    EXPECT_EQ(told(FirstPlayer::host), readers[1] + " began.");
}
TEST(RenFaire, REN_016_turns_pass_clockwise) {
    Scene s(3);
    s.ready();
    for (Seat seat : {B, C, A}) {
        s.idle();
        s.idle();
        EXPECT_EQ(s.table().active, seat);
    }
}
TEST(RenFaire, REN_019_nobody_is_sent_a_card_of_a_deck) {
    Scene s(3);
    s.ready();
    for (Seat viewer : {A, B, C, no_seat}) {
        const View view = view_of(s.state, viewer);
        for (int i = 0; i < view.veiled.scripts.size(script_deck); ++i)
            EXPECT_FALSE(view.veiled.scripts.entry(script_deck, i).is_known);
        for (int i = 0; i < view.veiled.garb.size(garb_deck); ++i)
            EXPECT_FALSE(view.veiled.garb.entry(garb_deck, i).is_known);
        for (Seat holder : {A, B, C})
            for (int i = 0; i < 3; ++i)
                EXPECT_EQ(view.veiled.scripts.entry(hand_of(holder), i).is_known, viewer == holder);
    }
}
TEST(RenFaire, REN_021_the_opening_window_stands) {
    Scene s(2, with(&Options::character_pick, CharacterPick::random));
    s.chance.garb = {costume("C43"), costume("C44"), costume("C55")};
    s.set_up();
    EXPECT_EQ(s.window(), "C43 C44 C55");
}
TEST(RenFaire, REN_023_the_hand_size_is_three_unless_something_changes_it) {
    Scene s(2);
    s.stack(B, "C09 C10").ready();
    EXPECT_EQ(s.maximum(A), 3);
    EXPECT_EQ(s.maximum(B), 4);
}
TEST(RenFaire, REN_025_the_order_of_the_setup) {
    Scene s(2, with(&Options::character_pick, CharacterPick::random));
    s.set_up();
    std::vector<EventKind> order;
    for (const auto& entry : s.log.entries)
        if (order.empty() || order.back() != entry.event.kind) order.push_back(entry.event.kind);
    using enum EventKind;
    EXPECT_EQ(order, (std::vector<EventKind>{began, took_character, window_filled, drew_cards, drew,
                                             drew_cards, drew, turn_began}));
    EXPECT_EQ(s.log.last(turn_began).seat, s.table().first);
}

// ---- content

TEST(RenFaire, REN_042_REN_081_REN_152_the_deck_of_performances) {
    const Content content;
    int tasks = 0, extended = 0, extended_tasks = 0, stunts = 0, contests = 0, skills = 0;
    for (int i = 0; i < performance_count; ++i) {
        bool is_one = false, is_laid = false, is_stunt = false, is_skill = false;
        for (const Program& program : content.performances.at[i].parts)
            for (const Operation& step : program) {
                is_one |= is_task(step.op) || step.op == Op::auction;
                is_laid |= step.op == Op::lay;
                is_stunt |= is_any(step.op, Op::perform, Op::perform_together, Op::duel, Op::hold);
                is_skill |= is_any(step.op, Op::race, Op::par);
            }
        tasks += is_one;
        extended += is_laid;
        extended_tasks += is_one && is_laid;
        stunts += is_stunt;
        skills += is_skill;
        contests += is_one && !is_stunt && !is_skill;
    }
    EXPECT_EQ(stunts, 20);
    EXPECT_EQ(contests, 9);
    EXPECT_EQ(skills, 3);
    EXPECT_EQ(tasks, 32);
    EXPECT_EQ(extended, 9);
    EXPECT_EQ(extended_tasks, 3);
}
TEST(RenFaire, REN_107_REN_108_REN_109_REN_110_REN_111_REN_150_the_deck_of_costumes) {
    EXPECT_EQ(slot_count, 6);
    EXPECT_EQ(name_count<Icon>, 9);
    const Content content;
    ByName<Slot, int> icons, nulls;
    ByName<Icon, int> by_icon;
    int doubles = 0, same = 0, mixed = 0, double_nulls = 0, single_nulls = 0;
    std::set<std::pair<int, int>> pairs;
    for (const CostumeCard& card : content.costumes) {
        int with_icon = 0, with_null = 0;
        Space first = Space::none;
        for (int s = 0; s < slot_count; ++s) {
            const Space space = card.spaces.at[s];
            if (space == Space::none) continue;
            if (is_icon(space)) {
                ++icons.at[s], ++by_icon[icon_of(space)], ++with_icon;
                EXPECT_TRUE(pairs.insert({index_of(space), s}).second) << "no pair of icon and slot twice";
                same += first == space;
                first = space;
            } else {
                ++nulls.at[s], ++with_null;
            }
        }
        EXPECT_GE(with_icon + with_null, 1);
        EXPECT_LE(with_icon + with_null, 2);
        doubles += with_icon == 2;
        mixed += with_icon == 1 && with_null == 1;
        double_nulls += with_null == 2;
        single_nulls += with_icon == 0 && with_null == 1;
    }
    EXPECT_EQ(doubles, 4);
    EXPECT_EQ(same, 3);
    EXPECT_EQ(mixed, 2);
    EXPECT_EQ(single_nulls, 12);
    EXPECT_EQ(double_nulls, 1);
    EXPECT_EQ(std::vector<int>(icons.begin(), icons.end()), (Ints{8, 7, 7, 8, 8, 8}));
    EXPECT_EQ(std::vector<int>(nulls.begin(), nulls.end()), (Ints{3, 2, 2, 3, 3, 3}));
    EXPECT_EQ(std::vector<int>(by_icon.begin(), by_icon.end()), (Ints{5, 5, 6, 5, 5, 6, 6, 4, 4}));
}
TEST(RenFaire, REN_138_slots_needed_may_be_agreed_on) {
    for (int players = 2; players <= 4; ++players) {
        EXPECT_EQ(make_rules(players, {}, {}).slots_needed, 8 - players);
        EXPECT_EQ(make_rules(players, with(&Options::slots_needed, SlotsNeeded::four), {}).slots_needed, 4);
        EXPECT_EQ(make_rules(players, with(&Options::slots_needed, SlotsNeeded::six), {}).slots_needed, 6);
    }
}
TEST(RenFaire, REN_151_the_four_characters_carry_no_rules) {
    const Words names{"Dot from Accounts", "Cousin Marv", "Professor Pim", "Skater June"};
    ASSERT_EQ(name_count<Character>, 4);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(name_of(static_cast<Character>(i)), names[static_cast<std::size_t>(i)]);
    const auto outfit_as = [](Character character) {
        Scene s(2);
        s.table().characters[A] = character;
        s.coins({3}).stack(A, "C09 C43").window("C10 C02 C03").ready();
        s.does(A, buy("C10"), place(A));
        return s.outfit(A);
    };
    for (const Character other : {Character::pim, Character::june})
        EXPECT_EQ(outfit_as(other), outfit_as(Character::dot)) << "the same six empty slots";
}
TEST(RenFaire, REN_153_prompts_carry_no_rules) {
    Content content;  // a card without a prompt is performed like one that has it
    content.performances[Performance::p01] = content.performances[Performance::p20];
    for (const char* card : {"P01", "P20"}) {
        Scene s(3, voted(), content);
        s.people({A, B, C}).hand(A, card).ready();
        s.does(A, play(card), perform, curtain);
        s.does(B, huzzah);
        s.does(C, huzzah);
        EXPECT_EQ(s.coins(A), 5);
    }
}

}  // namespace
}  // namespace fg::ren
