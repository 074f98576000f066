// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct ImportOptions {
    std::string format;
    std::string file;
    std::string record;     ///< file to write
    std::string seed = "1"; ///< fills in what the log did not say
};

/// Turns another program's log into a record.
Result<> import_log(const ImportOptions& options);

} // namespace hilltop::cli
