// SPDX-License-Identifier: Apache-2.0
// The experiments with studies: what `lab_main` calls by name.
#pragma once

#include "lab/console.h"

namespace fg::lab {

int balance(Args& args, const Console& console);
int compare_tables(Args& args, const Console& console);
int merge_sums(Args& args, const Console& console);
int play_out(Args& args, const Console& console);
// What it says of the games that were played on from a match.
void print_shares(const Console& console, const AnyMatch& match, const PlayOut& sums);
int compare_devices(Args& args, const Console& console);
int measure_speed(Args& args, const Console& console);
int write_reports(Args& args, const Console& console);

}  // namespace fg::lab
