// SPDX-License-Identifier: Apache-2.0
// Town, Graveyard and the force at a Manor; every Mad Scientist as a row with hand, Igor, Laboratory and Monster; what the viewer holds and
// knows of other hands; and the discard piles. Cards are short: ♦7, J♦, RJ; v and b are cards that lie face down.
#include <utility>

#include "games/monster_faire/game.h"
#include "games/monster_faire/speaker.h"
#include "terminal/board.h"

namespace fg::terminal {
namespace {

using mon::Card;
using mon::Deck;

constexpr int hand_x = 15, igor_x = 21, laboratory_x = 28, monster_x = 52;

// "♦7", "J♦", "RJ"
std::string brief_word(Card card) {
    if (mon::is_numbered(card))
        return std::string(mon::sign_of(mon::suit_of(card))) + std::to_string(mon::number_of(card));
    const std::string_view rank = name_of(mon::rank_of(card));
    if (mon::is_joker(card)) return std::string(1, rank[0]) + "J";
    return std::string(1, rank[0]) + std::string(mon::sign_of(mon::suit_of(card)));
}
std::string_view brief_word(Deck deck) { return deck == Deck::villagers ? "v" : "b"; }

class Painter {
  public:
    Painter(const AnyMatch& match, Seat viewer, Sight sight, const ViewBox<mon::Game>& box)
        : match_(match),
          viewer_(viewer),
          sight_(sight),
          rules_(box.rules),
          view_(box.view),
          table_(box.view.table) {}

    Canvas paint() {
        head();
        open_piles();
        players();
        hands();
        seen();
        discards();
        return std::move(canvas_);
    }

  private:
    const auto& cards() const { return view_.veiled.cards; }
    std::string who(Seat seat) const { return seat == viewer_ ? "you" : match_.name(seat); }

    void head() {
        const std::string round =
            table_.faire.is_on
                ? "The Monster Faire, round " + number(table_.faire.round)
                : "Round " + number(table_.round) + " of " + number(rules_.options.faire_deadline);
        canvas_.put(1, y_, round, Ink::title);
        canvas_.put_right(board_width - 1, y_++,
                          "decks: Villagers " + number(cards().size(mon::deck_at(Deck::villagers))) +
                              ", Body Parts " + number(cards().size(mon::deck_at(Deck::parts))),
                          Ink::dim);
    }
    static std::string number(int n) { return std::to_string(n); }

    // Oldest first.
    void open_piles() {
        pile("Town:", mon::town, Ink::crowd);
        pile("Graveyard:", mon::graveyard, Ink::crowd);
        if (cards().size(mon::force) > 0)
            pile("At " +
                     (table_.attack.target == viewer_ ? "your" : match_.name(table_.attack.target) + "'s") +
                     " Manor:",
                 mon::force, Ink::bad);
    }
    void pile(const std::string& name, mon::At at, Ink ink) {
        std::vector<std::string> words;
        int total = 0;
        for (int i = 0; i < cards().size(at); ++i) {
            const Card card = cards().entry(at, i).card;
            if (mon::is_villager(rules_, table_, card)) total += rules_.worth[card];
            words.push_back(at.kind == mon::Pile::graveyard ? mon::word(card) : mon::villager(card));
        }
        for (Seat seat : at.kind == mon::Pile::graveyard ? table_.in_graveyard : table_.in_town)
            if (at.kind != mon::Pile::force)
                words.push_back((seat == viewer_ ? "your" : match_.name(seat) + "'s") + " Monster");
        std::string text = words.empty() ? "nobody" : joined(words);
        if (total > 0) text += " (together " + number(total) + ")";
        canvas_.put(1, y_, name, ink);
        const int x = std::max(12, width_of(name) + 2);
        write(x, text, Ink::plain);
    }
    static std::string joined(const std::vector<std::string>& words) {
        std::string text;
        for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
        return text;
    }
    // As many lines as it takes.
    void write(int x, const std::string& text, Ink ink) {
        for (const std::string& line : wrapped(text, board_width - x - 1)) canvas_.put(x, y_++, line, ink);
    }

