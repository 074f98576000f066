// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/host_cache.h"

#include "base/sha256.h"
#include "base/user_folders.h"
#include "system/files.h"

#include <filesystem>
#include <mutex>
#include <vector>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHostsName = "hosts-";
constexpr std::string_view kRemovedEnd = ".removed";
constexpr std::size_t kHostsDigits = 16;

} // namespace

std::string hosts_folder_name(std::span<const CarriedFile> files) {
    std::string all;
    for (const CarriedFile& file : files) {
        if (!is_host(file)) continue;
        all += sha256(file.path);
        all += sha256(file.text);
    }
    return std::string(kHostsName) + sha256(all).substr(0, kHostsDigits);
}

Result<std::string> hosts_folder() {
    static const std::string name = hosts_folder_name(carried_files());
    const std::string folder = user_cache(name);
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (folder.empty() || problem) return failure("hosting", "{}: the folder cannot be created", folder);
    fs::permissions(folder, fs::perms::owner_all, problem);
    const auto now = std::chrono::file_clock::now();
    fs::last_write_time(folder, now, problem); // it is in use
    static std::once_flag swept;
    std::call_once(swept, [&] { sweep_hosts(fs::path(folder).parent_path().string(), name, now - kKeepsHosts); });
    return folder;
}

void sweep_hosts(const std::string& cache, const std::string& kept, std::chrono::file_clock::time_point before) {
    std::error_code problem;
    std::vector<fs::path> old;
    for (fs::directory_iterator file(cache, problem), end; !problem && file != end; file.increment(problem)) {
        const std::string name = file->path().filename().string();
        std::error_code ignored;
        if (name == kept || !name.starts_with(kHostsName) || !is_own(file->path().string())) continue;
        if (!fs::is_directory(file->symlink_status(ignored))) continue;
        const auto used = fs::last_write_time(file->path(), ignored);
        if (!ignored && used < before) old.push_back(file->path());
    }
    for (fs::path folder : old) {
        // Renamed first: a program that asks for it meanwhile makes a new one and never sees half of it.
        if (!folder.string().ends_with(kRemovedEnd)) {
            const fs::path removed = folder.string() + std::string(kRemovedEnd);
            fs::rename(folder, removed, problem);
            if (problem) continue;
            folder = removed;
        }
        fs::remove_all(folder, problem);
    }
}

} // namespace hilltop
