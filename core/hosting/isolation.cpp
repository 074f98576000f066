// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/isolation.h"

#include "base/user_folders.h"
#include "hosting/processes.h"
#include "system/users.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kTrial{10};

/// Without links; as it is where it is not there.
std::string real_path(const std::string& path) {
    std::error_code problem;
    const fs::path real = fs::weakly_canonical(path, problem);
    return problem ? path : real.string();
}

/// Folders that hold what belongs to people and running programs; real ones only, an outer one before an inner.
std::vector<std::string> hidden_folders() {
    std::vector<std::string> named{"/home", "/root", "/tmp", "/var/tmp", "/run"};
    if (const char* home = std::getenv("HOME")) named.emplace_back(home);
    if (std::string home = listed_home(); !home.empty()) named.push_back(std::move(home));
    std::set<std::string> folders;
    for (const std::string& path : named) {
        std::error_code problem;
        const std::string real = real_path(path);
        if (real != "/" && fs::is_directory(real, problem)) folders.insert(real);
    }
    return {folders.begin(), folders.end()};
}

const std::vector<std::string>& all_hidden() {
    static const std::vector<std::string> folders = hidden_folders();
    return folders;
}

bool lies_in(const std::string& path, const std::string& folder) {
    return path == folder || (path.starts_with(folder) && path[folder.size()] == '/');
}

/// A path as it is called, and each that links on the way lead to: "venv/bin/python3", "versions/3.11/bin/python3.11".
std::vector<std::string> link_by_link(const std::string& path) {
    constexpr int kMostLinks = 40;
    std::vector<std::string> paths{path};
    std::error_code problem;
    for (fs::path at = path; static_cast<int>(paths.size()) < kMostLinks && fs::is_symlink(at, problem);) {
        const fs::path target = fs::read_symlink(at, problem);
        if (problem) break;
        at = (target.is_absolute() ? target : at.parent_path() / target).lexically_normal();
        paths.push_back(at);
    }
    if (const std::string real = real_path(path); real != paths.back()) paths.push_back(real);
    return paths;
}

/// Whether showing this folder would show a hidden one.
bool holds_hidden(const std::string& folder) {
    return folder == "/" || std::any_of(all_hidden().begin(), all_hidden().end(),
                                        [&](const std::string& hidden) { return lies_in(hidden, folder); });
}

/// What only root may read, which a program that root runs could read as well, though it has no capabilities: files and
/// folders that are closed to others, as /etc/shadow. Real ones, a folder before what lies in it.
std::vector<std::string> root_only() {
    std::vector<std::string> found;
    if (user_number() != 0) return found;
    constexpr int kDeepest = 3;
    constexpr fs::perms kOthers = fs::perms::others_read;
    for (const char* top : {"/etc", "/var", "/srv", "/opt", "/usr/local", "/mnt", "/media", "/boot"}) {
        std::error_code problem;
        fs::recursive_directory_iterator at(top, fs::directory_options::skip_permission_denied, problem), end;
        while (!problem && at != end) {
            std::error_code gone;
            const fs::file_status status = at->symlink_status(gone);
            const bool folder = status.type() == fs::file_type::directory;
            const bool closed = !gone && (folder || status.type() == fs::file_type::regular) &&
                                (status.permissions() & kOthers) == fs::perms::none;
            if (closed && !is_hidden(at->path())) found.push_back(at->path());
            if (closed || at.depth() >= kDeepest) at.disable_recursion_pending();
            at.increment(problem);
        }
    }
    return found;
}

const std::vector<std::string>& all_root_only() {
    static const std::vector<std::string> found = root_only();
    return found;
}

Isolation try_isolation() {
    if (find_program("bwrap").empty())
        return {"none", failure("hosting", "bubblewrap is not installed (package bubblewrap)")};
    std::vector<std::string> words = isolated({.working = "/", .hidden = {}, .shown = {}});
    words.emplace_back("/bin/true");
    const auto said = saying_of(words, kTrial);
    if (!said) return {"none", said.error()};
    if (said->status != 0)
        return {"none", failure("hosting", "bubblewrap does not work here ({})",
                                said->errors.substr(0, said->errors.find('\n')))};
    return {"bubblewrap", {}};
}

} // namespace

