// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct CompareOptions {
    std::string game;
    std::string first, second;
    std::vector<std::string> files; ///< records, or logs of other programs
    std::string matches = "0";      ///< to play against each other besides
    std::string seed = "1";         ///< of those
    std::vector<std::string> limits{};
    bool json = false;
};

/// Asks two bots the questions of recorded matches, and lets them play each other.
Result<> compare_two_bots(const CompareOptions& options);

struct NewBotOptions {
    std::string game;                ///< empty: all are listed
    std::string language;            ///< empty: that of the file's ending, else the game's first
    std::optional<std::string> file; ///< nothing: those there are, are listed
};

/// Writes a bot to start from into a new file.
Result<> write_new_bot(const NewBotOptions& options);

} // namespace hilltop::cli
