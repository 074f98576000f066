// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing here could wait for other programs, so none is started.
#include "system/processes.h"

#include <cerrno>
#include <random>

namespace hilltop {

/// Random, not the system's number: only keeps file names of several programs different.
ProcessId own_process() {
    static const auto number = static_cast<ProcessId>(std::random_device{}() >> 1);
    return number;
}

std::string own_program() {
    return {};
}

void allow_many_files() {}

void wait_for_end(ProcessId) {}

bool has_ended(ProcessId) {
    return true;
}

std::optional<int> exit_code(int) {
    return {};
}

bool was_killed(int) {
    return false;
}

std::string how_it_ended(int) {
    return {};
}

void kill_group(ProcessId) {}

Taken taken_below(ProcessId) {
    return {};
}

Waits waits_below(ProcessId) {
    return {};
}

Listening listen_to(const std::vector<std::string>&, std::chrono::milliseconds, const std::function<bool()>&, Saying&,
                    std::span<const File>) {
    return {Listening::End::NoStart, ENOTSUP};
}

} // namespace hilltop
