// SPDX-License-Identifier: Apache-2.0
#include "server/frame.h"

namespace fg::server {
namespace {

constexpr std::size_t number_size = 8;
constexpr std::size_t most_texts = 64;

void put(std::string& out, std::uint64_t number) {
    for (std::size_t i = 0; i < number_size; ++i) out += static_cast<char>(number >> (8 * i));
}

class Reader {
  public:
    explicit Reader(std::string_view bytes) : left_(bytes) {}
    bool is_sound() const { return is_sound_; }
    bool is_at_end() const { return left_.empty(); }
    std::string_view take(std::size_t size) {
        is_sound_ = is_sound_ && size <= left_.size();
        if (!is_sound_) return {};
        const std::string_view taken = left_.substr(0, size);
        left_.remove_prefix(size);
        return taken;
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        std::size_t shift = 0;
        for (const char byte : take(number_size)) {
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(byte)) << shift;
            shift += 8;
        }
        return value;
    }

  private:
    std::string_view left_;
    bool is_sound_ = true;
};

}  // namespace

std::string written(const Frame& frame) {
    std::string out(1, static_cast<char>(frame.kind));
    put(out, frame.number);
    put(out, frame.client);
    for (const std::string& text : frame.texts) {
        put(out, text.size());
        out += text;
    }
    return out;
}

std::optional<Frame> read_frame(std::string_view bytes) {
    Reader reader(bytes);
    const std::string_view kind = reader.take(1);
    Frame frame{.kind = {}, .number = reader.number(), .client = reader.number(), .texts = {}};
    if (!reader.is_sound() ||
        static_cast<std::uint8_t>(kind[0]) > static_cast<std::uint8_t>(Frame::last_kind))
        return {};
    frame.kind = static_cast<Frame::Kind>(kind[0]);
    while (reader.is_sound() && !reader.is_at_end() && frame.texts.size() <= most_texts)
        frame.texts.emplace_back(reader.take(static_cast<std::size_t>(reader.number())));
    return reader.is_sound() && reader.is_at_end() ? std::optional(std::move(frame)) : std::nullopt;
}

std::string packed(const std::vector<std::uint64_t>& numbers) {
    std::string out;
    for (const std::uint64_t number : numbers) put(out, number);
    return out;
}
std::vector<std::uint64_t> unpacked(std::string_view bytes) {
    std::vector<std::uint64_t> numbers;
    Reader reader(bytes);
    while (reader.is_sound() && !reader.is_at_end()) numbers.push_back(reader.number());
    return numbers;
}

}  // namespace fg::server
