// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/bots/sight.h"

namespace hilltop::rps {

/// Roll-outs, or worlds, between two looks at a Stop: less than a millisecond.
inline constexpr int kAskEvery = 64;

/// What the other gave the seat in the draft.
CardSet received(const RpsPoker::Own& own);

/// The place of what the quick brain plays against such a mixture of kinds.
int quick_place(const Duel& duel, int seat, const ByKind& kinds, const ByNumber& weight);
/// Which card of the pair the seat keeps: the quick brain's values, or, for others, as that kind does.
RpsPoker::Action quick_keep(const RpsPoker::Own& own);
RpsPoker::Action keep_of(Kind kind, const RpsPoker::Own& own);

/// Games that I, seat 0, win from here on, if I play the card at that place now and continue by the quick brain, which
/// knows the other's kind. Weights: kept_weight() of what each was given by the other.
int roll_out(Duel duel, int place, Kind kind, const ByNumber& my_weight, const ByNumber& their_weight);
/// The same from the draft on, where I am `me` and keep that card now.
int roll_out_draft(RpsPoker::State state, Seat me, const RpsPoker::Action& kept, Kind kind);
/// Games that seat 0 wins in the whole match if both continue by the quick brain, which knows no one's kind.
int roll_out_fairly(RpsPoker::State state);

/// In how many orders the undrawn cards of both decks and the base cards may still come, while games are played.
int orders_left(const RpsPoker::State& state);
/// The mean of roll_out_fairly() over all these orders, each as likely. `now`: cards that are played in this game;
/// where none is given, that of the quick brain. In phase Play or Revealed.
double mean_of_all_orders(const RpsPoker::State& state, const Answers<RpsPoker>& now);

} // namespace hilltop::rps
