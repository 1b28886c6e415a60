// SPDX-License-Identifier: Apache-2.0
// Jobs of many owners that wait for few hands: those of the first rank first, and within a rank each address in turn, and
// within an address each person. So whoever brings two hundred jobs waits for themselves, and nobody else does.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace fg::server {

// Who something is done for. Either may be unknown and empty.
struct Owner {
    std::string address, person;
};

// A queue for each key; they are served in turn.
template <class Queue>
class Turns {
  public:
    Queue& of(const std::string& key) { return queues_[key]; }
    bool empty() const { return queues_.empty(); }
    template <class Take>
    auto take(Take&& take_from) {
        auto next = queues_.upper_bound(last_);
        if (next == queues_.end()) next = queues_.begin();
        last_ = next->first;
        auto job = take_from(next->second);
        if (next->second.empty()) queues_.erase(next);
        return job;
    }

  private:
    std::map<std::string, Queue> queues_;  // none of them empty
    std::string last_;
};

template <class Job, std::size_t ranks>
class FairQueue {
  public:
    // What one address may have waiting, and all together; the first rank is not counted.
    struct Bounds {
        std::size_t of_address = 64, in_all = 4096;
    };
    FairQueue() = default;
    explicit FairQueue(Bounds bounds) : bounds_(bounds) {}

    // False: too much waits already.
    bool add(std::size_t rank, const Owner& owner, Job job) {
        std::size_t& waiting = waiting_[owner.address];
        const bool is_counted = rank > 0;
        if (is_counted && (waiting >= bounds_.of_address || size_ >= bounds_.in_all)) return false;
        ++waiting, ++size_;
        ranks_[rank].of(owner.address).of(owner.person).push_back({owner.address, std::move(job)});
        return true;
    }
    // The next job, if there is one; those of one rank may be passed over.
    std::optional<Job> take(std::size_t but = ranks) {
        for (std::size_t rank = 0; rank < ranks; ++rank)
            if (rank != but && !ranks_[rank].empty()) return take_from(ranks_[rank]);
        return {};
    }
    std::size_t size() const { return size_; }

  private:
    using Waiting = std::deque<std::pair<std::string, Job>>;
    using OfRank = Turns<Turns<Waiting>>;

    Job take_from(OfRank& rank) {
        const auto first = [](Waiting& jobs) {
            auto job = std::move(jobs.front());
            jobs.pop_front();
            return job;
        };
        auto [address, job] = rank.take([&](Turns<Waiting>& people) { return people.take(first); });
        --size_;
        if (--waiting_[address] == 0) waiting_.erase(address);
        return std::move(job);
    }

    const Bounds bounds_;
    std::array<OfRank, ranks> ranks_;
    std::map<std::string, std::size_t> waiting_;  // by address
    std::size_t size_ = 0;
};

}  // namespace fg::server
