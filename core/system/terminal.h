// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hilltop {

/// Whether stderr is a terminal.
bool has_terminal();
/// How many characters a line of it has; 0: unknown.
int terminal_columns();

/// Standard files that are closed become ones that hold nothing and take nothing, so that no other file gets their
/// number. Writing to stdout still fails then.
void hold_standard_files();

} // namespace hilltop
