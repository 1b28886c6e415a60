// SPDX-License-Identifier: Apache-2.0
// All that Ren Faire can say, in every person, kept in words.txt.
#include <set>

#include "games/all.h"
#include "games/ren_faire/scene_test.h"
#include "games/ren_faire/speaker.h"
#include "games/ren_faire/text.h"
#include "match/proofread_test.h"

namespace fg::ren {
namespace {

Cards cards(std::initializer_list<Performance> list) {
    Cards all;
    for (const Performance card : list) all.push_back(card);
    return all;
}

// Every kind at least once, and every way its fields change the words.
std::vector<Event> examples() {
    using enum EventKind;
    using P = Performance;
    const Costume helm = Costume::c09, plate = Costume::c37, bells = Costume::c41;
    FixedVec<Costume, most_peeked> two;
    two.push_back(helm);
    two.push_back(bells);
    std::vector<Event> list{
        {.kind = named, .seat = A, .to = B},
        {.kind = favoured, .seat = A, .count = 1},
        {.kind = favoured, .seat = A, .count = 2},
        {.kind = began, .seat = A},
        {.kind = took_character, .seat = A, .character = Character::dot},
        {.kind = window_filled, .costume = plate, .place = Place::left},
        {.kind = drew_cards, .seat = A, .cards = cards({P::p01})},
        {.kind = drew_cards, .seat = A, .cards = cards({P::p01, P::p09, P::p12})},
        {.kind = drew, .seat = A, .reason = Reason::deal, .count = 3},
        {.kind = drew, .seat = A, .reason = Reason::action, .count = 1},
        {.kind = drew, .seat = A, .reason = Reason::raised, .count = 2},
        {.kind = drew, .seat = A, .reason = Reason::card, .count = 1},
        {.kind = judging_set, .judging = Judging::vote},
        {.kind = judging_set, .judging = Judging::dice},
        {.kind = turn_began, .seat = A, .count = 3},
        {.kind = bought, .seat = A, .costume = helm, .place = Place::left, .count = 3},
        {.kind = bought, .seat = A, .costume = bells, .place = Place::right, .count = 2, .toll = 1},
        {.kind = bought_blind, .seat = A, .costume = plate, .count = 3},
        {.kind = bought_blind, .seat = A, .costume = plate, .count = 5, .toll = 2},
        {.kind = placed, .seat = A, .to = A, .costume = helm},
        {.kind = placed, .seat = A, .to = B, .costume = helm},
        {.kind = drew_up, .seat = A},
        {.kind = discarded, .seat = A, .reason = Reason::action, .cards = cards({P::p01, P::p02})},
        {.kind = discarded, .seat = A, .reason = Reason::hand_maximum, .cards = cards({P::p01})},
        {.kind = discarded, .seat = A, .reason = Reason::toss, .cards = cards({P::p01})},
        {.kind = reshuffled, .deck = Deck::performances, .count = 30},
        {.kind = reshuffled, .deck = Deck::costumes, .count = 1},
        {.kind = chose, .seat = A, .to = B},
        {.kind = chose, .seat = A, .to = A},
        {.kind = gained, .seat = A, .count = 1},
        {.kind = gained, .seat = A, .count = 3},
        {.kind = lost, .seat = A, .count = 1},
        {.kind = paid, .seat = A, .to = B, .count = 2},
        {.kind = turned_stack, .seat = A, .costume = helm, .op = Op::bottom_up},
        {.kind = turned_stack, .seat = A, .costume = helm, .op = Op::top_down},
        {.kind = dressed, .seat = A, .reason = Reason::placed, .count = 3, .from = 2},
        {.kind = lifted, .seat = A, .costume = helm},
        {.kind = dropped, .seat = A, .to = A, .costume = helm},
        {.kind = dropped, .seat = A, .to = B, .costume = helm},
        {.kind = tops_passed},
        {.kind = arranged, .seat = A, .costume = helm},
        {.kind = took_top, .seat = A, .to = B, .costume = helm},
        {.kind = hands_passed},
        {.kind = handed, .seat = A, .to = B, .cards = cards({P::p01, P::p02})},
        {.kind = handed, .seat = A, .to = B},
        {.kind = window_cleared},
        {.kind = looked, .seat = A, .count = 2},
        {.kind = saw, .seat = A, .costumes = two},
        {.kind = saw, .seat = A},
        {.kind = took_seen, .seat = A, .costume = helm, .count = 1},
        {.kind = put_under, .seat = A, .count = 1},
        {.kind = put_under, .seat = A, .count = 2},
        {.kind = revealed, .costume = plate},
        {.kind = returned, .costume = plate},
        {.kind = icon_named, .seat = A, .icon = Icon::scot},
        {.kind = laid, .seat = A, .card = P::p13},
        {.kind = laid, .seat = A, .card = P::p16, .count = 3},
        {.kind = counted, .card = P::p16, .count = 1},
        {.kind = counted, .card = P::p16, .count = 2},
        {.kind = expired, .card = P::p16},
        {.kind = triggered, .seat = A, .card = P::p16},
        {.kind = finished, .card = P::p16},
        {.kind = passed_on, .seat = A, .to = B, .card = P::p18},
        {.kind = staked, .seat = A, .count = 0},
        {.kind = staked, .seat = A, .count = 2},
        {.kind = took_from_card, .seat = A, .card = P::p13, .count = 2},
        {.kind = rolled, .seat = A, .count = 4},
        {.kind = rolled, .seat = A, .count = 1, .needed = 3},
        {.kind = venture, .card = P::p17, .count = 5},
        {.kind = steps_up, .seat = A},
        {.kind = act_began, .seat = A, .count = 40},
        {.kind = skit, .seat = A},
        {.kind = declines, .seat = A},
        {.kind = kept, .seat = A},
        {.kind = slipped, .seat = A},
        {.kind = cheered, .seat = A},
        {.kind = booed, .seat = A},
        {.kind = voted, .seat = A, .to = B},
        {.kind = votes, .seat = A, .ayes = 2, .noes = 1},
        {.kind = votes, .seat = A, .noes = 1, .crowd_ayes = 2},
        {.kind = duel_votes, .seat = A, .to = B, .ayes = 2, .noes = 0},
        {.kind = duel_votes, .seat = A, .to = B, .crowd_ayes = 1, .crowd_noes = 2},
        {.kind = judged, .seat = A, .verdict = Verdict::success},
        {.kind = judged, .seat = A, .verdict = Verdict::failure},
        {.kind = judged, .seat = A, .verdict = Verdict::tie},
        {.kind = picked, .seat = A, .pick = Pick::lance},
        {.kind = showed, .seat = A, .count = 4},
        {.kind = slots_named, .seat = A, .slot = Slot::head},
        {.kind = slots_named, .seat = A, .slot = Slot::head, .other = Slot::left_hand},
        {.kind = pass_won, .seat = A},
        {.kind = pass_drawn},
        {.kind = won_auction, .seat = A, .costume = helm, .count = 2},
        {.kind = no_auction},
        {.kind = stand_in, .seat = A},
        {.kind = live, .seat = A},
        {.kind = live, .seat = A, .from_start = true},
        {.kind = hand_shown, .seat = A, .cards = cards({P::p01, P::p02})},
        {.kind = hand_shown, .seat = A},
        {.kind = ended, .seats = SeatSet::only(A), .ending = Ending::outfitted},
        {.kind = ended, .seats = SeatSet::only(A), .ending = Ending::closed},
        {.kind = ended, .seats = SeatSet::only(A).with(B), .ending = Ending::closed},
    };
    for (int i = 0; i < performance_count; ++i)
        list.push_back({.kind = played, .seat = A, .card = static_cast<P>(i)});
    return list;
}

void write_sentences(Proof& proof) {
    const Rules rules = make_rules(3, {}, {});
    std::set<EventKind> met;
    for (const Event& event : examples()) {
        EXPECT_EQ(misplaced_field(event), "") << name_of(event.kind);
        if (met.insert(event.kind).second) proof.heading(name_of(event.kind));
        proof.sentence({A, B, no_seat},
                       [&](Seat viewer) { return Text::sentence(rules, event, viewer, readers); });
    }
    expect_every(met);
}

class Questions {
  public:
    explicit Questions(Proof& proof) : proof_(proof) {}
    void write(const Scene& scene, Seat seat) {
        if (met_.insert(scene.question()).second) proof_.heading(name_of(scene.question()));
        const Seen seen = seen_by<Game>(scene.state, seat);
        proof_.line(readers[static_cast<std::size_t>(seat)] + ":", Text::prompt(scene.rules, seen, readers));
        std::set<std::string> labels;
        int written = 0;
        for (const Choice& choice : scene.offers(seat)) {
            const std::string label = Text::label(scene.rules, seen, choice, readers);
            if (written++ < 12) proof_.label(label);  // scores go on like that
            EXPECT_TRUE(labels.insert(label).second) << "two answers are both called " << label;
            EXPECT_FALSE(Text::rule_of_choice(seen, choice).empty());
        }
        detail::Bars bars;
        bar(scene.rules, seen, bars);
        for (const auto& barred : bars)
            proof_.line("x",
                        Text::label(scene.rules, seen, barred.choice, readers) + " (" + barred.why + ")");
    }
    void expect_all() const { expect_every(met_); }

