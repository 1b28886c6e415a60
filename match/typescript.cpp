// SPDX-License-Identifier: Apache-2.0
#include "match/typescript.h"

namespace fg {

void TypeScriptWriter::add_line(std::string& body, std::string_view field, bool may_be_missing,
                                std::string_view type) {
    body += "  ";
    body += field;
    body += may_be_missing ? "?: " : ": ";
    body += type;
    body += ";\n";
}

void TypeScriptWriter::add_member(std::string& body, std::string_view field, bool may_be_missing,
                                  std::string_view type) {
    body += body.empty() ? "{ " : "; ";
    body += field;
    body += may_be_missing ? "?: " : ": ";
    body += type;
}

std::string TypeScriptWriter::quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

std::string TypeScriptWriter::list_of_type(std::string type) {
    return type.find(' ') == std::string::npos ? type + "[]" : "(" + type + ")[]";
}

std::string TypeScriptWriter::without_last_null(std::string type) {
    return type.substr(0, type.rfind(" | null"));
}

std::string TypeScriptWriter::names_type(std::string_view name, std::span<const std::string_view> words) {
    std::string type(name);
    if (!declared_.insert(type).second) return type;
    text_ += "export type " + type + " =";
    for (std::string_view word : words) text_ += "\n  | " + quoted(word);
    text_ += ";\n\n";
    return type;
}

}  // namespace fg
