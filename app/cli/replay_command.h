// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct ReplayOptions {
    std::string file;
    std::string match = "1";
    std::optional<std::string> step{};
    std::optional<std::string> seat{};
    std::optional<std::string> html{}; ///< a file to write
    bool spoilers = false;             ///< in it
    bool rests = false;                ///< in the text, and at a step
    bool json = false;
};

/// Plays a record, or a match of a tournament's or a hill's file, again, prints it and says whether it was reproduced.
Result<> replay_record(const ReplayOptions& options);
/// The same of a contest's file, or its record alone as a line that is a .hmatch as well.
Result<> show_match(const std::string& file, const std::string& match, bool json);

} // namespace hilltop::cli
