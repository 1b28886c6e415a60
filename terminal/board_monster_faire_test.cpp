// SPDX-License-Identifier: Apache-2.0
// What the drawn board of Monster Faire tells its viewer.
#include "terminal/scripted_person_test.h"
#include "terminal/set_table_test.h"

namespace fg::terminal {
namespace {

const Seat anna = seat_of(0), ben = seat_of(1);

class Vale : public SetTable {
  public:
    explicit Vale(json::object options = {}) : SetTable("monster_faire", std::move(options)) {
        for (const char* pile : {"hand", "town", "graveyard"}) clear(pile);
        table()["active"] = 0;
        table()["round"] = 1;
    }
    void lay(const char* card, const char* pile, int seat, const json::value& known = "all") {
        put("cards", card, pile, known, seat);
    }
    void lay_all(const std::string& cards, const char* pile, int seat, const json::value& known = "all") {
        std::istringstream in(cards);
        for (std::string card; in >> card;) lay(card.c_str(), pile, seat, known);
    }
    json::object& of(const char* what) { return table().at(what).as_object(); }

  private:
    void clear(const char* pile) {
        json::array cards;
        collect(piles_of("cards").at(pile).as_array(), cards);
        for (const json::value& card : cards) {
            const std::string name(card.as_string());
            put("cards", name.c_str(), name.front() == 'V' ? "villager_discard" : "part_discard");
        }
    }
    static void collect(const json::array& from, json::array& to) {
        for (const json::value& one : from)
            if (one.is_array())
                collect(one.as_array(), to);
            else
                to.push_back(one);
    }
};

TEST(MonsterFaireBoard, MON_327_who_was_gloated_at_is_marked) {
    Vale vale;
    EXPECT_EQ(vale.drawn(anna).find("Ben !"), std::string::npos);
    vale.table()["gloated"] = json::array{1};
    expect(vale.drawn(anna), "! gloated at");
    expect(vale.drawn(anna), "Ben !");
    vale.table()["gloated"] = json::array{};
    vale.table()["gloated_before"] = json::array{1};
    expect(vale.drawn(anna), "Ben !");
}
TEST(MonsterFaireBoard, MON_029_MON_263_the_phase_and_what_of_the_turn_is_left_out) {
    Vale vale;
    expect(vale.drawn(anna), "Round 1 of 40, Draw");
    vale.of("turn")["closed"] = {"igor", "monster"};
    vale.of("turn")["left_out"] = json::array{"monster"};
    expect(vale.drawn(ben), "Round 1 of 40, Igor, without Monster");
    vale.of("turn")["window"] = 2;
    expect(vale.drawn(ben), "Round 1 of 40, before Lab, without Monster");
}
TEST(MonsterFaireBoard, MON_189_MON_199_the_stage_of_an_attack_and_whether_a_mob_leads_it) {
    Vale vale;
    vale.lay_all("VD4 VH5 VC6 VS7", "force", -1);
    vale.of("attack")["target"] = 1;
    vale.of("attack")["stage"] = 2;
    vale.of("attack")["is_mob"] = true;
    expect(vale.drawn(anna),
           "At Ben's Manor: elder ♦4, drinker ♥5, soldier ♣6, runner ♠7 (together 22), a mob, stage 2: the "
           "Monster");
    vale.lay("VS7", "town", -1);
    vale.of("attack")["is_mob"] = false;
    expect(vale.drawn(ben),
           "At your Manor: elder ♦4, drinker ♥5, soldier ♣6 (together 15), a group, stage 2");
}
TEST(MonsterFaireBoard, MON_383_an_Igor_who_was_turned_counts_with_the_villagers) {
    Vale vale({{"rule_igors_revenge", "on"}});
    vale.lay("VDK", "igor", 1);
    vale.lay_all("VD4 VH5", "force", -1);
    vale.of("attack")["target"] = 1;
    expect(vale.drawn(anna), "At Ben's Manor: elder ♦4, drinker ♥5 (together 9), a group");
    vale.of("attack")["has_turned"] = true;
    expect(vale.drawn(anna), "At Ben's Manor: elder ♦4, drinker ♥5, Igor K♦ (together 16), a group");
}
TEST(MonsterFaireBoard, MON_128_whom_a_maid_leads_astray_is_shown_apart_and_not_counted) {
    Vale vale;
    vale.lay_all("VD4 VH5", "force", -1);
    vale.of("attack")["target"] = 1;
    expect(vale.drawn(anna), "Led astray", false);
    vale.lay("VS7", "aside", -1);
    const std::string board = vale.drawn(anna);
    expect(board, "elder ♦4, drinker ♥5 (together 9), a group");
    expect(board, "Led astray: runner ♠7");
}
TEST(MonsterFaireBoard, MON_052_MON_077_where_Igor_is_and_what_he_carries) {
    Vale vale;
    vale.lay("VDK", "igor", 0);
    vale.lay("BC3", "cargo", -1, json::array{0});
    vale.of("trip")["errand"] = "visit";
    vale.of("trip")["host"] = 1;
    expect(vale.drawn(anna), "K♦ visits Ben with [♣3]");
    expect(vale.drawn(ben), "K♦ visits you with b");
    vale.lay("BC3", "graveyard", -1);
    vale.of("trip")["errand"] = "graveyard";
    vale.of("trip")["host"] = nullptr;
    expect(vale.drawn(ben), "K♦ is in the Graveyard");
}
TEST(MonsterFaireBoard, MON_353_MON_366_titles_are_shown) {
    Vale vale({{"rule_morbius", "on"}, {"rule_berk", "on"}});
    vale.lay("VDK", "igor", 0);
    vale.table()["solon"] = 0;
    vale.table()["condo"] = "VDK";
    vale.table()["upstairs"] = 1;
    expect(vale.drawn(ben), "Doctor Solon, Igor is Condo");
    expect(vale.drawn(anna), "The Thing Upstairs");
}
TEST(MonsterFaireBoard, MON_142_a_total_is_what_the_rules_make_of_it) {
    for (const char* crippling : {"off", "on"}) {
        Vale vale({{"crippling", crippling}});
        vale.lay_all("BD4 BH5 BC6 BS7", "monster", 1);
        vale.lay("VH9", "laboratory", 1);
        for (const char* seats : {"living", "revealed", "active_laboratory"})
            vale.table()[seats] = json::array{1};
        expect(vale.drawn(anna), "♦4 ♥5 ♣6 ♠7 =22");
        vale.table().at("marks").at(1).as_object()["injured"] = 1;
        expect(vale.drawn(anna), crippling == std::string("on") ? "♦4x ♥5 ♣6 ♠7 =0 " : "♦4x ♥5 ♣6 ♠7 =18 ");
    }
}
TEST(MonsterFaireBoard, nothing_of_a_full_manor_is_cut_off) {
    Vale vale;
    vale.lay_all("VD10 VH10 VC10 VS10 VD9 VH9 VC9 VS9 VD8 VH8", "laboratory", 0, json::array{0});
    vale.lay_all("BD1 BH10 BC10 BS10 BH9 BC9 BS9 BH8 BC8 BS8 BH7", "monster", 0, json::array{0});
    const std::string board = vale.drawn(anna), sheet = vale.sheet(anna);
    for (const char* card : {"[♥8]", "[♥7]", "[♦10]", "[♠8]"}) expect(board, card);
    EXPECT_EQ(board.find("…"), std::string::npos) << board;
    for (const std::string& line : lines_of(sheet)) EXPECT_LE(width_of(line), 80) << line;
}

}  // namespace
}  // namespace fg::terminal
