// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "system/letters.h"
#include "system/processes.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// What a keeper is to start.
struct LaunchOrder {
    std::string folder;
    std::vector<std::string> arguments; ///< the first is the path of the program
    std::vector<std::string> variables; ///< "NAME=value", all that it gets
    std::uint64_t data = 0;             ///< bytes of memory that it may ask for
    std::uint64_t memory = 0;           ///< bytes that all its processes may take; 0: no one looks
    int processes = 0;                  ///< that it may have
    bool freezes = false;               ///< it is stopped while no one attends to it: Keeper::attend()
    std::vector<File> more{};           ///< that it finds open, numbered from 3
};

/// Which call of the system did not work, and its error.
struct KeeperProblem {
    const char* call = nullptr;
    int code = 0;
    explicit operator bool() const { return call != nullptr; }
};

/// The small process that is the parent of one hosted program and ends all that comes of it (linux/keeper_program.cpp);
/// it is gone when this object is, or when our process is, however that ends.
class Keeper {
public:
    /// Starts one that has nothing to do yet.
    static KeeperProblem start(Keeper& keeper);
    /// A second one, inside of the first's isolation, for what starts many processes there: what to start in the first
    /// one with the words of isolation before it, and the files it takes along.
    struct Inner;
    static KeeperProblem inner(Inner& inner);

    Keeper() = default;
    Keeper(Keeper&&) noexcept = default;
    Keeper& operator=(Keeper&&) noexcept = default;

    ProcessId process() const { return m_process; } ///< 0 for an inner one
    int socket() const { return m_socket.number(); }
    bool running() const { return static_cast<bool>(m_socket); }

    /// Starts a program with these files; false where the keeper is gone. From then on the keeper looks, whatever our
    /// threads do, at what the program takes.
    bool launch(const LaunchOrder& order, const File& in, const File& out, const File& errors);
    /// Whether the program has something to do. One that has not is stopped a moment later, and continues with the next
    /// call. Costs two writes to memory, and a letter where it is stopped.
    void attend(bool asked);
    /// The most bytes that it has been seen with.
    std::int64_t most_memory() const;
    /// Ends the program; a report follows if it was still running.
    void kill();
    /// What it says next; Ended with -1 where it is gone itself; nothing if it has nothing to say.
    std::optional<letters::Report> news();
    /// Makes it end with all it has started; it has still to be waited for.
    void dismiss() { m_socket.close(); }

private:
    struct Unmap {
        void operator()(letters::Attention* page) const;
    };
    bool share_page();

    File m_socket, m_page;
    std::unique_ptr<letters::Attention, Unmap> m_attention;
    ProcessId m_process = 0;
};

struct Keeper::Inner {
    Keeper keeper;
    File in;          ///< its stdin
    File image;       ///< its stdout
    std::string path; ///< of the program to start, seen from within
};

} // namespace hilltop
