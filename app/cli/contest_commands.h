// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/add_command.h"
#include "cli/tournament_show.h"

namespace hilltop::cli {

/// What a kind of contest is called in the help of its commands.
struct ContestWords {
    const char* type;    ///< "FILE.htour"
    const char* file;    ///< "a tournament file"
    const char* entrant; ///< of a line of standings, "an entrant"
};

/// The commands that tournaments and hills have alike: `show`, `matches`, `faults` and `replay`.
void add_contest_looking(CLI::App& contest, Run& run, const ContestWords& words,
                         Result<> (*show)(const ShowOptions& options));

/// `replay` of a file of that type.
void add_replay(CLI::App& parent, Run& run, const char* type, const char* file);

} // namespace hilltop::cli
