// SPDX-License-Identifier: Apache-2.0
// A table that people can follow: what has happened is shown before anything is asked, windows stay open, and what is picked
// is played when time runs out. None of it may tell anybody anything (docs/decisions/0027).
#include <gtest/gtest.h>

#include <set>

#include "bots/roster.h"
#include "games/all.h"
#include "server/secret_test.h"
#include "server/table.h"
#include "server/toy_game_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

const Person anna{"pA", "Anna"}, ben{"pB", "Ben"};
constexpr Millis window_open = 4000;

class Paced : public testing::Test {
  protected:
    bots::GamesAndBots offered = toy_game_and_bots();
    std::unique_ptr<Table> table;
    std::vector<LogRow> log;
    Millis now = 1'000'000;

    void SetUp() override {
        for (const AnyGame* game : all_games()) offered.games.push_back(game);
    }
    // Anna sits on the first chair, Ben on the second if he plays, bots on all others.
    void start(std::string_view game, int players, bool with_ben, std::string_view more = "") {
        json::array seats{"me"};
        if (with_ben) seats.push_back(nullptr);
        while (static_cast<int>(seats.size()) < players) seats.push_back("random");
        const std::string form = R"({"game":")" + std::string(game) + R"(","players":)" +
                                 std::to_string(players) + R"(,"seats":)" + json::serialize(seats) +
                                 std::string(more) + "}";
        auto made = Table::create(offered, "t1", json::parse(form).as_object(), anna, now);
        ASSERT_TRUE(made) << made.refusal().message;
        table = std::move(*made);
        keep();
        deal_the_same();
        if (with_ben) {
            ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
            ASSERT_TRUE(table->ready(ben, true, "", now));
        }
        ASSERT_TRUE(table->start(anna, now));
        keep();
    }
    // A table draws its secret; here it is always the same one.
    void deal_the_same() {
        set_secret(log[0], std::string(64, '7'));
        table = loaded();
    }
    std::unique_ptr<Table> loaded() {
        auto copy = Table::load(offered, "t1", log, 0);
        EXPECT_TRUE(copy) << copy.refusal().message;
        return std::move(*copy);
    }
    void keep() {
        for (LogRow& row : table->take_rows()) log.push_back(std::move(row));
    }
    void tick() {
        table->tick(now, true);
        keep();
    }
    json::object play(Seat viewer) { return json::parse(table->play_json(viewer, 0)).as_object(); }
    Millis moment(std::string_view field) { return play(no_seat).at(field).as_int64(); }
    u64 number(const Person& person) {
        const json::object told = play(table->seat_of_person(person.id));
        return static_cast<u64>(told.at("question").as_object().at("number").as_int64());
    }
    bool owes(const Person& person) {
        const json::object told = play(table->seat_of_person(person.id));
        return told.at("question").is_object() && !told.at("question").as_object().at("answered").as_bool();
    }
    Or<Done> choose(const Person& person, std::string_view choice) {
        Or<Done> done = table->choose(person, number(person), json::parse(choice), now);
        tick();
        return done;
    }
    Or<Done> draft(const Person& person, std::string_view choice) {
        return table->draft(person, number(person), json::parse(choice));
    }
    std::string kind() const {
        const SeatSet asked = table->match()->asked();
        return asked.is_empty() ? "" : std::string(table->match()->question(asked.lowest()));
    }
    bool is_person(Seat seat) const { return !table->is_bot_seat(seat); }
    // The first offer whose JSON holds `word`; the last one if none does.
    AnyChoice offer(Seat seat, std::string_view word) const {
        const std::vector<Offer> offers = table->match()->offers(seat);
        for (const Offer& offer : offers)
            if (offer.json.find(word) != std::string::npos) return offer.choice;
        return offers.back().choice;
    }
    // Bots say that at once.
    void bots_say(std::string_view word) {
        for (const Thought& thought : table->thoughts())
            table->bot_answers(thought.seat, thought.question, offer(thought.seat, word), now);
    }
    bool one_person_says(std::string_view word) {
        for (const Person& person : {anna, ben}) {
            const Seat seat = table->seat_of_person(person.id);
            if (seat == no_seat || !owes(person) || table->match()->offers(seat).size() == 1) continue;
            const std::string choice = table->match()->choice_json(offer(seat, word));
            EXPECT_TRUE(table->choose(person, number(person), json::parse(choice), now));
            keep();
            return true;
        }
        return false;
    }
    void people_say(std::string_view word) {
        while (one_person_says(word)) {
        }
    }
    // Plays on, claiming the King where one can, until such a question is asked.
    void come_to(std::string_view wanted, bool (*fits)(const AnyMatch&) = nullptr) {
        for (int steps = 0; steps < 4000 && table->phase() == Phase::playing; ++steps) {
            if (kind() == wanted && (fits == nullptr || fits(*table->match()))) return;
            if (one_person_says("King")) continue;
            bots_say("King");
            let_pass();
        }
        FAIL() << "never asked: " << wanted;
    }
    // Until the next answer falls due.
    void let_pass() {
        now = std::max(now, std::min(table->wake_at(true), now + 60'000));
        tick();
    }
    void close_round() {
        const u32 round = table->match()->round_number();
        for (int i = 0; i < 20 && table->match()->round_number() == round; ++i) let_pass();
    }
    std::vector<std::string> remarks(Seat viewer) {
        std::vector<std::string> texts;
        const json::object told = play(viewer);
        if (const json::value* list = told.if_contains("remarks"))
            for (const json::value& remark : list->as_array())
                texts.emplace_back(remark.at("text").as_string());
        return texts;
    }
    void expect_same_after_reload() {
        const auto copy = loaded();
        for (const Seat seat : {seat_of(0), seat_of(1), no_seat})
            EXPECT_EQ(copy->play_json(seat, 0), table->play_json(seat, 0));
    }
};

// ---- showing

TEST_F(Paced, AClockRunsOnlyOnceWhatLedToTheQuestionHasBeenShown) {
    start("king_thief_minister", 3, true, R"(,"clock":"brisk")");
    come_to("challenge");
    EXPECT_GE(moment("opens"), now + 500) << "a claim takes half a second to show";
    EXPECT_EQ(moment("deadline"), moment("opens") + moment("clockOf"));
    for (const Seat seat : {seat_of(0), seat_of(1), seat_of(2)})
        EXPECT_EQ(play(seat).at("opens"), play(no_seat).at("opens")) << "equally for everybody";
    expect_same_after_reload();
}

TEST_F(Paced, AtASwiftTableNobodyWaits) {
    start("king_thief_minister", 4, true, R"(,"pace":"swift","clock":"brisk")");
    come_to("challenge");
    EXPECT_FALSE(play(no_seat).contains("opens"));
    EXPECT_FALSE(play(no_seat).contains("closes"));
    EXPECT_EQ(moment("deadline"), now + moment("clockOf"));
    bots_say("challenge");
    EXPECT_LE(table->wake_at(true), now);
}

TEST_F(Paced, BotsWaitUntilEverythingHasBeenShown) {
    start("huzzah", 3, false);
    int waits = 0;
    for (int steps = 0; steps < 400 && table->phase() == Phase::playing; ++steps) {
        const Millis opens = moment("opens");
        EXPECT_LE(opens, now + 8000) << "what is to be shown never takes longer";
        if (one_person_says("")) continue;
        bots_say("");
        const SeatSet asked = table->match()->asked();
        if (asked.size() == 1 && !is_person(asked.lowest())) {
            EXPECT_GE(table->wake_at(true), opens + 700);
            waits += opens > now;
        }
        let_pass();
    }
    EXPECT_GT(waits, 5);
}

TEST_F(Paced, WhereNobodyLooksOnBotsDoNotWait) {
    start("huzzah", 3, false);
    ASSERT_TRUE(table->leave(anna, now));
    for (int steps = 0; steps < 50; ++steps) {
        bots_say("");
        EXPECT_LE(table->wake_at(false), now);
        table->tick(now, false);
    }
}

// ---- a turn of many answers (docs/decisions/0034)

TEST_F(Paced, FTF_179_QuestionsOfATurnShareOneClock) {
    start("fairy_tale_fight_club", 1, false, R"(,"pace":"swift","clock":"brisk")");
    const Millis whole = moment("clockOf"), end = moment("deadline");
    EXPECT_EQ(end, now + whole);
    now += whole / 4;
    ASSERT_TRUE(choose(anna, R"({"act":"discard"})"));
    EXPECT_EQ(moment("deadline"), end) << "steps of one answer";
    ASSERT_TRUE(choose(anna, R"({"act":"discard_from","source":"hand"})"));
    ASSERT_TRUE(choose(anna, table->match()->choice_json(offer(seat_of(0), "pick"))));
    ASSERT_TRUE(choose(anna, R"({"act":"done"})"));
    EXPECT_EQ(kind(), "actions") << "another question";
    EXPECT_EQ(moment("clockOf"), whole);
    EXPECT_EQ(moment("deadline"), end) << "of the same turn";
    expect_same_after_reload();
    now += whole / 4;
    ASSERT_TRUE(choose(anna, R"({"act":"end_actions"})"));
    while (kind() == "discard_down")
        ASSERT_TRUE(choose(anna, table->match()->choice_json(offer(seat_of(0), "pick"))));
    EXPECT_EQ(moment("deadline"), now + whole) << "a new turn has a new clock";
    now = moment("deadline");
    tick();
    EXPECT_EQ(moment("deadline"), now + whole) << "it ran out, and the next turn began";
}

// The first refill turns up an Event card that asks everybody (D9).
TEST_F(Paced, FTF_179_TheClockOfATurnStandsStillWhileAnEventWaits) {
    const json::object usual = json::parse(find_game("fairy_tale_fight_club")->content_json()).as_object();
    json::object events;
    for (const auto& event : usual.at("events").as_object())
        events[event.key()] = {{"fight", "none"}, {"effect", "pawn"}, {"amount", 1}};
    const json::object content{{"events", events},
                               {"wagons", {{"Hand Cart", {{"creature_points", 1}}}}},
                               {"contract_deck", {{"2", {{"top", {{"level I", 0}, {"event", 1}}}}}}}};
    start("fairy_tale_fight_club", 2, true,
          R"(,"pace":"swift","clock":"brisk","content":)" + json::serialize(content));
    const Seat active = table->match()->asked().lowest();
    const bool is_anna = active == table->seat_of_person(anna.id);
    const Person& buyer = is_anna ? anna : ben;
    const Person& other = is_anna ? ben : anna;
    const Millis whole = moment("clockOf");
    now += whole / 4;
    for (const char* step : {"purchase", R"("wagon":"Hand Cart","payment":"creatures")", "pick", "done"})
        ASSERT_TRUE(choose(buyer, table->match()->choice_json(offer(active, step))));
    ASSERT_EQ(kind(), "pawn");
    EXPECT_LT(moment("clockOf"), whole) << "an event has a clock of its own";
    now += moment("clockOf") / 2;
    ASSERT_TRUE(choose(buyer, R"({"act":"decline"})"));
    ASSERT_TRUE(choose(other, R"({"act":"decline"})"));
    ASSERT_EQ(kind(), "actions");
    EXPECT_EQ(table->match()->asked(), SeatSet::only(active));
    EXPECT_EQ(moment("deadline"), now + whole - whole / 4) << "what was left when the event turned up";
    expect_same_after_reload();
}

TEST_F(Paced, FTF_041_FTF_184_InPhaseATheTableGivesNoAnswerByItself) {
    start("fairy_tale_fight_club", 1, false);
    const auto discard_one = [&] {
        ASSERT_TRUE(choose(anna, R"({"act":"discard"})"));
        ASSERT_TRUE(choose(anna, R"({"act":"discard_from","source":"hand"})"));
        ASSERT_TRUE(choose(anna, table->match()->choice_json(offer(seat_of(0), "pick"))));
        while (table->match()->offers(seat_of(0)).size() > 1)
            ASSERT_TRUE(choose(anna, table->match()->choice_json(offer(seat_of(0), "pick"))));
        EXPECT_EQ(table->match()->offers(seat_of(0)).front().json, R"({"act":"done"})");
        now += 600'000;
        tick();
        EXPECT_TRUE(table->match()->is_in_group(seat_of(0))) << "\"done\" is the player's to say";
        ASSERT_TRUE(choose(anna, R"({"act":"done"})"));
    };
    discard_one();
    EXPECT_EQ(kind(), "actions");
    now += 600'000;
    tick();
    EXPECT_EQ(kind(), "actions") << "nor does the table end a turn";
}

// ---- windows

TEST_F(Paced, AWindowStaysOpenForFourSecondsWhateverBotsSay) {
    start("king_thief_minister", 4, true);
    come_to("challenge");
    const u32 round = table->match()->round_number();
    const Millis closes = moment("opens") + window_open;
    EXPECT_EQ(moment("closes"), closes);
    bots_say("\"challenge\"");
    EXPECT_EQ(table->wake_at(true), closes);
    now = closes - 1;
    tick();
    EXPECT_EQ(table->match()->round_number(), round);
    const SeatSet people = table->match()->asked() & SeatSet::first(2);
    EXPECT_EQ(table->match()->owing() & people, people) << "people can still step in";
}

TEST_F(Paced, AWindowWhereAllMayDoTheSameClosesWhenAllPeopleHaveAnswered) {
    start("king_thief_minister", 4, true);
    come_to("challenge");
    const u32 round = table->match()->round_number();
    const Millis opens = moment("opens");
    bots_say("\"no\"");
    now = opens + 2000;
    people_say("\"no\"");
    tick();
    EXPECT_NE(table->match()->round_number(), round);
    expect_same_after_reload();
}

TEST_F(Paced, WhoAnsweredBeforeTheOthersCannotTellWhetherTheyHave) {
    start("king_thief_minister", 4, true);
    const auto asks_both = [](const AnyMatch& match) {
        return match.asked().has(seat_of(0)) && match.asked().has(seat_of(1));
    };
    come_to("challenge", asks_both);
    now = moment("opens") + 100;
    ASSERT_TRUE(choose(anna, R"({"act":"no"})"));
    const std::string before = table->play_json(seat_of(0), 0);
    ASSERT_TRUE(choose(ben, R"({"act":"challenge"})"));
    EXPECT_EQ(table->play_json(seat_of(0), 0), before);
}

// Who holds a Bump may decide, all others can only pass. Whether the people decided quickly, or had nothing to decide, a
// window takes the same time.
TEST_F(Paced, HowLongAWindowIsOpenDoesNotTellWhoHadSomethingToDecide) {
    start("huzzah", 4, true);
    int could = 0, could_not = 0;
    for (int windows = 0; windows < 25; ++windows) {
        come_to("bump_mover");
        if (table->phase() != Phase::playing) break;
        const Millis closes = moment("closes");
        bool has_choice = false;
        for (Seat seat : {seat_of(0), seat_of(1)}) has_choice |= table->match()->offers(seat).size() > 1;
        ++(has_choice ? could : could_not);
        bots_say("pass");
        people_say("pass");
        close_round();
        EXPECT_EQ(now, closes);
    }
    EXPECT_GT(could, 2);
    EXPECT_GT(could_not, 2);
}

TEST_F(Paced, WhoPlaysAloneWithBotsNeedNotWaitForAWindow) {
    start("huzzah", 4, false);
    for (int windows = 0; windows < 10; ++windows) {
        come_to("bump_mover");
        const Millis opens = moment("opens");
        bots_say("pass");
        people_say("pass");
        close_round();
        EXPECT_LE(now, opens + 1800);
    }
}

TEST_F(Paced, WhereAllWhoAreAskedPassedAheadAWindowNeedNotStayOpen) {
    start("huzzah", 4, true);
    const auto asks_both = [](const AnyMatch& match) {
        return match.asked().has(seat_of(0)) && match.asked().has(seat_of(1));
    };
    const auto time_open = [&] {
        const Millis opens = moment("opens");
        bots_say("pass");
        people_say("pass");
        close_round();
        come_to("bump_mover", asks_both);
        return now - opens;
    };
    come_to("bump_mover", asks_both);
    ASSERT_TRUE(table->autopass(anna, "bump_mover", Passing::always, now));
    EXPECT_GE(time_open(), window_open) << "Ben may still be asked";
    ASSERT_TRUE(table->autopass(ben, "bump_mover", Passing::always, now));
    EXPECT_GE(time_open(), window_open) << "set when it was open already, perhaps because of what he held";
    const Millis opens = moment("opens");
    expect_same_after_reload();
    bots_say("pass");
    close_round();
    EXPECT_LE(now, opens + 1800) << "whatever they hold, nobody will be asked";
}

// Two people and a bot at Monster Faire. They all play as it comes, so that their hands are now good and now bad.
class PacedFaire : public Paced {
  protected:
    u64 seed = 0;

    void SetUp() override {
        Paced::SetUp();
        start("monster_faire", 3, true);
    }
    AnyChoice as_it_comes(const AnyView& view) {
        return bots::make_bot(table->game(), "random")->decide(view, {.seed = ++seed});
    }
    void play_on() {
        for (const Person& person : {anna, ben}) {
            const Seat seat = table->seat_of_person(person.id);
            if (!owes(person) || table->match()->offers(seat).size() == 1) continue;
            const AnyChoice choice = as_it_comes(*table->match()->view(seat));
            ASSERT_TRUE(choose(person, table->match()->choice_json(choice)));
            return;
        }
        for (const Thought& thought : table->thoughts())
            table->bot_answers(thought.seat, thought.question, as_it_comes(*thought.view), now);
        let_pass();
    }
    // Plays on until that seat alone is asked so. False if the game is over before.
    bool comes_to(std::string_view wanted, Seat seat = seat_of(0)) {
        const u32 round = table->match()->round_number();
        const auto is_there = [&] {
            const AnyMatch& match = *table->match();
            return match.round_number() != round && kind() == wanted && match.asked() == SeatSet::only(seat);
        };
        while (!HasFatalFailure() && table->phase() == Phase::playing && !is_there()) play_on();
        return !HasFatalFailure() && table->phase() == Phase::playing;
    }
    bool can_only_pass() const { return table->match()->offers(seat_of(0)).size() == 1; }
    Millis time_told() { return moment("closes") - moment("opens"); }
    // How long Anna's question stays open if she lets it pass as soon as she can.
    Millis time_open() {
        const Millis opens = moment("opens");
        now = std::max(now, opens);
        people_say("pass");
        close_round();
        return now - opens;
    }
};
TEST_F(PacedFaire, MON_401_MON_408_AVisitCardIsWaitedForBrieflyWhetherOneHoldsOneOrNot) {
    int could = 0, could_not = 0;
    std::set<Millis> times;
    while ((could < 20 || could_not < 3) && comes_to("visit_card")) {
        ++(can_only_pass() ? could_not : could);
        const Millis told = time_told(), time = time_open();
        EXPECT_EQ(time, told) << "not when she answered, but when the window closes";
        EXPECT_GE(time, 500);
        EXPECT_LE(time, 1500);
        times.insert(time);
    }
    EXPECT_GE(could, 20);
    EXPECT_GE(could_not, 3);
    EXPECT_GT(times.size(), 10u) << "drawn anew each time";
    expect_same_after_reload();
}
TEST_F(PacedFaire, MON_401_WhoPassesUnlessArmedIsWaitedForAsLongWithAFaceCardAsWithout) {
    ASSERT_TRUE(table->autopass(anna, "visit_card", Passing::unless_armed, now));
    int armed = 0, unarmed = 0;
    while ((armed < 3 || unarmed < 3) && comes_to("visit_card")) {
        ++(table->match()->is_worth_asking(seat_of(0)) ? armed : unarmed);
        const Millis told = time_told();
        EXPECT_EQ(time_open(), told);
    }
    EXPECT_GE(armed, 3);
    EXPECT_GE(unarmed, 3);
}
TEST_F(PacedFaire, MON_401_WhoPassesAllIsNotWaitedForWhateverTheyHold) {
    for (const char* kind : {"visit_card", "counter"}) {
        log.clear();
        start("monster_faire", 3, true);
        ASSERT_TRUE(table->autopass(anna, kind, Passing::always, now));
        int could = 0, could_not = 0;
        while ((could == 0 || could_not == 0) && comes_to(kind)) {
            ++(can_only_pass() ? could_not : could);
            const Millis opens = moment("opens");
            close_round();
            EXPECT_GE(now - opens, 700);
            EXPECT_LE(now - opens, 1300);
        }
        EXPECT_GT(could, 0) << kind;
        EXPECT_GT(could_not, 0) << kind;
    }
}
TEST_F(PacedFaire, MON_401_ACounterTakesFourSecondsWhetherOneHoldsOneOrNot) {
    int could = 0, could_not = 0;
    while ((could == 0 || could_not == 0) && comes_to("counter")) {
        ++(can_only_pass() ? could_not : could);
        EXPECT_EQ(time_open(), window_open);
    }
    EXPECT_GT(could, 0);
    EXPECT_GT(could_not, 0);
}
TEST_F(PacedFaire, MON_401_ABotLetsAVisitPassInAMomentWhetherItHoldsOneOrNot) {
    int windows = 0;
    while (windows < 20 && comes_to("visit_card", seat_of(2))) {
        const Millis opens = moment("opens");
        EXPECT_FALSE(play(no_seat).contains("closes"));
        bots_say("pass");
        close_round();
        EXPECT_LE(now - opens, 300);
        EXPECT_GE(now - opens, 150);
        ++windows;
    }
    EXPECT_EQ(windows, 20);
}

TEST_F(Paced, AWindowAmongBotsIsNoLongerThanTheyNeed) {
    start("king_thief_minister", 3, false);
    const auto asks_no_person = [](const AnyMatch& match) { return !match.asked().has(seat_of(0)); };
    come_to("challenge", asks_no_person);
    EXPECT_FALSE(play(no_seat).contains("closes"));
}

TEST_F(Paced, AClockShorterThanItsWindowDoesNotCloseIt) {
    start("king_thief_minister", 3, true, R"(,"clock":"brisk","content":{"clocks":{"challenge":1}})");
    come_to("challenge");
    EXPECT_EQ(moment("clockOf"), 1000);
    EXPECT_GE(play(table->match()->asked().lowest()).at("deadline").as_int64(), moment("closes"));
}

TEST_F(Paced, ATableSaysHowAWindowClosed) {
    start("king_thief_minister", 3, true);
    come_to("challenge");
    const std::size_t before = remarks(no_seat).size();
    bots_say("\"no\"");
    people_say("\"no\"");
    close_round();
    ASSERT_EQ(remarks(no_seat).size(), before + 1);
    EXPECT_EQ(remarks(no_seat).back(), "Everybody let it pass.");
    expect_same_after_reload();
    come_to("challenge");
    const std::size_t again = remarks(no_seat).size();
    bots_say("\"challenge\"");
    people_say("\"challenge\"");
    close_round();
    EXPECT_EQ(remarks(no_seat).size(), again) << "the game says who challenged";
}

// ---- what is picked when time runs out

TEST_F(Paced, WhatIsPickedIsPlayedWhenTimeRunsOut) {
    start("lantern_lottery", 2, true, R"(,"clock":"brisk")");
    ASSERT_TRUE(draft(anna, R"({"act":"peek"})"));
    now = table->wake_at(true);
    tick();
    EXPECT_NE(log.back().json.find(R"("row":"choice","seat":0,"by":"clock")"), std::string::npos)
        << log.back().json;
    EXPECT_EQ(remarks(seat_of(0)).back(), "Time ran out: what you had picked was played.");
    EXPECT_EQ(remarks(seat_of(1)).back(), "Time ran out for Anna.");
    EXPECT_EQ(remarks(no_seat).back(), "Time ran out for Anna.");
    expect_same_after_reload();
}

TEST_F(Paced, WhatIsPickedShowsToNobodyAndIsNotStored) {
    start("lantern_lottery", 2, true, R"(,"clock":"brisk")");
    std::vector<std::string> before;
    for (const Seat seat : {seat_of(0), seat_of(1), no_seat}) before.push_back(table->play_json(seat, 0));
    const u64 version = table->public_version(), own = table->seat_version(seat_of(0));
    ASSERT_TRUE(draft(anna, R"({"act":"peek"})"));
    EXPECT_TRUE(table->take_rows().empty());
    EXPECT_EQ(table->public_version(), version);
    EXPECT_EQ(table->seat_version(seat_of(0)), own);
    std::size_t i = 0;
    for (const Seat seat : {seat_of(0), seat_of(1), no_seat})
        EXPECT_EQ(table->play_json(seat, 0), before[i++]);
}

TEST_F(Paced, OnlyWhatIsStillPickedAndOfferedIsPlayed) {
    start("lantern_lottery", 2, true, R"(,"clock":"brisk")");
    EXPECT_EQ(draft(anna, R"({"act":"guess","colour":"red"})").refusal().code, "not_offered");
    EXPECT_EQ(table->draft(anna, number(anna) + 1, json::parse(R"({"act":"peek"})")).refusal().code, "stale");
    EXPECT_EQ(table->draft(ben, 1, json::parse(R"({"act":"peek"})")).refusal().code, "stale");
    ASSERT_TRUE(draft(anna, R"({"act":"peek"})"));
    ASSERT_TRUE(draft(anna, "null"));
    now = table->wake_at(true);
    tick();
    EXPECT_NE(log.back().json.find(R"("row":"timeout")"), std::string::npos) << log.back().json;
    EXPECT_EQ(remarks(seat_of(0)).back(), "Time ran out for you.");
    expect_same_after_reload();
}

TEST_F(Paced, WhoseTimeRanOutAmongSeveralIsNotTold) {
    start("lantern_lottery", 2, true, R"(,"clock":"brisk")");
    ASSERT_TRUE(choose(anna, R"({"act":"wait"})"));
    ASSERT_TRUE(draft(anna, R"({"act":"guess","colour":"gold"})"));
    const std::size_t events = table->match()->event_count();
    now = play(seat_of(0)).at("deadline").as_int64();
    ASSERT_TRUE(choose(ben, R"({"act":"guess","colour":"red"})"));
    EXPECT_GT(table->match()->event_count(), events);
    EXPECT_EQ(remarks(seat_of(0)).back(), "Time ran out: what you had picked was played.");
    EXPECT_EQ(remarks(seat_of(1)).back(), "Time ran out.");
    expect_same_after_reload();
}

TEST_F(Paced, WhoPicksIsThereAndNoBotTakesTheirChair) {
    start("lantern_lottery", 2, true, R"(,"clock":"brisk")");
    int expired = 0;
    while (table->phase() == Phase::playing && ++expired < 50) {
        for (const Person& person : {anna, ben})
            if (owes(person)) {
                const bool peeks = kind() == "peek";
                ASSERT_TRUE(draft(person, peeks ? R"({"act":"wait"})" : R"({"act":"guess","colour":"red"})"));
            }
        now = table->wake_at(true);
        tick();
        EXPECT_FALSE(table->is_bot_seat(seat_of(0)) || table->is_bot_seat(seat_of(1)));
    }
    EXPECT_EQ(table->phase(), Phase::over);
}

TEST_F(Paced, StepsThatWerePickedAreAWholeAnswerOrNone) {
    for (const bool is_whole : {true, false}) {
        log.clear();
        start("pie_stall", 2, true, R"(,"pace":"swift","clock":"brisk")");
        for (const Person& person : {anna, ben})
            for (int i = 0; i < 2; ++i)
                ASSERT_TRUE(choose(person, table->match()->offers(table->seat_of_person(person.id))[0].json));
        ASSERT_EQ(kind(), "pass");
        const std::string first = table->match()->offers(seat_of(0))[0].json;
        ASSERT_TRUE(draft(anna, is_whole ? "[" + first + R"(,{"act":"done"}])" : "[" + first + "]"));
        now = play(seat_of(0)).at("deadline").as_int64();
        tick();
        EXPECT_NE(kind(), "pass");
        const auto is_timeout = [](const LogRow& row) {
            return row.json.find(R"("row":"timeout","seat":0)") != std::string::npos;
        };
        EXPECT_EQ(std::any_of(log.begin(), log.end(), is_timeout), !is_whole);
        expect_same_after_reload();
    }
}

}  // namespace
}  // namespace fg::server
