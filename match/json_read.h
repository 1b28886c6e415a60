// SPDX-License-Identifier: Apache-2.0
// JSON in, by the same field lists. An object changes only the fields it names (a bag, a list or a choice is
// one value and is replaced as a whole). The first thing that does not fit is reported with its path.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "common/function_ref.h"
#include "common/refusal.h"
#include "engine/bag.h"
#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/name_set.h"
#include "engine/names.h"
#include "engine/piles.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

class JsonReader {
  public:
    explicit JsonReader(int players) : players_(players) {}

    // False after the first fault; then `fault()` says where and what. `value` may be half changed: read into
    // a copy.
    template <class T>
    bool read(const boost::json::value& json, T& value) {
        if constexpr (std::is_same_v<T, Nothing>)
            return json.is_null() || fail("must be null");
        else if constexpr (std::is_same_v<T, Seat>)
            return read_seat(json, value);
        else if constexpr (std::is_same_v<T, bool>)
            return json.is_bool() ? (value = json.get_bool(), true) : fail("must be true or false");
        else if constexpr (Named<T>)
            return read_name(json, value);
        else if constexpr (std::is_enum_v<T>)
            return read_numbered(json, value);
        else if constexpr (std::is_integral_v<T>)
            return read_number(json, value);
        else if constexpr (TextLeaf<T>)
            return (json.is_string() && value.read_text(std::string_view(json.get_string()))) ||
                   fail("is not in the right form");
        else if constexpr (HasFields<T>)
            return read_fields(json, value);
        else
            return read_items(json, value);
    }

    // "table.purse[2]: must be a whole number from 0 to 255"
    std::string fault() const { return path_.empty() ? what_ : path_ + ": " + what_; }
    // "the state's table.purse[2]: must be ...", "the state has no field ..."
    std::string fault_of(std::string_view whole) const {
        return std::string(whole) + (path_.empty() ? " " : "'s ") + fault();
    }

  private:
    using ReadItem = FunctionRef<bool(const boost::json::value& item, int number)>;

    // What does not depend on a type is compiled once, in json_read.cpp.
    bool fail(std::string what);
    // Reads a part; a fault in it is reported with its path.
    bool within(std::string_view step, FunctionRef<bool()> read_part);
    bool read_long(const boost::json::value& json, long long& number, long long least, long long most);
    bool read_seat(const boost::json::value& json, Seat& seat);
    bool read_items(const boost::json::value& json, SeatSet& seats);
    // All `count` slots as an array, or some of them as an object with their numbers as keys.
    bool each_slot(const boost::json::value& json, int count, ReadItem read_slot);
    bool each_item(const boost::json::value& json, int most, ReadItem read_item);
    bool fail_names(std::span<const std::string_view> names);

