// SPDX-License-Identifier: Apache-2.0
// What a host does when FG_CHECK finds the program wrong.
#pragma once

namespace fg {

using CheckHandler = void (*)(const char* what, const char* file, int line);

// Sets the handler and returns the one before. A handler may throw; if it returns, the process aborts. The
// default prints one line and aborts. Safe to call from any thread.
CheckHandler set_check_handler(CheckHandler handler);

}  // namespace fg