    void players() {
        for (const auto& [x, text] : {std::pair(hand_x, "hand"), std::pair(igor_x, "Igor"),
                                      std::pair(laboratory_x, "Laboratory"), std::pair(monster_x, "Monster")})
            canvas_.put(x, y_, text, Ink::dim);
        ++y_;
        for (Seat seat : SeatSet::first(rules_.players)) player(seat);
    }
    void player(Seat seat) {
        if (table_.active == seat && table_.ending == mon::Ending::none) canvas_.put(0, y_, "▸", Ink::bold);
        const std::string you = seat == viewer_ ? " (you)" : "";
        canvas_.put(1, y_, cut(match_.name(seat), 13 - width_of(you)) + you, ink_of(seat));
        canvas_.put(hand_x, y_, table_.out.has(seat) ? "out" : backs(seat));
        canvas_.put(igor_x, y_, igors(seat));
        canvas_.put(laboratory_x, y_, cut(laboratory(seat), monster_x - laboratory_x - 1));
        canvas_.put(monster_x, y_++, cut(monster(seat), board_width - monster_x - 1),
                    table_.living.has(seat) ? Ink::good : Ink::plain);
        if (const std::string more = remarks(seat); !more.empty()) canvas_.put(3, y_++, more, Ink::dim);
    }
    std::string backs(Seat seat) const {
        const auto count = [&](Deck deck) { return number(cards().count_backs(mon::hand_of(seat), deck)); };
        return count(Deck::villagers) + "v" + count(Deck::parts) + "b";
    }
    std::string igors(Seat seat) const {
        std::string text;
        for (int i = 0; i < cards().size(mon::igors_of(seat)); ++i) {
            const Card igor = cards().entry(mon::igors_of(seat), i).card;
            const bool is_down = (table_.igors_down[seat] >> i & 1u) != 0;
            text += (text.empty() ? "" : " ") + brief_word(igor) + (is_down ? "z" : "");
        }
        return text.empty() ? "-" : text;
    }
    std::string laboratory(Seat seat) const {
        std::string text;
        for (int i = 0; i < cards().size(mon::laboratory_of(seat)); ++i)
            text += (text.empty() ? "" : " ") + shown(mon::laboratory_of(seat), i);
        return text.empty() ? "-" : text;
    }
    // A card that only the viewer knows stands in brackets.
    std::string shown(mon::At at, int place) const {
        const auto entry = cards().entry(at, place);
        if (!entry.is_known) return std::string(brief_word(entry.back));
        return entry.is_secret ? "[" + brief_word(entry.card) + "]" : brief_word(entry.card);
    }
    // Useless parts have a question mark, injured ones a cross.
    std::string monster(Seat seat) const {
        std::string text;
        bool is_known = true;
        int total = 0;
        const mon::Marks& marks = table_.marks[seat];
        for (int i = 0; i < cards().size(mon::monster_of(seat)); ++i) {
            const auto entry = cards().entry(mon::monster_of(seat), i);
            const bool is_injured = (marks.injured >> i & 1u) != 0,
                       is_useless = (marks.useless >> i & 1u) != 0;
            text += (text.empty() ? "" : " ") + shown(mon::monster_of(seat), i) +
                    (is_injured   ? "x"
                     : is_useless ? "?"
                                  : "");
            is_known = is_known && entry.is_known;
            if (entry.is_known && !is_injured && !is_useless) total += mon::number_of(entry.card);
        }
        if (text.empty()) return "-";
        return table_.living.has(seat) ? text + (is_known ? " = " + number(total) : " lives") : text;
    }
    std::string remarks(Seat seat) const {
        std::vector<std::string> words;
        if (table_.rogue.has(seat)) words.emplace_back("the Monster is rogue");
        if (table_.absent.has(seat)) words.emplace_back("ran away");
        if (table_.burnt.has(seat)) words.emplace_back("burnt out");
        if (cards().size(mon::counters_of(seat)) > 0)
            words.push_back("counters: " + row(mon::counters_of(seat)));
        if (cards().size(mon::brain_of(seat)) > 0) words.push_back("Brain: " + row(mon::brain_of(seat)));
        if (cards().size(mon::cellar_of(seat)) > 0)
            words.push_back("Wine Cellar: " + row(mon::cellar_of(seat)));
        if (table_.dines_with[seat] != no_seat) words.push_back("dines with " + who(table_.dines_with[seat]));
        if (table_.faire.is_on && table_.faire.rival[seat] != no_seat)
            words.push_back("fights " + who(table_.faire.rival[seat]));
        return cut(joined(words), board_width - 4);
    }
    std::string row(mon::At at) const {
        std::string text;
        for (int i = 0; i < cards().size(at); ++i) text += (text.empty() ? "" : " ") + shown(at, i);
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
        const auto& mine = dynamic_cast<const ViewBox<mon::Game>&>(*own).view.veiled.cards;
        std::vector<std::string> names;
        for (int i = 0; i < mine.size(mon::hand_of(seat)); ++i)
            names.push_back(mon::word(mine.entry(mon::hand_of(seat), i).card));
        write(1,
              (seat == viewer_ ? "Your hand: " : match_.name(seat) + " holds: ") +
                  (names.empty() ? "nothing" : joined(names)),
              Ink::bold);
    }
    // What the viewer knows of other hands.
    void seen() {
        if (sight_ == Sight::brief) return;
        std::string text;
        for (Seat seat : SeatSet::first(rules_.players)) {
            std::vector<std::string> names;
            for (int i = 0; seat != viewer_ && i < cards().size(mon::hand_of(seat)); ++i)
                if (const auto entry = cards().entry(mon::hand_of(seat), i); entry.is_known)
                    names.push_back(mon::word(entry.card));
            if (!names.empty()) text += (text.empty() ? "" : "; ") + match_.name(seat) + ": " + joined(names);
        }
        if (!text.empty()) write(1, "Known in other hands: " + text, Ink::dim);
    }

    // MON-291
    void discards() {
        if (sight_ != Sight::whole && sight_ != Sight::everything) return;
        for (const Deck deck : {Deck::villagers, Deck::parts}) {
            const mon::At at = mon::discard_at(deck);
            if (cards().size(at) == 0) continue;
            std::string text = "Discarded " + std::string(name_of(deck)) + ", top first:";
            for (int i = cards().size(at) - 1; i >= 0; --i)
                text += " " + brief_word(cards().entry(at, i).card);
            write(1, text, Ink::dim);
        }
    }

    const AnyMatch& match_;
    Seat viewer_;
    Sight sight_;
    const mon::Rules& rules_;
    const mon::View& view_;
    const mon::Table& table_;
    int y_ = 0;
    Canvas canvas_{board_width, 64};
};

}  // namespace

Canvas draw_monster_faire(const AnyMatch& match, Seat viewer, Sight sight) {
    const std::unique_ptr<AnyView> view = match.view(viewer, Eyes::person);
    return Painter(match, viewer, sight, dynamic_cast<const ViewBox<mon::Game>&>(*view)).paint();
}

}  // namespace fg::terminal
