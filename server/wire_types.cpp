// SPDX-License-Identifier: Apache-2.0
#include "server/wire_types.h"

#include <algorithm>

#include "common/text.h"
#include "lab/odds.h"
#include "match/message_model.h"
#include "server/wire.h"

namespace fg::server {
namespace {

// Calls `visit` as a template, with each message of a variant.
template <class Messages, class Visit>
void each_of(Visit&& visit) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (visit.template operator()<std::variant_alternative_t<I, Messages>>(), ...);
    }(std::make_index_sequence<std::variant_size_v<Messages>>{});
}

struct RequestShape {
    std::string_view word;
    std::string name;
    std::string answer;  // empty: none of its own
    std::string_view about;
};

// Everything that goes over the wire, in the order in which a reader meets it.
struct WireModel {
    MessageModel model;
    std::vector<RequestShape> requests;
    std::vector<std::string> pushes;

    WireModel() {
        model.add<wire::HttpRefusal>();
        model.add<wire::Me>();
        model.add<wire::Rename>();
        model.add<wire::Games>();
        model.add<wire::RuleText>();
        model.add<wire::NewTable>();
        model.add<wire::TableMade>();
        model.add<wire::OwnTables>();
        each_of<wire::Push>([&]<class T> { pushes.push_back(bare<T>()); });
        each_of<wire::HubRequest>([&]<class T> { add_request<T>(); });
        each_of<wire::TableRequest>([&]<class T> { add_request<T>(); });
        model.add<wire::RefusedReply>();
        model.add<wire::IceServers>();
        model.add<wire::ReplayPart>();
        model.add<wire::Proof>();
        model.add<Story>();
        model.add<lab::Odds>();
    }
    bool is_request(std::string_view name) const {
        return std::ranges::find(requests, name, &RequestShape::name) != requests.end();
    }

  private:
    // Its name; for which game it is, is not known here.
    template <class T>
    std::string bare() {
        const std::string name = model.add<T>();
        return name.substr(0, name.find('<'));
    }
    template <class T>
    void add_request() {
        RequestShape request{.word = word_of<T>(), .name = bare<T>(), .answer = "", .about = T::about};
        if constexpr (HasFields<typename T::Answer>) request.answer = bare<typename T::Answer>();
        requests.push_back(std::move(request));
    }
};

// ---- TypeScript

template <class Names>
std::string union_of(std::string_view name, const Names& members) {
    std::string text = "export type " + std::string(name) + " =";
    for (const auto& member : members) text += "\n  | " + std::string(member);
    return text + ";\n";
}
template <class Words>
std::string in_quotes_all(const Words& words, std::string_view between) {
    std::string list;
    for (const auto& word : words) {
        if (!list.empty()) list += between;
        list += '"' + std::string(word) + '"';
    }
    return list;
}
std::string answers_of(const std::vector<RequestShape>& requests) {
    std::string text =
        "/** What each request is answered with, besides `ok`. */\nexport interface Answers {\n";
    for (const RequestShape& request : requests)
        text += "  " + std::string(request.word) + ": " +
                (request.answer.empty() ? "object" : request.answer) + ";\n";
    return text + "}\n";
}

constexpr std::string_view prelude =
    "// SPDX-License-Identifier: Apache-2.0\n"
    "// Written by `fairground types`; change server/wire.h, not this file.\n"
    "\n"
    "/** An object of one game: a view, an event, a choice. Its own types are in the game's file. */\n"
    "export type Json = Record<string, unknown>;\n"
    "export type SeatNumber = number;\n";

