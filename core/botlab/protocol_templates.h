// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

#include <string>
#include <string_view>

namespace hilltop {

/// The text of a bot in `resources/protocol/bots`, which may play any game, for one game and one file. Words between
/// two @ are replaced: @title@ is the game, @name@ the bot's name, @file@ and @program@ the words of a command for the
/// file and for what is compiled of it. A line with @view@ or @menu@ becomes lines that begin like it and show the
/// first question of a match.
std::string protocol_template_text(const GameEntry& game, std::string_view text, const std::string& path);
/// The text with the game's title, for its first sentence.
std::string with_game_title(const GameEntry& game, std::string_view text);

} // namespace hilltop
