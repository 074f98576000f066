// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/bot_templates.h"

#include "base/file_names.h"
#include "base/text_file.h"
#include "hosting/carried.h"
#include "hosting/languages/language.h"
#include "hosting/languages/regex.h"
#include "registry/registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <sstream>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr const char* kBots = "/bots/";
constexpr std::string_view kAnyGame = "protocol"; ///< the folder of bots that may play any game

std::string_view template_text(const BotTemplate& one) {
    const CarriedFile* file = find_carried((one.any_game ? std::string(kAnyGame) : one.game) + kBots + one.file);
    return file == nullptr ? std::string_view() : file->text;
}

/// With single blanks, and no blanks at the ends.
std::string simplified(const std::string& text) {
    std::istringstream words(text);
    std::string all;
    for (std::string word; words >> word;)
        all += (all.empty() ? "" : " ") + word;
    return all;
}

/// The first sentence that some comment of a text begins with, without the line on its licence.
std::string first_sentence(std::string_view text) {
    static const Regex mark(R"(^\s*(?://|#(?!!)|/\*+|\*(?!/))\s?)"), end(R"([.:](?:\s|$))");
    std::istringstream lines{std::string(text)};
    std::string said;
    for (std::string line; std::getline(lines, line);) {
        const auto found = mark.match(line);
        if (!found && !said.empty() && text.find("/*") == text.npos) break;
        if (line.find("SPDX") != line.npos || (!found && said.empty())) continue;
        said += line.substr(found ? found->end() : 0) + ' ';
        if (const auto stop = end.match(said)) return simplified(said.substr(0, stop->begin()));
    }
    return simplified(said);
}

bool same_letters(std::string_view one, std::string_view other) {
    const auto small = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    return std::ranges::equal(one, other, {}, small, small);
}

} // namespace

std::vector<BotTemplate> bot_templates() {
    std::vector<BotTemplate> found;
    std::vector<const CarriedFile*> any_game;
    for (const CarriedFile& file : carried_files()) {
        const std::size_t folder = file.path.find(kBots);
        if (folder == file.path.npos) continue;
        if (file.path.substr(0, folder) == kAnyGame) {
            any_game.push_back(&file);
            continue;
        }
        const std::string_view name = file.path.substr(folder + std::string_view(kBots).size());
        found.push_back({std::string(file.path.substr(0, folder)), std::string(language_by_ending(name)->name),
                         std::string(name), first_sentence(file.text)});
    }
    const std::vector<BotTemplate> own = found;
    for (const GameEntry* game : games()) {
        for (const CarriedFile* file : any_game) {
            const std::string_view name = file->path.substr(kAnyGame.size() + std::string_view(kBots).size());
            const std::string id = game->info().id, language(language_by_ending(name)->name);
            const auto same = [&](const BotTemplate& one) { return one.game == id && one.language == language; };
            if (std::ranges::any_of(own, same)) continue;
            found.push_back(
                {id, language, std::string(name), first_sentence(with_game_title(*game, file->text)), true});
        }
    }
    std::ranges::stable_sort(found, {}, [](const BotTemplate& one) {
        return std::tuple(one.game, one.any_game, one.language, template_text(one).size());
    });
    return found;
}

Result<BotTemplate> find_bot_template(const std::string& game, const std::string& language) {
    std::set<std::string> languages;
    for (const BotTemplate& one : bot_templates()) {
        if (one.game != game) continue;
        if (language.empty() || same_letters(language, one.language)) return one;
        languages.insert(one.language);
    }
    if (languages.empty()) return misuse("botlab", "there is no template of a bot of {}", game);
    return misuse("botlab", "there is no template of a bot of {} in {}, only in {}", game, language,
                  fmt::format("{}", fmt::join(languages, ", ")));
}

Result<std::string> bot_template_text(const BotTemplate& chosen, const std::string& path) {
    std::string text(template_text(chosen));
    if (text.empty()) return failure("botlab", "this program was built without {}", chosen.file);
    if (chosen.any_game) text = protocol_template_text(*find_game(chosen.game), text, path);
    const Language* language = language_by_ending(chosen.file);
    if (language == nullptr || language->template_for == nullptr) return text;
    return language->template_for(std::move(text), fs::path(chosen.file).stem().string(), path);
}

