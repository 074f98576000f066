// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "system/files.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// What keeps foreign programs from the network, the home folder and other people's files.
struct Isolation {
    const char* name = "none"; ///< "bubblewrap" or "none"
    std::optional<Error> why;  ///< where it is "none"
    bool on() const { return !why; }
};

/// Whether a bot is another program, with a process of its own.
bool runs_as_program(std::string_view bot);

/// What this machine has: bubblewrap with our filter of system calls, where a trial run of both has worked. The first
/// call tries, which takes some milliseconds; any thread.
const Isolation& isolation();

/// What an isolated program may reach besides the system's programs and libraries.
struct Reach {
    std::string working;              ///< its folder, to write in
    std::vector<std::string> shown;   ///< files and folders to read, wherever they lie
    std::vector<std::string> covered; ///< what it must not see although it lies in one of those
};

/// How a program is started isolated.
struct IsolatedStart {
    std::vector<std::string> words; ///< before the program's own
    std::vector<File> files;        ///< that bubblewrap finds open, numbered from 3
};
/// An isolated program sees nothing but the system's programs, libraries and run-times (SECURITY.md), what `reach`
/// shows, and folders for temporary files of its own. It has no network, no processes but its own and no capabilities,
/// and asks the system for less. It is process 1 there: its children cannot end it, and end with it.
Result<IsolatedStart> isolated(const Reach& reach);

/// Whether an isolated program sees a path only where it is shown: all that is no part of the system.
bool is_hidden(const std::string& path);

/// What has to be shown for a file to be read with what lies beside it: its folder; the file alone where the folder is
/// a whole home or temporary folder, or one at the top, as /srv.
std::string shown_for(const std::string& path);

/// What has to be shown for a program to run: nothing where the system shows it anyway, else its folder and what it is
/// installed with ("X/bin/node" comes with "X/lib").
std::vector<std::string> shown_for_program(const std::string& path);

} // namespace hilltop
