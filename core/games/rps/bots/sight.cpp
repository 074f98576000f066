// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/sight.h"

#include "base/numbers.h"

#include <algorithm>

namespace hilltop::rps {
namespace {

constexpr int kNumbers = RpsPoker::kNumbers;

/// Expected number of the other's cards left by number, and the rank of each among them.
struct Theirs {
    ByNumber cards, rank;
    double total = 0;

    explicit Theirs(const Sight& sight) {
        for (int n = 0; n < kNumbers; ++n)
            cards[at(n)] = count_of(sight.gifts, n) + sight.kept[at(n)] * count_of(sight.hidden, n);
        order();
    }
    void order() {
        total = 0;
        for (const double c : cards)
            total += c;
        const double share = total > 0 ? 1 / total : 0;
        double below = 0;
        for (int n = 0; n < kNumbers; ++n) {
            rank[at(n)] = (below + .5 * cards[at(n)]) * share;
            below += cards[at(n)];
        }
    }
    /// How often the other plays a card of each number, if it has one.
    ByNumber plays(const Lore::Habit& habit, int base) const {
        ByNumber often;
        double sum = 0;
        for (int n = 0; n < kNumbers; ++n) {
            const double r = rank[at(n)];
            often[at(n)] = n == base ? habit.pair : std::max(.01, habit.even + r * (habit.linear + r * habit.square));
            sum += often[at(n)] * cards[at(n)];
        }
        const double each = sum > 0 ? 1 / sum : 0;
        for (double& o : often)
            o *= each;
        return often;
    }
};

void share_kept(Sight& sight, int kept, const ByNumber& weight) {
    double sum = 0;
    for (int n = 0; n < kNumbers; ++n)
        sum += weight[at(n)] * count_of(sight.hidden, n);
    const double each = sum > 0 ? kept / sum : 0;
    for (int n = 0; n < kNumbers; ++n)
        sight.kept[at(n)] = std::min(1., each * weight[at(n)]);
}

constexpr ByNumber kDraftValues{-.22, -.15, -.11, -.06, 0, .05, .08, .17, .27, .34};
constexpr double kDraftTwin = .12;

} // namespace

Sight sight_of(const View<RpsPoker>& view, const ByNumber& weight) {
    const auto& open = view.open;
    const CardSet played = RpsPoker::set_of(open.played[next(view.me, RpsPoker::kSeats)]);
    Sight sight;
    sight.hand = view.own.hand;
    sight.mine = RpsPoker::set_of(view.own.drafted) & ~RpsPoker::set_of(open.played[view.me]);
    sight.gifts = RpsPoker::set_of(view.own.given) & ~played;
    sight.hidden = RpsPoker::unseen(open, view.own, view.me);
    sight.base = RpsPoker::number(open.base.back());
    sight.left = RpsPoker::kDeck - open.base.size();
    share_kept(sight, RpsPoker::kDeck - count(played) - count(sight.gifts), weight);
    return sight;
}

Sight sight_of(const Duel& duel, int seat, const ByNumber& weight) {
    const Duel::Side& me = duel.sides[at(seat)];
    const Duel::Side& they = duel.sides[at(1 - seat)];
    Sight sight;
    for (std::size_t i = 0; i < me.held; ++i)
        sight.hand.push_back(me.hand[i]);
    sight.mine = me.deck & ~me.played;
    sight.gifts = me.given & ~they.played;
    sight.hidden = duel.unseen(seat) & ~sight.gifts;
    sight.base = RpsPoker::number(duel.base());
    sight.left = RpsPoker::kDeck - 1 - duel.game;
    share_kept(sight, they.held + they.undrawn - count(sight.gifts), weight);
    return sight;
}

ByKind kinds_of(const View<RpsPoker>& view, const Sight& sight) {
    ByKind chance = kPrior;
    Theirs theirs(sight);
    const auto& played = view.open.played[next(view.me, RpsPoker::kSeats)];
    for (int i = played.size() - 1; i >= 0; --i) { // backwards: the hand of the last plays is known best
        const int number = RpsPoker::number(played[i]);
        theirs.cards[at(number)] += 1;
        theirs.order();
        double sum = 0;
        for (int kind = 0; kind < kKinds; ++kind) {
            const auto& habit = lore().habits[at(kind)][at(RpsPoker::kDeck - 1 - i)];
            chance[at(kind)] *= theirs.plays(habit, RpsPoker::number(view.open.base[i]))[at(number)];
            sum += chance[at(kind)];
        }
        for (double& c : chance)
            c /= sum;
    }
    return chance;
}

std::array<double, RpsPoker::kHand> quick_values(const Sight& sight, const ByKind& kinds, double later,
                                                 const Lore& learnt) {
    const Theirs theirs(sight);
    ByNumber plays{};
    Lore::Worth worth{};
    for (int kind = 0; kind < kKinds; ++kind) {
        const double chance = kinds[at(kind)];
        if (chance < 1e-3) continue;
        const ByNumber often = theirs.plays(learnt.habits[at(kind)][at(sight.left)], sight.base);
        for (int n = 0; n < kNumbers; ++n)
            plays[at(n)] += chance * often[at(n)];
        const auto& against = learnt.worth[at(kind)][at(sight.left)];
        for (int k = 0; k < Lore::kFeatures; ++k)
            worth[at(k)] += later * chance * against[at(k)];
    }
    // Chance that the other plays a card below each number that does not pair; at last any that does not.
    std::array<double, kNumbers + 1> lower{};
    for (int n = 0; n < kNumbers; ++n)
        lower[at(n) + 1] = lower[at(n)] + (n == sight.base ? 0 : plays[at(n)] * theirs.cards[at(n)]);
    double ranks = 0; // of all my cards
    for (int n = 0; n < kNumbers; ++n)
        ranks += count_of(sight.mine, n) * theirs.rank[at(n)];
    const int hidden = count(sight.hidden);
    const double base_share = hidden > 0 ? static_cast<double>(sight.left) / hidden : 0;
    std::array<double, RpsPoker::kHand> values{};
    for (int i = 0; i < sight.hand.size(); ++i) {
        const Card card = sight.hand[i];
        const CardSet beats = beaten(card, sight.base);
        const int number = RpsPoker::number(card);
        const double same =
            count_of(sight.gifts & beats, number) + sight.kept[at(number)] * count_of(sight.hidden & beats, number);
        double value = (number == sight.base ? lower[kNumbers] : lower[at(number)]) + plays[at(number)] * same;
        // What goes with the card: the features of the cards that remain, less those with it.
        const double rank = theirs.rank[at(number)];
        const double pairs = base_share * count_of(sight.hidden, number);
        value -= worth[0] * rank + worth[1] * rank * rank + worth[2] * pairs + worth[3] * pairs * rank;
        value -= worth[4] * (count_of(sight.mine, number) - 1) * pairs;
        value -= worth[5] * rank * (2 * ranks - rank);
        values[at(i)] = value;
    }
    return values;
}

int best_place(const Sight& sight, const std::array<double, RpsPoker::kHand>& values) {
    int best = 0;
    for (int i = 1; i < sight.hand.size(); ++i) {
        if (values[at(i)] > values[at(best)]) best = i;
    }
    return best;
}

double draft_value(Card card, CardSet deck) {
    const int number = RpsPoker::number(card);
    return kDraftValues[at(number)] - kDraftTwin * count_of(deck, number);
}

} // namespace hilltop::rps
