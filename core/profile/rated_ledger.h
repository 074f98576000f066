// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/own_rating.h"

#include <functional>

namespace hilltop {

/// What a person's rating is made of: a line for every rated match that has ended or was left, in a file of the folder
/// of their matches (see Library). It holds what the match was for the rating, so deleting the match changes nothing.
/// The two matches of a pair have a line each, of format 2: a reader of format 1 finds no match in them.
class RatedLedger {
public:
    explicit RatedLedger(std::string folder)
        : m_folder(std::move(folder)) {}

    /// Collects the rated matches of a folder that has no ledger yet, once.
    Result<> begin() const;
    /// Adds a match that has ended; it is on the disk when this returns. One that is not rated, says nothing
    /// of its person or was added before is ignored. Windows and programs wait for one another.
    Result<> add(const Record& match, std::int64_t played) const;

    struct Contents {
        std::vector<RatedMatch> matches; ///< in the order they were added; the two of a pair as one
        std::vector<Error> problems;     ///< lines that cannot be read, or why the file cannot; they stay as they are
    };
    /// What begin() would collect from a folder without a ledger.
    Contents read() const;
    /// The same for a caller that has read all matches of the folder, oldest first.
    Contents read(std::span<const Record> all) const;

private:
    bool begun() const;
    std::string path() const { return m_folder + "/rated.jsonl"; }
    /// Puts lines behind those that it is called with.
    Result<> change(const std::function<std::string(const std::string& text)>& lines) const;

    std::string m_folder;
};

/// What a ledger makes of matches, in their order: those that are rated and say something about their person. The two
/// of a pair are one.
std::vector<RatedMatch> rated_matches(std::span<const Record> matches);

/// Adds an ended match to the ledger of the folder and then to its matches. Killed between the
/// two, the draft is still there, and taking the match again is as good as once.
Result<> keep_match(const std::string& folder, const Record& match, std::int64_t played);

} // namespace hilltop
