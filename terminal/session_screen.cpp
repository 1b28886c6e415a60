// SPDX-License-Identifier: Apache-2.0
// What a session shows: news, boards, questions, rules, the end.
#include <algorithm>
#include <cctype>

#include "bots/roster.h"
#include "match/speaker.h"
#include "terminal/board.h"
#include "terminal/session.h"
#include "terminal/story.h"

namespace fg::terminal {
namespace {

std::string padded_left(int number) {
    const std::string text = std::to_string(number);
    return std::string(text.size() < 4 ? 4 - text.size() : 0, ' ') + text;
}

}  // namespace

void Session::show_rule(const Question& question, std::string_view what) {
    std::string rule(match_->question_rule(question.seat));
    if (!what.empty()) {
        const int entry = meant_by(what, question.listed());
        const std::vector<BarredChoice> barred = barred_by(what, question.barred);
        rule = what;
        std::transform(rule.begin(), rule.end(), rule.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        if (entry >= 0)
            rule = question.behind(static_cast<std::size_t>(entry)).rule;
        else if (!barred.empty())
            rule = barred.front().rule;
    }
    const std::string text = rule_text(match_->game(), rule);
    if (text.empty()) return terminal_.say("There is no rule " + rule + ".");
    terminal_.say(inked(Ink::title, rule) + "  " + text, 2);
}

void Session::show_bars(const std::vector<BarredChoice>& barred, std::string_view if_none) {
    if (barred.empty()) return terminal_.say(if_none);
    for (const BarReason& reason : bar_reasons(barred)) terminal_.say(bar_line(reason), 2);
}

// True if that is something a player may not choose now, which has then been said.
bool Session::is_barred(const Question& question, std::string_view what) {
    const std::vector<BarredChoice> barred = barred_by(what, question.barred);
    show_bars(barred, {});
    return !barred.empty();
}

void Session::hint(const Question& question) {
    if (adviser_ == nullptr) adviser_ = options_.offered.make_bot(match_->game(), "sage");
    if (adviser_ == nullptr) return terminal_.say("No sage is near.");
    const std::vector<AnyChoice> steps =
        adviser_->decide_all(*match_->view(question.seat), budget_for(question.seat));
    for (std::size_t i = 0; i < question.offers.size(); ++i)
        if (question.offers[i].choice.bytes == steps.front().bytes)
            terminal_.say("A sage would say " + question.number_of(i) + ": " +
                          inked(Ink::good, as_sentence(question.labels[i])));
    if (steps.size() > 1)
        terminal_.say("In all: " + inked(Ink::good, as_sentence(match_->label_all(question.seat, steps))));
}

bool Session::has_log() const {
    const boost::json::value* aid = match_->setup().options.if_contains("memory_aid");
    return aid == nullptr || !aid->is_string() || aid->get_string() != "none";
}

void Session::show_log(Seat seat, bool is_whole) {
    if (!has_log())
        return terminal_.say("This table keeps no history (KTM-142): what you saw is yours to remember.");
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < match_->event_count(); ++i) {
        std::string sentence = match_->event_sentence(i, seat);
        if (!sentence.empty()) sentences.push_back(std::move(sentence));
    }
    const std::size_t most =
        is_whole ? sentences.size() : static_cast<std::size_t>(terminal_.look().height - 3);
    const std::size_t skipped = sentences.size() > most ? sentences.size() - most : 0;
    if (skipped > 0)
        terminal_.say(inked(Ink::dim, counted(static_cast<int>(skipped), "earlier line") + ": log all"));
    for (std::size_t i = skipped; i < sentences.size(); ++i) terminal_.say(sentences[i], 2);
}

// False at the end of the input.
bool Session::hand_over_to(Seat seat) {
    if (!is_shared() || holder_ == seat) return true;
    if (has_fresh_news_ && !terminal_.ask(inked(Ink::dim, "(Enter draws the curtain) "))) return false;
    has_fresh_news_ = false;
    holder_ = seat;
    drawn_.clear();
    terminal_.clear();
    const int width = terminal_.look().width - 2;
    std::string folds;
    for (int i = 0; i < width; ++i) folds += i % 4 == 0 ? "║" : i % 2 == 0 ? "│" : " ";
    for (int i = 0; i < 3; ++i) terminal_.say(inked(Ink::bad, folds), 1);
    terminal_.say("");
    if (!terminal_.ask("  Pass the screen to " + inked(ink_of(seat), name(seat)) + " — press Enter "))
        return false;
    terminal_.clear();
    return true;
}

void Session::show_news(Seat seat) {
    std::size_t& heard = heard_[seat];
    for (; heard < match_->event_count(); ++heard) {
        const std::string sentence = match_->event_sentence(heard, seat);
        if (sentence.empty()) continue;
        terminal_.say(sentence, 2);
        has_fresh_news_ = true;
        ++news_since_board_;
    }
}

int Session::rows_of_prompt(const Question& question) const {
    const std::string caller = is_shared() ? name(question.seat) + ": " : "";
    return static_cast<int>(wrapped(caller + match_->prompt(question.seat), terminal_.look().width).size());
}

// Whether the choices, as short as can be, have room below as little of the board as can be.
bool Session::fits_below_board(const Question& question) const {
    const auto board = draw_board(*match_, question.seat, Sight::brief).lines().size();
    const int width = terminal_.look().width;
    const int room = terminal_.look().height - static_cast<int>(board) - rows_of_prompt(question) - 2;
    return static_cast<int>(numbered(fitted(question.labels, width, room), width).size()) <= room;
}

// Below the board stand the prompt, the choices and the line where one types. Rather the whole of what the choices say than the
// whole board.
void Session::show_board(const Question& question) {
    const Canvas board = draw_board(*match_, question.seat);
    const int width = terminal_.look().width, rows = static_cast<int>(board.lines().size());
    const int room = terminal_.look().height - rows - rows_of_prompt(question) - 2;
    const bool fits = static_cast<int>(numbered(question.listed(), width).size()) <= room;
    show(fits ? board : draw_board(*match_, question.seat, Sight::brief));
}

void Session::show_whole_board(Seat viewer) { show(draw_board(*match_, viewer, Sight::whole)); }

void Session::show(const Canvas& board) {
    std::vector<std::string> lines = board.lines();
    news_since_board_ = 0;
    if (lines == drawn_ || lines.empty()) return;
    drawn_ = std::move(lines);
    terminal_.say("");
    terminal_.show(board);
}

void Session::show_prompt(const Question& question) {
    const std::string prompt = match_->prompt(question.seat);
    const std::string caller = is_shared() ? inked(ink_of(question.seat), name(question.seat)) + ": " : "";
    terminal_.say(caller + inked(Ink::bold, prompt));
    const int width = terminal_.look().width;
    const int room = terminal_.look().height - static_cast<int>(drawn_.size()) - rows_of_prompt(question) - 2;
    std::vector<std::string> labels = fitted(question.listed(), width, room);
    if (const int entry = question.declining < 0 ? -1 : question.entry_of(question.declining); entry >= 0)
        labels[static_cast<std::size_t>(entry)] += inked(Ink::dim, " (Enter)");
    const std::vector<std::string> list = numbered(labels, width);
    terminal_.say_all(list);
    int rows_left = room - static_cast<int>(list.size());
    if (question.declining >= 0 && !knows_pass_all_ && rows_left > 0) {
        terminal_.say(inked(Ink::dim, "pass all: pass, until you are asked something else"), 1);
        knows_pass_all_ = true;
        --rows_left;
    }
    const Window* window = question.declining >= 0 ? window_of(question.seat) : nullptr;
    if (window != nullptr && !window->unless.empty() && !knows_pass_unless_ && rows_left > 0) {
        terminal_.say(inked(Ink::dim, "pass unless: pass, unless you hold " + std::string(window->unless)),
                      1);
        knows_pass_unless_ = true;
        --rows_left;
    }
    for (const std::string& line : brief_bar_lines(bar_reasons(question.barred), rows_left, width - 2))
        terminal_.say(inked(Ink::dim, line), 1);
}

void Session::show_end() {
    if (is_shared()) {
        if (has_fresh_news_) terminal_.ask(inked(Ink::dim, "(Enter for the end of the game) "));
        terminal_.clear();
        // What not everybody has read yet.
        heard_[no_seat] = match_->event_count();
        for (Seat seat : people_) heard_[no_seat] = std::min(heard_[no_seat], heard_[seat]);
    }
    const Seat viewer = people_.size() == 1 ? people_.lowest() : no_seat;
    drawn_.clear();
    show_whole_board(viewer);
    terminal_.say("");
    // Below the board: why it is over, and what decided a tie, belongs to who has won.
    show_news(viewer);
    const Result result = match_->result();
    std::vector<std::string> winners;
    for (Seat seat : result.winners) winners.push_back(name(seat));
    const std::string heard =
        match_->players() == 1
            ? "The day is done."  // nobody to win against
            : listed_together(winners) + (winners.size() > 1 ? " share the day." : " wins the day.");
    terminal_.say(inked(Ink::title, "Hear ye! " + heard));
    for (int place = 1; place <= match_->players(); ++place)
        for (Seat seat : SeatSet::first(match_->players()))
            if (result.place[seat] == place)
                terminal_.say(std::to_string(place) + ". " + inked(ink_of(seat), padded(name(seat), 24)) +
                                  padded_left(result.score[seat]),
                              2);
    show_story(*match_, terminal_);
}

}  // namespace fg::terminal
