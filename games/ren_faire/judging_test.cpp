// SPDX-License-Identifier: Apache-2.0
// Cards, judging, people and stand-ins, where the scenarios leave something to show.
#include "games/ren_faire/prompts.h"
#include "games/ren_faire/scene_test.h"
#include "games/ren_faire/text.h"
#include "match/json_write.h"

namespace fg::ren {
namespace {

Seen seen_by(const Scene& s, Seat seat) { return fg::seen_by<Game>(s.state, seat); }

TEST(RenFaire, REN_031_REN_032_an_action_is_finished_before_the_next) {
    Scene s(2);
    s.stack(A, "C09 C10").hand(A, "P03 P01 P02 P04").ready();
    s.does(A, play("P01"));
    EXPECT_EQ(s.actions_left(), 1);
    EXPECT_EQ(s.table().stage.card, Performance::none);
    EXPECT_TRUE(s.asks(Question::action, A));
    s.idle();
    EXPECT_EQ(s.table().active, B) << "nothing happens at the end of a turn";
}
TEST(RenFaire, REN_033_REN_035_no_trade_and_no_way_back) {
    Scene s(2);
    s.hand(A, "P19 P20 P01").coins({3}).window("C01 C02 C03").ready();
    for (const Choice& choice : s.offers(A))
        EXPECT_TRUE(is_any(choice.act, Act::play, Act::buy, Act::buy_blind, Act::draw_up)) << choice;
    s.does(A, buy("C01"));
    for (const Choice& choice : s.offers(A))
        EXPECT_EQ(choice.act, Act::place) << "a price that is paid is paid";
}
TEST(RenFaire, REN_037_a_card_is_read_for_four_seconds) { EXPECT_GE(showing_of(EventKind::played).ms, 4000); }
TEST(RenFaire, REN_044_an_effect_may_treat_you_differently_and_a_task_call_on_all) {
    Scene s(4);
    s.hand(A, "P25").die({6, 6, 6, 6}).ready();
    s.does(A, play("P25"));
    EXPECT_EQ(s.all_coins(), (Ints{4, 3, 3, 3}));
}
TEST(RenFaire, REN_045_REN_048_you_is_who_played_the_card) {
    Scene s(3);
    s.active(B).hand(B, "P23").die({6}).ready();
    s.does(B, play("P23"));
    EXPECT_TRUE(s.asks(Question::choose_other, B));
    s.does(B, name(A));
    EXPECT_EQ(s.all_coins(), (Ints{0, 4, 2}));
}
TEST(RenFaire, REN_049_players_are_chosen_before_anything_is_done) {
    const Content content;
    for (int i = 0; i < performance_count; ++i) {
        const Program& now = content.performances.at[i].parts[Part::now];
        for (int step = 1; step < now.size(); ++step)
            EXPECT_FALSE(is_any(now[step].op, Op::choose_other, Op::choose_player))
                << id_of(static_cast<Performance>(i));
    }
    Scene s(3);
    s.coins({2, 0, 2}).hand(A, "P23").die({6}).ready();
    s.does(A, play("P23"), name(B));
    EXPECT_EQ(s.coins(A), 2) << "somebody with no coins may be chosen";
}
TEST(RenFaire, REN_055_REN_056_only_stunts_are_voted_on_and_no_decision_is_a_tie) {
    for (const char* card : {"P39", "P41", "P44", "P46"}) {
        Scene s(3, voted());
        s.people({A, B, C}).hand(A, card).ready();
        s.does(A, play(card));
        if (s.question() == Question::choose_other) s.does(A, name(B));
        for (int i = 0; i < 30 && s.question() != Question::action; ++i) {
            EXPECT_FALSE(is_any(s.question(), Question::vote, Question::duel_vote)) << card;
            const Seat seat = s.state.round.owing.lowest();
            s.does(seat, s.offers(seat).front());
        }
        EXPECT_TRUE(s.is_discarded(card)) << "the engine has read and judged it alone";
    }
    Scene stunt(3, voted());
    stunt.people({A, B, C}).hand(A, "P20").ready();
    stunt.does(A, play("P20"), perform, curtain);
    EXPECT_EQ(stunt.offers(B), (std::vector<Choice>{huzzah, boo}));
    stunt.does(B, boo);
    stunt.does(C, huzzah);
    EXPECT_EQ(stunt.log.last(EventKind::judged).verdict, Verdict::tie) << "the group cannot decide";
}
TEST(RenFaire, REN_057_REN_058_REN_066_a_vote_opens_when_the_curtain_has_fallen) {
    for (const auto& [scale, seconds] :
         {std::pair(StuntTime::normal, 40), std::pair(StuntTime::half, 20), std::pair(StuntTime::longer, 60),
          std::pair(StuntTime::twice, 80), std::pair(StuntTime::thrice, 120)}) {
        Options options = voted();
        options.stunt_time_scale = scale;
        Scene s(3, options);
        s.people({A, B, C}).hand(A, "P19").ready();
        s.does(A, play("P19"), perform);
        EXPECT_TRUE(s.asks(Question::act, A));
        EXPECT_EQ(clock_seconds(s.rules, s.table(), A), seconds);
        EXPECT_EQ(s.log.last(EventKind::act_began).count, seconds);
        EXPECT_EQ(s.offers(A), (std::vector<Choice>{curtain}));
        EXPECT_TRUE(is_left_to_player(s.table(), A)) << "nobody lets the curtain fall for them";
        s.does(A, curtain);
        EXPECT_EQ(s.asked(), SeatSet::only(B).with(C));
        EXPECT_EQ(clock_seconds(s.rules, s.table(), B), 20);
        EXPECT_FALSE(is_left_to_player(s.table(), B));
    }
}
TEST(RenFaire, REN_057_REN_066_the_vote_opens_whatever_was_done_when_time_is_up) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, "P19").ready();
    s.does(A, play("P19"), perform);
    s.expires(A);
    EXPECT_EQ(s.question(), Question::vote);
    EXPECT_EQ(s.asked(), SeatSet::only(B).with(C));
}
TEST(RenFaire, REN_080_REN_075_nobody_judges_before_the_curtain_also_where_no_person_does) {
    Scene s(3, voted());
    s.people({A}).hand(A, "P19").die({6, 6}).ready();
    s.does(A, play("P19"), perform);
    EXPECT_TRUE(s.asks(Question::act, A));
    EXPECT_EQ(s.log.count(EventKind::votes), 0) << "bots have not voted yet";
    s.does(A, curtain);
    EXPECT_EQ(s.coins(A), 4);
    EXPECT_TRUE(s.asks(Question::action, A)) << "and then at once";
}
TEST(RenFaire, REN_154_REN_057_who_leaves_the_stage_is_judged_all_the_same) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, "P19").ready();
    s.does(A, play("P19"), perform);
    s.reports(ReportKind::stand_in, B);
    EXPECT_TRUE(s.asks(Question::act, A)) << "a judge who leaves is not asked later";
    s.reports(ReportKind::stand_in, A);
    EXPECT_EQ(s.question(), Question::vote);
    EXPECT_EQ(s.asked(), SeatSet::only(C));
}
TEST(RenFaire, REN_148_what_is_always_timed) {
    using enum Question;
    for (int q = 0; q < name_count<Question>; ++q) {
        const auto question = static_cast<Question>(q);
        const bool is_own = is_any(question, act, score, pattern);
        const bool is_always =
            is_any(question, first_vote, Question::perform, Question::kept, vote, duel_vote);
        EXPECT_EQ(Text::timing(question), is_own      ? Timing::own
                                          : is_always ? Timing::always
                                                      : Timing::of_table)
            << name_of(question);
    }
}
TEST(RenFaire, REN_069_each_of_a_duel_has_a_countdown) {
    Scene s(4, voted());
    s.people({A, B, C, D}).hand(A, "P33").ready();
    s.does(A, play("P33"), name(C), perform);
    EXPECT_TRUE(s.asks(Question::act, A)) << "you perform first";
    EXPECT_EQ(clock_seconds(s.rules, s.table(), A), 30);
    s.does(A, curtain);
    EXPECT_TRUE(s.asks(Question::perform, C)) << "then the other";
    s.does(C, perform);
    EXPECT_TRUE(s.asks(Question::act, C));
    s.does(C, curtain);
    EXPECT_EQ(s.question(), Question::duel_vote);
    EXPECT_EQ(s.asked(), SeatSet::only(B).with(D));

    Scene declined(4, voted());
    declined.people({A, B, C, D}).hand(A, "P33").ready();
    declined.does(A, play("P33"), name(C), perform, curtain);
    declined.does(C, refuse);
    EXPECT_EQ(declined.coins(A), 5) << "the other wins without a vote";

    Scene first_declined(4, voted());
    first_declined.people({A, B, C, D}).hand(A, "P33").ready();
    first_declined.does(A, play("P33"), name(C), refuse);
    first_declined.does(C, perform);
    EXPECT_EQ(first_declined.coins(C), 5) << "also without a countdown";
    EXPECT_EQ(first_declined.log.count(EventKind::act_began), 0);

    Scene against_bot(3, voted());
    against_bot.people({B, C}).hand(A, "P33").ready();
    against_bot.does(A, play("P33"), name(B));
    against_bot.does(B, perform, curtain);
    EXPECT_EQ(against_bot.question(), Question::duel_vote) << "a bot's act is canned (REN-074)";

    Scene left(4, voted());
    left.people({A, B, C, D}).hand(A, "P33").ready();
    left.does(A, play("P33"), name(C), perform);
    left.reports(ReportKind::stand_in, C);
    left.does(A, curtain);
    EXPECT_EQ(left.question(), Question::duel_vote) << "who has left meanwhile is not asked";
}
TEST(RenFaire, REN_059_stunts_have_a_typed_form) {
    const Content content;
    for (int i = 0; i < performance_count; ++i)
        for (const Operation& step : content.performances.at[i].parts[Part::now])
            if (is_any(step.op, Op::perform, Op::perform_together, Op::duel)) {
                const StuntPrompt prompt = prompt_of(static_cast<Performance>(i));
                EXPECT_FALSE(prompt.spoken.empty() || prompt.typed.empty())
                    << id_of(static_cast<Performance>(i));
            }
    Options typed = voted();
    typed.stunt_medium = StuntMedium::typed;
    Scene s(2, typed);
    s.people({A, B}).hand(A, "P19").ready();
    s.does(A, play("P19"));
    EXPECT_NE(Text::prompt(s.rules, seen_by(s, A)).find("Type four lines."), std::string::npos);
}
TEST(RenFaire, REN_059_REN_060_REN_061_no_rule_depends_on_medium_and_taunts) {
    const auto played = [](StuntMedium medium, Taunts taunts) {
        Options options = voted();
        options.stunt_medium = medium;
        options.taunts = taunts;
        Scene s(3, options);
        s.people({A, B, C}).hand(A, "P20 P33").ready();
        s.does(A, play("P20"), perform, curtain);
        s.does(B, huzzah);
        s.does(C, huzzah);
        s.does(A, play("P33"), name(B), perform, curtain);
        s.does(B, perform, curtain);
        s.does(C, name(B));
        EXPECT_EQ(s.all_coins(), (Ints{5, 5, 2}));
        return to_json(s.state, 3);
    };
    const std::string usual = played(StuntMedium::any, Taunts::on);
    EXPECT_EQ(played(StuntMedium::typed, Taunts::on), usual);
    EXPECT_EQ(played(StuntMedium::any, Taunts::off), usual);
}
TEST(RenFaire, REN_062_judging_goes_by_who_plays_when_the_game_starts) {
    const auto settled = [](std::initializer_list<Seat> people, Judging judging) {
        Options options = with(&Options::character_pick, CharacterPick::random);
        options.judging = judging;
        Scene s(3, options);
        s.set_up();
        for (Seat seat : people) s.reports(ReportKind::live, seat);
        s.idle();
        const Judging first = s.table().judging;
        if (people.size() == 2) s.reports(ReportKind::stand_in, *people.begin());
        s.idle();
        EXPECT_EQ(s.table().judging, first) << "it does not change during a game";
        return first;
    };
    EXPECT_EQ(settled({A, C}, Judging::by_seats), Judging::vote);
    EXPECT_EQ(settled({A}, Judging::by_seats), Judging::dice);
    EXPECT_EQ(settled({}, Judging::by_seats), Judging::dice);
    EXPECT_EQ(settled({C}, Judging::vote), Judging::vote);
    EXPECT_EQ(settled({}, Judging::vote), Judging::dice) << "only bots play";
    EXPECT_EQ(settled({A, B}, Judging::dice), Judging::dice);
}
TEST(RenFaire, REN_070_a_joint_act) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, "P26").ready();
    s.does(A, play("P26"), name(B), perform);
    EXPECT_TRUE(s.asks(Question::perform, B));
    s.does(B, perform);
    EXPECT_TRUE(s.asks(Question::act, A)) << "one countdown, which you end";
    EXPECT_EQ(s.log.count(EventKind::act_began), 1);
    s.does(A, curtain);
    EXPECT_EQ(s.asked(), SeatSet::only(C));
    s.chance.faces = {1, 1};  // the Crowd boos twice
    s.does(C, huzzah);
    EXPECT_EQ(s.all_coins(), (Ints{2, 2, 2}));

    Scene refused(3, voted());
    refused.people({A, B, C}).hand(A, "P26 P01").ready();
    refused.does(A, play("P26"), name(B), refuse);
    EXPECT_TRUE(refused.asks(Question::action, A)) << "the first Decline makes the act fail at once";

    Scene bots(3, voted());
    bots.people({C}).hand(A, "P26").die({2}).ready();
    bots.does(A, play("P26"), name(B));
    EXPECT_EQ(bots.all_coins(), (Ints{4, 3, 2})) << "rolled once";

    Scene half(3, voted());
    half.people({B, C}).hand(A, "P26").ready();
    half.does(A, play("P26"), name(B));
    EXPECT_TRUE(half.asks(Question::perform, B)) << "a stand-in is not asked";
    half.does(B, perform);
    EXPECT_TRUE(half.asks(Question::act, B)) << "nor for the curtain";
    half.does(B, curtain);
    EXPECT_EQ(half.asked(), SeatSet::only(C));
}
TEST(RenFaire, REN_071_how_many_the_crowd_is) {
    const auto crowd = [](Crowd mode) {
        const Rules rules = make_rules(4, with(&Options::crowd, mode), {});
        return Ints{crowd_votes(rules, 0), crowd_votes(rules, 1), crowd_votes(rules, 2),
                    crowd_votes(rules, 3)};
    };
    EXPECT_EQ(crowd(Crowd::usual), (Ints{3, 2, 0, 0}));
    EXPECT_EQ(crowd(Crowd::never), (Ints{0, 0, 0, 0}));
    EXPECT_EQ(crowd(Crowd::always_three), (Ints{3, 2, 1, 0}));
    EXPECT_EQ(crowd(Crowd::level), (Ints{1, 2, 3, 4}));
    Options options = voted();
    options.crowd = Crowd::never;
    Scene s(2, options);
    s.people({A, B}).hand(A, "P33").ready();
    s.does(A, play("P33"), perform, curtain);
    s.does(B, perform, curtain);
    EXPECT_EQ(s.all_coins(), (Ints{3, 3})) << "a vote with no judge is a tie";
}
TEST(RenFaire, REN_073_votes_are_shown_together) {
    for (const ShowVotes mode : {ShowVotes::totals, ShowVotes::names}) {
        Options options = voted();
        options.show_votes = mode;
        Scene s(3, options);
        s.people({A, B, C}).hand(A, "P20").ready();
        s.does(A, play("P20"), perform, curtain);
        const std::size_t told = s.log.entries.size();
        s.does(B, huzzah);
        EXPECT_EQ(s.log.entries.size(), told) << "nothing before the last vote";
        s.does(C, boo);
        EXPECT_EQ(s.log.count(EventKind::votes), 1);
        EXPECT_EQ(s.log.count(EventKind::cheered) + s.log.count(EventKind::booed),
                  mode == ShowVotes::names ? 2 : 0);
    }
}
TEST(RenFaire, REN_074_there_is_something_to_see_of_a_bot_where_people_judge) {
    Scene solo(3, voted());
    solo.people({B, C}).hand(A, "P19").ready();
    solo.does(A, play("P19"));
    EXPECT_EQ(solo.log.last(EventKind::skit).seat, A);
    EXPECT_GE(showing_of(EventKind::skit).ms, 3000) << "long enough to be read";
    EXPECT_LE(showing_of(EventKind::skit).ms, 5000);
    Scene joint(3, voted());
    joint.people({C}).hand(A, "P26").ready();
    joint.does(A, play("P26"), name(B));
    EXPECT_EQ(joint.log.count(EventKind::skit), 1) << "one act of both";
    Scene person(3, voted());
    person.people({A, B, C}).hand(A, "P19").ready();
    person.does(A, play("P19"), perform, curtain);
    EXPECT_EQ(person.log.count(EventKind::skit), 0);
    Scene rolled(3);
    rolled.people({B, C}).hand(A, "P19").ready();
    rolled.does(A, play("P19"));
    EXPECT_EQ(rolled.log.count(EventKind::skit), 0) << "only dice are looked at";
}
TEST(RenFaire, REN_075_a_bots_vote_is_drawn) {
    Scene s(3, voted());
    s.people({A, B}).hand(A, "P27").die({3}).ready();  // hard: huzzah from 4 on
    s.does(A, play("P27"), perform, curtain);
    EXPECT_EQ(s.asked(), SeatSet::only(B));
    s.does(B, huzzah);
    EXPECT_EQ(s.log.last(EventKind::votes).noes, 1);
    Scene duel(3, voted());
    duel.people({A, B}).hand(A, "P33").ready();
    duel.chance.flips = {false, false, false};
    duel.does(A, play("P33"), name(B), perform, curtain);
    duel.does(B, perform, curtain);
    EXPECT_EQ(duel.coins(B), 5) << "C's vote and the Crowd's";
}
TEST(RenFaire, REN_078_REN_079_mini_games) {
    Scene s(3);
    s.people({A}).hand(A, "P48").ready();
    s.chance.numbers = {60};
    s.does(A, play("P48"), name(B));
    EXPECT_TRUE(s.asks(Question::score, A)) << "B is rolled";
    EXPECT_EQ(s.offers(A).size(), 101u) << "100 scores, and dice";
    s.does(A, show(61));
    EXPECT_EQ(s.coins(A), 5);

    Scene idle(2);
    idle.people({A, B}).hand(A, "P50").ready();
    idle.does(A, play("P50"));
    idle.does(B, show(1));
    idle.expires(A);
    EXPECT_EQ(idle.all_coins(), (Ints{1, 4})) << "who does nothing scores 0";

    Scene tie(2);
    tie.people({A, B}).hand(A, "P50").ready();
    tie.does(A, play("P50"));
    tie.does(B, show(50));
    tie.does(A, show(50));
    EXPECT_EQ(tie.all_coins(), (Ints{2, 2}));

    Scene par(2);
    par.people({A}).hand(A, "P49").die({3}).ready();
    par.does(A, play("P49"), choose(Pick::fail));
    EXPECT_EQ(par.all_coins(), (Ints{1, 3}));

    Options rolled = with(&Options::skill_contests, SkillContests::dice);
    rolled.judging = Judging::dice;
    Scene dice(2, rolled);
    dice.people({A, B}).hand(A, "P49").die({3, 2}).ready();
    dice.does(A, play("P49"));
    EXPECT_EQ(dice.all_coins(), (Ints{4, 1}));
}
TEST(RenFaire, REN_078_dice_play_for_whoever_wants_them) {
    Scene race(3);
    race.people({A, B}).hand(A, "P48").ready();
    race.chance.numbers = {70};
    race.does(A, play("P48"), name(B), dice);
    EXPECT_EQ(race.log.count(EventKind::showed), 0) << "rolled when all are in";
    race.does(B, show(69));
    EXPECT_EQ(race.table().stage.card, Performance::none);
    EXPECT_EQ(race.all_coins(), (Ints{5, 2, 2}));

    Scene par(2);
    par.people({A, B}).hand(A, "P49").die({2, 3}).ready();
    par.does(A, play("P49"), dice);
    par.does(B, dice);
    EXPECT_EQ(par.all_coins(), (Ints{1, 3})) << "3 or more passes";
    EXPECT_EQ(par.log.count(EventKind::rolled), 0);
}
TEST(RenFaire, REN_076_who_left_a_hold_has_slipped) {
    const auto after = [](bool was_live, bool is_live, int face) {
        Scene s(3, voted());
        s.people({B, C});
        if (was_live) s.people({A});
        s.laid("P37", A).active(C).actions(1).die({face}).ready();
        if (was_live != is_live) s.reports(is_live ? ReportKind::live : ReportKind::stand_in, A);
        s.idle();
        return s.question() == Question::kept ? -1 : s.coins(A);
    };
    EXPECT_EQ(after(true, false, 6), 1) << "so that leaving is no way to be rolled";
    EXPECT_EQ(after(false, false, 6), 6);
    EXPECT_EQ(after(false, true, 6), -1) << "who has come is asked";
}
TEST(RenFaire, REN_038_REN_084_REN_085_a_later_part_is_nobodys_turn) {
    Scene s(2);
    s.laid("P13", A, 0, 3).active(B).actions(1).ready();
    s.idle();
    EXPECT_EQ(s.coins(A), 5);
    EXPECT_EQ(s.actions_left(), 2);
    EXPECT_EQ(s.table().active, A);
}
TEST(RenFaire, REN_090_any_number_of_cards_near_one_character) {
    Scene s(2);
    s.hand(A, "P13 P14 P15").ready();
    s.does(A, play("P13"), play("P14"));
    s.idle_until(A);
    EXPECT_TRUE(s.table().extended.is_empty()) << "both were due";
    Scene many(2);
    many.laid("P13", A, 0, 1).laid("P14", A).laid("P15", A).laid("P37", A).hand(A, "P01 P02 P03").ready();
    EXPECT_EQ(many.table().extended.size(), 4);
    EXPECT_EQ(many.maximum(A), 3) << "they are in no hand, and no Costumes";
}
TEST(RenFaire, REN_103_performances_earn_coins_that_buy_costumes_that_win) {
    Scene s(4);
    s.coins({1}).stack(A, "C09 C10 C11").hand(A, "P01").window("C12 C43 C44").ready();
    s.does(A, play("P01"), buy("C12"), place(A));
    EXPECT_TRUE(s.has_won(A));
}
TEST(RenFaire, REN_149_hands_are_shown_at_the_end) {
    Scene s(4);
    s.coins({3}).stack(A, "C09 C10 C11").hand(B, "P05 P02").window("C12 C43 C44").ready();
    s.does(A, buy("C12"), place(A));
    EXPECT_EQ(s.log.count(EventKind::hand_shown), 4);
    const View view = view_of(s.state, no_seat);
    EXPECT_TRUE(view.veiled.scripts.entry(hand_of(B), 0).is_known);
}
TEST(RenFaire, REN_154_what_was_open_takes_its_timeout_answer) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, "P20 P01").ready();
    s.does(A, play("P20"));
    s.reports(ReportKind::stand_in, A);
    EXPECT_EQ(s.log.last(EventKind::judged).verdict, Verdict::failure);
    EXPECT_TRUE(s.asks(Question::action, A)) << "any other question is the bot's";
    Scene vote(3, voted());
    vote.people({A, B, C}).hand(A, "P20").ready();
    vote.does(A, play("P20"), perform, curtain);
    vote.reports(ReportKind::stand_in, B);
    vote.does(C, huzzah);
    EXPECT_EQ(vote.coins(A), 5) << "B has abstained";
    EXPECT_FALSE(accepts(vote.rules, vote.table(), {.kind = ReportKind::stand_in, .seat = B}));
}
TEST(RenFaire, REN_154_how_people_sat_down_is_no_news) {
    Scene first(3, voted());
    first.set_up();
    first.reports(ReportKind::live, A);
    EXPECT_TRUE(first.log.last(EventKind::live).from_start);
    Scene s(3, voted());
    s.people({A, B, C}).hand(B, "P19").ready();
    s.reports(ReportKind::stand_in, B);
    s.idle_until(B);
    s.reports(ReportKind::live, B);
    EXPECT_FALSE(s.log.last(EventKind::live).from_start);
}
TEST(RenFaire, REN_063_a_roll_says_what_was_needed) {
    Scene s(2);
    s.hand(A, "P20").die({1}).ready();
    s.does(A, play("P20"));
    EXPECT_EQ(s.log.last(EventKind::rolled).needed, 3) << "it is fair";
    Scene duel(2, with(&Options::judging, Judging::dice));
    duel.hand(A, "P33").die({1, 2}).ready();
    duel.does(A, play("P33"));
    EXPECT_EQ(duel.log.last(EventKind::rolled).needed, 0) << "the higher die wins";
}
TEST(RenFaire, REN_154_REN_069_who_comes_back_in_time_is_asked_to_perform) {
    Scene s(4, voted());
    s.people({A, B, D}).hand(A, "P33").ready();
    s.does(A, play("P33"), name(C), perform);
    s.reports(ReportKind::live, C);
    s.does(A, curtain);
    EXPECT_TRUE(s.asks(Question::perform, C)) << "the next question follows the new flag";

    Scene first(4, voted());
    first.people({B, C, D}).hand(A, "P33").ready();
    first.does(A, play("P33"), name(C));
    first.reports(ReportKind::live, A);
    first.does(C, perform, curtain);
    EXPECT_EQ(first.question(), Question::duel_vote) << "a stand-in has performed for A already";
}
TEST(RenFaire, REN_154_REN_070_who_comes_back_in_time_has_a_say_in_a_joint_act) {
    Scene s(3, voted());
    s.people({A, C}).hand(A, "P26").ready();
    s.does(A, play("P26"), name(B));
    s.reports(ReportKind::live, B);
    s.does(A, perform);
    EXPECT_TRUE(s.asks(Question::perform, B));
    s.does(B, refuse);
    EXPECT_EQ(s.all_coins(), (Ints{2, 2, 2}));
}
// The server counts, by what the game says here: see the server's own tests.
TEST(RenFaire, REN_147_two_silent_clocks_of_any_question_and_a_bot_sits_there) {
    EXPECT_EQ(Text::patience.clocks, 2);
    EXPECT_TRUE(Text::patience.question.empty()) << "votes included";
    EXPECT_EQ(Text::timing(Question::act), Timing::own) << "who uses all the time of an act is there";
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, "P20").hand(B, "P19").ready();
    s.reports(ReportKind::stand_in, B);
    s.does(A, play("P20"), perform, curtain);
    EXPECT_EQ(s.asked(), SeatSet::only(C)) << "a vote of the bot's is drawn";
    s.does(C, huzzah);
    s.idle_until(B);
    s.reports(ReportKind::live, B);
    s.does(B, play("P19"));
    EXPECT_TRUE(s.asks(Question::perform, B)) << "who acts is back";
}
TEST(RenFaire, REN_155_the_winner_is_first_and_all_others_second) {
    Scene s(3, with(&Options::round_cap, u8{20}));
    s.turns(59).active(C).actions(1).ready();
    s.idle();
    const Result shared = Game::result(s.rules, s.table());
    EXPECT_EQ(shared.winners, SeatSet::first(3)) << "players still equal share the win";
    Scene two(3, with(&Options::round_cap, u8{20}));
    two.coins({5, 5, 3}).turns(59).active(C).actions(1).ready();
    two.idle();
    const Result halves = Game::result(two.rules, two.table());
    EXPECT_EQ(halves.winners, SeatSet::only(A) | SeatSet::only(B));
    EXPECT_EQ(halves.place[C], 3) << "two are before them";
    Scene one(4);
    one.coins({3}).stack(B, "C13 C14 C15").window("C08 C02 C03").ready();
    one.does(A, buy("C08"), place(B));
    const Result result = Game::result(one.rules, one.table());
    EXPECT_EQ(result.winners, SeatSet::only(B));
    EXPECT_EQ(result.place[B], 1);
    for (Seat seat : {A, C, D}) EXPECT_EQ(result.place[seat], 2);
}
TEST(RenFaire, REN_156_a_single_choice_is_not_asked) {
    Scene s(2);
    s.coins({0, 0}).hand(A, "P17 P45 P46").ready();
    s.does(A, play("P17"));
    EXPECT_TRUE(s.asks(Question::action, A)) << "nobody has a coin to stake";
    s.does(A, play("P46"));
    EXPECT_TRUE(s.asks(Question::action, B)) << "two can only vote for each other";
    EXPECT_EQ(s.coins(A), 1);
}
TEST(RenFaire, REN_156_REN_030_who_can_only_draw_up_is_not_asked) {
    Scene s(2);
    s.coins({0, 0}).hand(A, "P37").hand(B, "P07").ready();
    s.does(A, play("P37"));
    EXPECT_TRUE(s.asks(Question::action, B)) << "A has neither cards nor coins";
    EXPECT_EQ(s.log.last(EventKind::drew).count, 3);
    s.does(B, play("P07"));
    EXPECT_EQ(s.coins(B), 1);

    Scene start(3);
    start.coins({0, 0, 0}).hand(A, "P03").hand(B, "").active(A).actions(1).ready();
    start.does(A, play("P03"));
    EXPECT_TRUE(start.asks(Question::action, B));
    EXPECT_EQ(start.actions_left(), 1) << "the first action of a turn as well";
}
TEST(RenFaire, REN_030_REN_148_an_expired_turn_draws_up) {
    Scene s(3);
    s.hand(A, "P03 P04").script_deck_is("P10").ready();
    s.expires(A);
    EXPECT_EQ(s.hand(A), "P03 P04 P10");
    EXPECT_EQ(s.actions_left(), 1);
}
TEST(RenFaire, REN_157_what_a_seer_saw_is_known_under_the_deck) {
    Scene s(3);
    s.hand(A, "P30").garb_deck_is("C20 C21").die({6}).ready();
    s.does(A, play("P30"));
    EXPECT_TRUE(s.asks(Question::seer, A));
    EXPECT_EQ(s.offers(A), (std::vector<Choice>{decline, select("C20"), select("C21")}));
    Scene none = s;
    none.does(A, decline);
    const View mine = view_of(none.state, A), theirs = view_of(none.state, B);
    EXPECT_EQ(mine.veiled.garb.entry(under_deck, 1).card, costume("C20"))
        << "the first drawn above the second";
    EXPECT_EQ(mine.veiled.garb.entry(under_deck, 0).card, costume("C21"));
    EXPECT_FALSE(theirs.veiled.garb.entry(under_deck, 0).is_known);
    s.does(A, select("C21"));
    EXPECT_EQ(s.coins(A), 1);
    s.does(A, place(A));
    EXPECT_EQ(s.stack(A), "C21");
    EXPECT_EQ(s.garb().card(under_deck, 0), costume("C20"));
}

}  // namespace
}  // namespace fg::ren
