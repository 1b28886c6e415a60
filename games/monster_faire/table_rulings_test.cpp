// SPDX-License-Identifier: Apache-2.0
// Setup, turns, decks, the Faire and endings, read closely.
#include <map>

#include "games/monster_faire/advice.h"
#include "games/monster_faire/pace.h"
#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

Choice pick(Seat seat) { return {.act = Act::name, .seat = seat}; }
Choice skip(int phases) { return {.act = Act::skip, .count = static_cast<u8>(phases)}; }
void faire_cards_out(Scene& s) { s.deck(Deck::villagers, "", town).deck(Deck::parts, "", graveyard); }
std::vector<Seat> seats_told(const Scene& s, EventKind kind) {
    std::vector<Seat> seats;
    for (const Told& told : s.told)
        if (told.event.kind == kind) seats.push_back(told.event.seat);
    return seats;
}
Options scholarly() {
    Options options = with(&Options::rule_prometheus);
    options.scholar = Scholar::first;
    return options;
}
Options cackling() {
    Options options;
    options.first_player = FirstPlayer::cackle;
    return options;
}
Options zero_faces() {
    Options options;
    options.face_values = FaceValues::zero;
    return options;
}

// ---- values

TEST(MonsterFaireTableRulings, MON_011_with_zero_an_igor_card_counts_nothing_wherever_it_is_compared) {
    Scene way_home(3, zero_faces());
    way_home.igor(A, "VHJ").put(graveyard, "BC5").top("BSQ VRJ").start(Step::igor_phase);
    way_home.answer(A, Act::to_graveyard);
    EXPECT_EQ(way_home.hand(A), "BC5") << "a Joker catches nobody";
    Scene help(3, zero_faces());
    help.igor(A, "VDK").hand(A, "VRJ");
    attack_with(help, "VS8");
    help.answer(A, Act::help, "VRJ");
    EXPECT_EQ(help.igor(A), "") << "7 and 0 against 8";
    Scene defence(3, zero_faces());
    defence.hand(A, "VRJ VD3");
    attack_with(defence, "VS1 VH9");
    EXPECT_EQ(defence.cards_offered(A, Act::defend), "VD3");
    Scene critique(3, zero_faces());
    critique.hand(A, "VD1").laboratory(B, "VHK");
    critique.table.dines_with[A] = B;
    critique.start(Step::igor_phase);
    critique.answer(A, {.act = Act::forgo, .phase = Phase::monster});
    critique.answer(A, {.act = Act::critique, .card = Card::vd1, .pile = Pile::laboratory});
    EXPECT_EQ(critique.laboratory(B), "") << "a Defender on top counts 0 as well";
    Scene check(3, zero_faces());
    check.put(town, "VD1 VH1 VC1 VS1").top("VBJ");
    check_mob(check);
    EXPECT_TRUE(check.was_told(EventKind::mob_formed)) << "0 is not higher than 1";
}
TEST(MonsterFaireTableRulings, MON_011_but_an_igor_in_play_and_a_fighting_king_keep_their_worth) {
    Scene s(3, zero_faces());
    s.laboratory(A, "VSK").igor(A, "VDK");
    attack_with(s, "VS8 VH6 VC6");
    s.answer(A, Act::defend, "VSK");
    EXPECT_EQ(s.igor(A), "VDK") << "7 drives two off, 14 stands against 8";
    Scene faire(3, zero_faces());
    faire.living(A, "BD5").living(B, "BD4").hand(A, "VRJ").igor(B, "VHJ").hand(B, "VD1");
    faire.table.out.add(C);
    faire.table.exits[C] = 1;
    faire_cards_out(faire);
    faire.start(Step::faire);
    faire.answer(A, pick(B));
    faire.answer(B, Act::yes);
    faire.answer(A, {.act = Act::show, .card = Card::vrj});
    faire.answer(B, {.act = Act::show, .card = Card::vd1, .assists = true});
    EXPECT_EQ(faire.last(EventKind::fought).count, 5) << "the Joker adds nothing";
    EXPECT_EQ(faire.last(EventKind::fought).rival, 8) << "4, 1 and a Jack worth 3";
}