Result<> write_bot_template(const BotTemplate& chosen, const std::string& path) {
    const auto text = TRY(bot_template_text(chosen, path));
    std::error_code problem;
    if (fs::exists(fs::symlink_status(path, problem)))
        return failure("botlab", "{} already exists; choose another name", path);
    TRY(save_text(path, text));
    if (text.starts_with("#!")) {
        const auto read = fs::status(path, problem).permissions();
        auto run = fs::perms::owner_exec;
        if ((read & fs::perms::group_read) != fs::perms::none) run |= fs::perms::group_exec;
        if ((read & fs::perms::others_read) != fs::perms::none) run |= fs::perms::others_exec;
        fs::permissions(path, run, fs::perm_options::add, problem);
    }
    return {};
}

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kColumns = 118;
constexpr std::size_t kMostMenu = 8; ///< answers that are shown of a menu

std::string replaced(std::string text, std::string_view word, std::string_view by) {
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + by.size()))
        text.replace(at, word.size(), by);
    return text;
}

/// A name of a file that is safe in comments and strings of every language.
std::string harmless(std::string name) {
    if (!is_utf8(name)) return {};
    std::erase_if(name, [](unsigned char c) { return c < ' ' || c == 0x7f || c == '"' || c == '\'' || c == '\\'; });
    return name;
}

/// Lines of JSON that begin like `line` does before the word, each broken behind a comma.
std::string shown_in(std::string_view line, std::string_view word, const std::string& json) {
    const std::string_view prefix = line.substr(0, line.find(word));
    std::string lines;
    for (std::string_view rest = json; !rest.empty();) {
        std::size_t end = rest.size();
        if (prefix.size() + end > kColumns) {
            const auto comma = rest.rfind(',', kColumns - prefix.size() - 1);
            end = comma == rest.npos ? std::min(rest.find(','), rest.size() - 1) + 1 : comma + 1;
        }
        lines += std::string(prefix) + std::string(rest.substr(0, end)) + '\n';
        rest.remove_prefix(end);
    }
    return lines;
}

/// The first question of a match by the default rules.
struct Question {
    std::string view, menu;
};
Question first_question(const GameEntry& game) {
    const auto table = game.make_table({}, game.info().default_seats, {.seed = 1});
    if (!table) return {};
    const Seat seat = *(*table)->asked().begin();
    const std::vector<Choice> choices = (*table)->menu(seat);
    std::vector<std::string> words;
    for (const Choice& choice : choices)
        if (choice.reason.empty() && words.size() < kMostMenu) words.push_back(choice.word);
    std::string menu = Json(words).dump();
    if (words.size() == kMostMenu) menu.replace(menu.size() - 1, 1, ",...]");
    return {(*table)->described(seat).dump(), menu};
}

} // namespace

std::string with_game_title(const GameEntry& game, std::string_view text) {
    return replaced(std::string(text), "@title@", game.info().title);
}

std::string protocol_template_text(const GameEntry& game, std::string_view text, const std::string& path) {
    const std::string name = harmless(fs::path(path).stem().string());
    const std::string file = harmless(fs::path(path).filename().string());
    const Question question = first_question(game);
    std::istringstream lines(with_game_title(game, text));
    std::string all;
    for (std::string line; std::getline(lines, line);) {
        if (line.find("@view@") != line.npos)
            all += shown_in(line, "@view@", question.view);
        else if (line.find("@menu@") != line.npos)
            all += shown_in(line, "@menu@", question.menu);
        else
            all += line + '\n';
    }
    all = replaced(std::move(all), "@name@", name.empty() ? "First bot" : name);
    all = replaced(std::move(all), "@program@", command_word(name.empty() ? "bot" : name));
    return replaced(std::move(all), "@file@", command_word(file.empty() ? "bot.c" : file));
}

} // namespace hilltop
