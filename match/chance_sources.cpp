// SPDX-License-Identifier: Apache-2.0
#include "match/chance_sources.h"

#include <sodium.h>

#include <cstring>

namespace fg {
namespace {

std::string_view card_word(const ChanceStep& step, int answer) { return step.words[answer]; }

int number_answer(const ChanceStep& step, int number) {
    switch (step.kind) {
        case ChanceStep::Kind::die: return number - 1;
        case ChanceStep::Kind::seat: return number;
        case ChanceStep::Kind::card:
        case ChanceStep::Kind::flip: return -1;
    }
    return -1;
}

int card_answer(const ChanceStep& step, std::string_view name) {
    if (step.kind != ChanceStep::Kind::card) return -1;
    for (int k = 0; k < step.answers; ++k)
        if (card_word(step, k) == name) return k;
    return -1;
}

}  // namespace

ChanceWord word_for(const ChanceStep& step, int answer) {
    switch (step.kind) {
        case ChanceStep::Kind::die: return answer + 1;
        case ChanceStep::Kind::seat: return answer;
        case ChanceStep::Kind::card: return std::string(card_word(step, answer));
        case ChanceStep::Kind::flip: return answer != 0;
    }
    return answer;
}

int answer_for(const ChanceStep& step, const ChanceWord& word) {
    int answer = -1;
    if (const int* number = std::get_if<int>(&word)) answer = number_answer(step, *number);
    if (const auto* name = std::get_if<std::string>(&word)) answer = card_answer(step, *name);
    if (const bool* heads = std::get_if<bool>(&word))
        answer = step.kind == ChanceStep::Kind::flip ? *heads : -1;
    const bool is_possible = answer >= 0 && answer < step.answers && step.ways[answer] > 0;
    return is_possible ? answer : -1;
}

std::string describe(const ChanceStep& step) {
    switch (step.kind) {
        case ChanceStep::Kind::die: return "a die's face from 1 to 6";
        case ChanceStep::Kind::flip: return "true or false";
        case ChanceStep::Kind::card:
        case ChanceStep::Kind::seat: break;
    }
    const bool is_card = step.kind == ChanceStep::Kind::card;
    std::string text = is_card ? "a card, one of:" : "a seat, one of:";
    for (int i = 0; i < step.answers; ++i) {
        if (step.ways[i] == 0) continue;
        text += text.back() == ':' ? " " : ", ";
        text += is_card ? std::string(card_word(step, i)) : std::to_string(i);
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

int SeededSource::answer(const ChanceStep& step) {
    return answer_at(step, static_cast<int>(below(static_cast<u32>(total_ways(step)))));
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

int FastSource::answer(const ChanceStep& step) {
    return answer_at(step, static_cast<int>(chance_.below(static_cast<u32>(total_ways(step)))));
}

int ScriptedSource::answer(const ChanceStep& step) {
    if (next_ == words_.size() && after_ != nullptr) return after_->answer(step);
    const int fallback = answer_at(step, 0);
    if (!complaint_.empty()) return fallback;
    if (next_ == words_.size()) {
        complaint_ = "no outcome is left, expected " + describe(step);
        return fallback;
    }
    const int answer = answer_for(step, words_[next_]);
    if (answer < 0) {
        complaint_ = "outcome " + std::to_string(next_ + 1) + " does not fit, expected " + describe(step);
        return fallback;
    }
    ++next_;
    return answer;
}

int RecordingSource::answer(const ChanceStep& step) {
    const int answer = source_.answer(step);
    words_.push_back(word_for(step, answer));
    if (draws_ != nullptr) draws_->push_back({step, answer});
    return answer;
}

void EnumeratingSource::restart() {
    depth_ = 0;
    probability_ = 1;
}

int EnumeratingSource::answer(const ChanceStep& step) {
    if (depth_ == path_.size()) path_.push_back({step, answer_at(step, 0)});
    const Branch& branch = path_[depth_++];
    probability_ *= static_cast<double>(branch.step.ways[branch.answer]) / total_ways(branch.step);
    return branch.answer;
}

bool EnumeratingSource::next() {
    while (!path_.empty()) {
        Branch& branch = path_.back();
        do ++branch.answer;
        while (branch.answer < branch.step.answers && branch.step.ways[branch.answer] == 0);
        if (branch.answer < branch.step.answers) return true;
        path_.pop_back();
    }
    return false;
}

}  // namespace fg