const Isolation& isolation() {
    static const Isolation found = try_isolation();
    return found;
}

bool is_hidden(const std::string& path) {
    const std::string real = real_path(path);
    return std::any_of(all_hidden().begin(), all_hidden().end(),
                       [&](const std::string& hidden) { return lies_in(real, hidden); });
}

std::string shown_for(const std::string& path) {
    const std::string real = real_path(path);
    const std::string folder = fs::path(real).parent_path();
    return holds_hidden(folder) ? real : folder;
}

std::vector<std::string> shown_for_program(const std::string& path) {
    std::vector<std::string> shown;
    for (const std::string& one : link_by_link(path)) {
        if (!is_hidden(one)) continue;
        const fs::path folder = fs::path(one).parent_path();
        const fs::path above = folder.parent_path();
        std::error_code problem;
        if (folder.filename() == "bin" && !holds_hidden(above) && above.filename() != ".local" &&
            fs::is_directory(above / "lib", problem))
            shown.push_back(above);
        else
            shown.push_back(holds_hidden(folder) ? one : folder.string());
    }
    return shown;
}

std::vector<std::string> isolated(const Reach& reach) {
    std::vector<std::string> words{find_program("bwrap"),
                                   "--unshare-all",
                                   "--unshare-user",
                                   "--uid",
                                   "1000",
                                   "--gid",
                                   "1000",
                                   "--cap-drop",
                                   "ALL",
                                   "--as-pid-1",
                                   "--die-with-parent",
                                   "--ro-bind",
                                   "/",
                                   "/",
                                   "--dev",
                                   "/dev",
                                   "--proc",
                                   "/proc"};
    const auto add = [&](std::initializer_list<std::string> more) { words.insert(words.end(), more); };
    std::vector<std::string> folders = all_hidden();
    if (!reach.hidden.empty()) folders.push_back(reach.hidden);
    std::sort(folders.begin(), folders.end()); // an outer one before what lies in it
    std::vector<std::string> covers;
    for (const std::string& folder : folders) {
        const bool within = std::any_of(folders.begin(), folders.end(), [&](const std::string& other) {
            return other != folder && lies_in(folder, other);
        });
        if (!within) covers.push_back(folder);
    }
    for (const std::string& folder : covers)
        add({"--tmpfs", folder});
    for (const std::string& path : all_root_only()) {
        const auto is_above = [&](const std::string& inner) { return lies_in(inner, path); };
        std::error_code problem;
        const fs::file_type type = fs::symlink_status(path, problem).type();
        if (is_above(reach.working) || problem) continue;
        if (type == fs::file_type::regular) add({"--ro-bind", "/dev/null", path});
        if (type == fs::file_type::directory) add({"--tmpfs", path, "--remount-ro", path});
    }
    std::vector<std::string> shown = reach.shown;
    std::sort(shown.begin(), shown.end());
    for (const std::string& path : shown) {
        std::error_code problem;
        const std::string real = real_path(path);
        if (!fs::exists(real, problem)) continue;
        add({"--ro-bind", real, real});
        const bool within = std::any_of(shown.begin(), shown.end(), [&](const std::string& folder) {
            return folder != path && lies_in(path, folder); // there already, as the link it is
        });
        if (real != path && is_hidden(path) && !within) add({"--ro-bind", real, path});
    }
    // Not even beside a bot that lies next to them.
    std::error_code problem;
    if (const std::string secrets = real_path(user_secrets()); fs::is_directory(secrets, problem)) {
        add({"--tmpfs", secrets});
        covers.push_back(secrets);
    }
    if (reach.working != "/") add({"--bind", reach.working, reach.working});
    for (const std::string& folder : covers) // what is written there would be uncounted memory
        add({"--remount-ro", folder});
    add({"--chdir", reach.working, "--"});
    return words;
}

} // namespace hilltop
