// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/bots/worlds.h"
#include "judging/sampled_choice.h"

#include <vector>

namespace hilltop::rps {

/// How a ChampionBot thinks.
struct SearchLevel {
    int worlds;       ///< played to their end for each answer, fewer in the draft; 0: the quick brain alone
    double trust;     ///< games by which differences of the quick brain are thought to err
    double later;     ///< what counts of what a card will win later
    bool reads;       ///< learns from the rival's plays of what kind it is
    double misjudges; ///< games by which it errs, see held_back()
};
/// By level: novice, casual, skilled, strong, champion.
inline constexpr std::array<SearchLevel, 5> kLevels{{
    {.worlds = 0, .trust = 1, .later = 0, .reads = false, .misjudges = .25},
    {.worlds = 0, .trust = 1, .later = .3, .reads = false, .misjudges = .139},
    {.worlds = 0, .trust = 1, .later = .7, .reads = false, .misjudges = .058},
    {.worlds = 0, .trust = 1, .later = 1, .reads = true, .misjudges = 0},
    {.worlds = 150, .trust = .05, .later = 1, .reads = true, .misjudges = 0},
}};

/// Wins now against what a card wins later. A quick brain has learnt both for kinds of opponents and takes this one for
/// a mixture of them. Worlds then tell better: how likely each kind is, what the rival holds, and what comes of each
/// answer if both play on, the rival as its kind does, I by the quick brain. The two are mixed, each as much as it is
/// sure.
class ChampionBot : public Thinker<RpsPoker> {
public:
    explicit ChampionBot(const SearchLevel& level = kLevels.back())
        : m_level(level) {}
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng& rng) override;
    std::vector<Option<RpsPoker>> options(const View<RpsPoker>& view, const SearchBudget& budget,
                                          const Stop& stop) override;

private:
    using Choice = SampledChoice<RpsPoker::kHand>;
    using ByAnswer = Choice::Worths; ///< games from here on
    /// Worlds of each kind of player, and how many of `worlds` are of it.
    struct Kinds {
        ByKind chance{}, weight{};
        std::array<std::size_t, kKinds + 1> from{}; ///< in m_drawn
    };
    std::vector<Option<RpsPoker>> think(const View<RpsPoker>& view, const SearchBudget& budget, const Stop& stop);
    ByAnswer draft_values(const View<RpsPoker>& view) const;
    bool tell_kinds(const Worlds& worlds, int tries, Rng& rng, const Stop& stop, Kinds& kinds);
    bool sample_draft(const View<RpsPoker>& view, int worlds, Rng& rng, const Stop& stop, Choice& choice) const;
    bool sample_play(const View<RpsPoker>& view, const Worlds& imagined, const Kinds& kinds, int worlds, Rng& rng,
                     const Stop& stop, Choice& choice) const;

    void mix(const ByAnswer& quick, const Choice& choice, double won, std::vector<Option<RpsPoker>>& options) const;

    SearchLevel m_level;
    std::vector<Worlds::Imagined> m_drawn; ///< kept for its room
};

} // namespace hilltop::rps
