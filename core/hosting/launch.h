// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/wire.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// How what is started for a bot is spoken to.
enum class Speech : std::uint8_t {
    Hosted,  ///< a host program of ours: "SLOT TEXT" is answered by "SLOT MARK TEXT"
    Lines,   ///< a line is answered by a line, as they are
    OneShot, ///< a process a request: the text is its whole stdin, its stdout without blanks around it the answer
};

/// What is run for a bot, without limits and isolation.
struct LaunchPlan {
    std::vector<std::string> arguments; ///< the first is a path, or relative to the working folder with a '/'
    std::vector<std::string>
        variables{}; ///< "NAME=value", besides PATH, HOME, TMPDIR, LANG and HILLTOP_RULES, which all get
    std::vector<std::string> shown{}; ///< what it reads besides the read-only system: files and folders
    Speech speech = Speech::Hosted;
    int bots = 1; ///< number of bot objects of one order that share a process (Hosted only)
    struct Copy {
        std::string from, to;
    };
    std::vector<Copy> copies{};          ///< made in the working folder, `to` relative to it, ready to be run
    std::int64_t own_file = -1;          ///< OneShot: bytes that a file written by it may have; below 0: any
    std::string file{}, name{};          ///< Hosted: what the host has to load; as in the order where empty
    bool needs_folder = false;           ///< it may use files in its working folder
    std::vector<std::string> left_out{}; ///< of a WireOrder's `together`: targets that do not run there
    std::string load{};                  ///< Hosted: the host's first request, in place of that
    std::int64_t own_memory = 0;         ///< bytes that the host itself needs, beside the bot's limit
    int own_processes = 0;               ///< the same of processes
    std::optional<std::chrono::milliseconds> compiled{}; ///< what it took, where something had to be compiled first
};
using Planner = std::function<Result<LaunchPlan>(const WireOrder&)>;

/// The path of a bot's file or folder from the root; an error where nothing is there.
Result<std::string> path_of_bot(const std::string& target);

/// A host program that is carried as `name`, written to the user's cache so that it can be run: its path.
Result<std::string> host_file(const std::string& name);
/// The name of what a contest adds to the host of a language, "rps/hosts/rps.js".
std::string contest_host(const std::string& game, const char* ending);
/// The same for one of several files, "java": the folder in "hosts", with what contests add to it beside it, as in
/// the folder `resources` of the sources.
Result<std::string> host_folder(const std::string& name);

} // namespace hilltop
