// SPDX-License-Identifier: Apache-2.0
// What messages look like, taken from their field lists (message.h): for the types of a client and for a manual.
#pragma once

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/containers.h"
#include "engine/names.h"
#include "match/message.h"
#include "match/typescript.h"

namespace fg {

struct MessageField {
    std::string name;
    std::string type;  // in TypeScript
    bool is_optional = false;
    std::string_view note;
};
struct MessageShape {
    std::string name;
    std::string parameters;  // letters that a game's own types stand in for, such as "C"
    std::string_view about;
    bool is_tuple = false;
    std::vector<std::string> bases;  // whose fields it has too
    std::vector<MessageField> fields;
};
struct WordList {
    std::string name;
    std::vector<std::string_view> words;
};

class MessageModel {
  public:
    // Adds T and everything it is made of; gives its name, with parameters.
    template <HasFields T>
    std::string add() {
        const std::string name(short_type_name<T>());
        if (known_.insert(name).second) shapes_.push_back(shape_of<T>(name));
        return with_parameters(name, shape(name)->parameters);
    }
    template <Named E>
    std::string add_words() {
        const std::string name(short_type_name<E>());
        constexpr auto words = names_of(E{});
        if (known_.insert(name).second) words_.push_back({name, {words.begin(), words.end()}});
        return name;
    }

    // In the order of their adding; what a message is made of comes before it.
    const std::vector<MessageShape>& shapes() const { return shapes_; }
    const std::vector<WordList>& word_lists() const { return words_; }
    // Null if there is none.
    const MessageShape* shape(std::string_view name) const {
        for (const MessageShape& one : shapes_)
            if (one.name == name) return &one;
        return nullptr;
    }

    static std::string with_parameters(const std::string& name, std::string_view letters,
                                       std::string_view usual = "") {
        std::string list;
        for (const char letter : letters)
            list += (list.empty() ? "" : ", ") + std::string(1, letter) + std::string(usual);
        return list.empty() ? name : name + '<' + list + '>';
    }

  private:
    template <class T>
    MessageShape shape_of(const std::string& name) {
        MessageShape shape{.name = name, .is_tuple = fg::is_tuple<T>};
        if constexpr (requires { T::about; }) shape.about = T::about;
        static_assert(notes_name_fields<T>(), "a note is of no field");
        const T usual{};
        T::each(usual, [&]<class F>(std::string_view field, const F&) {
            if constexpr (detail::is_a<F, Spread> || detail::is_a<F, SpreadText>)
                shape.bases.push_back(type_of<F>());
            else
                shape.fields.push_back(field_of<T, F>(detail::sent_name(field)));
        });
        for (const MessageField& field : shape.fields) note_parameters(field.type, shape.parameters);
        for (const std::string& base : shape.bases) note_parameters(base, shape.parameters);
        std::sort(shape.parameters.begin(), shape.parameters.end());
        return shape;
    }
    template <class T>
    static constexpr bool notes_name_fields() {
        bool are_all = true;
        if constexpr (requires { T::notes; })
            for (const Note& note : T::notes) {
                bool is_field = false;
                T usual{};
                T::each(usual, [&](std::string_view field, const auto&) {
                    is_field |= detail::sent_name(field) == note.field;
                });
                are_all &= is_field;
            }
        return are_all;
    }
    template <class T, class F>
    MessageField field_of(std::string_view name) {
        MessageField field{
            .name = std::string(name), .type = type_of<F>(), .is_optional = detail::is_a<F, std::optional>};
        if constexpr (requires { T::notes; })
            for (const Note& note : T::notes)
                if (note.field == name) field.note = note.text;
        return field;
    }
    // Parameters are the only names of one letter.
    static void note_parameters(std::string_view type, std::string& letters) {
        const auto is_word = [&](std::size_t i) {
            return i < type.size() &&
                   (std::isalnum(static_cast<unsigned char>(type[i])) != 0 || type[i] == '"');
        };
        for (std::size_t i = 0; i < type.size(); ++i)
            if (type[i] >= 'A' && type[i] <= 'Z' && !is_word(i + 1) && (i == 0 || !is_word(i - 1)) &&
                letters.find(type[i]) == std::string::npos)
                letters += type[i];
    }

    template <class F>
    std::string type_of() {
        if constexpr (detail::is_word<F>)
            return '"' + std::string(F::text) + '"';
        else if constexpr (std::is_same_v<F, std::true_type> || std::is_same_v<F, std::false_type>)
            return F::value ? "true" : "false";
        else if constexpr (std::is_convertible_v<const F&, std::string_view>)
            return "string";
        else if constexpr (std::is_same_v<F, SeatNumber>)
            return "SeatNumber";
        else if constexpr (std::is_same_v<F, Seat>)
            return "SeatNumber | null";
        else if constexpr (std::is_same_v<F, bool>)
            return "boolean";
        else if constexpr (Named<F>)
            return add_words<F>();
        else if constexpr (std::is_integral_v<F>)
            return "number";
        else if constexpr (requires { F::typescript; })
            return std::string(F::typescript);
        else if constexpr (HasFields<F>)
            return add<F>();
        else
            return part_type(static_cast<const F*>(nullptr));
    }
    static std::string list_of(const std::string& type) {
        return type.find_first_of(" |") == std::string::npos ? type + "[]" : '(' + type + ")[]";
    }
    template <class T>
    std::string part_type(const std::optional<T>*) {
        return type_of<T>();
    }
    template <class T>
    std::string part_type(const OrNull<T>*) {
        return type_of<T>() + " | null";
    }
    template <class T>
    std::string part_type(const std::vector<T>*) {
        return list_of(type_of<T>());
    }
    template <class... T>
    std::string part_type(const std::variant<T...>*) {
        std::string all;
        ((all += (all.empty() ? "" : " | ") + type_of<T>()), ...);
        return all;
    }
    template <class Form>
    std::string part_type(const Text<Form>*) {
        return type_of<Form>();
    }
    template <class Form>
    std::string part_type(const Json<Form>*) {
        return type_of<Form>();
    }
    template <class Form>
    std::string part_type(const Written<Form>*) {
        return type_of<Form>();
    }
    template <class T>
    std::string part_type(const Spread<T>*) {
        return type_of<T>();
    }
    template <class T>
    std::string part_type(const SpreadText<T>*) {
        return type_of<T>();
    }
    template <class T>
    std::string part_type(const BySeat<T>*) {
        return "Record<string, " + type_of<T>() + ">";
    }
    std::string part_type(const SeatSet*) { return "SeatNumber[]"; }
    template <class T, int N>
    std::string part_type(const PerSeat<T, N>*) {
        return list_of(type_of<T>());
    }

    std::set<std::string> known_;
    std::vector<MessageShape> shapes_;
    std::vector<WordList> words_;
};

// The declarations, each with what is said about it.
std::string typescript_of(const MessageShape& shape);
std::string typescript_of(const WordList& list);

}  // namespace fg
