// SPDX-License-Identifier: Apache-2.0
// What a link to one of our pages looks like in a message: a title, a sentence and a picture (Open Graph).
#pragma once

#include <string>
#include <string_view>

#include "server/table.h"

namespace fg::server {

struct Preview {
    std::string title = "Fairground";
    std::string sentence =
        "Tabletop games of bluff, bustle and mischief, in your browser with friends and bots. No account, no "
        "cost.";
    std::string game;        // whose picture it has; empty: that of the faire
    bool has_stage = false;  // whoever asks may be asked for their camera there
    // What the page will need, so that it is fetched ahead: its kind (t, replay, learn), and the game of a board. Empty: nothing.
    std::string page, board;
};

// Of a page (t, replay, proof) about a table that whoever asks may enter. One by invitation names nobody.
Preview preview_of_table(const Table& table, std::string_view page);
Preview preview_of_lesson(const AnyGame* game);

// For a page's head. `picture` is a whole address; empty: none.
std::string preview_tags(const Preview& preview, std::string_view picture);

}  // namespace fg::server
