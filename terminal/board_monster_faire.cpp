// SPDX-License-Identifier: Apache-2.0
// Town, Graveyard and the force at a Manor; every Mad Scientist as a row with hand, Igor, Laboratory and Monster; what the viewer holds and
// knows of other hands; and the discard piles. Cards are short: ♦7, J♦, RJ; v and b are cards that lie face down.
#include <algorithm>
#include <utility>

#include "games/monster_faire/facts.h"
#include "games/monster_faire/game.h"
#include "games/monster_faire/speaker.h"
#include "terminal/board.h"

namespace fg::terminal {
namespace {

using mon::Card;
using mon::Deck;

// Igors, Laboratory and Monster share what is left as they need it.
constexpr int gloated_x = 14, hand_x = 16, igor_x = 23, least_igors = 5, least_share = 20;

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
          table_(box.view.table),
          seen_(box.view.veiled.cards, viewer) {}

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
                : "Round " + number(table_.round) + " of " + number(rules_.options.faire_deadline) + phase();
        const std::string decks = "decks: " + number(cards().size(mon::deck_at(Deck::villagers))) + "v " +
                                  number(cards().size(mon::deck_at(Deck::parts))) + "b";
        canvas_.put(1, y_, cut(round, board_width - width_of(decks) - 3), Ink::title);
        canvas_.put_right(board_width - 1, y_++, decks, Ink::dim);
    }
    // Where the turn has come to, and what of it is skipped or lost (MON-029, MON-041, MON-263).
    std::string phase() const {
        if (table_.ending != mon::Ending::none || table_.active == no_seat || table_.round == 0) return "";
        static constexpr std::string_view names[]{"Igor", "Lab", "Monster"};
        std::string now = "Draw", lost;
        for (int i = 0; i < name_count<mon::Phase>; ++i) {
            const auto phase = static_cast<mon::Phase>(i);
            const bool is_lost = table_.turn.left_out.has(phase);
            if (is_lost) lost += (lost.empty() ? ", without " : ", ") + std::string(names[i]);
            if (table_.turn.closed.has(phase) && !is_lost) now = names[i];
        }
        if (mon::is_any(table_.question, mon::Question::invite, mon::Question::invitation))
            now = "Housekeeping";
        const int window = table_.turn.window;
        if (window > 0) now = "before " + (window > 3 ? "Housekeeping" : std::string(names[window - 1]));
        return ", " + now + lost;
    }
    static std::string number(int n) { return std::to_string(n); }

