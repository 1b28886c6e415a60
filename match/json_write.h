// SPDX-License-Identifier: Apache-2.0
// JSON out, straight from the field lists into a string.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "common/json_text.h"
#include "engine/bag.h"
#include "engine/containers.h"
#include "engine/fields.h"
#include "engine/kinds.h"
#include "engine/name_set.h"
#include "engine/names.h"
#include "engine/piles.h"
#include "engine/seat.h"
#include "engine/veiled.h"

namespace fg {

class JsonWriter {
  public:
    // Per-seat values are written for the seats of `players` only.
    JsonWriter(std::string& out, int players) : out_(out), players_(players) {}

    template <class T>
    void write(const T& value) {
        if constexpr (std::is_same_v<T, Nothing>)
            text("null");
        else if constexpr (std::is_same_v<T, Seat>)
            value == no_seat ? text("null") : number(index_of(value));
        else if constexpr (std::is_same_v<T, bool>)
            text(value ? "true" : "false");
        else if constexpr (Named<T>)
            index_of(value) < name_count<T> ? append_quoted(out_, name_of(value)) : text("null");
        else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
            number(static_cast<long long>(value));
        else if constexpr (TextLeaf<T>)
            leaf(value);
        else if constexpr (HasFields<T>)
            fields(value);
        else
            items(value);
    }

