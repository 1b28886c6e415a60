// SPDX-License-Identifier: Apache-2.0
#include <zlib.h>

#include "engine/base.h"
#include "lab/gpu/kernels.h"

namespace fg::lab::gpu {
namespace {

constexpr int gzip_window = 15 + 16;  // the largest window, with gzip's head

std::string unpacked(std::string_view bytes) {
    z_stream stream{};
    FG_CHECK(inflateInit2(&stream, gzip_window) == Z_OK);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string text;
    int status = Z_OK;
    while (status == Z_OK) {
        const std::size_t done = text.size();
        text.resize(done + (std::size_t{1} << 20));
        stream.next_out = reinterpret_cast<Bytef*>(text.data() + done);
        stream.avail_out = static_cast<uInt>(text.size() - done);
        status = inflate(&stream, Z_NO_FLUSH);
    }
    text.resize(stream.total_out);
    inflateEnd(&stream);
    FG_CHECK(status == Z_STREAM_END);  // the build packed it
    return text;
}

}  // namespace

std::string kernels_of(std::string_view game, Player player) {
    for (const PackedKernels& packed : packed_kernels())
        if (packed.game == game && packed.player == player) return unpacked(packed.bytes);
    return {};
}

std::string with_registers(std::string text, std::string_view kernel, int registers) {
    const std::size_t entry = text.find(".entry " + std::string(kernel) + "(");
    const std::size_t body = entry == std::string::npos ? entry : text.find("\n{", entry);
    if (body != std::string::npos) text.insert(body, "\n.maxnreg " + std::to_string(registers));
    return text;
}

}  // namespace fg::lab::gpu
