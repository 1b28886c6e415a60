// SPDX-License-Identifier: Apache-2.0
#include "terminal/canvas.h"

#include <algorithm>

namespace fg::terminal {

Canvas::Canvas(int width, int height)
    : width_(width),
      height_(height),
      cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

void Canvas::put(int x, int y, std::string_view text, Ink ink) {
    if (y < 0 || y >= height_) return;
    while (!text.empty()) {
        const Glyph glyph = first_glyph(text);
        const bool is_valid = glyph.bytes.data() == text.data();
        text.remove_prefix(is_valid ? glyph.bytes.size() : 1);
        if (glyph.width == 0) continue;
        if (x >= 0 && x + glyph.width <= width_) {
            const auto at = static_cast<std::size_t>(y * width_ + x);
            cells_[at] = {std::string(glyph.bytes), ink};
            if (glyph.width == 2) cells_[at + 1] = {"", ink};
        }
        x += glyph.width;
    }
}

void Canvas::put_centred(int x, int y, std::string_view text, Ink ink) {
    const int width = width_of(text);
    put(std::clamp(x - width / 2, 0, std::max(0, width_ - width)), y, text, ink);
}

void Canvas::put_right(int end, int y, std::string_view text, Ink ink) {
    put(end - width_of(text), y, text, ink);
}

std::vector<std::string> Canvas::lines() const {
    std::vector<std::string> lines;
    for (int y = 0; y < height_; ++y) {
        const Cell* row = &cells_[static_cast<std::size_t>(y * width_)];
        int end = width_;
        while (end > 0 && row[end - 1].bytes == " ") --end;
        std::string line;
        for (int x = 0; x < end;) {
            std::string run;
            const Ink ink = row[x].ink;
            for (; x < end && row[x].ink == ink; ++x) run += row[x].bytes;
            line += inked(ink, run);
        }
        lines.push_back(line);
    }
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    return lines;
}

}  // namespace fg::terminal
