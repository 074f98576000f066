// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/isolation.h"

#include "base/system_error.h"
#include "base/user_folders.h"
#include "game/bot_spec.h"
#include "hosting/languages/language.h"
#include "hosting/processes.h"
#include "hosting/system_view.h"
#include "system/syscall_filter.h"
#include "system/users.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <set>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kTrial{10};
constexpr int kFirstFile = 3; ///< behind stdin, stdout and stderr

/// Whether bubblewrap can keep programs from making user namespaces: --disable-userns. Our filter does so as well.
std::atomic<bool> no_more_users = true;

/// Without links; as it is where it is not there.
std::string real_path(const std::string& path) {
    std::error_code problem;
    const fs::path real = fs::weakly_canonical(path, problem);
    return problem ? path : real.string();
}

/// Folders that hold what belongs to people and running programs; real ones.
std::vector<std::string> shared_folders() {
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

/// Whether showing this folder would show much that has nothing to do with the file in it: a whole home or temporary
/// folder, or one at the top of all.
bool is_shared(const std::string& folder) {
    static const std::vector<std::string> all = shared_folders();
    return folder == "/" || fs::path(folder).parent_path() == "/" ||
           std::any_of(all.begin(), all.end(), [&](const std::string& shared) { return lies_in(shared, folder); });
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

/// Shows a file or folder where it lies, and where it is called so by a link.
void add_shown(std::vector<std::string>& words, const std::string& path, const std::vector<std::string>& shown) {
    std::error_code problem;
    const std::string real = real_path(path);
    if (!fs::exists(real, problem)) return;
    const auto& closed = closed_system();
    const bool is_there = !is_hidden(real) && std::none_of(closed.begin(), closed.end(), [&](const std::string& cover) {
        return lies_in(real, cover);
    });
    if (!is_there) words.insert(words.end(), {"--ro-bind", real, real});
    const bool within = std::any_of(shown.begin(), shown.end(), [&](const std::string& folder) {
        return folder != path && lies_in(path, folder); // there already, as the link it is
    });
    if (real != path && is_hidden(path) && !within) words.insert(words.end(), {"--ro-bind", real, path});
}

/// Puts nothing in the place of a file or folder.
void add_cover(std::vector<std::string>& words, const std::string& path) {
    std::error_code problem;
    const fs::file_type type = fs::symlink_status(path, problem).type();
    const bool leads_out = type == fs::file_type::socket || type == fs::file_type::fifo;
    if (type == fs::file_type::regular || leads_out) words.insert(words.end(), {"--ro-bind", "/dev/null", path});
    if (type == fs::file_type::directory) words.insert(words.end(), {"--tmpfs", path, "--remount-ro", path});
}

/// Entries below a bot's folder that it must not see: a tournament, a hill and what SQLite writes beside
/// them hold seeds and the bots of others; sockets and pipes lead out. The first kMostEntries are looked at, so that a
/// start does not wait for a large folder.
std::vector<std::string> covered_in(const std::string& folder) {
    constexpr int kMostEntries = 5000, kDeepest = 8;
    constexpr std::array<std::string_view, 3> kOwn{".hhill", ".htour", ".hmatch"};
    std::vector<std::string> found;
    std::error_code problem;
    fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, problem), end;
    for (int seen = 0; !problem && entry != end && seen < kMostEntries; entry.increment(problem), ++seen) {
        if (entry.depth() >= kDeepest) entry.disable_recursion_pending();
        std::string name = entry->path().filename().string();
        std::transform(name.begin(), name.end(), name.begin(),
                       [](char letter) { return letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter; });
        const bool own =
            std::any_of(kOwn.begin(), kOwn.end(), [&](std::string_view part) { return name.find(part) != name.npos; });
        std::error_code gone; // the folder's list has the types: no file is asked for its own
        if (own || entry->is_socket(gone) || entry->is_fifo(gone)) found.push_back(entry->path().string());
    }
    return found;
}

/// The entries of a visible folder that the bot must not see.
std::vector<std::string> covered_within(const Reach& reach) {
    std::vector<std::string> wanted = reach.covered;
    wanted.push_back(user_secrets()); // not even beside a bot that lies next to them
    std::set<std::string> folders, covered;
    for (const std::string& path : reach.shown)
        folders.insert(real_path(path));
    for (const std::string& path : wanted) {
        const std::string real = real_path(path);
        const bool seen =
            !is_hidden(real) || std::any_of(folders.begin(), folders.end(), [&](const std::string& folder) {
                return real != folder && lies_in(real, folder);
            });
        if (seen && !folders.contains(real)) covered.insert(real);
    }
    for (const std::string& folder : folders)
        if (is_hidden(folder))
            for (std::string& file : covered_in(folder))
                covered.insert(std::move(file));
    return {covered.begin(), covered.end()};
}

/// The files that bubblewrap gets as open descriptors.
Result<> add_files(IsolatedStart& start) {
    struct Named {
        std::string_view text;
        const char* path;
    };
    const auto next = [&] { return std::to_string(kFirstFile + static_cast<int>(start.files.size())); };
    for (const auto& [text, path] : {Named{kIsolatedUsers, "/etc/passwd"}, Named{kIsolatedGroups, "/etc/group"}}) {
        start.words.insert(start.words.end(), {"--ro-bind-data", next(), path});
        if (const int code = open_text(text, start.files.emplace_back()); code != 0)
            return failure("hosting", "no file can be created in memory ({})", system_reason(code));
    }
    start.words.insert(start.words.end(), {"--seccomp", next()});
    if (const int code = open_syscall_filter(start.files.emplace_back()); code != 0)
        return failure("hosting", "the filter of system calls cannot be created ({})", system_reason(code));
    return {};
}

Isolation try_isolation() {
    if (find_program("bwrap").empty())
        return {"none", failure("hosting", "bubblewrap is not installed (package bubblewrap)")};
    std::optional<Error> why;
    for (const bool all : {true, false}) {
        no_more_users = all;
        auto start = isolated({.working = "/", .shown = {}, .covered = {}});
        if (!start) return {"none", start.error()};
        start->words.emplace_back("/bin/true");
        const auto said = saying_of(start->words, kTrial, {}, start->files);
        if (!said) return {"none", said.error()};
        if (said->status == 0) return {"bubblewrap", {}};
        why = failure("hosting", "bubblewrap does not work here ({})", said->errors.substr(0, said->errors.find('\n')));
    }
    return {"none", why};
}

} // namespace

