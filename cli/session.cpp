// SPDX-License-Identifier: Apache-2.0
#include "cli/session.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "cli/board.h"
#include "cli/files.h"
#include "engine/record.h"
#include "lab/roster.h"

namespace fg::cli {

struct Session::Question {
    Seat seat;
    std::vector<Offer> offers;
    std::vector<std::string> labels;
    std::vector<ChoiceGroup> groups;  // empty: the choices are listed one by one

    std::vector<std::string> listed() const {
        if (groups.empty()) return labels;
        std::vector<std::string> headings;
        for (const ChoiceGroup& group : groups) headings.push_back(group.heading);
        return headings;
    }
    // The first choice behind an entry of the list.
    const Offer& behind(std::size_t entry) const {
        return offers[groups.empty() ? entry : groups[entry].members.front()];
    }
};

namespace {

constexpr std::string_view help_text =
    "Answer with a number, or with the start of a choice's words. Other words:\n"
    "  ?            the rule behind this question      ? 3     the rule of choice 3\n"
    "  ? KTM-048    any rule by its number             hint    what a sage would do\n"
    "  board        draw the board again               log     what has happened (log all)\n"
    "  save FILE    keep the game in a file            undo    take back, where it gives nothing away\n"
    "  quit         leave; the game is kept            help    this page";

}  // namespace

Session::Session(std::unique_ptr<AnyMatch> match, const std::vector<std::string>& bots, Terminal& terminal,
                 SessionOptions options)
    : match_(std::move(match)), terminal_(terminal), options_(std::move(options)) {
    for (int i = 0; i < match_->players(); ++i) {
        const std::string& bot = bots[static_cast<std::size_t>(i)];
        if (bot.empty()) people_.add(seat_of(i));
        bots_.push_back(bot.empty() ? nullptr : lab::make_bot(match_->game(), bot));
        is_slow_.push_back(bot == "seer");
    }
    if (people_.size() == 1) holder_ = people_.lowest();
    // Of a game that is gone on with, everybody reads only how it stood last.
    constexpr std::size_t last_words = 12;
    const bool is_begun = match_->steps().size() > 1;
    const std::size_t known = match_->event_count();
    for (Seat seat : SeatSet::first(match_->players()))
        heard_[seat] = is_begun && known > last_words ? known - last_words : 0;
    heard_[no_seat] = heard_[seat_of(0)];
}

Session::~Session() = default;

Session::End Session::run() {
    while (!match_->is_over()) {
        const SeatSet due = match_->owing() & people_;
        if (!due.is_empty()) {
            if (!ask_people(due)) return End::left;
        } else {
            ask_bots(match_->owing());
        }
        if (!is_shared()) show_news(people_.is_empty() ? no_seat : people_.lowest());
    }
    return End::over;
}

// ---- people ----

bool Session::ask_people(SeatSet due) {
    std::vector<Answer> held;
    const Seat first = due.has(holder_) ? holder_ : due.lowest();
    for (Seat seat : SeatsFrom{first, match_->players()}) {
        if (!due.has(seat)) continue;
        const std::optional<AnyChoice> choice = decide(seat);
        if (!choice) return false;
        held.push_back({seat, *choice, match_->prompt(seat)});
    }
    give(held);
    has_begun_ = true;
    if (is_shared()) show_news(holder_);
    return true;
}

// A round may close before the last answer of it is needed (KTM-071); what is left was not asked for then.
void Session::give(const std::vector<Answer>& answers) {
    for (const Answer& answer : answers) {
        if (!match_->owing().has(answer.seat) || match_->prompt(answer.seat) != answer.prompt) continue;
        const Or<Done> done = match_->choose(answer.seat, answer.choice);
        FG_CHECK(bool(done));
    }
}

std::optional<AnyChoice> Session::decide(Seat seat) {
    if (!hand_over_to(seat)) return std::nullopt;
    show_news(seat);
    do {
        was_taken_back_ = false;
        const std::optional<AnyChoice> choice = answer_of(seat);
        if (!was_taken_back_) return choice;
    } while (true);
}

std::optional<AnyChoice> Session::answer_of(Seat seat) {
    Question question{.seat = seat, .offers = match_->offers(seat), .labels = {}, .groups = {}};
    for (const Offer& offer : question.offers)
        question.labels.push_back(with_names(offer.label, match_->setup().names));
    if (question.offers.size() == 1) {
        terminal_.say(inked(Ink::dim, with_names(match_->prompt(seat), match_->setup().names) +
                                          " Only one answer: " + question.labels.front() + "."));
        has_fresh_news_ = true;
        return question.offers.front().choice;
    }
    question.groups = grouped(question.offers, question.labels);
    // A quick yes or no after a sentence or two needs no new drawing.
    if (question.offers.size() > 2 || news_since_board_ > 3 || drawn_.empty()) show_board(seat);
    show_prompt(question);
    return discuss(question);
}

std::optional<AnyChoice> Session::discuss(const Question& question) {
    const bool has_default = question.offers.size() == 2;
    while (true) {
        const std::optional<std::string> line = terminal_.ask(inked(Ink::bold, "> "));
        if (!line) return std::nullopt;
        has_fresh_news_ = false;
        if (line->empty()) {
            if (has_default) return match_->timeout(question.seat);
            terminal_.say("A number, the start of a choice, or help.");
            continue;
        }
        if (command(question, *line)) {
            if (wants_to_leave_ || was_taken_back_) return std::nullopt;
            continue;
        }
        const int entry = meant_by(*line, question.listed());
        if (entry < 0) {
            terminal_.say(entry == several
                              ? "More than one choice begins like that."
                              : "That is none of the choices. Type help for what can be said here.");
            continue;
        }
        auto index = static_cast<std::size_t>(entry);
        if (!question.groups.empty()) {
            const std::optional<std::size_t> member = pick_in_group(question, question.groups[index]);
            if (wants_to_leave_ || was_taken_back_) return std::nullopt;
            if (!member) {
                show_prompt(question);
                continue;
            }
            index = *member;
        }
        bool wants_back = false;
        if (!is_sure(question.seat, question.labels[index], wants_back)) return std::nullopt;
        if (!wants_back) return question.offers[index].choice;
        show_prompt(question);
    }
}

// Nothing: back to the list of groups.
std::optional<std::size_t> Session::pick_in_group(const Question& question, const ChoiceGroup& group) {
    if (group.members.size() == 1) return group.members.front();
    terminal_.say(inked(Ink::bold, group.heading) + inked(Ink::dim, "  (back: to the list before)"));
    terminal_.say_all(numbered(group.labels, terminal_.look().width));
    while (true) {
        const std::optional<std::string> line = terminal_.ask(inked(Ink::bold, "> "));
        if (!line) wants_to_leave_ = true;
        if (!line || *line == "back" || line->empty()) return std::nullopt;
        if (command(question, *line)) {
            if (wants_to_leave_ || was_taken_back_) return std::nullopt;
            continue;
        }
        const int entry = meant_by(*line, group.labels);
        if (entry >= 0) return group.members[static_cast<std::size_t>(entry)];
        terminal_.say(entry == several ? "More than one choice begins like that."
                                       : "A number of the list, or back.");
    }
}

// A sealed answer can be taken back while nobody has learnt of it. False at the end of the input.
bool Session::is_sure(Seat seat, const std::string& label, bool& wants_back) {
    const bool is_sealed = match_->asked().size() > 1 && match_->offers(seat).size() > 2;
    if (!is_sealed) return true;
    const std::optional<std::string> line = terminal_.ask(
        inked(Ink::good, "Sealed: " + cut(label, 36) + ".") + " Enter to go on, undo to take it back: ");
    if (!line) return false;
    wants_back = *line == "undo";
    if (*line == "quit") return wants_to_leave_ = true, false;
    return true;
}

// True if the line was a word of command, which has then been done.
bool Session::command(const Question& question, const std::string& line) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, space);
    const std::size_t rest_at = std::min(line.find_first_not_of(' ', space), line.size());
    const std::string rest = line.substr(rest_at);
    if (line[0] == '?') {
        show_rule(question, word == "?" ? rest : line.substr(1));
    } else if (word == "save") {
        save(rest);
    } else if (word == "log" && (rest.empty() || rest == "all")) {
        show_log(question.seat, rest == "all");
    } else if (!rest.empty()) {
        return false;
    } else if (word == "help") {
        for (const std::string& help : wrapped(help_text, terminal_.look().width)) terminal_.say(help);
    } else if (word == "board") {
        drawn_.clear();
        show_board(question.seat);
        show_prompt(question);
    } else if (word == "hint") {
        hint(question);
    } else if (word == "undo") {
        take_back(question.seat);
    } else if (word == "quit" || word == "exit") {
        wants_to_leave_ = true;
    } else {
        return false;
    }
    return true;
}

