// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace hilltop {

std::string filled(std::string_view pattern, const std::vector<std::string>& arguments) {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const std::string& argument : arguments)
        store.push_back(argument);
    return fmt::vformat(pattern, store);
}

std::string english(const Error& error) {
    std::vector<std::string> arguments;
    for (const Error::Argument& argument : error.arguments)
        arguments.push_back(argument.inner.empty() ? argument.text : english(argument.inner.front()));
    return filled(error.id, arguments);
}

} // namespace hilltop
