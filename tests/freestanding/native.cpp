// SPDX-License-Identifier: Apache-2.0
// Plays every game and prints the signatures with nothing but the C library under it: compiled without
// exceptions and run-time types, linked without the C++ library, so that a rule that allocated or threw would
// not link.
#include <stdio.h>
#include <stdlib.h>

#include "tests/freestanding/games.h"

void fg::check_failed(const char* what, const char* file, int line) {
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

int main() {
    for (int game = 0; game < fg::freestanding::game_count(); ++game) {
        const std::string_view id = fg::freestanding::id(game);
        printf("%.*s %016llx\n", static_cast<int>(id.size()), id.data(),
               static_cast<unsigned long long>(fg::freestanding::signature(game)));
    }
}
