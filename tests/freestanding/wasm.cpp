// SPDX-License-Identifier: Apache-2.0
// The same as a WebAssembly module without imports; run_wasm.mjs prints what it computes.
#include "tests/freestanding/games.h"

#define EXPORT(name) __attribute__((export_name(name)))

void fg::check_failed(const char*, const char*, int) { __builtin_trap(); }

extern "C" {
EXPORT("game_count") int game_count() { return fg::freestanding::game_count(); }
EXPORT("signature") unsigned long long signature(int game) { return fg::freestanding::signature(game); }
EXPORT("id_start") const char* id_start(int game) { return fg::freestanding::id(game).data(); }
EXPORT("id_size") unsigned long id_size(int game) { return fg::freestanding::id(game).size(); }
}