void Session::show_rule(const Question& question, std::string_view what) {
    std::string rule(match_->question_rule(question.seat));
    if (!what.empty()) {
        const int entry = meant_by(what, question.listed());
        rule = entry >= 0 ? std::string(question.behind(static_cast<std::size_t>(entry)).rule)
                          : std::string(what);
        if (entry < 0)
            std::transform(rule.begin(), rule.end(), rule.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    }
    const std::string text = rule_text(match_->game(), rule);
    if (text.empty()) return terminal_.say("There is no rule " + rule + ".");
    terminal_.say(inked(Ink::title, rule) + "  " + text, 2);
}

void Session::hint(const Question& question) {
    if (adviser_ == nullptr) adviser_ = lab::make_bot(match_->game(), "sage");
    if (adviser_ == nullptr) return terminal_.say("No sage is near.");
    const AnyChoice advice = adviser_->decide(*match_->view(question.seat), budget_for(question.seat));
    for (std::size_t i = 0; i < question.offers.size(); ++i)
        if (question.offers[i].choice.bytes == advice.bytes)
            return terminal_.say("A sage would say: " + inked(Ink::good, question.labels[i]) + ".");
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

void Session::take_back(Seat seat) {
    const Or<Done> done = match_->undo(seat);
    was_taken_back_ = static_cast<bool>(done);
    terminal_.say(done ? "Taken back."
                       : "Nothing can be taken back now: what was done is known, or was chance.");
}

void Session::save(std::string path) {
    if (path.empty()) {
        const std::optional<std::string> line = terminal_.ask("Save under which name? ");
        if (!line || line->empty()) return terminal_.say("Nothing was saved.");
        path = *line;
    }
    const Or<Done> done = write_file(path, write_record(*match_));
    if (!done)
        return terminal_.say(inked(Ink::bad, done.refusal().message) +
                             ". The game goes on; nothing is lost.");
    terminal_.say("Saved in " + path + ". To go on with it: fairground play --load " + path);
}

void Session::farewell() {
    if (!has_begun_ || match_->is_over() || options_.autosave.empty())
        return terminal_.say("Fare thee well.");
    const Or<Done> done = write_file(options_.autosave, write_record(*match_));
    if (!done)
        return terminal_.say("Fare thee well. The game could not be kept: " + done.refusal().message + ".");
    terminal_.say("Fare thee well. To go on with this game: fairground play --load " + options_.autosave);
}

// ---- bots ----

bots::Budget Session::budget_for(Seat seat) const {
    const std::string source = SeededSource::to_hex(match_->setup().seed) + "/" +
                               std::to_string(match_->steps().size()) + "/" + std::to_string(index_of(seat));
    const SeededSource::Seed mixed = SeededSource::seed_from_text(source);
    u64 seed = 0;
    for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | mixed[i];
    return {.ms = options_.ms, .iterations = 0, .seed = seed};
}

void Session::ask_bots(SeatSet due) {
    std::vector<Seat> seats;
    std::string slow;
    for (Seat seat : due) {
        seats.push_back(seat);
        if (is_slow_[static_cast<std::size_t>(seat)]) slow += (slow.empty() ? "" : ", ") + name(seat);
    }
    if (!slow.empty()) terminal_.murmur(inked(Ink::dim, slow + " thinking …"));
    const std::vector<AnyChoice> choices = think(seats);
    if (!slow.empty()) terminal_.wipe();
    std::vector<Answer> answers;
    for (std::size_t i = 0; i < seats.size(); ++i)
        answers.push_back({seats[i], choices[i], match_->prompt(seats[i])});
    give(answers);
}

// All at once, and never faster because there was nothing to decide.
std::vector<AnyChoice> Session::think(const std::vector<Seat>& seats) {
    const auto start = std::chrono::steady_clock::now();
    std::vector<AnyChoice> choices(seats.size());
    std::vector<std::thread> threads;
    bool is_slow = false;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        bots::AnyBot* bot = bots_[static_cast<std::size_t>(seats[i])].get();
        const bool uses_time = is_slow_[static_cast<std::size_t>(seats[i])];
        is_slow = is_slow || uses_time;
        std::vector<Offer> offers = match_->offers(seats[i]);
        if (offers.size() == 1) {
            choices[i] = offers.front().choice;
            continue;
        }
        std::shared_ptr<AnyView> view = match_->view(seats[i]);
        const auto work = [bot, view, budget = budget_for(seats[i]), &choice = choices[i]] {
            choice = bot->decide(*view, budget);
        };
        uses_time ? static_cast<void>(threads.emplace_back(work)) : work();
    }
    for (std::thread& thread : threads) thread.join();
    if (is_slow) std::this_thread::sleep_until(start + std::chrono::milliseconds(options_.ms));
    return choices;
}

// ---- the screen ----

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

void Session::show_board(Seat viewer) {
    const Canvas board = draw_board(*match_, viewer);
    std::vector<std::string> lines = board.lines();
    news_since_board_ = 0;
    if (lines == drawn_ || lines.empty()) return;
    drawn_ = std::move(lines);
    terminal_.say("");
    terminal_.show(board);
}

// With two choices Enter gives the one that an expired clock would.
void Session::mark_usual(const Question& question, std::vector<std::string>& labels) const {
    const AnyChoice usual = match_->timeout(question.seat);
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (question.offers[i].choice.bytes == usual.bytes) labels[i] += inked(Ink::dim, " (Enter)");
}

void Session::show_prompt(const Question& question) {
    const std::string prompt = with_names(match_->prompt(question.seat), match_->setup().names);
    const std::string caller = is_shared() ? inked(ink_of(question.seat), name(question.seat)) + ": " : "";
    terminal_.say(caller + inked(Ink::bold, prompt));
    std::vector<std::string> labels = question.listed();
    const int width = terminal_.look().width;
    const int room = terminal_.look().height - static_cast<int>(drawn_.size()) - 4;
    if (static_cast<int>(numbered(labels, width).size()) > std::max(room, 4)) labels = shortened(labels);
    if (question.offers.size() == 2) mark_usual(question, labels);
    terminal_.say_all(numbered(labels, width));
}

void Session::show_end() {
    if (is_shared()) {
        if (has_fresh_news_) terminal_.ask(inked(Ink::dim, "(Enter for the end of the game) "));
        terminal_.clear();
    }
    const Seat viewer = people_.size() == 1 ? people_.lowest() : no_seat;
    if (is_shared()) show_news(no_seat);
    drawn_.clear();
    show_board(viewer);
    const Result result = match_->result();
    terminal_.say("");
    std::string winners;
    for (Seat seat : result.winners) winners += (winners.empty() ? "" : " and ") + name(seat);
    terminal_.say(inked(Ink::title, "Hear ye! " + winners +
                                        (result.winners.size() > 1 ? " share the day." : " wins the day.")));
    std::vector<Seat> order;
    for (Seat seat : SeatSet::first(match_->players())) order.push_back(seat);
    std::stable_sort(order.begin(), order.end(),
                     [&](Seat a, Seat b) { return result.place[a] < result.place[b]; });
    for (Seat seat : order)
        terminal_.say(std::to_string(result.place[seat]) + ". " +
                          inked(ink_of(seat), padded(name(seat), 24)) + std::to_string(result.score[seat]),
                      2);
}

}  // namespace fg::cli