  private:
    void text(std::string_view word) { out_ += word; }
    void number(long long n) {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, n).ptr;
        out_.append(digits, end);
    }
    template <class T>
    void leaf(const T& value) {
        char words[static_cast<std::size_t>(T::max_text)];
        append_quoted(out_, {words, static_cast<std::size_t>(value.write_text(words))});
    }
    void key(std::string_view name, bool& is_first) {
        JsonKey(is_first ? JsonKey::no_lead : ',', name).append_to(out_);
        is_first = false;
    }
    template <class T>
    void fields(const T& value) {
        static_assert(lists_every_field<T>, "a member is missing from FG_FIELDS");
        out_ += '{';
        bool is_first = true;
        const T usual{};
        [[maybe_unused]] u32 needed = needed_fields(value);
        T::each_pair(value, usual, [&](std::string_view name, const auto& field, const auto& usual_field) {
            const bool is_needed = (needed & 1u) != 0;
            needed >>= 1;
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(field)>, Nothing>) {
                if (is_sparse<T> && !is_first && !is_needed && field == usual_field) return;
                key(name, is_first);
                write(field);
            }
        });
        out_ += '}';
    }
    // The fields that are written whatever their value: those that the value's kind has.
    template <class T>
    static u32 needed_fields(const T& value) {
        if constexpr (HasKinds<T>)
            return kind_fields<T>(T::first_field(value)).needed;
        else
            return 0;
    }
    template <Keyed T>
    void items(const T& values) {
        out_ += '{';
        bool is_first = true;
        for (int i = 0; i < T::capacity; ++i) {
            key(T::key(i), is_first);
            write(values.at[i]);
        }
        out_ += '}';
    }
    void items(const SeatSet& seats) {
        list([&](auto&& one) {
            for (Seat seat : seats) one(seat);
        });
    }
    template <Named E>
    void items(const NameSet<E>& set) {
        list([&](auto&& one) {
            for (int i = 0; i < name_count<E>; ++i)
                if (set.has(static_cast<E>(i))) one(static_cast<E>(i));
        });
    }
    template <class T, int N>
    void items(const PerSeat<T, N>& values) {
        list([&](auto&& one) {
            for (int i = 0; i < players_ && i < N; ++i) one(values.at[i]);
        });
    }
    template <class T, int N>
    void items(const Array<T, N>& values) {
        list([&](auto&& one) {
            for (const T& value : values) one(value);
        });
    }
    template <class T, int N>
    void items(const FixedVec<T, N>& values) {
        list([&](auto&& one) {
            for (const T& value : values) one(value);
        });
    }
    template <class T, int N>
    void items(const FrameStack<T, N>& frames) {
        items(frames.frames());
    }
    template <class T>
    void items(const Known<T>& known) {
        out_ += "{\"value\":";
        write(known.value);
        out_ += ",\"known_to\":";
        write(known.known_to);
        out_ += '}';
    }
    template <class T>
    void items(const Maybe<T>& maybe) {
        maybe.is_seen ? write(maybe.value) : text("null");
    }
    template <Named Kind>
    void items(const PlainBag<Kind>& bag) {
        counts<Kind>(bag);
    }
    template <Named Kind>
    void items(const PackedBag<Kind>& bag) {
        counts<Kind>(bag);
    }
    template <Named Kind>
    void items(const NibbleBag<Kind>& bag) {
        counts<Kind>(bag);
    }
    template <class Kind, class B>
    void counts(const B& bag) {
        out_ += '{';
        bool is_first = true;
        for (int k = 0; k < B::kinds; ++k) {
            if (bag.count(static_cast<Kind>(k)) == 0) continue;
            key(name_of(static_cast<Kind>(k)), is_first);
            number(bag.count(static_cast<Kind>(k)));
        }
        out_ += '}';
    }
    // The truth: the cards of each pile from the bottom up, and who knows those that some know.
    template <class Deck>
    void items(const Piles<Deck>& piles) {
        out_ += '{';
        bool is_first = true;
        each_pile<Deck>(is_first, [&](auto at) {
            list([&](auto&& one) {
                for (const auto card : piles.cards_in(at)) one(card);
            });
        });
        key("known", is_first);
        out_ += '{';
        is_first = true;
        for (int i = 0; i < Piles<Deck>::cards; ++i) {
            const auto card = static_cast<typename Deck::Card>(i);
            if (piles.known_to(card).is_empty()) continue;
            key(name_of(card), is_first);
            piles.is_public(card) ? text("\"all\"") : write(piles.known_to(card));
        }
        out_ += "}}";
    }
    // As one seat sees them. Where it can tell places apart, a list of faces and backs; else what it knows, and how many
    // more there are of each back.
    template <class Deck>
    void items(const PilesShown<Deck>& piles) {
        out_ += '{';
        bool is_first = true;
        each_pile<Deck>(is_first, [&](auto at) {
            Deck::rule_of(at.kind).order == PileRule::Order::shown ? entries(piles, at) : counted(piles, at);
        });
        out_ += '}';
    }
    template <class Deck>
    void entries(const PilesShown<Deck>& piles, PileOf<typename Deck::Pile> at) {
        out_ += '[';
        for (int i = 0; i < piles.size(at); ++i) {
            if (i > 0) out_ += ',';
            const auto entry = piles.entry(at, i);
            if (entry.is_known && !entry.is_secret) {
                write(entry.card);
                continue;
            }
            bool is_first = true;
            out_ += '{';
            key("back", is_first);
            write(entry.back);
            if (entry.is_known) key("card", is_first), write(entry.card);
            out_ += '}';
        }
        out_ += ']';
    }
    template <class Deck>
    void counted(const PilesShown<Deck>& piles, PileOf<typename Deck::Pile> at) {
        using Back = typename Deck::Back;
        out_ += "{\"cards\":";
        list([&](auto&& one) {
            for (int i = 0; i < piles.size(at); ++i)
                if (const auto entry = piles.entry(at, i); entry.is_known) one(entry.card);
        });
        out_ += ",\"unknown\":{";
        bool is_first = true;
        for (int b = 0; b < name_count<Back>; ++b) {
            int count = 0;
            for (int i = 0; i < piles.size(at); ++i)
                if (const auto entry = piles.entry(at, i); !entry.is_known)
                    count += index_of(entry.back) == b;
            if (count == 0) continue;
            key(name_of(static_cast<Back>(b)), is_first);
            number(count);
        }
        out_ += '}';
        public_cards(piles, at);
        out_ += '}';
    }
    // Those of the known cards that everybody knows, if there are any.
    template <class Deck>
    void public_cards(const PilesShown<Deck>& piles, PileOf<typename Deck::Pile> at) {
        bool is_first = true;
        for (int i = 0; i < piles.size(at); ++i) {
            const auto entry = piles.entry(at, i);
            if (!entry.is_known || entry.is_secret) continue;
            out_ += is_first ? ",\"public\":[" : ",";
            is_first = false;
            write(entry.card);
        }
        if (!is_first) out_ += ']';
    }
    // Each kind of pile under its name: one, or a list with one for each seat.
    template <class Deck, class Write>
    void each_pile(bool& is_first, Write&& write_pile) {
        using Pile = typename Deck::Pile;
        for (int k = 0; k < name_count<Pile>; ++k) {
            const Pile kind = static_cast<Pile>(k);
            key(name_of(kind), is_first);
            if (!Deck::rule_of(kind).is_per_seat) {
                write_pile(PileOf<Pile>{kind});
                continue;
            }
            out_ += '[';
            for (int s = 0; s < players_ && s < Deck::seats; ++s) {
                if (s > 0) out_ += ',';
                write_pile(PileOf<Pile>{kind, seat_of(s)});
            }
            out_ += ']';
        }
    }
    template <class Visit>
    void list(Visit&& visit) {
        out_ += '[';
        bool is_first = true;
        visit([&](const auto& value) {
            if (!is_first) out_ += ',';
            is_first = false;
            write(value);
        });
        out_ += ']';
    }

    std::string& out_;
    int players_;
};