    template <class T>
    bool read_number(const boost::json::value& json, T& value) {
        long long number = 0;
        constexpr auto most = sizeof(T) < 8 ? static_cast<long long>(std::numeric_limits<T>::max())
                                            : std::numeric_limits<long long>::max();
        if (!read_long(json, number, static_cast<long long>(std::numeric_limits<T>::min()), most))
            return false;
        value = static_cast<T>(number);
        return true;
    }
    // An enumeration without names is a number of its underlying type.
    template <class T>
    bool read_numbered(const boost::json::value& json, T& value) {
        std::underlying_type_t<T> number{};
        if (!read_number(json, number)) return false;
        value = static_cast<T>(number);
        return true;
    }
    template <Named T>
    bool read_name(const boost::json::value& json, T& value) {
        if (json.is_null()) return value = static_cast<T>(255), true;
        if (json.is_string() && find_name(std::string_view(json.get_string()), value)) return true;
        static constexpr auto names = names_of(T{});
        return fail_names(names);
    }
    template <class T>
    bool read_fields(const boost::json::value& json, T& value) {
        if (!json.is_object()) return fail("must be an object");
        if constexpr (is_sparse<T>) value = T{};
        std::size_t known = 0;
        bool is_fine = true;
        T::each(value, [&](std::string_view name, auto& field) {
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(field)>, Nothing>) {
                const boost::json::value* part = is_fine ? json.get_object().if_contains(name) : nullptr;
                if (part == nullptr) return;
                ++known;
                is_fine = within(name, [&] { return read(*part, field); });
            }
        });
        return is_fine && (known == json.get_object().size() || fail_unknown<T>(json.get_object(), value));
    }
    template <class T>
    bool fail_unknown(const boost::json::object& object, T& value) {
        for (const auto& entry : object) {
            bool is_known = false;
            T::each(value, [&](std::string_view name, auto& field) {
                is_known |= !std::is_same_v<std::remove_cvref_t<decltype(field)>, Nothing> &&
                            name == std::string_view(entry.key());
            });
            if (!is_known) return fail("has no field \"" + std::string(entry.key()) + "\"");
        }
        return fail("names a field twice");
    }
    template <Named E>
    bool read_items(const boost::json::value& json, NameSet<E>& set) {
        NameSet<E> read_set;
        const bool is_fine = each_item(json, name_count<E>, [&](const boost::json::value& item, int) {
            E member{};
            if (item.is_null() || !read_name(item, member)) return fail("must be a name");
            read_set.add(member);
            return true;
        });
        if (is_fine) set = read_set;
        return is_fine;
    }
    template <class T, int N>
    bool read_items(const boost::json::value& json, PerSeat<T, N>& values) {
        return read_slots(json, values.at, players_ < N ? players_ : N);
    }
    template <class T, int N>
    bool read_items(const boost::json::value& json, Array<T, N>& values) {
        return read_slots(json, values.at, N);
    }
    template <Keyed T>
    bool read_items(const boost::json::value& json, T& values) {
        if (!json.is_object()) return fail("must be an object");
        for (const auto& entry : json.get_object()) {
            int i = 0;
            while (i < T::capacity && T::key(i) != std::string_view(entry.key())) ++i;
            if (i == T::capacity) return fail_unknown_key<T>(entry.key());
            if (!within(entry.key(), [&] { return read(entry.value(), values.at[i]); })) return false;
        }
        return true;
    }
    template <Keyed T>
    bool fail_unknown_key(std::string_view key) {
        std::string known;
        for (int i = 0; i < T::capacity; ++i) known += (i == 0 ? "" : ", ") + std::string(T::key(i));
        return fail("has no entry \"" + std::string(key) + "\"; there are: " + known);
    }
    template <class T>
    bool read_slots(const boost::json::value& json, T* slots, int count) {
        return each_slot(json, count,
                         [&](const boost::json::value& item, int i) { return read(item, slots[i]); });
    }
    template <class T, int N>
    bool read_items(const boost::json::value& json, FixedVec<T, N>& values) {
        FixedVec<T, N> list;
        const bool is_fine = each_item(json, N, [&](const boost::json::value& item, int) {
            T value{};
            if (!read(item, value)) return false;
            list.push_back(value);
            return true;
        });
        if (is_fine) values = list;
        return is_fine;
    }
    template <class T, int N>
    bool read_items(const boost::json::value& json, FrameStack<T, N>& frames) {
        return read_items(json, frames.frames());
    }
    template <class T>
    bool read_items(const boost::json::value& json, Known<T>& known) {
        if (!json.is_object()) return fail("must be an object");
        for (const auto& entry : json.get_object()) {
            const std::string_view name = entry.key();
            const bool is_fine = within(name, [&] {
                if (name == "value") return read(entry.value(), known.value);
                if (name == "known_to") return read(entry.value(), known.known_to);
                return fail("is not a field");
            });
            if (!is_fine) return false;
        }
        return true;
    }
    template <class T>
    bool read_items(const boost::json::value& json, Maybe<T>& maybe) {
        maybe = {};
        if (json.is_null()) return true;
        maybe.is_seen = true;
        return read(json, maybe.value);
    }
    template <Named Kind>
    bool read_items(const boost::json::value& json, PlainBag<Kind>& bag) {
        return read_counts<Kind>(json, bag, 255 * PlainBag<Kind>::kinds, 255);
    }
    template <Named Kind>
    bool read_items(const boost::json::value& json, PackedBag<Kind>& bag) {
        return read_counts<Kind>(json, bag, 127, 127);
    }
    template <Named Kind>
    bool read_items(const boost::json::value& json, NibbleBag<Kind>& bag) {
        constexpr int most = NibbleBag<Kind>::most_of_a_kind;
        return read_counts<Kind>(json, bag, most * NibbleBag<Kind>::kinds, most);
    }
    template <class Kind, class B>
    bool read_counts(const boost::json::value& json, B& bag, int most, int most_of_a_kind) {
        if (!json.is_object()) return fail("must be an object of card names and counts");
        B counted;
        for (const auto& entry : json.get_object()) {
            const std::string_view name = entry.key();
            Kind kind{};
            long long copies = 0;
            if (!find_name(name, kind)) return fail("has no card \"" + std::string(name) + "\"");
            const int left = most - counted.size(), room = left < most_of_a_kind ? left : most_of_a_kind;
            if (!within(name, [&] { return read_long(entry.value(), copies, 0, room); })) return false;
            counted.add(kind, static_cast<int>(copies));
        }
        bag = counted;
        return true;
    }
    // Piles are one value: all of them are given, and every card once.
    template <class Deck>
    bool read_items(const boost::json::value& json, Piles<Deck>& piles) {
        using Card = typename Deck::Card;
        Piles<Deck> laid;
        std::vector<Card> all;
        const bool is_fine =
            each_pile<Deck>(json, [&](const boost::json::value& pile, PileOf<typename Deck::Pile> at) {
                return each_item(pile, Piles<Deck>::cards, [&](const boost::json::value& item, int) {
                    Card card{};
                    if (item.is_null() || !read_name(item, card)) return fail("must be a card");
                    if (std::find(all.begin(), all.end(), card) != all.end()) return fail("is in two places");
                    all.push_back(card);
                    laid.move(card, at);
                    return true;
                });
            });
        if (!is_fine) return false;
        if (static_cast<int>(all.size()) != Piles<Deck>::cards) return fail("must hold every card");
        const boost::json::value* known = json.get_object().if_contains("known");
        if (known == nullptr || !known->is_object()) return fail("must say in \"known\" who knows what");
        for (int i = 0; i < Piles<Deck>::cards; ++i) laid.set_known(static_cast<Card>(i), {});
        for (const auto& entry : known->get_object()) {
            Card card{};
            SeatSet seats = everybody_knows;
            if (!find_name(std::string_view(entry.key()), card))
                return fail("has no card \"" + std::string(entry.key()) + "\"");
            if (!(entry.value().is_string() && entry.value().get_string() == "all") &&
                !read_items(entry.value(), seats))
                return false;
            laid.set_known(card, seats);
        }
        piles = laid;
        return true;
    }
    template <class Deck>
    bool read_items(const boost::json::value& json, PilesShown<Deck>& piles) {
        using Shown = PilesShown<Deck>;
        Shown shown;
        int next = 0;
        const bool is_fine =
            each_pile<Deck>(json, [&](const boost::json::value& pile, PileOf<typename Deck::Pile> at) {
                std::vector<typename Shown::Entry> entries;
                const bool is_list = Deck::rule_of(at.kind).order == PileRule::Order::shown;
                if (!(is_list ? read_entries<Deck>(pile, entries) : read_counted<Deck>(pile, entries)))
                    return false;
                const int number = detail::PileNumbers<Deck>::number(at);
                for (; next <= number; ++next) shown.set_size(next, 0);
                shown.set_size(number, static_cast<int>(entries.size()));
                for (std::size_t i = 0; i < entries.size(); ++i)
                    shown.set_entry(number, static_cast<int>(i), entries[i]);
                return true;
            });
        for (; next < Shown::piles; ++next) shown.set_size(next, 0);
        if (is_fine) piles = shown;
        return is_fine;
    }
    template <class Deck>
    bool read_entries(const boost::json::value& json,
                      std::vector<typename PilesShown<Deck>::Entry>& entries) {
        return each_item(json, PilesShown<Deck>::cards, [&](const boost::json::value& item, int) {
            typename PilesShown<Deck>::Entry entry;
            entry.is_known = item.is_string() || (item.is_object() && item.get_object().contains("card"));
            entry.is_secret = item.is_object();
            const boost::json::value* name = item.is_object() ? item.get_object().if_contains("card") : &item;
            if (entry.is_known && !read_name(*name, entry.card)) return false;
            if (entry.is_known) entry.back = Deck::back_of(entry.card);
            if (!entry.is_known && (!item.is_object() || !item.get_object().contains("back") ||
                                    !read_name(item.get_object().at("back"), entry.back)))
                return fail("must be a card or a back");
            entries.push_back(entry);
            return true;
        });
    }
    template <class Deck>
    bool read_counted(const boost::json::value& json,
                      std::vector<typename PilesShown<Deck>::Entry>& entries) {
        using Back = typename Deck::Back;
        if (!json.is_object() || !json.get_object().contains("cards") ||
            !json.get_object().contains("unknown"))
            return fail("must have cards and unknown");
        const bool is_fine = each_item(
            json.get_object().at("cards"), PilesShown<Deck>::cards, [&](const boost::json::value& item, int) {
                typename Deck::Card card{};
                if (!read_name(item, card)) return false;
                entries.push_back(
                    {.back = Deck::back_of(card), .card = card, .is_known = true, .is_secret = true});
                return true;
            });
        PlainBag<Back> unknown;
        if (!is_fine || !read_public<Deck>(json.get_object(), entries) ||
            !read_counts<Back>(json.get_object().at("unknown"), unknown, 255, 255))
            return false;
        for (int b = name_count<Back>; b-- > 0;)
            for (int i = 0; i < unknown.count(static_cast<Back>(b)); ++i)
                entries.push_back({.back = static_cast<Back>(b)});
        return true;
    }
    template <class Deck>
    bool read_public(const boost::json::object& json,
                     std::vector<typename PilesShown<Deck>::Entry>& entries) {
        const boost::json::value* list = json.if_contains("public");
        if (list == nullptr) return true;
        return each_item(*list, PilesShown<Deck>::cards, [&](const boost::json::value& item, int) {
            typename Deck::Card card{};
            if (!read_name(item, card)) return false;
            for (auto& entry : entries) entry.is_secret = entry.is_secret && entry.card != card;
            return true;
        });
    }
    template <class Deck, class Read>
    bool each_pile(const boost::json::value& json, Read&& read_pile) {
        using Pile = typename Deck::Pile;
        if (!json.is_object()) return fail("must be an object of piles");
        for (int k = 0; k < name_count<Pile>; ++k) {
            const Pile kind = static_cast<Pile>(k);
            const boost::json::value* part = json.get_object().if_contains(name_of(kind));
            if (part == nullptr) return fail("has no pile \"" + std::string(name_of(kind)) + "\"");
            const bool is_fine = within(name_of(kind), [&] {
                if (!Deck::rule_of(kind).is_per_seat) return read_pile(*part, PileOf<Pile>{kind});
                return each_item(*part, Deck::seats, [&](const boost::json::value& pile, int s) {
                    return read_pile(pile, PileOf<Pile>{kind, seat_of(s)});
                });
            });
            if (!is_fine) return false;
        }
        return true;
    }
    int players_;
    std::string path_;
    std::string what_;
};

// Reads into a copy, so that `value` is untouched unless all of it fits. `whole`: what it is, for the message.
template <class T>
Or<T> from_json(const boost::json::value& json, const T& value, int players = max_seats,
                std::string_view whole = "") {
    T copy = value;
    JsonReader reader(players);
    if (!reader.read(json, copy))
        return Refusal{"bad_value", whole.empty() ? reader.fault() : reader.fault_of(whole), ""};
    return copy;
}

}  // namespace fg
