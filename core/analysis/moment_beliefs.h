// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "judging/card_believer.h"
#include "records/replay.h"

#include <memory>
#include <string>
#include <vector>

namespace hilltop {

/// Worlds that the window and the command line look at: errors of a chance stay below two points where worlds weigh the
/// same.
inline constexpr int kBelievedWorlds = 1000;

/// Null: the game cannot be analysed.
std::unique_ptr<CardBeliever> make_believer(const GameEntry& game);

/// What a seat may believe at a moment of a match, and what it believed at the one before.
struct MomentBeliefs {
    CardBeliefs now;
    std::optional<CardBeliefs> before; ///< nothing: it is the first moment, or cards have been dealt anew since
};
/// Nothing if it was stopped.
std::optional<MomentBeliefs> beliefs_at(const Replay& replay, int position, Seat seat, const SearchBudget& budget,
                                        CardBeliever& believer, const Stop& stop);
/// The same for a table that is not in a replay.
std::optional<MomentBeliefs> beliefs_between(const Table* before, const Table& now, Seat seat,
                                             const SearchBudget& budget, CardBeliever& believer, const Stop& stop);

/// The change of a cell since the moment before; nothing: there is none to compare with, or it is within two errors.
std::optional<Estimate> clear_change(const MomentBeliefs& beliefs, Face face, const CardBeliefs::Place& place);

/// A table for people in percent; `names` by seat.
std::string beliefs_text(const MomentBeliefs& beliefs, const Info& info, const std::vector<std::string>& names);
/// {"worlds": 1000, "places": [{"zone": "hand", "seat": 1, "cards": 5, "next": false}], "cards": [{"card": "jh",
/// "cells": [{"chance": 0.31, "error": 0.01, "count": 0.31, "change": 0.05}]}]}; worlds 0: all is exact.
Json beliefs_json(const MomentBeliefs& beliefs, const Info& info);

} // namespace hilltop
