// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/wire.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
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
    std::int64_t own_memory = 0;         ///< bytes that the host itself takes, beside the bot's limit
    int own_processes = 0;               ///< the same of processes
    std::optional<std::chrono::milliseconds> compiled{}; ///< what it took, where something had to be compiled first
};
using Planner = std::function<Result<LaunchPlan>(const WireOrder&)>;

/// Interpreters that scripts name and that are not there, by their file name: "python2.7" -> "python3".
using Interpreters = std::map<std::string, std::string>;
/// Those of our own and, over them, what the user's file "interpreters" says; read once.
const Interpreters& usual_interpreters();
/// What such a file says: a line "python2.7 = pypy3" each; empty ones and those that begin with # are left out, as are
/// lines that say nothing.
Interpreters read_interpreters(std::string_view text);

/// The interpreter that a script's first line names and, as one more word, what it is given; empty for what is none.
std::vector<std::string> shebang(const std::string& file);

/// The words that run a file: its path, or where its first line names an interpreter that does not exist, the one it is
/// mapped to and the path. An error says what keeps it from being run. `path` is what the words end with, where it
/// differs from the file looked at.
Result<std::vector<std::string>> run_words(const std::string& file, const std::string& path,
                                           const Interpreters& interpreters);

/// The name of what the first line of a script says runs it: "python3", also behind env; empty where it has no such
/// line.
std::string interpreter_of(const std::string& file);

/// python3 as it is, not a script that looks for it, with what it has to read; asked once.
struct Python {
    std::string path;
    std::vector<std::string> shown;
};
Result<Python> find_python();

/// Whether Node.js takes a bot of this game whose text the engine inside of this program does not.
bool node_takes(const std::string& game, const std::string& path);

/// A command as people type it, in words; nothing where it needs a shell.
std::vector<std::string> command_words(std::string_view command);

/// The planners of the kinds that need nothing but what is here: exec, hilltop; python and js+node run their host.
std::map<std::string, Planner> usual_planners(const Interpreters& interpreters = usual_interpreters());

/// A host program that is carried as `name`, written to the user's cache so that it can be run: its path.
Result<std::string> host_file(const std::string& name);
/// The name of what a contest adds to the host of a language, "rps/hosts/rps.js".
std::string contest_host(const std::string& game, const char* ending);
/// The same for one of several files, "java": the folder in "hosts", with what contests add to it beside it, as in
/// the folder `resources` of the sources.
Result<std::string> host_folder(const std::string& name);

} // namespace hilltop
