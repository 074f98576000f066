// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/launch.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hilltop {

/// This program once more, as a child with these words, isolated and watched as foreign programs are.
Result<LaunchPlan> plan_own_child(std::vector<std::string> words);

/// A bot in JavaScript in a child of this program, with the engine that this program has: its memory is limited, and
/// what ends the child ends nothing else. An error where the file is not there, or where Node.js reads it and the
/// engine does not.
Result<LaunchPlan> plan_js(const WireOrder& order);

/// Whether Node.js can read a bot of this game that the engine of this program cannot.
bool node_takes(const std::string& game, const std::string& path);

/// In the child: answers requests as the other host programs do. Nothing where the words ask for something else, else
/// the code to exit with.
std::optional<int> host_js(std::span<char*> words);

} // namespace hilltop
