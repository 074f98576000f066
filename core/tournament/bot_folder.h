// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// The entrants in a folder of submitted bots.
struct FolderBots {
    std::vector<std::string> specs; ///< "java:/bots/Nestor.java", by file name; paths are absolute
    std::vector<Error> skipped;     ///< files that are no bot of the game, and why
};

/// Every file of `folder` as a bot of the kind that the game's contest has: a file of JavaScript or Python; a file of
/// Java or a folder with some; an executable file. Hidden ones do not count. An error if the folder cannot be read,
/// holds no bot, or if the contest of the game has no kind of bot.
Result<FolderBots> specs_in_folder(const GameEntry& game, const std::string& folder);

/// The hash of what a spec of a hosted bot names: the contents of its file or folder, else the text.
std::string hosted_hash(std::string_view bot);

} // namespace hilltop
