// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace hilltop {

/// "Follow suit": a kind of decision, by the game's id of it; the id itself where there is no title.
QString decisionKindTitle(std::string_view kind);

} // namespace hilltop
