// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct ReviewOptions {
    std::vector<std::string> files;   ///< records, folders of these, tournaments
    std::optional<std::string> match; ///< this one alone
    std::string samples = "0";
    std::optional<std::string> seed;
    std::optional<std::string> threads;    ///< nothing: one per processor
    std::string most = "0";                ///< matches of many; 0: all
    std::string worst = "10";              ///< decisions of many that are listed
    std::string marks;                     ///< three losses; empty: what suits the game
    std::string bot;                       ///< of many, this one alone
    std::optional<std::string> record;     ///< a file of records that takes the reviewed matches
    std::optional<std::string> html, text; ///< files to write
    std::optional<std::string> site;       ///< folder
    bool style = false;                    ///< of many, what everyone chooses and nothing else
    std::optional<std::string> sum;        ///< of one match, a seat whose sum is listed
    bool save = false;                     ///< in the records' own files, or beside a tournament's
    bool why = false;                      ///< of one: what each mistake depends on
    bool json = false;
};

/// Judges every decision and every drawing of a match, or of many, and prints what it found.
Result<> review_matches(const ReviewOptions& options);

} // namespace hilltop::cli
