// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/thinker.h"
#include "games/rps/bots/sight.h"

#include <vector>

namespace hilltop::rps {

/// States a seat could be facing: which of the hidden cards he kept, in which order he drew his cards, which bases
/// come. What he gave away tells what he kept: all sets are weighed one by one. What he played tells what he had in
/// hand, according to the kind of player he may be: draws are weighed by that.
class Worlds {
public:
    explicit Worlds(const View<RpsPoker>& view);

    World<RpsPoker> draw(Rng& rng) const;

    /// The same without all that only the rules want to know. Only while games are played, and mine is seat 0.
    struct Imagined {
        Duel duel;
        Kind kind{};
        double weight = 0; ///< chance that one of that kind with these cards plays as he has done
    };
    void imagine(Kind kind, Rng& rng, Imagined& world) const;
    /// How likely each kind is by what he gave away alone. The sum is 1.
    const ByKind& drafts() const { return m_drafts; }
    /// Chance that one who plays his first card has drawn in the order he played, of all orders that fit.
    double chance_in_order() const;
    /// How likely each card is his before his plays are weighed, if he keeps the higher number.
    double chance_kept(Card card) const;

private:
    /// Whether he keeps whatever comes first, or the higher number.
    enum Drafting : std::uint8_t { kAny, kHigh, kDraftings };
    static Drafting drafting_of(int kind) { return kind == 0 ? kAny : kHigh; }

    void weigh_sets();
    CardSet draw_set(Drafting drafting, Rng& rng) const;
    /// His ten cards in the order drawn, so that each card played was in hand by then. True if that is in order of
    /// play.
    void draw_order(CardSet deck, bool in_order, Rng& rng, std::array<Card, RpsPoker::kDeck>& order) const;
    double chance_of_plays(Kind kind, const std::array<Card, RpsPoker::kDeck>& order, CardSet deck) const;

    InfoState<RpsPoker> m_seen;
    Seat m_rival;
    CardSet m_hidden = 0;   ///< cards he may have kept, or bases to come, or in the draft not dealt
    CardSet m_known = 0;    ///< kept by him, for he has played it
    int m_kept = 0;         ///< how many of the hidden are his
    int m_drawn = 0;        ///< cards of his deck he has drawn
    ByNumber m_my_weight{}; ///< what he makes of my gifts
    ByKind m_drafts{};
    std::vector<CardSet> m_sets; ///< what of the hidden he may have kept
    std::vector<double> m_sums;  ///< their weights, added up, for one who keeps the higher number
};

} // namespace hilltop::rps
