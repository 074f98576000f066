// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/thinker.h"
#include "games/thegame/thegame.h"

namespace hilltop::thegame {

/// About so many cards a lost match leaves: what one may be off that no sample has shown.
inline constexpr double kLostMatch = 5;

/// Minus the cards left if everybody, seeing all hands, goes on by the quick rule of QuickMatch; the same to each seat.
/// Sample i of a seed draws the cards in the same order wherever it begins.
class RollOutJudge : public Judge<TheGame> {
public:
    std::optional<PerSeat<Estimate, TheGame::kSeats>> value(const TheGame::State& state, const Effort& effort,
                                                            const Stop& stop) override;
};

} // namespace hilltop::thegame
