// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/schema.h"
#include "game/entry.h"

namespace hilltop {

/// The number of what authors of bots and tools rely on: views, positions and the schema itself. It is raised when a
/// field changes its meaning; fields may come at any time. 2: "nothing" is null, where it was -1, 0 or "".
inline constexpr int kContractFormat = 2;

/// One JSON Schema (draft 2020-12) with a definition for each thing a game's JSON is made of: `rules`, `answer`,
/// `view`, `menus`, `position`, `record`, `cards`, `fault`, `note`, `analysis`, `digest`. Alone it describes a record.
/// How cards are numbered, what the contest calls an answer and which bytes the digest takes stand in descriptions.
Json contract(const GameEntry& game);

/// The relations between rules, as `games --json` prints them: `[{"rule", "at_most": {"number", "times", "over"},
/// "words"}]`.
Json relations_json(const GameEntry& game);

} // namespace hilltop
