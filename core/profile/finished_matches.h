// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/library.h"

#include <map>
#include <mutex>

namespace hilltop {

/// All finished matches of a library's folder, for what counts results: without answers, branches, notes and reviews,
/// so that ten thousand take little room. A file that has not changed is not read again, so after a match only that of
/// its month is. Those that can be played on are found on the way, with their answers.
class FinishedMatches {
public:
    explicit FinishedMatches(std::string folder)
        : m_folder(std::move(folder)) {}

    /// Oldest first. From any thread.
    std::vector<Record> read();
    /// As read() found them, newest first; none that was played on later, or whose deal was played to its end since.
    std::vector<Library::Entry> left();
    /// Files read so far.
    int files_read() const { return m_read; }

private:
    struct Month {
        std::uintmax_t size = 0;
        std::int64_t changed = 0;
        std::vector<Record> matches;
        std::vector<Library::Entry> left;
    };
    bool ended_later(const Library::Entry& left) const;
    const std::string m_folder;
    std::mutex m_mutex;
    std::map<std::string, Month> m_months; ///< by path, oldest first
    int m_read = 0;
};

} // namespace hilltop
