// SPDX-License-Identifier: Apache-2.0
// What the drawn board of Ren Faire tells its viewer, and whom it does not tell.
#include "terminal/board.h"

#include <gtest/gtest.h>

#include <sstream>

#include "games/all.h"

namespace fg::terminal {
namespace {

namespace json = boost::json;

// A table of three that can be set as one likes.
class Faire {
  public:
    Faire() {
        const AnyGame* game = nullptr;
        for (const AnyGame* one : all_games())
            if (one->id() == "ren_faire") game = one;
        MatchSetup setup{.players = 3, .names = {"Anna", "Ben", "Clara"}};
        setup.options["character_pick"] = "random";
        setup.seed = SeededSource::seed_from_text("board");
        match_ = std::move(*game->start(setup));
        state_ = json::parse(match_->state_json()).as_object();
    }
    json::object& table() { return state_.at("table").as_object(); }
    // To that pile, from wherever it lies. `known`: to those seats, or "all".
    void put(const char* deck, const char* card, const char* pile, const json::value& known = "all") {
        json::object& piles = piles_of(deck);
        for (auto& [name, cards] : piles)
            if (name != "known") take(cards.as_array(), card);
        piles.at(pile).as_array().emplace_back(card);
        piles.at("known").as_object()[card] = known;
    }
    void lay(const char* card, int you, int holder, json::object more) {
        put("scripts", card, "play");
        more["card"] = card;
        more["you"] = you;
        more["holder"] = holder;
        table().at("extended").as_array().emplace_back(std::move(more));
    }
    json::object& piles_of(const char* deck) { return state_.at("veiled").at(deck).as_object(); }
    // As plain text in one line.
    std::string drawn(Seat viewer, Sight sight) {
        const Or<Done> set = match_->set_state(state_);
        EXPECT_TRUE(set) << set.refusal().message;
        std::istringstream in;
        std::ostringstream out;
        Terminal(in, out, Look{.has_utf8 = true}).show(draw_board(*match_, viewer, sight));
        std::istringstream words(out.str());
        std::string text;
        for (std::string word; words >> word;) text += word + " ";
        return text;
    }

  private:
    static void take(json::array& cards, const char* card) {
        for (std::size_t i = cards.size(); i-- > 0;)
            if (cards[i].is_array())
                take(cards[i].as_array(), card);
            else if (cards[i] == card)
                cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(i));
    }
    std::unique_ptr<AnyMatch> match_;
    json::object state_;
};
void expect(const std::string& board, const std::string& words, bool is_there = true) {
    EXPECT_EQ(board.find(words) != std::string::npos, is_there) << words << "\nin " << board;
}

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
