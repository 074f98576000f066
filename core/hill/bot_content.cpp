// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/bot_content.h"

#include "base/file_names.h"
#include "base/sha256.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "base/user_folders.h"
#include "game/bot_kinds.h"
#include "game/bot_spec.h"
#include "hosting/launch.h"
#include "system/files.h"
#include "system/processes.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 10'000;
constexpr std::size_t kMostBytes = 64u << 20;

bool is_left_out(const fs::path& path) {
    const std::string name = path.filename().string();
    return name.starts_with('.') || name == "__pycache__";
}

Result<std::vector<fs::path>> files_of(const fs::path& target) {
    std::error_code problem;
    std::vector<fs::path> found;
    if (!fs::is_directory(target, problem)) {
        // A pipe with a name, say, would be waited for until somebody writes into it.
        if (!fs::is_regular_file(target, problem)) return failure("hill", "{} is not a regular file", target.string());
        found.push_back(target);
        return found;
    }
    for (fs::recursive_directory_iterator at(target, problem), end; !problem && at != end; at.increment(problem)) {
        if (is_left_out(at->path())) {
            at.disable_recursion_pending();
        } else if (at->is_regular_file(problem)) {
            found.push_back(at->path());
            if (found.size() > kMostFiles)
                return failure("hill", "{} has more than {} files, which a hill does not keep", target.string(),
                               kMostFiles);
        }
    }
    if (problem) return failure("hill", "{} cannot be read ({})", target.string(), system_reason(problem));
    std::sort(found.begin(), found.end());
    return found;
}

std::string hash_of(const std::string& spec, const std::vector<BotContent::File>& files) {
    std::string text = fmt::format("{}\n", spec);
    for (const BotContent::File& file : files)
        text += fmt::format("{}\n{} {}\n", file.path, file.bytes.size(), sha256(file.bytes));
    return sha256(text);
}

/// Whether the folder holds these files as they are.
bool holds(const fs::path& folder, const BotContent& content) {
    return std::all_of(content.files.begin(), content.files.end(), [&](const BotContent::File& file) {
        const auto bytes = load_text((folder / file.path).string());
        return bytes && *bytes == file.bytes;
    });
}

Result<> write_files(const fs::path& folder, const BotContent& content) {
    for (const BotContent::File& file : content.files) {
        const std::string path = (folder / file.path).string();
        TRY(make_folder_of(path));
        TRY(save_text(path, file.bytes));
        if (!file.runs) continue;
        std::error_code problem;
        fs::permissions(path, fs::perms::owner_exec, fs::perm_options::add, problem);
        if (problem) return failure("hill", "{} cannot be made executable ({})", path, system_reason(problem));
    }
    return {};
}

} // namespace

std::vector<std::string> files_of_command(const std::string& bot) {
    const auto spec = read_bot_spec(bot);
    if (!spec || !bot_kind(spec->kind).is_command) return {};
    std::vector<std::string> found;
    std::error_code problem;
    const auto words = command_words(spec->target);
    for (std::size_t i = 0; i < words.size(); ++i)
        if ((i > 0 || words[i].find('/') != std::string::npos) && fs::is_regular_file(words[i], problem))
            found.push_back(words[i]);
    if (found.size() > 1 && found.front() == words.front()) found.erase(found.begin()); // what runs the others
    return found;
}

Result<std::string> hash_of_line(const GameEntry& game, const std::string& bot, bool files) {
    const auto use = game.use_of(bot);
    std::string text = fmt::format("{} {} {}", game.info().id, bot, use ? use->version : 0);
    std::size_t size = 0;
    for (const std::string& path : files ? files_of_command(bot) : std::vector<std::string>()) {
        const auto bytes = TRY(load_text(path));
        size += bytes.size();
        if (size > kMostBytes)
            return failure("hill", "{} has more than {} MiB, which a hill does not keep", path, kMostBytes >> 20);
        text += fmt::format("\n{} {}", bytes.size(), sha256(bytes));
    }
    return sha256(text);
}

Result<BotContent> read_content(const GameEntry& game, const std::string& bot) {
    BotContent content;
    content.spec = bot;
    auto spec = game.find_bot(bot) == nullptr ? read_bot_spec(bot) : std::nullopt;
    std::error_code problem;
    if (!spec || !fs::exists(spec->target, problem)) {
        content.hash = TRY(hash_of_line(game, bot));
        return content;
    }
    const fs::path target = fs::absolute(spec->target, problem).lexically_normal();
    const fs::path top = target.has_filename() ? target : target.parent_path();
    if (!is_utf8(top.string())) return failure("hill", "{}: this name is not UTF-8; rename the file", top.string());
    spec->target = top.filename().string();
    content.spec = bot_spec_text(*spec);
    std::size_t size = 0;
    for (const fs::path& path : TRY(files_of(top))) {
        auto bytes = TRY(load_text(path.string()));
        size += bytes.size();
        if (size > kMostBytes)
            return failure("hill", "{} has more than {} MiB, which a hill does not keep", top.string(),
                           kMostBytes >> 20);
        content.files.push_back(
            {path.lexically_relative(top.parent_path()).generic_string(), std::move(bytes), may_run(path.string())});
    }
    content.hash = hash_of(content.spec, content.files);
    return content;
}

std::string unpacked_spec(const BotContent& content, const std::string& folder) {
    if (content.files.empty()) return content.spec;
    auto spec = *read_bot_spec(content.spec);
    spec.target = (fs::path(folder) / spec.target).string();
    return bot_spec_text(spec);
}

Result<std::string> unpack(const BotContent& content, const std::string& root) {
    if (content.files.empty()) return std::string();
    const fs::path folder = fs::path(root) / content.hash;
    if (holds(folder, content)) return folder.string();
    const fs::path part = fs::path(root) / fmt::format("{}.{}.part", content.hash, own_process());
    std::error_code problem;
    fs::remove_all(part, problem);
    TRY(write_files(part, content));
    fs::remove_all(folder, problem);
    fs::rename(part, folder, problem);
    if (!problem) return folder.string();
    std::error_code ignored;
    fs::remove_all(part, ignored);
    if (holds(folder, content)) return folder.string(); // another program was quicker
    return failure("hill", "{} cannot be created ({})", folder.string(), system_reason(problem));
}

std::string unpacking_root() {
    const std::string cache = user_cache("hills");
    std::error_code problem;
    return cache.empty() ? (fs::temp_directory_path(problem) / "hilltop-hills").string() : cache;
}

} // namespace hilltop
