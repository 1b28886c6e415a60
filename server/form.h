// SPDX-License-Identifier: Apache-2.0
// What a table is made or changed by, read from JSON.
#pragma once

#include "common/json_object.h"
#include "match/message_read.h"
#include "server/codes.h"

namespace fg::server {

inline Refusal bad_option(const std::string& message) { return refused(Code::bad_option, message); }

// Refers to `request`.
template <class Form>
Or<Form> read_form(const boost::json::object& request) {
    JsonObject fields(request);
    const Form form = read_message<Form>(fields);
    if (!fields.is_sound()) return bad_option(fields.fault().message);
    return form;
}

}  // namespace fg::server
