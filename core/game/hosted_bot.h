// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot_spec.h"

namespace hilltop {

class GameEntry;

/// The spec of a bot that is not built in; nothing of one that is, or of what is no spec.
std::optional<BotSpecText> hosted_spec(const GameEntry& game, std::string_view bot);
/// Whether the target of a spec is a command, not a file.
bool is_command(const BotSpecText& spec);

} // namespace hilltop
