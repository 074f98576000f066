// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/bot_folder.h"

#include "base/digest.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "game/bot_spec.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// How files of a kind of bot are known.
struct BotFiles {
    std::string_view kind;
    std::string_view ending; ///< empty: any, if it can be executed
    bool folders;            ///< a folder with such files is one bot, too
};
constexpr BotFiles kBotFiles[] = {
    {"js", ".js", false},
    {"python", ".py", false},
    {"java", ".java", true},
    {"exec", "", false},
};

bool holds(const fs::path& folder, std::string_view ending) {
    std::error_code error;
    for (auto file = fs::recursive_directory_iterator(folder, error); !error && file != fs::end(file);
         file.increment(error)) {
        if (file->path().extension() == ending) return true;
    }
    return false;
}

/// Nothing if the file is a bot of that kind.
Result<> check_bot(const fs::path& path, const BotFiles& files) {
    std::error_code error;
    if (!can_be_named(path.string())) return failure("tournament", "its name cannot stand in a bot's spec, rename it");
    if (fs::is_directory(path, error)) {
        if (!files.folders) return failure("tournament", "it is a folder, a bot is a file here");
        return holds(path, files.ending) ? Result<>{}
                                         : failure("tournament", "the folder holds no file {}", files.ending);
    }
    if (!fs::is_regular_file(path, error)) return failure("tournament", "it is no file");
    if (!files.ending.empty())
        return path.extension() == files.ending ? Result<>{}
                                                : failure("tournament", "a bot is a file {} here", files.ending);
    return ::access(path.c_str(), X_OK) == 0
               ? Result<>{}
               : failure("tournament", "it cannot be executed; if it is a bot, chmod +x makes it one");
}

} // namespace

Result<FolderBots> specs_in_folder(const GameEntry& game, const std::string& folder) {
    const char* const kind = game.info().contest_kind;
    const auto files = std::find_if(std::begin(kBotFiles), std::end(kBotFiles),
                                    [&](const BotFiles& one) { return kind != nullptr && one.kind == kind; });
    if (files == std::end(kBotFiles))
        return misuse("tournament", "the contest of {} has no bots of its own kind, name each of yours",
                      game.info().id);
    std::error_code error;
    std::vector<fs::path> paths;
    const fs::path root = fs::absolute(folder, error).lexically_normal();
    for (auto entry = fs::directory_iterator(root, error); !error && entry != fs::end(entry); entry.increment(error)) {
        if (!entry->path().filename().string().starts_with('.')) paths.push_back(entry->path());
    }
    if (error) return failure("tournament", "{}: cannot be read ({})", folder, system_reason(error));
    std::sort(paths.begin(), paths.end());
    FolderBots bots;
    for (const fs::path& path : paths) {
        if (const auto fits = check_bot(path, *files); !fits)
            bots.skipped.push_back(failure("tournament", "{}: left out: {}", path.string(), fits.error()));
        else
            bots.specs.push_back(std::string(kind) + ':' + path.string());
    }
    if (!bots.specs.empty()) return bots;
    const Error none = failure("tournament", "{}: holds no bot of {}", folder, game.info().id);
    return bots.skipped.empty() ? none : failure("tournament", "{} ({})", none, bots.skipped.front());
}

std::string hosted_hash(std::string_view bot) {
    Digest digest;
    digest.add(bot);
    const auto spec = read_bot_spec(bot);
    std::error_code error;
    std::vector<fs::path> files;
    if (spec && fs::is_directory(spec->target, error)) {
        for (fs::recursive_directory_iterator file(spec->target, error), end; !error && file != end;
             file.increment(error)) {
            if (file->is_regular_file(error)) files.push_back(file->path());
        }
        std::sort(files.begin(), files.end());
    } else if (spec && fs::is_regular_file(spec->target, error)) {
        files.emplace_back(spec->target);
    }
    for (const fs::path& file : files) {
        digest.add(file.lexically_relative(spec->target).string());
        const auto text = load_text(file.string());
        digest.add(text ? *text : std::string());
    }
    return to_hex(digest.value());
}

} // namespace hilltop
