// SPDX-License-Identifier: Apache-2.0
// Threads for what takes time: bots that think, replays that are stepped through.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "server/house.h"

namespace fg::server {

class Workers {
  public:
    // Bots of one thread, made when first wanted; a search keeps its memory between answers.
    class Bots {
      public:
        explicit Bots(const House& house) : house_(house) {}
        bots::AnyBot* find(const AnyGame& game, const std::string& name) {
            auto& bot = bots_[{&game, name}];
            if (!bot) bot = house_.make_bot(game, name);
            return bot.get();
        }

      private:
        const House& house_;
        std::map<std::pair<const AnyGame*, std::string>, std::unique_ptr<bots::AnyBot>> bots_;
    };
    using Task = std::function<void(Bots&)>;

    Workers(const House& house, int threads);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    void add(Task task);

  private:
    void work(const House& house);

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> tasks_;
    bool is_closing_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace fg::server
