// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// As typed.
struct VerifyOptions {
    std::string file;
    bool json = false;
};

/// Checks of every record of the file that its cards are those that were sealed before the match; an error names the
/// first that has others.
Result<> verify_records(const VerifyOptions& options);

/// As typed; the command says what is wrong with them.
struct ReproduceOptions {
    std::string file;
    std::string decision;
    std::string match = "1";
    std::optional<std::string> bot;
    std::vector<std::string> limits;
    std::optional<std::string> wire_log; ///< folder
};

/// Asks a bot one question of a record again and prints it with the answer; an error if that is not the record's.
Result<> reproduce_decision(const ReproduceOptions& options);

} // namespace hilltop::cli
