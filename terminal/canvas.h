// SPDX-License-Identifier: Apache-2.0
// A sheet of character cells to draw boards on. Whatever is put outside is cut off, so a board is never wider
// than its sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/terminal.h"

namespace fg::terminal {

class Canvas {
  public:
    Canvas(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }

    void put(int x, int y, std::string_view text, Ink ink = Ink::plain);
    // The text with its middle at column `x`, moved inside the sheet if it would stick out.
    void put_centred(int x, int y, std::string_view text, Ink ink = Ink::plain);
    // The text ending in the column before `end`.
    void put_right(int end, int y, std::string_view text, Ink ink = Ink::plain);

    // One marked text per row, without spaces at the end; empty rows at the end are left out.
    std::vector<std::string> lines() const;

  private:
    struct Cell {
        std::string bytes = " ";
        Ink ink = Ink::plain;
    };
    int width_;
    int height_;
    std::vector<Cell> cells_;
};

}  // namespace fg::terminal
