// SPDX-License-Identifier: Apache-2.0
#include "terminal/session.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "bots/roster.h"
#include "common/files.h"
#include "match/record.h"
#include "terminal/board.h"

namespace fg::terminal {

namespace {

// With one of this game's rules as the example.
std::string help_text(std::string_view rule) {
    return "Answer with a number, or with words of a choice. Other words:\n"
           "  ?           the rule behind this question    ? 3    the rule of choice 3\n"
           "  ? " +
           padded(rule, 9) +
           " any rule by its number           hint   what a sage would do\n"
           "  why         what cannot be chosen, and why   why bump    why that cannot\n"
           "  pass all    pass, until you are asked something else\n"
           "  pass unless pass windows unless you hold a strong card; ask always ends it\n"
           "  board       draw the whole board             log    what happened; log all\n"
           "  save FILE   keep the game in a file          undo   take back the last answer\n"
           "  quit        leave; the game is kept          help   this page";
}

}  // namespace

Session::Session(std::unique_ptr<AnyMatch> match, const std::vector<std::string>& bots, Terminal& terminal,
                 SessionOptions options)
    : match_(std::move(match)), terminal_(terminal), options_(std::move(options)) {
    for (int i = 0; i < match_->players(); ++i) {
        const std::string& bot = bots[static_cast<std::size_t>(i)];
        if (bot.empty()) people_.add(seat_of(i));
        bots_.push_back(bot.empty() ? nullptr : options_.offered.make_bot(match_->game(), bot));
        is_slow_.push_back(bot == "seer");
    }
    if (people_.size() == 1) holder_ = people_.lowest();
    // Of a game that is gone on with, everybody reads only how it stood last.
    constexpr std::size_t last_words = 12;
    const bool is_begun = match_->step_count() > 1;
    const std::size_t known = match_->event_count();
    for (Seat seat : SeatSet::first(match_->players()))
        heard_[seat] = is_begun && known > last_words ? known - last_words : 0;
    heard_[no_seat] = heard_[seat_of(0)];
}

Session::~Session() = default;

void Session::report_people() {
    for (Seat seat : SeatSet::first(match_->players())) {
        const Report report{.kind = people_.has(seat) ? ReportKind::live : ReportKind::stand_in,
                            .seat = seat};
        if (!match_->is_over() && match_->accepts(report)) FG_CHECK(bool(match_->report(report)));
    }
    if (people_.is_empty()) return;
    const Report host{.kind = ReportKind::host, .seat = people_.lowest()};
    if (!match_->is_over() && match_->accepts(host)) FG_CHECK(bool(match_->report(host)));
}

Session::End Session::run() {
    report_people();
    while (!match_->is_over()) {
        const SeatSet due = match_->owing() & people_;
        if (!due.is_empty()) {
            if (!ask_people(due)) return End::left;
        } else {
            ask_bots(match_->owing());
        }
        if (!is_shared() && !match_->is_over()) show_news(people_.is_empty() ? no_seat : people_.lowest());
    }
    return End::over;  // the last news is for show_end
}

// ---- people ----

bool Session::ask_people(SeatSet due) {
    std::vector<Answer> held;
    given_ = {};
    const Seat first = due.has(holder_) ? holder_ : due.lowest();
    for (Seat seat : SeatsFrom{first, match_->players()}) {
        if (!due.has(seat)) continue;
        const std::optional<AnyChoice> choice = decide(seat);
        if (!choice) return false;
        if (!given_.has(seat)) held.push_back({seat, *choice, match_->prompt(seat)});
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
    Question question{.seat = seat,
                      .offers = match_->offers(seat),
                      .labels = {},
                      .barred = match_->barred(seat),
                      .groups = {}};
    const std::optional<SkillTask> task = match_->skill(seat, draw_of_round());
    if (task)  // what comes of playing cannot be chosen
        std::erase_if(question.offers,
                      [&](const Offer& offer) { return match_->is_measured(seat, offer.choice); });
    for (const Offer& offer : question.offers) question.labels.push_back(offer.label);
    follow_stage();
    if (task) return play_skill(question, *task);
    // An act that comes with a choice is done aloud, and the choice is asked as any other.
    const bool is_act = match_->stage().performers.has(seat) && question.offers.size() == 1;
    if (is_act) return perform(question);
    question.declining = declining_choice(question.offers, seat);
    question.is_quick = question.declining >= 0 && question.offers.size() <= 2;
    if (question.offers.size() == 1 && !match_->is_left_to_player(seat)) return only_answer(question);
    if (is_passed(question)) return question.offers[static_cast<std::size_t>(question.declining)].choice;
    question.groups = grouped(question.offers, question.labels);
    if (question.groups.empty() && !fits_below_board(question))
        question.groups = grouped(question.offers, question.labels, 2);
    // A quick yes or no after a sentence or two needs no new drawing.
    if (!question.is_quick || news_since_board_ > 3 || drawn_.empty()) show_board(question);
    show_acts(seat);
    show_prompt(question);
    return discuss(question);
}

// Who can only pass need not hear of it; but at a shared screen somebody was called to it.
AnyChoice Session::only_answer(const Question& question) {
    if (question.declining < 0 || is_shared()) {
        terminal_.say(inked(Ink::dim, match_->prompt(question.seat) +
                                          " Only one answer: " + as_sentence(question.labels.front())));
        has_fresh_news_ = true;
    }
    return question.offers.front().choice;
}

const Window* Session::window_of(Seat seat) const {
    for (const Window& window : match_->game().windows())
        if (window.question == match_->question(seat)) return &window;
    return nullptr;
}

// "pass all" holds until the seat is asked something else, "pass unless" until it takes that back.
bool Session::is_passed(const Question& question) {
    const std::pair kind(question.seat, std::string(match_->question(question.seat)));
    const bool is_weak = passing_unless_.contains(kind) && !match_->is_worth_asking(question.seat);
    if (is_weak && question.declining >= 0) return true;
    const auto passing = passing_.find(question.seat);
    if (passing == passing_.end()) return false;
    if (question.declining >= 0 && passing->second == match_->question(question.seat)) return true;
    passing_.erase(passing);
    return false;
}

// True if the question is to be passed now.
bool Session::pass_on(const Question& question, const std::string& line) {
    const std::string kind(match_->question(question.seat));
    if (line == "pass all") {
        passing_[question.seat] = kind;
        return true;
    }
    passing_unless_.insert({question.seat, kind});
    if (!match_->is_worth_asking(question.seat)) return true;
    terminal_.say("From the next time on. Now you hold " + std::string(window_of(question.seat)->unless) +
                  '.');
    return false;
}

// In a window, or of a yes or no, the answer that an expired clock gives; -1 for other questions. Where the game itself carries out what
// such a clock does, windows and only answers are passed all the same.
int Session::declining_choice(const std::vector<Offer>& offers, Seat seat) const {
    if (offers.size() > 2 && window_of(seat) == nullptr) return -1;
    const std::optional<AnyChoice> usual = match_->timeout(seat);
    const bool may_pass = usual || window_of(seat) != nullptr || offers.size() == 1;
    for (std::size_t i = 0; may_pass && i < offers.size(); ++i) {
        if (usual && offers[i].choice.bytes != usual->bytes) continue;
        const boost::json::object choice = boost::json::parse(offers[i].json).as_object();
        const boost::json::value* act = choice.if_contains("act");
        for (const char* word : {"no", "pass", "silent"})
            if (act != nullptr && *act == word) return static_cast<int>(i);
    }
    return -1;
}

std::optional<AnyChoice> Session::discuss(const Question& question) {
    while (true) {
        const std::optional<std::string> line = terminal_.ask(inked(Ink::bold, "> "));
        if (!line) return std::nullopt;
        has_fresh_news_ = false;
        if (line->empty()) {
            if (question.declining >= 0)
                return question.offers[static_cast<std::size_t>(question.declining)].choice;
            terminal_.say("A number, the start of a choice, or help.");
            continue;
        }
        const Window* window = question.declining >= 0 ? window_of(question.seat) : nullptr;
        const bool has_unless = window != nullptr && !window->unless.empty();
        if ((*line == "pass all" && question.declining >= 0) || (*line == "pass unless" && has_unless)) {
            if (pass_on(question, *line))
                return question.offers[static_cast<std::size_t>(question.declining)].choice;
            continue;
        }
        if (command(question, *line)) {
            if (wants_to_leave_ || was_taken_back_) return std::nullopt;
            continue;
        }
        const int entry = meant_by(*line, question.listed());
        if (entry == no_match && is_barred(question, *line)) continue;
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
        const AnyChoice choice = question.offers[index].choice;
        // Rounds of a yes or no may close before the last answer, so these are held back: see give().
        const bool is_sealed = match_->asked().size() > 1 && !question.is_quick;
        if (!is_sealed) return choice;
        const bool is_back = is_taken_back(question.seat, choice, question.labels[index]);
        if (wants_to_leave_) return std::nullopt;
        if (!is_back) return choice;
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
        if (entry == no_match && is_barred(question, *line)) continue;
        terminal_.say(entry == several ? "More than one choice begins like that."
                                       : "A number of the list, or back.");
    }
}

// A sealed answer is given at once, and can be taken back while nobody has learnt of it. True if it was.
bool Session::is_taken_back(Seat seat, const AnyChoice& choice, const std::string& label) {
    const Or<Done> done = match_->choose(seat, choice);
    FG_CHECK(bool(done));
    has_begun_ = true;
    given_.add(seat);
    steps_[seat].push_back(label);
    if (match_->is_in_group(seat)) return false;  // more to come; until then "undo" puts a step back
    const std::vector<std::string> steps = std::exchange(steps_[seat], {});
    if (!match_->can_undo(seat)) return false;
    terminal_.say(inked(Ink::good, "Sealed: " + as_sentence(head_of(label_of_steps(steps)))));
    std::optional<std::string> line;
    do line = terminal_.ask("Enter to go on, undo to take it back, quit to leave: ");
    while (line && !line->empty() && *line != "undo" && *line != "quit");
    wants_to_leave_ = !line || *line == "quit";
    if (!line || *line != "undo") return false;
    const Or<Done> undone = match_->undo(seat);
    FG_CHECK(bool(undone));
    given_.remove(seat);
    steps_[seat].assign(steps.begin(), steps.end() - 1);
    return true;
}

// True if the line was a word of command, which has then been done.
bool Session::command(const Question& question, const std::string& line) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, space);
    const std::size_t rest_at = std::min(line.find_first_not_of(' ', space), line.size());
    const std::string rest = line.substr(rest_at);
    if (line == "ask always") {
        std::erase_if(passing_unless_, [&](const auto& passed) { return passed.first == question.seat; });
        terminal_.say("You are asked every time.");
    } else if (line[0] == '?') {
        show_rule(question, word == "?" ? rest : line.substr(1));
    } else if (word == "why") {
        show_bars(rest.empty() ? question.barred : barred_by(rest, question.barred),
                  "Nothing like that is ruled out here.");
    } else if (word == "save") {
        save(rest);
    } else if (word == "log" && (rest.empty() || rest == "all")) {
        show_log(question.seat, rest == "all");
    } else if (!rest.empty()) {
        return false;
    } else if (word == "help") {
        terminal_.say(help_text(match_->question_rule(question.seat)));
    } else if (word == "board") {
        drawn_.clear();
        show_whole_board(question.seat);
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

void Session::take_back(Seat seat) {
    const Or<Done> done = match_->undo(seat);
    was_taken_back_ = static_cast<bool>(done);
    if (was_taken_back_ && !steps_[seat].empty()) steps_[seat].pop_back();
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
    terminal_.say("Saved in " + path +
                  (match_->is_over() ? ". To see it again: fairground replay " + path
                                     : ". To go on with it: fairground play --load " + path));
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
                               std::to_string(match_->step_count()) + "/" + std::to_string(index_of(seat));
    const SeededSource::Seed mixed = SeededSource::seed_from_text(source);
    u64 seed = 0;
    for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | mixed[i];
    return {.ms = options_.ms, .iterations = 0, .seed = seed};
}

void Session::ask_bots(SeatSet due) {
    std::vector<Seat> seats;
    std::vector<std::string> slow;
    for (Seat seat : due) {
        seats.push_back(seat);
        if (is_slow_[static_cast<std::size_t>(seat)]) slow.push_back(name(seat));
    }
    if (!slow.empty()) {
        const std::string who = slow.size() > 3 ? "The seers" : listed_together(slow);
        terminal_.murmur(inked(Ink::dim, who + (slow.size() > 1 ? " are" : " is") + " thinking …"));
    }
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

}  // namespace fg::terminal
