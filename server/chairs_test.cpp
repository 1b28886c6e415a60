// SPDX-License-Identifier: Apache-2.0
// Who may have which chair in play: the attacks of people who would like to see another hand, put a bot in somebody's place, or
// gain time by coming and going.
#include "server/table_fixture_test.h"

namespace fg::server {
namespace {

const Person dora{"pD", "Dora"};
constexpr Millis minute = 60'000;

class Chairs : public TableTest {
  protected:
    // Anna and Ben play with a bot.
    void start_with_a_bot(std::string_view more = R"(,"pace":"swift")") {
        create(R"({"game":"lantern_lottery","players":3,"seats":["me",null,"sage"])" + std::string(more) +
               "}");
        ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
        ASSERT_TRUE(table->ready(ben, true, "", now));
        ASSERT_TRUE(table->start(anna, now));
        here({anna.id, ben.id, cleo.id});
        tick();
    }
    void here(const std::set<std::string, std::less<>>& people) {
        table->note_present(people, now);
        keep();
    }
    void tick() {
        table->tick(now, true);
        keep();
    }
    // As the Actor does after every command.
    std::string code(const Or<Done>& done) {
        tick();
        return done ? "" : done.refusal().code;
    }
    std::string ask_for(const Person& person, int seat) {
        return code(table->sit(person, seat_of(seat), "", now));
    }
    json::object info() { return json::parse(table->info_json(anna.id, {}, 0)).as_object(); }
    u64 wish() {
        return static_cast<u64>(info().at("wishes").as_array().at(0).as_object().at("number").as_int64());
    }
    bool has_wish() { return info().contains("wishes"); }
    std::string admit(const Person& person, bool yes = true) {
        return code(table->admit(person, wish(), yes, now));
    }
    Seat seat_of_cleo() { return table->seat_of_person(cleo.id); }
    // Everybody is asked at once, and in secret.
    void come_to_the_sealed_round() {
        ASSERT_TRUE(choose(anna, R"({"act":"wait"})"));
        ASSERT_EQ(table->match()->asked().size(), 3);
    }
    void guess(const Person& person, const char* colour = "red") {
        ASSERT_TRUE(choose(person, std::string(R"({"act":"guess","colour":")") + colour + "\"}"));
    }
    void bot_guesses() {
        for (const Thought& thought : table->thoughts())
            table->bot_answers(
                thought.seat, thought.question,
                offered.make_bot(toy_game(), "sage")->decide(*thought.view, {.seed = thought.seed}), now);
        tick();
    }
};

TEST_F(Chairs, InPlayABotsChairIsTakenOnlyIfEverybodyWhoPlaysAgrees) {
    start_with_a_bot();
    const std::string before = table->play_json(no_seat, 0);
    EXPECT_EQ(ask_for(cleo, 2), "");
    EXPECT_TRUE(table->is_bot_seat(seat_of(2)));
    EXPECT_EQ(table->viewer_of(cleo.id), no_seat);
    EXPECT_EQ(json::serialize(info().at("wishes").as_array().at(0).as_object().at("waits_for")), "[0,1]");
    EXPECT_EQ(table->play_json(no_seat, 0), before) << "play goes on meanwhile";
    EXPECT_EQ(code(table->admit(cleo, wish(), true, now)), "no_seat") << "nobody agrees to themselves";
    EXPECT_EQ(admit(anna), "");
    EXPECT_TRUE(table->is_bot_seat(seat_of(2)));
    EXPECT_EQ(admit(ben), "");
    EXPECT_EQ(seat_of_cleo(), seat_of(2));
    EXPECT_FALSE(has_wish());
    expect_same_after_reload();
}

TEST_F(Chairs, OneNoIsEnoughAndIsNotAskedAgain) {
    start_with_a_bot();
    ASSERT_EQ(ask_for(cleo, 2), "");
    EXPECT_EQ(admit(anna), "");
    EXPECT_EQ(admit(ben, false), "");
    EXPECT_FALSE(has_wish());
    EXPECT_EQ(seat_of_cleo(), no_seat);
    EXPECT_EQ(ask_for(cleo, 2), "chair_kept");
    EXPECT_EQ(code(table->admit(anna, 1, true, now)), "stale");
}

TEST_F(Chairs, AWishEndsWithWhoeverGoesOrAfterAWhile) {
    start_with_a_bot();
    ASSERT_EQ(ask_for(cleo, 2), "");
    here({anna.id, ben.id});
    EXPECT_FALSE(has_wish()) << "who has gone is not seated behind their back";
    here({anna.id, ben.id, cleo.id});
    ASSERT_EQ(ask_for(cleo, 2), "");
    EXPECT_EQ(code(table->stand(cleo, now)), "");
    EXPECT_FALSE(has_wish());
    ASSERT_EQ(ask_for(cleo, 2), "");
    now += 3 * minute;
    tick();
    EXPECT_FALSE(has_wish());
}

TEST_F(Chairs, NobodyGoesOnAskingAndThinkingBetterOfIt) {
    start_with_a_bot();
    for (int i = 0; i < 3; ++i) {
        ASSERT_EQ(ask_for(cleo, 2), "");
        ASSERT_EQ(code(table->stand(cleo, now)), "");
    }
    EXPECT_EQ(ask_for(cleo, 2), "chair_kept");
    EXPECT_EQ(ask_for(dora, 2), "");
}

TEST_F(Chairs, NoChairChangesHandsWhileARoundOfSealedAnswersIsOpen) {
    for (const char* latecomers : {"ask", "welcome"}) {
        log.clear();
        start_with_a_bot(R"(,"pace":"swift","latecomers":")" + std::string(latecomers) + "\"");
        come_to_the_sealed_round();
        ASSERT_EQ(ask_for(cleo, 2), "");
        if (latecomers == std::string("ask")) {
            EXPECT_EQ(admit(anna), "");
            EXPECT_EQ(admit(ben), "");
        }
        EXPECT_EQ(table->viewer_of(cleo.id), no_seat) << "she would see what the bot has answered";
        guess(anna);
        guess(ben);
        EXPECT_EQ(table->viewer_of(cleo.id), no_seat);
        bot_guesses();
        EXPECT_EQ(seat_of_cleo(), seat_of(2)) << "the round is closed";
        expect_same_after_reload();
    }
}

TEST_F(Chairs, ATableMaySayBeforeTheDealThatAnybodyOrNobodyComesLate) {
    start_with_a_bot(R"(,"pace":"swift","latecomers":"never")");
    EXPECT_EQ(ask_for(cleo, 2), "chair_kept");
    log.clear();
    start_with_a_bot(R"(,"pace":"swift","latecomers":"welcome")");
    EXPECT_EQ(info().at("latecomers"), "welcome");
    EXPECT_EQ(ask_for(cleo, 2), "");
    EXPECT_EQ(seat_of_cleo(), seat_of(2));
    EXPECT_EQ(table->change_rules(anna, {.latecomers = Latecomers::never}, now).refusal().code, "over")
        << "a setting is made before the deal";
}

TEST_F(Chairs, WhereNobodyIsThereToAgreeNobodyIsAskedInstead) {
    start_with_a_bot();
    ASSERT_TRUE(table->leave(anna, now));
    ASSERT_TRUE(table->leave(ben, now));
    EXPECT_EQ(ask_for(cleo, 2), "chair_kept");
}

TEST_F(Chairs, AmongBotsAloneAnybodyMaySitDown) {
    create(R"({"game":"lantern_lottery","players":2,"pace":"swift","seats":["sage","sage"],"start":true})");
    EXPECT_EQ(ask_for(ben, 0), "");
    bot_guesses();
    EXPECT_EQ(table->seat_of_person(ben.id), seat_of(0));
}

TEST_F(Chairs, WhoHasSeenOneHandOfAGameGetsNoOther) {
    start_with_a_bot(R"(,"pace":"swift","latecomers":"welcome")");
    ASSERT_EQ(ask_for(cleo, 2), "");
    ASSERT_TRUE(table->leave(cleo, now));
    EXPECT_EQ(ask_for(cleo, 1), "seat_taken");
    // In logs of older tables people were sent away in mid-game, and their chair with them.
    log.push_back({.at = now, .json = R"({"row":"kicked","seat":1})"});
    table = reloaded();
    EXPECT_EQ(ask_for(dora, 1), "");
    EXPECT_EQ(table->seat_of_person(dora.id), seat_of(1));
    log.push_back({.at = now, .json = R"({"row":"kicked","seat":2})"});
    table = reloaded();
    EXPECT_EQ(ask_for(ben, 2), "chair_kept") << "he has seen the hand of seat 1";
    EXPECT_EQ(ask_for(cleo, 2), "") << "it is the one she knows";
}

TEST_F(Chairs, NobodyIsSentAwayInPlay) {
    start_with_a_bot();
    EXPECT_EQ(code(table->kick(anna, seat_of(1), now)), "chair_kept");
    come_to_the_sealed_round();
    now += minute - 1;
    EXPECT_EQ(code(table->kick(anna, seat_of(1), now)), "chair_kept");
    now += 1;
    EXPECT_EQ(code(table->kick(anna, seat_of(1), now)), "") << "he has let all wait for a minute";
    EXPECT_TRUE(table->is_bot_seat(seat_of(1)));
    EXPECT_EQ(table->seat_of_person(ben.id), seat_of(1)) << "the chair stays his";
    EXPECT_EQ(table->viewer_of(ben.id), seat_of(1));
    EXPECT_EQ(ask_for(dora, 1), "seat_taken");
    expect_same_after_reload();
    const std::string before = table->info_json(anna.id, {}, 0);
    guess(ben);
    EXPECT_EQ(table->info_json(anna.id, {}, 0), before) << "that would tell that he has answered";
    guess(anna);
    bot_guesses();
    EXPECT_FALSE(table->is_bot_seat(seat_of(1))) << "who answers is back when the round is closed";
    expect_same_after_reload();
}

TEST_F(Chairs, WhetherSomebodyHasAnsweredIsNotToldByWhetherTheyCanBePassedOver) {
    start_with_a_bot(R"(,"pace":"swift","clock":"days")");
    come_to_the_sealed_round();
    guess(ben);
    now += minute;
    EXPECT_EQ(code(table->kick(anna, seat_of(1), now)), "");
}

TEST_F(Chairs, WhoWasSentAwayBeforeTheStartIsOut) {
    create(R"({"game":"lantern_lottery","players":2,"seats":["me",null]})");
    ASSERT_TRUE(table->sit(ben, seat_of(1), "", now));
    ASSERT_TRUE(table->kick(anna, seat_of(1), now));
    keep();
    for (const bool is_reloaded : {false, true}) {
        if (is_reloaded) table = reloaded();
        EXPECT_TRUE(table->is_sent_away(ben.id));
        EXPECT_FALSE(table->may_enter(ben, ""));
        EXPECT_FALSE(table->may_enter(ben, table->invite())) << "with the link neither";
        EXPECT_EQ(table->sit(ben, seat_of(1), table->invite(), now).refusal().code, "no_table");
        EXPECT_TRUE(table->may_enter(cleo, ""));
    }
}

TEST_F(Chairs, ABotMayPlayForSomebodyOnlyAfterAMinuteAndOnlyASage) {
    start_with_a_bot();
    const auto replace = [&](const Person& by, const char* kind) {
        return code(table->set_bot(by, seat_of(1), kind, now));
    };
    EXPECT_EQ(replace(anna, "sage"), "seat_taken") << "he is here";
    here({anna.id});
    now += 17;
    EXPECT_EQ(replace(anna, "sage"), "chair_kept");
    now += minute - 18;
    EXPECT_EQ(replace(anna, "sage"), "chair_kept");
    now += 1;
    EXPECT_EQ(replace(anna, "random"), "chair_kept");
    EXPECT_EQ(replace(anna, ""), "chair_kept");
    EXPECT_EQ(replace(cleo, "sage"), "no_seat");
    EXPECT_EQ(replace(anna, "sage"), "");
    EXPECT_TRUE(table->is_bot_seat(seat_of(1)));
    EXPECT_EQ(replace(anna, "random"), "no_seat") << "nor is the sage replaced";
    here({anna.id, ben.id});
    EXPECT_FALSE(table->is_bot_seat(seat_of(1))) << "the moment he is back";
    expect_same_after_reload();
}

TEST_F(Chairs, TheMinuteBeginsAnewWheneverSomebodyComesAndAfterARestart) {
    start_with_a_bot();
    here({anna.id});
    now += minute - 1;
    here({anna.id, ben.id});
    here({anna.id});
    now += minute - 1;
    EXPECT_EQ(code(table->set_bot(anna, seat_of(1), "sage", now)), "chair_kept");
    table = reloaded();
    here({anna.id});
    now += minute - 1;
    EXPECT_EQ(code(table->set_bot(anna, seat_of(1), "sage", now)), "chair_kept");
}

TEST_F(Chairs, BotsAreNotExchangedInPlay) {
    start_with_a_bot();
    for (const Person& person : {anna, ben})
        EXPECT_EQ(code(table->set_bot(person, seat_of(2), "random", now)), "no_seat");
    ASSERT_TRUE(table->leave(ben, now));
    EXPECT_EQ(code(table->set_bot(anna, seat_of(1), "random", now)), "no_seat");
}

TEST_F(Chairs, ComingAndGoingGainsNoTime) {
    start_with_a_bot(R"(,"pace":"swift","clock":"brisk")");
    const auto deadline = [&] { return play(seat_of(0)).at("deadline").as_int64(); };
    const Millis before = deadline();
    now += 2000;
    ASSERT_TRUE(table->leave(anna, now));
    ASSERT_TRUE(table->sit(anna, seat_of(0), "", now));
    keep();
    EXPECT_EQ(deadline(), before);
    here({ben.id});
    now += 1000;
    here({anna.id, ben.id});
    EXPECT_EQ(deadline(), before);
}

TEST_F(Chairs, AnsweringAndTakingItBackGainsNoTime) {
    for (const char* pace : {"swift", "table"}) {
        log.clear();
        start_with_a_bot(R"(,"clock":"brisk","pace":")" + std::string(pace) + "\"");
        now += 1;
        come_to_the_sealed_round();
        const auto deadline = [&] { return play(seat_of(0)).at("deadline").as_int64(); };
        const Millis before = deadline();
        for (int i = 0; i < 3; ++i) {
            now += 1000;
            guess(anna);
            now += 1000;
            ASSERT_TRUE(table->undo(anna, now));
            keep();
            EXPECT_EQ(deadline(), before);
        }
    }
}

