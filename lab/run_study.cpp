// SPDX-License-Identifier: Apache-2.0
#include "lab/run_study.h"

#include <algorithm>
#include <csignal>
#include <mutex>
#include <optional>
#include <thread>

#include "match/any_game.h"

namespace fg::lab {
namespace {

// Hands out a range in portions, in order: what has been handed out is played to its end, so that a study that is stopped has
// played the first games of its range.
class Portions {
  public:
    // So many games were played before.
    Portions(GameRange range, u64 size, const Running& running, u64 before = 0)
        : range_(range), size_(size), running_(running), before_(before), next_(range.first) {}

    std::optional<GameRange> take() { return take(size_); }
    std::optional<GameRange> take(u64 size) {
        const std::scoped_lock one_at_a_time(taking_);
        if (next_ == range_.end() || (running_.is_stopped != nullptr && *running_.is_stopped)) return {};
        const GameRange portion{next_, std::min(size, range_.end() - next_)};
        next_ = portion.end();
        if (running_.progress) running_.progress(before_ + next_ - range_.first);
        return portion;
    }
    GameRange taken() const { return {range_.first, next_ - range_.first}; }

  private:
    const GameRange range_;
    const u64 size_;
    const Running& running_;
    const u64 before_;
    std::mutex taking_;
    u64 next_;
};

// `work` on each of so many threads, this one among them.
void on_threads(int count, const std::function<void()>& work) {
    std::vector<std::thread> threads;
    for (int i = 1; i < count; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
}

void add_words(std::vector<u64>& sums, const std::vector<u64>& more) {
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
}

// Returns what has been played: less than the range if it was stopped or the device gave up.
GameRange play_on_device(const GameLab& lab, const StudyPlan& plan, GameRange range, const Running& running,
                         std::vector<u64>& sums) {
    Running taking = running;
    taking.progress = {};  // what a device has been given may come back unplayed
    Portions portions(range, running.device->portion(), taking);
    GameRange played{range.first, 0};
    while (const std::optional<GameRange> portion = portions.take(running.device->portion())) {
        const Or<Done> done = running.device->play(lab, plan, *portion, sums);
        if (!done) {
            if (running.gave_up) running.gave_up(done.refusal().message + std::string(cores_go_on));
            break;
        }
        played.games += portion->games;
        if (running.progress) running.progress(played.games);
    }
    return played;
}
GameRange play_on_cores(const GameLab& lab, const StudyPlan& plan, GameRange range, const Running& running,
                        u64 before, std::vector<u64>& sums) {
    Portions portions(range, 4 * block_size, running, before);
    std::mutex adding;
    on_threads(running.threads, [&] {
        std::vector<u64> own(sums.size());
        while (const std::optional<GameRange> portion = portions.take()) lab.play_study(plan, *portion, own);
        const std::scoped_lock one_at_a_time(adding);
        add_words(sums, own);
    });
    return portions.taken();
}

std::atomic<bool> is_interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal may set it");

void interrupt(int) {
    if (is_interrupted.exchange(true)) std::signal(SIGINT, SIG_DFL);
}

}  // namespace

Sums sums_of(const GameLab& lab, const StudyPlan& plan) {
    return {.game = std::string(lab.id()),
            .build = hex_of(lab.signature()),
            .trial = hex_of(lab.trial(plan.player)),
            .plan = plan,
            .ranges = {},
            .words = std::vector<u64>(lab.tally_words())};
}

Sums run_study(const GameLab& lab, const StudyPlan& plan, GameRange range, const Running& running) {
    Sums sums = sums_of(lab, plan);
    GameRange played{range.first, 0};
    if (running.device != nullptr) played = play_on_device(lab, plan, range, running, sums.words);
    const GameRange rest{played.end(), range.games - played.games};
    if (rest.games > 0)
        played.games += play_on_cores(lab, plan, rest, running, played.games, sums.words).games;
    if (played.games > 0) sums.ranges.push_back(played);
    return sums;
}

Or<PlayOut> run_play_out(const GameLab& lab, const PlayOutPlan& plan, u64 games, const Running& running) {
    // No game yet: whether there is a position to play on from.
    Or<PlayOut> sums = lab.play_out(plan, {0, 0});
    if (!sums) return sums;
    Portions portions({0, games}, 4 * block_size, running);
    std::mutex adding;
    on_threads(running.threads, [&] {
        while (const std::optional<GameRange> portion = portions.take()) {
            const Or<PlayOut> part = lab.play_out(plan, *portion);
            const std::scoped_lock one_at_a_time(adding);
            add(*sums, *part);
        }
    });
    return sums;
}

int core_count() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

StopOnInterrupt::StopOnInterrupt() {
    is_interrupted = false;
    std::signal(SIGINT, &interrupt);
}
StopOnInterrupt::~StopOnInterrupt() { std::signal(SIGINT, SIG_DFL); }
const std::atomic<bool>& StopOnInterrupt::flag() const { return is_interrupted; }

}  // namespace fg::lab
