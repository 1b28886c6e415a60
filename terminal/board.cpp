// SPDX-License-Identifier: Apache-2.0
#include "terminal/board.h"

namespace fg::terminal {

Canvas draw_board(const AnyMatch& match, Seat viewer, Sight sight) {
    if (match.game().id() == "king_thief_minister") return draw_king_thief_minister(match, viewer, sight);
    if (match.game().id() == "huzzah") return draw_huzzah(match, viewer, sight);
    if (match.game().id() == "fairy_tale_fight_club") return draw_fairy_tale_fight_club(match, viewer, sight);
    if (match.game().id() == "monster_faire") return draw_monster_faire(match, viewer, sight);
    if (match.game().id() == "ren_faire") return draw_ren_faire(match, viewer, sight);
    return Canvas(board_width, 0);
}

std::string name_for(const AnyMatch& match, Seat seat, Seat viewer) {
    return seat == viewer ? match.name(seat) + " (you)" : match.name(seat);
}

std::string listed_together(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
        text += names[i];
    }
    return text;
}

}  // namespace fg::terminal
