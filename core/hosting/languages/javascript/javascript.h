// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/languages/recognised.h"

#include <string>

namespace hilltop {

/// Whether Node.js takes a bot of this game whose text the engine inside of this program does not.
bool node_takes(const std::string& game, const std::string& path);

/// Bots of contests in JavaScript, and programs of the Hilltop protocol for Node.js.
Recognised recognise_javascript(const std::string& path, const std::string& text);

} // namespace hilltop
