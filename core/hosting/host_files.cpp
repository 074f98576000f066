// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"
#include "hosting/carried.h"
#include "hosting/host_cache.h"
#include "hosting/launch.h"

#include <filesystem>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

Result<> keep_file(const CarriedFile& file, const std::string& path) {
    if (const auto there = load_text(path); there && *there == file.text) return {};
    const fs::path folder = fs::path(path).parent_path();
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem) return failure("hosting", "{}: the folder cannot be created", folder.string());
    return save_text(path, file.text);
}

} // namespace

Result<std::string> path_of_bot(const std::string& target) {
    std::error_code problem;
    const fs::path whole = fs::absolute(target, problem);
    if (target.empty() || problem || !fs::exists(whole, problem))
        return failure("hosting", "{}: there is no such file", target);
    return whole.lexically_normal().string();
}

Result<std::string> host_file(const std::string& name) {
    const auto folder = hosts_folder();
    if (!folder) return folder;
    const CarriedFile* file = find_carried(name);
    if (file == nullptr) return failure("hosting", "this program was built without {}", name);
    const std::string path = *folder + '/' + name;
    TRY(keep_file(*file, path));
    return path;
}

std::string contest_host(const std::string& game, const char* ending) {
    return game + "/hosts/" + game + ending;
}

Result<std::string> host_folder(const std::string& name) {
    const auto folder = hosts_folder();
    if (!folder) return folder;
    const std::string part = "hosts/" + name + '/';
    bool any = false;
    for (const CarriedFile& file : carried_files()) {
        if (!is_host(file) || file.path.find(part) == file.path.npos) continue;
        any = true;
        TRY(keep_file(file, *folder + '/' + std::string(file.path)));
    }
    if (!any) return failure("hosting", "this program was built without {}", name);
    return *folder + "/hosts/" + name;
}

} // namespace hilltop
