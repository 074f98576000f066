// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/submitted.h"

#include "base/system_error.h"
#include "game/bot_spec.h"
#include "hosting/recognise.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// Those of a file's bots that the contest of the game knows.
Result<std::vector<BotSpecText>> bots_of_game(const GameEntry& game, const std::string& path) {
    const auto found = recognise_bots(path);
    if (!found) return found.error();
    std::vector<BotSpecText> bots;
    for (const RecognisedBot& bot : *found)
        if (bot.game == game.info().id) bots.push_back(*read_bot_spec(bot.spec));
    if (!bots.empty()) return bots;
    const RecognisedBot& other = found->front();
    if (other.game.empty())
        return failure("hosting", "{}: is a program of the Hilltop protocol, which takes part as {}", path, other.spec);
    return failure("hosting", "{}: is a bot of {}, not of {}", path, other.game, game.info().id);
}

/// Kinds whose files may hold several bots.
bool may_hold_several(const std::string& kind) {
    return kind == "js" || kind == "js+node" || kind == "python" || kind == "java";
}

} // namespace

Result<FolderBots> specs_in_folder(const GameEntry& game, const std::string& folder) {
    if (game.info().contest_kind == nullptr)
        return misuse("hosting", "the contest of {} has no bots of its own kind, name each of yours", game.info().id);
    std::error_code problem;
    std::vector<std::string> paths;
    const fs::path root = fs::absolute(folder, problem).lexically_normal();
    for (auto entry = fs::directory_iterator(root, problem); !problem && entry != fs::end(entry);
         entry.increment(problem)) {
        if (!entry->path().filename().string().starts_with('.')) paths.push_back(entry->path().string());
    }
    if (problem) return failure("hosting", "{}: cannot be read ({})", folder, system_reason(problem));
    std::sort(paths.begin(), paths.end());
    FolderBots bots;
    for (const std::string& path : paths) {
        const auto found = bots_of_game(game, path);
        if (!found) {
            bots.skipped.push_back(failure("hosting", "left out: {}", found.error()));
            continue;
        }
        for (const BotSpecText& bot : *found)
            bots.specs.push_back(bot_spec_text(bot));
    }
    if (!bots.specs.empty()) return bots;
    const Error none = failure("hosting", "{}: holds no bot of {}", folder, game.info().id);
    return bots.skipped.empty() ? none : failure("hosting", "{} ({})", none, bots.skipped.front());
}

Result<std::vector<std::string>> entrants_by(const GameEntry& game, const std::string& bot) {
    const auto spec = game.find_bot(bot) == nullptr ? read_bot_spec(bot) : std::nullopt;
    if (!spec || !spec->name.empty() || !may_hold_several(spec->kind)) return std::vector{bot};
    const auto found = bots_of_game(game, spec->target);
    if (!found) return found.error();
    std::vector<std::string> entrants;
    for (const BotSpecText& one : *found)
        entrants.push_back(bot_spec_text({spec->kind, spec->target, one.name}));
    return entrants;
}

} // namespace hilltop
