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

/// Whether showing this folder would show what is to be hidden.
bool holds_hidden(const std::string& folder) {
    return folder == "/" || std::any_of(all_hidden().begin(), all_hidden().end(),
                                        [&](const std::string& hidden) { return lies_in(hidden, folder); });
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
    // A link as it is called, and what it leads to.
    for (const std::string& one : {path, real_path(path)}) {
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
    std::vector<std::string> shown = reach.shown;
    std::sort(shown.begin(), shown.end());
    for (const std::string& path : shown) {
        std::error_code problem;
        const std::string real = real_path(path);
        if (!fs::exists(real, problem)) continue;
        add({"--ro-bind", real, real});
        if (real != path && is_hidden(path)) add({"--ro-bind", real, path});
    }
    // Not even beside a bot that lies next to them.
    std::error_code problem;
    if (const std::string secrets = real_path(user_secrets()); fs::is_directory(secrets, problem)) {
        add({"--tmpfs", secrets});
        covers.push_back(secrets);
    }
    if (reach.working != "/") add({"--bind", reach.working, reach.working});
    for (const std::string& folder : covers) // what is written there would be memory that nobody counts
        add({"--remount-ro", folder});
    add({"--chdir", reach.working, "--"});
    return words;
}

} // namespace hilltop
