// SPDX-License-Identifier: Apache-2.0
#include "server/lease.h"

#include <algorithm>

#include "common/complaint.h"

namespace fg::server {
namespace {

constexpr Millis fewest_looks = 3;  // before a server is given up

}  // namespace

template <class Act>
auto Lease::back(Act act) {
    return [this, act = std::move(act)](auto result) {
        loop_.post([this, act, result = std::move(result)] {
            if (!is_over_) act(result);
        });
    };
}

void Lease::begin(std::string address, Told told, std::function<void(Or<Done>)> ready) {
    address_ = std::move(address);
    told_ = std::move(told);
    join(std::move(ready));
}
void Lease::join(std::function<void(Or<Done>)> ready) {
    const Millis asked = loop_.now();
    storage_.join(address_, back([this, asked, ready = std::move(ready)](const Or<Joined>& result) {
                      joined(result, asked, ready);
                  }));
}
void Lease::joined(const Or<Joined>& joined, Millis asked, const std::function<void(Or<Done>)>& ready) {
    if (joined) {
        key_ = joined->key;
        number_ = joined->number;
        good_since_ = loop_.now();
        good_until_ = asked + times_.good_for;
        seen_.clear();
        if (is_good()) told_.renewed();
        beat();
    } else if (!ready) {
        loop_.wake(loop_.now() + times_.beat, [this] {
            if (!is_over_) join({});
        });
    }
    if (ready) ready(joined ? Or<Done>(Done{}) : Or<Done>(joined.refusal()));
}
void Lease::retire(std::function<void()> done) {
    is_over_ = true;
    good_until_ = 0;
    storage_.retire(number_, [done = std::move(done)](const Or<Done>&) { done(); });
}

void Lease::beat() {
    const Millis asked = loop_.now();
    const std::uint64_t number = number_;
    storage_.beat(number, back([this, asked, number](const Or<std::vector<LivingServer>>& living) {
                      beaten(living, asked, number);
                  }));
}
void Lease::beaten(const Or<std::vector<LivingServer>>& living, Millis asked, std::uint64_t number) {
    const bool is_here = living && std::any_of(living->begin(), living->end(),
                                               [&](const LivingServer& one) { return one.number == number; });
    if (living && !is_here) return lose();
    if (living) {
        // Another loop may have seen it lapse just now; who is told once too often only says again how things stand.
        const bool was_good = loop_.now() + times_.beat < good_until_;
        if (!was_good) good_since_ = loop_.now();
        good_until_ = asked + times_.good_for;
        watch(*living);
        if (!was_good && is_good()) told_.renewed();
        told_.roster(*living);
    } else {
        // A database that was away kept everybody from beating, and some hear later than others that it is back.
        seen_.clear();
    }
    loop_.wake(std::max(asked + times_.beat, loop_.now()), [this] {
        if (!is_over_) beat();
    });
}
// One that hung did so, too: of the time between two looks so much counts and no more, however long it was. In a slow one everybody looks
// seldom, and still sees who beats no more.
void Lease::watch(const std::vector<LivingServer>& living) {
    const Millis now = loop_.now();
    const Millis watched = std::min(now - std::exchange(looked_, now), times_.patience / fewest_looks);
    std::map<std::uint64_t, Seen> seen;
    for (const LivingServer& one : living) {
        if (one.number == number_) continue;
        const auto before = seen_.find(one.number);
        const bool is_same = before != seen_.end() && before->second.beats == one.beats;
        const Seen& seen_now = seen[one.number] = {
            .beats = one.beats, .unchanged = is_same ? before->second.unchanged + watched : 0};
        if (seen_now.unchanged >= times_.patience) storage_.give_up(one, [](const Or<Done>&) {});
    }
    seen_ = std::move(seen);
}
void Lease::lose() {
    complain("this server was given up by the others, and begins anew");
    good_until_ = 0;
    number_ = 0;
    told_.lost();
    join({});
}

}  // namespace fg::server
