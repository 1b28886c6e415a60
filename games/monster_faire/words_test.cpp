// SPDX-License-Identifier: Apache-2.0
// All that Monster Faire can say, in every person, kept in words.txt.
#include <functional>
#include <map>
#include <set>

#include "games/all.h"
#include "games/monster_faire/prompts.h"
#include "games/monster_faire/scene_test.h"
#include "games/monster_faire/speaker.h"
#include "games/monster_faire/text.h"
#include "match/proofread_test.h"

namespace fg::mon {
namespace {

constexpr Card rod = Card::vd7, head = Card::bd3, jack = Card::vdj, queen = Card::bhq, joker = Card::vrj;

// Every kind at least once, and every way its fields change the words.
std::vector<Event> setup_examples() {
    using enum EventKind;
    std::vector<Event> list{
        {.kind = voted, .seat = A, .to = B},
        {.kind = voted, .seat = A},
        {.kind = first_card, .seat = A, .card = rod},
        {.kind = first_cards_back, .count = 3},
        {.kind = first, .seat = A},
        {.kind = direction, .seat = A, .is_clockwise = true},
        {.kind = direction, .seat = A},
        {.kind = scholar_takes, .seat = A},
        {.kind = scholar_declines, .seat = A},
        {.kind = laid_out, .deck = Deck::parts, .count = 3},
        {.kind = laid_out_card, .seat = A, .card = head},
        {.kind = assigned, .seat = A, .to = B, .deck = Deck::parts},
        {.kind = assigned, .seat = A, .to = A, .deck = Deck::parts},
        {.kind = second_hand, .seat = A},
        {.kind = kept_hand, .seat = A, .place = 0},
        {.kind = kept_hand, .seat = A, .place = 1},
        {.kind = dealt, .seat = A, .deck = Deck::villagers},
        {.kind = dealt, .seat = A, .deck = Deck::parts},
        {.kind = got, .seat = A, .card = queen},
        {.kind = took, .seat = A, .to = B, .card = head},
        {.kind = arrived, .seat = A, .card = jack, .reason = Reason::errand},
        {.kind = buried, .card = queen, .reason = Reason::killed},
        {.kind = reshuffled, .deck = Deck::villagers, .count = 30},
        {.kind = reshuffled, .deck = Deck::parts, .count = 1},
        {.kind = hands_emptied},
        {.kind = turned_up, .seat = A, .card = rod, .pile = Pile::laboratory, .place = 1},
        {.kind = turned_up, .seat = A, .card = head, .pile = Pile::monster, .place = 1},
        {.kind = turned_up, .seat = A, .card = rod, .pile = Pile::cellar},
    };
    for (int i = 0; i < name_count<Cackle>; ++i)
        list.push_back({.kind = cackled, .seat = A, .sound = static_cast<Cackle>(i)});
    for (const Reason reason : {Reason::draw, Reason::extra, Reason::loot, Reason::brain, Reason::berk})
        list.push_back({.kind = drew, .seat = A, .deck = Deck::parts, .reason = reason});
    for (const Reason reason : {Reason::deal, Reason::errand, Reason::caught, Reason::emboldened})
        list.push_back({.kind = arrived, .seat = A, .card = rod, .reason = reason});
    for (const Reason reason : {Reason::deal, Reason::errand, Reason::killed})
        list.push_back({.kind = buried, .card = head, .reason = reason});
    for (int i = 0; i < name_count<Reason>; ++i)
        list.push_back({.kind = discarded,
                        .seat = A,
                        .card = i % 2 == 0 ? rod : Card::vs4,
                        .pile = Pile::laboratory,
                        .reason = static_cast<Reason>(i)});
    return list;
}
std::vector<Event> turn_examples() {
    using enum EventKind;
    std::vector<Event> list{
        {.kind = turn_began, .seat = A, .count = 3},
        {.kind = came_back, .seat = A},
        {.kind = monster_home, .seat = A},
        {.kind = igor_woke, .seat = A, .card = jack},
        {.kind = no_draw, .seat = A},
        {.kind = stopped_drawing, .seat = A},
        {.kind = skipped, .seat = A, .count = 0},
        {.kind = skipped, .seat = A, .count = 1},
        {.kind = skipped, .seat = A, .count = 2},
        {.kind = skipped, .seat = A, .count = 3},
        {.kind = passed, .seat = A},
        {.kind = phase_lost, .seat = A, .phase = Phase::laboratory},
        {.kind = turn_ended, .seat = A},
        {.kind = hired, .seat = A, .card = jack},
        {.kind = hired, .seat = A, .card = queen, .calls = true},
        {.kind = claimed, .seat = A, .card = Card::xsk, .pile = Pile::town},
        {.kind = claimed, .seat = A, .card = joker, .pile = Pile::graveyard, .calls = true},
        {.kind = hired, .seat = A, .card = Card::bbj},
        {.kind = hired, .seat = A, .card = Card::vcq},
        {.kind = sent, .seat = A, .card = jack, .errand = Errand::town},
        {.kind = sent, .seat = A, .card = jack, .errand = Errand::graveyard},
        {.kind = sent, .seat = A, .to = B, .card = jack, .errand = Errand::visit},
        {.kind = sent, .seat = A, .to = B, .card = jack, .errand = Errand::burglary},
        {.kind = taunted, .seat = A, .card = jack},
        {.kind = chased, .seat = A, .card = jack},
        {.kind = recruited, .seat = A, .card = Card::vh5},
        {.kind = came_home, .seat = A, .card = jack},
        {.kind = scared_off, .seat = A, .to = B},
        {.kind = dug, .seat = A, .card = head},
        {.kind = met, .seat = A, .card = Card::vs4},
        {.kind = met, .seat = A, .card = joker},
        {.kind = caught, .seat = A},
        {.kind = dropped, .seat = A, .card = head},
        {.kind = kept, .seat = A, .card = head},
        {.kind = burgled, .seat = A, .to = B, .deck = Deck::villagers},
        {.kind = burgled, .seat = A, .to = B, .card = rod, .deck = Deck::villagers},
        {.kind = loaded, .seat = A, .to = B, .deck = Deck::parts},
        {.kind = turned_away, .seat = A, .to = B},
        {.kind = received, .seat = A, .to = B},
        {.kind = saw, .seat = A, .to = B, .card = head},
        {.kind = saw, .seat = A, .to = A, .card = rod},
        {.kind = offered, .seat = A, .to = B, .deck = Deck::parts},
        {.kind = refused, .seat = A, .to = B},
        {.kind = dismissed, .seat = A, .to = B},
        {.kind = traded, .seat = A, .to = B},
        {.kind = cargo_back, .seat = A, .deck = Deck::parts},
        {.kind = cargo_left, .seat = A, .to = B, .deck = Deck::parts},
        {.kind = attacked_visitor, .seat = A, .to = B, .pile = Pile::igor},
        {.kind = attacked_visitor, .seat = A, .to = B, .pile = Pile::monster},
        {.kind = fight_card, .seat = A, .card = rod},
        {.kind = fight_card, .seat = A, .card = queen},
        {.kind = knocked_out, .seat = A, .card = jack},
    };
    for (int i = 0; i < name_count<Request>; ++i)
        list.push_back({.kind = requested, .seat = A, .to = B, .request = static_cast<Request>(i)});
    for (const Card card : {jack, queen, Card::vck, joker, Card::bbj})
        list.push_back({.kind = used_defender, .seat = A, .card = card});
    for (const Reason reason : {Reason::fight, Reason::attack, Reason::stake, Reason::faire, Reason::left})
        list.push_back({.kind = igor_killed, .seat = A, .card = jack, .reason = reason});
    return list;
}
std::vector<Event> monster_examples() {
    using enum EventKind;
    return {
        {.kind = laid, .seat = A, .deck = Deck::villagers, .pile = Pile::laboratory},
        {.kind = laid, .seat = A, .card = rod, .deck = Deck::villagers, .pile = Pile::laboratory},
        {.kind = laid, .seat = A, .deck = Deck::parts, .pile = Pile::monster},
        {.kind = laid, .seat = A, .card = head, .deck = Deck::parts, .pile = Pile::monster},
        {.kind = repaired, .seat = A, .place = 1},
        {.kind = useless, .seat = A, .place = 1},
        {.kind = useful, .seat = A, .place = 1},
        {.kind = came_to_life, .seat = A},
        {.kind = sent_monster, .seat = A},
        {.kind = rampaged, .seat = A, .count = 0},
        {.kind = rampaged, .seat = A, .count = 1},
        {.kind = rampaged, .seat = A, .count = 3},
        {.kind = town_fight, .seat = A, .to = B},
        {.kind = injured, .seat = A, .place = 1},
        {.kind = monster_lost, .seat = A},
        {.kind = hid, .seat = A, .pile = Pile::town},
        {.kind = hid, .seat = A, .pile = Pile::graveyard},
        {.kind = mob_checked, .seat = A, .card = rod},
        {.kind = no_mob, .seat = A},
        {.kind = mob_formed, .seat = A},
        {.kind = joined, .card = rod},
        {.kind = attacked, .seat = A, .count = 1},
        {.kind = attacked, .seat = A, .count = 5},
        {.kind = stage, .seat = A, .count = 1},
        {.kind = stage, .seat = A, .count = 2},
        {.kind = stage, .seat = A, .count = 3},
        {.kind = stage, .seat = A, .count = 4},
        {.kind = igor_turned, .seat = A, .card = jack},
        {.kind = resisted, .seat = A, .count = 12, .rival = 15},
        {.kind = resisted, .seat = A, .count = 15, .rival = 15},
        {.kind = driven_off, .card = Card::vc2},
        {.kind = held, .seat = A},
        {.kind = killed, .card = Card::vs4},
        {.kind = distracted, .card = Card::vh5},
        {.kind = lab_trashed, .seat = A},
        {.kind = stays, .seat = A},
        {.kind = runs, .seat = A},
        {.kind = player_killed, .seat = A},
        {.kind = spread, .seat = A, .card = Card::vc9},
        {.kind = spread, .card = Card::vc9},
        {.kind = no_spread, .card = Card::vc2},
        {.kind = went_home, .count = 0},
        {.kind = went_home, .count = 1},
        {.kind = went_home, .count = 4},
        {.kind = emergency, .seat = A, .card = rod},
        {.kind = emergency_failed, .seat = A},
    };
}
std::vector<Event> rival_examples() {
    using enum EventKind;
    const SeatSet two = SeatSet::only(A).with(B);
    std::vector<Event> list{
        {.kind = played, .seat = A, .to = B, .card = queen},
        {.kind = countered, .seat = A, .card = Card::bhk, .other = queen, .pile = Pile::hand},
        {.kind = countered, .seat = A, .card = Card::bhk, .other = queen, .pile = Pile::counters},
        {.kind = not_countered, .seat = A},
        {.kind = took_back, .seat = A, .card = queen},
        {.kind = robbed, .seat = A, .to = B, .deck = Deck::parts},
        {.kind = invited, .seat = A, .to = B},
        {.kind = accepted, .seat = A, .to = B},
        {.kind = declined, .seat = A, .to = B},
        {.kind = dinner_lapsed, .seat = A, .to = B},
        {.kind = dined, .seat = A, .to = B},
        {.kind = forwent, .seat = A, .phase = Phase::monster},
        {.kind = critiqued, .seat = A, .to = B, .card = rod, .pile = Pile::laboratory},
        {.kind = critique_failed, .seat = A, .to = B, .card = rod, .pile = Pile::monster},
        {.kind = brawled, .seat = A, .to = B},
        {.kind = free_action, .seat = A},
        {.kind = faire_opened, .seat = A, .seats = two},
        {.kind = faire_opened, .seat = A, .seats = SeatSet::only(A)},
        {.kind = faire_opened, .seat = A},
        {.kind = faire_round, .seat = A, .count = 2},
        {.kind = picked, .seat = A, .to = B},
        {.kind = objected, .seat = A, .to = B},
        {.kind = pays, .seat = A, .to = C},
        {.kind = pays, .seat = A},
        {.kind = sat_out, .seat = A},
        {.kind = matched, .seat = A, .to = B},
        {.kind = faire_fought, .seat = A, .card = rod},
        {.kind = faire_fought, .seat = A, .card = rod, .assists = true},
        {.kind = fought_bare, .seat = A},
        {.kind = fought_bare, .seat = A, .assists = true},
        {.kind = favoured, .seat = A, .to = B, .card = rod},
        {.kind = fought, .seat = A, .to = B, .count = 12, .rival = 9},
        {.kind = fought, .seat = A, .to = B, .count = 9, .rival = 12},
        {.kind = fought, .seat = A, .to = B, .count = 9, .rival = 9},
        {.kind = monster_fell, .seat = A},
        {.kind = despaired, .seat = A},
        {.kind = leaves, .seat = A},
        {.kind = left, .seat = A},
        {.kind = went_rogue, .seat = A},
        {.kind = rogue_moved, .seat = A, .pile = Pile::graveyard},
        {.kind = igor_freed, .seat = A, .card = jack},
        {.kind = igor_moved, .card = jack, .pile = Pile::town},
    };
    for (int i = 0; i < name_count<Use>; ++i) {
        list.push_back({.kind = played, .seat = A, .to = B, .card = queen, .use = static_cast<Use>(i)});
        list.push_back({.kind = used, .seat = A, .to = B, .use = static_cast<Use>(i)});
    }
    for (int i = 0; i < name_count<Ending>; ++i) {
        const Ending ending = static_cast<Ending>(i);
        const SeatSet winners = toast_to(ending).empty()      ? SeatSet{}
                                : ending == Ending::dead_heat ? two
                                                              : SeatSet::only(A);
        list.push_back({.kind = ended, .seats = winners, .ending = ending});
    }
    return list;
}
std::vector<Event> optional_examples() {
    using enum EventKind;
    return {
        {.kind = brain_head, .seat = A, .card = head},
        {.kind = brain_announced, .seat = A, .card = head, .other = rod},
        {.kind = brain_attached, .seat = A},
        {.kind = brain_lost, .seat = A},
        {.kind = berk_called, .seat = A},
        {.kind = cellar_laid, .seat = A},
        {.kind = cellar_shown, .seat = A, .card = rod},
        {.kind = plied, .seat = A, .to = B},
        {.kind = drunk, .seat = A},
        {.kind = sober, .seat = A},
        {.kind = snooped, .seat = A, .to = B, .pile = Pile::laboratory, .place = 2},
        {.kind = snoop_failed, .seat = A, .to = B},
        {.kind = put_up, .seat = A, .card = rod},
        {.kind = shows_hand, .seat = A, .to = B},
        {.kind = igor_lured, .seat = A, .to = B, .card = jack},
    };
}

void write_sentences(Proof& proof) {
    const Rules rules = make_rules(3, {}, {});
    std::set<EventKind> met;
    for (const auto& examples :
         {setup_examples(), turn_examples(), monster_examples(), rival_examples(), optional_examples()})
        for (const Event& event : examples) {
            EXPECT_EQ(misplaced_field(event), "") << name_of(event.kind);
            if (met.insert(event.kind).second) proof.heading(name_of(event.kind));
            proof.sentence({A, B, no_seat},
                           [&](Seat viewer) { return Text::sentence(rules, event, viewer, readers); });
        }
    expect_every(met);
}

// ---- what each kind of card may be used for ----

// As the browser tells them apart: "tool", a villager in the hand; parts by their suit; "jack".
std::string kind_of(Card card) {
    static constexpr std::string_view parts[]{"head", "torso", "arms", "legs"};
    static constexpr std::string_view igors[]{"jack", "queen", "king", "red_joker", "black_joker"};
    if (is_igor(card)) return std::string(igors[index_of(rank_of(card))]);
    return std::string(is_equipment(card) ? "tool" : parts[index_of(suit_of(card))]);
}
// By question: the answer that takes a card, from which pile, and the kinds of card that were ever offered with it; kept in
// uses.txt, which the browser's list of uses is held against.
class Uses {
  public:
    void add(const Scene& scene, Seat seat) {
        for (const Choice& choice : scene.offers_of(seat)) {
            const bool is_use = choice.act == Act::use;  // of the card on the table, in two steps
            const Card card = is_use ? scene.table.visit_card.card : choice.card;
            if (card == Card::none) continue;
            std::string what(name_of(is_use ? Act::play : choice.act));
            if (choice.act == Act::counter) what += ' ' + std::string(name_of(scene.table.visit_card.use));
            if (choice.use != Use::none) what += ' ' + std::string(name_of(choice.use));
            const Pile pile = is_use ? Pile::hand : scene.cards.where(card).kind;
            // With an option the use is a question of its own.
            if (choice.act == Act::play && choice.use == Use::none) continue;
            uses_[std::string(name_of(is_use ? Question::visit_card : question(scene.table, seat)))]
                 [what + " from " + std::string(name_of(pile))]
                     .insert(kind_of(card));
        }
    }
    std::string page() const {
        std::string text;
        for (const auto& [question, ways] : uses_) {
            text += (text.empty() ? "" : "\n") + question + "\n";
            for (const auto& [way, kinds] : ways) {
                text += "  " + way + ":";
                for (const std::string& kind : kinds) text += ' ' + kind;
                text += '\n';
            }
        }
        return text;
    }

