// SPDX-License-Identifier: GPL-3.0-or-later
// What C++ has everywhere: by paths, so that what lies there may be another file a moment later.
#include "system/folder_files.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

int look_at(const std::string& path, FoundFile& found) {
    std::error_code problem;
    const fs::file_status status = fs::status(path, problem);
    if (status.type() == fs::file_type::not_found) return ENOENT;
    if (problem) return problem.value();
    found.path = path;
    found.is_folder = fs::is_directory(status);
    if (!found.is_folder && !fs::is_regular_file(status)) return ENXIO;
    const auto any = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    found.runs = (status.permissions() & any) != fs::perms::none;
    found.shared = !found.is_folder && fs::hard_link_count(path, problem) > 1 && !problem;
    return 0;
}

} // namespace

int open_to_read(const std::string& path, bool follows, FoundFile& found) {
    std::error_code problem;
    if (!follows && fs::is_symlink(path, problem)) return ELOOP;
    return look_at(path, found);
}

int open_below(const FoundFile& folder, const std::string& path, FoundFile& found) {
    std::error_code problem;
    const fs::path top = fs::canonical(folder.path, problem);
    if (problem) return problem.value();
    const fs::path real = fs::canonical(top / path, problem);
    if (problem) return problem.value();
    const auto [left, unused] = std::mismatch(top.begin(), top.end(), real.begin(), real.end());
    return left == top.end() ? look_at(real.string(), found) : EXDEV;
}

int names_in(const FoundFile& folder, std::size_t most, std::vector<std::pair<std::string, bool>>& names) {
    std::error_code problem;
    for (fs::directory_iterator at(folder.path, problem), end; !problem && at != end; at.increment(problem)) {
        if (names.size() == most) return EFBIG;
        std::error_code ignored;
        names.emplace_back(at->path().filename().string(), at->is_symlink(ignored));
    }
    return problem.value();
}

int read_head(const FoundFile& found, std::size_t most, std::string& bytes) {
    bytes.clear();
    std::ifstream file(found.path, std::ios::binary);
    if (!file) return EACCES;
    char buffer[65536];
    while (bytes.size() < most && file) {
        file.read(buffer, static_cast<std::streamsize>(std::min(sizeof buffer, most - bytes.size())));
        bytes.append(buffer, static_cast<std::size_t>(file.gcount()));
    }
    return file.bad() ? EIO : 0;
}

} // namespace hilltop
