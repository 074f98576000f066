// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/kinds.h"

#include "games/rps/bots/bots.h"

#include <algorithm>

namespace hilltop::rps {
namespace {

/// The card that pairs, else the highest or the lowest; of equal ones the first.
int pair_place(const Duel::Side& side, int base, bool high) {
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < side.held; ++i) {
        const int number = RpsPoker::number(side.hand[i]);
        if (number == base) return static_cast<int>(i);
        const int lead = number - RpsPoker::number(side.hand[chosen]);
        if (high ? lead > 0 : lead < 0) chosen = i;
    }
    return static_cast<int>(chosen);
}

int odds_place(const Duel& duel, int seat) {
    const Duel::Side& side = duel.sides[static_cast<std::size_t>(seat)];
    const CardSet unseen = duel.unseen(seat);
    std::size_t best = 0;
    int most = -1;
    for (std::size_t i = 0; i < side.held; ++i) {
        const int wins = count(beaten(side.hand[i], RpsPoker::number(duel.base())) & unseen);
        if (wins > most || (wins == most && side.hand[i] < side.hand[best])) {
            most = wins;
            best = i;
        }
    }
    return static_cast<int>(best);
}

/// As ExpertBot, by numbers instead of cards.
int saving_place(const Duel& duel, int seat, const ByNumber& kept_weights) {
    const auto s = static_cast<std::size_t>(seat);
    const Duel::Side& me = duel.sides[s];
    const Duel::Side& they = duel.sides[1 - s];
    if (me.held == 1) return 0;
    const auto& weights = expert_weights();
    const CardSet mine = me.deck & ~me.played;
    const CardSet gifts = me.given & ~they.played;
    const CardSet hidden = duel.unseen(seat) & ~gifts;
    const int left = RpsPoker::kDeck - 1 - duel.game;
    const int kept = they.held + they.undrawn - count(gifts);
    const int base = RpsPoker::number(duel.base());
    double sum = 0;
    for (int n = 0; n < RpsPoker::kNumbers; ++n)
        sum += kept_weights[static_cast<std::size_t>(n)] * count_of(hidden, n);
    const double each = sum > 0 ? kept / sum : 0;
    ByNumber gift_plays, hidden_plays; // how often the other plays one of the number, if it is a gift or a hidden card
    double total = 0;
    for (int n = 0; n < RpsPoker::kNumbers; ++n) {
        const auto i = static_cast<std::size_t>(n);
        gift_plays[i] = n == base ? weights.strikes : 1 + weights.leans * (2 * n - 9) / 9;
        hidden_plays[i] = gift_plays[i] * kept_weights[i] * each;
        total += gift_plays[i] * count_of(gifts, n) + hidden_plays[i] * count_of(hidden, n);
    }
    const double stage = weights.early + (weights.late - weights.early) * (9 - left) / 8;
    const double base_chance = static_cast<double>(left) / std::max(1, left + kept);
    int best = 0;
    double most = -1e9;
    for (std::size_t i = 0; i < me.held; ++i) {
        const CardSet beats = beaten(me.hand[i], base);
        double wins = 0;
        for (int n = 0; n < RpsPoker::kNumbers; ++n) {
            const auto k = static_cast<std::size_t>(n);
            wins += gift_plays[k] * count_of(gifts & beats, n) + hidden_plays[k] * count_of(hidden & beats, n);
        }
        const int number = RpsPoker::number(me.hand[i]);
        const double worth = weights.worth[static_cast<std::size_t>(number)] -
                             weights.second * (count_of(mine, number) - 1) +
                             weights.pairing * (base_chance * count_of(hidden, number));
        const double value = wins / total - stage * worth;
        if (value > most) {
            most = value;
            best = static_cast<int>(i);
        }
    }
    return best;
}

} // namespace

int place_of(Kind kind, const Duel& duel, int seat, const ByNumber& kept) {
    switch (kind) {
    case Kind::PairLow:
    case Kind::PairHigh:
        return pair_place(duel.sides[static_cast<std::size_t>(seat)], RpsPoker::number(duel.base()),
                          kind == Kind::PairHigh);
    case Kind::Odds:
        return odds_place(duel, seat);
    case Kind::Saving:
        return saving_place(duel, seat, kept);
    case Kind::Careless:
    case Kind::First:
        break;
    }
    return 0;
}

ByNumber kept_weight(CardSet given, double lower) {
    ByNumber weight{};
    if (given == 0) weight.fill(1);
    for (int g = 0; g < RpsPoker::kNumbers; ++g) {
        const int gifts = count_of(given, g);
        if (gifts == 0) continue;
        for (int n = 0; n < RpsPoker::kNumbers; ++n)
            weight[static_cast<std::size_t>(n)] += gifts * (n > g ? 1 : n == g ? .5 : lower);
    }
    return weight;
}

} // namespace hilltop::rps
