// SPDX-License-Identifier: Apache-2.0
// A server's right to have tables at work. It says in the database again and again that it lives, and watches the others do so.
// No clock on any wall is part of this: each goes by how long something lasted on its own steady one. Who has watched another
// unchanged for `patience` gives it up; who could not say that it lives is silent long before that, because it counts from before
// it last said so. Who finds itself given up begins anew, under another number.
#pragma once

#include <algorithm>
#include <atomic>
#include <map>

#include "server/loop.h"

namespace fg::server {

struct LeaseTimes {
    Millis beat = 500;
    Millis good_for = 2500;
    Millis patience = 3000;
};

class Lease {
  public:
    struct Told {
        std::function<void(const std::vector<LivingServer>&)> roster;  // after every beat
        std::function<void()> renewed;                                 // it is good after it was not
        std::function<void()> lost;                                    // all tables are somebody else's
    };
    Lease(Storage& storage, Loop& loop, const LeaseTimes& times)
        : storage_(storage), loop_(loop), times_(times) {}
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;

    // On its loop. `ready` is told of the first attempt to join; refused ones are repeated only after that.
    void begin(std::string address, Told told, std::function<void(Or<Done>)> ready);
    // No more beats, and all tables are nobody's. `done` comes on a thread of the storage.
    void retire(std::function<void()> done);
    void stop() { is_over_ = true; }

    // From any thread.
    bool is_good() const { return loop_.now() < good_until_; }
    // Whoever finds it good finds this, too.
    Millis good_since() const { return good_since_; }
    std::uint64_t number() const { return number_; }
    const std::string& key() const { return key_; }
    // How long it has not been good; 0 also for who has none, since all its tables are given away.
    Millis bad_for() const {
        return number_ == 0 || is_over_ ? 0 : std::max<Millis>(0, loop_.now() - good_until_);
    }

  private:
    struct Seen {
        std::uint64_t beats = 0;
        Millis unchanged = 0;  // for so long, as far as it was watched
    };
    void join(std::function<void(Or<Done>)> ready);
    void joined(const Or<Joined>& joined, Millis asked, const std::function<void(Or<Done>)>& ready);
    void beat();
    void beaten(const Or<std::vector<LivingServer>>& living, Millis asked, std::uint64_t number);
    void watch(const std::vector<LivingServer>& living);
    void lose();
    // On the loop again, unless it is over.
    template <class Act>
    auto back(Act act);

    Storage& storage_;
    Loop& loop_;
    const LeaseTimes times_;
    std::string address_, key_;
    Told told_;
    std::atomic<std::uint64_t> number_ = 0;
    std::atomic<Millis> good_until_ = 0, good_since_ = 0;
    std::atomic<bool> is_over_ = false;
    Millis looked_ = 0;
    std::map<std::uint64_t, Seen> seen_;
};

}  // namespace fg::server
