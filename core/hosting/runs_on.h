// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot_spec.h"

#include <string>

namespace hilltop {

/// What runs such a bot, as it says itself: "Java 17.0.15", "Python 3.11.2", "Node 18.19.0"; empty if unknown.
/// Nothing of the bot is run.
std::string runs_on(const BotSpecText& bot);

} // namespace hilltop
