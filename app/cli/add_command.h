// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace hilltop::cli {

/// What the arguments ask for; set while they are parsed.
using Run = std::function<Result<>()>;

inline constexpr const char* kThreads = "number of threads (default: one per processor)";
inline constexpr const char* kJson = "print one JSON document on standard output and nothing else";
inline constexpr const char* kRules = "set a rule, or name a variant (see games); may be given several times";
inline constexpr const char* kLimits =
    "limits of a hosted bot: decision=250ms, start=10s, memory=512M ...; may be given several times";
inline constexpr const char* kWireLog =
    "log the messages between Hilltop and hosted bots in this folder, one file per bot";
inline constexpr const char* kMatchFile = "a record (.hmatch), a tournament (.htour) or a hill (.hhill)";
inline constexpr const char* kRests = "also print moments when no one has to decide";
inline constexpr const char* kSeed = "the seed of all random numbers";

/// A subcommand whose options land in a struct of its own, handed to `work`.
template <class Options>
std::pair<CLI::App*, Options*> add_command(CLI::App& parent, const char* name, const char* text, Run& run,
                                           Result<> (*work)(const Options&)) {
    auto options = std::make_shared<Options>();
    CLI::App* command = parent.add_subcommand(name, text);
    command->callback([options, work, &run] { run = [options, work] { return work(*options); }; });
    return {command, options.get()};
}

/// An option that takes one value each time it is given.
template <class Value>
CLI::Option* add_value(CLI::App* command, const char* name, Value& value, const char* type, const std::string& text) {
    return command->add_option(name, value, text)->type_name(type)->allow_extra_args(false);
}

} // namespace hilltop::cli
