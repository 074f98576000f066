// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/terminal.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <initializer_list>

namespace hilltop {

bool has_terminal() {
    return ::isatty(STDERR_FILENO) != 0;
}

int terminal_columns() {
    winsize size{};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void hold_standard_files() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // The lowest free number is taken, which is this one. It stays open.
        if (::fcntl(number, F_GETFD) < 0) ::open("/dev/null", O_RDONLY);
    }
}

} // namespace hilltop
