// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// What things are worth, in points: the judgement behind advice.h.
#pragma once

#include "games/huzzah/result.h"

namespace fg::huzzah::detail {

// Ways of three dice to total 3..18.
constexpr float ways_of(int total) {
    constexpr Array<u8, 16> ways{{1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1}};
    return static_cast<float>(ways[total - 3]) / 216.0f;
}

inline constexpr float counter_value = 0.72f;  // of a counter that waits for a Finale
inline constexpr float stage_value = 3.0f;     // of being on a stage rather than on the path

// The chances of Richard's next stop, Bumps left aside: a Gate scatters him evenly.
struct RichardOdds {
    Array<float, path_steps> stop;

    RichardOdds(const Rules& rules, int from) {
        float scattered = 0;
        for (int total = 3; total <= 18; ++total) {
            const int step = step_after(from, total);
            if (rules.is_gate(step))
                scattered += ways_of(total);
            else
                stop[step] += ways_of(total);
        }
        for (int step = 0; step < path_steps; ++step)
            if (!rules.is_gate(step)) stop[step] += scattered / (path_steps - gate_count);
    }
    float in_area(const Rules& rules, Stage stage) const {
        float sum = 0;
        const Area& area = rules.area(stage);
        for (int i = 0; i < area.size; ++i) sum += stop[area.first + i];
        return sum;
    }
};

class Thinker {
  public:
    Thinker(const Rules& rules, const Table& table, const Own& mine, Seat me)
        : rules_(rules),
          table_(table),
          mine_(mine),
          me_(me),
          odds_(rules, table.richard < path_steps ? table.richard : 0) {}

    // How good an answer looks, in points.
    float worth(const Choice& choice) const {
        switch (choice.act) {
            case Act::choose: return static_cast<float>(rules_.area(choice.stage).size);
            case Act::walk: return worth_of_stop(stop_after(rules_, table_, me_, choice.steps), choice.steps);
            case Act::bump: return worth_of_bump();
            case Act::pass: return 0;
            case Act::take: return stage_value;
            case Act::stay: return 0;
            case Act::show: return worth_of_show(choice.card, table_.place[me_].stage());
            case Act::heckle: return worth_of_heckle(choice.card);
            case Act::place: return worth_of_placing(choice.step);
            case Act::discard: return -worth_in_hand(choice.card, choice.other);
            case Act::none: return 0;
        }
        return 0;
    }

  private:
    bool is_free(Stage stage) const { return stage != Stage::none && !is_taken(table_, stage); }

    // Crowd that an N-Crowd card would really add.
    int room_for(Stage stage, int came) const {
        const Area& area = rules_.area(stage);
        int most = 0;
        for (int i = 0; i < area.size; ++i) {
            const int room = rules_.content.step_limit - table_.counters[area.first + i];
            if (room > most) most = room;
        }
        return came < most ? came : most;
    }

    // A crowd is worth less than its number while it waits, and much less near the stage's capacity.
    float waiting_crowd(int crowd, Stage stage) const {
        const int capacity = rules_.area(stage).size * rules_.content.step_limit;
        const float fullness = static_cast<float>(crowd) / static_cast<float>(capacity);
        return static_cast<float>(crowd) * (counter_value - 0.2f * fullness);
    }

    float worth_of_show(Card card, Stage stage) const {
        const int crowd = crowd_of(rules_, table_, stage);
        const float seen = odds_.in_area(rules_, stage), unseen = 1 - seen;
        const float stays = waiting_crowd(crowd, stage) + stage_value;
        if (is_crowd(card)) {
            const float added = static_cast<float>(room_for(stage, crowd_size(card)));
            int penalty = rules_.content.penalty[card];
            if (!rules_.options.negative_scores && penalty > table_.score[me_]) penalty = table_.score[me_];
            return stays + unseen * added * counter_value - seen * static_cast<float>(penalty);
        }
        if (card == Card::finale) {
            const float points = static_cast<float>(crowd);
            const bool wins = table_.score[me_] + crowd >= rules_.options.target_score;
            return unseen * (points + (wins ? 20.0f : 0.0f));
        }
        const int bled = crowd < rules_.content.bleeding ? crowd : rules_.content.bleeding;
        const float gain = static_cast<float>(rules_.content.huzzah_points);
        const bool wins = table_.score[me_] + rules_.content.huzzah_points >= rules_.options.target_score;
        return stays + seen * (gain + (wins ? 20.0f : 0.0f)) -
               unseen * static_cast<float>(bled) * counter_value;
    }

