// SPDX-License-Identifier: Apache-2.0
// What the suite found. Promises return a list of failures instead of asserting, so that a test can also
// demand that a planted fault is found.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/check.h"

namespace fg::conformance {

class Failures {
  public:
    // Only the first few are kept: one fault usually shows everywhere.
    void add(std::string what) {
        ++count_;
        if (list_.size() < 8) list_.push_back(std::move(what));
    }
    bool is_empty() const { return count_ == 0; }
    // A promise may stop early: nothing new will be kept.
    bool is_full() const { return count_ >= 8; }
    std::string text() const {
        std::string all;
        for (const std::string& one : list_) all += one + "\n";
        return all;
    }

  private:
    std::size_t count_ = 0;
    std::vector<std::string> list_;
};

// An FG_CHECK that failed while the suite was watching.
struct CheckFailed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// While it lives, a failed FG_CHECK throws CheckFailed instead of ending the program.
class CatchChecks {
  public:
    CatchChecks() : before_(set_check_handler(&raise)) {}
    ~CatchChecks() { set_check_handler(before_); }
    CatchChecks(const CatchChecks&) = delete;
    CatchChecks& operator=(const CatchChecks&) = delete;

  private:
    static void raise(const char* what, const char* file, int line) {
        throw CheckFailed(std::string("check failed: ") + what + " at " + file + ":" + std::to_string(line));
    }
    CheckHandler before_;
};

}  // namespace fg::conformance