// ---- setup

TEST(MonsterFaireTableRulings, MON_021_one_other_player_gets_a_vote_and_without_votes_all_draw) {
    Scene s(3, cackling());
    s.top("VD2 VD3 VD9").start(Step::find_first);
    for (Seat seat : {A, B, C}) s.answer(seat, Act::pass);
    EXPECT_EQ(s.state.round.asked.size(), 3);
    EXPECT_EQ(clock_seconds(s.rules, s.table, B), 15);
    EXPECT_FALSE(s.is_offered(B, pick(B)));
    EXPECT_TRUE(s.is_offered(B, pick(A)) && s.is_offered(B, pick(C)) && s.is_offered(B, Act::pass));
    for (Seat seat : {A, B, C}) s.answer(seat, Act::pass);
    EXPECT_EQ(s.count(EventKind::first_card), 3) << "for everybody";
    EXPECT_EQ(s.table.first, C);
}
TEST(MonsterFaireTableRulings, MON_021_bots_cackle_and_vote_at_random_and_never_abstain) {
    Scene s(3, cackling());
    s.start(Step::find_first);
    FastChance chance{5};
    const auto advice = [&](Seat seat) {
        Offers offers;
        offer(s.rules, seen_of(s.state, seat), offers);
        return Advice::advise(s.rules, view_for<Game>(s.state, seat), offers, chance);
    };
    std::map<Cackle, int> sounds;
    for (int i = 0; i < 400; ++i) ++sounds[advice(A).sound];
    EXPECT_EQ(sounds.size(), 8u);
    EXPECT_FALSE(sounds.contains(Cackle::none));
    for (Seat seat : {A, B, C}) s.answer(seat, Act::pass);
    std::map<Seat, int> votes;
    for (int i = 0; i < 400; ++i) ++votes[advice(A).seat];
    EXPECT_EQ(votes.size(), 2u);
    EXPECT_GT(votes[B], 140);
    EXPECT_GT(votes[C], 140);
}
TEST(MonsterFaireTableRulings, MON_027_MON_155_all_see_life_and_the_next_question_is_already_put) {
    Scene s;
    s.laboratory(A, "VC6").monster(A, "BD5 BH9 BC6 BS2").hand(B, "VD3").start(Step::monster_phase);
    s.answer(A, Act::give_life);
    const auto life = std::find_if(s.told.begin(), s.told.end(), [](const Told& told) {
        return told.event.kind == EventKind::came_to_life;
    });
    ASSERT_NE(life, s.told.end());
    EXPECT_TRUE(life->audience.everyone) << "thunder is for everybody";
    for (int kind = 0; kind < name_count<EventKind>; ++kind)
        EXPECT_LE(showing_of(static_cast<EventKind>(kind)).ms, showing_of(EventKind::came_to_life).ms)
            << "nothing is on show for longer than life";
    EXPECT_TRUE(s.is_asked(Question::visit_card, B)) << "nobody has to cackle first: " << s.question();
}
TEST(MonsterFaireTableRulings, MON_292_decks_and_discards_are_piles_apart) {
    Scene s;
    s.hand(A, "VD9 BD9").put(town, "VC2").put(graveyard, "BC2");
    attack_with(s, "VS9");
    s.answer(A, Act::defend, "VD9");
    EXPECT_EQ(s.at(discard_at(Deck::villagers)), "VD9 VS9");
    EXPECT_EQ(s.at(town), "VC2") << "no discard in Town";
    EXPECT_EQ(s.at(graveyard).substr(0, 3), "BC2");
    for (const Pile pile : {Pile::town, Pile::graveyard, Pile::laboratory, Pile::monster, Pile::hand})
        for (const Deck deck : {Deck::villagers, Deck::parts})
            EXPECT_TRUE(deck_at(deck).kind != pile && discard_at(deck).kind != pile);
}
TEST(MonsterFaireTableRulings,
     MON_389_all_cackle_and_vote_but_the_scholar_is_not_first_and_the_other_hand_goes_back) {
    Options options = scholarly();
    options.first_player = FirstPlayer::cackle;
    options.rule_wine_cellar = Toggle::on;
    Scene s(3, options);
    s.table.question = Question::scholar;
    s.answer(A, Act::pass);
    EXPECT_EQ(s.state.round.asked.size(), 3) << "all may cackle";
    for (Seat seat : {A, B, C}) s.answer(seat, Act::pass);
    s.answer(A, pick(C));
    s.answer(B, pick(A));
    s.answer(C, pick(A));
    EXPECT_EQ(s.table.first, C) << "two votes for the scholar do not count";
    s.answer(C, Act::clockwise);
    ASSERT_TRUE(s.is_asked(Question::scholar_hand, A));
    EXPECT_FALSE(s.was_told(EventKind::cellar_laid)) << "the hands are settled first";
    const std::string first = s.hand(A), second = s.at(dealing);
    s.answer(A, {.act = Act::hand, .place = 1});
    EXPECT_EQ(s.hand(A), second);
    EXPECT_TRUE(s.was_told(EventKind::cellar_laid));
    EXPECT_EQ(s.size(deck_at(Deck::villagers)), 54 - 3 - 3 - 1);
    EXPECT_EQ(s.size(deck_at(Deck::parts)), 54 - 3 - 1);
    for (const Card card : cards_of(first)) {
        EXPECT_FALSE(s.cards.is_in(card, hand_of(A))) << name_of(card);
        EXPECT_FALSE(s.cards.is_in(card, deck_at(deck_of(card))) && s.cards.knows(A, card))
            << "shuffled back: nobody knows where";
    }
}
TEST(MonsterFaireTableRulings, MON_407_the_order_of_setup_with_a_scholar_who_declines) {
    Options options = scholarly();
    options.rule_wine_cellar = Toggle::on;
    Scene s(3, options);
    s.table.question = Question::scholar;
    s.answer(A, Act::pass);
    s.answer(s.table.first, Act::clockwise);
    s.answer(A, {.act = Act::hand, .place = 0});
    std::vector<EventKind> order;
    for (const Told& told : s.told)
        if (std::find(order.begin(), order.end(), told.event.kind) == order.end() &&
            is_any(told.event.kind, EventKind::scholar_declines, EventKind::first, EventKind::direction,
                   EventKind::dealt, EventKind::second_hand, EventKind::kept_hand, EventKind::cellar_laid,
                   EventKind::arrived, EventKind::buried, EventKind::turn_began))
            order.push_back(told.event.kind);
    EXPECT_EQ(order, (std::vector{EventKind::scholar_declines, EventKind::first, EventKind::direction,
                                  EventKind::dealt, EventKind::second_hand, EventKind::kept_hand,
                                  EventKind::cellar_laid, EventKind::arrived, EventKind::buried,
                                  EventKind::turn_began}));
}