  private:
    std::map<std::string, std::map<std::string, std::set<std::string>>> uses_;
};
// Every card that is still in a deck goes where it might be of use: Igors into the hand, the own Laboratory, Town or Graveyard, each
// time another; the fives into the Graveyard, and everything else into the hand.
void stuff(Scene& scene, Seat seat, int time) {
    const At places[]{hand_of(seat), laboratory_of(seat), town, graveyard};
    for (int i = 0; i < card_count; ++i) {
        const Card card = static_cast<Card>(i);
        if (!scene.cards.is_in(card, deck_at(deck_of(card)))) continue;
        const int igor = is_igor(card) ? index_of(rank_of(card)) + i / pack_size + time : 0;
        const bool is_dead = is_part(card) && number_of(card) == 5 && time > 0;
        scene.cards.move(card, is_dead ? graveyard : places[igor % 4]);
    }
}

// ---- questions ----

class Questions {
  public:
    Questions(Proof& proof, Uses& uses) : proof_(proof), uses_(uses) {}
    // Puts a question to a seat in a position that `prepare` makes.
    void write(
        Question asked, Seat seat, const std::function<void(Scene&)>& prepare = [](Scene&) {},
        const Options& options = {}) {
        Scene scene(3, options);
        put(scene, asked, seat, prepare);
        write(scene, seat);
        for (int time = 0; time < 4; ++time) {
            Scene full(3, options);
            put(full, asked, seat, prepare);
            stuff(full, seat, time);
            add_uses(full, asked, seat, time);
        }
    }
    void add_uses(Scene& full, Question asked, Seat seat, int time) {
        if (asked == Question::counter)
            for (const auto& [card, use] : counters) {
                full.table.visit_card = {.player = B, .card = card, .use = use};
                uses_.add(full, seat);
            }
        else if (asked == Question::visit_use) {
            if (time == 0) full.put(discard_at(Deck::parts), full.igor(seat));  // MON-360: room for another
            if (time == 1) full.table.living = {};                              // MON-381: a part to trash
            for (int i = 0; i < card_count; ++i) {
                full.table.visit_card.card = static_cast<Card>(i);
                if (!full.offers_of(seat).empty()) uses_.add(full, seat);
            }
        } else
            uses_.add(full, seat);
    }
    static void put(Scene& scene, Question asked, Seat seat, const std::function<void(Scene&)>& prepare) {
        furnish(scene);
        prepare(scene);
        scene.table.question = asked;
        scene.state.round.close();
        scene.state.round.open(SeatSet::only(seat));
    }
    void write(const Scene& scene, Seat seat) {
        const Seen seen = seen_of(scene.state, seat);
        if (met_.insert(question(scene.table, seat)).second)
            proof_.heading(name_of(question(scene.table, seat)));
        proof_.line(readers[static_cast<std::size_t>(seat)] + ":", Text::prompt(scene.rules, seen, readers));
        std::set<std::string> labels, heads;
        for (const Choice& choice : scene.offers_of(seat)) {
            const std::string label = Text::label(scene.rules, seen, choice, readers);
            proof_.label(label);
            EXPECT_TRUE(labels.insert(label).second) << "two answers are both called " << label;
            EXPECT_TRUE(heads.insert(label.substr(0, label.find(": "))).second) << "unclear: " << label;
            EXPECT_FALSE(Text::rule_of_choice(seen, choice).empty());
        }
        detail::Bars bars;
        bar(scene.rules, seen, bars);
        for (const auto& barred : bars)
            proof_.line("x",
                        Text::label(scene.rules, seen, barred.choice, readers) + " (" + barred.why + ")");
    }
    void expect_all() const { expect_every(met_); }
    // Something of everything.
    static void furnish(Scene& scene) {
        scene.hand(A, "VD7 BH4 VHQ BBJ").hand(B, "VC3 BCJ VSK VRJ").hand(C, "BD9 VH2");
        scene.put(town, "VD4 VH5 VCJ").put(graveyard, "BD2 BC8 BSQ");
        scene.igor(A, "VSQ").igor(B, "BDK");
        scene.laboratory(A, "VH6 VC2 VDJ").laboratory(B, "VS5 BHK BHQ").laboratory(C, "VC1");
        scene.living(A, "BD6 BH3 BC1 BS5").living(B, "BD10 BH8 BC7 BS4", 1).monster(C, "BH10 BH1");
        scene.table.round = 7;
        for (Seat seat : {A, B}) {
            scene.table.revealed.add(seat);
            for (const Card card : scene.cards.cards_in(monster_of(seat))) scene.cards.show_all(card);
        }
    }

