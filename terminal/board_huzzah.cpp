// SPDX-License-Identifier: Apache-2.0
// The faire: the loop of 51 steps around the edge, clockwise from the Main Gate in the upper left corner; the
// stages inside, each with a bracket along the steps it overlooks; below it the performers and what the
// viewer holds.
#include <algorithm>
#include <array>
#include <utility>

#include "games/huzzah/game.h"
#include "terminal/board.h"

namespace fg::terminal {
namespace {

using huzzah::Card;
using huzzah::Place;
using huzzah::Stage;

enum class Side { top, right, bottom, left };

constexpr int across = 19;  // steps along the top and along the bottom
constexpr int down = 7;     // steps on the right; one less on the left, where the Main Gate's arch stands
constexpr int cell = 4;
constexpr int first_row = 2, last_row = first_row + down - 1;  // of the sides
constexpr int right_x = 2 + cell * (across - 1);
constexpr int height = 22;

struct Spot {
    Side side;
    int x, y;  // of its number
};

constexpr Spot spot_of(int step) {
    if (step < across) return {Side::top, 2 + cell * step, 0};
    if (step < across + down) return {Side::right, right_x, first_row + step - across};
    if (step < 2 * across + down)
        return {Side::bottom, right_x - cell * (step - across - down), last_row + 2};
    return {Side::left, 0, last_row - (step - 2 * across - down)};
}

std::string letter_of(Seat seat) { return std::string(1, static_cast<char>('A' + index_of(seat))); }

class Painter {
  public:
    Painter(const AnyMatch& match, Seat viewer, Sight sight, const ViewBox<huzzah::Game>& box)
        : match_(match),
          viewer_(viewer),
          sight_(sight),
          rules_(box.rules),
          view_(box.view),
          table_(box.view.table) {}

    Canvas paint() {
        for (int step = 0; step < huzzah::path_steps; ++step) paint_step(step);
        for (int s = 0; s < huzzah::stage_count; ++s) paint_stage(huzzah::stage_of(s));
        middle();
        scores();
        cards();
        return std::move(canvas_);
    }

  private:
    // ---- the path ----

    Seat pawn_on(int step) const {
        for (Seat seat : SeatSet::first(rules_.players))
            if (table_.place[seat].is_step() && table_.place[seat].step() == step) return seat;
        return no_seat;
    }
    Seat performer_on(Stage stage) const {
        for (Seat seat : SeatSet::first(rules_.players))
            if (table_.place[seat] == Place::on_stage(stage)) return seat;
        return no_seat;
    }
    int gate_number(int step) const {
        for (int i = 0; i < huzzah::gate_count; ++i)
            if (rules_.content.gates[i] == step) return i + 1;
        return 0;
    }

    void paint_step(int step) {
        const Spot spot = spot_of(step);
        const std::string number = std::to_string(step);
        const bool is_area = rules_.stage_at[step] != Stage::none;
        canvas_.put_right(spot.x + 2, spot.y, number, is_area ? Ink::plain : Ink::dim);
        const int y = spot.side == Side::top ? spot.y + 1 : spot.side == Side::bottom ? spot.y - 1 : spot.y;
        const bool is_upright = spot.side == Side::left || spot.side == Side::right;
        pieces_on(step, spot.x + (is_upright ? 3 : 0), y);
    }
    // Two or three columns: who stands there, then the counters.
    void pieces_on(int step, int x, int y) {
        const Seat pawn = pawn_on(step);
        const int counters = table_.counters[step];
        if (table_.richard == step) canvas_.put(x, y, "R", Ink::richard);
        if (pawn != no_seat)
            canvas_.put(table_.richard == step ? x + 1 : x, y, letter_of(pawn), ink_of(pawn));
        const bool is_bare = pawn == no_seat && table_.richard != step;
        if (counters > 0)
            return canvas_.put(x + 1 + (table_.richard == step && pawn != no_seat), y,
                               std::to_string(counters), Ink::crowd);
        if (const int gate = gate_number(step); gate != 0)
            return canvas_.put(x + !is_bare, y, "∩" + std::to_string(gate), Ink::gate);
        if (is_bare)
            canvas_.put(x + 1, y,
                        rules_.stage_at[step] != Stage::none ? "·"
                        : step == 0                          ? "▸"
                                                             : " ",
                        Ink::dim);
    }

