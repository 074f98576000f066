// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// What keeps foreign programs from the network, the home folder and other people's files.
struct Isolation {
    const char* name = "none"; ///< "bubblewrap" or "none"
    std::optional<Error> why;  ///< where it is "none"
    bool on() const { return !why; }
};

/// What this machine has: bubblewrap where a trial run of it has worked. The first call tries, which takes some
/// milliseconds; any thread.
const Isolation& isolation();

/// What an isolated program may reach besides the read-only system.
struct Reach {
    std::string working;            ///< its folder, to write in
    std::string hidden;             ///< a folder that it must not see: that of the others' working folders
    std::vector<std::string> shown; ///< files and folders to read, wherever they lie
};

/// The words before a program's own that run it isolated: no network, no home, no temporary files, no processes but its
/// own, no capabilities. It is process 1 there: none of its children can end it, and all end with it.
std::vector<std::string> isolated(const Reach& reach);
/// How many processes of bubblewrap's stand above the program.
inline constexpr int kIsolationProcesses = 1;

/// Whether a path lies in one of the folders that isolation hides, or is one.
bool is_hidden(const std::string& path);

/// What has to be shown for a file to be read with what lies beside it: its folder; the file alone where the folder is
/// a whole home or temporary folder.
std::string shown_for(const std::string& path);

/// What has to be shown for a program to run: nothing where the system shows it anyway, else its folder and what it is
/// installed with ("X/bin/node" comes with "X/lib").
std::vector<std::string> shown_for_program(const std::string& path);

} // namespace hilltop
