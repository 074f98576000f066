// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/rivals.h"

#include "games/zipdeck/solver/chances.h"

namespace hilltop::zipdeck {
namespace {

/// Upper ends of the classes of strength, in chances to be the highest, and how often a sensible player calls there.
constexpr double kUpTo[] = {0.02, 0.1, 0.2, 0.32, 0.42, 0.55, 0.75, 2.0};
constexpr double kExpected[] = {0.01, 0.02, 0.04, 0.08, 0.35, 0.8, 0.95, 0.99};
constexpr double kDoubt = 2.0; ///< weight of the expectation, in rounds observed
constexpr double kSlip = 0.1;  ///< how often a caller departs from its rule

} // namespace

std::size_t Rivals::strength(ZipDeck::Card card, int seats) {
    const double chance = highest(card, seats);
    std::size_t at = 0;
    while (chance >= kUpTo[at])
        ++at;
    return at;
}

void Rivals::learn(const ZipDeck::Open& open) {
    const std::int32_t known = open.round + (open.phase == ZipDeck::Phase::Call ? 0 : 1);
    if (known == m_learned) return;
    m_learned = known;
    auto before = open.points;
    for (Seat seat : SeatSet::all(open.seats))
        before[seat] -= open.last.paid[seat];
    for (Seat seat : SeatSet::all(open.seats)) {
        OneRival& rival = m_seen[seat];
        const auto& answer = open.last.answers[seat];
        const std::size_t at = strength(open.last.cards[seat], open.seats);
        ++rival.dealt[at];
        if (!answer.calls()) continue;
        ++rival.called[at];
        const auto shares = answer.shares.begin();
        const auto largest = std::max_element(shares, shares + answer.named);
        if (answer.named == 0 || *largest == 0) continue;
        const Seat target(static_cast<int>(largest - shares));
        if (target == seat) continue;
        const int others = open.seats - 1;
        int all_named = 0;
        for (Seat other : SeatSet::all(open.seats))
            all_named += rival.named[other];
        const Lowest lowest = lowest_but(seat, before, open.seats);
        // For the caller, targets with equal points are equally good.
        const auto meant = [&](Seat aim) { return before[aim] == before[target] ? 1.0 - kSlip : kSlip / others; };
        const bool spares =
            keeps_rod(before[seat], before[lowest.first], ZipDeck::worth(open.last.cards[seat]), open.rounds - known);
        const double habit = (rival.named[target] + 1.0) / (all_named + others);
        const std::array<double, kAims> likely = {meant(lowest.first), meant(spares ? lowest.second : lowest.first),
                                                  habit};
        double sum = 0.0;
        for (std::size_t aim = 0; aim < kAims; ++aim)
            sum += rival.fit[aim] *= likely[aim];
        for (double& fit : rival.fit)
            fit = std::max(fit / sum, 0.005);
        ++rival.named[target];
    }
}

int Rivals::calls(Seat seat, ZipDeck::Card card, int seats) const {
    const OneRival& rival = m_seen[seat];
    const std::size_t at = strength(card, seats);
    const double chance = (rival.called[at] + kDoubt * kExpected[at]) / (rival.dealt[at] + kDoubt);
    return static_cast<int>(65536.0 * chance);
}

std::array<double, kAims> Rivals::aims(Seat seat) const {
    auto fit = m_seen[seat].fit;
    double sum = 0.0;
    for (const double one : fit)
        sum += one;
    for (double& one : fit)
        one /= sum;
    return fit;
}

} // namespace hilltop::zipdeck
