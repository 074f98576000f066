// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/contest_matches.h"

namespace hilltop {

/// True if a path names a hill's file: by its first bytes, or by its name where nothing can be read.
bool is_hill_file(const std::string& path);
/// True if it names a tournament's or a hill's file rather than a file of records.
bool is_contest_file(const std::string& path);
/// The matches of a tournament or of a hill, whichever it is. A hill's are numbered over all pairings that have played,
/// in order of the names and versions of their sides and then of parts, each with Plan::matches numbers: pairings of
/// new bots come in between.
Result<std::unique_ptr<ContestMatches>> open_contest(const std::string& path);

} // namespace hilltop
