// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace hilltop {

enum class SourceStyle {
    Java,
    JavaScript,
    Python,
};

/// The source of a bot, to be looked at without running it.
struct SourceText {
    QString text;
    QString bare; ///< the same, place for place, with blanks for comments and for what strings hold

    SourceText(const QString& source, SourceStyle style);
    /// Both count from 1.
    int line_of(qsizetype place) const;
    int column_of(qsizetype place) const;
    /// What lies between two places, as written.
    std::string written(qsizetype from, qsizetype to) const { return text.mid(from, to - from).toStdString(); }
};

} // namespace hilltop
