// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace hilltop {

bool has_terminal() {
    return ::isatty(STDERR_FILENO) != 0;
}

int terminal_columns() {
    winsize size{};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

} // namespace hilltop
