// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/launch.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// Interpreters that scripts name and that are not there, by their file name: "python2.7" -> "python3".
using Interpreters = std::map<std::string, std::string>;
/// Those of our own and, over them, what the user's file "interpreters" says; read once.
const Interpreters& usual_interpreters();
/// What such a file says: a line "python2.7 = pypy3" each; empty ones and those that begin with # are left out, as are
/// lines that say nothing.
Interpreters read_interpreters(std::string_view text);

/// Whether somebody may run it, by the bits of its file.
bool is_marked_executable(const std::string& file);

/// The interpreter that a script's first line names and, as one more word, what it is given; empty if the file is not a
/// script.
std::vector<std::string> shebang(const std::string& file);

/// The words that run a file: its path, or where its first line names an interpreter that does not exist, the one it is
/// mapped to and the path. An error says what keeps it from being run. `path` is what the words end with, where it
/// differs from the file looked at.
Result<std::vector<std::string>> run_words(const std::string& file, const std::string& path,
                                           const Interpreters& interpreters);

/// The name of what the first line of a script says runs it: "python3", also behind env; empty where it has no such
/// line.
std::string interpreter_of(const std::string& file);

/// A program or script that is started for every decision.
Result<LaunchPlan> plan_exec(const WireOrder& order, const Interpreters& interpreters);

/// A command as people type it, in words; nothing where it needs a shell.
std::vector<std::string> command_words(std::string_view command);
/// The same of one that needs a shell: what lies between the signs that only a shell understands.
std::vector<std::string> shell_words(std::string_view command);

} // namespace hilltop
