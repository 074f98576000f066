// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

namespace hilltop {

/// Reviews of matches whose own files cannot be written, in a folder of the program's: a file a match, which is a
/// record like any other. Without a folder nothing is kept and nothing found.
class SpareReviews {
public:
    explicit SpareReviews(std::string folder = {})
        : m_folder(std::move(folder)) {}

    bool able() const { return !m_folder.empty(); }
    const std::string& folder() const { return m_folder; }
    /// Gives a match the review that is kept of it here, unless its own is newer or deeper.
    void lend(Record& record) const;
    /// Keeps the review that the record has.
    Result<> keep(const Record& reviewed) const;

private:
    std::string path_of(const Record& record) const;

    std::string m_folder;
};

} // namespace hilltop
