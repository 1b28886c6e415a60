// SPDX-License-Identifier: Apache-2.0
#include "match/chance_sources.h"

#include <sodium.h>

#include <cstring>

namespace fg {
namespace {

std::string_view card_word(const Draw& draw, int answer) { return draw.words[answer]; }

int number_answer(const Draw& draw, int number) {
    switch (draw.kind) {
        case Draw::Kind::die: return number - 1;
        case Draw::Kind::seat: return number;
        case Draw::Kind::number: return number - draw.least;
        case Draw::Kind::card:
        case Draw::Kind::flip: return -1;
    }
    return -1;
}

int card_answer(const Draw& draw, std::string_view name) {
    if (draw.kind != Draw::Kind::card) return -1;
    for (int k = 0; k < draw.answers; ++k)
        if (card_word(draw, k) == name) return k;
    return -1;
}

}  // namespace

Outcome word_for(const Draw& draw, int answer) {
    switch (draw.kind) {
        case Draw::Kind::die: return answer + 1;
        case Draw::Kind::seat: return answer;
        case Draw::Kind::number: return draw.least + answer;
        case Draw::Kind::card: return std::string(card_word(draw, answer));
        case Draw::Kind::flip: return answer != 0;
    }
    return answer;
}

int answer_for(const Draw& draw, const Outcome& word) {
    int answer = -1;
    if (const int* number = std::get_if<int>(&word)) answer = number_answer(draw, *number);
    if (const auto* name = std::get_if<std::string>(&word)) answer = card_answer(draw, *name);
    if (const bool* heads = std::get_if<bool>(&word)) answer = draw.kind == Draw::Kind::flip ? *heads : -1;
    const bool is_possible = answer >= 0 && answer < draw.answers && draw.ways_of(answer) > 0;
    return is_possible ? answer : -1;
}

std::string describe(const Draw& draw) {
    switch (draw.kind) {
        case Draw::Kind::die: return "a die's face from 1 to 6";
        case Draw::Kind::flip: return "true or false";
        case Draw::Kind::number:
            return "a number from " + std::to_string(draw.least) + " to " +
                   std::to_string(draw.least + draw.answers - 1);
        case Draw::Kind::card:
        case Draw::Kind::seat: break;
    }
    const bool is_card = draw.kind == Draw::Kind::card;
    std::string text = is_card ? "a card, one of:" : "a seat, one of:";
    for (int i = 0; i < draw.answers; ++i) {
        if (draw.ways_of(i) == 0) continue;
        text += text.back() == ':' ? " " : ", ";
        text += is_card ? std::string(card_word(draw, i)) : std::to_string(i);
    }
    return text;
}

u32 SeededSource::next_word() {
    const u64 block = used_ / words_.size();
    if (block != block_) {
        unsigned char input[40];
        std::memcpy(input, seed_.data(), seed_.size());
        for (int i = 0; i < 8; ++i) input[32 + i] = static_cast<unsigned char>(block >> (56 - 8 * i));
        unsigned char digest[crypto_hash_sha256_BYTES];
        crypto_hash_sha256(digest, input, sizeof input);
        for (std::size_t w = 0; w < words_.size(); ++w) {
            words_[w] = 0;
            for (std::size_t b = 0; b < 4; ++b) words_[w] = words_[w] << 8 | digest[4 * w + b];
        }
        block_ = block;
    }
    return words_[used_++ % words_.size()];
}

// The same mapping as FastChance::below: multiply, shift, and reject the few words that would favour some
// answers.
u32 SeededSource::below(u32 n) {
    const u32 least = (0u - n) % n;
    u64 product = u64{next_word()} * n;
    while (static_cast<u32>(product) < least) product = u64{next_word()} * n;
    return static_cast<u32>(product >> 32);
}

int SeededSource::answer(const Draw& draw) {
    return answer_at(draw, static_cast<int>(below(static_cast<u32>(total_ways(draw)))));
}

SeededSource::Seed SeededSource::seed_from_text(std::string_view text) {
    Seed seed;
    crypto_hash_sha256(seed.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return seed;
}

SeededSource::Seed SeededSource::random_seed() {
    Seed seed;
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

std::string SeededSource::to_hex(const Seed& seed) {
    std::string hex(2 * seed.size() + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), seed.data(), seed.size());
    hex.pop_back();
    return hex;
}

bool SeededSource::from_hex(std::string_view hex, Seed& seed) {
    std::size_t length = 0;
    const int bad =
        sodium_hex2bin(seed.data(), seed.size(), hex.data(), hex.size(), nullptr, &length, nullptr);
    return bad == 0 && length == seed.size() && hex.size() == 2 * seed.size();
}

std::string SeededSource::commitment(const Seed& seed) {
    Seed digest;
    crypto_hash_sha256(digest.data(), seed.data(), seed.size());
    return to_hex(digest);
}

int FastSource::answer(const Draw& draw) {
    return answer_at(draw, static_cast<int>(chance_.below(static_cast<u32>(total_ways(draw)))));
}

int ScriptedSource::answer(const Draw& draw) {
    if (next_ == words_.size() && after_ != nullptr) return after_->answer(draw);
    const int fallback = answer_at(draw, 0);
    if (!complaint_.empty()) return fallback;
    if (next_ == words_.size()) {
        complaint_ = "no outcome is left, expected " + describe(draw);
        return fallback;
    }
    const int answer = answer_for(draw, words_[next_]);
    if (answer < 0) {
        complaint_ = "outcome " + std::to_string(next_ + 1) + " does not fit, expected " + describe(draw);
        return fallback;
    }
    ++next_;
    return answer;
}

DrawMade::DrawMade(const Draw& draw, int answer_given)
    : answer(answer_given),
      draw_(draw),
      ways_(draw.ways, draw.ways == nullptr ? draw.ways : draw.ways + draw.answers) {}
Draw DrawMade::draw() const {
    Draw draw = draw_;
    draw.ways = ways_.empty() ? nullptr : ways_.data();
    return draw;
}

int RecordingSource::answer(const Draw& draw) {
    const int answer = source_.answer(draw);
    words_.push_back(word_for(draw, answer));
    if (draws_ != nullptr) draws_->emplace_back(draw, answer);
    return answer;
}

void EnumeratingSource::restart() {
    depth_ = 0;
    probability_ = 1;
}

int EnumeratingSource::answer(const Draw& draw) {
    if (depth_ == path_.size()) path_.emplace_back(draw, answer_at(draw, 0));
    const int answer = path_[depth_++].answer;
    probability_ *= static_cast<double>(draw.ways_of(answer)) / total_ways(draw);
    return answer;
}

bool EnumeratingSource::next() {
    while (!path_.empty()) {
        DrawMade& made = path_.back();
        const Draw draw = made.draw();
        do ++made.answer;
        while (made.answer < draw.answers && draw.ways_of(made.answer) == 0);
        if (made.answer < draw.answers) return true;
        path_.pop_back();
    }
    return false;
}

}  // namespace fg
