// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace hilltop {

/// A file of the operating system's, closed with its owner.
class File {
public:
    File() = default;
    explicit File(int number)
        : m_number(number) {}
    File(File&& other) noexcept;
    File& operator=(File&& other) noexcept;
    ~File() { close(); }

    explicit operator bool() const { return m_number >= 0; }
    int number() const { return m_number; } ///< -1: none
    void close();

private:
    int m_number = -1;
};

/// Two ends that are closed in programs started from here; `mine` does not block.
struct Pipe {
    File mine, theirs;
};
Result<Pipe> pipe_to_child();
Result<Pipe> pipe_from_child();

/// What the descendants of a process take, read from /proc.
struct Taken {
    int processes = 0;
    std::int64_t memory = 0; ///< bytes resident
};
/// All below `root`, itself not counted.
Taken taken_below(pid_t root);

/// How long each thread below `root` has been ready to run and did not, by thread id, since it was started. Empty
/// where the system does not tell.
using Waits = std::map<pid_t, std::chrono::nanoseconds>;
Waits waits_below(pid_t root);

/// What a program says that needs no input and ends soon, stdout and stderr apart.
struct Saying {
    int status = 0; ///< exit code; 128 and more: ended by a signal
    std::string out;
    std::string errors;
};
/// Waits for it, at most so long, or until `stopped` says so. The arguments begin with a path or a name that is looked
/// for in PATH.
Result<Saying> saying_of(const std::vector<std::string>& arguments, std::chrono::milliseconds at_most,
                         const std::function<bool()>& stopped = {});

/// Where a program lies that PATH names; empty if it is nowhere.
std::string find_program(std::string_view name);

} // namespace hilltop
