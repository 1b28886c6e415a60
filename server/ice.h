// SPDX-License-Identifier: Apache-2.0
// Where browsers find a way to each other (docs/hosting.md): the file of `serve --ice`, as it is when it is asked for.
#pragma once

#include <filesystem>
#include <mutex>
#include <string>

#include "common/refusal.h"

namespace fg::server {

// wire::IceServers out of such a file's text; refused with the entry and the reason.
Or<std::string> read_ice(std::string_view text);

// Safe from any thread.
class IceFile {
  public:
    // Empty: there is none, and so no servers.
    explicit IceFile(std::string path) : path_(std::move(path)) {}

    // What is wrong with it now.
    Or<Done> check() const;
    // As the file says; if it has become unreadable since, as it last said.
    std::string json();

  private:
    using Stamp = std::pair<std::filesystem::file_time_type, std::uintmax_t>;
    Stamp stamp() const;

    const std::string path_;
    std::mutex mutex_;
    Stamp read_{};
    std::string json_ = R"({"servers":[]})";
};

}  // namespace fg::server
