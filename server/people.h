// SPDX-License-Identifier: Apache-2.0
// Guests: a name and a secret cookie, of which only the hash is kept.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/loop.h"
#include "server/storage.h"
#include "server/table.h"

namespace fg::server {

// A person as sockets and requests hold them; the name may change under way.
class Guest {
  public:
    explicit Guest(StoredPerson person, std::string token = "")
        : id_(std::move(person.id)),
          token_(std::move(token)),
          seen_(person.seen),
          name_(std::move(person.name)) {}
    const std::string& id() const { return id_; }
    // The hash of their cookie.
    const std::string& token() const { return token_; }
    std::string name() const {
        const std::lock_guard lock(mutex_);
        return name_;
    }
    void rename(const std::string& name) {
        const std::lock_guard lock(mutex_);
        name_ = name;
    }
    Person person() const { return {id_, name()}; }
    // True once a day: that is to be stored.
    bool is_first_visit(Millis now) {
        constexpr Millis day = 24 * 60 * 60 * 1000;
        Millis seen = seen_;
        return now - seen >= day && seen_.compare_exchange_strong(seen, now);
    }

  private:
    const std::string id_, token_;
    std::atomic<Millis> seen_;
    mutable std::mutex mutex_;
    std::string name_;
};
using GuestPtr = std::shared_ptr<Guest>;

class People {
  public:
    People(Storage& storage, Loop& loop) : storage_(storage), loop_(loop) {}

    // Null: nobody has that cookie. May answer at once or from the storage's thread. Who is found is here.
    void find(const std::string& cookie, std::function<void(Or<GuestPtr>)> found);
    // A new guest and their cookie.
    void make(std::function<void(Or<std::pair<GuestPtr, std::string>>)> made);
    void rename(const GuestPtr& guest, const std::string& name, std::function<void(Or<Done>)> done);
    // What another server changed is read again.
    void heard(const Notice& notice);
    // Who comes again is not forgotten; who has been, while a page of theirs was open, is known again.
    void note_visit(const GuestPtr& guest);

  private:
    void read_again(const GuestPtr& guest);
    void remember(const std::string& hash, const GuestPtr& guest);

    static constexpr std::size_t most_remembered = 50'000;
    Storage& storage_;
    Loop& loop_;
    std::mutex mutex_;
    std::unordered_map<std::string, GuestPtr> by_hash_;
};

// With TLS the browser itself sees to it that only this very host, by TLS, can have set the cookie.
constexpr std::string_view cookie_name(bool is_secure) {
    return is_secure ? "__Host-fairground" : "fairground";
}
// As the wire shows a person; refers to `person`.
inline wire::Person shown(const Person& person) {
    wire::Person shown{.id = person.id};
    if (!person.name.empty()) shown.name = {person.name};
    return shown;
}
// Trimmed; empty if it cannot be a name (1 to 24 characters, none of them invisible).
std::string tidy_name(std::string_view name);

}  // namespace fg::server
