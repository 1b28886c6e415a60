// SPDX-License-Identifier: Apache-2.0
#include "match/message_model.h"

namespace fg {
namespace {

std::string comment(std::string_view text, std::string_view indent) {
    return text.empty() ? std::string() : std::string(indent) + "/** " + std::string(text) + " */\n";
}
std::string tuple_of(const MessageShape& shape) {
    std::string list;
    for (const MessageField& field : shape.fields)
        list += (list.empty() ? "" : ", ") + field.name + ": " + field.type;
    return "readonly [" + list + "];\n";
}

}  // namespace

std::string typescript_of(const MessageShape& shape) {
    const std::string name = MessageModel::with_parameters(shape.name, shape.parameters, " = Json");
    const std::string about = comment(shape.about, "");
    if (shape.is_tuple) return about + "export type " + name + " = " + tuple_of(shape);
    std::string text = about + "export interface " + name;
    for (const std::string& base : shape.bases)
        text += (&base == shape.bases.data() ? " extends " : ", ") + base;
    text += " {\n";
    for (const MessageField& field : shape.fields)
        text += comment(field.note, "  ") + "  " + field.name + (field.is_optional ? "?: " : ": ") +
                field.type + ";\n";
    return text + "}\n";
}

std::string typescript_of(const WordList& list) {
    std::string words;
    for (const std::string_view word : list.words)
        words += (words.empty() ? "\"" : " | \"") + std::string(word) + '"';
    return "export type " + list.name + " = " + words + ";\n";
}

}  // namespace fg