  private:
    Proof& proof_;
    std::set<Question> met_;
};

// A player plays a card, and then is asked this or that.
Scene after_playing(const std::string& card, std::initializer_list<int> faces = {},
                    const Options& options = voted(), int players = 3) {
    Scene s(players, options);
    s.coins({4, 3, 2}).stack(A, "C43 C09 C10").stack(B, "C24 C45").stack(C, "C32").window("C01 C43 C37");
    s.hand(A, card + " P05 P25 P37")
        .hand(B, "P01 P02 P03")
        .hand(C, "P04 P07 P10")
        .garb_deck_is("C20 C41")
        .die(faces);
    s.ready();
    s.does(A, play(card));
    return s;
}
Scene with_people(const std::string& card) {
    Scene s(3, voted());
    s.people({A, B, C}).hand(A, card).ready();
    s.does(A, play(card));
    return s;
}

void write_questions(Proof& proof) {
    Questions questions(proof);
    Options vote = with(&Options::first_player, FirstPlayer::vote);
    Scene first(3, vote);
    first.set_up();
    questions.write(first, A);
    Scene host(3, with(&Options::first_player, FirstPlayer::host));
    host.set_up();
    questions.write(host, A);
    host.does(A, name(B));
    questions.write(host, B);

    Scene turn(3);
    turn.coins({2}).hand(A, "P19 P20 P36").window("C01 C43 C37").ready();
    questions.write(turn, A);
    for (int i = 0; i < performance_count; ++i) {
        const Choice choice{.act = Act::play, .card = static_cast<Performance>(i)};
        proof.label(Text::label(turn.rules, seen_by<Game>(turn.state, A), choice, readers));
    }
    Scene gate(2);
    gate.coins({2, 9}).laid("P13", A, 0, 1).laid("P15", A).active(B).window("C01 C43 C37").ready();
    questions.write(gate, B);
    gate.does(B, buy("C37"));
    questions.write(gate, B);
    Scene truce(3, with(&Options::gift_win, GiftWin::bar));
    truce.coins({3}).stack(B, "C01 C02 C06 C03").window("C08 C05 C07").ready();
    truce.does(A, buy("C08"));
    questions.write(truce, A);
    turn.does(A, draw_up);
    questions.write(turn, A);
    turn.does(A, pick("P20"));
    questions.write(turn, A);
    Scene trim(2);
    trim.coins({1}).window("C47 C02 C20").stack(B, "C05 C38").hand(B, "P04 P03 P09 P01").ready();
    trim.does(A, buy("C47"), place(B));
    questions.write(trim, B);
    questions.write(after_playing("P31", {1}), A);
    questions.write(after_playing("P28"), A);
    questions.write(after_playing("P21"), A);
    Scene mud = after_playing("P06");
    questions.write(mud, B);
    questions.write(after_playing("P11"), A);
    questions.write(after_playing("P12"), A);
    questions.write(after_playing("P16"), A);
    Scene ruff = after_playing("P18");
    ruff.does(A, name(B));
    ruff.idle();
    questions.write(ruff, B);
    Scene perform_it = with_people("P19");
    questions.write(perform_it, A);
    perform_it.does(A, perform);
    questions.write(perform_it, A);
    perform_it.does(A, curtain);
    questions.write(perform_it, B);
    Scene hold(3, voted());
    hold.people({A, B, C}).laid("P37", A).active(C).actions(1).ready();
    hold.idle();
    questions.write(hold, A);
    Scene duel = with_people("P33");
    duel.does(A, name(B), perform, curtain);
    duel.does(B, perform, curtain);
    questions.write(duel, C);
    questions.write(after_playing("P24", {6}), A);
    questions.write(after_playing("P29", {6}), A);
    questions.write(after_playing("P30", {6}), A);
    questions.write(after_playing("P31", {6}), A);
    Scene spoils = after_playing("P35", {6, 1}, with(&Options::judging, Judging::dice));
    spoils.does(A, name(B));
    questions.write(spoils, A);
    for (const char* card : {"P39", "P40", "P42", "P43", "P44"}) {
        Scene contest = after_playing(card);
        contest.does(A, name(B));
        questions.write(contest, A);
        if (contest.question() == Question::call) contest.does(A, choose(Pick::odd));
        questions.write(contest, B);
    }
    for (const char* card : {"P17", "P41", "P45", "P46", "P47"}) {
        Scene contest = after_playing(card);
        questions.write(contest, A);
        questions.write(contest, B);
    }
    Scene race = with_people("P48");
    race.does(A, name(B));
    questions.write(race, A);
    questions.write(with_people("P49"), A);
    questions.expect_all();
}

TEST(RenFaireText, everything_it_can_say_is_on_the_page) {
    Proof proof("games/ren_faire/words.txt");
    write_sentences(proof);
    write_questions(proof);
    proof.options(registered<Game>());
    proof.finish();
}

}  // namespace
}  // namespace fg::ren
