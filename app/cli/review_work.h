// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "cli/review_command.h"
#include "review_files/reviewing.h"

#include <chrono>
#include <map>

namespace hilltop::cli {

/// What the options come to, read and checked.
struct ReviewWork {
    ReviewOrder order; ///< stops at Ctrl+C
    std::optional<std::uint64_t> seed;
    std::optional<MarkLimits> marks; ///< nothing: those of the game
    std::uint64_t most = 0;
    std::size_t worst = 0;
    std::optional<std::string> piped{}; ///< what the only file held, where it can be read only once
};
Result<ReviewWork> read_review_work(const ReviewOptions& options);

/// The kept review if it is as deep, else a new one, marked as asked for. Nothing if it was stopped; `judged` says
/// which one it is.
Result<std::optional<Review>> review_of(const Replay& replay, const ReviewWork& work, const std::string& where,
                                        bool& judged);

/// Says the review in the file of `--text`, or prints it.
Result<> tell_review(const ReviewOptions& options, const std::string& text);

/// Keeps reviews with their records, in the files they came from or in one of their own, many with one writing.
class ReviewKeeper {
public:
    /// Reads the file of `--record`, if there is one by now.
    static Result<ReviewKeeper> make(const ReviewOptions& options);

    /// Gives a match the review that the file of `--record` has of it, or that is kept beside its tournament.
    void lend(const GivenMatch& match, Record& record);
    /// `match` as it was read; `replay` is of the same, or of what was lent. Writes what has gathered every few
    /// seconds.
    Result<> keep(const GivenMatch& match, const Replay& replay, const Review& review, bool judged);
    /// Writes the rest.
    Result<> finish();

private:
    std::string m_own; ///< the file of --record; may be empty
    bool m_save = false;
    std::vector<std::string> m_lines;          ///< of m_own
    std::map<std::string, std::size_t> m_find; ///< line of a match
    bool m_changed = false;
    ReviewShelf m_shelf; ///< of --save
    std::chrono::steady_clock::time_point m_written = std::chrono::steady_clock::now();
};

} // namespace hilltop::cli
