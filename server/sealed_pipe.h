// SPDX-License-Identifier: Apache-2.0
// A pipe between two who know the same key. Nobody else can read a frame or make one; and one that is repeated, left out or
// brought out of turn breaks the pipe. Each connection has keys of its own, from numbers that both ends draw for it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "server/pipe.h"

namespace fg::server {

class SealedPipe final : public Pipe, public std::enable_shared_from_this<SealedPipe> {
  public:
    enum class End { caller, called };
    static PipePtr over(PipePtr raw, const std::string& key, End end);

    SealedPipe(PipePtr raw, std::string key, End end);
    void listen(Listener listener) override;
    void send(std::string frame) override;
    void close() override;

  private:
    static constexpr std::size_t nonce_size = 32;
    // One direction of it.
    struct Seal {
        std::string key;
        std::uint64_t count = 0;
        std::array<unsigned char, 12> next_nonce();
    };
    void take(std::string frame);
    void greeted(const std::string& nonce);
    Seal derived(std::string_view direction, const std::string& theirs) const;
    void seal_and_send(const std::string& frame);
    std::optional<std::string> opened(const std::string& sealed);
    void broken();

    const PipePtr raw_;
    const std::string key_, nonce_;
    const End end_;
    Listener listener_;
    bool is_open_ = false, is_closed_ = false;
    Seal sending_, receiving_;
    std::vector<std::string> waiting_;  // until the keys are known
};

}  // namespace fg::server
