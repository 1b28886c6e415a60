// SPDX-License-Identifier: Apache-2.0
#include "lab/chart.h"

#include <algorithm>

namespace fg::lab {
namespace {

// In pixels.
constexpr int width = 640, left = 230, longest = 320, row = 22, top = 40, bottom = 12;

constexpr std::string_view style =
    "<style>text{font:13px Georgia,serif;fill:#3a2a1a}.title{font-size:16px;font-weight:bold}"
    ".bar{fill:#b5532a}.mark{stroke:#2f6f62;stroke-width:2;stroke-dasharray:5 4}</style>";

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text)
        out += c == '<' ? "&lt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
    return out;
}
std::string text_at(int x, int y, std::string_view text, std::string_view more = {}) {
    return "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\"" + std::string(more) + ">" +
           escaped(text) + "</text>\n";
}

}  // namespace

std::string bar_chart(std::string_view title, std::span<const Bar> bars, double mark) {
    double most = std::max(mark, 1e-9);
    for (const Bar& bar : bars) most = std::max(most, bar.value);
    const auto length = [&](double value) { return static_cast<int>(longest * value / most); };
    const int height = top + row * static_cast<int>(bars.size()) + bottom;
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(width) +
                      " " + std::to_string(height) + "\" role=\"img\" aria-label=\"" + escaped(title) +
                      "\">\n" + std::string(style) +
                      "\n<rect width=\"100%\" height=\"100%\" fill=\"#f7efdc\"/>\n" +
                      text_at(12, 24, title, " class=\"title\"");
    int y = top;
    for (const Bar& bar : bars) {
        svg += text_at(left - 8, y + 15, bar.label, " text-anchor=\"end\"") + "<rect class=\"bar\" x=\"" +
               std::to_string(left) + "\" y=\"" + std::to_string(y + 3) + "\" width=\"" +
               std::to_string(length(bar.value)) + "\" height=\"" + std::to_string(row - 6) + "\"/>\n" +
               text_at(left + length(bar.value) + 6, y + 15, bar.words);
        y += row;
    }
    if (mark > 0) {
        const std::string x = std::to_string(left + length(mark));
        svg += "<line class=\"mark\" x1=\"" + x + "\" x2=\"" + x + "\" y1=\"" + std::to_string(top) +
               "\" y2=\"" + std::to_string(y) + "\"/>\n";
    }
    return svg + "</svg>\n";
}

}  // namespace fg::lab
