// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/judge.h"

#include "games/zipdeck/bots/futures.h"
#include "judging/weighted_mean.h"

namespace hilltop::zipdeck {
namespace {

using Values = PerSeat<Estimate, ZipDeck::kSeats>;
using Shares = PerSeat<double, ZipDeck::kSeats>;

Shares shares_of(const Points& points, int seats) {
    std::int32_t fewest = points[Seat(0)];
    int winners = 0;
    for (Seat seat : SeatSet::all(seats)) {
        winners = points[seat] < fewest ? 1 : winners + (points[seat] == fewest);
        fewest = std::min(fewest, points[seat]);
    }
    Shares shares;
    for (Seat seat : SeatSet::all(seats))
        shares[seat] = points[seat] == fewest ? 1.0 / winners : 0.0;
    return shares;
}

void play_round(Points& points, const PerSeat<ZipDeck::Card, ZipDeck::kSeats>& cards, int seats, int left) {
    QuickRound round;
    settle(round, cards, seats, [&](Seat, ZipDeck::Card card) { return calls_with(card, seats); });
    pay(points, round, sensible_target(round.top, round.gift, points, seats, left), seats);
}

} // namespace

std::optional<Values> ZipDeckJudge::value(const ZipDeck::State& state, const SearchBudget& budget, const Stop& stop) {
    const auto& open = state.open;
    const int seats = open.seats;
    if (stop()) return {};
    Values values;
    Points known = open.points;
    int left = open.rounds - open.round - 1; // to deal
    if (open.phase == ZipDeck::Phase::Call) play_round(known, state.cards, seats, left);
    if (open.phase == ZipDeck::Phase::Over || left == 0) {
        const Shares shares = shares_of(known, seats);
        for (Seat seat : SeatSet::all(seats))
            values[seat].value = shares[seat];
        return values;
    }
    const int samples = std::max(1, budget.samples);
    PerSeat<SampleMean, ZipDeck::kSeats> means;
    int asked = 0; // rounds played since stop was
    for (int sample = 0; sample < samples; ++sample) {
        // Numbers of a round's own, whatever came before it: positions of one match that are compared share the rest.
        Points points = known;
        for (int round = open.round + 1; round < open.rounds; ++round) {
            if (++asked % 4096 == 0 && stop()) return {};
            Rng rng(budget.seed, static_cast<std::uint64_t>(sample), Stream::Analysis, 0,
                    static_cast<std::uint32_t>(round));
            QuickDice dice(rng.next64());
            ZipDeck::Deck deck = ZipDeck::fresh_deck(seats);
            PerSeat<ZipDeck::Card, ZipDeck::kSeats> cards;
            for (Seat seat : SeatSet::all(seats))
                cards[seat] = deck.swap_out(dice.below(deck.size()));
            play_round(points, cards, seats, open.rounds - round - 1);
        }
        const Shares shares = shares_of(points, seats);
        for (Seat seat : SeatSet::all(seats))
            means[seat].add(shares[seat]);
    }
    for (Seat seat : SeatSet::all(seats))
        values[seat] = means[seat].estimate();
    return values;
}

} // namespace hilltop::zipdeck
