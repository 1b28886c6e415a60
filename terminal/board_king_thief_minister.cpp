// SPDX-License-Identifier: Apache-2.0
// The round table: six spots in a ring, the viewer's own nearest, clockwise to the left; the treasury in the
// middle.
#include <algorithm>
#include <utility>

#include "games/king_thief_minister/game.h"
#include "match/json_read.h"
#include "match/speaker.h"
#include "terminal/board.h"
#include "terminal/notes.h"

namespace fg::terminal {
namespace {

using ktm::Character;

constexpr int height = 15;
constexpr int text_width = 20;  // beside a card

struct Corner {
    int x, y;
};
// By the number of spots clockwise from the nearest one.
constexpr Corner corners[ktm::spots] = {{27, 12}, {1, 9}, {1, 3}, {27, 0}, {53, 3}, {53, 9}};

class Painter {
  public:
    Painter(const AnyMatch& match, Seat viewer, Sight sight, const ViewBox<ktm::Game>& box)
        : match_(match), viewer_(viewer), rules_(box.rules), view_(box.view), table_(box.view.table) {
        if (rules_.options.memory_aid != ktm::MemoryAid::none)
            notes_ = PencilNotes::of(match, rules_, viewer);
        if (sight == Sight::everything) lift_all();
    }

    Canvas paint() {
        const int nearest = viewer_ == no_seat ? 0 : index_of(rules_.spot_of[viewer_]);
        corner_words();
        middle();
        for (int spot = 0; spot < ktm::spots; ++spot)
            spot_at(corners[(spot - nearest + ktm::spots) % ktm::spots], spot);
        return std::move(canvas_);
    }

  private:
    void lift_all() {
        const Or<ktm::State> state =
            from_json(boost::json::parse(match_.state_json()), ktm::State{}, match_.players());
        FG_CHECK(bool(state));
        for (int spot = 0; spot < ktm::spots; ++spot) truth_[spot] = state->hidden.face[table_.card_at[spot]];
    }

    void corner_words() {
        canvas_.put(1, 0, "King Thief Minister", Ink::title);
        const int round = static_cast<int>(table_.turns) / rules_.players + 1;
        std::string text = "Round " + std::to_string(round);
        if (rules_.options.round_cap != 0) {
            text = "Round " + std::to_string(std::min<int>(round, rules_.options.round_cap)) +
                   " of at most " + std::to_string(rules_.options.round_cap);
        }
        canvas_.put(1, 1, text, Ink::dim);
        canvas_.put(1, 13, "← “to left” goes this way", Ink::dim);
        canvas_.put_right(79, 13, "“to right” goes this way →", Ink::dim);
    }

    void middle() {
        constexpr int left = 29, right = 51, centre = 40;
        edge(left + 2, 4, "╭", "╮");
        edge(left + 2, 10, "╰", "╯");
        for (int y = 5; y <= 9; ++y) {
            const bool is_shoulder = y == 5 || y == 9;
            canvas_.put(left, y, y == 5 ? "╭─╯" : y == 9 ? "╰─╮" : "│", Ink::dim);
            canvas_.put_right(right + 1, y, y == 5 ? "╰─╮" : y == 9 ? "╭─╯" : "│", Ink::dim);
            if (is_shoulder) continue;
        }
        canvas_.put_centred(centre, 5, "Treasury", Ink::bold);
        const std::string coins = coin_row(table_.treasury, 17);
        canvas_.put_centred(centre, 6, coins, Ink::coin);
        canvas_.put_centred(centre, 7, counted(table_.treasury, "coin"), Ink::coin);
        if (table_.claim != Character::none && table_.pretender != no_seat &&
            table_.ending == ktm::Ending::none) {
            canvas_.put_centred(centre, 8, "“" + std::string(name_of(table_.claim)) + "!”", Ink::bold);
            canvas_.put_centred(centre, 9, cut("says " + match_.name(table_.pretender), 17),
                                ink_of(table_.pretender));
        }
    }
    void edge(int x, int y, const char* open, const char* close) {
        canvas_.put(x, y, open, Ink::dim);
        for (int i = 1; i < 18; ++i) canvas_.put(x + i, y, "─", Ink::dim);
        canvas_.put(x + 18, y, close, Ink::dim);
    }
    static std::string coin_row(int coins, int most) {
        std::string row;
        for (int i = 0; i < std::min(coins, most); ++i) row += "●";
        return row;
    }

