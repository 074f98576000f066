// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string>

namespace hilltop {

/// "Lead a trump": an answer as AnyLikeness::answer() names it. Nothing where the game spells it as in records.
std::optional<QString> likeAnswerTitle(const std::string& answer);

} // namespace hilltop
