// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/foreign_files.h"
#include "game/entry.h"

#include <string>
#include <vector>

namespace hilltop {

/// The entrants in a folder of submitted bots.
struct FolderBots {
    std::vector<std::string> specs; ///< "java:/bots/Nestor.java", by file name; paths are absolute
    std::vector<Error> skipped;     ///< files that are no bot of the game, and why
};

/// The bots of the game's contest among the files of `folder`, recognised by content (recognise_bots): a file may hold
/// several, a folder in it is one file in Java. Hidden ones do not count, and links are skipped. An error if the folder
/// cannot be read, holds no bot, or if the game has no contest.
Result<FolderBots> specs_in_folder(const GameEntry& game, const std::string& folder);

/// The bots a person names, wherever bots are named: a built-in one, a spec, or just a file or folder of any kind that
/// recognise_bots() knows; all of them where it holds several. At least one, and all of them are there and pass
/// check_bot().
Result<std::vector<std::string>> bots_named(const GameEntry& game, const std::string& bot, PutBy by = PutBy::Person);
/// The same where one alone can play, with a spec as it is; an error tells that a file holds several.
Result<std::string> bot_named(const GameEntry& game, const std::string& bot);

/// Who takes part by a spec that has passed check_bot(): the bots of its file where that holds several and the spec
/// names none of them, else itself. An error where the file is not there or no bot of the game.
Result<std::vector<std::string>> entrants_by(const GameEntry& game, const std::string& bot);

/// Whether what a spec that has passed check_bot() names is there: its file, program or command, and in a source its
/// class or element. Built-in bots always are.
Result<> check_presence(const GameEntry& game, const std::string& bot, PutBy by = PutBy::Person);

} // namespace hilltop
