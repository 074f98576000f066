// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"
#include "tournament_files/given_matches.h"
#include "tournament_files/saved_tournament.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// The match of a number, as typed behind --match, out of a tournament's file.
Result<FoundMatch> saved_match(const std::string& path, const std::string& number);

/// A match that a command has been given.
struct OpenedMatch {
    Replay replay;
    std::string where;               ///< file and line, or file and match
    std::optional<FoundMatch> saved; ///< its match, if it comes from a tournament's file
};
/// The record of this place in a file of records, or the match of this number of a tournament's file, as typed behind
/// --match. `text`: what the file held, if it has been read already.
Result<OpenedMatch> open_match(const std::string& path, const std::string& number,
                               Replay::Asking asking = Replay::Asking::Now,
                               const std::optional<std::string>& text = {});

/// A line for people about a match that is as it was.
std::string reproduced_text(const FoundMatch& match);

} // namespace hilltop::cli
