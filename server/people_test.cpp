// SPDX-License-Identifier: Apache-2.0
// Guests whose names another server changes.
#include "server/people.h"

#include <gtest/gtest.h>

#include <map>

namespace fg::server {
namespace {

// Time passes when it is told to.
class HandLoop final : public Loop {
  public:
    void post(Task task) override { wake(now_, std::move(task)); }
    Millis now() const override { return now_; }
    bool is_here() const override { return true; }
    void wake(Millis at, Task task) override { tasks_.emplace(at, std::move(task)); }
    void pass(Millis time) {
        const Millis end = now_ + time;
        while (!tasks_.empty() && tasks_.begin()->first <= end) {
            const auto next = tasks_.extract(tasks_.begin());
            now_ = std::max(now_, next.key());
            next.mapped()();
        }
        now_ = end;
    }

  private:
    Millis now_ = 0;
    std::multimap<Millis, Task> tasks_;
};

// One person, who cannot always be read.
class OnePerson final : public Storage {
  public:
    StoredPerson person{.id = "p1", .name = "Anna"};
    bool is_away = false;
    int asked = 0;

    void find_person(std::string, std::function<void(Or<StoredPerson>)> found) override {
        ++asked;
        found(is_away ? Or<StoredPerson>(Refusal{"busy", "", ""}) : person);
    }
    void append(Append) override {}
    void load(std::string, std::function<void(Or<std::vector<LogRow>>)>) override {}
    void unfinished(int, std::function<void(Or<std::vector<StoredTable>>)>) override {}
    void hosts(std::function<void(Or<std::vector<HostedTable>>)>) override {}
    void tables_of(std::string, int, std::function<void(Or<std::vector<StoredTable>>)>) override {}
    void due(Millis, std::function<void(Or<std::vector<std::string>>)>) override {}
    void stale(Staleness, int, std::function<void(Or<std::vector<std::string>>)>) override {}
    void expired(Expiry, int, std::function<void(Or<std::vector<std::string>>)>) override {}
    void remove(std::string, std::uint64_t, std::function<void(Or<Done>)>) override {}
    void keep_odds(Odds, std::function<void(Or<Done>)>) override {}
    void find_odds(std::string, std::function<void(Or<std::string>)>) override {}
    void probe(std::function<void(Or<Done>)>) override {}
    void add_person(StoredPerson, std::string, std::function<void(Or<Done>)>) override {}
    void forget_people(Millis, int, std::function<void(Or<Done>)>) override {}
    void rename_person(StoredPerson, std::function<void(Or<Done>)>) override {}
};

// That somebody has another name is said once.
TEST(People, ANewNameIsReadWhenItCanBe) {
    HandLoop loop;
    OnePerson storage;
    People people(storage, loop);
    GuestPtr guest;
    people.find("cookie", [&](const Or<GuestPtr>& found) { guest = *found; });
    ASSERT_TRUE(guest);
    EXPECT_EQ(guest->name(), "Anna");
    storage.person.name = "Annabel";
    storage.is_away = true;
    people.heard({.person = "p1"});
    loop.pass(5000);
    EXPECT_EQ(guest->name(), "Anna");
    EXPECT_LE(storage.asked, 8) << "not all the time";
    storage.is_away = false;
    loop.pass(2000);
    EXPECT_EQ(guest->name(), "Annabel");
    const int asked = storage.asked;
    loop.pass(60'000);
    EXPECT_EQ(storage.asked, asked);
}

}  // namespace
}  // namespace fg::server
