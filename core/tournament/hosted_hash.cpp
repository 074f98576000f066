// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/hosted_hash.h"

#include "base/digest.h"
#include "base/text_file.h"
#include "game/bot_spec.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

namespace hilltop {

namespace fs = std::filesystem;

std::string hosted_hash(std::string_view bot) {
    Digest digest;
    digest.add(bot);
    const auto spec = read_bot_spec(bot);
    std::error_code error;
    std::vector<fs::path> files;
    if (spec && fs::is_directory(spec->target, error)) {
        for (fs::recursive_directory_iterator file(spec->target, error), end; !error && file != end;
             file.increment(error)) {
            if (file->is_regular_file(error)) files.push_back(file->path());
        }
        std::sort(files.begin(), files.end());
    } else if (spec && fs::is_regular_file(spec->target, error)) {
        files.emplace_back(spec->target);
    }
    for (const fs::path& file : files) {
        digest.add(file.lexically_relative(spec->target).string());
        const auto text = load_text(file.string());
        digest.add(text ? *text : std::string());
    }
    return to_hex(digest.value());
}

} // namespace hilltop
