// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/judge.h"

#include "base/numbers.h"
#include "judging/weighted_mean.h"

#include <algorithm>
#include <utility>

namespace hilltop::thegame {
namespace {

using Values = PerSeat<Estimate, TheGame::kSeats>;

/// Positions that a search looks at: for the worth of one, and at the end of a roll-out, whose worth it may miss. Where
/// few cards are left to draw many samples come to the same end, which is searched once: so it can be searched well.
constexpr int kAllNodes = 1'000'000;
constexpr int kNodes = 300;
constexpr int kFewNodes = 30'000;
constexpr int kSoleNodes = 100'000;                 ///< where only one card is left to draw
constexpr int kFew = 4;                             ///< cards to draw
constexpr std::size_t kKept = std::size_t{1} << 12; ///< answers

int nodes_after(int cards_to_draw) {
    return cards_to_draw <= 1 ? kSoleNodes : cards_to_draw <= kFew ? kFewNodes : kNodes;
}

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

Values to_all(int seats, const Estimate& estimate) {
    Values values;
    for (Seat seat : SeatSet::all(seats))
        values[seat] = estimate;
    return values;
}

QuickMatch::Hands hands_of(const TheGame::State& state) {
    QuickMatch::Hands hands{};
    for (Seat seat : SeatSet::all(state.open.seats))
        hands[at(seat.index())] = mask_of(state.hands[seat]);
    return hands;
}

} // namespace

RollOutJudge::Question RollOutJudge::question_of(const TheGame::State& state, int thought, std::uint64_t seed) {
    const auto& open = state.open;
    return {hands_of(state),
            mask_of(state.stack),
            open.tops,
            static_cast<std::uint8_t>(open.turn.index()),
            static_cast<std::uint8_t>(std::max(0, open.must - open.this_turn)),
            open.rules,
            thought,
            seed};
}

/// Where the answer to the question is or may be put; thought is never 0.
RollOutJudge::Answered& RollOutJudge::kept(const Question& question) {
    if (m_kept.empty()) m_kept.resize(kKept);
    std::uint64_t number = question.seed ^ static_cast<std::uint64_t>(question.thought);
    const auto mix = [&](std::uint64_t more) { number = (number ^ more ^ number >> 31) * 0x9e3779b97f4a7c15u; };
    for (const CardMask cards : question.hands) {
        mix(static_cast<std::uint64_t>(cards));
        mix(static_cast<std::uint64_t>(cards >> 64));
    }
    for (const std::uint8_t top : question.tops)
        mix(top);
    return m_kept[number >> 52]; // of kKept
}

/// Without an error where the search came to its end.
std::optional<Estimate> RollOutJudge::at_the_end(const QuickMatch& match, int nodes, const Stop& stop) {
    Question question{{},
                      0,
                      match.tops(),
                      static_cast<std::uint8_t>(match.turn().index()),
                      static_cast<std::uint8_t>(match.needed()),
                      match.rules(),
                      nodes,
                      0};
    for (Seat seat : SeatSet::all(match.seats()))
        question.hands[at(seat.index())] = match.hand(seat);
    Answered& known = kept(question);
    if (known.question == question) return known.estimate;
    const auto found = m_endgame.fewest_left(match, nodes, stop);
    if (!found) return {};
    const double worth = -static_cast<double>(found->fewest);
    known = {question, found->exact()
                           ? Estimate{worth, 0, How::Exact}
                           : Estimate{worth, static_cast<double>(found->fewest - found->at_least), How::Heuristic}};
    return known.estimate;
}

std::optional<Values> RollOutJudge::settled(const TheGame::State& state, const Answers<TheGame>& given,
                                            const SearchBudget& budget, const Stop& stop) {
    if (!state.stack.empty() || stop()) return {};
    TheGame::State after = state;
    // Wishes change nothing where all hands are known.
    if (state.open.phase == TheGame::Phase::Turn && given[state.open.turn]) TheGame::step(after, given, {});
    const int seats = after.open.seats;
    if (after.open.phase == TheGame::Phase::Over)
        return to_all(seats, {-static_cast<double>(TheGame::left(after.open)), 0, How::Exact});
    const int nodes = budget.samples > 1 ? kAllNodes : kFewNodes;
    const auto found = at_the_end(QuickMatch(after.open, hands_of(after), {}), nodes, stop);
    if (!found) return {};
    return to_all(seats, *found);
}

bool RollOutJudge::answers_matter(const TheGame::State& state) const {
    return state.open.phase != TheGame::Phase::Wish;
}

std::optional<Values> RollOutJudge::value(const TheGame::State& state, const SearchBudget& budget, const Stop& stop) {
    const auto& open = state.open;
    if (state.stack.empty()) return settled(state, {}, budget, stop);
    if (open.phase == TheGame::Phase::Over)
        return to_all(open.seats, {-static_cast<double>(TheGame::left(open)), 0, How::Exact});
    // With one card to draw, everything is known.
    const bool sole = state.stack.size() == 1;
    const int samples = sole ? 1 : std::max(1, budget.samples);
    const Question question = question_of(state, samples, sole ? 0 : budget.seed);
    Answered& known = kept(question);
    if (known.question == question) return to_all(open.seats, known.estimate);
    const auto told = [&](const Estimate& estimate) {
        known = {question, estimate};
        return to_all(open.seats, estimate);
    };
    SampleMean mean;
    for (int i = 0; i < samples; ++i) {
        if (stop()) return {};
        QuickMatch::Stack stack;
        for (const std::uint8_t card : order_of(budget.seed, i)) {
            if (contains(question.stack, card)) stack.push_back(card);
        }
        QuickMatch match(open, question.hands, stack);
        const bool drawn = match.draw_all();
        const Estimate end = drawn ? *at_the_end(match, nodes_after(state.stack.size()), {})
                                   : Estimate{-static_cast<double>(match.left()), 0, How::Exact};
        if (sole) return told(end);
        mean.add(end.value);
    }
    return told(mean.estimate(kLostMatch));
}

} // namespace hilltop::thegame
