// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/add_command.h"

namespace hilltop::cli {

void add_match(CLI::App& app, Run& run);
/// What authors of bots try theirs with: compare-bots, new-bot, bench, check-bot, reproduce.
void add_author_commands(CLI::App& app, Run& run);

} // namespace hilltop::cli
