// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/unpacked_bots.h"

#include "base/safe_path.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "base/use_marks.h"
#include "base/user_folders.h"
#include "game/bot_spec.h"
#include "system/files.h"
#include "system/processes.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <optional>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr const char* kUsedMarks = ".used";
constexpr std::string_view kPart = ".part";
constexpr std::string_view kRemoved = ".removed";
constexpr std::string_view kCheck = "check-";

/// The folder of a bot. It is the only kind of folder that is ever removed here, beside what its name is followed by.
Result<std::string> folder_of(const std::string& root, const BotContent& content) {
    if (!is_sha256(content.hash)) return failure("hill", "\"{}\" is not the SHA-256 of a bot", content.hash);
    return TRY(SafePath::read_name(content.hash)).in(root);
}

/// Whether the folder holds these files as they are.
bool holds(const std::string& folder, const BotContent& content) {
    return std::all_of(content.files.begin(), content.files.end(), [&](const BotContent::File& file) {
        const auto path = SafePath::read(file.path);
        const auto bytes = path ? load_text(path->in(folder)) : path.error();
        return bytes && *bytes == file.bytes;
    });
}

Result<> write_files(const std::string& folder, const BotContent& content) {
    for (const BotContent::File& file : content.files) {
        const std::string path = TRY(SafePath::read(file.path)).in(folder);
        TRY(make_folder_of(path));
        TRY(save_text(path, file.bytes));
        if (!file.runs) continue;
        std::error_code problem;
        fs::permissions(path, fs::perms::owner_exec, fs::perm_options::add, problem);
        if (problem) return failure("hill", "{} cannot be made executable ({})", path, system_reason(problem));
    }
    return {};
}

Result<> unpack(const std::string& folder, const BotContent& content) {
    if (holds(folder, content)) return {};
    const std::string part = fmt::format("{}.{}{}", folder, own_process(), kPart);
    std::error_code problem;
    fs::remove_all(part, problem);
    TRY(write_files(part, content));
    fs::remove_all(folder, problem);
    fs::rename(part, folder, problem);
    if (!problem) return {};
    std::error_code ignored;
    fs::remove_all(part, ignored);
    if (holds(folder, content)) return {}; // another program was quicker
    return failure("hill", "{} cannot be created ({})", folder, system_reason(problem));
}

/// What of the root this program uses, until it ends.
Result<> mark_used(const std::string& root, const std::string& hash) {
    static std::mutex mutex;
    static std::optional<UseMarks> marks;
    static std::string marked;
    const std::lock_guard lock(mutex);
    if (!marks || marked != root) {
        marks = TRY(UseMarks::open(root + '/' + kUsedMarks));
        marked = root;
    }
    return marks->use(hash);
}

struct Old {
    fs::path path;
    fs::file_time_type used;
    std::uintmax_t bytes = 0;
};

std::uintmax_t bytes_in(const fs::path& folder) {
    std::uintmax_t bytes = 0;
    std::error_code problem;
    for (fs::recursive_directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
        std::error_code ignored;
        const auto size = at->is_regular_file(ignored) ? at->file_size(ignored) : 0;
        if (!ignored) bytes += size;
    }
    return bytes;
}

/// Renamed first: a program that wants it meanwhile makes a new one and never sees half of it.
void remove_renamed(const fs::path& folder) {
    std::error_code problem;
    const fs::path removed = folder.string() + std::string(kRemoved);
    fs::rename(folder, removed, problem);
    if (!problem) fs::remove_all(removed, problem);
}

/// What a program that was killed leaves: half of a bot, one that was going, the folder of a hill's checks.
bool is_remnant(std::string_view name) {
    if (name.starts_with(kCheck)) return is_sha256(name.substr(kCheck.size()));
    return is_sha256(name.substr(0, 64)) && (name.ends_with(kPart) || name.ends_with(kRemoved));
}

} // namespace

std::string unpacking_root() {
    const std::string cache = user_cache("hills");
    std::error_code problem;
    return cache.empty() ? (fs::temp_directory_path(problem) / "hilltop-hills").string() : cache;
}

Result<std::string> spec_to_run_in(const std::string& root, const BotContent& content) {
    if (content.files.empty()) return content.spec;
    auto spec = read_bot_spec(content.spec);
    if (!spec) return failure("hill", "{} is built in and cannot have files", content.spec);
    const std::string folder = TRY(folder_of(root, content));
    spec->target = TRY(SafePath::read_name(spec->target)).in(folder);
    TRY(unpack(folder, content));
    return bot_spec_text(*spec);
}

void remove_unpacked(const std::string& root, const BotContent& content) {
    const auto folder = folder_of(root, content);
    std::error_code ignored;
    if (folder) fs::remove_all(*folder, ignored);
}

Result<std::string> spec_to_run(const BotContent& content) {
    if (content.files.empty()) return content.spec;
    const std::string root = unpacking_root();
    const std::string folder = TRY(folder_of(root, content));
    TRY(make_folder(root));
    if (!is_own(root)) return failure("hill", "{} belongs to another user; remove it", root);
    static std::once_flag swept;
    std::call_once(swept, [&] { sweep_unpacked(root); });
    // Where there are no locks nothing is swept either.
    static_cast<void>(mark_used(root, content.hash));
    auto spec = spec_to_run_in(root, content);
    std::error_code ignored;
    if (spec) fs::last_write_time(folder, fs::file_time_type::clock::now(), ignored);
    return spec;
}

void sweep_unpacked(const std::string& root, const UnpackedTerms& terms) {
    const auto before = fs::file_time_type::clock::now() - terms.age;
    auto marks = UseMarks::open(root + '/' + kUsedMarks);
    if (!marks) return;
    std::vector<Old> bots;
    std::uintmax_t all = 0;
    std::error_code problem;
    for (fs::directory_iterator at(root, problem), end; !problem && at != end; at.increment(problem)) {
        const std::string name = at->path().filename().string();
        std::error_code ignored;
        const auto used = fs::last_write_time(at->path(), ignored);
        if (ignored || !fs::is_directory(at->symlink_status(ignored)) || !is_own(at->path().string())) continue;
        if (is_sha256(name)) {
            bots.push_back({at->path(), used, bytes_in(at->path())});
            all += bots.back().bytes;
        } else if (is_remnant(name) && used < before) {
            fs::remove_all(at->path(), ignored);
        }
    }
    std::ranges::sort(bots, {}, &Old::used);
    for (const Old& bot : bots) {
        if (bot.used >= before && all <= terms.bytes) continue;
        if (!marks->reserve(bot.path.filename().string())) continue;
        remove_renamed(bot.path);
        all -= bot.bytes;
    }
}

} // namespace hilltop
