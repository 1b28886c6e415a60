// SPDX-License-Identifier: Apache-2.0
// What the drawn board of Fairy Tale Fight Club tells its viewer, and that it leaves room for the question.
#include <gtest/gtest.h>

#include <regex>

#include "games/all.h"
#include "games/fairy_tale_fight_club/game.h"
#include "match/json_read.h"
#include "match/json_write.h"
#include "terminal/board.h"
#include "terminal/scripted_person_test.h"
#include "terminal/session.h"

namespace fg::terminal {
namespace {

namespace json = boost::json;
using ftf::Contract;
using ftf::Creature;
using ftf::Creatures;
using ftf::Posted;
using ftf::Question;
using ftf::State;
using ftf::Wagon;

const std::vector<std::string> names{"Anna", "Ben", "Clara", "Dora"};

std::unique_ptr<AnyMatch> start(json::object options, json::object content = {}) {
    MatchSetup setup{.players = 4, .names = names};
    setup.options = std::move(options);
    setup.content = std::move(content);
    setup.seed = SeededSource::seed_from_text("wall");
    return std::move(*find_game("fairy_tale_fight_club")->start(setup));
}
State state_of(const AnyMatch& match) {
    const Or<State> state = from_json(json::parse(match.state_json()), State{}, match.players());
    EXPECT_TRUE(state) << state.refusal().message;
    return *state;
}
void set(AnyMatch& match, const State& state) {
    const Or<Done> done = match.set_state(json::parse(to_json(state, match.players())));
    EXPECT_TRUE(done) << done.refusal().message;
}
std::string drawn(const AnyMatch& match, Seat viewer, Sight sight = Sight::own) {
    std::istringstream in;
    std::ostringstream out;
    Terminal(in, out, Look{.has_utf8 = true}).show(draw_board(match, viewer, sight));
    return out.str();
}
void expect_drawn(const std::string& board, const std::string& words, bool is_there = true) {
    EXPECT_EQ(board.find(words) != std::string::npos, is_there) << words << "\nin\n" << board;
}

// Sages play to the middle of a game: everybody has a Hand Cart, half the contracts are gone, and somebody begins a turn.
void play_to_the_middle(AnyMatch& match) {
    const auto sage = bots::make_bot(match.game(), "sage");
    for (u64 seed = 1; !match.is_over(); ++seed) {
        const State state = state_of(match);
        const bool is_fresh = state.table.question == Question::actions && state.table.actions_left == 2 &&
                              !match.is_in_group(state.table.active);
        if (is_fresh && state.table.carted.size() == 4 && contract_deck_size(state.table) < 20) return;
        const Seat seat = match.owing().lowest();
        ASSERT_TRUE(match.choose_all(seat, sage->decide_all(*match.view(seat), {.seed = seed})));
    }
    FAIL() << "the game was over before everybody had a Hand Cart";
}

// So that a table in the middle of a game is as full as it can be.
class Filled {
  public:
    Filled(State state, bool has_reserves, bool is_reserve_in_play)
        : state_(state), rules_(ftf::make_rules(4, {}, {})) {
        ftf::Table& table = state_.table;
        table.quiet_turns = table.turns;
        for (Seat seat : SeatSet::first(4))
            for (int w = 0; w < ftf::wagon_count; ++w) table.owned[seat].add(ftf::wagon_of(w));
        if (has_reserves)
            for (Seat seat : SeatSet::first(4)) reserve(seat, is_reserve_in_play);
        share_gold();
        share_creatures();
    }
    const State& state() const { return state_; }

