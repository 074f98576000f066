// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/contest_matches.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hilltop {

/// A match of one of the files that were named.
struct GivenMatch {
    std::string file;
    std::uint64_t match = 0; ///< from 0: record of the file, or match of the contest
    std::string where{};     ///< file and line, or file and match
    bool tournament = false; ///< the file is that of a contest, a tournament or a hill
    Result<Record> record = failure("review_files", "{}", "none"); ///< or why it cannot be shown, with `where`
    std::optional<std::uint64_t> key{};                            ///< ContestMatches::review_key(), if not `match`
    std::uint64_t review_key() const { return key.value_or(match); }
};

/// The matches of files of records, of folders of these and of the files of tournaments and hills, in order. Files are
/// read when their turn comes; matches of built-in bots that a contest did not keep are made again.
class GivenMatches {
public:
    enum class Which { Drawn, Latest };

    /// Counts them. At most `most` are taken, drawn evenly or the last of all; 0: all. More of them drawn are those and
    /// others. A path that cannot be read is a problem(). `piped`: what the only one held, if it has been read already.
    /// `game`: contests of other games are left out; empty: none.
    GivenMatches(const std::vector<std::string>& paths, std::uint64_t most, Which which = Which::Drawn,
                 std::optional<std::string> piped = {}, std::string game = {});

    std::uint64_t count() const { return m_taken; }
    const std::vector<Error>& problems() const { return m_problems; }
    /// Matches of hosted bots that their contests did not keep: all of a hill, and of a tournament those next() came
    /// by.
    std::uint64_t not_kept() const { return m_not_kept; }
    /// Nothing after the last one.
    std::optional<GivenMatch> next();

private:
    struct File {
        std::string path;
        bool contest = false;
        std::uint64_t matches = 0;
        std::uint64_t missing = 0;          ///< ContestMatches::leave_out_missing()
        std::optional<std::string> piped{}; ///< what came through a pipe, which can be read once
    };
    void add(const std::string& path, std::optional<std::string> piped = {});
    Result<> open(File& file);
    bool chosen();
    std::optional<GivenMatch> match_of_contest(const File& file, bool takes);
    GivenMatch match_of_records(const File& file, std::uint64_t number);

    std::vector<File> m_files;
    std::set<std::string> m_known; ///< real paths
    std::string m_game;            ///< of contests; may be empty
    Which m_which;
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
    std::unique_ptr<ContestMatches> m_contest;
};

} // namespace hilltop
