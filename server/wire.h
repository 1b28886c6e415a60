// SPDX-License-Identifier: Apache-2.0
// Every message between the server and its clients. These headers are the one place where they are declared: the server reads
// and writes them by their lists, `fairground types` writes the client's types from them, and the tables of docs/wire.md. A new
// request is a struct in wire_requests.h, an entry in HubRequest or TableRequest, and a function `on` in Hub or Actor.
#pragma once

#include "server/wire_play.h"
#include "server/wire_requests.h"
#include "server/wire_table.h"
