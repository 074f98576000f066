// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <vector>

namespace hilltop::cli {

struct BenchOptions {
    std::string game;              ///< empty: all
    std::vector<std::string> bots; ///< empty: light ones of the game
    bool json = false;
};

/// Measures matches per second, dealing alone, and how threads scale.
Result<> run_bench(const BenchOptions& options);

} // namespace hilltop::cli
