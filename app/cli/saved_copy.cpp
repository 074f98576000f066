// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/saved_copy.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace hilltop::cli {

Error saved_copy(const Error& gone, const std::string& file, std::string_view command,
                 const std::function<Result<>(const std::string& path)>& save) {
    const std::filesystem::path lost(file);
    std::string path;
    std::error_code ignored;
    for (int number = 1; path.empty() || std::filesystem::exists(path, ignored); ++number)
        path =
            (lost.parent_path() / fmt::format("{}-saved-{}{}", lost.stem().string(), number, lost.extension().string()))
                .string();
    if (const auto saved = save(path); !saved)
        return failure("cli", "{}. What was played is lost: {}", gone, saved.error());
    return failure("cli", "{}. Everything played was saved. Continue with hilltop-cli {} {}", gone, command, path);
}

} // namespace hilltop::cli
