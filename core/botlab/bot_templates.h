// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "game/entry.h"

#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// A bot to start from, carried inside of the program.
struct BotTemplate {
    std::string game;        ///< id
    std::string language;    ///< "C", "Java", "JavaScript", "Python"
    std::string file;        ///< "Cautious.java"
    std::string description; ///< what it does, in English: the first sentence of its first comment
    bool any_game = false;   ///< by the Hilltop protocol, where the game's contest has no form for the language
};

/// By game; those of its contest come first, then by language, the shortest first. Every game has every language.
std::vector<BotTemplate> bot_templates();
/// The shortest of that game and language, whose case does not matter; the first of the game where the language is
/// empty. The error names what there is.
Result<BotTemplate> find_bot_template(const std::string& game, const std::string& language);
/// What a new file of that name is to hold: where the language wants it the class is called as the file.
Result<std::string> bot_template_text(const BotTemplate& chosen, const std::string& path);
/// Makes that file, ready to be run where it is a script; one that is there already is left alone.
Result<> write_bot_template(const BotTemplate& chosen, const std::string& path);

/// The text of a bot in `resources/protocol/bots`, which may play any game, for one game and one file. Words between
/// two @ are replaced: @title@ is the game, @name@ the bot's name, @file@ and @program@ the words of a command for the
/// file and for what is compiled of it. A line with @view@ or @menu@ becomes lines that begin like it and show the
/// first question of a match.
std::string protocol_template_text(const GameEntry& game, std::string_view text, const std::string& path);
/// The text with the game's title, for its first sentence.
std::string with_game_title(const GameEntry& game, std::string_view text);

} // namespace hilltop
