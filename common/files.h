// SPDX-License-Identifier: Apache-2.0
// Files in and out. What cannot be read or written is said with the file's name and the reason.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "common/refusal.h"

namespace fg {

// At most 64 MiB: larger ones are nobody's record or content.
Or<std::string> read_file(const std::string& path);

// Whole or not at all: written beside it under another name, forced to the disk, then renamed.
Or<Done> write_file(const std::string& path, std::string_view text);

// A JSON object, for --content.
Or<boost::json::object> read_json_object(const std::string& path);

}  // namespace fg
