// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/system_view.h"

#include "system/users.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// Folders of programs and libraries; of those that are links, as /bin on most systems, the link is shown.
constexpr std::array kPrograms{"/usr",   "/bin",    "/sbin",      "/lib",      "/lib32",
                               "/lib64", "/libx32", "/nix/store", "/gnu/store"};

/// What run-times read in /etc: how these names begin. No accounts, no keys, nothing of the network.
constexpr std::array<std::string_view, 22> kSettings{
    "R",      "alternatives", "dotnet", "erlang",   "ghc",        "java",    "julia",      "jvm",
    "ld.so.", "localtime",    "lua",    "magic",    "mime.types", "mono",    "os-release", "perl",
    "php",    "protocols",    "python", "services", "swi-prolog", "timezone"};
/// The same by their whole paths below /etc.
constexpr std::array<std::string_view, 3> kSettingsWithin{"ssl/certs", "ssl/openssl.cnf", "pki/ca-trust/extracted"};

/// Files of /proc that tell of other programs, keys or the kernel's memory; each costs a start some 0.2 ms. /proc/sys
/// is covered as a whole: some of its counters are those of all programs. Counts of the machine (stat, meminfo) remain.
constexpr std::array kMachine{"cmdline", "kallsyms", "kcore",       "key-users",  "keys",
                              "kmsg",    "locks",    "sched_debug", "timer_list", "vmallocinfo"};

/// Bytes that /tmp and /dev/shm may hold, each. What they hold counts as memory.
constexpr const char* kTemporary = "67108864";

void show(std::vector<std::string>& words, const fs::path& path) {
    std::error_code problem;
    if (fs::is_symlink(path, problem)) {
        const fs::path target = fs::read_symlink(path, problem);
        if (!problem) words.insert(words.end(), {"--symlink", target.string(), path.string()});
    } else if (fs::exists(path, problem)) {
        words.insert(words.end(), {"--ro-bind", path.string(), path.string()});
    }
}

/// The paths below /etc that are shown, in order.
std::vector<fs::path> settings() {
    std::vector<fs::path> found;
    std::error_code problem;
    for (fs::directory_iterator entry("/etc", problem), end; !problem && entry != end; entry.increment(problem)) {
        const std::string name = entry->path().filename().string();
        if (std::any_of(kSettings.begin(), kSettings.end(), [&](std::string_view begin) {
                return begin.size() == 1 ? name == begin : name.starts_with(begin);
            }))
            found.push_back(entry->path());
    }
    for (const std::string_view path : kSettingsWithin)
        if (fs::exists(fs::path("/etc") / path, problem)) found.push_back(fs::path("/etc") / path);
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<std::string> make_words() {
    std::vector<std::string> words;
    for (const char* folder : kPrograms)
        show(words, folder);
    for (const fs::path& path : settings())
        show(words, path);
    words.insert(words.end(), {"--dev", "/dev", "--size", kTemporary, "--tmpfs", "/dev/shm", "--remount-ro", "/dev",
                               "--proc", "/proc", "--tmpfs", "/proc/sys", "--remount-ro", "/proc/sys"});
    std::error_code problem;
    for (const char* name : kMachine)
        if (const fs::path path = fs::path("/proc") / name; fs::exists(path, problem))
            words.insert(words.end(), {"--ro-bind", "/dev/null", path.string()});
    words.insert(words.end(), {"--size", kTemporary, "--tmpfs", "/tmp"});
    return words;
}

/// Whether others may read it; what is not there and what is no file and no folder does not count.
bool is_closed(const fs::file_status& status) {
    return (status.type() == fs::file_type::directory || status.type() == fs::file_type::regular) &&
           (status.permissions() & fs::perms::others_read) == fs::perms::none;
}

std::vector<std::string> find_closed() {
    std::vector<std::string> found;
    if (user_number() != 0) return found;
    constexpr int kDeepest = 3;
    std::vector<fs::path> tops{"/usr"};
    for (const fs::path& path : settings())
        tops.push_back(path);
    for (const fs::path& top : tops) {
        std::error_code problem;
        if (is_closed(fs::symlink_status(top, problem))) {
            found.push_back(top.string());
            continue;
        }
        fs::recursive_directory_iterator at(top, fs::directory_options::skip_permission_denied, problem), end;
        for (; !problem && at != end; at.increment(problem)) {
            std::error_code gone;
            const bool closed = is_closed(at->symlink_status(gone)) && !gone;
            if (closed) found.push_back(at->path().string());
            if (closed || at.depth() >= kDeepest) at.disable_recursion_pending();
        }
    }
    return found;
}

} // namespace

bool lies_in(std::string_view path, std::string_view folder) {
    return path == folder || (path.starts_with(folder) && (folder.ends_with('/') || path[folder.size()] == '/'));
}

bool is_system(std::string_view real_path) {
    return std::any_of(kPrograms.begin(), kPrograms.end(),
                       [&](const char* folder) { return lies_in(real_path, folder); });
}

const std::vector<std::string>& system_words() {
    static const std::vector<std::string> words = make_words();
    return words;
}

const std::vector<std::string>& closed_system() {
    static const std::vector<std::string> found = find_closed();
    return found;
}

} // namespace hilltop
