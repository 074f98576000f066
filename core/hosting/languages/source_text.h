// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hilltop {

enum class SourceStyle {
    Java,
    JavaScript,
};

/// The source of a bot, to be looked at without running it.
struct SourceText {
    std::string text;
    std::string bare; ///< the same, place for place, with blanks for comments and for what strings hold

    SourceText(std::string source, SourceStyle style);
    /// Both count from 1; a letter of several bytes is one column.
    int line_of(std::size_t place) const;
    int column_of(std::size_t place) const;
    /// What lies between two places, as written.
    std::string written(std::size_t from, std::size_t to) const { return text.substr(from, to - from); }
};

} // namespace hilltop