// ---- the turn

TEST(MonsterFaireTableRulings, MON_407_the_order_of_a_turn) {
    Options options = with(&Options::rule_morbius);
    options.rule_berk = Toggle::on;
    options.mob_check = MobCheck::every_turn;
    Scene s(3, options);
    s.igor(A, "VSK").hand(A, "BD6 VC2 VD5").hand(B, "VC4").laboratory(A, "VD4").monster(A, "BD3 BH4 BC2 BS2");
    s.living(C, "BD2 BH2").put(town, "VD3 VH8 VC1 VS2").top("VS10");
    s.table.begun = {};
    s.table.upstairs = A;
    s.table.in_town.add(C);
    s.start(Step::begin_turn);
    std::vector<std::string> asked;
    std::size_t check = 0;
    while (s.table.active == A) {
        if (check == 0 && s.was_told(EventKind::mob_checked)) check = asked.size();
        asked.emplace_back(name_of(s.table.question));
        const Seat seat = s.state.round.asked.lowest();
        s.table.question == Question::skip ? s.answer(seat, skip(0)) : s.answer(seat, Act::pass);
    }
    EXPECT_EQ(asked, (std::vector<std::string>{"draw", "berk", "skip", "brain", "visit_card", "igor",
                                               "visit_card", "laboratory", "visit_card", "prowl", "monster",
                                               "visit_card", "invite"}));
    EXPECT_EQ(check, 5u) << "after W1, before the Igor phase";
}
TEST(MonsterFaireTableRulings, MON_042_in_the_only_window_queen_and_king_may_name_any_phase) {
    Options options;
    options.visit_windows = VisitWindows::once;
    Scene s(3, options);
    s.igor(A, "VSK").monster(A, "BD3").hand(A, "VD3").hand(B, "VHQ VHK").start(Step::begin_turn);
    s.answer(A, Act::pass);
    s.answer(A, skip(0));
    ASSERT_TRUE(s.is_asked(Question::visit_card, B)) << "directly after the Draw phase";
    for (const auto& [card, use] : {std::pair{Card::vhq, Use::befriend_igor},
                                    {Card::vhq, Use::befriend_monster},
                                    {Card::vhk, Use::distract_laboratory},
                                    {Card::vhk, Use::distract_monster}})
        EXPECT_TRUE(s.is_offered(B, {.act = Act::play, .card = card, .use = use})) << name_of(use);
    Scene skipped(3, options);
    skipped.igor(A, "VSK").monster(A, "BD3").hand(B, "VHQ VHK").start(Step::begin_turn);
    skipped.answer(A, Act::pass);
    skipped.answer(A, skip(3));
    skipped.answer(A, Act::pass);
    ASSERT_TRUE(skipped.is_asked(Question::visit_card, B)) << "it opens whatever is skipped";
    EXPECT_EQ(skipped.acts(B), "pass") << "a skipped phase cannot be named";
}
TEST(MonsterFaireTableRulings, MON_369_once_in_each_own_draw_phase_whatever_is_skipped) {
    Scene s(3, with(&Options::rule_berk));
    s.igor(A, "VDK").top("VD2 BS5 BS6");
    s.table.upstairs = A;
    s.start(Step::begin_turn);
    s.answer(A, from(Deck::villagers));
    ASSERT_TRUE(s.is_asked(Question::berk, A)) << "directly after the normal card";
    s.answer(A, Act::yes);
    EXPECT_EQ(s.hand(A), "VD2 BS5");
    ASSERT_TRUE(s.is_asked(Question::skip, A)) << "once";
    s.answer(A, skip(1));
    s.answer(A, from(Deck::parts));
    EXPECT_EQ(s.hand(A), "VD2 BS5 BS6") << "besides the extra card";
    s.until(Question::draw, B);
    s.answer(B, Act::pass);
    EXPECT_TRUE(s.is_asked(Question::skip, B)) << "nobody else is asked";
    s.until(Question::berk, A);
    EXPECT_EQ(s.table.round, 2);
    Scene down(3, with(&Options::rule_berk));
    down.igor(A, "VDK");
    down.table.upstairs = A;
    down.table.igors_down[A] = 1;
    down.start(Step::berk_card);
    EXPECT_TRUE(down.is_asked(Question::skip, A)) << "a face-down Igor fetches nothing";
}

