// SPDX-License-Identifier: Apache-2.0
// For tests: a table of three that can be set as one likes, and what is drawn of it.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "games/all.h"
#include "terminal/board.h"

namespace fg::terminal {

namespace json = boost::json;

class SetTable {
  public:
    explicit SetTable(std::string_view id, json::object options = {}) {
        const AnyGame* game = nullptr;
        for (const AnyGame* one : all_games())
            if (one->id() == id) game = one;
        MatchSetup setup{.players = 3, .names = {"Anna", "Ben", "Clara"}};
        setup.options = std::move(options);
        setup.seed = SeededSource::seed_from_text("board");
        match_ = std::move(*game->start(setup));
        state_ = json::parse(match_->state_json()).as_object();
    }
    json::object& table() { return state_.at("table").as_object(); }
    // To that pile, from wherever it lies; of a player, if each has one. `known`: to those seats, or "all".
    void put(const char* deck, const char* card, const char* pile, const json::value& known = "all",
             int seat = -1) {
        json::object& piles = piles_of(deck);
        for (auto& [name, cards] : piles)
            if (name != "known") take(cards.as_array(), card);
        json::array& to = piles.at(pile).as_array();
        (seat < 0 ? to : to.at(static_cast<std::size_t>(seat)).as_array()).emplace_back(card);
        piles.at("known").as_object()[card] = known;
    }
    json::object& piles_of(const char* deck) { return state_.at("veiled").at(deck).as_object(); }
    // As plain text in one line.
    std::string drawn(Seat viewer, Sight sight = Sight::own) {
        std::istringstream words(sheet(viewer, sight));
        std::string text;
        for (std::string word; words >> word;) text += word + " ";
        return text;
    }
    std::string sheet(Seat viewer, Sight sight = Sight::own) {
        const Or<Done> set = match_->set_state(state_);
        EXPECT_TRUE(set) << set.refusal().message;
        std::istringstream in;
        std::ostringstream out;
        Terminal(in, out, Look{.has_utf8 = true}).show(draw_board(*match_, viewer, sight));
        return out.str();
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

inline void expect(const std::string& board, const std::string& words, bool is_there = true) {
    EXPECT_EQ(board.find(words) != std::string::npos, is_there) << words << "\nin " << board;
}

}  // namespace fg::terminal
