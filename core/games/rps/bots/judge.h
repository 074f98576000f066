// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/rps/rps.h"

namespace hilltop::rps {

/// Games won by each seat when both continue by the quick brain, which knows no one's kind, and undrawn decks and
/// bases are shuffled again: the mean of `samples` matches. Exact where all orders in which these may come are fewer:
/// each is played out.
class RollOutJudge : public Judge<RpsPoker> {
public:
    std::optional<PerSeat<Estimate, RpsPoker::kSeats>> value(const RpsPoker::State& state, const SearchBudget& budget,
                                                             const Stop& stop) override;
    std::optional<PerSeat<Estimate, RpsPoker::kSeats>> settled(const RpsPoker::State& state,
                                                               const Answers<RpsPoker>& given,
                                                               const SearchBudget& budget, const Stop& stop) override;
};

} // namespace hilltop::rps
