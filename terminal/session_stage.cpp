// SPDX-License-Identifier: Apache-2.0
// Acts before the others, and games of skill, at one keyboard (match/stage.h). Nothing runs out here: who performs takes the time
// they take. A game of skill is timed, from when it is on the screen.
#include <algorithm>
#include <chrono>
#include <thread>

#include "common/text.h"
#include "terminal/session.h"

namespace fg::terminal {
namespace {

constexpr std::size_t most_lines = 30;
constexpr std::string_view letters = "ABCDEFGH";  // for the symbols of a pattern

std::int64_t ms_since(std::chrono::steady_clock::time_point start) {
    const auto passed = std::chrono::steady_clock::now() - start;
    return std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
}
std::string spelled(const std::vector<u8>& symbols) {
    std::string text;
    for (const u8 symbol : symbols) text += (text.empty() ? "" : " ") + std::string(1, letters[symbol]);
    return text;
}
std::vector<u8> symbols_in(std::string_view text) {
    std::vector<u8> symbols;
    for (const char c : text) {
        const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (const std::size_t at = letters.find(capital); at != std::string_view::npos)
            symbols.push_back(static_cast<u8>(at));
    }
    return symbols;
}

}  // namespace

u64 Session::draw_of_round() const {
    const std::string source =
        SeededSource::to_hex(match_->setup().seed) + "/round/" + std::to_string(match_->round_number());
    const SeededSource::Seed mixed = SeededSource::seed_from_text(source);
    u64 draw = 0;
    for (std::size_t i = 0; i < 8; ++i) draw = draw << 8 | mixed[i];
    return draw;
}

// ---- acts ----

// A new act wipes what is not judged together with it; when the card has gone, all of it goes.
void Session::follow_stage() {
    const StageNow now = match_->stage();
    std::erase_if(acts_, [&](const Act& act) { return !now.kept.has(act.seat); });
    if (now.kept.is_empty()) word_.clear();
    if (now.performers.is_empty() || act_round_ == match_->round_number()) return;
    act_round_ = match_->round_number();
    std::erase_if(acts_, [&](const Act& act) { return now.performers.has(act.seat); });
    word_ = now.words.empty() ? "" : now.words[draw_of_round() % now.words.size()];
}
// To everybody but who performed it.
void Session::show_acts(Seat reader) {
    for (const Act& act : acts_) {
        if (act.seat == reader || act.lines.empty()) continue;
        terminal_.say(inked(ink_of(act.seat), name(act.seat)) + ":" + (word_.empty() ? "" : " on " + word_));
        for (const std::string& line : act.lines) terminal_.say("| " + line, 2);
    }
}
std::optional<AnyChoice> Session::perform(const Question& question) {
    show_board(question);
    const std::string caller = is_shared() ? inked(ink_of(question.seat), name(question.seat)) + ": " : "";
    terminal_.say(caller + inked(Ink::bold, match_->prompt(question.seat)));
    if (!word_.empty()) terminal_.say("The word: " + inked(Ink::title, word_));
    terminal_.say(inked(
        Ink::dim, "Perform for all to see, or type it line by line. An empty line, or curtain, ends it."));
    Act act{.seat = question.seat, .lines = {}};
    while (act.lines.size() < most_lines) {
        const std::optional<std::string> line = terminal_.ask("| ");
        wants_to_leave_ = !line || *line == "quit";
        if (wants_to_leave_) return std::nullopt;
        if (trimmed(*line).empty() || *line == "curtain") break;
        act.lines.push_back(*line);
    }
    acts_.push_back(std::move(act));
    return question.offers.front().choice;
}

// ---- games of skill ----

// Only where somebody watches as it is written.
void Session::let_pass(int ms) const {
    if (terminal_.look().is_live) std::this_thread::sleep_for(std::chrono::milliseconds(ms));
}
std::optional<AnyChoice> Session::play_skill(const Question& question, const SkillTask& task) {
    show_board(question);
    show_prompt(question);
    while (true) {
        const std::optional<std::string> line = terminal_.ask(inked(Ink::dim, "(Enter to play, or dice) "));
        if (!line) return std::nullopt;
        if (line->empty()) break;
        if (command(question, *line)) {
            if (wants_to_leave_ || was_taken_back_) return std::nullopt;
            continue;
        }
        if (meant_by(*line, question.labels) == 0 || *line == "dice") return question.offers.front().choice;
        terminal_.say("Enter plays it; dice lets dice play for you.");
    }
    const std::optional<SkillPlay> play = do_skill(task);
    if (!play) return std::nullopt;
    has_fresh_news_ = true;
    return match_->skill_answer(question.seat, task, *play);
}
// Nothing at the end of the input. Who sits here cannot be quicker than the house's clock, which is their own; but a key that was
// hit before the banner rose is read at once.
std::optional<SkillPlay> Session::do_skill(const SkillTask& task) {
    if (task.kind == SkillKind::pattern) {
        terminal_.say("Remember: " + inked(Ink::title, spelled(task.symbols)));
        let_pass(task.shown_ms);
        terminal_.clear();
        drawn_.clear();
    } else if (task.kind == SkillKind::phrase) {
        terminal_.say("Type this: " + inked(Ink::title, task.phrase));
    } else {
        terminal_.say("Press Enter when the banner rises, and not before ...");
        let_pass(task.rise_ms);
    }
    const auto start = std::chrono::steady_clock::now();
    const std::optional<std::string> line =
        terminal_.ask(task.kind == SkillKind::pattern  ? "The letters, in order: "
                      : task.kind == SkillKind::phrase ? "> "
                                                       : inked(Ink::bad, "The banner rises! "));
    if (!line) return std::nullopt;
    SkillPlay play{.ms = ms_since(start) + task.shown_ms};
    typed_ = *line;
    entered_ = symbols_in(*line);
    play.typed = typed_;
    play.symbols = entered_;
    if (task.kind == SkillKind::banner) play.ms = counted_ms(task, play, play.ms).value_or(-1);
    return play;
}

}  // namespace fg::terminal
