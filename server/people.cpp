// SPDX-License-Identifier: Apache-2.0
#include "server/people.h"

#include "common/text.h"
#include "common/utf8.h"
#include "server/token.h"

namespace fg::server {
namespace {

constexpr Millis read_again_after = 1000;

}  // namespace

void People::find(const std::string& cookie, std::function<void(Or<GuestPtr>)> found) {
    if (cookie.empty() || cookie.size() > 100) return found(GuestPtr{});
    const std::string hash = hash_of_token(cookie);
    GuestPtr known;
    {
        const std::lock_guard lock(mutex_);
        if (const auto entry = by_hash_.find(hash); entry != by_hash_.end()) known = entry->second;
    }
    if (known) note_visit(known);
    if (known) return found(known);
    storage_.find_person(hash, [this, hash, found = std::move(found)](Or<StoredPerson> person) {
        if (!person) return found(person.refusal());
        if (person->id.empty()) return found(GuestPtr{});
        const auto guest = std::make_shared<Guest>(std::move(*person), hash);
        remember(hash, guest);
        note_visit(guest);
        found(guest);
    });
}
void People::note_visit(const GuestPtr& guest) {
    const Millis now = loop_.now();
    if (guest->is_first_visit(now))
        storage_.add_person({.id = guest->id(), .name = guest->name(), .seen = now}, guest->token(),
                            [](const Or<Done>&) {});
}

void People::make(std::function<void(Or<std::pair<GuestPtr, std::string>>)> made) {
    const std::string cookie = random_token(32);
    const std::string hash = hash_of_token(cookie);
    const StoredPerson person{.id = "p" + random_token(12), .name = "", .seen = loop_.now()};
    storage_.add_person(person, hash, [this, person, hash, cookie, made = std::move(made)](Or<Done> stored) {
        if (!stored) return made(stored.refusal());
        const auto guest = std::make_shared<Guest>(person, hash);
        remember(hash, guest);
        made(std::pair(guest, cookie));
    });
}

void People::rename(const GuestPtr& guest, const std::string& name, std::function<void(Or<Done>)> done) {
    storage_.rename_person({.id = guest->id(), .name = name},
                           [guest, name, done = std::move(done)](Or<Done> stored) {
                               if (stored) guest->rename(name);
                               done(std::move(stored));
                           });
}

void People::heard(const Notice& notice) {
    std::vector<GuestPtr> changed;
    {
        const std::lock_guard lock(mutex_);
        // If it may be anybody, who is not here is looked up when they come.
        if (notice.person.empty())
            std::erase_if(by_hash_, [](const auto& entry) { return entry.second.use_count() == 1; });
        for (const auto& [hash, guest] : by_hash_)
            if (notice.person.empty() || guest->id() == notice.person) changed.push_back(guest);
    }
    for (const GuestPtr& guest : changed) read_again(guest);
}
void People::read_again(const GuestPtr& guest) {
    storage_.find_person(guest->token(), [this, guest](const Or<StoredPerson>& person) {
        if (person && person->id == guest->id()) guest->rename(person->name);
        // Nobody will say it again.
        if (!person)
            loop_.post([this, guest] {
                loop_.wake(loop_.now() + read_again_after, [this, guest] { read_again(guest); });
            });
    });
}

void People::remember(const std::string& hash, const GuestPtr& guest) {
    const std::lock_guard lock(mutex_);
    if (by_hash_.size() > most_remembered) by_hash_.clear();
    by_hash_[hash] = guest;
}

std::string tidy_name(std::string_view given) {
    // Keyboards of phones add this mark to pictures; it shows nothing itself.
    constexpr std::string_view as_picture = "\xef\xb8\x8f";
    std::string name(trimmed(given, " "));
    for (std::size_t at = name.find(as_picture); at != std::string::npos; at = name.find(as_picture, at))
        name.erase(at, as_picture.size());
    if (has_hidden_characters(name)) return {};
    const int count = count_characters(name).value_or(0);
    return count >= 1 && count <= 24 ? name : std::string();
}

}  // namespace fg::server
