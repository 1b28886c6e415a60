// SPDX-License-Identifier: Apache-2.0
// A question about a table that some other server may have at work, and what came of it.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "common/refusal.h"

namespace fg::server {

struct HttpResponse {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    std::string set_cookie;
    std::string file_name;  // of a download
};
// With the status of its code, or with another.
HttpResponse error_response(const Refusal& refusal);
HttpResponse error_response(int status, const Refusal& refusal);

struct Inquiry {
    std::string table;
    std::map<std::string, std::string> fields;

    const std::string& operator[](const std::string& name) const {
        static const std::string none;
        const auto found = fields.find(name);
        return found == fields.end() ? none : found->second;
    }
};
using Answer = std::function<void(HttpResponse)>;

}  // namespace fg::server
