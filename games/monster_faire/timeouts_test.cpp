// SPDX-License-Identifier: Apache-2.0
// What an expired clock answers: the column "Timeout" of the catalogue's table of decisions, row by row (MON-400).
#include <functional>
#include <set>

#include "games/monster_faire/siege_test.h"

namespace fg::mon {
namespace {

constexpr Choice pass{.act = Act::pass}, yes{.act = Act::yes};
constexpr Choice from_v{.act = Act::draw, .deck = Deck::villagers},
    from_b{.act = Act::draw, .deck = Deck::parts};
constexpr Choice chance_picks{};  // the catalogue says "random"
constexpr Choice card(Act act, Card which) { return {.act = act, .card = which}; }
constexpr Choice visit_b{.act = Act::visit, .seat = B};

struct Row {
    const char* decision;
    Question question;
    Seat seat;
    Choice expected;
    std::function<void(Scene&)> stage;
    Options options = {};
};

Options cackling() {
    Options options;
    options.first_player = FirstPlayer::cackle;
    return options;
}
Options scholarly() {
    Options options = with(&Options::rule_prometheus);
    options.scholar = Scholar::first;
    return options;
}

// ---- how the scenes come about

void to_window(Scene& s) {
    s.table.turn.window = 1;
    begin(s, Step::window);
}
void visit(Scene& s, const std::string& carried = "") {
    s.start(Step::igor_phase);
    s.answer(A, visit_b);
    if (s.table.question == Question::cargo)
        carried.empty() ? s.answer(A, Act::pass) : s.answer(A, Act::carry, carried);
    s.answer(A, {.act = Act::request, .request = Request::anything});
}
// A dines with B.
void dine(Scene& s) {
    s.table.dines_with[A] = B;
    s.start(Step::igor_phase);
}
void faire_of_three(Scene& s) {
    s.living(A, "BD1 BH10").living(B, "BD2 BH9").living(C, "BD3 BH8");
    s.start(Step::faire);
}
void without_v(Scene& s) { s.deck(Deck::villagers, "", laboratory_of(C)); }
void receive_cargo(Scene& s) {
    s.igor(A, "VCK").hand(A, "VC9").hand(B, "BD7");
    visit(s, "VC9");
    s.answer(B, Act::receive);
}
void fight_at_door(Scene& s) {
    visit(s);
    s.answer(B, Act::attack_igor);
}
void stirred_use(Scene& s) {
    s.igor(A, "VDQ").laboratory(A, "VH4").hand(B, "VD8");
    to_window(s);
    s.answer(B, Act::play, "VD8");
}
void lectured(Scene& s) {
    s.laboratory(A, "VD3").hand(A, "BS7").hand(B, "VD6");
    to_window(s);
    s.answer(B, {.act = Act::play, .card = Card::vd6, .use = Use::lecture});
}
void won_at_door(Scene& s, const char* host_igor, const char* host_laboratory, const char* king) {
    s.igor(A, "VRJ").laboratory(B, host_laboratory).top("VD9 VD1");
    if (*host_igor != 0) s.igor(B, host_igor);
    fight_at_door(s);
    s.answer(A, from_v);
    *king != 0 ? s.answer(B, Act::defend, king) : s.answer(B, Act::pass);
    s.answer(B, from_v);
}
void meet_in_town(Scene& s) {
    s.living(A, "BD5 BH5").living(B, "BC3 BS4");
    s.table.in_town.add(B);
    s.start(Step::monster_step);
    s.answer(B, Act::pass);
    s.answer(A, {.act = Act::fight, .seat = B});
}
void drunk_guest(Scene& s) {
    s.put(cellar_of(B), "VH9").hand(A, "VC2 BD4");
    dine(s);
    s.answer(A, {.act = Act::forgo, .phase = Phase::monster});
}
void announce_brain(Scene& s) {
    s.hand(A, "BD6 VC2 VD5").top("VCK");
    s.table.begun = {};
    s.start(Step::drawn);
    s.answer(A, Act::announce, "BD6");
}

struct Rows : std::vector<Row> {
    void add(const char* decision, Question question, Seat seat, const Choice& expected,
             std::function<void(Scene&)> stage, const Options& options = {}) {
        push_back({decision, question, seat, expected, std::move(stage), options});
    }
};

void turn_rows(Rows& rows) {  // setup and Draw phase
    using Q = Question;
    rows.add("D1 none", Q::cackle, B, pass, [](Scene& s) { s.start(Step::find_first); }, cackling());
    rows.add(
        "D1 abstain", Q::vote, B, pass,
        [](Scene& s) {
            s.start(Step::find_first);
            for (Seat seat : {A, B, C}) s.answer(seat, Act::pass);
        },
        cackling());
    rows.add("D2 clockwise", Q::direction, A, {.act = Act::clockwise},
             [](Scene& s) { s.start(Step::choose_direction); });
    rows.add("D3 V", Q::draw, A, from_v, [](Scene& s) { s.start(Step::begin_turn); });
    rows.add("D3 else B", Q::draw, A, from_b, [](Scene& s) {
        without_v(s);
        s.start(Step::begin_turn);
    });
    rows.add("D4 0", Q::skip, A, {.act = Act::skip, .count = 0}, [](Scene& s) { s.start(Step::announce); });
    rows.add("D5 V", Q::extra_draw, A, from_v, [](Scene& s) {
        s.start(Step::announce);
        s.answer(A, {.act = Act::skip, .count = 2});
    });
    rows.add("D5 else B", Q::extra_draw, A, from_b, [](Scene& s) {
        without_v(s);
        s.start(Step::announce);
        s.answer(A, {.act = Act::skip, .count = 2});
    });
}
void window_rows(Rows& rows) {  // visit cards
    using Q = Question;
    const Options revenge = with(&Options::rule_igors_revenge);
    rows.add("D6 pass", Q::visit_card, B, pass, [](Scene& s) {
        s.hand(A, "VD2").hand(B, "VSJ");
        to_window(s);
    });
    rows.add("D6 the first use", Q::visit_use, B, {.act = Act::use, .use = Use::lecture}, stirred_use,
             revenge);
    rows.add("D7 none", Q::counter, A, pass, lectured);
}
void errand_rows(Rows& rows) {  // Igor
    using Q = Question;
    rows.add("D8 none", Q::igor, A, pass, [](Scene& s) { s.hand(A, "VSJ").start(Step::igor_phase); });
    rows.add("D9 none", Q::igor, A, pass, [](Scene& s) { s.igor(A, "VSJ").start(Step::igor_phase); });
    rows.add("D10 none", Q::recruit, A, pass, [](Scene& s) {
        s.igor(A, "VRJ").put(town, "VD5").start(Step::igor_phase);
        s.answer(A, Act::to_town);
    });
    rows.add("D11 highest value", Q::dig, A, card(Act::dig, Card::bd9), [](Scene& s) {
        s.igor(A, "VRJ").put(graveyard, "BH9 BS3 BD9").top("BS1").start(Step::igor_phase);
        s.answer(A, Act::to_graveyard);
    });
    rows.add("D12 keep", Q::caught, A, {.act = Act::keep}, [](Scene& s) {
        s.igor(A, "VHJ").put(graveyard, "BH9").top("BSJ VD9").start(Step::igor_phase);
        s.answer(A, Act::to_graveyard);
    });
    rows.add("D13 no", Q::drive_off, B, pass, [](Scene& s) {
        s.igor(A, "VHJ").living(B, "BD2 BH2");
        s.table.in_graveyard.add(B);
        s.start(Step::igor_phase);
        s.answer(A, Act::to_graveyard);
    });
}
void visit_rows(Rows& rows) {  // visits
    using Q = Question;
    rows.add("D14 none", Q::cargo, A, pass, [](Scene& s) {
        s.igor(A, "VHJ").hand(A, "VD9").start(Step::igor_phase);
        s.answer(A, visit_b);
    });
    rows.add("D14 anything", Q::request, A, {.act = Act::request, .request = Request::anything},
             [](Scene& s) {
                 s.igor(A, "VHJ").start(Step::igor_phase);
                 s.answer(A, visit_b);
             });
    rows.add("D15 turn away", Q::door, B, {.act = Act::turn_away}, [](Scene& s) {
        s.igor(A, "VHJ").hand(A, "VD9").igor(B, "VDK").living(B, "BD2");
        visit(s, "VD9");
    });
    rows.add("D16 dismiss", Q::reply, B, {.act = Act::dismiss}, receive_cargo);
    rows.add("D17 refuse", Q::accept, A, pass, [](Scene& s) {
        receive_cargo(s);
        s.answer(B, Act::offer, "BD7");
    });
}
void fight_rows(Rows& rows) {  // Igor fights
    using Q = Question;
    rows.add("D18 V", Q::fight_deck, A, from_v, [](Scene& s) {
        s.igor(A, "VHJ").igor(B, "VDK");
        fight_at_door(s);
    });
    rows.add("D19 no Queen", Q::fight_queen, B, pass, [](Scene& s) {
        s.igor(A, "VHJ").igor(B, "VDK").laboratory(B, "VHQ");
        dine(s);
        s.answer(A, {.act = Act::forgo, .phase = Phase::monster});
        s.answer(A, Act::yes);
    });
    rows.add("D19 no King beside an Igor", Q::fight_king, B, pass, [](Scene& s) {
        s.igor(A, "VHJ").igor(B, "VDK").laboratory(B, "VHK");
        fight_at_door(s);
        s.answer(A, from_v);
    });
    rows.add("D19 else the first King", Q::fight_king, B, card(Act::defend, Card::vhk), [](Scene& s) {
        s.igor(A, "VHJ").laboratory(B, "BDK VSK VHK");
        fight_at_door(s);
        s.answer(A, from_v);
    });
    rows.add("D20 knock out", Q::spoils, A, {.act = Act::knock_out},
             [](Scene& s) { won_at_door(s, "VSJ", "VD5", ""); });
    rows.add("D20 else trash", Q::spoils, A, {.act = Act::trash},
             [](Scene& s) { won_at_door(s, "", "VD5 VHK", "VHK"); });
}
void laboratory_rows(Rows& rows) {  // Laboratory and Monster
    using Q = Question;
    rows.add("D21 none", Q::laboratory, A, pass,
             [](Scene& s) { s.hand(A, "VD9").start(Step::laboratory_phase); });
    rows.add("D22 none", Q::monster, A, pass, [](Scene& s) {
        s.laboratory(A, "VD5").monster(A, "BD3 BH4 BC2 BS2").start(Step::monster_phase);
    });
    rows.add("D23 yes", Q::prowl, B, yes, [](Scene& s) {
        s.living(B, "BD3 BH4");
        s.table.in_town.add(B);
        s.start(Step::monster_step);
    });
    rows.add("D24 lowest card", Q::town_card, A, card(Act::show, Card::vd3), [](Scene& s) {
        s.hand(A, "VSJ BD3 VH3 VD3 VD9");
        meet_in_town(s);
    });
    rows.add("D24 V", Q::town_deck, A, from_v, meet_in_town);
}
void attack_rows(Rows& rows) {  // Stages 1 and 2
    using Q = Question;
    rows.add("D25 go on", Q::defender, A, pass, [](Scene& s) {
        s.laboratory(A, "VD3 VCJ");
        attack_with(s, "VD9 VH3");
    });
    rows.add("D25 the highest victim", Q::victim, A, card(Act::victim, Card::vd9), [](Scene& s) {
        s.laboratory(A, "VD3 VCJ");
        attack_with(s, "VS9 VD9 VH3");
        s.answer(A, Act::defend, "VCJ");
    });
    rows.add("D26 none", Q::help, A, pass, [](Scene& s) {
        s.igor(A, "VCJ").hand(A, "VD9");
        attack_with(s, "VS9 VH3");
    });
    rows.add("D27 no", Q::emergency, A, pass, [](Scene& s) {
        s.monster(A, "BD3 BH4 BC2 BS2");
        attack_with(s, "VS9 VH3");
    });
    rows.add("D28 V, hiding", Q::hiding_deck, A, from_v, [](Scene& s) {
        s.living(A, "BD3 BH4");
        attack_with(s, "VS9 VH3");
    });
    rows.add("D28 V, injured", Q::injury_deck, A, from_v, [](Scene& s) {
        s.living(A, "BD3 BH4");
        attack_with(s, "VS9 VH3 VC4 VD5");
    });
}
void siege_rows(Rows& rows) {  // Stages 3 and 4
    using Q = Question;
    rows.add("D29 stop", Q::defend, A, pass, [](Scene& s) {
        s.hand(A, "VD9");
        attack_with(s, "VS9 VH3");
    });
    rows.add("D29 the highest victim", Q::victim, A, card(Act::victim, Card::vh8), [](Scene& s) {
        s.hand(A, "VD9");
        attack_with(s, "VS8 VH8 VC10 VH3");
        s.answer(A, Act::defend, "VD9");
    });
    rows.add("D30 lowest card", Q::penalty, A, card(Act::discard, Card::vd3), [](Scene& s) {
        s.hand(A, "VSJ BC3 VD3");
        attack_with(s, "VS9 VH9 VC10 VD9");
        s.answer(A, Act::pass);
    });
    rows.add("D31 run", Q::stand, A, {.act = Act::run}, [](Scene& s) {
        s.laboratory(A, "VD2");
        attack_with(s, "VS9 VH9 VC10 VD9");
        s.until(Q::stand, A);
    });
    rows.add("D31 V", Q::last_deck, A, from_v, [](Scene& s) {
        s.laboratory(A, "VD2");
        attack_with(s, "VS9 VH9 VC10 VD9");
        s.until(Q::stand, A);
        s.answer(A, Act::stay);
    });
}
void dinner_rows(Rows& rows) {  // dinner
    using Q = Question;
    rows.add("D32 none", Q::invite, A, pass, [](Scene& s) { s.start(Step::housekeeping); });
    rows.add("D32 decline", Q::invitation, B, pass, [](Scene& s) {
        s.start(Step::housekeeping);
        s.answer(A, {.act = Act::name, .seat = B});
    });
    rows.add("D33 the Monster phase", Q::forgo, A, {.act = Act::forgo, .phase = Phase::monster}, dine);
    rows.add("D33 no critique", Q::critique, A, pass, [](Scene& s) {
        s.hand(A, "VD9").laboratory(B, "VD2");
        dine(s);
        s.answer(A, {.act = Act::forgo, .phase = Phase::monster});
    });
    rows.add("D33 no attack", Q::brawl, A, pass, [](Scene& s) {
        s.igor(A, "VHJ").igor(B, "VDK");
        dine(s);
        s.answer(A, {.act = Act::forgo, .phase = Phase::monster});
    });
    rows.add("D33 no free action", Q::free_action, B, pass, [](Scene& s) {
        s.laboratory(B, "VD5").monster(B, "BD3 BH4 BC2 BS2");
        dine(s);
        s.answer(A, {.act = Act::forgo, .phase = Phase::monster});
    });
}
void faire_rows(Rows& rows) {  // the Faire
    using Q = Question;
    rows.add("D34 next unmatched in order", Q::faire_pick, A, {.act = Act::name, .seat = C}, [](Scene& s) {
        s.table.is_clockwise = false;
        faire_of_three(s);
    });
    rows.add("D35 accept", Q::faire_answer, B, yes, [](Scene& s) {
        s.hand(B, "VD9");
        faire_of_three(s);
        s.answer(A, {.act = Act::name, .seat = B});
    });
    rows.add("D36 lowest card", Q::faire_payment, A, card(Act::discard, Card::bc2), [](Scene& s) {
        s.hand(A, "VSJ VD3 BC2");
        faire_of_three(s);
        s.answer(A, Act::sit_out);
    });
    rows.add("D37 lowest card, no Igor", Q::faire_card, A, card(Act::show, Card::bc2), [](Scene& s) {
        s.hand(A, "VSJ VD3 BC2").igor(A, "VDK");
        faire_of_three(s);
        s.answer(A, {.act = Act::name, .seat = B});
    });
    rows.add("D37 no hand, no Igor", Q::faire_card, A, pass, [](Scene& s) {
        s.igor(A, "VDK");
        faire_of_three(s);
        s.answer(A, {.act = Act::name, .seat = B});
    });
    rows.add("D37 V", Q::faire_deck, A, from_v, [](Scene& s) {
        faire_of_three(s);
        s.answer(A, {.act = Act::name, .seat = B});
    });
    rows.add("D38 none", Q::favour, C, pass, [](Scene& s) {
        s.hand(C, "VD9");
        faire_of_three(s);
        s.answer(A, {.act = Act::name, .seat = B});
    });
    rows.add("D38 the first Monster", Q::favour, C, {.act = Act::name, .seat = A}, [](Scene& s) {
        s.hand(C, "VD9");
        faire_of_three(s);
        s.answer(A, {.act = Act::name, .seat = B});
        s.answer(C, Act::favour, "VD9");
    });
}
void brain_rows(Rows& rows) {  // the Brain of Morbius
    using Q = Question;
    const Options morbius = with(&Options::rule_morbius);
    rows.add(
        "D40 no", Q::brain, A, pass,
        [](Scene& s) {
            s.hand(A, "BD6 VC2");
            s.table.begun = {};
            s.start(Step::drawn);
        },
        morbius);
    rows.add("D40 the first Equipment", Q::brain_equipment, A, card(Act::equip, Card::vc2), announce_brain,
             morbius);
    rows.add(
        "D40 V", Q::brain_deck, A, from_v,
        [](Scene& s) {
            announce_brain(s);
            s.answer(A, Act::equip, "VC2");
        },
        morbius);
    rows.add(
        "D40 keep", Q::brain_igor, A, pass,
        [](Scene& s) {
            announce_brain(s);
            s.answer(A, Act::equip, "VC2");
            s.answer(A, from_v);
        },
        morbius);
    rows.add(
        "D41 no", Q::attach, A, pass,
        [](Scene& s) {
            s.put(brain_of(A), "BD6 VC2").monster(A, "BH9").start(Step::laboratory_phase);
            s.table.solon = A;
        },
        morbius);
    rows.add(
        "D42 none, against villagers", Q::defend_brain, A, pass,
        [](Scene& s) {
            s.put(brain_of(A), "BD6 VC2").hand(A, "VD9");
            s.table.solon = A;
            attack_with(s, "VS9 VH3");
        },
        morbius);
    rows.add(
        "D42 none, against a card", Q::defend_brain, A, pass,
        [](Scene& s) {
            s.put(brain_of(A), "BD6 VC3").hand(A, "VD9").hand(B, "VH8");
            s.table.solon = A;
            to_window(s);
            s.answer(B, Act::play, "VH8");
            if (s.table.question == Q::visit_use) s.answer(B, {.act = Act::use, .use = Use::attack_brain});
        },
        morbius);
}
void option_rows(Rows& rows) {  // Renfrew, Berk, cooks, revenge
    using Q = Question;
    const Options renfrew = with(&Options::rule_renfrew);
    const Options cooks = with(&Options::rule_many_cooks);
    const Options revenge = with(&Options::rule_igors_revenge);
    const Options berk = with(&Options::rule_berk);
    rows.add(
        "D43 no", Q::renfrew_card, A, pass,
        [](Scene& s) {
            s.igor(A, "VRJ").start(Step::igor_phase);
            s.answer(A, Act::to_graveyard);
        },
        renfrew);
    rows.add(
        "D43 lowest", Q::renfrew_meal, A, card(Act::eat, Card::bh2),
        [](Scene& s) {
            s.igor(A, "VRJ").put(graveyard, "BD4 BC1 BH2").top("BS9").start(Step::igor_phase);
            s.answer(A, Act::to_graveyard);
            s.answer(A, Act::pass);
        },
        renfrew);
    rows.add(
        "D44 no", Q::berk, A, pass,
        [](Scene& s) {
            s.igor(A, "VRJ");
            s.table.upstairs = A;
            s.start(Step::berk_card);
        },
        berk);
    rows.add(
        "D45 none in the Igor phase", Q::further_igor, A, pass,
        [](Scene& s) {
            s.igor(A, "VCJ VSK").hand(A, "VD2").top("VC1").start(Step::igor_phase);
            s.answer(A, Act::to_town);
        },
        cooks);
    rows.add(
        "D45 none in Stage 1", Q::further_fighter, A, pass,
        [](Scene& s) {
            s.igor(A, "VCJ VSK").hand(A, "VD2");
            attack_with(s, "VS9 VH9");
        },
        cooks);
    rows.add(
        "D46 none", Q::turn_igor, B, pass,
        [](Scene& s) {
            s.igor(A, "VCJ").hand(B, "VD9");
            attack_with(s, "VS9 VH9");
        },
        revenge);
}
void scholar_rows(Rows& rows) {  // the scholar
    using Q = Question;
    rows.add("D47 yes", Q::scholar, A, yes, [](Scene& s) { s.table.question = Q::scholar; }, scholarly());
    rows.add(
        "D47 random", Q::scholar_deal, A, chance_picks, [](Scene& s) { s.start(Step::scholar_deals); },
        scholarly());
    rows.add(
        "D47 hand 1", Q::scholar_hand, A, {.act = Act::hand, .place = 0},
        [](Scene& s) {
            s.table.first = s.table.active = B;
            s.start(Step::deal_hands);
        },
        scholarly());
}
void wine_rows(Rows& rows) {  // wine
    using Q = Question;
    const Options wine = with(&Options::rule_wine_cellar);
    rows.add(
        "D48 no snooping", Q::snoop, A, pass,
        [](Scene& s) {
            s.igor(A, "VCK").hand(A, "VC9").laboratory(B, "VD2");
            visit(s);
            s.answer(B, Act::receive);
        },
        wine);
    rows.add(
        "D48 the first card", Q::snoop_at, A, {.act = Act::snoop, .pile = Pile::laboratory, .place = 0},
        [](Scene& s) {
            s.igor(A, "VCK").hand(A, "VC9").laboratory(B, "VD2 VD3").monster(B, "BD2");
            visit(s);
            s.answer(B, Act::receive);
            s.answer(A, Act::discard, "VC9");
        },
        wine);
    rows.add(
        "D48 show the Cellar", Q::cellar, B, yes,
        [](Scene& s) {
            s.igor(A, "VCK").hand(A, "VC9").laboratory(B, "VHQ").put(cellar_of(B), "VH6");
            visit(s);
            s.answer(B, Act::receive);
            s.answer(A, Act::discard, "VC9");
            s.answer(A, {.act = Act::snoop, .pile = Pile::laboratory, .place = 0});
        },
        wine);
    rows.add("D48 do not ply", Q::ply, B, pass, drunk_guest, wine);
    rows.add(
        "D48 no card put up", Q::guest_card, A, pass,
        [](Scene& s) {
            drunk_guest(s);
            s.answer(B, Act::yes);
        },
        wine);
    rows.add(
        "D48 random", Q::take_card, B, chance_picks,
        [](Scene& s) {
            drunk_guest(s);
            s.answer(B, Act::yes);
            s.answer(A, Act::pass);
        },
        wine);
}

Rows all_rows() {
    Rows rows;
    for (const auto add_to :
         {turn_rows, window_rows, errand_rows, visit_rows, fight_rows, laboratory_rows, attack_rows,
          siege_rows, dinner_rows, faire_rows, brain_rows, option_rows, scholar_rows, wine_rows})
        add_to(rows);
    return rows;
}

TEST(MonsterFaireTimeouts, MON_400_an_expired_clock_answers_as_the_table_of_decisions_says) {
    for (const Row& row : all_rows()) {
        SCOPED_TRACE(row.decision);
        Scene s(3, row.options);
        row.stage(s);
        ASSERT_TRUE(s.is_asked(row.question, row.seat)) << s.question();
        const Choice late = timeout(s.rules, seen_of(s.state, row.seat));
        EXPECT_EQ(late, row.expected);
        EXPECT_TRUE(late.act == Act::none || s.is_offered(row.seat, late)) << late;
        s.expire(row.seat);
        if (late.act == Act::none) continue;
        Scene twin(3, row.options);
        row.stage(twin);
        twin.answer(row.seat, row.expected);
        EXPECT_EQ(s.question(), twin.question()) << "as if the player had said so";
        EXPECT_EQ(s.told.size(), twin.told.size());
    }
}
TEST(MonsterFaireTimeouts, MON_400_every_question_has_its_row) {
    std::set<Question> staged;
    for (const Row& row : all_rows()) staged.insert(row.question);
    for (int q = 0; q < name_count<Question>; ++q)
        EXPECT_TRUE(staged.contains(static_cast<Question>(q))) << name_of(static_cast<Question>(q));
}
TEST(MonsterFaireTimeouts, MON_400_of_equal_cards_number_deck_suit_and_rank_decide) {
    const std::vector<Card> order = cards_of("VD3 VH3 VC3 VS3 BD3 BS3 VDJ VSJ BDJ XDJ BHJ");  // all count 3
    const Rules usual = make_rules(3, {}, {});
    for (std::size_t i = 1; i < order.size(); ++i)
        EXPECT_LT(order_of(usual, order[i - 1]), order_of(usual, order[i])) << name_of(order[i]);
}
TEST(MonsterFaireTimeouts, MON_011_MON_400_with_zero_all_igor_cards_tie) {
    Options options;
    options.face_values = FaceValues::zero;
    const Rules zero = make_rules(3, options, {});
    const std::vector<Card> order = cards_of("VDJ VDQ VDK VHJ VSK VRJ VBJ BDJ XDJ BDQ BRJ BBJ VD1 BD1");
    for (std::size_t i = 1; i < order.size(); ++i)
        EXPECT_LT(order_of(zero, order[i - 1]), order_of(zero, order[i])) << name_of(order[i]);
    Scene s(3, options);
    s.hand(A, "VD1 BDJ VHQ VDK VDQ VRJ");
    attack_with(s, "VS9 VH9 VC10 VD9");
    s.answer(A, Act::pass);
    ASSERT_TRUE(s.is_asked(Question::penalty, A));
    s.expire(A);
    EXPECT_EQ(s.discards(), "VDQ") << "no card counts less, whichever was drawn first";
}
TEST(MonsterFaireTimeouts, MON_179_MON_400_a_numbered_villager_comes_before_a_face_of_the_same_worth) {
    Options options;
    options.face_values = FaceValues::zero;
    options.face_villagers = Toggle::on;
    Scene s(3, options);
    s.laboratory(A, "VD3 VSJ");
    attack_with(s, "VDK VC7 VH2");
    s.answer(A, Act::defend, "VSJ");
    ASSERT_TRUE(s.is_asked(Question::victim, A));
    s.expire(A);
    EXPECT_EQ(s.last(EventKind::killed).card, Card::vc7) << "both are worth 7";
}

}  // namespace
}  // namespace fg::mon
