// SPDX-License-Identifier: Apache-2.0
// Chairs that change hands in play. A hand of cards goes with a chair, so nobody gets one by themselves: everybody who plays
// agrees, or the table's own setting does; nobody who has seen one hand gets another; and no chair changes hands while a round of
// sealed answers is open. Who is gone keeps their chair, whoever plays for them (docs/decisions/0033).
#include <algorithm>

#include "server/table.h"

namespace fg::server {
namespace {

constexpr Millis minute = 60'000;
// How long somebody may be gone, or let all wait, before a bot may play for them.
constexpr Millis patience_with_people = minute;
constexpr Millis wish_lasts = 3 * minute;
constexpr std::size_t most_wishes = 4;
// So often one may ask at a table; a no counts as all of them.
constexpr int most_times = 3;
constexpr std::size_t most_turned_down = 300;
constexpr std::string_view stand_in_bot = "sage";

}  // namespace

bool Table::is_sent_away(std::string_view person) const {
    return !person.empty() && std::find(sent_away_.begin(), sent_away_.end(), person) != sent_away_.end();
}
void Table::send_away(const std::string& person) { sent_away_.push_back(person); }

void Table::note_hand(const std::string& person, Seat seat) {
    const std::pair<std::string, Seat> hand(person, seat);
    if (std::find(hands_.begin(), hands_.end(), hand) == hands_.end()) hands_.push_back(hand);
}

// ---- asking for a chair

// Whoever has left, or is away, has no say meanwhile.
SeatSet Table::playing_people() const {
    SeatSet list;
    for (Seat seat : seats())
        if (!is_bot_seat(seat)) list.add(seat);
    return list;
}
SeatSet Table::not_agreed(const Wish& wish) const {
    return latecomers_ == Latecomers::welcome ? SeatSet{} : playing_people() - wish.agreed;
}
Or<Done> Table::may_take_over(const Person& person, Seat seat) const {
    if (latecomers_ == Latecomers::never)
        return refused(Code::chair_kept, "nobody takes over a chair at this table");
    for (const auto& [who, hand] : hands_)
        if (who == person.id && hand != seat)
            return refused(Code::chair_kept, "you have seen another hand of this game");
    const bool needs_word = latecomers_ == Latecomers::ask;
    if (needs_word && playing_people().is_empty() && !people().empty())
        return refused(Code::chair_kept, "nobody is there who could agree");
    if (std::count(turned_down_.begin(), turned_down_.end(), person.id) >= most_times)
        return refused(Code::chair_kept, "you have been told no here, or have asked often enough");
    return Done{};
}
Or<Done> Table::wish_for(const Person& person, Seat seat, Millis now) {
    if (seat_of_person(person.id) != no_seat) return refused(Code::seat_taken, "you already have a seat");
    if (const Or<Done> may = may_take_over(person, seat); !may) return may;
    withdraw_wish(person.id);
    if (wishes_.size() >= most_wishes || turned_down_.size() >= most_turned_down)
        return refused(Code::full, "enough people have asked already");
    const Person guest{person.id, name_for(person)};
    wishes_.push_back({.number = ++wish_count_, .person = guest, .seat = seat, .agreed = {}, .at = now});
    ++info_version_;
    grant_wishes(now);
    return Done{};
}
Or<Done> Table::admit(const Person& person, u64 number, bool yes, Millis now) {
    const Or<Seat> seat = own_seat(person);
    if (!seat) return seat.refusal();
    if (!playing_people().has(*seat)) return refused(Code::no_seat, "a bot plays for you");
    const auto wish =
        std::find_if(wishes_.begin(), wishes_.end(), [&](const Wish& one) { return one.number == number; });
    if (wish == wishes_.end()) return refused(Code::stale, "nobody asks for that any more");
    ++info_version_;
    if (yes) {
        wish->agreed.add(*seat);
        grant_wishes(now);
        return Done{};
    }
    for (int i = 0; i < most_times; ++i) turned_down_.push_back(wish->person.id);
    wishes_.erase(wish);
    return Done{};
}
bool Table::withdraw_wish(std::string_view person) {
    const bool had_one =
        std::erase_if(wishes_, [&](const Wish& wish) { return wish.person.id == person; }) > 0;
    if (!had_one) return false;
    turned_down_.emplace_back(person);  // everybody is told of each wish, so nobody may go on like that
    ++info_version_;
    return true;
}

// Who sits down sees the hand at once, and the answer that a bot has sealed. Where the chair itself is asked, the new one would
// also have what is left of its clock.
bool Table::may_change_hands(Seat seat) const {
    return is_round_fresh_ || (!is_sealed() && !match_->asked().has(seat));
}
void Table::grant_wishes(Millis now) {
    if (wishes_.empty() || phase_ != Phase::playing) return;
    const auto is_void = [&](const Wish& wish) {
        return now >= wish.at + wish_lasts || !chair(wish.seat).person.empty() ||
               !may_take_over(wish.person, wish.seat);
    };
    if (std::erase_if(wishes_, is_void) > 0) ++info_version_;
    for (std::size_t i = 0; i < wishes_.size();) {
        const Wish wish = wishes_[i];
        const bool is_granted =
            chair(wish.seat).person.empty() && not_agreed(wish).is_empty() && may_change_hands(wish.seat);
        if (!is_granted) {
            ++i;
            continue;
        }
        wishes_.erase(wishes_.begin() + static_cast<std::ptrdiff_t>(i));
        seat_person(wish.seat, wish.person, now);
    }
}

// ---- those who are gone

void Table::note_present(const std::set<std::string, std::less<>>& here, Millis now) {
    for (Seat seat : seats()) {
        Chair& c = chair(seat);
        const bool is_gone = !c.person.empty() && !here.contains(c.person);
        if (is_gone != c.gone.has_value()) ++info_version_;
        if (is_gone && !c.gone) c.gone = now;
        if (!is_gone) c.gone.reset();
        if (!is_gone && c.is_stood_in && phase_ == Phase::playing) set_back(seat, now);
    }
    if (std::erase_if(wishes_, [&](const Wish& wish) { return !here.contains(wish.person.id); }) > 0)
        ++info_version_;
}
Or<Done> Table::stand_in(const Person& person, Seat seat, const std::string& kind, Millis now) {
    if (const Or<Seat> own = own_seat(person); !own) return own.refusal();
    if (is_bot_seat(seat)) return refused(Code::no_seat, "a bot plays there already");
    if (kind != stand_in_bot)
        return refused(Code::chair_kept, "in play only a sage plays for somebody who is gone");
    const std::optional<Millis> gone = chair(seat).gone;
    if (!gone) return refused(Code::seat_taken, "somebody sits there");
    if (now < *gone + patience_with_people)
        return refused(Code::chair_kept, "they may be back in a moment: please wait a minute");
    set_away(seat, true, now);
    return Done{};
}
void Table::settle_presence(Millis now) {
    if (match_->round_number() == std::exchange(settled_round_, match_->round_number())) return;
    for (Seat seat : std::exchange(returning_, {}))
        if (is_bot_seat(seat) && !chair(seat).person.empty()) set_back(seat, now);
    for (Seat seat : std::exchange(overdue_, {}))
        if (!is_bot_seat(seat)) set_away(seat, false, now);
}
// Goes by what everybody sees: not even a refusal tells whether they have answered.
Or<Done> Table::pass_over(Seat seat, Millis now) {
    if (is_bot_seat(seat)) return refused(Code::no_seat, "a bot plays there already");
    if (!match_->asked().has(seat) || now < counts_from(round_opened_) + patience_with_people)
        return refused(Code::chair_kept, "a bot plays for somebody who has let all wait for a minute");
    set_away(seat, false, now);
    return Done{};
}

}  // namespace fg::server
