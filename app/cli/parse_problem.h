// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace hilltop::cli {

/// What is wrong with the arguments, in our words where CLI11's would not say what there is instead.
Error parse_problem(const CLI::App& app, const CLI::ParseError& error);

} // namespace hilltop::cli
