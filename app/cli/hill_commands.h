// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/add_command.h"

namespace hilltop::cli {

/// Contests that stay open: `hill new`, `add`, `retire`, `disqualify`, `run`, `status`, `season`, `log`, `dump`,
/// `watch`.
void add_hill(CLI::App& app, Run& run);

} // namespace hilltop::cli
