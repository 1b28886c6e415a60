// SPDX-License-Identifier: Apache-2.0
#include "lab/watched.h"

#include "match/speaker.h"

namespace fg::lab {

FoundDevice device_of(Args& args) {
    Or<FoundDevice> found = device_named(args.value("--device", "auto"));
    if (found) return std::move(*found);
    args.fail(found.refusal().message);
    return {};
}

Watched::Watched(const Console& console, int threads, FoundDevice found)
    : console_(console), threads_(threads), device_(std::move(found.device)) {
    if (!found.note.empty()) note(found.note);
}

Running Watched::running(int players, u64 games, u64 played) {
    const auto line = progress_line(console_, counted(players, "player"), games);
    return {.threads = threads_,
            .device = has_given_up_ ? nullptr : device_.get(),
            .is_stopped = &interrupt_.flag(),
            .progress =
                [line, played](u64 now) {
                    if (line) line(played + now);
                },
            .gave_up =
                [this](const std::string& what) {
                    note(what);
                    has_given_up_ = true;
                }};
}

}  // namespace fg::lab
