// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <string>
#include <utility>

namespace hilltop {

/// Names of bots that are not built in, by game and spec.
using OwnBotNames = std::map<std::pair<std::string, std::string>, QString>;
/// What the person calls their own bots: botName() says so in every list that shows them. From any thread.
void setOwnBotNames(OwnBotNames names);

} // namespace hilltop
