// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>

namespace hilltop::cli {

struct ListOptions {
    std::string game; ///< empty: all
    bool json = false;
};

struct SchemaOptions {
    std::string game;
};

/// The JSON Schema of a game.
Result<> print_schema(const SchemaOptions& options);
/// The games with their rules.
Result<> list_games(const ListOptions& options);
/// The built-in bots with style and strength.
Result<> list_bots(const ListOptions& options);

} // namespace hilltop::cli
