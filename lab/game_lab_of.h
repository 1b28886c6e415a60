// SPDX-License-Identifier: Apache-2.0
// The lab's loops over one game and its advice.
#pragma once

#include <atomic>
#include <ctime>
#include <mutex>
#include <thread>

#include "bots/make_bot.h"
#include "engine/playout.h"
#include "lab/game_lab.h"
#include "lab/signature.h"
#include "lab/study_of.h"

namespace fg::lab {

// Counts processor time, so that a busy machine does not slow down what is measured.
class Stopwatch {
  public:
    double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

  private:
    std::clock_t start_ = std::clock();
};

// A number of its own for each of many random things that hang on one seed.
inline u64 mixed(u64 seed, u64 number) {
    return FastChance(seed ^ (number + 1) * 0xd1342543de82ef95u).bits();
}

// Plays one game after the other with the same bots. Each thread has its own.
template <Game G, bots::AdviceFor<G> A>
class MatchTable {
  public:
    explicit MatchTable(const typename G::Rules& rules, const MatchPlan& plan) : rules_(rules), plan_(plan) {
        for (const std::string& name : plan.bots) bots_.push_back(bots::make_typed_bot<G, A>(name));
        sums_.places.resize(plan.bots.size());
    }

    // Bot b sits at seat (b + rotation) modulo players. Adds each bot's share of the win.
    void play(u64 deal, int rotation, std::vector<double>& shares) {
        Silence tell;
        FastChance chance(mixed(plan_.budget.seed, deal));
        typename G::State state = G::setup(rules_, chance, tell);
        bots::Budget budget = plan_.budget;
        FastChance seeds(mixed(~plan_.budget.seed, deal * max_seats + static_cast<u64>(rotation)));
        while (!G::is_over(state.table)) {
            const Seat seat = state.round.owing.lowest();
            budget.seed = seeds.bits();
            const auto choice = bot_at(seat, rotation).decide(rules_, view_for<G>(state, seat), budget);
            G::apply(rules_, state, seat, choice, chance, tell);
            ++sums_.answers;
        }
        PerSeat<float> won{};
        bots::shares_at_end<G>(rules_, state, won);
        add_to_sums(state.table, won);
        for (int bot = 0; bot < rules_.players; ++bot)
            shares[static_cast<std::size_t>(bot)] +=
                static_cast<double>(won[clockwise(seat_of(bot), rotation, rules_.players)]);
    }
    // Of all games so far; without the shares of the bots.
    const MatchResult& sums() const { return sums_; }

  private:
    void add_to_sums(const typename G::State::Table& table, const PerSeat<float>& won) {
        const Seat first = first_seat_of<G>(table);
        for (int place = 0; place < rules_.players; ++place)
            sums_.places[static_cast<std::size_t>(place)] +=
                static_cast<double>(won[clockwise(first, place, rules_.players)]);
        if constexpr (HasEnding<G>) ++sums_.endings[name_of(G::ending(rules_, table))];
        const Result result = G::result(rules_, table);
        for (const Seat seat : EachSeat{rules_.players}) ++sums_.scores[result.score[seat]];
        ++sums_.games;
    }
    bots::Bot<G>& bot_at(Seat seat, int rotation) {
        return *bots_[static_cast<std::size_t>(clockwise(seat, -rotation, rules_.players))];
    }

    const typename G::Rules& rules_;
    const MatchPlan& plan_;
    std::vector<std::unique_ptr<bots::Bot<G>>> bots_;
    MatchResult sums_;
};

template <Game G, bots::AdviceFor<G> A>
class GameLabOf final : public GameLab {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Studies = StudyOf<G, A>;

    std::string_view id() const override { return G::id; }
    std::string_view title() const override { return G::title; }
    int min_players() const override { return G::min_players; }
    int max_players() const override { return G::max_players; }
    // Both are asked for often, and take a moment.
    u64 signature() const override {
        static const u64 number = signature_of<G>();
        return number;
    }
    u64 trial(Player player) const override {
        return player == Player::sage ? trial_of<Player::sage>() : trial_of<Player::random>();
    }

    Or<Done> check(const TablePlan& plan) const override { return Studies::check(plan); }

    std::string rules_bytes(const TablePlan& plan) const override {
        const Rules rules = rules_of(plan);
        return {reinterpret_cast<const char*>(&rules), sizeof rules};
    }
    std::size_t tally_words() const override { return static_cast<std::size_t>(lab::tally_words<G>); }
    void play_study(const StudyPlan& plan, GameRange range, std::span<u64> sums) const override {
        Studies::play(plan, range, sums);
    }
    Counts counts(std::span<const u64> sums, int players) const override {
        return Studies::counts(sums, players);
    }
    Or<PlayOut> play_out(const PlayOutPlan& plan, GameRange range) const override {
        return Studies::play_out(plan, range);
    }
    u64 bare_decisions(const StudyPlan& plan, GameRange range) const override {
        const Rules rules = rules_of(plan.table);
        u64 decisions = 0;
        for (u64 number = range.first; number < range.end(); ++number)
            decisions += decisions_of_game<G, SageHand<G, A>>(rules, seed_of_game(plan.study, number));
        return decisions;
    }

