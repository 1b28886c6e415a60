// SPDX-License-Identifier: Apache-2.0
#include "lab/digest.h"

#include <algorithm>

#include "engine/hash.h"

namespace fg::lab {
namespace {

constexpr int games_with_usual_options = 5;
constexpr int most_answers = 3000;  // options may let a game go on for ever

using Leaves = std::vector<std::string>;

bool says_something(const boost::json::value& leaf) {
    if (leaf.is_null()) return false;
    if (leaf.is_bool()) return leaf.get_bool();
    if (leaf.is_int64()) return leaf.get_int64() != 0;
    return !leaf.is_string() || !leaf.get_string().empty();
}

// The kernel's own counts of rounds and answers say nothing about the game.
bool is_counter(std::string_view key) {
    return key == "number" || key == "count" || key == "owes" || key == "open_answers";
}

void collect_entry(std::string_view key, const boost::json::value& value, Leaves& leaves);

void collect(const boost::json::value& json, Leaves& leaves) {
    if (json.is_object()) {
        for (const auto& entry : json.get_object()) collect_entry(entry.key(), entry.value(), leaves);
    } else if (json.is_array()) {
        for (const boost::json::value& item : json.get_array()) collect(item, leaves);
    } else if (says_something(json)) {
        leaves.push_back(boost::json::serialize(json));
    }
}

void collect_entry(std::string_view key, const boost::json::value& value, Leaves& leaves) {
    if (key != "round" || !value.is_object()) return collect(value, leaves);
    for (const auto& part : value.get_object())
        if (!is_counter(part.key())) collect(part.value(), leaves);
}

// The sorted leaves of a value, as one text.
std::string essence(std::string_view json) {
    Leaves leaves;
    collect(boost::json::parse(json), leaves);
    std::sort(leaves.begin(), leaves.end());
    std::string all;
    for (const std::string& leaf : leaves) all += leaf + ' ';
    return all;
}

class Digest {
  public:
    void add(std::string_view text) {
        hash_.add(text.size());
        for (char c : text) hash_.add(static_cast<unsigned char>(c));
    }
    void add(u64 number) { hash_.add(number); }
    u64 value() const { return hash_.value(); }

  private:
    Hash hash_;
};

std::vector<Seat> viewers_of(const AnyMatch& match) {
    std::vector<Seat> all{no_seat};
    for (Seat seat : SeatSet::first(match.players())) all.push_back(seat);
    return all;
}

struct EssentialOffer {
    std::string essence;
    AnyChoice choice;
};

// In an order of their own, so that the order of the offers is not part of the digest.
std::vector<EssentialOffer> sorted_offers(const AnyMatch& match, Seat seat) {
    std::vector<EssentialOffer> list;
    for (const Offer& offer : match.offers(seat)) list.push_back({essence(offer.json), offer.choice});
    std::sort(list.begin(), list.end(),
              [](const EssentialOffer& a, const EssentialOffer& b) { return a.essence < b.essence; });
    return list;
}

void add_position(const AnyMatch& match, Digest& digest) {
    digest.add(match.asked().bits());
    digest.add(match.owing().bits());
    for (Seat seat : match.owing()) {
        digest.add(match.question(seat));
        digest.add(static_cast<u64>(match.clock_seconds(seat)));
        if (const auto choice = match.timeout(seat)) digest.add(essence(match.choice_json(*choice)));
        for (const EssentialOffer& offer : sorted_offers(match, seat)) digest.add(offer.essence);
    }
    for (Seat viewer : viewers_of(match)) digest.add(essence(match.view_json(viewer, false)));
}

void add_events(const AnyMatch& match, std::size_t from, Digest& digest) {
    for (std::size_t number = from; number < match.event_count(); ++number)
        for (Seat viewer : viewers_of(match)) digest.add(essence(match.event_json(number, viewer)));
}

void add_result(const AnyMatch& match, Digest& digest) {
    const Result result = match.result();
    digest.add(result.winners.bits());
    for (Seat seat : SeatSet::first(match.players())) {
        digest.add(static_cast<u64>(result.score[seat]));
        digest.add(result.place[seat]);
    }
}

void add_chance(const std::vector<Outcome>& words, Digest& digest) {
    for (const Outcome& word : words) {
        if (const int* number = std::get_if<int>(&word)) digest.add(static_cast<u64>(*number));
        if (const auto* name = std::get_if<std::string>(&word)) digest.add(*name);
        if (const bool* heads = std::get_if<bool>(&word)) digest.add(u64{*heads});
    }
}

// One game to its end, with answers drawn from `dice`. Options that cannot be played are left out.
void add_game(const AnyGame& game, int players, const boost::json::object& options, FastChance& dice,
              Digest& digest) {
    MatchSetup setup;
    setup.players = players;
    setup.options = options;
    setup.seed = SeededSource::seed_from_text("digest " + std::to_string(dice.bits()));
    Or<std::unique_ptr<AnyMatch>> started = game.start(setup);
    if (!started) return digest.add(u64{0});
    AnyMatch& match = **started;
    add_chance(match.last_chance(), digest);
    add_events(match, 0, digest);
    for (int answers = 0; answers < most_answers && !match.is_over(); ++answers) {
        if (answers % 8 == 0) add_position(match, digest);
        const Seat seat = dice.seat(match.owing());
        const std::vector<EssentialOffer> offers = sorted_offers(match, seat);
        const EssentialOffer& offer = offers[dice.below(static_cast<u32>(offers.size()))];
        const std::size_t told = match.event_count();
        digest.add(static_cast<u64>(index_of(seat)));
        digest.add(offer.essence);
        const Or<Done> done = match.choose(seat, offer.choice);
        FG_CHECK(static_cast<bool>(done));
        add_chance(match.last_chance(), digest);
        add_events(match, told, digest);
    }
    add_position(match, digest);
    add_result(match, digest);
}

// Every value of one option, alone.
std::vector<boost::json::value> values_of(const OptionInfo& option) {
    std::vector<boost::json::value> values;
    switch (option.type) {
        case OptionInfo::Type::choice:
            for (std::string_view value : option.values) values.emplace_back(value);
            break;
        case OptionInfo::Type::toggle: values = {false, true}; break;
        case OptionInfo::Type::number: values = {option.least, option.most}; break;
        case OptionInfo::Type::set: break;
    }
    return values;
}

}  // namespace

u64 digest_of(const AnyGame& game, int players) {
    Digest digest;
    FastChance dice(static_cast<u64>(players));
    for (int i = 0; i < games_with_usual_options; ++i) add_game(game, players, {}, dice, digest);
    for (const OptionInfo& option : game.options())
        for (const boost::json::value& value : values_of(option))
            if (boost::json::serialize(value) != option.usual)
                add_game(game, players, {{option.key, value}}, dice, digest);
    return digest.value();
}

}  // namespace fg::lab