    // The best show that the hand could give on that stage.
    float best_show(Stage stage) const {
        float best = 0;
        for (int k = 0; k < index_of(Card::bump); ++k) {
            const Card card = static_cast<Card>(k);
            if (card == Card::finale || !mine_.hand.has(card)) continue;
            const float value = worth_of_show(card, stage);
            if (value > best) best = value;
        }
        return best;
    }

    // How likely a performer is to lay that card: by the look of their crowd and of Richard.
    float likelihood(Card card, Stage stage) const {
        const int crowd = crowd_of(rules_, table_, stage);
        const float seen = odds_.in_area(rules_, stage);
        const float crowd_cards = crowd < 6 ? 0.8f : crowd < 12 ? 0.5f : 0.35f;
        if (card == Card::huzzah) return seen * 0.4f;
        if (card == Card::finale) return (1 - seen) * (crowd >= 10 ? 0.55f : crowd >= 6 ? 0.3f : 0.08f);
        return crowd_cards *
               (card == Card::crowd5   ? 0.34f
                : card == Card::crowd3 ? 0.36f
                                       : 0.3f) *
               (1 - 0.6f * seen);
    }
    float value_of_winning(Stage stage) const {
        return static_cast<float>(rules_.content.heckle_points) + stage_value +
               waiting_crowd(crowd_of(rules_, table_, stage), stage);
    }
    // HUZ-133: no heckle succeeds with a card of which all others are gone or in one's own hand.
    bool can_be_shown(Card card) const {
        const int mine_or_gone =
            mine_.hand.count(card) + mine_.buried.count(card) + table_.discards.count(card);
        return mine_or_gone < rules_.deck.count(card);
    }
    float worth_of_heckle(Card card) const {
        if (!can_be_shown(card)) return -1;
        const Stage stage = stage_beside(rules_, table_, me_);
        // The hand is filled again, so a heckle costs little but a card that would be missed.
        return likelihood(card, stage) * value_of_winning(stage) - 0.08f * keep_value(card, 0);
    }

    float worth_of_stop(int step, int steps) const {
        const Stage stage = rules_.stage_at[step];
        const float caution = steps == 0 ? 0.1f : 0.0f;  // who stays cannot be bumped
        if (stage == Stage::none) return caution;
        if (is_free(stage))
            return caution + best_show(stage) + 0.25f * static_cast<float>(rules_.area(stage).size);
        float best = 0;
        for (int k = 0; k < index_of(Card::bump); ++k)
            if (mine_.hand.has(static_cast<Card>(k)) && likelihood(static_cast<Card>(k), stage) > best)
                best = likelihood(static_cast<Card>(k), stage);
        return caution + best * value_of_winning(stage);
    }

    float worth_of_bump() const {
        const Seat subject = table_.frame.subject;
        if (subject == no_seat) return worth_of_bumping_richard() - 1.5f;
        const int here = table_.place[subject].step();
        const int there = stop_after(rules_, table_, subject, rules_.content.bump_steps);
        if (subject == me_) return worth_of_stop(there, 1) - worth_of_stop(here, 1) - 1.5f;
        const bool robs = is_free(rules_.stage_at[here]) && !is_free(rules_.stage_at[there]);
        return robs && table_.frame.phase == Phase::bump_mover ? 0.5f : -1.0f;
    }
    // What Richard's resting there means for me, and a little for the others.
    float worth_of_rest(int step) const {
        float worth = 0;
        for (Seat s : each_seat(rules_)) {
            const float mine = s == me_ ? 1.0f : -0.25f;
            if (table_.place[s] == Place::on_step(step)) worth -= 0.2f * mine;
            if (table_.place[s].is_stage()) worth += mine * worth_of_rest_for(s, step);
        }
        return worth;
    }
    float worth_of_rest_for(Seat seat, int step) const {
        const Stage stage = table_.place[seat].stage();
        const bool seen = rules_.stage_at[step] == stage;
        const float annoyed = seen ? static_cast<float>(table_.counters[step]) : 0;
        const float crowd = static_cast<float>(crowd_of(rules_, table_, stage));
        // The others' cards are not known: mostly Crowd cards, with a large crowd a Finale.
        const Card card = seat == me_ ? mine_.face_down : crowd >= 10 ? Card::finale : Card::crowd3;
        if (is_crowd(card)) {
            const float size = static_cast<float>(crowd_size(card));
            return seen ? -0.7f * size - annoyed * counter_value : size * counter_value;
        }
        if (card == Card::finale) return seen ? 0 : crowd;
        return seen ? static_cast<float>(rules_.content.huzzah_points) - annoyed * counter_value : -2.0f;
    }
    float worth_of_bumping_richard() const {
        const int there = step_after(table_.richard, rules_.content.bump_steps);
        const float now = worth_of_rest(table_.richard);
        if (!rules_.is_gate(there)) return worth_of_rest(there) - now;
        float scattered = 0;
        for (int step = 0; step < path_steps; ++step)
            if (!rules_.is_gate(step)) scattered += worth_of_rest(step);
        return scattered / (path_steps - gate_count) - now;
    }

