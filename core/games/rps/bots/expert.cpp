// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/bots.h"
#include "games/rps/bots/kinds.h"
#include "games/rps/bots/unseen.h"

#include <algorithm>

namespace hilltop::rps {
namespace {

using Card = RpsPoker::Card;
using CardSet = RpsPoker::CardSet;

/// 61.9 % of games as the plain mean against the other five, 100,000 matches each.
constexpr ExpertBot::Weights kWeights{.worth = {-.22, -.15, -.11, -.06, 0, .05, .08, .17, .27, .34},
                                      .second = .18,
                                      .pairing = .55,
                                      .early = .45,
                                      .late = .66,
                                      .strikes = 7,
                                      .leans = .95,
                                      .keeps_lower = kExpertKeepsLower,
                                      .draft_second = .12};

/// Probability that each hidden card was kept by the other: at every pick any that is higher than the gift to me.
void weigh_kept(const View<RpsPoker>& view, const Unseen& cards, double keeps_lower,
                std::array<double, RpsPoker::kCards>& weight) {
    const auto& drafted = view.own.drafted;
    double sum = 0;
    each_card(cards.hidden, [&](Card card) {
        double picks = 0;
        for (int received = 1; received < drafted.size(); received += 2) {
            const int lead = RpsPoker::number(card) - RpsPoker::number(drafted[received]);
            picks += lead > 0 ? 1 : lead == 0 ? .5 : keeps_lower;
        }
        weight[card] = picks;
        sum += picks;
    });
    const double each = sum > 0 ? cards.kept / sum : 0;
    each_card(cards.hidden, [&](Card card) { weight[card] *= each; });
}

} // namespace

const ExpertBot::Weights& expert_weights() {
    return kWeights;
}

ExpertBot::ExpertBot()
    : ExpertBot(kWeights) {}

ExpertBot::ExpertBot(const Weights& weights)
    : m_weights(weights) {}

Reply<RpsPoker::Action> ExpertBot::act(const View<RpsPoker>& view, Rng&) {
    if (view.open.phase == RpsPoker::Phase::Draft) return RpsPoker::keep_card(keep(view));
    return RpsPoker::play_card(play(view));
}

Card ExpertBot::keep(const View<RpsPoker>& view) const {
    const Unseen cards = unseen(view);
    // What I keep the other does not get: both count alike.
    const auto value = [&](Card card, CardSet deck) {
        const int number = RpsPoker::number(card);
        return m_weights.worth[static_cast<std::size_t>(number)] - m_weights.draft_second * count_of(deck, number);
    };
    const auto gain = [&](Card kept, Card given) { return value(kept, cards.mine) - value(given, cards.gifts); };
    const auto& pair = view.own.pair;
    return gain(pair[1], pair[0]) > gain(pair[0], pair[1]) ? pair[1] : pair[0];
}

Card ExpertBot::play(const View<RpsPoker>& view) const {
    const auto& hand = view.own.hand;
    if (hand.size() == 1) return hand[0];
    const Unseen cards = unseen(view);
    const Card base = view.open.base.back();
    const int left = RpsPoker::kDeck - view.open.base.size(); // games after this one

    std::array<double, RpsPoker::kCards> weight;
    weigh_kept(view, cards, m_weights.keeps_lower, weight);
    each_card(cards.gifts, [&](Card card) { weight[card] = 1; });
    const CardSet theirs = cards.gifts | cards.hidden;
    double sum = 0;
    each_card(theirs, [&](Card card) {
        weight[card] *= RpsPoker::pairs(card, base) ? m_weights.strikes
                                                    : 1 + m_weights.leans * (2 * RpsPoker::number(card) - 9) / 9;
        sum += weight[card];
    });
    const double stage = m_weights.early + (m_weights.late - m_weights.early) * (9 - left) / 8;
    const double base_chance = static_cast<double>(left) / std::max(1, left + cards.kept);
    Card best = hand[0];
    double most = -1e9;
    for (const Card card : hand) {
        double wins = 0;
        each_card(theirs, [&](Card other) { wins += RpsPoker::beats(card, other, base) ? weight[other] : 0; });
        const int number = RpsPoker::number(card);
        const double worth = m_weights.worth[static_cast<std::size_t>(number)] -
                             m_weights.second * (count_of(cards.mine, number) - 1) +
                             m_weights.pairing * (base_chance * count_of(cards.hidden, number));
        const double value = wins / sum - stage * worth;
        if (value > most) {
            most = value;
            best = card;
        }
    }
    return best;
}

} // namespace hilltop::rps