TEST_F(Chairs, ThatAClockRanOutInASealedRoundIsToldWhenTheRoundIsClosed) {
    start_with_a_bot(R"(,"clock":"brisk")");
    // Ben lets his clock run out again and again, for the last time in a sealed round; Anna answers, and the bot after all others.
    bool was_told_in_time = false;
    for (int i = 0; i < 60 && table->phase() == Phase::playing && !table->is_bot_seat(seat_of(1)); ++i) {
        const json::value asked = play(seat_of(0)).at("question");
        if (!asked.is_null() && !asked.as_object().at("answered").as_bool()) {
            ASSERT_TRUE(table->choose(anna, question(anna),
                                      asked.as_object().at("offers").as_array().back().at("choice"), now));
        }
        const u32 round = table->match()->round_number();
        const bool was_sealed = table->match()->asked().size() > 1;
        const Millis next = table->wake_at(true);
        if (next == Table::never)
            bot_guesses();
        else
            now = std::max(now, next);
        tick();
        const bool is_open = was_sealed && table->match()->round_number() == round;
        EXPECT_FALSE(is_open && table->is_bot_seat(seat_of(1)));
        was_told_in_time |= was_sealed && !is_open && table->is_bot_seat(seat_of(1));
    }
    EXPECT_TRUE(was_told_in_time);
}

