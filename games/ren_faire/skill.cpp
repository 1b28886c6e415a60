// SPDX-License-Identifier: Apache-2.0
#include "games/ren_faire/skill.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "common/utf8.h"

namespace fg::ren {
namespace {

constexpr std::array<std::string_view, 12> phrases{"six thistle-stuffed thimbles",
                                                   "brave Bram's bread broke Bridget's brazier",
                                                   "fresh-fleeced sheep flee the chief's fief",
                                                   "two tall tailors trade twill tights",
                                                   "which witch's wig went windward",
                                                   "plucky pages pluck purple plumes",
                                                   "greasy geese graze green glades",
                                                   "crisp crusts crack the cook's crock",
                                                   "shy squires shine sixty swords",
                                                   "the third thane's thatch thinned thrice",
                                                   "merry mummers mumble in muddy muslin",
                                                   "Luke's loud lute looted Lou's blue flute"};
constexpr std::array<std::string_view, 12> rhyme_words{"ruff",  "lute",  "goose", "moat",  "bell", "thyme",
                                                       "plume", "knave", "stew",  "crown", "drum", "pie"};

constexpr int phrase_ms = 30'000;
constexpr int symbols = 6, kinds_of_symbols = 4, symbols_to_pass = 5;
constexpr int pattern_shown_ms = 5000, pattern_ms = 20'000;
constexpr int least_rise_ms = 2000, most_rise_ms = 6000, banner_ms = 2000;

// As they are compared.
std::u32string plain(std::string_view text) {
    std::u32string letters;
    while (const std::optional<fg::Character> next = first_character(text)) {
        text.remove_prefix(next->bytes);
        const char32_t code = next->code;
        const bool is_capital = code >= U'A' && code <= U'Z';
        letters += is_capital ? code - U'A' + U'a' : code == U'\u2018' || code == U'\u2019' ? U'\'' : code;
    }
    while (!letters.empty() && letters.back() == U' ') letters.pop_back();
    letters.erase(0, std::min(letters.find_first_not_of(U' '), letters.size()));
    return letters;
}

SkillTask phrase_task(u64 draw) {
    return {.kind = SkillKind::phrase,
            .phrase = phrases[draw % phrases.size()],
            .limit_ms = phrase_ms,
            .most_ms = phrase_ms};
}
SkillTask pattern_task(u64 draw) {
    SkillTask task{.kind = SkillKind::pattern,
                   .shown_ms = pattern_shown_ms,
                   .limit_ms = pattern_ms,
                   .most_ms = pattern_shown_ms + pattern_ms};
    for (int i = 0; i < symbols; ++i, draw /= kinds_of_symbols)
        task.symbols.push_back(static_cast<u8>(draw % kinds_of_symbols));
    return task;
}
SkillTask banner_task(u64 draw) {
    return {.kind = SkillKind::banner,
            .rise_ms = least_rise_ms + static_cast<int>(draw % (most_rise_ms - least_rise_ms + 1)),
            .limit_ms = banner_ms,
            .most_ms = most_rise_ms + banner_ms};
}

}  // namespace

// What was shown stays until the card leaves the Stage; of a duel, what both showed.
StageNow stage_of(const Rules& rules, const Table& table, SeatSet asked) {
    const Stage& stage = table.stage;
    if (stage.card == Performance::none) return {};
    StageNow now{.performers = {}, .kept = everybody(rules)};
    if (table.question != Question::act) return now;
    const Op op = step_of(rules, stage).op;
    SeatSet both = SeatSet::only(stage.you);
    if (stage.chosen != no_seat) both.add(stage.chosen);
    now.performers = op == Op::perform_together ? both & table.live : asked;  // REN-070
    now.kept = op == Op::duel ? both : now.performers;
    if (stage.card == Performance::p22) now.words = rhyme_words;
    return now;
}

std::optional<SkillTask> skill_of(const Rules& rules, const Table& table, u64 draw) {
    if (!is_skill(table.question)) return std::nullopt;
    switch (step_of(rules, table.stage).skill) {
        case Skill::tongue: return phrase_task(draw);
        case Skill::pattern: return pattern_task(draw);
        case Skill::banner: return banner_task(draw);
        case Skill::none: break;
    }
    return std::nullopt;
}
Choice scored(const SkillTask& task, const SkillPlay& play) {
    if (task.kind == SkillKind::pattern) {
        const bool has_passed = is_pattern_passed(task.symbols, play.symbols, play.ms);
        return {.act = Act::choose, .pick = has_passed ? Pick::pass : Pick::fail};
    }
    const int score = task.kind == SkillKind::banner ? banner_score(play.ms)
                                                     : phrase_score(task.phrase, play.typed, play.ms);
    return {.act = Act::show, .n = static_cast<u8>(score)};
}

int mistakes_in(std::string_view typed, std::string_view phrase) {
    const std::u32string from = plain(typed), to = plain(phrase);
    std::vector<int> row(to.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j) row[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= from.size(); ++i) {
        int corner = std::exchange(row[0], static_cast<int>(i));
        for (std::size_t j = 1; j < row.size(); ++j) {
            const int replaced = corner + (from[i - 1] != to[j - 1]);
            corner = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}
// P48
int phrase_score(std::string_view phrase, std::string_view typed, std::int64_t ms) {
    if (ms > phrase_ms) return 0;
    return std::max(1, 99 - 3 * static_cast<int>(ms / 1000) - 5 * mistakes_in(typed, phrase));
}
// P49
bool is_pattern_passed(std::span<const u8> shown, std::span<const u8> entered, std::int64_t ms) {
    int right = 0;
    for (std::size_t i = 0; i < std::min(shown.size(), entered.size()); ++i) right += shown[i] == entered[i];
    return right >= symbols_to_pass && ms <= pattern_shown_ms + pattern_ms;
}
// P50
int banner_score(std::int64_t ms) {
    if (ms < 0 || ms > banner_ms) return 0;
    return std::max(1, 99 - static_cast<int>(ms / 20));
}

}  // namespace fg::ren
