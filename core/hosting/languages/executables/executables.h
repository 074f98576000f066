// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/languages/executables/scripts.h"
#include "hosting/languages/recognised.h"
#include "hosting/launch.h"

namespace hilltop {

/// A program or script that is started for every decision.
Result<LaunchPlan> plan_exec(const WireOrder& order, const Interpreters& interpreters);

/// Programs, as bots of a contest for programs or of the Hilltop protocol: of unknown ones, both.
Recognised recognise_machine_code(const std::string& path, std::string_view bytes);
/// The same of a script with a first line that says who runs it; an error where a file is called as one and has none.
Recognised recognise_script(const std::string& path, const std::string& text);

} // namespace hilltop
