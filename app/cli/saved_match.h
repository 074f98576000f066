// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_matches.h"
#include "records/replay.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// A match of a tournament's or a hill's file.
struct SavedMatch {
    std::unique_ptr<ContestMatches> contest;
    ContestMatch match;
    FoundMatch found;

    /// Why it is not shown, if it was not reproduced.
    Error changed() const { return contest->not_reproduced(match); }
    /// Its seats as the contest calls them.
    std::vector<std::string> names() const;
};
/// The match of a number, as typed behind --match. Says so on stderr where programs of others play it again that
/// nothing keeps from the person's files.
Result<SavedMatch> saved_match(const std::string& path, const std::string& number);

/// A match that a command has been given.
struct OpenedMatch {
    Replay replay;
    std::string where;               ///< file and line, or file and match
    std::optional<SavedMatch> saved; ///< if it comes from a contest's file

    /// Refuses a match of a contest that is another one now.
    Result<> check_reproduced() const { return saved && !saved->found.reproduced ? saved->changed() : Result<>(); }
};
/// The record of this place in a file of records, or the match of this number of a contest's file, as typed behind
/// --match. `text`: what the file held, if it has been read already.
Result<OpenedMatch> open_match(const std::string& path, const std::string& number,
                               Replay::Asking asking = Replay::Asking::Now,
                               const std::optional<std::string>& text = {});

/// A line for people about a match that is as it was.
std::string reproduced_text(const SavedMatch& match);

/// Which of the contest's entrants are meant behind `option`, by entrant: a name, a spec, a file or, of a hill, a name
/// with all its versions. Nothing was typed: nothing.
Result<std::optional<std::vector<bool>>> entrants_called(const ContestMatches& contest, const char* option,
                                                         const std::optional<std::string>& words);

} // namespace hilltop::cli