// ---- decks

TEST(MonsterFaireTableRulings, MON_287_what_an_exhausted_v_deck_would_have_caused_does_not_happen) {
    const auto no_v = [](Scene& s) { s.deck(Deck::villagers, "", laboratory_of(C)); };
    Scene check;
    check.put(town, "VD1 VH1 VC1 VS1");
    no_v(check);
    check_mob(check);
    EXPECT_FALSE(check.was_told(EventKind::mob_checked)) << "no check and so no mob";
    Scene emergency;
    emergency.monster(A, "BD3 BH4 BC2 BS2").hand(A, "BS9").put(force, "VS9");
    no_v(emergency);
    attack_with(emergency, "VS9");
    EXPECT_TRUE(emergency.is_asked(Question::defend, A)) << "no emergency: " << emergency.question();
    Scene run;
    run.laboratory(A, "VD1").put(force, "VD9 VH9 VC9 VS9");
    no_v(run);
    attack_with(run, "VD9 VH9 VC9 VS9");
    run.until(Question::stand, A);
    EXPECT_EQ(run.last(EventKind::arrived).card, Card::vd1)
        << "the discard that the attack made is the deck of the emboldening";
}
// Where a deck is left the same position shows what would have happened.
TEST(MonsterFaireTableRulings, MON_287_no_spread_without_a_v_deck) {
    for (const bool has_deck : {true, false}) {
        const std::string left = has_deck ? "VC1 VC2 VC3 VC4" : "";
        Scene run;
        run.laboratory(A, "VD1").put(force, "VD9 VH9 VC9 VS9").deck(Deck::villagers, left, laboratory_of(C));
        attack_with(run, "VD9 VH9 VC9 VS9");
        run.until(Question::stand, A);
        run.answer(A, Act::run);
        EXPECT_EQ(run.was_told(EventKind::no_spread) || run.was_told(EventKind::spread), has_deck);
        EXPECT_TRUE(run.was_told(EventKind::went_home));
    }
}
// Whoever has fled is on the discard pile by then, so that the loot always finds a card.
TEST(MonsterFaireTableRulings, MON_167_MON_285_MON_287_without_a_v_deck_the_loot_is_the_one_who_fled) {
    Scene s;
    s.living(A, "BD5 BS5").put(town, "VD2").deck(Deck::villagers, "", laboratory_of(C));
    s.start(Step::monster_step);
    s.answer(A, Act::rampage);
    EXPECT_TRUE(s.was_told(EventKind::reshuffled));
    EXPECT_EQ(s.hand(A), "VD2");
}
TEST(MonsterFaireTableRulings, MON_201_MON_287_no_graveyard_card_after_an_attack_without_a_b_deck) {
    for (const bool has_deck : {true, false}) {
        Scene s;
        s.hand(A, "VC9").laboratory(A, "VD1").deck(Deck::parts, has_deck ? "BD2 BD3" : "", hand_of(C));
        attack_with(s, "VD4");
        s.until(Question::defend, A);
        s.answer(A, Act::defend, "VC9");
        EXPECT_TRUE(s.was_told(EventKind::killed));
        EXPECT_EQ(graves(s), int{has_deck});
    }
}
TEST(MonsterFaireTableRulings, MON_287_a_free_choice_must_take_the_other_deck) {
    Scene s;
    s.igor(A, "VHJ").igor(B, "VDK").top("BH3 BH4").deck(Deck::villagers, "", laboratory_of(C));
    s.start(Step::igor_phase);
    s.answer(A, {.act = Act::visit, .seat = B});
    s.answer(A, {.act = Act::request, .request = Request::anything});
    s.answer(B, Act::attack_igor);
    EXPECT_EQ(s.last(EventKind::fought).count, 6) << "nobody is asked: B is the only deck";
    EXPECT_EQ(s.last(EventKind::fought).rival, 11);
}

