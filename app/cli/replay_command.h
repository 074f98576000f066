// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct ReplayOptions {
    std::string file;
    std::string match = "0";
    std::optional<std::string> step{};
    std::optional<std::string> seat{};
    std::optional<std::string> html{}; ///< a file to write
    bool spoilers = false;             ///< in it
    bool rests = false;                ///< in the text, and at a step
    bool json = false;
};

/// Plays a record, or a match of a tournament's file, again, prints it and says whether it was reproduced.
Result<> replay_record(const ReplayOptions& options);

} // namespace hilltop::cli
