// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/rps/rps.h"

#include <array>

namespace hilltop::rps {

/// The contest's first example: the first card, always.
class MinimalValidBot : public Bot<RpsPoker> {
public:
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override;
};

/// The contest's second example: keeps the higher number, the first of equal ones, and plays its first card.
class SimpleBot : public Bot<RpsPoker> {
public:
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override;
};

/// Keeps the higher number; pairs the base card if it can, else plays its highest or lowest number.
template <bool High>
class PairBot : public Bot<RpsPoker> {
public:
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override;
};

/// Keeps the higher number; plays what wins this game most often against any card the other could hold, each as
/// likely; the lower of equally good ones.
class OddsBot : public Bot<RpsPoker> {
public:
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override;
};

/// Plays what wins this game most often, less what the card will be worth later.
class ExpertBot : public Bot<RpsPoker> {
public:
    /// In games won; found by search against the other built-in bots.
    struct Weights {
        std::array<double, RpsPoker::kNumbers> worth; ///< of a card, by its number
        double second;                                ///< worth lost for each other card of the number one has
        double pairing;                               ///< worth gained by each pair that may still be made, expected
        double early, late;                           ///< what worth counts in the first game and the last but one
        double strikes;                               ///< how much likelier the other plays a pair than anything else
        double leans;                                 ///< and a nine than a four or five
        double keeps_lower;                           ///< how often it kept the lower number, relative to the higher
        double draft_second;                          ///< the same as `second`, in the draft
    };
    explicit ExpertBot(const Weights& weights);
    ExpertBot();
    const Weights& weights() const { return m_weights; }
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override;

private:
    RpsPoker::Card keep(const View<RpsPoker>& view) const;
    RpsPoker::Card play(const View<RpsPoker>& view) const;

    Weights m_weights;
};

/// Those of the built-in one.
const ExpertBot::Weights& expert_weights();

/// The higher number of the two dealt, the first of equal ones.
RpsPoker::Card higher_number(const View<RpsPoker>& view);

/// All built-in bots: those with a style of their own, weakest first, then the levels of the best brain.
std::span<const BotSpec<RpsPoker>> all_bots();

} // namespace hilltop::rps