// ---- the Faire

// Play goes anticlockwise from C: C, B, A.
void backwards_faire(Scene& s) {
    s.living(A, "BD5 BH1").living(B, "BD4 BH2").living(C, "BD3 BH3");
    s.igor(A, "VDJ").igor(B, "VHJ").igor(C, "VCJ");
    for (Seat seat : {A, B, C}) s.table.igors_down[seat] = 1;
    s.table.is_clockwise = false;
    s.table.active = C;
    s.start(Step::faire);
}
TEST(MonsterFaireTableRulings, MON_295_MON_297_the_faire_goes_by_play_order_not_by_seats) {
    Scene s;
    s.hand(A, "VD2").hand(B, "VD3").hand(C, "VD4");
    backwards_faire(s);
    EXPECT_EQ(seats_told(s, EventKind::igor_woke), (std::vector{C, B, A}));
    EXPECT_EQ(seats_told(s, EventKind::turned_up), (std::vector{C, C, B, B, A, A})) << "revealed";
    ASSERT_TRUE(s.is_asked(Question::faire_pick, C));
    s.answer(C, Act::sit_out);
    s.answer(C, Act::discard, "VD4");
    EXPECT_TRUE(s.is_asked(Question::faire_pick, B)) << "next in play order";
}
TEST(MonsterFaireTableRulings, MON_307_draws_then_shows_then_losses_in_play_order_from_the_first_player) {
    Scene s(4);
    s.living(D, "BD6 BH4").hand(D, "VD9").top("VS1 VS2");
    s.hand(B, "VD2");
    backwards_faire(s);
    s.answer(C, pick(A));
    s.answer(B, pick(D));
    s.answer(D, Act::yes);
    for (Seat seat : {A, C}) s.answer(seat, Act::pass);  // no Igor
    s.answer(D, {.act = Act::show, .card = Card::vd9});
    EXPECT_FALSE(s.was_told(EventKind::faire_fought)) << "not before all have chosen";
    s.answer(B, {.act = Act::show, .card = Card::vd2});
    ASSERT_TRUE(s.is_asked(Question::faire_deck, C)) << "first in order among those without a hand";
    EXPECT_FALSE(s.was_told(EventKind::faire_fought)) << "draws come before what was chosen is shown";
    s.answer(C, from(Deck::villagers));
    EXPECT_EQ(s.last(EventKind::fight_card).card, Card::vs1) << "seen by all";
    s.answer(A, from(Deck::villagers));
    EXPECT_EQ(seats_told(s, EventKind::faire_fought), (std::vector{C, B, A, D}));
    EXPECT_EQ(seats_told(s, EventKind::fought), (std::vector{C, B})) << "each fight by its first player";
    std::vector<Seat> losers;
    for (const Told& told : s.told)
        if (told.event.kind == EventKind::discarded && told.event.pile == Pile::monster)
            losers.push_back(told.event.seat);
    EXPECT_EQ(losers, (std::vector{C, B})) << "6 and 1 against 6 and 2; 6 and 2 against 10 and 9";
}
TEST(MonsterFaireTableRulings, MON_303_MON_307_favours_are_shown_after_the_fighters) {
    Scene s;
    s.hand(C, "VD2").hand(B, "VD3 VD5").hand(A, "VD4");
    backwards_faire(s);
    s.answer(C, pick(A));
    s.answer(A, Act::yes);
    s.answer(C, {.act = Act::show, .card = Card::vd2});
    s.answer(B, Act::favour, "VD5");
    s.answer(B, pick(C));
    s.answer(A, {.act = Act::show, .card = Card::vd4});
    std::vector<EventKind> shown;
    for (const Told& told : s.told)
        if (is_any(told.event.kind, EventKind::faire_fought, EventKind::favoured))
            shown.push_back(told.event.kind);
    EXPECT_EQ(shown, (std::vector{EventKind::faire_fought, EventKind::faire_fought, EventKind::favoured}));
    EXPECT_EQ(s.last(EventKind::fought).count, 13) << "6, 2 and the favour of 5";
}