TEST_F(Chairs, ThatASealedAnswerCameDoesNotShowInAnyList) {
    start_with_a_bot();
    come_to_the_sealed_round();
    const Millis before = table->changed();
    now += 5 * minute;
    here({anna.id});
    here({anna.id, ben.id});
    now += 5 * minute;
    guess(ben);
    EXPECT_EQ(table->changed(), before);
    EXPECT_EQ(reloaded()->changed(), before);
    guess(anna);
    bot_guesses();
    EXPECT_EQ(table->changed(), now);
}

// ---- names

TEST_F(Chairs, NoTwoPeopleAtATableAreCalledTheSame) {
    create(R"({"game":"lantern_lottery","players":4,"seats":["me",null,null,null]})");
    const auto name = [&](int seat) {
        return std::string(
            info().at("seats").as_array().at(static_cast<std::size_t>(seat)).at("name").as_string());
    };
    ASSERT_TRUE(table->sit({ben.id, "Anna"}, seat_of(1), "", now));
    EXPECT_EQ(name(1), "Anna (2)");
    ASSERT_TRUE(table->sit({cleo.id, "aNNa "}, seat_of(2), "", now));
    EXPECT_EQ(name(2), "aNNa  (3)");
    ASSERT_TRUE(table->sit({dora.id, "Bram"}, seat_of(3), "", now));
    EXPECT_EQ(name(3), "Bram (2)") << "that is what a bot is called";
    keep();
    ASSERT_TRUE(table->sit({ben.id, "Anna"}, seat_of(1), "", now));
    EXPECT_TRUE(table->take_rows().empty()) << "nothing new";
    expect_same_after_reload();
}

