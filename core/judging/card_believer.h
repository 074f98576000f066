// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "engine/table.h"
#include "judging/card_beliefs.h"

#include <optional>

namespace hilltop {

/// Says what seats may believe of the cards they do not see. One thread at a time; the same budget gives the same
/// numbers, whatever was asked before. Every judge that JudgeOf makes is one as well.
class CardBeliever {
public:
    virtual ~CardBeliever() = default;

    /// Of any seat at any moment: exact where the game can count it, else from `budget.samples` worlds, the same that
    /// answers are compared in. Nothing if it was stopped; empty if nothing is hidden or the match is over.
    virtual std::optional<CardBeliefs> beliefs(const Table& table, Seat seat, const SearchBudget& budget,
                                               const Stop& stop) = 0;
};

} // namespace hilltop
