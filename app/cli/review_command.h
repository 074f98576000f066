// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct ReviewOptions {
    std::string file;
    std::string match = "0";
    std::string samples = "0";
    std::string seed = "0";
    std::string threads;
    bool save = false; ///< in the record's file
    bool json = false;
};

/// Judges every decision and every drawing of a match and prints what it found.
Result<> review_match(const ReviewOptions& options);

} // namespace hilltop::cli
