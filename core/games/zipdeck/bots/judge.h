// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/zipdeck/zipdeck.h"

namespace hilltop::zipdeck {

/// What a position is worth in shares of the win, if everyone continues as the lightning rod does and later rounds are
/// dealt again.
class ZipDeckJudge : public Judge<ZipDeck> {
public:
    std::optional<PerSeat<Estimate, ZipDeck::kSeats>> value(const ZipDeck::State& state, const SearchBudget& budget,
                                                            const Stop& stop) override;
};

} // namespace hilltop::zipdeck