TEST_F(Chairs, NobodySpeaksOrAsksUnderTheNameOfWhoSitsThere) {
    start_with_a_bot();
    EXPECT_EQ(table->name_for(ben), "Ben");
    EXPECT_EQ(table->name_for({ben.id, "Anna"}), "Ben") << "whatever he calls himself since";
    EXPECT_EQ(table->name_for({cleo.id, "anna"}), "anna (2)") << "who looks on";
    EXPECT_EQ(table->name_for({cleo.id, "Cecily"}), "Cecily (2)") << "that is a bot";
    EXPECT_EQ(table->name_for(cleo), "Cleo");
    EXPECT_EQ(table->name_for({cleo.id, ""}), "Guest");
    ASSERT_EQ(ask_for({cleo.id, "Anna"}, 2), "");
    EXPECT_EQ(info().at("wishes").at(0).at("name"), "Anna (2)");
}

// ---- nothing tells who has answered

// Two worlds that differ in whether Ben has answered. Whatever Anna and an onlooker are told while somebody comes, goes, is
// stood in for or asks for a chair must be the same, and so must every refusal and every list.
class SealedWorlds : public Chairs {
  protected:
    // Everybody is asked in secret; Ben is gone.
    void gather(std::string_view more) {
        log.clear();
        now = 1'000'000;
        start_with_a_bot(more);
        come_to_the_sealed_round();
        now += 2000;
        tick();
        begun_ = log;
    }
    std::string told(const std::function<Or<Done>(Table&)>& act, bool has_answered) {
        log = begun_;
        now = 1'002'000;
        table = reloaded();
        here({anna.id, ben.id, cleo.id});
        if (has_answered) guess(ben);
        here({anna.id, cleo.id});
        now += minute + 2000;
        const Or<Done> done = act(*table);
        std::string all = done ? "granted" : done.refusal().code + done.refusal().message;
        keep();  // what bots do later is theirs; here they only begin to think
        for (const Person& person : {anna, cleo, dora})
            all += "\n" + table->info_json(person.id, SeatSet::first(1), 1);
        for (const Seat viewer : {seat_of(0), no_seat}) all += "\n" + table->play_json(viewer, 0);
        for (const u64 version : {static_cast<u64>(table->changed()), table->public_version(),
                                  table->info_version(), table->seat_version(seat_of(0))})
            all += ' ' + std::to_string(version);
        return all;
    }

