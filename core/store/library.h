// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

namespace hilltop {

/// The folder of a person's finished matches: one file a month, one match a line.
class Library {
public:
    explicit Library(std::string folder)
        : m_folder(std::move(folder)) {}

    struct Entry {
        std::string path;
        int index = 0; ///< of the match in its file
        Record record;
        std::int64_t played = 0; ///< seconds since 1970
    };

    /// Appends the match to this month's file. `now` in seconds since 1970.
    Result<> add(const Record& record, std::int64_t now) const;
    /// The last matches, newest first; lines that cannot be read are left out.
    std::vector<Entry> recent(int most) const;

private:
    std::string m_folder;
};

} // namespace hilltop
