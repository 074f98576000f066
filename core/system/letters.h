// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// What the program and its keepers write to each other: letters through a socket of whole messages (SOCK_SEQPACKET),
/// between processes of one build and one machine, so as plain memory.
namespace hilltop::letters {

/// To a keeper.
enum class Order : std::uint32_t {
    Launch, ///< starts a program; three files come along: its stdin, stdout and stderr
    Kill,   ///< ends it and everything it has started
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
};

/// From a keeper.
enum class News : std::uint32_t {
    Started, ///< value: process id, also of its group
    Failed,  ///< value: errno of what did not work
    Ended,   ///< value: its status (exit_code()); nothing of it lives any more
};

struct Report {
    News news;
    std::int32_t value;
};

inline constexpr int kLongestLetter = 128 << 10; ///< bytes

} // namespace hilltop::letters
