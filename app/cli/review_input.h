// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "records/record.h"
#include "store/saved_tournament.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hilltop::cli {

/// A match of one of the files that were named.
struct GivenMatch {
    std::string file;
    std::uint64_t match = 0; ///< as --match counts: record of the file, or match of the tournament
    std::string where{};     ///< file and line, or file and match
    Result<Record> record = failure("cli", "none"); ///< or why it cannot be shown, with `where`
};

/// The matches of files of records, of folders of these and of tournaments' files, in order. Files are read when their
/// turn comes; matches of built-in bots that a tournament did not keep are made again.
class GivenMatches {
public:
    /// Counts them. At most `most` are taken, drawn evenly; 0: all. A path that cannot be read is a problem().
    GivenMatches(const std::vector<std::string>& paths, std::uint64_t most);

    std::uint64_t count() const { return m_taken; }
    const std::vector<Error>& problems() const { return m_problems; }
    /// Matches of hosted bots that their tournaments did not keep, among those next() went through.
    std::uint64_t not_kept() const { return m_not_kept; }
    /// Nothing after the last one.
    std::optional<GivenMatch> next();

private:
    struct File {
        std::string path;
        bool tournament = false;
        std::uint64_t matches = 0;
    };
    void add(const std::string& path);
    Result<> open(const File& file);
    bool chosen();
    std::optional<GivenMatch> match_of_tournament(const File& file, bool takes);
    GivenMatch match_of_records(const File& file, std::uint64_t number);

    std::vector<File> m_files;
    std::set<std::string> m_known; ///< real paths
    std::vector<Error> m_problems;
    std::uint64_t m_total = 0, m_taken = 0;
    std::uint64_t m_seen = 0, m_left = 0; ///< of the drawing
    std::uint64_t m_not_kept = 0;
    std::size_t m_file = 0;
    std::uint64_t m_next = 0; ///< in that file
    // The file whose turn it is.
    bool m_open = false;
    std::vector<std::pair<int, std::string>> m_lines; ///< number from 1 and text
    std::vector<Record> m_imported;
    std::optional<SavedTournament> m_tournament;
    std::uint32_t m_series = 0; ///< folded series, from 0
    int m_match = 0;            ///< in it
};

} // namespace hilltop::cli
