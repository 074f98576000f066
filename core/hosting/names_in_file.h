// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/wire.h"

#include <string>
#include <vector>

namespace hilltop {

/// Asks the host of a kind for the names of all bots in a file, isolated as in a match of that game. Nothing of Java is
/// run; JavaScript is, as far as it takes to know what its bots are called. The error says what the host has against
/// the file.
Result<std::vector<std::string>> names_in_file(const std::string& game, const std::string& kind,
                                               const std::string& path);

/// Stands for a bot's name in the request that loads a file: the reply lists all bots.
inline constexpr const char* kAllNames = "*";

} // namespace hilltop
