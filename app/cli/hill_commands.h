// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/add_command.h"

namespace hilltop::cli {

/// Contests that stay open: `hill new`, `add`, `retire`, `disqualify`, `run`, `merge`, `watch`, `status`, `season`,
/// `log`, `site`, `dump`, and what add_contest_looking() has.
void add_hill(CLI::App& app, Run& run);

} // namespace hilltop::cli
