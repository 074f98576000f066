// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "system/files.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace hilltop {

/// Two ends that are closed in programs started from here; `mine` does not block.
struct Pipe {
    File mine, theirs;
};
enum class Flow : std::uint8_t { ToChild, FromChild };
/// 0, or the error number why no pipe can be created.
int open_pipe(Pipe& pipe, Flow flow);

/// How many bytes were read, 0: it is at its end; or minus the system's error, EAGAIN: there is nothing yet.
std::int64_t read_some(const File& file, std::span<char> space);
/// How many bytes were taken, or minus the system's error, EAGAIN: it is full.
std::int64_t write_some(const File& file, std::string_view text);

/// What is written to it is gone.
File open_nowhere();

/// No signal for a pipe whose reader has gone, in this thread and meanwhile. A thread beside the main one, which no
/// other program can address, goes without for good: three calls of the system less a request.
class NoPipeSignal {
public:
    NoPipeSignal();
    ~NoPipeSignal();
    NoPipeSignal(const NoPipeSignal&) = delete;
    NoPipeSignal& operator=(const NoPipeSignal&) = delete;

private:
    bool m_restores = false;
};

/// Waits for many pipes and sockets at once; for one thread, wake() aside.
class Watcher {
public:
    enum class For : std::uint8_t { Reading, Writing };
    static constexpr std::size_t kMost = 256; ///< found at once
    using Found = std::array<void*, kMost>;

    Watcher();
    ~Watcher();
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;

    /// Until it is unwatched, which has to be before it is closed: a process that another thread is starting may hold
    /// it open meanwhile, and its events would keep coming. Files are identified by their numbers.
    void watch(int file, void* whose, For what);
    void unwatch(int file);
    /// Waits at most so long for news: how many there are, and whose; null: it was woken.
    std::size_t wait(std::chrono::nanoseconds at_most, Found& whose);
    /// From any thread.
    void wake();

private:
    struct Own;
    const std::unique_ptr<Own> m_own;
};

} // namespace hilltop
