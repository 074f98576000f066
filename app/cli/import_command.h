// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct ImportOptions {
    std::string format;
    std::string file;
    std::string record;     ///< file to write
    std::string seed = "1"; ///< fills in what the log did not say
};

/// Turns another program's log into records, one a match.
Result<> import_log(const ImportOptions& options);

struct ExportOptions {
    std::string format;
    std::string file;                 ///< records, or a tournament's file
    std::optional<std::string> match; ///< all of them, which is too much of a tournament
    std::string out;                  ///< file to write
};

/// Writes records as another program would.
Result<> export_log(const ExportOptions& options);

} // namespace hilltop::cli
