// SPDX-License-Identifier: Apache-2.0
// Everything in a database but the logs, as it is copied from one to another.
#pragma once

#include "server/storage.h"

namespace fg::server {

struct Inventory {
    struct Known {
        StoredPerson person;
        std::string token;
    };
    std::vector<StoredTable> tables;  // in the order in which they were made
    std::vector<Known> people;        // by id
};

// Of a database that a storage has opened, and brought up to date, before.
Or<Inventory> take_inventory(const std::string& database);

}  // namespace fg::server