// ---- Markdown

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) out += c == '|' ? std::string("\\|") : std::string(1, c);
    return out;
}
std::string field_text(const MessageField& field) {
    return field.name + (field.is_optional ? "?: " : ": ") + field.type;
}
std::string shape_text(const MessageShape& shape) {
    const std::string fields = escaped(joined(shape.fields, ", ", field_text));
    return shape.is_tuple ? "`[" + fields + "]`" : "`{ " + fields + " }`";
}
std::string requests_table(const WireModel& wire) {
    std::string text = "| message | what it does |\n|---|---|\n";
    for (const RequestShape& request : wire.requests) {
        text += "| " + shape_text(*wire.model.shape(request.name)) + " | " + std::string(request.about);
        if (!request.answer.empty()) text += ". Answers " + shape_text(*wire.model.shape(request.answer));
        text += " |\n";
    }
    return text;
}
// One line where there is nothing to say about the fields.
std::string fields_table(const MessageShape& shape) {
    std::string text = "**" + shape.name + "**";
    for (const std::string& base : shape.bases) text += ", with the fields of " + base;
    if (!shape.about.empty()) text += ": " + std::string(shape.about);
    const auto has_note = [](const MessageField& field) { return !field.note.empty(); };
    if (std::ranges::none_of(shape.fields, has_note))
        return text + (shape.about.empty() ? ": " : " ") + shape_text(shape) + '\n';
    text += "\n\n| field | type | |\n|---|---|---|\n";
    for (const MessageField& field : shape.fields)
        text += "| `" + field.name + (field.is_optional ? "?" : "") + "` | `" + escaped(field.type) + "` | " +
                escaped(field.note) + (field.note.empty() ? "|\n" : " |\n");
    return text;
}
std::string words_table(const WireModel& wire) {
    std::string text = "| type | words |\n|---|---|\n";
    for (const WordList& list : wire.model.word_lists())
        if (list.name != "Code") text += "| " + list.name + " | " + joined(list.words) + " |\n";
    return text;
}
std::string codes_table() {
    std::string text = "| code | HTTP | when |\n|---|---|---|\n";
    for (int i = 0; i < name_count<Code>; ++i) {
        const Meaning meaning = meaning_of(static_cast<Code>(i));
        text += "| " + std::string(name_of(static_cast<Code>(i))) + " | " + std::to_string(meaning.status) +
                " | " + std::string(meaning.when) + " |\n";
    }
    return text;
}

class Tables {
  public:
    // What belongs after a mark.
    Or<std::string> operator()(std::string_view mark) {
        if (mark == "requests") return requests_table(wire_);
        if (mark == "words") return words_table(wire_);
        if (mark == "codes") return codes_table();
        constexpr std::string_view fields = "fields: ";
        if (!mark.starts_with(fields))
            return Refusal{"bad_mark", "there is no mark \"" + std::string(mark) + '"', ""};
        std::string text;
        for (const std::string& name : split(mark.substr(fields.size()), ' ')) {
            const MessageShape* shape = wire_.model.shape(name);
            if (shape == nullptr) return Refusal{"bad_mark", "there is no message " + name, ""};
            text += (text.empty() ? "" : "\n") + fields_table(*shape);
            shown_.push_back(name);
        }
        return text;
    }
    // The first message that stands nowhere; empty if there is none.
    std::string missing() const {
        for (const MessageShape& shape : wire_.model.shapes())
            if (!wire_.is_request(shape.name) && std::ranges::find(shown_, shape.name) == shown_.end())
                return shape.name;
        return "";
    }

  private:
    WireModel wire_;
    std::vector<std::string> shown_;
};

}  // namespace

std::string wire_typescript(const bots::GamesAndBots& offered) {
    const WireModel wire;
    std::string text(prelude);
    text += "export type BotKind = " + in_quotes_all(offered.bots, " | ") + ";\n\n";
    for (const WordList& list : wire.model.word_lists()) text += typescript_of(list);
    text += "export const emotes = [" + in_quotes_all(names_of(Emote{}), ", ") +
            "] as const satisfies readonly Emote[];\n\n";
    for (const MessageShape& shape : wire.model.shapes()) text += typescript_of(shape) + '\n';
    text += "export type Question<C = Json> = OpenQuestion<C> | ClosedQuestion;\n";
    text += "export type Reply = ({ ref?: number; ok: true } & Json) | RefusedReply;\n\n";
    text += union_of("Push", wire.pushes) + '\n';
    std::vector<std::string> requests;
    for (const RequestShape& request : wire.requests) requests.push_back(request.name);
    return text + union_of("Command", requests) + '\n' + answers_of(wire.requests);
}

Or<std::string> with_tables(std::string_view manual) {
    constexpr std::string_view begin = "<!-- ", close = " -->", end = "<!-- end -->";
    Tables tables;
    std::string text;
    while (true) {
        const std::size_t mark = manual.find(begin), word = mark + begin.size();
        if (mark == std::string_view::npos) break;
        const std::size_t body = manual.find(close, word), stop = manual.find(end, word);
        if (body == std::string_view::npos || stop == std::string_view::npos)
            return Refusal{"bad_mark", "a mark has no end", ""};
        const Or<std::string> table = tables(manual.substr(word, body - word));
        if (!table) return table;
        text += std::string(manual.substr(0, body)) + std::string(close) + "\n\n" + *table + '\n' +
                std::string(end);
        manual.remove_prefix(stop + end.size());
    }
    if (const std::string name = tables.missing(); !name.empty())
        return Refusal{"bad_mark", name + " stands nowhere", ""};
    return text + std::string(manual);
}

}  // namespace fg::server
