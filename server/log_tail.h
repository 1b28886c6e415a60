// SPDX-License-Identifier: Apache-2.0
// The end of a table's log, as far as its rows only say how something stands now: whether somebody is ready, what they
// pledged, which bot sits where, what is passed for them. Said again, such a row takes the place of the one before, so that
// nobody fills a log by changing their mind. Anything else that is written ends it: what came before is history.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/storage.h"

namespace fg::server {

class LogTail {
  public:
    struct Change {
        std::uint64_t replaces = 0;  // so many of the last rows
        LogRow last{};               // of these
        std::vector<LogRow> rows{};
    };

    // What is to be written so that the log also says this; from then on it counts as written.
    Change add(std::vector<LogRow> rows);
    // What the log says.
    void load(const std::vector<LogRow>& rows);

  private:
    struct Statement {
        std::string subject;
        LogRow row;
    };
    std::vector<Statement> statements_;
};

}  // namespace fg::server
