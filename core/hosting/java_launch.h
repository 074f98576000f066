// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/launch.h"
#include "hosting/obedience.h"

namespace hilltop {

/// Runs Java bots: sources, class files, jars and folders of them. What has to be compiled is compiled here, with
/// limits but without being run, into the user's cache, where isolated programs may only read. An error names file,
/// line and what is wrong.
Result<LaunchPlan> plan_java(const WireOrder& order, const Obedience& obedience);

} // namespace hilltop
