// SPDX-License-Identifier: Apache-2.0
#include "server/log_tail.h"

#include <algorithm>

#include "server/row.h"

namespace fg::server {
namespace {

// What a row says how it stands; empty: it tells what happened. Only what is said last about a subject counts, and rows of
// different subjects may come in any order.
std::string subject_of(const LogRow& stored) {
    // Most rows are moves, and need not be read for this.
    constexpr std::string_view kinds[] = {R"({"row":"ready")", R"({"row":"pledged")", R"({"row":"bot")",
                                          R"({"row":"autopass")"};
    const bool is_likely = std::any_of(std::begin(kinds), std::end(kinds),
                                       [&](std::string_view kind) { return stored.json.starts_with(kind); });
    const Or<Row> row = is_likely ? read_row(stored.json) : Refusal{};
    if (!row) return {};
    const std::string subject = std::string(name_of(row->kind)) + ' ' + std::to_string(index_of(row->seat));
    if (row->kind == Row::Kind::autopass) return subject + ' ' + row->text;
    // Before decision 33 a number for the deal came with it, and stayed.
    const bool is_old = row->kind == Row::Kind::ready && !row->text.empty();
    return is_old ? std::string() : subject;
}

}  // namespace

LogTail::Change LogTail::add(std::vector<LogRow> rows) {
    std::vector<Statement> said;
    for (LogRow& row : rows) said.push_back({subject_of(row), std::move(row)});
    const auto is_said_again = [&](const Statement& before) {
        return std::any_of(said.begin(), said.end(),
                           [&](const Statement& one) { return one.subject == before.subject; });
    };
    const bool is_history =
        std::any_of(said.begin(), said.end(), [](const Statement& one) { return one.subject.empty(); });
    Change change;
    if (!is_history) {
        const auto first = std::find_if(statements_.begin(), statements_.end(), is_said_again);
        change.replaces = static_cast<std::uint64_t>(statements_.end() - first);
        if (change.replaces > 0) change.last = statements_.back().row;
        std::for_each(first, statements_.end(), [&](const Statement& one) {
            if (!is_said_again(one)) change.rows.push_back(one.row);
        });
        std::erase_if(statements_, is_said_again);
    }
    for (Statement& one : said) {
        const bool ends_it = one.subject.empty();
        if (ends_it)
            statements_.clear();
        else
            statements_.push_back(one);
        change.rows.push_back(std::move(one.row));
    }
    return change;
}

void LogTail::load(const std::vector<LogRow>& rows) {
    constexpr std::size_t most = 200;  // more than eight seats can have to say
    statements_.clear();
    for (auto next = rows.rbegin(); next != rows.rend() && statements_.size() < most; ++next) {
        std::string subject = subject_of(*next);
        if (subject.empty()) break;
        statements_.push_back({std::move(subject), *next});
    }
    std::reverse(statements_.begin(), statements_.end());
}

}  // namespace fg::server
