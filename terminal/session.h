// SPDX-License-Identifier: Apache-2.0
// One game at the terminal: people and bots around a match, from the question to the answer.
//
// People answer before bots, and what several people answer in one sealed round is held back until the last
// of them has answered: who is asked, and when, tells nobody what another has chosen. Bots are given views,
// and take the same time whether they have a choice or not.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bots/roster.h"
#include "match/any_game.h"
#include "terminal/choosing.h"
#include "terminal/terminal.h"

namespace fg::terminal {

class Canvas;

struct SessionOptions {
    int ms = 300;          // a seer's time for one decision
    std::string autosave;  // where a game that is left is kept; nowhere if empty
    bots::GamesAndBots offered = bots::all_games_and_bots();
};

class Session {
  public:
    enum class End { over, left };

    // `bots` names the bot on each seat; an empty name is a person.
    Session(std::unique_ptr<AnyMatch> match, const std::vector<std::string>& bots, Terminal& terminal,
            SessionOptions options);
    ~Session();

    // Until the game is over or somebody leaves.
    End run();

    const AnyMatch& match() const { return *match_; }
    // The result, with the board as everybody may see it now.
    void show_end();
    // Asks for a file's name if it is empty.
    void save(std::string path);
    // Keeps a game that was left, and says where.
    void farewell();

  private:
    // What one person is being asked.
    struct Question {
        Seat seat;
        std::vector<Offer> offers;
        std::vector<std::string> labels;
        std::vector<BarredChoice> barred;
        std::vector<ChoiceGroup> groups;  // empty: the choices are listed one by one
        int declining = -1;               // in a window, or of a yes or no, the choice that Enter stands for
        bool is_quick = false;            // a yes or no

        std::vector<std::string> listed() const {
            if (groups.empty()) return labels;
            std::vector<std::string> headings;
            for (const ChoiceGroup& group : groups) headings.push_back(group.heading);
            return headings;
        }
        // The place in the list of a choice that stands there by itself, or -1.
        int entry_of(int choice) const {
            if (groups.empty()) return choice;
            for (std::size_t entry = 0; entry < groups.size(); ++entry)
                if (groups[entry].members == std::vector{static_cast<std::size_t>(choice)})
                    return static_cast<int>(entry);
            return -1;
        }
        // What to type for a choice: "3", or "3, then 2" of a group.
        std::string number_of(std::size_t choice) const {
            for (std::size_t entry = 0; entry < groups.size(); ++entry)
                for (std::size_t i = 0; i < groups[entry].members.size(); ++i)
                    if (groups[entry].members[i] == choice)
                        return std::to_string(entry + 1) +
                               (groups[entry].members.size() == 1 ? "" : ", then " + std::to_string(i + 1));
            return std::to_string(choice + 1);
        }
        // The first choice behind an entry of the list.
        const Offer& behind(std::size_t entry) const {
            return offers[groups.empty() ? entry : groups[entry].members.front()];
        }
    };

    struct Answer {
        Seat seat;
        AnyChoice choice;
        std::string prompt;  // what it answers
    };

    // A game may know who is played by a person.
    void report_people();
    bool ask_people(SeatSet due);
    void give(const std::vector<Answer>& answers);
    std::optional<AnyChoice> decide(Seat seat);
    std::optional<AnyChoice> answer_of(Seat seat);
    AnyChoice only_answer(const Question& question);
    bool is_passed(const Question& question);
    // The window that the seat's question is, or null.
    const Window* window_of(Seat seat) const;
    bool pass_on(const Question& question, const std::string& line);
    int declining_choice(const std::vector<Offer>& offers, Seat seat) const;
    std::optional<AnyChoice> discuss(const Question& question);
    // Acts and games of skill, in session_stage.cpp.
    u64 draw_of_round() const;
    void follow_stage();
    void show_acts(Seat reader);
    std::optional<AnyChoice> perform(const Question& question);
    std::optional<AnyChoice> play_skill(const Question& question, const SkillTask& task);
    std::optional<SkillPlay> do_skill(const SkillTask& task);
    void let_pass(int ms) const;
    std::optional<std::size_t> pick_in_group(const Question& question, const ChoiceGroup& group);
    bool is_taken_back(Seat seat, const AnyChoice& choice, const std::string& label);
    bool command(const Question& question, const std::string& line);
    void show_rule(const Question& question, std::string_view what);
    void show_bars(const std::vector<BarredChoice>& barred, std::string_view if_none);
    bool is_barred(const Question& question, std::string_view what);
    void hint(const Question& question);
    void show_log(Seat seat, bool is_whole);
    void take_back(Seat seat);

    void ask_bots(SeatSet due);
    bots::Budget budget_for(Seat seat) const;
    std::vector<AnyChoice> think(const std::vector<Seat>& seats);

    bool hand_over_to(Seat seat);
    void show_news(Seat seat);
    // As much of the board as leaves room for the question; the whole board.
    void show_board(const Question& question);
    void show_whole_board(Seat viewer);
    void show(const Canvas& board);
    int rows_of_prompt(const Question& question) const;
    bool fits_below_board(const Question& question) const;
    void show_prompt(const Question& question);
    bool is_shared() const { return people_.size() > 1; }
    bool has_log() const;
    std::string name(Seat seat) const { return match_->name(seat); }

    std::unique_ptr<AnyMatch> match_;
    Terminal& terminal_;
    SessionOptions options_;
    SeatSet people_;
    std::vector<std::unique_ptr<bots::AnyBot>> bots_;
    std::vector<bool> is_slow_;  // bots that use up their time
    std::unique_ptr<bots::AnyBot> adviser_;
    Seat holder_ = no_seat;  // who sits at the screen; with one person always that one
    SeatSet given_;          // people whose answer to the open round is with the match already
    std::map<Seat, std::vector<std::string>> steps_;  // labels of a sealed answer that is not whole yet
    std::map<Seat, std::string> passing_;  // the question that a seat passes until it is asked another
    std::set<std::pair<Seat, std::string>> passing_unless_;    // windows passed unless Window::unless is held
    bool knows_pass_all_ = false, knows_pass_unless_ = false;  // it has been said once
    bool has_fresh_news_ = false;
    bool wants_to_leave_ = false;
    bool was_taken_back_ = false;
    bool has_begun_ = false;
    std::map<Seat, std::size_t> heard_;  // events a viewer has been shown
    int news_since_board_ = 0;
    std::vector<std::string> drawn_;  // the board as it was shown last
    // What was typed in the acts that are still to be looked at, and the word that was drawn for the last one.
    struct Act {
        Seat seat;
        std::vector<std::string> lines;
    };
    std::vector<Act> acts_;
    u32 act_round_ = 0;
    std::string word_;
    // What was typed and entered in a game of skill.
    std::string typed_;
    std::vector<u8> entered_;
};

}  // namespace fg::terminal
