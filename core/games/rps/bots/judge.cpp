// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/judge.h"

#include "games/rps/bots/bots.h"
#include "games/rps/bots/roll_out.h"
#include "judging/weighted_mean.h"

#include <algorithm>

namespace hilltop::rps {
namespace {

using Phase = RpsPoker::Phase;
using Values = PerSeat<Estimate, RpsPoker::kSeats>;

/// No decisions are left, and no cards to draw.
bool is_settled(const RpsPoker::State& state) {
    return state.open.phase == Phase::Over ||
           (state.open.round == RpsPoker::kDeck - 1 &&
            (state.open.phase == Phase::Play || state.open.phase == Phase::Revealed));
}

} // namespace

std::optional<Values> RollOutJudge::value(const RpsPoker::State& state, const SearchBudget& budget, const Stop& stop) {
    Values values;
    if (stop()) return {};
    if (!state.open.forfeited.empty() || is_settled(state)) {
        // A forfeit counts as the rules say, not as games were won.
        const bool over = state.open.phase == Phase::Over;
        const double first = over ? RpsPoker::result(state).points[Seat(0)] : roll_out_fairly(state);
        const double second = over ? RpsPoker::result(state).points[Seat(1)] : RpsPoker::kDeck - first;
        values[Seat(0)] = {first, 0, How::Exact};
        values[Seat(1)] = {second, 0, How::Exact};
        return values;
    }
    const int samples = std::max(1, budget.samples);
    SampleMean won;
    for (int i = 0; i < samples; ++i) {
        if (i % kAskEvery == 0 && stop()) return {};
        Rng rng(budget.seed, static_cast<std::uint64_t>(i), Stream::Analysis, 0, 0);
        RpsPoker::State world = state;
        RpsPoker::reshuffle(world, rng);
        won.add(roll_out_fairly(world));
    }
    const Estimate first = won.estimate(); // a game
    values[Seat(0)] = first;
    values[Seat(1)] = {RpsPoker::kDeck - first.value, first.error, How::Sampled};
    return values;
}

} // namespace hilltop::rps
