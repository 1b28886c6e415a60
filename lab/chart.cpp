// SPDX-License-Identifier: Apache-2.0
#include "lab/chart.h"

#include <algorithm>
#include <cmath>

#include "lab/format.h"

namespace fg::lab {
namespace {

// In pixels of a chart as wide as a phone.
constexpr double width = 300, row = 42, bar_height = 14, label_height = 22, column_area = 130, axis = 24;

std::string at(std::string_view name, double value) {
    return " " + std::string(name) + "=\"" + decimals(value, 1) + "\"";
}
std::string text_at(double x, double y, std::string_view text, std::string_view anchor = "start") {
    return "<text" + at("x", x) + at("y", y) + " text-anchor=\"" + std::string(anchor) + "\">" +
           escaped(text) + "</text>";
}
std::string line(std::string_view look, double x1, double y1, double x2, double y2) {
    return "<line class=\"" + std::string(look) + "\"" + at("x1", x1) + at("y1", y1) + at("x2", x2) +
           at("y2", y2) + "/>";
}
// The dye, and the outline it misses by a little.
std::string block(std::string_view look, double x, double y, double w, double h) {
    const std::string size = at("width", std::max(w, 0.0)) + at("height", std::max(h, 0.0)) + "/>";
    return "<rect class=\"" + std::string(look) + "\"" + at("x", x + 1.5) + at("y", y + 1.5) + size +
           "<rect class=\"outline\"" + at("x", x) + at("y", y) + size;
}
std::string opened(std::string_view title, double height) {
    return "<figure><figcaption>" + escaped(title) + "</figcaption><svg viewBox=\"0 0 " + decimals(width, 0) +
           " " + decimals(height, 0) + "\" role=\"img\" aria-label=\"" + escaped(title) + "\">\n";
}
constexpr std::string_view closed = "</svg></figure>\n";

double highest(std::span<const Bar> bars, double least) {
    double most = least;
    for (const Bar& bar : bars) most = std::max({most, std::abs(bar.value), bar.high});
    return std::max(most, 1e-9);
}
// Label and value above where the bar will be.
std::string heading(const Bar& bar, double y) {
    return text_at(2, y + label_height - 6, bar.label) +
           text_at(width - 2, y + label_height - 6, bar.words, "end");
}
std::string whisker(double low, double high, double y) {
    const double middle = y + bar_height / 2;
    return line("whisker", low, middle, high, middle) + line("whisker", low, middle - 4, low, middle + 4) +
           line("whisker", high, middle - 4, high, middle + 4);
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text)
        out += c == '<'   ? "&lt;"
               : c == '>' ? "&gt;"
               : c == '&' ? "&amp;"
               : c == '"' ? "&quot;"
                          : std::string(1, c);
    return out;
}

std::string bar_chart(std::string_view title, std::span<const Bar> bars, double mark) {
    const double scale = (width - 8) / highest(bars, mark);
    std::string svg = opened(title, row * static_cast<double>(bars.size()) + 4);
    double y = 0;
    for (const Bar& bar : bars) {
        svg += heading(bar, y) + block("bar", 2, y + label_height, bar.value * scale, bar_height);
        if (bar.high > bar.low)
            svg += whisker(2 + std::max(bar.low, 0.0) * scale, 2 + bar.high * scale, y + label_height);
        if (mark > 0)
            svg += line("mark", 2 + mark * scale, y + label_height - 3, 2 + mark * scale, y + row - 2);
        svg += "\n";
        y += row;
    }
    return svg + std::string(closed);
}

std::string difference_chart(std::string_view title, std::span<const Bar> bars) {
    const double scale = (width / 2 - 8) / highest(bars, 0), middle = width / 2;
    std::string svg = opened(title, row * static_cast<double>(bars.size()) + 4);
    double y = 0;
    for (const Bar& bar : bars) {
        const double length = std::abs(bar.value) * scale;
        svg +=
            heading(bar, y) + block(bar.value < 0 ? "loss" : "gain", bar.value < 0 ? middle - length : middle,
                                    y + label_height, length, bar_height);
        svg += line("axis", middle, y + label_height - 3, middle, y + row - 2) + "\n";
        y += row;
    }
    return svg + std::string(closed);
}

std::string column_chart(std::string_view title, std::span<const Bar> columns) {
    const double count = static_cast<double>(std::max<std::size_t>(columns.size(), 1));
    const double step = (width - 4) / count, scale = (column_area - 22) / highest(columns, 0);
    const auto between = static_cast<std::size_t>(std::max(1.0, std::ceil(count / 8)));
    std::string svg = opened(title, column_area + axis);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double x = 2 + step * static_cast<double>(i), height = columns[i].value * scale;
        svg += block("bar", x, column_area - height, std::max(step - 2.5, 0.8), height);
        if (i % between == 0 && x + step / 2 < width - 12)
            svg += text_at(x + step / 2, column_area + axis - 6, columns[i].label, "middle");
        svg += "\n";
    }
    const auto best = std::ranges::max_element(columns, {}, &Bar::value);
    if (best != columns.end()) {
        const double x = 2 + step * (static_cast<double>(best - columns.begin()) + 0.5);
        svg += text_at(std::clamp(x, 24.0, width - 24), 14, best->words, "middle");
    }
    return svg + line("axis", 0, column_area, width, column_area) + std::string(closed);
}

}  // namespace fg::lab
