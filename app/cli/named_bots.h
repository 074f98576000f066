// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <string>
#include <utility>
#include <vector>

namespace hilltop::cli {

/// Splits "SPEC as NAME"; the name is empty if the text has none. A file whose path reads so is taken as a file.
std::pair<std::string, std::string> bot_and_name(const std::string& text);

/// Joins what a shell has cut: `--bot SPEC as NAME` is `--bot "SPEC as NAME"`.
std::vector<std::string> join_names(std::vector<std::string> arguments);

/// Gives entrants of the plan the names of a file, a line each: "Nestor.java as Old Nestor". A bot is called by its
/// spec, its file, or the end of its path, with :CLASS behind it where a file holds several. Lines that begin with #
/// are remarks. Names of bots that do not take part are reported on stderr; an error names the line.
Result<> take_names_file(const std::string& path, Plan& plan);

} // namespace hilltop::cli
