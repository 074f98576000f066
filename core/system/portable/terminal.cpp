// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/terminal.h"

namespace hilltop {

bool has_terminal() {
    return false;
}

int terminal_columns() {
    return 0;
}

void hold_standard_files() {}

} // namespace hilltop
