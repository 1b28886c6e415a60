// SPDX-License-Identifier: Apache-2.0
// Rules HUZ-041, HUZ-042, HUZ-045 and HUZ-046: the turn as a whole; and every event is told when its change is made.
#include <algorithm>
#include <set>

#include "games/huzzah/positions_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahRules, HUZ_041_HUZ_042_a_turn_has_six_steps_in_order) {
    Scene s(3);
    s.pawns("S4 16 S1").richard(27);
    s.chance.total(8);   // B walks
    s.chance.total(18);  // Richard: 45
    s.draw_step();
    std::vector<EventKind> milestones;
    s.answer(B, walk(1));
    s.pass();
    s.time_out();
    s.pass();
    s.answer(B, s.offers(B)[1]);  // a card
    s.end_turn();
    for (const auto& [audience, event] : s.log.entries)
        for (EventKind kind :
             {EventKind::turn_began, EventKind::drew, EventKind::walked, EventKind::laid,
              EventKind::richard_rested, EventKind::revealed, EventKind::crowd_placed, EventKind::discarded})
            if (event.kind == kind && (milestones.empty() || milestones.back() != kind))
                milestones.push_back(kind);
    const std::vector expected{EventKind::turn_began,   EventKind::drew,           EventKind::walked,
                               EventKind::laid,         EventKind::richard_rested, EventKind::revealed,
                               EventKind::crowd_placed, EventKind::discarded,      EventKind::turn_began,
                               EventKind::drew};
    EXPECT_EQ(milestones, expected);
}

TEST(HuzzahRules, HUZ_045_HUZ_046_richard_moves_every_turn_performers_never) {
    Scene s(3);
    for (int card = 0; card < 18; ++card) s.chance.card(Card::crowd3);  // nobody has to play a Finale
    s.pawns("S1 S2 S4").hand(A, "").hand(B, "").hand(C, "").draw_step();
    int moves = 0;
    for (int turn = 1; turn <= 4; ++turn) {
        EXPECT_EQ(s.phase(), Phase::show) << "nobody walks";
        for (Seat seat : {A, B, C}) s.answer(seat, show("3-Crowd"));
        while (is_window(s.phase())) s.pass();
        EXPECT_EQ(s.log.count(EventKind::richard_rested), ++moves);
        for (Seat seat : {A, B, C}) EXPECT_TRUE(s.where(seat).is_stage());
        s.end_turn();
        EXPECT_EQ(s.table().turn, turn + 1);
    }
}

// Looks at the table whenever something is told: it must show what is said, and nothing else may have changed that
// an event tells.
struct Watcher {
    const State& state;
    Table before;
    std::set<EventKind> met{};

    void operator()(Audience, const Event& event) {
        const Table& now = state.table;
        met.insert(event.kind);
        EXPECT_TRUE(shows(now, event)) << name_of(event.kind);
        expect_nothing_else(now, event.kind);
        before = now;
    }
    // After the last event: what no event tells.
    void rest() {
        expect_nothing_else(state.table, EventKind::none);
        before = state.table;
    }

    bool shows(const Table& now, const Event& event) const {
        using enum EventKind;
        const Seat seat = event.seat;
        const auto grew = [&](int by) { return now.hand_size[seat] == before.hand_size[seat] + by; };
        switch (event.kind) {
            case stage_chosen:
            case took_stage: return now.place[seat] == Place::on_stage(event.stage);
            case heckle_won:
                return now.place[seat] == Place::on_stage(event.stage) &&
                       now.place[event.other] == Place::on_step(event.to);
            case walked:
            case bumped:
            case pushed:
            case stood_still:
            case stepped_down: return now.place[seat] == Place::on_step(event.to);
            case richard_placed:
            case richard_walked:
            case richard_jumped:
            case richard_bumped:
            case richard_rested: return now.richard == event.to;
            case turn_began: return now.turn == event.count && now.lead == seat;
            case drew: return grew(event.count);
            case reshuffled: return now.deck_size == event.count && now.discards.is_empty();
            case showed_hand: return now.hand_size[seat] == 0;
            case laid:
            case heckled_face_down: return grew(-1) && now.show_at[seat] == event.stage;
            case revealed: return now.revealed[seat] == event.card;
            case discarded: return grew(-1) && now.discards.size() == before.discards.size() + 1;
            case discarded_face_down: return grew(-event.count);
            case scored: return now.score[seat] == before.score[seat] + event.points;
            case crowd_annoyed: return now.counters[event.to] == 0;
            case crowd_bled: return now.counters[event.to] == before.counters[event.to] - 1;
            case crowd_placed: return now.counters[event.to] == before.counters[event.to] + event.count;
            case rolled_to_walk: return now.frame.subject == seat;
            case game_over: return is_over(now) && now.winners == event.winners;
            case rolled_for_stage:
            case rolled_for_order:
            case rolled_off:
            case drew_card:
            case passed:
            case stayed:
            case heckle_failed:
            case crowd_cleared:
            case crowd_lost:
            case unnoticed:
            case tied_at_target:
            case none: break;
        }
        return true;
    }
    void expect_nothing_else(const Table& now, EventKind kind) const {
        using enum EventKind;
        const auto expect = [&](bool is_same, std::initializer_list<EventKind> tellers, const char* what) {
            const bool is_told = std::find(tellers.begin(), tellers.end(), kind) != tellers.end();
            EXPECT_TRUE(is_same || is_told) << what << " changed at " << name_of(kind);
        };
        expect(now.score == before.score, {scored}, "a score");
        expect(now.counters == before.counters, {crowd_annoyed, crowd_bled, crowd_placed, crowd_cleared},
               "a crowd");
        expect(now.richard == before.richard, {richard_walked, richard_jumped, richard_bumped}, "Richard");
        expect(now.place == before.place,
               {stage_chosen, took_stage, heckle_won, walked, bumped, pushed, stepped_down}, "a pawn");
        expect(now.hand_size == before.hand_size,
               {drew, showed_hand, laid, heckled_face_down, bumped, richard_bumped, discarded,
                discarded_face_down},
               "a hand");
        expect(now.deck_size == before.deck_size, {drew, reshuffled}, "the deck");
        expect(now.turn == before.turn, {turn_began}, "the turn");
        expect(now.show_at == before.show_at || kind == none || kind == game_over || !any_shown(now),
               {laid, heckled_face_down}, "a show");
        expect(now.winners == before.winners, {game_over}, "the winners");
    }
    // Show cards go to the pile at the end of step {5} (d), which is no news (HUZ-115).
    static bool any_shown(const Table& table) {
        for (const Stage stage : table.show_at.at)
            if (stage != Stage::none) return true;
        return false;
    }
};

TEST(HuzzahPlay, the_table_shows_what_is_told_and_no_more) {
    FastChance chance(42);
    std::set<EventKind> met;
    int number = 0;
    for (const Options& options : every_option())
        for (int game = 0; game < 3; ++game) {
            const Rules rules = make_rules(3 + number++ % 6, options, {});
            State state = dealt(rules, chance);
            Watcher watcher{state, state.table};
            while (!is_over(state.table)) {
                const Seat seat = chance.seat(state.round.owing);
                Choice choice;
                pick(rules, seen_of(state, seat), chance, choice);
                Game::apply(rules, state, seat, choice, chance, watcher);
                watcher.rest();
                if (HasFailure()) return;
            }
            met.insert(watcher.met.begin(), watcher.met.end());
        }
    EXPECT_GT(met.size(), 30u) << "nearly every kind of event was seen";
}

}  // namespace
}  // namespace fg::huzzah
