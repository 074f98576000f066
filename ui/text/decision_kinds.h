// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace hilltop {

/// "Follow suit": a kind of decision, by the game's id of it; the id itself where there is no title.
QString decisionKindTitle(std::string_view kind);

/// "Lead a trump": an answer as AnyLikeness::answer() names it. Nothing where the game spells it as in records.
std::optional<QString> likeAnswerTitle(const std::string& answer);

} // namespace hilltop