    // ---- the stages ----

    // Along which side a stage has most of its steps.
    Side main_side(const huzzah::Area& area) const {
        std::array<int, 4> count{};
        for (int i = 0; i < area.size; ++i) ++count[static_cast<std::size_t>(spot_of(area.first + i).side)];
        return static_cast<Side>(std::max_element(count.begin(), count.end()) - count.begin());
    }

    void paint_stage(Stage stage) {
        const huzzah::Area& area = rules_.area(stage);
        const bool is_open = rules_.open.has(stage);
        for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) bracket(area, side);
        const Side side = main_side(area);
        int low = 1000, high = -1;
        for (int i = 0; i < area.size; ++i) {
            const Spot spot = spot_of(area.first + i);
            if (spot.side != side) continue;
            const int at = side == Side::top || side == Side::bottom ? spot.x + 1 : spot.y;
            low = std::min(low, at);
            high = std::max(high, at);
        }
        const int middle_at = (low + high) / 2;
        if (side == Side::top || side == Side::bottom) return stage_across(stage, is_open, side, middle_at);
        stage_beside(stage, is_open, side, std::clamp(middle_at, first_row + 2, last_row - 2));
    }

    // A line along the steps of one side; it has no end where the area goes on round a corner.
    void bracket(const huzzah::Area& area, Side side) {
        int first = -1, last = -1;
        for (int i = 0; i < area.size; ++i) {
            if (spot_of(area.first + i).side != side) continue;
            if (first < 0) first = i;
            last = i;
        }
        if (first < 0) return;
        const Spot a = spot_of(area.first + first), b = spot_of(area.first + last);
        const bool comes_round = first > 0, goes_round = last + 1 < area.size;
        if (side == Side::top) return bar(a.x, b.x + 2, first_row, "╰", goes_round ? "─" : "╯");
        if (side == Side::bottom) return bar(b.x, a.x + 2, last_row, "╭", comes_round ? "─" : "╮");
        if (side == Side::right)
            return post(right_x - 1, a.y, b.y, comes_round ? "╮" : "╭", goes_round ? "│" : "╰");
        post(6, b.y, a.y, goes_round ? "│" : "╮", comes_round ? "╰" : "╯");
    }
    void bar(int from, int to, int y, std::string_view left, std::string_view right) {
        from = std::max(from, 7);
        to = std::min(to, right_x - 2);
        if (to <= from) return;
        for (int x = from; x <= to; ++x) canvas_.put(x, y, "─", Ink::dim);
        canvas_.put(from, y, left, Ink::dim);
        canvas_.put(to, y, right, Ink::dim);
    }
    void post(int x, int from, int to, std::string_view top, std::string_view bottom) {
        for (int y = from; y <= to; ++y) canvas_.put(x, y, "│", Ink::dim);
        if (from == to) return;
        canvas_.put(x, from, top, Ink::dim);
        canvas_.put(x, to, bottom, Ink::dim);
    }

