// SPDX-License-Identifier: Apache-2.0
#include "engine/check.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

#include "engine/base.h"

namespace fg {
namespace {

void print_failure(const char* what, const char* file, int line) {
    std::fprintf(stderr, "fairground: check failed: %s (%s:%d)\n", what, file, line);
}

std::atomic<CheckHandler> current_handler{&print_failure};

}  // namespace

CheckHandler set_check_handler(CheckHandler handler) { return current_handler.exchange(handler); }

void check_failed(const char* what, const char* file, int line) {
    current_handler.load()(what, file, line);
    std::abort();
}

}  // namespace fg
