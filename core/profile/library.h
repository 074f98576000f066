// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <optional>

namespace hilltop {

/// When a match left the table, in seconds since 1970: a field of its record beside those of the format.
Record dated(Record match, std::int64_t played);
Record undated(Record match);
std::optional<std::int64_t> played_at(const Record& match);

/// The folder of a person's finished matches: one file a month, one match a line.
class Library {
public:
    explicit Library(std::string folder)
        : m_folder(std::move(folder)) {}

    const std::string& folder() const { return m_folder; }

    struct Entry {
        std::string path;
        int index = 0; ///< of the line in its file; empty ones do not count
        Record record; ///< empty if there is a problem
        std::int64_t played = 0;
        std::optional<Error> problem{}; ///< why the line, or the whole file, cannot be read
    };

    /// Adds the match to this month's file; it is on the disk when this returns. The same match of the same second
    /// is added once, so a retry is harmless. Windows and programs wait for one another.
    Result<> add(const Record& match, std::int64_t played) const;
    /// The last matches, newest first, and in their places those that cannot be read.
    std::vector<Entry> recent(int most) const;
    /// All of one of its files, oldest first.
    static std::vector<Entry> matches_of(const std::string& path);
    /// Removes a match that add() was given at the time it says, such as one that is played on.
    Result<> take_back(const Record& dated) const;
    /// Removes the match of that entry from its file, wherever its line is now; no error if it is missing. An
    /// entry with a problem stays: what its line is worth is unknown.
    Result<> remove(const Entry& entry) const;

private:
    std::string m_folder;
};

} // namespace hilltop
