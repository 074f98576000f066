// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game.h"

#include <concepts>
#include <span>

namespace hilltop {

/// A game declares its kinds of decisions by a specialisation in games/ID/decision_kinds.h:
///     static constexpr std::array<const char*, N> kIds;
///     static int of(const View<G>& view);
/// `view` is what the seat sees when it is asked; the kind, an index into kIds, does not depend on what it answers, so
/// that losses of a kind are those of everyone who came into it.
template <class G>
struct DecisionKindsOf;

template <class G>
concept KindsOfDecisions = Game<G> && requires(const View<G>& view) {
    {std::span<const char* const>(DecisionKindsOf<G>::kIds)};
    { DecisionKindsOf<G>::of(view) } -> std::same_as<int>;
};

} // namespace hilltop
