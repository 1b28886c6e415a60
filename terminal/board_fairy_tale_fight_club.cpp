// SPDX-License-Identifier: Apache-2.0
// The faire of the bounty hunters: the contracts on the wall, the Market, every player's wagons with their cargo, and what the
// viewer holds.
#include <utility>

#include "games/fairy_tale_fight_club/game.h"
#include "games/fairy_tale_fight_club/notes.h"
#include "match/json_read.h"
#include "terminal/board.h"

namespace fg::terminal {
namespace {

using ftf::Contract;
using ftf::Creatures;
using ftf::EventCard;
using ftf::Posted;
using ftf::Wagon;

constexpr int contract_columns = 3, contract_width = 27;
constexpr int points_end = 20, gold_end = 25, hand_end = 30;
constexpr int wagon_x[ftf::wagon_count]{32, 44, 55, 67};

// "2-3-5"
std::string joined(const Creatures& creatures) {
    std::string text;
    for (int i = 0; i < creatures.size(); ++i)
        text += (i > 0 ? "-" : "") + std::to_string(ftf::value_of(creatures.nth(i)));
    return text;
}
// "1 2×3 9"
std::string counted_values(const Creatures& creatures) {
    std::string text;
    for (int n = 0; n < creatures.count_kinds(); ++n) {
        const ftf::Creature kind = creatures.nth_kind(n);
        text += (n > 0 ? " " : "") + std::to_string(ftf::value_of(kind));
        if (creatures.count(kind) > 1) text += "×" + std::to_string(creatures.count(kind));
    }
    return text.empty() ? "none" : text;
}
std::string coins(int gold) { return gold == 0 ? "" : " ●" + std::to_string(gold); }
// The first word of a castle's name.
std::string_view castle_of(ftf::Flag flag) {
    const std::string_view name = name_of(flag);
    return name.substr(0, name.find(' '));
}

// "for ●1/10+": what a wagon costs, in gold or creature points (FTF-056).
std::string price_of(const ftf::WagonCard& card) {
    const std::string gold = card.gold == 0 ? "" : "●" + std::to_string(card.gold);
    const std::string points = card.creature_points == 0 ? "" : std::to_string(card.creature_points) + "+";
    return "for " + gold + (gold.empty() || points.empty() ? "" : "/") + points;
}
ftf::Notes notes_of(const AnyMatch& match, Seat viewer) {
    const boost::json::value view = boost::json::parse(match.view_json(viewer, true));
    const Or<ftf::Notes> notes = from_json(view.at("notes"), ftf::Notes{}, match.players());
    FG_CHECK(bool(notes));
    return *notes;
}

class Painter {
  public:
    Painter(const AnyMatch& match, Seat viewer, Sight sight, const ViewBox<ftf::Game>& box)
        : match_(match),
          viewer_(viewer),
          sight_(sight),
          rules_(box.rules),
          table_(box.view.table),
          notes_(notes_of(match, viewer)) {}

    Canvas paint() {
        head();
        if (sight_ != Sight::brief) fight();
        contracts();
        market();
        players();
        hands();
        return std::move(canvas_);
    }

  private:
    void head() {
        std::string round = "Round " + std::to_string(ftf::round_of(rules_, table_));
        if (rules_.is_solo() && rules_.last_turn != 0) round += " of " + std::to_string(rules_.last_turn);
        canvas_.put(1, y_, round, Ink::title);
        if (notes_.event != EventCard::none)
            canvas_.put(16, y_, "Event: " + std::string(name_of(notes_.event)), Ink::bad);
        else if (table_.quiet_turns > 0 && rules_.most_quiet_turns > 0)  // FTF-156, FTF-189
            canvas_.put(16, y_,
                        "Quiet turns " + std::to_string(table_.quiet_turns) + " of " +
                            std::to_string(rules_.most_quiet_turns),
                        Ink::dim);
        canvas_.put_right(board_width - 1, y_++,
                          "Contract deck " + std::to_string(ftf::contract_deck_size(table_)) + ", supply " +
                              std::to_string(table_.supply) + " gold",
                          Ink::dim);
    }

    // "Fight: Anna 3, ★ Ben 5, Clara 3": stays until the next turn, as the Event card does.
    void fight() {
        std::string text;
        for (Seat seat : SeatSet::first(rules_.players)) {
            const bool has_fought = notes_.fought[seat] != ftf::Creature::none,
                       has_won = seat == notes_.victor;
            if (!has_fought && !has_won) continue;
            text += (text.empty() ? "Fight: " : ", ") + std::string(has_won ? "★ " : "") +
                    cut(match_.name(seat), 12);
            if (has_fought) text += " " + std::to_string(ftf::value_of(notes_.fought[seat]));
        }
        if (!text.empty()) canvas_.put(1, y_++, text, Ink::bad);
    }

