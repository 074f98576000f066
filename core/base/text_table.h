// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hilltop {

/// Columns of text, aligned: the first `left` columns to the left, the others to the right.
class TextTable {
public:
    explicit TextTable(std::size_t left)
        : m_left(left) {}
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    /// Every line ends with a line break and has no spaces at its end.
    std::string text() const;

private:
    std::size_t m_left;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace hilltop
