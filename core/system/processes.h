// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "system/pipes.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

using ProcessId = int;

ProcessId own_process();
/// The path of the program that runs here; empty if it cannot be found.
std::string own_program();
/// As many open files as the system lets us have.
void allow_many_files();

/// Waits for the end of a process that was started from here.
void wait_for_end(ProcessId process);
/// Whether it has ended, or is not a child of this process.
bool has_ended(ProcessId process);
/// The exit code that a process ended with, by its status from the system; nothing if a signal has ended it.
std::optional<int> exit_code(int status);
/// Whether it was ended as kill_group() and keepers end programs.
bool was_killed(int status);
/// "exit code 3", "signal 11 (SEGV)"; empty where the system does not tell.
std::string how_it_ended(int status);
void kill_group(ProcessId group);

/// What the descendants of a process take.
struct Taken {
    int processes = 0;
    std::int64_t memory = 0;               ///< bytes resident
    std::chrono::microseconds processor{}; ///< worked for, those that have ended included
};
/// All below `root`, itself not counted.
Taken taken_below(ProcessId root);

/// How long each thread below `root`, and `root` itself, has been ready to run and did not, by thread id, since it was
/// started. Empty where the system does not tell.
using Waits = std::map<ProcessId, std::chrono::nanoseconds>;
Waits waits_below(ProcessId root);

/// What a program says that needs no input and ends soon, stdout and stderr apart.
struct Saying {
    int status = 0; ///< exit code; 128 and more: ended by a signal
    std::string out;
    std::string errors;
};
/// How listening to it went; `code` is the system's error.
struct Listening {
    enum class End : std::uint8_t { Well, NoPipe, NoStart, TooLate } end = End::Well;
    int code = 0;
};
/// Waits for it, at most so long, or until `stopped` says so. The arguments begin with a path or a name that is looked
/// for in PATH. It runs in the root folder, so other paths among them have to be absolute. It
/// finds `more` open, numbered from 3.
Listening listen_to(const std::vector<std::string>& arguments, std::chrono::milliseconds at_most,
                    const std::function<bool()>& stopped, Saying& saying, std::span<const File> more = {});

} // namespace hilltop