  private:
    // What is reserved is in play, or with reserve_refill = immediately not: then it was completed before (FTF-094).
    void reserve(Seat seat, bool is_in_play) {
        if (state_.table.reserved[seat].contract != Contract::none) return;
        auto& completed = state_.table.completed[seat];
        if (!is_in_play && completed.size() > 0) {
            state_.table.reserved[seat].contract = completed.pop_back();
            return;
        }
        for (Posted& posted : state_.table.area)
            if (posted.contract != Contract::none)
                return static_cast<void>(state_.table.reserved[seat] = std::exchange(posted, Posted{}));
    }
    void share_gold() {
        ftf::Table& table = state_.table;
        for (Seat seat : SeatSet::first(4)) {
            const int more = std::min<int>(table.supply, 5);
            table.gold[seat] = static_cast<u8>(table.gold[seat] + more);
            table.supply = static_cast<u8>(table.supply - more);
        }
    }
    // Who is to act has something to complete in each wagon, and a long hand; all other wagons are full.
    void share_creatures() {
        ftf::Table& table = state_.table;
        rest_ = rules_.deck;
        const Seat active = table.active;
        for (int w = 0; w < ftf::wagon_count; ++w) table.cargo[active].at[w] = taken(wanted(active, w));
        table.market = taken(one_of_each());
        state_.own[active].hand = taken(one_of_each());
        const SeatSet others = SeatSet::first(4).without(active);
        for (Seat seat : others)
            for (int w = 0; w < ftf::wagon_count; ++w)
                table.cargo[seat].at[w] = taken(highest(rules_.content.wagons.at[w].capacity));
        for (Seat seat : others) state_.own[seat].hand = taken(highest(1));
        for (Seat seat : SeatSet::first(4))
            table.hand_size[seat] = static_cast<u8>(state_.own[seat].hand.size());
        table.discards = {};
        state_.hidden.deck = rest_;
        table.deck_size = static_cast<u8>(rest_.size());
    }
    Creatures taken(const Creatures& creatures) {
        rest_.remove_all(creatures);
        return creatures;
    }
    bool has_all(const Creatures& creatures) const {
        for (int k = 0; k < name_count<Creature>; ++k)
            if (creatures.count(static_cast<Creature>(k)) > rest_.count(static_cast<Creature>(k)))
                return false;
        return true;
    }
    // What some contract asks for that no other wagon holds yet and this one can; the largest.
    Creatures wanted(Seat seat, int wagon) const {
        Creatures best;
        const auto is_held = [&](const Creatures& asked) {
            return std::ranges::any_of(state_.table.cargo[seat].at, state_.table.cargo[seat].at + wagon,
                                       [&](const Creatures& held) { return held == asked; });
        };
        const auto consider = [&](Contract contract) {
            if (contract == Contract::none) return;
            const Creatures& asked = rules_.asked[contract];
            const bool is_better =
                asked.size() > best.size() && asked.size() <= rules_.content.wagons.at[wagon].capacity;
            if (is_better && has_all(asked) && !is_held(asked)) best = asked;
        };
        for (const Posted& posted : state_.table.area) consider(posted.contract);
        consider(state_.table.reserved[seat].contract);
        return best;
    }
    Creatures one_of_each() const {
        Creatures creatures;
        for (int k = 0; k < name_count<Creature>; ++k)
            if (rest_.has(static_cast<Creature>(k))) creatures.add(static_cast<Creature>(k));
        return creatures;
    }
    // Two figures are the widest. Some are left for hands and the deck.
    Creatures highest(int count) const {
        Creatures creatures;
        const int most = std::min(count, rest_.size() - 6);
        for (int i = rest_.size() - 1; creatures.size() < most; --i) creatures.add(rest_.nth(i));
        return creatures;
    }

    State state_;
    ftf::Rules rules_;
    Creatures rest_;
};

// What stands on the screen when a person on the active seat is asked, after typing these lines.
std::string asked_at(const State& state, const json::object& options, const std::vector<std::string>& lines) {
    auto match = start(options);
    set(*match, state);
    std::vector<std::string> bots(4, "sage");
    bots[static_cast<std::size_t>(state.table.active)].clear();
    std::size_t next = 0;
    std::string asked;
    ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
        asked = screen;
        return next < lines.size() ? std::optional(lines[next++]) : std::nullopt;
    });
    Terminal terminal(person.in, person.out, {.has_utf8 = true, .height = 24});
    Session(std::move(match), bots, terminal, {}).run();
    return asked;
}

