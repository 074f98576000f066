// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"
#include "registry/registry.h"

namespace hilltop {

inline const GameEntry& firstGame() {
    return *games().front();
}

/// A match of the first game between its second and third bots.
inline Record playedRecord(std::uint64_t match = 0) {
    const std::vector<std::string> bots = {firstGame().bots()[1].id, firstGame().bots()[2].id};
    return std::move(*play_record(firstGame(), default_values(firstGame().rules()), {42, match, match}, bots));
}

} // namespace hilltop
