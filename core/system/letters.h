// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

/// What the program and its keepers write to each other: letters through a socket of whole messages (SOCK_SEQPACKET),
/// between processes of one build and one machine, so as plain memory.
namespace hilltop::letters {

/// To a keeper.
enum class Order : std::uint32_t {
    Launch, ///< starts a program; its files come along, from stdin on, and behind them the page of Attention
    Kill,   ///< ends it and everything it has started
    Thaw,   ///< lets it work on: it is asked again
};

/// Begins the letter of a launch. Behind it texts, each ended by a zero: the folder, the arguments, the variables.
struct Launch {
    Order order = Order::Launch;
    std::uint32_t arguments;
    std::uint32_t variables;
    std::uint32_t open_files;
    std::uint64_t data;      ///< bytes of RLIMIT_DATA
    std::uint64_t file_size; ///< bytes of a file it writes
    std::uint64_t processes; ///< of the user, threads counted: the second net only
    std::uint64_t memory;    ///< bytes that all of it may take; 0: the keeper does not look
    std::uint32_t most_processes;
    std::int32_t nice; ///< as in setpriority()
    bool freezes;      ///< it is stopped while it is not asked
};

/// What both see of one program, in memory they share.
struct Attention {
    std::atomic<std::uint32_t> asked;      ///< whether it has something to do
    std::atomic<std::uint32_t> turns;      ///< how often it has been given something to do
    std::atomic<std::uint32_t> frozen;     ///< whether it is stopped, or is about to be: then it needs a Thaw
    std::atomic<std::int64_t> most_memory; ///< bytes it has been seen with
};
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

/// From a keeper.
enum class News : std::uint32_t {
    Started,          ///< value: process id, also of its group
    Failed,           ///< value: errno of what did not work
    Ended,            ///< value: its status (exit_code()); nothing of it lives any more
    TooMuchMemory,    ///< value: MiB; it is being ended, as below
    TooManyProcesses, ///< value: how many
    Unreadable,       ///< it keeps the keeper from looking at what it holds
};

struct Report {
    News news;
    std::int32_t value;
};

inline constexpr std::size_t kMostFiles = 8;     ///< that come along with a letter
inline constexpr int kLongestLetter = 128 << 10; ///< bytes

} // namespace hilltop::letters