TEST(ClubBoard, board_and_question_of_the_fullest_table_fit_into_24_rows_of_80_columns) {
    for (const char* refill : {"on_completion", "immediately"})
        for (const bool has_reserves : {false, true}) {
            SCOPED_TRACE(std::string(refill) + (has_reserves ? ", reserved" : ""));
            const json::object options{{"reserve_refill", refill}};
            const auto match = start(options);
            play_to_the_middle(*match);
            const Filled table(state_of(*match), has_reserves, refill == std::string("on_completion"));
            const std::string screen = asked_at(table.state(), options, {});
            EXPECT_GE(rows_of_question(screen), 20) << "not a full table\n" << screen;
            EXPECT_LE(rows_of_question(screen), 24) << screen;
            for (int entry = 1; entry <= 12; ++entry) {
                const std::string after = asked_at(table.state(), options, {std::to_string(entry)});
                EXPECT_LE(rows_of_question(after), 24) << after;
                expect_fits(after);
            }
        }
}
TEST(ClubBoard, board_and_question_fit_in_a_whole_game_of_somebody_who_follows_hints) {
    std::vector<std::string> typed;
    int seen = 0, contracts = 0;
    ScriptedPerson person([&](const std::string& screen) -> std::optional<std::string> {
        if (screen.ends_with("leave [3] ")) return "3";
        if (!screen.ends_with("> ")) return "";
        const long rows = rows_of_question(screen);
        seen += rows > 0;
        EXPECT_LE(rows, 24) << screen.substr(screen.rfind("\n\n") + 1);
        if (!typed.empty()) return std::exchange(typed, {}).front();
        const std::size_t hint = screen.rfind("A sage would say ");
        if (hint == std::string::npos || screen.find("> ", hint) + 2 != screen.size()) return "hint";
        std::smatch says;
        const std::string line = screen.substr(hint);
        EXPECT_TRUE(std::regex_search(line, says, std::regex(R"(say (\d+)(?:, then (\d+))?:)"))) << line;
        contracts += line.find("Complete ") < line.find('\n');
        if (says[2].matched) typed = {says[2]};
        return says[1];
    });
    EXPECT_EQ(play(person, {"fairy_tale_fight_club", "--players", "4", "--seed", "7"},
                   {.has_utf8 = true, .height = 24}),
              0);
    expect_fits(person.out.str());
    EXPECT_GT(seen, 60);
    EXPECT_GT(contracts, 4);
}
TEST(ClubBoard, FTF_056_a_wagon_that_is_not_owned_shows_its_price) {
    const auto match = start({});
    State state = state_of(*match);
    state.table.owned[seat_of(1)].remove(Wagon::wheelbarrow);
    set(*match, state);
    const std::vector<std::string> lines = lines_of(drawn(*match, seat_of(0)));
    const auto ben =
        std::ranges::find_if(lines, [](const auto& line) { return line.find("Ben") != line.npos; });
    ASSERT_NE(ben, lines.end());
    EXPECT_TRUE(std::regex_search(*ben, std::regex("for 5\\+ +for ●1/10\\+ +for ●2/15\\+ +for ●3"))) << *ben;
}
TEST(ClubBoard, FTF_156_FTF_189_quiet_turns_are_counted) {
    const auto match = start({});
    expect_drawn(drawn(*match, seat_of(0)), "Quiet turns", false);
    State state = state_of(*match);
    state.table.turns = state.table.quiet_turns = 28;
    set(*match, state);
    expect_drawn(drawn(*match, seat_of(0)), "Quiet turns 28 of 32");
    const auto endless = start({{"stall_rounds", 0}});
    set(*endless, state);
    expect_drawn(drawn(*endless, seat_of(0)), "Quiet turns", false);
}

// The first seat's answer that holds these words.
void answer(AnyMatch& match, Seat seat, const std::string& words) {
    for (const Offer& offer : match.offers(seat))
        if (offer.json.find(words) != std::string::npos) {
            ASSERT_TRUE(match.choose(seat, offer.choice));
            return;
        }
    FAIL() << words;
}
TEST(ClubBoard, FTF_127_creatures_that_fought_are_in_sight_until_the_next_turn) {
    json::object events;
    for (int i = 0; i < name_count<ftf::EventCard>; ++i)
        events[name_of(static_cast<ftf::EventCard>(i))] = {
            {"fight", "high_card"}, {"effect", "draw"}, {"amount", 1}};
    const auto match = start({}, {{"events", events},
                                  {"wagons", {{"Hand Cart", {{"creature_points", 1}}}}},
                                  {"contract_deck", {{"4", {{"top", {{"level I", 0}, {"event", 1}}}}}}}});
    const Seat active = match->owing().lowest();
    for (const char* step : {"purchase", R"("wagon":"Hand Cart","payment":"creatures")", "pick", "done"})
        answer(*match, active, step);
    for (Seat seat : SeatSet::first(4)) {
        expect_drawn(drawn(*match, seat_of(0)), "Fight:", false);
        answer(*match, seat, "fight_with");  // their lowest
    }
    const std::string board = drawn(*match, seat_of(0));
    expect_drawn(board, "Event: ");
    Seat victor = no_seat;
    for (std::size_t i = 0; i < match->event_count(); ++i) {
        const json::object event = json::parse(match->event_json(i)).as_object();
        if (event.at("kind") == "won_fight") victor = seat_of(static_cast<int>(event.at("seat").as_int64()));
    }
    for (std::size_t i = 0; i < match->event_count(); ++i) {
        const json::object event = json::parse(match->event_json(i)).as_object();
        if (event.at("kind") != "fought") continue;
        const Seat seat = seat_of(static_cast<int>(event.at("seat").as_int64()));
        Creature creature = Creature::none;
        ASSERT_TRUE(find_name(event.at("creature").as_string(), creature));
        expect_drawn(board, (seat == victor ? "★ " : "") + match->name(seat) + " " +
                                std::to_string(ftf::value_of(creature)));
    }
    answer(*match, active, "end_actions");
    while (match->question(match->owing().lowest()) == "discard_down") answer(*match, active, "pick");
    expect_drawn(drawn(*match, seat_of(0)), "Fight:", false);
    expect_drawn(drawn(*match, seat_of(0)), "Event: ", false);
}

}  // namespace
}  // namespace fg::terminal