    // "2-3-5 Bean 1p ●1"
    std::string contract_words(const Posted& posted) const {
        const ftf::ContractCard& card = rules_.card(posted.contract);
        return joined(rules_.asked[posted.contract]) + " " + std::string(castle_of(card.flag)) + " " +
               std::to_string(card.points) + "p" + coins(posted.gold);
    }
    // A contract that one of the viewer's wagons matches stands out (FTF-182).
    bool is_matched(Contract contract) const {
        if (viewer_ == no_seat) return false;
        for (const Creatures& cargo : table_.cargo[viewer_])
            if (cargo == rules_.asked[contract]) return true;
        return false;
    }
    void contracts() {
        int number = 0;
        for (const Posted& posted : table_.area) {
            if (posted.contract == Contract::none) continue;
            const int column = number % contract_columns, row = number / contract_columns;
            canvas_.put(1 + contract_width * column, y_ + row,
                        (is_matched(posted.contract) ? "★ " : "▪ ") + contract_words(posted),
                        is_matched(posted.contract) ? Ink::good : Ink::plain);
            ++number;
        }
        y_ += (number + contract_columns - 1) / contract_columns;
    }
    void market() {
        canvas_.put(1, y_, "Market: " + counted_values(table_.market), Ink::crowd);
        canvas_.put_right(board_width - 1, y_++,
                          "deck " + std::to_string(table_.deck_size) + ", discards " +
                              std::to_string(table_.discards.size()),
                          Ink::dim);
        if (sight_ != Sight::brief && !table_.discards.is_empty())
            canvas_.put(1, y_++, "Discards: " + counted_values(table_.discards), Ink::dim);
    }

    void players() {
        canvas_.put_right(points_end, y_, "points", Ink::dim);
        canvas_.put_right(gold_end, y_, "gold", Ink::dim);
        canvas_.put_right(hand_end, y_, "hand", Ink::dim);
        for (int w = 0; w < ftf::wagon_count; ++w)
            canvas_.put(wagon_x[w], y_, name_of(ftf::wagon_of(w)), Ink::dim);
        ++y_;
        for (Seat seat : SeatSet::first(rules_.players)) player(seat);
    }
    std::string player_name(Seat seat) const {
        const std::string you = seat == viewer_ ? " (you)" : "";
        return cut(match_.name(seat), 13 - width_of(you)) + you;
    }
    void player(Seat seat) {
        if (table_.active == seat && table_.ending == ftf::Ending::none) canvas_.put(0, y_, "▸", Ink::bold);
        canvas_.put(1, y_, player_name(seat), ink_of(seat));
        canvas_.put_right(points_end, y_, std::to_string(ftf::score_of(rules_, table_, seat).total()),
                          Ink::bold);
        canvas_.put_right(gold_end, y_, std::to_string(table_.gold[seat]));
        canvas_.put_right(hand_end, y_, std::to_string(table_.hand_size[seat]));
        for (int w = 0; w < ftf::wagon_count; ++w) {
            const bool is_owned = ftf::owns(table_, seat, ftf::wagon_of(w));
            const Creatures& cargo = table_.cargo[seat].at[w];
            canvas_.put(wagon_x[w], y_,
                        !is_owned          ? price_of(rules_.wagon(ftf::wagon_of(w)))
                        : cargo.is_empty() ? "empty"
                                           : joined(cargo),
                        !is_owned ? Ink::dim : Ink::plain);
        }
        ++y_;
        if (sight_ != Sight::brief || table_.reserved[seat].contract != Contract::none) belongings(seat);
    }
    // "  4 contracts: 2 Briar, 1 Frog; reserved 2-3-5 Bean 1p"
    void belongings(Seat seat) {
        std::string text;
        const ftf::FlagCounts flags = ftf::flags_of(rules_, table_, seat);
        for (int f = 0; f < name_count<ftf::Flag>; ++f)
            if (flags.at[f] > 0)
                text += (text.empty() ? "" : ", ") + std::to_string(flags.at[f]) + " " +
                        std::string(castle_of(static_cast<ftf::Flag>(f)));
        if (table_.reserved[seat].contract != Contract::none)
            text += (text.empty() ? "reserved " : "; reserved ") + contract_words(table_.reserved[seat]);
        if (!text.empty()) canvas_.put(3, y_++, text, Ink::dim);
    }

    void hands() {
        if (sight_ == Sight::everything)
            for (Seat seat : SeatSet::first(rules_.players)) hand(seat);
        else if (viewer_ != no_seat)
            hand(viewer_);
    }
    void hand(Seat seat) {
        const std::unique_ptr<AnyView> own = match_.view(seat, Eyes::person);
        const Creatures& creatures = dynamic_cast<const ViewBox<ftf::Game>&>(*own).view.mine.hand;
        std::string text;
        for (int i = 0; i < creatures.size() && i < 6; ++i)
            text += (i > 0 ? ", " : "") + std::string(name_of(creatures.nth(i))) + " " +
                    std::to_string(ftf::value_of(creatures.nth(i)));
        if (creatures.size() > 6) text = counted_values(creatures);
        canvas_.put(1, y_++,
                    (seat == viewer_ ? "Your hand: " : match_.name(seat) + " holds: ") +
                        (text.empty() ? "nothing" : text),
                    Ink::bold);
    }

    const AnyMatch& match_;
    Seat viewer_;
    Sight sight_;
    const ftf::Rules& rules_;
    const ftf::Table& table_;
    const ftf::Notes notes_;
    int y_ = 0;
    Canvas canvas_{board_width, 24};
};

}  // namespace

Canvas draw_fairy_tale_fight_club(const AnyMatch& match, Seat viewer, Sight sight) {
    const std::unique_ptr<AnyView> view = match.view(viewer, Eyes::person);
    return Painter(match, viewer, sight, dynamic_cast<const ViewBox<ftf::Game>&>(*view)).paint();
}

}  // namespace fg::terminal
