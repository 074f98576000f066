// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/runner.h"
#include "tournament_files/file_sink.h"

#include <chrono>

namespace hilltop::cli {

/// "2:05", "1:02:05"
std::string duration_text(double seconds);

/// How far a tournament is, on stderr: on a terminal one line with a bar as wide as it is, written over again and
/// again, else a line every few seconds.
class ProgressBar {
public:
    /// The sink, if any, outlives the bar.
    ProgressBar(std::vector<std::string> names, const FileSink* sink);
    void show(const Progress& progress);
    /// Once, when the work is to end early.
    void show_finishing() const;
    void finish(const Progress& progress) const;

private:
    std::string text(const Progress& progress) const;

    std::vector<std::string> m_names;
    const FileSink* m_sink;
    bool m_terminal;
    double m_next; ///< seconds since the start
};

/// How far a calculation is, on stderr: a line written over again on a terminal, else one every few seconds.
class ShareBar {
public:
    ShareBar();
    void show(double share);
    /// The line goes, so that something else can be said.
    void clear();

private:
    bool m_terminal;
    bool m_shown = false;
    std::chrono::steady_clock::time_point m_begun;
    double m_next = 0;
};

} // namespace hilltop::cli
