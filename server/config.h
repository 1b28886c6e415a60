// SPDX-License-Identifier: Apache-2.0
// What the server is told: by arguments, FAIRGROUND_* variables and a file, in that order of weight.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "server/limits.h"

namespace fg::server {

struct Config {
    std::string address = "127.0.0.1";
    int port = 8080;
    std::string database = "fairground.db";
    std::string public_url;  // without a slash at its end; empty: whatever the Host header says
    std::string web;         // folder of the built client; empty: looked for
    int threads = 0;         // loops; 0: one for each core
    int bot_threads = 0;     // 0: one for each core
    bool trusts_proxy = false;
    std::string inner = "127.0.0.1:0";  // where other servers on the same database reach this one
    std::string ice;  // a file that says where browsers find a way to each other; empty: nowhere
    Limits limits;
};

using Environment = std::function<const char*(const char*)>;

Or<Config> read_config(std::span<const std::string> arguments, const Environment& environment);
std::string config_help();

}  // namespace fg::server
