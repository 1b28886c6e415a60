// SPDX-License-Identifier: Apache-2.0
#include "match/json_read.h"

namespace fg {

bool JsonReader::fail(std::string what) {
    if (what_.empty()) what_ = std::move(what);
    return false;
}

bool JsonReader::fail_names(std::span<const std::string_view> names) {
    std::string what;
    for (std::string_view name : names) what += (what.empty() ? "must be one of " : ", ") + std::string(name);
    return fail(std::move(what));
}

bool JsonReader::within(std::string_view step, FunctionRef<bool()> read_part) {
    const std::size_t length = path_.size();
    if (!path_.empty() && step.front() != '[') path_ += '.';
    path_ += step;
    if (!read_part()) return false;
    path_.resize(length);
    return true;
}

bool JsonReader::read_long(const boost::json::value& json, long long& number, long long least,
                           long long most) {
    const bool is_whole = json.is_int64() || (json.is_uint64() && json.get_uint64() <= 0x7fffffffffffffffu);
    if (is_whole) number = json.is_int64() ? json.get_int64() : static_cast<long long>(json.get_uint64());
    if (is_whole && number >= least && number <= most) return true;
    return fail("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

bool JsonReader::read_seat(const boost::json::value& json, Seat& seat) {
    long long number = index_of(no_seat);
    if (!json.is_null() && !read_long(json, number, 0, players_ - 1)) return false;
    seat = seat_of(static_cast<int>(number));
    return true;
}

bool JsonReader::read_items(const boost::json::value& json, SeatSet& seats) {
    SeatSet read_set;
    const bool is_fine = each_item(json, max_seats, [&](const boost::json::value& item, int) {
        Seat seat = no_seat;
        if (!read_seat(item, seat) || seat == no_seat) return fail("must be a seat");
        if (read_set.has(seat)) return fail("is a seat that is there already");
        read_set.add(seat);
        return true;
    });
    if (is_fine) seats = read_set;
    return is_fine;
}

bool JsonReader::each_slot(const boost::json::value& json, int count, ReadItem read_slot) {
    if (json.is_array() && static_cast<int>(json.get_array().size()) != count)
        return fail("must have " + std::to_string(count) + " entries");
    if (!json.is_object()) return each_item(json, count, read_slot);
    for (const auto& entry : json.get_object()) {
        int i = 0;
        while (i < count && std::to_string(i) != std::string_view(entry.key())) ++i;
        if (i == count) return fail("has no entry \"" + std::string(entry.key()) + "\"");
        if (!within("[" + std::to_string(i) + "]", [&] { return read_slot(entry.value(), i); })) return false;
    }
    return true;
}

bool JsonReader::each_item(const boost::json::value& json, int most, ReadItem read_item) {
    if (!json.is_array()) return fail("must be a list");
    int i = 0;
    for (const boost::json::value& item : json.get_array()) {
        if (i >= most) return fail("has more than " + std::to_string(most) + " entries");
        if (!within("[" + std::to_string(i) + "]", [&] { return read_item(item, i); })) return false;
        ++i;
    }
    return true;
}

}  // namespace fg
