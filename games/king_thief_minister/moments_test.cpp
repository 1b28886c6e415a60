// SPDX-License-Identifier: Apache-2.0
// Change, then tell: whenever something is told, the table shows it, and nothing that is told only later.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {
namespace {

// Looks at the table at every event, and at what has changed since the one before.
class Onlooker {
  public:
    explicit Onlooker(const State& state) : state_(state), last_(state.table) {}

    void operator()(Audience audience, const Event& event) {
        const Table& now = state_.table;
        const EventKind kind = event.kind;
        EXPECT_EQ(misplaced_field(event), "") << name_of(kind);
        if (!audience.everyone) {  // what one seat is told changes nothing for all
            last_.question = now.question;
            EXPECT_TRUE(now == last_) << name_of(kind);
            return;
        }
        const bool is_turn = kind == EventKind::turn, is_end = kind == EventKind::ended;
        shows(kind, now.card_at != last_.card_at,
              kind == EventKind::moved || (kind == EventKind::shuffled && event.shuffle == Shuffle::open));
        shows(kind, now.mover != last_.mover, is_turn && now.turns != 0);
        shows(kind, now.ending != last_.ending, is_end);
        may_change(kind, now.turns != last_.turns, is_turn || is_end);
        may_change(kind, now.face_up != last_.face_up,
                   kind == EventKind::turned_up || kind == EventKind::turned_down);
        may_change(kind, now.purse != last_.purse, event.coins != no_coins);
        may_change(kind, now.known != last_.known,
                   kind == EventKind::verdict || kind == EventKind::guessed || kind == EventKind::turned_up ||
                       kind == EventKind::shuffled);
        may_change(kind, now.plan != last_.plan,
                   is_turn || is_end || kind == EventKind::aimed || kind == EventKind::chose_payer ||
                       kind == EventKind::chose_pair || kind == EventKind::shuffled);
        agrees(event, now);
        last_ = now;
    }

  private:
    static void shows(EventKind kind, bool has_changed, bool is_told) {
        EXPECT_EQ(has_changed, is_told) << name_of(kind);
    }
    static void may_change(EventKind kind, bool has_changed, bool is_told) {
        EXPECT_TRUE(is_told || !has_changed) << name_of(kind);
    }
    void agrees(const Event& event, const Table& now) const {
        if (event.kind == EventKind::turn) {
            EXPECT_EQ(now.mover, event.seat);
            EXPECT_EQ(now.question, Question::main);
            EXPECT_EQ(state_.round.asked, SeatSet::only(event.seat));
        }
        if (event.kind == EventKind::claimed) {
            EXPECT_EQ(now.claim, event.character);
            EXPECT_EQ(now.pretender, event.seat);
        }
        if (event.kind == EventKind::turned_up) {
            EXPECT_EQ(now.face_up[event.spot], event.character);
        }
        if (event.kind == EventKind::paid) {
            EXPECT_EQ(now.treasury, last_.treasury + event.coins);
        }
        if (event.kind == EventKind::took) {
            EXPECT_EQ(now.treasury, last_.treasury - event.coins);
        }
        if (event.kind == EventKind::ended) {
            EXPECT_EQ(now.ending, event.ending);
        }
    }

    const State& state_;
    Table last_;
};

TEST(KtmMoments, the_table_shows_what_is_told_when_it_is_told) {
    for (int players = 3; players <= 6; ++players)
        for (TargetTiming timing : {TargetTiming::after_challenge, TargetTiming::with_claim})
            for (u64 seed = 0; seed < 20; ++seed) {
                const Rules rules = make_rules(players, {.target_timing = timing, .round_cap = 12}, {});
                FastChance chance(100 * seed + static_cast<u64>(players));
                Silence silence;
                State state = Game::setup(rules, chance, silence);
                Onlooker onlooker(state);
                while (!Game::is_over(state.table)) {
                    const Seat seat = state.round.owing.lowest();
                    Choice choice;
                    Game::pick(rules, seen_by<Game>(state, seat), chance, choice);
                    Game::apply(rules, state, seat, choice, chance, onlooker);
                }
            }
}

}  // namespace
}  // namespace fg::ktm