    float worth_of_placing(int step) const {
        const int room = rules_.content.step_limit - table_.counters[step];
        const int came = table_.to_place[me_];
        const int added = came < room ? came : room;
        const float tidy = room - added == 0 ? 0.3f : 0;
        // Richard annoys one step: where he is likely to stop next, fewer should stand.
        return static_cast<float>(added) + tidy -
               odds_.stop[step] * static_cast<float>(table_.counters[step] + added);
    }

    // What the `nth` copy of a card is worth keeping for, against a fresh one from the deck.
    float keep_value(Card card, int nth) const {
        switch (card) {
            case Card::huzzah: return nth == 0 ? 6.0f : 2.2f;
            case Card::finale: return nth == 0 ? 5.0f : 0.8f;
            case Card::crowd5: return nth == 0 ? 4.5f : 3.0f;
            case Card::crowd3: return nth == 0 ? 3.4f : 2.0f;
            case Card::crowd2: return nth == 0 ? 2.2f : 0.8f;
            case Card::bump: return nth == 0 ? 2.8f : 1.0f;
            case Card::none: return 0;
        }
        return 0;
    }
    float worth_in_hand(Card card, Card other) const {
        constexpr float fresh = 2.1f;
        if (card == Card::none) return 0;
        const float first = keep_value(card, mine_.hand.count(card) - 1) - fresh;
        if (other == Card::none) return first;
        return first + keep_value(other, mine_.hand.count(other) - (other == card ? 2 : 1)) - fresh;
    }

    const Rules& rules_;
    const Table& table_;
    const Own& mine_;
    Seat me_;
    RichardOdds odds_;
};

// Points now, points that the crowd and the hand promise, and the place on a stage.
inline float promise_of(const Rules& rules, const State& state, Seat seat) {
    const Table& table = state.table;
    const Bag<Card>& hand = state.own[seat].hand;
    float promise = static_cast<float>(table.score[seat]);
    const Place place = table.place[seat];
    if (place.is_stage()) {
        const float crowd = static_cast<float>(crowd_of(rules, table, place.stage()) + table.to_place[seat]);
        const bool has_finale = hand.has(Card::finale) || state.own[seat].face_down == Card::finale;
        promise += crowd * (has_finale ? 0.8f : 0.65f) + stage_value;
    }
    return promise + (hand.has(Card::huzzah) ? 1.0f : 0.0f);
}

// e^x for x <= 0, near enough for an estimate and the same in every build.
constexpr float decay(float x) {
    if (x < -16) return 0;
    float power = 1 + x / 256;
    for (int i = 0; i < 8; ++i) power *= power;
    return power;
}

// Each seat's share of the win: the nearer the end, the more a lead is worth.
inline void outlook(const Rules& rules, const State& state, PerSeat<float>& shares) {
    shares = {};
    const SeatSet seats = all_seats(rules);
    if (is_over(state.table)) {
        const SeatSet best = state.table.winners;
        for (Seat s : best) shares[s] = 1.0f / static_cast<float>(best.size());
        return;
    }
    float best = -1e9f;
    for (Seat s : seats) {
        shares[s] = promise_of(rules, state, s);
        if (shares[s] > best) best = shares[s];
    }
    const float left = static_cast<float>(rules.options.target_score) - best;
    const float spread = 4.0f + 0.16f * (left > 0 ? left : 0);
    float sum = 0;
    for (Seat s : seats) sum += shares[s] = decay((shares[s] - best) / spread);
    for (Seat s : seats) shares[s] /= sum;
}

}  // namespace fg::huzzah::detail
