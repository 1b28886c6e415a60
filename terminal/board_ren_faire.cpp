// SPDX-License-Identifier: Apache-2.0
// The Shoppe Window, every Character as a row of its six slots with the stack that makes them, the cards near it, and what the
// viewer holds.
#include <utility>

#include "games/ren_faire/game.h"
#include "games/ren_faire/speaker.h"
#include "terminal/board.h"

namespace fg::terminal {
namespace {

using ren::Costume;
using ren::Outfit;
using ren::Performance;
using ren::Space;

constexpr int coins_end = 20, hand_end = 27, filled_end = 34, slots_x = 36, slot_width = 7;
constexpr std::string_view slot_heads[ren::slot_count]{"Head", "L.hand", "R.hand", "Chest", "Legs", "Feet"};

class Painter {
  public:
    Painter(const AnyMatch& match, Seat viewer, Sight sight, const ViewBox<ren::Game>& box)
        : match_(match),
          viewer_(viewer),
          sight_(sight),
          rules_(box.rules),
          view_(box.view),
          table_(box.view.table) {}

    Canvas paint() {
        head();
        window();
        players();
        hands();
        return std::move(canvas_);
    }

  private:
    const auto& garb() const { return view_.veiled.garb; }
    const auto& scripts() const { return view_.veiled.scripts; }

    void head() {
        canvas_.put(1, y_, "Round " + std::to_string(ren::round_of(rules_, table_)), Ink::title);
        if (table_.stage.card != Performance::none)
            canvas_.put(12, y_, "On stage: " + std::string(name_of(table_.stage.card)), Ink::bad);
        canvas_.put_right(board_width - 1, y_++,
                          "Costumes " +
                              std::to_string(garb().size(ren::garb_deck) + garb().size(ren::under_deck)) +
                              ", Performances " + std::to_string(scripts().size(ren::script_deck)),
                          Ink::dim);
    }
    void window() {
        for (int place = 0; place < ren::window_places; ++place) {
            const bool is_vacant = garb().size(ren::window_at(place)) == 0;
            canvas_.put(1, y_, place == 0 ? "Window:" : "", Ink::crowd);
            canvas_.put(9, y_++, is_vacant ? "nothing" : offered(garb().entry(ren::window_at(place), 0).card),
                        is_vacant ? Ink::dim : Ink::plain);
        }
        if (garb().size(ren::stall) > 0)
            canvas_.put(1, y_++,
                        "To be placed: " + ren::costume_text(rules_, garb().entry(ren::stall, 0).card),
                        Ink::good);
    }
    std::string offered(Costume costume) const {
        return ren::costume_text(rules_, costume) + ", " + ren::coins_text(rules_.costume(costume).price);
    }

    void players() {
        canvas_.put_right(coins_end, y_, "coins", Ink::dim);
        canvas_.put_right(hand_end, y_, "hand", Ink::dim);
        canvas_.put_right(filled_end, y_, "slots", Ink::dim);
        for (int s = 0; s < ren::slot_count; ++s)
            canvas_.put(slots_x + slot_width * s, y_, slot_heads[s], Ink::dim);
        ++y_;
        for (Seat seat : SeatSet::first(rules_.players)) player(seat);
    }
    std::string player_name(Seat seat) const {
        const std::string you = seat == viewer_ ? " (you)" : "";
        return cut(match_.name(seat), 13 - width_of(you)) + you;
    }
    void player(Seat seat) {
        const Outfit& outfit = table_.outfits[seat];
        if (table_.active == seat && table_.ending == ren::Ending::none) canvas_.put(0, y_, "▸", Ink::bold);
        canvas_.put(1, y_, player_name(seat), ink_of(seat));
        canvas_.put_right(coins_end, y_, std::to_string(table_.coins[seat]));
        canvas_.put_right(
            hand_end, y_,
            std::to_string(scripts().size(ren::hand_of(seat))) + "/" + std::to_string(outfit.maximum));
        canvas_.put_right(filled_end, y_,
                          std::to_string(outfit.filled) + "/" + std::to_string(rules_.slots_needed),
                          Ink::bold);
        for (int s = 0; s < ren::slot_count; ++s) {
            const Space space = outfit.slots.at[s];
            canvas_.put(slots_x + slot_width * s, y_,
                        space == Space::none         ? "·"
                        : space == Space::null_space ? "○ null"
                                                     : name_of(space),
                        is_icon(space) ? Ink::good : Ink::dim);
        }
        ++y_;
        if (sight_ != Sight::brief) belongings(seat);
    }
    // The stack from the bottom, and the Extended cards near the Character.
    void belongings(Seat seat) {
        std::string text;
        for (int i = 0; i < garb().size(ren::stack_of(seat)); ++i)
            text +=
                (i == 0 ? "wears " : " < ") + std::string(name_of(garb().entry(ren::stack_of(seat), i).card));
        if (!text.empty()) canvas_.put(3, y_++, cut(text, board_width - 4), Ink::dim);
        std::string near;
        for (const ren::Extended& card : table_.extended)
            if (card.holder == seat) near += (near.empty() ? "near: " : "; ") + extended_words(card);
        if (!near.empty()) canvas_.put(3, y_++, cut(near, board_width - 4), Ink::crowd);
    }
    std::string extended_words(const ren::Extended& card) const {
        std::string text(name_of(card.card));
        if (card.counters > 0) text += ", " + counted(card.counters, "counter");
        if (card.coins > 0) text += ", " + ren::coins_text(card.coins);
        if (card.icon != ren::Icon::none) text += ", " + ren::word(card.icon);
        return text;
    }

    void hands() {
        if (sight_ == Sight::everything)
            for (Seat seat : SeatSet::first(rules_.players)) hand(seat);
        else if (viewer_ != no_seat)
            hand(viewer_);
    }
    void hand(Seat seat) {
        const std::unique_ptr<AnyView> own = match_.view(seat, Eyes::person);
        const auto& mine = dynamic_cast<const ViewBox<ren::Game>&>(*own).view.veiled.scripts;
        std::vector<std::string> names;
        for (int i = 0; i < mine.size(ren::hand_of(seat)); ++i)
            names.emplace_back(name_of(mine.entry(ren::hand_of(seat), i).card));
        canvas_.put(1, y_++,
                    (seat == viewer_ ? "Your hand: " : match_.name(seat) + " holds: ") +
                        (names.empty() ? "nothing" : listed_together(names)),
                    Ink::bold);
    }

    const AnyMatch& match_;
    Seat viewer_;
    Sight sight_;
    const ren::Rules& rules_;
    const ren::View& view_;
    const ren::Table& table_;
    int y_ = 0;
    Canvas canvas_{board_width, 28};
};

}  // namespace

Canvas draw_ren_faire(const AnyMatch& match, Seat viewer, Sight sight) {
    const std::unique_ptr<AnyView> view = match.view(viewer, Eyes::person);
    return Painter(match, viewer, sight, dynamic_cast<const ViewBox<ren::Game>&>(*view)).paint();
}

}  // namespace fg::terminal
