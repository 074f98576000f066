// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hilltop {

/// Columns of text, aligned: the first `left` columns to the left, the others to the right.
struct TextTable {
    std::size_t left = 1;
    std::vector<std::vector<std::string>> rows{};

    void add(std::vector<std::string> cells) { rows.push_back(std::move(cells)); }
    /// Every line ends with a line break and has no spaces at its end.
    std::string text() const;
};

} // namespace hilltop
