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

/// Orders of what is undrawn that are all played out for one sample: those of the last three games.
constexpr int kFewOrders = 2;
constexpr int kFirstExact = 4; ///< games before have more orders than an int counts

Values to_both(const Estimate& first) {
    Values values;
    values[Seat(0)] = first;
    values[Seat(1)] = {RpsPoker::kDeck - first.value, first.error, first.how};
    return values;
}

} // namespace

std::optional<Values> RollOutJudge::settled(const RpsPoker::State& state, const Answers<RpsPoker>& given,
                                            const SearchBudget& budget, const Stop& stop) {
    if (stop()) return {};
    RpsPoker::State after = state;
    const auto forfeits = [&](Seat seat) {
        return given[seat] && given[seat]->kind == RpsPoker::Action::Kind::Forfeit;
    };
    if (forfeits(Seat(0)) || forfeits(Seat(1))) RpsPoker::step(after, given, {});
    if (after.open.phase == Phase::Over) { // after a forfeit games count as the rules say, not as they were won
        const auto points = RpsPoker::result(after).points;
        Values values;
        for (const Seat seat : SeatSet::all(RpsPoker::kSeats))
            values[seat] = {static_cast<double>(points[seat]), 0, How::Exact};
        return values;
    }
    if (state.open.phase != Phase::Play && state.open.phase != Phase::Revealed) return {};
    if (state.open.round < kFirstExact) return {};
    if (orders_left(state) > std::max(budget.samples, kFewOrders)) return {};
    const bool last = state.open.phase == Phase::Revealed && state.left.empty();
    return to_both(
        {last ? static_cast<double>(state.open.games[Seat(0)]) : mean_of_all_orders(state, given), 0, How::Exact});
}

std::optional<Values> RollOutJudge::value(const RpsPoker::State& state, const SearchBudget& budget, const Stop& stop) {
    if (stop()) return {};
    if (auto known = settled(state, {}, budget, stop)) return known;
    const int samples = std::max(1, budget.samples);
    SampleMean won;
    for (int i = 0; i < samples; ++i) {
        if (i % kAskEvery == 0 && stop()) return {};
        Rng rng(budget.seed, static_cast<std::uint64_t>(i), Stream::Analysis, 0, 0);
        RpsPoker::State world = state;
        RpsPoker::reshuffle(world, rng);
        won.add(roll_out_fairly(world));
    }
    return to_both(won.estimate()); // a game
}

} // namespace hilltop::rps
