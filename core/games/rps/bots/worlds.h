// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/rps/bots/sight.h"

#include <vector>

namespace hilltop::rps {

/// States a seat could be facing: which of the hidden cards the other kept, the order in which it drew, which bases
/// come. Its gifts are evidence of what it kept: all sets are weighed one by one. Its plays are evidence of what was in
/// its hand, by the kind of player it may be: draws are weighed by that.
class Worlds {
public:
    explicit Worlds(const View<RpsPoker>& view);

    World<RpsPoker> draw(Rng& rng) const;

    /// The same without all that only the rules want to know. Only while games are played, and mine is seat 0.
    struct Imagined {
        Duel duel;
        Kind kind{};
        double weight = 0; ///< chance that a player of that kind with these cards plays as the other has done
    };
    void imagine(Kind kind, Rng& rng, Imagined& world) const;
    /// Probability of each kind by the other's gifts alone. The sum is 1.
    const ByKind& drafts() const { return m_drafts; }
    /// Chance that a player of the first card has drawn in the order played, of all orders that fit.
    double chance_in_order() const;

private:
    /// Whether the other keeps the first card offered, or the higher number.
    enum Drafting : std::uint8_t { kAny, kHigh, kDraftings };
    static Drafting drafting_of(int kind) { return kind == 0 ? kAny : kHigh; }

    void weigh_sets();
    CardSet draw_set(Drafting drafting, Rng& rng) const;
    /// The other's ten cards in the order drawn, so that each card played was in hand by then. True if in order of
    /// play.
    void draw_order(CardSet deck, bool in_order, Rng& rng, std::array<Card, RpsPoker::kDeck>& order) const;
    double chance_of_plays(Kind kind, const std::array<Card, RpsPoker::kDeck>& order, CardSet deck) const;

    InfoState<RpsPoker> m_seen;
    Seat m_rival;
    CardSet m_hidden = 0;   ///< cards the other may have kept, or bases to come, or in the draft not dealt
    CardSet m_known = 0;    ///< certainly kept by the other, as it has played them
    int m_kept = 0;         ///< how many of the hidden are the other's
    int m_drawn = 0;        ///< cards of its deck the other has drawn
    ByNumber m_my_weight{}; ///< weights of my gifts from the other's view
    ByKind m_drafts{};
    std::vector<CardSet> m_sets; ///< subsets of the hidden cards the other may have kept
    std::vector<double> m_sums;  ///< their cumulative weights, for a player who keeps the higher number
};

} // namespace hilltop::rps
