// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>

namespace hilltop::cli {

/// As typed.
struct VerifyOptions {
    std::string file;
    bool json = false;
};

/// Checks of every record of the file that its cards are those that were sealed before the match; an error names the
/// first that has others.
Result<> verify_records(const VerifyOptions& options);

} // namespace hilltop::cli
