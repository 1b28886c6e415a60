// SPDX-License-Identifier: Apache-2.0
// "Termination" in the catalogue: what longest() is made of, counted in games at random (MON-345).
#include "games/monster_faire/scene_test.h"

namespace fg::mon {
namespace {

// What has been counted since something began.
struct Since {
    int turn = 0, attack = 0, fight = 0;  // answers, but for those that meet one villager
    int laid = 0, arrivals = 0;           // in this turn
};
struct Total {
    int answers = 0, turns = 0, attacks = 0;
    int laid = 0, used = 0, arrivals = 0, thrown = 0;
};

bool is_of_attack(Question question) {
    using enum Question;
    return is_any(question, turn_igor, defender, further_fighter, help, attach, emergency, hiding_deck,
                  injury_deck, defend_brain, defend, penalty, stand, last_deck);
}
bool is_of_fight(Question question) {
    return is_any(question, Question::fight_deck, Question::fight_queen, Question::fight_king);
}

class Counted {
  public:
    Counted(int players, const Options& options, u64 seed)
        : rules_(make_rules(players, options, {})), dice_(seed) {
        play().set_up();
    }
    // Anything, but few phases are skipped and few players run away, so that Laboratories fill and villagers come.
    void play_to_the_end() {
        while (state_.table.ending == Ending::none) {
            const Seat seat = state_.round.owing.lowest();
            Offers offers;
            offer(rules_, seen_of(state_, seat), offers);
            const bool is_first = is_any(mon::question(state_.table, seat), Question::skip, Question::stand);
            const int n = static_cast<int>(dice_.below(static_cast<u32>(offers.size())));
            answer(seat, offers[is_first && dice_.below(8) != 0 ? 0 : n]);
        }
        EXPECT_LE(static_cast<u32>(total.answers), longest(rules_));
        EXPECT_LE(total.used, total.laid) << "a Defender was used that nobody had laid";
        EXPECT_LE(total.thrown, total.arrivals + 1) << "more villagers were killed than came to Town";
    }
    Total total;

  private:
    void answer(Seat seat, const Choice& choice) {
        const Question question = mon::question(state_.table, seat);
        const bool is_at_attack = state_.table.attack.target != no_seat;
        const bool is_used = choice.act == Act::defend && question == Question::defender;
        const bool is_thrown = choice.act == Act::defend && question == Question::defend;
        const bool is_laid = choice.act == Act::lay && is_igor(choice.card);
        if (!is_used && !is_thrown && choice.act != Act::victim) {
            ++since_.turn;
            if (is_at_attack && is_of_attack(question)) ++since_.attack;
            if (is_of_fight(question)) ++since_.fight;
        }
        since_.laid += is_laid, total.laid += is_laid;
        total.used += is_used, total.thrown += is_thrown;
        play().answer(seat, choice);
        if (!state_.round.is_in_group(seat)) ++total.answers;
        for (const Told& told : told_) hear(told.event.kind);
        told_.clear();
        expect_within_bounds();
    }
    void hear(EventKind kind) {
        if (kind == EventKind::turn_began) since_ = {}, ++total.turns;
        if (kind == EventKind::attacked) since_.attack = 0, ++total.attacks;
        if (is_any(kind, EventKind::attacked_visitor, EventKind::brawled)) since_.fight = 0;
        if (is_any(kind, EventKind::arrived, EventKind::joined)) ++since_.arrivals, ++total.arrivals;
    }
    void expect_within_bounds() const {
        if (total.turns == 0 || state_.table.faire.is_on) return;
        const auto at_most = [](u32 bound) { return static_cast<int>(bound); };
        EXPECT_LE(since_.turn, at_most(detail::longest_turn(rules_)));
        EXPECT_LE(since_.attack, at_most(detail::longest_attack(rules_)));
        EXPECT_LE(since_.fight, at_most(detail::longest_fight(rules_)));
        EXPECT_LE(since_.laid, at_most(detail::most_defenders));
        EXPECT_LE(since_.arrivals, at_most(detail::most_arrivals(rules_)));
    }
    Play<ScriptedChance, Log> play() { return {rules_, state_, chance_, log_}; }

    Rules rules_;
    State state_{};
    FastChance dice_;
    ScriptedChance chance_;
    std::vector<Told> told_;
    Log log_{told_};
    Since since_;
};

// Everything that makes a turn longer.
Options everything() {
    Options options{.town_retaliation = Toggle::on,
                    .face_villagers = Toggle::on,
                    .mob_check = MobCheck::every_turn,
                    .mob_cohesion = MobCohesion::sticky};
    options.faire_deadline = 20;
    options.rule_morbius = options.rule_renfrew = options.rule_berk = Toggle::on;
    options.rule_many_hands = options.rule_many_cooks = options.rule_igors_revenge = Toggle::on;
    options.rule_wine_cellar = Toggle::on;
    return options;
}

TEST(MonsterFaireLength, MON_345_no_part_of_a_turn_is_longer_than_longest_says) {
    Total seen;
    for (const Options& options : {Options{}, everything()})
        for (int players = min_players; players <= max_players; ++players)
            for (u64 seed = 1; seed <= 20; ++seed) {
                Counted game(players, options, 10 * seed + static_cast<u64>(players));
                game.play_to_the_end();
                seen.attacks += game.total.attacks;
                seen.used += game.total.used;
                seen.thrown += game.total.thrown;
                if (HasFailure()) return;
            }
    EXPECT_GT(seen.attacks, 300);
    EXPECT_GT(seen.used, 100);
    EXPECT_GT(seen.thrown, 50);
}
TEST(MonsterFaireLength, MON_345_the_bound_is_what_the_catalogue_says) {
    Options most = everything();
    most.faire_deadline = 100;
    EXPECT_EQ(longest(make_rules(3, {}, {})), 28473u);
    EXPECT_EQ(longest(make_rules(6, {}, {})), 87657u);
    EXPECT_EQ(longest(make_rules(6, most, {})), 514137u);
}

}  // namespace
}  // namespace fg::mon