// ---- endings

TEST(MonsterFaireTableRulings, MON_326_every_other_player_must_be_burnt_still) {
    const auto end = [](SeatSet burnt, const char* laid) {
        Scene s;
        s.laboratory(A, "VD5").living(A, "BD3 BH4 BC2 BS2").put(town, "VD2").hand(C, laid);
        s.table.burnt = burnt;
        s.table.active = C;
        s.start(Step::laboratory_phase);
        if (*laid != 0) s.answer(C, Act::lay, laid);
        s.table.active = A;
        s.table.turn = {};
        s.start(Step::monster_over);
        return s.table.ending;
    };
    const SeatSet both = SeatSet::only(B).with(C);
    EXPECT_EQ(end(SeatSet::only(B), ""), Ending::none);
    EXPECT_EQ(end(both, "VD7"), Ending::none) << "Equipment takes the mark off";
    EXPECT_EQ(end(both, "VDQ"), Ending::none) << "and so does a Defender";
    EXPECT_EQ(end(both, "BD7"), Ending::intact_manor) << "but no part";
}
TEST(MonsterFaireTableRulings, MON_326_an_incited_group_burns_too_and_an_inert_monster_does_not_win) {
    Scene s;
    s.laboratory(A, "VD2").put(town, "VC4").hand(B, "VRJ");
    s.table.turn.window = 1;
    begin(s, Step::window);
    s.answer(B, {.act = Act::play, .card = Card::vrj, .use = Use::incite});
    s.answer(A, Act::pass);
    s.until(Question::invite, A);
    EXPECT_TRUE(s.table.burnt.has(A));
    Scene inert;
    inert.laboratory(A, "VD5").monster(A, "BD3 BH4 BC2 BS2");
    inert.table.burnt = SeatSet::only(B).with(C);
    inert.start(Step::monster_over);
    EXPECT_EQ(inert.table.ending, Ending::none);
}
TEST(MonsterFaireTableRulings, MON_344_the_villagers_are_ignored_and_the_declarer_need_not_take_part) {
    Scene s;
    s.living(A, "BD3 BH4").living(B, "BD5 BH6").put(town, "VD2 VH3").hand(A, "VD9").hand(B, "VC9");
    s.table.active = C;
    s.table.round = 40;
    s.start(Step::turn_over);
    EXPECT_EQ(s.table.faire.opener, C) << "who just finished, entrant or not";
    EXPECT_EQ(s.table.faire.entrants, SeatSet::only(A).with(B));
    ASSERT_TRUE(s.is_asked(Question::faire_pick, A)) << "it goes on from C's seat";
    EXPECT_EQ(s.at(town), "VD2 VH3");
    Scene none;
    none.monster(A, "BD3").put(town, "VD2");
    none.table.active = C;
    none.table.round = 40;
    none.start(Step::turn_over);
    EXPECT_EQ(none.table.ending, Ending::no_monsters);
    EXPECT_TRUE(none.table.winners.is_empty());
}
TEST(MonsterFaireTableRulings, MON_344_the_deadline_is_an_option_and_empty_seats_do_not_delay_it) {
    Options options;
    options.faire_deadline = 10;
    for (const auto& [round, is_held] : {std::pair{9, false}, {10, true}}) {
        Scene s(3, options);
        s.living(A, "BD3 BH4").living(B, "BD5 BH6").living(C, "BD7").put(town, "VD2");
        s.table.out = s.table.rogue = s.table.in_town = SeatSet::only(C);
        s.table.exits[C] = 1;
        s.table.active = B;
        s.table.round = static_cast<u8>(round);
        s.start(Step::turn_over);
        EXPECT_EQ(s.table.faire.is_on, is_held);
        if (!is_held) continue;
        EXPECT_EQ(s.table.faire.opener, B);
        EXPECT_EQ(s.table.faire.entrants, SeatSet::only(A).with(B)) << "the rogue takes no part";
    }
}

}  // namespace
}  // namespace fg::mon
