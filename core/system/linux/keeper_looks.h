// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <sys/types.h>

/// What a keeper knows of the processes that have come of its program: those that descend from it, or where it is
/// process 1, all there are.
namespace hilltop::keeper {

/// Sends all of them a signal. As process 1 in one call, so that no process can start another meanwhile.
void signal_all(int signal);

/// What all of them have together.
struct Look {
    int processes = 0;
    std::int64_t memory = 0; ///< bytes
    bool unreadable = false; ///< one of them cannot be looked at as its keeper can look at others
};

/// Resident memory, and inside of isolation what temporary files of its own hold. `whole`: also files without a name,
/// and shared memory that no process may have in its tables at the moment; takes longer.
Look look_at_all(bool whole);

} // namespace hilltop::keeper
