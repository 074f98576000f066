// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/judge.h"

#include "game/weighted_mean.h"
#include "games/thegame/solver/quick_match.h"

#include <cmath>
#include <utility>

namespace hilltop::thegame {
namespace {

/// All cards in the order in which sample `number` would draw them, the first last.
QuickMatch::Stack order_of(std::uint64_t seed, int number) {
    Rng rng(seed, static_cast<std::uint64_t>(number), Stream::Analysis, 0, 0);
    QuickMatch::Stack order;
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
        order.push_back(static_cast<std::uint8_t>(card));
        std::swap(order.back(), order[rng.below(order.size())]);
    }
    return order;
}

PerSeat<Estimate, TheGame::kSeats> to_all(int seats, const Estimate& estimate) {
    PerSeat<Estimate, TheGame::kSeats> values;
    for (Seat seat : SeatSet::all(seats))
        values[seat] = estimate;
    return values;
}

} // namespace

std::optional<PerSeat<Estimate, TheGame::kSeats>> RollOutJudge::value(const TheGame::State& state, const Effort& effort,
                                                                      const Stop& stop) {
    const auto& open = state.open;
    if (open.phase == TheGame::Phase::Over)
        return to_all(open.seats, {-static_cast<double>(TheGame::left(open)), 0, How::Exact});
    QuickMatch::Hands hands{};
    for (Seat seat : SeatSet::all(open.seats))
        hands[static_cast<std::size_t>(seat.index())] = mask_of(state.hands[seat]);
    const CardMask in_stack = mask_of(state.stack);
    // With one card or none to draw, everything is known.
    const int samples = state.stack.size() <= 1 ? 1 : std::max(1, effort.samples);
    double sum = 0, squares = 0;
    for (int i = 0; i < samples; ++i) {
        if (stop && stop()) return {};
        QuickMatch::Stack stack;
        for (const std::uint8_t card : order_of(effort.seed, i)) {
            if (contains(in_stack, card)) stack.push_back(card);
        }
        const double worth = -QuickMatch(open, hands, stack).left_after({}, false);
        sum += worth;
        squares += worth * worth;
    }
    if (state.stack.size() <= 1) return to_all(open.seats, {sum, 0, How::Exact});
    const double mean = sum / samples;
    const double variance = std::max(0.0, squares / samples - mean * mean);
    const double error = std::max(std::sqrt(variance / std::max(1, samples - 1)), agreed_error(kLostMatch, samples));
    return to_all(open.seats, {mean, error, How::Sampled});
}

} // namespace hilltop::thegame
