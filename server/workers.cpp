// SPDX-License-Identifier: Apache-2.0
#include "server/workers.h"

namespace fg::server {

Workers::Workers(const House& house, int threads) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this, &house] { work(house); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        is_closing_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Workers::add(Task task) {
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    wake_.notify_one();
}

// What is still queued when the house closes is dropped: the log knows every question that is open.
void Workers::work(const House& house) {
    Bots bots(house);
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return is_closing_ || !tasks_.empty(); });
        if (is_closing_) return;
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        task(bots);
        task = nullptr;
        lock.lock();
    }
}

}  // namespace fg::server
