// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/protocol_templates.h"

#include "base/file_names.h"
#include "botlab/recognise_sources.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kColumns = 118;
constexpr std::size_t kMostMenu = 8; ///< answers that are shown of a menu

std::string replaced(std::string text, std::string_view word, std::string_view by) {
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + by.size()))
        text.replace(at, word.size(), by);
    return text;
}

/// A name of a file as comments and strings of every language take it.
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
