// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/bot_content.h"

#include <chrono>

namespace hilltop {

/// Where hills unpack: in the folder of what can be made again.
std::string unpacking_root();

/// How a bot is run: with its files, if it has any, in a folder of the unpacking root that has its hash for a name.
/// They are written unless they lie there unchanged, and stay there until this program ends.
Result<std::string> spec_to_run(const BotContent& content);

/// The same in a folder that belongs to the caller, as does the removal of all that is in it.
Result<std::string> spec_to_run_in(const std::string& root, const BotContent& content);
/// Removes what spec_to_run_in() has put there.
void remove_unpacked(const std::string& root, const BotContent& content);

/// What is kept of bots that no program uses.
struct UnpackedTerms {
    std::chrono::hours age = std::chrono::hours(24) * 30; ///< since they were used
    std::uintmax_t bytes = std::uintmax_t{1} << 30;       ///< of all; those that were used last stay
};
/// Removes the rest, and what killed programs have left. Called once in a program, when it unpacks.
void sweep_unpacked(const std::string& root, const UnpackedTerms& terms = {});

} // namespace hilltop