    void stage_across(Stage stage, bool is_open, Side side, int x) {
        const int bar_y = side == Side::top ? first_row : last_row;
        const int name_y = side == Side::top ? first_row + 1 : last_row - 1;
        canvas_.put_centred(x, name_y, name_of(stage), is_open ? Ink::plain : Ink::dim);
        if (!is_open) return canvas_.put_centred(x, bar_y, " closed ", Ink::dim);
        const Seat performer = performer_on(stage);
        const std::string crowd = crowd_words(stage);
        const int width = (performer != no_seat ? 3 : 0) + width_of(crowd);
        if (width == 0) return;
        int at = x - width / 2;
        if (performer != no_seat)
            canvas_.put(at, bar_y, " " + letter_of(performer) + " ", ink_of(performer)), at += 3;
        canvas_.put(at, bar_y, crowd, Ink::crowd);
    }
    void stage_beside(Stage stage, bool is_open, Side side, int y) {
        while (taken_rows_[static_cast<std::size_t>(side)] >> y & 1u && y < last_row - 2) ++y;
        taken_rows_[static_cast<std::size_t>(side)] |= 1u << y;
        const Seat performer = performer_on(stage);
        const std::string name(name_of(stage));
        const std::string crowd = is_open ? crowd_words(stage) : " closed ";
        if (side == Side::left) {
            int x = 8;
            canvas_.put(x, y, name, is_open ? Ink::plain : Ink::dim);
            x += width_of(name) + 1;
            if (performer != no_seat) canvas_.put(x, y, letter_of(performer), ink_of(performer)), x += 2;
            return canvas_.put(x - 1, y, crowd, is_open ? Ink::crowd : Ink::dim);
        }
        int end = right_x - 2;
        canvas_.put_right(end, y, name, is_open ? Ink::plain : Ink::dim);
        end -= width_of(name) + 1;
        if (performer != no_seat)
            canvas_.put_right(end, y, letter_of(performer), ink_of(performer)), end -= 2;
        canvas_.put_right(end + 1, y, crowd, is_open ? Ink::crowd : Ink::dim);
    }
    std::string crowd_words(Stage stage) const {
        const int crowd = huzzah::crowd_of(rules_, table_, stage);
        return crowd == 0 ? "" : " " + std::to_string(crowd) + "● ";
    }

    // ---- the words in the middle ----

    void middle() {
        constexpr int x = 40, y = first_row + 2;
        std::string turn = table_.turn == 0 ? "Choosing stages" : "Turn " + std::to_string(table_.turn);
        if (table_.turn != 0 && rules_.options.turn_cap != 0)
            turn += " of at most " + std::to_string(rules_.options.turn_cap);
        canvas_.put_centred(x, y, turn, Ink::title);
        canvas_.put_centred(x, y + 1, richard_words());
        canvas_.put_centred(x, y + 2,
                            "Deck " + std::to_string(table_.deck_size) + ", first to " +
                                std::to_string(rules_.options.target_score) + " points",
                            Ink::dim);
        canvas_.put(0, first_row, "↑", Ink::dim);
    }
    std::string richard_words() const {
        if (table_.richard == huzzah::no_step) return "Richard is on his way";
        std::string text = "Richard on step " + std::to_string(table_.richard);
        const Stage stage = rules_.stage_at[table_.richard];
        if (stage != Stage::none) text += ", " + std::string(name_of(stage));
        return cut(text, 36);
    }

    // ---- below the faire ----

    void scores() {
        const int rows = (rules_.players + 1) / 2;
        const bool is_tight = rows > 2 || sight_ == Sight::brief;
        const int scores_y = last_row + (is_tight ? 3 : 4);  // without the empty line
        for (Seat seat : SeatSet::first(rules_.players)) {
            const int column = index_of(seat) / rows, row = index_of(seat) % rows;
            score_line(seat, column * 40 + 1, scores_y + row);
        }
        cards_y_ = scores_y + rows;
    }
    void score_line(Seat seat, int x, int y) {
        const bool is_due =
            table_.frame.subject == seat || (!table_.order.is_empty() && table_.order[0] == seat);
        if (is_due) canvas_.put(x - 1, y, "▸", Ink::bold);
        canvas_.put(x, y, letter_of(seat) + " " + cut(name_for(match_, seat, viewer_), 16), ink_of(seat));
        canvas_.put_right(x + 22, y, std::to_string(table_.score[seat]), Ink::bold);
        if (table_.show_at[seat] != Stage::none) canvas_.put(x + 22, y, "▒", Ink::crowd);
        canvas_.put(x + 23, y, cut(place_words(table_.place[seat]), 16), Ink::dim);
    }
    static std::string place_words(Place place) {
        if (place.is_stage()) return std::string(name_of(place.stage()));
        return place.is_step() ? "step " + std::to_string(place.step()) : "";
    }

