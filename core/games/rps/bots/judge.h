// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/rps/rps.h"

namespace hilltop::rps {

/// Games won by each seat when both continue by the quick brain, which knows no one's kind, and undrawn decks and
/// bases are shuffled again: the mean of `samples` matches. Exact where nothing is open any more.
class RollOutJudge : public Judge<RpsPoker> {
public:
    std::optional<PerSeat<Estimate, RpsPoker::kSeats>> value(const RpsPoker::State& state, const SearchBudget& budget,
                                                             const Stop& stop) override;
};

} // namespace hilltop::rps