  private:
    static constexpr std::pair<Card, Use> counters[]{{Card::vd1, Use::lecture},
                                                     {Card::vhj, Use::steal},
                                                     {Card::vhq, Use::befriend_igor},
                                                     {Card::vhq, Use::befriend_monster},
                                                     {Card::vhk, Use::distract_monster},
                                                     {Card::vhk, Use::distract_laboratory},
                                                     {Card::vrj, Use::incite},
                                                     {Card::vbj, Use::dismantle_monster},
                                                     {Card::vbj, Use::dismantle_laboratory}};
    Proof& proof_;
    Uses& uses_;
    std::set<Question> met_;
};

void visits(Scene& scene) {
    scene.table.trip = {.errand = Errand::visit, .igor = 0, .host = B, .request = Request::bd};
    scene.put(cargo, "VS9");
    scene.cards.show(Card::vs9, A);
}
void received(Scene& scene) {
    visits(scene);
    scene.table.trip.is_received = true;
    scene.cards.show(Card::vs9, B);
}
void offers_card(Scene& scene) {
    received(scene);
    scene.put(offered, "BD8");
    scene.cards.show(Card::bd8, A);
    scene.cards.show(Card::bd8, B);
}
void fights(Scene& scene) {
    visits(scene);
    scene.table.fight = {
        .brawl = Brawl::igors, .visitor = A, .host = B, .visitor_total = 12, .host_total = 7, .draws = 1};
}
void dines(Scene& scene) { scene.table.trip = {.errand = Errand::none, .igor = 0, .host = B}; }
void besieged(Scene& scene, int stage) {
    scene.put(force, "VD3 VH7 VC8 VS1");
    scene.table.attack.target = A;
    scene.table.attack.stage = static_cast<u8>(stage);
    scene.table.attack.is_mob = is_mob(scene.rules, scene.table, scene.cards);
}
// MON-383
void besieged_with_igor(Scene& scene, int stage) {
    besieged(scene, stage);
    scene.table.attack.has_turned = true;
}
void at_faire(Scene& scene) {
    Fair& faire = scene.table.faire;
    const SeatSet all = SeatSet::first(3);
    faire.is_on = true;
    faire.round = 2;
    faire.opener = A;
    faire.entrants = faire.standing = faire.unmatched = all;
    faire.picker = C;
    faire.picked = A;
    scene.table.living.add(C);
    for (const Card card : scene.cards.cards_in(monster_of(C))) scene.cards.show_all(card);
}
void matched_at_faire(Scene& scene) {
    at_faire(scene);
    scene.table.faire.rival[A] = B;
    scene.table.faire.rival[B] = A;
    scene.table.faire.unmatched = {};
    scene.table.faire.sitting = SeatSet::only(C);
}

void write_turn(Questions& questions) {
    using enum Question;
    for (const Question question : {cackle, vote, direction, draw, skip, recruit, request})
        questions.write(question, A, question == request ? visits : [](Scene&) {});
    questions.write(extra_draw, A, [](Scene& s) { s.table.turn.extra = 2; });
    for (const int window : {1, 2, 4})
        questions.write(visit_card, B, [&](Scene& s) { s.table.turn.window = static_cast<u8>(window); });
    questions.write(visit_card, A, [](Scene& s) {
        s.table.turn.window = 1;
        s.table.active = B;
    });
    Options options = with(&Options::rule_igors_revenge);
    options.rule_morbius = Toggle::on;
    options.visit_windows = VisitWindows::once;
    const auto bribe = [](Scene& s) {
        s.hand(B, "BC5").put(brain_of(A), "BD1 VS3");
        s.table.solon = A;
        s.table.condo = Card::vsq;
        s.table.visit_card = {.player = B, .card = Card::bc5};
    };
    questions.write(visit_card, B, bribe, options);
    questions.write(visit_use, B, bribe, options);
    for (const auto& [card, use] :
         {std::pair{Card::vd2, Use::lecture}, {Card::vhj, Use::steal}, {Card::vbj, Use::dismantle_monster}})
        questions.write(counter, A, [&](Scene& s) {
            s.put(played, std::string(name_of(card)));
            s.table.visit_card = {.player = B, .card = card, .use = use};
        });
    questions.write(igor, A);
    questions.write(igor, C);
    questions.write(igor, C, [](Scene& s) { s.hand(C, "BSJ"); }, with(&Options::rule_berk));
    questions.write(igor, A, [](Scene& s) {
        s.put(town, "VS8");
        s.table.out.add(C);
    });
    for (const std::string part : {"", "BS6"})
        questions.write(dig, A,
                        [&](Scene& s) { s.put(graveyard, part).table.trip.errand = Errand::graveyard; });
    questions.write(caught, A, [](Scene& s) { s.put(played, "BD8 VS9"); });
    questions.write(drive_off, B);
}
void write_visit(Questions& questions) {
    using enum Question;
    questions.write(cargo, A, [](Scene& s) { s.table.trip = {.errand = Errand::visit, .host = B}; });
    questions.write(door, B, visits);
    questions.write(door, C, [](Scene& s) {
        s.table.trip = {.errand = Errand::visit, .host = C, .request = Request::anything};
    });
    questions.write(
        door, B,
        [](Scene& s) {
            visits(s);
            s.put(cellar_of(B), "VH9");
        },
        with(&Options::rule_wine_cellar));
    questions.write(reply, B, received);
    questions.write(accept, A, offers_card);
    questions.write(fight_deck, A, fights);
    questions.write(fight_deck, B, fights);
    questions.write(fight_queen, B, fights);
    questions.write(fight_king, B, fights);
    questions.write(spoils, A, fights);
}
void write_manor(Questions& questions) {
    using enum Question;
    questions.write(laboratory, A);
    questions.write(laboratory, C);
    questions.write(laboratory, A, [](Scene& s) { s.table.marks[A].injured = 2; });
    Options strict;
    strict.defender_decks = DefenderDecks::villagers;
    strict.repair_rate = RepairRate::all;
    questions.write(laboratory, A, [](Scene& s) { s.table.marks[A].injured = 2; }, strict);
    questions.write(monster, A);
    questions.write(monster, A, [](Scene& s) { s.table.in_town.add(B); });
    questions.write(monster, C);
    questions.write(monster, C, [](Scene& s) { s.monster(C, "BD4 BC4 BS10"); });
    questions.write(prowl, B);
    for (const Question question : {town_card, town_deck})
        questions.write(question, A, [](Scene& s) {
            s.table.town_fight.attacker = A;
            s.table.town_fight.rival = B;
        });
    for (const int stage : {1, 2, 3}) questions.write(defender, A, [&](Scene& s) { besieged(s, stage); });
    for (const Card chosen : {Card::vdj, Card::vhq})
        questions.write(victim, A, [&](Scene& s) {
            besieged(s, 1);
            s.table.attack.chosen = chosen;
        });
    questions.write(help, A, [](Scene& s) { besieged(s, 1); });
    questions.write(emergency, C, [](Scene& s) {
        besieged(s, 2);
        s.monster(C, "BD4 BC4 BS10").table.attack.target = C;
    });
    questions.write(hiding_deck, A);
    questions.write(injury_deck, A);
    questions.write(defend, A, [](Scene& s) { besieged(s, 3); });
    questions.write(penalty, A);
    questions.write(stand, A, [](Scene& s) { besieged(s, 4); });
    questions.write(last_deck, A, [](Scene& s) { besieged(s, 4); });
}
void write_company(Questions& questions) {
    using enum Question;
    questions.write(invite, A);
    questions.write(invitation, B);
    for (const Question question : {forgo, critique, brawl}) questions.write(question, A, dines);
    questions.write(critique, A, [](Scene& s) { s.table.trip.host = C; });
    questions.write(free_action, C, [](Scene& s) { s.monster(C, "BD4 BC4 BS10"); });
    questions.write(faire_pick, A, at_faire);
    questions.write(faire_answer, A, at_faire);
    questions.write(faire_payment, A, at_faire);
    questions.write(faire_card, A, matched_at_faire);
    questions.write(faire_card, A, [](Scene& s) {
        matched_at_faire(s);
        while (s.size(hand_of(A)) > 0) s.cards.move(s.cards.top(hand_of(A)), discard_at(Deck::villagers));
    });
    questions.write(faire_deck, A, matched_at_faire);
    questions.write(faire_card, C, matched_at_faire);
    Scene sitting(3);
    Questions::furnish(sitting);
    matched_at_faire(sitting);
    sitting.table.question = faire_card;
    sitting.state.round.open(SeatSet::only(C));
    sitting.state.round.so_far[C].group.card = Card::bd9;
    questions.write(sitting, C);
}
void write_options(Questions& questions) {
    using enum Question;
    const Options morbius = with(&Options::rule_morbius);
    const auto has_brain = [](Scene& s) {
        s.put(brain_of(A), "BD1 VS3").put(dealing, "VCK");
        s.cards.show(Card::vck, A);
        s.table.solon = A;
        s.table.visit_card = {.player = B, .card = Card::vc3, .use = Use::attack_brain};
    };
    for (const Question question : {brain, brain_equipment, brain_deck, brain_igor, attach, defend_brain})
        questions.write(question, A, has_brain, morbius);
    for (const Question question : {renfrew_card, renfrew_meal})
        questions.write(question, A, [](Scene&) {}, with(&Options::rule_renfrew));
    questions.write(berk, A, [](Scene& s) { s.table.upstairs = A; }, with(&Options::rule_berk));
    const Options cooks = with(&Options::rule_many_cooks);
    questions.write(further_igor, A, [](Scene& s) { s.igor(A, "BCK"); }, cooks);
    questions.write(
        further_fighter, A,
        [](Scene& s) {
            besieged(s, 1);
            s.igor(A, "BCK");
        },
        cooks);
    const Options revenge = with(&Options::rule_igors_revenge);
    questions.write(turn_igor, B, [](Scene& s) { besieged(s, 1); }, revenge);
    questions.write(defender, A, [](Scene& s) { besieged_with_igor(s, 2); }, revenge);
    Options prometheus = with(&Options::rule_prometheus);
    prometheus.scholar = Scholar::first;
    for (const Question question : {scholar, scholar_deal, scholar_hand})
        questions.write(
            question, A,
            [](Scene& s) {
                s.put(dealing, "VC10 VS10 BC10 BS10");
                for (const Card card : cards_of("VC10 VS10 BC10 BS10")) s.cards.show(card, A);
            },
            prometheus);
    const Options wine = with(&Options::rule_wine_cellar);
    const auto has_cellars = [](Scene& s) {
        visits(s);
        s.put(cellar_of(A), "VC9").put(cellar_of(B), "VH9");
    };
    for (const Question question : {snoop, guest_card}) questions.write(question, A, has_cellars, wine);
    questions.write(snoop_at, A, [](Scene& s) { s.table.trip.host = C; }, wine);
    for (const Question question : {cellar, ply}) questions.write(question, B, has_cellars, wine);
    questions.write(
        take_card, B,
        [](Scene& s) {
            for (const Card card : s.cards.cards_in(hand_of(A))) s.cards.show(card, B);
        },
        wine);
}

TEST(MonsterFaireText, everything_it_can_say_is_on_the_page) {
    Proof proof("games/monster_faire/words.txt");
    write_sentences(proof);
    Uses uses;
    Questions questions(proof, uses);
    write_turn(questions);
    write_visit(questions);
    write_manor(questions);
    write_company(questions);
    write_options(questions);
    questions.expect_all();
    proof.options(registered<Game>());
    proof.finish();
    const std::string file = "games/monster_faire/uses.txt";
    if (std::getenv("FAIRGROUND_REWRITE") != nullptr)
        EXPECT_TRUE(bool(write_file(file, uses.page())));
    else
        EXPECT_EQ(*read_file(file), uses.page()) << "see web/src/games/monster_faire/uses.ts";
}
TEST(MonsterFaireText, MON_053_MON_406_every_igor_fails_in_two_ways_and_every_cackle_sounds) {
    std::set<std::string> failings;
    for (int i = 0; i < pack_size; ++i)
        if (const Card card = static_cast<Card>(i); is_igor(card)) failings.insert(failing_of(card));
    EXPECT_EQ(failings.size(), 14U) << "four suits by three ranks, and two Jokers";
    for (int i = 0; i < name_count<Cackle>; ++i) EXPECT_FALSE(sound_of(static_cast<Cackle>(i)).empty());
    for (const Use use : {Use::lecture, Use::steal, Use::befriend_igor, Use::distract_monster, Use::incite,
                          Use::dismantle_laboratory})
        EXPECT_FALSE(line_of(use).empty());
}
TEST(MonsterFaireText, every_card_has_a_name_of_its_own_where_it_is_held_and_where_it_stands) {
    std::set<std::string> held, standing;
    for (int i = 0; i < card_count; ++i) {
        held.insert(word(static_cast<Card>(i)));
        standing.insert(villager(static_cast<Card>(i)));
    }
    EXPECT_EQ(held.size(), static_cast<std::size_t>(card_count));
    EXPECT_EQ(standing.size(), static_cast<std::size_t>(card_count));
}

}  // namespace
}  // namespace fg::mon
