// SPDX-License-Identifier: Apache-2.0
// The Shoppe Window, every Character as a row of its six slots with the stack that makes them, the cards near it, what the viewer
// holds and knows of other hands and the deck, and the discard piles.
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
        piles();
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
    // REN-104: for the viewer; for whoever is to move, if nobody in particular looks.
    std::string offered(Costume costume) const {
        const ren::Market market(rules_, table_, viewer_ == no_seat ? table_.active : viewer_);
        return ren::costume_text(rules_, costume) + ", " +
               ren::coins_text(market.price(rules_.costume(costume).price));
    }
    // As many lines as it takes.
    void write(int x, const std::string& text, Ink ink) {
        for (const std::string& line : wrapped(text, board_width - x - 1)) canvas_.put(x, y_++, line, ink);
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
    // The stack from the bottom, the Extended cards near the Character, and what the viewer knows of another's hand (REN-157).
    void belongings(Seat seat) {
        std::string text;
        for (int i = 0; i < garb().size(ren::stack_of(seat)); ++i)
            text +=
                (i == 0 ? "wears " : " < ") + std::string(name_of(garb().entry(ren::stack_of(seat), i).card));
        if (!text.empty()) canvas_.put(3, y_++, cut(text, board_width - 4), Ink::dim);
        std::string near;
        for (const ren::Extended& card : table_.extended)
            if (card.holder == seat) near += (near.empty() ? "near: " : "; ") + extended_words(card);
        if (!near.empty()) write(3, near, Ink::crowd);
        const std::vector<std::string> known = known_cards(scripts(), ren::hand_of(seat));
        if (seat != viewer_ && !known.empty()) write(3, "known: " + listed_together(known), Ink::dim);
    }
    // In the order they lie, as far as they are known.
    template <class Piles, class At>
    static std::vector<std::string> known_cards(const Piles& piles, At pile) {
        std::vector<std::string> names;
        for (int i = 0; i < piles.size(pile); ++i)
            if (const auto entry = piles.entry(pile, i); entry.is_known)
                names.emplace_back(name_of(entry.card));
        return names;
    }
    std::string who(Seat seat) const { return seat == viewer_ ? "you" : match_.name(seat); }
    std::string extended_words(const ren::Extended& card) const {
        std::string text(name_of(card.card));
        if (card.counters > 0) text += ", " + counted(card.counters, "counter");
        if (card.coins > 0) text += ", " + ren::coins_text(card.coins);
        if (card.icon != ren::Icon::none) text += ", " + ren::word(card.icon);
        for (Seat seat : SeatSet::first(rules_.players))
            if (card.stakes[seat] > 0)
                text += ", " + who(seat) + " staked " + ren::coins_text(card.stakes[seat]);
        if (card.you != card.holder) text += ", played by " + who(card.you);  // REN-092
        return text;
    }

    void piles() {
        if (sight_ == Sight::brief) return;
        if (table_.under_known.size() > 0) write(1, "Last of the Costume deck: " + under_words(), Ink::dim);
        discards("Discarded Performances", known_cards(scripts(), ren::scripts_out));
        discards("Discarded Costumes", known_cards(garb(), ren::garb_out));
    }
    // REN-157: the next one first, with whoever has seen it.
    std::string under_words() const {
        std::string text;
        for (int i = 0; i < table_.under_known.size(); ++i) {
            const auto entry = garb().entry(ren::under_deck, table_.under_known.size() - 1 - i);
            const ren::Knowers& knowers = table_.under_known[i];
            std::vector<std::string> names;
            for (Seat seat : knowers.seats) names.push_back(who(seat));
            text += (i == 0 ? "" : ", then ") + std::string(entry.is_known ? name_of(entry.card) : "?") +
                    " (seen by " + (knowers.everybody ? "all" : listed_together(names)) + ")";
        }
        return text;
    }
    // REN-133: the top, or all of it.
    void discards(const std::string& what, const std::vector<std::string>& from_bottom) {
        if (from_bottom.empty()) return;
        if (sight_ == Sight::own)
            return write(1, what + ": " + std::to_string(from_bottom.size()) + ", top " + from_bottom.back(),
                         Ink::dim);
        std::string text = what + ", top first: ";
        for (auto name = from_bottom.rbegin(); name != from_bottom.rend(); ++name)
            text += (name == from_bottom.rbegin() ? "" : ", ") + *name;
        write(1, text, Ink::dim);
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
    Canvas canvas_{board_width, 64};
};

}  // namespace

Canvas draw_ren_faire(const AnyMatch& match, Seat viewer, Sight sight) {
    const std::unique_ptr<AnyView> view = match.view(viewer, Eyes::person);
    return Painter(match, viewer, sight, dynamic_cast<const ViewBox<ren::Game>&>(*view)).paint();
}

}  // namespace fg::terminal