    // A table of cards: kinds across, who has them down.
    void cards() {
        if (sight_ == Sight::brief) return brief_hand();
        for (int k = 0; k < name_count<Card>; ++k)
            canvas_.put_right(card_column(k), cards_y_, name_of(static_cast<Card>(k)), Ink::dim);
        ++cards_y_;
        if (sight_ == Sight::everything) {
            for (Seat seat : SeatSet::first(rules_.players)) hand_line(seat);
            return;
        }
        if (viewer_ != no_seat) hand_line(viewer_);
        line("Discards", table_.discards, hidden_words(), Ink::plain);
        line(viewer_ == no_seat ? "Elsewhere" : "Unseen by you", unseen(), "", Ink::plain);
    }
    // "Your hand: 2-Crowd, 3-Crowd ×2, Bump"
    void brief_hand() {
        if (viewer_ == no_seat) return;
        std::string text;
        for (int k = 0; k < name_count<Card>; ++k) {
            const int count = view_.mine.hand.count(static_cast<Card>(k));
            if (count == 0) continue;
            text += (text.empty() ? "" : ", ") + std::string(name_of(static_cast<Card>(k)));
            if (count > 1) text += " ×" + std::to_string(count);
        }
        canvas_.put(1, cards_y_, "Your hand: " + (text.empty() ? "no card" : text), Ink::bold);
    }
    static int card_column(int kind) { return 24 + 9 * kind; }
    void hand_line(Seat seat) {
        const std::unique_ptr<AnyView> own = match_.view(seat, Eyes::person);
        const huzzah::Own& mine = dynamic_cast<const ViewBox<huzzah::Game>&>(*own).view.mine;
        const std::string laid =
            mine.face_down == Card::none ? "" : "▒" + std::string(name_of(mine.face_down));
        line(seat == viewer_ ? "Your hand" : letter_of(seat) + " holds", mine.hand, laid, Ink::bold);
    }
    void line(std::string_view head, const Bag<Card>& bag, const std::string& more, Ink ink) {
        canvas_.put(1, cards_y_, head, ink == Ink::bold ? Ink::bold : Ink::dim);
        for (int k = 0; k < name_count<Card>; ++k) {
            const int count = bag.count(static_cast<Card>(k));
            canvas_.put_right(card_column(k), cards_y_, count == 0 ? "·" : std::to_string(count),
                              count == 0 ? Ink::dim : ink);
        }
        canvas_.put(card_column(name_count<Card> - 1) + 1, cards_y_, more, Ink::crowd);
        ++cards_y_;
    }
    std::string hidden_words() const {
        int hidden = 0;
        for (Seat seat : SeatSet::first(rules_.players)) hidden += table_.hidden_discards[seat];
        return hidden == 0 ? "" : "+" + std::to_string(hidden) + " hidden";
    }
    // In the deck, in other hands or face down: all cards but those the viewer can see or has buried.
    Bag<Card> unseen() const {
        Bag<Card> left = rules_.deck;
        left.remove_all(table_.discards);
        left.remove_all(view_.mine.hand);
        left.remove_all(view_.mine.buried);
        if (view_.mine.face_down != Card::none) left.remove(view_.mine.face_down);
        return left;
    }

    const AnyMatch& match_;
    Seat viewer_;
    Sight sight_;
    const huzzah::Rules& rules_;
    const huzzah::View& view_;
    const huzzah::Table& table_;
    std::array<u32, 4> taken_rows_{};
    int cards_y_ = 0;
    Canvas canvas_{board_width, height + 8};
};

}  // namespace

Canvas draw_huzzah(const AnyMatch& match, Seat viewer, Sight sight) {
    const std::unique_ptr<AnyView> view = match.view(viewer, Eyes::person);
    return Painter(match, viewer, sight, dynamic_cast<const ViewBox<huzzah::Game>&>(*view)).paint();
}

}  // namespace fg::terminal
