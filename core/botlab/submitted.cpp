// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/submitted.h"

#include "base/file_names.h"
#include "base/system_error.h"
#include "botlab/recognise.h"
#include "game/hosted_bot.h"
#include "hosting/languages/language.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <iterator>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostLookedAt = 64 << 20; ///< bytes of a file that is looked at

/// A bot's file is named in records and tournaments, which are JSON.
Error name_is_no_utf8(const std::string& path) {
    return failure("botlab", "{}: this name is not UTF-8; rename the file", path);
}

/// Those of a file's bots that the contest of the game knows; the reasons why other classes are not bots are added to
/// `aside`.
Result<std::vector<BotSpecText>> bots_of_game(const GameEntry& game, const std::string& path,
                                              std::vector<Error>* aside = nullptr, PutBy by = PutBy::Person) {
    if (!is_utf8(path)) return name_is_no_utf8(path);
    const auto found = TRY(recognise_all(path, by));
    std::vector<BotSpecText> bots;
    for (const RecognisedBot& bot : found) {
        if (bot.game != game.info().id) continue;
        if (!bot.aside)
            bots.push_back(bot.spec);
        else if (aside != nullptr)
            aside->push_back(failure("botlab", "{}: {}", path, *bot.aside));
    }
    if (!bots.empty()) return bots;
    const RecognisedBot& other = found.front();
    if (other.game.empty())
        return failure("botlab", "{} is a program of the Hilltop protocol; name it as {}", path,
                       bot_spec_text(other.spec));
    return failure("botlab", "{} is a bot of {}, not of {}", path, other.game, game.info().id);
}

/// Whether a source could define what is called so: it holds the word.
bool holds_word(std::string_view text, std::string_view word) {
    const auto in_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end]))) return true;
    }
    return false;
}

} // namespace

Result<FolderBots> specs_in_folder(const GameEntry& game, const std::string& folder) {
    if (game.info().contest_kind == nullptr)
        return misuse("botlab", "{} has no kind of bots of its own to look for in a folder; name each of your bots",
                      game.info().id);
    std::error_code problem;
    std::vector<std::string> paths;
    const fs::path root = fs::absolute(folder, problem).lexically_normal();
    for (auto entry = fs::directory_iterator(root, problem); !problem && entry != fs::end(entry);
         entry.increment(problem)) {
        if (!entry->path().filename().string().starts_with('.')) paths.push_back(entry->path().string());
    }
    if (problem) return failure("botlab", "{} cannot be read ({})", folder, system_reason(problem));
    std::sort(paths.begin(), paths.end());
    FolderBots bots;
    for (const std::string& path : paths) {
        std::vector<Error> aside;
        const auto found = bots_of_game(game, path, &aside, PutBy::Folder);
        if (!found) aside = {found.error()};
        std::move(aside.begin(), aside.end(), std::back_inserter(bots.skipped));
        if (!found) continue;
        for (const BotSpecText& bot : *found)
            bots.specs.push_back(bot_spec_text(bot));
    }
    if (!bots.specs.empty()) return bots;
    const Error none = failure("botlab", "{} contains no bot of {}", folder, game.info().id);
    return bots.skipped.empty() ? none : failure("botlab", "{} (left out: {})", none, bots.skipped.front());
}

Result<std::vector<std::string>> bots_named(const GameEntry& game, const std::string& bot, PutBy by) {
    std::error_code problem;
    const bool lies_there = by != PutBy::Person || fs::exists(bot, problem);
    if (game.find_bot(bot) != nullptr || !lies_there) {
        TRY(game.check_bot(bot));
        return entrants_by(game, bot);
    }
    if (!is_utf8(bot)) return name_is_no_utf8(bot);
    const auto found = TRY(recognise_bots(bot, by));
    std::vector<std::string> own, any;
    for (const RecognisedBot& one : found) {
        if (one.game == game.info().id) own.push_back(bot_spec_text(one.spec));
        if (one.game.empty()) any.push_back(bot_spec_text(one.spec));
    }
    if (!own.empty()) return own;
    if (!any.empty()) return std::vector{any.front()}; // of the Hilltop protocol
    return failure("botlab", "{} is a bot of {}, not of {}", bot, found.front().game, game.info().id);
}

Result<std::string> bot_named(const GameEntry& game, const std::string& bot) {
    if (game.find_bot(bot) != nullptr || read_bot_spec(bot)) {
        TRY(game.check_bot(bot));
        TRY(check_presence(game, bot));
        return bot;
    }
    auto bots = TRY(bots_named(game, bot));
    if (bots.size() == 1) return std::move(bots.front());
    return misuse("botlab", "{} contains {} bots; name one of them, for example {}", bot, bots.size(), bots.front());
}

Result<std::vector<std::string>> entrants_by(const GameEntry& game, const std::string& bot) {
    const auto spec = hosted_spec(game, bot);
    TRY(check_presence(game, bot));
    if (!spec || !spec->name.empty() || !bot_kind(spec->kind).holds_several) return std::vector{bot};
    const auto found = TRY(bots_of_game(game, spec->target));
    std::vector<std::string> entrants;
    for (const BotSpecText& one : found)
        entrants.push_back(bot_spec_text({spec->kind, spec->target, one.name}));
    return entrants;
}

Result<> check_presence(const GameEntry& game, const std::string& bot, PutBy by) {
    const auto spec = hosted_spec(game, bot);
    if (!spec) return {};
    if (!is_utf8(bot)) return name_is_no_utf8(spec->target);
    const BotKind& kind = bot_kind(spec->kind);
    if (!kind.holds_several) {
        if (kind.plan == nullptr) return {};
        const WireOrder order{
            .game = game.info().id, .kind = spec->kind, .target = spec->target, .name = {}, .limits = {}, .slot = {}};
        const auto plan = kind.plan(order, Obedience());
        return plan ? Result<>() : plan.error();
    }
    std::error_code problem;
    if (!fs::exists(spec->target, problem)) return failure("botlab", "{}: there is no such file", spec->target);
    if (spec->name.empty() || language_by_ending(spec->target) == nullptr) return {};
    const auto text = TRY(read_foreign(spec->target, by, kMostLookedAt));
    const std::string name = spec->name.substr(spec->name.rfind('.') + 1); // without its package
    if (!holds_word(text, name)) return failure("botlab", "{} contains no {}", spec->target, name);
    return {};
}

} // namespace hilltop
