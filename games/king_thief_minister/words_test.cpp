// SPDX-License-Identifier: Apache-2.0
// All that King Thief Minister can say, in every person, kept in words.txt.
#include <set>

#include "games/all.h"
#include "games/king_thief_minister/scene_test.h"
#include "match/proofread_test.h"

namespace fg::ktm {
namespace {

constexpr Seat ann = seat_of(0), bob = seat_of(1), cid = seat_of(2);
// With four players two places are empty: between Bob and Cid, and between Dot and Ann.
constexpr Spot anns = spot_at(0), bobs = spot_at(1), empty = spot_at(2), other_empty = spot_at(5);
const SeatSet ann_and_bob = SeatSet::only(ann).with(bob), three = ann_and_bob.with(cid);

// Every kind at least once, and every way its fields change the words.
std::vector<Event> examples() {
    using enum EventKind;
    std::vector<Event> list{
        {.kind = started, .seat = ann},
        {.kind = peeked, .seat = ann, .spot = bobs},
        {.kind = peeked, .seat = ann, .spot = empty},
        {.kind = peeked, .seat = ann, .spot = other_empty},
        {.kind = declined, .seat = ann},
        {.kind = saw, .seat = ann, .character = K, .spot = anns},
        {.kind = saw, .seat = ann, .character = K, .spot = bobs},
        {.kind = saw, .seat = ann, .character = K, .spot = other_empty},
        {.kind = turn, .seat = ann},
        {.kind = looked, .seat = ann},
        {.kind = moved, .seat = ann, .direction = Act::move_right},
        {.kind = moved, .seat = ann, .direction = Act::move_left},
        {.kind = moved, .seat = ann, .direction = Act::move_front},
        {.kind = claimed, .seat = ann, .character = K},
        {.kind = claimed, .seat = ann, .character = S},
        {.kind = unchallenged, .seat = ann, .character = K},
        {.kind = challenged, .seat = ann, .target = bob, .character = K},
        {.kind = verdict, .seat = ann, .character = K, .verdict = Verdict::right},
        {.kind = verdict, .seat = ann, .character = K, .verdict = Verdict::wrong},
        {.kind = stole, .seat = ann, .target = bob, .coins = 1},
        {.kind = stole, .seat = ann, .target = bob, .coins = 2},
        {.kind = answered, .seat = cid, .seats = {}},
        {.kind = answered, .seat = cid, .seats = SeatSet::only(ann)},
        {.kind = answered, .seat = cid, .seats = ann_and_bob},
        {.kind = answered, .seat = seat_of(3), .seats = three},
        {.kind = compared, .seat = cid, .seats = ann_and_bob},
        {.kind = compared, .seat = seat_of(3), .seats = three},
        {.kind = aimed, .seat = ann, .target = bob, .character = T},
        {.kind = guessed, .seat = ann, .target = bob, .character = T, .verdict = Verdict::right, .coins = 1},
        {.kind = guessed, .seat = ann, .target = bob, .character = T, .verdict = Verdict::right, .coins = 3},
        {.kind = guessed, .seat = ann, .target = bob, .character = T, .verdict = Verdict::right, .coins = 0},
        {.kind = guessed, .seat = ann, .target = bob, .character = T, .verdict = Verdict::wrong, .coins = 0},
        {.kind = chose_payer, .seat = ann, .target = bob},
        {.kind = chose_pair, .seat = ann, .spot = anns, .other_spot = bobs, .shuffle = Shuffle::open},
        {.kind = chose_pair, .seat = ann, .spot = anns, .other_spot = bobs, .shuffle = Shuffle::hidden},
        {.kind = shuffled, .seat = ann, .spot = anns, .other_spot = bobs, .shuffle = Shuffle::open},
        {.kind = shuffled, .seat = ann, .spot = empty, .other_spot = other_empty, .shuffle = Shuffle::hidden},
        {.kind = sealed, .seat = ann, .shuffle = Shuffle::exchange},
        {.kind = sealed, .seat = ann, .shuffle = Shuffle::keep},
        {.kind = named, .seat = ann, .character = T, .spot = bobs},
        {.kind = named, .seat = ann, .character = T, .spot = empty},
        {.kind = turned_up, .character = T, .spot = bobs},
        {.kind = turned_up, .character = T, .spot = empty},
        {.kind = turned_up, .seat = ann, .character = P, .spot = anns, .verdict = Verdict::right},
        {.kind = turned_up, .seat = ann, .character = T, .spot = anns, .verdict = Verdict::wrong},
        {.kind = turned_up, .seat = ann, .character = T, .spot = bobs, .verdict = Verdict::right},
        {.kind = turned_up, .seat = ann, .character = T, .spot = empty, .verdict = Verdict::wrong},
        {.kind = turned_down},
        {.kind = ended, .seats = SeatSet::only(ann), .coins = 9, .ending = Ending::empty_treasury},
        {.kind = ended, .seats = ann_and_bob, .coins = 1, .ending = Ending::round_cap},
    };
    for (Reason reason : {Reason::look, Reason::lost_challenge, Reason::false_answer, Reason::mistake})
        for (u8 coins : {u8{1}, u8{2}}) {
            list.push_back({.kind = paid, .seat = ann, .coins = coins, .reason = reason});
            list.push_back({.kind = fell_short, .seat = ann, .coins = coins, .reason = reason});
        }
    list.push_back({.kind = paid, .seat = ann, .coins = 2, .reason = Reason::tax});
    for (Reason reason : {Reason::king, Reason::answer, Reason::peasant})
        list.push_back({.kind = took, .seat = ann, .coins = 3, .reason = reason});
    for (SeatSet poor : {SeatSet::only(bob), SeatSet::only(bob).with(cid)})
        list.push_back({.kind = took, .seat = ann, .seats = poor, .coins = 2, .reason = Reason::theft});
    list.push_back(
        {.kind = took, .seat = ann, .seats = SeatSet::only(bob), .coins = 1, .reason = Reason::shortfall});
    return list;
}

bool is_private(EventKind kind) { return kind == EventKind::saw || kind == EventKind::sealed; }

void write_sentences(Proof& proof) {
    const Rules rules = make_rules(4, {}, {});
    std::set<EventKind> met;
    std::vector<Event> list = examples();
    std::stable_sort(list.begin(), list.end(),
                     [](const Event& a, const Event& b) { return a.kind < b.kind; });
    for (const Event& event : list) {
        if (met.insert(event.kind).second) proof.heading(name_of(event.kind));
        const std::vector<Seat> viewers =
            is_private(event.kind) ? std::vector{no_seat, event.seat} : std::vector{no_seat, ann, bob, cid};
        proof.sentence(viewers, [&](Seat viewer) { return Text::sentence(rules, event, viewer, readers); });
    }
    expect_every(met);
}

// What somebody is asked in this state, and what each answer is called.
void write_question(Proof& proof, const Scene& scene, int player) {
    const Seen seen = scene.seen(player);
    proof.line(readers[static_cast<std::size_t>(seen.me)] + ":", Text::prompt(scene.rules, seen, readers));
    Offers offers;
    Game::offer(scene.rules, seen, offers);
    for (const Choice& choice : offers) {
        const std::string label = Text::label(scene.rules, seen, choice, readers);
        choice.act == Act::shuffle ? proof.line("-", label) : proof.label(label);
    }
}

// A question in the middle of a turn of p0 that has claimed something.
Scene asked(Question question, Character claim, const Choice& plan = {}) {
    Scene scene(4);
    scene.purses({3, 1, 0, 4});
    scene.state.table.question = question;
    scene.state.table.claim = claim;
    scene.state.table.pretender = scene.p(0);
    scene.state.table.plan = plan;
    scene.state.round.open(SeatSet::first(4));
    return scene;
}

void write_questions(Proof& proof) {
    std::set<Question> met;
    const auto write = [&](const Scene& scene, std::initializer_list<int> players) {
        const Question question = scene.question();
        if (met.insert(question).second) proof.heading(name_of(question));
        for (int player : players) write_question(proof, scene, player);
    };
    write(asked(Question::initial_look, Character::none), {0});
    write(Scene(4), {0});
    Scene broke(4);
    broke.purses({0, 5, 5, 5});
    write(broke, {0});
    for (Character claim : {K, T, M, E, S}) write(asked(Question::challenge, claim), {1, 3});
    const Choice guess{.act = Act::execute, .character = T, .target = seat_of(1)};
    const Choice tax{.act = Act::pay_two, .target = seat_of(1)};
    for (const auto& [claim, plan] :
         {std::pair{E, guess}, std::pair{S, tax}, std::pair{M, shuffle(0, 1, Shuffle::open)},
          std::pair{M, shuffle(2, 4, Shuffle::hidden)}})
        write(asked(Question::challenge, claim, plan), {1, 3});
    write(asked(Question::execute, E), {0});
    write(asked(Question::pay_two, S), {0});
    write(asked(Question::shuffle, M), {0});
    write(asked(Question::answer, K), {1});
    write(asked(Question::challenge_answer, M), {3, 4});
    write(asked(Question::name, P), {0});
    expect_every(met);
}

TEST(KtmText, everything_it_can_say_is_on_the_page) {
    Proof proof("games/king_thief_minister/words.txt");
    write_sentences(proof);
    write_questions(proof);
    proof.options(registered<Game>());
    proof.finish();
}

}  // namespace
}  // namespace fg::ktm