  private:
    std::vector<LogRow> begun_;
};

TEST_F(SealedWorlds, AreTheSameWhateverAnybodyDoes) {
    const std::pair<const char*, std::function<Or<Done>(Table&)>> acts[] = {
        {"nothing", [](Table&) { return Or<Done>(Done{}); }},
        {"leave", [this](Table& t) { return t.leave(ben, now); }},
        {"leave and sit",
         [this](Table& t) {
             return t.leave(ben, now) ? t.sit(ben, seat_of(1), "", now) : Or<Done>(refused(Code::over, ""));
         }},
        {"bot", [this](Table& t) { return t.set_bot(anna, seat_of(1), "sage", now); }},
        {"bot of another kind", [this](Table& t) { return t.set_bot(anna, seat_of(1), "random", now); }},
        {"bot, and back",
         [this](Table& t) {
             const Or<Done> done = t.set_bot(anna, seat_of(1), "sage", now);
             t.note_present({anna.id, ben.id, cleo.id}, now);
             return done;
         }},
        {"kick", [this](Table& t) { return t.kick(anna, seat_of(1), now); }},
        {"kick a bot", [this](Table& t) { return t.kick(anna, seat_of(2), now); }},
        {"ask for his chair", [this](Table& t) { return t.sit(cleo, seat_of(1), "", now); }},
        {"ask for a bot's", [this](Table& t) { return t.sit(cleo, seat_of(2), "", now); }},
        {"hint",
         [](Table& t) {
             const Or<Thought> hint = t.hint_for(anna);
             return hint ? Or<Done>(Done{}) : hint.refusal();
         }},
        {"a stranger's hint",
         [](Table& t) {
             const Or<Thought> hint = t.hint_for(cleo);
             return hint ? Or<Done>(Done{}) : hint.refusal();
         }},
        {"undo", [this](Table& t) { return t.undo(anna, now); }},
        {"close", [this](Table& t) { return t.close_by(anna, now); }},
        {"rematch",
         [](Table& t) {
             const auto form = t.rematch_form(anna);
             return form ? Or<Done>(Done{}) : form.refusal();
         }},
    };
    for (const char* more :
         {R"(,"pace":"swift","clock":"days")", R"(,"clock":"days")", R"(,"pace":"swift")"}) {
        gather(more);
        for (const auto& [name, act] : acts) EXPECT_EQ(told(act, false), told(act, true)) << name << more;
    }
}

}  // namespace
}  // namespace fg::server