bool runs_as_program(std::string_view bot) {
    const auto spec = read_bot_spec(bot);
    return spec && !bot_kind(spec->kind).in_engine;
}

const Isolation& isolation() {
    static const Isolation found = try_isolation();
    return found;
}

bool is_hidden(const std::string& path) {
    return !is_system(real_path(path));
}

std::string shown_for(const std::string& path) {
    const std::string real = real_path(path);
    const std::string folder = fs::path(real).parent_path();
    return is_shared(folder) ? real : folder;
}

std::vector<std::string> shown_for_program(const std::string& path) {
    std::vector<std::string> shown;
    for (const std::string& one : link_by_link(path)) {
        if (!is_hidden(one)) continue;
        const fs::path folder = fs::path(one).parent_path();
        const fs::path above = folder.parent_path();
        std::error_code problem;
        if (folder.filename() == "bin" && !is_shared(above) && above.filename() != ".local" &&
            fs::is_directory(above / "lib", problem))
            shown.push_back(above);
        else
            shown.push_back(is_shared(folder) ? one : folder.string());
    }
    return shown;
}

Result<IsolatedStart> isolated(const Reach& reach) {
    IsolatedStart start;
    std::vector<std::string>& words = start.words;
    words = {find_program("bwrap"),
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
             "--hostname",
             "hilltop"};
    if (no_more_users) words.emplace_back("--disable-userns");
    words.insert(words.end(), system_words().begin(), system_words().end());
    TRY(add_files(start));
    for (const std::string& path : closed_system())
        add_cover(words, path);
    std::vector<std::string> shown = reach.shown;
    std::sort(shown.begin(), shown.end()); // an outer one before what lies in it
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    for (const std::string& path : shown)
        add_shown(words, path, shown);
    for (const std::string& path : covered_within(reach))
        add_cover(words, path);
    if (reach.working != "/") words.insert(words.end(), {"--bind", reach.working, reach.working});
    words.insert(words.end(), {"--remount-ro", "/", "--chdir", reach.working, "--"});
    return start;
}

} // namespace hilltop
