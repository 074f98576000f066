// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/bot_content.h"

#include "base/file_names.h"
#include "base/safe_path.h"
#include "base/sha256.h"
#include "base/text_file.h"
#include "game/hosted_bot.h"
#include "hosting/languages/executables/scripts.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 10'000;
constexpr std::size_t kMostBytes = 64u << 20;

std::string hash_of(const std::string& spec, const std::vector<BotContent::File>& files) {
    std::string text = fmt::format("{}\n", spec);
    for (const BotContent::File& file : files)
        text += fmt::format("{}\n{} {}\n", file.path, file.bytes.size(), sha256(file.bytes));
    return sha256(text);
}

} // namespace

std::vector<std::string> files_of_command(const std::string& bot) {
    const auto spec = read_bot_spec(bot);
    if (!spec || !is_command(*spec)) return {};
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

Result<BotContent> read_content(const GameEntry& game, const std::string& bot, PutBy by) {
    BotContent content;
    content.spec = bot;
    auto spec = hosted_spec(game, bot);
    std::error_code problem;
    if (!spec || !fs::exists(spec->target, problem)) {
        if (spec && !is_command(*spec)) return failure("hill", "{}: there is no such file", spec->target);
        content.hash = TRY(hash_of_line(game, bot));
        return content;
    }
    const fs::path target = fs::absolute(spec->target, problem).lexically_normal();
    const fs::path top = target.has_filename() ? target : target.parent_path();
    if (!is_utf8(top.string())) return failure("hill", "{}: this name is not UTF-8; rename the file", top.string());
    spec->target = TRY(SafePath::read_name(top.filename().string())).text();
    content.spec = bot_spec_text(*spec);
    const auto files = TRY(ForeignFiles::open(top.string(), by));
    std::size_t size = 0;
    for (const ForeignFiles::File& file : files.files()) {
        auto bytes = TRY(files.head(file, kMostBytes - size + 1));
        size += bytes.size();
        if (size > kMostBytes)
            return failure("hill", "{} has more than {} MiB, which a hill does not keep", top.string(),
                           kMostBytes >> 20);
        const std::string path = files.is_folder() ? file.path.in(spec->target) : file.path.text();
        content.files.push_back({path, std::move(bytes), file.runs});
    }
    content.hash = hash_of(content.spec, content.files);
    return content;
}

Result<> check_content(const GameEntry& game, const BotContent& content) {
    const auto spec = hosted_spec(game, content.spec);
    const bool is_file = spec && !is_command(*spec);
    if (!spec && !content.files.empty())
        return failure("hill", "{} is built in, but there are files for it", content.spec);
    if (is_file && content.files.empty()) return failure("hill", "the files of {} are missing", content.spec);
    if (content.files.empty()) return {};
    const SafePath target = TRY(SafePath::read_name(spec->target));
    std::size_t bytes = 0;
    for (const BotContent::File& file : content.files) {
        if (TRY(SafePath::read(file.path)).first() != target.text())
            return failure("hill", "{} is not a file of {}", file.path, content.spec);
        bytes += file.bytes.size();
    }
    if (bytes > kMostBytes || content.files.size() > kMostFiles)
        return failure("hill", "{} has more files than a hill keeps", content.spec);
    if (hash_of(content.spec, content.files) != content.hash)
        return failure("hill", "the files of {} have changed since it joined", content.spec);
    return {};
}

std::string nameless_hash(const BotContent& content) {
    const auto spec = read_bot_spec(content.spec);
    if (!spec || content.files.empty()) return content.hash;
    std::string text = spec->kind + '\n' + spec->name + '\n';
    for (const BotContent::File& file : content.files) {
        const bool inside = file.path.starts_with(spec->target);
        text += fmt::format("{}\n{} {}\n", inside ? file.path.substr(spec->target.size()) : file.path, file.runs,
                            sha256(file.bytes));
    }
    return sha256(text);
}

std::string runs_hash(const BotContent& content) {
    std::string text;
    for (const BotContent::File& file : content.files)
        text += fmt::format("{} {}\n", file.runs ? 'x' : '-', file.path);
    return text.empty() ? text : sha256(text);
}

} // namespace hilltop
