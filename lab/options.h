// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <boost/json.hpp>

#include "common/args.h"

namespace fg::lab {

// All `--option key=value` as one object; a value that is not JSON is a word. What is neither is a fault.
boost::json::object options_in(Args& args);

}  // namespace fg::lab
