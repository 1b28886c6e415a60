// SPDX-License-Identifier: Apache-2.0
#include "server/sealed_pipe.h"

#include <sodium.h>

#include <utility>

namespace fg::server {
namespace {

const unsigned char* bytes_of(const std::string& text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

std::string drawn(std::size_t size) {
    std::string bytes(size, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

constexpr std::size_t tag_size = crypto_aead_chacha20poly1305_ietf_ABYTES;

}  // namespace

PipePtr SealedPipe::over(PipePtr raw, const std::string& key, End end) {
    return std::make_shared<SealedPipe>(std::move(raw), key, end);
}

SealedPipe::SealedPipe(PipePtr raw, std::string key, End end)
    : raw_(std::move(raw)), key_(std::move(key)), nonce_(drawn(nonce_size)), end_(end) {}

void SealedPipe::listen(Listener listener) {
    listener_ = std::move(listener);
    raw_->listen({.frame =
                      [weak = weak_from_this()](std::string frame) {
                          if (const auto self = weak.lock()) self->take(std::move(frame));
                      },
                  .closed =
                      [weak = weak_from_this()] {
                          if (const auto self = weak.lock()) self->broken();
                      }});
    if (end_ == End::caller) raw_->send(nonce_);
}

void SealedPipe::send(std::string frame) {
    if (is_closed_) return;
    if (is_open_) return seal_and_send(frame);
    waiting_.push_back(std::move(frame));
}
void SealedPipe::close() {
    if (std::exchange(is_closed_, true)) return;
    raw_->close();
}
void SealedPipe::broken() {
    if (is_closed_) return;
    close();
    if (listener_.closed) listener_.closed();
}

void SealedPipe::take(std::string frame) {
    if (is_closed_) return;
    if (!is_open_) return greeted(frame);
    std::optional<std::string> text = opened(frame);
    if (!text) return broken();
    listener_.frame(std::move(*text));
}
// Their number has come: now both know both.
void SealedPipe::greeted(const std::string& nonce) {
    if (nonce.size() != nonce_size) return broken();
    if (end_ == End::called) raw_->send(nonce_);
    const bool is_caller = end_ == End::caller;
    sending_ = derived(is_caller ? "call" : "answer", nonce);
    receiving_ = derived(is_caller ? "answer" : "call", nonce);
    is_open_ = true;
    for (const std::string& frame : std::exchange(waiting_, {})) seal_and_send(frame);
}
SealedPipe::Seal SealedPipe::derived(std::string_view direction, const std::string& theirs) const {
    const bool is_caller = end_ == End::caller;
    const std::string text =
        (is_caller ? nonce_ + theirs : theirs + nonce_) + "fairground " + std::string(direction);
    Seal seal{.key = std::string(crypto_aead_chacha20poly1305_ietf_KEYBYTES, '\0')};
    crypto_generichash(bytes_of(seal.key), seal.key.size(), bytes_of(text), text.size(), bytes_of(key_),
                       key_.size());
    return seal;
}

std::array<unsigned char, 12> SealedPipe::Seal::next_nonce() {
    std::array<unsigned char, 12> nonce{};
    for (std::size_t i = 0; i < 8; ++i) nonce[i] = static_cast<unsigned char>(count >> (8 * i));
    ++count;
    return nonce;
}
void SealedPipe::seal_and_send(const std::string& frame) {
    std::string sealed(frame.size() + tag_size, '\0');
    const auto nonce = sending_.next_nonce();
    crypto_aead_chacha20poly1305_ietf_encrypt(bytes_of(sealed), nullptr, bytes_of(frame), frame.size(),
                                              nullptr, 0, nullptr, nonce.data(), bytes_of(sending_.key));
    raw_->send(std::move(sealed));
}
std::optional<std::string> SealedPipe::opened(const std::string& sealed) {
    if (sealed.size() < tag_size) return {};
    std::string text(sealed.size() - tag_size, '\0');
    const auto nonce = receiving_.next_nonce();
    const bool is_genuine = crypto_aead_chacha20poly1305_ietf_decrypt(
                                bytes_of(text), nullptr, nullptr, bytes_of(sealed), sealed.size(), nullptr, 0,
                                nonce.data(), bytes_of(receiving_.key)) == 0;
    return is_genuine ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace fg::server
