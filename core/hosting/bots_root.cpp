// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/bots_root.h"

#include "base/digest.h"
#include "base/system_error.h"
#include "system/files.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <filesystem>
#include <mutex>
#include <random>
#include <system_error>
#include <utility>
#include <vector>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kRootName = "hilltop-bots-";
constexpr std::string_view kLockEnd = ".lock";
constexpr std::size_t kRootDigits = 16;
constexpr int kMostTries = 100;

std::string temporary_folder() {
    std::error_code problem;
    const fs::path folder = fs::canonical(fs::temp_directory_path(problem), problem);
    return problem ? "/tmp" : folder.string();
}

/// The folder that an entry of the temporary folder names or locks; empty if it is not one of ours.
std::string root_of(std::string name) {
    if (name.ends_with(kLockEnd)) name.resize(name.size() - kLockEnd.size());
    if (!name.starts_with(kRootName) || name.size() != kRootName.size() + kRootDigits) return {};
    const bool digits =
        std::all_of(name.begin() + kRootName.size(), name.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
    return digits ? name : std::string();
}

} // namespace

Result<BotsRoot> BotsRoot::make() {
    const std::string temporary = temporary_folder();
    static std::once_flag swept;
    std::call_once(swept, [&] { sweep(temporary); });
    std::random_device random;
    for (int i = 0; i < kMostTries; ++i) {
        const std::string path =
            temporary + '/' + std::string(kRootName) + to_hex(std::uint64_t{random()} << 32 | random());
        auto lock = FileLock::take(path + std::string(kLockEnd));
        if (!lock) return lock.error();
        if (!*lock) continue;
        const int code = create_private_folder(path);
        if (code == 0) {
            BotsRoot root;
            root.m_path = path;
            root.m_lock = std::move(**lock);
            return root;
        }
        if (code != EEXIST)
            return failure("hosting", "{}: no folder for bots can be created there ({})", temporary,
                           system_reason(code));
    }
    return failure("hosting", "{}: no folder for bots can be created there ({})", temporary, system_reason(EEXIST));
}

BotsRoot::BotsRoot(BotsRoot&& other) noexcept
    : m_path(std::exchange(other.m_path, {}))
    , m_lock(std::move(other.m_lock)) {}

BotsRoot& BotsRoot::operator=(BotsRoot&& other) noexcept {
    std::swap(m_path, other.m_path);
    std::swap(m_lock, other.m_lock);
    return *this;
}

BotsRoot::~BotsRoot() {
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
}

void BotsRoot::sweep(const std::string& temporary) {
    std::error_code problem;
    std::vector<std::string> roots;
    for (fs::directory_iterator file(temporary, problem), end; !problem && file != end; file.increment(problem))
        if (const std::string root = root_of(file->path().filename().string()); !root.empty())
            roots.push_back(temporary + '/' + root);
    for (const std::string& root : roots) {
        if (!is_own(root) && !is_own(root + std::string(kLockEnd))) continue;
        auto lock = FileLock::take(root + std::string(kLockEnd));
        if (!lock || !*lock || (!is_own(root) && fs::exists(root, problem))) continue;
        fs::remove_all(root, problem); // a link is removed, not what it leads to
    }
}

} // namespace hilltop
