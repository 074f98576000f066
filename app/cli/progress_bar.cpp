// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/progress_bar.h"

#include "base/letters.h"
#include "cli/output.h"
#include "system/terminal.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace hilltop::cli {
namespace {

constexpr double kEvery = 5;                        // seconds between lines where there is no terminal
constexpr std::size_t kWidest = 40, kNarrowest = 8; // of the bar between its brackets

std::size_t terminal_width() {
    const int columns = terminal_columns();
    return columns < 20 ? 80 : static_cast<std::size_t>(columns);
}

std::string pace(const Progress& progress) {
    return grouped(static_cast<std::int64_t>(progress.pace() + 0.5)) + " a second";
}

} // namespace

std::string duration_text(double seconds) {
    const auto whole = static_cast<std::int64_t>(seconds + 0.5);
    if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

ProgressBar::ProgressBar(std::vector<std::string> names, const FileSink* sink)
    : m_names(std::move(names))
    , m_sink(sink)
    , m_terminal(has_terminal())
    , m_next(kEvery) {}

std::string ProgressBar::text(const Progress& progress) const {
    if (progress.solved >= 0)
        return fmt::format("a bot plays by tables that are made first: {:.0f} %", 100 * progress.solved);
    std::string line =
        fmt::format("{} of {} matches, {}", grouped(progress.played()), grouped(progress.total), pace(progress));
    if (progress.left >= 0) line += fmt::format(", {} left", duration_text(progress.left));
    if (progress.recalling > 0) line += ", bots that remember are playing earlier matches again";
    const auto rows = (progress.provisional ? *progress.provisional : progress.standings()).rows();
    if (progress.played() > 0 && !rows.empty()) {
        const bool cooperative = progress.course.plan().entry().info().cooperative;
        const StandingsRow& first = rows.front();
        line +=
            fmt::format(", {} leads with {}", shown_name(m_names[static_cast<std::size_t>(first.entrant)]),
                        cooperative ? fmt::format("{:.2f}", first.mean) : fmt::format("{:.1f} %", 100 * first.share));
    }
    if (m_sink != nullptr) line += fmt::format(", saved {:.0f} s ago", m_sink->saved().seconds_ago);
    return line;
}

void ProgressBar::show(const Progress& progress) {
    const double done = progress.share();
    const std::string percent = fmt::format("{:3.0f} %", 100 * done);
    if (!m_terminal) {
        if (progress.seconds < m_next) return;
        write_aside(fmt::format("{}  {}\n", percent, text(progress)));
        m_next = progress.seconds + kEvery;
        return;
    }
    std::string line = text(progress);
    const std::size_t columns = terminal_width() - 1, beside = percent.size() + 5;
    if (columns >= line.size() + beside + kNarrowest) {
        const std::size_t width = std::min(kWidest, columns - line.size() - beside);
        const auto full = static_cast<std::size_t>(done * static_cast<double>(width));
        line = fmt::format("{} [{}{}]  {}", percent, std::string(full, '#'), std::string(width - full, '.'), line);
    } else {
        line = percent + "  " + line;
    }
    write_aside(fmt::format("\r{}\x1b[K", line.substr(0, columns)));
}

void ProgressBar::show_finishing() const {
    write_aside(fmt::format("{}finishing what runs; Ctrl+C once more ends at once\n", m_terminal ? "\r\x1b[K" : ""));
}

void ProgressBar::finish(const Progress& progress) const {
    const auto played = progress.played() - progress.before;
    write_aside(fmt::format("{}{} {} in {:.1f} s, {}\n", m_terminal ? "\r\x1b[K" : "", grouped(played),
                            played == 1 ? "match" : "matches", progress.seconds, pace(progress)));
}

ShareBar::ShareBar()
    : m_terminal(has_terminal())
    , m_begun(std::chrono::steady_clock::now()) {}

void ShareBar::show(double share) {
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begun).count();
    if (seconds < m_next && share < 1) return;
    m_next = seconds + (m_terminal ? 0.1 : 5);
    std::string line = fmt::format("{:3.0f} %", 100 * share);
    if (share > 0.02 && share < 1) line += fmt::format("  {:.0f} s left", seconds * (1 - share) / share);
    if (!m_terminal) {
        if (seconds >= 5) write_aside(line + "\n");
        return;
    }
    constexpr std::size_t kWidth = 30;
    const auto full = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * kWidth);
    write_aside(fmt::format("\r[{}{}] {}\x1b[K", std::string(full, '#'), std::string(kWidth - full, '.'), line));
    m_shown = true;
}

void ShareBar::clear() {
    if (m_shown) write_aside("\r\x1b[K");
    m_shown = false;
}

} // namespace hilltop::cli
