// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/thinker.h"
#include "games/zipdeck/bots/rivals.h"

namespace hilltop::zipdeck {

/// How a ChampionBot thinks when it plays.
struct SearchLevel {
    int cards;          ///< imagined for a decision, about
    int most_worlds;    ///< for a decision
    int sight;          ///< rounds ahead
    double noise;       ///< what it mistakes of a share of the win, one standard deviation
    bool solved = true; ///< looks tables of two up
};
inline constexpr SearchLevel kChampion{.cards = 250'000, .most_worlds = 400, .sight = 128, .noise = 0};

/// Imagines the end of the match after each answer, with what it has read off the others, and takes what wins the
/// largest share. It departs from the lightning rod's answer only beyond the noise. Tables of two are solved.
class ChampionBot : public Thinker<ZipDeck> {
public:
    explicit ChampionBot(const SearchLevel& level = kChampion)
        : m_level(level) {}
    std::optional<Fault> start(const Seating&) override {
        m_rivals.clear();
        return {};
    }
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override;
    std::vector<Option<ZipDeck>> options(const View<ZipDeck>& view, const SearchBudget& budget,
                                         const Stop& stop) override;

private:
    std::vector<Option<ZipDeck>> weigh(const View<ZipDeck>& view, const SearchBudget& budget, const Stop& stop,
                                       bool all);

    SearchLevel m_level;
    Rivals m_rivals;
};

/// The same brain, held back for people: 1 to 4.
template <int Level>
class LevelBot : public ChampionBot {
public:
    LevelBot();
};

} // namespace hilltop::zipdeck