    MatchResult play(const MatchPlan& plan) const override {
        const Rules rules = rules_of(plan.table);
        const std::size_t deals = static_cast<std::size_t>(plan.deals);
        MatchResult result;
        result.shares.assign(plan.bots.size(), std::vector<double>(deals));
        result.places.resize(plan.bots.size());
        std::atomic<std::size_t> next{0};
        std::mutex adding;
        const auto work = [&] {
            MatchTable<G, A> table(rules, plan);
            for (std::size_t deal = next++; deal < deals; deal = next++) play_deal(table, deal, result);
            const std::scoped_lock one_at_a_time(adding);
            add(result, table.sums());
        };
        std::vector<std::thread> threads;
        for (int i = 1; i < plan.threads; ++i) threads.emplace_back(work);
        work();
        for (std::thread& thread : threads) thread.join();
        for (double& share : result.places) share /= static_cast<double>(result.games);
        return result;
    }

    Speed playouts(const TablePlan& plan, u64 games, u64 seed) const override {
        const Rules rules = rules_of(plan);
        FastChance chance(seed);
        Speed speed;
        const Stopwatch watch;
        for (; speed.games < games; ++speed.games) add_playout(rules, chance, speed);
        speed.seconds = watch.seconds();
        return speed;
    }

    // Plain playouts and searches by turns, so that both meet the same weather. The
    // searches start from every tenth decision of random games.
    RolloutSpeed rollouts(const TablePlan& plan, double seconds, u64 seed) const override {
        const Rules rules = rules_of(plan);
        FastChance chance(seed);
        bots::Seer<G, A> seer;
        RolloutSpeed speed;
        while (speed.search.seconds < seconds) {
            add_searches(rules, chance, seer, speed);
            const Stopwatch watch;
            while (watch.seconds() < speed.search.seconds - speed.plain.seconds)
                for (int i = 0; i < 16; ++i, ++speed.plain.games) add_playout(rules, chance, speed.plain);
            speed.plain.seconds += watch.seconds();
        }
        return speed;
    }

  private:
    static Rules rules_of(const TablePlan& plan) { return Studies::rules_of(plan); }
    template <Player player>
    static u64 trial_of() {
        static const u64 number = Studies::trial(player);
        return number;
    }

    static void add(MatchResult& result, const MatchResult& sums) {
        result.games += sums.games;
        result.answers += sums.answers;
        for (std::size_t place = 0; place < sums.places.size(); ++place)
            result.places[place] += sums.places[place];
        for (const auto& [ending, times] : sums.endings) result.endings[ending] += times;
        for (const auto& [score, seats] : sums.scores) result.scores[score] += seats;
    }
    static void play_deal(MatchTable<G, A>& table, std::size_t deal, MatchResult& result) {
        const int players = static_cast<int>(result.shares.size());
        std::vector<double> shares(result.shares.size());
        for (int rotation = 0; rotation < players; ++rotation) table.play(deal, rotation, shares);
        for (std::size_t bot = 0; bot < shares.size(); ++bot)
            result.shares[bot][deal] = shares[bot] / players;
    }

    static void add_playout(const Rules& rules, FastChance& chance, Speed& speed) {
        Silence silence;
        State state = G::setup(rules, chance, silence);
        const PlayCount count = play_at_random<G>(rules, state, chance);
        speed.decisions += count.decisions;
        speed.answers += count.answers;
    }

    // One random game with a search at every tenth decision.
    static void add_searches(const Rules& rules, FastChance& chance, bots::Seer<G, A>& seer,
                             RolloutSpeed& speed) {
        Silence silence;
        State state = G::setup(rules, chance, silence);
        for (int number = 0; !G::is_over(state.table); ++number) {
            if (number % 10 == 0) add_search(rules, state, chance.bits(), seer, speed);
            play_at_random<G>(rules, state, chance, 1);
        }
        ++speed.search.games;
    }
    static void add_search(const Rules& rules, const State& state, u64 seed, bots::Seer<G, A>& seer,
                           RolloutSpeed& speed) {
        const typename G::View view = view_for<G>(state, state.round.owing.lowest());
        const Stopwatch watch;
        seer.decide(rules, view, {.iterations = 1000, .seed = seed});
        if (seer.count().iterations == 0) return;  // forced
        speed.search.seconds += watch.seconds();
        speed.search.decisions += seer.count().rollout_decisions + seer.count().tree_decisions;
        speed.tree_decisions += seer.count().tree_decisions;
        speed.iterations += seer.count().iterations;
    }
};

}  // namespace fg::lab
