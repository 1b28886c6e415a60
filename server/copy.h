// SPDX-License-Identifier: Apache-2.0
// Moves a faire from one database to another, either way between SQLite and PostgreSQL.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "common/refusal.h"

namespace fg::server {

struct Copied {
    std::size_t tables = 0, rows = 0, people = 0;
    std::string sum;  // of all that was copied, read again from where it is now
};

// The target must hold nothing; if anything goes wrong, it holds nothing afterwards. Nobody may play meanwhile.
// Tests plant faults where the copy is made: `when_open` is told the address, once there is a storage and nothing in it yet.
Or<Copied> copy_database(const std::string& from, const std::string& to,
                         const std::function<void(const std::string& address)>& when_open = {});

}  // namespace fg::server