// What changed between two values, for a reader who has the first one:
//   a struct              an object of the fields that changed, each in this form
//   a list                whole, or an object of the entries that changed, by their numbers
//   anything else         the new value; one that is an object itself stands in brackets, [{...}], so that it is taken as
//                         a whole
// JsonReader reads the first two as they are; web/src/lib/changes.ts reads all of it.
class JsonChanges {
  public:
    JsonChanges(std::string& out, int players) : out_(out), players_(players) {}

    // False if nothing has changed; then nothing is written.
    template <class T>
    bool write(const T& before, const T& after) {
        if constexpr (is_struct<T>) {
            return fields(before, after);
        } else {
            if (before == after) return false;
            changed(before, after);
            return true;
        }
    }

  private:
    template <class T>
    void whole(const T& value) {
        const std::size_t start = out_.size();
        JsonWriter(out_, players_).write(value);
        if (out_[start] != '{') return;
        out_.insert(start, 1, '[');
        out_ += ']';
    }
    template <class T>
    static constexpr bool is_struct = HasFields<T> && !is_sparse<T> && !TextLeaf<T>;

    // Of two that differ.
    template <class T>
    void changed(const T& before, const T& after) {
        if constexpr (Keyed<T>)
            keyed(before, after);
        else if constexpr (requires { items(before, after); })
            items(before, after);
        else
            whole(after);
    }
    // Writes the key and then the change, or neither. What is made of fields is not compared as a whole first: every value is
    // looked at once.
    template <class T>
    void part(std::string_view key, const T& before, const T& after, bool& is_first) {
        const char lead = is_first ? '{' : ',';
        if constexpr (is_struct<T>) {
            const std::size_t start = out_.size();
            if (!fields(before, after)) return;
            JsonKey(lead, key).insert_into(out_, start);
        } else {
            if (before == after) return;
            JsonKey(lead, key).append_to(out_);
            changed(before, after);
        }
        is_first = false;
    }
    template <class T>
    bool fields(const T& before, const T& after) {
        bool is_first = true;
        T::each_pair(before, after, [&](std::string_view name, const auto& old_field, const auto& field) {
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(field)>, Nothing>)
                part(name, old_field, field, is_first);
        });
        if (!is_first) out_ += '}';
        return !is_first;
    }
    template <class T>
    void keyed(const T& before, const T& after) {
        bool is_first = true;
        for (int i = 0; i < T::capacity; ++i) part(T::key(i), before.at[i], after.at[i], is_first);
        out_ += '}';
    }
    template <class T, int N>
    void items(const PerSeat<T, N>& before, const PerSeat<T, N>& after) {
        slots(before.at, after.at, players_ < N ? players_ : N, after);
    }
    template <class T, int N>
    void items(const Array<T, N>& before, const Array<T, N>& after) {
        slots(before.at, after.at, N, after);
    }
    template <class T, class List>
    void slots(const T* before, const T* after, int count, const List& list) {
        int changed = 0;
        for (int i = 0; i < count; ++i) changed += !(before[i] == after[i]);
        if (2 * changed > count) return whole(list);
        bool is_first = true;
        for (int i = 0; i < count; ++i) part(std::to_string(i), before[i], after[i], is_first);
        out_ += is_first ? "{}" : "}";
    }

    std::string& out_;
    int players_;
};

template <class T>
std::string to_json(const T& value, int players = max_seats) {
    std::string out;
    JsonWriter(out, players).write(value);
    return out;
}

}  // namespace fg