    void spot_at(Corner corner, int spot) {
        const Seat owner = rules_.seat_at[spot];
        const bool is_turn = owner != no_seat && owner == table_.mover && table_.ending == ktm::Ending::none;
        card_at(corner, spot);
        const int x = corner.x + 6;
        if (owner == no_seat) {
            canvas_.put(x, corner.y, "empty place", Ink::dim);
        } else {
            const std::string name = (is_turn ? "▸ " : "") + name_for(match_, owner, viewer_);
            canvas_.put(x, corner.y, cut(name, text_width), ink_of(owner));
            const int purse = table_.purse[owner];
            canvas_.put(x, corner.y + 1, coin_row(purse, 12), Ink::coin);
            canvas_.put(x + std::min(purse, 12) + (purse > 0), corner.y + 1,
                        purse == 0 ? "no coins" : std::to_string(purse), purse == 0 ? Ink::dim : Ink::plain);
        }
        note_at(x, corner.y + 2, spot);
    }

    void card_at(Corner corner, int spot) {
        const Character up = table_.face_up[spot];
        const Character face = up != Character::none ? up : truth_[spot];
        const bool is_up = up != Character::none;
        const Ink ink = is_up ? Ink::bold : Ink::dim;
        canvas_.put(corner.x, corner.y, "╭───╮", ink);
        canvas_.put(corner.x, corner.y + 2, "╰───╯", ink);
        canvas_.put(corner.x, corner.y + 1, is_up ? "│   │" : "│░░░│", ink);
        if (face != Character::none)
            canvas_.put(corner.x + 2, corner.y + 1, name_of(face).substr(0, 1), Ink::title);
    }

    void note_at(int x, int y, int spot) {
        if (table_.face_up[spot] != Character::none)
            return canvas_.put(x, y, std::string(name_of(table_.face_up[spot])), Ink::title);
        if (truth_[spot] != Character::none)
            return canvas_.put(x, y, std::string(name_of(truth_[spot])), Ink::dim);
        const std::string text =
            rules_.options.memory_aid == ktm::MemoryAid::track ? allowed_at(spot) : noted_at(spot);
        canvas_.put(x, y, cut(text, text_width), Ink::good);
    }
    std::string noted_at(int spot) const {
        std::string text;
        for (const PencilNotes::Note& note : notes_.at_spot(spot)) {
            if (!text.empty()) text += ' ';
            text += note.is_certain ? "is the " + std::string(name_of(note.character))
                                    : std::string(name_of(note.character)) + "?";
        }
        return text;
    }
    // KTM-142 `track`: what the knowledge set still allows.
    std::string allowed_at(int spot) const {
        const ktm::Knowledge& known = viewer_ == no_seat ? table_.known : view_.mine.knowledge;
        const int card = table_.card_at[spot];
        if (const Character face = known.certain_face(card); face != Character::none)
            return "is the " + std::string(name_of(face));
        std::string text;
        for (int c = 0; c < ktm::characters; ++c)
            if (known.allows(card, ktm::character_at(c)))
                text += (text.empty() ? "" : " ") + std::string(name_of(ktm::character_at(c)).substr(0, 1));
        return text.empty() ? text : text + "?";
    }

    const AnyMatch& match_;
    Seat viewer_;
    const ktm::Rules& rules_;
    const ktm::View& view_;
    const ktm::Table& table_;
    ktm::PerSpot<Character> truth_ = no_faces();
    PencilNotes notes_;
    Canvas canvas_{board_width, height};

    static ktm::PerSpot<Character> no_faces() {
        ktm::PerSpot<Character> faces;
        for (Character& face : faces) face = Character::none;
        return faces;
    }
};

}  // namespace

Canvas draw_king_thief_minister(const AnyMatch& match, Seat viewer, Sight sight) {
    const std::unique_ptr<AnyView> view = match.view(viewer, Eyes::person);
    return Painter(match, viewer, sight, dynamic_cast<const ViewBox<ktm::Game>&>(*view)).paint();
}

}  // namespace fg::terminal