    // Oldest first.
    void open_piles() {
        pile("Town:", mon::town, Ink::crowd);
        pile("Graveyard:", mon::graveyard, Ink::crowd);
        if (cards().size(mon::force) > 0)
            pile("At " + whose(table_.attack.target) + " Manor:", mon::force, Ink::bad);
        if (cards().size(mon::aside) > 0) pile("Led astray:", mon::aside, Ink::dim);  // MON-128
    }
    std::string whose(Seat seat) const { return seat == viewer_ ? "your" : match_.name(seat) + "'s"; }
    // MON-189, MON-199
    std::string stage() const {
        static constexpr std::string_view targets[]{"", "Igor", "the Monster", "the Laboratory",
                                                    "the scientist"};
        const std::string kind = table_.attack.is_mob ? ", a mob" : ", a group";  // as last judged
        const int stage = table_.attack.stage;
        return stage == 0 ? kind : kind + ", stage " + number(stage) + ": " + std::string(targets[stage]);
    }
    void pile(const std::string& name, mon::At at, Ink ink) {
        std::vector<std::string> words;
        for (int i = 0; i < cards().size(at); ++i) {
            const Card card = cards().entry(at, i).card;
            words.push_back(at.kind == mon::Pile::graveyard ? mon::word(card) : mon::villager(card));
        }
        for (std::string& other : others_at(at)) words.push_back(std::move(other));
        std::string text = words.empty() ? "nobody" : joined(words);
        if (const int total = total_at(at); total > 0) text += " (together " + number(total) + ")";
        if (at.kind == mon::Pile::force) text += stage();
        canvas_.put(1, y_, name, ink);
        const int x = std::max(12, width_of(name) + 2);
        write(x, text, Ink::plain);
    }
    // Who is there and does not lie in the pile.
    std::vector<std::string> others_at(mon::At at) const {
        std::vector<std::string> others;
        const mon::Attack& attack = table_.attack;
        if (at.kind == mon::Pile::force && attack.has_turned)  // MON-383
            others.push_back("Igor " +
                             brief_word(cards().entry(mon::igors_of(attack.target), attack.igor).card));
        const SeatSet monsters = at.kind == mon::Pile::town        ? table_.in_town
                                 : at.kind == mon::Pile::graveyard ? table_.in_graveyard
                                                                   : SeatSet{};
        for (Seat seat : monsters) others.push_back(whose(seat) + " Monster");
        return others;
    }
    int total_at(mon::At at) const {
        if (at.kind == mon::Pile::aside) return 0;  // MON-128: they count for nothing
        return at.kind == mon::Pile::force ? mon::force_total(rules_, table_, seen_)
                                           : mon::crowd_at(rules_, table_, seen_, at).total;
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
        int igors_width = least_igors, laboratory_width = least_share, monster_width = least_share;
        for (Seat seat : SeatSet::first(rules_.players)) {
            igors_width = std::max(igors_width, width_of(igors(seat)));
            laboratory_width = std::max(laboratory_width, width_of(laboratory(seat)));
            monster_width = std::max(monster_width, width_of(monster(seat)));
        }
        laboratory_x_ = igor_x + igors_width + 1;
        const int room = board_width - 1 - laboratory_x_ - 1;
        monster_width = std::min(monster_width, room - least_share);
        monster_x_ = laboratory_x_ + std::min(laboratory_width, room - monster_width) + 1;
        for (const auto& [x, text] :
             {std::pair(1, "! gloated at"), std::pair(hand_x, "hand"), std::pair(igor_x, "Igor"),
              std::pair(laboratory_x_, "Laboratory"), std::pair(monster_x_, "Monster")})
            canvas_.put(x, y_, text, Ink::dim);
        ++y_;
        for (Seat seat : SeatSet::first(rules_.players)) player(seat);
    }
    void player(Seat seat) {
        if (table_.active == seat && table_.ending == mon::Ending::none) canvas_.put(0, y_, "▸", Ink::bold);
        const std::string you = seat == viewer_ ? " (you)" : "";
        canvas_.put(1, y_, cut(match_.name(seat), 13 - width_of(you)) + you, ink_of(seat));
        // MON-327
        if ((table_.gloated | table_.gloated_before).has(seat)) canvas_.put(gloated_x, y_, "!", Ink::bad);
        canvas_.put(hand_x, y_, table_.out.has(seat) ? "out" : backs(seat));
        canvas_.put(igor_x, y_, igors(seat));
        const int below = column(laboratory_x_, laboratory(seat), monster_x_ - laboratory_x_ - 1, Ink::plain);
        y_ = std::max(below, column(monster_x_, monster(seat), board_width - monster_x_ - 1,
                                    table_.living.has(seat) ? Ink::good : Ink::plain));
        if (const std::string more = remarks(seat); !more.empty()) write(3, more, Ink::dim);
    }
    // Cards below each other as far as they find no room beside each other. The row below.
    int column(int x, const std::string& text, int width, Ink ink) {
        int y = y_;
        for (const std::string& line : wrapped(text, width)) canvas_.put(x, y++, line, ink);
        return y;
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
        }
        if (text.empty()) return "-";
        if (!table_.living.has(seat)) return text;
        return text +
               (is_known ? " =" + number(mon::revealed_total(rules_, table_, cards(), seat)) : " lives");
    }
    std::string remarks(Seat seat) const {
        std::vector<std::string> words = titles(seat);
        if (table_.active == seat && table_.trip.errand != mon::Errand::none) words.push_back(errand());
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
        return joined(words);
    }
    // MON-352, MON-353, MON-366, MON-367
    std::vector<std::string> titles(Seat seat) const {
        std::vector<std::string> words;
        if (table_.solon == seat) words.emplace_back("Doctor Solon");
        for (int i = 0; i < cards().size(mon::igors_of(seat)); ++i)
            if (cards().entry(mon::igors_of(seat), i).card == table_.condo)
                words.emplace_back("Igor is Condo");
        if (table_.upstairs == seat) words.emplace_back("The Thing Upstairs");
        return words;
    }
    // MON-052, MON-077, MON-079: which Igor is where, and with what.
    std::string errand() const {
        const mon::Trip& trip = table_.trip;
        if (trip.igor >= cards().size(mon::igors_of(table_.active))) return "Igor is out";
        const std::string igor = brief_word(cards().entry(mon::igors_of(table_.active), trip.igor).card);
        switch (trip.errand) {
            case mon::Errand::town: return igor + " is in Town";
            case mon::Errand::graveyard: return igor + " is in the Graveyard";
            case mon::Errand::burglary: return igor + " burgles";
            case mon::Errand::none:
            case mon::Errand::visit: break;
        }
        std::string text = igor + " visits " + who(trip.host);
        if (cards().size(mon::cargo) > 0) text += " with " + row(mon::cargo);
        if (cards().size(mon::offered) > 0) text += " for " + row(mon::offered);
        return text;
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
    const mon::CardsSeen seen_;
    int laboratory_x_ = 0, monster_x_ = 0;
    int y_ = 0;
    Canvas canvas_{board_width, 64};
};

}  // namespace

Canvas draw_monster_faire(const AnyMatch& match, Seat viewer, Sight sight) {
    const std::unique_ptr<AnyView> view = match.view(viewer, Eyes::person);
    return Painter(match, viewer, sight, dynamic_cast<const ViewBox<mon::Game>&>(*view)).paint();
}

}  // namespace fg::terminal
