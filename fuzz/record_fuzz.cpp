// SPDX-License-Identifier: Apache-2.0
// A record is either refused with its line and the reason, or plays through to a match whose own record says
// the same. An input is tried as it stands, and once more with every line's sum put right, so that what lies
// behind the sums is reached too.
#include "fuzz/lines.h"
#include "fuzz/session.h"
#include "games/all.h"
#include "match/record.h"

namespace {

using namespace fg;

std::string with_sums(const std::vector<std::string>& lines) {
    constexpr std::string_view key = ",\"sum\":\"";
    std::string text, sum;
    for (std::string line : lines) {
        if (const std::size_t at = line.rfind(key); at != std::string::npos)
            line.resize(at);
        else if (!line.empty() && line.back() == '}')
            line.pop_back();
        sum = SeededSource::to_hex(SeededSource::seed_from_text(sum + line)).substr(0, 16);
        text += line + std::string(key) + sum + "\"}\n";
    }
    return text;
}

void try_record(const std::string& text) {
    const Or<Record> record = read_record(text);
    if (!record) return fuzz::expect(record.refusal().message.size() > 4, "a refusal has no reason", text);
    const AnyGame* game = find_game(record->game);
    if (game == nullptr) return;
    Or<Replay> replay = Replay::start(*record, *game);
    if (!replay) return;
    if (const Or<Done> done = replay->finish(); !done) return;

    const std::string again = write_record(replay->match());
    const Or<Record> second = read_record(again);
    fuzz::expect(static_cast<bool>(second), "a record written by us was refused", again);
    Or<Replay> twice = Replay::start(*second, *game);
    if (!twice) return;  // its seed was kept secret, so that ours is not the one it was dealt from
    fuzz::expect(static_cast<bool>(twice->finish()) || !record->has_seed, "a record changed by replay",
                 again);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    try_record(std::string(reinterpret_cast<const char*>(bytes), size));
    try_record(with_sums(fg::fuzz::lines_of(bytes, size)));
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most,
                                               unsigned seed) {
    return fg::fuzz::mutate_lines(bytes, size, most, seed);
}
