// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance.h"
#include "tests/toy/lantern_text.h"

using Lantern = fg::lantern::Lantern<fg::lantern::Leak::none>;

FG_CONFORMANCE(Lantern, Lantern, fg::lantern::Text)
