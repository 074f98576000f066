// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/parse_problem.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <vector>

namespace hilltop::cli {
namespace {

std::string commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return fmt::format("{} {}", names.size() == 1 ? "the command is" : "the commands are", fmt::join(names, ", "));
}

} // namespace

Error parse_problem(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App* last = &app;
    std::string where;
    while (!last->get_subcommands().empty()) {
        last = last->get_subcommands().front();
        where += (where.empty() ? "" : " ") + last->get_name();
    }
    const std::string before = where.empty() ? "" : where + ": ";
    const auto unknown = last->remaining();
    const auto option =
        std::find_if(unknown.begin(), unknown.end(), [](const std::string& word) { return word.starts_with('-'); });
    if (option != unknown.end()) return misuse("cli", "{}there is no option {}; see --help", before, *option);
    const bool wants_command = last->get_require_subcommand_min() > 0;
    if (unknown.empty() && wants_command) return misuse("cli", "{}name a command; {}", before, commands_of(*last));
    if (unknown.empty() && error.get_name() == "ArgumentMismatch") {
        for (const CLI::Option* known : last->get_options())
            if (static_cast<int>(known->count()) > known->get_items_expected_max())
                return misuse("cli", "{}{}: this option is given more than once", before, known->get_name());
        const std::string_view told = error.what();
        return misuse("cli", "{}{}: the value is missing", before, told.substr(0, told.find(':')));
    }
    if (unknown.empty()) return misuse("cli", "{}{}", before, error.what());
    if (wants_command)
        return misuse("cli", "{}there is no command \"{}\"; {}", before, unknown.front(), commands_of(*last));
    return misuse("cli", "{}the argument \"{}\" is not expected; see --help", before, unknown.front());
}

} // namespace hilltop::cli
