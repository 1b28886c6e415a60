// SPDX-License-Identifier: Apache-2.0
// The lists of server/wire.h as others read them: the client's types, and the tables of docs/wire.md.
#pragma once

#include <string>
#include <string_view>

#include "bots/games_and_bots.h"
#include "common/refusal.h"

namespace fg::server {

// A file of TypeScript.
std::string wire_typescript(const bots::GamesAndBots& offered);

// The manual with what stands between its marks written anew:
//
//   <!-- requests -->            every request over the socket, with its answer
//   <!-- fields: Info Lobby -->  the fields of those messages
//   <!-- words -->               the words of every enumeration
//   <!-- codes -->               every reason to refuse
//   <!-- end -->                 after each of them
//
// Refused: a mark without its end, an unknown mark or message, or a message that stands nowhere.
Or<std::string> with_tables(std::string_view manual);

}  // namespace fg::server
