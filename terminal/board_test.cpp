// SPDX-License-Identifier: Apache-2.0
// What the drawn board of Ren Faire tells its viewer, and whom it does not tell.
#include "terminal/set_table_test.h"

namespace fg::terminal {
namespace {

namespace json = boost::json;

class Faire : public SetTable {
  public:
    Faire() : SetTable("ren_faire", {{"character_pick", "random"}}) {}
    void lay(const char* card, int you, int holder, json::object more) {
        put("scripts", card, "play");
        more["card"] = card;
        more["you"] = you;
        more["holder"] = holder;
        table().at("extended").as_array().emplace_back(std::move(more));
    }
};

const Seat anna = seat_of(0), ben = seat_of(1);

TEST(FaireBoard, REN_027_REN_092_what_lies_on_extended_cards_and_who_played_them) {
    Faire faire;
    faire.lay("Merchant Venture", 0, 0, {{"stakes", {0, 2, 1}}});
    faire.lay("The Cursed Ruff", 0, 1, {{"counters", 3}});
    const std::string board = faire.drawn(anna, Sight::own);
    expect(board, "Merchant Venture, Ben staked 2 coins, Clara staked 1 coin");
    expect(board, "The Cursed Ruff, 3 counters, played by you");
    expect(faire.drawn(ben, Sight::own), "The Cursed Ruff, 3 counters, played by Anna");
    expect(faire.drawn(ben, Sight::own), "you staked 2 coins");
}
TEST(FaireBoard, REN_104_prices_as_the_viewer_would_pay) {
    Faire faire;
    faire.lay("Toll Gate", 1, 1, {{"coins", 1}});
    for (const auto& [place, card] : {std::pair("left", "Mob Cap"), std::pair("middle", "Baseball Cap")}) {
        const json::array was = faire.piles_of("garb").at(place).as_array();
        if (was[0] == card) continue;
        faire.put("garb", was[0].as_string().c_str(), "discard");
        faire.put("garb", card, place);
    }
    expect(faire.drawn(anna, Sight::own), "Mob Cap (Wench Head), 4 coins");
    expect(faire.drawn(anna, Sight::own), "Baseball Cap (null Head), 2 coins");
    expect(faire.drawn(ben, Sight::own), "Mob Cap (Wench Head), 3 coins");
}
TEST(FaireBoard, REN_157_what_the_viewer_knows_of_the_deck_and_of_other_hands) {
    Faire faire;
    faire.put("garb", "Mob Cap", "under");
    faire.put("garb", "Silk Fan", "under", json::array{0});
    faire.table().at("under_known") = {{{"seats", {0}}, {"everybody", false}},
                                       {{"seats", json::array{}}, {"everybody", true}}};
    const json::value card = faire.piles_of("scripts").at("hand").at(1).at(0);
    faire.piles_of("scripts").at("known").as_object()[card.as_string()] = {0, 1};
    faire.table().at("glimpses").at(0).as_array()[1] = 1;
    const std::string mine = faire.drawn(anna, Sight::own), theirs = faire.drawn(seat_of(2), Sight::own);
    expect(mine, "Last of the Costume deck: Silk Fan (seen by you), then Mob Cap (seen by all)");
    expect(theirs, "Last of the Costume deck: ? (seen by Anna), then Mob Cap (seen by all)");
    expect(mine, "known: " + std::string(card.as_string()));
    expect(theirs, "known:", false);
    expect(faire.drawn(anna, Sight::brief), "Last of the", false);
}
TEST(FaireBoard, REN_133_discard_piles_can_be_looked_through) {
    Faire faire;
    faire.put("scripts", "Tithe Day", "discard");
    faire.put("scripts", "Encore!", "discard");
    faire.put("garb", "Silk Fan", "discard");
    expect(faire.drawn(anna, Sight::own), "Discarded Performances: 2, top Encore!");
    expect(faire.drawn(anna, Sight::whole), "Discarded Performances, top first: Encore!, Tithe Day");
    expect(faire.drawn(no_seat, Sight::whole), "Discarded Costumes, top first: Silk Fan");
}

}  // namespace
}  // namespace fg::terminal
